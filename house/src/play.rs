//! A match of any game, behind one face: the house knows tables, not their games' types.

use std::any::Any;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use bots::{Budget, Reviewing};
use face::{Desk, Face, Fields, Kept, Scene};
use maud::{Markup, Render, html};
use serde::Serialize;
use serde_json::Value;
use shelf::{BotSpec, Title, Visitor};
use tabletop::{
    BrokenRecord, By, Chance, Entry, Game, Head, Input, Line, Mind, Moment, NotTaken, Outcome, Record, Refusal, Row,
    RuleId, Seat, SeatSet, Table, Told, Viewer,
};
use words::{Language, Words};

use crate::command::{CommandError, Impossible};
use crate::recent_story::Recent;
use store::LogRow;
use store::conduct::{Compared, Said};

/// A match in play.
pub trait Play: Send + Sync {
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
    /// Whether this seat may do something now, waited for or not.
    fn may_act(&self, seat: Seat) -> bool;
    fn outcome(&self) -> Option<Outcome>;
    fn board(&self, viewer: Viewer, frame: &Frame<'_>) -> String;
    fn prompt(&self, viewer: Viewer) -> Line;
    /// What a newcomer should be told now, what matters most first.
    fn lessons(&self, viewer: Viewer) -> Vec<&'static str>;
    fn rule_now(&self, viewer: Viewer) -> RuleId;
    /// What happened, newest last, as this viewer saw it.
    fn story(&self, viewer: Viewer, language: Language, names: &[String]) -> Vec<Sentence>;
    /// The end of the same, newest first, as lists of lines: as much as is on a page.
    fn recent(&self, viewer: Viewer, language: Language, names: &[String], kept: Option<&Kept>) -> Markup;
    fn words(&self) -> &'static Words;
    /// All that a bot at this seat may know, and nothing else, for a thought that may be had later: when there is time for it, and
    /// it is settled which bot has how much.
    fn pondering(&self, seat: Seat) -> Pondering;
    /// How long people wait for a thought about this moment.
    fn time_to_think(&self) -> Budget;
    /// What the strong bot would do at this seat: the same knowledge inside.
    fn advising(&self, seat: Seat) -> Advising;
    /// What this seat sees and may do now, as a number: it is the same as long as nothing changes for the seat.
    fn sight(&self, seat: Seat) -> u64;
    /// What doing this is called, as far as the seat can know.
    fn doing(&self, seat: Seat, action: &Value, language: Language, names: &[String]) -> Option<String>;
    /// Looks back at the whole game, one row at a time; for games that are over.
    fn looking_back(&self, budget: Option<Budget>) -> LookingBack;
    fn record(&self) -> Value;
    fn head(&self) -> &Head;
    /// The log, as it is saved.
    fn rows(&self) -> Vec<LogRow>;
    /// The same match as it was after row `seq`: all of it is played again up to there.
    fn at(&self, seq: u64) -> Box<dyn Play>;
    /// The same match once more, to be looked at while nobody waits for it.
    fn copy(&self) -> Box<dyn Play>;
    /// The board as this viewer saw it, to be looked at only.
    fn look(&self, viewer: Viewer, frame: &Frame<'_>) -> String;
    /// What a seat holds that the others don't see.
    fn holding(&self, seat: Seat, frame: &Frame<'_>) -> String;
    /// What happened, with nothing hidden: for games that are over.
    fn whole_story(&self, language: Language, names: &[String]) -> Vec<Sentence>;
    /// What the house may tell of its secret before the end.
    fn commitment(&self) -> Option<String>;
}

/// An action of some game: only a match of that game can say what it is.
pub type AnyAction = Arc<dyn Any + Send + Sync>;

pub type Thought = Box<dyn FnOnce(&mut Chance) -> Option<AnyAction> + Send>;

/// What was worked out for a row, to be taken in by the same match once the row is saved.
pub struct Step(Box<dyn Any + Send>);

impl std::fmt::Debug for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Step")
    }
}

/// Becomes the thought of this bot.
pub type Pondering = Box<dyn FnOnce(BotSpec) -> Thought + Send>;

pub type Advising = Box<dyn FnOnce(Budget, &mut Chance) -> Said + Send>;

pub type LookingBack = Box<dyn FnMut() -> LookedBack + Send>;

/// How far a look back has come.
#[derive(Debug)]
pub enum LookedBack {
    /// So many percent.
    SoFar(u8),
    /// A [`bots::Review`], as it is saved.
    Review(String),
}

/// A row worked out but not yet saved, and what comes after it.
#[derive(Debug)]
pub struct Considered {
    pub row: LogRow,
    /// Whether it ends the game.
    pub ends: bool,
    /// When the rules then want their alarm, in milliseconds since the start, sleep included.
    pub alarm: Option<u64>,
    /// Who then may do something.
    pub acting: SeatSet,
    pub step: Step,
}

/// How a seat's last move can be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TakeBack {
    /// The row before it.
    pub to: u64,
    /// Nothing was shown or drawn and nobody has acted since: nobody need be asked.
    pub free: bool,
}

