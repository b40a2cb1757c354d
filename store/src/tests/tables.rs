//! What is kept of tables: their logs, starts and rematches, and when somebody has to look at them.

use tabletop::{Hex32, SeedMaterial};

use super::*;
use crate::conduct::Pace;

on_both!(
    a_table_comes_back_as_it_was_made,
    a_place_in_a_log_is_taken_once,
    whoever_catches_up_is_told_what_they_don_t_know,
    of_many_who_want_the_same_place_one_is_first,
    a_table_starts_once_with_the_shares_it_has,
    a_rematch_is_made_once,
    conduct_changes_only_if_it_is_still_as_it_was,
    tables_in_play_with_a_clock_are_known_by_it,
    a_review_is_kept_once,
    a_review_is_taken_up_again_when_nobody_is_at_it_any_more,
    an_edition_is_kept_once_and_goes_with_its_last_table,
    what_was_brought_along_and_is_not_opened_goes,
    a_match_that_has_begun_is_made_once,
    a_due_table_is_taken_on_once,
    a_row_by_somebody_who_knows_less_makes_its_table_due,
    every_change_beside_the_log_is_counted,
    people_are_present_while_their_node_is_heard,
);

async fn a_table_comes_back_as_it_was_made(store: Store) {
    let table = table();
    store.create(table.clone(), 1).await.unwrap();
    assert_eq!(store.table(&table.id).await.unwrap(), Some(table));
    assert_eq!(store.table("nowhere").await.unwrap(), None);
    assert_eq!(store.table("no\0where").await.unwrap(), None);
    assert_eq!(store.name_of("anna").await.unwrap().as_deref(), Some("Anna"));
    assert_eq!(store.name_of("ben").await.unwrap(), None);
}

async fn a_place_in_a_log_is_taken_once(store: Store) {
    let id = made(&store).await;
    assert!(store.append(&id, row(1, "person"), NextDue::Unchanged).await.unwrap());
    assert!(!store.append(&id, row(1, "bot"), NextDue::Unchanged).await.unwrap());
    assert!(store.append(&id, row(2, "clock"), NextDue::At { due: Some(7), known: 0 }).await.unwrap());
    assert!(!store.append(&id, row(2, "bot"), NextDue::Over(None)).await.unwrap());
    assert!(!store.table(&id).await.unwrap().unwrap().over, "whoever was late ends nothing");
    assert_eq!(store.log(&id, 0).await.unwrap(), [row(1, "person"), row(2, "clock")]);
    assert_eq!(store.log(&id, 1).await.unwrap(), [row(2, "clock")]);
    assert!(store.append(&id, row(3, "person"), NextDue::Over(None)).await.unwrap());
    assert!(store.table(&id).await.unwrap().unwrap().over);
    assert!(store.append("nowhere", row(1, "person"), NextDue::Unchanged).await.is_err());
}

async fn whoever_catches_up_is_told_what_they_don_t_know(store: Store) {
    let id = made(&store).await;
    let seats = vec![person("Anna"), bot(), person("Ben")];
    assert!(store.reseat(&id, table().seats, seats.clone()).await.unwrap());
    assert!(store.start(&id, seats, 5).await.unwrap());
    for seq in 1..=3 {
        assert!(store.append(&id, row(seq, "person"), NextDue::Unchanged).await.unwrap());
    }
    let since = async |changes, seq| store.changes_since(&id, KnownRevision { changes, seq }).await.unwrap();
    let all = since(None, None).await.unwrap();
    let snapshot = all.snapshot.unwrap();
    assert_eq!(Some(snapshot.row), store.table(&id).await.unwrap());
    assert_eq!(snapshot.conduct, store.conduct(&id).await.unwrap());
    assert_eq!(snapshot.extras, store.extras(&id).await.unwrap());
    assert_eq!(all.seed, store.seed(&id).await.unwrap());
    assert_eq!(all.log, store.log(&id, 0).await.unwrap());
    assert_eq!(Some(all.revision), store.revision(&id).await.unwrap());

    let changes = Some(all.revision.changes);
    let some = since(changes, Some(1)).await.unwrap();
    assert_eq!((some.snapshot, some.seed), (None, None));
    assert_eq!(some.log, [row(2, "person"), row(3, "person")]);
    store.rename(&id, 0, "Anne").await.unwrap();
    let renamed = since(changes, Some(3)).await.unwrap();
    assert_eq!(renamed.snapshot.unwrap().row.seats[0].name, "Anne");
    assert_eq!(renamed.log, []);
    assert_eq!(store.changes_since("nowhere", KnownRevision::default()).await.unwrap(), None);
}

