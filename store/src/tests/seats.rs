//! Who may sit where, by which link.

use super::*;

on_both!(
    seats_change_only_if_they_are_still_as_they_were,
    a_link_to_a_seat_is_good_once_for_its_holder,
    whoever_opens_two_links_at_once_gets_one_hand,
    nobody_comes_in_by_a_door_that_is_closed,
);

async fn seats_change_only_if_they_are_still_as_they_were(store: Store) {
    let table = table();
    store.create(table.clone(), 1).await.unwrap();
    let id = &table.id;
    let with = |name: &str| vec![person("Anna"), bot(), person(name)];
    let (ben, carla) = tokio::join!(
        store.reseat(id, table.seats.clone(), with("Ben")),
        store.reseat(id, table.seats.clone(), with("Carla"))
    );
    let ben_was_first = ben.unwrap();
    assert_ne!(ben_was_first, carla.unwrap());
    let seats = with(if ben_was_first { "Ben" } else { "Carla" });
    assert_eq!(store.table(id).await.unwrap().unwrap().seats, seats);
    let link = link_to(&store, id, 0).await;
    assert_eq!(store.take_seat(id, link, "anna's phone", 1000).await.unwrap(), Taken::Done);
    let table = store.table(id).await.unwrap().unwrap();
    assert_eq!(table.host, "anna's phone");
    assert_eq!(table.seats[0].sitter, Sitter::Person("anna's phone".into()));
    assert!(store.start(id, table.seats.clone(), 5).await.unwrap());
    assert!(!store.reseat(id, table.seats, seats).await.unwrap(), "nobody changes places in a game");
}

async fn a_link_to_a_seat_is_good_once_for_its_holder(store: Store) {
    let table = TableRow { seats: vec![person("Anna"), person("Ben"), bot()], ..table() };
    let id = table.id.as_str();
    store.create(table.clone(), 1).await.unwrap();
    let take = async |link: &SeatLink, taker: &str, now| store.take_seat(id, link.clone(), taker, now).await.unwrap();
    let bens = link_to(&store, id, 1).await;
    assert_eq!(take(&bens, "anna", 1).await, Taken::TwoHands);
    assert_eq!(take(&SeatLink { holder: "anna".into(), ..bens.clone() }, "thief", 1).await, Taken::LinkIsDead);
    assert_eq!(take(&SeatLink { seat: 2, ..bens.clone() }, "thief", 1).await, Taken::LinkIsDead, "a bot has no link");
    assert_eq!(take(&SeatLink { seat: 9, ..bens.clone() }, "thief", 1).await, Taken::LinkIsDead);
    assert_eq!(take(&SeatLink { made_by: Maker::Host, ..bens.clone() }, "thief", 1).await, Taken::LinkIsDead);
    let takers = ["one", "two", "three", "four"].map(|taker| {
        let store = store.clone();
        let id = id.to_owned();
        let bens = bens.clone();
        tokio::spawn(async move { store.take_seat(&id, bens, taker, 2).await.unwrap() })
    });
    let mut taken = Vec::new();
    for taker in takers {
        taken.push(taker.await.unwrap());
    }
    assert_eq!(taken.iter().filter(|taken| **taken == Taken::Done).count(), 1, "{taken:?}");
    assert_eq!(taken.iter().filter(|taken| **taken == Taken::LinkIsDead).count(), 3, "{taken:?}");
    let said: Vec<ChatMessage> = whole_chat(&store, id).await.into_iter().map(|line| line.said).collect();
    assert_eq!(said, [ChatMessage::TakenOver("Ben".into())]);
    assert_eq!(store.table(id).await.unwrap().unwrap().host, "anna");
    // To and fro for long, as fast as people can read it.
    for turn in 0..30 {
        let link = link_to(&store, id, 1).await;
        assert_eq!(take(&link, &format!("turn {turn}"), 20_000 + 4000 * turn).await, Taken::Done, "turn {turn}");
    }
    // And faster: then three times in ten seconds.
    let mut done = Vec::new();
    for turn in 0..40 {
        let link = link_to(&store, id, 1).await;
        match take(&link, &format!("fast {turn}"), 170_000 + 500 * turn).await {
            Taken::Done => done.push(turn),
            taken => assert_eq!(taken, Taken::TooOften, "turn {turn}"),
        }
    }
    assert_eq!(done, [0, 1, 2, 20, 21, 22]);
    let link = link_to(&store, id, 1).await;
    let at = 200_000;
    for turn in 0..3 {
        let link = link_to(&store, id, 1).await;
        assert_eq!(take(&link, &format!("late {turn}"), at + turn).await, Taken::Done);
    }
    let annas = link_to(&store, id, 0).await;
    assert_eq!(take(&link_to(&store, id, 1).await, "too late", at + 4).await, Taken::TooOften);
    assert_eq!(take(&link, "too late", at + 4).await, Taken::LinkIsDead);
    assert_eq!(take(&annas, "anna's phone", at + 4).await, Taken::Done, "others need not wait for that");
    assert_eq!(take(&link_to(&store, id, 0).await, "anna", at + 5).await, Taken::Done);
    assert!(rows_of(&store, "displaced").await <= 2 * 9, "not everybody who ever had a seat is remembered");
    // Nor need the host, whatever a thief does meanwhile.
    assert!(store.give_back(id, 1, "anna", at + 6).await.unwrap());
    assert_eq!(store.table(id).await.unwrap().unwrap().seats[1], person("Ben"), "however often it was handed on");
    assert!(!store.give_back(id, 1, "anna", 120_000).await.unwrap(), "nor does the host hand it on");
    assert!(!store.give_back(id, 1, "ben", 120_000).await.unwrap(), "he is not the host");
    assert!(!store.give_back(id, 0, "anna", 120_000).await.unwrap(), "nobody took her seat");
}

