//! The end of a story, kept in words: every page repeats it, and only a line or two are new each time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tabletop::Viewer;
use words::Language;

use crate::play::Sentence;

/// How much of the story is on the table page; the rest is a click away.
const LINES: usize = 14;

/// What everybody who looks at a table has before them. It is to be forgotten when something is taken back.
#[derive(Debug, Default)]
pub struct Recent(Mutex<HashMap<(Viewer, Language), Lines>>);

#[derive(Debug, Default)]
struct Lines {
    /// How many events are in words, or were nothing for this viewer.
    events: usize,
    lines: Vec<Arc<Sentence>>,
}

impl Recent {
    /// The last lines of a story, newest last; `say` puts an event into words.
    pub fn lines<E>(
        &self,
        viewer: Viewer,
        language: Language,
        story: &[E],
        say: impl Fn(&E) -> Option<Sentence>,
    ) -> Vec<Arc<Sentence>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Lines { events, lines } = all.entry((viewer, language)).or_default();
        let new: Vec<_> = story[*events..].iter().rev().filter_map(say).take(LINES).map(Arc::new).collect();
        *events = story.len();
        lines.extend(new.into_iter().rev());
        lines.drain(..lines.len().saturating_sub(LINES));
        lines.clone()
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
                even.then(|| Sentence { seq: *event, text: String::new(), taken_back: false })
            };
            let lines = recent.lines(Viewer::Public, Language::French, story, say);
            lines.iter().map(|line| line.seq).collect::<Vec<_>>()
        };
        let story: Vec<u64> = (0..100).collect();
        assert_eq!(read(&story[..5]), [0, 2, 4]);
        said.set(0);
        assert_eq!(read(&story[..7]), [0, 2, 4, 6]);
        assert_eq!(said.get(), 2);
        let long = read(&story);
        assert_eq!((long.len(), long.first(), long.last()), (24, Some(&52), Some(&98)));
    }
}
