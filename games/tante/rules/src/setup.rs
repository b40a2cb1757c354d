//! Before the first round (T4–T8), and what the players may settle (T26).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Choice, Game, Refusal, RuleId, Seat, Setup, Story};

use crate::{Card, Cards, Event, Gifts, Phase, Reason, Tante};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// One gentleman fewer (T26).
    pub couples: bool,
    /// Whether the page reminds everybody of the cards they saw each other take.
    pub memory_aid: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { couples: false, memory_aid: true }
    }
}

impl tabletop::Options for Options {
    const CHOICES: &'static [Choice] = &[
        Choice { key: "couples", values: &["off", "on"], rule: RuleId("T26") },
        Choice { key: "memory-aid", values: &["on", "off"], rule: RuleId("T16") },
    ];

    fn value(&self, choice: &Choice) -> &'static str {
        let on = if choice.key == "couples" { self.couples } else { self.memory_aid };
        if on { "on" } else { "off" }
    }

    fn choose(&mut self, choice: &Choice, value: &'static str) {
        let on = if choice.key == "couples" { &mut self.couples } else { &mut self.memory_aid };
        *on = value == "on";
    }
}

impl Tante {
    pub(crate) fn deal(
        setup: &Setup<Tante>,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<Tante, Refusal> {
        let seats = setup.seats;
        if !Tante::SEATS.contains(&seats) {
            return Err(Reason::SeatCount.into());
        }
        let edition = &setup.edition;

        // T5: with fewer than five players whole colours stay out, by lot and known to all.
        let mut colours: ArrayVec<_, 6> = edition.colours.iter().collect();
        chance.shuffle(&mut colours);
        let removed = colours.into_iter().take(edition.colours_out(seats) as usize).collect::<crate::ColourSet>();
        if !removed.is_empty() {
            story.add(Event::ColoursLeft { colours: removed });
        }

        // T6
        let mut stack: ArrayVec<Card, 72> =
            edition.deck.iter().filter(|card| !removed.contains(card.colour())).collect();
        chance.shuffle(&mut stack);
        let mut hands = [Cards::default(); 5];
        for seat in Seat::all(seats) {
            let rest = stack.len() - edition.hand as usize;
            hands[seat.index()] = stack.drain(rest..).collect();
            story.add(Event::Dealt { seat, count: edition.hand, cards: Some(hands[seat.index()]) });
        }

        // T8
        let aunt = Seat(chance.below(u32::from(seats)) as u8);
        story.add(Event::AuntDrawn { aunt });

        let mut gifts = [Gifts::default(); 5];
        gifts[..seats as usize].fill(Gifts::of_each(edition.gifts)); // T7
        let mut game = Tante {
            rules: setup.rules,
            edition: edition.clone(),
            options: setup.options,
            seats,
            removed,
            stack,
            table: ArrayVec::new(),
            hands,
            seen: [Cards::default(); 5],
            gifts,
            spent: Gifts::default(),
            discarded: Cards::default(),
            gentlemen: edition.gentlemen(seats, &setup.options),
            aunt,
            round: 0,
            met: None,
            phase: Phase::Exchange,
        };
        game.turn_up(story);
        Ok(game)
    }
}
