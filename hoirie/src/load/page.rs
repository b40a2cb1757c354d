//! What a player reads on a table's page: how new it is, whether it is their move, and which forms and links they have.

use flate2::{Decompress, FlushDecompress};
use memchr::memmem;
use tabletop::Chance;

/// So much is unpacked at once.
const PIECE: usize = 1 << 14;

/// A pushed page.
#[derive(Debug, Clone, Default)]
pub struct Page {
    pub seq: u64,
    /// The table waits for its reader.
    pub mine: bool,
    pub over: bool,
    /// All of it, if the table waits for its reader.
    text: String,
}

impl Page {
    /// Nothing if it is no page of a table in play.
    fn read(text: &str) -> Option<Page> {
        let (_, after) = text.split_once("data-seq=\"")?;
        let (seq, after) = after.split_once('"')?;
        let seq = seq.parse().ok()?;
        let over = after.starts_with(" data-over");
        let (_, after) = after.split_once("<p class=\"")?;
        let mine = after.starts_with("mine\"");
        Some(Page { seq, mine, over, text: if mine { text.to_owned() } else { String::new() } })
    }

    /// All that can be clicked.
    pub fn desk(&self) -> Desk {
        // Beside the board nobody moves.
        Desk::read(self.text.split("<div id=\"aside\"").next().unwrap_or_default())
    }
}

/// What a live connection brings: one deflated stream, in which each page repeats what the one before it said, and leaves out parts
/// that its reader has.
#[derive(Debug)]
pub struct Pushes {
    unpacker: Decompress,
    text: Vec<u8>,
    /// The last page, whole.
    page: String,
}

impl Default for Pushes {
    fn default() -> Pushes {
        Pushes { unpacker: Decompress::new(false), text: Vec::new(), page: String::new() }
    }
}

impl Pushes {
    /// The next page; nothing if it is none of a table in play.
    pub fn unpack(&mut self, packed: &[u8]) -> Option<Page> {
        self.text.clear();
        let start = self.unpacker.total_in();
        loop {
            self.text.reserve(PIECE);
            let done = (self.unpacker.total_in() - start) as usize;
            self.unpacker.decompress_vec(&packed[done..], &mut self.text, FlushDecompress::Sync).ok()?;
            if self.text.len() < self.text.capacity() {
                break;
            }
        }
        self.page = whole(std::str::from_utf8(&self.text).ok()?, &self.page);
        Page::read(&self.page)
    }
}

/// A page with the parts that stay as they were on the page before it.
fn whole(page: &str, before: &str) -> String {
    let mut whole = String::with_capacity(before.len().max(page.len()));
    let (mut rest, mut before) = (page, before);
    let stays = memmem::Finder::new(" data-same></");
    while let Some((drawn, after)) = stays.find(rest.as_bytes()).map(|place| rest.split_at(place))
        && let Some((drawn, tag)) = drawn.rsplit_once('<')
        && let Some((element, id)) = tag.split_once(' ')
        && let Some((_, after)) = after[stays.needle().len()..].split_once('>')
    {
        whole.push_str(drawn);
        // Parts stand in the same order on both.
        if let Some(place) = memmem::find(before.as_bytes(), id.as_bytes()) {
            let part = &before[before[..place].rfind('<').unwrap_or_default()..];
            let (part, behind) = part.split_at(end_of(part, element));
            whole.push_str(part);
            before = behind;
        }
        rest = after;
    }
    whole + rest
}

