//! What is in the box (P1, P2).

use tabletop::{Edition as _, Game};

use super::cards;
use crate::{Card, Cards, Edition, Millionen};

const TEXT: &str = Millionen::EDITIONS[0].1;

fn edition() -> Edition {
    Edition::parse(TEXT).unwrap()
}

/// What is wrong with the published edition once `from` is changed to `to`.
fn broken(from: &str, to: &str) -> String {
    assert!(TEXT.contains(from), "{from:?} is not in the edition");
    Edition::parse(&TEXT.replacen(from, to, 1)).unwrap_err()
}

#[test]
fn p1_there_are_88_cards() {
    assert_eq!(edition().deck.len(), 88);
    assert!(broken("cards = 88", "cards = 87").contains("88 cards (P1), not 87"));
    assert!(broken("count = 20", "count = 21").contains("add up to 89"));
}

#[test]
fn p1_blue_and_red_cards_have_their_values() {
    let blue: Vec<u8> = Card::ALL.into_iter().filter_map(Card::blue).collect();
    let red: Vec<u8> = Card::ALL.into_iter().filter_map(Card::red).collect();
    assert_eq!((blue, red), (vec![2, 3, 4, 6, 10], vec![2, 3, 4, 5, 6]));
    assert!(Card::ALL.into_iter().all(|card| card.is_pickpocket() == card.red().is_some()));
}

#[test]
fn p1_a_card_has_a_name_and_keeps_it() {
    for card in Card::ALL {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(serde_json::to_string(&card).unwrap(), format!("\"{card}\""));
        assert_eq!(Card::ALL[card as usize], card);
    }
    for nonsense in ["", "socialite", "socialite-5", "pickpocket-10", "Dandy", "suitcase-1"] {
        assert!(nonsense.parse::<Card>().is_err(), "{nonsense:?}");
    }
}

#[test]
fn p2_how_many_there_are_of_each() {
    let deck = edition().deck;
    for card in Card::ALL {
        let count = match card {
            Card::Suitcase => 20,
            Card::Cheat => 7,
            card if card.is_pickpocket() => 5,
            _ => 6,
        };
        assert_eq!(deck.count(card), count, "{card}");
    }
}

#[test]
fn p2_an_edition_that_cannot_be_played_is_refused_in_one_sentence() {
    assert!(broken("count = 20", "count = 4").contains("add up to 72"));
    assert!(broken("4 = 6, 6 = 6", "4 = 6, 5 = 6").contains("no socialite of the value 5"));
    assert!(broken("2 = 5, 3", "1 = 5, 3").contains("no pickpocket of the value 1"));
    assert!(broken("2 = 6, 3", "2 = 16, 3").starts_with("socialites.count: 16 of socialite-2"));
    assert!(broken("2 = 6, 3", "2 = 300, 3").contains("300"));
    assert!(broken("count = 7", "count = 7\nhats = 3").contains("hats"));
    assert!(broken("provenance = \"reconstructed\"", "provenance = \"guessed\"").contains("guessed"));
    assert!(Edition::parse("").is_err());
    let changed = |changes: &[(&str, &str)]| {
        let text = changes.iter().fold(TEXT.to_owned(), |text, (from, to)| text.replacen(from, to, 1));
        Edition::parse(&text).map(|edition| edition.deck.len())
    };
    let five = [(
        "[dandies]\nprovenance = \"reconstructed\"\ncount = 6",
        "[dandies]\nprovenance = \"reconstructed\"\ncount = 15",
    )];
    assert!(changed(&[five[0], ("count = 20", "count = 11")]).is_ok());
    let few = changed(&[five[0], ("count = 20", "count = 4"), ("2 = 6, 3", "2 = 13, 3")]).unwrap_err();
    assert!(few.starts_with("suitcases.count"), "{few}");
    let none =
        changed(&[(five[0].0, "[dandies]\nprovenance = \"reconstructed\"\ncount = 0"), ("count = 20", "count = 26")]);
    assert!(none.unwrap_err().starts_with("dandies.count"));
    let red = "2 = 5, 3 = 5, 4 = 5, 5 = 5, 6 = 5";
    let many = changed(&[(red, "2 = 9, 3 = 9, 4 = 9, 5 = 9, 6 = 5"), ("2 = 6, 3 = 6, 4 = 6, 6 = 6", "2 = 6, 6 = 2")]);
    assert!(many.unwrap_err().starts_with("pickpockets.count: 40 in all"));
}

#[test]
fn a_heap_counts_its_cards() {
    let mut heap = cards("dandy suitcase suitcase pickpocket-3 dandy");
    assert_eq!((heap.len(), heap.count(Card::Dandy), heap.count(Card::Suitcase)), (5, 2, 2));
    assert!(heap.remove(Card::Dandy) && heap.remove(Card::Dandy) && !heap.remove(Card::Dandy));
    assert_eq!(heap, cards("pickpocket-3 suitcase suitcase"));
    assert_eq!(heap.iter().collect::<Vec<_>>(), [Card::Pickpocket3, Card::Suitcase, Card::Suitcase]);
    assert_eq!((0..3).map(|place| heap.nth(place)).collect::<Cards>(), heap);
    assert_eq!(serde_json::to_string(&heap).unwrap(), r#"["pickpocket-3","suitcase","suitcase"]"#);
    assert_eq!(serde_json::from_str::<Cards>(r#"["suitcase","pickpocket-3","suitcase"]"#).unwrap(), heap);
    assert!(serde_json::from_value::<Cards>(vec!["dandy"; 16].into()).is_err());
    assert!(serde_json::from_value::<Cards>(vec!["suitcase"; 256].into()).is_err());
    let deck = edition().deck;
    assert_eq!(deck.iter().count(), 88);
    assert_eq!(deck.kinds().collect::<Vec<_>>(), Card::ALL);
    assert_eq!(deck.pickpockets().len(), 25);
    assert_eq!(deck.without(deck), Cards::default());
    assert!(deck.include(heap) && !heap.include(deck));
    assert_eq!(heap.without(cards("suitcase dandy")), cards("pickpocket-3 suitcase"));
}
