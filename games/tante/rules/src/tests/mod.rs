//! Every rule of the rulebook as a test of its name, a file for each of its chapters.

mod auction;
mod cards;
mod components;
mod count;
mod duty;
mod ending;
mod hidden;
mod meeting;
mod playthroughs;
mod refusals;
mod setup;
mod stage;
mod variant;

use stage::{Scene, Stage, card, cards};
