//! Every rule of the rulebook as a test of its name, a file for each of its chapters.

mod components;
mod ending;
mod hidden;
mod playthroughs;
mod refusals;
mod setup;
mod stage;

use stage::begin;
