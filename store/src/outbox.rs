//! The outbox: what people are to be told. A row stands for one channel and one thing that waits, written in the transaction that
//! makes it wait; it stays until it waits no more, so nothing is told twice. Whoever looks at the table has their row held back,
//! until they leave.
//!
//! A row is `waiting` until it was sent and `told` from then on; `closing` and `ended` are shown somewhere where they have to be
//! closed, the first while it still waits; `closed` is over and done with, but still waits. Its `due` is when somebody has to look
//! at it; nothing while it is held back. Nodes lease it by moving that on.

use std::sync::atomic::Ordering;
use std::time::Duration;

use tabletop::SeatSet;

use super::job::JobKind;
use super::sql::{BoundStatement, Result, Sql, Value, values};
use super::{LogRow, NextDue, Store, append};
use crate::random::random_id;
use crate::wishes::NoticeKind;

/// For so many milliseconds a notice waits whether somebody opens the table by themselves, unless the house is told otherwise: a
/// page that is loaded again must not ring.
pub(super) const GRACE: u64 = 15_000;

/// Whoever had the table before them for so many milliseconds while they were awaited knows it, and is not told when they leave.
pub const SEEN: u64 = 60_000;

/// For so many milliseconds a row is kept that has nothing more to do: so long nothing is told again.
pub(super) const KEPT: u64 = 60 * 24 * 60 * 60 * 1000;

/// What a change of a match means for those who are told about it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Waits {
    pub now: u64,
    /// For these nothing waits any more.
    pub over: SeatSet,
    /// Whatever the table's hooks were to say of it is out of date.
    pub hooks_over: bool,
    /// For these something waits from now on.
    pub asked: SeatSet,
    /// Whom the table's own hooks name, if others than those: who is asked as everybody may know, whoever has answered.
    pub publicly_asked: Option<SeatSet>,
    /// Who answers is a secret: nobody is told more than that the table waits.
    pub in_secret: bool,
    /// Of these people this node knows that they look at the table.
    pub here: SeatSet,
    /// Until when they have time, and when to remind them.
    pub until: Option<(u64, u64)>,
    /// The game has ended: everybody is told who does not look at the table.
    pub ends: bool,
}

impl Waits {
    pub fn is_nothing(&self) -> bool {
        let Waits { over, hooks_over, asked, publicly_asked, ends, .. } = self;
        over.is_empty() && !hooks_over && asked.is_empty() && publicly_asked.is_none_or(SeatSet::is_empty) && !ends
    }
}

impl Store {
    /// How long a notice waits whether somebody opens the table by themselves, in milliseconds.
    pub(super) fn grace(&self) -> u64 {
        self.grace.load(Ordering::Relaxed)
    }

    /// Changes that, for all who share this door.
    pub fn set_grace(&self, grace: Duration) {
        self.grace.store(grace.as_millis() as u64, Ordering::Relaxed);
    }

    /// Adds a row to a log together with what it means for those who are told. False if that place in the log is taken.
    pub async fn append_and_tell(&self, id: &str, row: LogRow, next: NextDue, waits: Waits) -> Result<bool> {
        let id = id.to_owned();
        let base = random_id();
        let grace = self.grace();
        if self.is_shared() {
            return self
                .run(JobKind::AtOnce, move |sql| {
                    let telling = telling(&id, &waits, &base, &Added::By(&row), grace);
                    append::append_with(sql, &id, &row, &next, telling.each_bound())
                })
                .await;
        }
        self.run(JobKind::Statements, move |sql| {
            let first = append::append(sql, &id, &row, &next)?;
            if first {
                telling(&id, &waits, &base, &Added::By(&row), grace).run(sql)?;
            }
            Ok(first)
        })
        .await
    }

    /// The same without a row: what waits at a table anyway, for whoever was not told of it yet.
    pub async fn tell(&self, id: &str, waits: Waits) -> Result<()> {
        let id = id.to_owned();
        let grace = self.grace();
        self.run(JobKind::Statements, move |sql| tell(sql, &id, &waits, grace)).await
    }

