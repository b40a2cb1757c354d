//! Who is told what, and when: channels, wishes, and the outbox from the row that makes somebody wait to what becomes of it.

use tabletop::{Seat, SeatSet};

use super::*;
use crate::clock::wall_clock;
use crate::errands::{DUE, DUE_OF_CHANNEL, LEASE, MOST_A_DAY, WAITING};
use crate::outbox::{END_LEASES, GRACE, HOLD_BACK, LET_ALL_GO, LET_GO, LET_GO_OF_NODE, SEEN};

on_both![
    whoever_is_away_is_told_once_and_whoever_looks_is_not,
    a_page_that_closes_soon_after_is_no_answer,
    what_is_shown_is_closed_when_its_owner_comes_or_it_waits_no_more,
    a_row_whose_place_is_taken_tells_nobody,
    what_was_begun_is_ended_as_it_was_begun,
    a_channel_that_is_gone_takes_all_along_that_waited_for_it,
    whoever_can_be_told_from_now_on_is_told_of_what_waits,
    wishes_are_heeded_when_something_is_due,
    many_things_at_once_are_one_message,
    a_channel_gets_so_many_messages_a_day_and_the_rest_tomorrow,
    an_address_is_asked_about_first_and_not_too_often,
    channels_go_with_their_people_and_devices,
    a_tables_own_hook_tells_who_is_awaited_away,
    votes_invitations_rematches_and_ends_are_told,
    two_nodes_that_want_the_same_errand_share_it,
];

const ANNA: Seat = Seat(0);

