//! The auction for the three cards (T13–T16).

use tabletop::{Seat, SeatSet, Story};

use crate::gifts::Purse;
use crate::state::Auction;
use crate::{Action, Event, Gifts, Phase, Reason, Tante};

/// How far above the price the offered bids lie: close ones all, far ones a few (the range is any sum one can pay).
const STEPS: [u16; 10] = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32];

impl Tante {
    /// T13: everybody but Aunt Marie, from her left.
    pub(crate) fn open_auction(&mut self, story: &mut impl Story<Event>) {
        let mut inside = SeatSet::all(self.seats);
        inside.remove(self.aunt);
        let first = self.left_of(self.aunt);
        self.ask_next(Auction { turn: first, inside, high: None }, first, story);
    }

    /// Asks the next player from `seat` on who is still in; who can't raise is out (T14).
    fn ask_next(&mut self, mut auction: Auction, seat: Seat, story: &mut impl Story<Event>) {
        let price = auction.price();
        for seat in seat.round(self.seats) {
            if !auction.inside.contains(seat) {
                continue;
            }
            // All others have answered the highest bid and are out: sold (T16).
            if let Some((buyer, gifts)) = auction.high.filter(|(high, _)| *high == seat) {
                return self.sell(buyer, gifts, story);
            }
            if self.gifts[seat.index()].worth() > price {
                auction.turn = seat;
                self.phase = Phase::Auction(auction);
                return;
            }
            auction.inside.remove(seat);
            story.add(Event::Outbid { seat });
        }
        self.open_duty(story);
    }

    fn sell(&mut self, buyer: Seat, gifts: Gifts, story: &mut impl Story<Event>) {
        self.gifts[buyer.index()] = self.gifts[buyer.index()].without(gifts);
        self.spent = self.spent.with(gifts);
        let cards = self.hand_over(buyer);
        story.add(Event::Bought { seat: buyer, cards, gifts });
        self.next_round(story);
    }

    fn auction_turn(&self, seat: Seat) -> Result<Auction, Reason> {
        let Phase::Auction(auction) = self.phase else { return Err(Reason::NoAuctionNow) };
        if seat == self.aunt {
            return Err(Reason::AuntDoesNotBid);
        }
        if !auction.inside.contains(seat) {
            return Err(Reason::YouWithdrew);
        }
        if seat != auction.turn {
            return Err(Reason::NotYourTurnToBid);
        }
        Ok(auction)
    }

    /// Whether these gifts are a bid that this seat can make now (T13, T15).
    pub(crate) fn may_bid(&self, auction: &Auction, seat: Seat, gifts: Gifts) -> Result<(), Reason> {
        if seat != auction.turn {
            return Err(Reason::NotYourTurnToBid);
        }
        if gifts.is_empty() {
            return Err(Reason::EmptyBid);
        }
        if !self.gifts[seat.index()].include(gifts) {
            return Err(Reason::NotYourGifts);
        }
        if gifts.worth() <= auction.price() {
            return Err(Reason::BidTooLow);
        }
        Ok(())
    }

    pub(crate) fn bid(&mut self, seat: Seat, gifts: Gifts, story: &mut impl Story<Event>) -> Result<(), Reason> {
        let mut auction = self.auction_turn(seat)?;
        self.may_bid(&auction, seat, gifts)?;
        auction.high = Some((seat, gifts));
        story.add(Event::BidCalled { seat, gifts });
        self.ask_next(auction, self.left_of(seat), story);
        Ok(())
    }

    pub(crate) fn withdraw(&mut self, seat: Seat, story: &mut impl Story<Event>) -> Result<(), Reason> {
        let mut auction = self.auction_turn(seat)?;
        auction.inside.remove(seat);
        story.add(Event::Withdrew { seat });
        self.ask_next(auction, self.left_of(seat), story);
        Ok(())
    }

    /// Withdrawing, and for each of a few sums above the price the bid with the largest and the one with the smallest cards.
    pub(crate) fn bid_offers(&self, auction: &Auction, into: &mut Vec<Action>) {
        let purse = Purse::of(self.gifts[auction.turn.index()]);
        let price = auction.price();
        // Collected here first: one copy is cheaper than asking the buffer for room again and again.
        let mut offers = [Action::Withdraw; 1 + 2 * STEPS.len()];
        let mut count = 1;
        let mut last = price;
        for step in STEPS {
            let floor = (price + step).max(last + 1);
            if floor >= 64 || purse.payable >> floor == 0 {
                break;
            }
            let sum = floor + (purse.payable >> floor).trailing_zeros() as u16;
            last = sum;
            let largest = purse.largest_for(sum);
            let smallest = purse.smallest_for(sum);
            offers[count] = Action::Bid(largest);
            offers[count + 1] = Action::Bid(smallest);
            count += if smallest == largest { 1 } else { 2 };
        }
        into.extend_from_slice(&offers[..count]);
    }
}
