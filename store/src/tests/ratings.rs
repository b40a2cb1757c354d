//! Ratings: whose games are counted, in which order, and that each is counted once.

use super::results::played;
use super::*;

on_both!(
    a_game_between_rated_people_is_counted_once,
    games_are_counted_in_the_order_in_which_they_ended,
    only_what_ended_after_both_had_joined_is_counted,
    whoever_leaves_the_ladder_leaves_nothing_there,
    two_ratings_of_one_person_become_one,
);

const FIRST: Rated = Rated { rating: 25_000, uncertainty: 8_000 };
const LATER: u64 = u64::MAX / 4;

/// Every game makes its winner better by one, and whoever came last worse by as much.
fn by_one(contestants: &[Contestant]) -> Vec<Option<Rated>> {
    let last = contestants.iter().map(|one| one.place).max();
    let after = |one: &Contestant| {
        let before = one.before?;
        let change = i64::from(one.place == 1) - i64::from(Some(one.place) == last);
        Some(Rated { rating: before.rating + 1000 * change, uncertainty: before.uncertainty - 100 })
    };
    contestants.iter().map(after).collect()
}

/// Whoever had more is as good as before, and whoever had less as well.
fn twice(contestants: &[Contestant]) -> Vec<Option<Rated>> {
    contestants
        .iter()
        .map(|one| one.before.map(|before| Rated { rating: 2 * before.rating + one.place as i64, ..before }))
        .collect()
}

async fn join(store: &Store, people: &[&str]) {
    for person in people {
        store.join_ladder(person, "tante", person, FIRST, 5).await.unwrap();
    }
}

async fn ladder(store: &Store) -> Vec<(String, u64, i64)> {
    let rungs = store.ladder("tante", 9).await.unwrap();
    rungs.into_iter().map(|rung| (rung.name, rung.games, rung.rated.rating)).collect()
}

async fn a_game_between_rated_people_is_counted_once(store: Store) {
    join(&store, &["anna", "ben"]).await;
    played(&store, "tante", &["Anna", "Ben", "Carla"], &[(1, 4), (3, 3), (2, 3)]).await;
    assert_eq!(ladder(&store).await, [], "not yet");
    assert_eq!(store.count_due_games(0, by_one).await.unwrap(), 0, "one that has just ended may not be the first");
    assert_eq!(store.count_due_games(LATER, by_one).await.unwrap(), 1);
    assert_eq!(store.count_due_games(LATER, by_one).await.unwrap(), 0);
    assert_eq!(
        ladder(&store).await,
        [("Anna".into(), 1, 26_000), ("Ben".into(), 1, 24_000)],
        "under the names they played with"
    );
    played(&store, "tante", &["Anna", "Carla"], &[(1, 4), (2, 3)]).await;
    played(&store, "maloney", &["Anna", "Ben"], &[(1, 4), (2, 3)]).await;
    assert_eq!(store.count_due_games(LATER, by_one).await.unwrap(), 0, "Carla is not rated, and nobody at Maloney");
    let history = store.rating_history("anna", "tante", 9).await.unwrap();
    assert_eq!(history.iter().map(|(_, rating)| *rating).collect::<Vec<_>>(), [26_000]);
}

async fn games_are_counted_in_the_order_in_which_they_ended(store: Store) {
    join(&store, &["anna", "ben"]).await;
    let first = played(&store, "tante", &["Anna", "Ben"], &[(1, 4), (2, 3)]).await;
    let second = played(&store, "tante", &["Anna", "Ben"], &[(2, 3), (1, 4)]).await;
    for (table, ended) in [(&first, 2000), (&second, 1000)] {
        let [for_results, for_ratings] = [table, table].map(Clone::clone);
        let change = move |sql: &mut dyn Sql| {
            sql.execute("update results set ended = ?2 where table_id = ?1", values![&for_results, ended as u64])?;
            sql.execute("update ratings_due set ended = ?2 where table_id = ?1", values![&for_ratings, ended as u64])
        };
        store.write(change).await.unwrap();
    }
    assert_eq!(store.count_due_games(LATER, twice).await.unwrap(), 2);
    // Anna came second in what ended first, and first in what ended then.
    assert_eq!(store.rating_history("anna", "tante", 9).await.unwrap(), [(1000, 50_002), (2000, 100_005)]);
}

async fn only_what_ended_after_both_had_joined_is_counted(store: Store) {
    join(&store, &["anna"]).await;
    played(&store, "tante", &["Anna", "Ben"], &[(1, 4), (2, 3)]).await;
    join(&store, &["ben"]).await;
    assert_eq!(store.count_due_games(LATER, by_one).await.unwrap(), 0);
    // Where somebody plays for two there is nothing to measure.
    played(&store, "tante", &["Anna", "Ben", "Ben"], &[(1, 4), (2, 3), (3, 1)]).await;
    store.count_due_games(LATER, by_one).await.unwrap();
    assert_eq!(ladder(&store).await, []);
    // Whoever left a bot to finish comes last.
    let table = TableRow { started: Some(3), seats: vec![person("Anna"), person("Ben"), bot()], ..table() };
    store.create(table.clone(), 1).await.unwrap();
    let mut left = super::results::ending(&[(1, 4), (2, 3), (3, 1)]);
    left.seats[0].stand_in = Some("steady".into());
    assert!(store.append(&table.id, row(1, "bot"), NextDue::Over(Some(left))).await.unwrap());
    assert_eq!(store.count_due_games(LATER, by_one).await.unwrap(), 1);
    assert_eq!(ladder(&store).await, [("Ben".into(), 1, 25_000), ("Anna".into(), 1, 24_000)]);
}

async fn whoever_leaves_the_ladder_leaves_nothing_there(store: Store) {
    join(&store, &["anna", "ben"]).await;
    played(&store, "tante", &["Anna", "Ben"], &[(1, 4), (2, 3)]).await;
    assert_eq!(store.count_due_games(LATER, by_one).await.unwrap(), 1);
    store.leave_ladder("anna", "tante").await.unwrap();
    assert_eq!(ladder(&store).await, [("Ben".into(), 1, 24_000)]);
    assert_eq!(store.rating_history("anna", "tante", 9).await.unwrap(), []);
    join(&store, &["anna"]).await;
    assert_eq!(store.ratings_of("anna").await.unwrap()[0].games, 0, "whoever comes back begins anew");
    assert!(store.erase_person("ben").await.unwrap());
    assert_eq!(ladder(&store).await, []);
}

async fn two_ratings_of_one_person_become_one(store: Store) {
    join(&store, &["anna", "ben", "phone"]).await;
    played(&store, "tante", &["Anna", "Ben"], &[(1, 4), (2, 3)]).await;
    assert_eq!(store.count_due_games(LATER, by_one).await.unwrap(), 1);
    let phone = Device { id: "phone".into(), name: "Phone".into(), since: 1, seen: 1 };
    store.keep_sheet("phone", phone, "hash").await.unwrap();
    let ben = NewDevice { id: "new".into(), name: "Ben's".into(), was: Some("ben".into()) };
    let joined = store.join(Claim::Sheet { hash: "hash".into() }, ben, 5).await.unwrap();
    assert!(matches!(joined, Joined::Done { .. }), "{joined:?}");
    assert_eq!(store.ratings_of("phone").await.unwrap()[0].rating, 24_000, "that of more games");
    assert_eq!(store.ratings_of("ben").await.unwrap(), []);
}
