//! The table: its lobby before the start, its board afterwards, and everything one can do there.

use std::hash::BuildHasher;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Response};
use face::Fields;
use foldhash::fast::FixedState;
use maud::{Markup, PreEscaped, html};
use tabletop::{Line, Seat, Viewer};
use tokio::sync::{SemaphorePermit, watch};

use super::conduct::{lesson, matters, menu, pace_word};
use super::front::{Printed, lid};
use super::new_table::{bot_of, settled};
use super::{About, again, away, bots, chat, done, fields, listing, note, page, share};
use crate::House;
use crate::assets;
use crate::hall::{LiveTable, TableState, wall_clock};
use crate::lobby::{self, Change};
use crate::names;
use crate::packed::packed;
use crate::pages::problem::rule_link;
use crate::play::{Frame, Play};
use crate::secrets::{random, random_id};
use crate::sorry::Sorry;
use crate::store::{Sitter, TableRow};
use crate::visit::Visit;

/// A push has to be read within this time.
const READ_WITHIN: Duration = Duration::from_secs(30);

/// What a connection says when the house closes (RFC 6455).
const GOING_AWAY: u16 = 1001;

pub async fn find(house: &House, id: &str) -> Result<Arc<LiveTable>, Sorry> {
    house.hall.table(id).await?.ok_or_else(Sorry::not_found)
}

pub async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    visit: Visit,
) -> Result<Markup, Sorry> {
    let draft = fields(query.unwrap_or_default().as_bytes());
    let table = find(&house, &id).await?;
    again::owner_is_back(&house, &table, &visit).await?;
    let mut state = table.lock().await;
    let printed = shelf::with(&state.row.game, Printed).unwrap_or_default();
    // On a shared device nobody can say who has been away.
    let seat = state.seat_of(visit.person.as_deref(), &Fields::default());
    let body = html! {
        (away::card(&state, seat, &visit))
        main #main data-live=(format!("/table/{id}/live")) { (PreEscaped(content(&house, &state, &visit, &draft))) }
        button #sound hidden aria-pressed="false" title=(visit.word("table-sound")) aria-label=(visit.word("table-sound")) { "♪" }
        div #news role="status" aria-live="polite" {}
        p #offline hidden { (visit.word("table-offline")) }
    };
    state.seen_by(seat);
    Ok(page(&visit, &About { title: printed, game: Some(&state.row.game) }, &body))
}

/// What this visitor sees of the table, whole: the page shows it first and every push replaces it.
pub fn content(house: &House, state: &TableState, visit: &Visit, draft: &Fields) -> String {
    match &state.play {
        None => lobby_content(house, state, visit),
        Some(play) => match_content(house, state, play.as_ref(), visit, draft),
    }
    .into_string()
}

