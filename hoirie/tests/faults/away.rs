//! The database is away, silent, read-only or gone for good and replaced: what the nodes do meanwhile and afterwards.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use servers::{Postgres, Relay, address};

use super::town::Town;
use crate::guests::client::{Client, borrowed, some_move, table_of_three};
use crate::guests::live::Live;
use crate::guests::server::Server;
use crate::{amount, two_nodes};

/// Longer than anything here takes on a busy machine, and shorter than for ever.
const IN_THE_END: Duration = Duration::from_secs(90);

/// Waits until it is so.
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < IN_THE_END, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn is_well(node: &Server) -> bool {
    Client::new(&node.address, "en").try_get("/healthz").is_ok_and(|answer| answer.status == 200)
}

fn name_of(database: &str) -> &str {
    database.rsplit('/').next().unwrap()
}

/// How many connections of nodes the server counts.
fn backends(postgres: &Postgres) -> usize {
    let count = "select count(*) from pg_stat_activity where application_name = 'hoirie'";
    postgres.ask(count).parse().unwrap()
}

#[test]
fn a_standby_takes_over_from_a_primary_that_dies() {
    let primary = Postgres::start();
    let database = primary.database();
    let standby = primary.standby();
    let both = address(&[primary.folder(), standby.folder()], name_of(&database));
    let (_nodes, addresses) = two_nodes(&both, None);
    let town = Town::begin(&addresses, amount(16, 100));
    town.let_play(amount(60, 400));
    primary.stop();
    standby.promote();
    town.let_play(amount(60, 400));
    let mut played = town.end();
    played.assert_same_everywhere();
    played.assert_kept_in_database(&both);
}

#[test]
fn a_standby_takes_over_from_a_primary_that_falls_silent() {
    let primary = Postgres::start();
    let database = primary.database();
    let standby = primary.standby();
    let both = address(&[primary.folder(), standby.folder()], name_of(&database));
    let (nodes, addresses) = two_nodes(&both, None);
    let town = Town::begin(&addresses, amount(16, 100));
    town.let_play(amount(60, 400));
    primary.freeze();
    standby.promote();
    town.let_play(amount(60, 400));
    // It comes back and thinks it is the primary. Nothing counts there without its standby, and nobody goes back to it.
    primary.thaw();
    town.let_play(amount(60, 400));
    until("both nodes are well", || nodes.iter().all(is_well));
    let mut played = town.end();
    played.assert_same_everywhere();
    played.assert_kept_in_database(&address(&[standby.folder()], name_of(&database)));
}

#[test]
fn a_silent_first_host_keeps_nobody_from_the_second() {
    let postgres = Postgres::start();
    let silent = Relay::to(postgres.folder());
    silent.fall_silent();
    let both = address(&[silent.folder(), postgres.folder()], name_of(&postgres.database()));
    let node = Server::node(&both, None, "0,0");
    let town = Town::begin(std::slice::from_ref(&node.address), 4);
    town.let_play(40);
    // Also after every connection was cut.
    postgres.stop();
    postgres.start_again();
    town.let_play(40);
    let mut played = town.end();
    played.assert_same_everywhere();
    played.assert_kept_in_database(&both);
}

#[test]
fn an_address_that_leads_to_a_server_that_only_reads_is_given_up() {
    for wanted in &["", "?target_session_attrs=any"][..amount(1, 2)] {
        let one = Postgres::start();
        let database = one.database();
        let other = one.standby();
        let relay = Relay::to(one.folder());
        let (nodes, addresses) =
            two_nodes(&format!("{}{wanted}", address(&[relay.folder()], name_of(&database))), None);
        let town = Town::begin(&addresses, amount(8, 40));
        town.let_play(amount(40, 200));
        // A switchover after which the address still leads to the old primary, which only reads from then on.
        one.retire();
        other.promote();
        one.follow(&other);
        relay.point_to(one.folder());
        until("health tells that nothing can be written", || !nodes.iter().any(is_well));
        relay.point_to(other.folder());
        until("both nodes are well without a restart", || nodes.iter().all(is_well));
        town.let_play(amount(40, 200));
        let mut played = town.end();
        played.assert_same_everywhere();
        played.assert_kept_in_database(&address(&[other.folder()], name_of(&database)));
    }
}

#[test]
fn without_its_standby_a_primary_takes_nothing_and_the_nodes_say_so() {
    let primary = Postgres::start();
    let database = primary.database();
    let standby = primary.standby();
    let (nodes, addresses) = two_nodes(&database, None);
    let town = Town::begin(&addresses, amount(8, 40));
    town.let_play(amount(40, 200));
    standby.freeze();
    until("health tells that nothing is kept", || !nodes.iter().any(is_well));
    standby.thaw();
    until("both nodes are well again", || nodes.iter().all(is_well));
    town.let_play(amount(40, 200));
    until("nobody is left over", || backends(&primary) <= 2 * 9);
    let mut played = town.end();
    played.assert_same_everywhere();
    played.assert_kept_in_database(&database);
}

