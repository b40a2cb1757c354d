//! Houses of other versions.

use super::*;
use crate::clock::wall_clock;
use crate::conduct::{Pace, What};

#[tokio::test]
async fn a_house_from_before_there_were_pulses_opens_with_its_key_and_its_games() {
    let ground = Ground::folder();
    let Place::Folder(folder) = &ground.0 else { unreachable!() };
    let running = TableRow { started: Some(3), ..table() };
    {
        let store = Store::open(&ground.0).await.unwrap();
        store.create(running.clone(), 1).await.unwrap();
    }
    std::fs::write(folder.join("house.key"), [7; 32]).unwrap();
    let older = rusqlite::Connection::open(ground.sqlite_file()).unwrap();
    older.execute_batch(&BACK_TO_6.join(";")).unwrap();
    older.execute_batch("drop table pulse; drop table house; pragma user_version = 2").unwrap();
    drop(older);
    let store = Store::open(&ground.0).await.unwrap();
    assert_eq!(store.due_tables(1).await.unwrap(), [(running.id, 0)]);
    store.settle_key(&ground.0).await.unwrap();
    assert_eq!(store.make_key_once(None).await.unwrap(), [7; 32]);
    assert!(!folder.join("house.key").exists());
}

/// What version 4 knew comes along, and what it did not know can be kept.
async fn opens_after_version_4(ground: &Ground, make_older: impl AsyncFnOnce(&Store)) {
    let running = TableRow { started: Some(3), ..table() };
    let id = running.id.as_str();
    let motion = r#"{"pace":{"slow":{"days":2}},"motion":{"what":"pause","by":0,"seq":1,"votes":{}}}"#;
    {
        let store = Store::open(&ground.0).await.unwrap();
        store.make_key_once(Some([8; 32])).await.unwrap();
        store.create(running.clone(), 1).await.unwrap();
        store.append(id, row(1, "person"), NextDue::Unchanged).await.unwrap();
        let of = id.to_owned();
        let asked = "insert into conduct (table_id, conduct) values (?1, ?2)";
        store.write(move |sql| sql.execute(asked, values![&of, motion]).map(drop)).await.unwrap();
        store.write(|sql| sql.execute("drop table reviews", &[]).map(drop)).await.unwrap();
        for newer in BACK_TO_6 {
            store.write(move |sql| sql.execute(newer, &[]).map(drop)).await.unwrap();
        }
        for newer in ["seat_links", "join_links", "displaced", "sent_away", "came_from"] {
            store.write(move |sql| sql.execute(&format!("drop table {newer}"), &[]).map(drop)).await.unwrap();
        }
        make_older(&store).await;
    }
    let store = Store::open(&ground.0).await.unwrap();
    assert_eq!(store.make_key_once(None).await.unwrap(), [8; 32]);
    assert_eq!(store.table(id).await.unwrap(), Some(running.clone()));
    assert_eq!(store.log(id, 0).await.unwrap(), [row(1, "person")]);
    let conduct = store.conduct(id).await.unwrap();
    assert_eq!((conduct.pace, conduct.motion.map(|motion| motion.what)), (Pace::Slow { days: 2 }, Some(What::Pause)));
    assert_eq!(store.review(id).await.unwrap(), None);
    store.keep_review(id, "a review".into()).await.unwrap();
    assert!(store.renew_link(id, 0, "anna").await.unwrap());
    drop(store);
    let store = Store::open(&ground.0).await.unwrap();
    assert_eq!(store.review(id).await.unwrap(), Some(ReviewProgress::Done("a review".into())));
    assert!(store.delete_table(id).await.unwrap());
}

