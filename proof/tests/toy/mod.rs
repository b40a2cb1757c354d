//! A small sound game that uses everything a game can use: hidden cards, chance, a range, an alarm. With a flaw, it breaks one promise.
//!
//! Twenty cards, two in every hand. Everybody has two turns: show a card, call a number from 1 to 100, or draw a card.
//! The second time nobody waits: after a second the turn passes. By the rules of number 1 one called from 1 to 200.

use std::sync::Arc;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

use proof::{Company, Sight, Subject};
use serde::{Deserialize, Serialize};
use tabletop::{
    Chance, Choice, Game, Input, Line, Moment, Outcome, Refusal, RuleId, Seat, SeatSet, Setup, Story, Viewer,
};
use words::Words;

/// What is wrong with the toy.
pub mod flaw {
    pub const NONE: u8 = 0;
    pub const LEAKY_VIEW: u8 = 1;
    pub const LEAKY_EVENT: u8 = 2;
    pub const LEAKY_OFFERS: u8 = 3;
    pub const LEAKY_REFUSAL: u8 = 4;
    pub const LEAKY_OPENING: u8 = 5;
    pub const LEAKY_WAITING: u8 = 6;
    pub const REFUSED_OFFER: u8 = 7;
    pub const DOUBLE_OFFER: u8 = 8;
    pub const TRACE: u8 = 9;
    pub const LENIENT: u8 = 10;
    pub const STUCK: u8 = 11;
    pub const ENDLESS: u8 = 12;
    pub const LOST_CARD: u8 = 13;
    pub const EARLY_ALARM: u8 = 14;
    pub const WRONG_IMAGINATION: u8 = 15;
    pub const UNKNOWN_RULE: u8 = 16;
    pub const GHOST: u8 = 17;
    pub const ANY_SIZE: u8 = 18;
    pub const MOODY: u8 = 19;
    pub const UNSAID: u8 = 20;
    pub const MUTE: u8 = 21;
    pub const STRANGERS_WELCOME: u8 = 22;
    pub const LEAKY_STEP: u8 = 23;
    pub const DEAF: u8 = 24;
    pub const WRONG_END: u8 = 25;
    pub const LEAKY_REVEAL: u8 = 26;
    pub const NEWEST_ONLY: u8 = 27;
    pub const FORGETFUL: u8 = 28;
    pub const LOST_CARD_ONCE: u8 = 29;
}

