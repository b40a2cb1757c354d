//! A table laid for a test: what matters is named, everything else is filled in from the rest of the cards.

use arrayvec::ArrayVec;
use proof::Golden;
use strum::IntoEnumIterator;
use tabletop::{Chance, Game, Input, Moment, Refusal, Seat, SeatSet, Setup};
use words::Language;

use crate::setup::hand_size;
use crate::suitcase::TownSet;
use crate::{
    Action, Auction, Card, Cards, Day, Dollars, Event, EventKind, Maloney, Options, Phase, Reason, START_MONEY,
    Suitcase, Town,
};

pub fn card(name: &str) -> Card {
    name.parse().unwrap()
}

/// Cards by their names, in this order.
pub fn row(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

pub fn cards(names: &str) -> Cards {
    row(names).into_iter().collect()
}

pub fn town(number: u8) -> Town {
    Town::new(number).unwrap()
}

/// What lies where in the morning of a day: unless told otherwise the second, a Monday, with the car in Sacramento, seat 0 as
/// the last driver, and no suitcases left.
pub struct Stage {
    rules: u16,
    seats: u8,
    options: Options,
    car: Town,
    day: Day,
    number: u16,
    driver: Option<Seat>,
    hands: [Option<Cards>; 6],
    pile: Option<Vec<Card>>,
    money: [Dollars; 6],
    points: [i16; 6],
    jokers: SeatSet,
    suitcases: Vec<(Town, Suitcase)>,
    will: Option<Seat>,
}

impl Stage {
    fn seats(seats: u8, auction: Auction) -> Stage {
        let mut money = [Dollars::NOTHING; 6];
        money[..seats as usize].fill(START_MONEY);
        Stage {
            rules: Maloney::RULES,
            seats,
            options: Options { auction, ..Options::default() },
            car: town(3),
            day: Day::Monday,
            number: 2,
            driver: Some(Seat(0)),
            hands: [None; 6],
            pile: None,
            money,
            points: [0; 6],
            jokers: SeatSet::all(seats),
            suitcases: Vec::new(),
            will: None,
        }
    }

    /// A table of so many with live auctions.
    pub fn live(seats: u8) -> Stage {
        Stage::seats(seats, Auction::Live)
    }

    /// A table of so many with auctions in turn; seat 1 is asked first.
    pub fn in_turn(seats: u8) -> Stage {
        Stage::seats(seats, Auction::InTurn)
    }

    /// As it was played by these rules.
    pub fn rules(mut self, rules: u16) -> Stage {
        self.rules = rules;
        self
    }

    pub fn no_overbidding(mut self) -> Stage {
        self.options.overbidding = false;
        self
    }

    pub fn options(mut self, change: impl FnOnce(&mut Options)) -> Stage {
        change(&mut self.options);
        self
    }

    pub fn car(mut self, number: u8) -> Stage {
        self.car = town(number);
        self
    }

    pub fn day(mut self, day: Day) -> Stage {
        self.day = day;
        self
    }

    /// The first day of the game: nobody has driven yet.
    pub fn first(mut self) -> Stage {
        (self.number, self.driver) = (1, None);
        self
    }

    pub fn number(mut self, number: u16) -> Stage {
        self.number = number;
        self
    }

    pub fn driver(mut self, seat: u8) -> Stage {
        self.driver = Some(Seat(seat));
        self
    }

    pub fn hand(mut self, seat: u8, names: &str) -> Stage {
        self.hands[seat as usize] = Some(cards(names));
        self
    }

    /// The pile from its top; all that is nowhere else lies on the played pile.
    pub fn pile(mut self, names: &str) -> Stage {
        self.pile = Some(row(names));
        self
    }

    pub fn money(mut self, seat: u8, money: u32) -> Stage {
        self.money[seat as usize] = Dollars(money);
        self
    }

    pub fn points(mut self, seat: u8, points: i16) -> Stage {
        self.points[seat as usize] = points;
        self
    }

    pub fn no_joker(mut self, seat: u8) -> Stage {
        self.jokers.remove(Seat(seat));
        self
    }

    pub fn no_jokers(mut self) -> Stage {
        self.jokers = SeatSet::empty();
        self
    }

    /// This suitcase lies face down on this town.
    pub fn suitcase(mut self, number: u8, suitcase: Suitcase) -> Stage {
        self.suitcases.push((town(number), suitcase));
        self
    }

    pub fn will(mut self, seat: u8) -> Stage {
        self.will = Some(Seat(seat));
        self
    }

    /// Lays everything out as if it had come so, and begins the day.
    pub fn begin(self) -> Scene {
        let setup = Setup { rules: self.rules, ..Setup::<Maloney>::published(self.seats, self.options) };
        let mut game = Maloney::set_up(&setup, &mut Chance::quick(0), &mut tabletop::Silence).unwrap();
        let (hands, rest) = self.lay_cards();
        game.hands = hands;
        (game.pile, game.played) = match &self.pile {
            Some(pile) => {
                let pile: ArrayVec<_, 64> = pile.iter().rev().copied().collect();
                let in_pile: Cards = pile.iter().copied().collect();
                (pile, rest.without(in_pile))
            }
            None => {
                let mut pile: ArrayVec<_, 64> = rest.iter().collect();
                Chance::quick(2).shuffle(&mut pile);
                let played = pile.pop().unwrap();
                (pile, played.into())
            }
        };
        game.seen = game.played;
        game.opened = Town::all().collect();
        for (town, suitcase) in &self.suitcases {
            let found = game.suitcases.iter().chain(&game.left_out).position(|other| other == suitcase).unwrap();
            let there = std::mem::replace(&mut game.suitcases[town.index()], *suitcase);
            if found != town.index() {
                match found.checked_sub(16) {
                    Some(out) => game.left_out[out] = there,
                    None => game.suitcases[found] = there,
                }
            }
            let closed: Vec<Town> = self.suitcases.iter().map(|(town, _)| *town).collect();
            game.opened = Town::all().filter(|town| !closed.contains(town)).collect::<TownSet>();
        }
        game.money = self.money;
        game.bank = i64::from(START_MONEY.0) * i64::from(self.seats)
            - self.money.iter().map(|money| i64::from(money.0)).sum::<i64>();
        game.points = self.points;
        game.jokers = self.jokers;
        (game.car, game.day, game.number) = (self.car, self.day, self.number);
        (game.driver, game.will) = (self.driver, self.will);
        let mut told = Vec::new();
        game.begin_day(Moment(0), &mut Chance::quick(3), &mut told);
        game.audit().unwrap();
        Scene { game, told, now: Moment(0), luck: 0, story: None }
    }

    /// The hands, those that were not named filled as M9 wants them, and what is left.
    fn lay_cards(&self) -> ([Cards; 6], Cards) {
        let named = self.pile.iter().flatten().copied().chain(self.hands.iter().flatten().flat_map(|hand| hand.iter()));
        let mut rest: Vec<Card> = Card::all().collect();
        for card in named {
            let place = rest.iter().position(|other| *other == card).expect("a card is named once");
            rest.remove(place);
        }
        for seed in 0.. {
            Chance::quick(seed).shuffle(&mut rest);
            let mut left: Cards = rest.iter().copied().collect();
            let mut hands = [Cards::NONE; 6];
            for seat in Seat::all(self.seats) {
                let hand = &mut hands[seat.index()];
                match self.hands[seat.index()] {
                    Some(named) => *hand = named,
                    None => {
                        // Cards of the towns that tests speak of stay out of the hands they don't name.
                        let free = rest.iter().filter(|card| left.contains(**card) && card.town() != self.car);
                        for card in free {
                            if (hand.len() as usize) < hand_size(self.seats) && hand.of_town(card.town()).len() < 2 {
                                hand.insert(*card);
                            }
                        }
                        left = left.without(*hand);
                    }
                }
            }
            let full = |seat: Seat| self.hands[seat.index()].is_some() || hands[seat.index()].len() >= 10;
            if Seat::all(self.seats).all(full) {
                return (hands, left.with(self.pile.iter().flatten().copied().collect()));
            }
        }
        unreachable!("some deal fits")
    }
}

/// A table in play, what the last input told, and the story of it all where it is to be told.
pub struct Scene {
    pub game: Maloney,
    pub told: Vec<Event>,
    pub now: Moment,
    luck: u64,
    story: Option<Golden>,
}

impl Scene {
    /// A table dealt as the rules deal it.
    pub fn dealt(seats: u8, options: Options, seed: u64) -> Scene {
        let mut told = Vec::new();
        let setup = Setup::<Maloney>::published(seats, options);
        let game = Maloney::set_up(&setup, &mut Chance::quick(seed), &mut told).unwrap();
        Scene { game, told, now: Moment(0), luck: seed, story: None }
    }

    /// The same, told as a golden story from here on.
    pub fn titled(mut self, title: &str, language: Language) -> Scene {
        let mut story = Golden::of(concat!(env!("CARGO_MANIFEST_DIR"), "/.."), title, language);
        story.tell(&self.game, &self.told);
        self.story = Some(story);
        self
    }

    /// Compares the story with the golden one, or writes it.
    pub fn ends(&mut self, file: &str) {
        self.story.as_mut().expect("only what has a title has an end").ends(&self.game, file);
    }

    pub fn input(&mut self, input: Input<Action>) -> Result<(), Refusal> {
        self.told.clear();
        self.luck += 1;
        self.game.play(self.now, input, &mut Chance::quick(self.luck), &mut self.told)
    }

    pub fn act(&mut self, seat: u8, action: Action) -> &mut Scene {
        let played = self.input(Input::Act(Seat(seat), action));
        played.unwrap_or_else(|refusal| panic!("{action:?} of seat {seat}: {refusal:?} in {:?}", self.game.phase));
        self.game.audit().unwrap();
        if let Some(story) = &mut self.story {
            story.acted(seat, &action, &self.game, &self.told);
        }
        self
    }

    /// Time passes until the alarm strikes.
    pub fn alarm(&mut self) -> &mut Scene {
        self.now = self.game.alarm().expect("a clock runs");
        self.input(Input::Alarm).unwrap();
        self.game.audit().unwrap();
        if let Some(story) = &mut self.story {
            story.input(&format!("the clock, at {} s", self.now.0 as f64 / 1000.0));
            story.tell(&self.game, &self.told);
        }
        self
    }

    /// So many seconds pass.
    pub fn after(&mut self, seconds: u64) -> &mut Scene {
        self.now = self.now + seconds * 1000;
        self
    }

    /// Once, twice, three times.
    pub fn count_down(&mut self) -> &mut Scene {
        self.alarm().alarm().alarm()
    }

    /// Everybody who hasn't yet says ready.
    pub fn ready(&mut self) -> &mut Scene {
        for seat in 0..self.game.seats {
            if matches!(self.game.phase, Phase::Ready { said, .. } if !said.contains(Seat(seat))) {
                self.act(seat, Action::Ready);
            }
        }
        self
    }

    pub fn call(&mut self, seat: u8, sum: u32) -> &mut Scene {
        self.act(seat, Action::Call(Dollars(sum)))
    }

    /// "Not at this price."
    pub fn decline(&mut self, seats: &[u8]) -> &mut Scene {
        for seat in seats {
            let price = self.game.phase.price().expect("an auction is on");
            self.act(*seat, Action::NotAtThisPrice(price));
        }
        self
    }

    pub fn drop_out(&mut self, seats: &[u8]) -> &mut Scene {
        seats.iter().for_each(|seat| {
            self.act(*seat, Action::DropOut);
        });
        self
    }

    pub fn stand(&mut self, seat: u8, limit: u32) -> &mut Scene {
        self.act(seat, Action::StandingBid(Some(Dollars(limit))))
    }

    pub fn drive(&mut self, number: u8) -> &mut Scene {
        let driver = self.turn().expect("somebody drives");
        self.act(driver, Action::Drive(town(number)))
    }

    pub fn cash(&mut self, seat: u8, names: &str) -> &mut Scene {
        self.act(seat, Action::Cash(cards(names)))
    }

    /// Everybody plays cards, one after the other from the first seat on.
    pub fn cash_all(&mut self, choices: &[&str]) -> &mut Scene {
        for (seat, names) in (0..).zip(choices) {
            self.cash(seat, names);
        }
        self
    }

    /// Everybody who hasn't chosen yet plays nothing.
    pub fn cash_nothing(&mut self) -> &mut Scene {
        for seat in Seat::all(self.game.seats) {
            if self.game.phase == Phase::Cash && self.game.chosen[seat.index()].is_none() {
                self.cash(seat.0, "");
            }
        }
        self
    }

    /// Why the rules refuse this; they leave no trace of it.
    pub fn refused(&mut self, seat: u8, action: Action) -> Reason {
        let before = self.game.clone();
        let refusal = self.input(Input::Act(Seat(seat), action)).expect_err("the rules should refuse this");
        assert_eq!(self.game, before, "a refused action leaves no trace");
        assert!(self.told.is_empty(), "a refused action tells nothing");
        let reason = Reason::iter().find(|reason| reason.line() == refusal.because).unwrap();
        assert_eq!(reason.rule(), refusal.rule);
        reason
    }

    pub fn offers(&self, seat: u8) -> Vec<Action> {
        let mut offers = Vec::new();
        self.game.offers(Seat(seat), &mut offers);
        offers
    }

    /// Who is to move, where there is only one.
    pub fn turn(&self) -> Option<u8> {
        self.game.phase.turn().map(|seat| seat.0)
    }

    /// The highest call.
    pub fn high(&self) -> Option<(u8, u32)> {
        self.game.phase.high().map(|(seat, sum)| (seat.0, sum.0))
    }

    /// The calls that the last input told.
    pub fn calls(&self) -> Vec<(u8, u32)> {
        let called = |event: &Event| match event {
            Event::Called { seat, sum, .. } => Some((seat.0, sum.0)),
            _ => None,
        };
        self.told.iter().filter_map(called).collect()
    }

    pub fn money(&self, seat: u8) -> u32 {
        self.game.money[seat as usize].0
    }

    pub fn points(&self) -> &[i16] {
        &self.game.points[..self.game.seats as usize]
    }

    /// The kinds of the events that the last input told.
    pub fn kinds(&self) -> Vec<EventKind> {
        self.told.iter().map(EventKind::from).collect()
    }

    pub fn tells(&self, kind: EventKind) -> bool {
        self.kinds().contains(&kind)
    }
}
