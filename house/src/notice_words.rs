//! What a notice says: in its reader's language, what a spectator may know too, and nothing else.

use std::sync::LazyLock;
use std::time::Duration;

use post::{Action, Message};
use shelf::{Title, Visitor};
use store::{ChannelKind, Errand, News, NoticeKind, Sitter, TableNews};
use tabletop::{Arg, Line, Seat};
use words::{Language, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(words::texts!("../words/", ".ftl")));

const HOUR: u64 = 60 * 60 * 1000;

/// A message is of use to a device that is switched off for so long, unless time is up before.
const KEEP_FOR: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// Where what is said leads to.
#[derive(Debug, Clone)]
pub struct Addresses {
    /// Where the house is.
    pub house: String,
    /// Where nothing more is wanted, without login.
    pub stop: String,
    /// Where an address is confirmed.
    pub confirm: String,
    /// Where the table is; to an invitation it is where one sits down.
    pub table: Option<String>,
}

/// What an errand says at this moment.
pub fn message(errand: &Errand, addresses: &Addresses, now: u64) -> Message {
    let language = Language::from_code(&errand.language).unwrap_or(Language::English);
    let said = match &errand.news[..] {
        [only] => of_one(only, errand, language, addresses, now),
        several => of_many(several, errand, language, addresses),
    };
    let until = errand.news.first().and_then(|news| news.until).map(|until| until.saturating_sub(now));
    let confirms = matches!(&errand.news[..], [News { kind: NoticeKind::Confirm, .. }]);
    Message {
        id: errand.message.clone(),
        topic: topic(&errand.news),
        language: language.code().to_owned(),
        title: said.title,
        body: said.body,
        url: said.url.clone(),
        actions: vec![Action { label: said.action, url: said.url }],
        // What was never confirmed need not be stopped.
        stop: Some(addresses.stop.clone()).filter(|_| !confirms),
        withdraws: errand.withdraws,
        badge: Some(errand.waiting).filter(|_| errand.kind == ChannelKind::Push),
        keep_for: until.map_or(KEEP_FOR, Duration::from_millis).min(KEEP_FOR),
        urgent: errand.news.iter().any(|news| is_urgent(news.kind)),
    }
}

struct Said {
    title: String,
    body: String,
    url: String,
    action: String,
}

fn is_urgent(kind: NoticeKind) -> bool {
    matches!(
        kind,
        NoticeKind::Turn | NoticeKind::Waits | NoticeKind::Reminder | NoticeKind::Vote | NoticeKind::AboutYou
    )
}

/// What is about the same thing takes each other's place.
fn topic(news: &[News]) -> String {
    let [News { kind, table: Some(table), .. }] = news else { return "many".to_owned() };
    let group = match kind {
        NoticeKind::Waits | NoticeKind::Reminder => NoticeKind::Turn,
        NoticeKind::AboutYou => NoticeKind::Vote,
        kind => *kind,
    };
    format!("{}-{}", group.word(), table.id)
}

fn of_one(news: &News, errand: &Errand, language: Language, addresses: &Addresses, now: u64) -> Said {
    let is_club = errand.person.is_none();
    let Some(table) = &news.table else {
        let (title, body, action, url) = match news.kind {
            NoticeKind::Confirm => {
                ("told-confirm-title", "told-confirm", "told-confirm-action", addresses.confirm.clone())
            }
            _ => ("told-test-title", "told-test", "told-open-house", format!("{}/notices", addresses.house)),
        };
        let line = Line::new(body).with("house", Seat(0));
        let house = addresses.house.split_once("://").map_or(addresses.house.as_str(), |(_, house)| house);
        return Said {
            title: WORDS.word(language, title).into_owned(),
            body: WORDS.say(language, &line, &[house.to_owned()]),
            url,
            action: WORDS.word(language, action).into_owned(),
        };
    };
    let title = match (news.kind, is_club) {
        (NoticeKind::Turn, true) => "told-club-turn-title",
        (NoticeKind::Over, true) => "told-club-over-title",
        (kind, _) => title_of(kind),
    };
    let body = match news.kind {
        NoticeKind::Reminder => "told-reminder",
        NoticeKind::Vote => "told-vote",
        NoticeKind::AboutYou => "told-about-you",
        NoticeKind::Invitation => "told-invitation",
        NoticeKind::Rematch => "told-rematch",
        NoticeKind::Over => "told-over",
        NoticeKind::Turn | NoticeKind::Waits | NoticeKind::Confirm | NoticeKind::Test => "told-with-others",
    };
    let hours = news.until.map_or(0, |until| until.saturating_sub(now).saturating_add(HOUR / 2) / HOUR);
    Said {
        title: say(language, title, table, errand, hours),
        body: say(language, body, table, errand, hours),
        url: addresses.table.clone().unwrap_or_else(|| addresses.house.clone()),
        action: WORDS.word(language, "told-open-table").into_owned(),
    }
}

