//! Golden stories: short scripted games as every viewer hears them, in `games/tante/playthroughs`.
//! `UPDATE=1 cargo test -p tante` writes them anew; the difference is read in review.

use tabletop::{Chance, Next, Seat, next_input};
use words::Language;

use super::{Scene, Stage};
use crate::{Action, Options, Phase};

#[test]
fn a_wedding() {
    let stage = Stage::seats(3).gentlemen(1).hand(0, "blue-0 green-3 gold-20").hand(1, "red-0 blue-5 green-10");
    let stage = stage.hand(2, "red-1 blue-1 gold-1").table("red-3 green-2 gold-5").table("red-2 red-2 red-5");
    let mut play = stage.begin().titled("A wedding on the reveal (T20)", Language::English);
    play.keep().bid(1, [0, 1, 0, 0]).bid(2, [0, 0, 1, 0]).bid(1, [1, 0, 1, 0]).withdraw(2);
    play.ends("wedding.en.txt");
}

fn inheritance(language: Language) -> Scene {
    let stage = Stage::seats(3).hand(0, "red-20 blue-20 gold-5").hand(1, "red-0 blue-5 green-10 gold-20");
    let stage =
        stage.hand(2, "red-1 blue-1 green-1 gold-2").table("gold-1 red-2 blue-3").table("red-5 green-20 gold-1");
    let mut play = stage.last().begin().titled("The last two rounds, and no wedding (T20, T22)", language);
    play.swap("gold-5", "gold-1").bid(1, [1, 0, 0, 0]).bid(2, [0, 1, 0, 0]).withdraw(1);
    play.keep().withdraw(2).withdraw(0).take(2);
    play
}

#[test]
fn an_inheritance() {
    inheritance(Language::English).ends("inheritance.en.txt");
    inheritance(Language::French).ends("inheritance.fr.txt");
}

#[test]
fn two_meetings_in_one_round() {
    let stage = Stage::seats(4).hand(0, "blue-2 blue-3 gold-1").hand(1, "red-20 green-1 gold-0");
    let stage = stage.hand(2, "blue-10 green-5 violet-5").hand(3, "green-3 gold-20 violet-0");
    let stage = stage.table("red-2 red-2 red-5").table("red-0 red-1 red-3");
    let mut play = stage.begin().titled("Two meetings in one round, then one (T12)", Language::English);
    play.swap("blue-2", "red-5").withdraw(1).withdraw(2).bid(3, [0, 0, 1, 0]);
    // The reds were a meeting already: a red card swapped in brings nobody.
    play.swap("red-20", "red-0").withdraw(2).withdraw(3).bid(0, [1, 0, 0, 0]);
    play.ends("double-meeting.en.txt");
}

#[test]
fn the_chain_of_zeros_up_to_the_aunt() {
    let stage = Stage::seats(4).hand(0, "blue-0 green-3 gold-20").hand(1, "red-0 blue-5 green-10");
    let stage = stage.hand(2, "red-0 blue-1 gold-1").hand(3, "green-0 green-0 violet-2").table("red-1 green-2 gold-3");
    let mut play = stage.begin().titled("The chain of zeros, all the way to the aunt (T17, T18)", Language::English);
    play.keep().withdraw(1).withdraw(2).withdraw(3).buy_out(1, "red-0").buy_out(2, "red-0").buy_out(3, "green-0");
    play.ends("chain-of-zeros.en.txt");
}

/// A round in which the aunt keeps, the seat at her left bids a single gift, and nobody goes higher.
fn quick_round(play: &mut Scene) {
    play.keep();
    let mut bids = true;
    while let Phase::Auction(auction) = play.game.phase {
        if std::mem::take(&mut bids) {
            let owned = play.game.gifts[auction.turn.index()];
            let smallest = owned.payable().wrapping_sub(1).trailing_zeros() as u16;
            play.bid(auction.turn.0, owned.largest_for(smallest).unwrap().0);
        } else {
            play.withdraw(auction.turn.0);
        }
    }
}

fn couples(language: Language) -> Scene {
    let stage = Stage::seats(3).couples().hand(0, "blue-0 green-3 gold-20").hand(1, "red-0 blue-5 green-10");
    let stage = stage.hand(2, "red-1 blue-1 gold-1").table("red-2 red-2 red-5").table("blue-3 blue-2 blue-3");
    let stage = stage.table("gold-2 green-2 blue-2").table("green-0 green-1 green-5").table("gold-10 gold-5 gold-3");
    let mut play = stage.begin().titled("Couples: five gentlemen, and the fifth is the one (T26)", language);
    (0..4).for_each(|_| quick_round(&mut play));
    play
}

#[test]
fn the_couples_variant() {
    couples(Language::English).ends("couples.en.txt");
    couples(Language::German).ends("couples.de.txt");
}

#[test]
fn a_whole_game_played_at_random() {
    let scene = Scene::dealt(3, Options::default(), 1998);
    let mut play = scene.titled("A whole game for three, as the lot would have it", Language::English);
    let mut chance = Chance::quick(1998);
    let mut offers = Vec::new();
    // Some restraint in bidding keeps it short.
    let choose = |_: Seat, offers: &[Action], chance: &mut Chance| {
        if offers[0] == Action::Withdraw && chance.below(2) == 0 {
            Some(offers[0])
        } else {
            chance.pick(offers).copied()
        }
    };
    while let Next::Input(tabletop::Input::Act(seat, action)) = next_input(&play.game, &mut chance, &mut offers, choose)
    {
        play.act(seat.0, action);
    }
    play.ends("whole-game.en.txt");
}
