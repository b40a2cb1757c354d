//! The auction in turn (M13, M14): clockwise, each raises, plays the joker or drops out for good.

use tabletop::{Chance, Moment, Seat, Story};

use crate::auction::all_but;
use crate::{Action, Dollars, Event, InTurn, Maloney, Phase, Reason};

impl Maloney {
    /// From the player after the last driver, on the first day from one drawn by lot; again after a fine from the same seat,
    /// or the next that isn't fined.
    pub(crate) fn open_in_turn(&mut self, now: Moment, chance: &mut Chance, story: &mut impl Story<Event>) {
        let opener = match (self.opener, self.driver) {
            (Some(opener), _) => opener,
            (None, Some(driver)) => self.left_of(driver),
            (None, None) => {
                let seat = Seat(chance.below(u32::from(self.seats)) as u8);
                story.add(Event::OpenerDrawn { seat });
                seat
            }
        };
        self.opener = Some(opener);
        let inside = all_but(self.seats, self.fined);
        let first = opener.round(self.seats).find(|seat| inside.contains(*seat)).expect("somebody is not fined");
        story.add(Event::AuctionOpened { first: Some(first) });
        self.ask_next(InTurn { turn: first, inside, high: None }, first, now, chance, story);
    }

    /// Asks the next player from `seat` on who is still in. A standing bid answers for its owner.
    pub(crate) fn ask_next(
        &mut self,
        mut auction: InTurn,
        mut seat: Seat,
        now: Moment,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) {
        loop {
            if auction.inside.is_empty() {
                return self.drop_hammer(None, now, chance, story);
            }
            if !auction.inside.contains(seat) {
                seat = self.left_of(seat);
                continue;
            }
            // All others have answered the highest call and are out: sold.
            if auction.high.is_some_and(|(high, _)| high == seat) {
                return self.drop_hammer(auction.high, now, chance, story);
            }
            let sum = auction.price() + Dollars::STEP;
            if self.standing[seat.index()].limit.is_none_or(|limit| limit < sum) {
                auction.turn = seat;
                self.phase = Phase::InTurn(auction);
                return;
            }
            auction.high = Some((seat, sum));
            self.allow_new_standing_bids();
            story.add(Event::Called { seat, sum, standing: true });
            seat = self.left_of(seat);
        }
    }

    /// Whether it is this player's turn.
    pub(crate) fn in_turn_turn(&self, auction: &InTurn, seat: Seat) -> Result<(), Reason> {
        self.is_inside(auction, seat)?;
        if auction.turn == seat { Ok(()) } else { Err(Reason::NotYourTurn) }
    }

    pub(crate) fn is_inside(&self, auction: &InTurn, seat: Seat) -> Result<(), Reason> {
        if self.fined.contains(seat) {
            return Err(Reason::Fined);
        }
        if auction.inside.contains(seat) { Ok(()) } else { Err(Reason::YouDroppedOut) }
    }

    pub(crate) fn call_in_turn(
        &mut self,
        mut auction: InTurn,
        seat: Seat,
        sum: Dollars,
        now: Moment,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) {
        auction.high = Some((seat, sum));
        self.allow_new_standing_bids();
        story.add(Event::Called { seat, sum, standing: false });
        self.ask_next(auction, self.left_of(seat), now, chance, story);
    }

    pub(crate) fn drop_out(
        &mut self,
        seat: Seat,
        now: Moment,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        let mut auction = match self.phase {
            Phase::InTurn(auction) => auction,
            Phase::Live(_) => return Err(Reason::OnlyInTurn),
            _ => return Err(Reason::NoAuctionNow),
        };
        self.in_turn_turn(&auction, seat)?;
        auction.inside.remove(seat);
        self.standing[seat.index()] = Default::default();
        story.add(Event::DroppedOut { seat });
        self.ask_next(auction, self.left_of(seat), now, chance, story);
        Ok(())
    }

    pub(crate) fn in_turn_offers(&self, auction: &InTurn, into: &mut Vec<Action>) {
        into.push(Action::DropOut);
        self.call_offers(auction.turn, auction.price(), into);
        if self.has_joker_for_today(auction.turn).is_ok() {
            into.push(Action::PlayJoker);
        }
    }
}