#[tokio::test]
async fn a_house_of_version_4_opens_with_everything() {
    let ground = Ground::folder();
    let file = ground.sqlite_file();
    let make_older = async |_: &Store| {
        rusqlite::Connection::open(file).unwrap().execute_batch("pragma user_version = 4").unwrap();
    };
    opens_after_version_4(&ground, make_older).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_of_version_4_in_postgres_opens_with_everything() {
    let make_older = async |store: &Store| {
        let older = |sql: &mut dyn Sql| sql.execute("update schema_version set version = 4", &[]).map(drop);
        store.write(older).await.unwrap();
    };
    opens_after_version_4(&Ground::postgres(), make_older).await;
}

/// What version 5 wrote, with its text in every table and without bounds, is all there, once.
async fn opens_after_version_5(ground: &Ground, tables: usize, imported: u64) {
    let store = Store::open(&ground.0).await.unwrap();
    assert_eq!(rows_of(&store, "tables").await, tables as u64);
    for id in store.all_tables().await.unwrap() {
        let table = store.table(&id).await.unwrap().unwrap();
        let published = shelf::with(&table.game, Published).unwrap();
        assert_eq!(&*table.edition, published, "{}", table.game);
    }
    assert_eq!(rows_of(&store, "editions").await, 2, "of two games");
    assert_eq!(rows_of(&store, "imports").await, imported);
    assert!(store.clear_unopened(wall_clock() - 60_000).await.unwrap().is_empty(), "and has a month from now on");
    // Once more changes nothing.
    drop(store);
    let store = Store::open(&ground.0).await.unwrap();
    assert_eq!(rows_of(&store, "editions").await, 2);
    for id in store.all_tables().await.unwrap() {
        assert!(store.delete_table(&id).await.unwrap());
    }
    assert_eq!(rows_of(&store, "editions").await, 0);
}

struct Published;

impl shelf::Visitor for Published {
    type Output = &'static str;
    fn visit<T: shelf::Title>(self) -> &'static str {
        <T::Game as tabletop::Game>::EDITIONS[0].1
    }
}