fn match_content(house: &House, state: &TableState, play: &dyn Play, visit: &Visit, draft: &Fields) -> Markup {
    let row = &state.row;
    let names = state.names();
    let sharing = state.seats_of(visit.person.as_deref());
    let shared = sharing.len() > 1;
    // On a shared device the curtain falls again with every move of whoever has it in hand.
    let in_hand = |seat: &Seat| !shared || draft.one("accepted") == Some(play.accepted(*seat).to_string().as_str());
    let seat = state.seat_of(visit.person.as_deref(), draft).filter(in_hand);
    let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
    let address = format!("/table/{}/act", row.id);
    let sprite = assets::of_game(&row.game).sprite;
    let now = state.now().unwrap_or_else(|| play.now());
    let frame =
        Frame { language: visit.language, names: &names, address: &address, draft, shared, sprite: &sprite, now };
    let ended_early = row.over && play.outcome().is_none();
    let prompt = if ended_early {
        visit.word("conduct-ended")
    } else {
        play.words().say(visit.language, &play.prompt(viewer), &names)
    };
    // Nothing can be done at a table that is paused or was given up.
    let still = ended_early || play.is_paused();
    let story = play.recent(viewer, visit.language, &names);
    let mine = seat.is_some_and(|seat| play.waits_for(seat)) && !still;
    html! {
        h1.vh data-seq=(story.last().map_or(0, |sentence| sentence.seq)) data-over[row.over] { (shelf::with(&row.game, Printed).unwrap_or_default()) }
        p #prompt .mine[mine] role="status" { (prompt) " " (rule_link(&row.game, play.rule_now(viewer))) }
        @if shared && !row.over { (curtain(state, play, visit, &sharing, seat)) }
        (matters(state, visit, seat))
        @if let Some(seat) = seat.filter(|_| !still) { (lesson(state, play, visit, seat)) }
        (PreEscaped(if still { play.look(viewer, &frame) } else { play.board(viewer, &frame) }))
        div #aside {
            details #story open {
                summary { (visit.word("table-story")) }
                ol.story reversed tabindex="0" aria-label=(visit.word("table-story")) {
                    @for sentence in story.iter().rev() { li { (told(sentence)) } }
                }
                a href=(format!("/table/{}/story", row.id)) target="story" { (visit.word("table-whole-story")) }
            }
            (chat::drawer(state, visit, seat))
            @if let Some(seat) = seat { (note::drawer(state, seat, visit)) }
            a.button href=(format!("/rules/{}#{}", row.game, play.rule_now(viewer))) target="rules" { (visit.word("rulebook")) }
            @if let Some(seat) = seat { (menu(state, visit, seat)) }
            details #links {
                summary { (visit.word("table-links")) }
                @if let Some(seat) = seat {
                    form #rename .row method="post" action=(format!("/table/{}/name", row.id)) {
                        input type="hidden" name="hot" value=(seat.0);
                        label for="new-name" { (visit.word("your-name")) }
                        input #new-name name="name" value=(row.seats[seat.index()].name) maxlength="24" required autocomplete="nickname";
                        button { (visit.word("note-keep")) }
                    }
                    (link_with_picture(visit, "table-seat-link", &seat_link(house, visit, &row.id, seat)))
                }
                (again::section(house, state, visit))
                (link(visit, "table-watch-link", &format!("{}/table/{}", visit.origin, row.id)))
                ul.hint {
                    li { (visit.word(pace_word(state.conduct.pace))) }
                    @for line in settled(visit, &row.game, &row.options) { li { (line) } }
                }
                @if let Some(commitment) = play.commitment() {
                    p.hint { (visit.word("table-commitment")) " " code { (commitment) } }
                }
            }
            @if state.is_over() { (afterwards(row, seat, visit)) }
        }
    }
}

/// On a shared device: whose cards are to be seen. Everybody looks away before somebody lifts it.
fn curtain(state: &TableState, play: &dyn Play, visit: &Visit, sharing: &[Seat], seat: Option<Seat>) -> Markup {
    html! {
        section #curtain .drawn[seat.is_none()] {
            p { (visit.word(if seat.is_none() { "curtain-drawn" } else { "curtain-lifted" })) }
            div.buttons {
                @for other in sharing.iter().filter(|other| Some(**other) != seat) {
                    a.button.main[play.waits_for(*other)] id=(format!("lift-{}", other.0)) href=(format!("?accepted={}&hot={}", play.accepted(*other), other.0)) {
                        (super::words().say(visit.language, &Line::new("curtain-lift").with("seat", *other), &state.names()))
                    }
                }
                @if seat.is_some() { a.button #draw-curtain href="?" { (visit.word("curtain-draw")) } }
            }
        }
    }
}

pub fn told(sentence: &crate::play::Sentence) -> Markup {
    html! { @if sentence.taken_back { s { (sentence.text) } } @else { (sentence.text) } }
}

