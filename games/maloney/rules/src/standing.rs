//! Standing bids: secret limits up to which calls are made for their owners (M13), in both kinds of auction (M14).
//! Everybody else sees ordinary calls.

use std::cmp::Reverse;

use tabletop::{Chance, Moment, Seat, Story};

use crate::{Dollars, Event, Live, Maloney, Phase, Reason};

/// One player's standing bid in this auction. All of it is secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Standing {
    pub limit: Option<Dollars>,
    /// Of two equal limits the one with the lower number was there first.
    pub order: u16,
    /// Whether it was changed since the last call.
    pub changed: bool,
}

impl Maloney {
    pub(crate) fn allow_new_standing_bids(&mut self) {
        self.standing.iter_mut().for_each(|standing| standing.changed = false);
    }

    /// Whether this player may have this standing bid from now on.
    pub(crate) fn may_stand(&self, seat: Seat, limit: Option<Dollars>) -> Result<(), Reason> {
        if seat.0 >= self.seats {
            return Err(Reason::NotAtTheTable);
        }
        let Some(price) = self.phase.price() else { return Err(Reason::NoAuctionNow) };
        if let Phase::InTurn(auction) = &self.phase {
            self.is_inside(auction, seat)?;
        }
        let standing = &self.standing[seat.index()];
        match limit {
            Some(limit) => self.may_name(seat, limit, price)?,
            None if standing.limit.is_none() => return Err(Reason::NoStandingBid),
            None => {}
        }
        // Calls are finite, so changes are too: nobody can keep the table busy with them.
        if standing.changed { Err(Reason::StandingBidJustChanged) } else { Ok(()) }
    }

    pub(crate) fn stand(
        &mut self,
        seat: Seat,
        limit: Option<Dollars>,
        now: Moment,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        self.may_stand(seat, limit)?;
        let last = self.standing.iter().map(|standing| standing.order).max().unwrap_or(0);
        self.standing[seat.index()] = Standing { limit, order: last + 1, changed: true };
        story.add(Event::StandingBidChanged { seat, limit });
        match self.phase {
            Phase::Live(mut auction) => {
                let high = auction.high;
                self.let_standing_bids_call(&mut auction, now, story);
                if auction.high != high {
                    self.go_on_live(auction, now, chance, story);
                }
            }
            Phase::InTurn(auction) => self.ask_next(auction, auction.turn, now, chance, story),
            _ => unreachable!("standing bids are only lawful in an auction"),
        }
        Ok(())
    }

    /// Lets the standing bids answer the price, all at once: the one with the highest limit, the earliest of equals, ends up one
    /// step above the next limit, or at its own. Where that one holds the call already, the next goes as far as it can first,
    /// for nobody outbids the own call (M13); so where it could only take the last step of an earlier equal one, it is silent.
    /// Who has said "not at this price" has a standing bid that waits for the next call (M14).
    pub(crate) fn let_standing_bids_call(&mut self, auction: &mut Live, now: Moment, story: &mut impl Story<Event>) {
        let price = auction.price();
        let ready = |seat: &Seat| {
            let standing = self.standing[seat.index()];
            let limit = standing.limit.filter(|limit| *limit > price && !auction.declined.contains(*seat))?;
            Some((limit, Reverse(standing.order), *seat))
        };
        let ready = || Seat::all(self.seats).filter_map(|seat| ready(&seat));
        let Some((limit, _, best)) = ready().max_by_key(|(limit, order, _)| (*limit, *order)) else { return };
        let next = ready().filter(|(.., seat)| *seat != best).max_by_key(|(limit, order, _)| (*limit, *order));
        // How far the next can push the best.
        let pushed = next.map_or(price, |(next, ..)| next.min(limit - Dollars::STEP));
        if auction.high.is_some_and(|(high, _)| high == best) {
            let Some((_, _, next)) = next else { return };
            if pushed <= price {
                return;
            }
            self.call_for(auction, next, pushed, now, story);
        }
        self.call_for(auction, best, pushed + Dollars::STEP, now, story);
    }

    fn call_for(&mut self, auction: &mut Live, seat: Seat, sum: Dollars, now: Moment, story: &mut impl Story<Event>) {
        self.take_call(auction, seat, sum, now);
        story.add(Event::Called { seat, sum, standing: true });
    }
}
