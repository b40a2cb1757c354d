//! The live auction (M13, M14): everybody calls at any time, and a clock counts for the highest bidder.

use tabletop::{Chance, Moment, Seat, SeatSet, Story};

use crate::{Action, Dollars, Event, Live, Maloney, Phase, Reason};

impl Maloney {
    /// Whether this player may call now, whatever the sum.
    pub(crate) fn live_call_turn(&self, auction: &Live, seat: Seat) -> Result<(), Reason> {
        if auction.declined.contains(seat) {
            return Err(Reason::YouSaidNotAtThisPrice);
        }
        if auction.high.is_some_and(|(high, _)| high == seat) {
            return Err(Reason::OwnCall);
        }
        Ok(())
    }

    pub(crate) fn call_live(
        &mut self,
        mut auction: Live,
        seat: Seat,
        sum: Dollars,
        now: Moment,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) {
        self.take_call(&mut auction, seat, sum, now);
        story.add(Event::Called { seat, sum, standing: false });
        self.let_standing_bids_call(&mut auction, now, story);
        self.go_on_live(auction, now, chance, story);
    }

    /// Every call restarts the count, and is a new price for everybody.
    pub(crate) fn take_call(&mut self, auction: &mut Live, seat: Seat, sum: Dollars, now: Moment) {
        let next = now + self.options.count.milliseconds();
        *auction = Live { high: Some((seat, sum)), declined: SeatSet::empty(), counted: 0, next };
        self.allow_new_standing_bids();
    }

    /// The hammer falls at once when nobody is left who might still take the car (M14).
    pub(crate) fn go_on_live(
        &mut self,
        auction: Live,
        now: Moment,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) {
        let high = auction.high.map(|(seat, _)| seat);
        if Seat::all(self.seats).any(|seat| Some(seat) != high && !self.is_out(&auction, seat)) {
            self.phase = Phase::Live(auction);
        } else {
            self.drop_hammer(auction.high, now, chance, story);
        }
    }

    /// Has said "not at this price", or can neither call nor play a joker.
    fn is_out(&self, auction: &Live, seat: Seat) -> bool {
        auction.declined.contains(seat) || !self.can_take_part(auction, seat)
    }

    fn can_take_part(&self, auction: &Live, seat: Seat) -> bool {
        self.calls(seat, auction.price()).is_some() || self.has_joker_for_today(seat).is_ok()
    }

    pub(crate) fn decline(
        &mut self,
        seat: Seat,
        price: Dollars,
        now: Moment,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        let mut auction = match self.phase {
            Phase::Live(auction) => auction,
            Phase::InTurn(_) => return Err(Reason::OnlyInLiveAuctions),
            _ => return Err(Reason::NoAuctionNow),
        };
        if price != auction.price() {
            return Err(Reason::PriceHasChanged);
        }
        self.live_call_turn(&auction, seat)?;
        if !self.can_take_part(&auction, seat) {
            return Err(Reason::NothingToDecline);
        }
        auction.declined.insert(seat);
        story.add(Event::Declined { seat, price });
        self.go_on_live(auction, now, chance, story);
        Ok(())
    }

    /// Once, twice, three times (M13).
    pub(crate) fn count(&mut self, mut auction: Live, now: Moment, chance: &mut Chance, story: &mut impl Story<Event>) {
        auction.counted += 1;
        story.add(Event::Counted { times: auction.counted, high: auction.high.map(|(seat, _)| seat) });
        if auction.counted == 3 {
            return self.drop_hammer(auction.high, now, chance, story);
        }
        auction.next = now + self.options.count.milliseconds();
        self.phase = Phase::Live(auction);
    }

    pub(crate) fn live_offers(&self, auction: &Live, seat: Seat, into: &mut Vec<Action>) {
        let joker = self.has_joker_for_today(seat).is_ok();
        if self.live_call_turn(auction, seat).is_ok() {
            let before = into.len();
            self.call_offers(seat, auction.price(), into);
            if into.len() > before || joker {
                into.push(Action::NotAtThisPrice(auction.price()));
            }
        }
        if joker {
            into.push(Action::PlayJoker);
        }
    }
}
