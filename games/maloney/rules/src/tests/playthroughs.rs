//! Golden stories: short scripted games as every viewer hears them, in `games/maloney/playthroughs`.
//! `UPDATE=1 cargo test -p maloney` writes them anew; the difference is read in review.

use tabletop::{Chance, Game, Next, Seat, next_input};
use words::Language;

use super::{Scene, Stage};
use crate::{Action, Auction, Day, Dollars, Maloney, Options, Phase, Suitcase};

fn live_auction(language: Language) -> Scene {
    let stage = Stage::live(4).hand(0, "6a 6b 1a").hand(1, "6c 2a").hand(2, "1b 2b").hand(3, "1c 9a");
    let mut play = stage
        .begin()
        .titled("A live auction: counts, \"not at this price\", and two standing bids (M13, M14)", language);
    play.act(2, Action::Ready).act(0, Action::Ready).after(5).act(3, Action::Ready).act(1, Action::Ready);
    play.alarm().after(1).call(3, 300).alarm().alarm().after(2).decline(&[2]).stand(0, 1000);
    play.after(1).stand(1, 800).alarm().decline(&[2, 3]).after(1).act(1, Action::NotAtThisPrice(Dollars(900)));
    play.drive(6).cash_all(&["6a 6b", "", "", ""]);
    play
}

#[test]
fn a_live_auction() {
    live_auction(Language::English).ends("live-auction.en.txt");
    live_auction(Language::French).ends("live-auction.fr.txt");
}

#[test]
fn an_auction_that_runs_down() {
    let stage = Stage::live(3).hand(0, "6a 1a").hand(1, "6c 2a").hand(2, "1b 2b").suitcase(6, Suitcase::Dollars(800));
    let mut play =
        stage.begin().titled("The clock strikes for \"ready\", and nobody calls (M12, M17)", Language::German);
    play.act(1, Action::Ready).alarm().alarm().alarm().alarm().drive(6).cash_all(&["", "6c", ""]);
    play.ends("nobody-calls.de.txt");
}

#[test]
fn a_joker() {
    let stage =
        Stage::in_turn(3).hand(0, "6a 1a").hand(1, "6c 2a").hand(2, "7a 7b 2b").suitcase(7, Suitcase::Points(-2));
    let mut play = stage.begin().titled("A joker (M16)", Language::English);
    play.call(1, 400).act(2, Action::PlayJoker).drive(7).cash_all(&["", "", "7a 7b"]);
    play.ends("joker.en.txt");
}

#[test]
fn an_auction_for_jokers_alone() {
    let stage = Stage::in_turn(3).money(0, 0).money(1, 80).money(2, 0).no_joker(1);
    let stage = stage.hand(0, "7a 1a").hand(1, "6c 2a").hand(2, "7b 2b");
    let mut play = stage.begin().titled("All are broke, and there is an auction for jokers (M17)", Language::English);
    play.drop_out(&[1]).act(2, Action::PlayJoker).drive(7).cash_all(&["7a", "", "7b"]);
    play.ends("jokers-alone.en.txt");
}

fn overbid(language: Language) -> Scene {
    let stage = Stage::live(3).day(Day::Friday).money(1, 1200).hand(0, "9a 1a").hand(1, "6c 2a").hand(2, "7a 2b");
    let mut play = stage.begin().titled("An overbid, a fine and a new auction (M18)", language);
    play.ready().call(0, 1200).call(1, 1300).decline(&[2, 0]);
    play.ready().call(2, 200).call(0, 500).decline(&[2]).drive(9).cash_all(&["9a", "", ""]);
    play
}

#[test]
fn an_overbid() {
    overbid(Language::English).ends("overbid.en.txt");
    overbid(Language::German).ends("overbid.de.txt");
}

fn sunday(language: Language) -> Scene {
    let stage = Stage::in_turn(3).day(Day::Saturday).hand(0, "11a 1a").hand(1, "6c 2a").hand(2, "7a 2b");
    let stage = stage.pile("6a 11b 5a").suitcase(11, Suitcase::Dollars(-300)).money(2, 200);
    let mut play = stage.begin().titled("A Sunday, after a Saturday (M24, M25)", language);
    play.call(1, 100).drop_out(&[2, 0]).drive(6).cash_all(&["", "6c", ""]).cash_all(&["11a", "", ""]);
    play
}

#[test]
fn a_sunday() {
    sunday(Language::English).ends("sunday.en.txt");
    sunday(Language::French).ends("sunday.fr.txt");
}

#[test]
fn a_first_sunday() {
    let options = Options { auction: Auction::InTurn, ..Options::default() };
    let starts = |seed: &u64| Scene::dealt(3, options, *seed).game.day == Day::Sunday;
    let seed = (0..).find(starts).unwrap();
    let scene = Scene::dealt(3, options, seed);
    let mut play = scene.titled("The first day is a Sunday, and an ordinary day (M11)", Language::English);
    let first = play.turn().unwrap();
    play.call(first, 200).drop_out(&[(first + 1) % 3]).act((first + 2) % 3, Action::PlayJoker);
    let road = play.game.edition.roads(play.game.car)[0];
    play.drive(road.number());
    let best = |game: &Maloney, seat: usize| game.hands[seat].of_town(game.car);
    for seat in 0..3 {
        let cards = best(&play.game, seat as usize);
        play.act(seat, Action::Cash(cards));
    }
    play.ends("first-sunday.en.txt");
}

#[test]
fn a_whole_game_in_turn() {
    let options = Options { auction: Auction::InTurn, ..Options::default() };
    let scene = Scene::dealt(3, options, 1988);
    let mut play = scene.titled("A whole game for three in turn, as the lot would have it", Language::English);
    let mut chance = Chance::quick(1988);
    let mut offers = Vec::new();
    while !play.game.is_over() {
        let phase = play.game.phase;
        // Some restraint in bidding, and an eye for cards, keep it short.
        let next = next_input(&play.game, &mut chance, &mut offers, |_: Seat, offers, chance| match phase {
            Phase::InTurn(_) if chance.below(3) > 0 => Some(offers[0]),
            Phase::Cash if chance.below(2) == 0 => offers.last().copied(),
            _ => chance.pick(offers).copied(),
        });
        let Next::Input(tabletop::Input::Act(seat, action)) = next else { panic!("somebody is always asked") };
        play.act(seat.0, action);
    }
    play.ends("whole-game.en.txt");
}
