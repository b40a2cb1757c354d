//! The log of a match: what would come of an input, and taking it in once it is saved.

use std::any::Any;

use face::{Face, Fields};
use serde::Serialize;
use serde_json::Value;
use shelf::Title;
use tabletop::{
    By, Chance, Entry, Game, Head, Input, Moment, NotTaken, Outcome, Refusal, Row, Seat, SeatSet, Told, Viewer,
};

use super::{Action, AnyAction, Event, Match, json};
use crate::command::{CommandError, Impossible};
use crate::recent_story::Recent;
use store::LogRow;

/// In so many worlds that fit what everybody sees it is looked who is asked in secret: whoever may be, is in one of them.
const IMAGINED: usize = 24;

/// The log of a match: what was played, what may be played now, and what comes of it.
pub trait Log {
    /// Takes in a row that was saved by somebody else: all of it is played again, and compared.
    fn follow(&mut self, row: &LogRow) -> Result<(), String>;
    /// Takes in what was considered here, once it is saved: nothing is played again.
    fn accept(&mut self, step: Step);
    /// The row that this form of `seat` would add to the log.
    fn consider_form(&self, at: Moment, seat: Seat, accepted: u32, fields: &Fields) -> Result<Considered, NotPlayed>;
    /// The row that this action would add to the log.
    fn consider_action(&self, at: Moment, by: By, seat: Seat, action: &AnyAction) -> Result<Considered, NotPlayed>;
    /// When the rules want their alarm.
    fn alarm(&self) -> Option<Moment>;
    /// The row that the alarm, due at this moment, adds to the log.
    fn consider_alarm(&self, due: Moment) -> Result<Considered, NotPlayed>;
    /// The row that says the house was away for so many milliseconds.
    fn consider_resume(&self, slept: u64) -> Result<Considered, NotPlayed>;
    /// What this seat could take back: its last move, and everything after it.
    fn take_back(&self, seat: Seat) -> Option<TakeBack>;
    /// The row that goes back to row `to`.
    fn consider_take_back(&self, at: Moment, to: u64) -> Result<Considered, NotPlayed>;
    fn consider_pause(&self, at: Moment) -> Result<Considered, NotPlayed>;
    fn is_paused(&self) -> bool;
    /// How many inputs of this seat were ever accepted.
    fn accepted(&self, seat: Seat) -> u32;
    fn seq(&self) -> u64;
    /// The row of the last move that this seat's owner made, not a bot for them.
    fn last_move(&self, seat: Seat) -> Option<u64>;
    /// Whether something has happened after this row that everybody could see: not so an answer in secret.
    fn has_news_since(&self, seq: u64) -> bool;
    /// The moment of the last row that everybody could see.
    fn quiet_since(&self) -> Moment;
    /// The moment of the last row.
    fn now(&self) -> Moment;
    fn slept(&self) -> u64;
    fn waits_for(&self, seat: Seat) -> bool;
    /// Who is asked now, as everybody may know.
    fn asked(&self) -> Asked;
    /// What changes about that by this step: it is worked out only where somebody is to be told.
    fn asks_anew(&self, step: &Step) -> AsksAnew;
    /// Whether this seat may do something now, waited for or not.
    fn may_act(&self, seat: Seat) -> bool;
    /// Whether this seat can only look on until what is going on is settled.
    fn looks_on(&self, seat: Seat) -> bool;
    fn outcome(&self) -> Option<Outcome>;
    fn head(&self) -> &Head;
    /// The log, as it is saved.
    fn rows(&self) -> Vec<LogRow>;
    fn record(&self) -> Value;
    /// What the house may tell of its secret before the end.
    fn commitment(&self) -> Option<String>;
}

/// What was worked out for a row, to be taken in by the same match once the row is saved.
pub struct Step(Box<dyn Any + Send>);

impl std::fmt::Debug for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Step")
    }
}

/// A row worked out but not yet saved, and what comes after it.
#[derive(Debug)]
pub struct Considered {
    pub row: LogRow,
    /// How the game ends with it, if it does.
    pub outcome: Option<Outcome>,
    /// When the rules then want their alarm, in milliseconds since the start, sleep included.
    pub alarm: Option<u64>,
    /// Who then may do something.
    pub acting: SeatSet,
    pub step: Step,
}

