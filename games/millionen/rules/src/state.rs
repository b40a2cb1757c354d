//! The whole truth of one match, and the door through which everything is played.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Game, Input, Line, MAX_SEATS, Moment, Outcome, Refusal, Seat, Setup, Story, Viewer};

use crate::knowledge::Knowledge;
use crate::{Action, Card, Cards, Edition, Event, Options, Reason, View};

/// So many cards are in the box (P1).
pub(crate) const DECK: usize = 88;
/// So many suitcases lie in front of a player at most, and of one who is to win (P6, P16).
pub const FIVE: u8 = 5;
/// So many Pickpockets can be waiting at once: an edition has no more.
pub const MOST_PICKPOCKETS: usize = 40;

/// One match of Millionen Poker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Millionen {
    /// The number of the rules it is played by.
    pub(crate) rules: u16,
    pub(crate) edition: Arc<Edition>,
    pub(crate) seats: u8,
    pub(crate) hands: [Cards; MAX_SEATS],
    /// In front of the players.
    pub(crate) suitcases: [u8; MAX_SEATS],
    /// In front of the players too; who has waited longest comes first.
    pub(crate) waiting: ArrayVec<Waiting, MOST_PICKPOCKETS>,
    /// The top card is the last.
    pub(crate) stack: ArrayVec<Card, DECK>,
    pub(crate) discards: Cards,
    /// The card that was discarded last, if the discards haven't been shuffled since.
    pub(crate) top: Option<Card>,
    pub(crate) knowledge: Knowledge,
    /// Whose turn it is, also while somebody else answers (P14).
    pub(crate) turn: Seat,
    /// Turns that are over.
    pub(crate) turns: u16,
    pub(crate) phase: Phase,
}

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The one card of a turn (P4).
    Turn,
    /// An answer to an attack (P7).
    Answer(Attack),
    /// The end: somebody has won (P16), or nobody (P17).
    Over { winner: Option<Seat> },
}

/// A Pickpocket on its way (P7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub pickpocket: Card,
    /// Whom it works for; a Revolver changes that (P9).
    pub boss: Seat,
    /// Who has to answer.
    pub victim: Seat,
}

/// A Pickpocket that waits in front of somebody (P11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Waiting {
    pub pickpocket: Card,
    /// Whom it works for.
    pub boss: Seat,
    /// In front of whom it waits.
    pub victim: Seat,
}

impl Phase {
    /// The one seat that is to move, if any.
    #[inline]
    pub fn mover(&self, turn: Seat) -> Option<Seat> {
        match self {
            Phase::Turn => Some(turn),
            Phase::Answer(attack) => Some(attack.victim),
            Phase::Over { .. } => None,
        }
    }
}

