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
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use arrayvec::ArrayString;
use foldhash::quality::RandomState;
use maud::{Markup, Render};

/// Ends every part of a push. No part has it inside.
pub const END_OF_PART: char = '\u{1e}';

/// Ends a message whose push goes on in the next.
pub const GOES_ON: char = '\u{1f}';

/// A push of more bytes is sent as several messages: a connection keeps room for the longest that it has sent.
const LONG: usize = 2048;

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
    /// In the order in which they are drawn.
    parts: Vec<Shown>,
    /// Where among them the next one is, unless the page has changed its order.
    next: usize,
    /// The parts that look new, each behind those that stand in it.
    news: Vec<Arc<str>>,
    strict: bool,
}

/// What parts are made of besides what each of them says, as numbers.
#[derive(Debug, Default, Clone, Copy)]
struct Common {
    everybody: u64,
    reader: u64,
}

#[derive(Debug)]
struct Shown {
    id: u64,
    made_of: u64,
    looks: u64,
    /// So many before it were drawn by it.
    inside: u32,
    /// Whether it is on the page that is being drawn.
    here: bool,
}

/// The parts that look the same to everybody who reads a language, as they were drawn for the first of them; those of one state of
/// a table.
#[derive(Debug, Default)]
pub struct SharedParts(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    number: u64,
    /// By what they are made of.
    parts: HashMap<u64, Drawn>,
    strict: bool,
}

#[derive(Debug, Clone)]
struct Drawn {
    looks: u64,
    text: Arc<str>,
}

impl Drawn {
    fn new(mut text: String) -> Drawn {
        // Whatever people write, a part is one part.
        if memchr::memchr2(END_OF_PART as u8, GOES_ON as u8, text.as_bytes()).is_some() {
            text = text.replace([END_OF_PART, GOES_ON], " ");
        }
        let text = without_last_tags(&text);
        Drawn { looks: hash(&text), text: text.into() }
    }
}

/// Where a part ends, browsers close what is still open.
fn without_last_tags(mut text: &str) -> &str {
    while let Some(inside) = text.strip_suffix('>')
        && let Some(tag) = inside.bytes().rposition(|byte| byte == b'<')
        && inside[tag..].starts_with("</")
    {
        text = &text[..tag];
    }
    text
}

/// The id of a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Id(ArrayString<LONGEST_ID>);

const LONGEST_ID: usize = 40;

