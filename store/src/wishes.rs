//! What somebody wants to be told, and when: quiet hours where they live, one message a day instead of many, and kinds of notices
//! that they don't want. They are heeded when a notice is due, so a change of mind holds for what waits already.

use std::collections::BTreeSet;

use jiff::civil::{Time, time};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan, Zoned};
use serde::{Deserialize, Serialize};

use super::sql::{Result, Sql, values};
use super::{Store, StoreError};

/// What a notice is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// It is their turn.
    Turn,
    /// Somebody is asked in secret: nobody is told more than that the table waits.
    Waits,
    /// Their time is soon up.
    Reminder,
    /// The others ask something, and their vote is missing.
    Vote,
    /// The others vote about them.
    AboutYou,
    Invitation,
    /// The same people play once more.
    Rematch,
    /// A game has ended.
    Over,
    /// Whether an address is theirs.
    Confirm,
    /// They wanted to see whether it works.
    Test,
}

impl NoticeKind {
    const ALL: [NoticeKind; 10] = [
        NoticeKind::Turn,
        NoticeKind::Waits,
        NoticeKind::Reminder,
        NoticeKind::Vote,
        NoticeKind::AboutYou,
        NoticeKind::Invitation,
        NoticeKind::Rematch,
        NoticeKind::Over,
        NoticeKind::Confirm,
        NoticeKind::Test,
    ];

    /// What one may want or not; the others go with one of these, or are asked for.
    pub const CHOICES: [NoticeKind; 6] = [
        NoticeKind::Turn,
        NoticeKind::Reminder,
        NoticeKind::Vote,
        NoticeKind::Invitation,
        NoticeKind::Rematch,
        NoticeKind::Over,
    ];

    /// As the database and forms call it.
    pub fn word(self) -> &'static str {
        match self {
            NoticeKind::Turn => "turn",
            NoticeKind::Waits => "waits",
            NoticeKind::Reminder => "reminder",
            NoticeKind::Vote => "vote",
            NoticeKind::AboutYou => "about_you",
            NoticeKind::Invitation => "invitation",
            NoticeKind::Rematch => "rematch",
            NoticeKind::Over => "over",
            NoticeKind::Confirm => "confirm",
            NoticeKind::Test => "test",
        }
    }

    pub fn named(word: &str) -> Option<NoticeKind> {
        NoticeKind::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// By which choice one wants it or not; nothing for what one has just asked for.
    pub fn choice(self) -> Option<NoticeKind> {
        match self {
            NoticeKind::Waits => Some(NoticeKind::Turn),
            NoticeKind::AboutYou => Some(NoticeKind::Vote),
            NoticeKind::Confirm | NoticeKind::Test => None,
            kind => Some(kind),
        }
    }

    /// Whether it is about a move that is waited for.
    pub fn is_wait(self) -> bool {
        matches!(self, NoticeKind::Turn | NoticeKind::Waits)
    }
}

/// What a person wants to be told, and when.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wishes {
    /// Where they live, such as `Europe/Paris`; nothing for universal time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub unwanted: BTreeSet<NoticeKind>,
}

/// From one full hour to another, mostly over midnight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuietHours {
    pub from: u8,
    pub to: u8,
}

impl Wishes {
    /// Whether there is such a zone, and the clock has these hours.
    pub fn make_sense(&self) -> bool {
        let is_zone = self.zone.as_deref().is_none_or(|zone| TimeZone::get(zone).is_ok());
        let are_hours = self.quiet.is_none_or(|quiet| quiet.from < 24 && quiet.to < 24 && quiet.from != quiet.to);
        is_zone && are_hours && self.unwanted.iter().all(|kind| NoticeKind::CHOICES.contains(kind))
    }

    pub fn wants(&self, kind: NoticeKind) -> bool {
        kind.choice().is_none_or(|choice| !self.unwanted.contains(&choice))
    }

    /// When this quiet ends, if it is quiet now. Moments are milliseconds since 1970.
    pub fn quiet_until(&self, now: u64) -> Option<u64> {
        let quiet = self.quiet?;
        let here = self.local(now)?;
        let hour = here.hour() as u8;
        let is_quiet = match quiet.from < quiet.to {
            true => (quiet.from..quiet.to).contains(&hour),
            false => hour >= quiet.from || hour < quiet.to,
        };
        if is_quiet { next(&here, quiet.to) } else { None }
    }

    /// When it is this hour the next time after `moment`.
    pub fn next_hour(&self, hour: u8, moment: u64) -> Option<u64> {
        next(&self.local(moment)?, hour)
    }

    /// What the clock on their wall shows. A zone that has gone from the books is universal time.
    fn local(&self, moment: u64) -> Option<Zoned> {
        let zone = self.zone.as_deref().and_then(|zone| TimeZone::get(zone).ok()).unwrap_or(TimeZone::UTC);
        Some(Timestamp::from_millisecond(i64::try_from(moment).ok()?).ok()?.to_zoned(zone))
    }
}

