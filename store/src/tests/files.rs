//! The file of a house, its log, and how it moves.

use tabletop::Hex32;

use super::super::job::JobKind;
use super::*;

#[tokio::test]
async fn a_house_whose_file_or_log_has_gone_is_not_made_anew() {
    let ground = Ground::folder();
    let Place::Folder(folder) = &ground.0 else { unreachable!() };
    let file = ground.sqlite_file();
    let log = log_of(&ground.sqlite_file());
    let opens = async || Store::open(&ground.0).await;
    crate::folder::Lock::take(folder).unwrap().note_made();
    assert!(matches!(opens().await, Err(StoreError::HouseMissing)));
    std::fs::write(&file, "").unwrap();
    assert!(matches!(opens().await, Err(StoreError::HouseMissing)));
    std::fs::remove_file(folder.join("house.lock")).unwrap();
    let id = {
        let store = opens().await.unwrap();
        store.begin_session().await.unwrap();
        let id = made(&store).await;
        // Killed now, it leaves a file and its log; without that the file is as it was before the table was made.
        std::fs::copy(&file, folder.join("file")).unwrap();
        std::fs::copy(&log, folder.join("log")).unwrap();
        id
    };
    assert!(!log.exists(), "a clean end leaves one file");
    assert!(opens().await.unwrap().table(&id).await.unwrap().is_some());
    std::fs::copy(folder.join("file"), &file).unwrap();
    assert!(matches!(opens().await, Err(StoreError::LogMissing)));
    std::fs::copy(folder.join("log"), &log).unwrap();
    assert!(opens().await.unwrap().table(&id).await.unwrap().is_some(), "nothing was spoilt by trying");
    std::fs::copy(folder.join("file"), &file).unwrap();
    {
        let left = Store::open_even_if_gone(&ground.0).await.unwrap();
        assert_eq!(left.table(&id).await.unwrap(), None);
        left.give_up_what_is_missing().await.unwrap();
    }
    assert_eq!(opens().await.unwrap().table(&id).await.unwrap(), None, "and that is the house from now on");
    std::fs::copy(folder.join("log"), &log).unwrap();
    std::fs::write(&file, "").unwrap();
    assert!(matches!(opens().await, Err(StoreError::FileMissing)));
    assert!(log.metadata().unwrap().len() > 0, "and nothing was taken for nothing");
}

/// A house as it is left by a process that was killed at this moment, with its log or without.
fn left_behind(ground: &Ground, with_log: bool) -> Ground {
    let left = Ground::folder();
    std::fs::create_dir(left.sqlite_file().parent().unwrap()).unwrap();
    std::fs::copy(ground.sqlite_file(), left.sqlite_file()).unwrap();
    if with_log {
        std::fs::copy(log_of(&ground.sqlite_file()), log_of(&left.sqlite_file())).unwrap();
    }
    left
}

#[tokio::test]
async fn a_log_that_is_lost_after_much_was_written_is_missed() {
    let ground = Ground::folder();
    let store = Store::open(&ground.0).await.unwrap();
    store.begin_session().await.unwrap();
    store.write(|sql| sql.execute("create table filler (page blob)", &[]).map(drop)).await.unwrap();
    // How a log begins is new each time.
    let begins = || std::fs::read(log_of(&ground.sqlite_file())).unwrap()[..32].to_vec();
    for _ in 0..2 {
        let first = begins();
        let mut written = 0;
        while begins() == first {
            store
                .write(|sql| {
                    sql.execute("delete from filler", &[])?;
                    sql.execute("insert into filler values (zeroblob(500000))", &[]).map(drop)
                })
                .await
                .unwrap();
            let alone = left_behind(&ground, false);
            assert!(Store::open(&alone.0).await.is_err(), "without its log it is no house, also while that is copied");
            written += 500_000;
            assert!(written < 500_000_000, "the log is never copied");
        }
        assert!(written > 10_000_000);
        let id = made(&store).await;
        let [whole, alone] = [true, false].map(|with_log| left_behind(&ground, with_log));
        assert!(matches!(Store::open(&alone.0).await, Err(StoreError::LogMissing)));
        assert!(Store::open(&whole.0).await.unwrap().table(&id).await.unwrap().is_some());
        assert!(Store::open(&whole.0).await.unwrap().table(&id).await.unwrap().is_some(), "and is then one file");
    }
    store.close().await;
    assert!(!log_of(&ground.sqlite_file()).exists());
    Store::open(&ground.0).await.unwrap();
}

