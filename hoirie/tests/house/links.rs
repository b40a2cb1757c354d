//! Links to seats and to tables: whom each of them opens a seat for, and how it dies.

use std::sync::Barrier;

use crate::guests::client::{Answer, Client, borrowed, some_move, table_of_three};
use crate::guests::live::Live;
use crate::guests::server::{Folder, Server};

const DEAD: &str = "This link no longer works";

fn browsers<const N: usize>(server: &Server) -> [Client; N] {
    [0; N].map(|_| Client::new(&server.address, "en"))
}

/// The link to the seat of whoever looks at this table.
fn own_link(client: &mut Client, table: &str) -> String {
    client.get(table).path_to("/seat/").unwrap()
}

/// The link to all seats of a shared device.
fn device_link(client: &mut Client, table: &str) -> String {
    let page = client.get(table);
    let label = page.between("All seats of this device", "</label>").unwrap();
    format!("/seat/{}", label.split_once("/seat/").unwrap().1.split('"').next().unwrap())
}

/// Anna's lobby for three, and the link by which one joins.
fn lobby(anna: &mut Client) -> (String, String) {
    let table = anna.post("/new/tante", &[("name", "Anna"), ("seats", "3")]).address.unwrap();
    let join = anna.get(&table).path_to("/join/").unwrap();
    (table, join)
}

fn plays(client: &mut Client, table: &str) -> bool {
    client.get(table).body.contains("id=\"mine\"")
}

fn is_host(client: &mut Client, table: &str) -> bool {
    client.get(table).body.contains(&format!("{table}/start"))
}

fn dead(answer: &Answer) -> bool {
    answer.status == 404 && answer.body.contains(DEAD)
}

/// The link the host was given for somebody who is gone.
fn invitation(page: &Answer, name: &str) -> Option<String> {
    let rest = &page.body[page.body.find(&format!("A new link for {name}"))?..];
    rest[rest.find("/seat/")?..].split('"').next().map(str::to_owned)
}

#[test]
fn a_host_who_swaps_through_all_seats_collects_nothing() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut carla, mut thief] = browsers(&server);
    let (table, join) = lobby(&mut anna);
    let seats = format!("{table}/seats");
    let mut collected = vec![own_link(&mut anna, &table)];
    for seat in ["0", "1"] {
        assert_eq!(anna.post(&seats, &[("do", "swap"), ("seat", seat)]).status, 303);
        collected.push(own_link(&mut anna, &table));
    }
    for (client, name) in [(&mut ben, "Ben"), (&mut carla, "Carla")] {
        assert_eq!(client.post(&join, &[("name", name)]).status, 303);
    }
    let try_all = |thief: &mut Client| {
        // The newest is Anna's own and good.
        for link in &collected[..2] {
            assert!(dead(&thief.get(link)) && dead(&thief.post(link, &[])), "{link}");
            assert!(dead(&thief.get(&format!("{link}/qr.svg"))), "a picture lives no longer than its link");
        }
    };
    try_all(&mut thief);
    assert_eq!(anna.post(&format!("{table}/start"), &[]).status, 303);
    try_all(&mut thief);
    assert!(!plays(&mut thief, &table) && [anna, ben, carla].iter_mut().all(|client| plays(client, &table)));
}

#[test]
fn the_links_of_seats_that_were_swapped_are_dead() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut phone] = browsers(&server);
    let (table, join) = lobby(&mut anna);
    ben.post(&join, &[("name", "Ben")]);
    let before = own_link(&mut ben, &table);
    let seats = format!("{table}/seats");
    anna.post(&seats, &[("do", "swap"), ("seat", "0")]);
    assert_ne!(own_link(&mut ben, &table), before);
    // Back where he was: the link of then stays dead.
    anna.post(&seats, &[("do", "swap"), ("seat", "0")]);
    assert!(dead(&phone.post(&before, &[])));
    let now = own_link(&mut ben, &table);
    assert_eq!(phone.post(&now, &[]).status, 303);
}

#[test]
fn one_link_serves_one_browser() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut phone, mut second, mut third] = browsers(&server);
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let link = own_link(&mut ben, &table);
    assert!(phone.get(&link).body.contains("Play as"));
    assert_eq!(phone.post(&link, &[]).status, 303);
    assert_eq!(phone.post(&link, &[]).status, 303, "whoever sends the form twice sits there once");
    for late in [&mut second, &mut third, &mut ben] {
        assert!(dead(&late.get(&link)) && dead(&late.post(&link, &[])));
    }
    assert!(plays(&mut phone, &table) && !plays(&mut second, &table));
    let mut german = Client::new(&server.address, "de");
    assert!(german.get(&link).body.contains("Dieser Link gilt nicht mehr"));
    let mut french = Client::new(&server.address, "fr");
    assert!(french.get(&link).body.contains("Ce lien n’est plus valable"));
}

