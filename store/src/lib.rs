//! Everything that is kept: tables, seats and logs. The same plain SQL runs on SQLite and on PostgreSQL; which of them it is
//! only `sqlite.rs` and `postgres.rs` know.

mod append;
mod catch_up;
mod channels;
mod chat;
mod checkpoint;
pub mod clock;
pub mod conduct;
mod delete;
mod editions;
mod erase;
mod errands;
mod extras;
pub mod folder;
mod games;
mod health;
mod imports;
mod invitations;
mod job;
mod key;
mod last_open;
mod links;
mod listing;
mod moderation;
mod my_data;
pub mod names;
mod outbox;
mod overview;
mod people;
mod portraits;
mod postgres;
mod presence;
pub mod random;
mod ratings;
mod read_only;
mod restore;
mod results;
mod reviews;
mod revision;
mod schema;
mod seeds;
mod sessions;
mod sql;
mod sqlite;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
mod transfer;
mod wishes;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

pub use catch_up::{KnownRevision, TableSnapshot};
pub use channels::{Channel, ChannelKind, KeptChannel, MOST_CHANNELS, MOST_HOOKS, NewChannel, Reachable, TableHook};
pub use chat::{ChatCursor, ChatLine, ChatMessage, ChatPage, Room};
use conduct::Conduct;
pub use errands::{DueChannel, Errand, News, Outcome, TableNews};
pub use extras::{Extras, InvitedAgain};
pub use games::{GameFilter, Met, MyResult, PastGame, PastGames, PastSeat, ResultKind, Search};
pub use health::Unwell;
pub use invitations::{Invitation, Invite, Invited};
use job::{JobKind, queued};
pub use links::{Admission, Displaced, Entrance, Maker, SeatLink, Taken};
pub use listing::{Stage, Summary, Visibility, Winners};
pub use my_data::{MyChannel, MyData, MyKey, MyLine, MyTable};
pub use outbox::{Ballots, Waits};
pub use overview::{ChannelEntry, NoticeEntry, PersonEntry, Player, TableEntry};
pub use people::{Claim, Device, Joined, KeyRing, MOST_DEVICES, NewDevice, Passkey};
use postgres::Postgres;
pub use ratings::{Contestant, MyRating, Rate, Rated, Rung};
pub use restore::TableRestored;
pub use results::{Ending, SeatEnding};
pub use reviews::ReviewProgress;
pub use revision::NextDue;
use schema::SchemaState;
pub use seeds::Begun;
use sql::{Result, Row, Sql, values};
use sqlite::Sqlite;
pub use sqlite::{check, copy, log_of};
use tabletop::SeatSet;
pub use transfer::Copied;
pub use wishes::{NoticeKind, QuietHours, Wishes};

/// The file that holds a house, in its folder.
pub const DATABASE: &str = "house.sqlite";

/// How many jobs may wait before the house says that it is busy.
const QUEUE: usize = 1024;

