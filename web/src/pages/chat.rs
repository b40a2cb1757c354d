//! Talking at a table: the drawer beside the board, the page with all that was said, and what its forms do.
//! Players and spectators talk apart, and players hear the spectators only when the game is over.

use std::borrow::Cow;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, RawQuery, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use tabletop::Seat;

use super::{About, done, fields, page};
use crate::Site;
use crate::assets;
use crate::error::Sorry;
use crate::visit::Visit;
use house::{ChatCursor, ChatLine, ChatMessage, ChatPage, Room};
use house::{LONGEST_LINE, Speaker, TableState};

/// How much of the chat is on the table page; the rest is a click away.
const LINES: usize = 30;

/// How much of it is on one page of the whole chat.
const LINES_OF_PAGE: usize = 100;

/// What can be said with one tap, in every reader's own language: its key and its words.
const REACTIONS: [(&str, &str); 6] = [
    ("hello", "chat-hello"),
    ("bravo", "chat-bravo"),
    ("thanks", "chat-thanks"),
    ("thinking", "chat-thinking"),
    ("ouch", "chat-ouch"),
    ("laugh", "chat-laugh"),
];

/// Somebody at the table who reads and perhaps speaks.
struct Listener<'a> {
    person: Option<&'a str>,
    /// Several on a shared device.
    seats: Vec<Seat>,
    over: bool,
}

impl<'a> Listener<'a> {
    fn of(state: &TableState, visit: &'a Visit) -> Listener<'a> {
        let person = visit.person.as_deref();
        Listener { person, seats: state.seats_of(person), over: state.row.over }
    }

    fn plays(&self) -> bool {
        !self.seats.is_empty()
    }

    /// Spectators may see more than a player should be told, so players hear them only at the end.
    fn may_hear(&self, room: Room) -> bool {
        room == Room::Players || !self.plays() || self.over
    }

    fn hears(&self, state: &TableState, line: &ChatLine) -> bool {
        let muted = |person: &str| state.extras.muted.contains(&(person.to_owned(), line.name.clone()));
        self.may_hear(line.room) && !self.person.is_some_and(muted)
    }
}

/// The drawer. Before the start only those who sit at the table talk; on a shared device `seat` is whose turn it is to talk.
pub fn drawer(state: &TableState, visit: &Visit, seat: Option<Seat>) -> Markup {
    let listener = Listener::of(state, visit);
    let table = &state.row.id;
    let heard: Vec<&ChatLine> = state.extras.chat.iter().filter(|line| listener.hears(state, line)).collect();
    // At a table it is said in bubbles beside the faces themselves.
    let faces = if state.row.started.is_none() { state.portraits() } else { &[] };
    let may_speak = listener.plays() || state.row.started.is_some();
    html! {
        // Before the start there is nothing else to look at.
        details #chat .drawer name="drawer" open[state.row.started.is_none() && listener.plays()] data-lines=(heard.last().map_or(0, |line| line.line)) {
            summary { (visit.word("chat-title")) " " span #unread .unread {} }
            div.panel {
            h2.panel-title { (visit.word("chat-title")) }
            @if !listener.plays() && state.row.started.is_some() && !listener.over {
                p.hint { (visit.word("chat-apart")) }
            }
            div #talked .said role="log" tabindex="0" aria-label=(visit.word("chat-title")) {
                @for line in heard.iter().rev().take(LINES) { (one(line, visit, state, faces)) }
                @if heard.is_empty() { p #silence .hint { (visit.word("chat-silence")) } }
            }
            @if may_speak {
                form #speak .speak method="post" action=(format!("/table/{table}/chat")) {
                    @if let Some(seat) = seat { input type="hidden" name="hot" value=(seat.0); }
                    @if !listener.plays() && state.watcher_name(listener.person).is_none() {
                        label.vh for="speaker" { (visit.word("your-name")) }
                        input #speaker name="name" maxlength="24" placeholder=(visit.word("your-name")) required autocomplete="nickname";
                    }
                    label.vh for="words" { (visit.word("chat-words")) }
                    input #words name="words" maxlength=(LONGEST_LINE) placeholder=(visit.word("chat-words")) autocomplete="off" enterkeyhint="send";
                    button { (visit.word("chat-say")) }
                    div.reactions {
                        @for (key, words) in REACTIONS { button name="reaction" value=(key) { (visit.word(words)) } }
                    }
                }
            }
            (mutes(state, &listener, visit))
            @if heard.len() > LINES {
                a href=(format!("/table/{table}/chat")) target="chat" { (visit.word("chat-whole")) }
            }
            }
        }
    }
}

