//! Who may take which seat: what makes each link the only one of its kind, whose seat was taken over by one, who was sent away
//! from a lobby, and from which household strangers came.

use std::collections::{BTreeMap, BTreeSet};

use super::sql::{Result, Sql, values};
use super::{ChatMessage, SeatRow, Sitter, Store, TableRow, chat, insert_seats, revision, select_table};
use crate::random::random_id;

/// What is known about the links of a table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Links {
    /// What makes the link of each seat the only one; nothing as long as its first is good.
    pub seats: BTreeMap<usize, String>,
    /// The same for the invitation to the table.
    pub join: String,
    /// Whose seats were taken over, the first first.
    pub displaced: Vec<Displaced>,
    /// Whom the host does not want at the table.
    pub sent_away: BTreeSet<String>,
    /// Who found the table by themselves, as far as it is known where they came from.
    pub strangers: BTreeSet<String>,
}

/// Somebody whose seat is played by somebody else now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Displaced {
    pub seat: usize,
    pub person: String,
    /// Whether the host may give the seat back to them: not once the host has given it to somebody else.
    pub may_return: bool,
    /// Whether it was one of several seats on a shared device.
    pub shared: bool,
}

/// From where somebody came is forgotten after so many milliseconds: no list shows a table for longer.
const REMEMBERED: u64 = 30 * 24 * 60 * 60 * 1000;

/// One seat changes hands no more than so often in so many milliseconds.
const SPELL: u64 = 10_000;
const OF_ONE_SEAT: u64 = 3;

/// So many of those who had a seat before are remembered: the first, to whom it can go back, and the last.
const HAD_IT: usize = 8;

/// So many are remembered whom the host of a lobby has sent away. Those before them know no link that is good.
const SENT_AWAY: usize = 50;

/// A link to a seat that was good when somebody looked.
#[derive(Debug, Clone)]
pub struct SeatLink {
    pub seat: usize,
    /// Who had the seat then.
    pub holder: String,
    pub nonce: String,
    pub made_by: Maker,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Maker {
    /// Whoever has the seat, for another device of theirs.
    Holder,
    /// The same, for all seats of a shared device at once.
    Device,
    /// The host, for a seat whose owner is gone.
    Host,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    Done,
    /// Somebody was first, or the seat has changed hands.
    LinkIsDead,
    /// Whoever sits at a table already gets no second hand.
    TwoHands,
    /// The seats of this table go from hand to hand too fast for anybody to follow.
    TooOften,
}

/// How somebody comes to a table that has not started.
#[derive(Debug, Clone)]
pub enum Entrance {
    /// By its link, which is this one.
    Invited { nonce: String },
    /// By the front page, from this household if it is known.
    Open { household: Option<String> },
}

/// Whether somebody who came to a lobby was let in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Admission {
    Done,
    /// The seats are not as they were: look again.
    SeatsChanged,
    LinkIsDead,
    ByInvitationOnly,
    /// What is free is reserved for friends.
    Reserved,
    SentAway,
    /// Somebody from there has come already.
    OneOfAHousehold,
}

impl Store {
    /// Takes a seat by a link, which dies by it. Whether that may be is decided here, however many try it at once.
    pub async fn take_seat(&self, id: &str, link: SeatLink, taker: &str, now: u64) -> Result<Taken> {
        let id = id.to_owned();
        let taker = taker.to_owned();
        self.write(move |sql| take_seat(sql, &id, &link, &taker, now)).await
    }

    /// Gives a seat that was taken over back to whoever had it first. False if there is nobody.
    pub async fn give_back(&self, id: &str, seat: usize, host: &str, now: u64) -> Result<bool> {
        let id = id.to_owned();
        let host = host.to_owned();
        self.write(move |sql| {
            let goes_on = |table: &TableRow| !table.over || table.rematch.is_none();
            let Some(table) = select_table(sql, &id)?.filter(|table| table.host == host && goes_on(table)) else {
                return Ok(false);
            };
            let links = select(sql, &id)?;
            let (Some(holder), Some(owner)) = (holder(&table, seat), links.to_return(&table.seats, seat)) else {
                return Ok(false);
            };
            // However often a thief passes the seat on: the host does this once, and is never told to wait.
            if holder == table.host {
                return Ok(false);
            }
            chat::tell(sql, &id, &ChatMessage::GivenBack(table.seats[seat].name.clone()), now)?;
            hand_over(sql, &table, seat, owner, now, false)?;
            // The host does not pass a seat to and fro.
            let settled = "update displaced set may_return = 0 where table_id = ?1 and seat = ?2";
            sql.execute(settled, values![&id, seat])?;
            revision::count_change(sql, &id)?;
            Ok(true)
        })
        .await
    }

