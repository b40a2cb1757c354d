//! What cards bring, from what their holder knows.

use maloney::{Card, Cards, Day, Edition, Town, View};

/// What a card brings on this day, doubled where the day doubles (M3, M22).
pub fn on(edition: &Edition, card: Card, day: Day) -> u8 {
    edition.worth(card, day) * if day.is_double() { 2 } else { 1 }
}

/// What the two best of these cards of a town bring on this day (M21).
pub fn of_town(edition: &Edition, cards: Cards, town: Town, day: Day) -> u8 {
    let mut points: Vec<u8> = cards.of_town(town).iter().map(|card| on(edition, card, day)).collect();
    points.sort_unstable();
    points.iter().rev().take(2).sum()
}

/// What a town would bring the viewer today.
pub fn today(view: &View, edition: &Edition, town: Town) -> u8 {
    of_town(edition, view.hand().unwrap_or_default(), town, view.day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Edition as _;

    #[test]
    fn the_two_best_cards_count_and_tuesdays_double_them() {
        let edition = Edition::parse(include_str!("../../editions/ravensburger-1988.toml")).unwrap();
        // Of San Diego: best on Saturday, Tuesday, Friday and Monday.
        let town = Town::new(2).unwrap();
        let all = Cards::ALL;
        assert_eq!(of_town(&edition, all, town, Day::Monday), 7 + 5);
        assert_eq!(of_town(&edition, all, town, Day::Tuesday), 2 * (7 + 6));
        let one = Cards::from(Card::new(town, 1).unwrap());
        assert_eq!(of_town(&edition, one, town, Day::Wednesday), 6);
        assert_eq!(of_town(&edition, Cards::NONE, town, Day::Wednesday), 0);
    }
}