    /// Somebody opens a table: what is not sent yet is held back, and what is shown elsewhere is closed.
    pub async fn note_opened_table(&self, id: &str, person: &str, now: u64) -> Result<()> {
        let [id, person] = [id, person].map(str::to_owned);
        self.run(JobKind::Statement, move |sql| {
            sql.execute(HOLD_BACK, values![&id, &person, now, now + KEPT]).map(drop)
        })
        .await
    }

    /// Somebody has closed their last page of a table: what was held back is due in a while.
    pub async fn note_left_table(&self, id: &str, person: &str, now: u64) -> Result<()> {
        let [id, person] = [id, person].map(str::to_owned);
        let grace = self.grace();
        self.run(JobKind::Statement, move |sql| {
            let [known, due, kept] = let_go(now, now, grace);
            sql.execute(LET_GO, &[Value::from(&id), Value::from(&person), known, due, kept]).map(drop)
        })
        .await
    }

    /// The same for everybody, after a start of the only process there is: it was last known to be open at this moment.
    pub async fn let_all_go(&self, last_open: u64, now: u64) -> Result<()> {
        let grace = self.grace();
        self.write(move |sql| sql.execute(LET_ALL_GO, &let_go(last_open, now, grace)).map(drop)).await
    }

    /// After a start of the only process there is: nobody else is about to deliver what was begun.
    pub async fn end_leases(&self, now: u64) -> Result<()> {
        self.run(JobKind::Statement, move |sql| sql.execute(END_LEASES, values![now, now + DAY]).map(drop)).await
    }

    /// Sends a notice to try a channel. False if it is none of this person's.
    pub async fn try_channel(&self, person: &str, id: &str, now: u64) -> Result<bool> {
        let [person, id] = [person, id].map(str::to_owned);
        let row = random_id();
        self.write(move |sql| {
            let theirs = "select 1 from channels where id = ?1 and person = ?2 and confirmed = 1";
            if sql.first(theirs, values![&id, &person])?.is_none() {
                return Ok(false);
            }
            // One at a time: whoever clicks ten times sees whether it works, once.
            sql.execute(
                "delete from outbox where channel = ?1 and kind = 'test' and state <> 'waiting'",
                values![&id],
            )?;
            let waits = "select 1 from outbox where channel = ?1 and kind = 'test'";
            if sql.first(waits, values![&id])?.is_none() {
                insert_alone(sql, &row, &id, &person, NoticeKind::Test, now)?;
            }
            Ok(true)
        })
        .await
    }
}

const DAY: u64 = 24 * 60 * 60 * 1000;

/// A row added to a log, if what is told goes with one.
enum Added<'a> {
    By(&'a LogRow),
    Anyway,
}

/// What is to be said to the database, in this order.
struct Telling(Vec<(&'static str, Vec<Value<'static>>)>);

impl Telling {
    fn each_bound(&self) -> Vec<BoundStatement<'_>> {
        self.0.iter().map(|(sql, values)| (*sql, values.as_slice())).collect()
    }

    fn run(&self, sql: &mut dyn Sql) -> Result<()> {
        self.0.iter().try_for_each(|(statement, values)| sql.execute(statement, values).map(drop))
    }
}

/// Whether a seat is in the set of seats that has this number among the values.
macro_rules! in_set {
    ($set:literal) => {
        concat!("(cast(?", $set, " as bigint) >> cast(seats.seat as integer)) & 1 = 1")
    };
}

/// Where nodes race, only the one whose row was added tells of it. Values 2 to 5 are that row; nothing where there is none.
macro_rules! was_added {
    () => {
        "(cast(?2 as bigint) is null or exists (
              select 1 from log where log.table_id = ?1 and log.seq = cast(?2 as bigint)
              and log.at = cast(?3 as bigint) and log.by = cast(?4 as text) and log.check_ = cast(?5 as text)))"
    };
}

