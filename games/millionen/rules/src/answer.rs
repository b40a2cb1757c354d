//! The answer to an attack: repel it (P8), turn it round (P9), or give in (P10, P11).

use tabletop::{Chance, Seat, Story};

use crate::{Action, Attack, Card, Event, Millionen, Phase, Reason, Waiting};

impl Millionen {
    fn attack_to_answer(&self, seat: Seat) -> Result<Attack, Reason> {
        let Phase::Answer(attack) = self.phase else { return Err(Reason::NothingToAnswer) };
        if seat != attack.victim {
            return Err(Reason::NotYoursToAnswer);
        }
        Ok(attack)
    }

    pub(crate) fn repel(
        &mut self,
        seat: Seat,
        card: Card,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        let attack = self.attack_to_answer(seat)?;
        if card.blue().is_none() {
            return Err(Reason::CannotRepel);
        }
        if !self.holds(seat, card) {
            return Err(Reason::NotInYourHand);
        }
        if !card.repels(attack.pickpocket) {
            return Err(Reason::TooWeakToRepel);
        }
        self.lay_open(seat, card);
        self.put_on_discards(attack.pickpocket);
        self.put_on_discards(card);
        story.add(Event::Repelled { seat, with: card, pickpocket: attack.pickpocket });
        self.draw_up(seat, chance, story);
        self.end_turn(story);
        Ok(())
    }

    pub(crate) fn shoot(
        &mut self,
        seat: Seat,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        let Attack { pickpocket, boss, victim } = self.attack_to_answer(seat)?;
        if !self.holds(seat, Card::Revolver) {
            return Err(Reason::NoRevolver);
        }
        self.lay_open(seat, Card::Revolver);
        self.put_on_discards(Card::Revolver);
        story.add(Event::TurnedRound { seat, pickpocket, whom: boss });
        self.draw_up(seat, chance, story);
        self.phase = Phase::Answer(Attack { pickpocket, boss: victim, victim: boss });
        Ok(())
    }

    /// Always allowed: what somebody could have done instead is nobody's business (P10).
    pub(crate) fn give_in(&mut self, seat: Seat, story: &mut impl Story<Event>) -> Result<(), Reason> {
        let Attack { pickpocket, boss, victim } = self.attack_to_answer(seat)?;
        if self.suitcases[victim.index()] > 0 {
            self.put_on_discards(pickpocket);
            story.add(Event::Stolen { from: victim, to: boss, pickpocket });
            self.carry_off(victim, boss, story);
        } else {
            self.waiting.push(Waiting { pickpocket, boss, victim });
            story.add(Event::BeganToWait { seat: victim, pickpocket, boss });
        }
        self.end_turn(story);
        Ok(())
    }

    pub(crate) fn answer_offers(&self, attack: &Attack, into: &mut Vec<Action>) {
        let hand = self.hands[attack.victim.index()];
        into.push(Action::GiveIn);
        for card in hand.repelling(attack.pickpocket).kinds() {
            into.push(Action::Repel(card));
        }
        if hand.contains(Card::Revolver) {
            into.push(Action::Shoot);
        }
    }
}