async fn of_many_who_want_the_same_place_one_is_first(store: Store) {
    let id = made(&store).await;
    for seq in 1..=10 {
        let tries: Vec<_> = (0..8)
            .map(|number| {
                let store = store.clone();
                let id = id.clone();
                let next = if number % 2 == 0 { NextDue::Unchanged } else { NextDue::At { due: Some(seq), known: 0 } };
                tokio::spawn(async move { store.append(&id, row(seq, &number.to_string()), next).await.unwrap() })
            })
            .collect();
        let mut first = 0;
        for attempt in tries {
            first += usize::from(attempt.await.unwrap());
        }
        assert_eq!(first, 1);
    }
    assert_eq!(store.log(&id, 0).await.unwrap().len(), 10);
}

async fn a_table_starts_once_with_the_shares_it_has(store: Store) {
    let table = table();
    store.create(table.clone(), 1).await.unwrap();
    let id = &table.id;
    assert!(store.add_share(id, "anna", Hex32([1; 32])).await.unwrap());
    assert!(!store.add_share(id, "anna", Hex32([2; 32])).await.unwrap(), "the first counts");
    assert!(!store.add_share("nowhere", "anna", Hex32([2; 32])).await.unwrap());
    assert!(!store.start(id, vec![nobody()], 5).await.unwrap());
    let starts = tokio::join!(store.start(id, table.seats.clone(), 5), store.start(id, table.seats.clone(), 6));
    assert_ne!(starts.0.unwrap(), starts.1.unwrap());
    assert!(!store.add_share(id, "ben", Hex32([3; 32])).await.unwrap(), "too late");
    let shares = vec![Hex32([1; 32]), Hex32::NOTHING, Hex32::NOTHING];
    let seed: SeedMaterial = serde_json::from_str(&store.seed(id).await.unwrap().unwrap()).unwrap();
    assert_eq!(seed, SeedMaterial::Dealt { secret: Hex32([5; 32]), shares });
}

async fn a_rematch_is_made_once(store: Store) {
    let id = made(&store).await;
    store.list(&id, None).await.unwrap();
    let agreed = Conduct { pace: Pace::Slow { days: 2 }, hints_agreed: true, ..Conduct::default() };
    let now = Conduct { graces: [(1, 5000)].into(), ..agreed.clone() };
    store.change_conduct(&id, &Conduct::default(), &now).await.unwrap();
    let one = table();
    let other = table();
    let made = tokio::join!(
        store.open_rematch(&id, one, SeatSet::empty(), 2),
        store.open_rematch(&id, other, SeatSet::empty(), 2)
    );
    let next = made.0.unwrap();
    assert_eq!(next, made.1.unwrap());
    assert_eq!(store.table(&id).await.unwrap().unwrap().rematch, Some(next.clone()));
    assert!(store.extras(&next).await.unwrap().listing.is_some(), "a rematch is as public as its table");
    assert_eq!(store.conduct(&next).await.unwrap(), agreed, "and has its pace, and hints if they were agreed on");
}

async fn tables_in_play_with_a_clock_are_known_by_it(store: Store) {
    let live = Conduct { pace: Pace::Live { seconds: 60, bank: 300 }, ..Conduct::default() };
    let first = table();
    let second = table();
    store.open_table(first.clone(), live.clone(), Visibility::Invited, 1).await.unwrap();
    store.create(second.clone(), 1).await.unwrap();
    assert!(store.live_tables().await.unwrap().is_empty(), "nobody plays yet");
    store.start(&first.id, first.seats.clone(), 5).await.unwrap();
    store.start(&second.id, second.seats.clone(), 5).await.unwrap();
    assert_eq!(store.live_tables().await.unwrap(), [first.id.as_str()]);
    let slow = Conduct { pace: Pace::Slow { days: 2 }, ..Conduct::default() };
    assert!(store.change_conduct(&first.id, &live, &slow).await.unwrap());
    assert!(store.change_conduct(&second.id, &Conduct::default(), &live).await.unwrap());
    assert_eq!(store.live_tables().await.unwrap(), [second.id.as_str()]);
    let next = table();
    assert_eq!(store.open_rematch(&second.id, next.clone(), SeatSet::empty(), 9).await.unwrap(), next.id);
    store.end(&second.id, SeatSet::empty()).await.unwrap();
    store.start(&next.id, next.seats.clone(), 9).await.unwrap();
    assert_eq!(store.live_tables().await.unwrap(), [next.id], "and a rematch is played as the game before");
}

