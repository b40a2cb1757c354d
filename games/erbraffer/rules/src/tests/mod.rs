//! Every rule of the rulebook as a test of its name, a file for each of its chapters.

mod cards;
mod change;
mod components;
mod ending;
mod hidden;
mod hourglass;
mod playthroughs;
mod refusals;
mod setup;
mod stage;
mod turn;
mod window;

use stage::{Scene, Stage, card, couple, hand, heir, person, shares, two};
