//! By what people can be told: a person's channels, and a table's own hooks. What an address is, the store does not know.

use std::collections::BTreeSet;

use serde::Serialize;

use super::sql::{Result, Row, Sql, values};
use super::{Store, StoreError, outbox, revision};
use crate::random::random_id;

/// What sort of address a channel has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// A browser, which can also close what it shows.
    Push,
    Mail,
    Hook,
}

impl ChannelKind {
    pub fn word(self) -> &'static str {
        match self {
            ChannelKind::Push => "push",
            ChannelKind::Mail => "mail",
            ChannelKind::Hook => "hook",
        }
    }

    pub(super) fn named(word: &str) -> Result<ChannelKind> {
        let known = [ChannelKind::Push, ChannelKind::Mail, ChannelKind::Hook];
        let unreadable = || StoreError::Unreadable { table: "channels", what: "the kind of a channel".into() };
        known.into_iter().find(|kind| kind.word() == word).ok_or_else(unreadable)
    }
}

/// A way to tell a person something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Channel {
    pub id: String,
    pub kind: ChannelKind,
    /// As JSON.
    pub address: String,
    pub language: String,
    /// The device of a push.
    pub device: Option<String>,
    /// Its owner has said that it is theirs.
    pub confirmed: bool,
    /// At this hour one message tells all, instead of many.
    pub digest: Option<u8>,
    pub made: u64,
}

/// A channel that somebody wants to have.
#[derive(Debug, Clone)]
pub struct NewChannel {
    pub person: String,
    pub device: Option<String>,
    pub kind: ChannelKind,
    pub address: String,
    /// What tells the same address from others without saying it.
    pub hash: String,
    pub language: String,
    /// Where its owner found the house: links lead there.
    pub origin: String,
}

/// What came of wanting a channel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeptChannel {
    /// It is there, under this id; of these tables it may have to tell at once.
    Done {
        id: String,
        tables: Vec<String>,
    },
    TooMany,
    /// So many were made, or so many mails were sent to that address, that it has to wait until tomorrow.
    TooOften,
}

/// What tells all who read there of a table, such as a club's room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableHook {
    pub id: String,
    pub address: String,
    pub language: String,
    pub made: u64,
}

/// Whom a table could tell something at all: where nobody can be told, a move costs nothing more.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Reachable {
    pub people: BTreeSet<String>,
    pub has_hooks: bool,
}

impl Reachable {
    pub fn is_nobody(&self) -> bool {
        self.people.is_empty() && !self.has_hooks
    }
}

/// A person has no more channels.
pub const MOST_CHANNELS: usize = 12;

/// A table has no more hooks of its own.
pub const MOST_HOOKS: usize = 3;

/// A person makes no more channels a day, and has no more mails sent; and to one address no more are sent.
const MADE_A_DAY: usize = 30;
const MAILS_OF_ONE: usize = 5;
const MAILS_TO_ONE: usize = 3;

const DAY: u64 = 24 * 60 * 60 * 1000;

impl Store {
    /// By what this person can be told, the oldest first.
    pub async fn channels(&self, person: &str) -> Result<Vec<Channel>> {
        let person = person.to_owned();
        self.read(move |sql| of_person(sql, &person)).await
    }

    /// Keeps a channel. What is a mail's must be confirmed, and is asked about by a first mail; a browser, and a device, is one
    /// person's at a time.
    pub async fn keep_channel(&self, new: NewChannel, now: u64) -> Result<KeptChannel> {
        let id = random_id();
        self.write(move |sql| keep(sql, &id, &new, now)).await
    }

    /// The owner of an address says that it is theirs. Nothing if there is no such channel; else the tables of which it may have
    /// to tell at once.
    pub async fn confirm_channel(&self, id: &str, now: u64) -> Result<Option<Vec<String>>> {
        let id = id.to_owned();
        self.write(move |sql| {
            let Some(mut row) = sql.first("select person, confirmed from channels where id = ?1", values![&id])? else {
                return Ok(None);
            };
            if row.take(1)? {
                return Ok(Some(Vec::new()));
            }
            sql.execute("update channels set confirmed = 1 where id = ?1", values![&id])?;
            make_tables_look(sql, &row.take::<String>(0)?, now).map(Some)
        })
        .await
    }

