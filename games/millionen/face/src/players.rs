//! Everybody round the table: suitcases in front, Pickpockets that wait, an attack under way, and whom my card can go for.

use face::Scene;
use maud::{Markup, html};
use millionen::{Action, Card, FIVE, Millionen, Phase, View, Waiting};
use tabletop::{Arg, Line, Seat};

use crate::draw::card;
use crate::threads::threads;

pub fn players(view: &View, scene: &Scene<'_, Millionen>) -> Markup {
    html! {
        div.round.(format!("of-{}", view.seats())) {
            (threads(view))
            ul #players aria-label=(scene.word("face-players")) {
                @for seat in Seat::all(view.seats()) { (player(view, scene, seat)) }
            }
        }
    }
}

fn player(view: &View, scene: &Scene<'_, Millionen>, seat: Seat) -> Markup {
    let open = view.player(seat);
    let cards = scene.say(&Line::new("face-cards").with("count", open.cards));
    let suitcases = scene.say(&Line::new("face-suitcases").with("count", open.suitcases));
    let won = view.phase == Phase::Over { winner: Some(seat) };
    html! {
        li id=(format!("player-{}", seat.0)) .(format!("seat-{}", seat.0)) .turn[view.mover() == Some(seat)] .me[view.viewer.is(seat)] .winner[won] {
            div.who {
                i.thread aria-hidden="true" {}
                strong { (scene.name(seat)) }
                span.cards title=(cards) { (scene.picture("mini", "back")) b aria-hidden="true" { (open.cards) } span.vh { (cards) } }
            }
            ol.suitcases aria-label=(suitcases) {
                @for place in 0..FIVE {
                    @if place < open.suitcases {
                        li { span id=(format!("case-{}-{place}", seat.0)) data-card=(Card::Suitcase) { (scene.picture("case", "suitcase")) } }
                    } @else { li.empty {} }
                }
            }
            @if won { (card(scene, "winner", Card::Dandy)) }
            @if view.is_threatened(seat) {
                div.waits {
                    @for (place, waiting) in view.waiting_for(seat).enumerate() { (waiting_here(view, scene, *waiting, place)) }
                }
            }
            @if let Phase::Answer(attack) = &view.phase {
                @if attack.victim == seat {
                    div.attack data-from=(format!("player-{}", attack.boss.0)) {
                        (card(scene, "attack", attack.pickpocket))
                        p { (scene.say(&Line::new("face-attack").with("boss", attack.boss))) }
                    }
                }
            }
            @if !open.known.is_empty() {
                p.known { (scene.say(&Line::new("face-known").with("cards", open.known.iter().map(Card::line).collect::<Arg>()))) }
            }
            (target(view, scene, seat))
        }
    }
}

/// A Pickpocket that waits, tied to its boss by a thread in the boss's colour; my Socialite may go on it.
fn waiting_here(view: &View, scene: &Scene<'_, Millionen>, waiting: Waiting, place: usize) -> Markup {
    let Waiting { pickpocket, boss, victim } = waiting;
    let chasers = scene.offers.iter().filter_map(|offer| match offer {
        Action::ChaseOff { with, pickpocket: p, boss: b }
            if view.viewer.is(victim) && *p == pickpocket && *b == boss =>
        {
            Some(*with)
        }
        _ => None,
    });
    let chasers: Vec<String> = chasers.map(|with| format!("for-{with}")).collect();
    let line = Line::new("face-waits").with("pickpocket", pickpocket.line()).with("boss", boss);
    html! {
        div.waiting.(format!("seat-{}", boss.0)) {
            i.thread aria-hidden="true" {}
            (card(scene, &format!("waiting-{}-{place}", victim.0), pickpocket))
            span title=(scene.say(&line)) aria-hidden="true" { (scene.name(boss)) }
            p.vh { (scene.say(&line)) }
            @if !chasers.is_empty() {
                button.target.(chasers.join(" ")) form="turn" name="where" value=(format!("waiting-{pickpocket}-of-{}", boss.0)) {
                    (scene.say(&Line::new("face-chase-off").with("pickpocket", pickpocket.line())))
                }
            }
        }
    }
}

/// The button that sends my chosen card to this player, with what it would do; the style sheet shows it for the cards that can.
fn target(view: &View, scene: &Scene<'_, Millionen>, seat: Seat) -> Markup {
    let goes = scene.offers.iter().filter_map(|offer| match offer {
        Action::Attack { with, whom } if *whom == seat => Some(*with),
        Action::Cheat { whom } if *whom == seat => Some(Card::Cheat),
        _ => None,
    });
    let goes: Vec<Card> = goes.collect();
    html! {
        @if !goes.is_empty() {
            button.target.(goes.iter().map(|card| format!("for-{card}")).collect::<Vec<_>>().join(" ")) id=(format!("target-{}", seat.0)) form="turn" name="where" value=(format!("player-{}", seat.0)) {
                @for with in &goes { span.preview.(format!("for-{with}")) { (scene.say(&preview(view, *with, seat))) } }
            }
        }
    }
}

/// What a card would do to somebody, as far as one can know.
fn preview(view: &View, with: Card, whom: Seat) -> Line {
    let Some(value) = with.red() else { return Line::new("face-preview-cheat").with("seat", whom) };
    let first_waiting = view.viewer.seat().and_then(|me| view.waiting_for(me).next());
    let line = match (view.player(whom).suitcases, first_waiting) {
        (0, _) => Line::new("face-preview-wait"),
        (_, Some(waiting)) => Line::new("face-preview-pass-on").with("boss", waiting.boss),
        (_, None) => Line::new("face-preview-steal"),
    };
    line.with("seat", whom).with("value", value)
}
