//! Golden stories: short scripted games as every viewer hears them, in `games/millionen/playthroughs`.
//! `UPDATE=1 cargo test -p millionen` writes them anew; the difference is read in review.

use tabletop::{Chance, Next, Seat, next_input};
use words::Language;

use super::{Scene, Stage};
use crate::Action;

#[test]
fn a_duel_of_three_shots() {
    let stage = Stage::seats(3).hand(0, "pickpocket-5 revolver socialite-4").hand(1, "revolver revolver dandy");
    let stage = stage.suitcases(0, 2).suitcases(1, 1).coming("cheat pickpocket-2 socialite-3 suitcase");
    let mut play = stage.begin().titled("A duel of three shots (P9, P10)", Language::English);
    play.attack("pickpocket-5", 1).shoot().shoot().shoot().give_in();
    play.ends("duel.en.txt");
}

fn two_waiting(language: Language) -> Scene {
    let stage = Stage::seats(3).hand(0, "pickpocket-3 cheat").hand(1, "pickpocket-5 suitcase");
    let stage =
        stage.hand(2, "socialite-2 socialite-6 suitcase").coming("revolver dandy socialite-4 cheat pickpocket-6");
    let mut play = stage.begin().titled("Two Pickpockets waiting in front of one player (P11, P12)", language);
    play.attack("pickpocket-3", 2).give_in().attack("pickpocket-5", 2).give_in();
    play.chase_off("socialite-6", "pickpocket-5", 1);
    play.discard("cheat").lay_suitcase();
    play.chase_off("socialite-4", "pickpocket-3", 0);
    play
}

#[test]
fn two_pickpockets_waiting() {
    two_waiting(Language::English).ends("two-waiting.en.txt");
    two_waiting(Language::German).ends("two-waiting.de.txt");
}

#[test]
fn a_stolen_suitcase_passed_on_to_a_boss_and_on_to_that_ones_boss() {
    let stage = Stage::seats(4).hand(0, "pickpocket-4").hand(1, "pickpocket-2").hand(2, "pickpocket-6");
    let stage = stage.hand(3, "suitcase socialite-2").suitcases(3, 1).coming("cheat dandy revolver socialite-3 cheat");
    let mut play =
        stage.begin().titled("A suitcase passed on to a boss, and on to that one’s boss (P12)", Language::English);
    // One waits in front of Ben for Anna, one in front of Clara for Ben; so Clara's suitcase goes to Ben and on to Anna.
    play.attack("pickpocket-4", 1).give_in().attack("pickpocket-2", 2).give_in();
    play.attack("pickpocket-6", 3).give_in();
    play.ends("passed-on.en.txt");
}

#[test]
fn a_suitcase_that_comes_back() {
    let stage = Stage::seats(3).hand(0, "pickpocket-4").hand(1, "pickpocket-2").suitcases(0, 3);
    let stage = stage.coming("cheat dandy");
    let mut play = stage.begin().titled("A suitcase that comes back (P12)", Language::French);
    play.attack("pickpocket-4", 1).give_in().attack("pickpocket-2", 0).give_in();
    play.ends("comes-back.fr.txt");
}

fn win(language: Language) -> Scene {
    let stage = Stage::seats(3).hand(0, "pickpocket-5 dandy cheat").hand(1, "socialite-4 pickpocket-6 cheat");
    let stage = stage.hand(2, "socialite-6 revolver pickpocket-3").suitcases(0, 4).suitcases(1, 2).suitcases(2, 3);
    let stage = stage.coming("socialite-3 pickpocket-2 socialite-6 cheat");
    let mut play = stage.begin().titled("Five suitcases and a Dandy (P16)", language);
    play.attack("pickpocket-5", 1).give_in();
    play.cheat(0);
    play.attack("pickpocket-3", 0).repel("socialite-3");
    play.lay_dandy();
    play
}

#[test]
fn a_win() {
    win(Language::English).ends("win.en.txt");
    win(Language::French).ends("win.fr.txt");
    win(Language::German).ends("win.de.txt");
}

#[test]
fn the_stack_running_out() {
    let stage = Stage::seats(3).hand(0, "cheat pickpocket-3").hand(1, "revolver").waiting(2, "pickpocket-5", 1);
    let stage = stage.coming("dandy").last();
    let mut play = stage.begin().titled("The stack runs out in the middle of an attack (P15)", Language::English);
    play.attack("pickpocket-3", 1).shoot().give_in();
    play.ends("stack-runs-out.en.txt");
}

#[test]
fn a_whole_game_played_at_random() {
    let scene = Scene::dealt(4, 1991);
    let mut play = scene.titled("A whole game for four, with some sense", Language::English);
    let mut chance = Chance::quick(1991);
    let mut offers = Vec::new();
    // Suitcases and Dandies are laid where they can be, and kept otherwise: that makes it short.
    let choose = |_: Seat, offers: &[Action], chance: &mut Chance| {
        let best = offers.iter().find(|offer| matches!(offer, Action::LayDandy | Action::LaySuitcase));
        let kept = |offer: &&Action| !matches!(offer, Action::Discard(crate::Card::Suitcase | crate::Card::Dandy));
        let others: Vec<_> = offers.iter().filter(kept).collect();
        best.or_else(|| chance.pick(&others).copied()).or(offers.first()).copied()
    };
    while let Next::Input(tabletop::Input::Act(seat, action)) = next_input(&play.game, &mut chance, &mut offers, choose)
    {
        play.act(seat.0, action);
    }
    play.ends("whole-game.en.txt");
}
