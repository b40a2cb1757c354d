//! My cards; in my turn each can be chosen, to be played or to be thrown away.

use erbraffer::{Card, Effect, Erbraffer, Phase};
use face::{Part, Scene};
use maud::{Markup, html};

use crate::board::Board;
use crate::draft::Draft;

pub fn hand(board: &Board<'_>) -> Option<Part> {
    board.view.me()?.hand?;
    let label = board.scene.word("face-hand");
    let drawn = html! { section #mine .holding aria-label=(label) { (cards(board)) } };
    Some(board.scene.drawn("mine", drawn))
}

pub fn cards(board: &Board<'_>) -> Markup {
    let view = board.view;
    let desk = match (view.phase, board.mine) {
        (Phase::Turn { .. }, Some((desk, _))) => Some(desk),
        _ => None,
    };
    let cards: Vec<Card> = view.me().and_then(|me| me.hand).iter().flat_map(|hand| hand.iter()).collect();
    html! {
        ul.hand {
            @for (place, held) in cards.iter().enumerate() {
                @let chosen = chosen(board, &cards, place);
                @let card = card(board, *held, copy(&cards, place));
                li.played[chosen] {
                    @if let Some(desk) = desk {
                        a.pick href=(next(board, *held, place).link(desk)) role="button" aria-pressed=(chosen) { (card) }
                    } @else { (card) }
                }
            }
        }
    }
}

/// How many equal cards come before the one at this place.
pub fn copy(cards: &[Card], place: usize) -> usize {
    cards[..place].iter().filter(|other| **other == cards[place]).count()
}

/// The id of a card in the hand.
pub fn id(card: Card, copy: usize) -> String {
    format!("hand-{card}-{copy}")
}

/// Whether this card is chosen; of equal ones the first is.
fn chosen(board: &Board<'_>, cards: &[Card], place: usize) -> bool {
    match &board.draft.throw {
        Some(places) => places.contains(&place),
        None => board.draft.card == Some(cards[place]) && !cards[..place].contains(&cards[place]),
    }
}

/// The draft after this card was tapped.
fn next(board: &Board<'_>, card: Card, place: usize) -> Draft {
    match &board.draft.throw {
        Some(places) if places.contains(&place) => {
            let places = places.iter().copied().filter(|other| *other != place).collect();
            Draft { throw: Some(places), ..Draft::default() }
        }
        Some(places) => Draft { throw: Some([&places[..], &[place]].concat()), ..Draft::default() },
        None if board.draft.card == Some(card) => Draft::default(),
        None => Draft { card: Some(card), ..Draft::default() },
    }
}

/// A card, whether it can be chosen or not. Where several hands are on one page nothing has an id, and so nothing is a part.
fn card(board: &Board<'_>, card: Card, copy: usize) -> Part {
    let id = id(card, copy);
    let draw = || drawn(board, card, &id);
    if board.scene.ids { board.scene.part(id.as_str(), &(), draw) } else { Part::Whole(draw()) }
}

/// What a card says can be read on it or, where there is no room, on hovering.
fn drawn(board: &Board<'_>, card: Card, id: &str) -> Markup {
    let scene = board.scene;
    let text = scene.say(&card.text());
    html! {
        span.card id=[scene.id(id)] data-hinted[scene.is_hinted(id)] data-card=(card) data-dealt title=(text) { (inside(scene, card)) }
    }
}

/// The face of a card: its picture, what it moves, its name and what it does.
pub fn inside(scene: &Scene<'_, Erbraffer>, card: Card) -> Markup {
    let amount = match card.kind().effect() {
        Effect::Gain => Some(format!("+{}", card.amount())),
        Effect::Loss => Some(format!("−{}", card.amount())),
        Effect::Doubling => Some("×2".to_owned()),
        Effect::LossOfHalf | Effect::GiftOfHalf => Some("½".to_owned()),
        _ => None,
    };
    html! {
        (scene.picture("pic", card.kind().name()))
        @if let Some(amount) = amount { b.amount aria-hidden="true" { (amount) } }
        span.title { (scene.say(&card.title())) }
        @if card.has_hourglass() { (scene.picture("glass", "hourglass")) span.vh { (scene.word("face-hourglass")) } }
        span.text { (scene.say(&card.text())) }
    }
}
