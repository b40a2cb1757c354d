//! Steady plays by the rules, beats random players, and follows its rules of thumb.

// Every function here is part of a test, whatever clippy can see of that.
#![allow(clippy::unwrap_used)]

use bots::{Playout, Random, game_seed};
use erbraffer::{
    Action, Answer, Change, Erbraffer, Event, Hand, Heirlooms, Options, Pair, People, Person, Phase, Shares, Target,
    View, Window,
};
use erbraffer_bot::Steady;
use tabletop::{Bot, Chance, Game, Mind, Options as _, Seat, Setup, Silence, Viewer};

type Player = Box<dyn Bot<Erbraffer>>;

#[test]
fn steady_never_plays_what_the_rules_refuse() {
    for options in Options::every() {
        for seats in 2..=6u8 {
            let mut playout = Playout::new(Setup::published(seats, options));
            for game in 0..12 {
                let player = |seat: u8| -> Player {
                    if seat.is_multiple_of(2) { Box::new(Steady::default()) } else { Box::new(Random) }
                };
                let mut players: Vec<Player> = (0..seats).map(player).collect();
                playout.play(&game_seed(31, game), &mut players, |_, _| {}).unwrap();
                let mut players: Vec<Player> = (0..seats).map(|_| Box::new(Steady::default()) as Player).collect();
                let played = playout.play(&game_seed(32, game), &mut players, |_, _| {}).unwrap();
                assert_ne!(played.outcome.ending, "draw", "nobody waits for ever");
            }
        }
    }
}

#[test]
fn one_steady_among_three_random_players_wins_nearly_always() {
    let mut playout = Playout::new(Setup::published(4, Options::default()));
    let mut wins = 0.0;
    for game in 0..400 {
        let seat = Seat((game % 4) as u8);
        let mut players: Vec<Player> = (0..4).map(|_| Box::new(Random) as Player).collect();
        players[seat.index()] = Box::new(Steady::default());
        let winners = playout.play(&game_seed(1994, game), &mut players, |_, _| {}).unwrap().outcome.winners;
        if winners.contains(seat) {
            wins += 1.0 / winners.len() as f64;
        }
    }
    assert!(wins / 400.0 >= 0.9, "{wins} of 400");
}

fn person(key: &str) -> Person {
    key.parse().unwrap()
}

fn people(keys: &str) -> People {
    keys.split_whitespace().map(person).collect()
}

/// What seat 0 sees at a table of four; its heir is p1, and it holds the cards of ax, fx and lx.
#[derive(Clone)]
struct Position(View);

impl Position {
    /// Nobody of the generation has anything, except the heirlooms, which are with r1 or his forebears.
    fn new(generation: u8, hand: &str) -> Position {
        let setup = Setup::<Erbraffer>::published(4, Options::default());
        let game = Erbraffer::set_up(&setup, &mut Chance::quick(1), &mut Silence).unwrap();
        let mut view = game.view(Viewer::Seat(Seat(0)));
        view.players[0].hand = Some(hand.split_whitespace().map(|card| card.parse().unwrap()).collect::<Hand>());
        view.players[0].portraits = Some([person("p1")].into_iter().collect());
        view.players[0].benefactors = Some(people("ax fx lx").iter().collect());
        view.generation = generation;
        view.hourglass = 3 * generation;
        view.cash = [0; erbraffer::MOST_PEOPLE];
        view.phase = Phase::Turn { seat: Seat(0) };
        let holder = ["C1", "c1", "e2", "j1", "m1", "r1"][generation as usize];
        view.holders = [person(holder); 6];
        Position(view)
    }

    fn cash(mut self, key: &str, cash: u32) -> Position {
        self.0.cash[person(key).index()] = cash;
        self
    }

    fn last_turn(mut self) -> Position {
        self.0.last_turns = Some(4);
        self.0.hourglass = 16;
        self
    }

    fn division(mut self, unsettled: &str) -> Position {
        let change = Change { mover: Seat(0), divider: Seat(0), unsettled: people(unsettled) };
        self.0.phase = Phase::Division(change);
        self
    }

    fn window(mut self, couple: &str, cash: [u32; 3]) -> Position {
        let change = Change { mover: Seat(1), divider: Seat(1), unsettled: people(couple) };
        let both: Vec<Person> = people(couple).iter().collect();
        let shares = Shares { cash, ..Shares::default() };
        let couple = Pair::new(both[0], both[1]);
        self.0.phase = Phase::Window(Window { change, couple, division: 7, author: Seat(1), shares, closes: None });
        self.0.divisions = 7;
        self.0.answer = Some(Answer::Open);
        self
    }

    /// What Steady does, with the offers of a world that looks like this.
    fn choice(&self) -> Action {
        self.choice_among(|_| true)
    }

    fn choice_among(&self, allowed: impl Fn(&Action) -> bool) -> Action {
        self.choice_after(&[], allowed)
    }

