//! The house as people meet it: the real program, a real browser, and stories of evenings played in it.
//!
//! With `SCREENSHOTS=FOLDER` the tests also leave a picture of every kind of page there.

// Every function here is part of a test, whatever clippy can see of that.
#![allow(clippy::unwrap_used)]

mod axe;
mod chromium;
mod evening;
mod house;
mod inspection;
mod ledger;
mod salon;

mod beside;
mod devices;
mod duel;
mod every_page;
mod first_game;
mod inheritance;
mod keyboard;
mod levels;
mod live_auction;
mod manners;
mod motion;
mod my_pages;
mod newcomer;
mod notices;
mod replay;
mod stage;
mod teacher;
mod ten_tabs;
mod watching;
mod whole_game;
mod without_script;
