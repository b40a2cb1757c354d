//! Steady plays by the rules, beats random players, and follows its rules of thumb.

// Every function here is part of a test, whatever clippy can see of that.
#![allow(clippy::unwrap_used)]

use bots::{Playout, Random, game_seed};
use millionen::{Action, Attack, Card, Cards, Millionen, Options, Phase, View, Waiting};
use millionen_bot::Steady;
use tabletop::{Bot, Chance, Game, Mind, Seat, Setup, Silence, Viewer};

type Player = Box<dyn Bot<Millionen>>;

#[test]
fn steady_never_plays_what_the_rules_refuse() {
    for seats in 3..=6u8 {
        let mut playout = Playout::new(Setup::published(seats, Options));
        for game in 0..60 {
            let player = |seat: u8| -> Player {
                if seat.is_multiple_of(2) { Box::new(Steady::default()) } else { Box::new(Random) }
            };
            let mut players: Vec<Player> = (0..seats).map(player).collect();
            playout.play(&game_seed(31, game), &mut players, |_, _| {}).unwrap();
        }
    }
}

#[test]
fn one_steady_among_three_random_players_wins_nearly_always() {
    let mut playout = Playout::new(Setup::published(4, Options));
    let mut wins = 0;
    for game in 0..400 {
        let seat = Seat((game % 4) as u8);
        let mut players: Vec<Player> = (0..4).map(|_| Box::new(Random) as Player).collect();
        players[seat.index()] = Box::new(Steady::default());
        let winners = playout.play(&game_seed(2026, game), &mut players, |_, _| {}).unwrap().outcome.winners;
        wins += u32::from(winners.contains(seat));
    }
    assert!(wins >= 390, "{wins} of 400");
}

#[test]
fn games_between_steady_players_have_a_winner() {
    for seats in 3..=6u8 {
        let mut playout = Playout::new(Setup::published(seats, Options));
        let mut players: Vec<Player> = (0..seats).map(|_| Box::new(Steady::default()) as Player).collect();
        for game in 0..500 {
            let played = playout.play(&game_seed(2027, game), &mut players, |_, _| {}).unwrap();
            assert_eq!(played.outcome.ending, "win", "game {game} of {seats} players");
        }
    }
}

/// What seat 0 sees at a table of four.
#[derive(Clone)]
struct Position(View);

impl Position {
    /// The turn of seat 0, with this hand; nothing lies in front of anybody.
    fn new(hand: &str) -> Position {
        let setup = Setup::<Millionen>::published(4, Options);
        let game = Millionen::set_up(&setup, &mut Chance::quick(1), &mut Silence).unwrap();
        let mut view = game.view(Viewer::Seat(Seat(0)));
        view.players[0].hand = Some(cards(hand));
        view.turn = Seat(0);
        Position(view)
    }

    fn suitcases(mut self, suitcases: [u8; 4]) -> Position {
        (0..4).for_each(|seat| self.0.players[seat].suitcases = suitcases[seat]);
        self
    }

    fn waiting(mut self, victim: u8, pickpocket: Card, boss: u8) -> Position {
        self.0.waiting.push(Waiting { pickpocket, boss: Seat(boss), victim: Seat(victim) });
        self
    }

    fn known(mut self, seat: usize, names: &str) -> Position {
        self.0.players[seat].known = cards(names);
        self
    }

    /// Seat 2 has sent this Pickpocket.
    fn attacked(mut self, pickpocket: Card) -> Position {
        self.0.turn = Seat(2);
        self.0.phase = Phase::Answer(Attack { pickpocket, boss: Seat(2), victim: Seat(0) });
        self
    }

    fn choice(&self) -> Action {
        let view = &mut self.0.clone();
        let edition = Setup::<Millionen>::published(4, Options).edition;
        // What lies on the table is missing in the stack.
        let hidden: u8 = view.players[1..].iter().map(|player| player.cards - player.known.len()).sum();
        view.stack = view.unplaced(edition.deck).len() - hidden;
        let mut offers = Vec::new();
        Millionen::imagine(view, &edition, &mut Chance::quick(1)).offers(Seat(0), &mut offers);
        let mind = Mind { seat: Seat(0), edition: &edition, view, offers: &offers, history: &[] };
        Steady::default().choose(&mind, &mut Chance::quick(1)).unwrap()
    }
}

