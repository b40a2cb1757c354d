//! Errands: what of the outbox is due is leased by one node for a while, channel by channel, with all that it takes to say it. Wishes are
//! heeded here: what comes at a quiet hour waits, what is told once a day is gathered.

use tabletop::SeatSet;

use super::channels::{ChannelKind, drop_channel};
use super::outbox::{KEPT, seats_of};
use super::sql::{Result, Row, Sql, values};
use super::{SeatRow, Store, StoreError, select_seats, wishes};
use crate::wishes::{NoticeKind, Wishes};

/// So many milliseconds a node has to deliver a message, before others try.
pub const LEASE: u64 = 120_000;

/// More than this at once are told by one message.
const AT_ONCE: usize = 3;

/// So many things one message tells of.
const MOST_NEWS: usize = 50;

/// A channel gets no more messages a day; the rest is gathered until the next.
pub const MOST_A_DAY: u64 = 150;

/// So many more, where people want to see whether a channel works, or are asked whether it is theirs.
const MORE_ASKED_FOR: u64 = 20;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// What is not known of for so long, because nobody could be told, is no news any more.
const STALE: u64 = 7 * DAY;

/// An address that nobody has confirmed by then is forgotten.
const UNCONFIRMED: u64 = 3 * DAY;

/// A channel that has something due, and about which table it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DueChannel {
    pub channel: String,
    pub table: Option<String>,
}

/// One message to one address, which this node has for itself for a while.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Errand {
    /// The same at every attempt.
    pub message: String,
    pub channel: String,
    /// Nobody for a table's hook.
    pub person: Option<String>,
    pub kind: ChannelKind,
    pub address: String,
    pub language: String,
    pub origin: String,
    pub news: Vec<News>,
    /// It only closes what is shown.
    pub withdraws: bool,
    /// How many tables wait for this person.
    pub waiting: u32,
    /// How often it was tried before.
    pub tries: u32,
    /// The rows of the outbox.
    pub rows: Vec<String>,
}

/// One thing to be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct News {
    pub kind: NoticeKind,
    /// Nothing where it is about no table.
    pub table: Option<TableNews>,
    /// Until when there is time.
    pub until: Option<u64>,
    pub made: u64,
}

/// The table that something is told of, as everybody may know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableNews {
    pub id: String,
    pub game: String,
    pub seats: Vec<SeatRow>,
    /// Who is asked, as everybody may know.
    pub asked: SeatSet,
}

/// What became of an errand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Delivered,
    /// Nothing will ever arrive there again.
    Gone,
    /// To be tried again at this moment.
    Later(u64),
    /// Too much was under way: to be tried at this moment, as if it had not been.
    Crowded(u64),
    /// Never to be tried again.
    GivenUp,
}

impl Store {
    /// Channels with something due, the oldest first.
    pub async fn due_channels(&self, now: u64) -> Result<Vec<DueChannel>> {
        self.read(move |sql| {
            let rows = sql.query(DUE, values![now])?;
            rows.into_iter().map(|mut row| Ok(DueChannel { channel: row.take(0)?, table: row.take(1)? })).collect()
        })
        .await
    }

    /// Takes on what a channel has to tell next, if anything still is to be told. `here` are people of whom this node knows that
    /// they look at a table, each with that table.
    pub async fn lease_errand(&self, channel: &str, now: u64, here: Vec<(String, String)>) -> Result<Option<Errand>> {
        let channel = channel.to_owned();
        self.write(move |sql| lease(sql, &channel, now, &here)).await
    }

    /// Everything that the outbox holds of a table, each as if it were told now, with how it stands there; for tests that compare.
    #[cfg(any(test, feature = "testing"))]
    pub async fn all_of_table(&self, id: &str) -> Result<Vec<(Errand, String)>> {
        let id = id.to_owned();
        self.read(move |sql| {
            let rows = "select channel, kind, seats, closes, state, message is null, due is null, until is null, person
                        from outbox where table_id = ?1 order by channel, kind";
            let mut all = Vec::new();
            for mut row in sql.query(rows, values![&id])? {
                let channel: String = row.take(0)?;
                let Some(to) = destination(sql, &channel)? else { continue };
                let kind: String = row.take(1)?;
                let asked: u64 = row.take(2)?;
                let marks: Vec<bool> =
                    [3, 5, 6, 7].into_iter().map(|column| row.take(column)).collect::<Result<_>>()?;
                let stands = format!("{kind} {asked} {} {marks:?}", row.take::<String>(4)?);
                let kind = NoticeKind::named(&kind).unwrap_or(NoticeKind::Test);
                let table = Some(table_news(sql, &id, asked)?);
                let errand = Errand {
                    message: String::new(),
                    channel,
                    person: row.take(8)?,
                    kind: to.kind,
                    address: to.address,
                    language: to.language,
                    origin: to.origin,
                    news: vec![News { kind, table, until: None, made: 0 }],
                    withdraws: false,
                    waiting: 0,
                    tries: 0,
                    rows: Vec::new(),
                };
                all.push((errand, stands));
            }
            Ok(all)
        })
        .await
    }