async fn conduct_changes_only_if_it_is_still_as_it_was(store: Store) {
    let id = made(&store).await;
    let before = Conduct::default();
    let slow = |days| Conduct { pace: Pace::Slow { days }, ..Conduct::default() };
    let one = slow(1);
    let seven = slow(7);
    let changed = tokio::join!(store.change_conduct(&id, &before, &one), store.change_conduct(&id, &before, &seven));
    let one_was_first = changed.0.unwrap();
    assert_ne!(one_was_first, changed.1.unwrap());
    let now = if one_was_first { one } else { seven };
    assert_eq!(store.conduct(&id).await.unwrap(), now);
    assert!(store.change_conduct(&id, &now, &before).await.unwrap());
}

async fn a_review_is_kept_once(store: Store) {
    let id = made(&store).await;
    assert_eq!(store.review(&id).await.unwrap(), None);
    store.keep_review(&id, "first".into()).await.unwrap();
    store.keep_review(&id, "second".into()).await.unwrap();
    assert_eq!(store.review(&id).await.unwrap(), Some(ReviewProgress::Done("first".into())));
    assert!(!store.begin_review(&id, 9, 20).await.unwrap(), "it is done");
    store.drop_review(&id, "second").await.unwrap();
    assert_eq!(store.review(&id).await.unwrap(), Some(ReviewProgress::Done("first".into())));
    store.drop_review(&id, "first").await.unwrap();
    assert_eq!(store.review(&id).await.unwrap(), None);
    assert!(store.keep_review("nowhere", "lost".into()).await.unwrap_err().breaks_a_reference());
}

async fn a_review_is_taken_up_again_when_nobody_is_at_it_any_more(store: Store) {
    let id = made(&store).await;
    let begun = tokio::join!(store.begin_review(&id, 5, 20), store.begin_review(&id, 5, 20));
    assert_ne!(begun.0.unwrap(), begun.1.unwrap(), "one of them is first");
    assert!(store.note_review_progress(&id, 40, 20, 30).await.unwrap());
    assert_eq!(store.review(&id).await.unwrap(), Some(ReviewProgress::UnderWay(40)));
    assert!(!store.begin_review(&id, 29, 60).await.unwrap(), "somebody is at it");
    assert!(store.begin_review(&id, 30, 60).await.unwrap(), "they are gone");
    assert!(!store.note_review_progress(&id, 50, 30, 70).await.unwrap(), "they come back, and it is somebody else's");
    assert_eq!(store.review(&id).await.unwrap(), Some(ReviewProgress::UnderWay(0)));
    store.keep_review(&id, "done".into()).await.unwrap();
    assert!(!store.note_review_progress(&id, 50, 60, 90).await.unwrap());
    assert_eq!(
        store.review(&id).await.unwrap(),
        Some(ReviewProgress::Done("done".into())),
        "whoever comes late says nothing new"
    );
    assert!(store.begin_review("nowhere", 1, 2).await.unwrap_err().breaks_a_reference());
}

async fn an_edition_is_kept_once_and_goes_with_its_last_table(store: Store) {
    let other = TableRow { edition: "another text".into(), ..table() };
    store.create(other.clone(), 1).await.unwrap();
    let tables = [made(&store).await, made(&store).await, made(&store).await];
    assert_eq!(rows_of(&store, "editions").await, 2);
    let texts = (store.table(&tables[0]).await.unwrap().unwrap(), store.table(&tables[1]).await.unwrap().unwrap());
    assert!(Arc::ptr_eq(&texts.0.edition, &texts.1.edition), "in memory too");
    for (place, table) in tables.iter().enumerate() {
        assert_eq!(rows_of(&store, "editions").await, 2, "after {place} were deleted");
        assert!(store.delete_table(table).await.unwrap());
    }
    assert_eq!(rows_of(&store, "editions").await, 1);
    assert_eq!(store.table(&other.id).await.unwrap(), Some(other));
}

