//! The whole truth of one match, and the door through which everything is played.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Game, Input, Line, Moment, Outcome, Refusal, Seat, Setup, Story, Viewer};

use crate::edition::{CARDS_OF_EACH_BENEFACTOR, MOST_CARDS};
use crate::knowledge::{Knowledge, not_in};
use crate::person::MOST_PEOPLE;
use crate::{
    Action, Card, Cash, Edition, Ending, Event, Generation, Hand, Heirloom, Heirlooms, Options, Pair, People, Person,
    Shares, View,
};

/// One match of Die Erbraffer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Erbraffer {
    /// The number of the rules it is played by.
    pub(crate) rules: u16,
    pub(crate) edition: Arc<Edition>,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// The top card is the last.
    pub(crate) stack: ArrayVec<Card, MOST_CARDS>,
    /// The newest is the last.
    pub(crate) discards: ArrayVec<Card, MOST_CARDS>,
    pub(crate) knowledge: Knowledge,
    pub(crate) hands: [Hand; 6],
    /// Sorted, like the benefactors.
    pub(crate) portraits: [ArrayVec<Person, 2>; 6],
    pub(crate) benefactors: [ArrayVec<Person, 4>; 6],
    /// Benefactor cards that everybody saw when they were paid (E31).
    pub(crate) shown: [People; 6],
    /// Benefactors who were paid out: whoever holds a card of theirs has shown it.
    pub(crate) paid: People,
    /// By person.
    pub(crate) cash: [Cash; MOST_PEOPLE],
    /// By heirloom.
    pub(crate) holders: [Person; Heirloom::COUNT],
    /// Will markers (E20).
    pub(crate) dead: People,
    /// What players got from benefactors (E31).
    pub(crate) purses: [Cash; 6],
    /// What the bank took less what it paid.
    pub(crate) bank: i64,
    /// The hourglass's place on the calendar.
    pub(crate) hourglass: u8,
    /// The current one, counted from 0.
    pub(crate) generation: u8,
    /// How often somebody played or threw away (E35).
    pub(crate) turns: u16,
    /// Turns to come in the last round, once that has begun (E34).
    pub(crate) last_turns: Option<u8>,
    /// How many divisions there have been: the newest has this number.
    pub(crate) divisions: u16,
    pub(crate) answers: [Answer; 6],
    pub(crate) phase: Phase,
}

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A card, played or thrown away (E12, E13).
    Turn { seat: Seat },
    /// A will marker (E20).
    Death { seat: Seat },
    /// The division of an estate (E22).
    Division(Change),
    /// Everybody's answer to a division (E29).
    Window(Window),
    /// The end (E35, E36).
    Over { ending: Ending },
}

/// A change of generation that is under way (E22).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Change {
    /// Who moved the hourglass.
    pub mover: Seat,
    /// Who divides now, or has divided.
    pub divider: Seat,
    /// The spouses of all couples that are not yet settled.
    pub unsettled: People,
}

/// A division that can still be overthrown by a new will (E27).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window {
    pub change: Change,
    pub couple: Pair,
    /// The number of the division, which every answer names.
    pub division: u16,
    /// Who made it: the divider, or whoever found the newest will.
    pub author: Seat,
    pub shares: Shares,
    /// When the clock closes the window, if there is one.
    pub closes: Option<Moment>,
}

/// What a seat has said to the division as it stands (E29).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Nothing yet.
    #[default]
    Open,
    /// No new will against this division.
    Stands,
    /// No new will in this whole change.
    AllStand,
}

