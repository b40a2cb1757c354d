//! How events are seen at the table: what somebody says at their place, cards that are shown, the car on its road, and points and
//! money that come and go.

use face::{Gesture, Scene};
use maloney::{Dollars, Event, Maloney, Print, Suitcase, Town};
use maud::{Markup, html};
use tabletop::{Line, Seat};

use crate::draw::money;

pub fn gesture(event: &Event, scene: &Scene<'_, Maloney>) -> Gesture {
    let says = |seat: Seat, word| Gesture::by(seat).says(scene.word(word)).light();
    match event {
        Event::SaidReady { seat } => says(*seat, "face-say-ready"),
        Event::Called { seat, sum, .. } => {
            let words = scene.say(&Line::new("face-say-call").with("sum", *sum));
            Gesture::by(*seat).says(words).sounds("bid").light()
        }
        Event::Declined { seat, price: Dollars::NOTHING } => says(*seat, "face-say-wont-start"),
        Event::Declined { seat, .. } => says(*seat, "face-say-not-at-this-price"),
        Event::DroppedOut { seat } => says(*seat, "face-say-out"),
        Event::Counted { .. } => Gesture::default().sounds("knock").light(),
        Event::Sold { seat, price } => sold(scene, *seat, *price),
        Event::Overbid { seat, fine, .. } => {
            let lost = -i64::from(fine.0);
            Gesture::by(*seat).says(scene.word("face-say-caught")).hits(money_of(*seat), lost).sounds("hammer")
        }
        Event::JokerPlayed { seat } => {
            let joker = html! { div.shown { (scene.picture("whole", "joker")) } };
            Gesture::by(*seat)
                .says(scene.word("face-say-joker"))
                .card(&joker)
                .goes(place_of(*seat), "car")
                .sounds("card")
        }
        Event::DrivesAgain { seat } => Gesture::by(*seat).says(scene.word("face-say-again")).hits(place_of(*seat), 0),
        Event::DriverDrawn { seat } => Gesture::by(*seat).says(scene.word("face-say-lucky")),
        Event::Drove { town, .. } | Event::RodeFree { town } => {
            Gesture::default().goes("car", sign_of(*town)).sounds("card")
        }
        Event::Turned { print } => {
            Gesture::default().card(&ticket(scene, &[(*print, None)])).goes("pile", "week").sounds("card")
        }
        Event::SuitcaseOpened { town, suitcase, whose } => {
            let whose: Vec<Seat> = whose.iter().collect();
            opened(scene, *town, *suitcase, &whose)
        }
        Event::Cashed { seat, cards } => {
            let total: u8 = cards.iter().map(|(_, points)| *points).sum();
            let shown: Vec<_> = cards.iter().map(|(print, points)| (*print, Some(*points))).collect();
            let gained = i64::from(total);
            let cashed = Gesture::by(*seat).card(&ticket(scene, &shown)).goes("car", place_of(*seat));
            cashed.hits(points_of(*seat), gained).sounds("coin")
        }
        Event::WillMoved { to: Some(seat) } => {
            Gesture::by(*seat).says(scene.word("face-say-leads")).goes("will", place_of(*seat))
        }
        Event::Ended { .. } => Gesture::default().sounds("bells"),
        _ => Gesture::default(),
    }
}

/// The hammer, large, and what it costs.
fn sold(scene: &Scene<'_, Maloney>, seat: Seat, price: Dollars) -> Gesture {
    let hammer = html! {
        div.shown.sold { (scene.picture("whole", "hammer-down")) b { (scene.word("face-sold")) } span { (money(scene, price)) } }
    };
    let paid = -i64::from(price.0);
    Gesture::by(seat).card(&hammer).goes("price", place_of(seat)).hits(money_of(seat), paid).sounds("hammer")
}

/// What is in the suitcase is shown, and goes to whom it is for.
fn opened(scene: &Scene<'_, Maloney>, town: Town, suitcase: Suitcase, whose: &[Seat]) -> Gesture {
    let (amount, shown) = match suitcase {
        Suitcase::Points(points) => (i64::from(points), points.unsigned_abs().to_string()),
        Suitcase::Dollars(dollars) => (i64::from(dollars), money(scene, Dollars(dollars.unsigned_abs().into()))),
    };
    let what = if matches!(suitcase, Suitcase::Points(_)) { Some(scene.word("face-points")) } else { None };
    let shown = html! {
        div.shown.opened.loss[amount < 0] {
            (scene.picture("whole", "suitcase-open"))
            b { @if amount < 0 { "−" } @else { "+" } (shown) } @if let Some(what) = &what { span { (what) } }
        }
    };
    let gesture = Gesture::default().card(&shown).sounds(if amount < 0 { "knock" } else { "coin" });
    let (Some(first), is_one) = (whose.first(), whose.len() == 1) else { return gesture };
    let goal = if is_one { place_of(*first) } else { "players".to_owned() };
    whose.iter().fold(gesture.goes(sign_of(town), goal), |gesture, seat| match suitcase {
        Suitcase::Points(_) => gesture.hits(points_of(*seat), amount),
        Suitcase::Dollars(_) => gesture.hits(money_of(*seat), amount),
    })
}

/// One card or two as they are played, with what each brings; one that sends the car somewhere brings nothing.
fn ticket(scene: &Scene<'_, Maloney>, cards: &[(Print, Option<u8>)]) -> Markup {
    html! {
        div.shown.played {
            @for (print, points) in cards {
                span.slip {
                    strong { (scene.say(&print.card.town().line())) }
                    @if let Some(points) = points { b { "+" (points) } } @else { (scene.picture("whole", "car")) }
                    small { (scene.say(&print.best.line())) }
                }
            }
        }
    }
}

fn place_of(seat: Seat) -> String {
    format!("player-{}", seat.0)
}

fn points_of(seat: Seat) -> String {
    format!("points-{}", seat.0)
}

fn money_of(seat: Seat) -> String {
    format!("money-{}", seat.0)
}

fn sign_of(town: Town) -> String {
    format!("town-{}", town.number())
}
