//! Before the first turn (E7–E11), and what the players may settle (E29, E36).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Choice, Game, Refusal, RuleId, Seat, Setup, Story};

use crate::edition::CARDS_OF_EACH_BENEFACTOR;
use crate::knowledge::Knowledge;
use crate::{Answer, Erbraffer, Event, Hand, People, Person, Phase, Reason};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// Stops after the first change of generation (E36).
    pub trial: bool,
    pub clock: Clock,
}

/// How long everybody has to answer a division (E29).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    #[default]
    Off,
    Quarter,
    Half,
    Minute,
}

impl Clock {
    const ALL: [(&'static str, Clock); 4] =
        [("off", Clock::Off), ("15", Clock::Quarter), ("30", Clock::Half), ("60", Clock::Minute)];

    pub fn milliseconds(self) -> Option<u64> {
        match self {
            Clock::Off => None,
            Clock::Quarter => Some(15_000),
            Clock::Half => Some(30_000),
            Clock::Minute => Some(60_000),
        }
    }
}

impl tabletop::Options for Options {
    const CHOICES: &'static [Choice] = &[
        Choice { key: "trial", values: &["off", "on"], rule: RuleId("E36") },
        Choice { key: "clock", values: &["off", "15", "30", "60"], rule: RuleId("E29") },
    ];

    fn value(&self, choice: &Choice) -> &'static str {
        if choice.key == "trial" {
            return if self.trial { "on" } else { "off" };
        }
        Clock::ALL.iter().find(|(_, clock)| *clock == self.clock).map_or("off", |(value, _)| value)
    }

    fn choose(&mut self, choice: &Choice, value: &'static str) {
        if choice.key == "trial" {
            self.trial = value == "on";
        } else {
            self.clock = Clock::ALL.iter().find(|(known, _)| *known == value).map_or(Clock::Off, |(_, clock)| *clock);
        }
    }
}

impl Erbraffer {
    pub(crate) fn deal(
        setup: &Setup<Erbraffer>,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<Erbraffer, Refusal> {
        let seats = setup.seats;
        if !Erbraffer::SEATS.contains(&seats) {
            return Err(Reason::SeatCount.into());
        }
        let edition = &setup.edition;
        let mut game = Erbraffer {
            rules: setup.rules,
            edition: edition.clone(),
            options: setup.options,
            seats,
            stack: edition.deck.clone(),
            discards: ArrayVec::new(),
            knowledge: Knowledge::default(),
            hands: Default::default(),
            portraits: Default::default(),
            benefactors: Default::default(),
            shown: Default::default(),
            paid: People::nobody(),
            cash: edition.cash, // E7
            holders: edition.heirlooms.map(|(person, _)| person),
            dead: People::nobody(),
            purses: [0; 6],
            bank: 0,
            hourglass: 0,
            generation: 0,
            turns: 0,
            last_turns: None,
            divisions: 0,
            answers: [Answer::Open; 6],
            phase: Phase::Turn { seat: Seat(0) },
        };
        game.deal_influence(chance, story);
        game.deal_portraits(chance, story);
        game.deal_benefactors(chance, story);

        // E11
        let first = Seat(chance.below(u32::from(seats)) as u8);
        game.phase = Phase::Turn { seat: first };
        story.add(Event::FirstDrawn { seat: first });
        Ok(game)
    }

    /// E8.
    fn deal_influence(&mut self, chance: &mut Chance, story: &mut impl Story<Event>) {
        chance.shuffle(&mut self.stack);
        for seat in Seat::all(self.seats) {
            let rest = self.stack.len() - self.edition.hand as usize;
            let hand: Hand = self.stack.drain(rest..).collect();
            self.hands[seat.index()] = hand;
            story.add(Event::Dealt { seat, count: self.edition.hand, cards: Some(hand) });
        }
    }

    /// E9: those that are not dealt leave the game unseen.
    fn deal_portraits(&mut self, chance: &mut Chance, story: &mut impl Story<Event>) {
        let mut portraits: ArrayVec<Person, 6> = self.edition.last_heirs().iter().collect();
        chance.shuffle(&mut portraits);
        let each = self.edition.portraits(self.seats);
        for seat in Seat::all(self.seats) {
            let rest = portraits.len() - each as usize;
            let mut own: ArrayVec<Person, 2> = portraits.drain(rest..).collect();
            own.sort();
            self.portraits[seat.index()] = own.clone();
            story.add(Event::PortraitsDealt { seat, count: each, portraits: Some(own) });
        }
    }

    /// E10, seat by seat; what is handed in is shuffled among the undealt cards, and nobody sees it.
    fn deal_benefactors(&mut self, chance: &mut Chance, story: &mut impl Story<Event>) {
        let benefactors = self.edition.benefactors();
        let mut cards: ArrayVec<Person, 24> =
            benefactors.iter().flat_map(|person| [person; CARDS_OF_EACH_BENEFACTOR]).collect();
        let each = self.edition.benefactor_cards(self.seats);
        for seat in Seat::all(self.seats) {
            let rest = cards.len() - each as usize;
            loop {
                chance.shuffle(&mut cards);
                if self.is_lawful_hand(&cards[rest..]) {
                    break;
                }
            }
            let mut own: ArrayVec<Person, 4> = cards.drain(rest..).collect();
            own.sort();
            self.benefactors[seat.index()] = own.clone();
            story.add(Event::BenefactorsDealt { seat, count: each, benefactors: Some(own) });
        }
    }

    /// Whether somebody may keep these benefactor cards: none twice, and no more than two of one generation (E10).
    pub(crate) fn is_lawful_hand(&self, cards: &[Person]) -> bool {
        let people: People = cards.iter().copied().collect();
        let crowded = |generation: &crate::Generation| generation.benefactors.among(people).len() > 2;
        people.len() == cards.len() && !self.edition.generations.iter().any(crowded)
    }
}
