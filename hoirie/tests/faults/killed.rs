//! kill -9, again and again, while games are played.

use std::time::Duration;

use servers::{Nats, Postgres};
use tabletop::Chance;

use super::town::Town;
use crate::amount;
use crate::guests::server::{Folder, Server};

/// Some moment later, the same in every run.
fn some_moment(chance: &mut Chance) {
    std::thread::sleep(Duration::from_micros(u64::from(chance.below(60_000))));
}

#[test]
fn a_house_is_killed_again_and_again_during_many_games() {
    let folder = Folder::new();
    let mut server = Server::open(&folder);
    let town = Town::begin(std::slice::from_ref(&server.address), amount(40, 200));
    let mut chance = Chance::quick(1);
    for _ in 0..amount(10, 100) {
        town.let_play(20);
        some_moment(&mut chance);
        server.kill();
        server = Server::open(&folder);
        town.find_at(std::slice::from_ref(&server.address));
    }
    town.let_play(20);
    let mut played = town.end();
    played.assert_same_everywhere();
    server.kill();
    played.assert_kept_in(folder.path());
}

#[test]
fn one_of_two_nodes_is_killed_again_and_again() {
    let database = Postgres::shared().database();
    let nats = Nats::start();
    let open = || Server::node(&database, Some(nats.address()), "0,0");
    let mut nodes = [open(), open()];
    let addresses = |nodes: &[Server; 2]| nodes.each_ref().map(|node| node.address.clone());
    let town = Town::begin(&addresses(&nodes), amount(40, 100));
    let mut chance = Chance::quick(2);
    for kill in 0..amount(6, 50) {
        town.let_play(20);
        some_moment(&mut chance);
        std::mem::replace(&mut nodes[kill % 2], open()).kill();
        town.find_at(&addresses(&nodes));
    }
    town.let_play(20);
    let mut played = town.end();
    played.assert_same_everywhere();
    played.assert_kept_in_database(&database);
}