/// Who is asked for a move, as everybody may know. Who answers can be a secret; then these are all who may be asked for all that
/// anybody can see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Asked {
    pub seats: SeatSet,
    pub in_secret: bool,
}

/// What a step changes about who is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AsksAnew {
    /// These are not asked any more what they were asked before.
    pub over: SeatSet,
    /// These are asked something new.
    pub asked: SeatSet,
    pub in_secret: bool,
    /// Whether everybody could see that something has changed.
    pub is_public: bool,
}

/// How a seat's last move can be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TakeBack {
    /// The row before it.
    pub to: u64,
    /// Nothing was shown or drawn and nobody has acted since: nobody need be asked.
    pub free: bool,
}

/// Why nothing was played.
#[derive(Debug)]
pub enum NotPlayed {
    /// The rules say no.
    Refused(Refusal),
    /// The form was made for an earlier moment.
    Stale,
    /// The same form was sent twice; the first has been played.
    DoneAlready,
    /// The fields make no sense.
    Unreadable,
    Paused,
}

impl NotPlayed {
    /// Why a command at a table of this game was not carried out. That it was before is no reason.
    pub fn at(self, game: &str) -> CommandError {
        match self {
            NotPlayed::Refused(refusal) => CommandError::Refused { game: game.to_owned(), refusal: Box::new(refusal) },
            NotPlayed::Stale | NotPlayed::DoneAlready => Impossible::Stale.into(),
            NotPlayed::Unreadable => Impossible::Unreadable.into(),
            NotPlayed::Paused => Impossible::Paused.into(),
        }
    }
}

impl From<NotTaken> for NotPlayed {
    fn from(not_taken: NotTaken) -> NotPlayed {
        match not_taken {
            NotTaken::Refused(refusal) => NotPlayed::Refused(refusal),
            NotTaken::Paused => NotPlayed::Paused,
            NotTaken::AlarmDue(_) | NotTaken::NoAlarm | NotTaken::NothingThere { .. } => NotPlayed::Stale,
        }
    }
}

impl<T: Title> Log for Match<T> {
    fn follow(&mut self, row: &LogRow) -> Result<(), String> {
        let row = Self::parse(row).map_err(|error| error.to_string())?;
        if matches!(row.entry, Entry::TakeBack { .. }) {
            self.recent = Recent::default();
        }
        self.table.follow(row).map_err(|error| error.to_string())
    }

    fn accept(&mut self, Step(step): Step) {
        let step: tabletop::Step<T::Game> = *step.downcast().expect("a step goes back to the match that has made it");
        if matches!(step.row.entry, Entry::TakeBack { .. }) {
            self.recent = Recent::default();
        }
        self.table.accept(step);
    }

    fn consider_form(&self, at: Moment, seat: Seat, accepted: u32, fields: &Fields) -> Result<Considered, NotPlayed> {
        let action = T::Face::read(fields).ok_or(NotPlayed::Unreadable)?;
        let now = self.table.accepted(seat);
        if accepted.checked_add(1) == Some(now) && self.table.last_action(seat) == Some(&action) {
            return Err(NotPlayed::DoneAlready);
        }
        if accepted != now {
            return Err(NotPlayed::Stale);
        }
        self.consider(at, By::Person, Entry::Input(Input::Act(seat, action)))
    }

    fn consider_action(&self, at: Moment, by: By, seat: Seat, action: &AnyAction) -> Result<Considered, NotPlayed> {
        let action: &Action<T> = action.downcast_ref().ok_or(NotPlayed::Unreadable)?;
        self.consider(at, by, Entry::Input(Input::Act(seat, action.clone())))
    }

    fn alarm(&self) -> Option<Moment> {
        if self.table.is_paused() { None } else { self.table.state().alarm() }
    }

    fn consider_alarm(&self, due: Moment) -> Result<Considered, NotPlayed> {
        self.consider(due, By::Clock, Entry::Input(Input::Alarm))
    }

