//! The whole truth of one match, and the door through which everything is played.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Game, Input, Line, Moment, Outcome, Refusal, Seat, SeatSet, Setup, Story, Viewer};

use crate::setup::Auction;
use crate::standing::Standing;
use crate::suitcase::{LeftOut, Suitcases, TownSet};
use crate::{
    Action, CARDS, Card, Cards, Day, Dollars, Edition, Ending, Event, Options, Reason, START_MONEY, Suitcase, Town,
    View,
};

/// One match of L'héritage de Maloney.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Maloney {
    /// The number of the rules it is played by.
    pub(crate) rules: u16,
    pub(crate) edition: Arc<Edition>,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// The top card is the last.
    pub(crate) pile: ArrayVec<Card, CARDS>,
    pub(crate) played: Cards,
    /// Every card that ever lay on the played pile: hands are never refilled, so it is in none of them.
    pub(crate) seen: Cards,
    /// What was turned up today, if it is a Sunday (M25): the cards of this town from two piles at most, and another.
    pub(crate) turned: ArrayVec<Card, 9>,
    pub(crate) hands: [Cards; 6],
    /// What every town's suitcase holds or held.
    pub(crate) suitcases: Suitcases,
    pub(crate) opened: TownSet,
    /// Whether one of them was opened today.
    pub(crate) opened_today: bool,
    /// The suitcases that nobody will see (M6).
    pub(crate) left_out: LeftOut,
    pub(crate) points: [i16; 6],
    pub(crate) money: [Dollars; 6],
    /// What the bank has taken in since the start, less what it has given out.
    pub(crate) bank: i64,
    pub(crate) jokers: SeatSet,
    pub(crate) car: Town,
    pub(crate) day: Day,
    /// Counted from 1.
    pub(crate) number: u16,
    /// Who drove last (M17).
    pub(crate) driver: Option<Seat>,
    /// Who is asked first in today's auctions (M14, in turn).
    pub(crate) opener: Option<Seat>,
    pub(crate) will: Option<Seat>,
    /// Who overbid today (M18).
    pub(crate) fined: SeatSet,
    pub(crate) phase: Phase,
    pub(crate) standing: [Standing; 6],
    /// What each player has chosen to play, until all have (M21).
    pub(crate) chosen: [Option<Cards>; 6],
}