/// The rows of these kinds about whoever sits on the seats of set 6.
macro_rules! rows_about {
    ($kinds:literal) => {
        concat!(
            "table_id = ?1 and kind in (",
            $kinds,
            ") and person in (
                 select seats.person from seats where seats.table_id = ?1 and ",
            in_set!("6"),
            ") and ",
            was_added!()
        )
    };
}

/// What nobody can see yet, or any more, is deleted.
macro_rules! delete_unshown {
    ($kinds:literal) => {
        concat!(
            "delete from outbox where (closes = 0 or message is null or state = 'closed') and ",
            rows_about!($kinds)
        )
    };
}

/// What is shown, or on its way, is to be closed where it is shown.
macro_rules! close_shown {
    ($kinds:literal) => {
        concat!(
            "update outbox set state = 'ended', about = id, tries = 0,
             due = case when state = 'waiting' then due else cast(?7 as bigint) end
             where state <> 'ended' and ",
            rows_about!($kinds)
        )
    };
}

const WAITS_UNSHOWN: &str = delete_unshown!("'turn', 'waits', 'reminder'");
const WAITS_SHOWN: &str = close_shown!("'turn', 'waits', 'reminder'");
const VOTES_UNSHOWN: &str = delete_unshown!("'vote', 'about_you'");
const VOTES_SHOWN: &str = close_shown!("'vote', 'about_you'");
const HOOKS_OVER: &str = concat!(
    "delete from outbox where table_id = ?1 and person is null and kind in ('turn', 'waits') and ",
    was_added!()
);

/// One row for each confirmed channel of whoever sits on the seats of set 6. The other values: 7 how ids begin, 8 the kind, 9 now,
/// 10 until when there is time, 11 when it is due.
macro_rules! tell_people {
    ($due:expr, $whom:expr) => {
        concat!(
            "insert into outbox
                 (id, channel, person, table_id, kind, about, seats, closes, made, until, due, state, message, tries)
             select distinct cast(?7 as text) || channels.id, channels.id, channels.person, cast(?1 as text),
                 cast(?8 as text), '', cast(?6 as bigint), case when channels.kind = 'push' then 1 else 0 end,
                 cast(?9 as bigint), cast(?10 as bigint), ", $due, ", 'waiting', cast(null as text), 0
             from seats join channels on channels.person = seats.person
             where seats.table_id = ?1 and channels.confirmed = 1 and ", in_set!("6"), " and ", $whom, " and ", was_added!(),
            " on conflict do nothing"
        )
    };
}

/// Whether somebody looks at the table: set 12, or on some other node.
macro_rules! is_here {
    () => {
        concat!(
            "(",
            in_set!("12"),
            " or exists (select 1 from present where present.table_id = ?1 and present.person = seats.person))"
        )
    };
}

const TELL_OR_HOLD_BACK: &str =
    tell_people!(concat!("case when ", is_here!(), " then null else cast(?11 as bigint) end"), "1 = 1");
const TELL_WHO_IS_AWAY: &str = tell_people!("cast(?11 as bigint)", concat!("not ", is_here!()));
const TELL_LATER: &str = tell_people!("cast(?11 as bigint)", "1 = 1");

/// The table's own hooks: 6 to 9 as above, 10 when it is due.
macro_rules! tell_hooks {
    ($when:expr) => {
        concat!(
            "insert into outbox
                 (id, channel, person, table_id, kind, about, seats, closes, made, until, due, state, message, tries)
             select cast(?7 as text) || hooks.id, hooks.id, cast(null as text), hooks.table_id, cast(?8 as text), '',
                 cast(?6 as bigint), 0, cast(?9 as bigint), cast(null as bigint), cast(?10 as bigint), 'waiting',
                 cast(null as text), 0
             from hooks where hooks.table_id = ?1 and ", was_added!(), " and ", $when, " on conflict do nothing"
        )
    };
}

