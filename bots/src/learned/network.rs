//! A small network that says how good an action is from what a seat sees. The first layer's sums over what all actions of a decision
//! have in common are made once; the loops run over whole rows, so that compilers make vector code of them.

use tabletop::Chance;

use super::inputs::Told;

/// Units of the first and of the second layer.
pub const FIRST: usize = 64;
pub const SECOND: usize = 32;

/// The sums of the first layer, before they are bent.
pub type Sums = [f32; FIRST];

/// In one row: for every input a weight to each unit of the first layer; the biases of these units; for each of them a weight to each
/// unit of the second layer; their biases; their weights to the output; its bias.
#[derive(Debug, Clone, PartialEq)]
pub struct Network {
    pub(super) weights: Vec<f32>,
}

/// A network's weights, layer by layer.
pub(super) struct Layers<'a> {
    pub rows: &'a [Sums],
    pub bias: &'a Sums,
    pub second: &'a [[f32; SECOND]],
    pub second_bias: &'a [f32; SECOND],
    pub output: &'a [f32; SECOND],
    pub output_bias: f32,
}

const SMALLEST: usize = FIRST + FIRST * SECOND + SECOND + SECOND + 1;
/// Weights are written in thousandths: what is smaller makes no difference.
const PARTS: f32 = 1000.0;

impl Network {
    /// One that knows nothing yet.
    pub(super) fn new(inputs: usize, chance: &mut Chance) -> Network {
        let mut small = |reach: f32| (chance.below(2001) as f32 / 1000.0 - 1.0) * reach;
        let mut weights = Vec::with_capacity(inputs * FIRST + SMALLEST);
        weights.extend((0..inputs * FIRST).map(|_| small(0.15)));
        weights.extend([0.0; FIRST]);
        weights.extend((0..FIRST * SECOND).map(|_| small(0.3)));
        weights.extend([0.0; SECOND]);
        weights.extend((0..SECOND).map(|_| small(0.1)));
        weights.push(0.0);
        Network { weights }
    }

    pub(super) fn of_weights(weights: Vec<f32>, inputs: usize) -> Option<Network> {
        (weights.len() == inputs * FIRST + SMALLEST).then_some(Network { weights })
    }

    pub(super) fn layers(&self) -> Layers<'_> {
        let (rows, rest) = self.weights.split_at(self.weights.len() - SMALLEST);
        let belief = "a network has all its weights";
        let (bias, rest) = rest.split_first_chunk().expect(belief);
        let (second, rest) = rest.split_at(FIRST * SECOND);
        let (second_bias, rest) = rest.split_first_chunk().expect(belief);
        let (output, rest) = rest.split_first_chunk().expect(belief);
        Layers {
            rows: rows.as_chunks().0,
            bias,
            second: second.as_chunks().0,
            second_bias,
            output,
            output_bias: rest[0],
        }
    }

    /// Reads weights for so many inputs: a line for every input, for the units of the first layer and for the output, in thousandths;
    /// `#` begins a remark.
    pub fn parse(text: &str, inputs: usize) -> Result<Network, String> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let words = lines.flat_map(str::split_ascii_whitespace);
        let number = |word: &str| word.parse::<i32>().map_err(|_| format!("{word:?} is no weight"));
        let weights: Vec<f32> = words.map(|word| Ok(number(word)? as f32 / PARTS)).collect::<Result<_, String>>()?;
        let count = weights.len();
        Network::of_weights(weights, inputs).ok_or_else(|| format!("{count} weights are not those of {inputs} inputs"))
    }

    /// The text that [`Network::parse`] reads.
    pub fn write(&self, remark: &str) -> String {
        let mut text = format!("# {remark}\n");
        let (rows, rest) = self.weights.split_at(self.weights.len() - SMALLEST);
        let (bias, rest) = rest.split_at(FIRST);
        let (second, rest) = rest.split_at(FIRST * SECOND);
        let lines = rows.chunks(FIRST).chain([bias]).chain(second.chunks(SECOND)).chain(rest.chunks(SECOND));
        for line in lines {
            let words: Vec<String> = line.iter().map(|weight| ((weight * PARTS).round() as i32).to_string()).collect();
            text.push_str(&words.join(" "));
            text.push('\n');
        }
        text
    }

    /// The first layer's sums over these inputs and what is in `sums` already.
    #[inline]
    pub fn add(&self, sums: &mut Sums, inputs: &[Told]) {
        let rows = self.layers().rows;
        for Told { place, value } in inputs {
            for (sum, weight) in sums.iter_mut().zip(&rows[*place as usize]) {
                *sum += value * weight;
            }
        }
    }

    /// The first layer's sums over these inputs.
    #[inline]
    pub fn sums(&self, inputs: &[Told]) -> Sums {
        let mut sums = *self.layers().bias;
        self.add(&mut sums, inputs);
        sums
    }

    /// How good that is: the more, the likelier the seat wins. 0 is one half.
    #[inline]
    pub fn value(&self, sums: &Sums) -> f32 {
        let units = self.layers().second_units(sums);
        let Layers { output, output_bias, .. } = self.layers();
        output_bias + units.iter().zip(output).map(|(unit, weight)| unit * weight).sum::<f32>()
    }
}

impl Layers<'_> {
    /// The units of the second layer. Those of the first that are silent are passed over.
    #[inline]
    pub fn second_units(&self, sums: &Sums) -> [f32; SECOND] {
        let mut units = *self.second_bias;
        for (sum, row) in sums.iter().zip(self.second) {
            if *sum > 0.0 {
                for (unit, weight) in units.iter_mut().zip(row) {
                    *unit += sum * weight;
                }
            }
        }
        units.map(|unit| unit.max(0.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_as_they_were_written() {
        let network = Network::new(5, &mut Chance::quick(1));
        let text = network.write("made by hand");
        let read = Network::parse(&text, 5).unwrap();
        let largest = read.weights.iter().zip(&network.weights).map(|(one, two)| (one - two).abs()).fold(0.0, f32::max);
        assert!(largest <= 0.5 / PARTS + 1e-6, "{largest}");
        assert_eq!(Network::parse(&read.write("again"), 5), Ok(read));
        assert!(Network::parse(&text, 4).is_err());
        assert!(Network::parse("1 2 x", 0).is_err());
    }

    #[test]
    fn what_actions_have_in_common_may_be_added_first() {
        let network = Network::new(6, &mut Chance::quick(2));
        let [one, two] = [Told { place: 1, value: 1.0 }, Told { place: 5, value: 0.5 }];
        let mut sums = network.sums(&[one]);
        network.add(&mut sums, &[two]);
        assert_eq!(network.value(&sums), network.value(&network.sums(&[one, two])));
        assert_ne!(network.value(&sums), network.value(&network.sums(&[one])));
    }
}