/// What the game is waiting for. All of it is open; what is secret stands beside it in the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody's "ready", until this moment at most (M12).
    Ready { said: SeatSet, until: Moment },
    /// A live auction (M14).
    Live(Live),
    /// An auction in turn (M14).
    InTurn(InTurn),
    /// Where the driver goes (M15).
    Drive { driver: Seat },
    /// What everybody plays in this town, chosen in secret (M21).
    Cash,
    /// The end (M27).
    Over { ending: Ending },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Live {
    pub high: Option<(Seat, Dollars)>,
    /// Who has said "not at this price" since the last call.
    pub declined: SeatSet,
    /// How often was counted since the last call: never, once or twice.
    pub counted: u8,
    /// When the next count comes.
    pub next: Moment,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InTurn {
    pub turn: Seat,
    /// Who has not dropped out.
    pub inside: SeatSet,
    pub high: Option<(Seat, Dollars)>,
}

impl Phase {
    /// The one seat that is to move, where there is one.
    pub fn turn(&self) -> Option<Seat> {
        match self {
            Phase::InTurn(auction) => Some(auction.turn),
            Phase::Drive { driver } => Some(*driver),
            Phase::Ready { .. } | Phase::Live(_) | Phase::Cash | Phase::Over { .. } => None,
        }
    }

    /// The highest call of the auction that is on, if any.
    pub fn high(&self) -> Option<(Seat, Dollars)> {
        match self {
            Phase::Live(auction) => auction.high,
            Phase::InTurn(auction) => auction.high,
            _ => None,
        }
    }

    /// What a call must exceed, if an auction is on.
    pub fn price(&self) -> Option<Dollars> {
        matches!(self, Phase::Live(_) | Phase::InTurn(_)).then(|| price_of(self.high()))
    }
}

pub(crate) fn price_of(high: Option<(Seat, Dollars)>) -> Dollars {
    high.map_or(Dollars::NOTHING, |(_, sum)| sum)
}

impl Game for Maloney {
    type Edition = Edition;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "maloney";
    const RULES: u16 = 2;
    const SEATS: std::ops::RangeInclusive<u8> = 3..=6;
    const EDITIONS: &'static [(&'static str, &'static str)] =
        &[("ravensburger-1988", include_str!("../../editions/ravensburger-1988.toml"))];
    const ENDINGS: &'static [&'static str] = &Ending::NAMES;
    /// M28: scores are in tenths of points.
    const SCORE_PARTS: i32 = 10;

    fn set_up(setup: &Setup<Self>, chance: &mut Chance, story: &mut impl Story<Event>) -> Result<Self, Refusal> {
        Maloney::deal(setup, chance, story)
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
        if seat.0 >= self.seats {
            return;
        }
        match &self.phase {
            Phase::InTurn(auction) if auction.turn == seat => self.in_turn_offers(auction, into),
            Phase::Live(auction) => self.live_offers(auction, seat, into),
            Phase::Cash => self.cash_offers(seat, into),
            Phase::Ready { said, .. } if !said.contains(seat) => into.push(Action::Ready),
            Phase::Drive { driver } if *driver == seat => {
                into.extend_from_slice(&self.edition.roads(self.car).map(Action::Drive));
            }
            _ => {}
        }
    }

    fn in_range(&self, seat: Seat, action: &Action) -> bool {
        match *action {
            Action::Call(sum) => self.may_call(seat, sum).is_ok(),
            Action::StandingBid(limit) => self.may_stand(seat, limit).is_ok(),
            _ => false,
        }
    }

    #[inline]
    fn waits_for(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Ready { said, .. } => seat.0 < self.seats && !said.contains(seat),
            // In a live auction everybody may call and nobody is awaited.
            Phase::Live(_) | Phase::Over { .. } => false,
            Phase::InTurn(auction) => auction.turn == seat,
            Phase::Drive { driver } => *driver == seat,
            Phase::Cash => seat.0 < self.seats && self.chosen[seat.index()].is_none(),
        }
    }

    /// Whoever has dropped out of an auction in turn is out for good (M14); in a live one everybody may still call.
    fn looks_on(&self, seat: Seat) -> bool {
        matches!(&self.phase, Phase::InTurn(auction) if !auction.inside.contains(seat))
    }

    fn play(
        &mut self,
        now: Moment,
        input: Input<Action>,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Refusal> {
        if let Phase::Over { .. } = self.phase {
            return Err(Reason::GameOver.into());
        }
        let (seat, action) = match input {
            Input::Act(seat, action) => (seat, action),
            Input::Alarm => return self.strike(now, chance, story).map_err(Refusal::from),
        };
        if seat.0 >= self.seats {
            return Err(Reason::NotAtTheTable.into());
        }
        match action {
            Action::Ready => self.say_ready(seat, now, story),
            Action::Call(sum) => self.call(seat, sum, now, chance, story),
            Action::NotAtThisPrice(price) => self.decline(seat, price, now, chance, story),
            Action::DropOut => self.drop_out(seat, now, chance, story),
            Action::PlayJoker => self.play_joker(seat, story),
            Action::StandingBid(limit) => self.stand(seat, limit, now, chance, story),
            Action::Drive(town) => self.drive(seat, town, story),
            Action::Cash(cards) => self.choose(seat, cards, now, chance, story),
        }
        .map_err(Refusal::from)
    }

    #[inline]
    fn alarm(&self) -> Option<Moment> {
        match self.phase {
            Phase::Ready { until, .. } => Some(until),
            Phase::Live(auction) => Some(auction.next),
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

    fn binds(&self, action: &Action) -> bool {
        self.options.auction == Auction::Live && matches!(action, Action::Call(_) | Action::NotAtThisPrice(_))
    }

    fn asks_in_secret(&self) -> bool {
        // Bids in turn too: a standing bid that somebody leaves meanwhile is nobody else's business.
        matches!(self.phase, Phase::Ready { .. } | Phase::Live(_) | Phase::InTurn(_) | Phase::Cash)
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
        self.audit_suitcases()?;
        let money: i64 = self.money.iter().map(|money| i64::from(money.0)).sum();
        let dealt = i64::from(START_MONEY.0) * i64::from(self.seats);
        if money + self.bank != dealt {
            return Err(format!("the players have {money} and the bank {}, {dealt} were dealt", self.bank));
        }
        let auction = matches!(self.phase, Phase::Live(_) | Phase::InTurn(_));
        if !auction && self.standing != [Standing::default(); 6] {
            return Err("a standing bid outlived its auction".into());
        }
        if self.phase != Phase::Cash && self.chosen != [None; 6] {
            return Err("a choice outlived its day".into());
        }
        Ok(())
    }
}

impl Maloney {
    /// An alarm: a count, or the end of the wait for "ready".
    fn strike(&mut self, now: Moment, chance: &mut Chance, story: &mut impl Story<Event>) -> Result<(), Reason> {
        if self.alarm().is_none_or(|due| now < due) {
            return Err(Reason::NoClock);
        }
        match self.phase {
            Phase::Live(auction) => self.count(auction, now, chance, story),
            _ => self.open_live(now, story),
        }
        Ok(())
    }

    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.left(self.seats)
    }

    /// Begins a day (M11, M12, M25): with an auction, or with a free ride.
    pub(crate) fn begin_day(&mut self, now: Moment, chance: &mut Chance, story: &mut impl Story<Event>) {
        story.add(Event::DayBegan { day: self.day, number: self.number });
        self.fined = SeatSet::empty();
        self.opener = None;
        self.turned.clear();
        self.opened_today = false;
        if self.day == Day::Sunday && self.number > 1 {
            return self.ride_free(chance, story);
        }
        self.hold_auction(now, chance, story);
    }

    /// M24: the marker moves on.
    pub(crate) fn next_day(&mut self, now: Moment, chance: &mut Chance, story: &mut impl Story<Event>) {
        self.day = self.day.next();
        self.number += 1;
        self.begin_day(now, chance, story);
    }

    /// Whether the auction of this match is live.
    pub(crate) fn is_live(&self) -> bool {
        self.options.auction == Auction::Live
    }

    fn audit_cards(&self) -> Result<(), String> {
        let mut cards = self.played;
        let heaps = self.hands.iter().copied().chain(self.pile.iter().map(|card| Cards::from(*card)));
        for heap in heaps {
            if cards.with(heap).len() != cards.len() + heap.len() {
                return Err(format!("one of {heap:?} is in two places"));
            }
            cards = cards.with(heap);
        }
        if self.hands.iter().any(|hand| hand.without(self.seen) != *hand) || !self.seen.include(self.played) {
            return Err(format!("{:?} were seen, but lie elsewhere", self.seen));
        }
        if cards == Cards::ALL { Ok(()) } else { Err(format!("there are only {cards:?}")) }
    }

    fn audit_suitcases(&self) -> Result<(), String> {
        let mut suitcases: ArrayVec<Suitcase, 24> = self.suitcases.iter().chain(&self.left_out).copied().collect();
        suitcases.sort_unstable();
        if suitcases[..] == self.edition.suitcases[..] {
            Ok(())
        } else {
            Err(format!("the suitcases are {suitcases:?}"))
        }
    }
}
