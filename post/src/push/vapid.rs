//! Who pushes (RFC 8292): a key of the house, to which browsers bind their subscriptions, and a word signed by it for each service.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};

use super::encryption::{Uncompressed, encode, new_key};
use crate::address::decode;

/// So long a word holds; services take at most a day.
const HOLDS: Duration = Duration::from_secs(12 * 3600);

/// The key by which push services know the house. Whoever loses it loses all subscriptions.
#[derive(Clone, PartialEq, Eq)]
pub struct VapidKey(SecretKey);

impl VapidKey {
    pub fn new_random() -> VapidKey {
        VapidKey(new_key())
    }

    /// The key that [`VapidKey::secret`] has told.
    pub fn from_secret(text: &str) -> Option<VapidKey> {
        SecretKey::from_slice(&decode(text)?).ok().map(VapidKey)
    }

    /// All of it, to be kept where nobody looks.
    pub fn secret(&self) -> String {
        encode(&self.0.to_bytes())
    }

    /// What browsers are told (`applicationServerKey`).
    pub fn public(&self) -> String {
        encode(&self.0.public_key().to_uncompressed())
    }

    /// The word for the service at this endpoint.
    pub(super) fn authorization(&self, endpoint: &url::Url, contact: &str) -> String {
        let until = (SystemTime::now() + HOLDS).duration_since(UNIX_EPOCH).unwrap_or_default();
        self.sign(&endpoint.origin().ascii_serialization(), until.as_secs(), contact)
    }

    fn sign(&self, audience: &str, until: u64, contact: &str) -> String {
        let claims = serde_json::json!({ "aud": audience, "exp": until, "sub": contact });
        let word = format!("{}.{}", encode(br#"{"typ":"JWT","alg":"ES256"}"#), encode(claims.to_string().as_bytes()));
        let signature: Signature = SigningKey::from(&self.0).sign(word.as_bytes());
        format!("vapid t={word}.{}, k={}", encode(&signature.to_bytes()), self.public())
    }
}

impl std::fmt::Debug for VapidKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("VapidKey").field(&self.public()).finish()
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    use super::*;

    #[test]
    fn a_key_is_kept_as_text_and_printed_without_its_secret() {
        let key = VapidKey::new_random();
        assert_eq!(VapidKey::from_secret(&key.secret()), Some(key.clone()));
        assert_eq!(decode(&key.public()).unwrap().len(), 65);
        assert!(!format!("{key:?}").contains(&key.secret()));
        assert_eq!(VapidKey::from_secret("AAAA"), None);
    }

    #[test]
    fn a_word_is_for_one_service_and_signed() {
        let key = VapidKey::new_random();
        let said = key.sign("https://push.example", 1_700_000_000, "mailto:host@hoirie.example");
        let (word, public) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        let (signed, signature) = word.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&decode(signature).unwrap()).unwrap();
        let verifying = VerifyingKey::from_sec1_bytes(&decode(public).unwrap()).unwrap();
        verifying.verify(signed.as_bytes(), &signature).unwrap();
        let claims = decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(claims["exp"], 1_700_000_000);
        assert_eq!(claims["sub"], "mailto:host@hoirie.example");
    }
}
