//! What the store promises, on both databases.

use servers::Postgres;
use tabletop::{Hex32, SeedMaterial};

use super::testing::*;
use super::*;
use crate::clock::wall_clock;
use crate::conduct::{Conduct, Pace, What};

/// Runs each of these promises on SQLite and on PostgreSQL.
macro_rules! on_both {
    ($($promise:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $promise() {
                let ground = super::Ground::folder();
                super::$promise(super::Store::open(&ground.0).await.unwrap()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                let ground = super::Ground::postgres();
                super::$promise(super::Store::open(&ground.0).await.unwrap()).await;
            })*
        }
    };
}

on_both!(
    a_table_comes_back_as_it_was_made,
    a_place_in_a_log_is_taken_once,
    whoever_catches_up_is_told_what_they_don_t_know,
    of_many_who_want_the_same_place_one_is_first,
    seats_change_only_if_they_are_still_as_they_were,
    a_table_starts_once_with_the_shares_it_has,
    a_rematch_is_made_once,
    conduct_changes_only_if_it_is_still_as_it_was,
    a_review_is_kept_once,
    a_review_is_taken_up_again_when_nobody_is_at_it_any_more,
    lines_of_a_chat_are_counted_and_nobody_floods_it,
    a_chat_is_read_page_by_page_and_its_oldest_lines_go,
    mutes_are_bounded_and_few_are_read,
    an_edition_is_kept_once_and_goes_with_its_last_table,
    what_was_brought_along_and_is_not_opened_goes,
    notes_mutes_and_invitations_are_kept_and_dropped,
    lists_show_whom_they_should,
    a_link_to_a_seat_is_good_once_for_its_holder,
    whoever_opens_two_links_at_once_gets_one_hand,
    nobody_comes_in_by_a_door_that_is_closed,
    nobody_crowds_the_others_out_of_a_list,
    whoever_has_ended_very_many_games_crowds_out_their_own,
    a_match_that_has_begun_is_made_once,
    a_due_table_is_taken_on_once,
    a_row_by_somebody_who_knows_less_makes_its_table_due,
    every_change_beside_the_log_is_counted,
    people_are_present_while_their_node_is_heard,
    the_key_is_made_once,
    a_person_is_banned_and_let_in_again,
    a_deleted_table_leaves_nothing,
    a_forgotten_person_leaves_a_seat_without_a_name,
    the_host_of_the_house_sees_tables_and_people,
    what_is_missing_is_put_back_and_nothing_newer_is_lost,
);

fn row(seq: u64, by: &str) -> LogRow {
    LogRow { seq, at: seq * 10, by: by.into(), entry: "{}".into(), check: "00".into() }
}

fn says(person: &str, text: &str) -> ChatLine {
    let (room, said) = (Room::Players, Said::Text(text.into()));
    ChatLine { line: 0, room, person: person.into(), name: person.into(), said }
}

async fn made(store: &Store) -> String {
    let table = table();
    store.create(table.clone(), 1).await.unwrap();
    table.id
}

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
    assert!(store.append(&id, row(1, "person"), Next::AsBefore).await.unwrap());
    assert!(!store.append(&id, row(1, "bot"), Next::AsBefore).await.unwrap());
    assert!(store.append(&id, row(2, "clock"), Next::Due { due: Some(7), known: 0 }).await.unwrap());
    assert!(!store.append(&id, row(2, "bot"), Next::Over).await.unwrap());
    assert!(!store.table(&id).await.unwrap().unwrap().over, "whoever was late ends nothing");
    assert_eq!(store.log(&id, 0).await.unwrap(), [row(1, "person"), row(2, "clock")]);
    assert_eq!(store.log(&id, 1).await.unwrap(), [row(2, "clock")]);
    assert!(store.append(&id, row(3, "person"), Next::Over).await.unwrap());
    assert!(store.table(&id).await.unwrap().unwrap().over);
    assert!(store.append("nowhere", row(1, "person"), Next::AsBefore).await.is_err());
}

async fn whoever_catches_up_is_told_what_they_don_t_know(store: Store) {
    let id = made(&store).await;
    let seats = vec![person("Anna"), bot(), person("Ben")];
    assert!(store.reseat(&id, table().seats, seats.clone()).await.unwrap());
    assert!(store.start(&id, seats, 5).await.unwrap());
    for seq in 1..=3 {
        assert!(store.append(&id, row(seq, "person"), Next::AsBefore).await.unwrap());
    }
    let since = async |changes, seq| store.since(&id, Known { changes, seq }).await.unwrap();
    let all = since(None, None).await.unwrap();
    let kept = all.kept.unwrap();
    assert_eq!(Some(kept.row), store.table(&id).await.unwrap());
    assert_eq!(kept.conduct, store.conduct(&id).await.unwrap());
    assert_eq!(kept.beside, store.beside(&id).await.unwrap());
    assert_eq!(all.seed, store.seed(&id).await.unwrap());
    assert_eq!(all.log, store.log(&id, 0).await.unwrap());
    assert_eq!(Some(all.pulse), store.pulse(&id).await.unwrap());

    let changes = Some(all.pulse.changes);
    let some = since(changes, Some(1)).await.unwrap();
    assert_eq!((some.kept, some.seed), (None, None));
    assert_eq!(some.log, [row(2, "person"), row(3, "person")]);
    store.rename(&id, 0, "Anne").await.unwrap();
    let renamed = since(changes, Some(3)).await.unwrap();
    assert_eq!(renamed.kept.unwrap().row.seats[0].name, "Anne");
    assert_eq!(renamed.log, []);
    assert_eq!(store.since("nowhere", Known::default()).await.unwrap(), None);
}

