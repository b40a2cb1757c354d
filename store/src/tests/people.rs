//! People with several devices: what lets one in, and what becomes of whoever used it before.

use tabletop::Hex32;

use super::*;

on_both!(
    a_device_is_let_in_by_a_link_once_and_by_a_sheet_for_ever,
    whoever_turns_out_to_be_somebody_else_brings_everything_along,
    nobody_becomes_whom_they_play_against,
    of_two_that_open_a_link_at_once_one_gets_in,
    a_passkey_is_somebodys_and_a_challenge_is_answered_once,
    of_whoever_is_erased_no_key_is_left,
);

fn at(id: &str) -> Device {
    Device { id: id.into(), name: format!("{id}'s own"), since: 10, seen: 10 }
}

fn new(id: &str, was: Option<&str>) -> NewDevice {
    NewDevice { id: id.into(), name: "a phone".into(), was: was.map(str::to_owned) }
}

fn link(hash: &str) -> Claim {
    Claim::Link { hash: hash.into() }
}

fn sheet(hash: &str) -> Claim {
    Claim::Sheet { hash: hash.into() }
}

fn ids(ring: &KeyRing) -> Vec<&str> {
    ring.devices.iter().map(|device| device.id.as_str()).collect()
}

fn done(person: &str, tables: &[&str]) -> Joined {
    Joined::Done { person: person.into(), tables: tables.iter().map(|table| (*table).to_owned()).collect() }
}

async fn a_device_is_let_in_by_a_link_once_and_by_a_sheet_for_ever(store: Store) {
    assert_eq!(store.person_at("anna", 1).await.unwrap(), None, "most people are their only device");
    store.keep_device_link("anna", at("anna"), "first", 100).await.unwrap();
    store.keep_device_link("anna", at("anna"), "second", 100).await.unwrap();
    assert_eq!(
        store.join(link("first"), new("phone", None), 50).await.unwrap(),
        Joined::Unknown,
        "there is a newer one"
    );
    assert_eq!(store.join(link("second"), new("phone", None), 101).await.unwrap(), Joined::Unknown, "its time is up");
    assert_eq!(store.owner_of(link("second"), 100).await.unwrap().as_deref(), Some("anna"));
    assert_eq!(store.join(link("second"), new("phone", None), 100).await.unwrap(), done("anna", &[]));
    assert_eq!(store.join(link("second"), new("tablet", None), 100).await.unwrap(), Joined::Unknown, "it was used");
    assert_eq!(store.person_at("phone", 100).await.unwrap(), Some(Some("anna".into())));
    store.keep_sheet("anna", at("phone"), "words").await.unwrap();
    for device in ["tablet", "telly"] {
        assert_eq!(store.join(sheet("words"), new(device, None), 200).await.unwrap(), done("anna", &[]));
    }
    assert_eq!(store.join(sheet("words"), new("again", Some("anna")), 200).await.unwrap(), Joined::Already);
    let ring = store.key_ring("anna").await.unwrap();
    assert_eq!(ids(&ring), ["anna", "phone", "tablet", "telly"]);
    assert_eq!((ring.devices[0].name.as_str(), ring.sheet), ("anna's own", Some(10)));
    store.keep_sheet("anna", at("phone"), "other words").await.unwrap();
    assert_eq!(store.owner_of(sheet("words"), 1).await.unwrap(), None);
    // Signed out is signed out, also where a device bears its person's name.
    assert!(store.rename_device("anna", "telly", "the telly").await.unwrap());
    assert!(!store.rename_device("ben", "telly", "mine").await.unwrap());
    assert!(!store.sign_out("ben", "telly", 300).await.unwrap());
    assert!(store.sign_out("anna", "anna", 300).await.unwrap() && store.sign_out("anna", "telly", 301).await.unwrap());
    assert_eq!(store.person_at("anna", 300).await.unwrap(), Some(None));
    let changed = store.devices_changed(300).await.unwrap();
    assert_eq!(changed, [("anna".to_owned(), None), ("telly".to_owned(), None)]);
    assert_eq!(ids(&store.key_ring("anna").await.unwrap()), ["phone", "tablet"]);
    for number in 2..MOST_DEVICES {
        let device = format!("device {number}");
        assert_eq!(store.join(sheet("other words"), new(&device, None), 400).await.unwrap(), done("anna", &[]));
    }
    assert_eq!(store.join(sheet("other words"), new("one more", None), 400).await.unwrap(), Joined::TooMany);
    // That a device is still there is written down once a day.
    let day = 24 * 60 * 60 * 1000;
    store.person_at("phone", 100 + day).await.unwrap();
    assert_eq!(store.key_ring("anna").await.unwrap().devices[0].seen, 100);
    store.person_at("phone", 101 + day).await.unwrap();
    assert_eq!(store.key_ring("anna").await.unwrap().devices[0].seen, 101 + day);
}

