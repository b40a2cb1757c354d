//! Bends the weights of a network towards how games ended.

use super::inputs::Told;
use super::network::{FIRST, Network, SECOND, Sums};

/// So many samples are learned from at a time.
const TOGETHER: usize = 256;

/// Decisions, and what share of the win came of each.
#[derive(Debug, Clone, Default)]
pub struct Samples {
    inputs: Vec<Told>,
    /// Up to where the inputs of each sample reach.
    ends: Vec<usize>,
    won: Vec<f32>,
}

impl Samples {
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// A decision of which nobody knows yet what comes of it.
    pub fn add(&mut self, view: &[Told], action: &[Told]) {
        self.inputs.extend_from_slice(view);
        self.inputs.extend_from_slice(action);
        self.ends.push(self.inputs.len());
        self.won.push(0.0);
    }

    pub fn settle(&mut self, sample: usize, won: f32) {
        self.won[sample] = won;
    }

    /// Forgets all but the first.
    pub fn truncate(&mut self, length: usize) {
        self.ends.truncate(length);
        self.won.truncate(length);
        self.inputs.truncate(self.ends.last().copied().unwrap_or(0));
    }

    pub fn append(&mut self, others: &Samples) {
        let before = self.inputs.len();
        self.inputs.extend_from_slice(&others.inputs);
        self.ends.extend(others.ends.iter().map(|end| before + end));
        self.won.extend_from_slice(&others.won);
    }

    fn inputs(&self, sample: usize) -> &[Told] {
        let start = if sample == 0 { 0 } else { self.ends[sample - 1] };
        &self.inputs[start..self.ends[sample]]
    }

    /// What is lost on average by believing this network: the cross entropy.
    pub fn loss(&self, network: &Network) -> f64 {
        let of = |sample| {
            let value = f64::from(network.value(&network.sums(self.inputs(sample))));
            let won = f64::from(self.won[sample]);
            // -w ln p - (1-w) ln(1-p), where p is the logistic function of the value.
            (1.0 + (-value.abs()).exp()).ln() + value.max(0.0) - won * value
        };
        (0..self.len()).map(of).sum::<f64>() / self.len().max(1) as f64
    }

    /// What would be lost by whoever guesses the same for all of them.
    pub fn loss_if_alike(&self) -> f64 {
        let part = self.won.iter().map(|won| f64::from(*won)).sum::<f64>() / self.len().max(1) as f64;
        let of = |part: f64| if part > 0.0 { -part * part.ln() } else { 0.0 };
        of(part) + of(1.0 - part)
    }
}

/// Gradients with momentum, every weight at its own pace (Adam: Kingma and Ba, 2015).
#[derive(Debug, Clone, PartialEq)]
pub struct Learner {
    pub network: Network,
    pub mean: Vec<f32>,
    pub square: Vec<f32>,
    pub steps: u32,
}

impl Learner {
    pub fn new(network: Network) -> Learner {
        let weights = network.weights.len();
        Learner { network, mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0 }
    }

    /// Learns from these samples in this order, once, by steps of this size. Each thread takes a part of those that are looked at
    /// together, so the same number of threads always learns the same.
    pub fn learn(&mut self, samples: &Samples, order: &[u32], step: f32, threads: usize) {
        let weights = self.network.weights.len();
        let mut slopes = vec![vec![0.0f32; weights]; threads];
        for together in order.chunks(TOGETHER) {
            let network = &self.network;
            let parts = together.chunks(together.len().div_ceil(threads));
            std::thread::scope(|scope| {
                let mut work = parts.zip(&mut slopes);
                let own = work.next();
                for (part, slope) in work {
                    scope.spawn(move || add_slopes(network, samples, part, slope));
                }
                own.into_iter().for_each(|(part, slope)| add_slopes(network, samples, part, slope));
            });
            let (slope, others) = slopes.split_first_mut().expect("there is a thread");
            for other in others {
                slope.iter_mut().zip(other).for_each(|(slope, other)| *slope += std::mem::take(other));
            }
            self.follow(slope, together.len(), step);
        }
    }

