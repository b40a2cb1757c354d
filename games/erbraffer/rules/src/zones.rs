//! The zones that the rules call hidden, listed one by one and independently of the view, so that proof can shuffle them
//! and look whether anybody notices.

use arrayvec::ArrayVec;
use tabletop::{Seat, Viewer};

use crate::edition::CARDS_OF_EACH_BENEFACTOR;
use crate::{Answer, Card, Ending, Erbraffer, Person, Phase};

/// What can be hidden. Only pieces of the same sort can stand for each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    Influence(Card),
    Portrait(Person),
    Benefactor(Person),
    Answer(Answer),
}

/// Of every seat: the hand, the portraits, the benefactor cards that were not shown, and the answer.
const OF_A_SEAT: usize = 4;

impl Erbraffer {
    /// What `viewer` may not know, zone by zone: four of every seat (empty for the own one), then the stack in its order,
    /// the portraits and the benefactor cards that were not dealt.
    pub fn hidden_zones(&self, viewer: Viewer) -> Vec<Vec<Piece>> {
        let mut zones = Vec::new();
        // At the end everybody shows the portraits (E35), except after a trial game (E36).
        let shown = matches!(self.phase, Phase::Over { ending: Ending::Fortune | Ending::Draw });
        // Whoever was paid for a benefactor has shown the card, and all know that nobody else has one (E31).
        let unknown = |person: &Person| !self.paid.contains(*person);
        for seat in Seat::all(self.seats) {
            if viewer.is(seat) {
                zones.extend([const { Vec::new() }; OF_A_SEAT]);
                continue;
            }
            let portraits = &self.portraits[seat.index()];
            let benefactors = &self.benefactors[seat.index()];
            zones.push(self.hands[seat.index()].iter().map(Piece::Influence).collect());
            zones.push(if shown { Vec::new() } else { portraits.iter().copied().map(Piece::Portrait).collect() });
            zones.push(benefactors.iter().copied().filter(unknown).map(Piece::Benefactor).collect());
            zones.push(vec![Piece::Answer(self.answers[seat.index()])]);
        }
        zones.push(self.stack.iter().copied().map(Piece::Influence).collect());
        let dealt = |person: &Person| self.portraits.iter().any(|own| own.contains(person));
        let left = self.edition.last_heirs().iter().filter(|person| !dealt(person));
        zones.push(if shown { Vec::new() } else { left.map(Piece::Portrait).collect() });
        let left_of = |person: Person| {
            let held = self.benefactors.iter().flatten().filter(|held| **held == person).count();
            std::iter::repeat_n(Piece::Benefactor(person), CARDS_OF_EACH_BENEFACTOR - held)
        };
        zones.push(self.edition.benefactors().iter().filter(unknown).flat_map(left_of).collect());
        zones
    }

    /// The same match with other pieces in those zones. What was not dealt follows from what was.
    ///
    /// # Panics
    /// If a zone has another size than before, or pieces that don't belong there.
    pub fn with_hidden_zones(&self, viewer: Viewer, zones: &[Vec<Piece>]) -> Erbraffer {
        let before = self.hidden_zones(viewer);
        let sizes = |zones: &[Vec<Piece>]| zones.iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!(sizes(&before), sizes(zones), "a zone keeps its size");
        let card = |piece: &Piece| match piece {
            Piece::Influence(card) => *card,
            other => panic!("{other:?} is no influence card"),
        };
        let person = |piece: &Piece| match piece {
            Piece::Portrait(person) | Piece::Benefactor(person) => *person,
            other => panic!("{other:?} is nobody's picture"),
        };
        let mut other = self.clone();
        for (seat, zones) in Seat::all(self.seats).zip(zones.chunks_exact(OF_A_SEAT)) {
            let [hand, portraits, benefactors, answer] = zones else { unreachable!("chunks of four") };
            if !hand.is_empty() {
                other.hands[seat.index()] = hand.iter().map(card).collect();
            }
            if !portraits.is_empty() {
                let mut own: ArrayVec<Person, 2> = portraits.iter().map(person).collect();
                own.sort();
                other.portraits[seat.index()] = own;
            }
            if !benefactors.is_empty() {
                let known = self.benefactors[seat.index()].iter().copied().filter(|person| self.paid.contains(*person));
                let mut own: ArrayVec<Person, 4> = known.chain(benefactors.iter().map(person)).collect();
                own.sort();
                other.benefactors[seat.index()] = own;
            }
            if let [Piece::Answer(answer)] = answer[..] {
                other.answers[seat.index()] = answer;
            }
        }
        other.stack = zones[OF_A_SEAT * self.seats as usize].iter().map(card).collect();
        other
    }
}
