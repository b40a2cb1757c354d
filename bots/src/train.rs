//! Learns a leaf: plays many games by the rollout policy, takes a sample at every stage, and bends the weights towards who won in the end.

use std::ops::RangeInclusive;

use tabletop::{Chance, Game, Input, Moment, Next, Setup, Silence, next_input};

use crate::leaf::{Features, HIDDEN, Leaf, MOST_FEATURES, Shares};
use crate::sense::Sense;

/// How much is learned from.
#[derive(Debug, Clone)]
pub struct Training {
    pub seed: u64,
    pub games: u32,
    pub seats: RangeInclusive<u8>,
    /// How many of a thousand moves are random ones: else nobody would learn what those lead to.
    pub exploration: u32,
    pub epochs: u32,
}

impl Default for Training {
    fn default() -> Self {
        Training { seed: 1, games: 12_000, seats: 4..=4, exploration: 50, epochs: 8 }
    }
}

/// One moment of a game, and who won it.
struct Sample {
    seats: Vec<Features>,
    won: Shares,
}

/// What the learning came to: how well the guesses fit games that were not learned from, and how well even shares would.
#[derive(Debug, Clone, Copy)]
pub struct Report {
    pub samples: usize,
    pub fit: f64,
    pub even: f64,
}

pub fn train<G: Game, S: Sense<G>>(sense: &mut S, options: &G::Options, training: &Training) -> (Leaf, Report) {
    let mut chance = Chance::quick(training.seed);
    let mut samples = Vec::new();
    let mut unseen = Vec::new();
    for game in 0..training.games {
        let seats =
            training.seats.start() + (game % u32::from(training.seats.end() - training.seats.start() + 1)) as u8;
        let into = if game % 10 == 9 { &mut unseen } else { &mut samples };
        play::<G, S>(sense, &Setup::published(seats, options.clone()), training.exploration, &mut chance, into);
    }
    let mut learner = Learner::new(S::FEATURES.len(), &mut chance);
    for epoch in 0..training.epochs {
        chance.shuffle(&mut samples);
        // Smaller and smaller steps settle down.
        let step = 0.01 * (1.0 - epoch as f32 / training.epochs as f32).max(0.05);
        samples.chunks(64).for_each(|some| learner.learn(some, step));
    }
    let loss = |chance_of: &dyn Fn(&Sample) -> Shares| {
        let of = |sample: &Sample| {
            let chances = chance_of(sample);
            chances
                .iter()
                .zip(sample.won)
                .map(|(chance, won)| -f64::from(won) * f64::from(chance.max(1e-6)).ln())
                .sum::<f64>()
        };
        unseen.iter().map(of).sum::<f64>() / unseen.len() as f64
    };
    let fit = loss(&|sample| learner.leaf.chances(&sample.seats));
    let even = loss(&|sample| [1.0 / sample.seats.len() as f32; tabletop::MAX_SEATS]);
    let report = Report { samples: samples.len(), fit, even };
    (learner.leaf, report)
}

fn play<G: Game, S: Sense<G>>(
    sense: &mut S,
    setup: &Setup<G>,
    exploration: u32,
    chance: &mut Chance,
    into: &mut Vec<Sample>,
) {
    let mut luck = Chance::quick(chance.seed());
    let mut world = G::set_up(setup, &mut luck, &mut Silence).expect("a game's own options are sound");
    let mut now = Moment(0);
    let mut offers = Vec::new();
    let first = into.len();
    let mut stage = sense.stage(&world);
    loop {
        if sense.stage(&world) > stage && !world.is_over() {
            stage = sense.stage(&world);
            let mut seats = vec![[0.0; MOST_FEATURES]; world.seats() as usize];
            sense.features(&world, &mut seats);
            into.push(Sample { seats, won: Shares::default() });
        }
        let next = next_input(&world, chance, &mut offers, |seat, offers, chance| {
            if chance.below(1000) < exploration {
                chance.pick(offers).cloned()
            } else {
                sense.rollout_policy(&world, seat, offers, chance)
            }
        });
        let input = match next {
            Next::Input(input) => input,
            Next::Over => break,
            Next::Stuck => panic!("nobody moves and no alarm is set"),
        };
        if let (Input::Alarm, Some(alarm)) = (&input, world.alarm()) {
            now = now.max(alarm);
        }
        world.play(now, input, &mut luck, &mut Silence).expect("what is offered is lawful");
    }
    let winners = world.outcome().expect("a game that is over has an outcome").winners;
    if winners.is_empty() {
        into.truncate(first);
    }
    for sample in &mut into[first..] {
        winners.iter().for_each(|seat| sample.won[seat.index()] = 1.0 / winners.len() as f32);
    }
}

/// Gradients with momentum, every weight at its own pace (Adam: Kingma and Ba, 2015).
struct Learner {
    leaf: Leaf,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Learner {
    fn new(features: usize, chance: &mut Chance) -> Learner {
        let mut small = |_| std::array::from_fn(|_| (chance.below(2001) as f32 / 1000.0 - 1.0) * 0.3);
        let rows: Vec<[f32; HIDDEN]> = (0..features).map(&mut small).collect();
        let leaf = Leaf { bias: [0.0; HIDDEN], rows, output: small(0) };
        let weights = (features + 2) * HIDDEN;
        Learner { leaf, mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0 }
    }

    fn learn(&mut self, samples: &[Sample], step: f32) {
        let features = self.leaf.rows.len();
        let mut slope = vec![[0.0f32; HIDDEN]; features + 2];
        for sample in samples {
            let chances = self.leaf.chances(&sample.seats);
            for (seat, told) in sample.seats.iter().enumerate() {
                let error = chances[seat] - sample.won[seat];
                let units = self.leaf.units(told);
                for unit in 0..HIDDEN {
                    slope[features + 1][unit] += error * units[unit];
                    // The slope of x / (1 + |x|) is (1 - |y|)² where y is its value.
                    let back = error * self.leaf.output[unit] * (1.0 - units[unit].abs()).powi(2);
                    slope[0][unit] += back;
                    for (row, feature) in slope[1..=features].iter_mut().zip(told) {
                        row[unit] += back * feature;
                    }
                }
            }
        }
        self.steps += 1;
        let fade = 1.0 - 0.9f32.powi(self.steps);
        let fade_square = 1.0 - 0.999f32.powi(self.steps);
        let Leaf { bias, rows, output } = &mut self.leaf;
        let weights = bias.iter_mut().chain(rows.iter_mut().flatten()).chain(output.iter_mut());
        let slopes = slope.iter().flatten();
        for (((weight, slope), mean), square) in weights.zip(slopes).zip(&mut self.mean).zip(&mut self.square) {
            let slope = slope / samples.len() as f32 + 1e-5 * *weight;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= step * (*mean / fade) / ((*square / fade_square).sqrt() + 1e-8);
        }
    }
}