/// A line, with the face of whoever said it as far as these are given.
fn one(line: &ChatLine, visit: &Visit, state: &TableState, faces: &[Option<usize>]) -> Markup {
    let id = format!("spoke-{}", line.line);
    match &line.said {
        ChatMessage::InvitedAgain(name) => notice(&id, &visit.named("chat-invited-again", name)),
        ChatMessage::TakenOver(name) => notice(&id, &visit.named("chat-taken-over", name)),
        ChatMessage::CameByInvitation(name) => notice(&id, &visit.named("chat-came-by-invitation", name)),
        ChatMessage::GivenBack(name) => notice(&id, &visit.named("chat-given-back", name)),
        ChatMessage::Reaction(key) => spoken(&id, line, visit, state, faces, &html! { em { (reaction(key, visit)) } }),
        ChatMessage::Text(text) => spoken(&id, line, visit, state, faces, &html! { span dir="auto" { (text) } }),
    }
}

/// What the house itself says.
fn notice(id: &str, sentence: &str) -> Markup {
    html! { p id=(id) .hint { (sentence) } }
}

fn spoken(
    id: &str,
    line: &ChatLine,
    visit: &Visit,
    state: &TableState,
    faces: &[Option<usize>],
    said: &Markup,
) -> Markup {
    // Where the speaker sits, for a bubble there.
    let sits = |seat: &house::SeatRow| seat.name == line.name && line.room == Room::Players;
    let by = state.row.seats.iter().position(sits);
    let mine = visit.person.as_deref() == Some(line.person.as_str());
    let face = by.and_then(|seat| faces.get(seat).copied().flatten());
    html! {
        p id=(id) data-by=[by] .watcher[line.room == Room::Watchers] .my-words[mine] {
            @if let Some(face) = face { img.face src=(assets::portrait(face)) alt="" width="80" height="80" loading="lazy"; }
            b { (line.name) }
            @if line.room == Room::Watchers { " " small { (visit.word("chat-watches")) } }
            " " (said)
        }
    }
}

fn reaction(key: &str, visit: &Visit) -> Cow<'static, str> {
    let known = REACTIONS.into_iter().find(|(known, _)| *known == key);
    known.map(|(_, words)| visit.word(words)).unwrap_or_default()
}

/// Everybody who has said something, to be muted or heard again by this reader alone.
fn mutes(state: &TableState, listener: &Listener<'_>, visit: &Visit) -> Markup {
    let mut names: Vec<&str> = Vec::new();
    for line in &state.extras.chat {
        let spoke = matches!(line.said, ChatMessage::Text(_) | ChatMessage::Reaction(_));
        let other = Some(line.person.as_str()) != listener.person;
        if spoke && other && listener.may_hear(line.room) && !names.contains(&line.name.as_str()) {
            names.push(&line.name);
        }
    }
    names.retain(|name| listener.seats.iter().all(|seat| state.row.seats[seat.index()].name != *name));
    let muted = |name: &str| {
        listener.person.is_some_and(|person| state.extras.muted.contains(&(person.to_owned(), name.to_owned())))
    };
    html! {
        @if !names.is_empty() {
            details #mutes {
                summary { (visit.word("chat-mutes")) }
                form method="post" action=(format!("/table/{}/mute", state.row.id)) {
                    @for name in names {
                        @let (what, word) = if muted(name) { ("hear", "chat-hear") } else { ("mute", "chat-mute") };
                        button name=(what) value=(name) { (visit.named(word, name)) }
                    }
                }
            }
        }
    }
}

