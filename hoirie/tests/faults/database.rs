//! What the nodes rely on goes away and comes back.

use servers::{Nats, Postgres};

use super::town::Town;
use crate::{amount, two_nodes};

#[test]
fn postgres_is_restarted_under_load() {
    let postgres = Postgres::start();
    let database = postgres.database();
    let (_nodes, addresses) = two_nodes(&database, None);
    let town = Town::begin(&addresses, amount(40, 100));
    for _ in 0..amount(3, 20) {
        town.let_play(40);
        postgres.stop();
        postgres.start_again();
    }
    town.let_play(40);
    let mut played = town.end();
    played.assert_same_everywhere();
    played.assert_kept_in_database(&database);
}

#[test]
fn nats_goes_and_comes_back() {
    let database = Postgres::shared().database();
    let nats = Nats::start();
    let (_nodes, addresses) = two_nodes(&database, Some(nats.address()));
    let town = Town::begin(&addresses, amount(40, 100));
    for _ in 0..amount(3, 20) {
        town.let_play(30);
        nats.stop();
        town.let_play(30);
        nats.start_again();
    }
    let mut played = town.end();
    played.assert_same_everywhere();
    played.assert_kept_in_database(&database);
}

#[test]
fn a_node_freezes_and_thaws() {
    let database = Postgres::shared().database();
    let nats = Nats::start();
    let (nodes, addresses) = two_nodes(&database, Some(nats.address()));
    let town = Town::begin(&addresses, amount(40, 100));
    for freeze in 0..amount(2, 12) {
        town.let_play(30);
        let frozen = &nodes[freeze % 2];
        frozen.signal("STOP");
        town.find_at(&[addresses[(freeze + 1) % 2].clone()]);
        town.let_play(30);
        frozen.signal("CONT");
        town.find_at(&addresses);
    }
    town.let_play(30);
    let mut played = town.end();
    played.assert_same_everywhere();
    played.assert_kept_in_database(&database);
}
