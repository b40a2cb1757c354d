//! Gift cards (T1, T7): how many of each of the values 1 to 4, and how a sum can be paid with them (T15).

use serde::{Deserialize, Serialize};
use tabletop::{Arg, Line};

/// Gift cards by value: the first count is that of the ones, the last that of the fours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Gifts(pub [u8; 4]);

impl Gifts {
    /// `count` cards of each value.
    pub fn of_each(count: u8) -> Gifts {
        Gifts([count; 4])
    }

    /// What they are worth together.
    pub fn worth(self) -> u16 {
        let [ones, twos, threes, fours] = self.0.map(u16::from);
        ones + 2 * twos + 3 * threes + 4 * fours
    }

    pub fn len(self) -> u16 {
        self.0.map(u16::from).iter().sum()
    }

    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// Whether all of `others` are among these.
    pub fn include(self, others: Gifts) -> bool {
        (0..4).all(|value| self.0[value] >= others.0[value])
    }

    /// These without `others`, which are among them.
    #[must_use]
    pub fn without(self, others: Gifts) -> Gifts {
        Gifts(std::array::from_fn(|value| self.0[value] - others.0[value]))
    }

    #[must_use]
    pub fn with(self, others: Gifts) -> Gifts {
        Gifts(std::array::from_fn(|value| self.0[value] + others.0[value]))
    }

    /// The sums that can be paid exactly, as bits: bit 7 stands for a sum of 7.
    pub fn payable(self) -> u64 {
        let mut sums = 1u64;
        for (value, count) in self.0.iter().enumerate() {
            for _ in 0..*count {
                sums |= sums << (value + 1);
            }
        }
        sums
    }

    /// Pays `sum` exactly with the largest cards that make it, if it can be paid.
    #[inline]
    pub fn largest_for(self, sum: u16) -> Option<Gifts> {
        // Wide numbers, because the processor is slower with narrow ones: this is done for every bid that is offered.
        let [ones, twos, threes, fours] = self.0.map(u32::from);
        let sum = u32::from(sum);
        let mut four = fours.min(sum / 4);
        loop {
            let above_threes = sum - 4 * four;
            let mut three = threes.min(above_threes / 3);
            loop {
                let above_twos = above_threes - 3 * three;
                let two = twos.min(above_twos / 2);
                let one = above_twos - 2 * two;
                // Nearly always the first try: only who has hardly any ones left has to put a larger card back.
                if one <= ones {
                    return Some(Gifts([one as u8, two as u8, three as u8, four as u8]));
                }
                if three == 0 {
                    break;
                }
                three -= 1;
            }
            if four == 0 {
                return None;
            }
            four -= 1;
        }
    }

    /// Pays `sum` exactly with the smallest cards that make it: what stays is made of the largest.
    #[inline]
    pub fn smallest_for(self, sum: u16) -> Option<Gifts> {
        let stays = self.largest_for(self.worth().checked_sub(sum)?)?;
        Some(self.without(stays))
    }

    /// The values of the single cards, largest first.
    pub fn cards(self) -> impl Iterator<Item = u8> {
        (1..=4u8).rev().flat_map(move |value| std::iter::repeat_n(value, self.0[value as usize - 1] as usize))
    }

    /// "7 (4, 2 and 1)".
    pub fn line(self) -> Line {
        Line::new("gifts").with("worth", self.worth()).with("cards", self.cards().collect::<Arg>())
    }
}
