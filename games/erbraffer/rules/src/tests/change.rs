//! The change of generation (E22–E26, E31–E33).

use super::{Scene, Stage, heir, person, shares};
use crate::{EventKind, Phase, Reason, Shares};

/// 1860 with this much on the couple A; seat 0 is about to move the hourglass to 1870 with a card that pays nobody of A.
fn about_to_change(stage: Stage) -> Stage {
    stage.year(1860).hand(0, "tax-4-hourglass")
}

fn changing(stage: Stage) -> Scene {
    let mut scene = about_to_change(stage).begin();
    scene.play(0, "tax-4-hourglass", heir("C1"));
    scene
}

#[test]
fn e22_the_mover_begins_and_everybody_divides_one_couple_in_turn() {
    let mut scene = changing(Stage::seats(4));
    assert_eq!(scene.divider(), Some(0));
    let all = |cash: u32| shares([(cash / 2, ""), (cash / 2, ""), (0, "")]);
    let with = |cash: u32, names| shares([(cash / 2, names), (cash / 2, ""), (0, "")]);
    assert_eq!(scene.refused_division(1, "A1 A2", all(20)), Reason::NotYourDivision);
    assert_eq!(scene.refused_division(0, "a1 b1", Shares::default()), Reason::NotToBeSettled);
    assert_eq!(scene.refused_division(0, "A1 B1", all(20)), Reason::NotToBeSettled);
    scene.divide(0, "B1 B2", with(20, "clock necklace")).agreed();
    assert_eq!(scene.divider(), Some(1));
    assert_eq!(scene.refused_division(1, "B1 B2", Shares::default()), Reason::NotToBeSettled);
    scene.divide(1, "A1 A2", with(20, "jug violin")).agreed();
    assert_eq!(scene.divider(), Some(2));
    scene.divide(2, "C1 C2", with(16, "painting porcelain")).agreed();
    // E33
    assert_eq!((scene.turn(), scene.game.generation), (Some(1), 1));
    assert_eq!((scene.cash("a1"), scene.cash("b2"), scene.cash("c2"), scene.cash("A1")), (10, 10, 8, 0));
    assert!(scene.has("a1", "jug violin") && scene.has("b1", "clock necklace"));
}

#[test]
fn e22_an_estate_is_divided_among_its_own_children_and_completely() {
    let mut scene = changing(Stage::seats(3));
    let divide = |scene: &mut Scene, shares| scene.refused_division(0, "A1 A2", shares);
    assert_eq!(divide(&mut scene, shares([(10, "jug violin"), (9, ""), (0, "")])), Reason::OtherSum);
    assert_eq!(divide(&mut scene, shares([(10, "jug violin"), (10, ""), (1, "")])), Reason::OtherSum);
    assert_eq!(divide(&mut scene, shares([(10, "jug"), (10, ""), (0, "")])), Reason::OtherHeirlooms);
    assert_eq!(divide(&mut scene, shares([(10, "jug violin"), (10, "clock"), (0, "")])), Reason::OtherHeirlooms);
    assert_eq!(divide(&mut scene, shares([(10, "jug violin"), (10, "jug"), (0, "")])), Reason::OtherHeirlooms);
}

#[test]
fn e23_benefactor_children_may_get_any_amount_even_all() {
    for amount in [0, 2, 8, 20] {
        let rest = (20 - amount) / 2;
        let mut scene = changing(Stage::seats(3));
        scene.divide(0, "A1 A2", shares([(rest, "jug violin"), (rest, ""), (amount, "")])).agreed();
        assert_eq!(scene.cash("ax"), amount);
    }
}

#[test]
fn e24_fifteen_among_two_married_children_are_seven_and_eight() {
    let stage = || Stage::seats(3).cash("A1", 10).cash("A2", 5);
    for (one, other) in [(7, 8), (8, 7)] {
        let mut scene = changing(stage());
        scene.divide(0, "A1 A2", shares([(one, "jug violin"), (other, ""), (0, "")])).agreed();
        assert_eq!((scene.cash("a1"), scene.cash("a2"), scene.cash("ax")), (one, other, 0));
    }
    let mut scene = changing(stage());
    for (one, other) in [(6, 9), (15, 0), (0, 15), (9, 6)] {
        let unequal = shares([(one, "jug violin"), (other, ""), (0, "")]);
        assert_eq!(scene.refused_division(0, "A1 A2", unequal), Reason::UnequalShares);
    }
}

#[test]
fn e24_ten_with_two_married_children_and_a_benefactor_are_for_example_four_four_and_two() {
    let mut scene = changing(Stage::seats(3).cash("A1", 10).cash("A2", 0));
    scene.divide(0, "A1 A2", shares([(4, ""), (4, "jug violin"), (2, "")])).agreed();
    assert_eq!((scene.cash("a1"), scene.cash("a2"), scene.cash("ax")), (4, 4, 2));
}

#[test]
fn e25_heirlooms_go_to_married_children_in_any_way() {
    for (one, other) in [("jug violin", ""), ("", "jug violin"), ("jug", "violin"), ("violin", "jug")] {
        let mut scene = changing(Stage::seats(3));
        scene.divide(0, "A1 A2", shares([(10, one), (10, other), (0, "")])).agreed();
        assert!(scene.has("a1", one) && scene.has("a2", other));
    }
    let mut scene = changing(Stage::seats(3));
    let to_the_benefactor = shares([(10, "jug"), (10, ""), (0, "violin")]);
    assert_eq!(scene.refused_division(0, "A1 A2", to_the_benefactor), Reason::HeirloomToABenefactor);
}