async fn what_was_brought_along_and_is_not_opened_goes(store: Store) {
    let seed = SeedMaterial::Open([5; 32]);
    let brought = async |opened: u64| {
        let table = TableRow { started: Some(3), over: true, seats: vec![nobody(); 3], ..table() };
        let begun = Begun { seed: seed.clone(), log: vec![row(1, "person")] };
        assert!(store.import(table.clone(), begun.clone(), opened).await.unwrap());
        assert!(!store.import(table.clone(), begun, opened).await.unwrap(), "once is enough");
        table.id
    };
    let forgotten = brought(1000).await;
    let looked_at = brought(1000).await;
    let newer = brought(5000).await;
    let played = made(&store).await;
    store.note_opened(&looked_at, 4000).await.unwrap();
    store.leave_out(500).await.unwrap();
    assert!(store.clear_unopened(1400).await.unwrap().is_empty(), "the house was closed for a while");
    assert_eq!(store.clear_unopened(2000).await.unwrap(), std::slice::from_ref(&forgotten));
    assert_eq!(store.table(&forgotten).await.unwrap(), None);
    assert_eq!(store.log(&forgotten, 0).await.unwrap(), []);
    for kept in [&looked_at, &newer, &played] {
        assert!(store.table(kept).await.unwrap().is_some());
    }
    store.note_opened(&played, 9000).await.unwrap();
    assert_eq!(rows_of(&store, "imports").await, 2, "whatever was played here is kept");
    assert_eq!(store.moderation(0).await.unwrap().touched, [forgotten]);
    store.forget_touched(u64::MAX / 2).await.unwrap();
    assert!(store.moderation(0).await.unwrap().touched.is_empty());
}

async fn a_match_that_has_begun_is_made_once(store: Store) {
    let table = TableRow { started: Some(3), over: true, ..table() };
    let seed = SeedMaterial::Dealt { secret: Hex32([5; 32]), shares: Vec::new() };
    let begun = Begun { seed, log: vec![row(1, "person"), row(2, "bot")] };
    assert!(store.create_begun(table.clone(), begun.clone(), Conduct::default(), 4).await.unwrap());
    assert!(!store.create_begun(table.clone(), begun.clone(), Conduct::default(), 4).await.unwrap());
    assert_eq!(store.table(&table.id).await.unwrap(), Some(table.clone()));
    assert_eq!(store.log(&table.id, 0).await.unwrap(), begun.log);
    assert_eq!(store.due_tables(u64::MAX / 2).await.unwrap(), [], "what is over is never due");
}

async fn a_due_table_is_taken_on_once(store: Store) {
    let id = made(&store).await;
    assert_eq!(store.due_tables(u64::MAX / 2).await.unwrap(), [], "nothing moves before the start");
    store.start(&id, table().seats, 5).await.unwrap();
    let due = store.due_tables(u64::MAX / 2).await.unwrap();
    let (_, since) = due[0];
    assert_eq!(due, [(id.clone(), since)]);
    assert_eq!(store.due_tables(since).await.unwrap(), []);
    let taken = tokio::join!(
        store.change_due(&id, Some(since), Some(since + 1000)),
        store.change_due(&id, Some(since), Some(since + 2000))
    );
    assert_ne!(taken.0.unwrap(), taken.1.unwrap());
    let due = store.revision(&id).await.unwrap().unwrap().due;
    assert!(store.change_due(&id, due, None).await.unwrap());
    assert!(store.change_due(&id, None, Some(9)).await.unwrap());
    store.make_all_due().await.unwrap();
    assert_eq!(store.due_tables(1).await.unwrap(), [(id.clone(), 0)]);
    store.end(&id, SeatSet::empty()).await.unwrap();
    assert_eq!(store.due_tables(u64::MAX / 2).await.unwrap(), []);
}

