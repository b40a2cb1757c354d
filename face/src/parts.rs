//! Pages are made of parts. A part is an element with an id that says what it is made of: as long as that is the same, it looks the
//! same. So a live connection draws and sends only the parts that are new to its reader, and remembers two numbers of each; and what
//! looks the same to several readers is drawn once for a state of the table.
//!
//! Parts may stand in one another: the one round them has a comment in their place. Where those inside are drawn before it, they are
//! looked at every time. Where they are drawn by it, it is made of all that they are made of: as long as that is the same, nobody
//! looks at any of them.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hash};
use std::ops::Deref;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use arrayvec::ArrayString;
use foldhash::fast::FixedState;
use foldhash::quality::RandomState;
use maud::{Markup, Render};

use crate::terse::terse;

/// Ends every part of a push. No part has it inside.
pub const END_OF_PART: char = '\u{1e}';

/// Ends a message whose push goes on in the next.
pub const GOES_ON: char = '\u{1f}';

/// A push of more bytes is sent as several messages: a connection keeps room for the longest that it has sent.
pub const LONGEST_MESSAGE: usize = 2000;

/// How a page's parts are drawn: all of them, or those that are new to its reader.
#[derive(Debug, Clone, Copy, Default)]
pub struct Parts<'a> {
    reader: Option<&'a Reader>,
    shared: Option<&'a SharedParts>,
}

/// What the reader of a live page has: no text, two numbers a part.
#[derive(Debug, Default)]
pub struct Reader(RefCell<Inner>);

#[derive(Debug, Default)]
struct Inner {
    common: Common,
    /// The page that the reader has, in the order in which it was drawn: every part before those that it has drawn.
    had: Vec<Shown>,
    /// The same of the page that is being drawn, so far.
    has: Vec<Shown>,
    scope: Scope,
    /// The parts that look new, each behind those that stand in it.
    news: Vec<Text>,
    strict: bool,
}

/// What parts are made of besides what each of them says, as numbers.
#[derive(Debug, Default, Clone, Copy)]
struct Common {
    everybody: u64,
    reader: u64,
}

#[derive(Debug, Clone, Copy)]
struct Shown {
    id: u64,
    made_of: u64,
    looks: u64,
    /// So many behind it were drawn by it.
    inside: u32,
}

/// Where among those that the reader had the next part is looked for: those that were drawn by the same.
#[derive(Debug, Default, Clone, Copy)]
struct Scope {
    first: usize,
    /// Where it is unless the page has changed its order.
    next: usize,
    end: usize,
}

/// The parts that look the same to everybody who reads a language, as they were drawn for the first of them; those of one state of
/// a table.
#[derive(Debug, Default)]
pub struct SharedParts(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    number: u64,
    /// By what they are made of.
    parts: HashMap<u64, Drawn, FixedState>,
    strict: bool,
}

#[derive(Debug, Clone)]
struct Drawn {
    looks: u64,
    text: Arc<str>,
}

/// A part in the words of a push: one reader's own, or one that others get too.
#[derive(Debug)]
enum Text {
    Own(String),
    Shared(Arc<str>),
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        match self {
            Text::Own(text) => text,
            Text::Shared(text) => text,
        }
    }
}

/// Whatever people write, a part is one part.
fn one_part(part: Markup) -> String {
    let text = part.into_string();
    match memchr::memchr2(END_OF_PART as u8, GOES_ON as u8, text.as_bytes()) {
        Some(_) => text.replace([END_OF_PART, GOES_ON], " "),
        None => text,
    }
}

/// The id of a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Id(ArrayString<LONGEST_ID>);

const LONGEST_ID: usize = 40;