/// A line of the story.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    pub seq: u64,
    pub text: String,
    pub taken_back: bool,
}

impl Render for Sentence {
    fn render(&self) -> Markup {
        html! { @if self.taken_back { s { (self.text) } } @else { (self.text) } }
    }
}

/// What the house adds to a view so that it can be drawn.
#[derive(Debug)]
pub struct Frame<'a> {
    pub language: Language,
    pub names: &'a [String],
    /// Where this viewer's forms go.
    pub address: &'a str,
    /// What the viewer has chosen so far on the way to a move.
    pub draft: &'a Fields,
    /// Several players share the viewer's device.
    pub shared: bool,
    pub sprite: &'a str,
    pub now: Moment,
    /// What the strong bot would do in the viewer's place: that is marked.
    pub hint: Option<&'a Value>,
    /// What the reader sees already; nothing where the page is to be whole.
    pub kept: Option<&'a Kept>,
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

/// Replays a record and proves it; what is wrong with it if it can't be proven.
pub fn verify<T: Title>(record: Record<Action<T>>) -> Result<Box<dyn Play>, BrokenRecord> {
    Ok(Box::new(Match::<T>::of(Table::verify(record)?)))
}

/// Opens the match that `head` describes.
pub fn open(head: Head) -> Result<Box<dyn Play>, String> {
    let game = head.game.clone();
    shelf::with(&game, Open(head)).ok_or_else(|| format!("no game is called {game}"))?
}

struct Open(Head);

impl Visitor for Open {
    type Output = Result<Box<dyn Play>, String>;
    fn visit<T: Title>(self) -> Self::Output {
        let table = Table::open(self.0).map_err(|error| error.to_string())?;
        Ok(Box::new(Match::<T>::of(table)))
    }
}

/// In how many worlds every decision of a game that is over is weighed: a look back takes its time, but no longer than needed where
/// little thinking is wanted.
fn worlds(budget: Option<Budget>) -> u32 {
    match budget {
        Some(Budget::Tries(tries)) => tries.min(WORLDS),
        _ => WORLDS,
    }
}

const WORLDS: u32 = 64;

/// In so many worlds it must be the same for a seat to know it.
const IMAGINED: u64 = 4;

impl<T: Title> std::fmt::Debug for Match<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Match({})", T::Game::NAME)
    }
}

pub struct Match<T: Title> {
    pub table: Table<T::Game>,
    recent: Recent,
}

type Action<T> = <<T as Title>::Game as Game>::Action;
type Event<T> = <<T as Title>::Game as Game>::Event;

impl<T: Title> Match<T> {
    pub fn of(table: Table<T::Game>) -> Match<T> {
        Match { table, recent: Recent::default() }
    }

