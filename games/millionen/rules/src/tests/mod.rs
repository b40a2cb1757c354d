//! Every rule of the rulebook as a test of its name, a file for each of its chapters.

mod answer;
mod cheat;
mod components;
mod drawing;
mod ending;
mod hidden;
mod playthroughs;
mod refusals;
mod setup;
mod stage;
mod threat;
mod turn;

use stage::{Scene, Stage, card, cards};
