//! Invitations to people with whom somebody has played: a new table, and a row that says who is asked. Nobody is asked by whom they
//! don't want to hear, nor too often.

use super::sql::{Result, Row, Sql, values};
use super::{Store, TableRow, conduct, games, insert_table, outbox, select_table};

/// So many milliseconds an invitation stands, and so long whoever has declined one is not asked again by the same person.
const STANDS: u64 = 7 * 24 * 60 * 60 * 1000;

/// So many people somebody invites within a day, at most.
const A_DAY: u64 = 12;
const DAY: u64 = 24 * 60 * 60 * 1000;

/// So many invitations wait for somebody, at most.
const WAITING: u64 = 20;

/// An invitation that waits for an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    pub table: String,
    pub game: String,
    pub at: u64,
    /// By which name whoever invites sits there.
    pub host: String,
    pub seats: usize,
}

/// What came of inviting somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Invited {
    /// To this table: a new one, or that to which they are invited already.
    To(String),
    /// They don't want that, or have declined a little while ago.
    Unwanted,
    /// Enough for today; or so many others have invited them that they could not answer.
    TooMany,
    /// There was no such game.
    Unknown,
}

/// Who is to be invited, by whom, to what.
#[derive(Debug, Clone)]
pub struct Invite {
    pub host: String,
    /// A place at a game that is over, in which the host sat too: who sat there is invited.
    pub table: String,
    pub seat: usize,
    /// The new table, on whose first seat the host is.
    pub next: TableRow,
}

impl Store {
    /// Makes a table like the one at which both have played, and invites to it.
    pub async fn invite(&self, invite: Invite, now: u64) -> Result<Invited> {
        self.write(move |sql| {
            let Invite { host, table, seat, next } = &invite;
            let Some(person) = games::met_at(sql, host, table, *seat)? else { return Ok(Invited::Unknown) };
            if let Some(known) = refused(sql, host, &person, now)? {
                return Ok(known);
            }
            insert_table(sql, next, now)?;
            conduct::copy_agreement(sql, table, &next.id)?;
            outbox::invite(sql, &next.id, &person, "", now)?;
            let invite = "insert into invitations (table_id, person, host, at) values (?1, ?2, ?3, ?4)";
            sql.execute(invite, values![&next.id, &person, host, now])?;
            sql.execute(
                "delete from invitations where host = ?1 and at < ?2",
                values![host, now.saturating_sub(2 * STANDS)],
            )?;
            Ok(Invited::To(next.id.clone()))
        })
        .await
    }

    /// The table at which a place of a game was, for whoever sat there too.
    pub async fn table_of_place(&self, person: &str, table: &str, seat: usize) -> Result<Option<TableRow>> {
        let [person, table] = [person, table].map(str::to_owned);
        self.read(move |sql| match games::met_at(sql, &person, &table, seat)? {
            Some(_) => select_table(sql, &table),
            None => Ok(None),
        })
        .await
    }

    /// What this person is invited to and may still come to, the newest first.
    pub async fn invitations(&self, person: &str, now: u64) -> Result<Vec<Invitation>> {
        let person = person.to_owned();
        self.read(move |sql| {
            let rows = sql.query(WAITING_FOR, values![&person, now.saturating_sub(STANDS)])?;
            rows.into_iter().map(invitation).collect()
        })
        .await
    }

    /// Declines; with `never` also whatever the same host may ask later. False if there is no such invitation.
    pub async fn decline(&self, person: &str, table: &str, never: bool, now: u64) -> Result<bool> {
        let [person, table] = [person, table].map(str::to_owned);
        self.write(move |sql| {
            let host = "select host from invitations where table_id = ?1 and person = ?2";
            let Some(mut row) = sql.first(host, values![&table, &person])? else { return Ok(false) };
            let host: String = row.take(0)?;
            let decline = "update invitations set declined = ?3 where table_id = ?1 and person = ?2";
            sql.execute(decline, values![&table, &person, now])?;
            if never {
                let name = "select name from seats where table_id = ?1 and person = ?2 order by seat limit 1";
                let name = sql.first(name, values![&table, &host])?.map(|mut row| row.take::<String>(0)).transpose()?;
                let unwanted = "insert into unwanted_hosts (person, host, name, since) values (?1, ?2, ?3, ?4)
                                on conflict do nothing";
                sql.execute(unwanted, values![&person, &host, &name.unwrap_or_default(), now])?;
            }
            Ok(true)
        })
        .await
    }

