//! A table in memory, and what is known of it: who sits there, the match, what people have agreed on, and what follows from that.

use std::collections::BTreeMap;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::Instant;

use face::{Fields, SharedParts};
use shelf::BotSpec;
use tabletop::{Moment, Seat, SeatSet, Viewer};
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::alarm_worker::until_alarm;
use crate::attendance::Attendance;
use crate::bot_worker::Passed;
use crate::clocks::Clocks;
use crate::play::Play;
use crate::worker::AtWork;
use store::clock::wall_clock;
use store::conduct::{Conduct, Decision, Motion, PATIENCE, Pace, What};
use store::{Extras, SeatRow, Sitter, TableRow};

/// One table: who sits there, and the match once it has begun.
pub struct LiveTable {
    pub id: String,
    pub(crate) inner: Mutex<TableState>,
    /// When it changed last; whoever shows the table watches it.
    pub(crate) changed: watch::Sender<Instant>,
    pub(crate) bots: AtWork,
    pub(crate) teacher: AtWork,
    pub(crate) clock: AtWork,
    /// Somebody said that there is something new, and nobody has looked yet.
    pub(crate) needs_resync: AtomicBool,
    /// When it was last noted that somebody has opened it (`imports.rs`): 0 if never, the end of time where it does not matter.
    pub(crate) opened: AtomicU64,
}

impl std::fmt::Debug for LiveTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "LiveTable({})", self.id)
    }
}

impl LiveTable {
    pub async fn lock(&self) -> MutexGuard<'_, TableState> {
        self.inner.lock().await
    }

    /// Nothing while somebody else has it: a move that is being saved keeps it for some milliseconds.
    pub fn try_lock(&self) -> Option<MutexGuard<'_, TableState>> {
        self.inner.try_lock().ok()
    }

    /// Tells everybody who watches to look again.
    pub fn tell(&self) {
        self.changed.send_replace(Instant::now());
    }

    pub fn watch(&self) -> watch::Receiver<Instant> {
        self.changed.subscribe()
    }
}

/// What a table is right now.
pub struct TableState {
    pub row: TableRow,
    /// Present from the start on.
    pub play: Option<Box<dyn Play>>,
    pub conduct: Conduct,
    pub(crate) clocks: Clocks,
    pub extras: Extras,
    pub attendance: Attendance,
    /// How many changes beside the log are known.
    pub(crate) changes: Option<u64>,
    /// When the table is due, for all we know (`store/revision.rs`).
    pub(crate) due: Option<u64>,
    /// Whether this node lets the bots of this table think.
    pub(crate) is_ours: bool,
    pub(crate) passed: Passed,
    /// In a guided game: the lessons that were on the page when their readers moved on without having read them.
    pub(crate) lessons_left: BTreeMap<u8, &'static str>,
    /// The number of the last gap in the house's time that was left out here (`clock_gap.rs`).
    pub(crate) stood: u64,
    /// What looks the same to all who watch, as it was drawn for the first of them.
    pub shared_parts: SharedParts,
    /// Everybody's portrait, as it follows from row and extras.
    pub(crate) portraits: OnceLock<Vec<Option<usize>>>,
    /// The host of the house has deleted it.
    pub is_gone: bool,
}

impl std::fmt::Debug for TableState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.row.fmt(f)
    }
}

impl TableState {
    /// A table of which no more is known than this.
    pub(crate) fn new(row: TableRow) -> TableState {
        let (play, conduct, clocks, extras, attendance) = Default::default();
        let (changes, due, is_ours, passed, lessons_left, stood, shared_parts, portraits, is_gone) = Default::default();
        TableState {
            row,
            play,
            conduct,
            clocks,
            extras,
            attendance,
            changes,
            due,
            is_ours,
            passed,
            lessons_left,
            stood,
            shared_parts,
            portraits,
            is_gone,
        }
    }

    /// A match that is looked at without a house round it.
    #[cfg(any(test, feature = "testing"))]
    pub fn of(row: TableRow, play: Box<dyn Play>, conduct: Conduct) -> TableState {
        let mut state = TableState::new(row);
        state.clocks.update(play.as_ref(), state.row.seats.len() as u8, conduct.pace);
        (state.play, state.conduct) = (Some(play), conduct);
        state
    }

    /// Table time right now; nothing before the start.
    pub fn now(&self) -> Option<Moment> {
        let play = self.play.as_ref()?;
        let started = self.row.started?;
        Some(Moment(wall_clock().saturating_sub(started).saturating_sub(play.slept())).max(play.now()))
    }