    /// Notes what became of an errand.
    pub async fn settle_errand(&self, errand: &Errand, outcome: Outcome, now: u64) -> Result<()> {
        let errand = errand.clone();
        self.write(move |sql| settle(sql, &errand, outcome, now)).await
    }
}

pub(super) const DUE: &str = "select channel, table_id from outbox where due < ?1 order by due limit 200";

/// A row of the outbox that is due.
#[derive(Debug, Clone)]
struct Waiting {
    id: String,
    person: Option<String>,
    table: Option<String>,
    kind: NoticeKind,
    asked: u64,
    made: u64,
    until: Option<u64>,
    state: String,
    message: Option<String>,
    tries: u32,
}

/// Where it goes.
struct Destination {
    kind: ChannelKind,
    address: String,
    language: String,
    origin: String,
    confirmed: bool,
    digest: Option<u8>,
    sent_on: u64,
    sent: u64,
}

/// What becomes of a row that was not sent yet.
enum Next {
    Send,
    /// Its owner has the table before them.
    HoldBack,
    /// Not before this moment.
    Wait(u64),
    /// Nobody wants to know, or not any more.
    Drop,
}

fn lease(sql: &mut dyn Sql, channel: &str, now: u64, here: &[(String, String)]) -> Result<Option<Errand>> {
    let mut due = due_rows(sql, channel, now)?;
    let Some(to) = destination(sql, channel)? else {
        drop_channel(sql, channel)?;
        return Ok(None);
    };
    let is_over = |row: &Waiting| row.state == "told" || row.state == "closed";
    for row in due.iter().filter(|row| is_over(row)) {
        sql.execute("delete from outbox where id = ?1", values![&row.id])?;
        if row.kind == NoticeKind::Confirm && !to.confirmed {
            drop_channel(sql, channel)?;
            return Ok(None);
        }
    }
    due.retain(|row| !is_over(row));
    let closes = due.iter().find(|row| row.state != "waiting").cloned();
    if let Some(row) = closes {
        let message = format!("{}-closed", row.id);
        return take(sql, channel, &to, vec![row], message, now, true).map(Some);
    }
    // What was begun is ended first, and as it was begun.
    if let Some(message) = due.iter().find_map(|row| row.message.clone()) {
        due.retain(|row| row.message.as_deref() == Some(message.as_str()));
        return take(sql, channel, &to, due, message, now, false).map(Some);
    }
    let person = due.iter().find_map(|row| row.person.clone());
    let wishes = person.map_or(Ok(Wishes::default()), |person| wishes::select(sql, &person))?;
    let mut fresh = Vec::new();
    for row in due {
        match next(sql, &row, &to, &wishes, now, here)? {
            Next::Send => fresh.push(row),
            Next::HoldBack => change(sql, &row.id, "waiting", None)?,
            Next::Wait(until) => change(sql, &row.id, "waiting", Some(until))?,
            Next::Drop => change(sql, &row.id, "closed", Some(now + KEPT))?,
        }
    }
    let gathers = to.digest.is_some() || fresh.len() > AT_ONCE;
    let asked_for = fresh.iter().position(|row| row.kind.choice().is_none());
    let told = match asked_for {
        Some(place) => vec![fresh.swap_remove(place)],
        None if gathers => fresh,
        None => fresh.into_iter().take(1).collect(),
    };
    let Some(message) = told.first().map(|row| row.id.clone()) else { return Ok(None) };
    let (day, sent) = (now / DAY, if to.sent_on == now / DAY { to.sent } else { 0 });
    for counts in ["channels", "hooks"] {
        let count = format!("update {counts} set sent_on = ?2, sent = ?3 where id = ?1");
        sql.execute(&count, values![channel, day, sent + 1])?;
    }
    take(sql, channel, &to, told, message, now, false).map(Some)
}

