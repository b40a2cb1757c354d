//! Learning goes from generation to generation: games are played with the weights as they are, then the weights are bent towards how
//! those games ended. The same seed always comes to the same, however often it was interrupted, as long as so many threads learn.

use tabletop::{Bot, Chance, Game, Options, Setup};

use super::encoding::Encoding;
use super::learner::{Learner, Samples};
use super::network::Network;
use super::self_play::{Company, SelfPlay};

/// So many games are usually played in a generation.
const GAMES: usize = 512;
/// Every so many games there is one that nothing is learned from: it says how good the guesses are.
const HELD_OUT: usize = 16;
/// The first step, and after so many generations it is half as large as that, then a third.
const STEP: f32 = 0.001;
const SETTLING: f32 = 500.0;
/// How much the newest weights count in the average of all, at least. The average plays better than any of them.
const NEWEST: f32 = 0.05;
/// Every so many generations the player as it is joins its past, which has so many at most.
const REMEMBERED: u32 = 20;
const MOST_PAST: usize = 10;

/// A player while it learns.
#[derive(Debug)]
pub struct Learning<G: Game, E> {
    encoding: E,
    other: fn(&mut Chance) -> Box<dyn Bot<G>>,
    setups: Vec<Setup<G>>,
    games: usize,
    seed: u64,
    generation: u32,
    samples: u64,
    learner: Learner,
    average: Network,
    past: Vec<Network>,
}

/// How a generation went.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Progress {
    /// So many there were.
    pub generation: u32,
    /// All decisions that were learned from so far.
    pub samples: u64,
    /// What is lost by the guesses on games of this generation that nothing was learned from, and what would be if all decisions
    /// were alike.
    pub loss: f64,
    pub even: f64,
}

impl<G: Game, E: Encoding<G>> Learning<G, E> {
    /// Begins with a network that knows nothing. `other` makes bots to play with besides its own like.
    pub fn new(encoding: E, other: fn(&mut Chance) -> Box<dyn Bot<G>>, seed: u64) -> Self {
        let network = Network::new(E::VIEW + E::ACTION, &mut Chance::quick(seed));
        let setup = |options| Setup::published(*G::SEATS.start(), options);
        Learning {
            encoding,
            other,
            setups: G::Options::every().into_iter().map(setup).collect(),
            games: GAMES,
            seed,
            generation: 0,
            samples: 0,
            learner: Learner::new(network.clone()),
            average: network,
            past: Vec::new(),
        }
    }

    /// The same with another number of games in a generation.
    pub fn with_games(self, games: usize) -> Self {
        Learning { games, ..self }
    }

    /// The player as it is now.
    pub fn network(&self) -> &Network {
        &self.average
    }

    pub fn generation(&self) -> u32 {
        self.generation
    }

    /// Plays and learns for one generation, on so many threads.
    pub fn step(&mut self, threads: usize) -> Progress {
        let (samples, unseen) = self.play(threads);
        let loss = unseen.loss(&self.average);
        let even = unseen.loss_if_alike();
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        self.luck(self.games).shuffle(&mut order);
        let step = STEP / (1.0 + self.generation as f32 / SETTLING);
        self.learner.learn(&samples, &order, step, threads);
        self.generation += 1;
        self.samples += samples.len() as u64;
        self.settle();
        Progress { generation: self.generation, samples: self.samples, loss, even }
    }

    /// The luck of a game of this generation, or of what comes after all of them.
    fn luck(&self, game: usize) -> Chance {
        let mut generation = Chance::quick(self.seed ^ u64::from(self.generation) << 32);
        Chance::quick(generation.seed() ^ game as u64)
    }

    /// What is learned from, and what is not; both in the order of the games, whoever played them.
    fn play(&self, threads: usize) -> (Samples, Samples) {
        let games: Vec<usize> = (0..self.games).collect();
        let play_some = |games: &[usize]| {
            let company = Company { now: &self.learner.network, past: &self.past, other: self.other };
            let mut play = SelfPlay::new(&self.encoding, company, &self.setups);
            let (mut samples, mut unseen) = (Samples::default(), Samples::default());
            for game in games {
                let into = if game % HELD_OUT == 0 { &mut unseen } else { &mut samples };
                play.play(self.luck(*game).seed(), into);
            }
            (samples, unseen)
        };
        let (mut samples, mut unseen) = (Samples::default(), Samples::default());
        std::thread::scope(|scope| {
            let parts = games.chunks(self.games.div_ceil(threads));
            let playing: Vec<_> = parts.map(|part| scope.spawn(move || play_some(part))).collect();
            for part in playing {
                let part = part.join().expect("a thread that plays does not panic");
                samples.append(&part.0);
                unseen.append(&part.1);
            }
        });
        (samples, unseen)
    }

    fn settle(&mut self) {
        let newest = NEWEST.max(1.0 / self.generation as f32);
        let weights = self.average.weights.iter_mut().zip(&self.learner.network.weights);
        weights.for_each(|(average, weight)| *average += newest * (weight - *average));
        if self.generation.is_multiple_of(REMEMBERED) {
            if self.past.len() == MOST_PAST {
                // The oldest stays, and of the others any may go.
                let place = 1 + self.luck(self.games + 1).below(MOST_PAST as u32 - 1) as usize;
                self.past.remove(place);
            }
            self.past.push(self.average.clone());
        }
    }

    /// All that is needed to go on later, as bytes.
    pub fn save(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(self.seed.to_le_bytes());
        bytes.extend(self.samples.to_le_bytes());
        let numbers = [self.generation, self.learner.steps, self.past.len() as u32];
        bytes.extend(numbers.into_iter().flat_map(u32::to_le_bytes));
        let Learner { network, mean, square, .. } = &self.learner;
        let networks = [network, &self.average].into_iter().chain(&self.past).map(|network| &network.weights);
        let weights = networks.chain([mean, square]).flatten();
        bytes.extend(weights.flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// Goes on with what was saved; nothing if that is not of this game and seed.
    pub fn resume(self, saved: &[u8]) -> Option<Self> {
        let (seed, rest) = saved.split_first_chunk()?;
        let (samples, rest) = rest.split_first_chunk()?;
        let (numbers, rest) = rest.split_first_chunk::<12>()?;
        let (weights, []) = rest.as_chunks::<4>() else { return None };
        let [generation, steps, past] =
            [0, 4, 8].map(|at| u32::from_le_bytes([numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]]));
        let length = self.average.weights.len();
        if u64::from_le_bytes(*seed) != self.seed || weights.len() != length * (past as usize + 4) {
            return None;
        }
        let mut rows = weights.chunks(length).map(|row| row.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect());
        let mut row = || rows.next();
        let network = Network { weights: row()? };
        let average = Network { weights: row()? };
        let past = (0..past).map(|_| Some(Network { weights: row()? })).collect::<Option<_>>()?;
        let learner = Learner { network, mean: row()?, square: row()?, steps };
        Some(Learning { generation, samples: u64::from_le_bytes(*samples), learner, average, past, ..self })
    }
}