/// A club need not read that those who sit together are to move: only where somebody is away, by set 11.
const TELL_HOOKS_IF_AWAY: &str = tell_hooks!(concat!(
    "exists (select 1 from seats where seats.table_id = ?1 and seats.person is not null and ",
    in_set!("6"),
    " and not (",
    in_set!("11"),
    ") and not exists (select 1 from present where present.table_id = ?1 and present.person = seats.person))"
));
const TELL_HOOKS: &str = tell_hooks!("1 = 1");

/// Everything that is to be said about this.
fn telling(id: &str, waits: &Waits, base: &str, added: &Added<'_>, grace: u64) -> Telling {
    let Waits { now, over, hooks_over, asked, publicly_asked, in_secret, here, until, ends } = waits;
    let mut said = Said { id, base, added, said: Vec::new() };
    if !over.is_empty() {
        said.about(WAITS_UNSHOWN, *over, &[]);
        said.about(WAITS_SHOWN, *over, &[Value::from(*now)]);
    }
    if *hooks_over {
        said.about_all(HOOKS_OVER);
    }
    let due = now + grace;
    let kind = if *in_secret { NoticeKind::Waits } else { NoticeKind::Turn };
    if !asked.is_empty() {
        let deadline = until.map(|(until, _)| until);
        said.tell(TELL_OR_HOLD_BACK, *asked, kind, *now, deadline, due, Some(*here));
        if let Some((until, remind)) = until {
            said.tell(TELL_LATER, *asked, NoticeKind::Reminder, *now, Some(*until), *remind, None);
        }
    }
    let publicly_asked = publicly_asked.unwrap_or(*asked);
    if !publicly_asked.is_empty() {
        said.tell_hooks(TELL_HOOKS_IF_AWAY, publicly_asked, kind, *now, due, Some(*here));
    }
    if *ends {
        let all = SeatSet::all(EVERY_SEAT);
        said.about(VOTES_UNSHOWN, all, &[]);
        said.about(VOTES_SHOWN, all, &[Value::from(*now)]);
        said.tell(TELL_WHO_IS_AWAY, all, NoticeKind::Over, *now, None, due, Some(*here));
        said.tell_hooks(TELL_HOOKS, all, NoticeKind::Over, *now, due, None);
    }
    Telling(said.said)
}

/// The statements that tell of this, for a test that looks how they are carried out.
#[cfg(test)]
pub(super) fn statements(waits: &Waits) -> Vec<&'static str> {
    let said = telling("table", waits, "base", &Added::Anyway, 0);
    said.0.into_iter().map(|(statement, _)| statement).collect()
}

/// No table has more seats.
const EVERY_SEAT: u8 = tabletop::MAX_SEATS as u8;

/// Statements as they are put together.
struct Said<'a> {
    id: &'a str,
    base: &'a str,
    added: &'a Added<'a>,
    said: Vec<(&'static str, Vec<Value<'static>>)>,
}

impl Said<'_> {
    fn first_values(&self) -> Vec<Value<'static>> {
        let mut values = vec![Value::from(self.id).to_static()];
        match self.added {
            Added::By(row) => values.extend([
                Value::from(row.seq),
                Value::from(row.at),
                Value::from(&row.by).to_static(),
                Value::from(&row.check).to_static(),
            ]),
            Added::Anyway => values.extend([const { Value::Null }; 4]),
        }
        values
    }

    fn about_all(&mut self, statement: &'static str) {
        self.said.push((statement, self.first_values()));
    }

    fn about(&mut self, statement: &'static str, seats: SeatSet, more: &[Value<'static>]) {
        let mut values = self.first_values();
        values.push(bits(seats));
        values.extend_from_slice(more);
        self.said.push((statement, values));
    }

    #[allow(clippy::too_many_arguments, reason = "each is one value of the statement")]
    fn tell(
        &mut self,
        statement: &'static str,
        seats: SeatSet,
        kind: NoticeKind,
        now: u64,
        until: Option<u64>,
        due: u64,
        here: Option<SeatSet>,
    ) {
        let base = Value::from(self.base).to_static();
        let mut values = vec![base, Value::from(kind.word()), Value::from(now), Value::from(until), Value::from(due)];
        values.extend(here.map(bits));
        self.about(statement, seats, &values);
    }

    fn tell_hooks(
        &mut self,
        statement: &'static str,
        seats: SeatSet,
        kind: NoticeKind,
        now: u64,
        due: u64,
        here: Option<SeatSet>,
    ) {
        let base = Value::from(self.base).to_static();
        let mut values = vec![base, Value::from(kind.word()), Value::from(now), Value::from(due)];
        values.extend(here.map(bits));
        self.about(statement, seats, &values);
    }
}

