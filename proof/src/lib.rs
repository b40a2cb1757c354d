//! What every game must survive. A game's tests describe it once, as a [`Subject`]; the [`Proof`] then plays it at every
//! table size and with every combination of options, and looks at every state for what must never be:
//! an offer that is refused, a refusal that leaves a trace, a game that sticks or never ends, a card that gets lost,
//! a record that replays differently, a secret that shows, an event that nothing leads to.
//!
//! ```text
//! Proof::of(MySubject).games(20).run().unwrap_or_else(|flaw| panic!("{flaw}"));
//! ```
//!
//! All luck comes from fixed seeds: a flaw that was found once is found every time.

mod claim;
mod course;
mod coverage;
mod golden;
mod imagination;
mod law;
mod opening;
mod page;
mod random_games;
mod replay;
mod run;
mod secrets;
mod subject;
mod tap;
mod texts;

pub use claim::{Claim, Flaw};
pub use coverage::Report;
pub use golden::Golden;
pub use page::Pages;
pub use random_games::play_random_games;
pub use run::{Proof, Render};
pub use secrets::shuffled;
pub use subject::{ActionOf, Company, EventOf, Intent, Sight, Subject, ViewOf};
pub use texts::{Texts, words_in};