    /// Makes a new link to a seat, if this person has it; the old one is worth nothing from then on.
    pub async fn renew_link(&self, id: &str, seat: usize, person: &str) -> Result<bool> {
        let id = id.to_owned();
        let person = person.to_owned();
        self.write(move |sql| {
            let table = select_table(sql, &id)?;
            let has_it = table.is_some_and(|table| holder(&table, seat) == Some(person.as_str()));
            if has_it {
                renew(sql, &id, seat)?;
                revision::count_change(sql, &id)?;
            }
            Ok(has_it)
        })
        .await
    }

    /// After a whole house was brought back from a back-up: no link that was used since comes to life again.
    pub async fn renew_all_links(&self) -> Result<()> {
        self.write(|sql| {
            let goes_on = sql.query("select id from tables where over = 0", &[])?;
            for mut row in goes_on {
                renew_all(sql, &row.take::<String>(0)?)?;
            }
            Ok(())
        })
        .await
    }

    /// Seats somebody who comes in, if the seats are still as they were and this way in is open to them.
    pub async fn sit_down(
        &self,
        id: &str,
        person: &str,
        entrance: Entrance,
        [before, after]: [Vec<SeatRow>; 2],
        now: u64,
    ) -> Result<Admission> {
        let id = id.to_owned();
        let person = person.to_owned();
        self.write(move |sql| {
            if let Some(refused) = refused(sql, &id, &person, &entrance, &before)? {
                return Ok(refused);
            }
            if !reseat(sql, &id, &before, &after)? {
                return Ok(Admission::SeatsChanged);
            }
            match &entrance {
                Entrance::Invited { .. } => {
                    // The friend for whom a seat was reserved has come.
                    let release = "update listed set kept = case when kept > ?2 then ?2 else kept - 1 end
                                where table_id = ?1 and kept > 0";
                    sql.execute(release, values![&id, free(&after)])?;
                    // Whoever was given the newest link is welcome, whatever was before.
                    let forgiven = "delete from sent_away where table_id = ?1 and person = ?2";
                    sql.execute(forgiven, values![&id, &person])?;
                }
                Entrance::Open { household } => note_household(sql, &id, &person, household.as_deref(), now)?,
            }
            Ok(Admission::Done)
        })
        .await
    }
}

impl Links {
    /// To whom the host may give this seat back: whoever had it first, so that a thief gains nothing by handing it on.
    pub fn to_return(&self, seats: &[SeatRow], seat: usize) -> Option<&str> {
        let had_it = self.displaced.iter().filter(|displaced| displaced.seat == seat && displaced.may_return);
        let mut had_it = had_it.map(|displaced| (displaced.person.as_str(), displaced.shared));
        had_it.find(|(person, shared)| *shared || !sits(seats, person)).map(|(person, _)| person)
    }
}

