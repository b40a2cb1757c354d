//! What every game of the house fulfils, and what is ever saved of a match.
//! Pure and small: no clock, no input or output, no human language; time and chance come in as arguments.
//!
//! # A whole game
//!
//! Matches lie on the table. In turn everybody takes one or two, and whoever takes the last has won: one rule, N1.
//! All that the house does with a game (tables, bots, replays, pages) it does through what stands here.
//!
//! ```
//! use std::sync::Arc;
//!
//! use serde::{Deserialize, Serialize};
//! use tabletop::*;
//!
//! /// The whole truth of one match. Nothing is hidden in this game, so that it is everybody's view too.
//! #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
//! struct Nim { rules: u16, #[serde(skip)] edition: Arc<Heap>, seats: u8, left: u8, turn: Seat }
//!
//! /// What is in the box: so many matches.
//! #[derive(Clone, PartialEq, Eq, Debug)]
//! struct Heap(u8);
//!
//! /// What a player can do, and what is told about it.
//! #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
//! struct Take(u8);
//! #[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
//! struct Took { seat: Seat, matches: u8 }
//!
//! impl Edition for Heap {
//!     fn parse(text: &str) -> Result<Self, String> {
//!         text.parse().map(Heap).map_err(|_| format!("{text:?} is no number of matches"))
//!     }
//! }
//!
//! fn refuse(why: &'static str) -> Refusal {
//!     Refusal { rule: RuleId("N1"), because: Line::new(why) }
//! }
//!
//! impl Game for Nim {
//!     type Edition = Heap;
//!     type Options = ();
//!     type Action = Take;
//!     type Event = Took;
//!     type View = Nim;
//!
//!     const NAME: &'static str = "nim";
//!     const RULES: u16 = 1;
//!     const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
//!     const EDITIONS: &'static [(&'static str, &'static str)] = &[("twelve", "12")];
//!     const ENDINGS: &'static [&'static str] = &["taken"];
//!
//!     fn set_up(setup: &Setup<Self>, chance: &mut Chance, _: &mut impl Story<Took>) -> Result<Self, Refusal> {
//!         let Setup { rules, edition, seats, .. } = setup.clone();
//!         if !Self::SEATS.contains(&seats) { return Err(refuse("seat-count")); }
//!         Ok(Nim { rules, seats, left: edition.0, edition, turn: Seat(chance.below(u32::from(seats)) as u8) })
//!     }
//!
//!     fn seats(&self) -> u8 { self.seats }
//!     fn rules(&self) -> u16 { self.rules }
//!     fn edition(&self) -> &Arc<Heap> { &self.edition }
//!     fn waits_for(&self, seat: Seat) -> bool { self.left > 0 && seat == self.turn }
//!
//!     fn offers(&self, seat: Seat, into: &mut Vec<Take>) {
//!         if self.waits_for(seat) { into.extend((1..=self.left.min(2)).map(Take)); }
//!     }
//!
//!     fn play(&mut self, _: Moment, input: Input<Take>, _: &mut Chance, story: &mut impl Story<Took>) -> Result<(), Refusal> {
//!         let Input::Act(seat, Take(matches)) = input else { return Err(refuse("no-clock")) };
//!         if !self.waits_for(seat) { return Err(refuse("not-your-turn")); }
//!         if !(1..=self.left.min(2)).contains(&matches) { return Err(refuse("one-or-two")); }
//!         self.left -= matches;
//!         story.add(Took { seat, matches });
//!         if self.left > 0 { self.turn = seat.left(self.seats); } // Otherwise it stays with the winner.
//!         Ok(())
//!     }
//!
//!     fn outcome(&self) -> Option<Outcome> {
//!         let scores = Seat::all(self.seats).map(|seat| i32::from(seat == self.turn)).collect();
//!         (self.left == 0).then(|| Outcome { ending: "taken", scores, winners: [self.turn].into_iter().collect() })
//!     }
//!
//!     // Who sees what, and what is said about it. Where hands are hidden, there is more to do here.
//!     fn view(&self, _: Viewer) -> Nim { self.clone() }
//!     fn imagine(view: &Nim, _: &Arc<Heap>, _: &mut Chance) -> Nim { view.clone() }
//!     fn seen(event: &Took, _: Viewer) -> Option<Took> { Some(event.clone()) }
//!     fn tell(event: &Took) -> Line { Line::new("event-took").with("seat", event.seat).with("matches", event.matches) }
//!     fn reveals(_: &Took) -> bool { false }
//!     fn audit(&self) -> Result<(), String> {
//!         if self.left <= self.edition.0 { Ok(()) } else { Err(format!("{} matches are left", self.left)) }
//!     }
//! }
//!
//! // Three players who take whatever is offered first: one match each, twelve times.
//! let mut chance = Chance::quick(7);
//! let mut told = Vec::new();
//! let mut nim = Nim::set_up(&Setup::published(3, ()), &mut chance, &mut told).expect("three may play");
//! let mut offers = Vec::new();
//! while let Next::Input(input) = next_input(&nim, &mut chance, &mut offers, |_, offers, _| offers.first().cloned()) {
//!     nim.play(Moment(0), input, &mut chance, &mut told).expect("every offer is playable");
//! }
//! assert_eq!(told.len(), 12);
//! assert_eq!(nim.outcome().expect("no match is left").winners.len(), 1);
//! let refused = nim.play(Moment(0), Input::Act(Seat(0), Take(1)), &mut chance, &mut Silence);
//! assert_eq!(refused.unwrap_err().rule, RuleId("N1"));
//! ```
//!
//! `hoirie new-game` lays out the folder of a game like those in `games/`.

mod chance;
mod drive;
mod game;
mod line;
mod mind;
mod options;
mod record;
mod seat;
mod table;
#[cfg(test)]
mod tests;

pub use chance::Chance;
pub use drive::{Next, next_input};
pub use game::{Edition, Game, Input, Moment, Outcome, Refusal, RuleId, Setup, Silence, Story};
pub use line::{Arg, Line};
pub use mind::{Bot, Mind};
pub use options::{Choice, Options, UnknownOption};
pub use record::{By, Check, Entry, FORMAT, Head, Hex32, Record, Row, SeedMaterial};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use table::{BrokenRecord, NotTaken, Step, Table, Told};
