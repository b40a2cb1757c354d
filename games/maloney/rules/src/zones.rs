//! The zones that the rules call hidden, listed one by one and independently of the view, so that proof can shuffle them
//! and look whether anybody notices.

use arrayvec::ArrayVec;
use tabletop::{Seat, Viewer};

use crate::standing::Standing;
use crate::{Card, Cards, Dollars, Maloney, Phase, Suitcase, Town};

/// Something hidden. Only pieces of one kind can stand for each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A card in a hand, or in the pile.
    Card(Card),
    /// A card that was seen before it was shuffled into the pile: it is in no hand (M26).
    SeenCard(Card),
    Suitcase(Suitcase),
    /// A limit, when it was set, and whether that was since the last call.
    Standing(Option<Dollars>, u16, bool),
    /// Which of the player's cards of this town were chosen, as bits; nothing if none were yet.
    Choice(Option<u8>),
}

/// What somebody else's standing bid and choice might be as well.
const OTHER_BIDS: [Piece; 3] = [
    Piece::Standing(None, 0, false),
    Piece::Standing(Some(Dollars(900)), 7, true),
    Piece::Standing(Some(Dollars(4000)), 9, false),
];
const OTHER_CHOICES: [Piece; 4] =
    [Piece::Choice(None), Piece::Choice(Some(0)), Piece::Choice(Some(1)), Piece::Choice(Some(3))];

impl Maloney {
    /// What `viewer` may not know, zone by zone: for every other player the hand, the standing bid and the choice; then the
    /// pile and the suitcases that nobody has opened. Of bids and choices the first piece of the zone is the one that holds.
    pub fn hidden_zones(&self, viewer: Viewer) -> Vec<Vec<Piece>> {
        let mut zones = Vec::new();
        let auction = self.phase.price().is_some();
        for seat in Seat::all(self.seats).filter(|seat| !viewer.is(*seat)) {
            let hand = self.hands[seat.index()];
            zones.push(hand.iter().map(Piece::Card).collect());
            let Standing { limit, order, changed } = self.standing[seat.index()];
            let bids = std::iter::once(Piece::Standing(limit, order, changed)).chain(OTHER_BIDS);
            zones.push(if auction { bids.collect() } else { Vec::new() });
            let bits = |chosen: Cards| {
                let town = hand.of_town(self.car);
                town.iter().enumerate().fold(0, |bits, (place, card)| bits | u8::from(chosen.contains(card)) << place)
            };
            let choices = std::iter::once(Piece::Choice(self.chosen[seat.index()].map(bits))).chain(OTHER_CHOICES);
            zones.push(if self.phase == Phase::Cash { choices.collect() } else { Vec::new() });
        }
        let in_pile = |card: &Card| if self.seen.contains(*card) { Piece::SeenCard(*card) } else { Piece::Card(*card) };
        zones.push(self.pile.iter().map(in_pile).collect());
        let closed = Town::all().filter(|town| !self.opened.contains(*town));
        let closed = closed.map(|town| self.suitcases[town.index()]).chain(self.left_out);
        zones.push(closed.map(Piece::Suitcase).collect());
        zones
    }

    /// The same match with other pieces in those zones.
    ///
    /// # Panics
    /// If a zone has another size than before, or pieces of another kind.
    pub fn with_hidden_zones(&self, viewer: Viewer, zones: &[Vec<Piece>]) -> Maloney {
        let sizes = |zones: &[Vec<Piece>]| zones.iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!(sizes(&self.hidden_zones(viewer)), sizes(zones), "a zone keeps its size");
        let card = |piece: &Piece| match piece {
            Piece::Card(card) | Piece::SeenCard(card) => *card,
            piece => panic!("{piece:?} is no card"),
        };
        let mut other = self.clone();
        let mut zones = zones.iter();
        let mut next = || zones.next().expect("the sizes were compared");
        for seat in Seat::all(self.seats).filter(|seat| !viewer.is(*seat)) {
            let hand: Cards = next().iter().map(card).collect();
            other.hands[seat.index()] = hand;
            if let Some(Piece::Standing(limit, order, changed)) = next().first() {
                other.standing[seat.index()] = Standing { limit: *limit, order: *order, changed: *changed };
            }
            if let Some(Piece::Choice(choice)) = next().first() {
                let town = hand.of_town(self.car);
                let chosen = |bits: u8| town.iter().enumerate().filter(move |(place, _)| bits & (1 << place) != 0);
                other.chosen[seat.index()] = choice.map(|bits| chosen(bits).map(|(_, card)| card).collect());
            }
        }
        other.pile = next().iter().map(card).collect();
        let mut suitcases: ArrayVec<Suitcase, 24> = next()
            .iter()
            .map(|piece| if let Piece::Suitcase(case) = piece { *case } else { panic!("{piece:?} is no suitcase") })
            .collect();
        other.left_out =
            suitcases.drain(suitcases.len() - 8..).collect::<ArrayVec<_, 8>>().into_inner().expect("eight");
        for town in Town::all().filter(|town| !self.opened.contains(*town)).rev() {
            other.suitcases[town.index()] = suitcases.pop().expect("a suitcase for every closed town");
        }
        other
    }
}
