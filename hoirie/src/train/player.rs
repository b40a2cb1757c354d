//! The learned player: it learns from games against itself, its past and other bots, and is kept in a folder, so that it can go on.

use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::time::Instant;

use bots::{Encoding, Learned, Learning, Network, Playout, game_seed};
use serde::{Deserialize, Serialize};
use shelf::{BotSpec, Learns, LearnsVisitor, Level, Temperament};
use tabletop::{Bot, Chance, Game, Seat, Setup};

use super::cant;
use super::curve::{Curve, Point};
use crate::failure::Failure;
use crate::series::progress_bar;

/// Every so many generations it is measured and kept.
const EVERY: u32 = 10;
/// In so many games; those of the arena have other seeds.
const MEASURED: u64 = 800;
const SERIES: u64 = 1;

/// When to stop: at whatever comes first.
#[derive(Debug, Clone, Copy)]
pub struct Until {
    pub hours: Option<f64>,
    pub generations: Option<u32>,
}

#[derive(Debug)]
pub struct Lessons {
    pub game: String,
    pub seed: u64,
    pub threads: u16,
    pub until: Until,
    pub keep: PathBuf,
    pub write: Option<PathBuf>,
}

/// Lets a player learn, and tells what came of it.
pub fn learn(lessons: &Lessons) -> Result<String, Failure> {
    let game = &lessons.game;
    if !shelf::NAMES.contains(&game.as_str()) {
        return Err(Failure::unknown_game(game));
    }
    let learned = shelf::with_learner(game, Learn(lessons));
    learned.ok_or_else(|| {
        Failure::Input(format!("no player learns {game} yet; one learns: {}", shelf::LEARNED.join(", ")))
    })?
}

/// The first line of what is kept: only the same training goes on with it.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Title {
    game: String,
    seed: u64,
    threads: u16,
}

struct Learn<'a>(&'a Lessons);

impl LearnsVisitor for Learn<'_> {
    type Output = Result<String, Failure>;

    fn visit<T: Learns>(self) -> Self::Output {
        let mut course = Course::<T>::open(self.0)?;
        course.learn()?;
        course.finish()
    }
}

/// A training that is under way.
struct Course<'a, T: Learns> {
    lessons: &'a Lessons,
    learning: Learning<T::Game, T::Encoding>,
    curve: Curve,
    /// How long it took before it was interrupted.
    before: f64,
    begun: Instant,
    title: PhantomData<T>,
}

impl<'a, T: Learns> Course<'a, T> {
    /// Begins, or goes on with what is kept. What another training has kept is left alone.
    fn open(lessons: &'a Lessons) -> Result<Self, Failure> {
        let folder = &lessons.keep;
        std::fs::create_dir_all(folder).map_err(|error| cant("make the folder", folder, &error))?;
        let mut learning = Learning::new(T::Encoding::default(), anybody::<T>, lessons.seed);
        let mut curve = Curve::new(folder);
        let file = folder.join("player");
        match std::fs::read(&file) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => return Err(cant("read", &file, &error)),
            Ok(kept) => {
                learning = go_on(learning, &kept, lessons, &file)?;
                curve.read(learning.generation())?;
            }
        }
        let before = curve.last().map_or(0.0, |point| point.seconds);
        Ok(Course { lessons, learning, curve, before, begun: Instant::now(), title: PhantomData })
    }

    fn seconds(&self) -> f64 {
        self.before + self.begun.elapsed().as_secs_f64()
    }

    fn is_enough(&self) -> bool {
        let Until { hours, generations } = self.lessons.until;
        hours.is_some_and(|hours| self.seconds() >= 3600.0 * hours)
            || generations.is_some_and(|most| self.learning.generation() >= most)
    }

    fn learn(&mut self) -> Result<(), Failure> {
        let bar = progress_bar(u64::from(self.lessons.until.generations.unwrap_or(0)), "generations");
        let mut lost = Vec::new();
        while !self.is_enough() {
            let progress = self.learning.step(self.lessons.threads.into());
            lost.push(progress);
            bar.set_position(progress.generation.into());
            if progress.generation.is_multiple_of(EVERY) || self.is_enough() {
                let mean = |of: fn(&bots::Progress) -> f64| lost.iter().map(of).sum::<f64>() / lost.len() as f64;
                self.curve.add(Point {
                    generation: progress.generation,
                    samples: progress.samples,
                    seconds: self.seconds(),
                    loss: mean(|progress| progress.loss),
                    even: mean(|progress| progress.even),
                    wins: share::<T>(self.learning.network()),
                });
                lost.clear();
                self.keep()?;
            }
        }
        bar.finish_and_clear();
        Ok(())
    }

    /// Writes everything down, each file in one piece: whoever is interrupted loses no more than a few generations.
    fn keep(&self) -> Result<(), Failure> {
        let Lessons { game, seed, threads, keep, .. } = self.lessons;
        self.draw_curve()?;
        let title = Title { game: game.clone(), seed: *seed, threads: *threads };
        let mut bytes = serde_json::to_vec(&title).expect("a title is plain data");
        bytes.push(b'\n');
        bytes.extend(self.learning.save());
        write_whole(&keep.join("player"), &bytes)
    }

    fn draw_curve(&self) -> Result<(), Failure> {
        let Lessons { game, seed, .. } = self.lessons;
        self.curve.write(&format!("{game}, seed {seed}"), 1.0 / f64::from(usual_seats::<T::Game>()))
    }

    /// Writes the weights, with the command that makes them.
    fn finish(self) -> Result<String, Failure> {
        self.draw_curve()?;
        let Lessons { game, seed, threads, write, keep, .. } = self.lessons;
        let generations = self.learning.generation();
        let command = format!("hoirie train {game} --seed {seed} --generations {generations} --threads {threads}");
        let told = self.curve.last().map_or_else(|| "nothing learned yet".to_owned(), Point::told);
        let text = self.learning.network().write(&format!("{command} --keep DIR: {told}"));
        let file = keep.join("learned.txt");
        write_whole(write.as_ref().unwrap_or(&file), text.as_bytes())?;
        Ok(format!("{generations} generations: {told}\n"))
    }
}