/// What becomes of a row that is due and was not sent yet.
fn next(
    sql: &mut dyn Sql,
    row: &Waiting,
    to: &Destination,
    wishes: &Wishes,
    now: u64,
    here: &[(String, String)],
) -> Result<Next> {
    let sent = if to.sent_on == now / DAY { to.sent } else { 0 };
    if row.kind.choice().is_none() {
        return Ok(if sent >= MOST_A_DAY + MORE_ASKED_FOR { Next::Drop } else { Next::Send });
    }
    let Some(table) = &row.table else { return Ok(Next::Drop) };
    let looks = people_concerned(sql, row, table)?;
    let is_here = |person: &String, sql: &mut dyn Sql| -> Result<bool> {
        let known = here.iter().any(|(known, who)| known == table && who == person);
        let elsewhere = "select 1 from present where table_id = ?1 and person = ?2";
        Ok(known || sql.first(elsewhere, values![table, person])?.is_some())
    };
    let mut all_here = !looks.is_empty();
    for person in &looks {
        all_here &= is_here(person, sql)?;
    }
    if all_here {
        return Ok(if row.kind.is_wait() && row.person.is_some() { Next::HoldBack } else { Next::Drop });
    }
    if now.saturating_sub(row.made) > STALE && row.kind != NoticeKind::Reminder
        || row.until.is_some_and(|until| until <= now && row.kind == NoticeKind::Reminder)
        || !wishes.wants(row.kind)
        || is_silenced(sql, row, table)?
        || row.kind == NoticeKind::Invitation && !is_invited(sql, row, table)?
    {
        return Ok(Next::Drop);
    }
    if sent >= MOST_A_DAY {
        return Ok(Next::Wait((now / DAY + 1) * DAY));
    }
    let gathered = to.digest.and_then(|hour| wishes.next_hour(hour, row.made)).filter(|hour| *hour > now);
    Ok(gathered.or_else(|| wishes.quiet_until(now)).map_or(Next::Send, Next::Wait))
}

/// Who need not be told while they look at the table: whoever the row is for; of a table's hook those who are asked.
fn people_concerned(sql: &mut dyn Sql, row: &Waiting, table: &str) -> Result<Vec<String>> {
    if let Some(person) = &row.person {
        return Ok(vec![person.clone()]);
    }
    if !row.kind.is_wait() {
        return Ok(Vec::new());
    }
    let asked = "select person from seats where table_id = ?1 and person is not null
                 and (cast(?2 as bigint) >> cast(seat as integer)) & 1 = 1";
    sql.query(asked, values![table, row.asked])?.into_iter().map(|mut row: Row| row.take(0)).collect()
}

fn is_silenced(sql: &mut dyn Sql, row: &Waiting, table: &str) -> Result<bool> {
    let Some(person) = &row.person else { return Ok(false) };
    let silenced = "select 1 from silenced where table_id = ?1 and person = ?2";
    Ok(sql.first(silenced, values![table, person])?.is_some())
}

/// Whether there is still something to come to: a lobby, or an own seat.
fn is_invited(sql: &mut dyn Sql, row: &Waiting, table: &str) -> Result<bool> {
    let open = "select 1 from tables where id = ?1 and over = 0 and (started is null
                or exists (select 1 from seats where table_id = ?1 and person = ?2))";
    Ok(sql.first(open, values![table, row.person.as_ref()])?.is_some())
}

/// This node has these rows for itself, as one message.
fn take(
    sql: &mut dyn Sql,
    channel: &str,
    to: &Destination,
    told: Vec<Waiting>,
    message: String,
    now: u64,
    withdraws: bool,
) -> Result<Errand> {
    // What is told among other things is not closed by itself.
    let is_alone = told.len() == 1;
    let mut news = Vec::with_capacity(told.len());
    for row in &told {
        if !withdraws {
            forget_older(sql, channel, row)?;
        }
        let lease = "update outbox set due = ?2, message = coalesce(message, cast(?3 as text)),
                     closes = case when ?4 = 1 then closes else 0 end where id = ?1";
        sql.execute(lease, values![&row.id, now + LEASE, &message, is_alone])?;
        let table = row.table.as_ref().map(|table| table_news(sql, table, row.asked)).transpose()?;
        news.push(News { kind: row.kind, table, until: row.until, made: row.made });
    }
    let first = told.first();
    Ok(Errand {
        message,
        channel: channel.to_owned(),
        person: first.and_then(|row| row.person.clone()),
        kind: to.kind,
        address: to.address.clone(),
        language: to.language.clone(),
        origin: to.origin.clone(),
        news,
        withdraws,
        waiting: sql.first(WAITING, values![channel])?.unwrap_or_default().take::<u64>(0)? as u32,
        tries: first.map_or(0, |row| row.tries),
        rows: told.into_iter().map(|row| row.id).collect(),
    })
}

/// What is told now takes the place of what is shown about the same thing: to close that afterwards would close this.
fn forget_older(sql: &mut dyn Sql, channel: &str, row: &Waiting) -> Result<()> {
    let same = "delete from outbox where channel = ?1 and table_id = ?2 and state = 'ended'
                and (kind = ?3 or (?4 = 1 and kind in ('turn', 'waits', 'reminder')))";
    let is_wait = row.kind.is_wait() || row.kind == NoticeKind::Reminder;
    sql.execute(same, values![channel, row.table.as_ref(), row.kind.word(), is_wait]).map(drop)
}

