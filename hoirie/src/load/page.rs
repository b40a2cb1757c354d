//! What a player reads on a table's page: how new it is, whether it is their move, and which forms and links they have.

use std::borrow::Cow;
use std::cell::RefCell;
use std::sync::Arc;

use flate2::{Decompress, FlushDecompress};
use memchr::memmem;
use tabletop::Chance;

/// What is unpacked at first, and is doubled where a page is longer.
const ROOM: usize = 1 << 16;

thread_local! {
    /// Where pages are unpacked, one after the other.
    static UNPACKED: RefCell<Vec<u8>> = RefCell::new(vec![0; ROOM]);
}

/// So many boards are kept before their parts are looked up, though nobody clicks.
const BOARDS: usize = 16;

/// What a tag says that stands for a part which the reader has.
const SAME: &str = " data-same";

/// A pushed page.
#[derive(Debug, Clone, Default)]
pub struct Page {
    pub seq: u64,
    /// The table waits for its reader.
    pub mine: bool,
    pub over: bool,
    /// The board, if the table waits for its reader.
    board: Arc<String>,
}

impl Page {
    /// What its beginning says; nothing if it is no page of a table in play.
    fn read(text: &str) -> Option<Page> {
        let after = &text[text.find("data-seq=\"")? + "data-seq=\"".len()..];
        let (seq, after) = after.split_once('"')?;
        let seq = seq.parse().ok()?;
        let over = after.starts_with(" data-over");
        let mine = after[after.find("<p class=\"")?..].starts_with("<p class=\"mine\"");
        Some(Page { seq, mine, over, board: Arc::default() })
    }

    /// All that can be clicked.
    pub fn desk(&self) -> Desk<'_> {
        Desk::read(&self.board)
    }
}

/// What a live connection brings: one deflated stream, in which each page repeats what the one before it said, and leaves out parts
/// that its reader has. Which they are is looked up when there is something to click on.
#[derive(Debug)]
pub struct Pushes {
    unpacker: Decompress,
    /// The boards since then, the oldest first.
    boards: Vec<String>,
    /// The parts that the first of them left out.
    parts: Vec<Part>,
}

#[derive(Debug, Default)]
struct Part {
    /// As it stands in a tag: `id="…"`.
    id: String,
    /// All of it if there is something to click on.
    text: String,
}

impl Default for Pushes {
    fn default() -> Pushes {
        Pushes { unpacker: Decompress::new(false), boards: Vec::new(), parts: Vec::new() }
    }
}

impl Pushes {
    /// The next page; nothing if it is none of a table in play.
    pub fn unpack(&mut self, packed: &[u8]) -> Option<Page> {
        UNPACKED.with_borrow_mut(|room| {
            let (start, begun) = (self.unpacker.total_in(), self.unpacker.total_out());
            loop {
                let read = (self.unpacker.total_in() - start) as usize;
                let written = (self.unpacker.total_out() - begun) as usize;
                self.unpacker.decompress(&packed[read..], &mut room[written..], FlushDecompress::Sync).ok()?;
                let written = (self.unpacker.total_out() - begun) as usize;
                if written < room.len() {
                    return self.read(&room[..written]);
                }
                room.resize(2 * written, 0);
            }
        })
    }

    fn read(&mut self, page: &[u8]) -> Option<Page> {
        // Beside the board nobody moves.
        let board = &page[..memmem::find(page, b"<div id=\"aside\"").unwrap_or(page.len())];
        let board = std::str::from_utf8(board).ok()?;
        let mut page = Page::read(board)?;
        if page.mine {
            page.board = self.put_together(board).into();
        } else {
            self.keep(board);
        }
        Some(page)
    }

    fn put_together(&mut self, board: &str) -> String {
        self.look_up(board);
        self.keep(board);
        self.whole(board)
    }

    fn keep(&mut self, board: &str) {
        if self.boards.len() == BOARDS {
            self.look_up(board);
        }
        self.boards.push(board.to_owned());
    }