async fn whoever_turns_out_to_be_somebody_else_brings_everything_along(store: Store) {
    let seats = vec![person("Phone"), person("Ben"), bot()];
    let games = [(); 2].map(|()| TableRow { seats: seats.clone(), host: "phone".into(), ..table() });
    for game in &games {
        store.create(game.clone(), 1).await.unwrap();
    }
    let id = games[0].id.as_str();
    // Anna has had this seat before, and was sent away from the other table.
    let link_to_seat = link_to(&store, id, 1).await;
    assert_eq!(store.take_seat(id, link_to_seat, "phone-2", 5).await.unwrap(), Taken::Done);
    store.say(id, says("phone", "hello"), 1000).await.unwrap();
    store.mute(id, "phone", "Ben", vec![]).await.unwrap();
    store.add_share(id, "phone", Hex32([1; 32])).await.unwrap();
    store.keep_note(id, 0, "a plan".into()).await.unwrap();
    store.keep_portrait("phone", 0, 3).await.unwrap();
    store.keep_portrait("phone", 1, 4).await.unwrap();
    store.keep_portrait("anna", 0, 5).await.unwrap();
    store.keep_sheet("phone", at("phone"), "the phone's words").await.unwrap();
    store.keep_device_link("anna", at("anna"), "code", 100).await.unwrap();
    let before = store.extras(id).await.unwrap();

    let joined = store.join(link("code"), new("phone anew", Some("phone")), 50).await.unwrap();
    let mut ids_of_games = games.each_ref().map(|game| game.id.as_str());
    ids_of_games.sort_unstable();
    assert_eq!(joined, done("anna", &ids_of_games));
    for game in &games {
        let now = store.table(&game.id).await.unwrap().unwrap();
        assert_eq!((now.seats[0].sitter.clone(), now.host.as_str()), (Sitter::Person("anna".into()), "anna"));
        assert_eq!(now.seats[0].name, "Phone", "a name is a table's");
    }
    let extras = store.extras(id).await.unwrap();
    assert_eq!(extras.notes, before.notes);
    assert!(
        extras.chat.iter().any(|line| line.person == "anna") && extras.chat.iter().all(|line| line.person != "phone")
    );
    assert_eq!(extras.muted.len(), 1);
    assert_eq!(extras.portraits, [(("anna".to_owned(), 0), 5), (("anna".to_owned(), 1), 4)].into());
    assert_eq!(rows_of(&store, "shares").await, 1);
    // The old cookie leads there too, and so do the old words.
    assert_eq!(store.person_at("phone", 60).await.unwrap(), Some(Some("anna".into())));
    assert_eq!(store.owner_of(sheet("the phone's words"), 60).await.unwrap().as_deref(), Some("anna"));
    assert!(store.devices_changed(50).await.unwrap().contains(&("phone".to_owned(), Some("anna".to_owned()))));
    let revision = store.revision(id).await.unwrap().unwrap();
    assert!(revision.changes > 0, "and every node looks again");
}

async fn nobody_becomes_whom_they_play_against(store: Store) {
    let game = TableRow { seats: vec![person("Anna"), person("Ben"), bot()], ..table() };
    store.create(game.clone(), 1).await.unwrap();
    store.keep_sheet("anna", at("anna"), "words").await.unwrap();
    let both = Joined::BothSitAt(game.id.clone());
    assert_eq!(store.join(sheet("words"), new("new", Some("ben")), 5).await.unwrap(), both);
    assert_eq!(store.table(&game.id).await.unwrap().unwrap().seats, game.seats);
    assert_eq!(store.person_at("new", 5).await.unwrap(), None);
    assert_eq!(
        store.join(sheet("words"), new("new", None), 5).await.unwrap(),
        done("anna", &[]),
        "a fresh browser may"
    );
}

