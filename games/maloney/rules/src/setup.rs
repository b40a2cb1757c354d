//! Before the first day (M6–M11), and what the players may settle (M14, M18).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Choice, Game, Moment, Refusal, RuleId, Seat, SeatSet, Setup, Story};

use crate::suitcase::TownSet;
use crate::{CARDS, Card, Cards, Dollars, Event, Maloney, Phase, Reason};

/// What everybody starts with (M7).
pub const START_MONEY: Dollars = Dollars(10_500);
/// After so many exchanges all cards are dealt anew (M9).
const MOST_EXCHANGES: u8 = 100;

/// The two kinds of auction (M14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Auction {
    Live,
    InTurn,
}

/// How long a count takes, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seconds(pub u8);

impl Seconds {
    pub(crate) fn milliseconds(self) -> u64 {
        u64::from(self.0) * 1000
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    pub auction: Auction,
    /// Whether one may call more than one has, at the risk of a fine (M18).
    pub overbidding: bool,
    /// From one count to the next in a live auction (M14).
    pub count: Seconds,
}

impl Default for Options {
    fn default() -> Self {
        Options { auction: Auction::Live, overbidding: true, count: Seconds(3) }
    }
}

impl tabletop::Options for Options {
    const CHOICES: &'static [Choice] = &[
        Choice { key: "auction", values: &["live", "in-turn"], rule: RuleId("M14") },
        Choice { key: "overbidding", values: &["allowed", "forbidden"], rule: RuleId("M18") },
        Choice { key: "count", values: &["3", "2", "5", "10"], rule: RuleId("M14") },
    ];

    fn value(&self, choice: &Choice) -> &'static str {
        match choice.key {
            "auction" => choice.values[usize::from(self.auction == Auction::InTurn)],
            "overbidding" => choice.values[usize::from(!self.overbidding)],
            _ => match self.count {
                Seconds(2) => "2",
                Seconds(5) => "5",
                Seconds(10) => "10",
                Seconds(_) => "3",
            },
        }
    }

    fn choose(&mut self, choice: &Choice, value: &'static str) {
        match choice.key {
            "auction" => self.auction = if value == "live" { Auction::Live } else { Auction::InTurn },
            "overbidding" => self.overbidding = value == "allowed",
            _ => {
                self.count = Seconds(match value {
                    "2" => 2,
                    "5" => 5,
                    "10" => 10,
                    _ => 3,
                });
            }
        }
    }
}

impl Maloney {
    pub(crate) fn deal(
        setup: &Setup<Maloney>,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<Maloney, Refusal> {
        let Setup { rules, edition, options, seats } = setup;
        if !Maloney::SEATS.contains(seats) {
            return Err(Reason::SeatCount.into());
        }
        // M6
        let mut cases = edition.suitcases;
        chance.shuffle(&mut cases);
        let (on_towns, left_out) = cases.split_at(crate::TOWNS);

        let (hands, mut pile) = deal_cards(*seats, chance);
        for seat in Seat::all(if story.is_heard() { *seats } else { 0 }) {
            let hand = hands[seat.index()];
            let cards = hand.iter().map(|card| edition.print(card)).collect();
            story.add(Event::Dealt { seat, count: hand.len(), cards: Some(cards) });
        }

        // M10
        let start = pile.pop().expect("some cards are never dealt");
        let print = edition.print(start);
        story.add(Event::Started { print });

        let mut money = [Dollars::NOTHING; 6];
        money[..*seats as usize].fill(START_MONEY); // M7
        let mut game = Maloney {
            rules: *rules,
            edition: edition.clone(),
            options: *options,
            seats: *seats,
            pile,
            played: start.into(),
            seen: start.into(),
            turned: ArrayVec::new(),
            hands,
            suitcases: on_towns.try_into().expect("a suitcase for every town"),
            opened: TownSet::default(),
            opened_today: false,
            left_out: left_out.try_into().expect("eight stay out"),
            points: [0; 6],
            money,
            bank: 0,
            jokers: SeatSet::all(*seats), // M7
            car: start.town(),
            day: print.best,
            number: 1,
            driver: None,
            opener: None,
            will: None,
            fined: SeatSet::empty(),
            phase: Phase::Cash,
            standing: Default::default(),
            chosen: [None; 6],
        };
        game.begin_day(Moment(0), chance, story);
        Ok(game)
    }
}

/// How many cards everybody gets (M8).
pub(crate) fn hand_size(seats: u8) -> usize {
    if seats == 6 { 10 } else { 12 }
}

/// M8 and M9: hands without more than two cards of one town, and the pile.
fn deal_cards(seats: u8, chance: &mut Chance) -> ([Cards; 6], ArrayVec<Card, CARDS>) {
    'deal: loop {
        let mut pile: ArrayVec<Card, CARDS> = Card::all().collect();
        chance.shuffle(&mut pile);
        let mut hands = [Cards::NONE; 6];
        for hand in &mut hands[..seats as usize] {
            *hand = pile.drain(pile.len() - hand_size(seats)..).collect();
        }
        for hand in &mut hands[..seats as usize] {
            if !exchange_surplus(hand, &mut pile, chance) {
                continue 'deal;
            }
        }
        return (hands, pile);
    }
}

/// M9: exchanges surplus cards with the pile, one at a time; false if it takes too many.
pub(crate) fn exchange_surplus(hand: &mut Cards, pile: &mut ArrayVec<Card, CARDS>, chance: &mut Chance) -> bool {
    for _ in 0..MOST_EXCHANGES {
        let Some(town) = hand.surplus().next() else { return true };
        let surplus: ArrayVec<Card, 4> = hand.of_town(town).iter().collect();
        let out = *chance.pick(&surplus).expect("a surplus has cards");
        let drawn = pile.pop().expect("some cards are never dealt");
        hand.remove(out);
        hand.insert(drawn);
        pile.push(out);
        chance.shuffle(pile);
    }
    hand.surplus().next().is_none()
}
