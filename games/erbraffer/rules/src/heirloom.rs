//! The six heirlooms (E3), sets of them, and money.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use tabletop::Line;

/// Money, in thousands: the smallest coin is 1 000.
pub type Cash = u32;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", prefix = "heirloom-")]
pub enum Heirloom {
    Jug,
    Violin,
    Clock,
    Necklace,
    Painting,
    Porcelain,
}

impl Heirloom {
    pub const COUNT: usize = 6;

    const ALL: [Heirloom; Heirloom::COUNT] =
        [Heirloom::Jug, Heirloom::Violin, Heirloom::Clock, Heirloom::Necklace, Heirloom::Painting, Heirloom::Porcelain];

    #[inline]
    pub fn all() -> impl ExactSizeIterator<Item = Heirloom> {
        Heirloom::ALL.into_iter()
    }

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    pub fn line(self) -> Line {
        Line::new(self.into())
    }
}

/// A set of heirlooms in one byte; saved as the list of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Heirloom>", into = "Vec<Heirloom>")]
pub struct Heirlooms(u8);

impl Heirlooms {
    /// A bit for each, in their order.
    #[inline]
    pub(crate) fn from_bits(bits: u8) -> Heirlooms {
        Heirlooms(bits)
    }

    pub fn none() -> Heirlooms {
        Heirlooms(0)
    }

    #[inline]
    pub fn insert(&mut self, heirloom: Heirloom) {
        self.0 |= 1 << heirloom as u8;
    }

    pub fn contains(self, heirloom: Heirloom) -> bool {
        self.0 & (1 << heirloom as u8) != 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether some heirloom is in both sets.
    pub fn overlaps(self, others: Heirlooms) -> bool {
        self.0 & others.0 != 0
    }

    #[must_use]
    pub fn and(self, others: Heirlooms) -> Heirlooms {
        Heirlooms(self.0 | others.0)
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Heirloom> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Heirloom::ALL.get(left.trailing_zeros() as usize).copied();
            left &= left.wrapping_sub(1);
            next
        })
    }
}

impl FromIterator<Heirloom> for Heirlooms {
    fn from_iter<I: IntoIterator<Item = Heirloom>>(heirlooms: I) -> Heirlooms {
        let mut set = Heirlooms::default();
        heirlooms.into_iter().for_each(|heirloom| set.insert(heirloom));
        set
    }
}

impl std::fmt::Debug for Heirlooms {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl From<Vec<Heirloom>> for Heirlooms {
    fn from(heirlooms: Vec<Heirloom>) -> Heirlooms {
        heirlooms.into_iter().collect()
    }
}

impl From<Heirlooms> for Vec<Heirloom> {
    fn from(heirlooms: Heirlooms) -> Vec<Heirloom> {
        heirlooms.iter().collect()
    }
}