fn take_seat(sql: &mut dyn Sql, id: &str, link: &SeatLink, taker: &str, now: u64) -> Result<Taken> {
    let Some(table) = select_table(sql, id)? else { return Ok(Taken::LinkIsDead) };
    // The same form again, by whoever has taken the seat with it.
    if holder(&table, link.seat) == Some(taker) {
        return Ok(Taken::Done);
    }
    // After the end a seat is good for nothing but the next table, which has links of its own.
    if table.over || holder(&table, link.seat) != Some(link.holder.as_str()) || !is_newest(sql, id, link)? {
        return Ok(Taken::LinkIsDead);
    }
    if sits(&table.seats, taker) {
        return Ok(Taken::TwoHands);
    }
    let held: Vec<usize> =
        (0..table.seats.len()).filter(|seat| holder(&table, *seat) == Some(link.holder.as_str())).collect();
    let moved = match link.made_by {
        Maker::Device => held.clone(),
        Maker::Holder | Maker::Host => vec![link.seat],
    };
    let told = match link.made_by {
        Maker::Holder | Maker::Device => ChatMessage::TakenOver,
        Maker::Host => ChatMessage::CameByInvitation,
    };
    if !chat::has_room_for_notices(sql, id, now)? || is_passed_around(sql, id, link.seat, now)? {
        return Ok(Taken::TooOften);
    }
    // Wherever a guest came from, that is where the seat is played.
    let household = "insert into came_from (table_id, person, household, at)
                     select table_id, cast(?3 as text), household, at from came_from where table_id = ?1 and person = ?2
                     on conflict do nothing";
    sql.execute(household, values![id, &link.holder, taker])?;
    for seat in &moved {
        chat::tell(sql, id, &told(table.seats[*seat].name.clone()), now)?;
        hand_over(sql, &table, *seat, taker, now, true)?;
    }
    // A host who moves to another device with all they have stays the host; nobody becomes one by somebody else's invitation.
    if table.host == link.holder && link.made_by != Maker::Host && moved == held {
        sql.execute("update tables set host = ?2 where id = ?1", values![id, taker])?;
        // The household that brought a table along is still the same.
        sql.execute("delete from came_from where table_id = ?1 and person = ?2", values![id, taker])?;
        let brought = "update came_from set person = ?3 where table_id = ?1 and person = ?2";
        sql.execute(brought, values![id, &link.holder, taker])?;
    }
    revision::count_change(sql, id)?;
    Ok(Taken::Done)
}

/// Whether one seat goes from hand to hand so fast that the table would hear of nothing else.
fn is_passed_around(sql: &mut dyn Sql, id: &str, seat: usize, now: u64) -> Result<bool> {
    let lately = "select count(*) from displaced where table_id = ?1 and seat = ?2 and at > ?3";
    let lately: u64 = sql.first(lately, values![id, seat, now.saturating_sub(SPELL)])?.unwrap_or_default().take(0)?;
    Ok(lately >= OF_ONE_SEAT)
}

/// Whether nobody has used this link, and nobody has made a newer one.
fn is_newest(sql: &mut dyn Sql, id: &str, link: &SeatLink) -> Result<bool> {
    let kept = match link.made_by {
        Maker::Holder | Maker::Device => "select nonce from seat_links where table_id = ?1 and seat = ?2",
        Maker::Host => "select nonce from invited_again where table_id = ?1 and seat = ?2",
    };
    let nonce: Option<String> = sql.first(kept, values![id, link.seat])?.map(|mut row| row.take(0)).transpose()?;
    Ok(match link.made_by {
        Maker::Holder | Maker::Device => nonce.unwrap_or_default() == link.nonce,
        Maker::Host => nonce.is_some_and(|nonce| nonce == link.nonce),
    })
}

/// Gives a seat to somebody else: whatever opened it before is dead, and whoever had it will be told.
fn hand_over(sql: &mut dyn Sql, table: &TableRow, seat: usize, taker: &str, now: u64, may_return: bool) -> Result<()> {
    let id = &table.id;
    let sits = "update seats set person = ?3 where table_id = ?1 and seat = ?2";
    sql.execute(sits, values![id, seat, taker])?;
    // A game that is over may be given back too.
    let ended = "update results set person = ?3, rating = null where table_id = ?1 and seat = ?2";
    sql.execute(ended, values![id, seat, taker])?;
    renew(sql, id, seat)?;
    sql.execute("delete from invited_again where table_id = ?1 and seat = ?2", values![id, seat])?;
    sql.execute("delete from displaced where table_id = ?1 and person = ?2", values![id, taker])?;
    let displaced =
        "insert into displaced (table_id, seat, person, at, may_return, shared) values (?1, ?2, ?3, ?4, ?5, ?6)
                     on conflict (table_id, seat, person) do update
                     set at = excluded.at, may_return = excluded.may_return, shared = excluded.shared";
    let had_it = holder(table, seat).unwrap_or_default();
    let shared = (0..table.seats.len()).filter(|seat| holder(table, *seat) == Some(had_it)).count() > 1;
    sql.execute(displaced, values![id, seat, had_it, now, may_return, shared])?;
    let forget = "delete from displaced where table_id = ?1 and seat = ?2
                  and person not in (select person from displaced where table_id = ?1 and seat = ?2 and may_return = 1
                                     order by at, person limit 1)
                  and person not in (select person from displaced where table_id = ?1 and seat = ?2
                                     order by at desc, person limit ?3)";
    sql.execute(forget, values![id, seat, HAD_IT]).map(drop)
}