#[test]
fn of_two_browsers_with_one_link_exactly_one_wins() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben] = browsers(&server);
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    for _ in 0..3 {
        let link = own_link(&mut ben, &table);
        let mut racers: [Client; 4] = browsers(&server);
        let start = Barrier::new(racers.len());
        let race = |racer: &mut Client| {
            start.wait();
            racer.post(&link, &[])
        };
        let answers: Vec<Answer> = std::thread::scope(|scope| {
            let running: Vec<_> = racers.iter_mut().map(|racer| scope.spawn(|| race(racer))).collect();
            running.into_iter().map(|runner| runner.join().unwrap()).collect()
        });
        assert_eq!(answers.iter().filter(|answer| answer.status == 303).count(), 1, "{answers:?}");
        assert_eq!(answers.iter().filter(|answer| dead(answer)).count(), 3, "{answers:?}");
        let mut winners: Vec<Client> =
            racers.into_iter().filter_map(|mut racer| plays(&mut racer, &table).then_some(racer)).collect();
        assert_eq!(winners.len(), 1);
        ben = winners.remove(0);
    }
}

#[test]
fn somebody_who_was_sent_away_takes_neither_the_seat_nor_the_house() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut carla, mut nobody] = browsers(&server);
    let (table, join) = lobby(&mut anna);
    let seats = format!("{table}/seats");
    ben.post(&join, &[("name", "Ben")]);
    let bens = own_link(&mut ben, &table);
    anna.post(&seats, &[("do", "clear"), ("seat", "1")]);
    // Carla sits where he sat, and then the host does.
    let newer = anna.get(&table).path_to("/join/").unwrap();
    carla.post(&newer, &[("name", "Carla")]);
    for client in [&mut ben, &mut nobody] {
        assert!(dead(&client.post(&bens, &[])));
    }
    anna.post(&seats, &[("do", "swap"), ("seat", "0")]);
    for client in [&mut ben, &mut nobody] {
        assert!(dead(&client.post(&bens, &[])));
        assert!(!is_host(client, &table));
    }
    assert!(is_host(&mut anna, &table));
}

#[test]
fn whoever_was_sent_away_does_not_come_back_by_the_same_link_nor_by_the_open_door() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut friend] = browsers(&server);
    let new = [("name", "Anna"), ("seats", "3"), ("who", "public")];
    let table = anna.post("/new/tante", &new).address.unwrap();
    let join = anna.get(&table).path_to("/join/").unwrap();
    assert_eq!(ben.post(&join, &[("name", "Ben")]).status, 303);
    assert_eq!(anna.post(&format!("{table}/seats"), &[("do", "clear"), ("seat", "1")]).status, 303);
    for client in [&mut ben, &mut friend] {
        for answer in [client.get(&join), client.post(&join, &[("name", "Ben")]), client.get(&format!("{join}/qr.svg"))]
        {
            assert!(answer.status == 404 && answer.body.contains("This invitation no longer works"), "{}", answer.body);
        }
    }
    let refused = ben.post(&format!("{table}/sit"), &[("name", "Ben")]);
    assert!(refused.status == 403 && refused.body.contains("removed you"), "{}", refused.body);
    assert!(!ben.get(&table).body.contains("id=\"sit\""), "no seat is offered that can't be had");
    // The host has a new link for the others, and may give it to Ben as well.
    let newer = anna.get(&table).path_to("/join/").unwrap();
    assert_ne!(newer, join);
    assert_eq!(friend.post(&newer, &[("name", "Fritz")]).status, 303);
    assert_eq!(ben.post(&newer, &[("name", "Ben")]).status, 303);
}