fn seats(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

fn new_channel(person: &str, kind: ChannelKind, address: &str) -> NewChannel {
    NewChannel {
        person: person.into(),
        device: (kind == ChannelKind::Push).then(|| format!("device of {person}")),
        kind,
        address: address.into(),
        hash: format!("hash of {address}"),
        language: "en".into(),
        origin: "https://house.example".into(),
    }
}

async fn channel(store: &Store, person: &str, kind: ChannelKind, address: &str) -> String {
    match store.keep_channel(new_channel(person, kind, address), 5).await.unwrap() {
        KeptChannel::Done { id, .. } => id,
        other => panic!("{other:?}"),
    }
}

async fn begun(store: &Store) -> String {
    let table = TableRow { started: Some(3), seats: vec![person("Anna"), person("Ben"), bot()], ..table() };
    store.create(table.clone(), 1).await.unwrap();
    table.id
}

fn asks(now: u64, asked: &[Seat], here: &[Seat]) -> Waits {
    Waits { now, asked: seats(asked), here: seats(here), ..Waits::default() }
}

async fn asked(store: &Store, id: &str, seq: u64, waits: Waits) {
    assert!(store.append_and_tell(id, row(seq, "person"), NextDue::Unchanged, waits).await.unwrap());
}

/// What this channel has to tell at this moment, as kinds, without noting what becomes of it.
async fn leased(store: &Store, channel: &str, now: u64) -> Option<Errand> {
    store.lease_errand(channel, now, Vec::new()).await.unwrap()
}

fn kinds(errand: &Errand) -> Vec<NoticeKind> {
    errand.news.iter().map(|news| news.kind).collect()
}

async fn delivered(store: &Store, channel: &str, now: u64) -> Option<Errand> {
    let errand = leased(store, channel, now).await?;
    store.settle_errand(&errand, Outcome::Delivered, now).await.unwrap();
    Some(errand)
}

async fn whoever_is_away_is_told_once_and_whoever_looks_is_not(store: Store) {
    let id = &begun(&store).await;
    let anna = &channel(&store, "anna", ChannelKind::Push, "a browser").await;
    let ben = &channel(&store, "ben", ChannelKind::Hook, "a hook").await;
    asked(&store, id, 1, asks(100, &[ANNA, Seat(1)], &[ANNA])).await;
    assert_eq!(store.due_channels(100 + GRACE).await.unwrap(), []);
    let due = store.due_channels(101 + GRACE).await.unwrap();
    assert_eq!(due, [DueChannel { channel: ben.clone(), table: Some(id.clone()) }], "Anna has it before her");
    let errand = delivered(&store, ben, 101 + GRACE).await.unwrap();
    assert_eq!((kinds(&errand), errand.waiting, errand.tries), (vec![NoticeKind::Turn], 1, 0));
    let about = errand.news[0].table.as_ref().unwrap();
    assert_eq!((about.id.as_str(), about.game.as_str(), about.asked), (id.as_str(), "tante", seats(&[ANNA, Seat(1)])));
    // The same is told to nobody twice, however often it is said.
    store.tell(id, asks(200, &[ANNA, Seat(1)], &[])).await.unwrap();
    assert_eq!(delivered(&store, ben, 1_000_000).await, None);
    assert_eq!(leased(&store, anna, 1_000_000).await, None);
    assert_eq!(rows_of(&store, "outbox").await, 2);
    // Somebody else is asked: a new thing.
    let over = Waits { over: seats(&[ANNA, Seat(1)]), ..asks(300, &[Seat(1)], &[]) };
    asked(&store, id, 2, over).await;
    assert_eq!(rows_of(&store, "outbox").await, 1);
    assert!(delivered(&store, ben, 301 + GRACE).await.is_some());
}

async fn a_page_that_closes_soon_after_is_no_answer(store: Store) {
    let id = &begun(&store).await;
    let anna = &channel(&store, "anna", ChannelKind::Hook, "a hook").await;
    asked(&store, id, 1, asks(100, &[ANNA], &[ANNA])).await;
    store.note_left_table(id, "anna", 200).await.unwrap();
    assert!(leased(&store, anna, 200 + GRACE).await.is_none());
    // She is back, and leaves again.
    store.note_opened_table(id, "anna", 300).await.unwrap();
    assert!(leased(&store, anna, 1_000_000).await.is_none());
    store.note_left_table(id, "anna", 400).await.unwrap();
    assert!(delivered(&store, anna, 401 + GRACE).await.is_some());
    // Whoever has had it before them for a while knows it, unless everybody waits for them by the minute.
    for (live, told) in [(false, false), (true, true)] {
        let id = &begun(&store).await;
        if live {
            let hurry = Conduct { pace: conduct::Pace::Live { seconds: 60, bank: 300 }, ..Conduct::default() };
            assert!(store.change_conduct(id, &Conduct::default(), &hurry).await.unwrap());
        }
        asked(&store, id, 1, asks(100, &[ANNA], &[ANNA])).await;
        store.note_left_table(id, "anna", 101 + SEEN).await.unwrap();
        let errand = delivered(&store, anna, 102 + SEEN + GRACE).await;
        assert_eq!(errand.is_some(), told, "live: {live}");
    }
    // And a house that was closed meanwhile goes by when it was last known to be open.
    let id = &begun(&store).await;
    asked(&store, id, 1, asks(1_000_000, &[ANNA], &[ANNA])).await;
    store.let_all_go(1_000_010, 2_000_000).await.unwrap();
    assert_eq!(leased(&store, anna, 2_000_001 + GRACE).await.unwrap().news[0].made, 1_000_000);
}

async fn what_is_shown_is_closed_when_its_owner_comes_or_it_waits_no_more(store: Store) {
    let id = &begun(&store).await;
    let anna = &channel(&store, "anna", ChannelKind::Push, "a browser").await;
    let mail = &channel(&store, "anna", ChannelKind::Hook, "a hook").await;
    asked(&store, id, 1, asks(100, &[ANNA], &[])).await;
    let shown = delivered(&store, anna, 101 + GRACE).await.unwrap();
    delivered(&store, mail, 101 + GRACE).await.unwrap();
    store.note_opened_table(id, "anna", 50_000).await.unwrap();
    let closes = delivered(&store, anna, 50_001).await.unwrap();
    assert!(closes.withdraws && closes.waiting == 1 && closes.message != shown.message, "{closes:?}");
    assert_eq!(delivered(&store, anna, 60_000).await, None, "once");
    assert_eq!(delivered(&store, mail, 60_000).await, None, "nobody can close what was sent there");
    // She has moved without coming: from another house's page, so to speak.
    let moves =
        |seq: u64, over: &[Seat], asked: &[Seat]| Waits { over: seats(over), ..asks(seq * 100_000, asked, &[]) };
    asked(&store, id, 2, moves(2, &[ANNA], &[])).await;
    assert_eq!(rows_of(&store, "outbox").await, 0, "all was closed");
    asked(&store, id, 3, moves(3, &[], &[ANNA])).await;
    delivered(&store, anna, 300_001 + GRACE).await.unwrap();
    asked(&store, id, 4, moves(4, &[ANNA], &[])).await;
    let closes = delivered(&store, anna, 400_001).await.unwrap();
    assert!(closes.withdraws && closes.waiting == 0, "{closes:?}");
    assert_eq!(rows_of(&store, "outbox").await, 0);
    // What could not be closed in time must not close what is told next.
    asked(&store, id, 5, moves(5, &[], &[ANNA])).await;
    delivered(&store, anna, 500_001 + GRACE).await.unwrap();
    asked(&store, id, 6, moves(6, &[ANNA], &[])).await;
    let fails = leased(&store, anna, 600_001).await.unwrap();
    store.settle_errand(&fails, Outcome::Later(900_000), 600_002).await.unwrap();
    asked(&store, id, 7, moves(7, &[], &[ANNA])).await;
    assert!(!delivered(&store, anna, 700_001 + GRACE).await.unwrap().withdraws);
    assert_eq!(leased(&store, anna, 900_001).await, None);
    asked(&store, id, 8, moves(8, &[ANNA], &[])).await;
    assert!(delivered(&store, anna, 900_002).await.unwrap().withdraws);
    // It is on its way when she comes: nobody knows whether it will be shown, so it is closed afterwards.
    asked(&store, id, 9, moves(9, &[], &[ANNA])).await;
    let on_its_way = leased(&store, anna, 900_001 + GRACE).await.unwrap();
    store.note_opened_table(id, "anna", 920_000).await.unwrap();
    assert_eq!(leased(&store, anna, 930_000).await, None);
    store.settle_errand(&on_its_way, Outcome::Delivered, 940_000).await.unwrap();
    assert!(delivered(&store, anna, 940_001).await.unwrap().withdraws);
}

async fn a_row_whose_place_is_taken_tells_nobody(store: Store) {
    let id = &begun(&store).await;
    channel(&store, "anna", ChannelKind::Hook, "a hook").await;
    assert!(store.append(id, row(1, "person"), NextDue::Unchanged).await.unwrap());
    let late = store.append_and_tell(id, row(1, "bot"), NextDue::Unchanged, asks(100, &[ANNA], &[])).await;
    assert!(!late.unwrap());
    assert_eq!(rows_of(&store, "outbox").await, 0);
    let due = NextDue::At { due: Some(77), known: 1 };
    assert!(store.append_and_tell(id, row(2, "bot"), due, asks(100, &[ANNA], &[])).await.unwrap());
    assert_eq!(rows_of(&store, "outbox").await, 1);
    let ends = Waits { ends: true, over: SeatSet::all(3), ..asks(200, &[], &[]) };
    assert!(store.append_and_tell(id, row(3, "bot"), NextDue::Over(None), ends).await.unwrap());
    assert!(store.table(id).await.unwrap().unwrap().over);
    let kept = store.read(|sql| sql.first("select kind from outbox", &[])?.unwrap().take::<String>(0)).await.unwrap();
    assert_eq!((kept.as_str(), rows_of(&store, "outbox").await), ("over", 1));
}

async fn what_was_begun_is_ended_as_it_was_begun(store: Store) {
    let id = &begun(&store).await;
    let anna = &channel(&store, "anna", ChannelKind::Hook, "a hook").await;
    asked(&store, id, 1, asks(100, &[ANNA], &[])).await;
    let first = leased(&store, anna, 101 + GRACE).await.unwrap();
    assert_eq!(leased(&store, anna, 102 + GRACE).await, None, "somebody is at it");
    // That node is gone.
    let again = leased(&store, anna, 102 + GRACE + LEASE).await.unwrap();
    assert_eq!((&again.message, &again.rows), (&first.message, &first.rows));
    let later = 200_000;
    store.settle_errand(&again, Outcome::Later(later), 150_000).await.unwrap();
    assert_eq!(leased(&store, anna, later).await, None);
    let third = leased(&store, anna, later + 1).await.unwrap();
    assert_eq!((&third.message, third.tries), (&first.message, 1));
    // The only process there is starts anew: nobody else has it.
    store.end_leases(later + 2).await.unwrap();
    let fourth = leased(&store, anna, later + 3).await.unwrap();
    assert_eq!(fourth.message, first.message);
    store.settle_errand(&fourth, Outcome::GivenUp, later + 4).await.unwrap();
    assert_eq!(leased(&store, anna, later + 10 * LEASE).await, None);
}

async fn a_channel_that_is_gone_takes_all_along_that_waited_for_it(store: Store) {
    let anna = &channel(&store, "anna", ChannelKind::Push, "a browser").await;
    for _ in 0..2 {
        let id = &begun(&store).await;
        asked(&store, id, 1, asks(100, &[ANNA], &[])).await;
    }
    let errand = leased(&store, anna, 101 + GRACE).await.unwrap();
    store.settle_errand(&errand, Outcome::Gone, 200).await.unwrap();
    assert_eq!((rows_of(&store, "outbox").await, rows_of(&store, "channels").await), (0, 0));
    assert!(!store.has_channel(anna).await.unwrap());
}

async fn whoever_can_be_told_from_now_on_is_told_of_what_waits(store: Store) {
    let id = &begun(&store).await;
    let reachable = || async { store.extras(id).await.unwrap().reachable };
    assert!(reachable().await.is_nobody());
    let before = store.revision(id).await.unwrap().unwrap();
    let kept = store.keep_channel(new_channel("anna", ChannelKind::Hook, "a hook"), 50).await.unwrap();
    assert!(matches!(kept, KeptChannel::Done { tables, .. } if tables == [id.clone()]));
    let after = store.revision(id).await.unwrap().unwrap();
    assert_eq!((after.changes, after.due), (before.changes + 1, Some(50)), "whoever holds it looks again");
    assert_eq!(reachable().await.people, ["anna".to_owned()].into());
    assert!(store.keep_table_hook(id, "a room", "en", "https://house.example", 60).await.unwrap());
    assert!(reachable().await.has_hooks);
}

async fn wishes_are_heeded_when_something_is_due(store: Store) {
    let anna = &channel(&store, "anna", ChannelKind::Hook, "a hook").await;
    const HOUR: u64 = 3_600_000;
    // At one in the morning of some day.
    let night = 20_000 * 24 * HOUR + HOUR;
    let ask = async |now: u64| {
        let id = begun(&store).await;
        asked(&store, &id, 1, asks(now, &[ANNA], &[])).await;
        id
    };
    let quiet = Wishes { quiet: Some(QuietHours { from: 22, to: 8 }), ..Wishes::default() };
    store.keep_wishes("anna", quiet).await.unwrap();
    ask(night).await;
    assert_eq!(delivered(&store, anna, night + 2 * GRACE).await, None);
    assert_eq!(delivered(&store, anna, night + 7 * HOUR).await, None);
    assert!(delivered(&store, anna, night + 7 * HOUR + 1).await.is_some(), "at eight");
    store.keep_wishes("anna", Wishes { unwanted: [NoticeKind::Turn].into(), ..Wishes::default() }).await.unwrap();
    let unwanted = ask(night).await;
    assert_eq!(delivered(&store, anna, night + 2 * GRACE).await, None);
    store.keep_wishes("anna", Wishes::default()).await.unwrap();
    store.tell(&unwanted, asks(night, &[ANNA], &[])).await.unwrap();
    assert_eq!(delivered(&store, anna, night + 3 * GRACE).await, None, "what was not wanted is over");
    let silenced = ask(night).await;
    store.silence(&silenced, "anna", true).await.unwrap();
    assert!(store.is_silenced(&silenced, "anna").await.unwrap());
    assert_eq!(delivered(&store, anna, night + 4 * GRACE).await, None);
    store.silence(&silenced, "anna", false).await.unwrap();
    assert!(!store.is_silenced(&silenced, "anna").await.unwrap());
    // Once a day all in one.
    assert!(store.set_digest("anna", anna, Some(18)).await.unwrap());
    for hour in 2..4 {
        ask(night + hour * HOUR).await;
    }
    assert_eq!(delivered(&store, anna, night + 10 * HOUR).await, None);
    let all = delivered(&store, anna, night + 17 * HOUR + 1).await.unwrap();
    assert_eq!(all.news.len(), 2);
    // Whoever has the table before them when it is due need not be told, until they leave.
    assert!(store.set_digest("anna", anna, None).await.unwrap());
    let looks = ask(night + 20 * HOUR).await;
    let here = vec![(looks.clone(), "anna".to_owned())];
    assert_eq!(store.lease_errand(anna, night + 21 * HOUR, here).await.unwrap(), None);
    assert_eq!(delivered(&store, anna, night + 22 * HOUR).await, None);
    store.note_left_table(&looks, "anna", night + 20 * HOUR + SEEN / 2).await.unwrap();
    assert!(delivered(&store, anna, night + 23 * HOUR).await.is_some());
}

async fn many_things_at_once_are_one_message(store: Store) {
    let anna = &channel(&store, "anna", ChannelKind::Push, "a browser").await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        let id = begun(&store).await;
        asked(&store, &id, 1, asks(100, &[ANNA], &[])).await;
        tables.push(id);
    }
    let all = leased(&store, anna, 101 + GRACE).await.unwrap();
    assert_eq!((all.news.len(), all.waiting), (5, 5));
    // More comes before it is known whether it arrived: that is another message.
    let sixth = begun(&store).await;
    asked(&store, &sixth, 1, asks(100, &[ANNA], &[])).await;
    let another = leased(&store, anna, 102 + GRACE).await.unwrap();
    assert_eq!((another.news.len(), another.waiting), (1, 6));
    store.settle_errand(&another, Outcome::Delivered, 103 + GRACE).await.unwrap();
    let again = leased(&store, anna, 103 + GRACE + LEASE).await.unwrap();
    assert_eq!((&again.message, again.news.len()), (&all.message, 5), "as it was begun");
    store.settle_errand(&again, Outcome::Delivered, 104 + GRACE + LEASE).await.unwrap();
    // What was told among other things is not closed one by one.
    store.note_opened_table(&tables[0], "anna", 400_000).await.unwrap();
    assert!(leased(&store, anna, 400_001).await.is_none_or(|errand| !errand.withdraws));
}

