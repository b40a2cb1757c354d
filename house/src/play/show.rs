//! What is to be seen of a match: boards, stories, and what things are called.

use face::{Desk, Face, Fields, Part, Parts, Portrait, Scene};
use maud::{Markup, Render, html};
use serde_json::Value;
use shelf::Title;
use tabletop::{Chance, Game, Input, Line, Moment, RuleId, Seat, Told, Viewer};
use words::{Language, Listener, Words};

use super::{Action, Event, Match};

/// In so many worlds it must be the same for a seat to know it.
const IMAGINED: u64 = 4;

/// What is to be seen of a match, and what is said about it.
pub trait Show {
    /// The board as this viewer sees it, and what is to be said about the moment.
    fn board(&self, viewer: Viewer, frame: &Frame<'_>) -> Board;
    /// What a newcomer should be told now, what matters most first.
    fn lessons(&self, viewer: Viewer) -> Vec<&'static str>;
    /// What on the board a lesson speaks of, by its id.
    fn lesson_about(&self, lesson: &str) -> &'static str;
    /// What happened, newest last, as this viewer saw it.
    fn story(&self, viewer: Viewer, language: Language, names: &[String]) -> Vec<Sentence>;
    /// The end of the same, newest first, as lists of lines: as much as is on a page.
    fn recent(&self, viewer: Viewer, frame: &Frame<'_>) -> Part;
    fn words(&self) -> &'static Words;
    /// What doing this is called, as far as the seat can know: told to whoever listens.
    fn doing(
        &self,
        seat: Seat,
        action: &Value,
        listener: Listener,
        language: Language,
        names: &[String],
    ) -> Option<String>;
    /// What a seat holds that the others don't see.
    fn holding(&self, seat: Seat, frame: &Frame<'_>) -> Markup;
    /// What happened, with nothing hidden: for games that are over.
    fn whole_story(&self, language: Language, names: &[String]) -> Vec<Sentence>;
}

/// A board, and what is to be said about the moment that it shows.
#[derive(Debug)]
pub struct Board {
    pub part: Part,
    /// Whose move it is and what for.
    pub prompt: Line,
    /// The paragraph of the rulebook that applies.
    pub rule: RuleId,
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
    pub portraits: &'a [Portrait],
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
    /// Nothing can be done: it is only looked at.
    pub still: bool,
    pub parts: Parts<'a>,
}

impl<T: Title> Show for Match<T> {
    fn board(&self, viewer: Viewer, frame: &Frame<'_>) -> Board {
        let view = self.view(viewer);
        let rule = T::Face::rule_now(&view);
        let prompt = T::Face::prompt(&view);
        if frame.still {
            return Board { part: T::Face::board(&view, &self.still(viewer, frame)), prompt, rule };
        }
        let hinted = frame.hint.and_then(|action| serde_json::from_value(action.clone()).ok());
        let hinted = hinted.map(|action| T::Face::control(&view, &action));
        let desk = viewer.seat().map(|seat| {
            let hot = if frame.shared { Some(seat) } else { None };
            Desk { address: frame.address, accepted: self.table.accepted(seat), hot, hinted: hinted.as_ref() }
        });
        // A draft that was begun before the seat's last move means nothing any more.
        let is_fresh = |desk: &Desk<'_>| frame.draft.number("accepted") == Some(desk.accepted);
        let nothing = Fields::default();
        let draft = if desk.as_ref().is_some_and(is_fresh) { frame.draft } else { &nothing };
        let scene = Scene { offers: &self.offers(viewer), desk, draft, ..self.still(viewer, frame) };
        Board { part: T::Face::board(&view, &scene), prompt, rule }
    }

    fn lessons(&self, viewer: Viewer) -> Vec<&'static str> {
        T::Face::lessons(&self.view(viewer), self.table.state().edition())
    }

    fn lesson_about(&self, lesson: &str) -> &'static str {
        T::Face::lesson_about(lesson)
    }

    fn story(&self, viewer: Viewer, language: Language, names: &[String]) -> Vec<Sentence> {
        self.table.story().iter().filter_map(|told| Self::sentence(told, viewer, language, names)).collect()
    }

    fn recent(&self, viewer: Viewer, frame: &Frame<'_>) -> Part {
        // What is kept of the lines is for pushes and for whole pages.
        let scene = Scene { parts: Parts::all(), ..self.still(viewer, frame) };
        let say = |told: &Told<Event<T>>| {
            let sentence = Self::sentence(told, viewer, frame.language, frame.names)?;
            let event = T::Game::seen(&told.event, viewer)?;
            Some((sentence, T::Face::gesture(&event, viewer, &scene)))
        };
        self.recent.lines(viewer, frame.language, self.table.story(), frame.parts, say)
    }

    fn words(&self) -> &'static Words {
        T::words()
    }