/// So long a house that opens asks a database that does not answer.
const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("too many jobs are waiting")]
    Busy,
    #[error("the store is closed")]
    Closed,
    #[error("it was written by a newer version of the house (schema {0})")]
    Newer(u64),
    #[error(
        "it was written by an older version of the house (schema {0}), which may be serving it: `hoirie serve` of this version \
         brings it up to date when it opens it; until then the older program looks after it"
    )]
    Older(u64),
    #[error("there is no house")]
    NoHouse,
    #[error("the database did not answer in time")]
    Timeout,
    /// It is known not to answer, and is not asked.
    #[error("the database is away: {0}")]
    Away(String),
    #[error("the commit failed")]
    NotCommitted,
    #[error("column {0} of an answer is not what it should be")]
    Unexpected(usize),
    /// Never taken for something else. What is written there is not told: it may be somebody's secret.
    #[error("what is kept in `{table}` can't be read: {what}")]
    Unreadable { table: &'static str, what: String },
    #[error("it is not empty")]
    NotEmpty,
    #[error(
        "there was a house here, but its house.sqlite is gone: put it back, or bring back a back-up with `hoirie admin restore`; \
         to begin a new house here, delete house.lock"
    )]
    HouseMissing,
    #[error(
        "house.sqlite is gone, but house.sqlite-wal, which belongs to it, is there: put house.sqlite back beside it, or move \
         house.sqlite-wal away and bring back a back-up with `hoirie admin restore`"
    )]
    FileMissing,
    #[error(
        "what was written last is not in house.sqlite but in house.sqlite-wal, and that is gone: put it back beside \
         house.sqlite, or bring back a back-up; `hoirie admin restore house.sqlite` into another folder saves what is left"
    )]
    LogMissing,
    // Neither the address nor what is wrong with it: in a wrong one the password may be anywhere.
    #[error("its address is written postgres://USER:PASSWORD@HOST:PORT/NAME")]
    Address,
    #[error("house.key is not a key")]
    NoKey,
    #[error("what was copied is not all there: {0}")]
    Incomplete(String),
    #[error("the database failed: {0}")]
    Sqlite(#[from] rusqlite::Error),
    #[error("the database failed: {}", with_cause(.0))]
    Postgres(#[from] tokio_postgres::Error),
    #[error("the database can't be opened: {0}")]
    File(#[from] std::io::Error),
}

impl StoreError {
    /// Whether a row speaks of something that is not there: the table it is about was deleted.
    pub fn breaks_a_reference(&self) -> bool {
        match self {
            StoreError::Sqlite(error) => error
                .sqlite_error()
                .is_some_and(|error| error.extended_code == rusqlite::ffi::SQLITE_CONSTRAINT_FOREIGNKEY),
            StoreError::Postgres(error) => error.code().is_some_and(|code| code.code() == "23503"),
            _ => false,
        }
    }
}

/// PostgreSQL's own words, without the details: those would tell what is in the rows.
fn with_cause(error: &tokio_postgres::Error) -> String {
    match (error.as_db_error(), std::error::Error::source(error)) {
        (Some(said), _) => format!("{} ({})", said.message(), said.code().code()),
        (None, Some(cause)) => format!("{error}: {cause}"),
        (None, None) => error.to_string(),
    }
}

/// A table as it is kept, without its log.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    pub rules: u16,
    /// The edition's text, one for all tables that play by it.
    pub edition: Arc<str>,
    /// As a JSON object of keys and values.
    pub options: String,
    pub secret: [u8; 32],
    pub host: String,
    /// When its first cards were dealt, in milliseconds of the wall clock; nothing before the start.
    pub started: Option<u64>,
    pub over: bool,
    /// The table that plays on after this one.
    pub rematch: Option<String>,
    pub seats: Vec<SeatRow>,
}

/// Who sits where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    pub sitter: Sitter,
    pub name: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sitter {
    Nobody,
    /// By the id in the person's cookie.
    Person(String),
    /// By the name of the bot.
    Bot(String),
}

/// One line of a log, its entry and check as text: only the table itself knows the game's types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogRow {
    pub seq: u64,
    pub at: u64,
    pub by: String,
    pub entry: String,
    pub check: String,
}

/// Where a house keeps everything.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// In a folder, for one process.
    Folder(PathBuf),
    /// In PostgreSQL, by its address, for any number of nodes.
    Postgres(String),
}

impl From<&str> for Place {
    fn from(text: &str) -> Place {
        let postgres = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        if postgres { Place::Postgres(text.into()) } else { Place::Folder(text.into()) }
    }
}

impl Place {
    /// Says at once that an address is none, before anything is made.
    pub fn check_address(&self) -> Result<()> {
        match self {
            Place::Postgres(address)
                if address.parse::<tokio_postgres::Config>().is_err() || Place::from(address.as_str()) != *self =>
            {
                Err(StoreError::Address)
            }
            Place::Postgres(_) | Place::Folder(_) => Ok(()),
        }
    }

    /// Whether nobody has ever opened a house in this folder. What is in a database shows only when it is opened.
    pub fn is_empty(&self) -> bool {
        matches!(self, Place::Folder(folder) if !folder.join(DATABASE).exists() && folder::check(folder).is_ok())
    }
}