#[tokio::test]
async fn a_house_of_version_5_opens_with_everything() {
    let ground = Ground::of_file(VERSION_5);
    opens_after_version_5(&ground, 4, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_of_version_5_in_postgres_opens_with_everything() {
    opens_after_version_5(&in_postgres(VERSION_5).await, 4, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_takes_long_to_bring_up_to_date_opens_all_the_same() {
    let ground = in_postgres(VERSION_5).await;
    {
        // One change takes longer than any answer is waited for as a rule.
        let older = Store::connect(&ground.0, None).await.unwrap();
        let slow = [
            "create function takes_long() returns trigger language plpgsql as 'begin perform pg_sleep(6); return new; end'",
            "create trigger takes_long before insert on imports for each row execute function takes_long()",
        ];
        let imports = "create table imports (table_id text primary key references tables (id), opened bigint not null)";
        let slow_down = move |sql: &mut dyn Sql| {
            std::iter::once(imports).chain(slow).try_for_each(|change| sql.execute(change, &[]).map(drop))
        };
        older.write(slow_down).await.unwrap();
    }
    let both = tokio::join!(Store::open(&ground.0), Store::open(&ground.0));
    assert_eq!(rows_of(&both.0.unwrap(), "imports").await, 1);
    both.1.unwrap();
}

/// All that is kept, table by table, but without what only a newer version keeps.
async fn everything(store: &Store) -> Vec<(&'static str, Vec<String>)> {
    let rows = |sql: &mut dyn Sql| {
        let of = |(table, _, columns): &(&'static str, usize, &[&str])| {
            let columns: Vec<&str> =
                columns.iter().filter(|column| !NEWER.contains(&(*table, **column))).copied().collect();
            let columns = columns.join(", ");
            let rows = sql.query(&format!("select {columns} from {table} order by {columns}"), &[])?;
            Ok((*table, rows.iter().map(|row| format!("{row:?}")).collect()))
        };
        schema::TABLES.iter().filter(|(table, ..)| !NEWER_TABLES.contains(table)).map(of).collect()
    };
    store.read(rows).await.unwrap()
}

/// What came after version 7.
const NEWER_TABLES: [&str; 16] = [
    "portraits",
    "devices",
    "passkeys",
    "recovery_sheets",
    "channels",
    "hooks",
    "wishes",
    "silenced",
    "outbox",
    "uncounted",
    "results",
    "results_due",
    "invitations",
    "unwanted_hosts",
    "ratings",
    "ratings_due",
];

/// What came after version 6, with its table.
const NEWER: [(&str, &str); 1] = [("conduct", "live")];

async fn opens_after_version_6(ground: &Ground) {
    let before = everything(&Store::connect(&ground.0, None).await.unwrap()).await;
    let rows = |kept: &[(&str, Vec<String>)]| kept.iter().map(|(_, rows)| rows.len()).sum::<usize>();
    assert_eq!(rows(&before), 115);
    let store = Store::open(&ground.0).await.unwrap();
    assert_eq!(everything(&store).await, before);
    assert_eq!(
        store.live_tables().await.unwrap(),
        ["0534d9e47cd7ee44569e73eb7585a24f"],
        "a lobby is not in play yet, and days are no seconds"
    );
    assert_eq!(column(&store, "select live from conduct order by table_id").await, [1, 1, 0]);
}

async fn column(store: &Store, select: &'static str) -> Vec<u64> {
    let rows = store.read(move |sql| sql.query(select, &[])).await.unwrap();
    rows.into_iter().map(|mut row| row.take(0).unwrap()).collect()
}

#[tokio::test]
async fn a_house_of_version_6_opens_with_everything() {
    opens_after_version_6(&Ground::of_file(VERSION_6)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_of_version_6_in_postgres_opens_with_everything() {
    opens_after_version_6(&in_postgres(VERSION_6).await).await;
}

async fn opens_after_version_7(ground: &Ground) {
    let before = everything(&Store::connect(&ground.0, None).await.unwrap()).await;
    let store = Store::open(&ground.0).await.unwrap();
    assert_eq!(everything(&store).await, before);
    let anna = "select person from seats where seat = 0 limit 1";
    let anna: String = store.read(move |sql| sql.first(anna, &[])?.unwrap().take(0)).await.unwrap();
    let tables = store.keep_portrait(&anna, 0, 5).await.unwrap();
    assert_eq!(tables.len(), 2, "a game and a lobby");
    assert_eq!(store.extras(&tables[0]).await.unwrap().portraits, [((anna, 0), 5)].into());
}

#[tokio::test]
async fn a_house_of_version_7_opens_with_everything() {
    opens_after_version_7(&Ground::of_file(VERSION_7)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_of_version_7_in_postgres_opens_with_everything() {
    opens_after_version_7(&in_postgres(VERSION_7).await).await;
}

async fn opens_after_version_9(ground: &Ground) {
    let before = everything(&Store::connect(&ground.0, None).await.unwrap()).await;
    let store = Store::open(&ground.0).await.unwrap();
    assert_eq!(everything(&store).await, before);
    let anna = "select distinct person from devices";
    let anna: String = store.read(move |sql| sql.first(anna, &[])?.unwrap().take(0)).await.unwrap();
    assert_eq!(store.key_ring(&anna).await.unwrap().devices.len(), 2);
    let new = NewChannel {
        person: anna.clone(),
        device: None,
        kind: ChannelKind::Hook,
        address: "a hook".into(),
        hash: "its hash".into(),
        language: "en".into(),
        origin: "https://house.example".into(),
    };
    let kept = store.keep_channel(new, 1).await.unwrap();
    assert!(matches!(kept, KeptChannel::Done { tables, .. } if tables.len() == 2), "a game and a lobby");
    assert_eq!(store.my_data(&anna).await.unwrap().channels.len(), 1);
}

#[tokio::test]
async fn a_house_of_version_9_opens_with_everything() {
    opens_after_version_9(&Ground::of_file(VERSION_9)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_of_version_9_in_postgres_opens_with_everything() {
    opens_after_version_9(&in_postgres(VERSION_9).await).await;
}

/// A house as every step left it, with a game in it, opens with that game.
async fn opens_after_every_step(ground: fn() -> Ground, go_on: fn(&mut dyn Sql, u64, u64) -> Result<()>) {
    for version in 1..schema::VERSION {
        let ground = ground();
        let older = Store::connect(&ground.0, None).await.unwrap();
        let write = move |sql: &mut dyn Sql| {
            go_on(sql, 0, version)?;
            let game = "insert into tables (id, game, rules, edition, options, secret, host, created, started)
                        values ('first', 'tante', 1, 'the whole text', '{}', ?1, 'anna', 1, 2)";
            sql.execute(game, values![&[5; 32]])?;
            sql.execute("insert into seats (table_id, seat, name, person) values ('first', 0, 'Anna', 'anna')", &[])?;
            let moved =
                "insert into log (table_id, seq, at, by, entry, check_) values ('first', 1, 10, 'person', '{}', '00')";
            sql.execute(moved, &[])?;
            if version >= 3 {
                sql.execute("insert into pulse (table_id, changes, due) values ('first', 0, 0)", &[])?;
            }
            Ok(())
        };
        older.write(write).await.unwrap();
        assert_eq!(version_of(&ground.0).await, Some(version));
        let store = Store::open(&ground.0).await.unwrap();
        let game = store.table("first").await.unwrap().unwrap();
        assert_eq!((&*game.edition, game.seats), ("the whole text", vec![person("Anna")]), "version {version}");
        assert_eq!(store.log("first", 0).await.unwrap(), [row(1, "person")]);
        assert_eq!(store.due_tables(1).await.unwrap(), [("first".to_owned(), 0)], "version {version}");
        assert_eq!(version_of(&ground.0).await, None, "it is up to date");
    }
}

#[tokio::test]
async fn a_house_of_every_version_opens_with_its_game() {
    opens_after_every_step(Ground::folder, schema::run_steps_on_sqlite).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_of_every_version_in_postgres_opens_with_its_game() {
    opens_after_every_step(Ground::postgres, schema::run_steps_on_postgres).await;
}

#[tokio::test]
async fn a_step_that_fails_leaves_a_house_what_it_was() {
    let ground = Ground::of_file(VERSION_6);
    let older = Store::connect(&ground.0, None).await.unwrap();
    // The name is taken that the last statement of step 7 needs.
    spoil(&older, "create index conduct_by_live on seats (name)").await;
    assert!(Store::open(&ground.0).await.is_err());
    assert_eq!(version_of(&ground.0).await, Some(6));
    assert!(older.read(|sql| sql.query("select live from conduct", &[])).await.is_err(), "nothing of it was done");
    spoil(&older, "drop index conduct_by_live").await;
    drop(older);
    opens_after_version_6(&ground).await;
}

/// The tables and indexes of a house in a file, in words.
async fn made_of(store: &Store) -> String {
    let made = "select sql from sqlite_schema where sql is not null order by tbl_name, type desc, name";
    let made = store.read(move |sql| sql.query(made, &[])).await.unwrap();
    made.into_iter().map(|mut row| row.take::<String>(0).unwrap() + ";\n").collect()
}

#[tokio::test]
async fn all_steps_together_make_what_schema_sql_shows() {
    let ground = Ground::folder();
    let made = made_of(&Store::open(&ground.0).await.unwrap()).await;
    let shown = concat!(env!("CARGO_MANIFEST_DIR"), "/schema.sql");
    let made =
        format!("-- What all steps of migrations/ come to, written by the tests: UPDATE=1 writes it anew.\n{made}");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(shown, &made).unwrap();
    }
    assert_eq!(std::fs::read_to_string(shown).unwrap(), made);
}

#[tokio::test]
async fn an_older_house_becomes_what_a_new_one_is() {
    let fresh = Ground::folder();
    let made = made_of(&Store::open(&fresh.0).await.unwrap()).await;
    for older in [VERSION_5, VERSION_6, VERSION_7, VERSION_9] {
        let older = Ground::of_file(older);
        assert_eq!(made_of(&Store::open(&older.0).await.unwrap()).await, made);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_older_house_in_postgres_becomes_what_a_new_one_is() {
    let made_of = async |ground: &Ground| {
        let made = "select indexdef from pg_indexes where schemaname = current_schema() union all
                    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)
                    from information_schema.columns where table_schema = current_schema() order by 1";
        let made = Store::open(&ground.0).await.unwrap().read(move |sql| sql.query(made, &[])).await.unwrap();
        made.into_iter().map(|mut row| row.take::<String>(0).unwrap()).collect::<Vec<_>>()
    };
    let made = made_of(&Ground::postgres()).await;
    assert!(made.len() > 100, "{}", made.len());
    for older in [VERSION_5, VERSION_6, VERSION_7, VERSION_9] {
        assert_eq!(made_of(&in_postgres(older).await).await, made);
    }
}

#[tokio::test]
async fn a_newer_house_stays_closed() {
    let ground = Ground::folder();
    drop(Store::open(&ground.0).await.unwrap());
    rusqlite::Connection::open(ground.sqlite_file()).unwrap().execute_batch("pragma user_version = 99").unwrap();
    assert!(matches!(Store::open(&ground.0).await, Err(StoreError::Newer(99))));
}
