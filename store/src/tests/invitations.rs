//! Who may ask whom to a new table.

use super::results::played;
use super::*;

on_both!(
    whoever_has_played_together_may_invite_once_at_a_time,
    nobody_is_asked_by_whom_they_don_t_want_to_hear,
    nobody_asks_too_many,
    invitations_follow_whoever_they_are_about,
);

const DAY: u64 = 24 * 60 * 60 * 1000;

fn next(host: &str) -> TableRow {
    TableRow { host: host.to_lowercase(), seats: vec![person(host), nobody()], ..table() }
}

async fn invite(store: &Store, host: &str, at: (&str, usize), now: u64) -> Invited {
    let invite = Invite { host: host.to_lowercase(), table: at.0.into(), seat: at.1, next: next(host) };
    store.invite(invite, now).await.unwrap()
}

async fn waiting(store: &Store, person: &str, now: u64) -> Vec<String> {
    store.invitations(person, now).await.unwrap().into_iter().map(|invitation| invitation.table).collect()
}

async fn whoever_has_played_together_may_invite_once_at_a_time(store: Store) {
    let game = played(&store, "tante", &["Anna", "Ben"], &[(1, 4), (2, 3)]).await;
    let Invited::To(table) = invite(&store, "Anna", (&game, 1), 100).await else { panic!("they know each other") };
    assert_eq!(waiting(&store, "ben", 200).await, [table.as_str()]);
    assert_eq!(store.invitations("ben", 200).await.unwrap()[0].host, "Anna");
    assert_eq!(invite(&store, "Anna", (&game, 1), 300).await, Invited::To(table.clone()), "a second tap leads there");
    assert_eq!(invite(&store, "Carla", (&game, 1), 300).await, Invited::Unknown, "she was not there");
    assert_eq!(invite(&store, "Anna", (&game, 0), 300).await, Invited::Unknown, "nobody invites themselves");
    assert_eq!(waiting(&store, "ben", 100 + 8 * DAY).await, [] as [String; 0], "nobody waits for ever");
    // Whoever has come is not invited any more.
    let before = store.table(&table).await.unwrap().unwrap().seats;
    let after = vec![before[0].clone(), person("Ben")];
    let entrance = Entrance::Invited { nonce: String::new() };
    assert_eq!(store.sit_down(&table, "ben", entrance, [before, after], 400).await.unwrap(), Admission::Done);
    assert_eq!(waiting(&store, "ben", 500).await, [] as [String; 0]);
    assert!(store.delete_table(&table).await.unwrap());
    assert_eq!(rows_of(&store, "invitations").await, 0);
}

async fn nobody_is_asked_by_whom_they_don_t_want_to_hear(store: Store) {
    let game = played(&store, "tante", &["Anna", "Ben"], &[(1, 4), (2, 3)]).await;
    let Invited::To(table) = invite(&store, "Anna", (&game, 1), 100).await else { panic!("they know each other") };
    assert!(!store.decline("carla", &table, true, 200).await.unwrap());
    assert!(store.decline("ben", &table, false, 200).await.unwrap());
    assert_eq!(waiting(&store, "ben", 300).await, [] as [String; 0]);
    assert_eq!(invite(&store, "Anna", (&game, 1), 300).await, Invited::Unwanted, "not a moment later");
    let Invited::To(table) = invite(&store, "Anna", (&game, 1), 300 + 8 * DAY).await else { panic!("but some day") };
    assert!(store.decline("ben", &table, true, 400 + 8 * DAY).await.unwrap());
    assert_eq!(invite(&store, "Anna", (&game, 1), 400 + 30 * DAY).await, Invited::Unwanted);
    let [(number, name)] = &store.unwanted_hosts("ben").await.unwrap()[..] else { panic!("one") };
    assert_eq!(name, "Anna");
    store.want_again("ben", *number).await.unwrap();
    assert!(matches!(invite(&store, "Anna", (&game, 1), 400 + 30 * DAY).await, Invited::To(_)));
    // Whom somebody has muted at a table they don't want to hear of either.
    assert!(store.mute(&game, "anna", "Ben", vec![]).await.is_ok());
    assert_eq!(invite(&store, "Ben", (&game, 0), 500 + 60 * DAY).await, Invited::Unwanted);
}

async fn nobody_asks_too_many(store: Store) {
    let mut asked = Vec::new();
    for number in 0..13 {
        let game = played(&store, "tante", &["Anna", &format!("Guest {number}")], &[(1, 4), (2, 3)]).await;
        asked.push(invite(&store, "Anna", (&game, 1), 100 + number).await);
    }
    assert!(asked[..12].iter().all(|invited| matches!(invited, Invited::To(_))), "{asked:?}");
    assert_eq!(asked[12], Invited::TooMany);
}

async fn invitations_follow_whoever_they_are_about(store: Store) {
    let game = played(&store, "tante", &["Anna", "Ben", "Carla"], &[(1, 4), (2, 3), (3, 1)]).await;
    let Invited::To(table) = invite(&store, "Anna", (&game, 1), 100).await else { panic!("they know each other") };
    let Invited::To(other) = invite(&store, "Carla", (&game, 1), 100).await else { panic!("they know each other") };
    assert!(store.decline("ben", &other, true, 150).await.unwrap());
    let phone = Device { id: "phone".into(), name: "Phone".into(), since: 1, seen: 1 };
    store.keep_sheet("phone", phone, "hash").await.unwrap();
    let ben = NewDevice { id: "new".into(), name: "Ben's".into(), was: Some("ben".into()) };
    let joined = store.join(Claim::Sheet { hash: "hash".into() }, ben, 200).await.unwrap();
    assert!(matches!(joined, Joined::Done { .. }), "{joined:?}");
    assert_eq!(waiting(&store, "phone", 300).await, [table]);
    assert_eq!(store.unwanted_hosts("phone").await.unwrap(), [(150, "Carla".to_owned())]);
    assert!(store.erase_person("anna").await.unwrap());
    assert_eq!(waiting(&store, "phone", 300).await, [] as [String; 0]);
    assert!(store.erase_person("phone").await.unwrap());
    assert_eq!((rows_of(&store, "invitations").await, rows_of(&store, "unwanted_hosts").await), (0, 0));
}
