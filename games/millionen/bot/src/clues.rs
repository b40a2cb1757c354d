//! What the others' plays tell about their hands: whoever gives in can't answer, and whoever discards has nothing better to do.

use arrayvec::ArrayVec;
use millionen::{Card, Cards, Event, FIVE, HAND};
use tabletop::{MAX_SEATS, Seat};

/// Nobody plays quite as we think: a hand that contradicts a clue is still possible.
const DOUBT: f64 = 0.1;
/// A card that is worth so much less than another would have been discarded first.
const CHEAPER: f32 = 0.6;

/// Somebody did something that nobody does who holds one of these cards.
#[derive(Debug, Clone, Copy)]
struct Clue {
    seat: Seat,
    /// A bit for each card, by its place in [`Card::ALL`].
    against: u16,
    /// Cards that came into the hand since: about those it says nothing.
    new: u8,
}

#[derive(Debug, Clone, Default)]
pub struct Clues(ArrayVec<Clue, { MAX_SEATS * 2 * HAND as usize }>);

impl Clues {
    /// Reads the history as `own` saw it.
    pub fn gather(&mut self, own: Seat, history: &[Event]) {
        self.0.clear();
        let mut laid = [0i8; MAX_SEATS];
        let mut threats = [0i8; MAX_SEATS];
        for event in history {
            match *event {
                Event::Drew { seat, .. } => self.came(seat),
                Event::Cheated { seat, .. } => {
                    self.turn(own, seat, laid[seat.index()], 0);
                    self.came(seat);
                }
                Event::Discarded { seat, card } => {
                    let mut against = cheaper_than(card);
                    if laid[seat.index()] < FIVE as i8 && threats[seat.index()] <= 0 && card != Card::Suitcase {
                        against |= bit(Card::Suitcase);
                    }
                    self.turn(own, seat, laid[seat.index()], against);
                }
                Event::SuitcaseLaid { seat, suitcases } => {
                    laid[seat.index()] = suitcases as i8;
                }
                Event::Attacked { seat, .. } => self.turn(own, seat, laid[seat.index()], 0),
                Event::ChasedOff { seat, .. } => {
                    self.turn(own, seat, laid[seat.index()], 0);
                    threats[seat.index()] -= 1;
                }
                Event::Stolen { from, to, pickpocket } => {
                    self.note(own, from, repelling(pickpocket) | bit(Card::Revolver));
                    laid[from.index()] -= 1;
                    laid[to.index()] += 1;
                }
                Event::BeganToWait { seat, pickpocket, .. } => {
                    self.note(own, seat, repelling(pickpocket));
                    threats[seat.index()] += 1;
                }
                Event::PassedOn { from, to, .. } => {
                    threats[from.index()] -= 1;
                    laid[from.index()] -= 1;
                    laid[to.index()] += 1;
                }
                Event::SixthDiscarded { seat } => laid[seat.index()] -= 1,
                _ => {}
            }
        }
    }

    /// How well hands explain what was done, from 0 to 1.
    pub fn likelihood(&self, hand: impl Fn(Seat) -> Cards) -> f64 {
        let mut likelihood = 1.0;
        for clue in &self.0 {
            let hand = hand(clue.seat);
            let held = hand.kinds().filter(|card| clue.against & bit(*card) != 0).map(|card| hand.count(card)).sum();
            likelihood *= all_are_new(held, clue.new, hand.len()).max(DOUBT);
        }
        likelihood
    }

    /// Somebody took a turn; with five suitcases and a Dandy it would have been the last one.
    fn turn(&mut self, own: Seat, seat: Seat, laid: i8, against: u16) {
        self.note(own, seat, against | if laid == FIVE as i8 { bit(Card::Dandy) } else { 0 });
    }

    fn note(&mut self, own: Seat, seat: Seat, against: u16) {
        if seat == own || against == 0 {
            return;
        }
        if self.0.is_full() {
            self.0.remove(0);
        }
        self.0.push(Clue { seat, against, new: 0 });
    }

    /// A card came into a hand: clues about hands that are all new tell nothing.
    fn came(&mut self, seat: Seat) {
        self.0.iter_mut().filter(|clue| clue.seat == seat).for_each(|clue| clue.new += 1);
        self.0.retain(|clue| clue.new < HAND);
    }
}