    /// Finds the parts that this board leaves out: each is on the newest board that had all of it.
    fn look_up(&mut self, board: &str) {
        let mut before = std::mem::take(&mut self.parts);
        // They mostly stand in the same order everywhere.
        let mut next = 0;
        let mut places = vec![0; self.boards.len()];
        let find = |left_out: LeftOut<'_>| {
            for (earlier, place) in self.boards.iter().zip(&mut places).rev() {
                let Some(found) = left_out.place_on(earlier, *place) else { continue };
                *place = found;
                if !earlier[found + left_out.id.len()..].starts_with(SAME) {
                    let text = left_out.on(earlier, found);
                    let text = if has_clickable(text) { text } else { "" };
                    return Part { id: left_out.id.to_owned(), text: text.to_owned() };
                }
            }
            let is_it = |part: &Part| part.id == left_out.id;
            let later = before[next..].iter().position(is_it).map(|place| next + place);
            let Some(place) = later.or_else(|| before[..next].iter().position(is_it)) else { return Part::default() };
            next = place + 1;
            std::mem::take(&mut before[place])
        };
        self.parts = left_out(board).map(find).collect();
        self.boards.clear();
    }

    /// The board with the parts that one can click on.
    fn whole(&self, board: &str) -> String {
        let mut whole =
            String::with_capacity(board.len() + self.parts.iter().map(|part| part.text.len()).sum::<usize>());
        let mut from = 0;
        for (tag, part) in left_out(board).zip(&self.parts) {
            whole.extend([&board[from..tag.start], &part.text]);
            from = tag.end;
        }
        whole + &board[from..]
    }
}

/// A tag that stands for a part.
#[derive(Debug, Clone, Copy)]
struct LeftOut<'p> {
    start: usize,
    end: usize,
    element: &'p str,
    id: &'p str,
}

impl LeftOut<'_> {
    /// Where its id stands on another page, which is probably behind this place.
    fn place_on(&self, page: &str, behind: usize) -> Option<usize> {
        let find = |from: usize| Some(from + memmem::find(&page.as_bytes()[from..], self.id.as_bytes())?);
        find(behind).or_else(|| find(0))
    }

    /// All of the part, as it stands on a page that has its id in this place.
    fn on<'p>(&self, page: &'p str, place: usize) -> &'p str {
        let part = &page[page[..place].rfind('<').unwrap_or(page.len())..];
        &part[..end_of(part, self.element)]
    }
}

fn left_out(page: &str) -> impl Iterator<Item = LeftOut<'_>> {
    memmem::find_iter(page.as_bytes(), SAME.as_bytes()).filter_map(|place| {
        let start = page[..place].rfind('<')?;
        let (element, id) = page[start + 1..place].split_once(' ')?;
        Some(LeftOut { start, end: place + SAME.len() + element.len() + "></>".len(), element, id })
    })
}

/// Where the element ends that this text begins with.
fn end_of(text: &str, element: &str) -> usize {
    let mut depth = 0;
    let is_it = |tag: &str| {
        // Most are something else.
        tag.as_bytes().first() == element.as_bytes().first()
            && tag.strip_prefix(element).is_some_and(|after| after.starts_with([' ', '>']))
    };
    for place in memchr::memchr_iter(b'<', text.as_bytes()) {
        let tag = &text[place + 1..];
        if is_it(tag) {
            depth += 1;
        } else if tag.strip_prefix('/').is_some_and(is_it) {
            depth -= 1;
            if depth == 0 {
                return place + element.len() + "</>".len();
            }
        }
    }
    text.len()
}

/// The forms that make a move, and the links that are steps on the way to one.
#[derive(Debug, Default)]
pub struct Desk<'p> {
    forms: Vec<Form<'p>>,
    pub steps: Vec<Cow<'p, str>>,
}

#[derive(Debug, Default)]
struct Form<'p> {
    id: &'p str,
    controls: Vec<Control<'p>>,
}

#[derive(Debug)]
struct Control<'p> {
    kind: Kind,
    name: &'p str,
    value: Cow<'p, str>,
    class: &'p str,
}

#[derive(Debug, PartialEq, Eq)]
enum Kind {
    Fixed,
    /// One of those with the same name.
    Radio,
    Checkbox,
    Number,
    Button,
}

