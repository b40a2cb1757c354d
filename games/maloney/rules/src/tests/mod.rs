//! Every rule of the rulebook as a test of its name, a file for each of its chapters.

mod cash;
mod components;
mod days;
mod drive;
mod ending;
mod hidden;
mod in_turn;
mod joker;
mod live;
mod overbidding;
mod playthroughs;
mod refusals;
mod setup;
mod stage;
mod standing;
mod sunday;

use stage::{Scene, Stage, card, cards, town};
