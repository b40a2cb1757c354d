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

    /// The sums below 64 that can be paid exactly, as bits: bit 7 stands for a sum of 7.
    pub fn payable(self) -> u64 {
        Purse::of(self).payable
    }

    /// Pays `sum` exactly with the largest cards that make it, if it can be paid.
    pub fn largest_for(self, sum: u16) -> Option<Gifts> {
        let purse = Purse::of(self);
        purse.can_pay(sum).then(|| purse.largest_for(sum))
    }

    /// Pays `sum` exactly with the smallest cards that make it: what stays is made of the largest.
    pub fn smallest_for(self, sum: u16) -> Option<Gifts> {
        let purse = Purse::of(self);
        purse.can_pay(sum).then(|| purse.smallest_for(sum))
    }

    /// The values of the single cards, largest first.
    pub fn cards(self) -> impl Iterator<Item = u8> {
        (1..=4u8).rev().flat_map(move |value| std::iter::repeat_n(value, self.0[value as usize - 1] as usize))
    }

    /// "7 (4, 2 and 1)", or only "4" for a single card.
    pub fn line(self) -> Line {
        if self.len() == 1 {
            return Line::new("gift-alone").with("worth", self.worth());
        }
        Line::new("gifts").with("worth", self.worth()).with("cards", self.cards().collect::<Arg>())
    }
}

/// Gifts of somebody who pays, with the sums they can make: as bits, those of the ones and twos alone, with the threes, with all.
///
/// Bids are offered by the dozen at every turn of every auction, so what they have in common is worked out once.
/// Sixty-four sums suffice: an edition deals six cards of each value at most, together worth 60.
#[derive(Clone, Copy)]
pub(crate) struct Purse {
    gifts: [u32; 4],
    /// The same, a byte each.
    packed: u32,
    worth: u32,
    with_twos: u64,
    with_threes: u64,
    pub(crate) payable: u64,
}

impl Purse {
    pub(crate) fn of(gifts: Gifts) -> Purse {
        let counts @ [ones, twos, threes, fours] = gifts.0.map(u32::from);
        // With a one in hand every sum up to all ones and twos can be paid, without one the even sums.
        let every_sum = u64::MAX >> (63 - (ones + 2 * twos).min(63));
        let with_twos = if ones > 0 { every_sum } else { every_sum & 0x5555_5555_5555_5555 };
        let with_threes = with_more(with_twos, 3, threes);
        let payable = with_more(with_threes, 4, fours);
        let packed = u32::from_le_bytes(gifts.0);
        Purse { gifts: counts, packed, worth: u32::from(gifts.worth()), with_twos, with_threes, payable }
    }

    pub(crate) fn can_pay(&self, sum: u16) -> bool {
        sum < 64 && self.payable >> sum & 1 == 1
    }

    /// As many fours as leave a sum that the others can pay, then as many threes, then as many twos; `sum` can be paid.
    #[inline]
    pub(crate) fn largest_for(&self, sum: u16) -> Gifts {
        let [_, twos, threes, fours] = self.gifts;
        let sum = u32::from(sum);
        // What is left cannot be less than this, and grows by four with every four put back.
        let least = sum - 4 * fours.min(sum / 4);
        let left = least + (self.with_threes >> least & EVERY_FOURTH).trailing_zeros();
        let four = (sum - left) / 4;
        let least = left - 3 * threes.min(left / 3);
        let above_twos = least + (self.with_twos >> least & EVERY_THIRD).trailing_zeros();
        let three = (left - above_twos) / 3;
        let two = twos.min(above_twos / 2);
        let one = above_twos - 2 * two;
        Gifts((one | two << 8 | three << 16 | four << 24).to_le_bytes())
    }

    /// What stays is made of the largest cards; `sum` can be paid, and then so can the rest.
    #[inline]
    pub(crate) fn smallest_for(&self, sum: u16) -> Gifts {
        let Gifts(stays) = self.largest_for((self.worth - u32::from(sum)) as u16);
        // All four counts at once: none of them is more than there is, so nothing is borrowed from the next.
        Gifts((self.packed - u32::from_le_bytes(stays)).to_le_bytes())
    }
}

/// Bits 0, 3, 6 … and bits 0, 4, 8 …
const EVERY_THIRD: u64 = 0x9249_2492_4924_9249;
const EVERY_FOURTH: u64 = 0x1111_1111_1111_1111;

/// The sums that can be paid with `count` more cards of this value. Steps of 1, 2, 4 … cards reach every number of them.
fn with_more(mut sums: u64, value: u32, count: u32) -> u64 {
    let mut left = count;
    let mut step = 1;
    while left > 0 {
        let now = step.min(left);
        sums |= sums.checked_shl(now * value).unwrap_or(0);
        left -= now;
        step += now;
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every way to pick from these gifts.
    fn picks(gifts: Gifts) -> impl Iterator<Item = Gifts> {
        let [ones, twos, threes, fours] = gifts.0;
        (0..=ones).flat_map(move |one| {
            (0..=twos).flat_map(move |two| {
                (0..=threes).flat_map(move |three| (0..=fours).map(move |four| Gifts([one, two, three, four])))
            })
        })
    }

    /// Fours first: the order in which "largest" compares.
    fn from_the_top(gifts: Gifts) -> [u8; 4] {
        let [one, two, three, four] = gifts.0;
        [four, three, two, one]
    }

    #[test]
    fn t15_every_sum_is_paid_with_the_largest_and_with_the_smallest_cards_that_make_it() {
        for owned in picks(Gifts::of_each(6)) {
            let mut largest: [Option<Gifts>; 64] = [None; 64];
            for pick in picks(owned) {
                let best = &mut largest[pick.worth() as usize];
                if best.is_none_or(|best| from_the_top(pick) > from_the_top(best)) {
                    *best = Some(pick);
                }
            }
            for sum in 0..70u16 {
                let expected = largest.get(sum as usize).copied().flatten();
                assert_eq!(owned.largest_for(sum), expected, "{sum} from {owned:?}");
                let rest = owned.worth().checked_sub(sum).and_then(|rest| largest[rest as usize]);
                assert_eq!(owned.smallest_for(sum), rest.map(|stays| owned.without(stays)), "{sum} from {owned:?}");
                assert_eq!(sum < 64 && owned.payable() >> sum & 1 == 1, expected.is_some());
            }
        }
    }
}