#[test]
fn connections_that_were_given_up_are_closed() {
    let postgres = Postgres::start();
    let database = postgres.database();
    let relay = Relay::to(postgres.folder());
    let (nodes, addresses) = two_nodes(&address(&[relay.folder()], name_of(&database)), None);
    let town = Town::begin(&addresses, 16);
    for _ in 0..amount(1, 8) {
        town.let_play(40);
        relay.fall_silent();
        until("health tells that nobody answers", || !nodes.iter().any(is_well));
        relay.speak_to_newcomers();
        until("both nodes are well again", || nodes.iter().all(is_well));
    }
    town.let_play(40);
    until("each node has eight connections and one to look", || backends(&postgres) <= 2 * 9);
    let mut played = town.end();
    played.assert_same_everywhere();
    played.assert_kept_in_database(&database);
}

#[test]
fn without_a_database_everybody_at_a_table_hears_so_at_once() {
    let postgres = Postgres::start();
    let database = postgres.database();
    let node = Server::node(&database, None, "0,0");
    let mut people: Vec<Client> = (0..3).map(|_| Client::new(&node.address, "en")).collect();
    let [anna, ben, carla] = &mut people[..] else { unreachable!() };
    let table = table_of_three(anna, [("Ben", ben), ("Carla", carla)]);
    let mut page = Live::open(anna, &table);
    postgres.freeze();
    assert_eq!(page.goodbye(), 1013, "a page that shows nothing new goes elsewhere");
    let begun = Instant::now();
    let asked: Vec<_> = (0..8)
        .map(|_| {
            let mut twin = Client::new(&node.address, "en");
            twin.cookies = anna.cookies.clone();
            let table = table.clone();
            std::thread::spawn(move || (twin.get(&table).status, Live::answer(&twin, &table)))
        })
        .collect();
    for asked in asked {
        let (page, live) = asked.join().unwrap();
        assert!(page == 503 && live.starts_with("HTTP/1.1 503"), "{page} {live}");
    }
    // One after the other they would take five seconds each.
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    postgres.thaw();
    until("the node is well again", || is_well(&node));
    let mut page = Live::open(anna, &table);
    let waited_for = people.iter_mut().find_map(|person| Some((some_move(&person.get(&table))?, person)));
    let (fields, person) = waited_for.unwrap();
    assert_eq!(person.post(&format!("{table}/act"), &borrowed(&fields)).status, 303);
    page.next();
}

#[test]
fn a_node_that_starts_without_a_database_waits_for_it_and_says_so() {
    let postgres = Postgres::start();
    let database = postgres.database();
    postgres.stop();
    let start = || {
        Command::new(env!("CARGO_BIN_EXE_hoirie"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data", "nowhere", "--database", &database])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    };
    let tell = |name: &str, id: u32| {
        assert!(Command::new("kill").args(["-s", name, &id.to_string()]).status().unwrap().success());
    };
    let says_that_it_waits = |log: &mut dyn BufRead| {
        let mut line = String::new();
        log.read_line(&mut line).unwrap();
        assert!(line.contains("waiting for the database"), "{line}");
    };

    let mut told_to_stop = start();
    says_that_it_waits(&mut BufReader::new(told_to_stop.stderr.take().unwrap()));
    let begun = Instant::now();
    tell("TERM", told_to_stop.id());
    assert!(told_to_stop.wait().unwrap().success());
    assert!(begun.elapsed() < Duration::from_secs(5));

    let mut waits = start();
    let mut log = BufReader::new(waits.stderr.take().unwrap());
    says_that_it_waits(&mut log);
    std::thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
    postgres.start_again();
    let mut open = String::new();
    BufReader::new(waits.stdout.take().unwrap()).read_line(&mut open).unwrap();
    assert!(open.contains("Hoirie is open at"), "{open}");
    waits.kill().unwrap();
    waits.wait().unwrap();
}

#[test]
fn a_node_without_its_database_ends_when_it_is_told_to() {
    let postgres = Postgres::start();
    let database = postgres.database();
    let node = Server::node(&database, None, "0,0");
    let mut anna = Client::new(&node.address, "en");
    let table = table_of_three(&mut anna, []);
    let _pages: Vec<Live> = (0..4).map(|_| Live::open(&anna, &table)).collect();
    postgres.freeze();
    // Somebody waits for an answer that does not come.
    let asks = std::thread::spawn(move || drop(anna.try_get(&table)));
    let begun = Instant::now();
    assert!(node.stop());
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    asks.join().unwrap();
    postgres.thaw();
}
