//! Where luck comes from. The shuffle and the range draw are our own few lines, with known answers in the tests:
//! old games must replay to the same cards whatever a random-number crate changes.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// The luck of one step of one match, or the quick luck of a playout.
#[derive(Debug, Clone)]
pub struct Chance(Source);

// The large variant lives on the stack for one step; boxing it would make every step that draws allocate.
#[allow(clippy::large_enum_variant)]
#[derive(Debug, Clone)]
enum Source {
    /// Key and stream of ChaCha12; the generator is made when somebody first draws, so a step without chance costs nothing.
    Step { seed: [u8; 32], seq: u64, stream: Option<ChaCha12Rng> },
    /// SplitMix64.
    Quick(u64),
}

impl Chance {
    /// The luck of the `seq`-th row of a match: every row has its own, so that drawing once more in one step doesn't shift the luck of the next.
    pub fn of_step(seed: &[u8; 32], seq: u64) -> Self {
        Chance(Source::Step { seed: *seed, seq, stream: None })
    }

    /// Luck for playouts and bots: small, fast, the same for the same seed, and never part of a record.
    pub fn quick(seed: u64) -> Self {
        Chance(Source::Quick(seed))
    }

    #[inline]
    fn next(&mut self) -> u32 {
        match &mut self.0 {
            Source::Quick(state) => {
                *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
                let mut z = *state;
                z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
                z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
                ((z ^ (z >> 31)) >> 32) as u32
            }
            Source::Step { seed, seq, stream } => match stream {
                Some(stream) => stream.next_u32(),
                None => stream.insert(open_stream(seed, *seq)).next_u32(),
            },
        }
    }

    /// A number below `bound`, every one as likely (Lemire's multiplication with rejection).
    ///
    /// # Panics
    /// If `bound` is 0: nothing can be drawn from nothing.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing can be drawn from nothing");
        let mut product = u64::from(self.next()) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.next()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of `things`, or nothing of nothing.
    #[inline]
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        if things.is_empty() { None } else { things.get(self.below(things.len() as u32) as usize) }
    }

    /// Puts `things` in an order of which every one is as likely (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// A seed for another quick generator.
    pub fn seed(&mut self) -> u64 {
        u64::from(self.next()) << 32 | u64::from(self.next())
    }
}

/// Out of line, so that a quick draw stays small enough to be part of the loop that draws.
#[cold]
fn open_stream(seed: &[u8; 32], seq: u64) -> ChaCha12Rng {
    let mut generator = ChaCha12Rng::from_seed(*seed);
    generator.set_stream(seq);
    generator
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEED: [u8; 32] = [7; 32];

    fn draws(chance: &mut Chance) -> Vec<u32> {
        (0..8).map(|_| chance.below(100)).collect()
    }

    #[test]
    fn the_draws_of_a_step_are_known_for_ever() {
        assert_eq!(draws(&mut Chance::of_step(&SEED, 0)), [47, 12, 6, 73, 94, 53, 53, 25]);
        assert_eq!(draws(&mut Chance::of_step(&SEED, 1)), [92, 34, 54, 93, 16, 66, 73, 95]);
    }

    #[test]
    fn the_shuffle_of_a_step_is_known_for_ever() {
        let mut cards: Vec<u8> = (0..12).collect();
        Chance::of_step(&SEED, 3).shuffle(&mut cards);
        assert_eq!(cards, [4, 7, 10, 5, 1, 8, 0, 3, 9, 11, 2, 6]);
    }

    #[test]
    fn the_quick_draws_are_known() {
        assert_eq!(draws(&mut Chance::quick(42)), [74, 15, 27, 34, 3, 86, 21, 80]);
    }

    #[test]
    fn every_number_is_as_likely() {
        let mut chance = Chance::quick(1);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[chance.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (9_600..10_400).contains(count)), "{seen:?}");
    }

    #[test]
    fn a_draw_that_would_be_unfair_is_drawn_again() {
        // With a bound just above half the range almost every second draw is rejected; the rest must still be in range.
        let bound = (1u32 << 31) + 1;
        let mut chance = Chance::of_step(&SEED, 9);
        assert!((0..1000).all(|_| chance.below(bound) < bound));
    }
}
