//! A learned player decides from what its seat knows, tells its network everything in its place, and learns the same every time.

use bots::{Encoding, Inputs, Learned, Learning, Network, Random};
use millionen_bot::MillionenEncoding;
use tabletop::{Bot, Chance, Game, Input, Mind, Moment, Next, Options, Setup, Silence, Viewer, next_input};
use tante_bot::TanteEncoding;

/// Plays games by random moves with every option and number of seats, and looks at every decision on the way.
fn look_at_decisions<G: Game>(mut look: impl FnMut(&G, &Mind<'_, G>, &mut Chance)) {
    let mut chance = Chance::quick(5);
    let mut decisions = 0;
    for seats in G::SEATS {
        for options in G::Options::every() {
            let mut world = G::set_up(&Setup::published(seats, options), &mut chance, &mut Silence).expect("a game");
            let mut offers = Vec::new();
            let mut now = Moment(0);
            loop {
                let next = next_input(&world, &mut chance, &mut offers, |seat, offers, chance| {
                    let view = world.view(Viewer::Seat(seat));
                    let mind = Mind { seat, edition: world.edition(), view: &view, offers, history: &[] };
                    decisions += 1;
                    look(&world, &mind, chance);
                    Random.choose(&mind, chance)
                });
                let Next::Input(input) = next else { break };
                if let (Input::Alarm, Some(alarm)) = (&input, world.alarm()) {
                    now = now.max(alarm);
                }
                world.play(now, input, &mut chance, &mut Silence).expect("what is offered is lawful");
            }
        }
    }
    assert!(decisions > 100, "{}", G::NAME);
}

fn knows_only_its_mind<G: Game>(learned: impl Fn() -> Box<dyn Bot<G>>) {
    look_at_decisions::<G>(|truth, mind, chance| {
        let decided = learned().choose(mind, &mut Chance::quick(1));
        assert!(decided.as_ref().is_none_or(|action| mind.offers.contains(action)));
        let other = G::imagine(mind.view, truth.edition(), chance);
        let view = other.view(Viewer::Seat(mind.seat));
        let mut offers = Vec::new();
        other.offers(mind.seat, &mut offers);
        let same = Mind { seat: mind.seat, edition: other.edition(), view: &view, offers: &offers, history: &[] };
        assert_eq!(learned().choose(&same, &mut Chance::quick(2)), decided, "{}", G::NAME);
    });
}

#[test]
fn the_same_is_decided_whatever_the_truth_is() {
    knows_only_its_mind(|| Box::new(tante_bot::learned()));
    knows_only_its_mind(|| Box::new(millionen_bot::learned()));
}

fn tells_in_its_place<G: Game, E: Encoding<G>>(encoding: E) {
    let mut inputs = Inputs::default();
    look_at_decisions::<G>(|_, mind, _| {
        inputs.begin(0);
        encoding.tell_view(mind, &mut inputs);
        assert_eq!(inputs.places(), E::VIEW, "{}", G::NAME);
        assert!(inputs.told().iter().all(|input| input.value.is_finite()));
        let mut told: Vec<Vec<_>> = Vec::new();
        for offer in mind.offers {
            inputs.begin(E::VIEW);
            encoding.tell_action(mind, Some(offer), &mut inputs);
            assert!(inputs.places() <= E::VIEW + E::ACTION, "{} {offer:?}", G::NAME);
            assert!(!told.iter().any(|other| other == inputs.told()), "{} {offer:?} looks like another", G::NAME);
            told.push(inputs.told().to_vec());
        }
    });
}

#[test]
fn everything_is_told_in_its_place_and_no_two_offers_alike() {
    tells_in_its_place(TanteEncoding);
    tells_in_its_place(MillionenEncoding);
}

/// So little is played that this is quick; what is learned is the same as if it were more.
fn learning() -> Learning<millionen::Millionen, MillionenEncoding> {
    Learning::new(MillionenEncoding, |_| Box::new(millionen_bot::Steady::default()), 7).with_games(20)
}

#[test]
fn what_is_learned_depends_on_neither_interruptions_nor_the_machine() {
    let learned = |generations: u32, threads| {
        let mut learning = learning();
        (0..generations).for_each(|_| assert!(learning.step(threads).loss.is_finite()));
        learning.save()
    };
    let whole = learned(3, 2);
    let mut second = learning().resume(&learned(2, 2)).expect("the same training");
    second.step(2);
    assert_eq!(second.save(), whole);
    assert_eq!(learned(3, 2), whole);
    let elsewhere = Learning::new(MillionenEncoding, |_| Box::new(Random), 8).with_games(20);
    assert!(elsewhere.resume(&whole).is_none(), "another seed's");
    assert!(learning().resume(&whole[..whole.len() - 4]).is_none());
}

#[test]
fn weights_are_small_enough_for_the_repository() {
    for text in
        [include_str!("../../games/tante/bot/learned.txt"), include_str!("../../games/millionen/bot/learned.txt")]
    {
        assert!(text.len() < 300_000);
        assert!(text.starts_with("# hoirie train "), "they say by which command they were made");
    }
}

#[test]
fn a_network_that_is_owned_plays_like_one_that_is_shared() {
    let text = include_str!("../../games/tante/bot/learned.txt");
    let network = Network::parse(text, TanteEncoding::VIEW + TanteEncoding::ACTION).unwrap();
    let mut owned = Learned::new(TanteEncoding, network);
    look_at_decisions::<tante::Tante>(|_, mind, _| {
        let shared = tante_bot::learned().choose(mind, &mut Chance::quick(1));
        assert_eq!(owned.choose(mind, &mut Chance::quick(1)), shared);
    });
}
