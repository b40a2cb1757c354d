//! How people at a table treat each other: how much time they give, what they ask of one another, and which bot keeps a
//! seat warm. The rules never hear of it. It is kept as one text, changed only if it is still what was read;
//! what is asked about has a column beside it.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use tabletop::Seat;

use crate::outbox::{self, Ballots, Waits};
use crate::sql::{Result, Sql, values};
use crate::{Store, StoreError, revision};

const SECOND: u64 = 1000;
const DAY: u64 = 24 * 60 * 60 * SECOND;

/// Everything about a table's people that is neither a seat nor a move. Saved as one text, changed only as a whole.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Conduct {
    pub pace: Pace,
    /// What is being asked; at most one thing at a time. It was saved as `motion` by houses that knew fewer things to ask, and
    /// lost all of a table's conduct over one they did not know.
    #[serde(
        rename = "asked",
        alias = "motion",
        default,
        deserialize_with = "if_known",
        skip_serializing_if = "Option::is_none"
    )]
    pub motion: Option<Motion>,
    /// The bots that keep seats warm.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub stand_ins: BTreeMap<u8, String>,
    /// Until which moment a seat that ran out of time is waited for all the same.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub graces: BTreeMap<u8, u64>,
    /// In a guided game: the lessons that were read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lessons: Option<BTreeSet<String>>,
    /// In a guided game: nobody wants lessons for the time being.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lessons_silent: bool,
    /// Everybody agreed that the strong bot may be asked: by a vote, or by sitting down at a table that allows it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints_agreed: bool,
    /// What the strong bot has told each seat, for that seat's eyes only.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub hints: BTreeMap<u8, Hint>,
}

impl Conduct {
    /// What was agreed about games at this table, and holds for another one.
    pub fn another_game(&self) -> Conduct {
        Conduct { pace: self.pace, hints_agreed: self.hints_agreed, ..Conduct::default() }
    }
}

/// A later house may know more that can be asked: here nothing is asked then, and all the rest is as it was.
fn if_known<'de, D: Deserializer<'de>>(saved: D) -> std::result::Result<Option<Motion>, D::Error> {
    Ok(serde_json::from_value(Value::deserialize(saved)?).ok())
}

/// What the strong bot would do at a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// What the seat saw when the bot began to think, as a number: a hint is about that moment.
    pub sight: u64,
    /// How many inputs of the seat were accepted by then: with the next it is answered.
    #[serde(default)]
    pub accepted: u32,
    /// Nothing while the bot thinks. Whoever has the table for itself thinks of it, so a node that dies takes no hint with it.
    pub said: Option<Said>,
}

/// What it would do, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// The action as it is saved; nothing to let time pass.
    pub action: Option<Value>,
    pub compared: Option<Compared>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compared {
    /// Whether it is the usual move; if not, it is surely better.
    #[serde(default)]
    pub usual: bool,
    /// How probably it wins, in percent.
    pub chance: u8,
    /// The second choice.
    pub other: Option<Value>,
    pub other_chance: u8,
    /// What speaks most for it, as the game's sense calls it.
    pub figure: Option<String>,
}

/// How long nothing must have happened, where time doesn't count, before the others may vote about somebody.
pub const PATIENCE: u64 = 10 * 60 * SECOND;

/// How much time there is for a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As long as it takes.
    #[default]
    Free,
    /// So many seconds for every move, and a bank of seconds for the whole game.
    Live { seconds: u32, bank: u32 },
    /// So many days for every move.
    Slow { days: u32 },
}

impl Pace {
    /// What can be chosen, by the names that forms use.
    pub const CHOICES: [(&'static str, Pace); 7] = [
        ("free", Pace::Free),
        ("live-60", Pace::Live { seconds: 60, bank: 300 }),
        ("live-180", Pace::Live { seconds: 180, bank: 900 }),
        ("slow-1", Pace::Slow { days: 1 }),
        ("slow-2", Pace::Slow { days: 2 }),
        ("slow-3", Pace::Slow { days: 3 }),
        ("slow-7", Pace::Slow { days: 7 }),
    ];

    pub fn named(name: &str) -> Option<Pace> {
        Pace::CHOICES.iter().find(|(known, _)| *known == name).map(|(_, pace)| *pace)
    }

    /// Which kind of time it gives, as it is called in lists.
    pub fn kind(self) -> &'static str {
        match self {
            Pace::Free => "free",
            Pace::Live { .. } => "live",
            Pace::Slow { .. } => "slow",
        }
    }

    /// Whether moves are counted in seconds.
    pub fn is_live(self) -> bool {
        matches!(self, Pace::Live { .. })
    }

