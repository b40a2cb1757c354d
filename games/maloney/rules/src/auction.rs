//! The auction for the car (M13, M15, M17–M19): what both kinds of it (M14) share.

use tabletop::{Chance, Moment, Seat, SeatSet, Story};

use crate::state::price_of;
use crate::{Action, Dollars, Event, InTurn, Live, Maloney, Phase, Reason};

/// The fine for calling more than one has (M18).
const FINE: Dollars = Dollars(2000);

/// How far above the price the offered calls lie: the range is every sum in steps of 100 (M13).
const STEPS: [Dollars; 6] = [Dollars(100), Dollars(200), Dollars(500), Dollars(1000), Dollars(2000), Dollars(5000)];

/// What a player can call in an auction: from the price on in steps of 100, up to `most`; beyond `means` it is an overbid (M18).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Calls {
    pub least: Dollars,
    pub most: Dollars,
    pub means: Dollars,
}

impl Calls {
    /// A fair sample. Overbids are offered where nothing else can be called.
    fn sample(self, into: &mut Vec<Action>) {
        let most = if self.least <= self.means { self.most.min(self.means) } else { self.least };
        // Collected here first: one copy is cheaper than asking the buffer for room again and again.
        let offers = STEPS.map(|step| Action::Call(self.least + step - Dollars::STEP));
        let count = STEPS.iter().take_while(|step| self.least + **step - Dollars::STEP <= most).count();
        into.extend_from_slice(&offers[..count]);
    }
}

impl Maloney {
    /// Opens the auction of this day, or a new one after a fine (M18); nobody may be left who can take part (M17).
    pub(crate) fn hold_auction(&mut self, now: Moment, chance: &mut Chance, story: &mut impl Story<Event>) {
        if !Seat::all(self.seats).any(|seat| self.is_asked_today(seat)) {
            story.add(Event::NobodyCanCall);
            return self.drive_free(chance, story);
        }
        if self.is_live() { self.ask_for_ready(now) } else { self.open_in_turn(now, chance, story) }
    }

    /// Whether this player is a reason to hold an auction (M17): who can call, or is broke but has a joker for today (M16, M19).
    /// By rules number 1 jokers alone were none.
    fn is_asked_today(&self, seat: Seat) -> bool {
        self.may_bid(seat).is_ok() || self.rules >= 2 && self.has_joker_for_today(seat).is_ok()
    }

    /// Whether this player takes part in the calling of today's auctions at all (M18, M19).
    pub(crate) fn may_bid(&self, seat: Seat) -> Result<(), Reason> {
        if self.fined.contains(seat) {
            return Err(Reason::Fined);
        }
        if self.money[seat.index()] < Dollars::STEP {
            return Err(Reason::Broke);
        }
        Ok(())
    }

    /// What this player could call above this price; nothing if nothing.
    pub(crate) fn calls(&self, seat: Seat, price: Dollars) -> Option<Calls> {
        self.may_bid(seat).ok()?;
        let means = self.money[seat.index()];
        let most = if self.options.overbidding { Dollars::MOST } else { means.min(Dollars::MOST) };
        let least = price + Dollars::STEP;
        (least <= most).then_some(Calls { least, most, means })
    }

    pub(crate) fn call_offers(&self, seat: Seat, price: Dollars, into: &mut Vec<Action>) {
        if let Some(calls) = self.calls(seat, price) {
            calls.sample(into);
        }
    }

    /// Whether this sum can be called, or be the limit of a standing bid, at this price (M13, M18, M19).
    pub(crate) fn may_name(&self, seat: Seat, sum: Dollars, price: Dollars) -> Result<(), Reason> {
        self.may_bid(seat)?;
        if !sum.in_steps() {
            return Err(Reason::NotInSteps);
        }
        if sum > Dollars::MOST {
            return Err(Reason::CallTooHigh);
        }
        if sum <= price {
            return Err(Reason::CallTooLow);
        }
        if !self.options.overbidding && sum > self.money[seat.index()] {
            return Err(Reason::CantOverbid);
        }
        Ok(())
    }

    pub(crate) fn may_call(&self, seat: Seat, sum: Dollars) -> Result<(), Reason> {
        if seat.0 >= self.seats {
            return Err(Reason::NotAtTheTable);
        }
        let high = match &self.phase {
            Phase::Live(auction) => self.live_call_turn(auction, seat).map(|()| auction.high)?,
            Phase::InTurn(auction) => self.in_turn_turn(auction, seat).map(|()| auction.high)?,
            _ => return Err(Reason::NoAuctionNow),
        };
        self.may_name(seat, sum, price_of(high))
    }

    pub(crate) fn call(
        &mut self,
        seat: Seat,
        sum: Dollars,
        now: Moment,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        self.may_call(seat, sum)?;
        match self.phase {
            Phase::Live(auction) => self.call_live(auction, seat, sum, now, chance, story),
            Phase::InTurn(auction) => self.call_in_turn(auction, seat, sum, now, chance, story),
            _ => unreachable!("a call is only lawful in an auction"),
        }
        Ok(())
    }

    /// The auction is over: sold (M15), won by somebody who can't pay (M18), or without a call (M17).
    pub(crate) fn drop_hammer(
        &mut self,
        high: Option<(Seat, Dollars)>,
        now: Moment,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) {
        self.standing = Default::default();
        let Some((seat, price)) = high else {
            story.add(Event::NobodyCalled);
            return self.drive_free(chance, story);
        };
        let money = self.money[seat.index()];
        if price > money {
            // M18: the auction of this day is held again, without the overbidder.
            let fine = FINE.min(money);
            self.pay(seat, fine);
            self.fined.insert(seat);
            story.add(Event::Overbid { seat, price, fine });
            return self.hold_auction(now, chance, story);
        }
        self.pay(seat, price);
        story.add(Event::Sold { seat, price });
        self.hand_over_car(seat);
    }

    /// M17: the last driver again, or on the first day whom the lot chooses.
    fn drive_free(&mut self, chance: &mut Chance, story: &mut impl Story<Event>) {
        let seat = match self.driver {
            Some(seat) => {
                story.add(Event::DrivesAgain { seat });
                seat
            }
            None => {
                let seat = Seat(chance.below(u32::from(self.seats)) as u8);
                story.add(Event::DriverDrawn { seat });
                seat
            }
        };
        self.hand_over_car(seat);
    }

    pub(crate) fn hand_over_car(&mut self, seat: Seat) {
        self.standing = Default::default();
        self.driver = Some(seat);
        self.phase = Phase::Drive { driver: seat };
    }
}

impl Live {
    pub fn price(&self) -> Dollars {
        price_of(self.high)
    }
}

impl InTurn {
    pub fn price(&self) -> Dollars {
        price_of(self.high)
    }
}

/// Everybody but these.
pub(crate) fn all_but(seats: u8, but: SeatSet) -> SeatSet {
    Seat::all(seats).filter(|seat| !but.contains(*seat)).collect()
}
