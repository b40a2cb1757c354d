//! A turn: exactly one card (P4). Here are the plain plays, a discard (P5), a Suitcase (P6) and an attack (P7);
//! the others have files of their own.

use tabletop::{Chance, Seat, Story};

use crate::{Action, Attack, Card, Event, FIVE, Millionen, Phase, Reason};

impl Millionen {
    /// Whether `seat` may play the card of its turn now.
    pub(crate) fn may_play(&self, seat: Seat) -> Result<(), Reason> {
        match self.phase {
            Phase::Answer(_) => Err(Reason::AnswerFirst),
            _ if seat != self.turn => Err(Reason::NotYourTurn),
            _ => Ok(()),
        }
    }

    pub(crate) fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hands[seat.index()].contains(card)
    }

    pub(crate) fn discard(
        &mut self,
        seat: Seat,
        card: Card,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        self.may_play(seat)?;
        if !self.holds(seat, card) {
            return Err(Reason::NotInYourHand);
        }
        self.lay_open(seat, card);
        self.put_on_discards(card);
        story.add(Event::Discarded { seat, card });
        self.draw_up(seat, chance, story);
        self.end_turn(story);
        Ok(())
    }

    /// P6: never more than five, and never while a Pickpocket waits.
    fn may_lay_suitcase(&self, seat: Seat) -> Result<(), Reason> {
        if !self.holds(seat, Card::Suitcase) {
            return Err(Reason::NoSuitcase);
        }
        if self.suitcases[seat.index()] >= FIVE {
            return Err(Reason::FiveAlready);
        }
        if self.is_threatened(seat) {
            return Err(Reason::Threatened);
        }
        Ok(())
    }

    pub(crate) fn lay_suitcase(
        &mut self,
        seat: Seat,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        self.may_play(seat)?;
        self.may_lay_suitcase(seat)?;
        self.lay_open(seat, Card::Suitcase);
        self.suitcases[seat.index()] += 1;
        story.add(Event::SuitcaseLaid { seat, suitcases: self.suitcases[seat.index()] });
        self.draw_up(seat, chance, story);
        self.end_turn(story);
        Ok(())
    }

    pub(crate) fn attack(
        &mut self,
        seat: Seat,
        with: Card,
        whom: Seat,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        self.may_play(seat)?;
        if !with.is_pickpocket() {
            return Err(Reason::NotAPickpocket);
        }
        if !self.holds(seat, with) {
            return Err(Reason::NotInYourHand);
        }
        if !self.is_opponent(seat, whom) {
            return Err(Reason::NoSuchOpponent);
        }
        self.lay_open(seat, with);
        story.add(Event::Attacked { seat, with, whom });
        // The attacker draws before the answer comes (P4).
        self.draw_up(seat, chance, story);
        // Everybody is asked, whatever they hold: hands are secret (P10).
        self.phase = Phase::Answer(Attack { pickpocket: with, boss: seat, victim: whom });
        Ok(())
    }

    pub(crate) fn turn_offers(&self, seat: Seat, into: &mut Vec<Action>) {
        let hand = self.hands[seat.index()];
        let laid = self.suitcases[seat.index()];
        let threats = self.threats(seat);
        if laid == FIVE && hand.contains(Card::Dandy) {
            into.push(Action::LayDandy);
        }
        if laid < FIVE && hand.contains(Card::Suitcase) && threats.is_empty() {
            into.push(Action::LaySuitcase);
        }
        for with in hand.pickpockets().kinds() {
            for whom in self.opponents(seat) {
                into.push(Action::Attack { with, whom });
            }
        }
        self.chase_offers(seat, threats, into);
        if hand.contains(Card::Cheat) {
            for whom in self.opponents(seat) {
                if !self.hands[whom.index()].is_empty() {
                    into.push(Action::Cheat { whom });
                }
            }
        }
        for card in hand.kinds() {
            into.push(Action::Discard(card));
        }
    }

    /// The turn passes on clockwise, an answer in between changes nothing (P14). Who has no cards is passed over (P15).
    pub(crate) fn end_turn(&mut self, story: &mut impl Story<Event>) {
        self.turns += 1;
        if self.is_last_turn() {
            return self.end_without_winner(story);
        }
        self.phase = Phase::Turn;
        self.turn = self.turn.left(self.seats);
        // Somebody has cards: there are fewer suitcases and Pickpockets to lie open than cards in the box.
        while self.hands[self.turn.index()].is_empty() {
            self.turn = self.turn.left(self.seats);
        }
    }
}
