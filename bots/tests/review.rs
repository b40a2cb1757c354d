//! A look back at a game says how everybody stood and what cost most, from what each seat could know.

use std::fmt::Debug;

use bots::{Budget, Random, Review, Reviewing, Search, Sense};
use tabletop::{
    Bot, By, Chance, Entry, FORMAT, Game, Head, Hex32, Input, Mind, Next, Seat, SeedMaterial, Table, Viewer, next_input,
};

/// A game in which nobody thinks, with a move taken back.
fn played<G: Game>(seats: u8) -> Table<G> {
    let head = Head {
        format: FORMAT,
        game: G::NAME.to_owned(),
        rules: G::RULES,
        edition: G::EDITIONS[0].1.into(),
        options: Default::default(),
        seats: (0..seats).map(|seat| seat.to_string()).collect(),
        seed: SeedMaterial::Dealt { secret: Hex32([seats; 32]), shares: vec![Hex32([7; 32]); seats as usize] },
    };
    let mut table = Table::<G>::open(head).expect("a game");
    let mut luck = Chance::quick(3);
    let mut offers = Vec::new();
    while !table.state().is_over() {
        let state = table.state();
        let next = next_input(state, &mut luck, &mut offers, |seat, offers, luck| {
            let view = state.view(Viewer::Seat(seat));
            Random.choose(&Mind::<G> { seat, edition: state.edition(), view: &view, offers, history: &[] }, luck)
        });
        let Next::Input(input) = next else { panic!("a game that goes on has a next input") };
        let due = state.alarm().filter(|due| *due <= table.now() || input == Input::Alarm);
        let step = match due {
            Some(due) => table.consider(due, By::Clock, Entry::Input(Input::Alarm)),
            None if table.seq() == 9 => {
                let to = table.standing().rev().nth(1).expect("a row").seq;
                table.consider(table.now(), By::Person, Entry::TakeBack { to })
            }
            None => table.consider(table.now(), By::Person, Entry::Input(input)),
        };
        table.accept(step.expect("an offer is lawful"));
    }
    table
}

fn reviewed<G: Game, S: Sense<G>>(strong: fn(Budget) -> Search<G, S>)
where
    G::Action: Debug,
{
    let table = played::<G>(3);
    let review = || -> Review<G::Action> {
        let mut reviewing = Reviewing::of(&table, strong(Budget::Iterations(1)), 24);
        assert_eq!(reviewing.percent(), 0);
        while reviewing.step() {}
        assert_eq!(reviewing.percent(), 100);
        reviewing.finish()
    };
    let Review { points, slips } = review();
    assert_eq!(Review { points: points.clone(), slips: slips.clone() }, review(), "the same game is reviewed the same");
    assert_eq!((points[0].seq, points[points.len() - 1].seq), (0, table.seq()));
    for point in &points {
        assert_eq!((point.known.len(), point.truth.len()), (3, 3));
        assert!(point.known.iter().chain(&point.truth).all(|chance| (0.0..=1.001).contains(chance)), "{point:?}");
        assert!((point.truth.iter().sum::<f32>() - 1.0).abs() < 0.01 || point.seq == table.seq(), "{point:?}");
    }
    assert!(!slips.is_empty(), "whoever plays anything makes mistakes in {}", G::NAME);
    for seat in Seat::all(3) {
        let of_seat: Vec<_> = slips.iter().filter(|slip| slip.seat == seat).collect();
        assert!(of_seat.len() <= 5);
        assert!(of_seat.is_sorted_by(|one, two| one.cost >= two.cost));
    }
    for slip in &slips {
        assert!(slip.better.as_ref() != Some(&slip.done) && slip.better_chance > slip.done_chance, "{slip:?}");
        let standing = table.standing().find(|row| row.seq == slip.seq).expect("only what stands is reviewed");
        assert_eq!(standing.entry, Entry::Input(Input::Act(slip.seat, slip.done.clone())));
    }
}

/// What is advised is what the bot does, whatever the truth is, and comes with a reason.
fn advised<G: Game, S: Sense<G>>(strong: fn(Budget) -> Search<G, S>) {
    let table = played::<G>(3);
    let mut reasons = 0;
    for seq in (0..table.seq()).step_by(7) {
        let then = table.at(seq);
        let state = then.state();
        for seat in Seat::all(3) {
            let mut offers = Vec::new();
            state.offers(seat, &mut offers);
            if offers.is_empty() {
                continue;
            }
            let view = state.view(Viewer::Seat(seat));
            let other = G::imagine(&view, state.edition(), &mut Chance::quick(seq));
            let advice = [state, &other].map(|world| {
                let view = world.view(Viewer::Seat(seat));
                let mind = Mind { seat, edition: world.edition(), view: &view, offers: &offers, history: &[] };
                let done = strong(Budget::Iterations(40)).choose(&mind, &mut Chance::quick(5));
                let advice = strong(Budget::Iterations(40)).advise(&mind, &mut Chance::quick(5));
                assert_eq!(advice.action, done, "{}", G::NAME);
                advice
            });
            assert_eq!(advice[0], advice[1], "{}", G::NAME);
            if let Some(compared) = &advice[0].compared {
                assert!((-0.001..=1.001).contains(&compared.chance) && compared.other != advice[0].action);
                assert!(compared.is_policy_move || compared.chance > compared.other_chance, "{}", G::NAME);
                reasons += usize::from(compared.figure.is_some());
            }
        }
    }
    assert!(reasons > 0, "{}", G::NAME);
}

#[test]
fn tante_is_reviewed() {
    reviewed(tante_bot::strong);
    advised(tante_bot::strong);
}

#[test]
fn maloney_is_reviewed() {
    reviewed(maloney_bot::strong);
    advised(maloney_bot::strong);
}

#[test]
fn erbraffer_is_reviewed() {
    reviewed(erbraffer_bot::strong);
    advised(erbraffer_bot::strong);
}

#[test]
fn millionen_is_reviewed() {
    reviewed(millionen_bot::strong);
    advised(millionen_bot::strong);
}
