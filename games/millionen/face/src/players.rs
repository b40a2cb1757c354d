//! Everybody round the table: suitcases in front, Pickpockets that wait, an attack under way, and whom my card can go for.

use face::{Control, Id, Part, Scene, place};
use maud::{Markup, html};
use millionen::{Action, Card, Cards, FIVE, MOST_PICKPOCKETS, Millionen, Phase, View, Waiting};
use tabletop::{Arg, Line, Seat};

use crate::control::{aim_line, chase_off_id, control};
use crate::desk::place_button;
use crate::draw::{card, card_shown, card_to_tap};
use crate::explain::stopped;
use crate::threads::others;

pub fn players(view: &View, scene: &Scene<'_, Millionen>) -> Part {
    let players: Vec<Part> = Seat::all(view.seats()).map(|seat| player(view, scene, seat)).collect();
    let draw = || {
        html! {
            ul #players .(format!("others-{}", others(view))) aria-label=(scene.word("face-players")) { @for player in &players { (player) } }
        }
    };
    scene.part("players", &view.seats(), draw)
}

fn player(view: &View, scene: &Scene<'_, Millionen>, seat: Seat) -> Part {
    let open = view.player(seat);
    let who = who(scene, seat, open.cards);
    let suitcases = suitcases(scene, seat, open.suitcases);
    let more = [waits(view, scene, seat), attack(view, scene, seat), known(scene, seat, open.known)];
    let won = view.phase == Phase::Over { winner: Some(seat) };
    let at = place(view.viewer, seat, view.seats());
    let id = Id::new("player", seat.0);
    let drawn = html! {
        li id=(id) .(format!("seat-{}", seat.0)) .(format!("at-{at}")) .turn[view.mover() == Some(seat)] .me[view.viewer.is(seat)] .winner[won] {
            (who)
            (suitcases)
            @for part in more.iter().flatten() { (part) }
            (target(view, scene, seat))
            @if view.viewer.is(seat) { (front(scene)) }
        }
    };
    scene.drawn(id, drawn)
}

fn who(scene: &Scene<'_, Millionen>, seat: Seat, cards: u8) -> Part {
    let id = Id::new("who", seat.0);
    let draw = || {
        html! {
            div.who id=(id) {
                (scene.portrait(seat))
                strong { i.sign aria-hidden="true" {} span { (scene.called(seat)) } }
                @let said = scene.say(&Line::new("face-cards").with("count", cards));
                span.cards id=(format!("backs-{}", seat.0)) title=(said) { @for _ in 0..cards { i {} } span.vh { (said) } }
            }
        }
    };
    scene.part(id, &cards, draw)
}

fn suitcases(scene: &Scene<'_, Millionen>, seat: Seat, suitcases: u8) -> Part {
    let id = Id::new("suitcases", seat.0);
    let draw = || {
        html! {
            ol.suitcases id=(id) aria-label=(scene.say(&Line::new("face-suitcases").with("count", suitcases))) {
                @for place in 0..FIVE {
                    @if place < suitcases {
                        li { span id=(format!("case-{}-{place}", seat.0)) data-card=(Card::Suitcase) { (scene.picture("case", "case")) } }
                    } @else { li.empty {} }
                }
            }
        }
    };
    scene.shared(id, &suitcases, draw)
}

fn waits(view: &View, scene: &Scene<'_, Millionen>, seat: Seat) -> Option<Part> {
    if !view.is_threatened(seat) {
        return None;
    }
    let here = view.waiting_for(seat).enumerate();
    let here: Vec<Part> = here.map(|(place, waiting)| waiting_here(view, scene, *waiting, place)).collect();
    let id = Id::new("waits", seat.0);
    let draw = || html! { div.waits id=(id) { @for waiting in &here { (waiting) } } };
    Some(scene.shared(id, &here.len(), draw))
}

/// The cards with which I can chase this Pickpocket off now.
fn chasers(view: &View, scene: &Scene<'_, Millionen>, waiting: Waiting) -> Cards {
    let Waiting { pickpocket, boss, victim } = waiting;
    let chaser = |offer: &Action| match *offer {
        Action::ChaseOff { with, pickpocket: p, boss: b } if (p, b) == (pickpocket, boss) => Some(with),
        _ => None,
    };
    if view.viewer.is(victim) { scene.offers.iter().filter_map(chaser).collect() } else { Cards::default() }
}

