//! The whole truth of one match, and the door through which everything is played.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Game, Input, Line, Moment, Outcome, Refusal, Seat, SeatSet, Setup, Story, Viewer};

use crate::{Action, Card, Cards, ColourSet, Edition, Event, Gifts, Nature, Options, Reason, View};

/// One match of La Tante à Héritage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tante {
    /// The number of the rules it is played by.
    pub(crate) rules: u16,
    pub(crate) edition: Arc<Edition>,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) removed: ColourSet,
    /// The top card is the last.
    pub(crate) stack: ArrayVec<Card, 72>,
    pub(crate) table: ArrayVec<Card, 3>,
    pub(crate) hands: [Cards; 5],
    /// The part of each hand that everybody saw its owner take.
    pub(crate) seen: [Cards; 5],
    pub(crate) gifts: [Gifts; 5],
    /// Gifts that left the game (T16).
    pub(crate) spent: Gifts,
    /// Zeros that bought somebody out (T17).
    pub(crate) discarded: Cards,
    /// Still in the pile, above the wedding photo.
    pub(crate) gentlemen: u8,
    pub(crate) aunt: Seat,
    /// Counted from 1.
    pub(crate) round: u8,
    /// The trio that was turned up this round (T12).
    pub(crate) met: Option<Nature>,
    pub(crate) phase: Phase,
}

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Aunt Marie's swap (T11).
    Exchange,
    /// A bid (T13).
    Auction(Auction),
    /// Somebody must take the cards nobody wanted (T17).
    Duty { turn: Seat },
    /// The end (T20).
    Over { married: bool },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Auction {
    pub turn: Seat,
    /// Who has not withdrawn.
    pub inside: SeatSet,
    pub high: Option<(Seat, Gifts)>,
}

impl Auction {
    /// What a bid must exceed.
    pub fn price(&self) -> u16 {
        self.high.map_or(0, |(_, gifts)| gifts.worth())
    }
}

impl Phase {
    /// The one seat that is to move, if any.
    pub fn turn(&self, aunt: Seat) -> Option<Seat> {
        match self {
            Phase::Exchange => Some(aunt),
            Phase::Auction(auction) => Some(auction.turn),
            Phase::Duty { turn } => Some(*turn),
            Phase::Over { .. } => None,
        }
    }
}

impl Game for Tante {
    type Edition = Edition;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "tante";
    const RULES: u16 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 3..=5;
    const EDITIONS: &'static [(&'static str, &'static str)] =
        &[("abacus-1998", include_str!("../../editions/abacus-1998.toml"))];
    const ENDINGS: &'static [&'static str] = &["wedding", "inheritance"];

    fn set_up(setup: &Setup<Self>, chance: &mut Chance, story: &mut impl Story<Event>) -> Result<Self, Refusal> {
        Tante::deal(setup, chance, story)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn rules(&self) -> u16 {
        self.rules
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }

    #[inline]
    fn offers(&self, seat: Seat, into: &mut Vec<Action>) {
        // Every seat is asked before every input, and all but one have nothing to choose from.
        if self.waits_for(seat) {
            self.offers_in_turn(seat, into);
        }
    }

    fn in_range(&self, seat: Seat, action: &Action) -> bool {
        match (action, &self.phase) {
            (Action::Bid(gifts), Phase::Auction(auction)) => self.may_bid(auction, seat, *gifts).is_ok(),
            _ => false,
        }
    }

    #[inline]
    fn waits_for(&self, seat: Seat) -> bool {
        self.phase.turn(self.aunt) == Some(seat)
    }

    /// Aunt Marie does not bid, and whoever has withdrawn is out (T13, T14).
    fn looks_on(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Auction(auction) if !auction.inside.contains(seat))
    }

    fn play(
        &mut self,
        _now: Moment,
        input: Input<Action>,
        _chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Refusal> {
        let Input::Act(seat, action) = input else { return Err(Reason::NoClock.into()) };
        if let Phase::Over { .. } = self.phase {
            return Err(Reason::GameOver.into());
        }
        match action {
            Action::Exchange { give, take } => self.exchange(seat, give, take, story),
            Action::Keep => self.keep(seat, story),
            Action::Bid(gifts) => self.bid(seat, gifts, story),
            Action::Withdraw => self.withdraw(seat, story),
            Action::Take => self.take_unwanted(seat, story),
            Action::BuyOut(card) => self.buy_out(seat, card, story),
        }
        .map_err(Refusal::from)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen(viewer))
    }

    fn tell(event: &Event) -> Line {
        event.line()
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn imagine(view: &View, edition: &Arc<Edition>, chance: &mut Chance) -> Self {
        crate::imagine::imagine(view, edition, chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { married } = self.phase else { return None };
        Some(self.final_count(married))
    }

    #[inline]
    fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    fn audit(&self) -> Result<(), String> {
        let mut cards = Cards::default();
        let everywhere = (self.stack.iter().copied())
            .chain(self.table.iter().copied())
            .chain(self.discarded.iter())
            .chain(self.hands.iter().flat_map(|hand| hand.iter()));
        for card in everywhere {
            if cards.count(card) == 2 {
                return Err(format!("there are three of {card}"));
            }
            cards.insert(card);
        }
        let deck: Cards = self.edition.deck.iter().filter(|card| !self.removed.contains(card.colour())).collect();
        if cards != deck {
            return Err(format!("the cards are {cards:?}, not {deck:?}"));
        }
        for seat in Seat::all(self.seats) {
            let mut hidden = self.hands[seat.index()];
            if !self.seen[seat.index()].iter().all(|card| hidden.remove(card)) {
                return Err(format!("seat {} was seen to take what it doesn't hold", seat.0));
            }
        }
        let gifts = self.gifts.iter().fold(self.spent, |all, gifts| all.with(*gifts));
        if gifts != Gifts::of_each(self.edition.gifts * self.seats) {
            return Err(format!("the gifts add up to {gifts:?}"));
        }
        Ok(())
    }
}

impl Tante {
    fn offers_in_turn(&self, seat: Seat, into: &mut Vec<Action>) {
        match &self.phase {
            Phase::Exchange => self.exchange_offers(into),
            Phase::Auction(auction) => self.bid_offers(auction, into),
            Phase::Duty { .. } => self.duty_offers(seat, into),
            Phase::Over { .. } => {}
        }
    }

    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.left(self.seats)
    }

    /// The three cards go to `seat`, before everybody's eyes; then the role passes to the left (T19).
    pub(crate) fn hand_over(&mut self, seat: Seat) -> [Card; 3] {
        let cards = self.three();
        self.table.clear();
        for card in cards {
            self.hands[seat.index()].insert(card);
            self.seen[seat.index()].insert(card);
        }
        cards
    }

    /// The next round (T19), or the end when the stack is empty (T20).
    pub(crate) fn next_round(&mut self, story: &mut impl Story<Event>) {
        if self.stack.is_empty() {
            story.add(Event::StackTaken);
            self.finish(false, story);
        } else {
            self.aunt = self.left_of(self.aunt);
            self.turn_up(story);
        }
    }

    pub(crate) fn three(&self) -> [Card; 3] {
        self.table[..].try_into().expect("three cards lie on the table while they are played for")
    }

    /// Takes a card that everybody now sees out of a hand; a card they had seen going in is the first to go.
    pub(crate) fn lay_open(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.seen[seat.index()].remove(card);
    }
}
