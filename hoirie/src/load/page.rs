//! What a player reads on a table's page: how new it is, whether it is their move, and which forms and links they have.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use face::END_OF_PART;
use tabletop::Chance;

/// What stands where other parts belong, round their ids.
const PLACES: (&str, &str) = ("<!--", "-->");

/// What a player sees.
#[derive(Debug, Clone, Default)]
pub struct Page {
    pub seq: u64,
    /// The table waits for its reader.
    pub mine: bool,
    pub over: bool,
    /// What can be clicked on the board, if the table waits for its reader.
    board: Arc<String>,
}

impl Page {
    /// All that can be clicked.
    pub fn desk(&self) -> Desk<'_> {
        Desk::read(&self.board)
    }
}

/// The parts of a page that a live connection has brought.
#[derive(Debug, Default)]
pub struct Parts {
    /// Where each part is, by its id; also of those that are only named so far.
    places: HashMap<String, usize>,
    parts: Vec<Vec<Piece>>,
    page: Page,
}

/// What matters here of a part: whoever clicks reads nothing else.
#[derive(Debug)]
enum Piece {
    /// A tag that can be clicked, or stands round such tags.
    Tag(String),
    /// Here stands another part.
    Part(usize),
}

impl Parts {
    /// The page with these parts; nothing if it is none of a table in play.
    pub fn take_in(&mut self, push: &str) -> Option<Page> {
        for part in push.split(END_OF_PART).filter(|part| !part.is_empty()) {
            let tag = &part[..memchr::memchr(b'>', part.as_bytes())?];
            let id = attribute(tag, " id=")?;
            match id {
                "row" => self.page.seq = attribute(tag, " data-row=")?.parse().ok()?,
                "title" => self.page.over = tag.contains(" data-over"),
                "asked" => self.page.mine = attribute(tag, " class=") == Some("mine"),
                _ => {
                    let place = self.place(id);
                    self.parts[place] = self.read(part);
                }
            }
        }
        self.page.board = if self.page.mine { self.whole("board").into() } else { Arc::default() };
        Some(self.page.clone())
    }

    fn place(&mut self, id: &str) -> usize {
        if let Some(place) = self.places.get(id) {
            return *place;
        }
        self.places.insert(id.to_owned(), self.parts.len());
        self.parts.push(Vec::new());
        self.parts.len() - 1
    }

    fn read(&mut self, part: &str) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut is_form_open = false;
        for place in memchr::memchr_iter(b'<', part.as_bytes()) {
            let tag = &part[place..];
            let Some(end) = memchr::memchr(b'>', tag.as_bytes()) else { break };
            let tag = &tag[..=end];
            if let Some(ids) = tag.strip_prefix(PLACES.0) {
                let ids = ids.strip_suffix(PLACES.1).unwrap_or(ids);
                pieces.extend(ids.split(' ').map(|id| Piece::Part(self.place(id))));
            } else if let Some(name) = clickable(&tag[1..]) {
                is_form_open = name == "form " || is_form_open && name != "/form>";
                pieces.push(Piece::Tag(tag.to_owned()));
            }
        }
        // A part ends without its last closing tags.
        if is_form_open {
            pieces.push(Piece::Tag("</form>".to_owned()));
        }
        pieces
    }

    /// All that can be clicked in a part and in those that stand in it.
    fn whole(&self, id: &str) -> String {
        let mut whole = String::new();
        if let Some(place) = self.places.get(id) {
            self.put_together(*place, &mut whole);
        }
        whole
    }

    fn put_together(&self, place: usize, whole: &mut String) {
        for piece in &self.parts[place] {
            match piece {
                Piece::Tag(tag) => whole.push_str(tag),
                Piece::Part(place) => self.put_together(*place, whole),
            }
        }
    }
}

/// What a tag says there.
fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    Some(value(&tag[tag.find(name)? + name.len()..]).0)
}

/// The value that a tag goes on with, which has marks round it only if it needs them, and what comes behind it.
fn value(tag: &str) -> (&str, &str) {
    match tag.strip_prefix('"') {
        Some(marked) => marked.split_once('"').unwrap_or((marked, "")),
        None => tag.split_at(tag.find([' ', '>']).unwrap_or(tag.len())),
    }
}