/// From now on only a link that was made after this is good.
fn renew(sql: &mut dyn Sql, id: &str, seat: usize) -> Result<()> {
    let renew = "insert into seat_links (table_id, seat, nonce) values (?1, ?2, ?3)
                 on conflict (table_id, seat) do update set nonce = excluded.nonce";
    sql.execute(renew, values![id, seat, &random_id()]).map(drop)
}

fn renew_join(sql: &mut dyn Sql, id: &str) -> Result<()> {
    let renew = "insert into join_links (table_id, nonce) values (?1, ?2)
                 on conflict (table_id) do update set nonce = excluded.nonce";
    sql.execute(renew, values![id, &random_id()]).map(drop)
}

/// After a table was put back from a back-up: a link that was used since must not come to life again.
pub(super) fn renew_all(sql: &mut dyn Sql, id: &str) -> Result<()> {
    let Some(table) = select_table(sql, id)? else { return Ok(()) };
    for seat in 0..table.seats.len() {
        renew(sql, id, seat)?;
    }
    if table.started.is_none() {
        renew_join(sql, id)?;
    }
    sql.execute("delete from invited_again where table_id = ?1", values![id]).map(drop)
}

/// Changes who sits at a table that has not started, if it still looks as it did. Links to seats that change hands die, and
/// whoever has no seat any more was sent away.
pub(super) fn reseat(sql: &mut dyn Sql, id: &str, before: &[SeatRow], after: &[SeatRow]) -> Result<bool> {
    let table = select_table(sql, id)?.filter(|table| table.started.is_none() && table.seats == before);
    let Some(table) = table else { return Ok(false) };
    sql.execute("delete from seats where table_id = ?1", values![id])?;
    insert_seats(sql, id, after)?;
    for seat in (0..after.len()).filter(|seat| after[*seat].sitter != before[*seat].sitter) {
        renew(sql, id, seat)?;
        if let Sitter::Person(person) = &before[seat].sitter
            && *person != table.host
            && !sits(after, person)
        {
            send_away(sql, id, seat, person)?;
            renew_join(sql, id)?;
        }
        sql.execute("delete from displaced where table_id = ?1 and seat = ?2", values![id, seat])?;
        if let Sitter::Person(person) = &after[seat].sitter {
            sql.execute("delete from displaced where table_id = ?1 and person = ?2", values![id, person])?;
        }
    }
    revision::count_change(sql, id)?;
    Ok(true)
}

/// Remembers whom the host does not want at the table: whoever sat there, and whoever had that seat before them.
fn send_away(sql: &mut dyn Sql, id: &str, seat: usize, person: &str) -> Result<()> {
    let count = "select coalesce(max(number), 0) + 1 from sent_away where table_id = ?1";
    let number: u64 = sql.first(count, values![id])?.unwrap_or_default().take(0)?;
    let sent_away = "insert into sent_away (table_id, person, number) values (?1, ?2, ?3) on conflict do nothing";
    sql.execute(sent_away, values![id, person, number])?;
    let before = "insert into sent_away (table_id, person, number)
                  select table_id, person, cast(?3 as bigint) from displaced where table_id = ?1 and seat = ?2
                  on conflict do nothing";
    sql.execute(before, values![id, seat, number])?;
    let forget = "delete from sent_away where table_id = ?1 and person not in
                  (select person from sent_away where table_id = ?1 order by number desc, person limit ?2)";
    sql.execute(forget, values![id, SENT_AWAY]).map(drop)
}

