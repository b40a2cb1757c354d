//! Steady plays by the rules, beats random players, and follows its rules of thumb.

// Every function here is part of a test, whatever clippy can see of that.
#![allow(clippy::unwrap_used)]

use bots::{Playout, Random, game_seed};
use tabletop::{Bot, Chance, Game, Mind, Options as _, Seat, SeatSet, Setup, Silence, Viewer};
use tante::{Action, Auction, Cards, Gifts, Options, Phase, Tante, View};
use tante_bot::Steady;

type Player = Box<dyn Bot<Tante>>;

#[test]
fn steady_never_plays_what_the_rules_refuse() {
    for options in Options::every() {
        for seats in 3..=5u8 {
            let mut playout = Playout::new(Setup::published(seats, options));
            for game in 0..60 {
                let player = |seat: u8| -> Player {
                    if seat.is_multiple_of(2) { Box::new(Steady::default()) } else { Box::new(Random) }
                };
                let mut players: Vec<Player> = (0..seats).map(player).collect();
                playout.play(&game_seed(31, game), &mut players, |_, _| {}).unwrap();
                let mut players: Vec<Player> = (0..seats).map(|_| Box::new(Steady::default()) as Player).collect();
                playout.play(&game_seed(32, game), &mut players, |_, _| {}).unwrap();
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
        let winners = playout.play(&game_seed(2026, game), &mut players, |_, _| {}).unwrap().outcome.winners;
        if winners.contains(seat) {
            wins += 1.0 / winners.len() as f64;
        }
    }
    assert!(wins / 400.0 >= 0.85, "{wins} of 400");
}

#[test]
fn the_same_mind_decides_alike() {
    let position = Position::new("red-20 blue-10 blue-3 blue-3", "blue-1 blue-2 green-5").auction(3);
    assert_eq!(position.choice(), position.choice());
}

/// What seat 0 sees at a table of four.
#[derive(Clone)]
struct Position(View);

impl Position {
    /// The last round, with this hand and these cards on the table; seat 3 is Aunt Marie, and nothing is known of the others.
    fn new(hand: &str, table: &str) -> Position {
        let setup = Setup::<Tante>::published(4, Options::default());
        let game = Tante::set_up(&setup, &mut Chance::quick(1), &mut Silence).unwrap();
        let mut view = game.view(Viewer::Seat(Seat(0)));
        view.players[0].hand = Some(cards(hand).into_iter().collect());
        view.players[0].cards = cards(hand).len() as u8;
        view.table = cards(table).into_iter().collect();
        view.aunt = Seat(3);
        view.stack = 0;
        (view.round, view.rounds) = (16, 16);
        view.met = None;
        Position(view).duty()
    }

    fn rounds_to_come(mut self, rounds: u8) -> Position {
        self.0.round = 16 - rounds;
        self.0.stack = 3 * rounds;
        self
    }

    fn duty(mut self) -> Position {
        self.0.phase = Phase::Duty { turn: Seat(0) };
        self
    }

    /// Seat 1 has bid so much; nobody has bid nothing.
    fn auction(mut self, price: u16) -> Position {
        let gifts = Gifts::of_each(4).largest_for(price);
        let high = if price > 0 { gifts.map(|gifts| (Seat(1), gifts)) } else { None };
        let inside: SeatSet = [Seat(0), Seat(1), Seat(2)].into_iter().collect();
        self.0.phase = Phase::Auction(Auction { turn: Seat(0), inside, high });
        self
    }

    fn aunt(mut self) -> Position {
        self.0.aunt = Seat(0);
        self.0.phase = Phase::Exchange;
        self
    }

    fn gifts(mut self, gifts: [u8; 4]) -> Position {
        self.0.players[0].gifts = Gifts(gifts);
        self
    }

    fn gentlemen(mut self, left: u8) -> Position {
        self.0.gentlemen.1 = left;
        self
    }

    fn choice(&self) -> Action {
        let view = &self.0;
        let hand = view.hand().unwrap();
        let offers: Vec<Action> = match view.phase {
            Phase::Exchange => {
                let swaps =
                    view.table.iter().flat_map(|take| hand.kinds().map(|give| Action::Exchange { give, take: *take }));
                std::iter::once(Action::Keep).chain(swaps).collect()
            }
            Phase::Auction(_) => vec![Action::Withdraw],
            _ => std::iter::once(Action::Take).chain(hand.of_rank(0).kinds().map(Action::BuyOut)).collect(),
        };
        let edition = Setup::<Tante>::published(4, Options::default()).edition;
        let mind = Mind { seat: Seat(0), edition: &edition, view, offers: &offers, history: &[] };
        Steady::default().choose(&mind, &mut Chance::quick(1)).unwrap()
    }
}

fn cards(text: &str) -> Vec<tante::Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn heap(text: &str) -> Cards {
    cards(text).into_iter().collect()
}

#[test]
fn t17_a_zero_is_given_away_rather_than_the_whole_inheritance() {
    let position = Position::new("red-20 blue-20 red-5 red-0 green-0", "red-10 blue-3 green-5");
    assert!(matches!(position.choice(), Action::BuyOut(_)));
}

#[test]
fn t17_the_zero_that_is_part_of_a_set_is_kept() {
    let hand = "red-20 blue-20 red-0 red-1 red-2 red-3 green-0";
    let position = Position::new(hand, "gold-10 blue-3 green-5");
    assert_eq!(position.choice(), Action::BuyOut(cards("green-0")[0]));
}

#[test]
fn t17_a_welcome_lot_is_taken_for_nothing() {
    let position = Position::new("red-20 blue-10 red-5 red-0", "red-3 red-2 red-1");
    assert_eq!(position.choice(), Action::Take);
}

#[test]
fn t22_nobody_pays_for_cards_that_cost_the_inheritance() {
    let position = Position::new("red-20 blue-20 red-5", "gold-10 blue-3 green-5").auction(0);
    assert_eq!(position.choice(), Action::Withdraw);
}

#[test]
fn t24_in_the_last_round_every_gift_may_go_for_a_point() {
    let position = Position::new("red-20 blue-10 red-10", "blue-1 green-2 gold-3").auction(39);
    assert_eq!(position.choice(), Action::Bid(Gifts::of_each(4)));
}

#[test]
fn gifts_are_saved_while_many_rounds_are_to_come() {
    let position = Position::new("red-20 blue-1 gold-2", "blue-1 green-2 gold-3").rounds_to_come(15).auction(30);
    assert_eq!(position.choice(), Action::Withdraw);
}

#[test]
fn a_raise_is_the_smallest_step_and_keeps_small_gifts() {
    let position = Position::new("red-20 blue-10 red-5", "blue-1 green-2 gold-3");
    assert_eq!(position.clone().auction(7).choice(), Action::Bid(Gifts([0, 0, 0, 2])));
    // Without a card that makes 8, the next sum there is.
    assert_eq!(position.gifts([0, 0, 4, 0]).auction(7).choice(), Action::Bid(Gifts([0, 0, 3, 0])));
}

#[test]
fn t11_aunt_marie_swaps_her_way_below_the_limit() {
    let position = Position::new("red-20 blue-20 green-10 gold-5", "blue-1 green-5 violet-2").aunt();
    let Action::Exchange { give, take } = position.choice() else { panic!("she swaps") };
    let mut hand = heap("red-20 blue-20 green-10 gold-5");
    hand.remove(give);
    hand.insert(take);
    assert_eq!(hand.sum(), 50);
}

#[test]
fn t12_aunt_marie_marries_if_that_makes_her_rich() {
    let rich = "red-20 blue-20 green-20 blue-5 red-10 green-10 blue-10";
    let position = Position::new(rich, "blue-1 blue-5 violet-2").gentlemen(1).rounds_to_come(3).aunt();
    let Action::Exchange { give, take } = position.choice() else { panic!("she swaps") };
    assert!(give.colour() == tante::Colour::Blue && take == cards("violet-2")[0], "{give} for {take}");
}

#[test]
fn t12_aunt_marie_stays_single_if_a_wedding_makes_others_rich() {
    let mut position = Position::new("blue-20 red-20 green-5 blue-2", "blue-1 blue-5 violet-3").gentlemen(1).aunt();
    position.0.players[1].seen = heap("red-20 green-20 gold-20 violet-20 gold-10");
    position.0.players[1].cards = 5;
    let marries = |action| {
        matches!(action, Action::Exchange { give, take }
        if give.colour() == tante::Colour::Blue && take == cards("violet-3")[0])
    };
    assert!(!marries(position.choice()));
}