impl Id {
    /// One of several, by its number.
    pub fn new(name: &str, number: impl Into<u32>) -> Id {
        let mut number = number.into();
        // Hundreds of ids are made for every page: this is much faster than formatting.
        let mut end = [b'-'; 11];
        let mut first = end.len();
        loop {
            first -= 1;
            end[first] = b'0' + (number % 10) as u8;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        Id::from(name).and(str::from_utf8(&end[first - 1..]).expect("figures are text"))
    }

    /// The same with something behind it.
    pub fn and(mut self, end: &str) -> Id {
        self.0.push_str(end);
        self
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Id {
    fn from(id: &str) -> Id {
        Id(ArrayString::from(id).expect("ids are short"))
    }
}

impl Render for Id {
    fn render_to(&self, page: &mut String) {
        // Ids are ours: nothing in them wants escaping.
        page.push_str(&self.0);
    }
}

/// What stands on a page where a part is: all of it, or in a push a comment with its id, or on a whole page an empty element where
/// one will stand that is still to come.
#[derive(Debug)]
pub enum Part {
    Whole(Markup),
    Here(Id),
    ToCome { element: &'static str, id: Id },
}

impl Part {
    /// What stands on the page.
    pub fn into_string(self) -> String {
        self.render().into_string()
    }
}

impl Render for Part {
    fn render_to(&self, page: &mut String) {
        match self {
            Part::Whole(part) => page.push_str(&part.0),
            Part::Here(id) => {
                page.push_str("<!--");
                id.render_to(page);
                page.push_str("-->");
            }
            Part::ToCome { element, id } => {
                page.extend(["<", element, " id=\""]);
                id.render_to(page);
                page.extend(["\" data-same></", element, ">"]);
            }
        }
    }
}

impl<'a> Parts<'a> {
    /// All of them, for a page that is whole.
    pub fn all() -> Parts<'a> {
        Parts::default()
    }

    /// Those that are new to this reader; what others have seen of the same state is not drawn again.
    pub fn new_to(reader: &'a Reader, shared: &'a SharedParts) -> Parts<'a> {
        Parts { reader: Some(reader), shared: Some(shared) }
    }

    /// The part with this id. It looks the same as long as it is made of the same, to the same reader; and so do the
    /// parts that `draw` draws.
    pub fn own(self, id: impl Into<Id>, made_of: &impl Hash, draw: impl FnOnce() -> Markup) -> Part {
        let Some(reader) = self.reader else { return Part::Whole(draw()) };
        let id = id.into();
        reader.own(id, made_of, draw);
        Part::Here(id)
    }

    /// The same for a part that looks the same to everybody who reads this language.
    pub fn shared(self, id: impl Into<Id>, made_of: &impl Hash, draw: impl FnOnce() -> Markup) -> Part {
        let (Some(reader), Some(shared)) = (self.reader, self.shared) else { return Part::Whole(draw()) };
        let id = id.into();
        reader.shared(shared, id, made_of, draw);
        Part::Here(id)
    }

    /// Whether what is drawn goes to a page that is there already, and knows what every push would say again.
    pub fn are_pushed(self) -> bool {
        self.reader.is_some()
    }

    /// A place for a part that is still to come, an `element`.
    pub fn to_come(self, element: &'static str, id: impl Into<Id>) -> Part {
        let id = id.into();
        if self.reader.is_some() { Part::Here(id) } else { Part::ToCome { element, id } }
    }

    /// A part that is drawn at once, and is new if it looks new: for what is short, or is seldom the same.
    pub fn drawn(self, id: impl Into<Id>, part: Markup) -> Part {
        let id = id.into();
        match self.reader {
            Some(reader) => {
                let looks = hash(&part.0);
                reader.own(id, &looks, || part);
                Part::Here(id)
            }
            None => Part::Whole(part),
        }
    }
}

impl Reader {
    /// One that draws every part.
    ///
    /// # Panics
    /// If a part is made of the same and yet looks different: then it is not told all that it is made of.
    pub fn strict() -> Reader {
        Reader(RefCell::new(Inner { strict: true, ..Inner::default() }))
    }

    /// A new page is begun. All its parts are made of what everybody has in common, and its reader's own also of the reader's.
    pub fn begin(&mut self, everybody: &impl Hash, reader: &impl Hash) {
        let inner = self.0.get_mut();
        let everybody = hash(everybody);
        inner.common = Common { everybody, reader: hash(&(everybody, reader)) };
        inner.keep_page();
        inner.scope = Scope { first: 0, next: 0, end: inner.had.len() };
        // It is about as long as the last one.
        inner.has = Vec::with_capacity(inner.had.len() + 4);
        inner.news.clear();
    }

    /// The parts of the page just drawn that look new, as one text; an empty one if there are none. Each comes before those that stand
    /// in it. What is not on the page is forgotten: its reader has it no longer.
    pub fn news(&mut self) -> String {
        let inner = self.0.get_mut();
        inner.keep_page();
        let news = std::mem::take(&mut inner.news);
        let mut push = String::with_capacity(news.iter().map(|part| part.len() + 1).sum());
        for part in news.iter().rev() {
            push.push_str(part);
            push.push(END_OF_PART);
        }
        push
    }

    fn own(&self, id: Id, made_of: &impl Hash, draw: impl FnOnce() -> Markup) {
        let mut inner = self.0.borrow_mut();
        let number = hash(&id);
        let made_of = hash(&(inner.common.reader, number, made_of));
        let Some(begun) = inner.begin(number, made_of) else { return };
        // Other parts may be drawn meanwhile.
        drop(inner);
        let text = one_part(draw());
        self.0.borrow_mut().end(begun, hash(&text), || Text::Own(terse(&text)));
    }

    /// What `draw` draws goes to others too: it draws no parts of this reader.
    fn shared(&self, shared: &SharedParts, id: Id, made_of: &impl Hash, draw: impl FnOnce() -> Markup) {
        let mut inner = self.0.borrow_mut();
        let number = hash(&id);
        let made_of = hash(&(inner.common.everybody, number, made_of));
        if let Some(begun) = inner.begin(number, made_of) {
            let Drawn { looks, text } = shared.part(made_of, draw);
            inner.end(begun, looks, || Text::Shared(text));
        }
    }
}

/// A part that is being drawn.
struct Begun {
    /// Where it is among those of the page that is being drawn, and among those that the reader had.
    place: usize,
    had: Option<usize>,
    /// Where it was looked for.
    scope: Scope,
    /// Whether it is made of the same: only a strict reader draws it then.
    is_same: bool,
    news: usize,
}

impl Inner {
    /// Nothing if this part is made of the same as before: then it is here, with all that it has drawn. Else it is to be drawn; until
    /// its end the next parts are looked for among those that it had drawn before.
    fn begin(&mut self, id: u64, made_of: u64) -> Option<Begun> {
        let had = self.find(id);
        let is_same = had.is_some_and(|had| self.had[had].made_of == made_of);
        if let Some(had) = had
            && is_same
            && !self.strict
        {
            let behind = self.behind(had);
            self.has.extend_from_slice(&self.had[had..behind]);
            self.scope.next = behind;
            return None;
        }
        let begun = Begun { place: self.has.len(), had, scope: self.scope, is_same, news: self.news.len() };
        self.has.push(Shown { id, made_of, looks: 0, inside: 0 });
        self.scope = match had {
            Some(had) => Scope { first: had + 1, next: had + 1, end: self.behind(had) },
            None => Scope::default(),
        };
        Some(begun)
    }

    fn end(&mut self, begun: Begun, looks: u64, text: impl FnOnce() -> Text) {
        let Begun { place, had, scope, is_same, news } = begun;
        self.scope = scope;
        if let Some(had) = had {
            self.scope.next = self.behind(had);
        }
        let inside = self.has.len() - place - 1;
        self.has[place].looks = looks;
        self.has[place].inside = inside as u32;
        let looks_new = had.is_none_or(|had| self.had[had].looks != looks);
        let is_kept = !looks_new && self.news.len() == news;
        assert!(!is_same || is_kept, "a part is made of the same, and looks different: {}", &*text());
        if looks_new {
            self.news.push(text());
        }
    }

    /// What was drawn is what the reader has from now on.
    fn keep_page(&mut self) {
        if self.has.is_empty() {
            return;
        }
        self.had = std::mem::take(&mut self.has);
        // There are thousands of readers, and most of them wait.
        if self.had.capacity() > self.had.len() + self.had.len() / 16 {
            self.had.shrink_to_fit();
        }
    }

    fn find(&self, id: u64) -> Option<usize> {
        let Scope { first, next, end } = self.scope;
        self.find_from(next, end, id).or_else(|| self.find_from(first, next, id))
    }

    fn find_from(&self, mut place: usize, end: usize, id: u64) -> Option<usize> {
        while place < end {
            if self.had[place].id == id {
                return Some(place);
            }
            place = self.behind(place);
        }
        None
    }

    /// Where the next part is that was not drawn by this one.
    fn behind(&self, had: usize) -> usize {
        had + 1 + self.had[had].inside as usize
    }
}

impl SharedParts {
    /// One in which every part is drawn for every reader.
    ///
    /// # Panics
    /// If a part that is made of the same looks different to somebody: then it is not everybody's.
    pub fn strict() -> SharedParts {
        SharedParts(Mutex::new(State { strict: true, ..State::default() }))
    }

    /// Parts are drawn of this state of the table: what was drawn of an earlier one is needed no longer.
    pub fn of_state(&self, state: &impl Hash) {
        let number = hash(state);
        let mut parts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if parts.number != number && !parts.strict {
            parts.number = number;
            parts.parts = HashMap::default();
        }
    }

    fn part(&self, made_of: u64, draw: impl FnOnce() -> Markup) -> Drawn {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = state.parts.get(&made_of).cloned();
        if let Some(known) = &known
            && !state.strict
        {
            return known.clone();
        }
        let text = one_part(draw());
        let drawn = Drawn { looks: hash(&text), text: Arc::from(terse(&text)) };
        match known {
            Some(known) => assert_eq!(known.text, drawn.text, "a part looks different to others"),
            None => drop(state.parts.insert(made_of, drawn.clone())),
        }
        drawn
    }
}

/// A push as messages, of which all but the last say that it goes on. It is cut anywhere, also in the middle of a part.
pub fn messages(push: String) -> Vec<String> {
    let mut messages = Vec::new();
    let mut rest = push.as_str();
    while rest.len() > LONGEST_MESSAGE {
        let cut = (0..LONGEST_MESSAGE).rev().find(|place| rest.is_char_boundary(*place)).unwrap_or_default();
        let (first, more) = rest.split_at(cut);
        messages.push([first, "\u{1f}"].concat());
        rest = more;
    }
    if messages.is_empty() {
        return vec![push];
    }
    messages.push(rest.to_owned());
    messages
}

/// How a page looks, in one number. It is another one in every process.
pub fn looks(page: &str) -> u64 {
    hash(&page)
}

/// Nobody outside can know these numbers, nor write something that has the number of something else.
fn hash(thing: &impl Hash) -> u64 {
    static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);
    HASHES.hash_one(thing)
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    /// A page with cards in a frame; `who` is its reader, and `speaks` a language.
    fn page(reader: &mut Reader, shared: &SharedParts, who: u8, speaks: &str, cards: &[u8]) -> String {
        reader.begin(&speaks, &who);
        let parts = Parts::new_to(reader, shared);
        let card = |card: &u8| {
            let id = Id::new("card", *card);
            parts.shared(id, card, || html! { b id=(id) { (speaks) (card) } })
        };
        let drawn: Vec<Part> = cards.iter().map(card).collect();
        parts.own("mine", &cards.len(), || html! { i #mine { (who) } });
        parts.drawn("frame", html! { p #frame { @for card in &drawn { (card) } } });
        reader.news()
    }

    #[test]
    fn a_push_has_the_parts_that_look_new_and_places_for_those_inside() {
        let mut reader = Reader::default();
        let shared = SharedParts::default();
        let mut page = |who, speaks, cards: &[u8]| page(&mut reader, &shared, who, speaks, cards);
        assert_eq!(page(1, "en", &[1]), "<p id=frame><!--card-1-->\u{1e}<i id=mine>1\u{1e}<b id=card-1>en1\u{1e}");
        assert_eq!(page(1, "en", &[1]), "");
        // What is mine is made of something else, but looks the same.
        let frame = "<p id=frame><!--card-1 card-2-->\u{1e}";
        assert_eq!(page(1, "en", &[1, 2]), format!("{frame}<b id=card-2>en2\u{1e}"));
        assert_eq!(page(2, "en", &[1, 2]), "<i id=mine>2\u{1e}");
        // It was gone meanwhile.
        assert_eq!(page(2, "en", &[1]), "<p id=frame><!--card-1-->\u{1e}");
        assert_eq!(page(2, "en", &[1, 2]), format!("{frame}<b id=card-2>en2\u{1e}"));
        assert_eq!(page(2, "de", &[1, 2]), "<b id=card-2>de2\u{1e}<b id=card-1>de1\u{1e}");
    }

    /// A hand that draws its cards itself, and a pile beside it; and whether anybody looked at the cards.
    fn table(reader: &mut Reader, hand: &[u8], pile: u8) -> (String, bool) {
        let shared = SharedParts::default();
        reader.begin(&(), &());
        let parts = Parts::new_to(reader, &shared);
        let looked = std::cell::Cell::new(false);
        let card = |card: &u8| {
            looked.set(true);
            let id = Id::new("card", *card);
            parts.shared(id, card, || html! { b id=(id) { (card) } })
        };
        parts.own("first", &(), || html! { i #first {} });
        parts.own("hand", &hand, || {
            let cards: Vec<Part> = hand.iter().map(card).collect();
            html! { p #hand { @for card in &cards { (card) } } }
        });
        parts.own("pile", &pile, || html! { i #pile { (pile) } });
        (reader.news(), looked.get())
    }

    #[test]
    fn nobody_looks_into_a_part_that_is_made_of_the_same_as_all_that_it_draws() {
        let mut reader = Reader::default();
        table(&mut reader, &[1, 2], 9);
        assert_eq!(table(&mut reader, &[1, 2], 8), ("<i id=pile>8\u{1e}".into(), false));
        // What stood there is known, wherever it now stands.
        let hand = "<p id=hand><!--card-3 card-1-->\u{1e}<b id=card-3>3\u{1e}";
        assert_eq!(table(&mut reader, &[3, 1], 8), (hand.into(), true));
        assert_eq!(table(&mut reader, &[3, 1], 8), (String::new(), false));
        // What was gone is new again.
        assert_eq!(table(&mut reader, &[2], 7).0.matches('\u{1e}').count(), 3);
        assert_eq!(table(&mut reader, &[], 7).0, "<p id=hand>\u{1e}");
        assert_eq!(table(&mut reader, &[2], 7).0.matches('\u{1e}').count(), 2);
    }

    #[test]
    #[should_panic(expected = "made of the same, and looks different")]
    fn what_does_not_say_what_stands_in_it_is_made_of_is_found() {
        let mut reader = Reader::strict();
        let shared = SharedParts::default();
        for number in 0..2_u8 {
            reader.begin(&(), &());
            let parts = Parts::new_to(&reader, &shared);
            parts.own("hand", &(), || {
                let card = parts.own("card", &number, || html! { b #card { (number) } });
                html! { p #hand { (card) } }
            });
        }
    }

    #[test]
    fn ids_have_their_numbers() {
        assert_eq!(Id::new("line", 0_u32).as_str(), "line-0");
        assert_eq!(Id::new("line", 4_294_967_295_u32).as_str(), "line-4294967295");
    }

    #[test]
    fn a_long_push_is_several_messages() {
        assert_eq!(messages("<b>".into()), ["<b>"]);
        let long = "a".to_owned() + &"é".repeat(LONGEST_MESSAGE);
        let sent = messages(long.clone());
        assert_eq!(sent.len(), 3);
        assert!(sent.iter().all(|message| message.len() <= LONGEST_MESSAGE));
        assert!(sent[..2].iter().all(|message| message.ends_with(GOES_ON)) && !sent[2].ends_with(GOES_ON));
        assert_eq!(sent.concat().replace(GOES_ON, ""), long);
    }

    #[test]
    fn what_looks_the_same_to_all_is_drawn_once_for_a_state() {
        let shared = SharedParts::default();
        let times = std::cell::Cell::new(0);
        let look = |state: u8, language: &str, made_of: u8| {
            let mut reader = Reader::default();
            shared.of_state(&state);
            reader.begin(&language, &());
            Parts::new_to(&reader, &shared).shared("card", &made_of, || {
                times.set(times.get() + 1);
                html! { b #card { (language) (made_of) } }
            });
            (reader.news(), times.get())
        };
        assert_eq!(look(1, "en", 7), ("<b id=card>en7\u{1e}".into(), 1));
        assert_eq!(look(1, "en", 7).1, 1);
        assert_eq!(look(1, "de", 7), ("<b id=card>de7\u{1e}".into(), 2));
        assert_eq!(look(1, "en", 8).1, 3);
        assert_eq!(look(2, "en", 7).1, 4);
    }

    #[test]
    #[should_panic(expected = "looks different to others")]
    fn what_is_shared_and_looks_different_to_others_is_found() {
        let shared = SharedParts::strict();
        for seat in 0..2 {
            let mut reader = Reader::strict();
            reader.begin(&"en", &seat);
            Parts::new_to(&reader, &shared).shared("card", &(), || html! { b #card { (seat) } });
        }
    }

    #[test]
    #[should_panic(expected = "made of the same, and looks different")]
    fn what_is_not_told_all_that_it_is_made_of_is_found() {
        let mut reader = Reader::strict();
        let shared = SharedParts::default();
        for time in 0..2 {
            reader.begin(&"en", &());
            Parts::new_to(&reader, &shared).own("card", &(), || html! { b #card { (time) } });
        }
    }

    #[test]
    fn nobody_writes_the_end_of_a_part_into_one() {
        let mut reader = Reader::default();
        let shared = SharedParts::default();
        reader.begin(&(), &());
        Parts::new_to(&reader, &shared).drawn("said", html! { b #said { "one\u{1e}t\u{1f}wo" } });
        assert_eq!(reader.news(), "<b id=said>one t wo\u{1e}");
    }
}
