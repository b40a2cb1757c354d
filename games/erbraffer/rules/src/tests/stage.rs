//! A table laid for a test: the cards and coins that matter are named, everything else is filled in.

use arrayvec::ArrayVec;
use proof::Golden;
use strum::IntoEnumIterator;
use tabletop::{Chance, Game, Input, Moment, Refusal, Seat, SeatSet, Setup, Story};
use words::Language;

use crate::{
    Action, Answer, Card, Cash, Erbraffer, Event, EventKind, Hand, Heirloom, Heirlooms, Kind, Options, Pair, People,
    Person, Phase, Reason, Shares, Square, Target,
};

pub fn card(name: &str) -> Card {
    name.parse().unwrap()
}

pub fn person(key: &str) -> Person {
    key.parse().unwrap()
}

pub fn hand(names: &str) -> Hand {
    names.split_whitespace().map(card).collect()
}

pub fn heir(key: &str) -> Target {
    Target::Heir(person(key))
}

pub fn couple(keys: &str) -> Pair {
    let (one, other) = keys.split_once(' ').unwrap();
    Pair::new(person(one), person(other))
}

pub fn two(keys: &str) -> Target {
    Target::Two(couple(keys))
}

pub fn heirlooms(names: &str) -> Heirlooms {
    let named = |name: &str| Heirloom::all().find(|known| format!("{known:?}").to_lowercase() == name).unwrap();
    names.split_whitespace().map(named).collect()
}

/// What each child gets: cash, and heirlooms by their names.
pub fn shares<const N: usize>(children: [(Cash, &str); N]) -> Shares {
    let mut shares = Shares::default();
    for (place, (cash, names)) in children.into_iter().enumerate() {
        shares.cash[place] = cash;
        shares.heirlooms[place] = heirlooms(names);
    }
    shares
}

/// What lies where when the scene begins.
pub struct Stage {
    game: Erbraffer,
    hands: [Option<Hand>; 6],
    coming: Vec<Card>,
    stack: Option<usize>,
}

impl Stage {
    /// A table of so many in 1840; seat 0 is to move unless told otherwise.
    pub fn seats(seats: u8) -> Stage {
        Stage::with(seats, Options::default())
    }

    pub fn with(seats: u8, options: Options) -> Stage {
        let setup = Setup::<Erbraffer>::published(seats, options);
        let mut game = Erbraffer::set_up(&setup, &mut Chance::quick(0), &mut tabletop::Silence).unwrap();
        game.phase = Phase::Turn { seat: Seat(0) };
        Stage { game, hands: [None; 6], coming: Vec::new(), stack: None }
    }

    /// As it was played by these rules.
    pub fn rules(mut self, rules: u16) -> Stage {
        self.game.rules = rules;
        self
    }

    pub fn first(mut self, seat: u8) -> Stage {
        self.game.phase = Phase::Turn { seat: Seat(seat) };
        self
    }

    /// The generation that began in this year lives now, with no cash yet; the heirlooms are with its first people.
    pub fn generation(mut self, year: u16) -> Stage {
        let edition = self.game.edition.clone();
        let number = edition.generations.iter().position(|generation| generation.year == year).unwrap();
        for old in &edition.generations[..number] {
            old.people().iter().for_each(|person| self.game.cash[person.index()] = 0);
        }
        let married: Vec<Person> = edition.generations[number].married.iter().collect();
        self.game.holders = std::array::from_fn(|place| married[place]);
        self.game.generation = number as u8;
        self.year(year)
    }

    /// The hourglass stands here.
    pub fn year(mut self, year: u16) -> Stage {
        let calendar = &self.game.edition.calendar;
        let places = 0..calendar.squares().len() as u8;
        self.game.hourglass = places.into_iter().find(|place| calendar.year(*place) == year).unwrap();
        if calendar.square(self.game.hourglass) == Square::Last {
            self.game.last_turns = Some(self.game.seats);
        }
        self
    }

    pub fn cash(mut self, key: &str, cash: Cash) -> Stage {
        self.game.cash[person(key).index()] = cash;
        self
    }

    /// Nobody of the current generation has any cash.
    pub fn poor(mut self) -> Stage {
        self.game.current().people().iter().collect::<Vec<_>>().iter().for_each(|who| self.game.cash[who.index()] = 0);
        self
    }

    pub fn holder(mut self, names: &str, key: &str) -> Stage {
        heirlooms(names).iter().for_each(|heirloom| self.game.holders[heirloom.index()] = person(key));
        self
    }

    pub fn dead(mut self, key: &str) -> Stage {
        self.game.dead.insert(person(key));
        self
    }

    pub fn hand(mut self, seat: u8, names: &str) -> Stage {
        self.hands[seat as usize] = Some(hand(names));
        self
    }

    /// The next cards that will be drawn, in this order.
    pub fn draws(mut self, names: &str) -> Stage {
        self.coming.extend(names.split_whitespace().map(card));
        self
    }

