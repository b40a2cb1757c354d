//! Proves a record that comes from anywhere: that its deal followed from its seed material, and every step from the one before.

use serde::Deserialize;
use shelf::{Title, Visitor};
use tabletop::{BrokenRecord, Game, Hex32, Line, NotTaken, Record, Refusal, SeedMaterial};

use crate::play::{self, Play};

/// No game of the house comes near this many bytes.
pub const LARGEST: usize = 1024 * 1024;

/// Taking back makes a table play again from the start, so a record can't ask for it without end.
const MOST_TAKE_BACKS: usize = 500;

/// A record that is sound.
pub struct Proof {
    pub play: Box<dyn Play>,
    /// Whether it bears a seal; older records don't.
    sealed: bool,
    /// Whether its edition is one that comes with the game.
    published: bool,
    /// Whether its fingerprint was compared with one that somebody noted.
    noted: bool,
}

impl std::fmt::Debug for Proof {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Proof({})", self.play.head().game)
    }
}

/// What is wrong with a record.
#[derive(Debug, Clone)]
pub struct Fault {
    pub line: Line,
    /// Where the rules refuse something: the game, and what they say.
    pub refusal: Option<(String, Refusal)>,
}

/// Proves the record in `text`; also that it is the deal whose fingerprint somebody noted, if they did.
pub fn verify(text: &str, noted: Option<&str>) -> Result<Proof, Fault> {
    #[derive(Deserialize)]
    struct Named {
        game: String,
    }
    if text.len() > LARGEST {
        return Err(Fault::saying("verify-too-long"));
    }
    let Named { game } = serde_json::from_str(text).map_err(|_| Fault::saying("verify-no-record"))?;
    let proof = shelf::with(&game, Replay(text)).ok_or_else(|| Fault::saying("verify-unknown-game"))??;
    let Some(noted) = noted.map(str::trim).filter(|noted| !noted.is_empty()) else { return Ok(proof) };
    if proof.play.commitment().is_none_or(|commitment| !commitment.eq_ignore_ascii_case(noted)) {
        return Err(Fault::saying("verify-other-fingerprint"));
    }
    Ok(Proof { noted: true, ..proof })
}

struct Replay<'a>(&'a str);

impl Visitor for Replay<'_> {
    type Output = Result<Proof, Fault>;

    fn visit<T: Title>(self) -> Self::Output {
        let record: Record<<T::Game as Game>::Action> =
            serde_json::from_str(self.0).map_err(|_| Fault::saying("verify-no-record"))?;
        let take_backs = record.log.iter().filter(|row| matches!(row.entry, tabletop::Entry::TakeBack { .. }));
        if take_backs.count() > MOST_TAKE_BACKS {
            return Err(Fault::saying("verify-too-long"));
        }
        let sealed = record.seal.is_some();
        let published = T::Game::EDITIONS.iter().any(|(_, text)| *text == &*record.head.edition);
        let play = play::verify::<T>(record).map_err(|broken| Fault::of::<T>(broken))?;
        Ok(Proof { play, sealed, published, noted: false })
    }
}

impl Fault {
    fn of<T: Title>(broken: BrokenRecord) -> Fault {
        let row = |id, seq: u64| Line::new(id).with("row", seq);
        let mut refusal = None;
        let line = match broken {
            BrokenRecord::Format(_) | BrokenRecord::Rules(_) => Line::new("verify-newer"),
            BrokenRecord::OtherGame(_) => Line::new("verify-unknown-game"),
            BrokenRecord::Edition(_) => Line::new("verify-edition"),
            BrokenRecord::Options(_) => Line::new("verify-options"),
            BrokenRecord::SetUp(because) => {
                refusal = Some(because);
                Line::new("verify-set-up")
            }
            BrokenRecord::Row { seq, why: NotTaken::Refused(because) } => {
                refusal = Some(because);
                row("verify-refused", seq)
            }
            BrokenRecord::Row { seq, .. } => row("verify-impossible", seq),
            // What stands there instead may call itself anything.
            BrokenRecord::OutOfOrder { expected, .. } => row("verify-out-of-order", expected),
            BrokenRecord::BackInTime { seq } => row("verify-back-in-time", seq),
            BrokenRecord::Check { seq } => row("verify-check", seq),
            BrokenRecord::Commitment => Line::new("verify-commitment"),
            BrokenRecord::Shares { .. } => Line::new("verify-shares"),
            BrokenRecord::Seal => Line::new("verify-seal"),
        };
        Fault { line, refusal: refusal.map(|refusal| (T::Game::NAME.to_owned(), refusal)) }
    }

    pub fn saying(id: &'static str) -> Fault {
        Fault { line: Line::new(id), refusal: None }
    }

    /// A record that made the house stumble: it is no use to anybody.
    pub fn stumbled() -> Fault {
        Fault::saying("verify-no-record")
    }
}

impl Proof {
    /// What was proven, line by line.
    pub fn lines(&self) -> Vec<Line> {
        let head = self.play.head();
        let mut lines = vec![Line::new("verify-sound").with("rows", self.play.seq())];
        match &head.seed {
            SeedMaterial::Open(_) => lines.push(Line::new("verify-open")),
            SeedMaterial::Dealt { shares, .. } => {
                let added = shares.iter().filter(|share| **share != Hex32::NOTHING).count();
                lines.push(Line::new("verify-dealt"));
                lines
                    .push(Line::new("verify-added").with("added", added as i64).with("seats", head.seats.len() as i64));
            }
        }
        let notes = [
            (self.noted, "verify-noted"),
            (self.play.outcome().is_none(), "verify-unfinished"),
            (!self.sealed, "verify-unsealed"),
            (!self.published, "verify-own-edition"),
        ];
        lines.extend(notes.into_iter().filter(|(so, _)| *so).map(|(_, id)| Line::new(id)));
        lines
    }

    /// The hash of the house's secret, as everybody at the table could see it from the start; nothing for an open seed.
    pub fn fingerprint(&self) -> Option<String> {
        self.play.commitment()
    }
}
