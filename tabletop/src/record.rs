//! The record: all that is ever saved of a match. The state is what the record adds up to.
//! Records are for ever, so this file only ever grows by fields that old records may lack.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Input, Moment};

/// The number of this format, in every record.
pub const FORMAT: u16 = 1;

/// A whole match, as written to a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record<A> {
    #[serde(flatten)]
    pub head: Head,
    /// The hash of the house's secret as it was published at the start; nothing where the seed was open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    pub log: Vec<Row<A>>,
    /// The hash of all the above, so that a slip of the pen anywhere is noticed. Whoever wants to forge can seal anew:
    /// what binds the house is the commitment that others have seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Hex32>,
}

impl<A: Clone + Serialize> Record<A> {
    /// The record of this log, sealed.
    pub fn sealed(head: Head, log: Vec<Row<A>>) -> Record<A> {
        let commitment = head.seed.commitment();
        let open = Record { head, commitment, log, seal: None };
        Record { seal: Some(open.wax()), ..open }
    }

    /// Whether its seal is whole; nothing for a record that was never sealed.
    pub fn is_whole(&self) -> Option<bool> {
        self.seal.map(|seal| seal == Record { seal: None, ..self.clone() }.wax())
    }

    fn wax(&self) -> Hex32 {
        Hex32(Sha256::digest(serde_json::to_vec(self).expect("records are plain data")).into())
    }
}

/// What a match starts from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    pub format: u16,
    pub game: String,
    pub rules: u16,
    /// The edition's full text, not its name: a record needs nothing else to be replayed. Many matches share one text.
    #[serde(with = "shared_text")]
    pub edition: Arc<str>,
    pub options: BTreeMap<String, String>,
    /// The names of the seats, in order.
    pub seats: Vec<String>,
    pub seed: SeedMaterial,
}

/// A text that many share is written like any other.
mod shared_text {
    use std::sync::Arc;

    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(text: &Arc<str>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(text)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<str>, D::Error> {
        String::deserialize(deserializer).map(Arc::from)
    }
}

/// What the seed is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeedMaterial {
    /// The seed itself, openly: simulated games.
    Open(#[serde(with = "hex::serde")] [u8; 32]),
    /// The house's secret, whose hash is public from the start, and what every seat added to it, in the order of the
    /// seats: [`Hex32::NOTHING`] for one that added nothing. Older records have no shares at all.
    Dealt { secret: Hex32, shares: Vec<Hex32> },
}

/// 32 bytes, written in hexadecimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hex32(#[serde(with = "hex::serde")] pub [u8; 32]);

impl Hex32 {
    /// The share of a seat that added nothing.
    pub const NOTHING: Hex32 = Hex32([0; 32]);
}

impl SeedMaterial {
    /// The seed that all chance of the match derives from.
    pub fn seed(&self) -> [u8; 32] {
        match self {
            SeedMaterial::Open(seed) => *seed,
            SeedMaterial::Dealt { secret, shares } => {
                let mut hash = Sha256::new();
                hash.update(secret.0);
                shares.iter().for_each(|share| hash.update(share.0));
                hash.finalize().into()
            }
        }
    }

    /// What the house may publish before the end: the hash of its secret.
    pub fn commitment(&self) -> Option<String> {
        match self {
            SeedMaterial::Open(_) => None,
            SeedMaterial::Dealt { secret, .. } => Some(hex::encode(Sha256::digest(secret.0))),
        }
    }
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row<A> {
    /// Counted from 1; 0 is the set-up.
    pub seq: u64,
    pub at: Moment,
    pub by: By,
    pub entry: Entry<A>,
    pub check: Check,
}

/// Who is behind an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    Person,
    Bot,
    Clock,
}

/// What can be in a log. The table folds entries; games see only inputs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry<A> {
    Input(Input<A>),
    /// Everything after row `to` never happened (0: back to the set-up).
    TakeBack {
        to: u64,
    },
    /// Table time stands still from here …
    Pause,
    /// … to here, `slept` milliseconds later. Without a pause before it: the house was away that long.
    Resume {
        slept: u64,
    },
}

/// A hash of the events that an entry produced: a program that computes another one disagrees about the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Check(#[serde(with = "hex::serde")] [u8; 8]);

impl Check {
    /// The check of these events: the first eight bytes of the SHA-256 of their JSON, a line each.
    pub fn of<E: Serialize>(events: &[E]) -> Check {
        let mut hash = Sha256::new();
        for event in events {
            hash.update(serde_json::to_vec(event).expect("events are plain data"));
            hash.update(b"\n");
        }
        let digest: [u8; 32] = hash.finalize().into();
        let mut check = [0; 8];
        check.copy_from_slice(&digest[..8]);
        Check(check)
    }
}