#[tokio::test]
async fn a_house_that_was_killed_between_two_writes_has_lost_nothing() {
    let ground = Ground::folder();
    let store = Store::open(&ground.0).await.unwrap();
    store.begin_session().await.unwrap();
    let id = made(&store).await;
    let between = rusqlite::Connection::open(ground.sqlite_file()).unwrap();
    sessions::note_in_file(&between).unwrap().unwrap();
    for copied in [false, true] {
        if copied {
            between.query_row("pragma wal_checkpoint(passive)", [], |_| Ok(())).unwrap();
        }
        let left = left_behind(&ground, true);
        for _ in 0..2 {
            let beside = Store::open(&left.0).await.unwrap();
            assert!(beside.table(&id).await.unwrap().is_some(), "whoever opens it leaves its log to it");
        }
        let back_up = Ground::folder();
        std::fs::create_dir(back_up.sqlite_file().parent().unwrap()).unwrap();
        copy(&left.sqlite_file(), &back_up.sqlite_file()).unwrap();
        assert!(Store::open(&back_up.0).await.unwrap().table(&id).await.unwrap().is_some());
        let moved = Ground::folder();
        let elsewhere = Store::open(&moved.0).await.unwrap();
        Store::open(&left.0).await.unwrap().transfer_to(&elsewhere).await.unwrap();
        elsewhere.close().await;
        assert!(Store::open(&moved.0).await.unwrap().table(&id).await.unwrap().is_some());
        let served = Store::open(&left.0).await.unwrap();
        served.begin_session().await.unwrap();
        served.close().await;
        assert!(!log_of(&left.sqlite_file()).exists());
        assert!(Store::open(&left.0).await.unwrap().table(&id).await.unwrap().is_some());
        let alone = left_behind(&ground, false);
        assert!(matches!(Store::open(&alone.0).await, Err(StoreError::LogMissing)));
        std::fs::write(log_of(&alone.sqlite_file()), "").unwrap();
        assert!(matches!(Store::open(&alone.0).await, Err(StoreError::LogMissing)), "an empty log is none");
    }
}

#[tokio::test]
async fn a_file_that_never_saw_its_tables_is_no_new_house() {
    let ground = Ground::folder();
    std::fs::create_dir(ground.sqlite_file().parent().unwrap()).unwrap();
    // Older houses had everything in the log; this is such a file alone.
    let older = rusqlite::Connection::open(ground.sqlite_file()).unwrap();
    older.pragma_update(None, "journal_mode", "wal").unwrap();
    drop(older);
    assert!(ground.sqlite_file().metadata().unwrap().len() > 0);
    assert!(matches!(Store::open(&ground.0).await, Err(StoreError::LogMissing)));
}

#[tokio::test]
async fn a_store_that_is_closed_says_so() {
    let ground = Ground::folder();
    let store = Store::open(&ground.0).await.unwrap();
    let id = made(&store).await;
    assert_eq!(store.health().await, Ok(()));
    store.close().await;
    assert!(matches!(store.table(&id).await, Err(StoreError::Closed)));
    assert!(matches!(store.end(&id, SeatSet::empty()).await, Err(StoreError::Closed)));
    store.close().await;
}