    fn consider(&self, at: Moment, by: By, entry: Entry<Action<T>>) -> Result<Considered, NotPlayed> {
        let step = self.table.consider(at, by, entry)?;
        let (paused, slept) = match step.row.entry {
            Entry::Pause => (true, 0),
            Entry::Resume { slept } => (false, slept),
            _ => (self.table.is_paused(), 0),
        };
        let (row, ends) = (saved(&step.row), step.ends());
        if paused || ends {
            let step = Step(Box::new(step));
            return Ok(Considered { row, ends, alarm: None, acting: SeatSet::empty(), step });
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
        Ok(Considered { row, ends, alarm, acting, step: Step(Box::new(step)) })
    }

    /// A scene in which nothing can be done.
    fn still<'a>(&'a self, frame: &Frame<'a>) -> Scene<'a, T::Game> {
        Scene {
            edition: self.table.state().edition(),
            words: T::words(),
            language: frame.language,
            names: frame.names,
            offers: &[],
            desk: None,
            draft: frame.draft,
            sprite: frame.sprite,
            now: frame.now,
            kept: frame.kept,
        }
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

    fn sentence(told: &Told<Event<T>>, viewer: Viewer, language: Language, names: &[String]) -> Option<Sentence> {
        let event = T::Game::seen(&told.event, viewer)?;
        let text = T::words().say(language, &T::Game::tell(&event), names);
        Some(Sentence { seq: told.seq, text, taken_back: told.taken_back })
    }

    fn is_public(told: &Told<Event<T>>) -> bool {
        T::Game::seen(&told.event, Viewer::Public).is_some()
    }

    fn view(&self, viewer: Viewer) -> <T::Game as Game>::View {
        self.table.state().view(viewer)
    }

    /// All that a seat knows now.
    fn knowledge(&self, seat: Seat) -> Knowledge<T::Game> {
        let viewer = Viewer::Seat(seat);
        let standing = self.table.story().iter().filter(|told| !told.taken_back);
        Knowledge {
            seat,
            edition: self.table.state().edition().clone(),
            view: self.view(viewer),
            offers: self.offers(viewer),
            history: standing.filter_map(|told| T::Game::seen(&told.event, viewer)).collect(),
        }
    }

    /// What would be told of an action, in all worlds that the seat can imagine: no card that was only imagined is in it. It is as
    /// much as it takes to tell the action from the seat's other offers.
    pub fn foretold(&self, seat: Seat, action: &Action<T>, seed: u64) -> Option<Vec<Line>> {
        let (view, edition) = (self.view(Viewer::Seat(seat)), self.table.state().edition());
        let imagined = |seed| T::Game::imagine(&view, edition, &mut Chance::quick(seed));
        let mut told = self.told_in(imagined(seed), seat, action, seed)?;
        for seed in seed + 1..seed + IMAGINED {
            let other = self.told_in(imagined(seed), seat, action, seed)?;
            let same = told.iter().zip(&other).take_while(|(one, two)| one == two).count();
            told.truncate(same);
        }
        let mut offers = self.offers(Viewer::Seat(seat));
        offers.retain(|offer| offer != action);
        let world = imagined(seed);
        let others: Vec<_> = offers.iter().filter_map(|offer| self.told_in(world.clone(), seat, offer, seed)).collect();
        let tells_apart = |much: &usize| !others.iter().any(|other| other.starts_with(&told[..*much]));
        let much = (1..=told.len()).find(tells_apart).unwrap_or(1);
        told.truncate(much);
        Some(told).filter(|told| !told.is_empty())
    }

    /// What would be told of an action in this world: first what it is, with as little as anybody hears of it, for that has no card
    /// in it which the seat would only see then; and then what comes of it, up to the first thing that chance or secrets decide.
    fn told_in(&self, mut world: T::Game, seat: Seat, action: &Action<T>, luck: u64) -> Option<Vec<Line>> {
        let (input, mut events) = (Input::Act(seat, action.clone()), Vec::new());
        world.play(self.table.now(), input, &mut Chance::quick(luck), &mut events).ok()?;
        let viewers = [Viewer::Public, Viewer::Seat(seat)];
        let heard = |event: &Event<T>| viewers.iter().find_map(|viewer| T::Game::seen(event, *viewer));
        let comes_of_it =
            events.iter().enumerate().take_while(|(place, event)| *place == 0 || !T::Game::reveals(event));
        Some(comes_of_it.filter_map(|(_, event)| heard(event)).map(|event| T::Game::tell(&event)).collect())
    }

    fn offers(&self, viewer: Viewer) -> Vec<Action<T>> {
        let mut offers = Vec::new();
        if let Some(seat) = viewer.seat() {
            self.table.state().offers(seat, &mut offers);
        }
        offers
    }
}

/// What a [`Mind`] is made of, to be taken to where bots think.
struct Knowledge<G: Game> {
    seat: Seat,
    edition: Arc<G::Edition>,
    view: G::View,
    offers: Vec<G::Action>,
    history: Vec<G::Event>,
}

impl<G: Game> Knowledge<G> {
    fn mind(&self) -> Mind<'_, G> {
        let Knowledge { seat, edition, view, offers, history } = self;
        Mind { seat: *seat, edition, view, offers, history }
    }
}

/// The board with these elements marked as what the strong bot would tap.
fn marked(board: String, taps: &[String]) -> String {
    taps.iter()
        .fold(board, |board, id| board.replacen(&format!(" id=\"{id}\""), &format!(" id=\"{id}\" data-hinted"), 1))
}

/// A row as it is saved.
fn saved<A: Serialize>(row: &Row<A>) -> LogRow {
    let (by, entry, check) = (word(&row.by), json(&row.entry), word(&row.check));
    LogRow { seq: row.seq, at: row.at.0, by, entry, check }
}

fn json(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).expect("entries are plain data")
}

