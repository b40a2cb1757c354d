//! What is in the box (M1–M5), and what is said about somebody's own.

use std::collections::BTreeSet;

use tabletop::{Edition as _, Game, Seat};

use super::{Scene, card, town};
use crate::{Card, Cards, Day, Edition, Maloney, Options, Suitcase, Town};

fn text() -> &'static str {
    Maloney::EDITIONS[0].1
}

fn edition() -> Edition {
    Edition::parse(text()).unwrap()
}

/// What is said about the edition with this part replaced.
fn wrong(part: &str, by: &str) -> String {
    assert!(text().contains(part), "{part} is there to be replaced");
    Edition::parse(&text().replacen(part, by, 1)).unwrap_err()
}

/// The number of the line where this stands.
fn line(part: &str) -> usize {
    text().lines().position(|line| line.contains(part)).unwrap() + 1
}

fn numbers(towns: &[Town]) -> Vec<u8> {
    towns.iter().map(|town| town.number()).collect()
}

#[test]
fn m1_there_are_sixteen_towns() {
    assert_eq!(Town::all().map(Town::number).collect::<Vec<_>>(), (1..=16).collect::<Vec<_>>());
    assert!(Town::new(0).is_none() && Town::new(17).is_none());
    assert!(serde_json::from_str::<Town>("17").is_err());
    let ids: BTreeSet<_> = Town::all().map(|town| town.line().id).collect();
    assert_eq!(ids.len(), 16);
}

#[test]
fn m1_an_edition_without_sixteen_towns_is_refused() {
    let missing = wrong("    { number = 5, name = \"Phoenix\", provenance = \"reconstructed\" },\n", "");
    assert_eq!(missing, format!("line {}: towns: town 5 is missing", line("towns = [")));
    let twice = wrong("number = 5,", "number = 4,");
    assert_eq!(twice, format!("line {}: towns: town 4 is there twice", line("number = 5,")));
    let unknown = wrong("number = 5,", "number = 17,");
    assert_eq!(unknown, format!("line {}: 17 is no town, 1 to 16 are", line("number = 5,")));
    let nameless = wrong("name = \"Phoenix\"", "name = \" \"");
    assert_eq!(nameless, format!("line {}: a town has a name (M1)", line("Phoenix")));
}

#[test]
fn m1_whatever_is_printed_says_where_it_is_from() {
    let nowhere = wrong(", name = \"Phoenix\", provenance = \"reconstructed\"", ", name = \"Phoenix\"");
    assert!(nowhere.starts_with(&format!("line {}: ", line("Phoenix"))) && nowhere.contains("provenance"), "{nowhere}");
    let invented = wrong("provenance = \"published\"", "provenance = \"invented\"");
    assert!(invented.starts_with(&format!("line {}: ", line("San Francisco"))), "{invented}");
    let unknown = wrong("towns = [", "colour = 1\ntowns = [");
    assert!(unknown.contains("colour"), "{unknown}");
    let marks = text().lines().filter(|line| line.contains('{')).filter(|line| line.contains("provenance")).count();
    assert_eq!(marks, 16 + 16 + 16 + 2, "every line has its own mark");
    assert!(Edition::parse("towns = [").unwrap_err().starts_with("line 1: "));
}

#[test]
fn m2_from_sacramento_one_reaches_seven_towns() {
    assert_eq!(numbers(&edition().roads(town(3))), [1, 2, 6, 7, 8, 9, 16]);
}

#[test]
fn m2_every_town_follows_the_same_pattern() {
    let edition = edition();
    for from in Town::all() {
        let reached = |step: i32| (i32::from(from.number()) - 1 + step).rem_euclid(16) as u8 + 1;
        let mut expected = [-3, -2, -1, 3, 4, 5, 6].map(reached);
        expected.sort_unstable();
        assert_eq!(numbers(&edition.roads(from)), expected);
        let entries = Town::all().filter(|other| edition.roads(*other).contains(&from)).count();
        assert_eq!(entries, 7);
    }
}

#[test]
fn m2_any_town_is_at_most_two_days_away() {
    let edition = edition();
    for from in Town::all() {
        let near = edition.roads(from);
        let reached: BTreeSet<Town> = near.into_iter().flat_map(|town| edition.roads(town)).chain(near).collect();
        assert!(Town::all().all(|town| town == from || reached.contains(&town)));
    }
}

#[test]
fn m2_an_edition_has_seven_roads_from_each_town_and_none_to_itself() {
    let row = "from = 3, to = [1, 2, 6, 7, 8, 9, 16]";
    let at = format!("line {}: ", line(row));
    assert_eq!(wrong(row, "from = 3, to = [1, 2, 6, 7, 8, 9]"), at.clone() + "6 roads leave town 3, not seven (M2)");
    let itself = wrong(row, "from = 3, to = [1, 2, 3, 7, 8, 9, 16]");
    assert_eq!(itself, at.clone() + "a road from town 3 leads to town 3 (M2)");
    let twice = wrong(row, "from = 3, to = [1, 2, 2, 7, 8, 9, 16]");
    assert_eq!(twice, at.clone() + "two roads lead from town 3 to town 2 (M2)");
    let nowhere = wrong(row, "from = 3, to = [1, 2, 0, 7, 8, 9, 16]");
    assert_eq!(nowhere, at + "0 is no town, 1 to 16 are");
    let reordered = text().replace(row, "from = 3, to = [16, 9, 8, 7, 6, 2, 1]");
    assert_eq!(Edition::parse(&reordered), Ok(edition()), "the order doesn't matter");
}

