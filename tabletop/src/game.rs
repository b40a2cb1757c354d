//! The contract: what a game must answer so that people, bots, clocks and programs can play it.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{Add, RangeInclusive, Sub};
use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Chance, Line, MAX_SEATS, Options, Seat, SeatSet, Viewer};

/// One match at one moment: the whole truth, secrets included.
///
/// Rules are pure: time and chance come in as arguments, so a seed and a list of inputs always replay to the same state.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    type Edition: Edition;
    type Options: Options;
    type Action: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// Events are saved as a check in the record: their JSON may grow by fields that are left out when empty, but never change.
    type Event: Clone + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    type View: Clone + Eq + Debug + Send + Sync + Serialize + 'static;

    /// The game's name in commands, addresses and records.
    const NAME: &'static str;
    /// The number of the newest rules, by which new games are played. A changed rule raises it and keeps its old branch for
    /// the numbers below, down to 1: a record is played by the number in its head ([`Setup::rules`]) for ever.
    const RULES: u16;
    const SEATS: RangeInclusive<u8>;
    /// The editions that come with the game, name and text; the first is the default.
    const EDITIONS: &'static [(&'static str, &'static str)];
    /// Every kind of ending that [`Outcome::ending`] can name.
    const ENDINGS: &'static [&'static str];
    /// How many parts of a score make one point: 10 where [`Outcome::scores`] are in tenths.
    const SCORE_PARTS: i32 = 1;

    /// Deals a new game, or refuses a table the rules don't know.
    fn set_up(setup: &Setup<Self>, chance: &mut Chance, story: &mut impl Story<Self::Event>) -> Result<Self, Refusal>;
    fn seats(&self) -> u8;
    /// The number of the rules this match is played by: that of its [`Setup`]. The view holds it too, so that worlds imagined
    /// from it go by the same rules.
    fn rules(&self) -> u16;
    fn edition(&self) -> &Arc<Self::Edition>;

    /// What `seat` may do now, added to `into`. Several seats may have offers at once. Every offer is playable.
    /// Where the rules allow a range (a bid, a division of an estate), offers are a fair sample of it; see [`Game::in_range`].
    fn offers(&self, seat: Seat, into: &mut Vec<Self::Action>);

    /// Whether `action` lies in a range that the rules leave open to `seat` now, of which the offers are only a sample.
    fn in_range(&self, seat: Seat, action: &Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// Whether the game can't go on without this seat: known to that seat and to the house's clocks only.
    fn waits_for(&self, seat: Seat) -> bool;

    /// Applies one input, or refuses it and names the rule. A refused input leaves no trace.
    fn play(
        &mut self,
        now: Moment,
        input: Input<Self::Action>,
        chance: &mut Chance,
        story: &mut impl Story<Self::Event>,
    ) -> Result<(), Refusal>;

    /// When the rules want [`Input::Alarm`]: an auction's count, a reaction window's end.
    fn alarm(&self) -> Option<Moment> {
        None
    }

    /// What `viewer` may know, built up from nothing; it includes what the viewer has seen that still holds, such as cards known to be in other hands.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event with its secrets blanked for `viewer`; nothing if the viewer doesn't notice it at all.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// What to say about an event that was blanked already.
    fn tell(event: &Self::Event) -> Line;

    /// Whether the event drew by chance or showed something hidden: no free take-back goes past it.
    fn reveals(event: &Self::Event) -> bool;

    /// Whether this seat can only look on until what is going on is settled: it is out of the auction. Everybody knows that it is.
    fn looks_on(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// Whether an action like this is never taken back, not even if all agree: a call that everybody heard in a live auction.
    fn binds(&self, action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Whether several seats answer now and nobody sees who has: what can still be taken back freely would tell.
    fn asks_in_secret(&self) -> bool {
        false
    }

    /// A whole world that fits the view, made from the view alone.
    fn imagine(view: &Self::View, edition: &Arc<Self::Edition>, chance: &mut Chance) -> Self;

    fn outcome(&self) -> Option<Outcome>;

    /// Whether there is an outcome: asked before every input, so a game that has to count for the outcome answers without.
    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Whether all cards and all money are accounted for.
    fn audit(&self) -> Result<(), String>;
}

/// What comes out of a game's box: decks, boards, values, read from a text that says where each fact is from.
pub trait Edition: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// Reads and proves an edition, or says in one sentence what is wrong with it.
    fn parse(text: &str) -> Result<Self, String>;
}

/// What is settled before the cards are dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<G: Game> {
    /// By which of the game's rules it is played, from 1 to [`Game::RULES`].
    pub rules: u16,
    pub edition: Arc<G::Edition>,
    pub options: G::Options,
    pub seats: u8,
}

impl<G: Game> Setup<G> {
    /// The default edition with these options, by the newest rules.
    ///
    /// # Panics
    /// If the game's own edition does not parse: then we are wrong.
    pub fn published(seats: u8, options: G::Options) -> Self {
        let edition = G::Edition::parse(G::EDITIONS[0].1).expect("a game's own edition is sound");
        Setup { rules: G::RULES, edition: Arc::new(edition), options, seats }
    }
}

/// What moves a game on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Input<A> {
    Act(Seat, A),
    /// The moment that [`Game::alarm`] named has come; before it, an alarm is refused.
    Alarm,
}

/// Table time: milliseconds since the start, sleep excluded, never running backwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Add<u64> for Moment {
    type Output = Moment;
    fn add(self, milliseconds: u64) -> Moment {
        Moment(self.0.saturating_add(milliseconds))
    }
}

impl Sub for Moment {
    type Output = u64;
    fn sub(self, earlier: Moment) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// A numbered rule, such as `T17`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct RuleId(pub &'static str);

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// The rules say no, and which one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub rule: RuleId,
    pub because: Line,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// One of [`Game::ENDINGS`].
    pub ending: &'static str,
    /// In the parts that [`Game::SCORE_PARTS`] says.
    pub scores: ArrayVec<i32, MAX_SEATS>,
    /// Several share a win; nobody is a draw without a winner.
    pub winners: SeatSet,
}

/// Where a game tells what happens: the web collects, a search drops.
pub trait Story<E> {
    fn add(&mut self, event: E);

    /// Whether anybody listens. What is worked out for the story alone can be left out where nobody does.
    fn is_heard(&self) -> bool {
        true
    }
}

impl<E> Story<E> for Vec<E> {
    fn add(&mut self, event: E) {
        self.push(event);
    }
}

/// Tells nobody, and allocates nothing.
#[derive(Debug, Clone, Copy)]
pub struct Silence;

impl<E> Story<E> for Silence {
    fn add(&mut self, _: E) {}

    fn is_heard(&self) -> bool {
        false
    }
}