fn value(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("actions are plain data")
}

/// The text of something that is a plain string in JSON.
fn word(thing: &impl Serialize) -> String {
    json(thing).trim_matches('"').to_owned()
}

impl<T: Title> Play for Match<T> {
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
        self.table.state().alarm().filter(|_| !self.table.is_paused())
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

    fn may_act(&self, seat: Seat) -> bool {
        !self.offers(Viewer::Seat(seat)).is_empty()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.state().outcome()
    }

    fn board(&self, viewer: Viewer, frame: &Frame<'_>) -> String {
        let desk = viewer.seat().map(|seat| {
            let hot = frame.shared.then_some(seat);
            Desk { address: frame.address, accepted: self.table.accepted(seat), hot }
        });
        // A draft that was begun before the seat's last move means nothing any more.
        let fresh = |desk: &Desk<'_>| frame.draft.one("accepted") == Some(desk.accepted.to_string().as_str());
        let nothing = Fields::default();
        let draft = if desk.as_ref().is_some_and(fresh) { frame.draft } else { &nothing };
        let scene = Scene {
            edition: self.table.state().edition(),
            words: T::words(),
            language: frame.language,
            names: frame.names,
            offers: &self.offers(viewer),
            desk,
            draft,
            sprite: frame.sprite,
            now: frame.now,
            // What is to be marked must be there.
            kept: frame.kept.filter(|_| frame.hint.is_none()),
        };
        let view = self.view(viewer);
        let board = T::Face::board(&view, &scene).into_string();
        match frame.hint.and_then(|action| serde_json::from_value(action.clone()).ok()) {
            Some(action) => marked(board, &T::Face::taps(&view, &action)),
            None => board,
        }
    }

    fn prompt(&self, viewer: Viewer) -> Line {
        T::Face::prompt(&self.view(viewer))
    }

