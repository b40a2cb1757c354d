//! What came of games, and the lists that are made of it.

use super::*;

on_both!(
    who_won_is_written_with_the_last_row,
    what_came_of_a_stopped_game_is_worked_out_afterwards,
    whoever_was_late_ends_no_game,
    games_from_elsewhere_are_listed_and_count_for_nothing,
    results_follow_whoever_they_are_about,
    a_person_s_games_are_found_by_what_is_asked_for,
    whom_one_has_met_is_known_with_how_it_went,
);

pub(super) fn seat_ending(seat: usize, place: u64, score: i64) -> SeatEnding {
    SeatEnding { seat, place: Some(place), score: Some(score), won: place == 1, stand_in: None }
}

pub(super) fn ending(places: &[(u64, i64)]) -> Ending {
    let seats = places.iter().enumerate().map(|(seat, (place, score))| seat_ending(seat, *place, *score)).collect();
    Ending { pace: "slow".into(), own_edition: false, seats }
}

/// A game that these people have played to this end.
pub(super) async fn played(store: &Store, game: &str, names: &[&str], places: &[(u64, i64)]) -> String {
    let row = TableRow { game: game.into(), seats: names.iter().map(|name| person(name)).collect(), ..super::table() };
    let table = TableRow { host: names[0].to_lowercase(), started: Some(3), ..row };
    store.create(table.clone(), 1).await.unwrap();
    assert!(store.append(&table.id, row_of_end(), NextDue::Over(Some(ending(places)))).await.unwrap());
    table.id
}

fn row_of_end() -> LogRow {
    super::row(1, "person")
}

async fn all_games(store: &Store, person: &str) -> PastGames {
    store.games_of(person, &GameFilter::default(), [0, 9]).await.unwrap()
}

fn winners(names: &[&str]) -> Option<Winners> {
    Some(Winners { i: false, names: names.iter().map(|name| (*name).to_owned()).collect() })
}

async fn who_won_is_written_with_the_last_row(store: Store) {
    let id = played(&store, "tante", &["Anna", "Ben", "Zoë"], &[(2, 30), (1, 41), (3, -7)]).await;
    let past = all_games(&store, "anna").await;
    assert_eq!((past.all, past.games[0].table.as_str(), past.games[0].counts), (1, id.as_str(), true));
    let seats: Vec<_> =
        past.games[0].seats.iter().map(|seat| (seat.name.as_str(), seat.place, seat.score, seat.won)).collect();
    let expected =
        [("Ben", Some(1), Some(41), true), ("Anna", Some(2), Some(30), false), ("Zoë", Some(3), Some(-7), false)];
    assert_eq!(seats, expected);
    let over = store.tables_over_of("anna", 9).await.unwrap();
    assert_eq!(over[0].winners, winners(&["Ben"]));
    assert_eq!(store.tables_over_of("ben", 9).await.unwrap()[0].winners, Some(Winners { i: true, names: vec![] }));
    let mine = &store.results_of("zoë").await.unwrap()[0];
    assert_eq!((mine.place, mine.score, mine.seats, mine.won, mine.stood_in_for), (3, -7, 3, false, false));
    assert_eq!(store.lease_due_results(9, 99, 9).await.unwrap(), [] as [String; 0], "nothing is left to be worked out");
}

async fn what_came_of_a_stopped_game_is_worked_out_afterwards(store: Store) {
    let table = TableRow { started: Some(3), seats: vec![person("Anna"), bot(), person("Ben")], ..table() };
    store.create(table.clone(), 1).await.unwrap();
    assert_eq!(store.tables_of("anna", 9).await.unwrap().len(), 1);
    store.end(&table.id, SeatSet::empty()).await.unwrap();
    assert_eq!(store.tables_of("anna", 9).await.unwrap(), []);
    assert_eq!(store.tables_over_of("anna", 9).await.unwrap()[0].winners, None, "it is in the list at once");
    let lease = async |now| store.lease_due_results(now, now + 10, 9).await.unwrap();
    assert_eq!(lease(100).await, [table.id.as_str()]);
    assert_eq!(lease(105).await, [] as [String; 0], "somebody is at it");
    assert_eq!(lease(110).await, [table.id.as_str()], "who was at it is gone");
    let nobody =
        |seat| SeatEnding { seat, stand_in: (seat == 2).then(|| "steady".to_owned()), ..SeatEnding::default() };
    let stopped = Ending { pace: "live".into(), own_edition: true, seats: (0..3).map(nobody).collect() };
    store.keep_ending(&table.id, Some(stopped), Some(7)).await.unwrap();
    assert_eq!(lease(200).await, [] as [String; 0]);
    let game = &all_games(&store, "ben").await.games[0];
    assert!(!game.counts && game.ended > 7, "it did not end before it was stopped: {game:?}");
    assert_eq!(game.seats[2].stand_in.as_deref(), Some("steady"));
    assert_eq!(store.results_of("ben").await.unwrap(), []);
}

