//! New wills and the windows for them (E27–E30).

use tabletop::{Game, Input, Moment, Seat, Viewer};

use super::{Scene, Stage, card, heir, shares};
use crate::{Action, Answer, Clock, Erbraffer, Event, EventKind, Options, Phase, Reason};

/// The couple A has just been divided by seat 0, with 20 and two heirlooms; everybody is asked.
fn divided_with(options: Options, hands: [&str; 3]) -> Scene {
    let mut stage = Stage::with(3, options).year(1860);
    for (seat, names) in (0..).zip(hands) {
        stage = stage.hand(seat, names);
    }
    let mut scene = stage.begin();
    scene.play(0, "tax-4-hourglass", heir("C1"));
    scene.divide(0, "A1 A2", shares([(10, "jug violin"), (10, ""), (0, "")]));
    scene
}

fn divided(second: &str, third: &str) -> Scene {
    divided_with(Options::default(), ["tax-4-hourglass new-will", second, third])
}

#[test]
fn e27_a_new_will_divides_cash_in_any_way_and_heirlooms_among_the_married() {
    let mut scene = divided("new-will", "");
    let to_a_benefactor = shares([(0, ""), (0, "jug"), (20, "violin")]);
    let action = |division, shares| Action::NewWill { division, shares };
    assert_eq!(scene.refused(1, action(1, to_a_benefactor)), Reason::HeirloomToABenefactor);
    assert_eq!(scene.refused(1, action(1, shares([(1, ""), (2, "jug violin"), (18, "")]))), Reason::OtherSum);
    assert_eq!(scene.refused(2, action(1, shares([(1, ""), (2, "jug violin"), (17, "")]))), Reason::NoNewWill);
    scene.new_will(1, shares([(1, ""), (2, "jug violin"), (17, "")])).agreed();
    assert_eq!((scene.cash("a1"), scene.cash("a2"), scene.cash("ax")), (1, 2, 17));
    assert!(scene.has("a2", "jug violin"));
}

#[test]
fn e27_the_divider_may_find_one_too() {
    let mut scene = divided("", "");
    scene.new_will(0, shares([(20, ""), (0, "jug violin"), (0, "")])).agreed();
    assert_eq!((scene.cash("a1"), scene.cash("a2")), (20, 0));
    // E22: new wills don't change the order.
    assert_eq!(scene.divider(), Some(1));
}

#[test]
fn e27_there_is_nothing_to_answer_before_a_division() {
    let mut scene = Stage::seats(3).hand(0, "new-will").begin();
    let nothing = shares([(0, ""), (0, ""), (0, "")]);
    assert_eq!(scene.refused(0, Action::NewWill { division: 0, shares: nothing }), Reason::NothingToAnswer);
    assert_eq!(scene.refused(0, Action::LetStand { division: 0 }), Reason::NothingToAnswer);
    let mut scene = divided("", "");
    assert_eq!(
        scene.refused(1, Action::Divide { couple: super::couple("B1 B2"), shares: nothing }),
        Reason::NoDivisionNow
    );
}

#[test]
fn e27_after_the_last_couple_there_is_a_window_too() {
    let mut scene = divided("new-will", "");
    scene.agreed().divide(1, "B1 B2", shares([(10, "clock necklace"), (10, ""), (0, "")])).agreed();
    scene.divide(2, "C1 C2", shares([(8, "painting porcelain"), (8, ""), (0, "")]));
    scene.new_will(1, shares([(16, ""), (0, "painting porcelain"), (0, "")])).agreed();
    assert_eq!((scene.cash("c1"), scene.game.generation, scene.turn()), (16, 1, Some(1)));
}

#[test]
fn e28_whoever_is_first_counts_and_one_new_will_answers_another() {
    let mut scene = divided("new-will", "new-will");
    let mine = shares([(20, "jug violin"), (0, ""), (0, "")]);
    let yours = shares([(0, ""), (20, "jug violin"), (0, "")]);
    let his = shares([(0, "jug violin"), (0, ""), (20, "")]);
    scene.new_will(2, yours).new_will(0, mine).new_will(1, his).agreed();
    assert_eq!((scene.cash("a1"), scene.cash("a2"), scene.cash("ax")), (0, 0, 20));
    assert_eq!(scene.game.divisions, 4);
}

#[test]
fn e29_everybody_is_asked_at_once_even_without_a_card() {
    let mut scene = divided("", "");
    for seat in 0..3 {
        assert!(scene.game.waits_for(Seat(seat)));
        assert!(scene.offers(seat).len() >= 2);
    }
    assert_eq!(scene.offers(2), [Action::LetStand { division: 1 }, Action::LetAllStand { division: 1 }]);
    scene.let_stand(2).let_stand(0);
    assert!(matches!(scene.game.phase, Phase::Window(_)));
    assert_eq!(scene.cash("a1"), 0, "nothing is settled yet");
    scene.let_stand(1);
    assert!(scene.tells(EventKind::Settled));
    assert_eq!((scene.cash("a1"), scene.divider()), (10, Some(1)));
}