impl Id {
    /// One of several, by its number.
    pub fn new(name: &str, number: impl Into<u32>) -> Id {
        let mut id = Id::from(name);
        id.0.push('-');
        let mut number = number.into();
        // Hundreds of ids are made for every page: this is much faster than formatting.
        let mut digits = [0; 10];
        let mut first = digits.len();
        loop {
            first -= 1;
            digits[first] = b'0' + (number % 10) as u8;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        digits[first..].iter().for_each(|digit| id.0.push(char::from(*digit)));
        id
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
        inner.next = 0;
        inner.news.clear();
        inner.parts.iter_mut().for_each(|part| part.here = false);
    }

    /// The parts of the page just drawn that look new, as messages; none if there are none. Each comes before those that stand in it.
    /// What is not on the page is forgotten: its reader has it no longer.
    pub fn news(&mut self) -> Vec<String> {
        let inner = self.0.get_mut();
        inner.parts.retain(|part| part.here);
        // There are thousands of readers, and most of them wait.
        if inner.parts.capacity() > inner.parts.len() + inner.parts.len() / 4 {
            inner.parts.shrink_to_fit();
        }
        let mut messages: Vec<String> = Vec::new();
        for part in std::mem::take(&mut inner.news).into_iter().rev() {
            match messages.last_mut() {
                Some(message) if message.len() + part.len() < LONG => message.push_str(&part),
                last => {
                    last.into_iter().for_each(|message| message.push(GOES_ON));
                    messages.push(part.to_string());
                }
            }
            messages.last_mut().expect("a message has this part").push(END_OF_PART);
        }
        messages
    }

    fn own(&self, id: Id, made_of: &impl Hash, draw: impl FnOnce() -> Markup) {
        let mut inner = self.0.borrow_mut();
        let number = hash(&id);
        let made_of = hash(&(inner.common.reader, number, made_of));
        let Some(begun) = inner.begin(number, made_of) else { return };
        // Other parts may be drawn meanwhile.
        drop(inner);
        let drawn = Drawn::new(draw().into_string());
        self.0.borrow_mut().end(begun, drawn);
    }

    /// What `draw` draws goes to others too: it draws no parts of this reader.
    fn shared(&self, shared: &SharedParts, id: Id, made_of: &impl Hash, draw: impl FnOnce() -> Markup) {
        let mut inner = self.0.borrow_mut();
        let number = hash(&id);
        let made_of = hash(&(inner.common.everybody, number, made_of));
        if let Some(begun) = inner.begin(number, made_of) {
            inner.end(begun, shared.part(made_of, draw));
        }
    }
}

/// A part that is being drawn, and the parts round it meanwhile.
struct Begun {
    number: u64,
    made_of: u64,
    /// How it looked, if it is known.
    looked: Option<u64>,
    /// Whether it is made of the same: only a strict reader draws it then.
    is_same: bool,
    /// Where it is, or will be.
    place: usize,
    round_it: Vec<Shown>,
    news: usize,
}

impl Inner {
    /// Nothing if this part is made of the same as before: then it is here, with all that it has drawn. Else it is to be drawn; until
    /// its end the parts are those that it had drawn before.
    fn begin(&mut self, number: u64, made_of: u64) -> Option<Begun> {
        let (before, after) = self.parts.split_at(self.next);
        let is_it = |part: &Shown| part.id == number;
        let known = after.iter().position(is_it).map(|place| self.next + place);
        let known = known.or_else(|| before.iter().position(is_it));
        let is_same = known.is_some_and(|place| self.parts[place].made_of == made_of);
        if let Some(place) = known
            && is_same
            && !self.strict
        {
            let first = place - self.parts[place].inside as usize;
            self.parts[first..=place].iter_mut().for_each(|part| part.here = true);
            self.next = place + 1;
            return None;
        }
        let mut place = known.unwrap_or(self.next);
        let looked = known.map(|place| self.parts[place].looks);
        let inside = known.map_or(0, |place| self.parts[place].inside as usize);
        place -= inside;
        let mut round_it: Vec<Shown> = Vec::new();
        if inside > 0 {
            round_it = self.parts.drain(place..place + inside).collect();
        }
        std::mem::swap(&mut self.parts, &mut round_it);
        self.next = 0;
        let news = self.news.len();
        Some(Begun { number, made_of, looked, is_same, place, round_it, news })
    }

    fn end(&mut self, begun: Begun, drawn: Drawn) {
        let Begun { number, made_of, looked, is_same, mut place, round_it, news } = begun;
        let is_kept = looked == Some(drawn.looks) && self.news.len() == news;
        assert!(!is_same || is_kept, "a part is made of the same, and looks different: {}", drawn.text);
        let mut inside = std::mem::replace(&mut self.parts, round_it);
        inside.retain(|part| part.here);
        let part = Shown { id: number, made_of, looks: drawn.looks, inside: inside.len() as u32, here: true };
        match looked {
            Some(_) => self.parts[place] = part,
            None => self.parts.insert(place, part),
        }
        if !inside.is_empty() {
            place += inside.len();
            let before_it = place - inside.len();
            self.parts.splice(before_it..before_it, inside);
        }
        self.next = place + 1;
        if looked != Some(drawn.looks) {
            self.news.push(drawn.text);
        }
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
            parts.parts = HashMap::new();
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
        let drawn = Drawn::new(draw().into_string());
        match known {
            Some(known) => assert_eq!(known.text, drawn.text, "a part looks different to others"),
            None => drop(state.parts.insert(made_of, drawn.clone())),
        }
        drawn
    }
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
        reader.news().concat()
    }