/// The door to the database; clones share it.
#[derive(Clone)]
pub struct Store {
    database: Arc<Database>,
    health: Arc<health::LastHealth>,
    /// How long a notice waits whether somebody looks by themselves, in milliseconds.
    grace: Arc<AtomicU64>,
}

enum Database {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Store")
    }
}

impl Store {
    /// Opens a place, and makes it if it isn't there; but not where a house was that has gone. A database that does not answer is
    /// asked for a while.
    /// A house of an older version is brought up to date.
    pub async fn open(place: &Place) -> Result<Store> {
        Store::connect_whole(place, Some(PATIENCE)).await?.bring_up_to_date().await
    }

    /// The same for a house that has nothing else to do than to wait for its database.
    pub async fn open_in_the_end(place: &Place) -> Result<Store> {
        Store::connect_whole(place, None).await?.bring_up_to_date().await
    }

    /// The same for whoever looks after a house that is there: an older program may be serving it, so nothing is made or changed.
    pub async fn open_as_it_is(place: &Place) -> Result<Store> {
        let store = Store::connect_whole(place, Some(PATIENCE)).await?;
        match store.schema_state().await? {
            SchemaState::Nothing => Err(StoreError::NoHouse),
            SchemaState::Older(version) => Err(StoreError::Older(version)),
            SchemaState::UpToDate => Ok(store),
        }
    }

    /// The same for whoever brings a whole house along.
    pub async fn open_to_fill(place: &Place) -> Result<Store> {
        Store::connect_whole(place, Some(PATIENCE)).await?.make().await
    }

    /// The same for whoever brings the house back.
    pub async fn open_even_if_gone(place: &Place) -> Result<Store> {
        Store::connect(place, Some(PATIENCE)).await?.make().await
    }

    /// Opens a copy that nobody else has, also of a file that has lost its log.
    pub async fn open_copy(place: &Place) -> Result<Store> {
        Store::connect(place, Some(PATIENCE)).await?.bring_up_to_date().await
    }

    async fn connect_whole(place: &Place, patience: Option<Duration>) -> Result<Store> {
        if let Place::Folder(folder) = place {
            folder::check(folder)?;
        }
        let store = Store::connect(place, patience).await?;
        if let (Place::Folder(folder), Database::Sqlite(sqlite)) = (place, &*store.database)
            && sqlite.lacks_its_log(folder::was_made(folder))
        {
            return Err(StoreError::LogMissing);
        }
        Ok(store)
    }

    async fn connect(place: &Place, patience: Option<Duration>) -> Result<Store> {
        let database = match place {
            Place::Folder(folder) => {
                std::fs::create_dir_all(folder)?;
                Database::Sqlite(Sqlite::open(&folder.join(DATABASE))?)
            }
            Place::Postgres(address) => Database::Postgres(Postgres::open(address, patience).await?),
        };
        Ok(Store { database: Arc::new(database), health: Arc::default(), grace: Arc::new(outbox::GRACE.into()) })
    }

    async fn schema_state(&self) -> Result<SchemaState> {
        let state = if self.is_shared() { schema::state_on_postgres } else { schema::state_on_sqlite };
        patiently(async || self.read(state).await).await
    }

    /// Makes a house where there is none. One of an older version stays what it is.
    async fn make(self) -> Result<Store> {
        if let SchemaState::Older(version) = self.schema_state().await? {
            return Err(StoreError::Older(version));
        }
        patiently(async || self.write(self.migration()).await).await?;
        Ok(self)
    }

    /// The same, and what an older house lacks is made too, however long that takes.
    async fn bring_up_to_date(self) -> Result<Store> {
        let SchemaState::Older(version) = self.schema_state().await? else { return self.make().await };
        tracing::info!("the database is of version {version}: it is being brought up to date, which may take a while");
        let begun = Instant::now();
        self.run(JobKind::Migration, self.migration()).await?;
        tracing::info!("the database is up to date, after {:.1} s", begun.elapsed().as_secs_f32());
        Ok(self)
    }

