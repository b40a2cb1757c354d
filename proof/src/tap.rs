//! Taps what a control names on a drawn page, as a finger would, and says what is then sent.

use face::{Control, Fields};

/// What comes of tapping on a page.
#[derive(Debug, PartialEq, Eq)]
pub enum Tapped {
    /// A step on the way: the page is drawn anew with this draft, and so many taps are done.
    Draft { draft: Fields, done: usize },
    /// A form is sent, and says this.
    Sent(Fields),
    /// There is nothing with this id that can be tapped.
    Nothing(String),
}

/// Taps all that is left of a control, after the first `done` taps, on this page.
pub fn tap(page: &str, control: &Control, done: usize) -> Tapped {
    let mut picked = Vec::new();
    for (place, id) in control.picks.iter().enumerate().skip(done) {
        let Some(at) = find(page, id) else { return Tapped::Nothing(id.clone()) };
        let tag = tag_at(page, at);
        if let Some(input) = input_of(page, at) {
            picked.push(input);
        } else if let Some(link) = link_of(page, at) {
            return Tapped::Draft { draft: link, done: place + 1 };
        } else if !tag.starts_with("<details") && !tag.starts_with("<li") {
            // What is opened only leads to what is in it, and a place may only be marked.
            return Tapped::Nothing(id.clone());
        }
    }
    let Some(at) = find(page, &control.id) else { return Tapped::Nothing(control.id.clone()) };
    let tag = tag_at(page, at);
    let (form, button) = if tag.starts_with("<form") {
        (Some(control.id.as_str()), None)
    } else {
        (attribute(tag, "form").or_else(|| form_round(page, at)), field(tag))
    };
    let Some(form) = form.and_then(|id| find(page, id)) else { return Tapped::Nothing(control.id.clone()) };
    let inside = &page[form..form + page[form..].find("</form>").unwrap_or(0)];
    let mut sent: Vec<(String, String)> = tags(inside, "<input").filter_map(|tag| always_sent(tag, control)).collect();
    sent.retain(|(name, _)| name != "accepted" && name != "hot");
    sent.extend(picked);
    match button {
        Some((name, value)) if name == "move" => sent.extend(Fields::read(value.as_bytes()).0),
        button => sent.extend(button),
    }
    Tapped::Sent(Fields(sent))
}

/// Where the tag with this id begins.
fn find(page: &str, id: &str) -> Option<usize> {
    let at = page.find(&format!(" id=\"{id}\""))?;
    page[..at].rfind('<')
}

fn tag_at(page: &str, at: usize) -> &str {
    let tag = &page[at..];
    &tag[..tag.find('>').map_or(tag.len(), |end| end + 1)]
}

fn tags<'p>(page: &'p str, begin: &'p str) -> impl Iterator<Item = &'p str> {
    page.match_indices(begin).map(|(at, _)| tag_at(page, at))
}

fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let begin = format!(" {name}=\"");
    let value = &tag[tag.find(&begin)? + begin.len()..];
    Some(&value[..value.find('"')?])
}

fn field(tag: &str) -> Option<(String, String)> {
    Some((attribute(tag, "name")?.to_owned(), attribute(tag, "value")?.replace("&amp;", "&")))
}

/// The box that is ticked by tapping here: this, or the one of the label round it.
fn input_of(page: &str, at: usize) -> Option<(String, String)> {
    let tag = tag_at(page, at);
    if tag.starts_with("<input") {
        return field(tag);
    }
    let label = page[..at].rfind("<label").filter(|label| !page[*label..at].contains("</label>"))?;
    tags(&page[label..at], "<input").next().and_then(field)
}

/// The step that is taken by tapping here: this link, the one round it, or the first one in it.
fn link_of(page: &str, at: usize) -> Option<Fields> {
    let round = page[..at].rfind("<a ").filter(|link| !page[*link..at].contains("</a>"));
    let inside = || {
        let element = &tag_at(page, at)[1..].split([' ', '>']).next()?;
        let end = page[at..].find(&format!("</{element}>"))?;
        page[at..at + end].find("<a ").map(|link| at + link)
    };
    let link = if tag_at(page, at).starts_with("<a ") { Some(at) } else { round.or_else(inside) };
    let draft = attribute(tag_at(page, link?), "href")?.strip_prefix('?')?.replace("&amp;", "&");
    let pairs = draft.split('&').filter_map(|pair| pair.split_once('='));
    Some(Fields(pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()))
}

fn form_round(page: &str, at: usize) -> Option<&str> {
    let form = page[..at].rfind("<form").filter(|form| !page[*form..at].contains("</form>"))?;
    attribute(tag_at(page, form), "id")
}

/// What a form says whatever is picked; a number is written as the control wants it.
fn always_sent(tag: &str, control: &Control) -> Option<(String, String)> {
    let name = attribute(tag, "name")?;
    match attribute(tag, "type")? {
        "hidden" => field(tag),
        "number" => Some((name.to_owned(), control.fields.one(name)?.to_owned())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Line;

    use super::*;

    const PAGE: &str = r#"<label class="pick"><input name="card" value="ace" type="radio" form="turn" id="pick"><span id="hand-ace"></span></label>
        <a href="?accepted=1&amp;card=king"><i id="hand-king"></i></a><p id="queen"></p>
        <form id="turn"><input type="hidden" name="accepted" value="1"><input type="hidden" name="do" value="turn"></form>
        <button id="lay" form="turn" name="where" value="front"></button>
        <form id="act"><input type="hidden" name="accepted" value="1"></form>
        <button id="keep" form="act" name="move" value="do=keep&amp;card=ace"></button>"#;

    #[test]
    fn cards_are_picked_drafts_are_followed_and_forms_are_sent() {
        let lay = Control::new("lay", "turn", Line::new("lay"));
        let sent = Fields::of(&[("do", "turn"), ("card", "ace"), ("where", "front")]);
        assert_eq!(tap(PAGE, &lay.clone().after("hand-ace"), 0), Tapped::Sent(sent.clone()));
        assert_eq!(tap(PAGE, &lay.clone().after("pick"), 0), Tapped::Sent(sent));
        let draft = Fields::of(&[("accepted", "1"), ("card", "king")]);
        assert_eq!(tap(PAGE, &lay.clone().after("hand-king"), 0), Tapped::Draft { draft, done: 1 });
        assert_eq!(tap(PAGE, &lay.clone().after("queen"), 0), Tapped::Nothing("queen".into()));
        assert_eq!(tap(PAGE, &lay.after("hand-jack"), 0), Tapped::Nothing("hand-jack".into()));
        let keep = Control::new("keep", "keep", Line::new("keep")).with("card", "ace");
        assert_eq!(tap(PAGE, &keep, 0), Tapped::Sent(keep.fields.clone()));
    }
}