    fn lessons(&self, viewer: Viewer) -> Vec<&'static str> {
        T::Face::lessons(&self.view(viewer), self.table.state().edition())
    }

    fn rule_now(&self, viewer: Viewer) -> RuleId {
        T::Face::rule_now(&self.view(viewer))
    }

    fn story(&self, viewer: Viewer, language: Language, names: &[String]) -> Vec<Sentence> {
        self.table.story().iter().filter_map(|told| Self::sentence(told, viewer, language, names)).collect()
    }

    fn recent(&self, viewer: Viewer, language: Language, names: &[String], kept: Option<&Kept>) -> Markup {
        let say = |told: &Told<Event<T>>| Self::sentence(told, viewer, language, names);
        self.recent.lines(viewer, language, self.table.story(), kept, say)
    }

    fn words(&self) -> &'static Words {
        T::words()
    }

    fn pondering(&self, seat: Seat) -> Pondering {
        let knowledge = self.knowledge(seat);
        Box::new(move |bot| {
            let mut bot = T::bot(bot);
            Box::new(move |chance| {
                let action = bot.choose(&knowledge.mind(), chance)?;
                Some(Arc::new(action) as AnyAction)
            })
        })
    }

    fn time_to_think(&self) -> Budget {
        shelf::time_with_people(self.table.state().alarm().is_some())
    }

    fn advising(&self, seat: Seat) -> Advising {
        let knowledge = self.knowledge(seat);
        Box::new(move |budget, chance| {
            let mut strong = T::strong(budget);
            let advice = strong.advise(&knowledge.mind(), chance);
            let percent = |chance: f64| (100.0 * chance).round().clamp(0.0, 100.0) as u8;
            let compared = advice.compared.map(|compared| Compared {
                usual: compared.usual,
                chance: percent(compared.chance),
                other: compared.other.map(|action| value(&action)),
                other_chance: percent(compared.other_chance),
                figure: compared.figure.map(str::to_owned),
            });
            Said { action: advice.action.map(|action| value(&action)), compared }
        })
    }

    fn sight(&self, seat: Seat) -> u64 {
        let viewer = Viewer::Seat(seat);
        let mut hasher = DefaultHasher::new();
        (json(&self.view(viewer)), json(&self.offers(viewer))).hash(&mut hasher);
        hasher.finish()
    }

    fn doing(&self, seat: Seat, action: &Value, language: Language, names: &[String]) -> Option<String> {
        let action = serde_json::from_value(action.clone()).ok()?;
        let told = self.foretold(seat, &action, 0)?;
        let said: Vec<String> = told.iter().map(|line| T::words().say(language, line, names)).collect();
        Some(said.join(" "))
    }

    fn looking_back(&self, budget: Option<Budget>) -> LookingBack {
        let mut reviewing = Some(Reviewing::of(&self.table, T::strong(budget.unwrap_or(T::THINKS)), worlds(budget)));
        Box::new(move || {
            let Some(mut under_way) = reviewing.take() else { return LookedBack::SoFar(100) };
            if under_way.step() {
                LookedBack::SoFar(reviewing.insert(under_way).percent())
            } else {
                LookedBack::Review(json(&under_way.finish()))
            }
        })
    }

    fn record(&self) -> Value {
        serde_json::to_value(self.table.record()).expect("records are plain data")
    }

    fn head(&self) -> &Head {
        self.table.head()
    }

    fn rows(&self) -> Vec<LogRow> {
        self.table.log().iter().map(saved).collect()
    }

    fn at(&self, seq: u64) -> Box<dyn Play> {
        Box::new(Match::<T>::of(self.table.at(seq)))
    }

    fn copy(&self) -> Box<dyn Play> {
        Box::new(Match::<T>::of(self.table.clone()))
    }

    fn look(&self, viewer: Viewer, frame: &Frame<'_>) -> String {
        T::Face::board(&self.view(viewer), &self.still(frame)).into_string()
    }

    fn holding(&self, seat: Seat, frame: &Frame<'_>) -> String {
        T::Face::holding(&self.view(Viewer::Seat(seat)), &self.still(frame)).into_string()
    }

    fn whole_story(&self, language: Language, names: &[String]) -> Vec<Sentence> {
        let told = self.table.story().iter();
        told.map(|told| {
            let text = T::words().say(language, &T::Game::tell(&told.event), names);
            // What is told to one seat alone may say "you": here it needs a name.
            let sees = |viewer: &Viewer| T::Game::seen(&told.event, *viewer).is_some();
            let mut seeing = Viewer::all(self.table.state().seats()).filter(sees);
            let text = match (seeing.next(), seeing.next()) {
                (Some(Viewer::Seat(seat)), None) if !text.contains(&names[seat.index()]) => {
                    format!("{}: {text}", names[seat.index()])
                }
                _ => text,
            };
            Sentence { seq: told.seq, text, taken_back: told.taken_back }
        })
        .collect()
    }

    fn commitment(&self) -> Option<String> {
        self.table.head().seed.commitment()
    }
}