async fn of_two_that_open_a_link_at_once_one_gets_in(store: Store) {
    store.keep_device_link("anna", at("anna"), "code", 100).await.unwrap();
    let joins = ["one", "two", "three", "four"].map(|device| {
        let store = store.clone();
        tokio::spawn(async move { store.join(link("code"), new(device, None), 50).await.unwrap() })
    });
    let mut joined = Vec::new();
    for join in joins {
        joined.push(join.await.unwrap());
    }
    assert_eq!(joined.iter().filter(|joined| **joined == done("anna", &[])).count(), 1, "{joined:?}");
    assert_eq!(joined.iter().filter(|joined| **joined == Joined::Unknown).count(), 3, "{joined:?}");
}

async fn a_passkey_is_somebodys_and_a_challenge_is_answered_once(store: Store) {
    assert!(store.keep_passkey("anna", at("anna"), "key", "public".into()).await.unwrap());
    assert!(!store.keep_passkey("ben", at("ben"), "key", "his".into()).await.unwrap(), "it is Anna's");
    assert_eq!(store.passkey("key").await.unwrap().as_deref(), Some("public"));
    let claim = Claim::Passkey { credential: "key".into(), passkey: "public, used once".into() };
    assert_eq!(store.join(claim.clone(), new("phone", None), 70).await.unwrap(), done("anna", &[]));
    assert_eq!(store.passkey("key").await.unwrap().as_deref(), Some("public, used once"));
    let ring = store.key_ring("anna").await.unwrap();
    assert_eq!((ring.passkeys.len(), ring.passkeys[0].used), (1, 70));
    assert!(!store.drop_passkey("ben", "key").await.unwrap() && store.drop_passkey("anna", "key").await.unwrap());
    assert_eq!(store.join(claim, new("tablet", None), 80).await.unwrap(), Joined::Unknown);
    for (id, until) in [("one", 100), ("two", 300)] {
        store.keep_challenge(id, format!("question {id}"), 50, until).await.unwrap();
    }
    assert_eq!(store.take_challenge("one", 100).await.unwrap().as_deref(), Some("question one"));
    assert_eq!(store.take_challenge("one", 100).await.unwrap(), None, "once");
    assert_eq!(store.take_challenge("two", 301).await.unwrap(), None, "in time");
    store.keep_challenge("three", "question".into(), 50, 60).await.unwrap();
    store.keep_challenge("four", "question".into(), 70, 80).await.unwrap();
    assert_eq!(rows_of(&store, "passkey_challenges").await, 1, "what nobody answers goes");
}

async fn of_whoever_is_erased_no_key_is_left(store: Store) {
    store.keep_sheet("anna", at("anna"), "words").await.unwrap();
    store.keep_passkey("anna", at("anna"), "key", "public".into()).await.unwrap();
    store.keep_device_link("anna", at("anna"), "code", 100).await.unwrap();
    store.keep_sheet("ben", at("ben"), "his words").await.unwrap();
    let data = store.my_data("anna").await.unwrap();
    assert_eq!((data.devices.len(), data.passkeys.len(), data.recovery_sheet), (1, 1, Some(10)));
    assert!(store.erase_person("anna").await.unwrap(), "also who never sat down");
    assert_eq!(store.my_data("anna").await.unwrap(), MyData::default());
    assert_eq!(store.key_ring("anna").await.unwrap(), KeyRing::default());
    for claim in [sheet("words"), link("code")] {
        assert_eq!(store.owner_of(claim, 5).await.unwrap(), None);
    }
    assert_eq!(store.person_at("anna", 5).await.unwrap(), Some(None), "their browser is nobody's");
    assert!(store.owner_of(sheet("his words"), 5).await.unwrap().is_some());
    assert!(!store.erase_person("anna").await.unwrap());
}