#[test]
fn two_hands_are_refused_on_every_way_in() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut phone] = browsers(&server);
    let (table, join) = lobby(&mut anna);
    ben.post(&join, &[("name", "Ben")]);
    assert_eq!(ben.post(&join, &[("name", "Benno")]).status, 303, "sitting down twice is sitting");
    anna.post(&format!("{table}/seats"), &[("do", "fill")]);
    assert!(!ben.get(&table).body.contains("Benno"));
    let two_hands = |client: &mut Client, link: &str| {
        for answer in [client.get(link), client.post(link, &[])] {
            assert!(answer.status == 403 && answer.body.contains("one hand is enough"), "{}", answer.body);
        }
    };
    // Before the start and after it.
    let annas = own_link(&mut anna, &table);
    let bens = own_link(&mut ben, &table);
    two_hands(&mut ben, &annas);
    two_hands(&mut anna, &bens);
    anna.post(&format!("{table}/start"), &[]);
    two_hands(&mut ben, &annas);
    two_hands(&mut anna, &bens);
    anna.post(&format!("{table}/again"), &[("seat", "1")]);
    let again = invitation(&anna.get(&table), "Ben").unwrap();
    two_hands(&mut anna, &again);
    assert_eq!(phone.post(&bens, &[]).status, 303);
    let phones = own_link(&mut phone, &table);
    two_hands(&mut anna, &phones);
    let annas = own_link(&mut anna, &table);
    two_hands(&mut phone, &annas);
}

#[test]
fn a_link_made_anew_is_the_only_one() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut phone] = browsers(&server);
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let old = own_link(&mut ben, &table);
    let renew = format!("{table}/link");
    assert_eq!(phone.post(&renew, &[]).status, 403, "only whoever sits there");
    assert_eq!(own_link(&mut ben, &table), old, "looking at it makes no new one");
    let form = ben.get(&table);
    assert_eq!(ben.post(&renew, &borrowed(&form.form("renew-link").unwrap())).status, 303);
    let new = own_link(&mut ben, &table);
    assert_ne!(new, old);
    assert!(dead(&phone.get(&old)) && dead(&phone.post(&old, &[])));
    assert_eq!(phone.post(&new, &[]).status, 303);
}

#[test]
fn a_takeover_is_told_to_the_table_and_to_whoever_lost_the_seat_who_gets_it_back() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut thief] = browsers(&server);
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let seat = own_link(&mut ben, &table).split('/').nth(3).unwrap().to_owned();
    let link = own_link(&mut ben, &table);
    let mut annas = Live::open(&anna, &table);
    let mut bens = Live::open(&ben, &table);
    assert_eq!(thief.post(&link, &[]).status, 303);
    // At once, by the pages that are open.
    let told = annas.until(|page| page.body.contains("Ben’s seat is now played from another device"));
    assert!(told.body.contains(&format!("id=\"give-back-{seat}\"")), "{}", told.body);
    let lost = bens.until(|page| page.body.contains("id=\"displaced\""));
    assert!(lost.body.contains("from another device") && !lost.body.contains("id=\"mine\""), "{}", lost.body);
    // And whenever the page is loaded again.
    let lost = ben.get(&table);
    assert!(lost.body.contains("id=\"displaced\"") && lost.body.contains("give it back"), "{}", lost.body);
    assert!(
        !anna.get(&table).body.contains("id=\"displaced\"") && !thief.get(&table).body.contains("id=\"displaced\"")
    );
    // Nobody but the host gives it back, and once.
    let again = format!("{table}/again");
    for client in [&mut ben, &mut thief] {
        assert_eq!(client.post(&again, &[("back", &seat)]).status, 403);
    }
    let _thief_is_here = Live::open(&thief, &table);
    assert_eq!(anna.post(&again, &[("back", &seat)]).status, 303);
    bens.until(|page| page.body.contains("id=\"mine\""));
    assert!(plays(&mut ben, &table) && !ben.get(&table).body.contains("id=\"displaced\""));
    assert!(!plays(&mut thief, &table) && thief.get(&table).body.contains("id=\"displaced\""));
    assert!(ben.get(&table).body.contains("has given Ben’s seat back"));
    assert_eq!(anna.post(&again, &[("back", &seat)]).status, 409, "a host does not pass a seat to and fro");
    assert!(!anna.get(&table).body.contains("id=\"give-back-"));
}

#[test]
fn the_table_goes_on_with_whoever_took_the_seat() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut people: [Client; 3] = browsers(&server);
    let [anna, ben, carla] = &mut people;
    let table = table_of_three(anna, [("Ben", ben), ("Carla", carla)]);
    let mover = (0..3).find(|seat| some_move(&people[*seat].get(&table)).is_some()).unwrap();
    let fields = some_move(&people[mover].get(&table)).unwrap();
    let link = own_link(&mut people[mover], &table);
    let mut phone = Client::new(&server.address, "en");
    assert_eq!(phone.post(&link, &[]).status, 303);
    let act = format!("{table}/act");
    assert_eq!(people[mover].post(&act, &borrowed(&fields)).status, 403, "the old device only watches");
    assert_eq!(phone.post(&act, &borrowed(&fields)).status, 303);
}

