//! What a hint says and marks, at many states of random games: every offer has a name, in which nothing is that was only
//! imagined, and something on the board that is to be tapped for it.

use face::{Fields, Parts};
use shelf::{ErbrafferBox, MaloneyBox, MillionenBox, TanteBox, Title};
use tabletop::{
    By, Chance, Entry, FORMAT, Game, Head, Hex32, Input, Next, Seat, SeedMaterial, Table, Viewer, next_input,
};
use words::Language;

use house::play::{Frame, Log, Match, Show};

const SEATS: u8 = 3;
/// So many offers of every seat are looked at: there may be hundreds.
const LOOKED_AT: usize = 3;

fn teaches<T: Title>(games: u8) {
    for number in 0..games {
        let head = Head {
            format: FORMAT,
            game: T::Game::NAME.into(),
            rules: T::Game::RULES,
            edition: T::Game::EDITIONS[0].1.into(),
            options: Default::default(),
            seats: ["Anna", "Ben", "Carla"].map(str::to_owned).into(),
            seed: SeedMaterial::Dealt { secret: Hex32([number; 32]), shares: Vec::new() },
        };
        let mut play = Match::<T>::of(Table::open(head).unwrap());
        let mut chance = Chance::quick(u64::from(number));
        let mut offers = Vec::new();
        loop {
            for seat in Seat::all(SEATS) {
                offers.clear();
                play.table.state().offers(seat, &mut offers);
                for _ in 0..LOOKED_AT {
                    if let Some(offer) = chance.pick(&offers) {
                        is_named(&play, seat, offer);
                        is_marked(&play, seat, offer);
                    }
                }
            }
            let state = play.table.state().clone();
            let next = next_input(&state, &mut chance, &mut offers, |seat, offers, chance| {
                if !state.waits_for(seat) && chance.below(2) == 0 { None } else { chance.pick(offers).cloned() }
            });
            let Next::Input(input) = next else { break };
            let now = play.table.now();
            let (at, by) = match (&input, state.alarm()) {
                (Input::Alarm, Some(due)) => (due.max(now), By::Clock),
                _ => (now, By::Person),
            };
            let step = play.table.consider(at, by, Entry::Input(input)).unwrap();
            play.table.accept(step);
        }
    }
}

fn is_named<T: Title>(play: &Match<T>, seat: Seat, offer: &<T::Game as Game>::Action) {
    let [one, other] = [0, 1000].map(|seed| play.foretold(seat, offer, seed));
    assert!(one.is_some(), "{} has no name for {offer:?}", T::Game::NAME);
    assert_eq!(one, other, "{} names what was only imagined", T::Game::NAME);
}

fn is_marked<T: Title>(play: &Match<T>, seat: Seat, offer: &<T::Game as Game>::Action) {
    let action = serde_json::to_value(offer).unwrap();
    let frame = Frame {
        language: Language::English,
        names: &play.head().seats,
        portraits: &[],
        address: "/act",
        draft: &Fields::default(),
        shared: false,
        sprite: "/sprite.svg",
        now: play.now(),
        hint: Some(&action),
        still: false,
        parts: Parts::all(),
    };
    let board = play.board(Viewer::Seat(seat), &frame).part.into_string();
    assert!(board.contains(" data-hinted"), "{} marks nothing for {offer:?}", T::Game::NAME);
    let unmarked = play.board(Viewer::Seat(seat), &Frame { hint: None, ..frame }).part.into_string();
    assert_eq!(board.replace(" data-hinted", ""), unmarked);
}

#[test]
fn hints_of_tante_say_what_the_seat_knows_and_mark_what_to_tap() {
    teaches::<TanteBox>(3);
}

#[test]
fn hints_of_maloney_say_what_the_seat_knows_and_mark_what_to_tap() {
    teaches::<MaloneyBox>(1);
}

#[test]
fn hints_of_erbraffer_say_what_the_seat_knows_and_mark_what_to_tap() {
    teaches::<ErbrafferBox>(1);
}

#[test]
fn hints_of_millionen_say_what_the_seat_knows_and_mark_what_to_tap() {
    teaches::<MillionenBox>(2);
}
