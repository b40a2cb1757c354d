//! The count at the end, line by line, the way the rulebook counts: every line says why.

use face::Scene;
use maud::{Markup, html};
use tabletop::{Line, Seat};
use tante::{Cards, Count, INHERITANCE_FLOOR, INHERITANCE_LIMIT, Set, SetOf, Tante, View};

pub fn count(view: &View, scene: &Scene<'_, Tante>, married: bool) -> Markup {
    let mut rows: Vec<(Seat, Cards, Count)> = Seat::all(view.seats())
        .filter_map(|seat| view.player(seat).hand.map(|hand| (seat, hand, Count::of(hand, married))))
        .collect();
    rows.sort_by_key(|(seat, _, count)| (-count.total(), seat.0));
    html! {
        section #count tabindex="0" aria-labelledby="count-title" {
            h2 #count-title { (scene.word(if married { "face-count-wedding" } else { "face-count-inheritance" })) }
            table {
                thead {
                    tr {
                        @for heading in ["face-player", "face-hand", "face-base", "face-sets", "face-total"] {
                            th scope="col" { (scene.word(heading)) }
                        }
                    }
                }
                tbody {
                    @for (seat, hand, count) in &rows {
                        tr.winner[view.winners().contains(*seat)] .mine[view.viewer.is(*seat)] {
                            th scope="row" { (scene.portrait(*seat)) span title=(scene.name(*seat)) { (scene.called(*seat)) } }
                            td.cards { (small_cards(scene, *hand)) }
                            td.base data-label=(scene.word("face-base")) { strong { (count.base) } small { (scene.say(&reason(*count, married))) } }
                            td.sets data-label=(scene.word("face-sets")) {
                                strong { (count.bonus) }
                                @for set in sets(scene, *hand) { small { (set) } }
                            }
                            td.total { strong { (count.total()) } }
                        }
                    }
                }
            }
        }
    }
}

/// Why a hand worth so much brings what it brings (T21, T22).
fn reason(count: Count, married: bool) -> Line {
    let line = match (married, count.sum) {
        (true, _) => Line::new("face-why-married"),
        (false, sum) if sum > INHERITANCE_LIMIT => Line::new("face-why-too-much").with("limit", INHERITANCE_LIMIT),
        (false, sum) if sum <= INHERITANCE_FLOOR => Line::new("face-why-too-little").with("floor", INHERITANCE_FLOOR),
        (false, _) => Line::new("face-why-between").with("floor", INHERITANCE_FLOOR),
    };
    line.with("sum", count.sum)
}

fn small_cards(scene: &Scene<'_, Tante>, cards: Cards) -> Markup {
    html! {
        @for colour in tante::Colour::all().filter(|colour| !cards.of_colour(*colour).is_empty()) {
            span.group.(colour.name()) title=(scene.say(&colour.line())) {
                (scene.picture("mini", colour.name()))
                @for card in cards.of_colour(colour).iter() { b { (card.value()) } " " }
            }
        }
    }
}

/// The sets of a hand in words, each with its bonus.
pub fn sets(scene: &Scene<'_, Tante>, cards: Cards) -> Vec<String> {
    let line = |set: &Set| match set.of {
        SetOf::Colour(colour) => Line::new("face-set-colour").with("colour", colour.line()),
        SetOf::Value(value) => Line::new("face-set-value").with("value", value),
    };
    let said = |set: &Set| scene.say(&line(set).with("count", set.cards.len()).with("bonus", set.bonus()));
    Set::best(cards).iter().map(said).collect()
}