/// How probably so many cards of a hand are all among its new ones.
fn all_are_new(held: u8, new: u8, all: u8) -> f64 {
    (0..held).map(|place| f64::from(new.saturating_sub(place)) / f64::from((all - place).max(1))).product()
}

fn bit(card: Card) -> u16 {
    1 << card as u16
}

fn bits(of: impl Fn(&Card) -> bool) -> u16 {
    Card::ALL.iter().filter(|card| of(card)).fold(0, |bits, card| bits | bit(*card))
}

/// The Socialites that would have repelled it; a Dandy may have been kept.
fn repelling(pickpocket: Card) -> u16 {
    bits(|card| *card != Card::Dandy && card.repels(pickpocket))
}

fn cheaper_than(discarded: Card) -> u16 {
    bits(|card| worth(*card) < CHEAPER * worth(discarded))
}

/// What a card is worth in a hand, roughly.
fn worth(card: Card) -> f32 {
    match card {
        Card::Pickpocket2 => 0.22,
        Card::Pickpocket3 | Card::Socialite2 => 0.3,
        Card::Socialite3 => 0.5,
        Card::Pickpocket4 => 0.54,
        Card::Pickpocket6 | Card::Pickpocket5 | Card::Socialite4 => 0.8,
        Card::Cheat | Card::Socialite6 => 1.0,
        // Neither is discarded by somebody who has anything else.
        Card::Suitcase => 1.2,
        Card::Dandy => 1.5,
        Card::Revolver => 2.4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);
    const RIVAL: Seat = Seat(1);

    fn likelihood(history: &[Event], hand: [Card; 6]) -> f64 {
        let mut clues = Clues::default();
        clues.gather(ME, history);
        clues.likelihood(|_| hand.into_iter().collect())
    }

    fn with(card: Card) -> [Card; 6] {
        [card, Card::Dandy, Card::Pickpocket6, Card::Pickpocket6, Card::Pickpocket5, Card::Pickpocket5]
    }

    #[test]
    fn whoever_gives_in_could_not_answer() {
        let stolen = Event::Stolen { from: RIVAL, to: ME, pickpocket: Card::Pickpocket4 };
        assert_eq!(likelihood(&[stolen], with(Card::Revolver)), DOUBT);
        assert_eq!(likelihood(&[stolen], with(Card::Socialite6)), DOUBT);
        assert_eq!(likelihood(&[stolen], with(Card::Socialite3)), 1.0, "too weak to help");
        assert_eq!(likelihood(&[], with(Card::Revolver)), 1.0);
    }

    #[test]
    fn a_clue_says_nothing_about_cards_that_came_later() {
        let drew = Event::Drew { seat: RIVAL, card: None };
        let stolen = Event::Stolen { from: RIVAL, to: ME, pickpocket: Card::Pickpocket4 };
        let after = |draws: usize| {
            let history: Vec<_> = std::iter::once(stolen).chain(std::iter::repeat_n(drew, draws)).collect();
            likelihood(&history, with(Card::Revolver))
        };
        assert!((after(3) - 0.5).abs() < 1e-9, "it may be one of the three new ones of six");
        assert_eq!(after(6), 1.0);
    }

    #[test]
    fn whoever_discards_has_nothing_better_to_do() {
        let discarded = Event::Discarded { seat: RIVAL, card: Card::Socialite4 };
        assert_eq!(likelihood(&[discarded], with(Card::Suitcase)), DOUBT, "it would have been laid");
        assert_eq!(likelihood(&[discarded], with(Card::Pickpocket2)), DOUBT, "it would have been discarded");
        assert_eq!(likelihood(&[discarded], with(Card::Revolver)), 1.0);
        let threatened = Event::BeganToWait { seat: RIVAL, pickpocket: Card::Pickpocket6, boss: ME };
        assert_eq!(likelihood(&[threatened, discarded], with(Card::Suitcase)), 1.0, "P6 forbids it");
    }

    #[test]
    fn with_five_suitcases_a_dandy_would_have_been_laid() {
        let laid = Event::SuitcaseLaid { seat: RIVAL, suitcases: FIVE };
        let attacked = Event::Attacked { seat: RIVAL, with: Card::Pickpocket2, whom: ME };
        assert_eq!(likelihood(&[laid], with(Card::Revolver)), 1.0);
        assert_eq!(likelihood(&[laid, attacked], with(Card::Revolver)), DOUBT);
    }
}
