//! Everything that takes input from outside, as functions of bytes. `./fuzz` looks for bytes that break a promise, and the
//! tests replay all that were kept. Inputs are text, so that people can read and write them.

mod address;
mod edition;
mod live;
mod moves;
mod record;
mod request;
mod town;

/// Panics where a promise is broken.
pub type Target = fn(&[u8]);

/// Every target, under the name of its corpus.
pub const TARGETS: &[(&str, Target)] = &[
    ("maloney", moves::play::<shelf::MaloneyBox>),
    ("tante", moves::play::<shelf::TanteBox>),
    ("erbraffer", moves::play::<shelf::ErbrafferBox>),
    ("millionen", moves::play::<shelf::MillionenBox>),
    ("edition", edition::read),
    ("record", record::prove),
    ("request", request::ask),
    ("live", live::talk),
    ("address", address::give),
];

/// The target of this name.
///
/// # Panics
/// If there is none.
pub fn target(name: &str) -> Target {
    TARGETS.iter().find(|(known, _)| *known == name).expect("every program of fuzz/ is a target").1
}