    fn migration(&self) -> fn(&mut dyn Sql) -> Result<()> {
        if self.is_shared() { schema::migrate_postgres } else { schema::migrate_sqlite }
    }

    /// Ends it: a house in a folder is then in one file. Nothing can be read or written afterwards.
    pub async fn close(&self) {
        let database = self.database.clone();
        let closed = tokio::task::spawn_blocking(move || {
            if let Database::Sqlite(sqlite) = &*database {
                sqlite.close();
            }
        });
        let _ = closed.await;
    }

    /// Whether other nodes may be at work on the same tables.
    pub fn is_shared(&self) -> bool {
        matches!(*self.database, Database::Postgres(_))
    }

    /// Whether a write was kept a moment ago, as far as is known without asking.
    pub fn is_answering(&self) -> bool {
        match &*self.database {
            Database::Sqlite(_) => true,
            Database::Postgres(postgres) => postgres.is_answering(),
        }
    }

    /// How often jobs have waited for an answer of PostgreSQL's.
    #[cfg(any(test, feature = "testing"))]
    pub fn trips(&self) -> u64 {
        match &*self.database {
            Database::Sqlite(_) => 0,
            Database::Postgres(postgres) => postgres.trips(),
        }
    }

    /// For how long a database elsewhere has been out of reach.
    pub fn away_for(&self) -> Option<Duration> {
        match &*self.database {
            Database::Sqlite(_) => None,
            Database::Postgres(postgres) => postgres.away_for(),
        }
    }

