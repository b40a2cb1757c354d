//! The steady bot: sensible rules of thumb, from what its seat knows.

pub mod character;
mod clues;
mod encoding;
mod learned;
mod odds;
mod sense;
mod strong;
mod weights;
mod worth;

use bots::best_offer;
use millionen::{Action, Attack, Card, Cards, FIVE, Millionen, Phase, View};
use tabletop::{Bot, Chance, Mind, Seat};

pub use encoding::MillionenEncoding;
pub use learned::learned;
use odds::Odds;
pub use sense::MillionenSense;
pub use strong::{Strong, strong};
pub use weights::Weights;
use worth::{Board, Worth};

/// Plays the best it can think of without looking ahead, with its opinions about what things are worth.
#[derive(Debug, Clone, Copy, Default)]
pub struct Steady(pub Weights);

impl Bot<Millionen> for Steady {
    fn choose(&mut self, mind: &Mind<'_, Millionen>, _: &mut Chance) -> Option<Action> {
        let situation = Situation::of(mind, &self.0)?;
        best_offer(mind.offers, |offer| situation.gain(offer))
    }
}

/// What a seat has to decide from.
struct Situation<'a> {
    view: &'a View,
    seat: Seat,
    hand: Cards,
    odds: Odds,
    board: Board,
    worth: Worth<'a>,
    weights: &'a Weights,
}

impl<'a> Situation<'a> {
    fn of(mind: &Mind<'a, Millionen>, weights: &'a Weights) -> Option<Situation<'a>> {
        Some(Situation {
            view: mind.view,
            seat: mind.seat,
            hand: mind.view.player(mind.seat).hand?,
            odds: Odds::of(mind.view, mind.edition.deck),
            board: Board::of(mind.view),
            worth: Worth { weights, seat: mind.seat },
            weights,
        })
    }

    /// What an offer is expected to bring. All plays of a turn are followed by a draw, so the drawn card is left out there.
    fn gain(&self, offer: &Action) -> f64 {
        match (*offer, self.view.phase) {
            (Action::LayDandy, _) => f64::INFINITY,
            (Action::Discard(card), _) => self.without(card, self.board),
            (Action::LaySuitcase, _) => {
                let mut after = self.board;
                after.suitcases[self.seat.index()] += 1;
                self.without(Card::Suitcase, after)
            }
            (Action::ChaseOff { with, pickpocket, boss }, _) => {
                let mut after = self.board;
                after.chase_off(self.seat, pickpocket, boss);
                self.without(with, after)
            }
            (Action::Attack { with, whom }, _) => self.without(with, self.board) + self.attack(with, whom),
            (Action::Cheat { whom }, _) => self.without(Card::Cheat, self.board) + self.cheat(whom),
            (Action::GiveIn, Phase::Answer(attack)) => self.with(self.hand, self.given_in(attack)),
            (Action::Repel(card), _) => self.without(card, self.board) + self.weights.draw,
            (Action::Shoot, Phase::Answer(attack)) => {
                self.without(Card::Revolver, self.board)
                    + self.weights.draw
                    + self.attack(attack.pickpocket, attack.boss)
            }
            (Action::GiveIn | Action::Shoot, _) => 0.0,
        }
    }

    /// What everything is worth with this hand on this board.
    fn with(&self, hand: Cards, board: Board) -> f64 {
        self.worth.of(hand, &board)
    }

    /// The same once this card has been played.
    fn without(&self, card: Card, board: Board) -> f64 {
        let mut hand = self.hand;
        hand.remove(card);
        self.with(hand, board)
    }

    fn given_in(&self, attack: Attack) -> Board {
        let mut after = self.board;
        after.give_in(attack);
        after
    }

    /// What sending this Pickpocket against somebody changes on the board: they give in, repel it, or turn it round.
    fn attack(&self, pickpocket: Card, whom: Seat) -> f64 {
        let now = self.with(self.hand, self.board);
        let (shoots, repels) = self.odds.of_answers(self.view.player(whom), whom, pickpocket);
        let won = self.given_in(Attack { pickpocket, boss: self.seat, victim: whom });
        let succeeds = (1.0 - shoots) * (1.0 - repels);
        let gain = succeeds * (self.with(self.hand, won) - now);
        // Who can answer the answer does not fear it.
        if self.hand.contains(Card::Revolver) || !self.hand.repelling(pickpocket).is_empty() {
            return gain;
        }
        let lost = self.given_in(Attack { pickpocket, boss: whom, victim: self.seat });
        gain - shoots * self.caution() * (now - self.with(self.hand, lost))
    }

    /// How much an attack that may be turned round is feared: less the longer the game lasts, and not at all once every
    /// suitcase is out and only thieves can win. Players who all keep waiting would never come to an end.
    fn caution(&self) -> f64 {
        if !self.hand.contains(Card::Suitcase) && !self.odds.suitcases_to_come {
            return 0.0;
        }
        let rounds = f64::from(self.view.turns) / f64::from(self.view.seats());
        (1.0 - rounds / self.weights.patience).max(0.0)
    }

    /// What drawing a card from somebody's hand brings, and takes from them.
    fn cheat(&self, whom: Seat) -> f64 {
        let now = self.with(self.hand, self.board);
        let player = self.view.player(whom);
        let rich = player.suitcases == FIVE;
        let mut gain = 0.0;
        for card in Card::ALL {
            let share = self.odds.of_card(player, whom, card);
            let mut hand = self.hand;
            hand.insert(card);
            let missed = if card == Card::Dandy && rich { self.weights.their_dandy } else { self.weights.their_card };
            gain += share * (self.with(hand, self.board) - now + missed);
        }
        gain - self.weights.draw
    }
}