    /// From now on this channel tells all at this hour, or each thing when it happens. False if it is none of this person's.
    pub async fn set_digest(&self, person: &str, id: &str, digest: Option<u8>) -> Result<bool> {
        let [person, id] = [person, id].map(str::to_owned);
        self.write(move |sql| {
            let set = "update channels set digest = ?3 where id = ?1 and person = ?2";
            Ok(sql.execute(set, values![&id, &person, digest.map(u64::from)])? == 1)
        })
        .await
    }

    /// Drops a channel of this person, and all that waits to be sent there. False if it is none of theirs.
    pub async fn drop_own_channel(&self, person: &str, id: &str) -> Result<bool> {
        let [person, id] = [person, id].map(str::to_owned);
        self.write(move |sql| {
            let is_theirs = "select 1 from channels where id = ?1 and person = ?2";
            if sql.first(is_theirs, values![&id, &person])?.is_none() {
                return Ok(false);
            }
            drop_channel(sql, &id)
        })
        .await
    }

    /// Drops a channel, or a table's hook, whosever it is. False if there is none.
    pub async fn drop_channel(&self, id: &str) -> Result<bool> {
        let id = id.to_owned();
        self.write(move |sql| drop_channel(sql, &id)).await
    }

    /// Whether there is a channel, or a table's hook, of this id.
    pub async fn has_channel(&self, id: &str) -> Result<bool> {
        let id = id.to_owned();
        self.read(move |sql| {
            let there = "select 1 from channels where id = ?1 union all select 1 from hooks where id = ?1";
            Ok(sql.first(there, values![&id])?.is_some())
        })
        .await
    }

    /// A table's own hooks, the oldest first.
    pub async fn table_hooks(&self, table: &str) -> Result<Vec<TableHook>> {
        let table = table.to_owned();
        self.read(move |sql| {
            let hooks = "select id, address, language, made from hooks where table_id = ?1 order by made, id";
            let hook = |mut row: Row| {
                Ok(TableHook { id: row.take(0)?, address: row.take(1)?, language: row.take(2)?, made: row.take(3)? })
            };
            sql.query(hooks, values![&table])?.into_iter().map(hook).collect()
        })
        .await
    }

    /// Gives a table one more hook. False if it has too many.
    pub async fn keep_table_hook(
        &self,
        table: &str,
        address: &str,
        language: &str,
        origin: &str,
        now: u64,
    ) -> Result<bool> {
        let [table, address, language, origin] = [table, address, language, origin].map(str::to_owned);
        let id = random_id();
        self.write(move |sql| {
            let there = "select count(*) from hooks where table_id = ?1";
            if sql.first(there, values![&table])?.unwrap_or_default().take::<usize>(0)? >= MOST_HOOKS {
                return Ok(false);
            }
            let keep = "insert into hooks (table_id, id, address, language, origin, made, sent_on, sent)
                        values (?1, ?2, ?3, ?4, ?5, ?6, 0, 0)";
            sql.execute(keep, values![&table, &id, &address, &language, &origin, now])?;
            revision::count_change(sql, &table)?;
            Ok(true)
        })
        .await
    }

    /// Takes a hook from a table. False if it is none of its.
    pub async fn drop_table_hook(&self, table: &str, id: &str) -> Result<bool> {
        let [table, id] = [table, id].map(str::to_owned);
        self.write(move |sql| {
            let is_its = "select 1 from hooks where id = ?1 and table_id = ?2";
            if sql.first(is_its, values![&id, &table])?.is_none() {
                return Ok(false);
            }
            drop_channel(sql, &id)
        })
        .await
    }
}