    fn follow(&mut self, slopes: &mut [f32], samples: usize, step: f32) {
        self.steps += 1;
        let fade = 1.0 - 0.9f32.powi(self.steps as i32);
        let fade_square = 1.0 - 0.999f32.powi(self.steps as i32);
        let pace = step / fade;
        let each = 1.0 / samples as f32;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in self.network.weights.iter_mut().zip(slopes).zip(moments) {
            let down = std::mem::take(slope) * each;
            *mean += 0.1 * (down - *mean);
            *square += 0.001 * (down * down - *square);
            *weight -= pace * *mean / ((*square / fade_square).sqrt() + 1e-8);
        }
    }
}

/// Adds what these samples say about every weight: downwards is better.
fn add_slopes(network: &Network, samples: &Samples, part: &[u32], slopes: &mut [f32]) {
    let layers = network.layers();
    let (rows, rest) = slopes.split_at_mut(layers.rows.len() * FIRST);
    let rows = rows.as_chunks_mut::<FIRST>().0;
    let (bias, rest) = rest.split_at_mut(FIRST);
    let (second, rest) = rest.split_at_mut(FIRST * SECOND);
    let second = second.as_chunks_mut::<SECOND>().0;
    let (second_bias, rest) = rest.split_at_mut(SECOND);
    let (output, output_bias) = rest.split_at_mut(SECOND);
    for sample in part {
        let inputs = samples.inputs(*sample as usize);
        let sums = network.sums(inputs);
        let units = layers.second_units(&sums);
        let value =
            layers.output_bias + units.iter().zip(layers.output).map(|(unit, weight)| unit * weight).sum::<f32>();
        let error = 1.0 / (1.0 + (-value).exp()) - samples.won[*sample as usize];
        output_bias[0] += error;
        let mut back = [0.0; SECOND];
        for place in 0..SECOND {
            output[place] += error * units[place];
            back[place] = if units[place] > 0.0 { error * layers.output[place] } else { 0.0 };
            second_bias[place] += back[place];
        }
        let mut first_back: Sums = [0.0; FIRST];
        for place in (0..FIRST).filter(|place| sums[*place] > 0.0) {
            let unit = sums[place];
            second[place].iter_mut().zip(back).for_each(|(slope, back)| *slope += unit * back);
            first_back[place] = layers.second[place].iter().zip(back).map(|(weight, back)| weight * back).sum();
        }
        bias.iter_mut().zip(first_back).for_each(|(slope, back)| *slope += back);
        for Told { place, value } in inputs {
            rows[*place as usize].iter_mut().zip(first_back).for_each(|(slope, back)| *slope += value * back);
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Chance;

    use super::*;

    /// Whoever has exactly one of two things wins: no single layer could learn that.
    fn exclusive(count: usize, chance: &mut Chance) -> Samples {
        let mut samples = Samples::default();
        for sample in 0..count {
            let [one, two] = [chance.below(2), chance.below(2)];
            let inputs: Vec<Told> = [(0u16, one), (1, two)]
                .into_iter()
                .filter(|(_, there)| *there == 1)
                .map(|(place, _)| Told { place, value: 1.0 })
                .collect();
            samples.add(&inputs, &[]);
            samples.settle(sample, if one != two { 1.0 } else { 0.0 });
        }
        samples
    }

    #[test]
    fn what_decides_is_learned_and_the_same_every_time() {
        let learned = |threads| {
            let mut chance = Chance::quick(3);
            let samples = exclusive(4096, &mut chance);
            let mut learner = Learner::new(Network::new(2, &mut chance));
            let order: Vec<u32> = (0..4096).collect();
            assert!(samples.loss(&learner.network) > 0.5);
            (0..20).for_each(|_| learner.learn(&samples, &order, 0.003, threads));
            assert!(exclusive(100, &mut chance).loss(&learner.network) < 0.05);
            learner
        };
        assert_eq!(learned(1), learned(1));
        assert_eq!(learned(3), learned(3));
    }

    #[test]
    fn samples_keep_their_inputs_when_they_are_put_together() {
        let input = |place| Told { place, value: 1.0 };
        let mut some = Samples::default();
        some.add(&[input(1)], &[input(2)]);
        some.add(&[], &[input(3)]);
        some.truncate(1);
        let mut others = Samples::default();
        others.add(&[input(4)], &[]);
        some.append(&others);
        assert_eq!((some.len(), some.inputs(0), some.inputs(1)), (2, &[input(1), input(2)][..], &[input(4)][..]));
    }
}
