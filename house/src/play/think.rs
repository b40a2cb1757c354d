//! What bots make of a match: their moves, hints, and the look back at a game that is over.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use bots::{Budget, Reviewing};
use serde::Serialize;
use serde_json::Value;
use shelf::{BotSpec, Title};
use tabletop::{Chance, Game, Mind, Seat, Viewer};

use super::{AnyAction, Match, json};
use store::conduct::{Compared, Said};

/// What bots make of a match: moves, hints, and the look back at it.
pub trait Think {
    /// All that a bot at this seat may know, and nothing else, for a thought that may be had later: when there is time for it, and
    /// it is settled which bot has how much.
    fn pondering(&self, seat: Seat) -> Pondering;
    /// How long people wait for a thought about this moment.
    fn time_to_think(&self) -> Budget;
    /// What the strong bot would do at this seat: the same knowledge inside.
    fn advising(&self, seat: Seat) -> Advising;
    /// What this seat sees and may do now, as a number: it is the same as long as nothing changes for the seat.
    fn sight(&self, seat: Seat) -> u64;
    /// Looks back at the whole game, one row at a time; for games that are over.
    fn review_work(&self, budget: Option<Budget>) -> ReviewWork;
}

pub type Thought = Box<dyn FnOnce(&mut Chance) -> Option<AnyAction> + Send>;

/// Becomes the thought of this bot.
pub type Pondering = Box<dyn FnOnce(BotSpec) -> Thought + Send>;

pub type Advising = Box<dyn FnOnce(Budget, &mut Chance) -> Said + Send>;

pub type ReviewWork = Box<dyn FnMut() -> ReviewStep + Send>;

/// How far a look back has come.
#[derive(Debug)]
pub enum ReviewStep {
    /// So many percent.
    SoFar(u8),
    /// A [`bots::Review`], as it is saved.
    Done(String),
}

/// In how many worlds every decision of a game that is over is evaluated: a look back takes its time, but no longer than needed where
/// little thinking is wanted.
fn worlds(budget: Option<Budget>) -> u32 {
    match budget {
        Some(Budget::Iterations(most)) => most.min(WORLDS),
        _ => WORLDS,
    }
}

const WORLDS: u32 = 64;

impl<T: Title> Think for Match<T> {
    fn pondering(&self, seat: Seat) -> Pondering {
        let knowledge = self.knowledge(seat);
        Box::new(move |bot| {
            let mut bot = T::bot(bot);
            Box::new(move |chance| {
                let action = bot.choose(&knowledge.mind(), chance)?;
                Some(Arc::new(action) as AnyAction)
            })
        })
    }

    fn time_to_think(&self) -> Budget {
        shelf::time_with_people(self.table.state().alarm().is_some())
    }

    fn advising(&self, seat: Seat) -> Advising {
        let knowledge = self.knowledge(seat);
        Box::new(move |budget, chance| {
            let mut strong = T::strong(budget);
            let advice = strong.advise(&knowledge.mind(), chance);
            let percent = |chance: f64| (100.0 * chance).round().clamp(0.0, 100.0) as u8;
            let compared = advice.compared.map(|compared| Compared {
                usual: compared.is_policy_move,
                chance: percent(compared.chance),
                other: compared.other.map(|action| value(&action)),
                other_chance: percent(compared.other_chance),
                figure: compared.figure.map(str::to_owned),
            });
            Said { action: advice.action.map(|action| value(&action)), compared }
        })
    }

    fn sight(&self, seat: Seat) -> u64 {
        let viewer = Viewer::Seat(seat);
        let mut hasher = DefaultHasher::new();
        (json(&self.view(viewer)), json(&self.offers(viewer))).hash(&mut hasher);
        hasher.finish()
    }

    fn review_work(&self, budget: Option<Budget>) -> ReviewWork {
        let mut reviewing = Some(Reviewing::of(&self.table, T::strong(budget.unwrap_or(T::THINKS)), worlds(budget)));
        Box::new(move || {
            let Some(mut under_way) = reviewing.take() else { return ReviewStep::SoFar(100) };
            if under_way.step() {
                ReviewStep::SoFar(reviewing.insert(under_way).percent())
            } else {
                ReviewStep::Done(json(&under_way.finish()))
            }
        })
    }
}

impl<T: Title> Match<T> {
    /// All that a seat knows now.
    fn knowledge(&self, seat: Seat) -> Knowledge<T::Game> {
        let viewer = Viewer::Seat(seat);
        let standing = self.table.story().iter().filter(|told| !told.taken_back);
        Knowledge {
            seat,
            edition: self.table.state().edition().clone(),
            view: self.view(viewer),
            offers: self.offers(viewer),
            history: standing.filter_map(|told| T::Game::seen(&told.event, viewer)).collect(),
        }
    }
}

/// What a [`Mind`] is made of, to be taken to where bots think.
struct Knowledge<G: Game> {
    seat: Seat,
    edition: Arc<G::Edition>,
    view: G::View,
    offers: Vec<G::Action>,
    history: Vec<G::Event>,
}

impl<G: Game> Knowledge<G> {
    fn mind(&self) -> Mind<'_, G> {
        let Knowledge { seat, edition, view, offers, history } = self;
        Mind { seat: *seat, edition, view, offers, history }
    }
}

fn value(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("actions are plain data")
}