    /// When this seat's time is up, for people who play themselves; nothing while the table is paused.
    pub fn deadline(&self, seat: Seat) -> Option<Moment> {
        let play = self.play.as_ref().filter(|play| !play.is_paused() && !self.row.over)?;
        if !self.plays_in_person(seat) || !play.waits_for(seat) {
            return None;
        }
        let grace = self.conduct.graces.get(&seat.0).map_or(Moment(0), |until| Moment(*until));
        self.clocks.deadline(seat, self.conduct.pace).map(|deadline| deadline.max(grace))
    }

    /// Whether a person sits there, and no bot keeps the seat warm.
    pub fn plays_in_person(&self, seat: Seat) -> bool {
        self.is_a_person(seat) && !self.conduct.stand_ins.contains_key(&seat.0)
    }

    /// Whether the seat is a person's, whoever plays for them at the moment.
    fn is_a_person(&self, seat: Seat) -> bool {
        let person = |row: &SeatRow| matches!(row.sitter, Sitter::Person(_));
        self.row.seats.get(seat.index()).is_some_and(person)
    }

    /// Whether the others may vote about this seat though time doesn't count: nothing that they could see has happened for long,
    /// and they have not just decided to wait. That it is this seat which is waited for is not said: it can be secret.
    pub fn is_silent(&self, seat: Seat) -> bool {
        let (Some(play), Some(now)) = (&self.play, self.now()) else { return false };
        let grace = self.conduct.graces.get(&seat.0).map_or(0, |until| *until);
        let idle = !self.row.over && !play.is_paused() && self.conduct.pace == Pace::Free;
        idle && self.plays_in_person(seat) && now - play.quiet_since() >= PATIENCE && now.0 >= grace
    }

    /// The bot that plays for this seat, or keeps it warm. One that this house does not know plays nothing.
    pub(crate) fn bot_of(&self, seat: Seat) -> Option<BotSpec> {
        let bot = match &self.row.seats.get(seat.index())?.sitter {
            Sitter::Bot(bot) => bot,
            _ => self.conduct.stand_ins.get(&seat.0)?,
        };
        bot.parse().ok()
    }

    /// When the table is due if the rules want their alarm at this moment, sleep included, and these seats may act.
    pub(crate) fn due_after(&self, alarm: Option<u64>, acting: SeatSet, lease: u64) -> Option<u64> {
        let alarm = alarm.and_then(|alarm| Some(self.row.started?.saturating_add(alarm)));
        let thinks = acting.iter().any(|seat| self.bot_of(seat).is_some()) || self.hint_wanted().is_some();
        let waits = thinks || self.decided().is_some();
        alarm.into_iter().chain(waits.then_some(lease)).min()
    }

    /// Whether this person has a page open, on whatever node.
    pub fn is_here(&self, person: &str) -> bool {
        self.attendance.is_here(person) || self.extras.present.contains(person)
    }

    /// Who of the players is gone is shown to the host as long as the game goes on. It is told at once when somebody comes or
    /// goes: else it would be told with the next act, and so that there was one, though it may have been in secret.
    pub(crate) fn misses(&self, person: &str) -> bool {
        !self.row.over && self.seats().any(|seat| self.sits(seat, Some(person)))
    }

    /// Whether anybody has a page open, on whatever node.
    pub(crate) fn is_looked_at(&self) -> bool {
        self.attendance.people().next().is_some() || !self.extras.present.is_empty()
    }

    /// Everybody who has a page open, on whatever node.
    pub fn people_here(&self) -> Vec<String> {
        let elsewhere = self.extras.present.iter().cloned();
        self.attendance.people().map(str::to_owned).chain(elsewhere).collect()
    }

    /// Somebody whose time is up.
    pub fn overdue(&self) -> Option<Seat> {
        self.seats().find(|seat| self.is_overdue(*seat))
    }

    fn is_overdue(&self, seat: Seat) -> bool {
        // Most tables have no deadlines: the clock is read only where it matters.
        self.deadline(seat).is_some_and(|deadline| deadline <= self.now().unwrap_or_default())
    }

    /// What is being asked, if it still makes sense. Requests wait while somebody's time is up.
    pub fn motion(&self) -> Option<Motion> {
        if self.row.over {
            return None;
        }
        let play = self.play.as_deref()?;
        let overdue = self.overdue();
        let asked = self.conduct.motion.as_ref().filter(|motion| match motion.what {
            // Votes about an earlier move don't count.
            What::TimeUp => self.is_overdue(Seat(motion.by)) && play.last_move(Seat(motion.by)) <= Some(motion.seq),
            What::Left => true,
            _ => overdue.is_none() && self.is_still_asked(motion, play),
        });
        let time_up = overdue.map(|seat| Motion { what: What::TimeUp, by: seat.0, seq: play.seq(), votes: [].into() });
        asked.cloned().or(time_up)
    }