#[test]
fn e25_the_offers_are_a_sample_and_every_division_can_be_named() {
    use tabletop::{Game, Seat};
    let scene = changing(Stage::seats(3));
    let offers = scene.offers(0);
    assert!(offers.len() > 30);
    for amount in 0..=20u32 {
        let rest = 20 - amount;
        let shares = shares([(rest / 2, "jug"), (rest.div_ceil(2), "violin"), (amount, "")]);
        let action = crate::Action::Divide { couple: super::couple("A1 A2"), shares };
        assert!(scene.game.in_range(Seat(0), &action));
        assert!(!scene.game.in_range(Seat(1), &action));
    }
}

#[test]
fn e26_dowries_stay_where_they_are() {
    let mut scene = changing(Stage::seats(3));
    scene.change();
    assert_eq!((scene.cash("o1"), scene.cash("o2"), scene.cash("o3"), scene.cash("o4")), (5, 5, 5, 5));
}

#[test]
fn e26_couples_with_nothing_to_leave_take_up_nobodys_turn() {
    let stage = Stage::seats(3).cash("A1", 0).cash("A2", 0).holder("jug violin", "B1");
    let mut scene = changing(stage);
    assert!(scene.tells(EventKind::SettledAtOnce));
    let Phase::Division(change) = scene.game.phase else { panic!("two couples are left") };
    assert_eq!(change.unsettled.len(), 4);
    assert_eq!(scene.refused_division(0, "A1 A2", Shares::default()), Reason::NotToBeSettled);
    scene.change();
    assert_eq!(scene.turn(), Some(1));
}

#[test]
fn e26_without_cash_and_with_one_married_child_there_is_nothing_to_decide() {
    // In 1900 the couple F = a2 + o1 leaves a jug, and f1 is its only married child.
    let stage = Stage::seats(3).generation(1870).year(1890).poor().holder("jug", "a2").hand(0, "riches-2-hourglass");
    let stage = stage.holder("violin clock necklace painting porcelain", "a1");
    let mut scene = stage.begin();
    scene.play(0, "riches-2-hourglass", heir("bx"));
    assert!(scene.has("f1", "jug"));
    let Phase::Division(change) = scene.game.phase else { panic!("D has heirlooms for two married children") };
    assert_eq!(change.unsettled, super::couple("a1 b1").people());
}

#[test]
fn e26_a_change_can_settle_itself() {
    let stage = Stage::seats(3).generation(1870).year(1890).poor().hand(0, "riches-2-hourglass");
    let stage = stage.holder("jug violin clock necklace painting porcelain", "o1").benefactors(1, "bx ex hx lx");
    let mut scene = stage.benefactors(0, "ax fx ix mx").benefactors(2, "ax gx jx nx").begin();
    scene.play(0, "riches-2-hourglass", heir("bx"));
    assert_eq!((scene.turn(), scene.game.generation), (Some(1), 2));
    assert_eq!(scene.game.purses[1], 2);
}

/// 1890, and nobody has anything but the benefactors ax, bx and cx.
fn old_benefactors() -> Scene {
    let stage = Stage::seats(4).generation(1870).year(1890).poor().hand(3, "riches-2-hourglass").first(3);
    let stage = stage.holder("jug violin clock necklace painting porcelain", "o1");
    let stage = stage.cash("ax", 9).cash("bx", 7).cash("cx", 4);
    let stage = stage.benefactors(0, "ax ex hx").benefactors(1, "ax bx fx").benefactors(2, "ex ix lx");
    stage.benefactors(3, "gx jx nx").begin()
}

#[test]
fn e31_what_lies_on_old_benefactors_is_paid_and_their_cards_are_shown() {
    let mut scene = old_benefactors();
    scene.play(3, "riches-2-hourglass", heir("o2")).change();
    assert_eq!(scene.game.purses[1], 4 + 7);
    assert_eq!(scene.game.shown[1], [person("ax"), person("bx")].into_iter().collect());
    assert_eq!(scene.game.paid.len(), 3);
    assert!(["ax", "bx", "cx"].iter().all(|key| scene.cash(key) == 0));
    // Nobody is shown whose benefactor had nothing or lives later.
    assert!(scene.game.shown[2].is_empty());
}

#[test]
fn e32_two_holders_share_and_the_bank_keeps_the_rest() {
    let mut scene = old_benefactors();
    let before = scene.game.bank;
    scene.play(3, "riches-2-hourglass", heir("o2")).change();
    // 9 on ax for two: 4 each; 7 on bx for one; 4 on cx for nobody. The card cost the bank 2.
    assert_eq!(scene.game.purses[..4], [4, 11, 0, 0]);
    assert_eq!(scene.game.bank - before, 1 + 4 - 2);
}

#[test]
fn e33_the_next_generation_lives_and_play_goes_on_at_the_left_of_the_mover() {
    let mut scene = old_benefactors();
    scene.play(3, "riches-2-hourglass", heir("o2")).change();
    assert_eq!((scene.turn(), scene.game.generation), (Some(0), 2));
    assert!(scene.tells(EventKind::GenerationBegan));
}