    fn consider_resume(&self, slept: u64) -> Result<Considered, NotPlayed> {
        self.consider(self.now(), By::Clock, Entry::Resume { slept })
    }

    fn take_back(&self, seat: Seat) -> Option<TakeBack> {
        let state = self.table.state();
        if state.is_over() || self.table.is_paused() {
            return None;
        }
        let of_seat = |row: &Row<Action<T>>| matches!(&row.entry, Entry::Input(Input::Act(by, _)) if *by == seat);
        let binds =
            |row: &Row<Action<T>>| matches!(&row.entry, Entry::Input(Input::Act(_, action)) if state.binds(action));
        let mut rows = self.table.standing().rev();
        let place = rows.by_ref().take_while(|row| !binds(row)).position(of_seat)?;
        let to = rows.next().map_or(0, |before| before.seq);
        let undone = self.table.story().iter().rev().take_while(|told| told.seq > to);
        let reveals = undone.filter(|told| !told.taken_back).any(|told| T::Game::reveals(&told.event));
        Some(TakeBack { to, free: place == 0 && !reveals && !state.asks_in_secret() })
    }

    fn consider_take_back(&self, at: Moment, to: u64) -> Result<Considered, NotPlayed> {
        self.consider(at, By::Person, Entry::TakeBack { to })
    }

    fn consider_pause(&self, at: Moment) -> Result<Considered, NotPlayed> {
        self.consider(at, By::Person, Entry::Pause)
    }

    fn is_paused(&self) -> bool {
        self.table.is_paused()
    }

    fn accepted(&self, seat: Seat) -> u32 {
        self.table.accepted(seat)
    }

    fn seq(&self) -> u64 {
        self.table.seq()
    }

    fn last_move(&self, seat: Seat) -> Option<u64> {
        let mine = |row: &&Row<Action<T>>| {
            row.by == By::Person && matches!(&row.entry, Entry::Input(Input::Act(by, _)) if *by == seat)
        };
        self.table.log().iter().rev().find(mine).map(|row| row.seq)
    }

    fn has_news_since(&self, seq: u64) -> bool {
        let mut told = self.table.story().iter().rev().take_while(|told| told.seq > seq);
        let mut rows = self.table.log().iter().rev().take_while(|row| row.seq > seq);
        told.any(Self::is_public) || rows.any(|row| !matches!(row.entry, Entry::Input(_)))
    }

    fn quiet_since(&self) -> Moment {
        let told = self.table.story().iter().rev().find(|told| Self::is_public(told)).map_or(0, |told| told.seq);
        let news = |row: &&Row<Action<T>>| row.seq == told || !matches!(row.entry, Entry::Input(_));
        self.table.log().iter().rev().find(news).map_or(Moment(0), |row| row.at)
    }

    fn now(&self) -> Moment {
        self.table.now()
    }

    fn slept(&self) -> u64 {
        self.table.slept()
    }

    fn waits_for(&self, seat: Seat) -> bool {
        self.table.state().waits_for(seat)
    }

    fn asked(&self) -> Asked {
        Self::asked_at(self.table.state(), self.table.is_paused())
    }

    fn asks_anew(&self, Step(step): &Step) -> AsksAnew {
        let Some(step) = step.downcast_ref::<tabletop::Step<T::Game>>() else { return AsksAnew::default() };
        let paused = match step.row.entry {
            Entry::Pause => true,
            // The house was away: nobody is asked anything else than before.
            Entry::Resume { .. } if !self.table.is_paused() => return AsksAnew::default(),
            Entry::Resume { .. } => false,
            _ => self.table.is_paused(),
        };
        if let Entry::Input(Input::Act(seat, _)) = &step.row.entry
            && self.table.state().asks_in_secret()
            && !step.events.iter().any(|event| T::Game::seen(event, Viewer::Public).is_some())
        {
            // Nobody else hears of it. Whoever has answered need not be told any more, and that is for themselves to see.
            let over = Some(*seat).filter(|seat| !step.state().waits_for(*seat)).into_iter().collect();
            return AsksAnew { over, ..AsksAnew::default() };
        }
        let before = self.asked();
        let after = Self::asked_at(step.state(), paused);
        let [over, asked] = match before.in_secret || after.in_secret {
            true => [before.seats, after.seats],
            false => [without(before.seats, after.seats), without(after.seats, before.seats)],
        };
        AsksAnew { over, asked, in_secret: after.in_secret, is_public: true }
    }

