//! A table folds the entries of a log into the state of a game, and says no to entries that don't fit.

use std::sync::Arc;

use crate::record::{By, Check, Entry, FORMAT, Head, Record, Row, SeedMaterial};
use crate::{Chance, Edition, Game, Input, MAX_SEATS, Moment, Options, Refusal, Seat, Setup};

/// A match in play: its record so far, and the state that it adds up to.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    head: Head,
    setup: Setup<G>,
    seed: [u8; 32],
    start: G,
    state: G,
    log: Vec<Row<G::Action>>,
    /// The rows whose inputs still stand, by their place in the log.
    standing: Vec<usize>,
    story: Vec<Told<G::Event>>,
    now: Moment,
    paused: bool,
    slept: u64,
    accepted: [u32; MAX_SEATS],
}

/// An event, the row it came from, and whether that row was taken back since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<E> {
    pub seq: u64,
    pub event: E,
    pub taken_back: bool,
}

/// An entry that fits, worked out but not yet part of the table: the house saves its row first, then has the table accept it.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    pub row: Row<G::Action>,
    pub events: Vec<G::Event>,
    state: G,
}

impl<G: Game> Step<G> {
    /// Whether the game is over after this step.
    pub fn ends(&self) -> bool {
        self.state.outcome().is_some()
    }

    /// The game after this step.
    pub fn state(&self) -> &G {
        &self.state
    }
}

/// Why an entry was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotTaken {
    #[error("refused by {}: {}", .0.rule, .0.because.id)]
    Refused(Refusal),
    #[error("an alarm is due first, at {}", .0.0)]
    AlarmDue(Moment),
    #[error("no alarm is due")]
    NoAlarm,
    #[error("the table is paused")]
    Paused,
    #[error("there is no standing move {to} to go back to")]
    NothingThere { to: u64 },
}

/// Why a record can't be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BrokenRecord {
    #[error("record format {0} is unknown here")]
    Format(u16),
    #[error("this is a record of {0}")]
    OtherGame(String),
    #[error("rules number {0} is unknown here")]
    Rules(u16),
    #[error("its edition is broken: {0}")]
    Edition(String),
    #[error("{0}")]
    Options(#[from] crate::UnknownOption),
    #[error("it can't be set up: {} ({})", .0.because.id, .0.rule)]
    SetUp(Refusal),
    #[error("row {seq} of its log: {why}")]
    Row { seq: u64, why: NotTaken },
    #[error("row {seq} of its log should be row {expected}")]
    OutOfOrder { seq: u64, expected: u64 },
    #[error("row {seq} of its log is earlier than the one before it")]
    BackInTime { seq: u64 },
    #[error("row {seq} of its log produced other events than were recorded")]
    Check { seq: u64 },
    #[error("its secret is not the one whose fingerprint was published at the start")]
    Commitment,
    #[error("it has shares for {shares} of {seats} seats")]
    Shares { shares: usize, seats: usize },
    #[error("its seal is broken: something in it was changed after it was written")]
    Seal,
}

impl<G: Game> Table<G> {
    /// Sets up the match that `head` describes.
    pub fn open(head: Head) -> Result<Self, BrokenRecord> {
        Self::understands(&head)?;
        let edition = Arc::new(G::Edition::parse(&head.edition).map_err(BrokenRecord::Edition)?);
        Self::open_with(head, edition)
    }

    /// The same with the edition already read: for whoever opens many tables of one edition.
    pub fn open_with(head: Head, edition: Arc<G::Edition>) -> Result<Self, BrokenRecord> {
        Self::understands(&head)?;
        let options = G::Options::from_pairs(head.options.iter().map(|(key, value)| (key.as_str(), value.as_str())))?;
        let seats = u8::try_from(head.seats.len()).unwrap_or(u8::MAX);
        let setup = Setup { rules: head.rules, edition, options, seats };
        let seed = head.seed.seed();
        let mut opening = Vec::new();
        let start = G::set_up(&setup, &mut Chance::of_step(&seed, 0), &mut opening).map_err(BrokenRecord::SetUp)?;
        Ok(Table {
            head,
            setup,
            seed,
            state: start.clone(),
            start,
            log: Vec::new(),
            standing: Vec::new(),
            story: opening.into_iter().map(|event| Told { seq: 0, event, taken_back: false }).collect(),
            now: Moment(0),
            paused: false,
            slept: 0,
            accepted: [0; MAX_SEATS],
        })
    }