#[tokio::test]
async fn every_column_moves_with_the_house() {
    let ground = Ground::folder();
    let columns = "select made.name || '.' || made_of.name from sqlite_schema as made join pragma_table_info(made.name) as made_of
                   where made.type = 'table' and made.name not in
                   ('present', 'nodes', 'touched', 'came_from', 'channels_made', 'device_links', 'passkey_challenges')";
    let store = Store::open(&ground.0).await.unwrap();
    let rows = store.read(move |sql| sql.query(columns, &[])).await.unwrap();
    let mut made: Vec<String> = rows.into_iter().map(|mut row| row.take(0).unwrap()).collect();
    let of = |(table, _, columns): &(&str, usize, &[&str])| {
        columns.iter().map(|column| format!("{table}.{column}")).collect::<Vec<_>>()
    };
    let mut moves: Vec<String> = schema::TABLES.iter().flat_map(of).collect();
    made.sort();
    moves.sort();
    assert_eq!(moves, made);
}

/// One side of a transfer waits for the other, and a large house takes long: PostgreSQL must not lose its patience with either.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_waits_for_a_house_that_moves_however_long_it_takes() {
    let ground = Ground::postgres();
    let store = Store::open(&ground.0).await.unwrap();
    for kind in [JobKind::Snapshot, JobKind::Migration] {
        let limits = store.run(kind, |sql| {
            let mut limit = |show| sql.first(show, &[])?.unwrap_or_default().take::<String>(0);
            Ok([limit("show statement_timeout")?, limit("show idle_in_transaction_session_timeout")?])
        });
        assert_eq!(limits.await.unwrap(), ["0", "0"], "{kind:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_moves_to_postgres_and_back_with_everything() {
    let home = Ground::folder();
    let away = Ground::postgres();
    let back = Ground::folder();
    let store = Store::open(&home.0).await.unwrap();
    store.make_key_once(Some([8; 32])).await.unwrap();
    let id = made(&store).await;
    for seq in 1..=1200 {
        store.append(&id, row(seq, "person"), NextDue::Unchanged).await.unwrap();
    }
    store.say(&id, says("anna", "goodbye"), 1000).await.unwrap();
    store.keep_note(&id, 0, "pack the cards".into()).await.unwrap();
    store.add_share(&id, "anna", Hex32([1; 32])).await.unwrap();
    leave_traces(&store, &id).await;
    store.keep_review(&id, "what could have gone better".into()).await.unwrap();
    let desk = || Device { id: "desk".into(), name: "at my desk".into(), since: 1, seen: 2 };
    store.keep_sheet("anna", desk(), "words").await.unwrap();
    store.keep_passkey("anna", desk(), "key", "public".into()).await.unwrap();
    store.keep_device_link("anna", desk(), "code", u64::MAX / 2).await.unwrap();
    let elsewhere = Store::open(&away.0).await.unwrap();
    let copied = store.transfer_to(&elsewhere).await.unwrap();
    assert!(copied.contains(&Copied { table: "log", rows: 1200 }), "{copied:?}");
    assert!(matches!(store.transfer_to(&elsewhere).await, Err(StoreError::NotEmpty)));
    let again = Store::open(&back.0).await.unwrap();
    assert_eq!(elsewhere.transfer_to(&again).await.unwrap(), copied);
    for other in [&elsewhere, &again] {
        assert_eq!(other.table(&id).await.unwrap(), store.table(&id).await.unwrap());
        assert_eq!(other.log(&id, 0).await.unwrap(), store.log(&id, 0).await.unwrap());
        let mut extras = store.extras(&id).await.unwrap();
        extras.links.strangers.clear();
        assert_eq!(other.extras(&id).await.unwrap(), extras, "all but who came from where");
        assert_eq!(other.seed(&id).await.unwrap(), store.seed(&id).await.unwrap());
        assert_eq!(other.revision(&id).await.unwrap(), store.revision(&id).await.unwrap());
        assert_eq!(other.review(&id).await.unwrap(), store.review(&id).await.unwrap());
        assert_eq!(other.make_key_once(None).await.unwrap(), [8; 32]);
        assert_eq!(other.key_ring("anna").await.unwrap(), store.key_ring("anna").await.unwrap());
        assert!(other.owner_of(Claim::Sheet { hash: "words".into() }, 1).await.unwrap().is_some());
        assert!(other.owner_of(Claim::Link { hash: "code".into() }, 1).await.unwrap().is_none(), "it was for minutes");
    }
}
