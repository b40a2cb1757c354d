//! What is in the box (E1–E6), and editions that can't be played.

use tabletop::{Edition as _, Game};

use super::{card, person};
use crate::{Card, Edition, Erbraffer, Heirloom, Kind, People, Square};

const TEXT: &str = Erbraffer::EDITIONS[0].1;

fn edition() -> Edition {
    Edition::parse(TEXT).unwrap()
}

/// Why the published edition is refused with `old` replaced by `new`.
fn broken(old: &str, new: &str) -> String {
    assert!(TEXT.contains(old), "{old:?} stands in the edition");
    Edition::parse(&TEXT.replace(old, new)).unwrap_err()
}

fn people(keys: &str) -> People {
    keys.split_whitespace().map(person).collect()
}

#[test]
fn e1_the_calendar_has_golden_and_white_years() {
    let calendar = edition().calendar;
    let years = |wanted: Square| -> Vec<u16> {
        let places = (0..).zip(calendar.squares()).filter(|(_, square)| **square == wanted);
        places.map(|(place, _)| calendar.year(place)).collect()
    };
    assert_eq!(years(Square::First), [1840]);
    assert_eq!(years(Square::Golden), [1870, 1900, 1930, 1960, 1990]);
    assert_eq!(years(Square::White), [1850, 1860, 1880, 1890, 1910, 1920, 1940, 1950, 1970, 1980]);
    assert_eq!(years(Square::Last), [2000]);
}

#[test]
fn e1_a_calendar_that_cannot_be_is_refused() {
    assert!(broken("step = 10", "step = 7").starts_with("calendar"));
    assert!(broken("step = 10", "step = 0").starts_with("calendar"));
    assert!(broken("last = 2000", "last = 1840").starts_with("calendar"));
    assert!(broken("last = 2000", "last = 2990").starts_with("calendar"));
    assert!(broken("[1870, 1900", "[1875, 1900").contains("1875 is no square"));
    assert!(broken("[1870, 1900", "[1900, 1870").contains("don't go up"));
    assert!(broken("will_markers = 2", "will_markers = 1").contains("2 people die in a row"));
    assert!(broken("1960, 1990]", "1960]").contains("3 people die in a row"));
}

#[test]
fn e2_the_tree_has_six_generations_of_52_people() {
    let edition = edition();
    let sizes = |people: fn(&crate::Generation) -> People| -> Vec<usize> {
        edition.generations.iter().map(|generation| people(generation).len()).collect()
    };
    assert_eq!(edition.people().len(), 52);
    assert_eq!(sizes(|generation| generation.married), [6, 8, 6, 8, 6, 6]);
    assert_eq!(sizes(|generation| generation.benefactors), [0, 3, 3, 3, 3, 0]);
    assert_eq!((0..6).map(|number| edition.couples_of(number).count()).collect::<Vec<_>>(), [3, 4, 3, 4, 3, 0]);
    assert_eq!(edition.last_heirs(), people("p1 p2 q1 q2 r1 r2"));
}

#[test]
fn e2_everybody_has_the_family_that_the_table_says() {
    let edition = edition();
    assert_eq!(edition.spouse(person("a1")), Some(person("b1")));
    assert_eq!(edition.spouse(person("o4")), Some(person("j2")));
    assert_eq!(edition.spouse(person("ex")), None);
    assert_eq!(edition.spouse(person("p1")), None);
    assert_eq!(edition.siblings(person("e1")), people("e2 ex"));
    assert_eq!(edition.siblings(person("o1")), people(""));
    assert_eq!(edition.parents(person("n1")).unwrap().spouses.people(), people("j2 o4"));
    assert!(edition.parents(person("A1")).is_none() && edition.parents(person("o3")).is_none());
    assert!(edition.is_benefactor(person("nx")) && !edition.is_benefactor(person("n1")));
}