#[test]
fn e29_nobody_sees_who_has_answered() {
    let mut scene = divided("", "");
    let before: Vec<_> =
        [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public].map(|viewer| scene.game.view(viewer)).into();
    scene.let_all_stand(2);
    let after: Vec<_> =
        [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public].map(|viewer| scene.game.view(viewer)).into();
    assert_eq!(before, after);
    assert!(scene.told.iter().all(|event| Erbraffer::seen(event, Viewer::Public).is_none()));
    assert!(scene.told.iter().all(|event| Erbraffer::seen(event, Viewer::Seat(Seat(2))).is_some()));
    let own = scene.game.view(Viewer::Seat(Seat(2)));
    assert_eq!((own.answer, own.is_asked()), (Some(Answer::AllStand), false));
    assert!(scene.game.view(Viewer::Seat(Seat(1))).is_asked());
}

#[test]
fn e29_a_no_stands_until_the_division_changes() {
    let mut scene = divided("new-will", "");
    scene.let_stand(0);
    assert_eq!(scene.refused(0, Action::LetStand { division: 1 }), Reason::YouAnswered);
    let again = shares([(0, ""), (20, "jug violin"), (0, "")]);
    assert_eq!(scene.refused(0, Action::NewWill { division: 1, shares: again }), Reason::YouAnswered);
    scene.new_will(1, shares([(20, "jug violin"), (0, ""), (0, "")]));
    assert!((0..3).all(|seat| scene.game.waits_for(Seat(seat))), "everybody is asked again");
    scene.new_will(0, again);
}

#[test]
fn e29_a_no_can_be_given_for_the_rest_of_the_change() {
    let mut scene = divided("new-will", "");
    scene.let_all_stand(0).let_all_stand(2);
    scene.new_will(1, shares([(20, "jug violin"), (0, ""), (0, "")]));
    assert!(!scene.game.waits_for(Seat(0)) && scene.game.waits_for(Seat(1)));
    scene.let_all_stand(1);
    // Everybody has agreed beforehand: the next division stands at once.
    scene.divide(1, "B1 B2", shares([(10, "clock necklace"), (10, ""), (0, "")]));
    assert!(scene.tells(EventKind::Settled));
    scene.divide(2, "C1 C2", shares([(8, "painting porcelain"), (8, ""), (0, "")]));
    // It was for this change only.
    assert!(scene.game.answers.iter().all(|answer| *answer == Answer::Open));
    assert_eq!(scene.turn(), Some(1));
}

#[test]
fn e29_an_answer_names_its_division_and_a_stale_one_is_refused() {
    let mut scene = divided("new-will", "new-will");
    let mine = shares([(20, "jug violin"), (0, ""), (0, "")]);
    scene.new_will(1, mine);
    for stale in [
        Action::LetStand { division: 1 },
        Action::LetAllStand { division: 1 },
        Action::NewWill { division: 1, shares: mine },
    ] {
        assert_eq!(scene.refused(2, stale), Reason::OtherDivision);
    }
    // The other player keeps the card and is asked again.
    assert!(scene.hand(2).contains(card("new-will")) && scene.game.waits_for(Seat(2)));
}

#[test]
fn e29_with_a_clock_the_window_closes_by_itself() {
    let options = Options { clock: Clock::Half, ..Options::default() };
    let mut scene = divided_with(options, ["tax-4-hourglass", "new-will", ""]);
    assert_eq!(scene.game.alarm(), Some(Moment(30_000)));
    assert!((0..3).all(|seat| !scene.game.waits_for(Seat(seat)) && !scene.offers(seat).is_empty()));
    scene.now = Moment(10_000);
    assert_eq!(scene.refused_input(Input::Alarm), Reason::NoClock);
    scene.new_will(1, shares([(20, "jug violin"), (0, ""), (0, "")]));
    assert_eq!(scene.game.alarm(), Some(Moment(40_000)), "a new will opens it again");
    scene.let_stand(0);
    scene.now = Moment(40_000);
    scene.input(Input::Alarm).unwrap();
    assert!(scene.tells(EventKind::TimeUp) && scene.tells(EventKind::Settled));
    assert_eq!((scene.cash("a1"), scene.divider(), scene.game.alarm()), (20, Some(1), None));
    assert_eq!(scene.refused_input(Input::Alarm), Reason::NoClock);
}

#[test]
fn e29_without_a_clock_no_alarm_strikes() {
    let mut scene = divided("", "");
    scene.now = Moment(u64::MAX);
    assert_eq!(scene.refused_input(Input::Alarm), Reason::NoClock);
}

#[test]
fn e30_whoever_played_a_new_will_draws_at_once() {
    let mut scene = divided("new-will", "");
    scene.new_will(1, shares([(20, "jug violin"), (0, ""), (0, "")]));
    assert_eq!(scene.kinds(), [EventKind::NewWillFound, EventKind::Drew]);
    assert_eq!(scene.hand(1).len(), 4);
    assert!(matches!(scene.told[1], Event::Drew { seat: Seat(1), count: 1, .. }));
    assert_eq!(scene.game.discards.last(), Some(&card("new-will")));
}