    /// The time for a move and the bank beside it, in milliseconds; nothing where time doesn't count.
    pub fn time(self) -> Option<(u64, u64)> {
        match self {
            Pace::Free => None,
            Pace::Live { seconds, bank } => Some((u64::from(seconds) * SECOND, u64::from(bank) * SECOND)),
            Pace::Slow { days } => Some((u64::from(days) * DAY, 0)),
        }
    }
}

/// Something that the others have to agree to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Motion {
    pub what: What,
    /// Who asks; or who is absent.
    pub by: u8,
    /// The last row of the log when it was asked, or refused.
    pub seq: u64,
    #[serde(default)]
    pub votes: BTreeMap<u8, Vote>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Everything after this row is to be taken back.
    TakeBack {
        to: u64,
    },
    Pause,
    /// Everybody may ask the strong bot from now on.
    Hints,
    /// The seat's time is up: what now?
    TimeUp,
    /// The seat's owner has left: what now?
    Left,
    /// Time doesn't count, but the others have waited for long: what now?
    Silent,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Vote {
    Yes,
    No,
    Wait,
    /// A bot keeps the seat warm.
    StandIn,
    End,
}

impl Vote {
    pub fn named(name: &str) -> Option<Vote> {
        serde_json::from_value(name.into()).ok()
    }
}

/// What the votes come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    Open,
    Agreed,
    Refused,
    Wait,
    StandIn,
    End,
}

impl What {
    /// What can be said to it.
    pub fn votes(self) -> &'static [Vote] {
        match self {
            What::TakeBack { .. } | What::Pause | What::Hints => &[Vote::Yes, Vote::No],
            What::TimeUp | What::Left | What::Silent => &[Vote::Wait, Vote::StandIn, Vote::End],
        }
    }
}

impl Motion {
    /// A request needs everybody; about somebody who is absent most decide, and if they can't, they wait.
    pub fn decision(&self, voters: &[Seat]) -> Decision {
        let said = |vote: Vote| voters.iter().filter(|seat| self.votes.get(&seat.0) == Some(&vote)).count();
        match self.what {
            What::TakeBack { .. } | What::Pause | What::Hints => {
                if said(Vote::No) > 0 {
                    Decision::Refused
                } else if said(Vote::Yes) == voters.len() {
                    Decision::Agreed
                } else {
                    Decision::Open
                }
            }
            // Whoever leaves bots alone ends the game.
            What::Left if voters.is_empty() => Decision::End,
            What::TimeUp | What::Left | What::Silent => {
                let choices =
                    [(Vote::Wait, Decision::Wait), (Vote::StandIn, Decision::StandIn), (Vote::End, Decision::End)];
                if let Some((_, decision)) = choices.iter().find(|(vote, _)| said(*vote) * 2 > voters.len()) {
                    *decision
                } else if choices.iter().map(|(vote, _)| said(*vote)).sum::<usize>() == voters.len() {
                    Decision::Wait
                } else {
                    Decision::Open
                }
            }
        }
    }
}

impl Store {
    #[cfg(any(test, feature = "testing"))]
    pub async fn conduct(&self, id: &str) -> Result<Conduct> {
        let id = id.to_owned();
        self.read(move |sql| select(sql, &id)).await
    }

    /// Changes a table's conduct, if it is still `before`. False if somebody was first.
    #[cfg(any(test, feature = "testing"))]
    pub async fn change_conduct(&self, id: &str, before: &Conduct, after: &Conduct) -> Result<bool> {
        self.change_conduct_and_tell(id, before, after, Ballots::default(), Waits::default()).await
    }

    /// Changes a table's conduct, if it is still `before`, and tells those of it who are asked something. False if somebody was
    /// first.
    pub async fn change_conduct_and_tell(
        &self,
        id: &str,
        before: &Conduct,
        after: &Conduct,
        ballots: Ballots,
        waits: Waits,
    ) -> Result<bool> {
        let id = id.to_owned();
        let before = before.clone();
        let after = after.clone();
        let grace = self.grace();
        self.write(move |sql| {
            if select(sql, &id)? != before {
                return Ok(false);
            }
            save(sql, &id, &after)?;
            revision::make_due(sql, &id)?;
            ballots.tell(sql, &id, grace)?;
            outbox::tell(sql, &id, &waits, grace)?;
            Ok(true)
        })
        .await
    }
}

/// The same people agree about the new table as they did about the old one.
pub(crate) fn copy_agreement(sql: &mut dyn Sql, old: &str, new: &str) -> Result<()> {
    let agreed = select(sql, old)?.another_game();
    save(sql, new, &agreed)
}

/// What is agreed from the beginning. Most tables agree on nothing, and need no row.
pub(crate) fn begin(sql: &mut dyn Sql, id: &str, agreed: &Conduct) -> Result<()> {
    if *agreed == Conduct::default() { Ok(()) } else { save(sql, id, agreed) }
}