async fn a_row_by_somebody_who_knows_less_makes_its_table_due(store: Store) {
    let id = made(&store).await;
    let known = store.revision(&id).await.unwrap().unwrap().changes;
    let next = NextDue::At { due: Some(7), known };
    assert!(store.append(&id, row(1, "person"), next).await.unwrap());
    assert_eq!(store.revision(&id).await.unwrap().unwrap().due, Some(7));
    store.say(&id, says("anna", "news"), 1000).await.unwrap();
    assert!(store.append(&id, row(2, "person"), NextDue::At { due: None, known }).await.unwrap());
    let revision = store.revision(&id).await.unwrap().unwrap();
    assert!(revision.due.is_some_and(|due| due > 7), "at once");
    assert_eq!(revision.seq, 2);
}

async fn every_change_beside_the_log_is_counted(store: Store) {
    let id = made(&store).await;
    let quiet = made(&store).await;
    let mut counted = 0;
    macro_rules! counts {
        ($change:expr) => {
            $change.await.unwrap();
            let changes = store.revision(&id).await.unwrap().unwrap().changes;
            assert!(changes > counted, stringify!($change));
            counted = changes;
        };
    }
    counts!(store.reseat(&id, table().seats, vec![person("Anna"), bot(), person("Ben")]));
    counts!(store.take_seat(&id, link_to(&store, &id, 2).await, "ben's phone", 1000));
    counts!(store.renew_link(&id, 2, "ben's phone"));
    counts!(store.give_back(&id, 2, "anna", 2000));
    counts!(store.list(&id, None));
    counts!(store.reserve_seats(&id, 1));
    counts!(store.change_conduct(&id, &Conduct::default(), &Conduct::default()));
    counts!(store.start(&id, store.table(&id).await.unwrap().unwrap().seats, 5));
    counts!(store.say(&id, says("anna", "hello"), 1000));
    counts!(store.mute(&id, "anna", "Ben", vec![]));
    counts!(store.unmute(&id, "anna", "Ben"));
    counts!(store.keep_note(&id, 0, "a plan".into()));
    counts!(store.invite_again(&id, 2, "ben", says("anna", "told"), 1000));
    counts!(store.end_invitations(&id, vec![2]));
    assert!(store.append(&id, row(1, "person"), NextDue::Unchanged).await.unwrap());
    counts!(store.end(&id, SeatSet::empty()));
    counts!(store.open_rematch(&id, table(), SeatSet::empty(), 9));
    store.end(&id, SeatSet::empty()).await.unwrap();
    assert_eq!(store.revision(&id).await.unwrap().unwrap().changes, counted, "what is over does not end again");
    let mut revisions = store.revisions(vec![quiet.clone(), id.clone(), "nowhere".into()]).await.unwrap();
    revisions.sort_by_key(|(_, changes, _)| *changes);
    assert_eq!(revisions, [(quiet, 0, 0), (id, counted, 1)]);
}

async fn people_are_present_while_their_node_is_heard(store: Store) {
    let id = made(&store).await;
    let present = async || store.extras(&id).await.unwrap().present.into_iter().collect::<Vec<_>>();
    assert!(!store.note_heard("one", 1000).await.unwrap());
    store.note_arrival(&id, "anna", "one").await.unwrap();
    assert!(present().await.is_empty(), "nobody knows this node yet");
    store.note_all_present("one", 1000, vec![(id.clone(), "anna".into())]).await.unwrap();
    store.note_all_present("other", 1000, Vec::new()).await.unwrap();
    store.note_arrival(&id, "anna", "other").await.unwrap();
    store.note_arrival(&id, "ben", "other").await.unwrap();
    assert_eq!(present().await, ["anna", "ben"]);
    store.note_departure(&id, "anna", "other").await.unwrap();
    assert_eq!(present().await, ["anna", "ben"], "Anna has a page on the first node");
    assert!(store.note_heard("one", 15_000).await.unwrap());
    let changes = store.revision(&id).await.unwrap().unwrap().changes;
    store.forget_the_gone(20_000).await.unwrap();
    assert_eq!(present().await, ["anna"]);
    assert!(store.revision(&id).await.unwrap().unwrap().changes > changes, "and others are told");
    assert!(!store.note_heard("other", 20_000).await.unwrap());
}