impl<'p> Desk<'p> {
    fn read(page: &'p str) -> Desk<'p> {
        let mut desk = Desk::default();
        // Buttons and fields may stand anywhere and name their form, also before it.
        let mut elsewhere = Vec::new();
        let mut inside = None;
        for (name, tag) in clickables(page) {
            let tag = Tag::read(tag);
            let attribute = |name: &str| tag.attribute(name);
            match name {
                "form" if attribute("action").is_some_and(|action| action.ends_with("/act")) => {
                    inside = Some(desk.forms.len());
                    desk.forms.push(Form { id: attribute("id").unwrap_or_default(), controls: Vec::new() });
                }
                "/form" => inside = None,
                "a" => desk.steps.extend(attribute("href").and_then(|link| link.strip_prefix('?')).map(unescaped)),
                "input" | "button" => {
                    let Some(control) = control(name, &tag) else { continue };
                    match (attribute("form"), inside) {
                        (Some(form), _) => elsewhere.push((form, control)),
                        (None, Some(form)) => desk.forms[form].controls.push(control),
                        (None, None) => {}
                    }
                }
                _ => {}
            }
        }
        for (id, control) in elsewhere {
            if let Some(form) = desk.forms.iter_mut().find(|form| form.id == id) {
                form.controls.push(control);
            }
        }
        desk.forms.retain(|form| form.controls.iter().any(|control| control.kind == Kind::Button));
        desk
    }

    /// Some form, filled in somehow; it is taken off the desk, so that another is tried if the house refuses.
    pub fn fill_in(&mut self, chance: &mut Chance) -> Option<String> {
        if self.forms.is_empty() {
            return None;
        }
        let form = self.forms.swap_remove(chance.below(self.forms.len() as u32) as usize);
        Some(form.fill_in(chance))
    }
}

impl Form<'_> {
    fn fill_in(&self, chance: &mut Chance) -> String {
        let mut fields = form_urlencoded::Serializer::new(String::new());
        let of_kind = |kind: Kind| self.controls.iter().filter(move |control| control.kind == kind).collect::<Vec<_>>();
        let button = chance.pick(&of_kind(Kind::Button)).copied();
        // A button can say with which choices it goes.
        let goes_with = button.map_or("", |button| button.class);
        let fits = |radio: &&&Control<'_>| {
            !goes_with.contains("for-")
                || goes_with.split(' ').any(|class| class.strip_prefix("for-") == Some(&*radio.value))
        };
        let radios = of_kind(Kind::Radio);
        let mut names: Vec<_> = radios.iter().map(|radio| radio.name).collect();
        names.dedup();
        for name in names {
            let choices: Vec<_> = radios.iter().filter(|radio| radio.name == name).filter(fits).collect();
            if let Some(choice) = chance.pick(&choices) {
                fields.append_pair(name, &choice.value);
            }
        }
        for control in &self.controls {
            let sent = match control.kind {
                Kind::Fixed | Kind::Number => true,
                Kind::Checkbox => chance.below(3) == 0,
                Kind::Radio | Kind::Button => false,
            };
            if sent {
                fields.append_pair(control.name, &control.value);
            }
        }
        if let Some(button) = button.filter(|button| !button.name.is_empty()) {
            fields.append_pair(button.name, &button.value);
        }
        fields.finish()
    }
}

/// The tags that matter here, with their names.
fn clickables(page: &str) -> impl Iterator<Item = (&str, &str)> {
    let names = ["a ", "input ", "button ", "button>", "form ", "/form>"];
    memchr::memchr_iter(b'<', page.as_bytes()).filter_map(move |place| {
        let tag = &page[place + 1..];
        // Most are something else.
        let first = tag.as_bytes().first().filter(|first| b"aibf/".contains(first))?;
        let name = names.into_iter().find(|name| name.as_bytes()[0] == *first && tag.starts_with(name))?;
        Some((&name[..name.len() - 1], &tag[..memchr::memchr(b'>', tag.as_bytes())?]))
    })
}

fn has_clickable(page: &str) -> bool {
    clickables(page).next().is_some()
}

