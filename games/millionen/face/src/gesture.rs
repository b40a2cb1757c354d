//! How an event is seen at the table: who says what, and which card goes from where to where.

use face::{Gesture, Scene};
use millionen::{Card, Event, Millionen};
use tabletop::{Line, Seat, Viewer};

use crate::draw::{back_shown, card_shown};

pub fn gesture(event: &Event, viewer: Viewer, scene: &Scene<'_, Millionen>) -> Gesture {
    let says = |line: Line| scene.tell(&line);
    let word = |id| scene.word(id);
    let shown = |card: Card| card_shown(scene, card);
    match *event {
        // Everybody draws all the time: that would only hide what is to be seen.
        Event::Dealt { .. }
        | Event::Drew { .. }
        | Event::Shuffled { .. }
        | Event::FirstDrawn { .. }
        | Event::NobodyWon { .. } => Gesture::default(),
        // What I lay goes there by itself.
        Event::Discarded { seat, .. } if viewer.is(seat) => Gesture::by(seat).sounds("card").light(),
        // There is nothing to be seen in it but the card.
        Event::Discarded { seat, card } => {
            Gesture::by(seat).goes(backs(seat), "discards").card(&shown(card)).sounds("card").light()
        }
        Event::SuitcaseLaid { seat, .. } if viewer.is(seat) => Gesture::by(seat).sounds("coin").light(),
        Event::SuitcaseLaid { seat, suitcases } => Gesture::by(seat)
            .says(says(Line::new("face-say-suitcase").with("count", suitcases)))
            .goes(backs(seat), suitcases_of(seat))
            .card(&shown(Card::Suitcase))
            .sounds("coin"),
        Event::Attacked { seat, with, whom } => Gesture::by(seat)
            .says(says(Line::new("face-say-attack").with("whom", whom)))
            .goes(player(seat), player(whom))
            .card(&shown(with))
            .sounds("knock"),
        // It meets the Pickpocket where that one lies.
        Event::Repelled { seat, with, .. } => Gesture::by(seat)
            .says(word("face-say-repel"))
            .goes(player(seat), "attack")
            .card(&shown(with))
            .sounds("card"),
        Event::TurnedRound { seat, whom, .. } => Gesture::by(seat)
            .says(word("face-say-shoot"))
            .goes("attack", player(whom))
            .card(&shown(Card::Revolver))
            .sounds("hammer"),
        Event::Stolen { from, to, .. } => Gesture::by(from)
            .says(word("face-say-give-in"))
            .goes(suitcases_of(from), suitcases_of(to))
            .card(&shown(Card::Suitcase))
            .hits(suitcases_of(from), -1)
            .hits(suitcases_of(to), 1)
            .sounds("coin"),
        Event::BeganToWait { seat, .. } => {
            Gesture::by(seat).says(word("face-say-wait")).goes("attack", player(seat)).sounds("card")
        }
        Event::PassedOn { from, to, .. } => Gesture::by(from)
            .goes(suitcases_of(from), suitcases_of(to))
            .card(&shown(Card::Suitcase))
            .hits(suitcases_of(from), -1)
            .hits(suitcases_of(to), 1)
            .sounds("coin"),
        Event::CameBack { seat } => Gesture::by(seat).goes("baize", suitcases_of(seat)).card(&shown(Card::Suitcase)),
        Event::SixthDiscarded { seat } => {
            Gesture::by(seat).goes(suitcases_of(seat), "discards").card(&shown(Card::Suitcase)).sounds("card")
        }
        Event::ChasedOff { seat, with, .. } => Gesture::by(seat)
            .says(word("face-say-chase"))
            .goes(player(seat), waits(seat))
            .card(&shown(with))
            .sounds("card"),
        Event::Cheated { seat, whom, card } => Gesture::by(seat)
            .says(word("face-say-cheat"))
            .goes(backs(whom), backs(seat))
            .card(&card.map_or_else(|| back_shown(scene), shown))
            .sounds("card"),
        Event::Won { seat } => Gesture::by(seat)
            .says(word("face-say-won"))
            .goes(player(seat), "baize")
            .card(&shown(Card::Dandy))
            .sounds("bells"),
    }
}

fn player(seat: Seat) -> String {
    format!("player-{}", seat.0)
}

fn suitcases_of(seat: Seat) -> String {
    format!("suitcases-{}", seat.0)
}

fn backs(seat: Seat) -> String {
    format!("backs-{}", seat.0)
}

fn waits(seat: Seat) -> String {
    format!("waits-{}", seat.0)
}