    /// So many cards are left in the stack, besides those of [`Stage::draws`]; the others are discards.
    pub fn stack(mut self, count: usize) -> Stage {
        self.stack = Some(count);
        self
    }

    pub fn portraits(mut self, seat: u8, keys: &str) -> Stage {
        let own: ArrayVec<Person, 2> = keys.split_whitespace().map(person).collect();
        for other in 0..self.game.seats as usize {
            // Whoever holds one of these gets what they give up for it.
            for place in 0..self.game.portraits[other].len() {
                if let Some(wanted) = own.iter().position(|heir| *heir == self.game.portraits[other][place]) {
                    self.game.portraits[other][place] = self.game.portraits[seat as usize][wanted];
                }
            }
            self.game.portraits[other].sort();
        }
        self.game.portraits[seat as usize] = own;
        self
    }

    pub fn benefactors(mut self, seat: u8, keys: &str) -> Stage {
        self.game.benefactors[seat as usize] = keys.split_whitespace().map(person).collect();
        self
    }

    pub fn turns(mut self, turns: u16) -> Stage {
        self.game.turns = turns;
        self
    }

    /// Lays everything out as if play had come to this.
    pub fn begin(mut self) -> Scene {
        let game = &mut self.game;
        let mut rest: Vec<Card> = game.edition.deck.to_vec();
        let mut named = |card: Card| {
            let place = rest.iter().position(|known| *known == card);
            rest.remove(place.unwrap_or_else(|| panic!("there is no further {card} to lay out")));
        };
        self.coming.iter().copied().for_each(&mut named);
        self.hands.iter().flatten().flat_map(|hand| hand.iter().collect::<Vec<_>>()).for_each(&mut named);
        // Cards that can always be played come into the hands that nobody named; new wills stay away from them.
        rest.sort_by_key(|card| {
            (!matches!(card.kind(), Kind::Riches | Kind::Tax), card.kind() == Kind::NewWill, *card)
        });
        for seat in 0..game.seats as usize {
            game.hands[seat] = self.hands[seat].unwrap_or_default();
            let missing = 4 - game.hands[seat].len();
            rest.drain(..missing).for_each(|card| game.hands[seat].insert(card));
        }
        // New wills lie at the bottom of the stack.
        let count = self.stack.unwrap_or(rest.len());
        game.discards = rest.split_off(count).into_iter().collect();
        game.stack = rest.into_iter().rev().chain(self.coming.into_iter().rev()).collect();
        let paid_out = game.cash.iter().chain(&game.purses).map(|cash| i64::from(*cash)).sum::<i64>();
        game.bank = game.edition.coins() - paid_out;
        let mut told = Vec::new();
        let (seats, Phase::Turn { seat: first }) = (game.seats, game.phase) else { panic!("scenes begin with a turn") };
        for seat in Seat::all(seats) {
            told.add(Event::Dealt { seat, count: 4, cards: Some(game.hands[seat.index()]) });
        }
        for seat in Seat::all(seats) {
            let own = game.portraits[seat.index()].clone();
            told.add(Event::PortraitsDealt { seat, count: own.len() as u8, portraits: Some(own) });
        }
        for seat in Seat::all(seats) {
            let own = game.benefactors[seat.index()].clone();
            told.add(Event::BenefactorsDealt { seat, count: own.len() as u8, benefactors: Some(own) });
        }
        told.add(Event::FirstDrawn { seat: first });
        game.audit().unwrap();
        Scene { game: self.game, told, now: Moment(0), story: None }
    }
}

/// A table in play, what the last input told, and the story of it all where it is to be told.
pub struct Scene {
    pub game: Erbraffer,
    pub told: Vec<Event>,
    pub now: Moment,
    story: Option<Golden>,
}

impl Scene {
    /// A table dealt as the rules deal it.
    pub fn dealt(seats: u8, options: Options, seed: u64) -> Scene {
        let mut told = Vec::new();
        let setup = Setup::<Erbraffer>::published(seats, options);
        let game = Erbraffer::set_up(&setup, &mut Chance::quick(seed), &mut told).unwrap();
        Scene { game, told, now: Moment(0), story: None }
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
        self.game.play(self.now, input, &mut Chance::quick(0), &mut self.told)
    }

    pub fn act(&mut self, seat: u8, action: Action) -> &mut Scene {
        self.input(Input::Act(Seat(seat), action))
            .unwrap_or_else(|refusal| panic!("{action:?} of seat {seat}: {refusal:?}"));
        self.game.audit().unwrap();
        if let Some(story) = &mut self.story {
            story.acted(seat, &action, &self.game, &self.told);
        }
        self
    }

    pub fn play(&mut self, seat: u8, name: &str, on: Target) -> &mut Scene {
        self.act(seat, Action::Play { card: card(name), on })
    }