/// More than hands and draws can use up.
const CARDS: u8 = 20;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toy<const FLAW: u8> {
    rules: u16,
    edition: Arc<Plain>,
    hands: Vec<Vec<u8>>,
    stack: Vec<u8>,
    shown: Vec<u8>,
    turn: u8,
    since: Moment,
    called: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plain;

impl tabletop::Edition for Plain {
    fn parse(_: &str) -> Result<Self, String> {
        Ok(Plain)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NoOptions;

impl tabletop::Options for NoOptions {
    const CHOICES: &'static [Choice] = &[];
    fn value(&self, _: &Choice) -> &'static str {
        ""
    }
    fn choose(&mut self, _: &Choice, _: &'static str) {}
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Act {
    Show(u8),
    Call(u8),
    Draw,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Happened {
    Dealt(Seat, Option<Vec<u8>>),
    Shown(Seat, u8),
    /// The last number is only there for a moody game.
    Called(Seat, u8, u32),
    Drew(Seat, Option<u8>),
    Passed(Seat),
    Ended,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sees {
    viewer: Viewer,
    rules: u16,
    counts: Vec<usize>,
    hand: Vec<u8>,
    shown: Vec<u8>,
    stack: usize,
    turn: u8,
    since: Moment,
    called: Option<u8>,
    leak: u8,
}

impl<const FLAW: u8> Toy<FLAW> {
    fn mover(&self) -> Option<Seat> {
        (self.turn < 2 * self.seats()).then(|| Seat(self.turn % self.seats()))
    }

    fn second_time(&self) -> bool {
        self.turn >= self.seats()
    }

    fn go_on(&mut self, now: Moment, story: &mut impl Story<Happened>) {
        self.turn += 1;
        self.since = now;
        if self.mover().is_none() {
            story.add(Happened::Ended);
        }
    }

    fn loses_shown_cards(&self) -> bool {
        FLAW == flaw::LOST_CARD || FLAW == flaw::LOST_CARD_ONCE && self.rules == 1
    }

    /// A secret of somebody other than `seat`.
    fn secret(&self, seat: Seat) -> bool {
        self.hands[seat.left(self.seats()).index()].first().is_some_and(|card| *card > CARDS / 2)
    }
}

/// The highest number that can be called.
fn highest(rules: u16) -> u8 {
    if rules >= 2 { 100 } else { 200 }
}

fn no(rule: &'static str, because: &'static str) -> Refusal {
    Refusal { rule: RuleId(rule), because: Line::new(because) }
}

impl<const FLAW: u8> Game for Toy<FLAW> {
    type Edition = Plain;
    type Options = NoOptions;
    type Action = Act;
    type Event = Happened;
    type View = Sees;

    const NAME: &'static str = "toy";
    const RULES: u16 = 2;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=3;
    const EDITIONS: &'static [(&'static str, &'static str)] = &[("plain", "")];
    const ENDINGS: &'static [&'static str] = &["loud", "silent"];

    fn set_up(setup: &Setup<Self>, chance: &mut Chance, story: &mut impl Story<Happened>) -> Result<Self, Refusal> {
        if !Self::SEATS.contains(&setup.seats) && (FLAW != flaw::ANY_SIZE || setup.seats != 4) {
            return Err(no("R1", "no-seats"));
        }
        let mut stack: Vec<u8> = (1..=CARDS).collect();
        chance.shuffle(&mut stack);
        let mut hands = Vec::new();
        for seat in Seat::all(setup.seats) {
            let mut hand = stack.split_off(stack.len() - 2);
            hand.sort();
            story.add(Happened::Dealt(seat, Some(hand.clone())));
            hands.push(hand);
        }
        let edition = setup.edition.clone();
        let rules = if FLAW == flaw::NEWEST_ONLY { Self::RULES } else { setup.rules };
        Ok(Toy { rules, edition, hands, stack, shown: Vec::new(), turn: 0, since: Moment(0), called: None })
    }

    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn rules(&self) -> u16 {
        self.rules
    }

    fn edition(&self) -> &Arc<Plain> {
        &self.edition
    }

    fn offers(&self, seat: Seat, into: &mut Vec<Act>) {
        if self.mover() != Some(seat) || FLAW == flaw::MUTE || (FLAW == flaw::STUCK && self.second_time()) {
            return;
        }
        into.extend(self.hands[seat.index()].iter().map(|card| Act::Show(*card)));
        into.extend([Act::Call(1), Act::Call(50), Act::Draw]);
        if FLAW == flaw::DOUBLE_OFFER {
            into.push(Act::Draw);
        }
        if FLAW == flaw::LEAKY_OFFERS && self.secret(seat) {
            into.push(Act::Call(100));
        }
    }

    fn in_range(&self, seat: Seat, action: &Act) -> bool {
        self.mover() == Some(seat) && matches!(action, Act::Call(number) if (1..=highest(self.rules)).contains(number))
    }

    fn waits_for(&self, seat: Seat) -> bool {
        let leak = FLAW == flaw::LEAKY_WAITING && self.mover() == Some(seat) && self.secret(seat);
        self.mover() == Some(seat) && !self.second_time() || leak
    }

    fn play(
        &mut self,
        now: Moment,
        input: Input<Act>,
        _: &mut Chance,
        story: &mut impl Story<Happened>,
    ) -> Result<(), Refusal> {
        let Some(mover) = self.mover() else { return Err(no("R2", "no-more")) };
        let (seat, act) = match input {
            Input::Alarm if FLAW != flaw::EARLY_ALARM && self.alarm().is_none_or(|due| now < due) => {
                return Err(no("R3", "no-clock"));
            }
            Input::Alarm => {
                story.add(Happened::Passed(mover));
                self.go_on(now, story);
                return Ok(());
            }
            Input::Act(seat, act) => (seat, act),
        };
        if seat != mover && !(FLAW == flaw::STRANGERS_WELCOME && seat.0 >= self.seats()) {
            return Err(no(if FLAW == flaw::UNKNOWN_RULE { "R9" } else { "R2" }, "no-turn"));
        }
        let loses = self.loses_shown_cards();
        let hand = &mut self.hands[mover.index()];
        match act {
            Act::Show(card) => {
                let Some(place) = hand.iter().position(|held| *held == card) else {
                    if FLAW == flaw::TRACE {
                        self.called = Some(card);
                    }
                    if FLAW == flaw::LEAKY_REFUSAL && self.stack.contains(&card) {
                        return Err(no("R2", "no-turn"));
                    }
                    return Err(no("R2", "no-card"));
                };
                hand.remove(place);
                if !loses {
                    self.shown.push(card);
                }
                story.add(Happened::Shown(mover, card));
            }
            Act::Call(50) if FLAW == flaw::REFUSED_OFFER => return Err(no("R2", "no-number")),
            Act::Call(number) => {
                let most = highest(self.rules) + u8::from(FLAW == flaw::LENIENT);
                if !(1..=most).contains(&number) {
                    return Err(no("R2", "no-number"));
                }
                static MOOD: AtomicU32 = AtomicU32::new(0);
                let mood = if FLAW == flaw::MOODY { MOOD.fetch_add(1, Ordering::Relaxed) } else { 0 };
                story.add(Happened::Called(mover, number, mood));
                if FLAW == flaw::LEAKY_STEP && self.secret(mover) {
                    story.add(Happened::Passed(mover));
                }
                if FLAW == flaw::LEAKY_REVEAL && self.secret(mover) {
                    let card = self.stack.pop().expect("there are more cards than turns");
                    self.shown.push(card);
                    story.add(Happened::Shown(mover, card));
                }
                if FLAW != flaw::DEAF || story.is_heard() {
                    self.called = Some(number);
                }
            }
            Act::Draw => {
                let card = self.stack.pop().expect("there are more cards than turns");
                hand.push(card);
                hand.sort();
                story.add(Happened::Drew(mover, Some(card)));
            }
        }
        if FLAW == flaw::ENDLESS && self.second_time() {
            self.since = now;
        } else {
            self.go_on(now, story);
        }
        Ok(())
    }

    fn alarm(&self) -> Option<Moment> {
        let runs = self.mover().is_some() && self.second_time() && FLAW != flaw::STUCK;
        runs.then(|| self.since + if FLAW == flaw::ENDLESS { 1_000_000 } else { 1000 })
    }

    fn view(&self, viewer: Viewer) -> Sees {
        let hand = viewer.seat().map_or(Vec::new(), |seat| self.hands[seat.index()].clone());
        let leak = if FLAW == flaw::LEAKY_VIEW { self.stack.last().copied().unwrap_or(0) } else { 0 };
        let counts = self.hands.iter().map(Vec::len).collect();
        let Toy { rules, turn, since, called, .. } = *self;
        let shown = self.shown.clone();
        let stack = self.stack.len();
        Sees { viewer, rules, counts, hand, shown, stack, turn, since, called, leak }
    }

    fn seen(event: &Happened, viewer: Viewer) -> Option<Happened> {
        Some(match event {
            Happened::Dealt(seat, _) if !viewer.is(*seat) && FLAW != flaw::LEAKY_OPENING => {
                Happened::Dealt(*seat, None)
            }
            Happened::Drew(seat, _) if !viewer.is(*seat) && FLAW != flaw::LEAKY_EVENT => Happened::Drew(*seat, None),
            Happened::Called(seat, number, _) => Happened::Called(*seat, *number, 0),
            event => event.clone(),
        })
    }

    fn tell(event: &Happened) -> Line {
        match event {
            Happened::Dealt(seat, _) => Line::new("dealt").with("seat", *seat),
            Happened::Shown(seat, card) => Line::new("shown").with("seat", *seat).with("card", *card),
            Happened::Called(seat, number, _) => Line::new("called").with("seat", *seat).with("number", *number),
            Happened::Drew(seat, _) if FLAW == flaw::UNSAID => Line::new("drawn").with("seat", *seat),
            Happened::Drew(seat, _) => Line::new("drew").with("seat", *seat),
            Happened::Passed(seat) => Line::new("passed").with("seat", *seat),
            Happened::Ended => Line::new("ended"),
        }
    }

    fn reveals(event: &Happened) -> bool {
        matches!(event, Happened::Dealt(..) | Happened::Shown(..) | Happened::Drew(..))
    }

    fn imagine(view: &Sees, edition: &Arc<Plain>, chance: &mut Chance) -> Self {
        let known = |card: &u8| view.hand.contains(card) || view.shown.contains(card);
        let mut cards: Vec<u8> = (1..=CARDS).filter(|card| !known(card)).collect();
        chance.shuffle(&mut cards);
        let hands = view.counts.iter().enumerate().map(|(seat, count)| {
            let own = view.viewer.is(Seat(seat as u8)) && FLAW != flaw::WRONG_IMAGINATION;
            let mut hand = if own { view.hand.clone() } else { cards.split_off(cards.len().saturating_sub(*count)) };
            hand.sort();
            hand
        });
        let hands = hands.collect();
        let Sees { turn, since, called, .. } = *view;
        let rules = if FLAW == flaw::FORGETFUL { Self::RULES } else { view.rules };
        Toy { rules, edition: edition.clone(), hands, stack: cards, shown: view.shown.clone(), turn, since, called }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.mover().is_some() {
            return None;
        }
        let loud = self.called.is_some() || !self.shown.is_empty();
        let scores = self.hands.iter().map(|hand| hand.len() as i32).collect();
        Some(Outcome { ending: if loud { "loud" } else { "silent" }, scores, winners: SeatSet::all(self.seats()) })
    }

    fn is_over(&self) -> bool {
        self.mover().is_none() && FLAW != flaw::WRONG_END
    }

    fn audit(&self) -> Result<(), String> {
        let mut cards = [self.hands.concat(), self.stack.clone(), self.shown.clone()].concat();
        cards.sort();
        if cards.iter().copied().eq(1..=CARDS) { Ok(()) } else { Err(format!("the cards are {cards:?}")) }
    }
}

#[derive(Debug, Clone, Copy)]
pub struct ToySubject<const FLAW: u8>;

impl<const FLAW: u8> Subject for ToySubject<FLAW> {
    type Game = Toy<FLAW>;
    type Piece = u8;
    const LONGEST: usize = 6;

    fn any_action(&self, _: &Sees, chance: &mut Chance) -> Act {
        match chance.below(3) {
            0 => Act::Show(chance.below(u32::from(CARDS) + 2) as u8),
            1 => Act::Call(*chance.pick(&[0, 1, 7, 50, 100, 101, 200, 201, 255]).expect("there are numbers")),
            _ => Act::Draw,
        }
    }

    fn lawful(&self, view: &Sees, seat: Seat, action: &Act) -> bool {
        let seats = view.counts.len() as u8;
        let turn = view.turn < 2 * seats && view.turn % seats == seat.0;
        turn && match action {
            Act::Show(card) => view.hand.contains(card),
            Act::Call(number) => (1..=if view.rules == 1 { 200 } else { 100 }).contains(number),
            Act::Draw => true,
        }
    }

    fn hidden_zones(&self, game: &Toy<FLAW>, viewer: Viewer) -> Vec<Vec<u8>> {
        let hand =
            |(seat, hand): (usize, &Vec<u8>)| if viewer.is(Seat(seat as u8)) { Vec::new() } else { hand.clone() };
        game.hands.iter().enumerate().map(hand).chain([game.stack.clone()]).collect()
    }

    fn with_hidden_zones(&self, game: &Toy<FLAW>, viewer: Viewer, zones: &[Vec<u8>]) -> Toy<FLAW> {
        let mut other = game.clone();
        for seat in Seat::all(game.seats()).filter(|seat| !viewer.is(*seat)) {
            other.hands[seat.index()].clone_from(&zones[seat.index()]);
            other.hands[seat.index()].sort();
        }
        other.stack.clone_from(&zones[game.hands.len()]);
        other
    }

    fn opening_of(&self, opening: &[Happened], world: &Toy<FLAW>) -> Vec<Happened> {
        let retold = |event: &Happened| match event {
            Happened::Dealt(seat, _) => Happened::Dealt(*seat, Some(world.hands[seat.index()].clone())),
            event => event.clone(),
        };
        opening.iter().map(retold).collect()
    }

    fn event_kinds(&self) -> Vec<&'static str> {
        let ghost = (FLAW == flaw::GHOST).then_some("ghost");
        ["dealt", "shown", "called", "drew", "passed", "ended"].into_iter().chain(ghost).collect()
    }

    fn kind_of(&self, event: &Happened) -> &'static str {
        match event {
            Happened::Dealt(..) => "dealt",
            Happened::Shown(..) => "shown",
            Happened::Called(..) => "called",
            Happened::Drew(..) => "drew",
            Happened::Passed(..) => "passed",
            Happened::Ended => "ended",
        }
    }

    fn refusals(&self) -> Vec<&'static str> {
        vec!["no-seats", "no-more", "no-clock", "no-turn", "no-card", "no-number"]
    }

    fn rules(&self) -> Vec<String> {
        vec!["R1".into(), "R2".into(), "R3".into()]
    }

    fn words(&self) -> &Words {
        static WORDS: LazyLock<Words> = LazyLock::new(|| {
            let text = "dealt = { $seat } gets cards.\nshown = { $seat } shows { $card }.\n\
                called = { $seat } calls { $number }.\ndrew = { $seat } draws.\npassed = { $seat } passes.\nended = Over.\n";
            Words::new(|_| text)
        });
        &WORDS
    }

    fn companies(&self) -> Vec<Company<Toy<FLAW>>> {
        vec![Company { name: "quiet", stack: None, choose: |_, _, _| (FLAW != flaw::STUCK).then_some(Act::Draw) }]
    }

    fn sights(&self) -> Vec<Sight<Toy<FLAW>>> {
        vec![Sight { name: "an empty hand", seen: |_, _, after| after.hands.iter().any(Vec::is_empty) }]
    }
}