/// The buttons that make a move with their forms, and the links that are steps on the way to one.
#[derive(Debug, Default)]
pub struct Desk<'p> {
    forms: Vec<Form<'p>>,
    /// Every button, as the number of its form and its own number there.
    ways: Vec<(usize, usize)>,
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
        for (form, Form { controls, .. }) in desk.forms.iter().enumerate() {
            let buttons = controls.iter().enumerate().filter(|(_, control)| control.kind == Kind::Button);
            desk.ways.extend(buttons.map(|(button, _)| (form, button)));
        }
        desk
    }

    /// Some button, and its form filled in somehow; it is taken off the desk, so that another is tried if the house refuses.
    pub fn fill_in(&mut self, chance: &mut Chance) -> Option<String> {
        if self.ways.is_empty() {
            return None;
        }
        let (form, button) = self.ways.swap_remove(chance.below(self.ways.len() as u32) as usize);
        Some(self.forms[form].fill_in(button, chance))
    }
}

impl Form<'_> {
    fn fill_in(&self, button: usize, chance: &mut Chance) -> String {
        let mut fields = form_urlencoded::Serializer::new(String::new());
        let button = &self.controls[button];
        // A button can say with which choices it goes.
        let goes_with = button.class;
        let fits = |radio: &&&Control<'_>| {
            !goes_with.contains("for-")
                || goes_with.split(' ').any(|class| class.strip_prefix("for-") == Some(&*radio.value))
        };
        let radios: Vec<_> = self.controls.iter().filter(|control| control.kind == Kind::Radio).collect();
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
        if !button.name.is_empty() {
            fields.append_pair(button.name, &button.value);
        }
        fields.finish()
    }
}

/// The beginnings of the tags that matter here.
const CLICKABLE: [&str; 6] = ["a ", "input ", "button ", "button>", "form ", "/form>"];

fn clickable(tag: &str) -> Option<&'static str> {
    // Most are something else.
    let first = tag.as_bytes().first().filter(|first| b"aibf/".contains(first))?;
    CLICKABLE.into_iter().find(|name| name.as_bytes()[0] == *first && tag.starts_with(name))
}

/// The tags that matter here, with their names.
fn clickables(page: &str) -> impl Iterator<Item = (&str, &str)> {
    memchr::memchr_iter(b'<', page.as_bytes()).filter_map(move |place| {
        let tag = &page[place + 1..];
        let name = clickable(tag)?;
        Some((&name[..name.len() - 1], &tag[..memchr::memchr(b'>', tag.as_bytes())?]))
    })
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
        let mut read = Tag { attributes: Vec::with_capacity(8), is_disabled: false };
        // First comes the name of the element.
        let mut rest = tag.split_once(' ').map_or("", |(_, rest)| rest);
        while let Some(end) = rest.find([' ', '=']) {
            let name = &rest[..end];
            read.is_disabled |= name == "disabled";
            rest = match rest[end..].strip_prefix('=') {
                Some(behind) => {
                    let (value, behind) = value(behind);
                    read.attributes.push((name, value));
                    behind.trim_start()
                }
                None => rest[end..].trim_start(),
            };
        }
        read.is_disabled |= rest == "disabled";
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
    fn what_can_be_clicked_is_put_together_from_the_parts_that_came_last() {
        let mut parts = Parts::default();
        let title =
            "<h1 id=\"title\"></h1>\u{1e}<i id=\"row\" data-row=\"4\"></i>\u{1e}<p class=\"mine\" id=\"asked\">\u{1e}";
        let board = "<div id=board>1<!--c a-->2<a href=?>3\u{1e}";
        let page = parts.take_in(&format!("{title}<i id=e><button>5\u{1e}<b id=c>3<!--e-->\u{1e}{board}"));
        let page = page.unwrap();
        assert_eq!((page.seq, page.mine, page.over), (4, true, false));
        assert_eq!(*page.board, "<button><a href=?>");
        let page =
            parts.take_in("<i id=e>6<input name=x>\u{1e}<i id=row data-row=5>\u{1e}<h1 id=title data-over>\u{1e}");
        let page = page.unwrap();
        assert_eq!((page.seq, page.over), (5, true));
        assert_eq!(*page.board, "<input name=x><a href=?>");
        assert!(parts.take_in("<span id=asked>\u{1e}").unwrap().board.is_empty());
        assert!(parts.take_in("beat").is_none());
    }

    #[test]
    fn a_form_is_filled_in_with_what_stands_elsewhere_on_the_page() {
        let page = "<input type=radio name=card value=cheat form=turn required>\
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
