//! Encryption for one browser (RFC 8291): one record of aes128gcm (RFC 8188), padded, so that its length tells nothing.

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Key, Nonce};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

use crate::address::{Subscription, decode};

/// As long a record as every push service takes: 4096 bytes with all that stands around it.
const RECORD: u32 = 4096;
/// The head (salt, length, our key), the mark at the end, and the tag.
const AROUND: usize = 16 + 4 + 1 + 65 + 1 + 16;
/// What there is room for.
pub(crate) const MOST: usize = RECORD as usize - AROUND;
/// Lengths are rounded up to a multiple of this.
const STEP: usize = 512;

/// Ends the last record.
const LAST: u8 = 2;

pub(crate) fn encode(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// What a browser has told to whoever may push to it.
pub(crate) struct Receiver {
    key: PublicKey,
    secret: Vec<u8>,
}

impl Receiver {
    /// Nothing if the key is on no curve, or the secret too short.
    pub fn of(subscription: &Subscription) -> Option<Receiver> {
        let key = PublicKey::from_sec1_bytes(&decode(&subscription.p256dh)?).ok()?;
        let secret = decode(&subscription.auth)?;
        (secret.len() == 16).then_some(Receiver { key, secret })
    }

    /// Nothing if it is too long.
    pub fn encrypt(&self, text: &[u8]) -> Option<Vec<u8>> {
        let length = text.len().next_multiple_of(STEP).min(MOST);
        let padding = length.checked_sub(text.len())?;
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).expect("the system has chance to give");
        Some(self.seal(text, padding, &new_key(), salt))
    }

    fn seal(&self, text: &[u8], padding: usize, own: &SecretKey, salt: [u8; 16]) -> Vec<u8> {
        let own_key = own.public_key().to_uncompressed();
        let shared = own.diffie_hellman(&self.key);
        let browser = self.key.to_uncompressed();
        let (key, nonce) = derive_keys(&self.secret, shared.raw_secret_bytes(), &browser, &own_key, salt);
        let mut record = text.to_vec();
        record.push(LAST);
        record.resize(record.len() + padding, 0);
        let sealed = Aes128Gcm::new(&key).encrypt(&nonce, record.as_slice()).expect("a record is short enough");
        let length = RECORD.to_be_bytes();
        [salt.as_slice(), &length, &[own_key.len() as u8], &own_key, &sealed].concat()
    }
}

type Keys = (Key<Aes128Gcm>, Nonce<aes_gcm::aead::consts::U12>);

/// The key of a record and its number, from what both sides share: the browser's secret, and what their keys make of each other.
pub(crate) fn derive_keys(secret: &[u8], shared: &[u8], browser: &[u8], house: &[u8], salt: [u8; 16]) -> Keys {
    let info = [b"WebPush: info\0".as_slice(), browser, house].concat();
    let input: [u8; 32] = derive(secret, shared, &info);
    let key: [u8; 16] = derive(&salt, &input, b"Content-Encoding: aes128gcm\0");
    let nonce: [u8; 12] = derive(&salt, &input, b"Content-Encoding: nonce\0");
    (key.into(), nonce.into())
}

fn derive<const LENGTH: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; LENGTH] {
    let mut key = [0; LENGTH];
    Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut key).expect("a key is short enough");
    key
}

/// A key that nobody else has.
pub(crate) fn new_key() -> SecretKey {
    loop {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the system has chance to give");
        // One in 2^32 is no key of this curve.
        if let Ok(key) = SecretKey::from_slice(&bytes) {
            return key;
        }
    }
}

/// A public key as browsers read it.
pub(crate) trait Uncompressed {
    fn to_uncompressed(&self) -> Vec<u8>;
}

impl Uncompressed for PublicKey {
    fn to_uncompressed(&self) -> Vec<u8> {
        p256::Sec1Point::from(*self).as_bytes().to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    fn receiver() -> Receiver {
        Receiver::of(&Subscription { endpoint: String::new(), p256dh: KEY.into(), auth: AUTH.into() }).unwrap()
    }

    #[test]
    fn the_example_of_rfc_8291_comes_out() {
        let own = SecretKey::from_slice(&decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap()).unwrap();
        let salt = decode("DGv6ra1nlYgDCS1FRnbzlw").unwrap().try_into().unwrap();
        let sealed = receiver().seal(b"When I grow up, I want to be a watermelon", 0, &own, salt);
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(encode(&sealed), expected);
    }

    #[test]
    fn lengths_tell_nothing_and_stay_within_what_services_take() {
        let length = |text: usize| receiver().encrypt(&vec![b'a'; text]).map(|sealed| sealed.len());
        assert_eq!(length(1), length(500));
        assert_eq!(length(3900), Some(4096));
        assert_eq!(length(MOST), Some(4096));
        assert_eq!(length(MOST + 1), None);
    }
}