/// Where the element ends that this text begins with.
fn end_of(text: &str, element: &str) -> usize {
    let mut depth = 0;
    for place in memchr::memchr_iter(b'<', text.as_bytes()) {
        let tag = &text[place + 1..];
        let is_it = |tag: &str| tag.strip_prefix(element).is_some_and(|after| after.starts_with([' ', '>']));
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
pub struct Desk {
    forms: Vec<Form>,
    pub steps: Vec<String>,
}

#[derive(Debug, Default)]
struct Form {
    id: String,
    controls: Vec<Control>,
}

#[derive(Debug)]
struct Control {
    kind: Kind,
    name: String,
    value: String,
    class: String,
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

impl Desk {
    fn read(page: &str) -> Desk {
        let mut desk = Desk::default();
        // Buttons and fields may stand anywhere and name their form, also before it.
        let mut elsewhere = Vec::new();
        let mut inside = None;
        for (name, tag) in page.split('<').filter_map(clickable) {
            let attribute = |name: &str| attribute(tag, name);
            match name {
                "form" if attribute("action").is_some_and(|action| action.ends_with("/act")) => {
                    inside = Some(desk.forms.len());
                    desk.forms.push(Form { id: attribute("id").unwrap_or_default(), controls: Vec::new() });
                }
                "/form" => inside = None,
                "a" => desk.steps.extend(attribute("href").and_then(|link| Some(link.strip_prefix('?')?.to_owned()))),
                "input" | "button" => {
                    let Some(control) = control(name, tag) else { continue };
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

impl Form {
    fn fill_in(&self, chance: &mut Chance) -> String {
        let mut fields = form_urlencoded::Serializer::new(String::new());
        let of_kind = |kind: Kind| self.controls.iter().filter(move |control| control.kind == kind).collect::<Vec<_>>();
        let button = chance.pick(&of_kind(Kind::Button)).copied();
        // A button can say with which choices it goes.
        let goes_with = button.map_or("", |button| button.class.as_str());
        let fits = |radio: &&&Control| {
            !goes_with.contains("for-")
                || goes_with.split(' ').any(|class| class.strip_prefix("for-") == Some(&radio.value))
        };
        let radios = of_kind(Kind::Radio);
        let mut names: Vec<_> = radios.iter().map(|radio| radio.name.as_str()).collect();
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
                fields.append_pair(&control.name, &control.value);
            }
        }
        if let Some(button) = button.filter(|button| !button.name.is_empty()) {
            fields.append_pair(&button.name, &button.value);
        }
        fields.finish()
    }
}

/// The tags that matter here, with their names.
fn clickable(tag: &str) -> Option<(&str, &str)> {
    let names = ["a ", "input ", "button ", "button>", "form ", "/form>"];
    let name = names.into_iter().find(|name| tag.starts_with(name))?;
    Some((&name[..name.len() - 1], tag.split('>').next()?))
}

fn control(element: &str, tag: &str) -> Option<Control> {
    let text = |name: &str| attribute(tag, name).unwrap_or_default();
    let (kind, value) = match (element, text("type").as_str()) {
        ("button", _) => (Kind::Button, text("value")),
        (_, "radio") => (Kind::Radio, text("value")),
        (_, "checkbox") => (Kind::Checkbox, text("value")),
        (_, "number") => (Kind::Number, text("min")),
        (_, "hidden") => (Kind::Fixed, text("value")),
        _ => return None,
    };
    let disabled = tag.contains(" disabled") || text("aria-disabled") == "true";
    (!disabled).then(|| Control { kind, name: text("name"), value, class: text("class") })
}

/// The value of an attribute, as the house's own pages write it.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let place = tag
        .match_indices(name)
        .find(|(place, _)| tag[..*place].ends_with(' ') && tag[place + name.len()..].starts_with("=\""))?;
    let value = tag[place.0 + name.len() + 2..].split('"').next()?;
    if !value.contains('&') {
        return Some(value.to_owned());
    }
    Some(value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_that_stay_are_found_on_the_page_before() {
        let before = "<h1>0</h1><ul id=\"a\"><li><ul><li>1</ul></ul><b id=\"c\">2</b><p>3</p>";
        let page = "<h1>4</h1><ul id=\"a\" data-same></ul><b id=\"c\" data-same></b><p>5</p>";
        assert_eq!(whole(page, before), "<h1>4</h1><ul id=\"a\"><li><ul><li>1</ul></ul><b id=\"c\">2</b><p>5</p>");
        assert_eq!(whole(before, page), before);
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
