//! The end of a story, kept in words: every page has it, and only a line or two are new each time.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use arrayvec::ArrayVec;
use face::{Gesture, Id, Part, Parts};
use maud::{Markup, PreEscaped, Render, html};
use tabletop::Viewer;
use words::Language;

use crate::play::Sentence;

/// So many lines are one list. A list has places for all its lines from the first on, so that a new line is one new part.
const LINES: usize = 8;

/// How many lists are on the table page; the rest of the story is a click away.
const LISTS: usize = 3;

/// What everybody who looks at a table has before them. It is to be forgotten when something is taken back.
#[derive(Debug, Default)]
pub struct Recent(Mutex<HashMap<(Viewer, Language), Lines>>);

#[derive(Debug, Default)]
struct Lines {
    /// How many events are in words, or were nothing for this viewer.
    events: usize,
    /// How many lines there were so far.
    told: usize,
    /// The last of them.
    last: VecDeque<(Sentence, Gesture)>,
}

impl Lines {
    fn add(&mut self, line: (Sentence, Gesture)) {
        self.last.push_back(line);
        self.told += 1;
        // The lists that are on the page, of which the newest may have places left.
        let lists = self.told.div_ceil(LINES);
        let shown = self.told - lists.saturating_sub(LISTS) * LINES;
        self.last.drain(..self.last.len().saturating_sub(shown));
    }

    /// Newest first.
    fn drawn(&self, parts: Parts<'_>) -> Part {
        let first = self.told - self.last.len();
        let line = |number: usize| {
            let id = Id::new("line", number as u32 + 1);
            let line = number.checked_sub(first).and_then(|place| self.last.get(place));
            // What was not said yet is an empty line: a place for it.
            let Some((sentence, gesture)) = line else { return parts.to_come("li", id) };
            let made_of = (sentence.seq, sentence.taken_back);
            parts.own(id, &made_of, || drawn(id, sentence, gesture))
        };
        let list = |list: usize| {
            let numbers = list * LINES..(list + 1) * LINES;
            let told = numbers.clone().filter_map(|number| self.last.get(number.checked_sub(first)?));
            let made_of: ArrayVec<_, LINES> = told.map(|(sentence, _)| (sentence.seq, sentence.taken_back)).collect();
            let id = Id::new("told", list as u32);
            parts.own(id, &made_of, || {
                html! { ol id=(id) reversed { @for number in numbers.rev() { (line(number)) } } }
            })
        };
        let shown = first / LINES..self.told.div_ceil(LINES);
        let lists: Vec<Part> = shown.clone().rev().map(list).collect();
        parts.own("recent", &shown, || html! { div #recent { @for list in &lists { (list) } } })
    }
}

fn drawn(id: Id, sentence: &Sentence, gesture: &Gesture) -> Markup {
    let mut line = String::from("<li id=\"");
    id.render_to(&mut line);
    line.push('"');
    gesture.attributes(&mut line);
    line.push('>');
    let inside = html! {
        (sentence)
        @if let Some(card) = gesture.carried() { span.carried hidden { (PreEscaped(card)) } }
    };
    line.extend([inside.0.as_str(), "</li>"]);
    PreEscaped(line)
}

impl Recent {
    /// The last lines of a story, newest first, as the part `recent`; `say` puts an event into words.
    pub fn lines<E>(
        &self,
        viewer: Viewer,
        language: Language,
        story: &[E],
        parts: Parts<'_>,
        say: impl Fn(&E) -> Option<(Sentence, Gesture)>,
    ) -> Part {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let lines = all.entry((viewer, language)).or_default();
        story[lines.events..].iter().filter_map(say).for_each(|line| lines.add(line));
        lines.events = story.len();
        lines.drawn(parts)
    }
}

#[cfg(test)]
mod tests {
    use face::{Reader, SharedParts};

    use super::*;

    #[test]
    fn only_new_events_are_put_into_words_and_only_the_last_lines_are_kept() {
        let recent = Recent::default();
        let said = std::cell::Cell::new(0);
        let say = |event: &u64| {
            said.set(said.get() + 1);
            let even = event.is_multiple_of(2);
            let sentence = Sentence { seq: *event, text: event.to_string(), taken_back: *event == 4 };
            even.then(|| (sentence, Gesture::default()))
        };
        let lines = |story: &[u64], parts: Parts<'_>| recent.lines(Viewer::Public, Language::French, story, parts, say);
        let read = |story: &[u64]| lines(story, Parts::all()).into_string();
        let story: Vec<u64> = (0..100).collect();
        assert_eq!(read(&[]), "<div id=\"recent\"></div>");
        let first = read(&story[..5]);
        assert!(
            first.contains("<li id=\"line-4\" data-same></li><li id=\"line-3\"><s>4</s></li><li id=\"line-2\">2</li>"),
            "{first}"
        );
        said.set(0);
        assert!(read(&story[..7]).contains("<li id=\"line-4\">6</li><li id=\"line-3\"><s>4</s></li>"));
        assert_eq!(said.get(), 2);
        let long = read(&story);
        assert!(long.contains("<li id=\"line-50\">98</li>") && long.contains("<li id=\"line-33\">64</li>"), "{long}");
        assert!(!long.contains("line-32\"") && long.matches("<li").count() == 24);

        // What was sent before is not sent again: a new line is one part.
        let mut reader = Reader::default();
        let shared = SharedParts::default();
        let mut pushed = |story: &[u64]| {
            reader.begin(&(), &());
            lines(story, Parts::new_to(&reader, &shared));
            reader.news()
        };
        pushed(&story);
        let longer: Vec<u64> = (0..103).collect();
        assert_eq!(pushed(&longer[..101]), "<li id=line-51>100\u{1e}");
        assert_eq!(pushed(&longer[..102]), "");
        assert_eq!(pushed(&longer), "<li id=line-52>102\u{1e}");
    }
}