    /// Runs `job` in a transaction and answers after its commit. It may be run several times: only the last one counts.
    async fn write<T: Send + 'static>(&self, job: impl Fn(&mut dyn Sql) -> Result<T> + Send + 'static) -> Result<T> {
        self.run(JobKind::Transaction, job).await
    }

    async fn read<T: Send + 'static>(&self, job: impl Fn(&mut dyn Sql) -> Result<T> + Send + 'static) -> Result<T> {
        self.run(JobKind::Read, job).await
    }

    async fn run<T: Send + 'static>(
        &self,
        kind: JobKind,
        job: impl Fn(&mut dyn Sql) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let (job, answered) = queued(kind, job);
        match &*self.database {
            Database::Sqlite(sqlite) => sqlite.send(job)?,
            Database::Postgres(postgres) => postgres.send(job)?,
        }
        answered.await.map_err(|_| StoreError::Closed)?
    }

    #[cfg(any(test, feature = "testing"))]
    pub async fn create(&self, table: TableRow, now: u64) -> Result<()> {
        self.open_table(table, Conduct::default(), Visibility::Invited, now).await
    }

    /// Makes a table with what was agreed for it.
    pub async fn open_table(&self, table: TableRow, agreed: Conduct, visibility: Visibility, now: u64) -> Result<()> {
        self.write(move |sql| {
            insert_table(sql, &table, now)?;
            conduct::begin(sql, &table.id, &agreed)?;
            match &visibility {
                Visibility::Public { household } => listing::list(sql, &table.id, household.as_deref()),
                Visibility::Invited => Ok(()),
            }
        })
        .await
    }

    pub async fn table(&self, id: &str) -> Result<Option<TableRow>> {
        let id = id.to_owned();
        self.read(move |sql| select_table(sql, &id)).await
    }

    /// The log of a table after row `after`.
    pub async fn log(&self, id: &str, after: u64) -> Result<Vec<LogRow>> {
        let id = id.to_owned();
        self.read(move |sql| log(sql, &id, after)).await
    }

    /// Adds a row to a log. False if that place in the log is taken: somebody was first.
    pub async fn append(&self, id: &str, row: LogRow, next: NextDue) -> Result<bool> {
        let id = id.to_owned();
        // The one thing that must be quick: the key decides who is first.
        if self.is_shared() {
            return self.run(JobKind::Statement, move |sql| append::append_in_one(sql, &id, &row, &next)).await;
        }
        let kind = if next == NextDue::Unchanged { JobKind::Statement } else { JobKind::Statements };
        self.run(kind, move |sql| append::append(sql, &id, &row, &next)).await
    }

    /// Changes who sits at a table that has not started, if it still looks as it did. False if somebody was first.
    pub async fn reseat(&self, id: &str, before: Vec<SeatRow>, after: Vec<SeatRow>) -> Result<bool> {
        let id = id.to_owned();
        self.write(move |sql| links::reseat(sql, &id, &before, &after)).await
    }

    /// Gives whoever sits here another name, with a number if somebody at the table has one like it.
    pub async fn rename(&self, id: &str, seat: usize, name: &str) -> Result<()> {
        let id = id.to_owned();
        let name = name.to_owned();
        self.write(move |sql| {
            let seats = select_seats(sql, &id)?;
            let others = seats.iter().enumerate().filter(|(place, _)| *place != seat);
            let others: Vec<&str> = others.map(|(_, seat)| seat.name.as_str()).collect();
            let name = names::distinct(&name, &others);
            let rename = "update seats set name = ?3 where table_id = ?1 and seat = ?2 and person is not null";
            sql.execute(rename, values![&id, seat, &name])?;
            revision::count_change(sql, &id)
        })
        .await
    }

    /// Starts a table whose seats are as `seats` says. False if somebody was first.
    pub async fn start(&self, id: &str, seats: Vec<SeatRow>, now: u64) -> Result<bool> {
        let id = id.to_owned();
        self.write(move |sql| {
            let Some(table) = select_table(sql, &id)?.filter(|table| table.seats == seats) else {
                return Ok(false);
            };
            let started = "update tables set started = ?2 where id = ?1 and started is null";
            let first = sql.execute(started, values![&id, now])? == 1;
            if first {
                seeds::settle_seed(sql, &table)?;
                links::close_lobby(sql, &table)?;
                listing::move_on(sql, &id, Stage::Playing)?;
                revision::make_due(sql, &id)?;
            }
            Ok(first)
        })
        .await
    }

    /// Makes the table that plays on after `id`, once; answers with the one that is there. Those on these seats are told of it.
    pub async fn open_rematch(&self, id: &str, next: TableRow, told: SeatSet, now: u64) -> Result<String> {
        let id = id.to_owned();
        let grace = self.grace();
        self.write(move |sql| {
            let linked = "update tables set rematch = ?2 where id = ?1 and rematch is null";
            if sql.execute(linked, values![&id, &next.id])? == 1 {
                insert_table(sql, &next, now)?;
                listing::list_like(sql, &id, &next.id)?;
                conduct::copy_agreement(sql, &id, &next.id)?;
                outbox::tell_of_rematch(sql, &next.id, told, now, grace)?;
                revision::count_change(sql, &id)?;
                return Ok(next.id.clone());
            }
            let there = sql.first("select rematch from tables where id = ?1", values![&id])?;
            there.unwrap_or_default().take(0)
        })
        .await
    }

    /// Ends a match that its players don't want to go on with. Whoever does not look at it is told; those on these seats do.
    pub async fn end(&self, id: &str, here: SeatSet) -> Result<()> {
        let id = id.to_owned();
        let grace = self.grace();
        self.write(move |sql| {
            // Its last move may have ended it first.
            if sql.first("select 1 from tables where id = ?1 and over = 1", values![&id])?.is_some() {
                return Ok(());
            }
            end(sql, &id, None)?;
            outbox::tell_of_end(sql, &id, here, clock::wall_clock(), grace)
        })
        .await
    }

    /// The name this person last sat down with.
    pub async fn name_of(&self, person: &str) -> Result<Option<String>> {
        let person = person.to_owned();
        self.read(move |sql| {
            let newest = "select seats.name from seats join tables on tables.id = table_id
                          where person = ?1 order by created desc limit 1";
            sql.first(newest, values![&person])?.map(|mut row| row.take(0)).transpose()
        })
        .await
    }
}