    pub fn throw(&mut self, seat: u8, names: &str) -> &mut Scene {
        self.act(seat, Action::ThrowAway { cards: hand(names) })
    }

    pub fn place_will(&mut self, seat: u8, key: &str) -> &mut Scene {
        self.act(seat, Action::PlaceWill { person: person(key) })
    }

    pub fn divide(&mut self, seat: u8, keys: &str, shares: Shares) -> &mut Scene {
        self.act(seat, Action::Divide { couple: couple(keys), shares })
    }

    pub fn new_will(&mut self, seat: u8, shares: Shares) -> &mut Scene {
        self.act(seat, Action::NewWill { division: self.game.divisions, shares })
    }

    pub fn let_stand(&mut self, seat: u8) -> &mut Scene {
        self.act(seat, Action::LetStand { division: self.game.divisions })
    }

    pub fn let_all_stand(&mut self, seat: u8) -> &mut Scene {
        self.act(seat, Action::LetAllStand { division: self.game.divisions })
    }

    /// Everybody who has not answered lets the division stand.
    pub fn agreed(&mut self) -> &mut Scene {
        for seat in 0..self.game.seats {
            if self.game.answers[seat as usize] == Answer::Open {
                self.let_stand(seat);
            }
        }
        self
    }

    /// Divides and answers as the first offers have it, until the change of generation is over.
    pub fn change(&mut self) -> &mut Scene {
        while let Some((seat, action)) = self.next_in_change() {
            self.act(seat, action);
        }
        self
    }

    fn next_in_change(&self) -> Option<(u8, Action)> {
        let asked = |seat: &u8| !self.offers(*seat).is_empty();
        matches!(self.game.phase, Phase::Division(_) | Phase::Window(_))
            .then(|| (0..self.game.seats).find(asked).map(|seat| (seat, self.offers(seat)[0])))
            .flatten()
    }

    /// Why the rules refuse this; they leave no trace of it.
    pub fn refused(&mut self, seat: u8, action: Action) -> Reason {
        self.refused_input(Input::Act(Seat(seat), action))
    }

    pub fn refused_input(&mut self, input: Input<Action>) -> Reason {
        let before = self.game.clone();
        let refusal = self.input(input).expect_err("the rules should refuse this");
        assert_eq!(self.game, before, "a refused input leaves no trace");
        assert!(self.told.is_empty(), "a refused input tells nothing");
        let reason = Reason::iter().find(|reason| reason.line() == refusal.because).unwrap();
        assert_eq!(reason.rule(), refusal.rule);
        reason
    }

    pub fn refused_play(&mut self, seat: u8, name: &str, on: Target) -> Reason {
        self.refused(seat, Action::Play { card: card(name), on })
    }

    pub fn refused_division(&mut self, seat: u8, keys: &str, shares: Shares) -> Reason {
        self.refused(seat, Action::Divide { couple: couple(keys), shares })
    }

    pub fn offers(&self, seat: u8) -> Vec<Action> {
        let mut offers = Vec::new();
        self.game.offers(Seat(seat), &mut offers);
        offers
    }

    /// What the card can be played on.
    pub fn targets(&self, seat: u8, name: &str) -> Vec<Target> {
        let target = |action: &Action| match action {
            Action::Play { card: played, on } if *played == card(name) => Some(*on),
            _ => None,
        };
        self.offers(seat).iter().filter_map(target).collect()
    }

    /// The heirs whom a card for one can be played on.
    pub fn heirs(&self, seat: u8, name: &str) -> People {
        let heir = |target: Target| match target {
            Target::Heir(person) => person,
            other => panic!("{other:?} is not one heir"),
        };
        self.targets(seat, name).into_iter().map(heir).collect()
    }

    /// Who is to take a turn.
    pub fn turn(&self) -> Option<u8> {
        match self.game.phase {
            Phase::Turn { seat } => Some(seat.0),
            _ => None,
        }
    }

    /// Who is to divide.
    pub fn divider(&self) -> Option<u8> {
        match self.game.phase {
            Phase::Division(change) => Some(change.divider.0),
            _ => None,
        }
    }

    pub fn cash(&self, key: &str) -> Cash {
        self.game.cash(person(key))
    }

    pub fn has(&self, key: &str, names: &str) -> bool {
        self.game.heirlooms_of([person(key)].into_iter().collect()) == heirlooms(names)
    }

    pub fn hand(&self, seat: u8) -> Hand {
        self.game.hands[seat as usize]
    }

    pub fn tells(&self, kind: EventKind) -> bool {
        self.kinds().contains(&kind)
    }

    /// The kinds of the events that the last input told.
    pub fn kinds(&self) -> Vec<EventKind> {
        self.told.iter().map(EventKind::from).collect()
    }

    pub fn scores(&self) -> Vec<i32> {
        self.game.outcome().expect("the game is over").scores.to_vec()
    }

    pub fn winners(&self) -> SeatSet {
        self.game.outcome().expect("the game is over").winners
    }
}