#[test]
fn e2_an_unsound_tree_is_refused_and_the_person_named() {
    assert!(
        broken("children = [\"d1\", \"d2\"]", "children = [\"d1\"]").contains("d2 has neither parents nor a dowry")
    );
    assert!(broken("children = [\"f1\", \"fx\"]", "children = [\"fx\"]").contains("a2 and o1 have no child"));
    assert!(broken("children = [\"g1\", \"gx\"]", "children = [\"g1\", \"f1\"]").contains("f1 is born twice"));
    assert!(
        broken("children = [\"g1\", \"gx\"]", "children = [\"h1\", \"gx\"]").contains("h1 is not of the generation")
    );
    assert!(broken("children = [\"d1\", \"d2\"]", "children = [\"d1\", \"d2\", \"o1\"]").contains("o1 is not of"));
    assert!(
        broken("children = [\"c1\", \"c2\", \"cx\"]", "children = [\"c1\", \"c2\", \"cx\", \"o1\"]")
            .contains("more than 3")
    );
    assert!(broken("spouses = [\"a2\", \"o1\"]", "spouses = [\"a2\", \"o2\"]").contains("o2 marries twice"));
    assert!(broken("spouses = [\"a2\", \"o1\"]", "spouses = [\"a2\", \"ax\"]").contains("ax is a benefactor"));
    assert!(broken("spouses = [\"a2\", \"o1\"]", "spouses = [\"a2\", \"a2\"]").contains("a2 and a2"));
    assert!(
        broken("spouses = [\"a2\", \"o1\"]", "spouses = [\"a2\", \"o3\"]")
            .contains("a2 and o3 don't live at the same time")
    );
    let married_last = format!("{TEXT}\n[[couples]]\nspouses = [\"p1\", \"q1\"]\nchildren = []\n");
    assert!(Edition::parse(&married_last).unwrap_err().contains("p1 and q1"));
    let alone = broken("[[couples]]\nspouses = [\"c2\", \"o2\"]\nchildren = [\"g1\", \"gx\"]\n", "");
    assert!(alone.contains("c2 is in a rectangular frame and has no spouse"), "{alone}");
    assert!(
        broken("married_in = [\"o1\", \"o2\"]", "married_in = [\"o1\"]").contains("o2 has neither parents nor a dowry")
    );
    assert!(
        broken("married_in = [\"o1\", \"o2\"]", "married_in = [\"o1\", \"o2\", \"a1\"]")
            .contains("a1 has parents and a dowry")
    );
    assert!(broken("married_in = [\"o1\", \"o2\"]", "married_in = [\"o1\", \"o3\"]").contains("o3 has a dowry"));
    assert!(
        broken("benefactors = [\"ex\", \"fx\", \"gx\"]", "benefactors = [\"ex\", \"fx\", \"cx\"]")
            .contains("cx lives twice")
    );
    assert!(
        broken("\"r1\", \"r2\"]\n\n[[couples]]", "\"r1\"]\nbenefactors = [\"r2\"]\n\n[[couples]]")
            .contains("5 last heirs")
    );
    assert!(broken("year = 1900\n", "year = 1910\n").contains("generations: they begin in"));
    assert!(broken("\"A1\", \"A2\", \"B1\"", "\"Z1\", \"A2\", \"B1\"").contains("nobody is called \"Z1\""));
    assert!(
        broken("\"jx\"]\n\n[[couples]]\nspouses = [\"h1\"", "\"ix\"]\n\n[[couples]]\nspouses = [\"h1\"")
            .contains("ix is born twice")
    );
}

#[test]
fn e3_six_heirlooms_lie_beside_the_ancestors() {
    let edition = edition();
    let value = |key: &str| edition.heirlooms.iter().find(|(owner, _)| *owner == person(key)).unwrap().1;
    assert_eq!(["A1", "A2", "B1", "B2", "C1", "C2"].map(value), [5, 20, 8, 15, 10, 12]);
    assert_eq!(Heirloom::all().map(|heirloom| edition.value(heirloom)).sum::<u32>(), 70);
    assert!(broken("of = \"A1\"", "of = \"A2\"").contains("A1 has none"));
    assert!(broken("value = 20", "value = 2000").contains("A2"));
}

#[test]
fn e4_every_benefactor_is_on_two_of_24_cards() {
    let edition = edition();
    assert_eq!(edition.benefactors(), people("ax bx cx ex fx gx hx ix jx lx mx nx"));
    let missing = TEXT
        .replace(", \"fx\"]\n\n[[couples]]", "]\n\n[[couples]]")
        .replace("\"ex\", \"fx\", \"gx\"", "\"ex\", \"gx\"");
    assert!(Edition::parse(&missing).unwrap_err().contains("11 benefactors"));
}

#[test]
fn e5_there_are_six_portraits() {
    assert_eq!(edition().last_heirs().len(), crate::LAST_HEIRS);
}

