//! What every kind of card does (E6, E15–E18).

use super::{Scene, Stage, heir, person, two};
use crate::{Cash, EventKind, Heirloom, Pair, Reason, Target};

fn one_card(name: &str, key: &str, cash: Cash) -> Scene {
    let mut scene = Stage::seats(3).cash(key, cash).hand(0, name).begin();
    scene.play(0, name, heir(key));
    scene
}

fn half(from: &str, to: &str, gives: Cash) -> Target {
    Target::Half { from: person(from), to: person(to), gives }
}

fn gift(heirloom: Heirloom, to: &str) -> Target {
    Target::Gift { heirloom, to: person(to) }
}

fn swap(one: Heirloom, other: Heirloom) -> Target {
    Target::Swap([one, other].into_iter().collect())
}

#[test]
fn e6_tax_and_factory_cost_one_heir_the_amount() {
    assert_eq!(one_card("tax-6", "A1", 10).cash("A1"), 4);
    assert_eq!(one_card("tax-5-hourglass", "B1", 10).cash("B1"), 5);
    let scene = one_card("factory-8", "A1", 10);
    assert_eq!((scene.cash("A1"), scene.game.bank), (2, 8));
}

#[test]
fn e6_income_and_riches_bring_one_heir_the_amount() {
    assert_eq!(one_card("income-15", "A1", 10).cash("A1"), 25);
    let scene = one_card("riches-3-hourglass", "A1", 10);
    assert_eq!((scene.cash("A1"), scene.game.bank), (13, -3));
}

#[test]
fn e6_luck_and_quarrel_touch_two_heirs() {
    let mut scene = Stage::seats(3).hand(0, "luck-10").hand(1, "quarrel-3").begin();
    scene.play(0, "luck-10", two("A1 B1"));
    assert_eq!((scene.cash("A1"), scene.cash("B1"), scene.cash("A2")), (20, 20, 10));
    scene.play(1, "quarrel-3", two("C1 B1"));
    assert_eq!((scene.cash("B1"), scene.cash("C1")), (17, 7));
}

#[test]
fn e6_a_wedding_present_is_for_every_rectangular_frame() {
    let mut scene = Stage::seats(3).generation(1900).hand(0, "wedding-present-5").begin();
    scene.play(0, "wedding-present-5", Target::Nobody);
    assert!(["d1", "d2", "e1", "e2", "f1", "g1"].iter().all(|key| scene.cash(key) == 5));
    assert!(["ex", "fx", "gx", "h1", "a1"].iter().all(|key| scene.cash(key) == 0));
    let mut scene = Stage::seats(3).generation(1990).hand(0, "wedding-present-5").begin();
    scene.play(0, "wedding-present-5", Target::Nobody);
    assert!(["p1", "p2", "q1", "q2", "r1", "r2"].iter().all(|key| scene.cash(key) == 5));
}

#[test]
fn e6_a_bomb_takes_all_cash_and_leaves_the_heirlooms() {
    let scene = one_card("bomb-hourglass", "A2", 33);
    assert_eq!(scene.cash("A2"), 0);
    assert!(scene.has("A2", "violin"));
}

#[test]
fn e6_marvellous_doubles() {
    assert_eq!(one_card("marvellous", "A1", 7).cash("A1"), 14);
    assert_eq!(one_card("marvellous", "A1", 0).cash("A1"), 0);
}

#[test]
fn e6_brotherly_love_gives_half_and_the_player_rounds() {
    for gives in [7, 8] {
        let mut scene = Stage::seats(3).generation(1870).cash("a1", 15).hand(0, "brotherly-love").begin();
        scene.play(0, "brotherly-love", half("a1", "ax", gives));
        assert_eq!((scene.cash("a1"), scene.cash("ax")), (15 - gives, gives));
    }
    let mut scene = Stage::seats(3).generation(1870).cash("a1", 15).hand(0, "brotherly-love").begin();
    assert_eq!(scene.refused_play(0, "brotherly-love", half("a1", "ax", 6)), Reason::NotHalf);
    assert_eq!(scene.refused_play(0, "brotherly-love", half("a1", "ax", 9)), Reason::NotHalf);
    assert_eq!(scene.refused_play(0, "brotherly-love", half("a1", "b1", 7)), Reason::NoSiblings);
    assert_eq!(scene.refused_play(0, "brotherly-love", half("a1", "a1", 7)), Reason::NoSiblings);
}

