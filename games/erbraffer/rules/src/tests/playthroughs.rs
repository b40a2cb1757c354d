//! Golden stories: short scripted games as every viewer hears them, in `games/erbraffer/playthroughs`.
//! `UPDATE=1 cargo test -p erbraffer` writes them anew; the difference is read in review.

use tabletop::{Chance, Input, Next, Seat, next_input};
use words::Language;

use super::{Scene, Stage, heir, shares};
use crate::{Action, Options, Phase, Target};

fn chain_of_wills(language: Language) -> Scene {
    let stage = Stage::seats(3).year(1860).hand(0, "riches-5-hourglass new-will tax-6 luck-5");
    let stage =
        stage.hand(1, "new-will income-15 marvellous factory-8").hand(2, "new-will bomb-hourglass shake-up tax-4");
    let stage =
        stage.draws("black-sheep income-8 small-presents quarrel-3").portraits(0, "p1 p2").portraits(1, "q1 q2");
    let stage = stage.portraits(2, "r1 r2").benefactors(0, "ax ex hx lx").benefactors(1, "bx fx ix mx");
    let stage = stage.benefactors(2, "cx gx jx nx");
    let mut play = stage.begin().titled("Three new wills on one estate (E27–E30)", language);
    play.play(0, "riches-5-hourglass", heir("A1"));
    play.divide(0, "A1 A2", shares([(12, "jug violin"), (13, ""), (0, "")])).let_stand(1);
    play.new_will(2, shares([(0, ""), (25, "jug violin"), (0, "")])).let_stand(2);
    play.new_will(0, shares([(5, "jug violin"), (0, ""), (20, "")]));
    play.new_will(1, shares([(10, "jug"), (15, "violin"), (0, "")]));
    play.let_all_stand(1).let_all_stand(0).let_stand(2);
    play.divide(1, "C1 C2", shares([(9, "painting"), (9, "porcelain"), (2, "")])).let_all_stand(2);
    play.divide(2, "B1 B2", shares([(10, "clock necklace"), (10, ""), (0, "")]));
    play
}

#[test]
fn three_new_wills_on_one_estate() {
    chain_of_wills(Language::English).ends("chain-of-wills.en.txt");
    chain_of_wills(Language::French).ends("chain-of-wills.fr.txt");
}

fn two_heirs_each(language: Language) -> Scene {
    let stage = Stage::seats(2).generation(1960).year(1980).first(1).hand(0, "wedding-present-5 income-15 tax-6 tax-4");
    let stage = stage.hand(1, "riches-5-hourglass brotherly-love bomb-hourglass luck-10");
    let stage = stage.cash("k1", 12).cash("l1", 9).cash("lx", 7).cash("mx", 4).cash("n1", 11).cash("l2", 6);
    let stage =
        stage.portraits(0, "p1 r2").portraits(1, "p2 q1").draws("riches-4-hourglass new-will tax-5 quarrel-3 riches-6");
    let stage = stage.benefactors(0, "ax fx lx mx").benefactors(1, "bx ex lx nx");
    let mut play = stage.begin().titled("The last years for two, with two heirs each (E9, E31–E35)", language);
    play.play(1, "riches-5-hourglass", heir("k2"));
    play.divide(1, "k1 l1", shares([(10, "jug"), (11, "clock")])).let_stand(1).let_stand(0);
    play.divide(0, "l2 m1", shares([(3, ""), (3, "necklace painting")])).let_all_stand(0).let_stand(1);
    play.divide(1, "k2 n1", shares([(8, "violin porcelain"), (8, "")])).let_stand(1);
    play.play(0, "wedding-present-5", Target::Nobody).play(1, "riches-4-hourglass", heir("q1"));
    play.play(0, "income-15", heir("r2")).play(1, "luck-10", super::two("p2 q1"));
    play
}

#[test]
fn two_players_with_two_heirs_each() {
    two_heirs_each(Language::English).ends("two-heirs-each.en.txt");
    two_heirs_each(Language::German).ends("two-heirs-each.de.txt");
}

#[test]
fn the_trial_game() {
    let stage = Stage::with(3, Options { trial: true, ..Options::default() });
    let stage = stage.hand(0, "riches-3-hourglass tax-6 shake-up bomb-hourglass");
    let stage = stage.hand(1, "riches-2-hourglass luck-10 gambling-debt income-8");
    let stage = stage.hand(2, "tax-5-hourglass small-presents marvellous riches-6");
    let stage = stage.draws("income-15 new-will black-sheep factory-8");
    let mut play = stage.begin().titled("The trial game, from 1840 to 1870 (E36)", Language::English);
    play.play(0, "riches-3-hourglass", heir("A1")).place_will(0, "B1");
    play.play(1, "riches-2-hourglass", heir("C2")).place_will(1, "A1");
    play.play(2, "tax-5-hourglass", heir("A2"));
    play.divide(2, "B1 B2", shares([(10, "clock"), (10, "necklace"), (0, "")]))
        .let_all_stand(0)
        .let_all_stand(1)
        .let_all_stand(2);
    play.divide(0, "A1 A2", shares([(9, "violin"), (9, "jug"), (0, "")]));
    assert!(matches!(play.game.phase, Phase::Division(_)));
    play.divide(1, "C1 C2", shares([(0, "painting"), (0, "porcelain"), (22, "")]));
    play.ends("trial.en.txt");
}

/// Plays on by lot until the game is over; hourglasses run, and not everybody thinks of every division.
fn by_lot(play: &mut Scene, seed: u64) {
    let mut chance = Chance::quick(seed);
    let mut offers = Vec::new();
    let choose = |_: Seat, offers: &[Action], chance: &mut Chance| {
        let hurried = |offer: &&Action| match offer {
            Action::Play { card, .. } => card.has_hourglass(),
            Action::LetAllStand { .. } => true,
            _ => false,
        };
        let hurried: Vec<Action> = offers.iter().filter(hurried).copied().collect();
        let plays: Vec<Action> =
            offers.iter().filter(|offer| !matches!(offer, Action::ThrowAway { .. })).copied().collect();
        let pick = if chance.below(3) > 0 { &hurried } else { &plays };
        chance.pick(pick).or_else(|| chance.pick(&plays)).or_else(|| chance.pick(offers)).copied()
    };
    while let Next::Input(Input::Act(seat, action)) = next_input(&play.game, &mut chance, &mut offers, choose) {
        play.act(seat.0, action);
    }
}

#[test]
fn a_whole_game_played_by_lot() {
    let scene = Scene::dealt(4, Options::default(), 1994);
    let mut play = scene.titled("A whole game for four, as the lot would have it", Language::English);
    by_lot(&mut play, 1994);
    play.ends("whole-game.en.txt");
}
