//! Randomness from the system.

/// Fresh bytes from the system's generator.
///
/// # Panics
/// If the system has none: then nothing here would be safe.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// An id nobody can guess: 128 random bits.
pub fn random_id() -> String {
    hex::encode(random::<16>())
}
