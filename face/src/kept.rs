//! Parts of a page that its reader sees already: a connection neither draws nor sends them again.

use std::cell::RefCell;
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::LazyLock;

use foldhash::fast::FixedState;
use maud::{Markup, Render};
use memchr::{memchr, memmem};

/// The parts of a page that a connection shows. A page for it is drawn with every part as a bare tag, which leaves the reader's own
/// as it is; [`Kept::fill_in`] then puts in those that look new.
#[derive(Debug, Default)]
pub struct Kept(RefCell<Inner>);

#[derive(Debug, Default)]
struct Inner {
    /// What all parts are made of.
    common: u64,
    /// In the order in which they stand on the page.
    parts: Vec<Part>,
    /// Where among them the next one is, unless the page has changed its order.
    next: usize,
    new: Vec<New>,
    strict: bool,
}

#[derive(Debug)]
struct Part {
    /// Its id, as a number: thousands of connections have dozens of parts each.
    id: u64,
    made_of: u64,
    looks: u64,
    /// Whether it is on the page that is being drawn.
    here: bool,
}

#[derive(Debug)]
struct New {
    tag: Tag,
    text: String,
}

/// The id of a part: a name, and a number where there are several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Id {
    name: &'static str,
    number: Option<u32>,
}

impl Id {
    pub fn new(name: &'static str, number: impl Into<u32>) -> Id {
        Id { name, number: Some(number.into()) }
    }
}

impl From<&'static str> for Id {
    fn from(name: &'static str) -> Id {
        Id { name, number: None }
    }
}

impl Render for Id {
    fn render_to(&self, page: &mut String) {
        page.push_str(self.name);
        if let Some(number) = self.number {
            page.push('-');
            number.render_to(page);
        }
    }
}

/// What stands on a page where a part is: a bare tag, or all of it where nothing is kept.
#[derive(Debug)]
pub enum Drawn {
    Tag(Tag),
    Whole(Markup),
}

#[derive(Debug, Clone, Copy)]
pub struct Tag {
    element: &'static str,
    id: Id,
}

impl Render for Tag {
    fn render_to(&self, page: &mut String) {
        page.extend(["<", self.element, " id=\""]);
        self.id.render_to(page);
        page.extend(["\" data-same></", self.element, ">"]);
    }
}

impl Render for Drawn {
    fn render_to(&self, page: &mut String) {
        match self {
            Drawn::Tag(tag) => tag.render_to(page),
            Drawn::Whole(part) => page.push_str(&part.0),
        }
    }
}

/// A part of a page for a reader who has these already; all of it where there is no such reader.
pub fn part(
    kept: Option<&Kept>,
    element: &'static str,
    id: impl Into<Id>,
    made_of: &impl Hash,
    draw: impl FnOnce() -> Markup,
) -> Drawn {
    match kept {
        Some(kept) => kept.part(element, id.into(), made_of, draw),
        None => Drawn::Whole(draw()),
    }
}

impl Kept {
    /// One that draws every part.
    ///
    /// # Panics
    /// If a part is made of the same and yet looks different: then it is not told all that it is made of.
    pub fn strict() -> Kept {
        Kept(RefCell::new(Inner { strict: true, ..Inner::default() }))
    }

    /// A new page is begun. Where `common` is not as before, every part is drawn again.
    pub fn begin(&mut self, common: &impl Hash) {
        let inner = self.0.get_mut();
        inner.common = hash(common);
        inner.next = 0;
        inner.new.clear();
        inner.parts.iter_mut().for_each(|part| part.here = false);
    }

    /// The part with this id, an `element` that `draw` draws if it is made of something else than last time. It must not be inside
    /// another part.
    fn part(&self, element: &'static str, id: Id, made_of: &impl Hash, draw: impl FnOnce() -> Markup) -> Drawn {
        let mut inner = self.0.borrow_mut();
        let Inner { common, parts, next, new, strict } = &mut *inner;
        let tag = Tag { element, id };
        let made_of = hash(&(*common, made_of));
        let (before, after) = parts.split_at(*next);
        let number = hash(&id);
        let is_it = |part: &Part| part.id == number;
        let known = after.iter().position(is_it).map(|place| *next + place).or_else(|| before.iter().position(is_it));
        let place = known.unwrap_or(*next);
        *next = place + 1;
        let unchanged = known.is_some() && parts[place].made_of == made_of;
        if unchanged && !*strict {
            parts[place].here = true;
            return Drawn::Tag(tag);
        }
        let text = draw().into_string();
        let looks = hash(&text);
        let looked = known.map(|place| parts[place].looks);
        assert!(!unchanged || looked == Some(looks), "{id:?} is made of the same, and looks different: {text}");
        let part = Part { id: number, made_of, looks, here: true };
        match known {
            Some(place) => parts[place] = part,
            None => parts.insert(place, part),
        }
        if looked != Some(looks) {
            new.push(New { tag, text });
        }
        Drawn::Tag(tag)
    }

