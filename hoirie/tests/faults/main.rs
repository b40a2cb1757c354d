//! Whatever breaks, and whenever: every move that was acknowledged is there exactly once, every table replays to the same
//! checks, and everybody ends up with the same state.
//!
//! `./test` runs a fixed sample; `./faults` runs all of it.

#![allow(clippy::unwrap_used)]
// The tools of the house's tests; each program uses some of them.
#![allow(dead_code)]

#[path = "../house/client.rs"]
mod client;
#[path = "../house/live.rs"]
mod live;
#[path = "../house/server.rs"]
mod server;
mod town;

mod away;
mod database;
mod disk;
mod killed;
mod race;

/// How much of everything: all of it where `./faults` asks for it.
pub fn amount(sample: usize, all: usize) -> usize {
    if std::env::var_os("HOIRIE_FAULTS").is_some_and(|much| much == "all") { all } else { sample }
}

/// Two nodes of one house, and where they are.
fn two_nodes(database: &str, nats: Option<&str>) -> ([server::Server; 2], [String; 2]) {
    let nodes = [(); 2].map(|()| server::Server::node(database, nats, "0,0"));
    let addresses = nodes.each_ref().map(|node| node.address.clone());
    (nodes, addresses)
}