#[test]
fn m3_there_are_four_cards_for_each_town() {
    assert_eq!(Card::all().count(), 64);
    for town in Town::all() {
        assert_eq!(Card::all().filter(|card| card.town() == town).count(), 4);
        assert_eq!(Cards::ALL.of_town(town).len(), 4);
    }
    assert_eq!((card("3b").town(), card("16d").town()), (town(3), town(16)));
}

#[test]
fn m3_a_card_has_one_name() {
    for card in Card::all() {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    for unknown in ["", "a", "3", "3e", "03b", "17a", "0a", "3bb", "é", "3é"] {
        assert!(unknown.parse::<Card>().is_err(), "{unknown}");
    }
}

#[test]
fn m3_a_card_loses_a_point_with_every_day_after_its_best() {
    let edition = edition();
    let thursday = Card::all().find(|card| edition.best_day(*card) == Day::Thursday).unwrap();
    assert_eq!(Day::all().map(|day| edition.worth(thursday, day)).collect::<Vec<_>>(), [3, 2, 1, 7, 6, 5, 4]);
}

#[test]
fn m3_a_card_best_on_wednesday_is_worth_four_on_saturday_and_one_on_tuesday() {
    let edition = edition();
    let wednesday = Card::all().find(|card| edition.best_day(*card) == Day::Wednesday).unwrap();
    assert_eq!(edition.worth(wednesday, Day::Saturday), 4);
    assert_eq!(edition.worth(wednesday, Day::Tuesday), 1);
}

#[test]
fn m3_the_best_days_are_spread_over_the_week() {
    let edition = edition();
    for (number, card) in Card::all().enumerate() {
        assert_eq!(edition.best_day(card).index(), 3 * number % 7);
    }
    for town in Town::all() {
        let days: BTreeSet<Day> = Cards::ALL.of_town(town).iter().map(|card| edition.best_day(card)).collect();
        assert_eq!(days.len(), 4, "four different days in each town");
    }
    let on = |day| Card::all().filter(|card| edition.best_day(*card) == day).count();
    assert_eq!(Day::all().map(on).collect::<Vec<_>>(), [10, 9, 9, 9, 9, 9, 9]);
}

#[test]
fn m3_an_edition_has_four_cards_for_each_town() {
    let row = "town = 1, best = [\"monday\", \"thursday\", \"sunday\", \"wednesday\"]";
    let at = format!("line {}: ", line(row));
    let three = wrong(row, "town = 1, best = [\"monday\", \"thursday\", \"sunday\"]");
    assert_eq!(three, at.clone() + "town 1 has 3 action cards, not four (M3)");
    assert!(wrong(row, "town = 1, best = [\"someday\"]").starts_with(&at));
    assert_eq!(
        wrong("town = 1, best", "town = 2, best"),
        format!("line {}: cards: town 1 is missing", line("cards = ["))
    );
}

#[test]
fn m4_there_are_24_suitcases_within_the_limits() {
    let edition = edition();
    let points = |suitcase: &Suitcase| if let Suitcase::Points(points) = suitcase { Some(*points) } else { None };
    let dollars = |suitcase: &Suitcase| if let Suitcase::Dollars(dollars) = suitcase { Some(*dollars) } else { None };
    let suitcases = edition.suitcases();
    assert_eq!(suitcases.iter().filter_map(points).collect::<Vec<_>>(), [-3, -2, -2, -1, 1, 1, 2, 2, 3, 3, 4, 5]);
    assert_eq!(
        suitcases.iter().filter_map(dollars).collect::<Vec<_>>(),
        [-1000, -800, -500, -300, 300, 500, 500, 800, 1000, 1000, 1200, 1500]
    );
}

#[test]
fn m4_an_edition_keeps_to_the_limits_of_suitcases() {
    let at = |part| format!("line {}: ", line(part));
    for points in ["6", "-4", "0", "300"] {
        let refused = wrong("points = [-3,", &format!("points = [{points},"));
        let what = "a suitcase brings up to 5 points or costs up to 3, not";
        assert_eq!(refused, format!("{}{what} {points} (M4)", at("points = [-3,")));
    }
    for dollars in ["1600", "-1100", "0", "250"] {
        let refused = wrong("dollars = [-1000,", &format!("dollars = [{dollars},"));
        let what = "a suitcase brings up to 1500 dollars or costs up to 1000, in hundreds, not";
        assert_eq!(refused, format!("{}{what} {dollars} (M4)", at("dollars = [-1000,")));
    }
    assert_eq!(wrong("points = [-3, ", "points = ["), at("suitcases = [") + "there are 23 suitcases, not 24 (M4)");
}

#[test]
fn m5_everybody_has_a_joker_and_the_bank_never_runs_out() {
    for seats in 3..=6 {
        let scene = Scene::dealt(seats, Options::default(), 1);
        assert_eq!(scene.game.jokers.len(), seats as usize);
        assert_eq!((scene.game.will, scene.game.bank), (None, 0), "the will lies in the middle");
        let mut game = scene.game.clone();
        (0..1000).for_each(|_| game.receive(Seat(0), crate::Dollars(1500)));
        game.audit().unwrap();
    }
}