async fn a_channel_gets_so_many_messages_a_day_and_the_rest_tomorrow(store: Store) {
    let anna = &channel(&store, "anna", ChannelKind::Hook, "a hook").await;
    const DAY: u64 = 24 * 3_600_000;
    let noon = 20_000 * DAY + DAY / 2;
    let id = &begun(&store).await;
    for seq in 1..=MOST_A_DAY {
        asked(&store, id, seq, Waits { over: seats(&[ANNA]), ..asks(noon, &[ANNA], &[]) }).await;
        assert!(delivered(&store, anna, noon + GRACE + seq).await.is_some(), "{seq}");
    }
    asked(&store, id, MOST_A_DAY + 1, Waits { over: seats(&[ANNA]), ..asks(noon, &[ANNA], &[]) }).await;
    assert_eq!(delivered(&store, anna, noon + DAY / 3).await, None);
    assert!(store.try_channel("anna", anna, noon + DAY / 3).await.unwrap());
    assert_eq!(kinds(&delivered(&store, anna, noon + DAY / 3 + 1).await.unwrap()), [NoticeKind::Test]);
    assert!(delivered(&store, anna, noon + DAY / 2 + 1).await.is_some(), "it is tomorrow");
}

async fn an_address_is_asked_about_first_and_not_too_often(store: Store) {
    let id = &begun(&store).await;
    let anna = &channel(&store, "anna", ChannelKind::Mail, "anna@example.org").await;
    asked(&store, id, 1, asks(100, &[ANNA], &[])).await;
    let asks_first = delivered(&store, anna, 1_000_000).await.unwrap();
    assert_eq!((kinds(&asks_first), asks_first.news[0].table.clone()), (vec![NoticeKind::Confirm], None));
    assert_eq!(delivered(&store, anna, 1_000_001).await, None, "nothing else before it is confirmed");
    assert!(!store.try_channel("anna", anna, 1_000_001).await.unwrap());
    assert_eq!(store.confirm_channel(anna, 1_000_002).await.unwrap(), Some(vec![id.clone()]));
    assert_eq!(store.confirm_channel(anna, 1_000_003).await.unwrap(), Some(Vec::new()), "twice is once");
    assert_eq!(store.confirm_channel("nobody's", 1_000_003).await.unwrap(), None);
    store.tell(id, asks(1_000_004, &[ANNA], &[])).await.unwrap();
    assert!(delivered(&store, anna, 1_000_005 + GRACE).await.is_some());
    // Whoever asks for it again and again is not a sender of mails.
    let want = async |person: &str, address: &str| {
        store.keep_channel(new_channel(person, ChannelKind::Mail, address), 6).await.unwrap()
    };
    for person in ["ben", "carla", "dora"] {
        assert!(matches!(want(person, "zoe@example.org").await, KeptChannel::Done { .. }));
    }
    assert_eq!(want("emil", "zoe@example.org").await, KeptChannel::TooOften);
    for number in 0..5 {
        assert!(matches!(want("fritz", &format!("{number}@example.org")).await, KeptChannel::Done { .. }));
    }
    assert_eq!(want("fritz", "6@example.org").await, KeptChannel::TooOften);
    for number in 0..MOST_CHANNELS {
        channel(&store, "gerd", ChannelKind::Hook, &number.to_string()).await;
    }
    let one_more = store.keep_channel(new_channel("gerd", ChannelKind::Hook, "more"), 7).await.unwrap();
    assert_eq!(one_more, KeptChannel::TooMany);
    // What nobody confirms is forgotten.
    let zoes = store.channels("ben").await.unwrap().remove(0).id;
    delivered(&store, &zoes, 1000).await.unwrap();
    assert_eq!(leased(&store, &zoes, 4 * 24 * 3_600_000).await, None);
    assert_eq!(store.channels("ben").await.unwrap(), []);
}

