//! Sunday (M25) and the pile that runs out (M26).

use tabletop::{Chance, SeatSet, Story};

use crate::{Card, Cards, Event, Maloney, Phase, Town};

impl Maloney {
    /// M25: no auction; the top card says where everybody rides for nothing, whatever the roads.
    pub(crate) fn ride_free(&mut self, chance: &mut Chance, story: &mut impl Story<Event>) {
        let town = self.turn_up_a_town(chance, story);
        self.car = town;
        story.add(Event::RodeFree { town });
        self.open_suitcase(SeatSet::all(self.seats), story);
        self.phase = Phase::Cash;
    }

    /// A town other than the one where the car is. One pass of the pile finds it, for one card outside the hands is of another.
    fn turn_up_a_town(&mut self, chance: &mut Chance, story: &mut impl Story<Event>) -> Town {
        let outside = self.pile.iter().copied().collect::<Cards>().with(self.played);
        if outside.of_town(self.car) == outside {
            let other = chance.below(crate::TOWNS as u32 - 1) as usize;
            let town = Town::at(if other < self.car.index() { other } else { other + 1 });
            story.add(Event::TownDrawn { town });
            return town;
        }
        loop {
            let card = self.turn_up(chance, story);
            if card.town() != self.car {
                return card.town();
            }
        }
    }

    /// The top card goes onto the played pile; played cards become a new pile where there is none (M26).
    fn turn_up(&mut self, chance: &mut Chance, story: &mut impl Story<Event>) -> Card {
        if self.pile.is_empty() {
            self.pile.extend(self.played.iter());
            self.played = Cards::NONE;
            chance.shuffle(&mut self.pile);
            story.add(Event::Reshuffled { count: self.pile.len() as u8 });
        }
        let card = self.pile.pop().expect("some cards are never in a hand");
        self.played.insert(card);
        self.seen.insert(card);
        self.turned.push(card);
        story.add(Event::Turned { print: self.edition.print(card) });
        card
    }
}