    fn understands(head: &Head) -> Result<(), BrokenRecord> {
        if head.format != FORMAT {
            return Err(BrokenRecord::Format(head.format));
        }
        if head.game != G::NAME {
            return Err(BrokenRecord::OtherGame(head.game.clone()));
        }
        if head.rules == 0 || head.rules > G::RULES {
            return Err(BrokenRecord::Rules(head.rules));
        }
        Ok(())
    }

    /// Replays a whole record and compares every check.
    pub fn replay(record: Record<G::Action>) -> Result<Self, BrokenRecord> {
        let mut table = Self::open(record.head)?;
        record.log.into_iter().try_for_each(|row| table.follow(row))?;
        Ok(table)
    }

    /// Replays a whole record and proves besides that its deal followed from what was published and added, and that nobody
    /// has changed it since it was written.
    pub fn verify(record: Record<G::Action>) -> Result<Self, BrokenRecord> {
        let published = record.commitment.clone();
        if published.is_some() && published != record.head.seed.commitment() {
            return Err(BrokenRecord::Commitment);
        }
        if let SeedMaterial::Dealt { shares, .. } = &record.head.seed {
            let shares = shares.len();
            let seats = record.head.seats.len();
            if shares > 0 && shares != seats {
                return Err(BrokenRecord::Shares { shares, seats });
            }
        }
        let whole = record.is_whole();
        // The rows first: they can say where the trouble is.
        let table = Self::replay(record)?;
        if whole == Some(false) { Err(BrokenRecord::Seal) } else { Ok(table) }
    }

    /// The same match as it was after row `seq`.
    ///
    /// # Panics
    /// If its own log does not replay: then it was never followed.
    #[must_use]
    pub fn at(&self, seq: u64) -> Self {
        let mut table = Self::open_with(self.head.clone(), self.setup.edition.clone()).expect("it was opened before");
        let rows = self.log.iter().take_while(|row| row.seq <= seq).cloned();
        rows.for_each(|row| table.follow(row).expect("it was followed before"));
        table
    }

    /// Takes in a row that was saved before, and compares its check.
    pub fn follow(&mut self, row: Row<G::Action>) -> Result<(), BrokenRecord> {
        let seq = row.seq;
        if seq != self.seq() + 1 {
            return Err(BrokenRecord::OutOfOrder { seq, expected: self.seq() + 1 });
        }
        if row.at < self.now {
            return Err(BrokenRecord::BackInTime { seq });
        }
        let check = row.check;
        let step = self.consider(row.at, row.by, row.entry).map_err(|why| BrokenRecord::Row { seq, why })?;
        if step.row.check != check {
            return Err(BrokenRecord::Check { seq });
        }
        self.accept(step);
        Ok(())
    }