    fn is_still_asked(&self, motion: &Motion, play: &dyn Play) -> bool {
        // What it was asked about is history once everybody has seen the game go on; by the number of rows it would tell of
        // secret answers. Those are taken back as well then, whoever gave them.
        let has_gone_on = play.has_news_since(motion.seq);
        let makes_sense = match motion.what {
            What::TakeBack { .. } | What::Silent => !has_gone_on,
            What::Pause => !play.is_paused(),
            What::Hints => !self.conduct.hints_agreed,
            What::TimeUp | What::Left => true,
        };
        let refused = motion.decision(&self.voters(motion)) == Decision::Refused;
        makes_sense && !(refused && has_gone_on)
    }

    /// Who is asked: everybody else who plays in person; about hints also whoever is stood in for, since they hold for good.
    pub fn voters(&self, motion: &Motion) -> Vec<Seat> {
        let asked = |seat: &Seat| match motion.what {
            What::Hints => self.is_a_person(*seat),
            _ => self.plays_in_person(*seat),
        };
        self.seats().filter(|seat| seat.0 != motion.by && asked(seat)).collect()
    }

    /// Whether bots or clocks may have something to do.
    pub(crate) fn goes_on_by_itself(&self) -> bool {
        self.seats().any(|seat| !self.plays_in_person(seat)) || until_alarm(self).is_some()
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.row.seats.len() as u8)
    }

    /// Whether nothing more will happen here: then nothing is secret any more.
    pub fn is_over(&self) -> bool {
        self.row.over || self.play.as_ref().is_some_and(|play| play.outcome().is_some())
    }

    /// Whether the strong bot may be asked here: whoever plays with bots alone may, and where several people play, all agreed.
    pub fn gives_hints(&self) -> bool {
        self.seats().filter(|seat| self.is_a_person(*seat)).count() == 1 || self.conduct.hints_agreed
    }

    /// In a guided game: what a newcomer at this seat has before them to read. It stays until it was read, whatever happens.
    pub fn lesson(&self, seat: Seat) -> Option<&'static str> {
        let read = self.conduct.lessons.as_ref().filter(|_| !self.conduct.lessons_silent)?;
        let play = self.play.as_ref()?;
        let is_new = |lesson: &&'static str| !read.contains(*lesson);
        let left = self.lessons_left.get(&seat.0).copied().filter(is_new);
        left.or_else(|| play.lessons(Viewer::Seat(seat)).into_iter().find(is_new))
    }

    /// Whether somebody who plays has a lesson before them.
    pub(crate) fn somebody_reads_a_lesson(&self) -> bool {
        self.conduct.lessons.is_some()
            && self.seats().any(|seat| self.plays_in_person(seat) && self.lesson(seat).is_some())
    }

    /// The game goes on: lessons about this moment are not lost with it.
    pub(crate) fn leave_lessons(&mut self) {
        if self.conduct.lessons.is_some() {
            self.lessons_left = self.seats().filter_map(|seat| Some((seat.0, self.lesson(seat)?))).collect();
        }
    }

    pub fn names(&self) -> Vec<String> {
        self.row.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// Whoever sits here has seen everything up to now.
    pub fn seen_by(&mut self, seat: Option<Seat>) {
        if let (Some(seat), Some(play)) = (seat, &self.play) {
            self.attendance.saw(seat, play.seq());
        }
    }

    /// How many changes beside the log are known.
    pub fn changes(&self) -> Option<u64> {
        self.changes
    }

    /// Whether the game can't go on without this person.
    pub fn waits_for(&self, person: Option<&str>) -> bool {
        let waits = |play: &dyn Play| self.seats().any(|seat| self.sits(seat, person) && play.waits_for(seat));
        self.play.as_deref().is_some_and(waits)
    }

    /// The seats of this person: several where people share one device.
    pub fn seats_of(&self, person: Option<&str>) -> Vec<Seat> {
        self.seats().filter(|seat| self.sits(*seat, person)).collect()
    }

    fn sits(&self, seat: Seat, person: Option<&str>) -> bool {
        matches!((&self.row.seats[seat.index()].sitter, person), (Sitter::Person(a), Some(b)) if a == b)
    }

    /// The seat for which this person acts: the only one; or, on a shared device, the one that these fields name.
    pub fn seat_of(&self, person: Option<&str>, fields: &Fields) -> Option<Seat> {
        match self.seats_of(person)[..] {
            [only] => Some(only),
            ref several => {
                let hot = fields.one("hot").and_then(|seat| seat.parse().ok()).map(Seat);
                hot.filter(|seat| several.contains(seat))
            }
        }
    }
}
