//! What every game of the house fulfils, and what is ever saved of a match.
//! Pure and small: no clock, no input or output, no human language; time and chance come in as arguments.

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