/// Why this way in is closed to this person.
fn refused(
    sql: &mut dyn Sql,
    id: &str,
    person: &str,
    entrance: &Entrance,
    before: &[SeatRow],
) -> Result<Option<Admission>> {
    match entrance {
        Entrance::Invited { nonce } => {
            let newest = sql.first("select nonce from join_links where table_id = ?1", values![id])?;
            let newest: Option<String> = newest.map(|mut row| row.take(0)).transpose()?;
            Ok((newest.unwrap_or_default() != *nonce).then_some(Admission::LinkIsDead))
        }
        Entrance::Open { household } => {
            let Some(mut row) = sql.first("select kept from listed where table_id = ?1", values![id])? else {
                return Ok(Some(Admission::ByInvitationOnly));
            };
            let reserved = row.take::<usize>(0)?;
            let free = free(before);
            if free > 0 && free <= reserved {
                return Ok(Some(Admission::Reserved));
            }
            let sent_away = "select 1 from sent_away where table_id = ?1 and person = ?2";
            if sql.first(sent_away, values![id, person])?.is_some() {
                return Ok(Some(Admission::SentAway));
            }
            let others = "select 1 from came_from where table_id = ?1 and household = ?2 and person <> ?3";
            let others = sql.first(others, values![id, household.as_ref(), person])?;
            Ok(others.map(|_| Admission::OneOfAHousehold))
        }
    }
}

/// Remembers from where somebody came, and forgets it of those who came long ago.
pub(super) fn note_household(
    sql: &mut dyn Sql,
    id: &str,
    person: &str,
    household: Option<&str>,
    now: u64,
) -> Result<()> {
    let Some(household) = household else { return Ok(()) };
    sql.execute("delete from came_from where at < ?1", values![now.saturating_sub(REMEMBERED)])?;
    let note = "insert into came_from (table_id, person, household, at) values (?1, ?2, ?3, ?4)
                on conflict (table_id, person) do update set household = excluded.household, at = excluded.at";
    sql.execute(note, values![id, person, household, now]).map(drop)
}

/// Forgets what only a lobby needs: who was sent away, and from where its guests came.
pub(super) fn close_lobby(sql: &mut dyn Sql, table: &TableRow) -> Result<()> {
    sql.execute("delete from sent_away where table_id = ?1", values![&table.id])?;
    let guests = "delete from came_from where table_id = ?1 and person <> ?2";
    sql.execute(guests, values![&table.id, &table.host]).map(drop)
}

/// Asks for all in one question: a database may be far away.
pub(super) const ALL: &str = "select 'seat', seat, nonce, 0, 0 from seat_links where table_id = ?1
    union all select 'join', 0, nonce, 0, 0 from join_links where table_id = ?1
    union all select 'displaced', seat, person, at, may_return + 2 * shared from displaced where table_id = ?1
    union all select 'sent away', 0, person, 0, 0 from sent_away where table_id = ?1
    union all select 'stranger', 0, person, 0, 0 from came_from where table_id = ?1
    order by 4";

pub(super) fn select(sql: &mut dyn Sql, id: &str) -> Result<Links> {
    let mut links = Links::default();
    for mut row in sql.query(ALL, values![id])? {
        let kind: String = row.take(0)?;
        let seat: usize = row.take(1)?;
        let text: String = row.take(2)?;
        let marks: u64 = row.take(4)?;
        match kind.as_str() {
            "seat" => drop(links.seats.insert(seat, text)),
            "join" => links.join = text,
            "displaced" => {
                let may_return = marks & 1 > 0;
                let shared = marks & 2 > 0;
                links.displaced.push(Displaced { seat, person: text, may_return, shared });
            }
            "sent away" => drop(links.sent_away.insert(text)),
            "stranger" => drop(links.strangers.insert(text)),
            other => unreachable!("nobody asks for {other}"),
        }
    }
    Ok(links)
}

fn holder(table: &TableRow, seat: usize) -> Option<&str> {
    match &table.seats.get(seat)?.sitter {
        Sitter::Person(person) => Some(person),
        Sitter::Nobody | Sitter::Bot(_) => None,
    }
}

fn sits(seats: &[SeatRow], person: &str) -> bool {
    seats.iter().any(|seat| matches!(&seat.sitter, Sitter::Person(sitter) if sitter == person))
}

fn free(seats: &[SeatRow]) -> usize {
    seats.iter().filter(|seat| seat.sitter == Sitter::Nobody).count()
}