async fn channels_go_with_their_people_and_devices(store: Store) {
    let id = &begun(&store).await;
    let push = &channel(&store, "anna", ChannelKind::Push, "a browser").await;
    channel(&store, "anna", ChannelKind::Hook, "a hook").await;
    asked(&store, id, 1, asks(100, &[ANNA], &[])).await;
    // The same browser once more, in other words, and then somebody else's.
    let again = NewChannel { language: "fr".into(), ..new_channel("anna", ChannelKind::Push, "a browser") };
    assert!(matches!(store.keep_channel(again, 9).await.unwrap(), KeptChannel::Done { id, .. } if id == *push));
    assert_eq!(store.channels("anna").await.unwrap().len(), 2);
    channel(&store, "ben", ChannelKind::Push, "a browser").await;
    assert_eq!(store.channels("anna").await.unwrap().len(), 1);
    // A device that is signed out shows nothing more.
    let phone = Device { id: "device of anna".into(), name: "phone".into(), since: 1, seen: 1 };
    channel(&store, "anna", ChannelKind::Push, "her phone").await;
    store.keep_sheet("anna", phone, "a sheet").await.unwrap();
    assert!(store.sign_out("anna", "device of anna", 10).await.unwrap());
    assert_eq!(store.channels("anna").await.unwrap().len(), 1);
    // Two people turn out to be one.
    store.keep_wishes("carl", Wishes { zone: Some("Europe/Paris".into()), ..Wishes::default() }).await.unwrap();
    channel(&store, "carl", ChannelKind::Hook, "a hook").await;
    channel(&store, "carl", ChannelKind::Hook, "another").await;
    let was = NewDevice { id: "new".into(), name: "browser".into(), was: Some("carl".into()) };
    let joined = store.join(Claim::Sheet { hash: "a sheet".into() }, was, 11).await.unwrap();
    assert!(matches!(joined, Joined::Done { .. }), "{joined:?}");
    assert_eq!(store.channels("carl").await.unwrap(), []);
    assert_eq!(store.channels("anna").await.unwrap().len(), 2, "the hook of both is there once");
    assert_eq!(store.wishes("anna").await.unwrap().zone.as_deref(), Some("Europe/Paris"));
    store.silence(id, "anna", true).await.unwrap();
    let mine = store.my_data("anna").await.unwrap();
    assert_eq!((mine.channels.len(), mine.silenced.len(), mine.notices), (2, 1, 1));
    assert!(store.erase_person("anna").await.unwrap());
    assert_eq!(store.channels("anna").await.unwrap(), []);
    for nothing in ["outbox", "wishes", "silenced"] {
        assert_eq!(rows_of(&store, nothing).await, 0, "{nothing}");
    }
    // And a table takes along what was to be told of it.
    asked(&store, id, 2, asks(100, &[Seat(1)], &[])).await;
    assert!(store.keep_table_hook(id, "a room", "en", "https://house.example", 60).await.unwrap());
    store.silence(id, "ben", true).await.unwrap();
    assert!(store.delete_table(id).await.unwrap());
    for nothing in ["outbox", "hooks", "silenced"] {
        assert_eq!(rows_of(&store, nothing).await, 0, "{nothing}");
    }
}

