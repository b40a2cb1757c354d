//! Whatever breaks, and whenever: every move that was acknowledged is there exactly once, every table replays to the same
//! checks, and everybody ends up with the same state.
//!
//! `./test` runs a fixed sample; `./faults` runs all of it.

#![allow(clippy::unwrap_used)]

#[allow(dead_code, reason = "the tests of the house use all of it, these a part")]
mod guests;

mod faults {
    mod away;
    mod database;
    mod disk;
    mod killed;
    mod race;
    mod told;
    mod town;
}

use guests::server::Server;

/// How much of everything: all of it where `./faults` asks for it.
pub fn amount(sample: usize, all: usize) -> usize {
    if std::env::var_os("HOIRIE_FAULTS").is_some_and(|much| much == "all") { all } else { sample }
}

/// Two nodes of one house, and where they are.
fn two_nodes(database: &str, nats: Option<&str>) -> ([Server; 2], [String; 2]) {
    let nodes = [(); 2].map(|()| Server::node(database, nats, "0,0"));
    let addresses = nodes.each_ref().map(|node| node.address.clone());
    (nodes, addresses)
}
