//! Randomness from the system, and what only this house can sign: cookies and links.

use std::io::{Read, Write};
use std::path::Path;

use axum_extra::extract::cookie::Key;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256, Sha512};

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

/// The house's own key, kept in the data folder.
#[derive(Clone)]
pub struct HouseKey([u8; 32]);

impl std::fmt::Debug for HouseKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("HouseKey")
    }
}

impl HouseKey {
    /// Reads the key, or makes one that only the house's own user can read.
    pub fn open(file: &Path) -> std::io::Result<HouseKey> {
        let mut key = [0; 32];
        match std::fs::File::open(file) {
            Ok(mut file) => file.read_exact(&mut key)?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                key = random();
                let mut options = std::fs::OpenOptions::new();
                options.write(true).create_new(true);
                #[cfg(unix)]
                std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
                let mut file = options.open(file)?;
                file.write_all(&key)?;
                file.sync_all()?;
            }
            Err(error) => return Err(error),
        }
        Ok(HouseKey(key))
    }

    /// The key that signs cookies.
    pub fn cookies(&self) -> Key {
        Key::from(&Sha512::new().chain_update(b"cookies").chain_update(self.0).finalize())
    }

    /// The house's secret for a table that has no lobby: worked out from the table's id, so that its fingerprint can be shown
    /// before the table is made.
    pub fn deal(&self, table: &str) -> [u8; 32] {
        self.mac("deal", table, 0).finalize().into_bytes().into()
    }

    /// The part of a link that nobody can guess. It is worked out anew each time, so the database holds no link to steal.
    pub fn link(&self, purpose: &str, table: &str, seat: usize) -> String {
        hex::encode(&self.mac(purpose, table, seat).finalize().into_bytes()[..16])
    }

    /// Whether a link is one of ours, in a time that does not tell how much of it was right.
    pub fn knows_link(&self, purpose: &str, table: &str, seat: usize, link: &str) -> bool {
        let Ok(bytes) = hex::decode(link) else { return false };
        bytes.len() == 16 && self.mac(purpose, table, seat).verify_truncated_left(&bytes).is_ok()
    }

    fn mac(&self, purpose: &str, table: &str, seat: usize) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any length is a key");
        mac.update(format!("{purpose}/{table}/{seat}").as_bytes());
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_opens_only_what_it_was_made_for() {
        let key = HouseKey([3; 32]);
        let link = key.link("seat", "table", 1);
        assert!(key.knows_link("seat", "table", 1, &link));
        assert!(!key.knows_link("seat", "table", 2, &link));
        assert!(!key.knows_link("join", "table", 1, &link));
        assert!(!key.knows_link("seat", "table", 1, &link[..30]));
        assert!(!key.knows_link("seat", "table", 1, "zz"));
        assert!(!HouseKey([4; 32]).knows_link("seat", "table", 1, &link));
    }
}