async fn a_tables_own_hook_tells_who_is_awaited_away(store: Store) {
    let id = &begun(&store).await;
    for number in 0..MOST_HOOKS {
        let room = format!("room {number}");
        assert!(store.keep_table_hook(id, &room, "en", "https://house.example", number as u64).await.unwrap());
    }
    assert!(!store.keep_table_hook(id, "one more", "en", "https://house.example", 9).await.unwrap());
    let hooks = store.table_hooks(id).await.unwrap();
    for hook in &hooks[1..] {
        assert!(store.drop_table_hook(id, &hook.id).await.unwrap());
    }
    assert!(!store.drop_table_hook("another table", &hooks[0].id).await.unwrap());
    let room = &hooks[0].id;
    asked(&store, id, 1, asks(100, &[ANNA], &[ANNA])).await;
    assert_eq!(rows_of(&store, "outbox").await, 0, "those who sit together need not read it");
    let asks = Waits { hooks_over: true, in_secret: true, ..asks(200, &[ANNA, Seat(1)], &[ANNA]) };
    asked(&store, id, 2, asks).await;
    let here = vec![(id.clone(), "anna".to_owned())];
    let errand = store.lease_errand(room, 201 + GRACE, here).await.unwrap().unwrap();
    assert_eq!((kinds(&errand), errand.person.clone()), (vec![NoticeKind::Waits], None));
    store.settle_errand(&errand, Outcome::Delivered, 300).await.unwrap();
    // Both are here by now.
    asked(&store, id, 3, Waits { hooks_over: true, ..self::asks(400, &[ANNA, Seat(1)], &[]) }).await;
    let here = ["anna", "ben"].map(|person| (id.clone(), person.to_owned())).to_vec();
    assert_eq!(store.lease_errand(room, 401 + GRACE, here).await.unwrap(), None);
    asked(&store, id, 4, Waits { hooks_over: true, ends: true, ..self::asks(500, &[], &[ANNA, Seat(1)]) }).await;
    assert_eq!(kinds(&delivered(&store, room, 501 + GRACE).await.unwrap()), [NoticeKind::Over], "a club wants to know");
}

