//! The texts beside the rules: rulebooks, messages of rules and page, and tests named after the paragraphs.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use arrayvec::ArrayVec;
use maloney::{Card, Day, Dollars, Ending, Event, EventKind, Maloney, Print, Reason, Suitcase, Town, score_line};
use proof::Texts;
use strum::IntoEnumIterator;
use tabletop::{Game, Refusal, Seat, SeatSet, Viewer};
use words::Language;

/// The messages that the rules use; all others belong to the face.
const OURS: [&str; 9] = ["event-", "refusal-", "option-", "town-", "day-", "suitcase-", "card", "score", "money"];

/// A card of every town, and every best day.
fn prints() -> Vec<Print> {
    let days: Vec<Day> = Day::all().collect();
    Town::all()
        .enumerate()
        .map(|(place, town)| Print { card: Card::new(town, 0).unwrap(), best: days[place % 7] })
        .collect()
}

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

fn texts() -> Texts<'static, Maloney> {
    Texts {
        folder: Path::new(FOLDER),
        last_rule: "M29",
        ours: &OURS,
        events: samples(),
        refusals: Reason::iter().map(Refusal::from).collect(),
        sentences: Vec::new(),
    }
}

#[test]
fn rulebooks_messages_and_tests_go_with_the_game() {
    let flaws = texts().flaws::<EventKind>();
    assert!(flaws.is_empty(), "{flaws:#?}");
}

/// Every event there is, in each of the ways it can be told.
fn samples() -> Vec<Event> {
    let seat = Seat(0);
    let other = Seat(1);
    let sum = Dollars(700);
    let price = Dollars(800);
    let fine = Dollars(2000);
    let print = prints()[2];
    let town = print.card.town();
    let one: SeatSet = [seat].into_iter().collect();
    let all: SeatSet = [seat, other].into_iter().collect();
    let cards = |count: usize| prints().into_iter().take(count).collect();
    let mut events = vec![
        Event::Dealt { seat, count: 12, cards: Some(prints().into_iter().take(12).collect()) },
        Event::Dealt { seat, count: 12, cards: None },
        Event::DayBegan { day: Day::Monday, number: 2 },
        Event::SaidReady { seat },
        Event::OpenerDrawn { seat },
        Event::AuctionOpened { first: None },
        Event::AuctionOpened { first: Some(seat) },
        Event::NobodyCanCall,
        Event::Called { seat, sum, standing: false },
        Event::Called { seat, sum, standing: true },
        Event::StandingBidChanged { seat, limit: Some(sum) },
        Event::StandingBidChanged { seat, limit: None },
        Event::Declined { seat, price },
        Event::Declined { seat, price: Dollars(0) },
        Event::DroppedOut { seat },
        Event::Sold { seat, price },
        Event::Overbid { seat, price, fine },
        Event::JokerPlayed { seat },
        Event::NobodyCalled,
        Event::DrivesAgain { seat },
        Event::DriverDrawn { seat },
        Event::Drove { seat, town },
        Event::Turned { print },
        Event::TownDrawn { town },
        Event::RodeFree { town },
        Event::Reshuffled { count: 28 },
        Event::Chose { seat, cards: ArrayVec::new() },
        Event::Chose { seat, cards: cards(2) },
        Event::Cashed { seat, cards: [(print, 7), (print, 4)].into_iter().collect() },
        Event::NobodyCashed,
        Event::WillMoved { to: Some(seat) },
        Event::WillMoved { to: None },
        Event::Totalled { seat, points: 69, money: sum, score: 697 },
        Event::Totalled { seat, points: -2, money: sum, score: -13 },
        Event::Won { winners: one, score: 697 },
        Event::Won { winners: all, score: 697 },
    ];
    events.extend(prints().into_iter().map(|print| Event::Started { print }));
    for high in [None, Some(seat)] {
        events.extend((1..=3).map(|times| Event::Counted { times, high }));
    }
    for suitcase in
        [1, -1].into_iter().flat_map(|sign| [Suitcase::Points(3 * sign), Suitcase::Dollars(500 * i16::from(sign))])
    {
        events.extend([one, all].map(|whose| Event::SuitcaseOpened { town, suitcase, whose }));
    }
    events.extend([Ending::Points, Ending::EmptyHand, Ending::Days].map(|ending| Event::Ended { ending }));
    events
}

#[test]
fn scores_are_said_with_their_tenths() {
    let words = texts().words();
    let said = |language, tenths| words.say(language, &score_line(tenths), &[]);
    assert_eq!(
        [725, 690, 3, 0, -5, -25].map(|tenths| said(Language::English, tenths)),
        ["72.5", "69.0", "0.3", "0.0", "−0.5", "−2.5"]
    );
    assert_eq!((said(Language::French, 725), said(Language::German, -25)), ("72,5".into(), "−2,5".into()));
}

#[test]
fn what_is_secret_is_said_to_its_owner_only() {
    let words = texts().words();
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    let said = |event: &Event, viewer| {
        Maloney::seen(event, viewer).map(|event| words.say(Language::English, &Maloney::tell(&event), &names))
    };
    let owner = Viewer::Seat(Seat(0));
    let other = Viewer::Seat(Seat(1));
    let dealt = Event::Dealt { seat: Seat(0), count: 2, cards: Some(prints().into_iter().take(2).collect()) };
    assert_eq!(said(&dealt, owner).unwrap(), "Anna is dealt San Francisco (Monday) and San Diego (Tuesday).");
    assert_eq!(said(&dealt, other).unwrap(), "Anna gets 2 hidden cards.");
    let called = Event::Called { seat: Seat(0), sum: Dollars(700), standing: true };
    assert_eq!(said(&called, owner).unwrap(), "Anna bids $700 by standing bid.");
    assert_eq!(said(&called, other).unwrap(), "Anna bids $700.");
    assert_eq!(said(&called, Viewer::Public).unwrap(), "Anna bids $700.");
    let stands = Event::StandingBidChanged { seat: Seat(0), limit: Some(Dollars(900)) };
    let chose = Event::Chose { seat: Seat(0), cards: ArrayVec::new() };
    for event in [stands, chose] {
        assert!(said(&event, owner).is_some() && said(&event, other).is_none());
        assert!(said(&event, Viewer::Public).is_none());
    }
}