fn cards(names: &str) -> Cards {
    names.split_whitespace().map(|name| name.parse::<Card>().unwrap()).collect()
}

#[test]
fn the_same_mind_decides_alike() {
    let position = Position::new("cheat revolver pickpocket-4 suitcase socialite-2 dandy").suitcases([2, 3, 0, 1]);
    assert_eq!(position.choice(), position.choice());
}

#[test]
fn p16_a_game_that_can_be_won_is_won() {
    let position = Position::new("dandy pickpocket-6 cheat revolver suitcase socialite-6").suitcases([5, 5, 5, 0]);
    assert_eq!(position.choice(), Action::LayDandy);
}

#[test]
fn p6_a_suitcase_is_laid_while_nobody_is_about_to_win() {
    let position = Position::new("suitcase pickpocket-6 cheat revolver dandy socialite-6").suitcases([1, 2, 0, 1]);
    assert_eq!(position.choice(), Action::LaySuitcase);
}

#[test]
fn p7_whoever_may_win_next_is_attacked_with_the_strongest() {
    let position = Position::new("pickpocket-6 pickpocket-2 socialite-3 socialite-6 dandy revolver");
    let position = position.suitcases([2, 0, 5, 1]);
    assert_eq!(position.choice(), Action::Attack { with: Card::Pickpocket6, whom: Seat(2) });
}

#[test]
fn p7_nobody_is_attacked_who_is_known_to_repel_it() {
    let position = Position::new("pickpocket-6 socialite-2 socialite-3 socialite-6 dandy revolver");
    let position = position.suitcases([2, 3, 3, 0]).known(1, "socialite-6");
    assert_eq!(position.choice(), Action::Attack { with: Card::Pickpocket6, whom: Seat(2) });
}

#[test]
fn p5_what_is_discarded_is_neither_the_dandy_nor_the_best_defender() {
    let position = Position::new("dandy socialite-6 socialite-2 socialite-2 revolver revolver");
    assert_eq!(position.choice(), Action::Discard(Card::Socialite2));
}

#[test]
fn p8_the_weakest_defender_that_suffices_is_used_and_the_dandy_kept() {
    let position = Position::new("dandy socialite-2 socialite-4 socialite-6 cheat suitcase").suitcases([3, 1, 0, 1]);
    assert_eq!(position.clone().attacked(Card::Pickpocket2).choice(), Action::Repel(Card::Socialite2));
    assert_eq!(position.clone().attacked(Card::Pickpocket3).choice(), Action::Repel(Card::Socialite4));
    assert_eq!(position.attacked(Card::Pickpocket5).choice(), Action::Repel(Card::Socialite6));
}

#[test]
fn p9_a_revolver_answers_a_rich_attacker() {
    let position = Position::new("dandy revolver cheat cheat suitcase suitcase").suitcases([3, 1, 4, 1]);
    assert_eq!(position.attacked(Card::Pickpocket5).choice(), Action::Shoot);
}

#[test]
fn p12_a_threat_is_lifted_with_the_weakest_card_that_does() {
    let position = Position::new("socialite-4 socialite-6 dandy suitcase suitcase suitcase");
    let position = position.waiting(0, Card::Pickpocket3, 2);
    let chased = Action::ChaseOff { with: Card::Socialite4, pickpocket: Card::Pickpocket3, boss: Seat(2) };
    assert_eq!(position.choice(), chased);
}

#[test]
fn p13_a_dandy_that_would_win_is_worth_a_cheat() {
    let position = Position::new("cheat socialite-2 socialite-6 dandy revolver socialite-4");
    let position = position.suitcases([4, 0, 0, 5]).known(3, "dandy").known(1, "suitcase");
    assert_eq!(position.choice(), Action::Cheat { whom: Seat(3) });
}
