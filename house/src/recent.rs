//! The end of a story, kept in words: every page repeats it, and only a line or two are new each time.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use maud::{Markup, PreEscaped, html};
use tabletop::Viewer;
use words::Language;

use crate::play::Sentence;

/// How much of the story is on the table page; the rest is a click away.
const LINES: usize = 24;

/// What everybody who looks at a table has before them. It is to be forgotten when something is taken back.
#[derive(Debug, Default)]
pub struct Recent(Mutex<HashMap<(Viewer, Language), Lines>>);

#[derive(Debug, Default)]
struct Lines {
    /// How many events are in words, or were nothing for this viewer.
    events: usize,
    /// Newest last, as they stand on a page.
    lines: VecDeque<String>,
}

impl Recent {
    /// The last lines of a story, newest first; `say` puts an event into words.
    pub fn lines<E>(
        &self,
        viewer: Viewer,
        language: Language,
        story: &[E],
        say: impl Fn(&E) -> Option<Sentence>,
    ) -> Markup {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Lines { events, lines } = all.entry((viewer, language)).or_default();
        let line = |sentence: Sentence| html! { li { (sentence) } }.into_string();
        let new: Vec<_> = story[*events..].iter().rev().filter_map(say).take(LINES).map(line).collect();
        *events = story.len();
        lines.extend(new.into_iter().rev());
        lines.drain(..lines.len().saturating_sub(LINES));
        PreEscaped(lines.iter().rev().map(String::as_str).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_new_events_are_put_into_words_and_only_the_last_lines_are_kept() {
        let recent = Recent::default();
        let said = std::cell::Cell::new(0);
        let read = |story: &[u64]| {
            let say = |event: &u64| {
                said.set(said.get() + 1);
                let even = event.is_multiple_of(2);
                even.then(|| Sentence { seq: *event, text: event.to_string(), taken_back: *event == 4 })
            };
            recent.lines(Viewer::Public, Language::French, story, say).into_string()
        };
        let story: Vec<u64> = (0..100).collect();
        assert_eq!(read(&story[..5]), "<li><s>4</s></li><li>2</li><li>0</li>");
        said.set(0);
        assert!(read(&story[..7]).starts_with("<li>6</li><li><s>4</s></li>"));
        assert_eq!(said.get(), 2);
        let long = read(&story);
        assert!(long.starts_with("<li>98</li>") && long.ends_with("<li>52</li>"));
        assert_eq!(long.matches("<li>").count(), 24);
    }
}