fn save(sql: &mut dyn Sql, id: &str, conduct: &Conduct) -> Result<()> {
    let save = "insert into conduct (table_id, conduct, live) values (?1, ?2, ?3)
                on conflict (table_id) do update set conduct = excluded.conduct, live = excluded.live";
    let text = serde_json::to_string(conduct).expect("conduct is plain data");
    sql.execute(save, values![id, &text, conduct.pace.is_live()]).map(drop)
}

pub(crate) const SELECT: &str = "select conduct from conduct where table_id = ?1";

pub(crate) fn select(sql: &mut dyn Sql, id: &str) -> Result<Conduct> {
    let row = sql.first(SELECT, values![id])?;
    let Some(mut row) = row else { return Ok(Conduct::default()) };
    serde_json::from_str(&row.take::<String>(0)?).map_err(|error| {
        let what = format!("the conduct of table {id}, at character {}", error.column());
        StoreError::Unreadable { table: "conduct", what }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn motion(what: What, votes: &[(u8, Vote)]) -> Motion {
        Motion { what, by: 0, seq: 7, votes: votes.iter().copied().collect() }
    }

    #[test]
    fn a_request_needs_everybody() {
        let voters = [Seat(1), Seat(2)];
        let ask = |votes: &[(u8, Vote)]| motion(What::TakeBack { to: 3 }, votes).decision(&voters);
        assert_eq!(ask(&[]), Decision::Open);
        assert_eq!(ask(&[(1, Vote::Yes)]), Decision::Open);
        assert_eq!(ask(&[(1, Vote::Yes), (2, Vote::Yes)]), Decision::Agreed);
        assert_eq!(ask(&[(2, Vote::No)]), Decision::Refused);
        assert_eq!(motion(What::Pause, &[]).decision(&[]), Decision::Agreed, "bots don't mind");
    }

    #[test]
    fn most_decide_about_an_absent_player() {
        let voters = [Seat(1), Seat(2), Seat(3)];
        let ask = |votes: &[(u8, Vote)]| motion(What::TimeUp, votes).decision(&voters);
        assert_eq!(ask(&[(1, Vote::StandIn)]), Decision::Open);
        assert_eq!(ask(&[(1, Vote::StandIn), (3, Vote::StandIn)]), Decision::StandIn);
        assert_eq!(ask(&[(1, Vote::StandIn), (2, Vote::Wait), (3, Vote::End)]), Decision::Wait);
        assert_eq!(ask(&[(1, Vote::End), (2, Vote::End)]), Decision::End);
        assert_eq!(motion(What::Left, &[]).decision(&[]), Decision::End, "nobody is left but bots");
    }

    #[test]
    fn what_is_saved_is_read_again() {
        let other = Some("keep".into());
        let figure = Some("gifts".to_owned());
        let compared = Compared { usual: true, chance: 31, other, other_chance: 29, figure };
        let hint = Hint { sight: u64::MAX, accepted: 7, said: Some(Said { action: None, compared: Some(compared) }) };
        for (name, pace) in Pace::CHOICES {
            assert_eq!(Pace::named(name), Some(pace));
            let conduct = Conduct {
                pace,
                motion: Some(motion(What::TakeBack { to: 3 }, &[(1, Vote::Yes)])),
                stand_ins: [(2, "steady".to_owned())].into(),
                graces: [(1, 5000)].into(),
                lessons: Some(["welcome".to_owned()].into()),
                lessons_silent: true,
                hints_agreed: true,
                hints: [(1, hint.clone())].into(),
            };
            let text = serde_json::to_string(&conduct).unwrap();
            assert_eq!(serde_json::from_str::<Conduct>(&text).unwrap(), conduct);
            assert_eq!(conduct.another_game(), Conduct { pace, hints_agreed: true, ..Conduct::default() });
        }
        assert_eq!(serde_json::from_str::<Conduct>(r#"{"pace":"free"}"#).unwrap(), Conduct::default());
    }

    #[test]
    fn what_older_and_later_houses_ask_does_no_harm() {
        let before = r#"{"pace":{"slow":{"days":2}},"motion":{"what":"pause","by":0,"seq":7,"votes":{"1":"yes"}}}"#;
        let conduct: Conduct = serde_json::from_str(before).unwrap();
        assert_eq!(conduct.motion, Some(motion(What::Pause, &[(1, Vote::Yes)])));
        // An older house knows what it reads of this one: it looks for a motion and finds none.
        let hints = Conduct { motion: Some(motion(What::Hints, &[])), ..conduct.clone() };
        assert!(!serde_json::to_string(&hints).unwrap().contains("motion"));
        let later = r#"{"pace":{"slow":{"days":2}},"asked":{"what":"a song","by":0,"seq":7},"more":1}"#;
        assert_eq!(serde_json::from_str::<Conduct>(later).unwrap(), Conduct { motion: None, ..conduct });
    }
}
