//! My cards: in my turn each can be chosen, and when I am attacked those that answer are lit.

use face::{Part, Scene};
use maud::{Markup, Render, html};
use millionen::{Action, Card, Cards, Millionen, Phase, View};

use crate::control::control;
use crate::draw::card_to_tap;

/// What a tap on a card of the hand does.
#[derive(Debug, Clone, Copy, Hash)]
enum Taps {
    Nothing,
    /// It is chosen.
    Choose,
    /// It answers, if it is one of these.
    Answer(Cards),
}

/// Every card is a part of its own: at the beginning and the end of a turn only what is round it changes.
pub fn hand(view: &View, scene: &Scene<'_, Millionen>, cards: Cards) -> Part {
    let part = |(card, copy)| {
        let drawn = scene.part(id(card, copy).as_str(), &(), || held(scene, card, copy));
        (card, copy, drawn)
    };
    let held: Vec<(Card, u8, Part)> = each(cards).map(part).collect();
    let taps = taps(view, scene);
    let draw = || {
        html! {
            section #mine .holding aria-label=(scene.word("face-hand")) { (row(view, scene, taps, &held)) }
        }
    };
    scene.part("mine", &(cards, taps), draw)
}

pub fn cards(view: &View, scene: &Scene<'_, Millionen>, cards: Cards) -> Markup {
    let held: Vec<(Card, u8, Markup)> = each(cards).map(|(card, copy)| (card, copy, held(scene, card, copy))).collect();
    row(view, scene, taps(view, scene), &held)
}

fn taps(view: &View, scene: &Scene<'_, Millionen>) -> Taps {
    if scene.desk.is_none() || view.mover().is_none() || view.mover() != view.viewer.seat() {
        return Taps::Nothing;
    }
    match view.phase {
        Phase::Answer(_) => Taps::Answer(scene.offers.iter().filter_map(answer).collect()),
        Phase::Turn | Phase::Over { .. } => Taps::Choose,
    }
}

/// The card that gives this answer.
fn answer(offer: &Action) -> Option<Card> {
    match *offer {
        Action::Repel(card) => Some(card),
        Action::Shoot => Some(Card::Revolver),
        _ => None,
    }
}

/// The cards, and which one of its kind each of them is.
fn each(cards: Cards) -> impl Iterator<Item = (Card, u8)> {
    cards.kinds().flat_map(move |card| (0..cards.count(card)).map(move |copy| (card, copy)))
}

/// The id of a card in the hand.
fn id(card: Card, copy: u8) -> String {
    format!("hand-{card}-{copy}")
}

fn held(scene: &Scene<'_, Millionen>, card: Card, copy: u8) -> Markup {
    let id = id(card, copy);
    card_to_tap(scene, &id, card, scene.is_hinted(&id))
}

fn row(view: &View, scene: &Scene<'_, Millionen>, taps: Taps, cards: &[(Card, u8, impl Render)]) -> Markup {
    html! {
        @if matches!(taps, Taps::Choose) {
            // Return on a card would press the first button of its form, wherever the card would go by it: so that is one that does nothing.
            button hidden disabled form="turn" {}
        }
        ul.hand data-from="stack" {
            @for (card, copy, drawn) in cards {
                @match taps {
                    Taps::Choose => li {
                        label.pick {
                            input.vh type="radio" name="card" value=(card) form="turn" id=[scene.id(&format!("pick-{card}-{copy}"))] required;
                            (drawn)
                        }
                    },
                    // It is asked once more whether to use a Dandy, and so a tap on it does nothing.
                    Taps::Answer(answers) if answers.contains(*card) && *card == Card::Dandy => li { (drawn) },
                    Taps::Answer(answers) if answers.contains(*card) => li.lit {
                        (drawn)
                        // The button says what it does; this only makes it larger.
                        label.tap for=(button_of(view, *card)) aria-hidden="true" {}
                    },
                    Taps::Answer(_) => li.idle { (drawn) },
                    Taps::Nothing => li { (drawn) },
                }
            }
        }
    }
}

/// The button by which this card answers.
fn button_of(view: &View, card: Card) -> String {
    let answer = if card == Card::Revolver { Action::Shoot } else { Action::Repel(card) };
    control(view, &answer).id
}