async fn votes_invitations_rematches_and_ends_are_told(store: Store) {
    let id = &begun(&store).await;
    let anna = &channel(&store, "anna", ChannelKind::Hook, "a hook").await;
    let ben = &channel(&store, "ben", ChannelKind::Hook, "another").await;
    let now = wall_clock();
    let soon = now + 2 * GRACE;
    let ballots = Ballots { now, voters: seats(&[ANNA]), about: seats(&[Seat(1)]), ..Ballots::default() };
    let left = Conduct { hints_agreed: true, ..Conduct::default() };
    let before = Conduct::default();
    let changed = store.change_conduct_and_tell(id, &before, &left, ballots, Waits::default());
    assert!(changed.await.unwrap());
    assert_eq!(kinds(&delivered(&store, anna, soon).await.unwrap()), [NoticeKind::Vote]);
    assert_eq!(kinds(&delivered(&store, ben, soon).await.unwrap()), [NoticeKind::AboutYou]);
    let over = Ballots { now, over: SeatSet::all(3), ..Ballots::default() };
    assert!(store.change_conduct_and_tell(id, &left, &Conduct::default(), over, Waits::default()).await.unwrap());
    assert_eq!(rows_of(&store, "outbox").await, 0);
    store.end(id, seats(&[ANNA])).await.unwrap();
    assert_eq!(leased(&store, anna, soon).await, None, "she looks at it");
    assert_eq!(kinds(&delivered(&store, ben, soon + GRACE).await.unwrap()), [NoticeKind::Over]);
    let next = TableRow { seats: vec![person("Anna"), person("Ben"), bot()], ..table() };
    let next = store.open_rematch(id, next, seats(&[Seat(1)]), now).await.unwrap();
    assert_eq!(kinds(&delivered(&store, ben, soon + GRACE).await.unwrap()), [NoticeKind::Rematch]);
    assert_eq!(leased(&store, anna, soon + GRACE).await, None);
    let lobby = TableRow { seats: vec![person("Anna"), nobody()], ..table() };
    let invite = |seat| Invite { host: "anna".into(), table: id.clone(), seat, next: lobby.clone() };
    for _ in 0..2 {
        assert_eq!(store.invite(invite(1), now).await.unwrap(), Invited::To(lobby.id.clone()));
    }
    let errand = delivered(&store, ben, soon + GRACE).await.unwrap();
    assert_eq!(errand.news[0].table.as_ref().unwrap().id, lobby.id);
    assert_eq!(delivered(&store, ben, soon + GRACE).await, None, "once");
    // The host of a table invites again to the seat of somebody who stays away.
    let told = ChatLine { said: ChatMessage::InvitedAgain("Ben".into()), ..says("anna", "") };
    assert_eq!(store.invite_again(&next, 1, "ben", told, now).await.unwrap(), InvitedAgain::Done);
    assert_eq!(kinds(&delivered(&store, ben, soon + GRACE).await.unwrap()), [NoticeKind::Invitation]);
}