fn go_on<G: Game, E: Encoding<G>>(
    learning: Learning<G, E>,
    kept: &[u8],
    lessons: &Lessons,
    file: &Path,
) -> Result<Learning<G, E>, Failure> {
    let Lessons { game, seed, threads, .. } = lessons;
    let foreign = || Failure::Input(format!("{} is not a player that a training kept", file.display()));
    let end = kept.iter().position(|byte| *byte == b'\n').ok_or_else(foreign)?;
    let title: Title = serde_json::from_slice(&kept[..end]).map_err(|_| foreign())?;
    if title != (Title { game: game.clone(), seed: *seed, threads: *threads }) {
        let Title { game, seed, threads } = title;
        let whose = format!("{game} with seed {seed} and {threads} threads");
        let why = format!("{} belongs to another training: {whose}; keep this one in another folder", file.display());
        return Err(Failure::Input(why));
    }
    let outgrown = || Failure::Input(format!("{} was kept by another version of hoirie", file.display()));
    learning.resume(&kept[end + 1..]).ok_or_else(outgrown)
}

/// In one piece: it is there as a whole, or what was there before.
pub(super) fn write_whole(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let new = file.with_extension("new");
    let written = std::fs::write(&new, bytes).and_then(|()| std::fs::rename(&new, file));
    written.map_err(|error| cant("write", file, &error))
}

/// A bot to play with besides one's own like: steady, or easy one time of four, of any temperament or none.
fn anybody<T: Learns>(chance: &mut Chance) -> Box<dyn Bot<T::Game>> {
    let temperament = Temperament::ALL.get(chance.below(Temperament::ALL.len() as u32 + 1) as usize);
    let level = if chance.below(4) == 0 { Level::Easy } else { Level::Steady };
    let plain = BotSpec::plain(level);
    T::bot(temperament.map_or(plain, |temperament| plain.tempered(*temperament)))
}

fn usual_seats<G: Game>() -> u8 {
    4.clamp(*G::SEATS.start(), *G::SEATS.end())
}

/// How much it wins among three steady, each deal in all seatings.
fn share<T: Learns>(network: &Network) -> f64 {
    let seats = usual_seats::<T::Game>();
    let mut playout = Playout::new(Setup::<T::Game>::published(seats, Default::default()));
    let won = |game: u64| {
        let own = Seat((game % u64::from(seats)) as u8);
        let player = |seat| -> Box<dyn Bot<T::Game>> {
            if seat == own {
                Box::new(Learned::new(T::Encoding::default(), network.clone()))
            } else {
                T::bot(BotSpec::plain(Level::Steady))
            }
        };
        let mut players: Vec<_> = Seat::all(seats).map(player).collect();
        let seed = game_seed(SERIES, game / u64::from(seats));
        let winners = playout.play(&seed, &mut players, |_, _| {}).expect("bots play by the rules").outcome.winners;
        if winners.contains(own) { 1.0 / winners.len() as f64 } else { 0.0 }
    };
    (0..MEASURED).map(won).sum::<f64>() / MEASURED as f64
}
