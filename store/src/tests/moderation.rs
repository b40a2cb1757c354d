//! What the host of the house can do from outside, and what comes back from a back-up.

use tabletop::{Hex32, SeedMaterial};

use super::*;

on_both!(
    the_key_is_made_once,
    a_person_is_banned_and_let_in_again,
    a_deleted_table_leaves_nothing,
    a_forgotten_person_leaves_a_seat_without_a_name,
    the_host_of_the_house_sees_tables_and_people,
    what_is_missing_is_put_back_and_nothing_newer_is_lost,
);

async fn a_person_is_banned_and_let_in_again(store: Store) {
    let id = made(&store).await;
    assert!(!store.ban("nobody").await.unwrap(), "whom nobody has seen");
    store.say(&id, says("ben", "hello"), 1000).await.unwrap();
    for person in ["anna", "ben", "ben"] {
        assert!(store.ban(person).await.unwrap());
    }
    let banned = async || store.moderation(0).await.unwrap().banned;
    assert_eq!(banned().await, ["anna".to_owned(), "ben".to_owned()].into());
    assert!(store.unban("anna").await.unwrap());
    assert!(!store.unban("anna").await.unwrap());
    assert_eq!(banned().await, ["ben".to_owned()].into());
}

async fn a_deleted_table_leaves_nothing(store: Store) {
    let first = made(&store).await;
    let other = made(&store).await;
    let id = store.open_rematch(&first, table(), SeatSet::empty(), 2).await.unwrap();
    store.list(&id, None).await.unwrap();
    store.say(&id, says("anna", "hello"), 1000).await.unwrap();
    store.mute(&id, "anna", "Ben", vec![]).await.unwrap();
    store.keep_note(&id, 0, "a plan".into()).await.unwrap();
    store.invite_again(&id, 0, "anna", says("anna", "told"), 1000).await.unwrap();
    leave_traces(&store, &id).await;
    store.add_share(&id, "anna", Hex32([1; 32])).await.unwrap();
    store.change_conduct(&id, &Conduct::default(), &Conduct::default()).await.unwrap();
    store.note_all_present("one", 1000, vec![(id.clone(), "anna".into())]).await.unwrap();
    store.append(&id, row(1, "person"), NextDue::Unchanged).await.unwrap();
    store.keep_review(&id, "a review".into()).await.unwrap();
    let changes = store.revision(&first).await.unwrap().unwrap().changes;
    assert!(store.delete_table(&id).await.unwrap());
    assert!(!store.delete_table(&id).await.unwrap());
    assert_eq!(store.table(&id).await.unwrap(), None);
    assert_eq!(store.revision(&id).await.unwrap(), None);
    assert_eq!(store.log(&id, 0).await.unwrap(), []);
    assert_eq!(store.extras(&id).await.unwrap(), Extras::default());
    assert_eq!(store.seed(&id).await.unwrap(), None);
    assert_eq!(store.review(&id).await.unwrap(), None);
    assert_eq!(store.table(&first).await.unwrap().unwrap().rematch, None);
    assert!(store.revision(&first).await.unwrap().unwrap().changes > changes);
    let mut touched = store.moderation(0).await.unwrap().touched;
    touched.sort();
    let mut expected = vec![first, id.clone()];
    expected.sort();
    assert_eq!(touched, expected, "and {other} is left alone");
    let late = store.append(&id, row(2, "person"), NextDue::Unchanged).await;
    assert!(late.unwrap_err().breaks_a_reference(), "nothing is played where nothing is");
}

