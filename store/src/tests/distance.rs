//! A database that is elsewhere: away, far, or full.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_store_outlives_a_restart_of_postgres() {
    let postgres = Postgres::start();
    let store = Store::open(&Place::Postgres(postgres.database())).await.unwrap();
    let id = made(&store).await;
    assert!(store.append(&id, row(1, "person"), NextDue::Unchanged).await.unwrap());
    postgres.stop();
    assert!(store.append(&id, row(2, "person"), NextDue::Unchanged).await.is_err(), "nothing is done that isn't saved");
    postgres.start_again();
    is_well(&store).await;
    assert!(store.append(&id, row(2, "person"), NextDue::Unchanged).await.unwrap());
    assert_eq!(store.log(&id, 0).await.unwrap().len(), 2);
}

/// How often a job waits for an answer, on a connection that has done it before.
async fn least_trips(store: &Store, job: impl AsyncFn(u64)) -> u64 {
    let mut least = u64::MAX;
    for time in 1..=40 {
        let before = store.trips();
        job(time).await;
        least = least.min(store.trips() - before);
    }
    least
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_distant_database_is_asked_as_seldom_as_can_be() {
    let store = &Store::open(&Ground::postgres().0).await.unwrap();
    let quiet = &made(store).await;
    let busy = &made(store).await;
    let known = KnownRevision { changes: Some(0), seq: Some(0) };
    let page = async |_| assert!(store.changes_since(quiet, known).await.unwrap().is_some());
    assert_eq!(least_trips(store, page).await, 1);
    // The text of an edition by which no table in memory plays would be one question more.
    let _in_memory = store.table(quiet).await.unwrap();
    let first_page = async |_| {
        assert!(store.changes_since(quiet, KnownRevision::default()).await.unwrap().unwrap().snapshot.is_some())
    };
    assert_eq!(least_trips(store, first_page).await, 2);
    let due = |seq| NextDue::At { due: Some(seq), known: 0 };
    let moves = async |seq| assert!(store.append(busy, row(seq, "person"), due(seq)).await.unwrap());
    assert_eq!(least_trips(store, moves).await, 1);
    let new_rows = async |_| assert_eq!(store.changes_since(busy, known).await.unwrap().unwrap().log.len(), 40);
    assert_eq!(least_trips(store, new_rows).await, 1);
    let told = Waits { asked: SeatSet::all(3), over: SeatSet::all(3), until: Some((1, 2)), ..Waits::default() };
    let tells = async |time| {
        assert!(store.append_and_tell(busy, row(40 + time, "person"), due(time), told.clone()).await.unwrap())
    };
    assert_eq!(least_trips(store, tells).await, 1, "whoever is awaited is told in the same breath");
    let last_move = async |time| {
        assert!(store.append(busy, row(80 + time, "person"), NextDue::Over(None)).await.unwrap());
        assert!(store.table(busy).await.unwrap().unwrap().over);
    };
    assert_eq!(least_trips(store, last_move).await, 3, "one of them is the move");
    store.note_all_present("node", 1, vec![]).await.unwrap();
    let comes = async |_| store.note_arrival(quiet, "anna", "node").await.unwrap();
    assert_eq!(least_trips(store, comes).await, 1);
    let leaves = async |_| store.note_departure(quiet, "anna", "node").await.unwrap();
    assert_eq!(least_trips(store, leaves).await, 1);
    assert_eq!(store.revision(quiet).await.unwrap().unwrap().changes, 80);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_is_known_while_all_connections_are_busy() {
    let postgres = Postgres::start();
    let store = Store::open(&Place::Postgres(postgres.database())).await.unwrap();
    let sleep = || store.read(|sql| sql.query("select length(pg_sleep(3)::text)", &[]));
    let jobs = (0..16).map(|_| sleep());
    let busy = futures_util::future::join_all(jobs);
    let well = async {
        let asleep = "select count(*) from pg_stat_activity where wait_event = 'PgSleep'";
        while postgres.ask(asleep) != "8" {}
        store.health().await.unwrap();
        // Nobody has looked meanwhile whether there is a connection left: it was not needed.
        assert_eq!(postgres.ask(asleep), "8");
    };
    tokio::join!(busy, well);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_gets_no_connections_is_not_well() {
    let postgres = Postgres::start();
    let address = postgres.database();
    let store = Store::open(&Place::Postgres(address.clone())).await.unwrap();
    assert_eq!(store.health().await, Ok(()));
    let mut others = Vec::new();
    let full = loop {
        match tokio_postgres::connect(&address, tokio_postgres::NoTls).await {
            Ok((client, connection)) => others.push((client, tokio::spawn(connection))),
            Err(error) => break error,
        }
    };
    assert_eq!(full.code().map(|code| code.code()), Some("53300"), "{full}");
    // More at a time than there are connections already.
    let unwell = async {
        while store.health().await.is_ok() {
            let jobs = (0..16).map(|_| store.read(|sql| sql.query("select length(pg_sleep(1)::text)", &[])));
            futures_util::future::join_all(jobs).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), unwell).await.expect("somebody notices");
    for (client, connection) in others {
        drop(client);
        let _ = connection.await;
    }
    // Nobody wants anything now, and it is found out all the same.
    is_well(&store).await;
    made(&store).await;
}
