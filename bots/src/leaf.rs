//! A learned value estimate: how probably everybody wins, from a few features of every seat. It is the same tiny network for all of
//! them, and a softmax over what it says. Its weights are a small readable text in the game's folder; `hoirie train` makes them.

use tabletop::MAX_SEATS;

/// No game tells more about a seat.
pub const MOST_FEATURES: usize = 32;
/// So many hidden units: enough to let one number matter more early and another late.
pub const HIDDEN: usize = 12;

/// What is known about one seat, in the order of the sense's feature names; the rest is zero.
pub type Features = [f32; MOST_FEATURES];
/// One number for each seat.
pub type Shares = [f32; MAX_SEATS];

/// The weights: for every hidden unit a bias and a weight for each feature, and what the unit adds to a seat's score.
#[derive(Debug, Clone, PartialEq)]
pub struct Leaf {
    pub(crate) bias: [f32; HIDDEN],
    /// By feature, then by unit: one feature's row is added to all units at once.
    pub(crate) rows: Vec<[f32; HIDDEN]>,
    pub(crate) output: [f32; HIDDEN],
}

impl Leaf {
    /// Reads weights for these features. Each line is a name and a number for every hidden unit; `#` begins a remark.
    pub fn parse(text: &str, features: &[&str]) -> Result<Leaf, String> {
        let mut leaf = Leaf { bias: [0.0; HIDDEN], rows: Vec::new(), output: [0.0; HIDDEN] };
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        for name in ["bias"].iter().chain(features).chain(&["output"]) {
            let line = lines.next().ok_or_else(|| format!("the weights of {name} are missing"))?;
            let mut words = line.split_whitespace();
            if words.next() != Some(name) {
                return Err(format!("{line:?} should be about {name}"));
            }
            let mut row = [0.0; HIDDEN];
            for place in &mut row {
                let word = words.next().ok_or_else(|| format!("{name} has too few weights"))?;
                *place = word.parse().map_err(|_| format!("{word:?} is no weight for {name}"))?;
            }
            match *name {
                "bias" => leaf.bias = row,
                "output" => leaf.output = row,
                _ => leaf.rows.push(row),
            }
        }
        match lines.next() {
            Some(line) => Err(format!("{line:?} is one line too many")),
            None => Ok(leaf),
        }
    }

    /// The text that [`Leaf::parse`] reads.
    pub fn write(&self, features: &[&str], remark: &str) -> String {
        let width = features.iter().map(|name| name.len()).max().unwrap_or(0).max("output".len());
        let mut text = format!("# {remark}\n");
        let names = ["bias"].iter().chain(features).chain(&["output"]);
        for (name, row) in names.zip(std::iter::once(&self.bias).chain(&self.rows).chain([&self.output])) {
            text.push_str(&format!("{name:width$}"));
            row.iter().for_each(|weight| text.push_str(&format!(" {weight:8.4}")));
            text.push('\n');
        }
        text
    }

    /// How probably each of the seats wins.
    pub fn chances(&self, seats: &[Features]) -> Shares {
        let mut scores = [0.0; MAX_SEATS];
        for (score, features) in scores.iter_mut().zip(seats) {
            *score = self.score(features);
        }
        softmax(&mut scores[..seats.len()]);
        scores
    }

    /// What speaks most for a seat with these features rather than `other`: the place of the feature that adds most to its score.
    pub(crate) fn reason(&self, features: &Features, other: &Features) -> Option<usize> {
        let score = self.score(features);
        let without = |place: usize| {
            let mut less = *features;
            less[place] = other[place];
            score - self.score(&less)
        };
        let places = (0..self.rows.len()).map(|place| (place, without(place))).filter(|(_, adds)| *adds > 0.0);
        places.max_by(|(_, one), (_, two)| one.total_cmp(two)).map(|(place, _)| place)
    }

    pub(crate) fn units(&self, features: &Features) -> [f32; HIDDEN] {
        let mut units = self.bias;
        for (row, feature) in self.rows.iter().zip(features) {
            for (unit, weight) in units.iter_mut().zip(row) {
                *unit += weight * feature;
            }
        }
        units.map(bend)
    }

    fn score(&self, features: &Features) -> f32 {
        self.units(features).iter().zip(self.output).map(|(unit, weight)| unit * weight).sum()
    }
}

/// Like the hyperbolic tangent, but quick.
fn bend(x: f32) -> f32 {
    x / (1.0 + x.abs())
}

pub(crate) fn softmax(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    scores.iter_mut().for_each(|score| *score = (*score - most).exp());
    let sum: f32 = scores.iter().sum();
    scores.iter_mut().for_each(|score| *score /= sum);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Leaf {
        let row = |seed: f32| std::array::from_fn(|unit| (seed + unit as f32 * 0.25).round() / 4.0);
        Leaf { bias: row(1.0), rows: vec![row(-2.0), row(3.0)], output: row(0.5) }
    }

    #[test]
    fn weights_are_read_as_they_were_written() {
        let names = ["cards", "gifts"];
        assert_eq!(Leaf::parse(&some().write(&names, "made by hand"), &names), Ok(some()));
        assert!(Leaf::parse(&some().write(&names, ""), &["cards"]).is_err());
        assert!(Leaf::parse(&some().write(&names, ""), &["gifts", "cards"]).is_err());
        assert!(Leaf::parse("bias 1 2 x", &[]).is_err());
    }

    #[test]
    fn equal_seats_have_equal_chances_and_all_chances_are_one() {
        let mut seats = [[0.0; MOST_FEATURES]; 3];
        let chances = some().chances(&seats);
        assert!(chances[..3].iter().all(|chance| (chance - 1.0 / 3.0).abs() < 1e-6));
        assert_eq!(chances[3], 0.0);
        seats[1][1] = 1.0;
        let chances = some().chances(&seats);
        assert!(chances[1] != chances[0]);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
    }
}
