//! People and their devices: for whom a browser speaks, and what brings further ones to the same person. What opens a person is
//! known by its hash only.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use sha2::{Digest, Sha256};
use store::clock::{machine_clock, wall_clock};
use store::random::{random, random_id};
use store::{Claim, Device, Joined, KeyRing, NewDevice, names};

use crate::House;
use crate::command::{CommandError, Failure, Impossible};
use crate::recovery_words;

/// A link to a device is good for so many milliseconds.
const LINK_FOR: u64 = 15 * 60 * 1000;

/// For whom so many devices speak is held in memory; then it is asked anew.
const HELD: usize = 50_000;

/// For whom the devices speak that were here lately.
#[derive(Debug, Default)]
pub(crate) struct Devices {
    known: RwLock<HashMap<String, AtDoor>>,
    /// Counts how often a device has changed hands.
    changes: AtomicU64,
}

/// Who comes in with a device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AtDoor {
    /// Nobody, where the device was signed out.
    pub person: Option<String>,
    /// Whether something else would know this person too.
    pub is_kept: bool,
}

/// Somebody who shows what they keep on the device that is before them.
#[derive(Debug, Clone)]
pub struct AtDevice<'a> {
    pub person: &'a str,
    pub device: &'a str,
    /// What to call the device, if it has no name yet.
    pub name: &'a str,
}