    /// Works out what an entry would do, without changing the table.
    pub fn consider(&self, at: Moment, by: By, entry: Entry<G::Action>) -> Result<Step<G>, NotTaken> {
        let at = at.max(self.now);
        let seq = self.seq() + 1;
        let mut state = self.state.clone();
        let mut events = Vec::new();
        match &entry {
            Entry::Input(_) if self.paused => return Err(NotTaken::Paused),
            Entry::Input(input) => {
                match (state.alarm(), input) {
                    (Some(due), Input::Act(..)) if due <= at => return Err(NotTaken::AlarmDue(due)),
                    (Some(due), Input::Alarm) if due > at => return Err(NotTaken::NoAlarm),
                    (None, Input::Alarm) => return Err(NotTaken::NoAlarm),
                    _ => {}
                }
                state
                    .play(at, input.clone(), &mut Chance::of_step(&self.seed, seq), &mut events)
                    .map_err(NotTaken::Refused)?;
            }
            Entry::TakeBack { to } => {
                let kept = self.standing.iter().take_while(|row| self.log[**row].seq <= *to);
                let last = kept.clone().last().map_or(0, |row| self.log[*row].seq);
                if last != *to || self.standing.last().is_none_or(|row| self.log[*row].seq == *to) {
                    return Err(NotTaken::NothingThere { to: *to });
                }
                state = self.start.clone();
                for row in kept.map(|row| &self.log[*row]) {
                    let Entry::Input(input) = &row.entry else { continue };
                    let mut chance = Chance::of_step(&self.seed, row.seq);
                    state.play(row.at, input.clone(), &mut chance, &mut crate::Silence).map_err(NotTaken::Refused)?;
                }
            }
            Entry::Pause if self.paused => return Err(NotTaken::Paused),
            Entry::Pause | Entry::Resume { .. } => {}
        }
        let row = Row { seq, at, by, entry, check: Check::of(&events) };
        Ok(Step { row, events, state })
    }

    /// Makes a step part of the table.
    ///
    /// # Panics
    /// If the step was worked out for another moment of the table.
    pub fn accept(&mut self, step: Step<G>) {
        let Step { row, events, state } = step;
        assert_eq!(row.seq, self.seq() + 1, "a step belongs to the row it was worked out for");
        self.state = state;
        self.now = row.at;
        match &row.entry {
            Entry::Input(input) => {
                self.standing.push(self.log.len());
                if let Input::Act(seat, _) = input {
                    self.accepted[seat.index()] += 1;
                }
                self.story.extend(events.into_iter().map(|event| Told { seq: row.seq, event, taken_back: false }));
            }
            Entry::TakeBack { to } => {
                self.standing.retain(|standing| self.log[*standing].seq <= *to);
                self.story.iter_mut().filter(|told| told.seq > *to).for_each(|told| told.taken_back = true);
            }
            Entry::Pause => self.paused = true,
            Entry::Resume { slept } => {
                self.paused = false;
                self.slept = self.slept.saturating_add(*slept);
            }
        }
        self.log.push(row);
    }

    /// The same table, had the truth been another: for proofs that whoever may not know the truth can't tell.
    #[must_use]
    pub fn supposing(&self, truth: G) -> Self {
        Table { state: truth, ..self.clone() }
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn head(&self) -> &Head {
        &self.head
    }

    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The number of the last row; 0 before the first.
    pub fn seq(&self) -> u64 {
        self.log.len() as u64
    }

    pub fn log(&self) -> &[Row<G::Action>] {
        &self.log
    }

    /// The rows whose inputs still stand.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = &Row<G::Action>> {
        self.standing.iter().map(|row| &self.log[*row])
    }

    /// Everything that happened, taken-back events included.
    pub fn story(&self) -> &[Told<G::Event>] {
        &self.story
    }

    /// The moment of the last row.
    pub fn now(&self) -> Moment {
        self.now
    }

    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// How many milliseconds since the start the table has slept in all.
    pub fn slept(&self) -> u64 {
        self.slept
    }

    /// How many inputs of this seat were ever accepted, taken-back ones included: forms carry it, so that a stale one is noticed.
    pub fn accepted(&self, seat: Seat) -> u32 {
        self.accepted[seat.index()]
    }

    /// The last action of this seat that was accepted.
    pub fn last_action(&self, seat: Seat) -> Option<&G::Action> {
        self.log.iter().rev().find_map(|row| match &row.entry {
            Entry::Input(Input::Act(by, action)) if *by == seat => Some(action),
            _ => None,
        })
    }

    pub fn record(&self) -> Record<G::Action> {
        Record::sealed(self.head.clone(), self.log.clone())
    }
}