/// A set of seats as a number, the first seat its lowest bit.
fn bits(seats: SeatSet) -> Value<'static> {
    Value::Integer(seats.iter().map(|seat| 1 << seat.0).sum())
}

/// The other way round.
pub(super) fn seats_of(bits: u64) -> SeatSet {
    tabletop::Seat::all(EVERY_SEAT).filter(|seat| bits >> seat.0 & 1 == 1).collect()
}

/// What the people at a table are asked, or are asked no more.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Ballots {
    pub now: u64,
    /// For these there is nothing to vote about any more.
    pub over: SeatSet,
    /// Their votes are missing.
    pub voters: SeatSet,
    /// It is about them.
    pub about: SeatSet,
    pub here: SeatSet,
}

impl Ballots {
    pub(super) fn tell(&self, sql: &mut dyn Sql, id: &str, grace: u64) -> Result<()> {
        let Ballots { now, over, voters, about, here } = *self;
        let mut said = Said { id, base: &random_id(), added: &Added::Anyway, said: Vec::new() };
        if !over.is_empty() {
            said.about(VOTES_UNSHOWN, over, &[]);
            said.about(VOTES_SHOWN, over, &[Value::from(now)]);
        }
        for (seats, kind) in [(voters, NoticeKind::Vote), (about, NoticeKind::AboutYou)] {
            if !seats.is_empty() {
                said.tell(TELL_WHO_IS_AWAY, seats, kind, now, None, now + grace, Some(here));
            }
        }
        Telling(said.said).run(sql)
    }
}

/// The same people play once more at this table: those are told who don't look at the last one.
pub(super) fn tell_of_rematch(sql: &mut dyn Sql, next: &str, whom: SeatSet, now: u64, grace: u64) -> Result<()> {
    let mut said = Said { id: next, base: &random_id(), added: &Added::Anyway, said: Vec::new() };
    said.tell(TELL_LATER, whom, NoticeKind::Rematch, now, None, now + grace, None);
    Telling(said.said).run(sql)
}

/// Tells everybody of an end that came without a row of the log.
pub(super) fn tell_of_end(sql: &mut dyn Sql, id: &str, here: SeatSet, now: u64, grace: u64) -> Result<()> {
    let over = SeatSet::all(EVERY_SEAT);
    tell(sql, id, &Waits { now, over, hooks_over: true, here, ends: true, ..Waits::default() }, grace)
}

/// Tells of what goes with no row of the log.
pub(super) fn tell(sql: &mut dyn Sql, id: &str, waits: &Waits, grace: u64) -> Result<()> {
    telling(id, waits, &random_id(), &Added::Anyway, grace).run(sql)
}

/// Invites a person to a table by all their channels. Says how many there are that have not been told of this.
pub(super) fn invite(sql: &mut dyn Sql, id: &str, person: &str, about: &str, now: u64) -> Result<usize> {
    let tell = "insert into outbox
            (id, channel, person, table_id, kind, about, seats, closes, made, until, due, state, message, tries)
        select cast(?4 as text) || channels.id, channels.id, channels.person, cast(?1 as text), 'invitation',
            cast(?3 as text), 0, case when channels.kind = 'push' then 1 else 0 end, cast(?5 as bigint),
            cast(null as bigint), cast(?5 as bigint), 'waiting', cast(null as text), 0
        from channels where channels.person = ?2 and channels.confirmed = 1
        on conflict do nothing";
    sql.execute(tell, values![id, person, about, &random_id(), now])
}

