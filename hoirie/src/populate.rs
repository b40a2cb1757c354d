//! `hoirie populate`: people and games that are over, for an empty house whose lists are to be measured.

use std::io::Write;
use std::time::Instant;

use clap::{Args, value_parser};
use house::{Place, Population};

use crate::failure::Failure;

/// Fill an empty house with made-up people and finished games, to measure its lists
///
/// Only results are made up, not what was played: these games are in every list and in all figures, and can't be opened. For tests
/// alone: nobody wants to play in such a house.
#[derive(Debug, Args)]
pub struct Populate {
    /// A data folder, or postgres://…, where nothing was played yet
    #[arg(value_name = "PLACE")]
    place: String,
    /// How many people have played
    #[arg(long, default_value_t = 100_000, value_parser = value_parser!(u32).range(1..=10_000_000))]
    people: u32,
    /// How many games are over
    #[arg(long, default_value_t = 1_000_000, value_parser = value_parser!(u32).range(1..=10_000_000))]
    finished: u32,
    /// What all choices are drawn from
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

impl Populate {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let place = Place::from(self.place.as_str());
        let population = Population { people: self.people, finished: self.finished, seed: self.seed };
        let begun = Instant::now();
        let told = |done: u32| {
            if done.is_multiple_of(100_000) {
                eprintln!("{done} games, after {:.0} s", begun.elapsed().as_secs_f32());
            }
        };
        let link = runtime.block_on(house::populate(&place, population, told));
        let link = link.map_err(|error| Failure::Input(error.to_string()))?;
        writeln!(out, "{} games of {} people are there.", self.finished, self.people)?;
        writeln!(out, "Whoever has played most comes in by /device/{link} within fifteen minutes.")?;
        Ok(())
    }
}