fn control<'p>(element: &str, tag: &Tag<'p>) -> Option<Control<'p>> {
    let text = |name: &str| tag.attribute(name).unwrap_or_default();
    let (kind, value) = match (element, text("type")) {
        ("button", _) => (Kind::Button, text("value")),
        (_, "radio") => (Kind::Radio, text("value")),
        (_, "checkbox") => (Kind::Checkbox, text("value")),
        (_, "number") => (Kind::Number, text("min")),
        (_, "hidden") => (Kind::Fixed, text("value")),
        _ => return None,
    };
    let disabled = tag.is_disabled || text("aria-disabled") == "true";
    (!disabled).then(|| Control { kind, name: text("name"), value: unescaped(value), class: text("class") })
}

/// A tag, as the house's own pages write it.
struct Tag<'p> {
    attributes: Vec<(&'p str, &'p str)>,
    is_disabled: bool,
}

impl<'p> Tag<'p> {
    fn read(tag: &'p str) -> Tag<'p> {
        let mut pieces = tag.split('"');
        let mut read = Tag { attributes: Vec::with_capacity(8), is_disabled: false };
        while let Some(before) = pieces.next() {
            read.is_disabled |= before.split(' ').any(|word| word == "disabled");
            let name = before.strip_suffix('=').and_then(|before| before.rsplit(' ').next());
            read.attributes.extend(name.zip(pieces.next()));
        }
        read
    }

    /// Names and classes have nothing in them that would have to be escaped.
    fn attribute(&self, name: &str) -> Option<&'p str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
    }
}

fn unescaped(value: &str) -> Cow<'_, str> {
    if !value.contains('&') {
        return value.into();
    }
    value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_that_stay_are_found_on_the_pages_before() {
        let mut pushes = Pushes::default();
        let mut whole = |page: &str| pushes.put_together(page);
        let first =
            "<h1>0</h1><ul id=\"a\"><li><ul><a href=\"?1\">1</ul></ul><b id=\"c\"><button>2</b><i id=\"d\">3</i>";
        assert_eq!(whole(first), first);
        let same = "<h1>4</h1><ul id=\"a\" data-same></ul><b id=\"c\" data-same></b><i id=\"d\" data-same></i><p>5</p>";
        // What has nothing to click on is left out.
        let together = "<h1>4</h1><ul id=\"a\"><li><ul><a href=\"?1\">1</ul></ul><b id=\"c\"><button>2</b><p>5</p>";
        assert_eq!(whole(same), together);
        assert_eq!(whole(same), together);
        let new = "<b id=\"c\"><button>6</b><ul id=\"a\" data-same></ul>";
        assert_eq!(whole(new), "<b id=\"c\"><button>6</b><ul id=\"a\"><li><ul><a href=\"?1\">1</ul></ul>");
        assert_eq!(whole(same), together.replace('2', "6"));
        // Where nobody looks, they are found later.
        let mut pushes = Pushes::default();
        pushes.keep(first);
        (0..2 * BOARDS).for_each(|_| pushes.keep(same));
        pushes.keep(new);
        assert_eq!(pushes.put_together(same), together.replace('2', "6"));
    }

    #[test]
    fn a_form_is_filled_in_with_what_stands_elsewhere_on_the_page() {
        let page = "<input type=\"radio\" name=\"card\" value=\"cheat\" form=\"turn\" required>\
            <input type=\"radio\" name=\"card\" value=\"dandy\" form=\"turn\" required>\
            <form id=\"turn\" method=\"post\" action=\"/table/1/act\"><input type=\"hidden\" name=\"accepted\" value=\"3\"></form>\
            <button class=\"target for-dandy\" form=\"turn\" name=\"where\" value=\"player-1\">x</button>\
            <form action=\"/table/1/chat\"><input type=\"hidden\" name=\"hot\" value=\"0\"><button>say</button></form>\
            <a href=\"?accepted=3&amp;card=cheat\">";
        let mut desk = Desk::read(page);
        assert_eq!(desk.steps, ["accepted=3&card=cheat"]);
        let sent = desk.fill_in(&mut Chance::quick(1));
        assert_eq!(sent.as_deref(), Some("card=dandy&accepted=3&where=player-1"));
        assert_eq!(desk.fill_in(&mut Chance::quick(1)), None);
    }
}