/// What somebody shows to be let in.
#[derive(Debug, Clone)]
pub enum Key<'a> {
    Link(&'a str),
    Words(&'a str),
}

impl House {
    /// For whom this device speaks.
    pub async fn person_at(&self, device: &str) -> Result<AtDoor, Failure> {
        let known = self.devices.known.read().unwrap_or_else(PoisonError::into_inner).get(device).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        let changes = self.devices.changes.load(Ordering::SeqCst);
        let at_door = match self.store.person_at(device, wall_clock()).await? {
            Some(person) => AtDoor { person, is_kept: true },
            None => AtDoor { person: Some(device.to_owned()), is_kept: false },
        };
        let mut held = self.devices.known.write().unwrap_or_else(PoisonError::into_inner);
        // Whoever has learnt something newer meanwhile is right.
        if changes == self.devices.changes.load(Ordering::SeqCst) {
            if held.len() >= HELD {
                held.clear();
            }
            held.insert(device.to_owned(), at_door.clone());
        }
        Ok(at_door)
    }

    /// A number that grows whenever some device changes hands: as long as it is the same, nobody need ask again.
    pub fn device_changes(&self) -> u64 {
        self.devices.changes.load(Ordering::SeqCst)
    }

    /// Learns which devices have changed hands since then, elsewhere too.
    pub(crate) async fn notice_devices(&self, since: u64) -> Result<(), Failure> {
        let changed = self.store.devices_changed(since).await?;
        let stale: HashSet<String> = {
            let held = self.devices.known.read().unwrap_or_else(PoisonError::into_inner);
            let is_stale =
                |device: &str, person: &Option<String>| held.get(device).is_some_and(|known| known.person != *person);
            changed.into_iter().filter(|(device, person)| is_stale(device, person)).map(|(device, _)| device).collect()
        };
        if !stale.is_empty() {
            self.forget_devices(|device, _| stale.contains(device));
        }
        Ok(())
    }

    /// These are asked for anew, and live pages look whether they are among them. Whoever is just asking asks once more.
    fn forget_devices(&self, which: impl Fn(&str, &AtDoor) -> bool) {
        let mut held = self.devices.known.write().unwrap_or_else(PoisonError::into_inner);
        self.devices.changes.fetch_add(1, Ordering::SeqCst);
        held.retain(|device, known| !which(device, known));
    }

    /// The same for all that spoke for this person.
    pub(crate) fn forget_devices_of(&self, person: &str) {
        self.forget_devices(|_, known| known.person.as_deref() == Some(person));
    }

    /// This device is written down from now on, and speaks for whom it did.
    pub(crate) fn is_kept_now(&self, device: &str) {
        let mut held = self.devices.known.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = held.get_mut(device) {
            known.is_kept = true;
        }
    }

    /// By what this person can be known.
    pub async fn key_ring(&self, person: &str) -> Result<KeyRing, CommandError> {
        Ok(self.store.key_ring(person).await?)
    }

    pub async fn rename_device(&self, person: &str, device: &str, name: &str) -> Result<(), CommandError> {
        let name = names::clean(name).ok_or(Impossible::NoName)?;
        let renamed = self.store.rename_device(person, device, &name).await?;
        if renamed { Ok(()) } else { Err(Impossible::Stale.into()) }
    }

    /// From now on this device speaks for nobody. The last thing by which a person is known is never taken from them.
    pub async fn sign_out(&self, person: &str, device: &str) -> Result<(), CommandError> {
        let ring = self.store.key_ring(person).await?;
        let others = ring.devices.iter().filter(|other| other.id != device).count();
        if others + ring.passkeys.len() + usize::from(ring.sheet.is_some()) == 0 {
            return Err(Impossible::LastKey.into());
        }
        let signed_out = self.store.sign_out(person, device, machine_clock()).await?;
        self.forget_devices(|known, _| known == device);
        if signed_out { Ok(()) } else { Err(Impossible::Stale.into()) }
    }

    /// A link that brings one more device to this person, once and soon; the one before is void.
    pub async fn make_device_link(&self, at: AtDevice<'_>) -> Result<String, CommandError> {
        let code = random_id();
        self.store.keep_device_link(at.person, written_down(&at), &hash(&code), wall_clock() + LINK_FOR).await?;
        self.is_kept_now(at.device);
        Ok(code)
    }

    /// The words by which this person is known without any device; those before are void.
    pub async fn make_sheet(&self, at: AtDevice<'_>) -> Result<Vec<String>, CommandError> {
        let secret: recovery_words::Secret = random();
        self.store.keep_sheet(at.person, written_down(&at), &hash(&hex::encode(secret))).await?;
        self.is_kept_now(at.device);
        Ok(recovery_words::spell(&secret))
    }

    /// Whose key this is.
    pub async fn owner_of(&self, key: Key<'_>) -> Result<String, CommandError> {
        let (claim, why_not) = claim_of(key)?;
        self.store.owner_of(claim, wall_clock()).await?.ok_or_else(|| why_not.into())
    }

    /// Lets a device in by a key, as one of a person's. Whoever it spoke for before is that person from now on. Says the cookie
    /// that the device has from now on, or nothing if it was that person's already.
    pub async fn join(
        self: &Arc<Self>,
        key: Key<'_>,
        was: Option<&str>,
        name: &str,
    ) -> Result<Option<String>, CommandError> {
        let (claim, why_not) = claim_of(key)?;
        self.join_with(claim, was, name, why_not).await
    }

    pub(crate) async fn join_with(
        self: &Arc<Self>,
        claim: Claim,
        was: Option<&str>,
        name: &str,
        why_not: Impossible,
    ) -> Result<Option<String>, CommandError> {
        // A new cookie, of which no node can know anything older.
        let device = NewDevice { id: random_id(), name: name.to_owned(), was: was.map(str::to_owned) };
        let id = device.id.clone();
        let joined = self.store.join(claim, device, machine_clock()).await?;
        match joined {
            Joined::Done { tables, .. } => {
                if let Some(was) = was {
                    self.forget_devices_of(was);
                }
                let held: Vec<_> = tables.iter().filter_map(|id| self.held().get(id).cloned()).collect();
                for table in held {
                    self.refresh(&table).await?;
                }
                Ok(Some(id))
            }
            Joined::Already => Ok(None),
            Joined::Unknown => Err(why_not.into()),
            Joined::BothSitAt(_) => Err(Impossible::BothSitThere.into()),
            Joined::TooMany => Err(Impossible::TooManyDevices.into()),
        }
    }
}

/// A device as it is written down when its owner makes the first key.
pub(crate) fn written_down(at: &AtDevice<'_>) -> Device {
    let now = wall_clock();
    Device { id: at.device.to_owned(), name: at.name.to_owned(), since: now, seen: now }
}

/// What a key proves, and what to say where it proves nothing.
fn claim_of(key: Key<'_>) -> Result<(Claim, Impossible), Impossible> {
    match key {
        Key::Link(code) => Ok((Claim::Link { hash: hash(code) }, Impossible::DeviceLinkIsDead)),
        Key::Words(words) => {
            let secret = recovery_words::read(words).map_err(|recovery_words::Misread| Impossible::MisreadWords)?;
            Ok((Claim::Sheet { hash: hash(&hex::encode(secret)) }, Impossible::SheetIsVoid))
        }
    }
}

/// What is kept of something that opens a person: it has more bits than anybody can try.
fn hash(secret: &str) -> String {
    hex::encode(Sha256::digest(secret))
}
