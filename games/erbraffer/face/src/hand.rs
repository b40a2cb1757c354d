//! My cards; in my turn each can be chosen, to be played or to be thrown away.

use erbraffer::{Card, Effect, Phase};
use maud::{Markup, html};

use crate::board::Board;
use crate::draft::Draft;

pub fn hand(board: &Board<'_>) -> Markup {
    if board.view.me().is_none_or(|me| me.hand.is_none()) {
        return html! {};
    }
    html! {
        section #mine .holding aria-label=(board.scene.word("face-hand")) { (cards(board)) }
    }
}

pub fn cards(board: &Board<'_>) -> Markup {
    let view = board.view;
    let desk = board.mine.map(|(desk, _)| desk).filter(|_| matches!(view.phase, Phase::Turn { .. }));
    let cards: Vec<Card> = view.me().and_then(|me| me.hand).iter().flat_map(|hand| hand.iter()).collect();
    html! {
        ul.hand {
            @for (place, held) in cards.iter().enumerate() {
                @let copy = cards[..place].iter().filter(|other| *other == held).count();
                @let chosen = chosen(board, &cards, place);
                li {
                    @if let Some(desk) = desk {
                        a.pick href=(next(board, *held, place).link(desk)) role="button" aria-pressed=(chosen) { (card(board, *held, copy)) }
                    } @else { (card(board, *held, copy)) }
                }
            }
        }
    }
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

/// A card; what it says can be read on it or, where there is no room, on hovering.
fn card(board: &Board<'_>, card: Card, copy: usize) -> Markup {
    let scene = board.scene;
    let (name, text) = (scene.say(&card.title()), scene.say(&card.text()));
    let amount = card.kind().has_amount().then(|| {
        let sign = if card.kind().effect() == Effect::Loss { "−" } else { "+" };
        format!("{sign}{}", card.amount())
    });
    html! {
        span.card id=(format!("hand-{card}-{copy}")) data-card=(card) data-dealt title=(text) {
            (scene.picture("pic", card.kind().name()))
            @if let Some(amount) = amount { b.amount aria-hidden="true" { (amount) } }
            span.title { (name) }
            @if card.has_hourglass() { (scene.picture("glass", "hourglass")) span.vh { (scene.word("face-hourglass")) } }
            span.text { (text) }
        }
    }
}
