//! The house as programs meet it: real HTTP, a real data folder, the real program, killed and started again.

#![allow(clippy::unwrap_used)]

mod guests;

mod house {
    mod admin;
    mod compressed;
    mod conduct;
    mod crowd;
    mod crowded;
    mod devices;
    mod doors;
    mod faces;
    mod front;
    mod garbage;
    mod kept;
    mod killed;
    mod learning;
    mod links;
    mod my_games;
    mod my_people;
    mod nodes;
    mod notice_pages;
    mod previews;
    mod records;
    mod reviewed;
    mod secret;
    mod starting;
    mod talk;
    mod taught;
    mod whole_game;
}