impl Game for Millionen {
    type Edition = Edition;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "millionen";
    const RULES: u16 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 3..=6;
    const EDITIONS: &'static [(&'static str, &'static str)] =
        &[("fx-schmid-1991", include_str!("../../editions/fx-schmid-1991.toml"))];
    const ENDINGS: &'static [&'static str] = &["win", "draw"];

    fn set_up(setup: &Setup<Self>, chance: &mut Chance, story: &mut impl Story<Event>) -> Result<Self, Refusal> {
        Millionen::deal(setup, chance, story)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn rules(&self) -> u16 {
        self.rules
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }

    #[inline]
    fn offers(&self, seat: Seat, into: &mut Vec<Action>) {
        // Every seat is asked before every input, and all but one have nothing to choose from.
        if self.waits_for(seat) {
            self.offers_to_mover(seat, into);
        }
    }

    #[inline]
    fn waits_for(&self, seat: Seat) -> bool {
        self.phase.mover(self.turn) == Some(seat)
    }

    fn play(
        &mut self,
        _now: Moment,
        input: Input<Action>,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Refusal> {
        let Input::Act(seat, action) = input else { return Err(Reason::NoClock.into()) };
        if let Phase::Over { .. } = self.phase {
            return Err(Reason::GameOver.into());
        }
        match action {
            Action::Discard(card) => self.discard(seat, card, chance, story),
            Action::LaySuitcase => self.lay_suitcase(seat, chance, story),
            Action::Attack { with, whom } => self.attack(seat, with, whom, chance, story),
            Action::ChaseOff { with, pickpocket, boss } => self.chase_off(seat, with, pickpocket, boss, chance, story),
            Action::Cheat { whom } => self.cheat(seat, whom, chance, story),
            Action::LayDandy => self.lay_dandy(seat, story),
            Action::Repel(card) => self.repel(seat, card, chance, story),
            Action::Shoot => self.shoot(seat, chance, story),
            Action::GiveIn => self.give_in(seat, story),
        }
        .map_err(Refusal::from)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen(viewer))
    }

    fn tell(event: &Event) -> Line {
        event.line()
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn imagine(view: &View, edition: &Arc<Edition>, chance: &mut Chance) -> Self {
        crate::imagine::imagine(view, edition, chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { winner } = self.phase else { return None };
        Some(self.final_outcome(winner))
    }

    #[inline]
    fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    fn audit(&self) -> Result<(), String> {
        let attacking = if let Phase::Answer(attack) = self.phase { Some(attack.pickpocket) } else { None };
        let laid = self.suitcases.iter().flat_map(|count| std::iter::repeat_n(Card::Suitcase, *count as usize));
        // Whoever has won has a Dandy beside the suitcases (P16).
        let dandy = matches!(self.phase, Phase::Over { winner: Some(_) }).then_some(Card::Dandy);
        let everywhere = (self.stack.iter().copied())
            .chain(self.discards.iter())
            .chain(self.hands.iter().flat_map(|hand| hand.iter()))
            .chain(self.waiting.iter().map(|waiting| waiting.pickpocket))
            .chain(laid)
            .chain(attacking)
            .chain(dandy);
        let mut all: Vec<Card> = everywhere.collect();
        all.sort();
        let deck: Vec<Card> = self.edition.deck.iter().collect();
        if all != deck {
            return Err(format!("the cards are {all:?}, not {deck:?}"));
        }
        for seat in Seat::all(self.seats) {
            let hand = self.hands[seat.index()].len();
            let suitcases = self.suitcases[seat.index()];
            if hand > crate::HAND || suitcases > FIVE {
                return Err(format!("seat {} has {hand} cards and {suitcases} suitcases", seat.0));
            }
            // P6 and P12 see to that.
            if suitcases > 0 && self.is_threatened(seat) {
                return Err(format!("seat {} is threatened and has {suitcases} suitcases", seat.0));
            }
        }
        self.knowledge.audit(self)
    }
}

impl Millionen {
    fn offers_to_mover(&self, seat: Seat, into: &mut Vec<Action>) {
        match &self.phase {
            Phase::Turn => self.turn_offers(seat, into),
            Phase::Answer(attack) => self.answer_offers(attack, into),
            Phase::Over { .. } => {}
        }
    }

    /// Takes a card out of a hand and lays it open.
    #[inline]
    pub(crate) fn lay_open(&mut self, seat: Seat, card: Card) {
        let held = self.hands[seat.index()].remove(card);
        debug_assert!(held, "only a card that is held is laid open");
        self.knowledge.card_shown(seat, card);
    }

    #[inline]
    pub(crate) fn put_on_discards(&mut self, card: Card) {
        self.discards.insert(card);
        self.top = Some(card);
    }

    /// Every other seat, clockwise.
    #[inline]
    pub(crate) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let seats = self.seats;
        let mut next = seat;
        std::iter::from_fn(move || {
            next = next.left(seats);
            (next != seat).then_some(next)
        })
    }

    pub(crate) fn is_opponent(&self, seat: Seat, whom: Seat) -> bool {
        whom != seat && whom.0 < self.seats
    }
}