async fn whoever_was_late_ends_no_game(store: Store) {
    let id = made(&store).await;
    assert!(store.append(&id, row(1, "person"), NextDue::Unchanged).await.unwrap());
    assert!(!store.append(&id, row(1, "bot"), NextDue::Over(Some(ending(&[(1, 1), (2, 0), (2, 0)])))).await.unwrap());
    assert_eq!(rows_of(&store, "results").await, 0);
    assert!(!store.append(&id, row(1, "bot"), NextDue::Over(None)).await.unwrap());
    assert_eq!(rows_of(&store, "results_due").await, 0);
}

async fn games_from_elsewhere_are_listed_and_count_for_nothing(store: Store) {
    let begun = || Begun { seed: tabletop::SeedMaterial::Open([1; 32]), log: vec![row(1, "person")] };
    let brought = TableRow { started: Some(3), over: true, seats: vec![nobody(), nobody()], ..table() };
    assert!(store.import(brought.clone(), begun(), 50).await.unwrap());
    assert_eq!(store.lease_due_results(60, 70, 9).await.unwrap(), [brought.id.as_str()]);
    store.keep_ending(&brought.id, Some(ending(&[(1, 5), (2, 4)])), None).await.unwrap();
    let listed = &store.tables_over_of("anna", 9).await.unwrap()[0];
    assert!(listed.winners.as_ref().is_some_and(|winners| winners.names.len() == 1), "{listed:?}");
    let again = TableRow { started: Some(3), seats: vec![person("Anna"), bot()], ..table() };
    assert!(store.play_on(again.clone(), begun(), 50).await.unwrap());
    assert!(store.append(&again.id, row(2, "person"), NextDue::Over(Some(ending(&[(1, 5), (2, 4)])))).await.unwrap());
    let past = all_games(&store, "anna").await;
    assert_eq!((past.all, past.games[0].counts, past.games[0].seats[0].won), (1, false, true));
    assert_eq!(store.results_of("anna").await.unwrap(), []);
    assert!(store.delete_table(&brought.id).await.unwrap() && store.delete_table(&again.id).await.unwrap());
    assert_eq!((rows_of(&store, "results").await, rows_of(&store, "uncounted").await), (0, 0));
}

async fn results_follow_whoever_they_are_about(store: Store) {
    let id = played(&store, "tante", &["Anna", "Ben"], &[(1, 4), (2, 3)]).await;
    let phone = Device { id: "phone".into(), name: "Phone".into(), since: 1, seen: 1 };
    store.keep_sheet("phone", phone, "hash").await.unwrap();
    let ben = NewDevice { id: "new".into(), name: "Ben's".into(), was: Some("ben".into()) };
    let joined = store.join(Claim::Sheet { hash: "hash".into() }, ben, 5).await.unwrap();
    assert!(matches!(joined, Joined::Done { .. }), "{joined:?}");
    assert_eq!((all_games(&store, "ben").await.all, all_games(&store, "phone").await.all), (0, 1));
    assert!(store.erase_person("anna").await.unwrap());
    assert_eq!(all_games(&store, "anna").await.all, 0);
    let seats = &all_games(&store, "phone").await.games[0].seats;
    assert_eq!(seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>(), ["—", "Ben"]);
    assert!(store.delete_table(&id).await.unwrap());
    assert_eq!(all_games(&store, "phone").await, PastGames::default());
}

