//! Passkeys: a browser or a phone keeps a key and signs with it, once its owner has shown that it is them. What the house asked is
//! kept in the database until it is answered, so any node may hear the answer, once.

use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use store::Claim;
use store::clock::wall_clock;
use store::random::random_id;
use webauthn_rs::prelude::{
    CredentialID, DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid,
};
use webauthn_rs::{Webauthn, WebauthnBuilder};

use crate::House;
use crate::command::{CommandError, Failure, Impossible};
use crate::people::{AtDevice, written_down};

/// An answer is heard for so many milliseconds.
const ANSWER_WITHIN: u64 = 5 * 60 * 1000;

/// What a browser is to hand to its keeper of passkeys, and the name of the question, to be sent back with the answer.
#[derive(Debug, Serialize)]
pub struct Question {
    pub number: String,
    pub options: Value,
}

impl House {
    /// What to ask for a new passkey of this person. `origin` is where the house is, as the browser knows it.
    pub async fn ask_for_new_passkey(&self, origin: &str, at: AtDevice<'_>) -> Result<Question, CommandError> {
        let webauthn = webauthn(origin)?;
        let name = self.store.name_of(at.person).await?.unwrap_or_else(|| "Hoirie".to_owned());
        let ring = self.store.key_ring(at.person).await?;
        let known = ring.passkeys.iter().filter_map(|passkey| hex::decode(&passkey.credential).ok());
        let known: Vec<CredentialID> = known.collect();
        let (options, asked) = webauthn
            .start_passkey_registration(user_of(at.person), &name, &name, Some(known))
            .map_err(|error| refused(&error))?;
        let mut options = in_json(&options)?;
        // So that "It's me" needs no name: the device finds the key by itself.
        options["publicKey"]["authenticatorSelection"]["residentKey"] = json!("required");
        options["publicKey"]["authenticatorSelection"]["requireResidentKey"] = json!(true);
        let number = self.keep_question(&asked).await?;
        Ok(Question { number, options })
    }

    /// Keeps the passkey that a browser has made.
    pub async fn keep_new_passkey(
        &self,
        origin: &str,
        at: AtDevice<'_>,
        number: &str,
        made: Value,
    ) -> Result<(), CommandError> {
        let asked: PasskeyRegistration = self.question(number).await?;
        let made: RegisterPublicKeyCredential = serde_json::from_value(made).map_err(|_| Impossible::Unreadable)?;
        let passkey = webauthn(origin)?.finish_passkey_registration(&made, &asked).map_err(|error| refused(&error))?;
        let credential = hex::encode(passkey.cred_id());
        let passkey = text_of(&passkey)?;
        let kept = self.store.keep_passkey(at.person, written_down(&at), &credential, passkey).await?;
        self.is_kept_now(at.device);
        if kept { Ok(()) } else { Err(Impossible::TooManyDevices.into()) }
    }

    /// What to ask of whoever says that they have a passkey.
    pub async fn ask_who_it_is(&self, origin: &str) -> Result<Question, CommandError> {
        let (options, asked) =
            webauthn(origin)?.start_discoverable_authentication().map_err(|error| refused(&error))?;
        let mut options = in_json(&options)?;
        // They have pressed a button: their device asks them at once.
        if let Some(options) = options.as_object_mut() {
            options.remove("mediation");
        }
        let number = self.keep_question(&asked).await?;
        Ok(Question { number, options })
    }

    /// Lets a device in by a passkey. Says the cookie it has from now on, or nothing if it was that person's already.
    pub async fn join_by_passkey(
        self: &Arc<Self>,
        origin: &str,
        number: &str,
        signed: Value,
        was: Option<&str>,
        name: &str,
    ) -> Result<Option<String>, CommandError> {
        let asked: DiscoverableAuthentication = self.question(number).await?;
        let signed: PublicKeyCredential = serde_json::from_value(signed).map_err(|_| Impossible::Unreadable)?;
        let webauthn = webauthn(origin)?;
        let (_, credential) =
            webauthn.identify_discoverable_authentication(&signed).map_err(|error| refused(&error))?;
        let credential = hex::encode(credential);
        let kept = self.store.passkey(&credential).await?.ok_or(Impossible::PasskeyUnknown)?;
        let unreadable = |_| CommandError::from(Failure::Store(unreadable("passkeys")));
        let mut passkey: Passkey = serde_json::from_str(&kept).map_err(unreadable)?;
        let signed = webauthn
            .finish_discoverable_authentication_v2(&signed, asked, &passkey)
            .map_err(|error| refused(&error))?;
        passkey.update_credential(&signed);
        let claim = Claim::Passkey { credential, passkey: text_of(&passkey)? };
        self.join_with(claim, was, name, Impossible::PasskeyUnknown).await
    }

    /// From now on nobody is let in by this passkey.
    pub async fn drop_passkey(&self, person: &str, device: &str, credential: &str) -> Result<(), CommandError> {
        let ring = self.store.key_ring(person).await?;
        let others = ring.devices.len() + ring.passkeys.len() + usize::from(ring.sheet.is_some());
        // The device before them is one, whether it is written down or not.
        let unwritten = usize::from(ring.devices.iter().all(|known| known.id != device));
        if others + unwritten <= 1 {
            return Err(Impossible::LastKey.into());
        }
        let dropped = self.store.drop_passkey(person, credential).await?;
        if dropped { Ok(()) } else { Err(Impossible::Stale.into()) }
    }

    async fn keep_question(&self, asked: &impl Serialize) -> Result<String, CommandError> {
        let number = random_id();
        let now = wall_clock();
        self.store.keep_challenge(&number, text_of(asked)?, now, now + ANSWER_WITHIN).await?;
        Ok(number)
    }

    async fn question<T: DeserializeOwned>(&self, number: &str) -> Result<T, CommandError> {
        let asked = self.store.take_challenge(number, wall_clock()).await?.ok_or(Impossible::PasskeyTooLate)?;
        // One that was asked for something else.
        serde_json::from_str(&asked).map_err(|_| Impossible::PasskeyTooLate.into())
    }
}

/// The house as passkeys know it: by the name of its host.
fn webauthn(origin: &str) -> Result<Webauthn, Impossible> {
    let origin = Url::parse(origin).map_err(|_| Impossible::NoPasskeysHere)?;
    let host = origin.domain().ok_or(Impossible::NoPasskeysHere)?;
    let builder = WebauthnBuilder::new(host, &origin).map_err(|_| Impossible::NoPasskeysHere)?;
    builder.rp_name("Hoirie").build().map_err(|_| Impossible::NoPasskeysHere)
}

/// What a passkey knows its owner by: nothing that anybody else sees.
fn user_of(person: &str) -> Uuid {
    use sha2::{Digest, Sha256};
    let hash = Sha256::new().chain_update(b"passkey").chain_update(person).finalize();
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash[..16]);
    Uuid::from_bytes(bytes)
}

fn refused(error: &impl std::fmt::Display) -> CommandError {
    tracing::info!(%error, "a passkey was not taken");
    Impossible::PasskeyRefused.into()
}

fn in_json(options: &impl Serialize) -> Result<Value, CommandError> {
    serde_json::to_value(options).map_err(|error| refused(&error))
}

fn text_of(kept: &impl Serialize) -> Result<String, CommandError> {
    serde_json::to_string(kept).map_err(|error| refused(&error))
}

fn unreadable(table: &'static str) -> store::StoreError {
    store::StoreError::Unreadable { table, what: "a passkey".into() }
}