fn afterwards(row: &TableRow, seat: Option<Seat>, visit: &Visit) -> Markup {
    html! {
        div #afterwards {
            @if let Some(next) = &row.rematch {
                a.button.main href=(format!("/table/{next}")) { (visit.word("table-to-rematch")) }
            } @else if seat.is_some() {
                form method="post" action=(format!("/table/{}/rematch", row.id)) {
                    button.main { (visit.word("table-rematch")) }
                }
            }
            a.button href=(format!("/table/{}/replay", row.id)) { (visit.word("table-replay")) }
            a.button href=(format!("/table/{}/check", row.id)) { (visit.word("table-check")) }
            a.button href=(format!("/table/{}/record.json", row.id)) download { (visit.word("table-record")) }
        }
    }
}

fn seat_link(house: &House, visit: &Visit, table: &str, seat: Seat) -> String {
    format!("{}/seat/{table}/{}/{}", visit.origin, seat.0, house.key.link("seat", table, seat.index()))
}

pub fn link(visit: &Visit, id: &'static str, address: &str) -> Markup {
    html! {
        label.link {
            (visit.word(id))
            span.copied {
                input readonly value=(address) data-copy;
                // Without script the field itself is there to be copied from.
                button type="button" hidden data-copied=(visit.word("link-copied")) { (visit.word("link-copy")) }
            }
        }
    }
}

/// A link that is also there to be read with a phone's camera. The picture is fetched when its drawer is opened.
fn link_with_picture(visit: &Visit, id: &'static str, address: &str) -> Markup {
    let path = address.strip_prefix(&visit.origin).unwrap_or(address);
    html! {
        (link(visit, id, address))
        img.qr src=(format!("{path}/qr.svg")) alt=(visit.word("table-qr")) width="200" height="200" loading="lazy";
    }
}

fn lobby_content(house: &House, state: &TableState, visit: &Visit) -> Markup {
    let row = &state.row;
    let seat = state.seats_of(visit.person.as_deref()).first().copied();
    let host = visit.person.as_deref() == Some(row.host.as_str());
    let full = row.seats.iter().all(|seat| seat.sitter != Sitter::Nobody);
    let join = format!("{}/join/{}/{}", visit.origin, row.id, house.key.link("join", &row.id, 0));
    let invited = host || seat.is_some();
    let seats_action = format!("/table/{}/seats", row.id);
    let change = |what: &str, place: usize, word: &str, label: String| {
        html! {
            // With an id of its own: the focus must not land on another button when a seat's buttons change.
            form id=(format!("{what}-{place}")) method="post" action=(seats_action) {
                input type="hidden" name="seat" value=(place);
                button name="do" value=(what) aria-label=(label) title=(label) { (word) }
            }
        }
    };
    html! {
        div.narrow {
            (lid(visit, &row.game))
            p #prompt role="status" { (visit.word(if full { "lobby-ready" } else { "lobby-waiting" })) }
            ul.hint {
                li { (visit.word(pace_word(state.conduct.pace))) }
                @for line in settled(visit, &row.game, &row.options) { li { (line) } }
            }
            @if invited && !full {
                (link(visit, "lobby-invite", &join))
                details #invite-qr {
                    summary { (visit.word("table-qr")) }
                    img.qr src=(format!("{}/qr.svg", join.strip_prefix(&visit.origin).unwrap_or_default())) alt=(visit.word("lobby-invite")) width="200" height="200" loading="lazy";
                }
            }
            (listing::seat_for_anybody(state, visit))
            ol #seats .seats {
                @for (place, sitter) in row.seats.iter().enumerate() {
                    li id=(format!("seat-{place}")) {
                        span.name {
                            @match &sitter.sitter {
                                Sitter::Nobody => em { (visit.word(if listing::is_kept(state, place) { "lobby-kept" } else { "lobby-free" })) },
                                Sitter::Person(person) => {
                                    (sitter.name)
                                    @if Some(person) == visit.person.as_ref() { " " small { (visit.word("lobby-you")) } }
                                }
                                Sitter::Bot(bot) => { (sitter.name) " " small { (bots::level(visit, bot)) } }
                            }
                        }
                        @if host {
                            @if sitter.sitter == Sitter::Nobody {
                                (bots::chooser(visit, row, place, &seats_action))
                            } @else if seat != Some(Seat(place as u8)) {
                                (change("clear", place, "✕", visit.word("lobby-clear")))
                            }
                            @if place + 1 < row.seats.len() { (change("swap", place, "⇅", visit.word("lobby-swap"))) }
                        }
                    }
                }
            }
            @if host {
                div.begin {
                    @if !full {
                        form #fill method="post" action=(seats_action) { button name="do" value="fill" { (visit.word("lobby-fill")) } }
                    }
                    form method="post" action=(format!("/table/{}/start", row.id)) {
                        button.main disabled[!full] { (visit.word("lobby-start")) }
                    }
                }
                @if !full {
                    form #device .row method="post" action=(seats_action) {
                        label for="device-name" { (visit.word("lobby-share")) }
                        input #device-name name="name" maxlength="24" required autocomplete="off";
                        button name="do" value="share" { (visit.word("lobby-share-add")) }
                    }
                }
            } @else {
                p.hint { (visit.word("lobby-host-starts")) }
            }
            (listing::door(state, visit, host))
            @if let Some(seat) = seat {
                details #links {
                    summary { (visit.word("table-links")) }
                    (link_with_picture(visit, "table-seat-link", &seat_link(house, visit, &row.id, seat)))
                    (share::lobby(visit, row))
                }
            }
            (chat::drawer(state, visit, seat))
        }
    }
}