#[test]
fn an_invitation_made_again_is_for_the_seat_of_whoever_had_it_then() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut bens_phone, mut stranger] = browsers(&server);
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let bens = own_link(&mut ben, &table);
    let seat = bens.split('/').nth(3).unwrap().to_owned();
    assert_eq!(anna.post(&format!("{table}/again"), &[("seat", &seat)]).status, 303);
    let again = invitation(&anna.get(&table), "Ben").unwrap();
    // Ben moves to his phone by his own link: the host's invitation was to the seat he had before.
    assert_eq!(bens_phone.post(&bens, &[]).status, 303);
    assert!(dead(&stranger.get(&again)) && dead(&stranger.post(&again, &[])));
    // Taken by invitation, the seat makes nobody host, and its old link is dead.
    assert_eq!(anna.post(&format!("{table}/again"), &[("seat", &seat)]).status, 303);
    let again = invitation(&anna.get(&table), "Ben").unwrap();
    assert_eq!(stranger.post(&again, &[]).status, 303);
    assert!(anna.get(&table).body.contains("by the host’s new link"), "everybody is told");
    assert_eq!(anna.post(&format!("{table}/again"), &[("seat", &seat)]).status, 303, "and Anna is still the host");
}

#[test]
fn a_shared_device_moves_one_seat_or_all_of_them() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut device, mut ben, mut phone, mut tablet] = browsers(&server);
    let (table, join) = lobby(&mut device);
    device.post(&format!("{table}/seats"), &[("do", "share"), ("name", "Carla")]);
    ben.post(&join, &[("name", "Ben")]);
    let link = own_link(&mut device, &table);
    let offered = phone.get(&link).body;
    assert!(
        offered.contains("Anna") && !offered.contains("Anna, Carla"),
        "the link to one seat is good for that: {offered}"
    );
    assert!(phone.get(&device_link(&mut device, &table)).body.contains("Anna, Carla"));
    assert!(!ben.get(&table).body.contains("All seats of this device"), "he has one seat");
    // Anna alone moves: the device keeps Carla, and arranges the table.
    assert_eq!(phone.post(&link, &[]).status, 303);
    assert!(is_host(&mut device, &table) && !is_host(&mut phone, &table));
    let carlas = own_link(&mut device, &table);
    let refused = phone.post(&carlas, &[]);
    assert!(refused.status == 403 && refused.body.contains("one hand is enough"), "{}", refused.body);
    // All that is left moves, and with it the host.
    assert_eq!(tablet.post(&carlas, &[]).status, 303);
    assert!(is_host(&mut tablet, &table) && !is_host(&mut device, &table));

    let (table, _) = lobby(&mut device);
    for name in ["Carla", "Dora"] {
        device.post(&format!("{table}/seats"), &[("do", "share"), ("name", name)]);
    }
    let link = device_link(&mut device, &table);
    assert_eq!(phone.post(&link, &[]).status, 303);
    assert_eq!(phone.get(&table).body.matches("(you)").count(), 3);
    assert!(is_host(&mut phone, &table) && device.get(&table).body.contains("id=\"displaced\""));
}

#[test]
fn after_the_end_no_link_opens_a_seat() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut thief] = browsers(&server);
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let bens = own_link(&mut ben, &table);
    ben.post(&format!("{table}/conduct"), &[("do", "leave")]);
    assert_eq!(anna.post(&format!("{table}/conduct"), &[("do", "end")]).status, 303);
    assert!(ben.get(&table).body.contains("/rematch") && !ben.get(&table).body.contains("/seat/"));
    assert!(dead(&thief.get(&bens)) && dead(&thief.post(&bens, &[])));
    assert_eq!(thief.post(&format!("{table}/rematch"), &[]).status, 403);
}

#[test]
fn links_outlive_the_house_and_used_ones_do_not() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut phone] = browsers(&server);
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let annas = own_link(&mut anna, &table);
    let bens = own_link(&mut ben, &table);
    phone.post(&bens, &[]);
    server.kill();
    let server = Server::open(&folder);
    let [mut late, mut annas_phone] = browsers(&server);
    assert!(dead(&late.post(&bens, &[])));
    assert_eq!(annas_phone.post(&annas, &[]).status, 303);
}