    /// Whether any part looks new on the page that was drawn last.
    pub fn has_news(&mut self) -> bool {
        !self.0.get_mut().new.is_empty()
    }

    /// The page with the parts that look new. What is not on it is forgotten: a reader who leaves it out has it no longer.
    pub fn fill_in(&mut self, page: String) -> String {
        let inner = self.0.get_mut();
        inner.parts.retain(|part| part.here);
        if inner.new.is_empty() {
            return page;
        }
        let more: usize = inner.new.iter().map(|new| new.text.len()).sum();
        let mut filled = String::with_capacity(page.len() + more + 1);
        let place = |new: New| {
            let tag = new.tag.render().into_string();
            (memmem::find(page.as_bytes(), tag.as_bytes()).unwrap_or(page.len()), tag.len(), new.text)
        };
        let mut new: Vec<_> = inner.new.drain(..).map(place).collect();
        new.sort_by_key(|(place, ..)| *place);
        let mut from = 0;
        for (place, length, text) in new {
            filled.extend([&page[from..place], &text]);
            from = place + length;
        }
        filled + &page[from..]
    }
}

/// How a page looks besides what its clocks show, in one number: browsers count by themselves. A clock shows how many milliseconds
/// are left, in `data-left`, and what stands from there to the next tag. When it ends must be said before that, say in its id.
pub fn looks(page: &str) -> u64 {
    static CLOCK: LazyLock<memmem::Finder<'_>> = LazyLock::new(|| memmem::Finder::new(" data-left="));
    let mut looks = FixedState::default().build_hasher();
    let mut rest = page;
    while let Some(clock) = CLOCK.find(rest.as_bytes()) {
        rest[..clock].hash(&mut looks);
        rest = &rest[clock..];
        rest = &rest[memchr(b'<', rest.as_bytes()).unwrap_or(rest.len())..];
    }
    rest.hash(&mut looks);
    looks.finish()
}

/// How something looks, in one number.
pub fn hash(thing: &impl Hash) -> u64 {
    FixedState::default().hash_one(thing)
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn page(kept: &mut Kept, common: u8, cards: &[u8]) -> String {
        kept.begin(&common);
        let drawn = html! {
            h1 { "Cards" }
            @for card in cards {
                @let id = Id::new("card", *card);
                (kept.part("b", id, card, || html! { b id=(id) { (common / 2) "/" (card) } }))
            }
        };
        kept.fill_in(drawn.into_string())
    }

    #[test]
    fn a_part_is_sent_when_it_looks_new_and_only_then() {
        let mut kept = Kept::default();
        let (one, two) = ("<b id=\"card-1\">1/1</b>", "<b id=\"card-2\">1/2</b>");
        let (same_one, same_two) = ("<b id=\"card-1\" data-same></b>", "<b id=\"card-2\" data-same></b>");
        assert_eq!(page(&mut kept, 2, &[1]), format!("<h1>Cards</h1>{one}"));
        assert!(!kept.has_news());
        assert_eq!(page(&mut kept, 2, &[1, 2]), format!("<h1>Cards</h1>{same_one}{two}"));
        // Made of something else, but it looks the same.
        assert_eq!(page(&mut kept, 3, &[1, 2]), format!("<h1>Cards</h1>{same_one}{same_two}"));
        assert_eq!(page(&mut kept, 4, &[1]), "<h1>Cards</h1><b id=\"card-1\">2/1</b>");
        // It was gone meanwhile.
        assert_eq!(page(&mut kept, 4, &[1, 2]), format!("<h1>Cards</h1>{same_one}<b id=\"card-2\">2/2</b>"));
    }

    #[test]
    fn a_clock_that_goes_on_looks_the_same_and_one_that_ends_later_looks_new() {
        let page = |ends: u32, left: u32, card: &str| {
            let clock =
                html! { p { i id=(format!("ends-{ends}")) data-left=(left) data-soon { (left / 60) } b { (card) } } };
            looks(&clock.into_string())
        };
        assert_eq!(page(9, 100, "a"), page(9, 5000, "a"));
        assert_ne!(page(9, 100, "a"), page(8, 100, "a"));
        assert_ne!(page(9, 100, "a"), page(9, 100, "b"));
    }
}
