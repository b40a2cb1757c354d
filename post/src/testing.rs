//! A browser as far as a push goes, for tests: keys of its own, and what it reads.

use aes_gcm::Aes128Gcm;
use aes_gcm::aead::{Aead, KeyInit};
use p256::{PublicKey, SecretKey};

use crate::address::Subscription;
use crate::push::{Uncompressed, derive_keys, encode, new_key};

/// Who has subscribed to pushes.
pub struct Browser {
    key: SecretKey,
    secret: [u8; 16],
}

impl Browser {
    pub fn new() -> Browser {
        let mut secret = [0; 16];
        getrandom::fill(&mut secret).expect("the system has chance to give");
        Browser { key: new_key(), secret }
    }

    /// What it tells the house, with the address of a push service.
    pub fn subscription(&self, endpoint: &str) -> Subscription {
        let p256dh = encode(&self.key.public_key().to_uncompressed());
        Subscription { endpoint: endpoint.to_owned(), p256dh, auth: encode(&self.secret) }
    }

    /// What a push says to it; nothing if it is for somebody else.
    pub fn decrypt(&self, body: &[u8]) -> Option<Vec<u8>> {
        let (head, sealed) = body.split_at_checked(16 + 4 + 1 + 65)?;
        let (salt, house) = (head[..16].try_into().ok()?, PublicKey::from_sec1_bytes(&head[21..]).ok()?);
        let shared = self.key.diffie_hellman(&house);
        let own = self.key.public_key().to_uncompressed();
        let (key, nonce) = derive_keys(&self.secret, shared.raw_secret_bytes(), &own, &head[21..], salt);
        let record = Aes128Gcm::new(&key).decrypt(&nonce, sealed).ok()?;
        let end = record.iter().rposition(|byte| *byte != 0)?;
        (record[end] == 2).then(|| record[..end].to_vec())
    }
}

impl Default for Browser {
    fn default() -> Browser {
        Browser::new()
    }
}

impl std::fmt::Debug for Browser {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Browser")
    }
}
