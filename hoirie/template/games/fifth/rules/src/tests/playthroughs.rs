//! Golden stories: short scripted games as every viewer hears them, in `games/fifth/playthroughs`.
//! `UPDATE=1 cargo test -p fifth` writes them anew; the difference is read in review.

use proof::Golden;
use tabletop::{Chance, Game, Input, Moment, Next, next_input};
use words::Language;

use super::begin;

#[test]
fn a_whole_game() {
    let (mut game, told) = begin(3);
    let mut story = Golden::of(concat!(env!("CARGO_MANIFEST_DIR"), "/.."), "A whole game", Language::English);
    story.tell(&game, &told);
    let mut chance = Chance::quick(1);
    let mut offers = Vec::new();
    while let Next::Input(input) =
        next_input(&game, &mut chance, &mut offers, |_, offers, chance| chance.pick(offers).copied())
    {
        match &input {
            Input::Act(seat, action) => story.action(seat.0, action),
            Input::Alarm => story.input("the alarm"),
        }
        let mut told = Vec::new();
        game.play(Moment(0), input, &mut chance, &mut told).expect("every offer is playable");
        story.tell(&game, &told);
    }
    story.ends(&game, "whole-game.en.txt");
}