fn keep(sql: &mut dyn Sql, id: &str, new: &NewChannel, now: u64) -> Result<KeptChannel> {
    let NewChannel { person, device, kind, address, hash, language, origin } = new;
    let same = "select id, confirmed from channels where person = ?1 and hash = ?2";
    let same = sql.first(same, values![person, hash])?;
    let mut replaced: Vec<String> = Vec::new();
    if let Some(mut row) = same {
        let there: String = row.take(0)?;
        if row.take(1)? {
            let renew = "update channels set device = ?2, address = ?3, language = ?4, origin = ?5 where id = ?1";
            sql.execute(renew, values![&there, device.as_ref(), address, language, origin])?;
            return Ok(KeptChannel::Done { id: there, tables: Vec::new() });
        }
        replaced.push(there);
    }
    if *kind == ChannelKind::Push {
        // Whoever used this browser before is not told here any more.
        let others = "select id from channels where kind = 'push' and (hash = ?1 or device = ?2)";
        for mut row in sql.query(others, values![hash, device.as_ref()])? {
            replaced.push(row.take(0)?);
        }
    }
    // What is refused takes the place of nothing.
    let mut kept = sql.query("select id from channels where person = ?1", values![person])?.into_iter();
    let stays =
        kept.try_fold(0, |stays, mut row| Ok::<_, StoreError>(stays + usize::from(!replaced.contains(&row.take(0)?))))?;
    if stays >= MOST_CHANNELS {
        return Ok(KeptChannel::TooMany);
    }
    if !note_made(sql, id, new, now)? {
        return Ok(KeptChannel::TooOften);
    }
    replaced.iter().try_for_each(|id| drop_channel(sql, id).map(drop))?;
    let confirmed = *kind != ChannelKind::Mail;
    let keep = "insert into channels (id, person, device, kind, address, hash, language, origin, confirmed, digest, made, sent_on, sent)
                values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, null, ?10, 0, 0)";
    let device = device.as_ref();
    sql.execute(keep, values![id, person, device, kind.word(), address, hash, language, origin, confirmed, now])?;
    if !confirmed {
        outbox::ask_to_confirm(sql, id, person, now)?;
        return Ok(KeptChannel::Done { id: id.to_owned(), tables: Vec::new() });
    }
    Ok(KeptChannel::Done { id: id.to_owned(), tables: make_tables_look(sql, person, now)? })
}

/// Notes that a channel was made. False if there were so many that it has to wait.
fn note_made(sql: &mut dyn Sql, id: &str, new: &NewChannel, now: u64) -> Result<bool> {
    let NewChannel { person, kind, hash, .. } = new;
    sql.execute("delete from channels_made where at < ?1", values![now.saturating_sub(DAY)])?;
    let all = count(sql, "select count(*) from channels_made where person = ?1", person)?;
    let is_mail = *kind == ChannelKind::Mail;
    let mails = count(sql, "select count(*) from channels_made where person = ?1 and kind = 'mail'", person)?;
    let to_one = count(sql, "select count(*) from channels_made where hash = ?1 and kind = 'mail'", hash)?;
    if all >= MADE_A_DAY || is_mail && (mails >= MAILS_OF_ONE || to_one >= MAILS_TO_ONE) {
        return Ok(false);
    }
    let note = "insert into channels_made (id, person, kind, hash, at) values (?1, ?2, ?3, ?4, ?5)";
    sql.execute(note, values![id, person, kind.word(), hash, now])?;
    Ok(true)
}

fn count(sql: &mut dyn Sql, question: &str, of: &str) -> Result<usize> {
    sql.first(question, values![of])?.unwrap_or_default().take(0)
}

/// Every node looks anew whom the tables of this person can tell, and whether one of them waits for this person already.
fn make_tables_look(sql: &mut dyn Sql, person: &str, now: u64) -> Result<Vec<String>> {
    let tables = "select id, started is not null from tables where over = 0
                  and id in (select table_id from seats where person = ?1) order by id";
    let mut ids = Vec::new();
    for mut row in sql.query(tables, values![person])? {
        let id: String = row.take(0)?;
        if row.take(1)? {
            let look = "update pulse set changes = changes + 1, due = ?2 where table_id = ?1";
            sql.execute(look, values![&id, now])?;
        } else {
            revision::count_change(sql, &id)?;
        }
        ids.push(id);
    }
    Ok(ids)
}