impl Game for Erbraffer {
    type Edition = Edition;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "erbraffer";
    const RULES: u16 = 2;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=6;
    const EDITIONS: &'static [(&'static str, &'static str)] =
        &[("ravensburger-1994", include_str!("../../editions/ravensburger-1994.toml"))];
    const ENDINGS: &'static [&'static str] = &["fortune", "draw", "trial"];

    fn set_up(setup: &Setup<Self>, chance: &mut Chance, story: &mut impl Story<Event>) -> Result<Self, Refusal> {
        Erbraffer::deal(setup, chance, story)
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
        match &self.phase {
            Phase::Turn { seat: turn } if *turn == seat => self.turn_offers(seat, into),
            Phase::Death { seat: turn } if *turn == seat => self.death_offers(into),
            Phase::Division(change) if change.divider == seat => self.division_offers(change, into),
            Phase::Window(window) => self.window_offers(window, seat, into),
            _ => {}
        }
    }

    fn in_range(&self, seat: Seat, action: &Action) -> bool {
        match (action, &self.phase) {
            (Action::Divide { couple, shares }, Phase::Division(change)) => {
                change.divider == seat && self.may_divide(change, *couple, shares).is_ok()
            }
            (Action::NewWill { division, shares }, Phase::Window(window)) => {
                self.may_find_new_will(window, seat, *division, shares).is_ok()
            }
            _ => false,
        }
    }

    #[inline]
    fn waits_for(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Turn { seat: turn } | Phase::Death { seat: turn } => *turn == seat,
            Phase::Division(change) => change.divider == seat,
            // With a clock the game goes on by itself.
            Phase::Window(window) => window.closes.is_none() && self.is_asked(seat),
            Phase::Over { .. } => false,
        }
    }

    fn play(
        &mut self,
        now: Moment,
        input: Input<Action>,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Refusal> {
        if let Phase::Over { ending } = self.phase {
            return Err(ending.refusal().into());
        }
        let Input::Act(seat, action) = input else { return self.time_up(now, story).map_err(Refusal::from) };
        match action {
            Action::Play { card, on } => self.play_card(seat, card, on, chance, story),
            Action::ThrowAway { cards } => self.throw_away(seat, cards, chance, story),
            Action::PlaceWill { person } => self.place_will(seat, person, story),
            Action::Divide { couple, shares } => self.divide(now, seat, couple, shares, story),
            Action::NewWill { division, shares } => self.find_new_will(now, seat, division, shares, chance, story),
            Action::LetStand { division } => self.let_stand(seat, division, Answer::Stands, story),
            Action::LetAllStand { division } => self.let_stand(seat, division, Answer::AllStand, story),
        }
        .map_err(Refusal::from)
    }

    fn alarm(&self) -> Option<Moment> {
        match &self.phase {
            Phase::Window(window) => window.closes,
            _ => None,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        event.seen(viewer)
    }

    fn tell(event: &Event) -> Line {
        event.line()
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn asks_in_secret(&self) -> bool {
        matches!(self.phase, Phase::Window(_))
    }

    fn imagine(view: &View, edition: &Arc<Edition>, chance: &mut Chance) -> Self {
        crate::imagine::imagine(view, edition, chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { ending } = self.phase else { return None };
        Some(self.final_count(ending))
    }

    #[inline]
    fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_cards()?;
        self.audit_secret_cards()?;
        self.audit_money()
    }
}

impl Erbraffer {
    /// The people who live now.
    #[inline]
    pub(crate) fn current(&self) -> &Generation {
        &self.edition.generations[self.generation as usize]
    }

    /// The people of the current generation whom cards can touch (E12, E20).
    #[inline]
    pub(crate) fn alive(&self) -> People {
        self.current().people().without(self.dead)
    }

    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.left(self.seats)
    }

    #[inline]
    pub(crate) fn cash(&self, person: Person) -> Cash {
        self.cash[person.index()]
    }

    /// What lies beside any of these people.
    #[inline]
    pub(crate) fn heirlooms_of(&self, people: People) -> Heirlooms {
        let bit = |heirloom: Heirloom| u8::from(people.contains(self.holders[heirloom.index()])) << heirloom as u8;
        Heirlooms::from_bits(Heirloom::all().map(bit).sum())
    }

    fn audit_cards(&self) -> Result<(), String> {
        let hands = self.hands.iter().flat_map(|hand| hand.iter());
        let mut cards: Vec<Card> =
            hands.chain(self.stack.iter().copied()).chain(self.discards.iter().copied()).collect();
        cards.sort();
        if cards[..] != self.edition.deck[..] {
            return Err(format!("the influence cards are {cards:?}"));
        }
        let mut stack = self.stack.clone();
        stack.sort_unstable();
        for seat in Seat::all(self.seats) {
            let possible = self.knowledge.of_stack(Viewer::Seat(seat));
            if possible.is_some_and(|possible| !not_in(&stack, &possible).is_empty()) {
                return Err(format!("seat {} knows that the stack is not {stack:?}", seat.0));
            }
        }
        for seat in Seat::all(6) {
            let expected = if seat.0 < self.seats { self.edition.hand } else { 0 };
            if self.hands[seat.index()].len() != usize::from(expected) {
                return Err(format!("seat {} holds {:?}", seat.0, self.hands[seat.index()]));
            }
        }
        Ok(())
    }

    fn audit_secret_cards(&self) -> Result<(), String> {
        let mut portraits: Vec<Person> = self.portraits.iter().flatten().copied().collect();
        let mut benefactors: Vec<Person> = self.benefactors.iter().flatten().copied().collect();
        portraits.sort();
        benefactors.sort();
        if !portraits.is_sorted_by(|one, next| one < next)
            || portraits.iter().any(|person| !self.edition.last_heirs().contains(*person))
        {
            return Err(format!("the portraits are {portraits:?}"));
        }
        let three = benefactors.windows(CARDS_OF_EACH_BENEFACTOR + 1).any(|cards| cards[0] == cards[cards.len() - 1]);
        if three || benefactors.iter().any(|person| !self.edition.benefactors().contains(*person)) {
            return Err(format!("the benefactor cards are {benefactors:?}"));
        }
        for seat in Seat::all(self.seats) {
            let portraits = &self.portraits[seat.index()];
            let cards = &self.benefactors[seat.index()];
            let sizes = (portraits.len() as u8, cards.len() as u8);
            if sizes != (self.edition.portraits(self.seats), self.edition.benefactor_cards(self.seats)) {
                return Err(format!("seat {} holds {portraits:?} and {cards:?}", seat.0));
            }
            if !self.is_lawful_hand(cards) {
                return Err(format!("seat {} should have handed in {cards:?} (E10)", seat.0));
            }
            let paid: People = cards.iter().copied().filter(|person| self.paid.contains(*person)).collect();
            if self.shown[seat.index()] != paid {
                return Err(format!("seat {} has shown {:?} of {cards:?}", seat.0, self.shown[seat.index()]));
            }
        }
        Ok(())
    }

    /// Every coin is on a person, with a player or in the bank, and only those who live or will live have any.
    fn audit_money(&self) -> Result<(), String> {
        let people: i64 = self.cash.iter().map(|cash| i64::from(*cash)).sum();
        let purses: i64 = self.purses.iter().map(|purse| i64::from(*purse)).sum();
        if people + purses + self.bank != self.edition.coins() {
            return Err(format!("{people} on people, {purses} with players and {} in the bank", self.bank));
        }
        let past = self.edition.generations.iter().take(self.generation as usize);
        if let Some(person) = past.flat_map(|old| old.people().iter()).find(|person| self.cash(*person) > 0) {
            return Err(format!("{person} is long dead and has {}", self.cash(person)));
        }
        // While estates are divided some heirlooms are with the next generation already.
        let mut owners = self.current().married;
        if matches!(self.phase, Phase::Division(_) | Phase::Window(_)) {
            owners = owners.and(self.edition.generations[usize::from(self.generation) + 1].married);
        }
        match self.holders.iter().find(|person| !owners.contains(**person)) {
            Some(person) => Err(format!("an heirloom lies beside {person}")),
            None => Ok(()),
        }
    }
}