/// The live connection: whenever the table has changed and the socket is ready, this visitor's whole content once more,
/// deflated for those who ask for `?packed`: late in a game it would be too long otherwise.
pub async fn live(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    visit: Visit,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Sorry> {
    let table = find(&house, &id).await?;
    let page = house.limits.page(visit.source()).ok_or_else(Sorry::busy)?;
    let pack = query.as_deref() == Some("packed");
    let upgrade = upgrade.max_message_size(1024).read_buffer_size(4096).write_buffer_size(4096);
    Ok(upgrade
        .on_upgrade(async move |socket| {
            push(house, table, visit, pack, socket).await;
            drop(page);
        })
        .into_response())
}

async fn push(house: Arc<House>, table: Arc<LiveTable>, visit: Visit, pack: bool, socket: WebSocket) {
    let person = visit.person.clone();
    house.hall.comes(&table, person.as_deref()).await;
    if again::owner_is_back(&house, &table, &visit).await.is_ok() {
        push_changes(&house, &table, visit, pack, socket).await;
    }
    house.hall.leaves(&table, person.as_deref()).await;
}

async fn push_changes(house: &House, table: &LiveTable, visit: Visit, pack: bool, mut socket: WebSocket) {
    let mut changes: watch::Receiver<u64> = table.watch();
    let mut closing = house.closing.subscribe();
    let mut draft = Fields::default();
    let mut shown = None;
    loop {
        let turn = turn_to_draw(house, table, &visit, &mut changes).await;
        // Mark before looking: a change after the look is then noticed.
        changes.borrow_and_update();
        let (turn, mut state) = match table.try_lock() {
            Some(state) => (turn, state),
            // A move is being saved: somebody else may have the turn meanwhile.
            None => {
                drop(turn);
                (None, table.lock().await)
            }
        };
        let seat = state.seat_of(visit.person.as_deref(), &Fields::default());
        state.seen_by(seat);
        let now = content(house, &state, &visit, &draft);
        drop((state, turn));
        // What looks the same is not sent again: that somebody has answered in secret must not show.
        let look = Some(FixedState::default().hash_one(&now));
        if std::mem::replace(&mut shown, look) != look {
            let message = if pack { Message::Binary(packed(&now).into()) } else { Message::Text(now.into()) };
            // Whoever doesn't read is let go, and may come again.
            if !matches!(tokio::time::timeout(READ_WITHIN, socket.send(message)).await, Ok(Ok(()))) {
                return;
            }
        }
        // A browser says what its reader has chosen so far, and sees the page with it; pings and the like are dropped.
        loop {
            tokio::select! {
                changed = changes.changed() => match changed {
                    Ok(()) => break,
                    Err(_) => return,
                },
                _ = closing.changed() => {
                    let _ = socket.send(Message::Close(Some(CloseFrame { code: GOING_AWAY, reason: "".into() }))).await;
                    return;
                }
                message = socket.recv() => match message {
                    Some(Ok(Message::Text(chosen))) => {
                        if house.limits.request(&visit.source()).is_err() {
                            return;
                        }
                        draft = fields(chosen.as_bytes());
                        break;
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return,
                },
            }
        }
    }
}

/// Whoever is waited for is shown the newest state at once. Everybody else takes turns: a house with much to do then skips
/// what is out of date before it is drawn, and the games go on.
async fn turn_to_draw<'a>(
    house: &'a House,
    table: &LiveTable,
    visit: &Visit,
    changes: &mut watch::Receiver<u64>,
) -> Option<SemaphorePermit<'a>> {
    let mut turn = pin!(house.drawing.acquire());
    loop {
        changes.borrow_and_update();
        if table.lock().await.waits_for(visit.person.as_deref()) {
            return None;
        }
        tokio::select! {
            turn = &mut turn => return turn.ok(),
            changed = changes.changed() => changed.ok()?,
        }
    }
}