async fn two_nodes_that_want_the_same_errand_share_it(store: Store) {
    let anna = &channel(&store, "anna", ChannelKind::Hook, "a hook").await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let id = begun(&store).await;
        asked(&store, &id, 1, asks(100, &[ANNA], &[])).await;
        tables.push(id);
    }
    let mut told = Vec::new();
    for round in 0..10 {
        let now = 101 + GRACE + round;
        let errands = futures_util::future::join_all((0..4).map(|_| leased(&store, anna, now))).await;
        told.extend(errands.into_iter().flatten().flat_map(|errand| errand.rows));
    }
    told.sort_unstable();
    let all = told.len();
    told.dedup();
    assert_eq!((all, told.len()), (2, 2), "each once");
}

/// However much there is in the outbox, it is asked by an index.
#[tokio::test]
async fn the_outbox_is_never_gone_through_from_end_to_end() {
    let ground = Ground::folder();
    let store = Store::open(&ground.0).await.unwrap();
    let database = rusqlite::Connection::open(ground.sqlite_file()).unwrap();
    let all = [DUE, DUE_OF_CHANNEL, WAITING, HOLD_BACK, LET_GO, LET_ALL_GO, LET_GO_OF_NODE, END_LEASES];
    let waits = Waits {
        now: 1,
        over: SeatSet::all(3),
        hooks_over: true,
        asked: SeatSet::all(3),
        until: Some((2, 3)),
        ends: true,
        ..Waits::default()
    };
    let told = outbox::statements(&waits);
    for statement in all.into_iter().chain(told).chain([channels::REACHABLE]) {
        let mut plan = database.prepare(&format!("explain query plan {statement}")).unwrap();
        let many = plan.parameter_count();
        let values = vec![rusqlite::types::Value::Null; many];
        let steps = plan.query_map(rusqlite::params_from_iter(values), |row| row.get::<_, String>(3)).unwrap();
        for step in steps.map(|step| step.unwrap()) {
            let scans = step.starts_with("SCAN") && !step.contains("INDEX") && !step.contains("CONSTANT ROW");
            let scans = scans && !step.contains("(subquery");
            assert!(!scans, "{step}, in {statement}");
        }
    }
    drop(store);
}
