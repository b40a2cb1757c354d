//! What only this house can sign: cookies and links.

use std::net::IpAddr;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256, Sha512};

use store::{Place, Store, StoreError};

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
    /// The key that the store keeps.
    pub async fn open(store: &Store, place: &Place) -> Result<HouseKey, StoreError> {
        Ok(HouseKey::new(store.settle_key(place).await?))
    }

    fn new(key: [u8; 32]) -> HouseKey {
        HouseKey { key, mac: Hmac::new_from_slice(&key).expect("any length is a key") }
    }

    /// What tells this house from others and gives nothing away.
    pub fn house_name(&self) -> String {
        hex::encode(&Sha256::new().chain_update(b"name").chain_update(self.key).finalize()[..8])
    }

    /// The key that signs cookies.
    pub fn cookies(&self) -> [u8; 64] {
        Sha512::new().chain_update(b"cookies").chain_update(self.key).finalize().into()
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