/// Asks by a first mail whether the address is its owner's.
pub(super) fn ask_to_confirm(sql: &mut dyn Sql, channel: &str, person: &str, now: u64) -> Result<()> {
    insert_alone(sql, &random_id(), channel, person, NoticeKind::Confirm, now)
}

/// A notice about no table.
fn insert_alone(sql: &mut dyn Sql, id: &str, channel: &str, person: &str, kind: NoticeKind, now: u64) -> Result<()> {
    let insert = "insert into outbox
        (id, channel, person, table_id, kind, about, seats, closes, made, until, due, state, message, tries)
        values (?1, ?2, ?3, null, ?4, '', 0, 0, ?5, null, ?5, 'waiting', null, 0)";
    sql.execute(insert, values![id, channel, person, kind.word(), now]).map(drop)
}

/// Somebody has the table before them: 1 the table, 2 the person, 3 now, 4 until when it is kept what has nothing more to do.
pub(super) const HOLD_BACK: &str = "
    update outbox set
        state = case when message is null and kind in ('turn', 'waits') then 'waiting'
                     when message is not null and closes = 1 then 'closing' else 'closed' end,
        due = case when message is null and kind in ('turn', 'waits') then null
                   when message is null or closes = 0 then cast(?4 as bigint)
                   when state = 'waiting' then due else cast(?3 as bigint) end,
        tries = 0
    where table_id = ?1 and person = ?2 and (kind <> 'reminder' or message is not null)
    and (state = 'waiting' and due is not null or state = 'told' and closes = 1)";

/// Rows that were held back are due in a while; not so what their owners know, except where everybody waits for them by the minute.
/// The first value is the moment before which they had known of it, the second when it is due, the third until when it is kept.
macro_rules! let_go {
    ($one:literal, $two:literal, $three:literal, $whose:expr) => {
        concat!(
            "update outbox set
                 state = case when made <= cast(", $one, " as bigint) and not exists (
                     select 1 from conduct where conduct.table_id = outbox.table_id and live = 1) then 'closed' else state end,
                 due = case when made <= cast(", $one, " as bigint) and not exists (
                     select 1 from conduct where conduct.table_id = outbox.table_id and live = 1)
                     then cast(", $three, " as bigint) else cast(", $two, " as bigint) end
             where due is null and state = 'waiting' and ", $whose
        )
    };
}

/// Of one person who has left a table: 1 the table, 2 the person, and then as above.
pub(super) const LET_GO: &str = let_go!(
    "?3",
    "?4",
    "?5",
    "table_id = ?1 and person = ?2
     and not exists (select 1 from present where present.table_id = ?1 and present.person = ?2)"
);

/// What was begun and is to be looked at within a day: nothing is leased, or put off, for longer.
pub(super) const END_LEASES: &str = "update outbox set due = ?1 where due > ?1 and due < ?2 and message is not null and state <> 'told' and state <> 'closed'";

/// Of everybody.
pub(super) const LET_ALL_GO: &str = let_go!("?1", "?2", "?3", "table_id is not null");

/// Of everybody who was present on this node, and on no other.
pub(super) const LET_GO_OF_NODE: &str = let_go!(
    "?2",
    "?3",
    "?4",
    "exists (select 1 from present where present.table_id = outbox.table_id
             and present.person = outbox.person and present.node = ?1)
     and not exists (select 1 from present where present.table_id = outbox.table_id
                     and present.person = outbox.person and present.node <> ?1)"
);

/// The last values of all these, for whoever has left at that moment.
pub(super) fn let_go(left: u64, now: u64, grace: u64) -> [Value<'static>; 3] {
    [left.saturating_sub(SEEN), now + grace, now + KEPT].map(Value::from)
}