/// A Pickpocket that waits, with whom it works for; my Socialite may go on it.
fn waiting_here(view: &View, scene: &Scene<'_, Millionen>, waiting: Waiting, place: usize) -> Part {
    let Waiting { pickpocket, boss, victim } = waiting;
    let chasers = chasers(view, scene, waiting);
    // A number for every place in front of every player.
    let id = Id::new("waiting-here", u32::from(victim.0) * MOST_PICKPOCKETS as u32 + place as u32);
    let draw = || {
        let line = Line::new("face-waits").with("pickpocket", pickpocket.line()).with("boss", boss);
        // Of two that are alike either can be chased off, each by a button of its own.
        let chase = |with| {
            let action = Action::ChaseOff { with, pickpocket, boss };
            Control { id: chase_off_id(place), ..control(view, &action) }
        };
        let chases: Vec<Control> = chasers.kinds().map(chase).collect();
        let hinted = chases.first().is_some_and(|chase| scene.is_hinted(&chase.id));
        html! {
            div.waiting.(format!("seat-{}", boss.0)) id=(id) {
                (card_to_tap(scene, &format!("waiting-{}-{place}", victim.0), pickpocket, hinted))
                span.boss title=(scene.tell(&line)) aria-hidden="true" { i.sign {} (scene.called(boss)) }
                p.vh { (scene.tell(&line)) }
                @if let Some(chase) = chases.first() {
                    @let said = html! {
                        @for (with, chase) in chasers.kinds().zip(&chases) {
                            span.preview.(format!("for-{with}")) {
                                span aria-hidden="true" { (scene.word(if with == Card::Dandy { "face-aim-chase-dandy" } else { "face-aim-chase" })) }
                                span.vh { (scene.say(&chase.label)) }
                            }
                        }
                    };
                    (place_button(scene, chase, &shown_for("target", chasers.kinds()), None, &said))
                }
            }
        }
    };
    scene.part(id, &(pickpocket, boss, chasers), draw)
}

fn attack(view: &View, scene: &Scene<'_, Millionen>, seat: Seat) -> Option<Part> {
    let Phase::Answer(attack) = view.phase else { return None };
    if attack.victim != seat {
        return None;
    }
    let id = Id::new("attack-on", seat.0);
    let draw = || {
        html! {
            div.attack id=(id) {
                (card(scene, "attack", attack.pickpocket))
                p { (scene.tell(&Line::new("face-attack").with("boss", attack.boss))) }
            }
        }
    };
    Some(scene.part(id, &(attack.pickpocket, attack.boss), draw))
}

/// The cards that this player drew from my hand.
fn known(scene: &Scene<'_, Millionen>, seat: Seat, known: Cards) -> Option<Part> {
    if known.is_empty() {
        return None;
    }
    let id = Id::new("known", seat.0);
    let draw = || {
        let line = Line::new("face-known").with("cards", known.iter().map(Card::line).collect::<Arg>());
        let said = scene.say(&line);
        html! {
            p.known id=(id) role="img" aria-label=(said) title=(said) {
                (scene.picture("eye", "eye"))
                @for card in known.iter() { (card_shown(scene, card)) }
            }
        }
    };
    Some(scene.part(id, &known, draw))
}

/// The button that sends my chosen card to this player, with what it would do.
fn target(view: &View, scene: &Scene<'_, Millionen>, seat: Seat) -> Markup {
    let goes = scene.offers.iter().filter_map(|offer| match *offer {
        Action::Attack { with, whom } if whom == seat => Some((with, control(view, offer))),
        Action::Cheat { whom } if whom == seat => Some((Card::Cheat, control(view, offer))),
        _ => None,
    });
    let goes: Vec<(Card, Control)> = goes.collect();
    let Some((_, any)) = goes.first() else { return html! {} };
    let reds = || goes.iter().map(|(with, _)| *with).filter(|with| with.is_pickpocket());
    let previews = html! {
        span.aim {
            @if reds().next().is_some() { b class=(shown_for("preview", reds())) { (scene.tell(&aim_line(view, seat))) } }
            @for with in reds() {
                @if let Some(value) = with.red() { small class=(shown_for("preview", [with].into_iter())) { (scene.say(&stopped(value))) } }
            }
            @if goes.iter().any(|(with, _)| *with == Card::Cheat) {
                b class=(shown_for("preview", [Card::Cheat].into_iter())) { (scene.word("face-aim-cheat")) }
            }
        }
    };
    place_button(scene, any, &shown_for("target", goes.iter().map(|(with, _)| *with)), None, &previews)
}

/// My own place lights up for what can be laid there: tapping it is tapping the button that says so.
fn front(scene: &Scene<'_, Millionen>) -> Markup {
    let lays = [(Action::LaySuitcase, Card::Suitcase, "lay-suitcase"), (Action::LayDandy, Card::Dandy, "lay-dandy")];
    html! {
        @for (_, card, button) in lays.iter().filter(|(action, ..)| scene.offers.contains(action)) {
            label.target.(format!("for-{card}")) for=(button) aria-hidden="true" {}
        }
    }
}

/// The classes of what shows itself when one of these cards is chosen.
fn shown_for(class: &str, cards: impl Iterator<Item = Card>) -> String {
    let mut class = class.to_owned();
    cards.for_each(|card| class += &format!(" for-{card}"));
    class
}
