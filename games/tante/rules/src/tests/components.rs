//! What is in the box (T1–T3), and editions that can't be played.

use tabletop::{Edition as _, Game};

use crate::{Colour, Edition, Gifts, Tante};

const TEXT: &str = Tante::EDITIONS[0].1;

fn edition() -> Edition {
    Edition::parse(TEXT).unwrap()
}

/// Why the published edition is refused with `old` replaced by `new`.
fn broken(old: &str, new: &str) -> String {
    assert!(TEXT.contains(old), "{old:?} stands in the edition");
    Edition::parse(&TEXT.replace(old, new)).unwrap_err()
}

#[test]
fn t1_there_are_gift_cards_enough_for_five_players() {
    let gifts = Gifts::of_each(20);
    assert_eq!((gifts.len(), gifts.worth()), (80, 200));
    assert_eq!(5 * Gifts::of_each(edition().gifts).len(), 80, "five players get every gift card there is");
    assert!(broken("of_each = 20", "of_each = 19").starts_with("gifts.of_each"));
}

#[test]
fn t1_gifts_are_counted_by_value() {
    let gifts = Gifts([1, 0, 2, 1]);
    assert_eq!(gifts.worth(), 11);
    assert_eq!(gifts.cards().collect::<Vec<_>>(), [4, 3, 3, 1]);
}

#[test]
fn t2_there_are_72_inheritance_cards_in_six_colours() {
    let deck = edition().deck;
    assert_eq!(deck.len(), 72);
    assert_eq!(edition().colours.iter().count(), 6);
    for colour in Colour::all() {
        let values: Vec<u8> = deck.of_colour(colour).iter().map(|card| card.value()).collect();
        assert_eq!(values, [0, 0, 1, 1, 2, 2, 3, 3, 5, 5, 10, 20]);
    }
}

#[test]
fn t2_a_card_has_a_name_and_keeps_it() {
    for card in edition().deck.kinds() {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(serde_json::to_string(&card).unwrap(), format!("\"{card}\""));
    }
    for nonsense in ["red", "red-4", "pink-5", "-5", "red-", "", "red-5-5", "red-256"] {
        assert!(nonsense.parse::<crate::Card>().is_err(), "{nonsense:?}");
    }
}

#[test]
fn t3_there_are_eight_gentlemen() {
    assert_eq!(edition().gentlemen(5, &crate::Options::default()), 8);
    assert!(
        broken("gentlemen = 8\n\n[[players]]", "gentlemen = 7\n\n[[players]]").contains("5 seats have 8 gentlemen")
    );
    assert!(broken("gentlemen = 8\n\n[[players]]", "gentlemen = 9\n\n[[players]]").starts_with("portraits.gentlemen"));
}

#[test]
fn t2_an_edition_that_cannot_be_played_is_refused_in_one_sentence() {
    assert!(broken("values = [0, 0,", "values = [4, 0,").contains("4 is not one of"));
    assert!(broken("values = [0, 0,", "values = [0, 0, 0,").contains("0 more than twice"));
    assert!(broken("[0, 0, 1, 1, 2, 2, 3, 3, 5, 5, 10, 20]", "[1, 1, 2, 2, 3, 3]").contains("without a zero"));
    assert!(broken("\"blue\"", "\"red\"").contains("named twice"));
    assert!(broken("\"blue\"", "\"pink\"").contains("pink"));
    assert!(broken("hand = 4", "hand = 0").starts_with("gifts.hand"));
    assert!(broken("hand = 3", "hand = 200").contains("multiple of 3"));
    assert!(broken("hand = 3", "hand = 4").contains("multiple of 3"));
    assert!(broken("seats = 3", "seats = 4").starts_with("players: 3 seats need one entry"));
    assert!(broken("seats = 3\ngentlemen = 6", "seats = 3\ngentlemen = 1").contains("not 2 to 8"));
    assert!(broken("colours_out = 2", "colours_out = 6").contains("multiple of 3"));
    assert!(broken("[portraits]", "[portraits]\nhats = 3").contains("hats"));
    assert!(Edition::parse("").is_err());
    let sixth = format!("{TEXT}\n[[players]]\nseats = 6\ngentlemen = 8\ncolours_out = 0\n");
    assert!(Edition::parse(&sixth).unwrap_err().contains("6 seats are not for this game"));
}

#[test]
fn t2_an_edition_with_more_cards_than_the_box_holds_is_refused() {
    let message = broken("[0, 0, 1, 1, 2, 2, 3, 3, 5, 5, 10, 20]", "[0, 0, 1, 1, 2, 2, 3, 3, 5, 5, 10, 10, 20, 20]");
    assert!(message.starts_with("inheritance.values"), "{message}");
}

#[test]
fn t15_a_sum_is_paid_with_the_largest_or_the_smallest_cards_that_make_it() {
    let owned = Gifts([2, 1, 1, 1]);
    assert_eq!(owned.largest_for(7), Some(Gifts([0, 0, 1, 1])));
    assert_eq!(owned.smallest_for(7), Some(Gifts([2, 1, 1, 0])));
    assert_eq!(owned.smallest_for(40), None);
    // Every way to own up to three cards of each value, and every sum.
    for code in 0..256u32 {
        let owned = Gifts(std::array::from_fn(|value| (code >> (2 * value) & 3) as u8));
        for sum in 0..=owned.worth() + 1 {
            let payable = owned.payable() >> sum & 1 == 1;
            for paid in [owned.largest_for(sum), owned.smallest_for(sum)] {
                assert_eq!(paid.is_some(), payable, "{sum} with {owned:?}");
                assert!(paid.is_none_or(|paid| paid.worth() == sum && owned.include(paid)), "{sum} with {owned:?}");
            }
        }
    }
}