pub(super) fn drop_channel(sql: &mut dyn Sql, id: &str) -> Result<bool> {
    sql.execute("delete from outbox where channel = ?1", values![id])?;
    let dropped = sql.execute("delete from channels where id = ?1", values![id])?;
    Ok(dropped + sql.execute("delete from hooks where id = ?1", values![id])? > 0)
}

/// A browser that was signed out shows nothing more.
pub(super) fn drop_of_device(sql: &mut dyn Sql, device: &str) -> Result<()> {
    for mut row in sql.query("select id from channels where device = ?1", values![device])? {
        drop_channel(sql, &row.take::<String>(0)?)?;
    }
    Ok(())
}

/// Two people turn out to be one.
pub(super) fn merge(sql: &mut dyn Sql, from: &str, into: &str) -> Result<()> {
    // By what both had they are told once; that it is theirs, either may have said.
    let confirmed = "update channels set confirmed = 1 where person = ?2 and confirmed = 0 and hash in
                     (select hash from channels as mine where mine.person = ?1 and mine.confirmed = 1)";
    sql.execute(confirmed, values![from, into])?;
    let twice = "select mine.id from channels as mine join channels as theirs on theirs.hash = mine.hash
                 where mine.person = ?1 and theirs.person = ?2";
    for mut row in sql.query(twice, values![from, into])? {
        drop_channel(sql, &row.take::<String>(0)?)?;
    }
    sql.execute("update channels set person = ?2 where person = ?1", values![from, into])?;
    sql.execute("update outbox set person = ?2 where person = ?1", values![from, into])?;
    sql.execute("update channels_made set person = ?2 where person = ?1", values![from, into])?;
    for (about, same) in [("wishes", ""), ("silenced", " and other.table_id = silenced.table_id")] {
        let change = format!(
            "update {about} set person = ?2 where person = ?1 and not exists
             (select 1 from {about} as other where other.person = ?2{same})"
        );
        sql.execute(&change, values![from, into])?;
        sql.execute(&format!("delete from {about} where person = ?1"), values![from])?;
    }
    Ok(())
}

/// Of whoever is erased nothing is left by which they could be told. Whether there was anything.
pub(super) fn forget(sql: &mut dyn Sql, person: &str) -> Result<bool> {
    let mut known = 0;
    for about in ["outbox", "channels", "wishes", "silenced"] {
        known += sql.execute(&format!("delete from {about} where person = ?1"), values![person])?;
    }
    // How many mails an address was sent today counts whoever asked for them.
    known += sql.execute("update channels_made set person = '' where person = ?1", values![person])?;
    let theirs = "select hooks.id from tables join hooks on hooks.table_id = tables.id where host = ?1";
    for mut row in sql.query(theirs, values![person])? {
        drop_channel(sql, &row.take::<String>(0)?)?;
    }
    Ok(known > 0)
}

pub(super) const REACHABLE: &str = "
    select person from channels where confirmed = 1 and person in (select person from seats where table_id = ?1)
    union select '' from hooks where table_id = ?1";

pub(super) fn select_reachable(sql: &mut dyn Sql, table: &str) -> Result<Reachable> {
    let rows = sql.query(REACHABLE, values![table])?;
    let mut people = rows.into_iter().map(|mut row| row.take(0)).collect::<Result<BTreeSet<String>>>()?;
    // Nobody is called like that: it stands for the hooks.
    let has_hooks = people.remove("");
    Ok(Reachable { people, has_hooks })
}

pub(super) fn of_person(sql: &mut dyn Sql, person: &str) -> Result<Vec<Channel>> {
    let channels = "select id, kind, address, language, device, confirmed, digest, made from channels
                    where person = ?1 order by made, id";
    sql.query(channels, values![person])?.into_iter().map(channel).collect()
}

fn channel(mut row: Row) -> Result<Channel> {
    let digest: Option<u64> = row.take(6)?;
    Ok(Channel {
        id: row.take(0)?,
        kind: ChannelKind::named(&row.take::<String>(1)?)?,
        address: row.take(2)?,
        language: row.take(3)?,
        device: row.take(4)?,
        confirmed: row.take(5)?,
        digest: digest.map(|hour| hour as u8),
        made: row.take(7)?,
    })
}
