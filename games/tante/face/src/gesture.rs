//! How events are seen at the table: what is said where somebody sits, and what goes from where to where.

use face::{Gesture, Scene};
use maud::html;
use tabletop::{Line, Seat, Viewer};
use tante::{Event, Tante};

use crate::desk::gifts_in_wallet;
use crate::draw::shown;
use crate::hand::place_in_hand;
use crate::salon::place_on_table;

pub fn gesture(event: &Event, viewer: Viewer, scene: &Scene<'_, Tante>) -> Gesture {
    let home = |seat: Seat| if viewer.is(seat) { "hand".to_owned() } else { format!("player-{}", seat.0) };
    let back = |seat: Seat| format!("back-{}", seat.0);
    match event {
        Event::TurnedUp { aunt, .. } => Gesture::by(*aunt).sounds("card").light(),
        Event::Met { gentleman, .. } => {
            // He leaves his frame and is seen by all.
            let caller = html! { span.caller { (scene.picture("portrait", &format!("gentleman{gentleman}"))) } };
            Gesture::default().goes(format!("gentleman-{gentleman}"), "three").card(&caller).sounds("bells")
        }
        Event::Exchanged { aunt, gave, took } => {
            let from = if viewer.is(*aunt) { place_in_hand(*gave, 0).as_str().to_owned() } else { back(*aunt) };
            let says = scene.say(&Line::new("face-say-exchanged").with("card", took.line()));
            Gesture::by(*aunt)
                .says(says)
                .goes(place_on_table(*took, 0).as_str(), home(*aunt))
                .goes(from, place_on_table(*took, 0).as_str())
                .sounds("card")
        }
        Event::Kept { aunt } => Gesture::by(*aunt).says(scene.word("face-say-kept")).light(),
        Event::BidCalled { seat, gifts } => {
            let says = scene.say(&Line::new("face-say-bid").with("worth", gifts.worth()));
            Gesture::by(*seat).says(says).sounds("bid").light()
        }
        Event::Withdrew { seat } => Gesture::by(*seat).says(scene.word("face-say-withdrew")).light(),
        Event::Outbid { seat } => Gesture::by(*seat).says(scene.word("face-say-outbid")).light(),
        Event::Bought { seat, gifts, .. } => {
            let says = scene.say(&Line::new("face-say-bought").with("worth", gifts.worth()));
            let sold = Gesture::by(*seat).says(says).goes("three", home(*seat)).sounds("hammer");
            let sold = sold.hits(format!("n-{}", 10 * seat.0), -i64::from(gifts.worth()));
            // Mine go one by one, those of others from where they are counted.
            match viewer.is(*seat) {
                true => gifts_in_wallet(*gifts).fold(sold, |sold, gift| sold.goes(gift.as_str(), "price")),
                false => sold.goes(format!("gifts-{}", seat.0), "price"),
            }
        }
        Event::NobodyBid { first } => Gesture::by(*first).says(scene.word("face-say-nobody")).sounds("knock"),
        Event::BoughtOut { seat, card: zero } => {
            let zero = shown(scene, *zero);
            let says = scene.word("face-say-bought-out");
            Gesture::by(*seat).says(says).goes(home(*seat), "price").card(&zero).sounds("card")
        }
        Event::Took { seat, .. } => {
            Gesture::by(*seat).says(scene.word("face-say-took")).goes("three", home(*seat)).sounds("card")
        }
        Event::AuntTook { aunt, .. } => {
            Gesture::by(*aunt).says(scene.word("face-say-aunt-took")).goes("three", home(*aunt)).sounds("card")
        }
        Event::Married => Gesture::default().sounds("bells"),
        Event::StackTaken => Gesture::default().sounds("hammer"),
        Event::ColoursLeft { .. }
        | Event::Dealt { .. }
        | Event::AuntDrawn { .. }
        | Event::Counted { .. }
        | Event::Won { .. } => Gesture::default(),
    }
}