async fn whoever_opens_two_links_at_once_gets_one_hand(store: Store) {
    let table = TableRow { seats: vec![person("Anna"), person("Ben"), person("Carla")], ..table() };
    let id = table.id.as_str();
    store.create(table.clone(), 1).await.unwrap();
    let [bens, carlas] = [link_to(&store, id, 1).await, link_to(&store, id, 2).await];
    let both = tokio::join!(store.take_seat(id, bens, "greedy", 2), store.take_seat(id, carlas, "greedy", 2));
    let mut both = [both.0.unwrap(), both.1.unwrap()];
    both.sort_by_key(|taken| *taken != Taken::Done);
    assert_eq!(both, [Taken::Done, Taken::TwoHands]);
    let seats = store.table(id).await.unwrap().unwrap().seats;
    assert_eq!(seats.iter().filter(|seat| seat.sitter == Sitter::Person("greedy".into())).count(), 1);
}

async fn nobody_comes_in_by_a_door_that_is_closed(store: Store) {
    let table = TableRow { seats: vec![person("Anna"), nobody(), nobody(), nobody()], ..table() };
    let id = table.id.as_str();
    store.create(table.clone(), 1).await.unwrap();
    let sit = async |name: &str, entrance: Entrance| {
        let before = store.table(id).await.unwrap().unwrap().seats;
        let mut after = before.clone();
        *after.iter_mut().find(|seat| seat.sitter == Sitter::Nobody).unwrap() = person(name);
        store.sit_down(id, &name.to_lowercase(), entrance, [before, after], 1000).await.unwrap()
    };
    let open = |household: Option<&str>| Entrance::Open { household: household.map(str::to_owned) };
    let invited = |nonce: &str| Entrance::Invited { nonce: nonce.into() };
    assert_eq!(sit("Ben", open(None)).await, Admission::ByInvitationOnly);
    assert_eq!(sit("Ben", invited("guessed")).await, Admission::LinkIsDead);
    store.list(id, Some("anna's".into())).await.unwrap();
    assert_eq!(sit("Ben", open(Some("anna's"))).await, Admission::OneOfAHousehold, "those get the link");
    assert_eq!(sit("Ben", open(Some("ben's"))).await, Admission::Done);
    assert_eq!(sit("Bella", open(Some("ben's"))).await, Admission::OneOfAHousehold);
    store.reserve_seats(id, 2).await.unwrap();
    assert_eq!(sit("Carla", open(None)).await, Admission::Reserved);
    assert_eq!(sit("Bella", invited("")).await, Admission::Done);
    assert_eq!(store.extras(id).await.unwrap().listing.unwrap().reserved, 1, "a friend has come");
    let full = store.table(id).await.unwrap().unwrap().seats;
    let mut without = full.clone();
    without[1] = nobody();
    assert!(store.reseat(id, full, without).await.unwrap());
    store.reserve_seats(id, 0).await.unwrap();
    assert_eq!(sit("Ben", open(None)).await, Admission::SentAway);
    assert_eq!(sit("Bert", open(Some("ben's"))).await, Admission::OneOfAHousehold, "nor by another name");
    assert_eq!(sit("Ben", invited("")).await, Admission::LinkIsDead);
    // A stranger who goes on from a second browser is the same stranger, and so is whoever began with the first.
    assert_eq!(sit("Dora", open(Some("dora's"))).await, Admission::Done);
    let taken = store.take_seat(id, link_to(&store, id, 1).await, "dora's phone", 2000).await.unwrap();
    assert_eq!(taken, Taken::Done);
    assert!(store.extras(id).await.unwrap().links.strangers.contains("dora's phone"));
    let full = store.table(id).await.unwrap().unwrap().seats;
    let mut without = full.clone();
    without[1] = nobody();
    assert!(store.reseat(id, full, without).await.unwrap());
    assert_eq!(sit("Dora", open(Some("dora's"))).await, Admission::SentAway);
    assert_eq!(sit("Dorothea", open(Some("dora's"))).await, Admission::OneOfAHousehold);
    for number in 0..60 {
        assert_eq!(sit(&format!("Guest {number}"), open(None)).await, Admission::Done);
        let with = store.table(id).await.unwrap().unwrap().seats;
        let mut without = with.clone();
        without[1] = nobody();
        assert!(store.reseat(id, with, without).await.unwrap());
    }
    assert_eq!(rows_of(&store, "sent_away").await, 50, "only so many are remembered");
    let newest = store.extras(id).await.unwrap().links.join;
    assert_eq!(sit("Ben", invited(&newest)).await, Admission::Done, "the host has asked him back");
    let seats = store.table(id).await.unwrap().unwrap().seats;
    assert_eq!(seats[1], person("Ben"));
    let mut full = seats.clone();
    full[3] = bot();
    assert!(store.reseat(id, seats, full.clone()).await.unwrap());
    assert!(store.start(id, full, 5).await.unwrap());
    let links = store.extras(id).await.unwrap().links;
    assert_eq!(links.strangers, ["anna".to_owned()].into(), "from where guests came is forgotten");
}
