//! The end of a story, kept in words: every page repeats it, and only a line or two are new each time.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use face::{Id, Kept, part};
use maud::{Markup, PreEscaped, html};
use tabletop::Viewer;
use words::Language;

use crate::play::Sentence;

/// So many lines are one list. A connection keeps the lists that are full: only the newest is sent again.
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
    lines: usize,
    /// The last of them as they stand on a page: in each list the newest first, the newest list last.
    lists: VecDeque<String>,
}

impl Lines {
    fn add(&mut self, sentence: &Sentence) {
        if self.lines.is_multiple_of(LINES) {
            self.lists.push_back(String::new());
            self.lists.drain(..self.lists.len().saturating_sub(LISTS));
        }
        let line = html! { li { (sentence) } }.into_string();
        self.lists.back_mut().expect("a list for the first line").insert_str(0, &line);
        self.lines += 1;
    }

    fn drawn(&self, kept: Option<&Kept>) -> Markup {
        let newest = self.lines.saturating_sub(1) / LINES;
        let lists = self.lists.iter().rev().zip((0..=newest).rev());
        html! {
            @for (list, number) in lists {
                @let id = Id::new("told", number as u32);
                @let draw = || html! { ol id=(id) reversed { (PreEscaped(list)) } };
                (part(kept, "ol", id, list, draw))
            }
        }
    }
}

impl Recent {
    /// The last lines of a story, newest first; `say` puts an event into words.
    pub fn lines<E>(
        &self,
        viewer: Viewer,
        language: Language,
        story: &[E],
        kept: Option<&Kept>,
        say: impl Fn(&E) -> Option<Sentence>,
    ) -> Markup {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let lines = all.entry((viewer, language)).or_default();
        story[lines.events..].iter().filter_map(say).for_each(|sentence| lines.add(&sentence));
        lines.events = story.len();
        lines.drawn(kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_new_events_are_put_into_words_and_only_the_last_lines_are_kept() {
        let (recent, mut kept) = (Recent::default(), Kept::default());
        let said = std::cell::Cell::new(0);
        let say = |event: &u64| {
            said.set(said.get() + 1);
            let even = event.is_multiple_of(2);
            even.then(|| Sentence { seq: *event, text: event.to_string(), taken_back: *event == 4 })
        };
        let read = |story: &[u64]| recent.lines(Viewer::Public, Language::French, story, None, say).into_string();
        let story: Vec<u64> = (0..100).collect();
        assert_eq!(read(&[]), "");
        assert_eq!(read(&story[..5]), "<ol id=\"told-0\" reversed><li><s>4</s></li><li>2</li><li>0</li></ol>");
        said.set(0);
        assert!(read(&story[..7]).contains("<li>6</li><li><s>4</s></li>"));
        assert_eq!(said.get(), 2);
        let long = read(&story);
        assert!(long.starts_with("<ol id=\"told-6\" reversed><li>98</li>") && long.ends_with("<li>64</li></ol>"));
        assert_eq!(long.matches("<li>").count(), 18);

        // What was sent before is not sent again, but for the list that has grown.
        let mut pushed = |story: &[u64]| {
            kept.begin(&());
            let drawn = recent.lines(Viewer::Public, Language::French, story, Some(&kept), say).into_string();
            kept.fill_in(drawn)
        };
        assert_eq!(pushed(&story), long);
        let longer: Vec<u64> = (0..102).collect();
        assert_eq!(
            pushed(&longer),
            "<ol id=\"told-6\" reversed><li>100</li><li>98</li><li>96</li></ol><ol id=\"told-5\" data-same></ol><ol id=\"told-4\" data-same></ol>"
        );
    }
}