/// Does what opens a house, and may be done twice. A server that is there and does not answer may just have been started itself,
/// or be at work for others.
async fn patiently<T>(job: impl AsyncFn() -> Result<T>) -> Result<T> {
    let begun = Instant::now();
    loop {
        match job().await {
            Err(error) if postgres::may_pass(&error) && begun.elapsed() < PATIENCE => {
                tracing::warn!(%error, "the database does not answer yet");
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
            done => return done,
        }
    }
}

/// The game is over, with this ending if it is known.
fn end(sql: &mut dyn Sql, id: &str, ending: Option<&Ending>) -> Result<()> {
    sql.execute("update tables set over = 1 where id = ?1", values![id])?;
    results::note_end(sql, id, ending)?;
    listing::move_on(sql, id, Stage::Over)?;
    revision::make_never_due(sql, id)
}

fn insert_table(sql: &mut dyn Sql, table: &TableRow, now: u64) -> Result<()> {
    let edition = editions::keep(sql, &table.edition)?;
    sql.execute(
        "insert into tables (id, game, rules, edition, options, secret, host, created, started, over)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        values![
            &table.id,
            &table.game,
            u64::from(table.rules),
            &edition,
            &table.options,
            &table.secret,
            &table.host,
            now,
            table.started,
            table.over
        ],
    )?;
    insert_seats(sql, &table.id, &table.seats)?;
    revision::begin(sql, table, now)
}

fn insert_seats(sql: &mut dyn Sql, id: &str, seats: &[SeatRow]) -> Result<()> {
    for (seat, row) in seats.iter().enumerate() {
        let (person, bot) = match &row.sitter {
            Sitter::Nobody => (None, None),
            Sitter::Person(person) => (Some(person), None),
            Sitter::Bot(bot) => (None, Some(bot)),
        };
        let insert = "insert into seats (table_id, seat, name, person, bot) values (?1, ?2, ?3, ?4, ?5)";
        sql.execute(insert, values![id, seat, &row.name, person, bot])?;
    }
    Ok(())
}

const INSERT_ROW: &str = "insert into log (table_id, seq, at, by, entry, check_) values (?1, ?2, ?3, ?4, ?5, ?6)
                          on conflict do nothing";

/// False if that place is taken.
fn insert_row(sql: &mut dyn Sql, id: &str, row: &LogRow) -> Result<bool> {
    Ok(sql.execute(INSERT_ROW, values![id, row.seq, row.at, &row.by, &row.entry, &row.check])? == 1)
}

const TABLE: &str =
    "select game, rules, edition, options, secret, host, started, over, rematch from tables where id = ?1";
const SEATS: &str = "select name, person, bot from seats where table_id = ?1 order by seat";

fn select_table(sql: &mut dyn Sql, id: &str) -> Result<Option<TableRow>> {
    let Some(mut row) = sql.first(TABLE, values![id])? else { return Ok(None) };
    Ok(Some(TableRow {
        id: id.to_owned(),
        game: row.take(0)?,
        rules: row.take(1)?,
        edition: editions::text(sql, row.take(2)?)?,
        options: row.take(3)?,
        secret: row.take(4)?,
        host: row.take(5)?,
        started: row.take(6)?,
        over: row.take(7)?,
        rematch: row.take(8)?,
        seats: select_seats(sql, id)?,
    }))
}

fn select_seats(sql: &mut dyn Sql, id: &str) -> Result<Vec<SeatRow>> {
    let rows = sql.query(SEATS, values![id])?;
    let seat = |mut row: Row| {
        let sitter = match (row.take(1)?, row.take(2)?) {
            (Some(person), _) => Sitter::Person(person),
            (None, Some(bot)) => Sitter::Bot(bot),
            (None, None) => Sitter::Nobody,
        };
        Ok(SeatRow { name: row.take(0)?, sitter })
    };
    rows.into_iter().map(seat).collect()
}

fn log(sql: &mut dyn Sql, id: &str, after: u64) -> Result<Vec<LogRow>> {
    let rows = "select seq, at, by, entry, check_ from log where table_id = ?1 and seq > ?2 order by seq";
    sql.query(rows, values![id, after])?.into_iter().map(log_row).collect()
}

fn log_row(mut row: Row) -> Result<LogRow> {
    Ok(LogRow { seq: row.take(0)?, at: row.take(1)?, by: row.take(2)?, entry: row.take(3)?, check: row.take(4)? })
}