#[test]
fn e6_brotherly_love_is_not_for_1840() {
    let mut scene = Stage::seats(3).hand(0, "brotherly-love").begin();
    assert!(scene.targets(0, "brotherly-love").is_empty());
    assert_eq!(scene.refused_play(0, "brotherly-love", half("A1", "B1", 5)), Reason::NoSiblingsYet);
    assert_eq!(scene.refused_play(0, "brotherly-love", half("a1", "a2", 0)), Reason::NoSiblingsYet);
    let scene = Stage::seats(3).generation(1870).hand(0, "brotherly-love").begin();
    // Three families of three, each to each; nobody has an odd sum.
    assert_eq!(scene.targets(0, "brotherly-love").len(), 18);
}

#[test]
fn e6_a_black_sheep_gives_an_heirloom_away_but_not_to_a_benefactor() {
    let mut scene = Stage::seats(3).generation(1870).hand(0, "black-sheep").begin();
    assert!(scene.has("a1", "jug"));
    assert_eq!(scene.refused_play(0, "black-sheep", gift(Heirloom::Jug, "ax")), Reason::NotToABenefactor);
    assert_eq!(scene.refused_play(0, "black-sheep", gift(Heirloom::Jug, "a1")), Reason::HoldsItAlready);
    assert_eq!(scene.refused_play(0, "black-sheep", gift(Heirloom::Jug, "d1")), Reason::NotAlive);
    // The spouse is another person.
    scene.play(0, "black-sheep", gift(Heirloom::Jug, "b1"));
    assert!(scene.has("a1", "") && scene.has("b1", "jug clock"));
}

#[test]
fn e6_small_presents_swap_two_heirlooms() {
    let mut scene = Stage::seats(3).holder("violin", "A1").hand(0, "small-presents").begin();
    assert_eq!(scene.refused_play(0, "small-presents", swap(Heirloom::Jug, Heirloom::Violin)), Reason::SameHolder);
    assert_eq!(scene.refused_play(0, "small-presents", swap(Heirloom::Jug, Heirloom::Jug)), Reason::NotTwoHeirlooms);
    scene.play(0, "small-presents", swap(Heirloom::Jug, Heirloom::Clock));
    assert!(scene.has("A1", "violin clock") && scene.has("B1", "jug"));
    assert!(scene.tells(EventKind::HeirloomsSwapped));
}

#[test]
fn e6_a_new_will_waits_for_a_change_of_generation() {
    let mut scene = Stage::seats(3).hand(0, "new-will").begin();
    assert!(scene.targets(0, "new-will").is_empty());
    assert_eq!(scene.refused_play(0, "new-will", Target::Nobody), Reason::OnlyInAChange);
    assert_eq!(scene.refused_play(0, "new-will", heir("A1")), Reason::OnlyInAChange);
    scene.throw(0, "new-will");
}

#[test]
fn e15_everybody_of_the_current_generation_is_an_heir() {
    for (year, heirs) in [(1840, 6), (1870, 11), (1900, 9), (1930, 11), (1960, 9), (1990, 6)] {
        let scene = Stage::seats(3).generation(year).hand(0, "tax-6").begin();
        assert_eq!(scene.heirs(0, "tax-6"), scene.game.current().people());
        assert_eq!(scene.heirs(0, "tax-6").len(), heirs);
    }
}

