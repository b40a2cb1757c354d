//! `hoirie simulate`: bots play many games, and we count.

mod report;
mod tally;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use bots::{Played, Playout, game_seed};
use clap::value_parser;
use indicatif::ProgressBar;
use shelf::{BotSpec, Title, Visitor};
use tabletop::{By, Entry, FORMAT, Game, Head, Input, Moment, Options, SeedMaterial, Setup, Table};

use crate::failure::Failure;
use crate::series::{Lineup, Queue, Series, progress_bar};
use report::Report;
use tally::Tally;

/// How many games a thread takes at a time.
const BATCH: u64 = 64;

/// Let bots play many games and count how they end
///
/// A decision is an input for which the seat had at least two offers; the length of a game is its number of inputs.
/// A bot named more than once is one entry of the result: its `games` are counted once for each of its seats.
/// A shared win counts as its share.
#[derive(Debug, clap::Args)]
pub struct Simulate {
    #[command(flatten)]
    series: Series,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,
    /// The number of the first game, to play some games of a series again
    #[arg(long, default_value_t = 0, value_parser = value_parser!(u64).range(0..=1_000_000_000_000))]
    first: u64,
    /// Who plays: names that repeat to fill the seats, and move one seat to the left from game to game
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// How many threads; the results don't depend on it
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let report =
            shelf::with(&self.series.game, Play(&self)).ok_or_else(|| Failure::unknown_game(&self.series.game))??;
        if self.json { report.write_json(out) } else { report.write_table(out) }
    }
}

/// For every seat of this game, the place of its bot. From game to game everybody moves on by one seat.
fn seated(lineup: &Lineup<BotSpec>, game: u64) -> impl Iterator<Item = usize> {
    let seats = lineup.seated.len();
    let moved = (game % seats as u64) as usize;
    (0..seats).map(move |seat| lineup.seated[(seat + seats - moved) % seats])
}

struct Play<'a>(&'a Simulate);

impl Visitor for Play<'_> {
    type Output = Result<Report, Failure>;

    fn visit<T: Title>(self) -> Self::Output {
        let Play(command) = self;
        let setup = command.series.setup::<T>(&command.bots)?;
        let lineup = Lineup::of::<T>(command.bots.iter().cycle().take(setup.seats as usize), &[])?;
        if let Some(folder) = &command.records {
            std::fs::create_dir_all(folder)
                .map_err(|error| Failure::Input(format!("can't make the folder {}: {error}", folder.display())))?;
        }
        let bar = progress_bar(command.games, "games");
        let begun = Instant::now();
        let queue = Queue::new(command.games);
        let series = Playing::<T> { command, setup, lineup, bar, queue, title: std::marker::PhantomData };
        let tally = series.play()?;
        let seconds = begun.elapsed().as_secs_f64();
        series.bar.finish_and_clear();
        Ok(Report::new::<T::Game>(series.setup.seats, &series.lineup.bots, &tally, seconds))
    }
}

/// The games to play, shared by the threads that play them.
struct Playing<'a, T: Title> {
    command: &'a Simulate,
    setup: Setup<T::Game>,
    lineup: Lineup<BotSpec>,
    bar: ProgressBar,
    queue: Queue,
    title: std::marker::PhantomData<T>,
}

impl<T: Title> Playing<'_, T> {
    fn play(&self) -> Result<Tally, Failure> {
        let mut total = self.tally();
        for tally in self.queue.work(self.command.threads, || self.play_some())? {
            total.add(&tally);
        }
        Ok(total)
    }

    fn tally(&self) -> Tally {
        Tally::new(self.lineup.bots.len(), T::Game::ENDINGS)
    }

    /// Plays until no games are left. Counts are whole numbers, so it doesn't matter who played what.
    fn play_some(&self) -> Result<Tally, Failure> {
        let mut playout = Playout::new(self.setup.clone());
        let mut tally = self.tally();
        while let Some(games) = self.queue.take(BATCH) {
            let played = games.end - games.start;
            for game in games {
                self.play_one(&mut playout, self.command.first + game, &mut tally)?;
            }
            self.bar.inc(played);
        }
        Ok(tally)
    }

    fn play_one(&self, playout: &mut Playout<T::Game>, game: u64, tally: &mut Tally) -> Result<(), Failure> {
        let seed = game_seed(self.command.series.seed, game);
        // Fresh bots for every game: what one remembers from the last would depend on which thread played that.
        let bot = |place: usize| T::bot(self.lineup.bots[place]);
        let mut bots: arrayvec::ArrayVec<_, { tabletop::MAX_SEATS }> = seated(&self.lineup, game).map(bot).collect();
        let at_fault =
            |why: String| Failure::Fault(format!("game {game} of series {}: {why}", self.command.series.seed));
        let played = match &self.command.records {
            None => playout.play(&seed, &mut bots, |_, _| {}).map_err(|fault| at_fault(fault.to_string()))?,
            Some(folder) => {
                let mut inputs = Vec::new();
                let watch = |now, input: &Input<_>| inputs.push((now, input.clone()));
                let played = playout.play(&seed, &mut bots, watch).map_err(|fault| at_fault(fault.to_string()))?;
                self.write_record(folder, game, seed, inputs, &played)?;
                played
            }
        };
        tally.count(seated(&self.lineup, game), &played);
        Ok(())
    }

    /// Plays the game again at a table, through the same door as everybody, and saves the table's record.
    fn write_record(
        &self,
        folder: &Path,
        game: u64,
        seed: [u8; 32],
        inputs: Vec<(Moment, Input<<T::Game as Game>::Action>)>,
        played: &Played,
    ) -> Result<(), Failure> {
        let series = self.command.series.seed;
        let at_fault = |why: String| Failure::Fault(format!("game {game} of series {series}: {why}"));
        let names = seated(&self.lineup, game).enumerate();
        let names = names.map(|(seat, place)| format!("{} {}", self.lineup.bots[place], seat + 1));
        let head = Head {
            format: FORMAT,
            game: T::Game::NAME.to_owned(),
            rules: T::Game::RULES,
            edition: T::Game::EDITIONS[0].1.into(),
            options: self.setup.options.to_map(),
            seats: names.collect(),
            seed: SeedMaterial::Open(seed),
        };
        let mut table = Table::<T::Game>::open_with(head, Arc::clone(&self.setup.edition))
            .map_err(|broken| at_fault(broken.to_string()))?;
        for (now, input) in inputs {
            let by = if input == Input::Alarm { By::Clock } else { By::Bot };
            let step = table.consider(now, by, Entry::Input(input)).map_err(|why| at_fault(why.to_string()))?;
            table.accept(step);
        }
        if table.state().outcome().as_ref() != Some(&played.outcome) {
            return Err(at_fault("the table does not end as the playout did".to_owned()));
        }
        let file = folder.join(format!("{}-{series}-{game:06}.json", T::Game::NAME));
        let text = serde_json::to_vec(&table.record()).expect("a record is plain data");
        std::fs::write(&file, text).map_err(|error| Failure::Input(format!("can't write {}: {error}", file.display())))
    }
}

#[cfg(test)]
mod tests {
    use shelf::Level;

    use super::*;

    #[test]
    fn everybody_moves_on_by_one_seat_from_game_to_game() {
        let lineup = Lineup { bots: [Level::Easy, Level::Steady].map(BotSpec::plain).into(), seated: vec![0, 1, 1] };
        let of_game = |game| seated(&lineup, game).collect::<Vec<_>>();
        assert_eq!([of_game(0), of_game(1), of_game(2), of_game(3)], [[0, 1, 1], [1, 0, 1], [1, 1, 0], [0, 1, 1]]);
    }
}