async fn of_many_who_want_the_same_place_one_is_first(store: Store) {
    let id = made(&store).await;
    for seq in 1..=10 {
        let tries: Vec<_> = (0..8)
            .map(|number| {
                let (store, id) = (store.clone(), id.clone());
                let next = if number % 2 == 0 { Next::AsBefore } else { Next::Due { due: Some(seq), known: 0 } };
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

/// The newest link to a seat, of whoever has it.
async fn link_to(store: &Store, id: &str, seat: usize) -> SeatLink {
    let holder = match &store.table(id).await.unwrap().unwrap().seats[seat].sitter {
        Sitter::Person(holder) => holder.clone(),
        other => panic!("{other:?} has no link"),
    };
    let nonce = store.beside(id).await.unwrap().links.seats.get(&seat).cloned().unwrap_or_default();
    SeatLink { seat, holder, nonce, made_by: Maker::Holder }
}

/// Somebody was sent away, somebody found the table by themselves, and a seat was taken over.
async fn leave_traces(store: &Store, id: &str) {
    let seats = || async { store.table(id).await.unwrap().unwrap().seats };
    let with =
        |before: &[SeatRow], name: &str| [before.to_vec(), vec![before[0].clone(), before[1].clone(), person(name)]];
    store.list(id, Some("their house".into())).await.unwrap();
    let open = || Entrance::Open { household: Some("elsewhere".into()) };
    let before = seats().await;
    assert_eq!(store.sit_down(id, "zoe", open(), with(&before, "Zoe"), 5).await.unwrap(), Seated::Done);
    assert!(store.reseat(id, seats().await, before.clone()).await.unwrap());
    let taken = store.take_seat(id, link_to(store, id, 0).await, "her phone", 6).await.unwrap();
    assert_eq!(taken, Taken::Done);
    let links = store.beside(id).await.unwrap().links;
    assert_eq!(links.displaced, [Displaced { seat: 0, person: "anna".into(), may_return: true, shared: false }]);
    assert_eq!(links.sent_away, ["zoe".to_owned()].into());
    assert!(!links.join.is_empty() && links.seats.len() == 2 && links.strangers.contains("zoe"), "{links:?}");
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
        let (store, id, bens) = (store.clone(), id.to_owned(), bens.clone());
        tokio::spawn(async move { store.take_seat(&id, bens, taker, 2).await.unwrap() })
    });
    let mut taken = Vec::new();
    for taker in takers {
        taken.push(taker.await.unwrap());
    }
    assert_eq!(taken.iter().filter(|taken| **taken == Taken::Done).count(), 1, "{taken:?}");
    assert_eq!(taken.iter().filter(|taken| **taken == Taken::LinkIsDead).count(), 3, "{taken:?}");
    let said: Vec<Said> = whole_chat(&store, id).await.into_iter().map(|line| line.said).collect();
    assert_eq!(said, [Said::TakenOver("Ben".into())]);
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
    assert_eq!(sit("Ben", open(None)).await, Seated::ByInvitationOnly);
    assert_eq!(sit("Ben", invited("guessed")).await, Seated::LinkIsDead);
    store.list(id, Some("anna's".into())).await.unwrap();
    assert_eq!(sit("Ben", open(Some("anna's"))).await, Seated::OneOfAHousehold, "those get the link");
    assert_eq!(sit("Ben", open(Some("ben's"))).await, Seated::Done);
    assert_eq!(sit("Bella", open(Some("ben's"))).await, Seated::OneOfAHousehold);
    store.keep_seats(id, 2).await.unwrap();
    assert_eq!(sit("Carla", open(None)).await, Seated::Kept);
    assert_eq!(sit("Bella", invited("")).await, Seated::Done);
    assert_eq!(store.beside(id).await.unwrap().listing.unwrap().kept, 1, "a friend has come");
    let full = store.table(id).await.unwrap().unwrap().seats;
    let mut without = full.clone();
    without[1] = nobody();
    assert!(store.reseat(id, full, without).await.unwrap());
    store.keep_seats(id, 0).await.unwrap();
    assert_eq!(sit("Ben", open(None)).await, Seated::SentAway);
    assert_eq!(sit("Bert", open(Some("ben's"))).await, Seated::OneOfAHousehold, "nor by another name");
    assert_eq!(sit("Ben", invited("")).await, Seated::LinkIsDead);
    // A stranger who goes on from a second browser is the same stranger, and so is whoever began with the first.
    assert_eq!(sit("Dora", open(Some("dora's"))).await, Seated::Done);
    let taken = store.take_seat(id, link_to(&store, id, 1).await, "dora's phone", 2000).await.unwrap();
    assert_eq!(taken, Taken::Done);
    assert!(store.beside(id).await.unwrap().links.strangers.contains("dora's phone"));
    let full = store.table(id).await.unwrap().unwrap().seats;
    let mut without = full.clone();
    without[1] = nobody();
    assert!(store.reseat(id, full, without).await.unwrap());
    assert_eq!(sit("Dora", open(Some("dora's"))).await, Seated::SentAway);
    assert_eq!(sit("Dorothea", open(Some("dora's"))).await, Seated::OneOfAHousehold);
    for number in 0..60 {
        assert_eq!(sit(&format!("Guest {number}"), open(None)).await, Seated::Done);
        let with = store.table(id).await.unwrap().unwrap().seats;
        let mut without = with.clone();
        without[1] = nobody();
        assert!(store.reseat(id, with, without).await.unwrap());
    }
    assert_eq!(rows_of(&store, "sent_away").await, 50, "only so many are remembered");
    let newest = store.beside(id).await.unwrap().links.join;
    assert_eq!(sit("Ben", invited(&newest)).await, Seated::Done, "the host has asked him back");
    let seats = store.table(id).await.unwrap().unwrap().seats;
    assert_eq!(seats[1], person("Ben"));
    let mut full = seats.clone();
    full[3] = bot();
    assert!(store.reseat(id, seats, full.clone()).await.unwrap());
    assert!(store.start(id, full, 5).await.unwrap());
    let links = store.beside(id).await.unwrap().links;
    assert_eq!(links.strangers, ["anna".to_owned()].into(), "from where guests came is forgotten");
}

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
        assert!(store.append(id, row(1, "person"), Next::Over).await.unwrap());
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
    assert!(store.append(&table.id, row(1, "person"), Next::Over).await.unwrap());
    assert_eq!(rows_of(&store, "listed").await, 1 + 12 + 12);
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
    let (one, other) = (table(), table());
    let made = tokio::join!(store.rematch(&id, one, 2), store.rematch(&id, other, 2));
    let next = made.0.unwrap();
    assert_eq!(next, made.1.unwrap());
    assert_eq!(store.table(&id).await.unwrap().unwrap().rematch, Some(next.clone()));
    assert!(store.beside(&next).await.unwrap().listing.is_some(), "a rematch is as public as its table");
    assert_eq!(store.conduct(&next).await.unwrap(), agreed, "and has its pace, and hints if they were agreed on");
}

async fn conduct_changes_only_if_it_is_still_as_it_was(store: Store) {
    let id = made(&store).await;
    let before = Conduct::default();
    let slow = |days| Conduct { pace: Pace::Slow { days }, ..Conduct::default() };
    let (one, seven) = (slow(1), slow(7));
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
    assert_eq!(store.review(&id).await.unwrap(), Some(LookBack::Done("first".into())));
    assert!(!store.begin_review(&id, 9, 20).await.unwrap(), "it is done");
    store.drop_review(&id, "second").await.unwrap();
    assert_eq!(store.review(&id).await.unwrap(), Some(LookBack::Done("first".into())));
    store.drop_review(&id, "first").await.unwrap();
    assert_eq!(store.review(&id).await.unwrap(), None);
    assert!(store.keep_review("nowhere", "lost".into()).await.unwrap_err().breaks_a_reference());
}

async fn a_review_is_taken_up_again_when_nobody_is_at_it_any_more(store: Store) {
    let id = made(&store).await;
    let begun = tokio::join!(store.begin_review(&id, 5, 20), store.begin_review(&id, 5, 20));
    assert_ne!(begun.0.unwrap(), begun.1.unwrap(), "one of them is first");
    assert!(store.review_is_at(&id, 40, 20, 30).await.unwrap());
    assert_eq!(store.review(&id).await.unwrap(), Some(LookBack::UnderWay(40)));
    assert!(!store.begin_review(&id, 29, 60).await.unwrap(), "somebody is at it");
    assert!(store.begin_review(&id, 30, 60).await.unwrap(), "they are gone");
    assert!(!store.review_is_at(&id, 50, 30, 70).await.unwrap(), "they come back, and it is somebody else's");
    assert_eq!(store.review(&id).await.unwrap(), Some(LookBack::UnderWay(0)));
    store.keep_review(&id, "done".into()).await.unwrap();
    assert!(!store.review_is_at(&id, 50, 60, 90).await.unwrap());
    assert_eq!(
        store.review(&id).await.unwrap(),
        Some(LookBack::Done("done".into())),
        "whoever comes late says nothing new"
    );
    assert!(store.begin_review("nowhere", 1, 2).await.unwrap_err().breaks_a_reference());
}

async fn lines_of_a_chat_are_counted_and_nobody_floods_it(store: Store) {
    let id = made(&store).await;
    let speakers: Vec<_> = (0..8)
        .map(|number| {
            let (store, id) = (store.clone(), id.clone());
            tokio::spawn(async move { store.say(&id, says(&format!("p{number}"), "hello"), 1000).await.unwrap() })
        })
        .collect();
    for speaker in speakers {
        assert!(speaker.await.unwrap());
    }
    let mut heard = 0;
    for _ in 0..8 {
        heard += usize::from(store.say(&id, says("anna", "and I"), 1000).await.unwrap());
    }
    assert_eq!(heard, 6);
    assert!(store.say(&id, says("anna", "later"), 20_000).await.unwrap());
    let lines = whole_chat(&store, &id).await;
    assert_eq!(lines.iter().map(|line| line.line).collect::<Vec<_>>(), (1..=15).collect::<Vec<_>>());
    assert_eq!(lines.last().unwrap().said, Said::Text("later".into()));
    assert_eq!(store.beside(&id).await.unwrap().chat, lines);
}

async fn whole_chat(store: &Store, id: &str) -> Vec<ChatLine> {
    store.chat_page(id, None, Leaf::Newest, 1000).await.unwrap().lines
}

/// Inserts rows that are made `from numbers`: of the numbers `n` from 1 to so many.
async fn fill(store: &Store, most: u64, insert: &str, id: &str) {
    let numbers = format!(
        "with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < {most}) {insert} from numbers"
    );
    let id = id.to_owned();
    store.write(move |sql| sql.execute(&numbers, values![&id]).map(drop)).await.unwrap();
}

async fn a_chat_is_read_page_by_page_and_its_oldest_lines_go(store: Store) {
    let id = made(&store).await;
    // A chat as long as older houses kept it. One line in three is the players'.
    let say = "insert into chat (table_id, line, at, room, person, name, kind, said)
               select ?1, n, 0, case when n % 3 = 0 then 'players' else 'watchers' end, 'p', 'P', 'text', 'x'";
    fill(&store, 19_999, say, &id).await;
    let page = async |room, leaf| {
        let Page { lines, older, newer } = store.chat_page(&id, room, leaf, 100).await.unwrap();
        (lines.first().map(|line| line.line), lines.last().map(|line| line.line), lines.len(), older, newer)
    };
    assert_eq!(page(None, Leaf::Newest).await, (Some(19_900), Some(19_999), 100, true, false));
    assert_eq!(page(None, Leaf::Before(150)).await, (Some(50), Some(149), 100, true, true));
    assert_eq!(page(None, Leaf::Before(50)).await, (Some(1), Some(49), 49, false, true));
    assert_eq!(page(None, Leaf::From(50)).await, (Some(50), Some(149), 100, true, true));
    assert_eq!(page(None, Leaf::From(99_999)).await, (None, None, 0, true, false));
    assert_eq!(page(Some(Room::Players), Leaf::Before(302)).await, (Some(3), Some(300), 100, false, true));
    let held = store.beside(&id).await.unwrap().chat;
    let in_room = |room| held.iter().filter(|line| line.room == room).count();
    assert_eq!((in_room(Room::Players), in_room(Room::Watchers)), (200, 200), "neither drowns the other");
    assert!(held.is_sorted_by_key(|line| line.line));

    // The next hundredth line makes room.
    assert!(store.say(&id, says("anna", "and so on"), 60_000).await.unwrap());
    let all = async |room| store.chat_page(&id, Some(room), Leaf::Newest, 100_000).await.unwrap().lines.len();
    assert_eq!((all(Room::Players).await, all(Room::Watchers).await), (5000, 5000));
    assert_eq!(page(None, Leaf::Newest).await.1, Some(20_000), "lines are counted on");
}

async fn mutes_are_bounded_and_few_are_read(store: Store) {
    let id = made(&store).await;
    for name in 0..50 {
        assert!(store.mute(&id, "anna", &format!("Nobody {name}"), vec![]).await.unwrap());
    }
    // Nobody has those names any more, so there is room for Otto, who sits there.
    assert!(store.mute(&id, "anna", "Otto", vec![]).await.unwrap());
    assert_eq!(store.beside(&id).await.unwrap().muted, [("anna".to_owned(), "Otto".to_owned())].into());
    for name in 0..60 {
        store
            .say(&id, ChatLine { name: format!("P{name}"), ..says(&format!("p{name}"), "hm") }, name * 20_000)
            .await
            .unwrap();
        assert_eq!(store.mute(&id, "anna", &format!("P{name}"), vec![]).await.unwrap(), name < 49, "{name}");
    }
    // An older house kept them without bounds; those of the players are among the few that are read.
    let mute = "insert into mutes (table_id, person, name) select ?1, 'a' || n, 'Ben'";
    fill(&store, 100_000, mute, &id).await;
    let muted = store.beside(&id).await.unwrap().muted;
    assert!(muted.len() <= 550 && muted.contains(&("anna".into(), "Otto".into())), "{}", muted.len());
    let all: Vec<String> = (1..=100_000).map(|n| format!("a{n}")).collect();
    assert!(!store.mute(&id, "zoe", "Otto", all).await.unwrap(), "those who watch mute as many as can be kept");
    let before = rows_of(&store, "mutes").await;
    assert!(store.mute(&id, "zoe", "Otto", vec![]).await.unwrap(), "whoever has left is in nobody's way");
    assert!(rows_of(&store, "mutes").await < before);
    store.unmute(&id, "anna", "Otto").await.unwrap();
    assert!(store.mute(&id, "anna", "Otto", vec![]).await.unwrap(), "whoever plays is not in their way");
    store.write(chat::keep_within_bounds).await.unwrap();
    assert!(store.beside(&id).await.unwrap().muted.iter().all(|(person, _)| person == "anna"));
    assert!(store.mute(&id, "zoe", "Otto", vec![]).await.unwrap());
}

async fn rows_of(store: &Store, table: &'static str) -> u64 {
    let count =
        move |sql: &mut dyn Sql| sql.first(&format!("select count(*) from {table}"), &[])?.unwrap_or_default().take(0);
    store.read(count).await.unwrap()
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
        assert!(store.delete(table).await.unwrap());
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
    let (forgotten, looked_at, newer) = (brought(1000).await, brought(1000).await, brought(5000).await);
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
    assert_eq!(store.orders(0).await.unwrap().touched, [forgotten]);
    store.forget_touched(u64::MAX / 2).await.unwrap();
    assert!(store.orders(0).await.unwrap().touched.is_empty());
}

async fn notes_mutes_and_invitations_are_kept_and_dropped(store: Store) {
    let id = made(&store).await;
    store.note(&id, 0, "first".into()).await.unwrap();
    store.note(&id, 0, "second".into()).await.unwrap();
    store.mute(&id, "anna", "Ben", vec![]).await.unwrap();
    store.mute(&id, "anna", "Ben", vec![]).await.unwrap();
    let invite = async |owner: &str| store.invite_again(&id, 0, owner, says("anna", "told"), 1).await.unwrap();
    assert_eq!(invite("anna").await, InvitedAgain::Done);
    let first = store.beside(&id).await.unwrap().invited_again;
    assert_eq!(invite("anna").await, InvitedAgain::Done);
    assert_eq!(invite("ben").await, InvitedAgain::SomebodyElses, "it is not his seat");
    let beside = store.beside(&id).await.unwrap();
    assert_eq!(beside.notes, [(0, "second".to_owned())].into());
    assert_eq!(beside.muted, [("anna".to_owned(), "Ben".to_owned())].into());
    assert!(beside.invited_again.keys().eq(&[0]) && beside.invited_again != first, "the older one is worth nothing");
    assert_eq!(beside.chat.len(), 2, "the table is told, each time");
    store.note(&id, 0, String::new()).await.unwrap();
    store.unmute(&id, "anna", "B\0en").await.unwrap();
    store.no_longer_invited(&id, vec![0]).await.unwrap();
    let beside = store.beside(&id).await.unwrap();
    assert!(beside.notes.is_empty() && beside.invited_again.is_empty());
}

async fn lists_show_whom_they_should(store: Store) {
    let id = made(&store).await;
    let names =
        |tables: Vec<Summary>| tables.into_iter().map(|table| (table.id, table.stage, table.free)).collect::<Vec<_>>();
    assert_eq!(names(store.public_tables(Stage::Gathering, None, 9).await.unwrap()), []);
    assert_eq!(names(store.tables_of("anna", false, 9).await.unwrap()), [(id.clone(), Stage::Gathering, 1)]);
    assert_eq!(names(store.tables_of("anna", true, 9).await.unwrap()), []);
    store.list(&id, None).await.unwrap();
    store.list(&id, None).await.unwrap();
    assert_eq!(
        names(store.public_tables(Stage::Gathering, Some("ben"), 9).await.unwrap()),
        [(id.clone(), Stage::Gathering, 1)]
    );
    assert_eq!(names(store.public_tables(Stage::Gathering, Some("anna"), 9).await.unwrap()), [], "Anna sits there");
    store.keep_seats(&id, 1).await.unwrap();
    assert_eq!(names(store.public_tables(Stage::Gathering, None, 9).await.unwrap()), [], "no seat for anybody");
    store.start(&id, table().seats, 5).await.unwrap();
    assert_eq!(names(store.public_tables(Stage::Playing, None, 9).await.unwrap()), [(id.clone(), Stage::Playing, 0)]);
    store.end(&id).await.unwrap();
    assert_eq!(names(store.tables_of("anna", true, 9).await.unwrap()), [(id.clone(), Stage::Over, 1)]);
    store.unlist(&id).await.unwrap();
    assert_eq!(names(store.public_tables(Stage::Over, None, 9).await.unwrap()), []);
}

async fn a_match_that_has_begun_is_made_once(store: Store) {
    let table = TableRow { started: Some(3), over: true, ..table() };
    let seed = SeedMaterial::Dealt { secret: Hex32([5; 32]), shares: Vec::new() };
    let begun = Begun { seed, log: vec![row(1, "person"), row(2, "bot")] };
    assert!(store.create_begun(table.clone(), begun.clone(), Conduct::default(), 4).await.unwrap());
    assert!(!store.create_begun(table.clone(), begun.clone(), Conduct::default(), 4).await.unwrap());
    assert_eq!(store.table(&table.id).await.unwrap(), Some(table.clone()));
    assert_eq!(store.log(&table.id, 0).await.unwrap(), begun.log);
    assert_eq!(store.due(u64::MAX / 2).await.unwrap(), [], "what is over is never due");
}

async fn a_due_table_is_taken_on_once(store: Store) {
    let id = made(&store).await;
    assert_eq!(store.due(u64::MAX / 2).await.unwrap(), [], "nothing moves before the start");
    store.start(&id, table().seats, 5).await.unwrap();
    let due = store.due(u64::MAX / 2).await.unwrap();
    let (_, since) = due[0];
    assert_eq!(due, [(id.clone(), since)]);
    assert_eq!(store.due(since).await.unwrap(), []);
    let taken = tokio::join!(
        store.put_off(&id, Some(since), Some(since + 1000)),
        store.put_off(&id, Some(since), Some(since + 2000))
    );
    assert_ne!(taken.0.unwrap(), taken.1.unwrap());
    let due = store.pulse(&id).await.unwrap().unwrap().due;
    assert!(store.put_off(&id, due, None).await.unwrap());
    assert!(store.put_off(&id, None, Some(9)).await.unwrap());
    store.all_due().await.unwrap();
    assert_eq!(store.due(1).await.unwrap(), [(id.clone(), 0)]);
    store.end(&id).await.unwrap();
    assert_eq!(store.due(u64::MAX / 2).await.unwrap(), []);
}

async fn a_row_by_somebody_who_knows_less_makes_its_table_due(store: Store) {
    let id = made(&store).await;
    let known = store.pulse(&id).await.unwrap().unwrap().changes;
    let next = Next::Due { due: Some(7), known };
    assert!(store.append(&id, row(1, "person"), next).await.unwrap());
    assert_eq!(store.pulse(&id).await.unwrap().unwrap().due, Some(7));
    store.say(&id, says("anna", "news"), 1000).await.unwrap();
    assert!(store.append(&id, row(2, "person"), Next::Due { due: None, known }).await.unwrap());
    let pulse = store.pulse(&id).await.unwrap().unwrap();
    assert!(pulse.due.is_some_and(|due| due > 7), "at once");
    assert_eq!(pulse.seq, 2);
}

async fn every_change_beside_the_log_is_counted(store: Store) {
    let (id, quiet) = (made(&store).await, made(&store).await);
    let mut counted = 0;
    macro_rules! counts {
        ($change:expr) => {
            $change.await.unwrap();
            let changes = store.pulse(&id).await.unwrap().unwrap().changes;
            assert!(changes > counted, stringify!($change));
            counted = changes;
        };
    }
    counts!(store.reseat(&id, table().seats, vec![person("Anna"), bot(), person("Ben")]));
    counts!(store.take_seat(&id, link_to(&store, &id, 2).await, "ben's phone", 1000));
    counts!(store.renew_link(&id, 2, "ben's phone"));
    counts!(store.give_back(&id, 2, "anna", 2000));
    counts!(store.list(&id, None));
    counts!(store.keep_seats(&id, 1));
    counts!(store.change_conduct(&id, &Conduct::default(), &Conduct::default()));
    counts!(store.start(&id, store.table(&id).await.unwrap().unwrap().seats, 5));
    counts!(store.say(&id, says("anna", "hello"), 1000));
    counts!(store.mute(&id, "anna", "Ben", vec![]));
    counts!(store.unmute(&id, "anna", "Ben"));
    counts!(store.note(&id, 0, "a plan".into()));
    counts!(store.invite_again(&id, 2, "ben", says("anna", "told"), 1000));
    counts!(store.no_longer_invited(&id, vec![2]));
    counts!(store.append(&id, row(1, "person"), Next::Over));
    counts!(store.rematch(&id, table(), 9));
    counts!(store.end(&id));
    let mut pulses = store.pulses(vec![quiet.clone(), id.clone(), "nowhere".into()]).await.unwrap();
    pulses.sort_by_key(|(_, changes, _)| *changes);
    assert_eq!(pulses, [(quiet, 0, 0), (id, counted, 1)]);
}

async fn people_are_present_while_their_node_is_heard(store: Store) {
    let id = made(&store).await;
    let present = async || store.beside(&id).await.unwrap().present.into_iter().collect::<Vec<_>>();
    assert!(!store.is_heard("one", 1000).await.unwrap());
    store.comes(&id, "anna", "one").await.unwrap();
    assert!(present().await.is_empty(), "nobody knows this node yet");
    store.says_who_is_present("one", 1000, vec![(id.clone(), "anna".into())]).await.unwrap();
    store.says_who_is_present("other", 1000, Vec::new()).await.unwrap();
    store.comes(&id, "anna", "other").await.unwrap();
    store.comes(&id, "ben", "other").await.unwrap();
    assert_eq!(present().await, ["anna", "ben"]);
    store.leaves(&id, "anna", "other").await.unwrap();
    assert_eq!(present().await, ["anna", "ben"], "Anna has a page on the first node");
    assert!(store.is_heard("one", 15_000).await.unwrap());
    let changes = store.pulse(&id).await.unwrap().unwrap().changes;
    store.forget_the_gone(20_000).await.unwrap();
    assert_eq!(present().await, ["anna"]);
    assert!(store.pulse(&id).await.unwrap().unwrap().changes > changes, "and others are told");
    assert!(!store.is_heard("other", 20_000).await.unwrap());
}

async fn a_person_is_banned_and_let_in_again(store: Store) {
    let id = made(&store).await;
    assert!(!store.ban("nobody").await.unwrap(), "whom nobody has seen");
    store.say(&id, says("ben", "hello"), 1000).await.unwrap();
    for person in ["anna", "ben", "ben"] {
        assert!(store.ban(person).await.unwrap());
    }
    let banned = async || store.orders(0).await.unwrap().banned;
    assert_eq!(banned().await, ["anna".to_owned(), "ben".to_owned()].into());
    assert!(store.unban("anna").await.unwrap());
    assert!(!store.unban("anna").await.unwrap());
    assert_eq!(banned().await, ["ben".to_owned()].into());
}

async fn a_deleted_table_leaves_nothing(store: Store) {
    let (first, other) = (made(&store).await, made(&store).await);
    let id = store.rematch(&first, table(), 2).await.unwrap();
    store.list(&id, None).await.unwrap();
    store.say(&id, says("anna", "hello"), 1000).await.unwrap();
    store.mute(&id, "anna", "Ben", vec![]).await.unwrap();
    store.note(&id, 0, "a plan".into()).await.unwrap();
    store.invite_again(&id, 0, "anna", says("anna", "told"), 1000).await.unwrap();
    leave_traces(&store, &id).await;
    store.add_share(&id, "anna", Hex32([1; 32])).await.unwrap();
    store.change_conduct(&id, &Conduct::default(), &Conduct::default()).await.unwrap();
    store.says_who_is_present("one", 1000, vec![(id.clone(), "anna".into())]).await.unwrap();
    store.append(&id, row(1, "person"), Next::AsBefore).await.unwrap();
    store.keep_review(&id, "a review".into()).await.unwrap();
    let changes = store.pulse(&first).await.unwrap().unwrap().changes;
    assert!(store.delete(&id).await.unwrap());
    assert!(!store.delete(&id).await.unwrap());
    assert_eq!(store.table(&id).await.unwrap(), None);
    assert_eq!(store.pulse(&id).await.unwrap(), None);
    assert_eq!(store.log(&id, 0).await.unwrap(), []);
    assert_eq!(store.beside(&id).await.unwrap(), Beside::default());
    assert_eq!(store.seed(&id).await.unwrap(), None);
    assert_eq!(store.review(&id).await.unwrap(), None);
    assert_eq!(store.table(&first).await.unwrap().unwrap().rematch, None);
    assert!(store.pulse(&first).await.unwrap().unwrap().changes > changes);
    let mut touched = store.orders(0).await.unwrap().touched;
    touched.sort();
    let mut expected = vec![first, id.clone()];
    expected.sort();
    assert_eq!(touched, expected, "and {other} is left alone");
    let late = store.append(&id, row(2, "person"), Next::AsBefore).await;
    assert!(late.unwrap_err().breaks_a_reference(), "nothing is played where nothing is");
}

async fn a_forgotten_person_leaves_a_seat_without_a_name(store: Store) {
    let table = TableRow { seats: vec![person("Anna"), bot(), person("Ben")], ..table() };
    let id = table.id.as_str();
    store.create(table.clone(), 1).await.unwrap();
    for speaker in ["anna", "ben"] {
        store.say(id, says(speaker, "hello"), 1000).await.unwrap();
    }
    store.note(id, 0, "a plan".into()).await.unwrap();
    store.note(id, 2, "another".into()).await.unwrap();
    store.mute(id, "anna", "Ben", vec![]).await.unwrap();
    store.mute(id, "ben", "Anna", vec![]).await.unwrap();
    store.add_share(id, "anna", Hex32([1; 32])).await.unwrap();
    assert!(!store.forget("nobody").await.unwrap());
    assert!(store.forget("anna").await.unwrap());
    assert!(!store.forget("anna").await.unwrap());
    let now = store.table(id).await.unwrap().unwrap();
    let Sitter::Person(nobody) = &now.seats[0].sitter else { panic!("the seat is taken") };
    assert!(*nobody == now.host && nobody != "anna");
    assert_eq!((now.seats[0].name.as_str(), &now.seats[1..]), ("—", &table.seats[1..]));
    let beside = store.beside(id).await.unwrap();
    assert_eq!(beside.chat.iter().map(|line| line.person.as_str()).collect::<Vec<_>>(), ["ben"]);
    assert!(beside.muted.is_empty());
    assert_eq!(beside.notes, [(2, "another".to_owned())].into());
    assert_eq!(store.orders(0).await.unwrap().touched, [id.to_owned()]);
    assert!(store.start(id, now.seats.clone(), 5).await.unwrap());
    let seed: SeedMaterial = serde_json::from_str(&store.seed(id).await.unwrap().unwrap()).unwrap();
    let shares = vec![Hex32([1; 32]), Hex32::NOTHING, Hex32::NOTHING];
    assert_eq!(seed, SeedMaterial::Dealt { secret: Hex32([5; 32]), shares });
    // Whoever had a seat once is forgotten too, and so is what was said of it.
    let link = link_to(&store, id, 2).await;
    assert_eq!(store.take_seat(id, link, "ben's phone", 1000).await.unwrap(), Taken::Done);
    assert!(store.forget("ben").await.unwrap() && store.forget("ben's phone").await.unwrap());
    let beside = store.beside(id).await.unwrap();
    assert!(beside.chat.is_empty() && beside.links.displaced.is_empty(), "{beside:?}");
}

async fn the_host_of_the_house_sees_tables_and_people(store: Store) {
    let gathering = made(&store).await;
    let playing = table();
    store.create(playing.clone(), 2).await.unwrap();
    store.start(&playing.id, playing.seats.clone(), 500).await.unwrap();
    let slept = LogRow { entry: r#"{"resume":{"slept":40}}"#.into(), ..row(1, "clock") };
    store.append(&playing.id, slept, Next::AsBefore).await.unwrap();
    store.append(&playing.id, row(2, "person"), Next::AsBefore).await.unwrap();
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
    let put_back = async |id: &str| store.put_back(back_up.kept(id).await.unwrap().unwrap()).await.unwrap();
    let table = table();
    let id = table.id.as_str();
    for place in [&store, &back_up] {
        place.create(table.clone(), 1).await.unwrap();
    }
    assert_eq!(put_back(id).await, PutBack::NotNeeded);
    back_up.start(id, table.seats.clone(), 5).await.unwrap();
    assert_eq!(put_back(id).await, PutBack::Done, "it had not begun");
    assert_eq!(rows_of(&store, "editions").await, 1);
    assert_eq!(store.table(id).await.unwrap(), back_up.table(id).await.unwrap());
    assert_eq!(store.seed(id).await.unwrap(), back_up.seed(id).await.unwrap());
    assert!(store.pulse(id).await.unwrap().unwrap().due.is_some(), "somebody looks at it at once");
    for seq in 1..=3 {
        back_up.append(id, row(seq, "person"), Next::AsBefore).await.unwrap();
    }
    store.append(id, row(1, "person"), Next::AsBefore).await.unwrap();
    store.say(id, says("anna", "newer"), 1000).await.unwrap();
    assert_eq!(put_back(id).await, PutBack::Done, "it knew less");
    assert_eq!(store.log(id, 0).await.unwrap().len(), 3);
    assert_eq!(whole_chat(&store, id).await.len(), 1);
    store.append(id, row(4, "person"), Next::AsBefore).await.unwrap();
    assert_eq!(put_back(id).await, PutBack::NotNeeded, "it knows more");
    back_up.append(id, row(4, "bot"), Next::AsBefore).await.unwrap();
    back_up.keep_review(id, "of the back-up".into()).await.unwrap();
    assert_eq!(put_back(id).await, PutBack::Differs);
    assert_eq!(store.review(id).await.unwrap(), None, "it is about another game");
    assert_eq!(store.log(id, 3).await.unwrap(), [row(4, "person")]);
    let used = link_to(&back_up, id, 0).await;
    store.delete(id).await.unwrap();
    assert_eq!(rows_of(&store, "editions").await, 0);
    assert_eq!(put_back(id).await, PutBack::Done, "it was missing");
    assert_eq!(store.table(id).await.unwrap().unwrap().edition, table.edition);
    let taken = store.take_seat(id, used, "somebody", 9).await.unwrap();
    assert_eq!(taken, Taken::LinkIsDead, "nobody knows which links were used since");
    assert_eq!(store.log(id, 0).await.unwrap(), back_up.log(id, 0).await.unwrap());
    assert_eq!(store.review(id).await.unwrap(), Some(LookBack::Done("of the back-up".into())));
    assert!(store.orders(0).await.unwrap().touched.contains(&id.to_owned()));
    assert_eq!(back_up.all_tables().await.unwrap(), [id.to_owned()]);
}

async fn the_key_is_made_once(store: Store) {
    let keys = tokio::join!(store.key(None), store.key(None));
    let key = keys.0.unwrap();
    assert_eq!(key, keys.1.unwrap());
    assert_eq!(store.key(Some([9; 32])).await.unwrap(), key);
}

#[tokio::test]
async fn a_house_from_before_there_were_pulses_opens_with_its_key_and_its_games() {
    let ground = Ground::folder();
    let Place::Folder(folder) = &ground.0 else { unreachable!() };
    let running = TableRow { started: Some(3), ..table() };
    {
        let store = Store::open(&ground.0).await.unwrap();
        store.create(running.clone(), 1).await.unwrap();
    }
    std::fs::write(folder.join("house.key"), [7; 32]).unwrap();
    let older = rusqlite::Connection::open(ground.sqlite_file()).unwrap();
    older.execute_batch("drop table pulse; drop table house; pragma user_version = 2").unwrap();
    drop(older);
    let store = Store::open(&ground.0).await.unwrap();
    assert_eq!(store.due(1).await.unwrap(), [(running.id, 0)]);
    store.key_of(&ground.0).await.unwrap();
    assert_eq!(store.key(None).await.unwrap(), [7; 32]);
    assert!(!folder.join("house.key").exists());
}

/// What version 4 knew comes along, and what it did not know can be kept.
async fn opens_after_version_4(ground: &Ground, make_older: impl AsyncFnOnce(&Store)) {
    let running = TableRow { started: Some(3), ..table() };
    let id = running.id.as_str();
    let motion = r#"{"pace":{"slow":{"days":2}},"motion":{"what":"pause","by":0,"seq":1,"votes":{}}}"#;
    {
        let store = Store::open(&ground.0).await.unwrap();
        store.key(Some([8; 32])).await.unwrap();
        store.create(running.clone(), 1).await.unwrap();
        store.append(id, row(1, "person"), Next::AsBefore).await.unwrap();
        let of = id.to_owned();
        let asked = "insert into conduct (table_id, conduct) values (?1, ?2)";
        store.write(move |sql| sql.execute(asked, values![&of, motion]).map(drop)).await.unwrap();
        store.write(|sql| sql.execute("drop table reviews", &[]).map(drop)).await.unwrap();
        for newer in ["seat_links", "join_links", "displaced", "sent_away", "came_from"] {
            store.write(move |sql| sql.execute(&format!("drop table {newer}"), &[]).map(drop)).await.unwrap();
        }
        make_older(&store).await;
    }
    let store = Store::open(&ground.0).await.unwrap();
    assert_eq!(store.key(None).await.unwrap(), [8; 32]);
    assert_eq!(store.table(id).await.unwrap(), Some(running.clone()));
    assert_eq!(store.log(id, 0).await.unwrap(), [row(1, "person")]);
    let conduct = store.conduct(id).await.unwrap();
    assert_eq!((conduct.pace, conduct.motion.map(|motion| motion.what)), (Pace::Slow { days: 2 }, Some(What::Pause)));
    assert_eq!(store.review(id).await.unwrap(), None);
    store.keep_review(id, "a review".into()).await.unwrap();
    assert!(store.renew_link(id, 0, "anna").await.unwrap());
    drop(store);
    let store = Store::open(&ground.0).await.unwrap();
    assert_eq!(store.review(id).await.unwrap(), Some(LookBack::Done("a review".into())));
    assert!(store.delete(id).await.unwrap());
}

#[tokio::test]
async fn a_house_of_version_4_opens_with_everything() {
    let ground = Ground::folder();
    let file = ground.sqlite_file();
    let make_older = async |_: &Store| {
        rusqlite::Connection::open(file).unwrap().execute_batch("pragma user_version = 4").unwrap();
    };
    opens_after_version_4(&ground, make_older).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_of_version_4_in_postgres_opens_with_everything() {
    let make_older = async |store: &Store| {
        let older = |sql: &mut dyn Sql| sql.execute("update schema_version set version = 4", &[]).map(drop);
        store.write(older).await.unwrap();
    };
    opens_after_version_4(&Ground::postgres(), make_older).await;
}

/// What version 5 wrote, with its text in every table and without bounds, is all there, once.
async fn opens_after_version_5(ground: &Ground, tables: usize, imported: u64) {
    let store = Store::open(&ground.0).await.unwrap();
    assert_eq!(rows_of(&store, "tables").await, tables as u64);
    for id in store.all_tables().await.unwrap() {
        let table = store.table(&id).await.unwrap().unwrap();
        let published = shelf::with(&table.game, Published).unwrap();
        assert_eq!(&*table.edition, published, "{}", table.game);
    }
    assert_eq!(rows_of(&store, "editions").await, 2, "of two games");
    assert_eq!(rows_of(&store, "imports").await, imported);
    assert!(store.clear_unopened(wall_clock() - 60_000).await.unwrap().is_empty(), "and has a month from now on");
    // Once more changes nothing.
    drop(store);
    let store = Store::open(&ground.0).await.unwrap();
    assert_eq!(rows_of(&store, "editions").await, 2);
    for id in store.all_tables().await.unwrap() {
        assert!(store.delete(&id).await.unwrap());
    }
    assert_eq!(rows_of(&store, "editions").await, 0);
}

struct Published;

impl shelf::Visitor for Published {
    type Output = &'static str;
    fn visit<T: shelf::Title>(self) -> &'static str {
        <T::Game as tabletop::Game>::EDITIONS[0].1
    }
}

#[tokio::test]
async fn a_house_of_version_5_opens_with_everything() {
    let ground = Ground::of_file(VERSION_5);
    opens_after_version_5(&ground, 4, 1).await;
}

/// The same in PostgreSQL, more or less.
async fn version_5_in_postgres() -> Ground {
    let ground = Ground::postgres();
    {
        let store = Store::open(&ground.0).await.unwrap();
        for game in ["tante", "tante", "maloney"] {
            let edition = shelf::with(game, Published).unwrap().into();
            store.create(TableRow { game: game.into(), edition, ..table() }, 1).await.unwrap();
        }
        let edition = shelf::with("tante", Published).unwrap().into();
        let seats = vec![nobody(); 3];
        store.create(TableRow { started: Some(3), over: true, edition, seats, ..table() }, 1).await.unwrap();
        let older = [
            "update tables set edition = (select text from editions where hash = edition)",
            "drop index tables_by_edition",
            "drop table editions",
            "drop table imports",
            "update schema_version set version = 5",
        ];
        let make_older =
            move |sql: &mut dyn Sql| older.iter().try_for_each(|change| sql.execute(change, &[]).map(drop));
        store.write(make_older).await.unwrap();
    }
    ground
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_of_version_5_in_postgres_opens_with_everything() {
    opens_after_version_5(&version_5_in_postgres().await, 4, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_takes_long_to_bring_up_to_date_opens_all_the_same() {
    let ground = version_5_in_postgres().await;
    {
        // One change takes longer than any answer is waited for as a rule.
        let older = Store::connect(&ground.0, None).await.unwrap();
        let slow = [
            "create function takes_long() returns trigger language plpgsql as 'begin perform pg_sleep(6); return new; end'",
            "create trigger takes_long before insert on imports for each row execute function takes_long()",
        ];
        let imports = "create table imports (table_id text primary key references tables (id), opened bigint not null)";
        let slow_down = move |sql: &mut dyn Sql| {
            std::iter::once(imports).chain(slow).try_for_each(|change| sql.execute(change, &[]).map(drop))
        };
        older.write(slow_down).await.unwrap();
    }
    let both = tokio::join!(Store::open(&ground.0), Store::open(&ground.0));
    assert_eq!(rows_of(&both.0.unwrap(), "imports").await, 1);
    both.1.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_after_an_older_house_leaves_it_what_it_is() {
    let fresh = Ground::postgres();
    let said = crate::Admin::open(&fresh.0).await.unwrap_err().to_string();
    assert!(said.contains("there is no house"), "{said}");
    let back_up = Ground::folder();
    for ground in [Ground::of_file(VERSION_5), version_5_in_postgres().await] {
        let old = async || Store::connect(&ground.0, None).await.unwrap().found().await.unwrap();
        let said = crate::Admin::open(&ground.0).await.unwrap_err().to_string();
        assert!(said.contains("older version") && said.contains("hoirie serve"), "{said}");
        let newer = Store::open(&back_up.0).await.unwrap();
        newer.key(None).await.unwrap();
        drop(newer);
        let restored = crate::restore(&ground.0, &back_up.sqlite_file(), &[]).await;
        assert!(restored.unwrap_err().to_string().contains("older version"));
        assert!(crate::move_house(&back_up.0, &ground.0).await.unwrap_err().to_string().contains("older version"));
        assert_eq!(old().await, Found::Older(5), "its own program must be able to read it");
    }
    let ground = version_5_in_postgres().await;
    let file = back_up.sqlite_file().with_extension("of-it");
    assert!(crate::back_up(&ground.0, &file).await.unwrap_err().to_string().contains("older version"));
    // What is one's own alone may be brought up to date: an old back-up comes back.
    let old = Ground::of_file(VERSION_5);
    crate::restore(&fresh.0, &old.sqlite_file(), &[]).await.unwrap();
    crate::Admin::open(&fresh.0).await.unwrap();
}

#[tokio::test]
async fn a_house_whose_file_or_log_has_gone_is_not_made_anew() {
    let ground = Ground::folder();
    let Place::Folder(folder) = &ground.0 else { unreachable!() };
    let (file, log) = (ground.sqlite_file(), log_of(&ground.sqlite_file()));
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
        let (first, mut written) = (begins(), 0);
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
        Store::open(&left.0).await.unwrap().move_to(&elsewhere).await.unwrap();
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
    assert!(matches!(store.end(&id).await, Err(StoreError::Closed)));
    store.close().await;
}

#[tokio::test]
async fn a_newer_house_stays_closed() {
    let ground = Ground::folder();
    drop(Store::open(&ground.0).await.unwrap());
    rusqlite::Connection::open(ground.sqlite_file()).unwrap().execute_batch("pragma user_version = 99").unwrap();
    assert!(matches!(Store::open(&ground.0).await, Err(StoreError::Newer(99))));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_moves_to_postgres_and_back_with_everything() {
    let (home, away, back) = (Ground::folder(), Ground::postgres(), Ground::folder());
    let store = Store::open(&home.0).await.unwrap();
    store.key(Some([8; 32])).await.unwrap();
    let id = made(&store).await;
    for seq in 1..=1200 {
        store.append(&id, row(seq, "person"), Next::AsBefore).await.unwrap();
    }
    store.say(&id, says("anna", "goodbye"), 1000).await.unwrap();
    store.note(&id, 0, "pack the cards".into()).await.unwrap();
    store.add_share(&id, "anna", Hex32([1; 32])).await.unwrap();
    leave_traces(&store, &id).await;
    store.keep_review(&id, "what could have gone better".into()).await.unwrap();
    let elsewhere = Store::open(&away.0).await.unwrap();
    let copied = store.move_to(&elsewhere).await.unwrap();
    assert!(copied.contains(&Copied { table: "log", rows: 1200 }), "{copied:?}");
    assert!(matches!(store.move_to(&elsewhere).await, Err(StoreError::NotEmpty)));
    let again = Store::open(&back.0).await.unwrap();
    assert_eq!(elsewhere.move_to(&again).await.unwrap(), copied);
    for other in [&elsewhere, &again] {
        assert_eq!(other.table(&id).await.unwrap(), store.table(&id).await.unwrap());
        assert_eq!(other.log(&id, 0).await.unwrap(), store.log(&id, 0).await.unwrap());
        let mut beside = store.beside(&id).await.unwrap();
        beside.links.strangers.clear();
        assert_eq!(other.beside(&id).await.unwrap(), beside, "all but who came from where");
        assert_eq!(other.seed(&id).await.unwrap(), store.seed(&id).await.unwrap());
        assert_eq!(other.pulse(&id).await.unwrap(), store.pulse(&id).await.unwrap());
        assert_eq!(other.review(&id).await.unwrap(), store.review(&id).await.unwrap());
        assert_eq!(other.key(None).await.unwrap(), [8; 32]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_store_outlives_a_restart_of_postgres() {
    let postgres = Postgres::start();
    let store = Store::open(&Place::Postgres(postgres.database())).await.unwrap();
    let id = made(&store).await;
    assert!(store.append(&id, row(1, "person"), Next::AsBefore).await.unwrap());
    postgres.stop();
    assert!(store.append(&id, row(2, "person"), Next::AsBefore).await.is_err(), "nothing is done that isn't saved");
    postgres.start_again();
    is_well(&store).await;
    assert!(store.append(&id, row(2, "person"), Next::AsBefore).await.unwrap());
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
    let (quiet, busy) = (&made(store).await, &made(store).await);
    let known = Known { changes: Some(0), seq: Some(0) };
    let page = async |_| assert!(store.since(quiet, known).await.unwrap().is_some());
    assert_eq!(least_trips(store, page).await, 1);
    // The text of an edition by which no table in memory plays would be one question more.
    let _in_memory = store.table(quiet).await.unwrap();
    let first_page = async |_| assert!(store.since(quiet, Known::default()).await.unwrap().unwrap().kept.is_some());
    assert_eq!(least_trips(store, first_page).await, 2);
    let due = |seq| Next::Due { due: Some(seq), known: 0 };
    let moves = async |seq| assert!(store.append(busy, row(seq, "person"), due(seq)).await.unwrap());
    assert_eq!(least_trips(store, moves).await, 1);
    let new_rows = async |_| assert_eq!(store.since(busy, known).await.unwrap().unwrap().log.len(), 40);
    assert_eq!(least_trips(store, new_rows).await, 1);
    let last_move = async |time| {
        assert!(store.append(busy, row(40 + time, "person"), Next::Over).await.unwrap());
        assert!(store.table(busy).await.unwrap().unwrap().over);
    };
    assert_eq!(least_trips(store, last_move).await, 3, "one of them is the move");
    store.says_who_is_present("node", 1, vec![]).await.unwrap();
    let comes = async |_| store.comes(quiet, "anna", "node").await.unwrap();
    assert_eq!(least_trips(store, comes).await, 1);
    let leaves = async |_| store.leaves(quiet, "anna", "node").await.unwrap();
    assert_eq!(least_trips(store, leaves).await, 1);
    assert_eq!(store.pulse(quiet).await.unwrap().unwrap().changes, 80);
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
