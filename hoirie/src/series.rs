//! What commands that let bots play many games ask for alike: which games, who plays, on how many threads.

use std::ops::Range;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use shelf::{Level, Title};
use tabletop::{Game, Options, Setup};

use crate::failure::Failure;

/// Which games.
#[derive(Debug, clap::Args)]
pub struct Series {
    /// The game's name, as `hoirie games` lists it
    pub game: String,
    /// How many seats; one for every bot that is named unless told, at least the fewest the game allows
    #[arg(long)]
    pub seats: Option<u8>,
    /// The series; game number i of a series is always the same game
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Settle an option of the game, such as couples=on
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

impl Series {
    /// What is settled before these bots play.
    pub fn setup<T: Title>(&self, bots: &[String]) -> Result<Setup<T::Game>, Failure> {
        let pair = |text: &'_ str| -> Result<(String, String), Failure> {
            let pair = text.split_once('=').map(|(key, value)| (key.trim().to_owned(), value.trim().to_owned()));
            pair.ok_or_else(|| Failure::Input(format!("--option {text}: an option is written key=value")))
        };
        let pairs = self.options.iter().map(|text| pair(text)).collect::<Result<Vec<_>, _>>()?;
        let pairs = pairs.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options =
            <T::Game as Game>::Options::from_pairs(pairs).map_err(|unknown| Failure::Input(unknown.to_string()))?;
        let range = T::Game::SEATS;
        let named = u8::try_from(bots.len()).unwrap_or(u8::MAX);
        let seats = self.seats.unwrap_or(named.max(*range.start()));
        if !range.contains(&seats) {
            let game = T::Game::NAME;
            let fewest = range.start();
            let most = range.end();
            return Err(Failure::Input(format!("{game} is for {fewest} to {most} players, not for {seats}")));
        }
        if bots.len() > seats as usize {
            return Err(Failure::Input(format!("{} bots are too many for {seats} seats", bots.len())));
        }
        Ok(Setup::published(seats, options))
    }
}

/// Who sits where: bots, or whoever else takes part.
#[derive(Debug)]
pub struct Lineup<B> {
    /// Every bot once.
    pub bots: Vec<B>,
    /// For every seat of the first game, the place of its bot in `bots`.
    pub seated: Vec<usize>,
}

impl<B: FromStr + PartialEq> Lineup<B> {
    /// A bot for every seat; refused if there is none of such a name. Besides the levels that people know there are `others`.
    pub fn of<'a, T: Title>(seated: impl IntoIterator<Item = &'a String>, others: &[&str]) -> Result<Self, Failure> {
        let mut lineup = Lineup { bots: Vec::new(), seated: Vec::new() };
        for name in seated {
            let no_bot = |_| {
                let game = T::Game::NAME;
                let known = [&Level::ALL.map(Level::name), others].concat().join(", ");
                Failure::Input(format!("there is no bot {name:?} for {game}; there is: {known}"))
            };
            let bot: B = name.parse().map_err(no_bot)?;
            let known = lineup.bots.iter().position(|known| *known == bot);
            lineup.seated.push(known.unwrap_or(lineup.bots.len()));
            if known.is_none() {
                lineup.bots.push(bot);
            }
        }
        Ok(lineup)
    }
}

/// What threads take their work from, number by number.
#[derive(Debug)]
pub struct Queue {
    length: u64,
    /// The first number that no thread has taken yet.
    next: AtomicU64,
    /// Somebody failed: nobody needs to go on.
    stopped: AtomicBool,
}

impl Queue {
    pub fn new(length: u64) -> Queue {
        Queue { length, next: AtomicU64::new(0), stopped: AtomicBool::new(false) }
    }

    /// Up to `most` numbers that nobody else gets; nothing when all are taken or somebody failed.
    pub fn take(&self, most: u64) -> Option<Range<u64>> {
        if self.stopped.load(Ordering::Relaxed) {
            return None;
        }
        let start = self.next.fetch_add(most, Ordering::Relaxed);
        (start < self.length).then(|| start..self.length.min(start + most))
    }

    /// Lets so many threads work until the queue is empty or one of them fails, and gives what each has found.
    pub fn work<F: Send>(&self, threads: u16, work: impl Fn() -> Result<F, Failure> + Sync) -> Result<Vec<F>, Failure> {
        let one = || work().inspect_err(|_| self.stopped.store(true, Ordering::Relaxed));
        if threads == 1 {
            return Ok(vec![one()?]);
        }
        std::thread::scope(|scope| {
            let running: Vec<_> = (0..threads).map(|_| scope.spawn(one)).collect();
            let join = |thread: std::thread::ScopedJoinHandle<'_, _>| {
                thread.join().expect("a thread that plays does not panic")
            };
            running.into_iter().map(join).collect::<Vec<_>>().into_iter().collect()
        })
    }
}

/// A bar where somebody can watch it, nothing in a pipe or a file.
pub fn progress_bar(length: u64, what: &str) -> ProgressBar {
    // indicatif draws on stderr, and hides the bar by itself where that is no terminal.
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} to go"));
    ProgressBar::new(length).with_style(style.expect("our own template is sound"))
}