/// Everything this visitor may read, a page at a time: the newest, or the one that the address asks for.
pub async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    visit: Visit,
) -> Result<Markup, Sorry> {
    let table = site.house.table(&id).await?.ok_or_else(Sorry::not_found)?;
    let cursor = cursor(&query.unwrap_or_default())?;
    let apart = {
        let state = table.lock().await;
        !Listener::of(&state, &visit).may_hear(Room::Watchers)
    };
    let room = apart.then_some(Room::Players);
    let ChatPage { lines, older, newer } = site.house.chat_page(&table, room, cursor, LINES_OF_PAGE).await?;
    let state = table.lock().await;
    let listener = Listener::of(&state, &visit);
    let title = visit.word("chat-title");
    let faces = state.portraits();
    let body = html! {
        main #main .narrow {
            h1 { (title) }
            @if older && let Some(first) = lines.first() {
                p { a #older .button href=(format!("/table/{id}/chat?before={}", first.line)) { (visit.word("chat-older")) } }
            }
            div.whole-chat { @for line in lines.iter().filter(|line| listener.hears(&state, line)) { (one(line, &visit, &state, faces)) } }
            @if newer && let Some(last) = lines.last() {
                p { a #newer .button href=(format!("/table/{id}/chat?from={}", last.line + 1)) { (visit.word("chat-newer")) } }
            }
            p { a.button href=(format!("/table/{id}")) { (visit.word("table-back")) } }
        }
    };
    Ok(page(&visit, &About { title: &title, game: Some(&state.row.game), ..About::default() }, &body))
}

/// Which page an address asks for.
fn cursor(query: &str) -> Result<ChatCursor, Sorry> {
    let asked = fields(query.as_bytes());
    // No chat has as many lines as that, and every database can count so far.
    let line = |number: &str| number.parse().ok().filter(|line| *line < u64::MAX / 4).ok_or_else(Sorry::not_found);
    match (asked.one("before"), asked.one("from")) {
        (Some(number), _) => line(number).map(ChatCursor::Before),
        (None, Some(number)) => line(number).map(ChatCursor::From),
        (None, None) => Ok(ChatCursor::Newest),
    }
}

pub async fn say(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = site.house.table(&id).await?.ok_or_else(Sorry::not_found)?;
    let fields = fields(&body);
    let said = match fields.one("reaction") {
        Some(key) if REACTIONS.iter().any(|(known, _)| *known == key) => ChatMessage::Reaction(key.to_owned()),
        Some(_) => return Err(Sorry::unreadable()),
        None => ChatMessage::Text(fields.one("words").ok_or_else(Sorry::unreadable)?.to_owned()),
    };
    let (person, jar) = visit.person_or_new(&site, &headers);
    let seat = {
        let state = table.lock().await;
        // On a shared device somebody may talk without saying who.
        let first = || state.seats_of(visit.person.as_deref()).first().copied();
        state.seat_of(visit.person.as_deref(), &fields).or_else(first)
    };
    let speaker = seat.map_or(Speaker::Watcher { name: fields.one("name") }, Speaker::Seat);
    site.house.say(&table, &person, speaker, said).await?;
    Ok((jar, done(&visit, &format!("/table/{id}#talked"))).into_response())
}

pub async fn mute(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = site.house.table(&id).await?.ok_or_else(Sorry::not_found)?;
    let fields = fields(&body);
    let (person, jar) = visit.person_or_new(&site, &headers);
    match (fields.one("mute"), fields.one("hear")) {
        (Some(name), None) => site.house.mute(&table, &person, name).await?,
        (None, Some(name)) => site.house.unmute(&table, &person, name).await?,
        _ => return Err(Sorry::unreadable()),
    }
    Ok((jar, done(&visit, &format!("/table/{id}#talked"))).into_response())
}