async fn a_person_s_games_are_found_by_what_is_asked_for(store: Store) {
    let won = played(&store, "tante", &["Anna", "Ben"], &[(1, 4), (2, 3)]).await;
    let lost = played(&store, "maloney", &["Anna", "Zoë_1"], &[(2, 4), (1, 3)]).await;
    let shared = played(&store, "tante", &["Anna", "Anna", "Ben"], &[(2, 4), (1, 9), (3, 3)]).await;
    played(&store, "tante", &["Ben", "Zoë_1"], &[(2, 4), (1, 3)]).await;
    let found = async |filter: GameFilter| {
        let past = store.games_of("anna", &filter, [0, 9]).await.unwrap();
        assert_eq!(past.all, past.games.len());
        let mut found: Vec<String> = past.games.into_iter().map(|game| game.table).collect();
        found.sort();
        found
    };
    let sorted = |ids: &[&String]| {
        let mut ids: Vec<String> = ids.iter().map(|id| (*id).clone()).collect();
        ids.sort();
        ids
    };
    let any = GameFilter::default;
    assert_eq!(found(any()).await, sorted(&[&won, &lost, &shared]), "two seats at one table are one game");
    assert_eq!(found(GameFilter { game: Some("maloney".into()), ..any() }).await, sorted(&[&lost]));
    assert_eq!(found(GameFilter { with: Some("ben".into()), ..any() }).await, sorted(&[&won, &shared]));
    let by = |result| GameFilter { result: Some(result), ..any() };
    assert_eq!(found(by(ResultKind::Won)).await, sorted(&[&won, &shared]), "either of the two seats");
    assert_eq!(found(by(ResultKind::Lost)).await, sorted(&[&lost]));
    assert_eq!(found(by(ResultKind::Open)).await, sorted(&[]));
    assert_eq!(found(GameFilter { pace: Some("slow".into()), ..any() }).await.len(), 3);
    assert_eq!(found(GameFilter { pace: Some("live".into()), ..any() }).await.len(), 0);
    assert_eq!(found(GameFilter { ended: Some((0, 10)), ..any() }).await.len(), 0);
    let typed = |text: &str, games: &[&str]| {
        let games = games.iter().map(|game| (*game).to_owned()).collect();
        GameFilter { text: Some(Search { text: text.into(), games }), ..any() }
    };
    assert_eq!(found(typed("bE", &[])).await, sorted(&[&won, &shared]));
    assert_eq!(found(typed("ë_1", &[])).await, sorted(&[&lost]), "what is typed is meant as it stands");
    assert_eq!(found(typed("n_n", &[])).await, sorted(&[]));
    assert_eq!(found(typed("of anna", &["maloney"])).await, sorted(&[&lost]));
    let page = store.games_of("anna", &any(), [2, 2]).await.unwrap();
    assert_eq!((page.games.len(), page.all), (1, 3));
}

async fn whom_one_has_met_is_known_with_how_it_went(store: Store) {
    played(&store, "tante", &["Anna", "Ben"], &[(1, 4), (2, 3)]).await;
    played(&store, "tante", &["Ben", "Anna", "Zoë"], &[(1, 4), (3, 1), (2, 3)]).await;
    let last = played(&store, "tante", &["Ben", "Anna"], &[(1, 4), (1, 4)]).await;
    let met = store.met("anna", None, 9).await.unwrap();
    assert_eq!(met.iter().map(|met| met.name.as_str()).collect::<Vec<_>>(), ["Ben", "Zoë"]);
    let ben = &met[0];
    assert_eq!((ben.games, ben.compared, ben.i_was_ahead, ben.they_were_ahead), (3, 3, 1, 1));
    assert_eq!((ben.i_won, ben.they_won), (2, 2));
    let place = (met[0].table.as_str(), met[0].seat);
    assert_eq!(store.met_at("anna", place.0, place.1).await.unwrap().as_deref(), Some("ben"));
    assert_eq!(store.met_at("anna", &last, 1).await.unwrap(), None, "nobody meets themselves");
    assert_eq!(store.met_at("zoë", &last, 0).await.unwrap(), None, "nobody asks about games of others");
}

/// However many games there are, no list looks at all of them.
#[tokio::test]
async fn no_list_goes_through_a_whole_table() {
    let ground = Ground::folder();
    drop(Store::open(&ground.0).await.unwrap());
    let database = rusqlite::Connection::open(ground.sqlite_file()).unwrap();
    let lists = [
        listing::NOT_OVER,
        listing::OVER,
        listing::SITTERS,
        listing::FAIRLY,
        games::FIRST,
        games::GAMES,
        games::PLAYERS,
        games::RESULTS,
        games::REVIEWS,
        games::MET,
        games::MET_AT,
        games::NAME,
        crate::results::DUE,
        crate::invitations::WAITING_FOR,
        crate::invitations::UNWANTED,
        crate::invitations::MUTED,
        crate::ratings::DUE,
        crate::ratings::LADDER,
        crate::ratings::HISTORY,
        crate::ratings::MINE,
    ];
    for list in lists {
        let mut plan = database.prepare(&format!("explain query plan {list}")).unwrap();
        let unknown = vec![rusqlite::types::Null; plan.parameter_count()];
        let steps = plan.query_map(rusqlite::params_from_iter(unknown), |row| row.get::<_, String>(3)).unwrap();
        let steps: Vec<String> = steps.map(|step| step.unwrap()).collect();
        // What a question has found itself it may go through.
        let own = ["ours", "played", "brought", "chosen", "ranked", "newest", "(subquery", "CONSTANT"];
        let scans = steps.iter().filter_map(|step| step.strip_prefix("SCAN "));
        let through: Vec<&str> = scans.filter(|what| !own.iter().any(|own| what.starts_with(own))).collect();
        assert!(through.is_empty(), "{list}\n{steps:#?}");
    }
}