    fn doing(
        &self,
        seat: Seat,
        action: &Value,
        listener: Listener,
        language: Language,
        names: &[String],
    ) -> Option<String> {
        let action = serde_json::from_value(action.clone()).ok()?;
        let told = self.foretold(seat, &action, 0)?;
        let said: Vec<String> = told.iter().map(|line| T::words().say_to(listener, language, line, names)).collect();
        Some(said.join(" "))
    }

    fn holding(&self, seat: Seat, frame: &Frame<'_>) -> Markup {
        let scene = Scene { ids: false, ..self.still(Viewer::Seat(seat), frame) };
        T::Face::holding(&self.view(Viewer::Seat(seat)), &scene)
    }

    fn whole_story(&self, language: Language, names: &[String]) -> Vec<Sentence> {
        let told = self.table.story().iter();
        told.map(|told| {
            let line = T::Game::tell(&told.event);
            let text = T::words().say(language, &line, names);
            // What is told to one seat alone may say "you": here it needs a name.
            let sees = |viewer: &Viewer| T::Game::seen(&told.event, *viewer).is_some();
            let mut seeing = Viewer::all(self.table.state().seats()).filter(sees);
            let text = match (seeing.next(), seeing.next()) {
                (Some(Viewer::Seat(seat)), None) if !line.names(seat) => format!("{}: {text}", names[seat.index()]),
                _ => text,
            };
            Sentence { seq: told.seq, text, taken_back: told.taken_back }
        })
        .collect()
    }
}

impl<T: Title> Match<T> {
    /// A scene in which nothing can be done.
    fn still<'a>(&'a self, viewer: Viewer, frame: &Frame<'a>) -> Scene<'a, T::Game> {
        Scene {
            edition: self.table.state().edition(),
            words: T::words(),
            language: frame.language,
            names: frame.names,
            portraits: frame.portraits,
            viewer,
            offers: &[],
            desk: None,
            draft: frame.draft,
            sprite: frame.sprite,
            now: frame.now,
            parts: frame.parts,
            ids: true,
        }
    }

    fn sentence(told: &Told<Event<T>>, viewer: Viewer, language: Language, names: &[String]) -> Option<Sentence> {
        let event = T::Game::seen(&told.event, viewer)?;
        let listener = viewer.seat().map_or(Listener::Anybody, Listener::At);
        let text = T::words().say_to(listener, language, &T::Game::tell(&event), names);
        Some(Sentence { seq: told.seq, text, taken_back: told.taken_back })
    }

    /// What would be told of an action, in all worlds that the seat can imagine: no card that was only imagined is in it. It is as
    /// much as it takes to tell the action from the seat's other offers.
    pub fn foretold(&self, seat: Seat, action: &Action<T>, seed: u64) -> Option<Vec<Line>> {
        let view = self.view(Viewer::Seat(seat));
        let edition = self.table.state().edition();
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
        let input = Input::Act(seat, action.clone());
        let mut events = Vec::new();
        world.play(self.table.now(), input, &mut Chance::quick(luck), &mut events).ok()?;
        let viewers = [Viewer::Public, Viewer::Seat(seat)];
        let heard = |event: &Event<T>| viewers.iter().find_map(|viewer| T::Game::seen(event, *viewer));
        let comes_of_it =
            events.iter().enumerate().take_while(|(place, event)| *place == 0 || !T::Game::reveals(event));
        Some(comes_of_it.filter_map(|(_, event)| heard(event)).map(|event| T::Game::tell(&event)).collect())
    }
}