/// At how many tables the owner of a channel is awaited.
pub(super) const WAITING: &str = "select count(distinct table_id) from outbox
                                  where channel = ?1 and kind in ('turn', 'waits') and state <> 'ended'";

fn table_news(sql: &mut dyn Sql, table: &str, asked: u64) -> Result<TableNews> {
    let mut game = sql.first("select game from tables where id = ?1", values![table])?.unwrap_or_default();
    Ok(TableNews {
        id: table.to_owned(),
        game: game.take(0)?,
        seats: select_seats(sql, table)?,
        asked: seats_of(asked),
    })
}

fn change(sql: &mut dyn Sql, id: &str, state: &str, due: Option<u64>) -> Result<()> {
    sql.execute("update outbox set state = ?2, due = ?3 where id = ?1", values![id, state, due]).map(drop)
}

pub(super) const DUE_OF_CHANNEL: &str =
    "select id, person, table_id, kind, seats, made, until, state, message, tries from outbox
     where channel = ?1 and due < ?2 order by made, id limit ?3";

fn due_rows(sql: &mut dyn Sql, channel: &str, now: u64) -> Result<Vec<Waiting>> {
    let waiting = |mut row: Row| {
        let kind: String = row.take(3)?;
        let unreadable = || StoreError::Unreadable { table: "outbox", what: "the kind of a notice".into() };
        Ok(Waiting {
            id: row.take(0)?,
            person: row.take(1)?,
            table: row.take(2)?,
            kind: NoticeKind::named(&kind).ok_or_else(unreadable)?,
            asked: row.take(4)?,
            made: row.take(5)?,
            until: row.take(6)?,
            state: row.take(7)?,
            message: row.take(8)?,
            tries: row.take::<u64>(9)? as u32,
        })
    };
    sql.query(DUE_OF_CHANNEL, values![channel, now, MOST_NEWS])?.into_iter().map(waiting).collect()
}

fn destination(sql: &mut dyn Sql, channel: &str) -> Result<Option<Destination>> {
    let of_person =
        "select kind, address, language, origin, confirmed, digest, sent_on, sent from channels where id = ?1";
    let of_table = "select 'hook', address, language, origin, 1, null, sent_on, sent from hooks where id = ?1";
    let row = match sql.first(of_person, values![channel])? {
        None => sql.first(of_table, values![channel])?,
        row => row,
    };
    let Some(mut row) = row else { return Ok(None) };
    let digest: Option<u64> = row.take(5)?;
    Ok(Some(Destination {
        kind: ChannelKind::named(&row.take::<String>(0)?)?,
        address: row.take(1)?,
        language: row.take(2)?,
        origin: row.take(3)?,
        confirmed: row.take(4)?,
        digest: digest.map(|hour| hour as u8),
        sent_on: row.take(6)?,
        sent: row.take(7)?,
    }))
}

fn settle(sql: &mut dyn Sql, errand: &Errand, outcome: Outcome, now: u64) -> Result<()> {
    if outcome == Outcome::Gone {
        return drop_channel(sql, &errand.channel).map(drop);
    }
    for (row, news) in errand.rows.iter().zip(&errand.news) {
        let kept = if news.kind == NoticeKind::Confirm { UNCONFIRMED } else { KEPT };
        match outcome {
            Outcome::Later(due) => {
                let later = "update outbox set due = ?2, tries = tries + 1
                             where id = ?1 and due is not null and state in ('waiting', 'closing', 'ended')";
                sql.execute(later, values![row, due])?;
            }
            Outcome::Crowded(due) => {
                let crowded = "update outbox set due = ?2
                               where id = ?1 and due is not null and state in ('waiting', 'closing', 'ended')";
                sql.execute(crowded, values![row, due])?;
            }
            Outcome::Delivered | Outcome::GivenUp | Outcome::Gone => {
                end_row(sql, row, errand.withdraws, outcome == Outcome::Delivered, now, now + kept)?;
            }
        }
    }
    Ok(())
}

/// Nothing more is to be sent of this row; unless it is to be closed, because its owner has come or it has ended meanwhile.
fn end_row(sql: &mut dyn Sql, row: &str, withdraws: bool, delivered: bool, now: u64, kept: u64) -> Result<()> {
    if withdraws {
        sql.execute("delete from outbox where id = ?1 and state = 'ended'", values![row])?;
        let closed = "update outbox set state = 'closed', due = ?2 where id = ?1 and state = 'closing'";
        return sql.execute(closed, values![row, kept]).map(drop);
    }
    let state = if delivered { "told" } else { "closed" };
    let told = "update outbox set state = ?2, due = ?3, tries = 0 where id = ?1 and state = 'waiting'";
    sql.execute(told, values![row, state, kept])?;
    let closes = "update outbox set due = ?2, tries = 0 where id = ?1 and state in ('closing', 'ended')";
    sql.execute(closes, values![row, now]).map(drop)
}