    /// Those by whom this person does not want to be invited, by a number of their own, and their names.
    pub async fn unwanted_hosts(&self, person: &str) -> Result<Vec<(u64, String)>> {
        let person = person.to_owned();
        self.read(move |sql| {
            let rows = sql.query(UNWANTED, values![&person])?;
            rows.into_iter().map(|mut row| Ok((row.take(0)?, row.take(1)?))).collect()
        })
        .await
    }

    /// Whoever has been unwanted since then may invite again.
    pub async fn want_again(&self, person: &str, since: u64) -> Result<()> {
        let person = person.to_owned();
        let forget = "delete from unwanted_hosts where person = ?1 and since = ?2";
        self.write(move |sql| sql.execute(forget, values![&person, since]).map(drop)).await
    }
}

pub(super) const WAITING_FOR: &str = "
    select invitations.table_id, game, at, name, (select count(*) from seats as every where every.table_id = tables.id)
    from invitations join tables on tables.id = invitations.table_id
    join seats on seats.table_id = tables.id and seats.person = invitations.host
    where invitations.person = ?1 and at > ?2 and declined is null and started is null and over = 0
    and not exists (select 1 from seats as mine where mine.table_id = tables.id and mine.person = ?1)
    and exists (select 1 from seats as free where free.table_id = tables.id and free.person is null and free.bot is null)
    order by at desc, invitations.table_id limit 20";

pub(super) const UNWANTED: &str = "select since, name from unwanted_hosts where person = ?1 order by since";

fn invitation(mut row: Row) -> Result<Invitation> {
    Ok(Invitation {
        table: row.take(0)?,
        game: row.take(1)?,
        at: row.take(2)?,
        host: row.take(3)?,
        seats: row.take(4)?,
    })
}

/// Whether whoever mutes somebody at any table, by the name that they have there, has muted this host.
pub(super) const MUTED: &str = "
    select 1 from mutes join seats on seats.table_id = mutes.table_id and seats.name = mutes.name
    where mutes.person = ?1 and seats.person = ?2 limit 1";

/// Why no new table is made; nothing if nothing speaks against it.
fn refused(sql: &mut dyn Sql, host: &str, person: &str, now: u64) -> Result<Option<Invited>> {
    let unwanted = "select 1 from unwanted_hosts where person = ?1 and host = ?2";
    let lately = "select 1 from invitations where person = ?1 and host = ?2 and declined > ?3 limit 1";
    if sql.first(unwanted, values![person, host])?.is_some()
        || sql.first(MUTED, values![person, host])?.is_some()
        || sql.first(lately, values![person, host, now.saturating_sub(STANDS)])?.is_some()
    {
        return Ok(Some(Invited::Unwanted));
    }
    let open = "select table_id from invitations join tables on tables.id = table_id
                where person = ?1 and invitations.host = ?2 and at > ?3 and declined is null and started is null and over = 0 limit 1";
    if let Some(mut row) = sql.first(open, values![person, host, now.saturating_sub(STANDS)])? {
        return Ok(Some(Invited::To(row.take(0)?)));
    }
    let since = now.saturating_sub(DAY);
    let mut count =
        |select, who: &str| -> Result<u64> { sql.first(select, values![who, since])?.unwrap_or_default().take(0) };
    let today = count("select count(*) from invitations where host = ?1 and at > ?2", host)?;
    let waiting = sql.query(WAITING_FOR, values![person, now.saturating_sub(STANDS)])?.len() as u64;
    Ok((today >= A_DAY || waiting >= WAITING).then_some(Invited::TooMany))
}

/// Two people turn out to be one.
pub(super) fn merge(sql: &mut dyn Sql, from: &str, into: &str) -> Result<()> {
    for (about, who, besides) in [
        ("invitations", "person", "table_id"),
        ("unwanted_hosts", "person", "host"),
        ("unwanted_hosts", "host", "person"),
    ] {
        let update = format!(
            "update {about} set {who} = ?2 where {who} = ?1 and not exists
             (select 1 from {about} as other where other.{who} = ?2 and other.{besides} = {about}.{besides})"
        );
        sql.execute(&update, values![from, into])?;
        sql.execute(&format!("delete from {about} where {who} = ?1"), values![from])?;
    }
    sql.execute("update invitations set host = ?2 where host = ?1", values![from, into])?;
    // Nobody invites themselves.
    sql.execute("delete from invitations where person = ?1 and host = ?1", values![into])?;
    sql.execute("delete from unwanted_hosts where person = ?1 and host = ?1", values![into]).map(drop)
}

/// Whoever is erased invites nobody, and is invited by nobody.
pub(super) fn forget(sql: &mut dyn Sql, person: &str) -> Result<()> {
    for about in ["invitations", "unwanted_hosts"] {
        sql.execute(&format!("delete from {about} where person = ?1 or host = ?1"), values![person])?;
    }
    Ok(())
}