fn title_of(kind: NoticeKind) -> &'static str {
    match kind {
        NoticeKind::Turn => "told-turn-title",
        NoticeKind::Waits => "told-waits-title",
        NoticeKind::Reminder => "told-reminder-title",
        NoticeKind::Vote => "told-vote-title",
        NoticeKind::AboutYou => "told-about-you-title",
        NoticeKind::Invitation => "told-invitation-title",
        NoticeKind::Rematch => "told-rematch-title",
        NoticeKind::Over => "told-over-title",
        NoticeKind::Confirm => "told-confirm-title",
        NoticeKind::Test => "told-test-title",
    }
}

fn of_many(news: &[News], errand: &Errand, language: Language, addresses: &Addresses) -> Said {
    let mut tables: Vec<&str> = news.iter().filter_map(|news| Some(news.table.as_ref()?.id.as_str())).collect();
    tables.sort_unstable();
    tables.dedup();
    let lines = news.iter().filter_map(|news| {
        let table = news.table.as_ref()?;
        let what = say(language, title_of(news.kind), table, errand, 0);
        let names = names(table);
        let line =
            Line::new("told-many-line").with("what", Seat(names.len() as u8)).with("others", others(table, errand));
        Some(WORDS.say(language, &line, &[names, vec![what]].concat()))
    });
    let count = Line::new("told-many-title").with("count", tables.len() as u32);
    Said {
        body: lines.collect::<Vec<_>>().join("\n"),
        title: WORDS.say(language, &count, &[]),
        url: format!("{}/notices", addresses.house),
        action: WORDS.word(language, "told-open-house").into_owned(),
    }
}

/// Says something about a table. Names are asked for by their seats; the game's stands behind them.
fn say(language: Language, id: &'static str, table: &TableNews, errand: &Errand, hours: u64) -> String {
    let mut names = names(table);
    let asked: Arg = table.asked.iter().filter(|seat| seat.index() < names.len()).map(Arg::Seat).collect();
    let line = Line::new(id)
        .with("game", Seat(names.len() as u8))
        .with("others", others(table, errand))
        .with("asked", asked)
        .with("hours", u32::try_from(hours).unwrap_or(u32::MAX));
    names.push(shelf::with(&table.game, Printed).unwrap_or_default().to_owned());
    WORDS.say(language, &line, &names)
}

fn names(table: &TableNews) -> Vec<String> {
    table.seats.iter().map(|seat| seat.name.clone()).collect()
}

/// Everybody who sits there but the reader.
fn others(table: &TableNews, errand: &Errand) -> Arg {
    let is_other = |seat: &Seat| match &table.seats[seat.index()].sitter {
        Sitter::Nobody => false,
        Sitter::Bot(_) => true,
        Sitter::Person(person) => errand.person.as_ref() != Some(person),
    };
    Seat::all(table.seats.len() as u8).filter(is_other).map(Arg::Seat).collect()
}

/// What is printed on a box.
struct Printed;

impl Visitor for Printed {
    type Output = &'static str;
    fn visit<T: Title>(self) -> &'static str {
        T::PRINTED
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_notice_is_said_in_every_language_and_no_other() {
        let messages = |language| words::messages(words::texts!("../words/", ".ftl")(language));
        let own = include_str!("notice_words.rs");
        for language in Language::ALL {
            assert_eq!(messages(language), messages(Language::English), "{language:?}");
        }
        let said: Vec<&str> = own.split('"').skip(1).step_by(2).filter(|id| id.starts_with("told-")).collect();
        let known = messages(Language::English);
        assert!(said.iter().all(|id| known.contains_key(*id) || *id == "told-"));
        assert!(known.keys().all(|id| said.contains(&id.as_str())), "one of them is never said");
    }
}
