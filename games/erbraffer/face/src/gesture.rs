//! How an event is seen: who plays which card, what flies from whom to whom, and how much somebody gains or loses.

use erbraffer::{Bequests, Erbraffer, Event, Heirlooms, Kind, Pair, Person};
use face::{Gesture, Scene};
use maud::html;
use tabletop::{Arg, Line, Seat, Viewer};

use crate::draw::{heirloom_id, person_id, portrait};
use crate::hand;

pub fn gesture(event: &Event, viewer: Viewer, scene: &Scene<'_, Erbraffer>) -> Gesture {
    let says = |id: &'static str| scene.word(id);
    match event {
        Event::FirstDrawn { seat } => Gesture::by(*seat).says(says("face-say-first")),
        Event::Played { seat, card } => {
            let card_shown = html! { span.card { (hand::inside(scene, *card)) } };
            Gesture::by(*seat)
                .says(says(said_with(card.kind())))
                .card(&card_shown)
                .goes(player(*seat), "tree")
                .aims()
                .sounds("card")
        }
        Event::Gained { person, amount } => Gesture::default()
            .goes("bank", person_id(*person))
            .hits(person_id(*person), i64::from(*amount))
            .sounds("coin"),
        Event::Lost { person, amount } => {
            Gesture::default().goes(cash(*person), "bank").hits(person_id(*person), -i64::from(*amount)).sounds("coin")
        }
        Event::HalfGiven { from, to, amount } => Gesture::default()
            .goes(cash(*from), person_id(*to))
            .hits(person_id(*from), -i64::from(*amount))
            .hits(person_id(*to), i64::from(*amount))
            .sounds("coin"),
        Event::HeirloomGiven { heirloom, from, to } => {
            Gesture::default().goes(heirloom_id(*heirloom, *from), person_id(*to)).sounds("card")
        }
        Event::HeirloomsSwapped { one, other } => Gesture::default()
            .goes(heirloom_id(one.0, other.1), person_id(one.1))
            .goes(heirloom_id(other.0, one.1), person_id(other.1))
            .sounds("card"),
        Event::HandThrown { seat, .. } => Gesture::by(*seat).goes(cards(*seat), "discards").light(),
        // Many do it often, and there is little to see.
        Event::ThrewAway { seat, .. } => {
            Gesture::by(*seat).says(says("face-say-throw")).goes(cards(*seat), "discards").sounds("card").light()
        }
        Event::Drew { seat, .. } => {
            let to = if viewer.is(*seat) { "mine".to_owned() } else { cards(*seat) };
            Gesture::by(*seat).goes("stack", to).light()
        }
        Event::HourglassMoved { seat, year } => {
            Gesture::by(*seat).goes("hourglass", format!("year-{year}")).sounds("knock")
        }
        Event::WillPlaced { seat, person } => {
            let said = scene.say(&Line::new("face-say-will").with("person", person.line()));
            let seal = html! { span.sealed { (scene.picture("wax", "seal")) } };
            Gesture::by(*seat).says(said).card(&seal).goes(player(*seat), person_id(*person)).sounds("hammer")
        }
        Event::ChangeBegan { year } => stroke(scene, *year, "face-golden-year"),
        Event::LastRoundBegan { .. } => {
            let calendar = &scene.edition.calendar;
            stroke(scene, calendar.year(calendar.squares().len() as u8 - 1), "face-last-year")
        }
        Event::SettledAtOnce { couple, to: Some((to, heirlooms)) } => {
            handed_down(Gesture::default(), *couple, *to, *heirlooms)
        }
        Event::Divided { seat, couple, shares, .. } => {
            inherited(Gesture::by(*seat).says(says("face-say-divide")).sounds("coin"), *couple, shares)
        }
        Event::NewWillFound { seat, couple, shares, .. } => {
            let will =
                html! { span.card { (scene.picture("pic", "new-will")) span.title { (scene.word("card-new-will")) } } };
            let found = Gesture::by(*seat).says(says("face-say-new-will")).card(&will).sounds("hammer");
            let found = found.goes(player(*seat), person_id(couple.both()[0]));
            shares.iter().fold(found, |found, share| found.hits(person_id(share.to), i64::from(share.cash)))
        }
        Event::Settled { .. } => Gesture::default().sounds("knock").light(),
        Event::BenefactorPaid { benefactor, holders, each, bank } => {
            let paid = Gesture::default().sounds("coin");
            let paid = if *bank > 0 { paid.goes(cash(*benefactor), "bank") } else { paid };
            holders.iter().fold(paid, |paid, holder| {
                paid.goes(cash(*benefactor), player(holder)).hits(player(holder), i64::from(*each))
            })
        }
        Event::GenerationBegan { .. } => Gesture::default().sounds("bells").light(),
        Event::Counted { seat, portraits, .. } => {
            let heirs = portraits.iter().map(|heir| heir.line()).collect::<Arg>();
            let said = scene.say(&Line::new("face-say-counted").with("heirs", heirs));
            let shown = Gesture::by(*seat).says(said).sounds("card");
            let Some(heir) = portraits.first() else { return shown };
            let masked = html! { span.unmasked { (portrait(scene, *heir)) } };
            portraits.iter().fold(shown.card(&masked), |shown, heir| shown.goes(player(*seat), person_id(*heir)))
        }
        Event::Won { winners, .. } => match winners.iter().next() {
            Some(winner) => Gesture::by(winner).says(says("face-say-won")).sounds("bells"),
            None => Gesture::default(),
        },
        Event::Dealt { .. }
        | Event::PortraitsDealt { .. }
        | Event::BenefactorsDealt { .. }
        | Event::Reshuffled { .. }
        | Event::AnotherTurn { .. }
        | Event::SettledAtOnce { to: None, .. }
        | Event::LetStand { .. }
        | Event::TimeUp { .. }
        | Event::TurnsRanOut { .. }
        | Event::TrialEnded
        | Event::TrialRanOut { .. } => Gesture::default(),
    }
}

