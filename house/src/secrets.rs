//! Randomness from the system, and what only this house can sign: cookies and links.

use std::io::ErrorKind;
use std::net::IpAddr;
use std::path::Path;

use axum_extra::extract::cookie::Key;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256, Sha512};

use crate::store::{Place, Store};

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

/// The house's own key, the same on all its nodes.
#[derive(Clone)]
pub struct HouseKey {
    key: [u8; 32],
    /// Ready to be told what a link is for.
    mac: Hmac<Sha256>,
}

impl std::fmt::Debug for HouseKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("HouseKey")
    }
}

impl HouseKey {
    /// The key that the store keeps. Older houses had it in a file beside their database: it moves into the store for good.
    pub async fn open(store: &Store, place: &Place) -> Result<HouseKey, String> {
        let older = if let Place::Folder(folder) = place { read_file(&folder.join("house.key"))? } else { None };
        let key = store.key(older).await.map_err(|error| error.to_string())?;
        if let (true, Place::Folder(folder)) = (older == Some(key), place) {
            // What only the house's own user could read stays so.
            #[cfg(unix)]
            std::fs::set_permissions(folder.join("house.sqlite"), std::os::unix::fs::PermissionsExt::from_mode(0o600))
                .map_err(|error| error.to_string())?;
            std::fs::remove_file(folder.join("house.key")).map_err(|error| error.to_string())?;
        }
        Ok(HouseKey::new(key))
    }

    fn new(key: [u8; 32]) -> HouseKey {
        HouseKey { key, mac: Hmac::new_from_slice(&key).expect("any length is a key") }
    }

    /// What tells this house from others and gives nothing away.
    pub fn house_name(&self) -> String {
        hex::encode(&Sha256::new().chain_update(b"name").chain_update(self.key).finalize()[..8])
    }

    /// The key that signs cookies.
    pub fn cookies(&self) -> Key {
        Key::from(&Sha512::new().chain_update(b"cookies").chain_update(self.key).finalize())
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

    /// A name for an address or a network that tells nobody else which it is.
    pub fn household(&self, address: IpAddr) -> String {
        self.link("household", &address.to_string(), 0)
    }

    /// Whether a link is one of ours, in a time that does not tell how much of it was right.
    pub fn knows_link(&self, purpose: &str, table: &str, seat: usize, link: &str) -> bool {
        let Ok(bytes) = hex::decode(link) else { return false };
        bytes.len() == 16 && self.mac(purpose, table, seat).verify_truncated_left(&bytes).is_ok()
    }

    fn mac(&self, purpose: &str, table: &str, seat: usize) -> Hmac<Sha256> {
        let mut mac = self.mac.clone();
        mac.update(format!("{purpose}/{table}/{seat}").as_bytes());
        mac
    }
}

fn read_file(file: &Path) -> Result<Option<[u8; 32]>, String> {
    match std::fs::read(file) {
        Ok(bytes) => bytes.try_into().map(Some).map_err(|_| format!("{} is not a key", file.display())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_opens_only_what_it_was_made_for() {
        let key = HouseKey::new([3; 32]);
        let link = key.link("seat", "table", 1);
        assert!(key.knows_link("seat", "table", 1, &link));
        assert!(!key.knows_link("seat", "table", 2, &link));
        assert!(!key.knows_link("join", "table", 1, &link));
        assert!(!key.knows_link("seat", "table", 1, &link[..30]));
        assert!(!key.knows_link("seat", "table", 1, "zz"));
        assert!(!HouseKey::new([4; 32]).knows_link("seat", "table", 1, &link));
    }
}