async fn a_forgotten_person_leaves_a_seat_without_a_name(store: Store) {
    let table = TableRow { seats: vec![person("Anna"), bot(), person("Ben")], ..table() };
    let id = table.id.as_str();
    store.create(table.clone(), 1).await.unwrap();
    for speaker in ["anna", "ben"] {
        store.say(id, says(speaker, "hello"), 1000).await.unwrap();
    }
    store.keep_note(id, 0, "a plan".into()).await.unwrap();
    store.keep_note(id, 2, "another".into()).await.unwrap();
    store.mute(id, "anna", "Ben", vec![]).await.unwrap();
    store.mute(id, "ben", "Anna", vec![]).await.unwrap();
    store.add_share(id, "anna", Hex32([1; 32])).await.unwrap();
    for somebody in ["anna", "ben"] {
        store.keep_portrait(somebody, 0, 3).await.unwrap();
    }
    assert!(!store.erase_person("nobody").await.unwrap());
    assert!(store.erase_person("anna").await.unwrap());
    assert!(!store.erase_person("anna").await.unwrap());
    let now = store.table(id).await.unwrap().unwrap();
    let Sitter::Person(nobody) = &now.seats[0].sitter else { panic!("the seat is taken") };
    assert!(*nobody == now.host && nobody != "anna");
    assert_eq!((now.seats[0].name.as_str(), &now.seats[1..]), ("—", &table.seats[1..]));
    let extras = store.extras(id).await.unwrap();
    assert_eq!(extras.chat.iter().map(|line| line.person.as_str()).collect::<Vec<_>>(), ["ben"]);
    assert!(extras.muted.is_empty());
    assert_eq!(extras.portraits, [(("ben".to_owned(), 0), 3)].into());
    assert_eq!(extras.notes, [(2, "another".to_owned())].into());
    assert_eq!(store.moderation(0).await.unwrap().touched, [id.to_owned()]);
    assert!(store.start(id, now.seats.clone(), 5).await.unwrap());
    let seed: SeedMaterial = serde_json::from_str(&store.seed(id).await.unwrap().unwrap()).unwrap();
    let shares = vec![Hex32([1; 32]), Hex32::NOTHING, Hex32::NOTHING];
    assert_eq!(seed, SeedMaterial::Dealt { secret: Hex32([5; 32]), shares });
    // Whoever had a seat once is forgotten too, and so is what was said of it.
    let link = link_to(&store, id, 2).await;
    assert_eq!(store.take_seat(id, link, "ben's phone", 1000).await.unwrap(), Taken::Done);
    assert!(store.erase_person("ben").await.unwrap() && store.erase_person("ben's phone").await.unwrap());
    let extras = store.extras(id).await.unwrap();
    assert!(extras.chat.is_empty() && extras.links.displaced.is_empty(), "{extras:?}");
}