    fn choice_after(&self, history: &[Event], allowed: impl Fn(&Action) -> bool) -> Action {
        let edition = Setup::<Erbraffer>::published(4, Options::default()).edition;
        let world = Erbraffer::imagine(&self.0, &edition, &mut Chance::quick(3));
        let mut offers = Vec::new();
        world.offers(Seat(0), &mut offers);
        offers.retain(allowed);
        let mind = Mind { seat: Seat(0), edition: &edition, view: &self.0, offers: &offers, history };
        Steady::default().choose(&mind, &mut Chance::quick(1)).unwrap()
    }
}

fn plays_on(action: Action) -> Target {
    match action {
        Action::Play { on, .. } => on,
        other => panic!("{other:?}"),
    }
}

#[test]
fn money_goes_to_the_own_heir_in_the_last_round() {
    let position = Position::new(5, "income-15 income-8 tax-4 tax-6").last_turn();
    assert_eq!(position.choice(), Action::Play { card: "income-15".parse().unwrap(), on: Target::Heir(person("p1")) });
}

#[test]
fn harm_is_done_to_others() {
    let position = Position::new(5, "bomb-hourglass tax-5 tax-4 tax-6").last_turn().cash("p1", 50).cash("q1", 30);
    assert_eq!(plays_on(position.choice()), Target::Heir(person("q1")));
}

#[test]
fn harm_is_done_to_whom_a_rival_seems_to_play_for() {
    let position = Position::new(5, "bomb-hourglass tax-5 tax-4 tax-6").last_turn().cash("q1", 30).cash("r1", 30);
    for fed in ["q1", "r1"] {
        let played = Event::Played { seat: Seat(2), card: "income-15".parse().unwrap() };
        let history = [played, Event::Gained { person: person(fed), amount: 15 }];
        let choice = position.choice_after(&history, |_| true);
        assert_eq!(plays_on(choice), Target::Heir(person(fed)));
    }
}

#[test]
fn money_goes_to_those_from_whom_the_own_heir_descends() {
    let edition = Setup::<Erbraffer>::published(4, Options::default()).edition;
    for generation in 1..5 {
        let position = Position::new(generation, "riches-2-hourglass riches-3-hourglass riches-4-hourglass tax-4");
        let play = position.choice_among(|action| matches!(action, Action::Play { card, .. } if card.amount() == 3));
        let Target::Heir(favoured) = plays_on(play) else { panic!("one heir") };
        // A benefactor of ours, or a forebear of p1.
        let mut line = people("p1");
        for couple in edition.couples.iter().rev() {
            if couple.children.iter().any(|child| line.contains(*child)) {
                line = line.and(couple.spouses.people());
            }
        }
        assert!(line.and(people("ax fx lx")).contains(favoured), "{favoured} in generation {generation}");
    }
}

#[test]
fn e23_the_own_benefactor_gets_all_and_a_strange_one_nothing() {
    let own = Position::new(3, "tax-4 tax-5 tax-6 luck-5").cash("h2", 20).cash("i2", 20).division("i2 j1");
    let Action::Divide { shares, .. } = own.choice() else { panic!("it divides") };
    assert_eq!(shares.cash, [0, 0, 20], "lx is ours");
    let strange = Position::new(3, "tax-4 tax-5 tax-6 luck-5").cash("j2", 20).division("j2 o4");
    let Action::Divide { shares, .. } = strange.choice() else { panic!("it divides") };
    assert!(shares.cash[0] == 20 || shares.cash[1] == 20);
}

#[test]
fn e24_the_odd_coin_goes_to_the_own_heir() {
    let position = Position::new(4, "tax-4 tax-5 tax-6 luck-5").cash("k1", 15).division("k1 l1");
    let Action::Divide { shares, .. } = position.choice() else { panic!("it divides") };
    assert_eq!(shares.cash, [8, 7, 0]);
    assert_eq!(shares.heirlooms, [Heirlooms::none(); 3]);
}

#[test]
fn e22_the_couple_that_matters_is_taken_first() {
    let position = Position::new(4, "tax-4 tax-5 tax-6 luck-5").cash("k1", 9).cash("k2", 20).cash("l2", 20);
    let Action::Divide { couple, .. } = position.division("k1 l1 k2 n1").choice() else { panic!("it divides") };
    assert_eq!(couple, Pair::new(person("k1"), person("l1")));
}

#[test]
fn e27_a_new_will_is_for_estates_that_matter() {
    let position = Position::new(4, "new-will tax-5 tax-6 luck-5").cash("k1", 30);
    let Action::NewWill { division: 7, shares } = position.clone().window("k1 l1", [15, 15, 0]).choice() else {
        panic!("it finds a new will")
    };
    assert_eq!(shares.cash, [30, 0, 0]);
    let position = Position::new(4, "new-will tax-5 tax-6 luck-5").cash("k2", 30);
    assert_eq!(position.window("k2 n1", [15, 15, 0]).choice(), Action::LetStand { division: 7 });
}

#[test]
fn e29_without_a_new_will_all_may_stand() {
    let position = Position::new(4, "tax-4 tax-5 tax-6 luck-5").cash("k1", 30).window("k1 l1", [15, 15, 0]);
    assert_eq!(position.choice(), Action::LetAllStand { division: 7 });
    assert_eq!(position.choice(), position.choice());
}