fn player(seat: Seat) -> String {
    format!("player-{}", seat.0)
}

fn cards(seat: Seat) -> String {
    format!("cards-{}", seat.0)
}

/// The id of the cash that lies on somebody.
fn cash(person: Person) -> String {
    format!("cash-{}", person.index())
}

/// What one says when one plays such a card.
fn said_with(kind: Kind) -> &'static str {
    match kind {
        Kind::Tax => "face-say-tax",
        Kind::Factory => "face-say-factory",
        Kind::Income => "face-say-income",
        Kind::Riches => "face-say-riches",
        Kind::Luck => "face-say-luck",
        Kind::Quarrel => "face-say-quarrel",
        Kind::WeddingPresent => "face-say-wedding-present",
        Kind::Bomb => "face-say-bomb",
        Kind::GamblingDebt => "face-say-gambling-debt",
        Kind::Marvellous => "face-say-marvellous",
        Kind::BrotherlyLove => "face-say-brotherly-love",
        Kind::BlackSheep => "face-say-black-sheep",
        Kind::SmallPresents => "face-say-small-presents",
        Kind::NewWill => "face-say-new-will",
        Kind::ShakeUp => "face-say-shake-up",
    }
}

/// The year strikes: a plate with it, large, and the bells.
fn stroke(scene: &Scene<'_, Erbraffer>, year: u16, what: &'static str) -> Gesture {
    let plate = html! { span.plate { b { (year) } small { (scene.word(what)) } } };
    Gesture::default().card(&plate).goes(format!("year-{year}"), "tree").sounds("bells")
}

/// What parents leave goes to each child.
fn inherited(gesture: Gesture, couple: Pair, shares: &Bequests) -> Gesture {
    shares.iter().fold(gesture, |gesture, share| {
        let gesture = handed_down(gesture, couple, share.to, share.heirlooms);
        if share.cash == 0 {
            return gesture;
        }
        let from = |gesture: Gesture, spouse: Person| gesture.goes(cash(spouse), person_id(share.to));
        couple.both().into_iter().fold(gesture, from).hits(person_id(share.to), i64::from(share.cash))
    })
}

/// Heirlooms lie beside one of the parents: whatever lies nowhere does not fly.
fn handed_down(gesture: Gesture, couple: Pair, to: Person, heirlooms: Heirlooms) -> Gesture {
    heirlooms.iter().fold(gesture, |gesture, thing| {
        couple.both().into_iter().fold(gesture, |gesture, from| gesture.goes(heirloom_id(thing, from), person_id(to)))
    })
}
