//! Who comes to the house in the tests that talk to the program: people with browsers, their live connections, and the program itself.

pub mod client;
pub mod live;
pub mod server;