/// The next full hour of this number: where a clock skips it, the first moment after it.
fn next(now: &Zoned, hour: u8) -> Option<u64> {
    let hour: Time = time(i8::try_from(hour % 24).ok()?, 0, 0, 0);
    let mut day = now.date();
    loop {
        let there = day.to_datetime(hour).to_zoned(now.time_zone().clone()).ok()?;
        if there > *now {
            return u64::try_from(there.timestamp().as_millisecond()).ok();
        }
        day = day.checked_add(1.day()).ok()?;
    }
}

impl Store {
    /// What this person wants to be told.
    pub async fn wishes(&self, person: &str) -> Result<Wishes> {
        let person = person.to_owned();
        self.read(move |sql| select(sql, &person)).await
    }

    pub async fn keep_wishes(&self, person: &str, wishes: Wishes) -> Result<()> {
        let person = person.to_owned();
        self.write(move |sql| {
            let keep = "insert into wishes (person, wishes) values (?1, ?2)
                        on conflict (person) do update set wishes = excluded.wishes";
            let text = serde_json::to_string(&wishes).expect("wishes are plain data");
            sql.execute(keep, values![&person, &text]).map(drop)
        })
        .await
    }

    /// Whether this person wants to hear nothing of this table.
    pub async fn is_silenced(&self, id: &str, person: &str) -> Result<bool> {
        let [id, person] = [id, person].map(str::to_owned);
        self.read(move |sql| {
            let silenced = "select 1 from silenced where table_id = ?1 and person = ?2";
            Ok(sql.first(silenced, values![&id, &person])?.is_some())
        })
        .await
    }

    /// From now on this person hears nothing of this table, or again what they want to hear of all.
    pub async fn silence(&self, id: &str, person: &str, silent: bool) -> Result<()> {
        let [id, person] = [id, person].map(str::to_owned);
        self.write(move |sql| {
            let change = match silent {
                true => "insert into silenced (table_id, person) values (?1, ?2) on conflict do nothing",
                false => "delete from silenced where table_id = ?1 and person = ?2",
            };
            sql.execute(change, values![&id, &person]).map(drop)
        })
        .await
    }
}

pub(super) fn select(sql: &mut dyn Sql, person: &str) -> Result<Wishes> {
    let row = sql.first("select wishes from wishes where person = ?1", values![person])?;
    let Some(mut row) = row else { return Ok(Wishes::default()) };
    let unreadable = |error: serde_json::Error| StoreError::Unreadable {
        table: "wishes",
        what: format!("what somebody wants to be told, at character {}", error.column()),
    };
    serde_json::from_str(&row.take::<String>(0)?).map_err(unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> u64 {
        text.parse::<Timestamp>().unwrap().as_millisecond() as u64
    }

    fn in_paris(from: u8, to: u8) -> Wishes {
        Wishes { zone: Some("Europe/Paris".into()), quiet: Some(QuietHours { from, to }), ..Wishes::default() }
    }

    #[test]
    fn quiet_hours_are_those_of_the_place_where_one_lives() {
        let night = in_paris(22, 8);
        assert_eq!(night.quiet_until(at("2026-07-01T19:59:00Z")), None, "it is one minute to ten");
        assert_eq!(night.quiet_until(at("2026-07-01T20:00:00Z")), Some(at("2026-07-02T06:00:00Z")));
        assert_eq!(night.quiet_until(at("2026-12-01T20:30:00Z")), None, "and in winter half past nine");
        assert_eq!(night.quiet_until(at("2026-12-02T06:59:00Z")), Some(at("2026-12-02T07:00:00Z")));
        assert_eq!(in_paris(12, 14).quiet_until(at("2026-07-01T11:00:00Z")), Some(at("2026-07-01T12:00:00Z")));
        assert_eq!(Wishes::default().quiet_until(at("2026-07-01T20:00:00Z")), None);
    }

    #[test]
    fn an_hour_that_a_clock_skips_is_the_first_after_it() {
        // In the night to 29 March 2026 the clocks of Paris go from two to three.
        let skipped = in_paris(22, 2).quiet_until(at("2026-03-28T23:00:00Z"));
        assert_eq!(skipped, Some(at("2026-03-29T01:00:00Z")));
        let next = in_paris(0, 1).next_hour(8, at("2026-03-28T07:00:00Z"));
        assert_eq!(
            next,
            Some(at("2026-03-29T06:00:00Z")),
            "eight o'clock is over, and tomorrow it comes an hour sooner"
        );
    }

    #[test]
    fn what_makes_no_sense_is_known() {
        assert!(in_paris(22, 8).make_sense() && Wishes::default().make_sense());
        assert!(!in_paris(22, 24).make_sense() && !in_paris(8, 8).make_sense());
        assert!(!Wishes { zone: Some("Europe/Atlantis".into()), ..Wishes::default() }.make_sense());
        assert!(!Wishes { unwanted: [NoticeKind::Test].into(), ..Wishes::default() }.make_sense());
    }

    #[test]
    fn kinds_have_one_word_everywhere() {
        for kind in NoticeKind::ALL {
            assert_eq!(NoticeKind::named(kind.word()), Some(kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.word());
        }
        let few = Wishes { unwanted: [NoticeKind::Turn].into(), ..Wishes::default() };
        assert!(!few.wants(NoticeKind::Waits) && few.wants(NoticeKind::Vote) && few.wants(NoticeKind::Test));
    }
}