#[test]
fn e16_nobody_falls_below_zero() {
    let scene = one_card("factory-10", "A1", 6);
    assert_eq!((scene.cash("A1"), scene.game.bank), (0, 10));
    let before = Stage::seats(3).cash("A1", 6).begin().game.bank;
    assert_eq!(scene.game.bank - before, 6, "the bank gets what there is");
    // Money lies on single people: the spouse does not help out.
    assert_eq!(scene.cash("A2"), 10);
}

#[test]
fn e17_half_of_an_odd_sum_is_rounded_for_the_bank() {
    assert_eq!(one_card("gambling-debt", "A1", 7).cash("A1"), 3);
    assert_eq!(one_card("gambling-debt", "A1", 8).cash("A1"), 4);
    assert_eq!(one_card("gambling-debt", "A1", 1).cash("A1"), 0);
    assert_eq!(one_card("gambling-debt", "A1", 0).cash("A1"), 0);
}

#[test]
fn e18_two_heirs_are_different_and_not_married_to_each_other() {
    let mut scene = Stage::seats(3).hand(0, "luck-5").begin();
    assert_eq!(scene.targets(0, "luck-5").len(), 15 - 3);
    assert_eq!(scene.refused_play(0, "luck-5", two("A1 A2")), Reason::MarriedToEachOther);
    assert_eq!(scene.refused_play(0, "luck-5", two("A1 A1")), Reason::SamePerson);
    assert_eq!(scene.refused_play(0, "luck-5", heir("A1")), Reason::OtherTargets);
    assert_eq!(Pair::new(person("A1"), person("B1")), Pair::new(person("B1"), person("A1")));
}

#[test]
fn e18_the_dead_are_never_targets() {
    let stage = Stage::seats(3).generation(1870).dead("a1").cash("a1", 9);
    let mut scene = stage.hand(0, "tax-6 luck-5 brotherly-love black-sheep").begin();
    assert!(!scene.heirs(0, "tax-6").contains(person("a1")));
    assert_eq!(scene.refused_play(0, "tax-6", heir("a1")), Reason::Dead);
    assert_eq!(scene.refused_play(0, "luck-5", two("a1 c1")), Reason::Dead);
    assert_eq!(scene.refused_play(0, "brotherly-love", half("a1", "a2", 4)), Reason::Dead);
    assert_eq!(scene.refused_play(0, "brotherly-love", half("a2", "a1", 0)), Reason::Dead);
    assert_eq!(scene.refused_play(0, "black-sheep", gift(Heirloom::Jug, "a2")), Reason::Dead);
    assert_eq!(scene.refused_play(0, "black-sheep", gift(Heirloom::Violin, "a1")), Reason::Dead);
}

#[test]
fn e18_without_targets_a_card_can_only_be_thrown_away() {
    // All heirlooms lie beside somebody who is dead.
    let stage = Stage::seats(3).holder("jug violin clock necklace painting porcelain", "A1").dead("A1");
    let mut scene = stage.hand(0, "black-sheep small-presents brotherly-love new-will").begin();
    for name in ["black-sheep", "small-presents", "brotherly-love", "new-will"] {
        assert!(scene.targets(0, name).is_empty());
    }
    assert_eq!(scene.refused_play(0, "small-presents", swap(Heirloom::Jug, Heirloom::Violin)), Reason::Dead);
    assert_eq!(scene.offers(0).len(), 15, "every choice of one card or more can be thrown away");
    scene.throw(0, "black-sheep small-presents brotherly-love new-will");
}

#[test]
fn e18_an_heir_without_cash_is_a_lawful_target() {
    for name in ["tax-6", "bomb-hourglass", "gambling-debt", "marvellous"] {
        let scene = one_card(name, "A1", 0);
        assert_eq!(scene.cash("A1"), 0);
    }
    let mut scene = Stage::seats(3).generation(1870).hand(0, "brotherly-love").begin();
    scene.play(0, "brotherly-love", half("a1", "a2", 0));
    assert_eq!(scene.refused_play(1, "income-8", heir("a1")), Reason::NotInYourHand);
}