pub async fn story(State(house): State<Arc<House>>, Path(id): Path<String>, visit: Visit) -> Result<Markup, Sorry> {
    let table = find(&house, &id).await?;
    let state = table.lock().await;
    let play = state.play.as_ref().ok_or_else(Sorry::not_found)?;
    // On a shared device others may be looking.
    let seat = state.seat_of(visit.person.as_deref(), &Fields::default());
    let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
    let story = play.story(viewer, visit.language, &state.names());
    let title = visit.word("table-story");
    let body = html! {
        main #main .narrow {
            h1 { (title) }
            ol.story { @for sentence in &story { li { (told(sentence)) } } }
            p { a.button href=(format!("/table/{id}")) { (visit.word("table-back")) } }
        }
    };
    Ok(page(&visit, &About { title: &title, game: Some(&state.row.game) }, &body))
}

pub async fn act(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = find(&house, &id).await?;
    let fields = fields(&body);
    let accepted = fields.one("accepted").and_then(|count| count.parse().ok()).ok_or_else(Sorry::unreadable)?;
    let (seat, game) = {
        let state = table.lock().await;
        let seat = state.seat_of(visit.person.as_deref(), &fields);
        (seat.ok_or_else(|| Sorry::forbidden("sorry-not-your-seat"))?, state.row.game.clone())
    };
    // In a task of its own: a browser that goes away must not leave a saved move half told.
    let hall = house.hall.clone();
    let played =
        tokio::spawn(async move { hall.act(&table, |play, at| play.consider_form(at, seat, accepted, &fields)).await });
    let played = played.await.map_err(|_| Sorry::of_status(axum::http::StatusCode::INTERNAL_SERVER_ERROR))??;
    let mut answer = done(&visit, &format!("/table/{id}"));
    match played.map_err(|not_played| Sorry::not_played(&game, not_played)) {
        Ok(seq) => {
            answer.headers_mut().insert("hoirie-seq", seq.into());
            Ok(answer)
        }
        Err(None) => Ok(answer),
        Err(Some(sorry)) => Err(sorry),
    }
}

