//! A turn: play a card or throw some away, and draw (E12–E14).

use tabletop::{Chance, Seat, Story};

use crate::{Action, Card, Erbraffer, Event, Hand, Kind, Phase, Reason, Target};

impl Erbraffer {
    fn turn_of(&self, seat: Seat) -> Result<(), Reason> {
        let Phase::Turn { seat: turn } = self.phase else { return Err(Reason::NoTurnNow) };
        if turn == seat { Ok(()) } else { Err(Reason::NotYourTurn) }
    }

    /// E12: the card's action, then back up to a full hand, then the hourglass (E19).
    pub(crate) fn play_card(
        &mut self,
        seat: Seat,
        card: Card,
        on: Target,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        self.turn_of(seat)?;
        if !self.hands[seat.index()].contains(card) {
            return Err(Reason::NotInYourHand);
        }
        self.may_be_played_on(card, on)?;
        self.turns += 1;
        self.hands[seat.index()].remove(card);
        self.discards.push(card);
        story.add(Event::Played { seat, card });
        if card.kind() == Kind::ShakeUp {
            self.shake_up(seat, chance, story);
            return Ok(());
        }
        self.carry_out(card, on, story);
        self.draw(seat, 1, chance, story);
        if card.has_hourglass() && self.last_turns.is_none() {
            self.move_hourglass(seat, story);
        } else {
            self.end_turn(seat, story);
        }
        Ok(())
    }

    /// E13: thrown cards do nothing.
    pub(crate) fn throw_away(
        &mut self,
        seat: Seat,
        cards: Hand,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        self.turn_of(seat)?;
        if cards.is_empty() {
            return Err(Reason::NothingThrown);
        }
        if !self.hands[seat.index()].include(&cards) {
            return Err(Reason::NotInYourHand);
        }
        self.turns += 1;
        for card in cards.iter() {
            self.hands[seat.index()].remove(card);
            self.discards.push(card);
        }
        story.add(Event::ThrewAway { seat, cards });
        self.draw(seat, cards.len(), chance, story);
        self.end_turn(seat, story);
        Ok(())
    }

    /// E14: all hands are thrown first, then each draws a new one at once, and whoever played it has a whole new turn.
    fn shake_up(&mut self, seat: Seat, chance: &mut Chance, story: &mut impl Story<Event>) {
        for thrower in seat.round(self.seats) {
            let cards = std::mem::take(&mut self.hands[thrower.index()]);
            self.discards.extend(cards.iter());
            story.add(Event::HandThrown { seat: thrower, cards });
        }
        for drawer in seat.round(self.seats) {
            self.draw(drawer, self.edition.hand as usize, chance, story);
        }
        if self.begin_turn(seat, story) {
            story.add(Event::AnotherTurn { seat });
        }
    }

    /// Draws so many cards; when the stack is empty and a card is needed, the discards become the stack (E14).
    pub(crate) fn draw(&mut self, seat: Seat, count: usize, chance: &mut Chance, story: &mut impl Story<Event>) {
        let mut drawn = Hand::default();
        for _ in 0..count {
            if self.stack.is_empty() {
                if self.discards.is_empty() {
                    break;
                }
                std::mem::swap(&mut self.stack, &mut self.discards);
                self.knowledge.stack_made(&self.stack);
                chance.shuffle(&mut self.stack);
                story.add(Event::Reshuffled { count: self.stack.len() as u8 });
            }
            let card = self.stack.pop().expect("the stack was filled");
            self.hands[seat.index()].insert(card);
            self.knowledge.card_drawn(seat, card);
            drawn.insert(card);
        }
        story.add(Event::Drew { seat, count: drawn.len() as u8, cards: Some(drawn) });
    }

    pub(crate) fn turn_offers(&self, seat: Seat, into: &mut Vec<Action>) {
        let hand = &self.hands[seat.index()];
        for card in hand.distinct() {
            self.card_offers(card, into);
        }
        throw_offers(hand, into);
    }
}

/// Every choice of one card or more, of equal ones only once: whoever throws one of two equal cards throws the first.
fn throw_offers(hand: &Hand, into: &mut Vec<Action>) {
    let again = hand.repeated();
    for choice in 1u8..1 << hand.len() {
        let without_the_one_before = choice & !(choice << 1);
        if without_the_one_before & again == 0 {
            into.push(Action::ThrowAway { cards: hand.chosen(choice) });
        }
    }
}
