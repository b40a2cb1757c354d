//! What the lists of the front page show.

use super::*;

on_both!(
    lists_show_whom_they_should,
    nobody_crowds_the_others_out_of_a_list,
    whoever_has_ended_very_many_games_crowds_out_their_own,
);

async fn nobody_crowds_the_others_out_of_a_list(store: Store) {
    let public = async |host: &str, household: Option<&str>| {
        let table = TableRow { host: host.into(), ..table() };
        store.create(table.clone(), 1).await.unwrap();
        store.list(&table.id, household.map(str::to_owned)).await.unwrap();
        table.id
    };
    let seen = async || -> Vec<String> {
        let tables = store.public_tables(Stage::Gathering, None, 12).await.unwrap();
        tables.into_iter().map(|table| table.id).collect()
    };
    let modest = [public("ben", None).await, public("carla", Some("carla's")).await];
    // One person with many tables, and one household with a new name for every table.
    for number in 0..30 {
        public("greedy", None).await;
        public(&format!("nobody {number}"), Some("one house")).await;
    }
    let seen = seen().await;
    assert_eq!(seen.len(), 12);
    assert!(modest.iter().all(|table| seen[..4].contains(table)), "{seen:?}");
    let kept = store.read(|sql| sql.query("select 1 from listed", &[])).await.unwrap().len();
    assert_eq!(kept, 2 + 12 + 12, "nor are they looked through for nothing");
}

async fn whoever_has_ended_very_many_games_crowds_out_their_own(store: Store) {
    let ends = async |host: &str, household: Option<&str>| {
        let table = TableRow { host: host.into(), ..table() };
        let id = table.id.as_str();
        store.create(table.clone(), 1).await.unwrap();
        store.list(id, household.map(str::to_owned)).await.unwrap();
        assert!(store.start(id, table.seats, 5).await.unwrap());
        assert!(store.append(id, row(1, "person"), NextDue::Over(None)).await.unwrap());
    };
    ends("ben", Some("ben's")).await;
    for number in 0..15 {
        ends("greedy", None).await;
        ends(&format!("nobody {number}"), Some("one house")).await;
    }
    assert_eq!(rows_of(&store, "listed").await, 1 + 12 + 12);
    // A game by invitation is in no list, and nobody goes for it.
    let table = TableRow { host: "greedy".into(), ..table() };
    store.create(table.clone(), 1).await.unwrap();
    assert!(store.append(&table.id, row(1, "person"), NextDue::Over(None)).await.unwrap());
    assert_eq!(rows_of(&store, "listed").await, 1 + 12 + 12);
}

async fn lists_show_whom_they_should(store: Store) {
    let id = made(&store).await;
    let names =
        |tables: Vec<Summary>| tables.into_iter().map(|table| (table.id, table.stage, table.free)).collect::<Vec<_>>();
    assert_eq!(names(store.public_tables(Stage::Gathering, None, 9).await.unwrap()), []);
    assert_eq!(names(store.tables_of("anna", 9).await.unwrap()), [(id.clone(), Stage::Gathering, 1)]);
    assert_eq!(names(store.tables_over_of("anna", 9).await.unwrap()), []);
    store.list(&id, None).await.unwrap();
    store.list(&id, None).await.unwrap();
    assert_eq!(
        names(store.public_tables(Stage::Gathering, Some("ben"), 9).await.unwrap()),
        [(id.clone(), Stage::Gathering, 1)]
    );
    assert_eq!(names(store.public_tables(Stage::Gathering, Some("anna"), 9).await.unwrap()), [], "Anna sits there");
    store.reserve_seats(&id, 1).await.unwrap();
    assert_eq!(names(store.public_tables(Stage::Gathering, None, 9).await.unwrap()), [], "no seat for anybody");
    store.start(&id, table().seats, 5).await.unwrap();
    assert_eq!(names(store.public_tables(Stage::Playing, None, 9).await.unwrap()), [(id.clone(), Stage::Playing, 0)]);
    store.end(&id, SeatSet::empty()).await.unwrap();
    assert_eq!(names(store.tables_over_of("anna", 9).await.unwrap()), [(id.clone(), Stage::Over, 1)]);
    store.unlist(&id).await.unwrap();
    assert_eq!(names(store.public_tables(Stage::Over, None, 9).await.unwrap()), []);
}