    #[test]
    fn a_push_has_the_parts_that_look_new_and_places_for_those_inside() {
        let mut reader = Reader::default();
        let shared = SharedParts::default();
        let mut page = |who, speaks, cards: &[u8]| page(&mut reader, &shared, who, speaks, cards);
        let place = |card| format!("<!--card-{card}-->");
        assert_eq!(
            page(1, "en", &[1]),
            format!("<p id=\"frame\">{}\u{1e}<i id=\"mine\">1\u{1e}<b id=\"card-1\">en1\u{1e}", place(1))
        );
        assert_eq!(page(1, "en", &[1]), "");
        // What is mine is made of something else, but looks the same.
        let frame = format!("<p id=\"frame\">{}{}\u{1e}", place(1), place(2));
        assert_eq!(page(1, "en", &[1, 2]), format!("{frame}<b id=\"card-2\">en2\u{1e}"));
        assert_eq!(page(2, "en", &[1, 2]), "<i id=\"mine\">2\u{1e}");
        // It was gone meanwhile.
        assert_eq!(page(2, "en", &[1]), format!("<p id=\"frame\">{}\u{1e}", place(1)));
        assert_eq!(page(2, "en", &[1, 2]), format!("{frame}<b id=\"card-2\">en2\u{1e}"));
        assert_eq!(page(2, "de", &[1, 2]), "<b id=\"card-2\">de2\u{1e}<b id=\"card-1\">de1\u{1e}");
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
        (reader.news().concat(), looked.get())
    }

    #[test]
    fn nobody_looks_into_a_part_that_is_made_of_the_same_as_all_that_it_draws() {
        let mut reader = Reader::default();
        table(&mut reader, &[1, 2], 9);
        assert_eq!(table(&mut reader, &[1, 2], 8), ("<i id=\"pile\">8\u{1e}".into(), false));
        // What stood there is known, wherever it now stands.
        let hand = "<p id=\"hand\"><!--card-3--><!--card-1-->\u{1e}<b id=\"card-3\">3\u{1e}";
        assert_eq!(table(&mut reader, &[3, 1], 8), (hand.into(), true));
        assert_eq!(table(&mut reader, &[3, 1], 8), (String::new(), false));
        // What was gone is new again.
        assert_eq!(table(&mut reader, &[2], 7).0.matches('\u{1e}').count(), 3);
        assert_eq!(table(&mut reader, &[], 7).0, "<p id=\"hand\">\u{1e}");
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
    fn the_last_closing_tags_are_left_out() {
        let without = |text| without_last_tags(text).to_owned();
        assert_eq!(without("<p id=\"a\"><b>1</b>, <i>2</i></p>"), "<p id=\"a\"><b>1</b>, <i>2");
        assert_eq!(without("<p><!--b--></p>"), "<p><!--b-->");
        assert_eq!(without("<i id=\"row\"></i>"), "<i id=\"row\">");
        assert_eq!(without("said"), "said");
    }

    #[test]
    fn ids_have_their_numbers() {
        assert_eq!(Id::new("line", 0_u32).as_str(), "line-0");
        assert_eq!(Id::new("line", 4_294_967_295_u32).as_str(), "line-4294967295");
    }

    #[test]
    fn a_long_push_is_several_messages() {
        let mut reader = Reader::default();
        let shared = SharedParts::default();
        reader.begin(&(), &());
        let long = "long ".repeat(LONG / 15);
        for number in 0..7_u32 {
            let id = Id::new("part", number);
            Parts::new_to(&reader, &shared).drawn(id, html! { p id=(id) { (long) } });
        }
        let messages = reader.news();
        assert_eq!(
            messages.iter().map(|message| message.matches(END_OF_PART).count()).collect::<Vec<_>>(),
            [2, 2, 2, 1]
        );
        assert!(messages[..3].iter().all(|message| message.ends_with(GOES_ON)) && messages[3].ends_with(END_OF_PART));
        assert!(messages[0].starts_with("<p id=\"part-6\"") && messages[3].starts_with("<p id=\"part-0\""));
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
            (reader.news().concat(), times.get())
        };
        assert_eq!(look(1, "en", 7), ("<b id=\"card\">en7\u{1e}".into(), 1));
        assert_eq!(look(1, "en", 7).1, 1);
        assert_eq!(look(1, "de", 7), ("<b id=\"card\">de7\u{1e}".into(), 2));
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
        assert_eq!(reader.news().concat(), "<b id=\"said\">one t wo\u{1e}");
    }
}
