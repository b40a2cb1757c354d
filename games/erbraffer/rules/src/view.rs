//! What one viewer may know, built up from nothing.

use arrayvec::ArrayVec;
use serde::Serialize;
use tabletop::{Game, Outcome, Seat, SeatSet, Viewer};

use crate::edition::MOST_CARDS;
use crate::person::MOST_PEOPLE;
use crate::{
    Answer, Card, Cash, Count, Edition, Ending, Erbraffer, Hand, Heirloom, Heirlooms, Options, Pair, People, Person,
    Phase,
};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub viewer: Viewer,
    /// The number of the rules the match is played by.
    pub rules: u16,
    pub options: Options,
    pub players: ArrayVec<Player, 6>,
    /// By [`Person::index`]: the cash that lies on everybody.
    pub cash: [Cash; MOST_PEOPLE],
    /// By [`Heirloom::index`]: beside whom it lies.
    pub holders: [Person; Heirloom::COUNT],
    /// Who has a will marker (E20).
    pub dead: People,
    /// Benefactors who were paid out: all cards of theirs that are held have been shown (E31).
    pub paid: People,
    /// The hourglass's place on the calendar.
    pub hourglass: u8,
    /// The current one, counted from 0.
    pub generation: u8,
    /// Cards in the stack.
    pub stack: u8,
    /// The newest is the last.
    pub discards: ArrayVec<Card, MOST_CARDS>,
    /// Once the discards became the stack (E14): what that can still hold, as far as the viewer knows, sorted.
    pub possible: Option<ArrayVec<Card, MOST_CARDS>>,
    /// Turns taken so far (E35).
    pub turns: u16,
    /// Turns to come in the last round, once that has begun (E34).
    pub last_turns: Option<u8>,
    /// How many divisions there have been.
    pub divisions: u16,
    pub phase: Phase,
    /// How it ended, once it is over.
    pub outcome: Option<Outcome>,
    /// What the viewer has said to the division as it stands; nothing for those who only watch.
    pub answer: Option<Answer>,
}

/// What is open about a player, and the rest where the viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    /// How many influence cards are in the hand.
    pub cards: u8,
    /// The viewer's own.
    pub hand: Option<Hand>,
    /// The viewer's own, and everybody's once they are shown (E35).
    pub portraits: Option<ArrayVec<Person, 2>>,
    /// The viewer's own.
    pub benefactors: Option<ArrayVec<Person, 4>>,
    /// Benefactor cards that everybody has seen (E31).
    pub shown: People,
    /// All cash got from benefactors (E31).
    pub purse: Cash,
    /// Once portraits are shown (E35).
    pub count: Option<Count>,
}

impl View {
    pub(crate) fn of(game: &Erbraffer, viewer: Viewer) -> View {
        let shown = game.portraits_are_shown();
        let player = |seat: Seat| {
            let own = viewer.is(seat);
            let index = seat.index();
            Player {
                cards: game.hands[index].len() as u8,
                hand: own.then_some(game.hands[index]),
                portraits: (own || shown).then(|| game.portraits[index].clone()),
                benefactors: own.then(|| game.benefactors[index].clone()),
                shown: game.shown[index],
                purse: game.purses[index],
                count: shown.then(|| game.count(seat)),
            }
        };
        View {
            viewer,
            rules: game.rules,
            options: game.options,
            players: Seat::all(game.seats).map(player).collect(),
            cash: game.cash,
            holders: game.holders,
            dead: game.dead,
            paid: game.paid,
            hourglass: game.hourglass,
            generation: game.generation,
            stack: game.stack.len() as u8,
            discards: game.discards.clone(),
            possible: game.knowledge.of_stack(viewer),
            turns: game.turns,
            last_turns: game.last_turns,
            divisions: game.divisions,
            phase: game.phase,
            outcome: game.outcome(),
            answer: viewer.seat().map(|seat| game.answers[seat.index()]),
        }
    }

    /// Who has won; nobody while it goes on.
    pub fn winners(&self) -> SeatSet {
        self.outcome.as_ref().map_or(SeatSet::empty(), |outcome| outcome.winners)
    }

    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// What the viewer sees of the own seat; nothing for those who only watch.
    pub fn me(&self) -> Option<&Player> {
        self.viewer.seat().map(|seat| self.player(seat))
    }

    #[inline]
    pub fn cash(&self, person: Person) -> Cash {
        self.cash[person.index()]
    }

    /// What lies beside somebody.
    pub fn heirlooms(&self, person: Person) -> Heirlooms {
        Heirloom::all().filter(|heirloom| self.holders[heirloom.index()] == person).collect()
    }

    /// What a couple leaves (E22).
    pub fn estate(&self, couple: Pair) -> (Cash, Heirlooms) {
        let [one, other] = couple.both();
        (self.cash(one) + self.cash(other), self.heirlooms(one).and(self.heirlooms(other)))
    }

    /// The people of the current generation whom cards can touch (E12, E20).
    pub fn alive(&self, edition: &Edition) -> People {
        edition.generations[self.generation as usize].people().without(self.dead)
    }

    pub fn year(&self, edition: &Edition) -> u16 {
        edition.calendar.year(self.hourglass)
    }

    /// The one seat that is to move; nobody in a window, where everybody is asked at once (E29).
    pub fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn { seat } | Phase::Death { seat } => Some(seat),
            Phase::Division(change) => Some(change.divider),
            Phase::Window(_) | Phase::Over { .. } => None,
        }
    }

    /// Whether the viewer is asked about a division and has not answered yet (E29).
    pub fn is_asked(&self) -> bool {
        matches!(self.phase, Phase::Window(_)) && self.answer == Some(Answer::Open)
    }

    pub fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over { ending } => Some(ending),
            _ => None,
        }
    }
}

/// Everybody's cash by name, those who have none left out: an array by number would tell a reader nothing.
impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Written<'a> {
            viewer: Viewer,
            rules: u16,
            options: Options,
            players: &'a [Player],
            cash: std::collections::BTreeMap<Person, Cash>,
            holders: std::collections::BTreeMap<Heirloom, Person>,
            dead: People,
            paid: People,
            hourglass: u8,
            generation: u8,
            stack: u8,
            discards: &'a [Card],
            possible: Option<&'a [Card]>,
            turns: u16,
            last_turns: Option<u8>,
            divisions: u16,
            phase: Phase,
            outcome: Option<&'a Outcome>,
            answer: Option<Answer>,
        }
        Written {
            viewer: self.viewer,
            rules: self.rules,
            options: self.options,
            players: &self.players,
            cash: Person::all().map(|person| (person, self.cash(person))).filter(|(_, cash)| *cash > 0).collect(),
            holders: Heirloom::all().zip(self.holders).collect(),
            dead: self.dead,
            paid: self.paid,
            hourglass: self.hourglass,
            generation: self.generation,
            stack: self.stack,
            discards: &self.discards,
            possible: self.possible.as_deref(),
            turns: self.turns,
            last_turns: self.last_turns,
            divisions: self.divisions,
            phase: self.phase,
            outcome: self.outcome.as_ref(),
            answer: self.answer,
        }
        .serialize(serializer)
    }
}
