//! What tests of this crate and of those above it share: places to keep a house in, a table, and a machine's clock that is set.

use std::cell::Cell;
use std::path::PathBuf;
use std::time::Duration;

use servers::Postgres;

use crate::clock::{HouseClock, check_machine_clock};
use crate::random::random_id;
use crate::sql::Sql;
use crate::{Place, SchemaState, SeatRow, Sitter, Store, TableRow};

/// A house as version 5 wrote it, with two games.
pub const VERSION_5: &str = include_str!("../tests/version-5.sql");

/// And one as version 6 wrote it, with what people agreed on.
pub const VERSION_6: &str = include_str!("../tests/version-6.sql");

/// And one as version 7 wrote it, where nobody had a face yet.
pub const VERSION_7: &str = include_str!("../tests/version-7.sql");

/// And one as version 9 wrote it, where nobody was told anything yet.
pub const VERSION_9: &str = include_str!("../tests/version-9.sql");

/// What makes a house of version 6 of one of today: the last steps backwards.
pub const BACK_TO_6: [&str; 26] = [
    "drop index if exists reviews_under_way",
    "drop table ratings",
    "drop table ratings_due",
    "drop table invitations",
    "drop table unwanted_hosts",
    "drop index mutes_by_person",
    "drop table results",
    "drop table results_due",
    "drop table uncounted",
    "drop index tables_not_over",
    "drop index tables_by_host",
    "create index tables_by_host on tables (host)",
    "drop table channels",
    "drop table hooks",
    "drop table wishes",
    "drop table silenced",
    "drop table channels_made",
    "drop table outbox",
    "drop table devices",
    "drop table passkeys",
    "drop table recovery_sheets",
    "drop table device_links",
    "drop table passkey_challenges",
    "drop table portraits",
    "drop index conduct_by_live",
    "alter table conduct drop column live",
];

/// A place of its own, gone after the test.
#[derive(Debug)]
pub struct Ground(pub Place);

impl Ground {
    pub fn folder() -> Ground {
        let name = format!("hoirie-store-{}-{}", std::process::id(), random_id());
        Ground(Place::Folder(std::env::temp_dir().join(name)))
    }

    pub fn postgres() -> Ground {
        Ground(Place::Postgres(Postgres::shared().database()))
    }

    /// A folder with a database that was written before.
    pub fn of_file(written: &str) -> Ground {
        let ground = Ground::folder();
        let file = ground.sqlite_file();
        let made = file.parent().map(std::fs::create_dir).transpose().and(Ok(()));
        made.expect("a folder of its own");
        let database = rusqlite::Connection::open(file).expect("a new file");
        database.execute_batch(written).expect("what was written before");
        ground
    }

    pub fn sqlite_file(&self) -> PathBuf {
        let Place::Folder(folder) = &self.0 else { panic!("PostgreSQL is no file") };
        folder.join("house.sqlite")
    }
}

impl Drop for Ground {
    fn drop(&mut self) {
        if let Place::Folder(folder) = &self.0 {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

pub fn person(name: &str) -> SeatRow {
    SeatRow { sitter: Sitter::Person(name.to_lowercase()), name: name.into() }
}

pub fn nobody() -> SeatRow {
    SeatRow { sitter: Sitter::Nobody, name: String::new() }
}

pub fn bot() -> SeatRow {
    SeatRow { sitter: Sitter::Bot("steady".into()), name: "Otto".into() }
}

pub fn table() -> TableRow {
    TableRow {
        id: random_id(),
        game: "tante".into(),
        rules: 1,
        edition: "the whole text".into(),
        options: "{}".into(),
        secret: [5; 32],
        host: "anna".into(),
        started: None,
        over: false,
        rematch: None,
        seats: vec![person("Anna"), bot(), nobody()],
    }
}

/// Somebody writes into the database who does not know how it is read.
pub async fn spoil(store: &Store, change: &'static str) {
    store.write(move |sql| sql.execute(change, &[]).map(drop)).await.expect("a change that can be made");
}

/// Waits until a database that was away is back.
pub async fn is_well(store: &Store) {
    let well = async {
        while store.health().await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), well).await.expect("it comes back");
}

/// A database in PostgreSQL with what an older version wrote into a file: the rows are the same.
pub async fn in_postgres(written: &'static str) -> Ground {
    let ground = Ground::postgres();
    let older = Store::connect(&ground.0, None).await.expect("a server that works");
    let write = move |sql: &mut dyn Sql| {
        sql.execute("create table schema_version (version bigint primary key)", &[])?;
        let mut statements = written.split_terminator(";\n").filter_map(spelt);
        statements.try_for_each(|statement| sql.execute(&statement, &[]).map(drop))
    };
    older.write(write).await.expect("what was written before");
    ground
}

/// A statement of SQLite's as PostgreSQL spells it, if it is one of those that make the house.
fn spelt(statement: &str) -> Option<String> {
    if let Some((_, version)) = statement.split_once("PRAGMA user_version = ") {
        return Some(format!("insert into schema_version (version) values ({version})"));
    }
    let kinds = [(" integer", " bigint"), (" blob", " bytea"), (" strict", ""), (", without rowid", "")];
    let values = [(",X'", ",'\\x"), ("char(10)", "chr(10)"), ("?", "'||chr(63)||'")];
    match statement.split_once(' ')?.0 {
        "CREATE" => Some(kinds.iter().fold(statement.to_owned(), |text, (from, to)| text.replace(from, to))),
        "INSERT" => Some(values.iter().fold(statement.to_owned(), |text, (from, to)| text.replace(from, to))),
        _ => None,
    }
}

/// Which version has written what is in this place.
pub async fn version_of(place: &Place) -> Option<u64> {
    let store = Store::connect(place, None).await.expect("it is there");
    match store.schema_state().await.expect("it can be read") {
        SchemaState::Older(version) => Some(version),
        _ => None,
    }
}

thread_local! {
    /// By how many microseconds somebody has set the machine's clock, for whoever looks at it on this thread.
    static SET_BY: Cell<Option<i64>> = const { Cell::new(None) };
    /// The house's clock on such a thread.
    pub(crate) static OWN_CLOCK: HouseClock = HouseClock::of_this_machine();
}

/// Somebody sets the machine's clock by so many milliseconds, as seen from this thread.
pub fn set_the_machine(milliseconds: i64) {
    if !has_own_clock() {
        SET_BY.set(Some(0));
    }
    // It showed another time before.
    check_machine_clock();
    SET_BY.set(Some(milliseconds * 1000));
}

pub(crate) fn has_own_clock() -> bool {
    SET_BY.get().is_some()
}

pub(crate) fn machine_is_set_by() -> i64 {
    SET_BY.get().unwrap_or(0)
}