#[test]
fn e6_there_are_48_influence_cards_16_of_them_with_an_hourglass() {
    let deck = edition().deck;
    assert_eq!(deck.len(), 48);
    assert_eq!(deck.iter().filter(|card| card.has_hourglass()).count(), 16);
    let amounts = |kind: Kind, hourglass: bool| -> Vec<u32> {
        deck.iter()
            .filter(|card| card.kind() == kind && card.has_hourglass() == hourglass)
            .map(|card| card.amount())
            .collect()
    };
    assert_eq!(amounts(Kind::Tax, false), [4, 5, 6]);
    assert_eq!(amounts(Kind::Tax, true), [4, 5, 6]);
    assert_eq!(amounts(Kind::Factory, false), [8, 10]);
    assert_eq!(amounts(Kind::Income, false), [8, 8, 10, 10, 15]);
    assert_eq!(amounts(Kind::Riches, false), [6, 6]);
    assert_eq!(amounts(Kind::Riches, true), [2, 2, 2, 3, 3, 3, 4, 4, 5, 5]);
    assert_eq!(amounts(Kind::Luck, false), [5, 10]);
    assert_eq!((amounts(Kind::Quarrel, false), amounts(Kind::Quarrel, true)), (vec![3], vec![6]));
    assert_eq!(amounts(Kind::WeddingPresent, false), [5]);
    assert_eq!(amounts(Kind::Bomb, true).len(), 1);
    for (kind, count) in [(Kind::GamblingDebt, 2), (Kind::Marvellous, 2), (Kind::BrotherlyLove, 2), (Kind::ShakeUp, 2)]
    {
        assert_eq!(amounts(kind, false).len(), count, "{kind:?}");
    }
    assert_eq!((amounts(Kind::BlackSheep, false).len(), amounts(Kind::BlackSheep, true).len()), (1, 1));
    assert_eq!((amounts(Kind::SmallPresents, false).len(), amounts(Kind::NewWill, false).len()), (1, 6));
}

#[test]
fn e6_a_card_has_a_name_and_keeps_it() {
    for card in edition().deck {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(serde_json::to_string(&card).unwrap(), format!("\"{card}\""));
    }
    assert_eq!(card("tax-6-hourglass").to_string(), "tax-6-hourglass");
    for nonsense in ["tax", "tax-0", "tax-200", "bomb-5", "gold-3", "", "tax-6-hourglass-hourglass", "-6", "tax-x"] {
        assert!(nonsense.parse::<Card>().is_err(), "{nonsense:?}");
    }
}

#[test]
fn e6_a_deck_that_cannot_be_played_is_refused() {
    assert!(broken("{ kind = \"bomb\"", "{ kind = \"bomb\", amount = 3").contains("3 is no amount for bomb"));
    assert!(
        broken("{ kind = \"factory\", amount = 8 }", "{ kind = \"factory\" }").contains("0 is no amount for factory")
    );
    assert!(
        broken("{ kind = \"new-will\"", "{ kind = \"new-will\", hourglass = true").contains("new-will can't carry")
    );
    assert!(broken("kind = \"new-will\", count = 6", "kind = \"new-will\", count = 7").contains("there are 49"));
    assert!(broken("hourglass = true", "hourglass = false").contains("nobody ever grows old"));
    assert!(broken("kind = \"bomb\"", "kind = \"boom\"").contains("boom"));
    assert!(broken("hand = 4", "hand = 5").starts_with("influence.hand"));
    assert!(broken("[influence]", "[influence]\nhats = 3").contains("hats"));
    assert!(Edition::parse("").is_err());
}

#[test]
fn e9_players_who_cannot_be_dealt_to_are_refused() {
    assert!(broken("seats = 2", "seats = 3").starts_with("players: 2 seats need one entry"));
    assert!(broken("seats = 4\nportraits = 1", "seats = 4\nportraits = 2").contains("4 seats can't have 2 portraits"));
    assert!(
        broken("seats = 6\nportraits = 1\nbenefactors = 3", "seats = 6\nportraits = 1\nbenefactors = 4")
            .contains("6 seats")
    );
    let seventh = format!("{TEXT}\n[[players]]\nseats = 7\nportraits = 1\nbenefactors = 3\n");
    assert!(Edition::parse(&seventh).unwrap_err().contains("7 seats are not for this game"));
}