    fn may_act(&self, seat: Seat) -> bool {
        !self.offers(Viewer::Seat(seat)).is_empty()
    }

    fn looks_on(&self, seat: Seat) -> bool {
        self.table.state().looks_on(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.state().outcome()
    }

    fn head(&self) -> &Head {
        self.table.head()
    }

    fn rows(&self) -> Vec<LogRow> {
        self.table.log().iter().map(saved).collect()
    }

    fn record(&self) -> Value {
        serde_json::to_value(self.table.record()).expect("records are plain data")
    }

    fn commitment(&self) -> Option<String> {
        self.table.head().seed.commitment()
    }
}

impl<T: Title> Match<T> {
    fn consider(&self, at: Moment, by: By, entry: Entry<Action<T>>) -> Result<Considered, NotPlayed> {
        let step = self.table.consider(at, by, entry)?;
        let (paused, slept) = match step.row.entry {
            Entry::Pause => (true, 0),
            Entry::Resume { slept } => (false, slept),
            _ => (self.table.is_paused(), 0),
        };
        let row = saved(&step.row);
        let outcome = step.state().outcome();
        if paused || step.ends() {
            let step = Step(Box::new(step));
            return Ok(Considered { row, outcome, alarm: None, acting: SeatSet::empty(), step });
        }
        let state = step.state();
        let alarm = state.alarm().map(|due| due.0.saturating_add(self.table.slept()).saturating_add(slept));
        let mut offers = Vec::new();
        let acting = Seat::all(state.seats()).filter(|seat| {
            offers.clear();
            state.offers(*seat, &mut offers);
            !offers.is_empty()
        });
        let acting = acting.collect();
        Ok(Considered { row, outcome, alarm, acting, step: Step(Box::new(step)) })
    }

    fn asked_at(state: &T::Game, is_paused: bool) -> Asked {
        if is_paused || state.is_over() {
            return Asked::default();
        }
        let waited_for = |state: &T::Game| Seat::all(state.seats()).filter(|seat| state.waits_for(*seat)).collect();
        if !state.asks_in_secret() {
            return Asked { seats: waited_for(state), in_secret: false };
        }
        // Worked out from what everybody sees and from nothing else, so it tells nothing, whatever is true.
        let view = state.view(Viewer::Public);
        let mut chance = Chance::quick(0);
        let worlds = (0..IMAGINED).map(|_| T::Game::imagine(&view, state.edition(), &mut chance));
        let seats = worlds.flat_map(|world| {
            let seats: SeatSet = waited_for(&world);
            seats.iter().collect::<Vec<_>>()
        });
        Asked { seats: seats.collect(), in_secret: true }
    }

    fn parse(row: &LogRow) -> Result<Row<Action<T>>, serde_json::Error> {
        Ok(Row {
            seq: row.seq,
            at: Moment(row.at),
            by: serde_json::from_value(Value::from(row.by.as_str()))?,
            entry: serde_json::from_str(&row.entry)?,
            check: serde_json::from_value(Value::from(row.check.as_str()))?,
        })
    }

    fn is_public(told: &Told<Event<T>>) -> bool {
        T::Game::seen(&told.event, Viewer::Public).is_some()
    }
}

fn without(seats: SeatSet, others: SeatSet) -> SeatSet {
    seats.iter().filter(|seat| !others.contains(*seat)).collect()
}

/// A row as it is saved.
fn saved<A: Serialize>(row: &Row<A>) -> LogRow {
    let by = word(&row.by);
    let entry = json(&row.entry);
    let check = word(&row.check);
    LogRow { seq: row.seq, at: row.at.0, by, entry, check }
}

/// The text of something that is a plain string in JSON.
fn word(thing: &impl Serialize) -> String {
    json(thing).trim_matches('"').to_owned()
}