pub async fn change_seats(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = find(&house, &id).await?;
    let fields = fields(&body);
    let row = table.lock().await.row.clone();
    only_host(&row, &visit)?;
    let seat = || fields.one("seat").and_then(|seat| seat.parse::<usize>().ok()).ok_or_else(Sorry::unreadable);
    let bot = || bot_of(&row.game, fields.one("bot")).map(str::to_owned);
    let changes = match fields.one("do") {
        Some("bot") => vec![Change::Bot { seat: seat()?, bot: bot()? }],
        Some("share") => {
            let name = fields.one("name").and_then(names::clean).ok_or_else(|| Sorry::conflict("sorry-name"))?;
            vec![Change::Sit { person: row.host.clone(), name }]
        }
        Some("clear") => vec![Change::Clear { seat: seat()? }],
        Some("swap") => vec![Change::Swap { seat: seat()? }],
        Some("fill") => {
            let free = (0..row.seats.len()).filter(|seat| row.seats[*seat].sitter == Sitter::Nobody);
            free.map(|seat| Ok(Change::Bot { seat, bot: bot()? })).collect::<Result<_, Sorry>>()?
        }
        _ => return Err(Sorry::unreadable()),
    };
    let mut seats = row.seats.clone();
    for change in &changes {
        seats = lobby::change(&seats, change).ok_or_else(|| Sorry::conflict("sorry-stale"))?;
    }
    if !house.hall.store().reseat(&id, row.seats, seats).await? {
        house.hall.refresh(&table).await?;
        return Err(Sorry::conflict("sorry-stale"));
    }
    house.hall.refresh(&table).await?;
    Ok(done(&visit, &format!("/table/{id}")))
}

/// Whoever sits down by a link or by *Play now* can still say who they are.
pub async fn rename(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = find(&house, &id).await?;
    let fields = fields(&body);
    let name = fields.one("name").and_then(names::clean).ok_or_else(|| Sorry::conflict("sorry-name"))?;
    let (seat, names) = {
        let state = table.lock().await;
        let seat = state.seat_of(visit.person.as_deref(), &fields);
        (seat.ok_or_else(|| Sorry::forbidden("sorry-not-your-seat"))?, state.names())
    };
    let others = names.iter().enumerate().filter(|(place, _)| *place != seat.index());
    let others: Vec<&str> = others.map(|(_, name)| name.as_str()).collect();
    house.hall.store().rename(&id, seat.index(), &names::distinct(&name, &others)).await?;
    house.hall.refresh(&table).await?;
    Ok(done(&visit, &format!("/table/{id}")))
}

pub async fn start(State(house): State<Arc<House>>, Path(id): Path<String>, visit: Visit) -> Result<Response, Sorry> {
    let table = find(&house, &id).await?;
    let row = table.lock().await.row.clone();
    only_host(&row, &visit)?;
    if row.seats.iter().any(|seat| seat.sitter == Sitter::Nobody) {
        return Err(Sorry::conflict("sorry-seats-free"));
    }
    let started = house.hall.store().start(&id, row.seats, wall_clock()).await?;
    house.hall.refresh(&table).await?;
    if !started {
        return Err(Sorry::conflict("sorry-stale"));
    }
    Ok(done(&visit, &format!("/table/{id}")))
}

pub fn only_host(row: &TableRow, visit: &Visit) -> Result<(), Sorry> {
    if visit.person.as_deref() != Some(row.host.as_str()) {
        return Err(Sorry::forbidden("sorry-host-only"));
    }
    if row.started.is_some() {
        return Err(Sorry::conflict("sorry-started"));
    }
    Ok(())
}

/// The same people, game and options at a new table; whoever asks first makes it, the others are led there.
pub async fn rematch(State(house): State<Arc<House>>, Path(id): Path<String>, visit: Visit) -> Result<Response, Sorry> {
    let table = find(&house, &id).await?;
    let row = {
        let state = table.lock().await;
        if state.seats_of(visit.person.as_deref()).is_empty() {
            return Err(Sorry::forbidden("sorry-not-your-seat"));
        }
        state.row.clone()
    };
    if !row.over {
        return Err(Sorry::conflict("sorry-not-over"));
    }
    let person = visit.person.clone().unwrap_or_default();
    let next =
        TableRow { id: random_id(), secret: random(), host: person, started: None, over: false, rematch: None, ..row };
    let next = house.hall.store().rematch(&id, next, wall_clock()).await?;
    house.hall.refresh(&table).await?;
    Ok(done(&visit, &format!("/table/{next}")))
}
