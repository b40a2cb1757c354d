//! Points for cards (M21, M22) and the will (M23).

use tabletop::{Chance, Moment, Seat, Story};

use crate::{Action, Card, Cards, Event, Maloney, Phase, Reason};

impl Maloney {
    /// What a card brings today (M3, M22).
    pub(crate) fn worth_today(&self, card: Card) -> u8 {
        self.edition.worth(card, self.day) * if self.day.is_double() { 2 } else { 1 }
    }

    /// M21: chosen in secret, and final.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        cards: Cards,
        now: Moment,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        if self.phase != Phase::Cash {
            return Err(Reason::NoCountNow);
        }
        if self.chosen[seat.index()].is_some() {
            return Err(Reason::AlreadyChosen);
        }
        if cards.len() > 2 {
            return Err(Reason::TooManyCards);
        }
        if cards.of_town(self.car) != cards {
            return Err(Reason::OtherTown);
        }
        if !self.hands[seat.index()].include(cards) {
            return Err(Reason::NotInYourHand);
        }
        self.chosen[seat.index()] = Some(cards);
        if story.is_heard() {
            let cards = cards.iter().map(|card| self.edition.print(card)).collect();
            story.add(Event::Chose { seat, cards });
        }
        if self.chosen[..self.seats as usize].iter().all(Option::is_some) {
            self.cash_all(story);
            self.end_day(now, chance, story);
        }
        Ok(())
    }

    /// All cards are shown together and lie on the played pile.
    fn cash_all(&mut self, story: &mut impl Story<Event>) {
        let mut nobody = true;
        for seat in Seat::all(self.seats) {
            let cards = self.chosen[seat.index()].take().unwrap_or_default();
            if cards.is_empty() {
                continue;
            }
            nobody = false;
            self.points[seat.index()] += cards.iter().map(|card| i16::from(self.worth_today(card))).sum::<i16>();
            self.hands[seat.index()] = self.hands[seat.index()].without(cards);
            self.played = self.played.with(cards);
            self.seen = self.seen.with(cards);
            if story.is_heard() {
                let cards = cards.iter().map(|card| (self.edition.print(card), self.worth_today(card))).collect();
                story.add(Event::Cashed { seat, cards });
            }
        }
        if nobody {
            story.add(Event::NobodyCashed);
        }
        self.move_will(story);
    }

    /// M23: to whoever leads alone; with equals it stays with one of them, or lies in the middle.
    fn move_will(&mut self, story: &mut impl Story<Event>) {
        let points = &self.points[..self.seats as usize];
        let most = points.iter().copied().max().unwrap_or(0);
        let mut leaders = Seat::all(self.seats).filter(|seat| points[seat.index()] == most);
        let to = match (leaders.next(), leaders.next()) {
            (Some(leader), None) => Some(leader),
            _ => self.will.filter(|holder| points[holder.index()] == most),
        };
        if to != self.will {
            self.will = to;
            story.add(Event::WillMoved { to });
        }
    }

    /// None, each card of the town, each two of them: everybody is asked, also without one (M21).
    pub(crate) fn cash_offers(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.chosen[seat.index()].is_some() {
            return;
        }
        into.push(Action::Cash(Cards::NONE));
        let held = self.hands[seat.index()].of_town(self.car);
        if held.is_empty() {
            return;
        }
        for card in held.iter() {
            into.push(Action::Cash(card.into()));
            let before = held.iter().take_while(|other| *other != card);
            into.extend(before.map(|other| Action::Cash(Cards::from(other).with(card.into()))));
        }
    }
}