async fn the_host_of_the_house_sees_tables_and_people(store: Store) {
    let gathering = made(&store).await;
    let playing = table();
    store.create(playing.clone(), 2).await.unwrap();
    store.start(&playing.id, playing.seats.clone(), 500).await.unwrap();
    let slept = LogRow { entry: r#"{"resume":{"slept":40}}"#.into(), ..row(1, "clock") };
    store.append(&playing.id, slept, NextDue::Unchanged).await.unwrap();
    store.append(&playing.id, row(2, "person"), NextDue::Unchanged).await.unwrap();
    store.say(&playing.id, says("zoe", "hello"), 1000).await.unwrap();
    store.ban("zoe").await.unwrap();
    let tables = store.table_entries(9).await.unwrap();
    let seen: Vec<_> = tables
        .iter()
        .map(|table| (&table.table, table.state, table.rows, table.last_move, table.players.len()))
        .collect();
    let expected =
        [(&playing.id, Stage::Playing, 2, Some(500 + 40 + 20), 2), (&gathering, Stage::Gathering, 0, None, 2)];
    assert_eq!(seen, expected);
    assert_eq!(store.table_entries(1).await.unwrap().len(), 1);
    spoil(&store, "update log set entry = 'no entry' where by = 'clock'").await;
    let spoilt = store.table_entries(9).await.unwrap();
    assert_eq!((spoilt[0].rows, spoilt[0].last_move, spoilt.len()), (2, None, 2), "the others are listed too");
    let entry = |person: &str, name: &str, tables, last, banned| PersonEntry {
        person: person.into(),
        name: Some(name.into()),
        tables,
        last,
        banned,
    };
    let people = [entry("zoe", "zoe", 1, 1000, true), entry("anna", "Anna", 2, 2, false)];
    assert_eq!(store.person_entries(9).await.unwrap(), people);
}

/// The same table in a house and in its back-up, played differently far.
async fn what_is_missing_is_put_back_and_nothing_newer_is_lost(store: Store) {
    let ground = Ground::folder();
    let back_up = Store::open(&ground.0).await.unwrap();
    let restore = async |id: &str| store.restore_table(back_up.table_backup(id).await.unwrap().unwrap()).await.unwrap();
    let table = table();
    let id = table.id.as_str();
    for place in [&store, &back_up] {
        place.create(table.clone(), 1).await.unwrap();
    }
    assert_eq!(restore(id).await, TableRestored::NotNeeded);
    back_up.start(id, table.seats.clone(), 5).await.unwrap();
    assert_eq!(restore(id).await, TableRestored::Done, "it had not begun");
    assert_eq!(rows_of(&store, "editions").await, 1);
    assert_eq!(store.table(id).await.unwrap(), back_up.table(id).await.unwrap());
    assert_eq!(store.seed(id).await.unwrap(), back_up.seed(id).await.unwrap());
    assert!(store.revision(id).await.unwrap().unwrap().due.is_some(), "somebody looks at it at once");
    for seq in 1..=3 {
        back_up.append(id, row(seq, "person"), NextDue::Unchanged).await.unwrap();
    }
    store.append(id, row(1, "person"), NextDue::Unchanged).await.unwrap();
    store.say(id, says("anna", "newer"), 1000).await.unwrap();
    assert_eq!(restore(id).await, TableRestored::Done, "it knew less");
    assert_eq!(store.log(id, 0).await.unwrap().len(), 3);
    assert_eq!(whole_chat(&store, id).await.len(), 1);
    store.append(id, row(4, "person"), NextDue::Unchanged).await.unwrap();
    assert_eq!(restore(id).await, TableRestored::NotNeeded, "it knows more");
    back_up.append(id, row(4, "bot"), NextDue::Unchanged).await.unwrap();
    back_up.keep_review(id, "of the back-up".into()).await.unwrap();
    assert_eq!(restore(id).await, TableRestored::Differs);
    assert_eq!(store.review(id).await.unwrap(), None, "it is about another game");
    assert_eq!(store.log(id, 3).await.unwrap(), [row(4, "person")]);
    let used = link_to(&back_up, id, 0).await;
    store.delete_table(id).await.unwrap();
    assert_eq!(rows_of(&store, "editions").await, 0);
    assert_eq!(restore(id).await, TableRestored::Done, "it was missing");
    assert_eq!(store.table(id).await.unwrap().unwrap().edition, table.edition);
    let taken = store.take_seat(id, used, "somebody", 9).await.unwrap();
    assert_eq!(taken, Taken::LinkIsDead, "nobody knows which links were used since");
    assert_eq!(store.log(id, 0).await.unwrap(), back_up.log(id, 0).await.unwrap());
    assert_eq!(store.review(id).await.unwrap(), Some(ReviewProgress::Done("of the back-up".into())));
    assert!(store.moderation(0).await.unwrap().touched.contains(&id.to_owned()));
    assert_eq!(back_up.all_tables().await.unwrap(), [id.to_owned()]);
}

async fn the_key_is_made_once(store: Store) {
    let keys = tokio::join!(store.make_key_once(None), store.make_key_once(None));
    let key = keys.0.unwrap();
    assert_eq!(key, keys.1.unwrap());
    assert_eq!(store.make_key_once(Some([9; 32])).await.unwrap(), key);
}
