//! `hoirie arena`: which bot is better, and how sure that is.

mod plot;
mod report;
mod saved_deals;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use bots::arena::{Deal, Seating, play_deal, seatings};
use bots::{Budget, Playout};
use clap::value_parser;
use shelf::{Contestant, Title, Visitor};
use tabletop::{Game, Options, Setup};

use crate::failure::Failure;
use crate::series::{Lineup, Queue, Series, progress_bar};
use report::Report;
use saved_deals::SavedDeals;

/// Let bots play the same deals in every seating, and tell who is better
///
/// Every deal is played once for each order in which the bots can sit, equal bots counted as equal; where there are more than
/// 24 orders, everybody moves round the table instead. A shared win counts as its share. The 95 % intervals are computed over
/// deals, each the mean of its games: the games of one deal share its luck. The rating is Weng and Lin's, from the whole order
/// of every game; everybody starts at 25. A bot named more than once is one entry of the result.
#[derive(Debug, clap::Args)]
pub struct Arena {
    #[command(flatten)]
    series: Series,
    /// Who plays, such as steady,random or steady-bold,steady; the last fills the seats that are left. Besides all bots there are,
    /// for measuring, learned, the player that has learned by playing against itself, and clairvoyant, the strong bot as if it saw all
    /// cards
    #[arg(long, value_delimiter = ',', default_value = "steady,random")]
    bots: Vec<String>,
    /// How many deals
    #[arg(long, default_value_t = 100, value_parser = value_parser!(u64).range(1..=1_000_000_000))]
    deals: u64,
    /// How long bots that think ahead think about a decision, in iterations (400) or in time (1500ms): only with iterations the result
    /// is the same every time. One bot's own is written behind its name, as in strong:400
    #[arg(long, value_name = "ITERATIONS|TIMEms")]
    budget: Option<Budget>,
    /// Keep finished deals in this file: the same command goes on from there after it was interrupted, and so does one that
    /// wants more deals
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// How many threads, one for every processor unless told; the results don't depend on it
    #[arg(long, value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Draw the result into this SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let game = &self.series.game;
        let report = shelf::with(game, Compare(&self)).ok_or_else(|| Failure::unknown_game(game))??;
        if let Some(file) = &self.plot {
            std::fs::write(file, plot::draw(&report)).map_err(|error| cant("write", file, &error))?;
        }
        if self.json { report.write_json(out) } else { report.write_table(out) }
    }

    fn threads(&self) -> u16 {
        let processors = || std::thread::available_parallelism().map_or(1, |count| count.get().min(1024) as u16);
        self.threads.unwrap_or_else(processors)
    }
}

fn cant(what: &str, file: &Path, error: &std::io::Error) -> Failure {
    Failure::Input(format!("can't {what} {}: {error}", file.display()))
}

/// All that decides what comes out of the deals of an arena.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
struct Settings {
    game: String,
    seats: u8,
    seed: u64,
    options: BTreeMap<String, String>,
    budget: Option<String>,
    /// The bot of every seat, before anybody changes places.
    line_up: Vec<String>,
}

struct Compare<'a>(&'a Arena);

impl Visitor for Compare<'_> {
    type Output = Result<Report, Failure>;

    fn visit<T: Title>(self) -> Self::Output {
        let Compare(command) = self;
        let setup = command.series.setup::<T>(&command.bots)?;
        let filled =
            command.bots.iter().chain(std::iter::repeat_n(command.bots.last(), usize::from(setup.seats)).flatten());
        let lineup = Lineup::<Contestant>::of::<T>(filled.take(setup.seats as usize), &Contestant::FOR_MEASURING)?;
        if lineup.bots.iter().any(|contestant| T::player(*contestant).is_none()) {
            let why = format!("no player has learned {} yet; one has: {}", T::Game::NAME, shelf::LEARNED.join(", "));
            return Err(Failure::Input(why));
        }
        let settings = Settings {
            game: T::Game::NAME.to_owned(),
            seats: setup.seats,
            seed: command.series.seed,
            options: setup.options.to_map(),
            budget: command.budget.map(|budget| budget.to_string()),
            line_up: lineup.seated.iter().map(|place| lineup.bots[*place].to_string()).collect(),
        };
        let bots = with_budget(&lineup.bots, command.budget)?;
        let seatings = seatings(&lineup.seated);
        if let Some(file) = &command.plot {
            // Better now than after a day of play.
            let opened = std::fs::OpenOptions::new().append(true).create(true).open(file);
            opened.map_err(|error| cant("write", file, &error))?;
        }
        let saved = command.keep.as_deref().map(|file| SavedDeals::open(file, &settings, &seatings)).transpose()?;
        let deals = play::<T>(command, &setup, &bots, &seatings, saved)?;
        Ok(Report::new::<T::Game>(settings, &lineup.bots, &deals, &seatings))
    }
}

/// These bots with this budget; refused if that makes no difference to any of them.
fn with_budget(bots: &[Contestant], budget: Option<Budget>) -> Result<Vec<Contestant>, Failure> {
    let Some(budget) = budget else { return Ok(bots.to_vec()) };
    let with_budget: Vec<_> = bots.iter().map(|bot| bot.with_budget(budget)).collect();
    if with_budget == bots {
        return Err(Failure::Input(format!("--budget {budget}: none of these bots thinks ahead")));
    }
    Ok(with_budget)
}

/// Plays the deals that are not saved yet, and gives all of them in order: so it doesn't matter who played what, and when.
fn play<T: Title>(
    command: &Arena,
    setup: &Setup<T::Game>,
    bots: &[Contestant],
    seatings: &[Seating],
    saved: Option<SavedDeals>,
) -> Result<Vec<Deal>, Failure> {
    let mut saved = saved;
    let done: BTreeMap<u64, Deal> = saved.as_mut().map(SavedDeals::take_deals).unwrap_or_default();
    let missing: Vec<u64> = (0..command.deals).filter(|number| !done.contains_key(number)).collect();
    let bar = progress_bar(command.deals, "deals");
    bar.set_position(command.deals - missing.len() as u64);
    bar.reset_eta();
    let queue = Queue::new(missing.len() as u64);
    let saved = saved.map(Mutex::new);
    let done = Mutex::new(done);
    let play_some = || -> Result<(), Failure> {
        let mut playout = Playout::new(setup.clone());
        while let Some(places) = queue.take(1) {
            let number = missing[places.start as usize];
            let player = |contestant: usize| T::player(bots[contestant]).expect("the line-up was looked at");
            let deal = play_deal(&mut playout, command.series.seed, number, seatings, player)
                .map_err(|fault| Failure::Fault(format!("deal {number} of series {}: {fault}", command.series.seed)))?;
            if let Some(saved) = &saved {
                saved.lock().expect("nobody panics while writing").add(&deal)?;
            }
            done.lock().expect("nobody panics while counting").insert(number, deal);
            bar.inc(1);
        }
        Ok(())
    };
    queue.work(command.threads(), play_some)?;
    bar.finish_and_clear();
    let done = done.into_inner().expect("nobody panics while counting");
    Ok(done.into_values().take_while(|deal| deal.number < command.deals).collect())
}
