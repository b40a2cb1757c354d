//! The live connection of a page: what is pushed, drafts and moves, and who is drawn first.

mod ear;

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use face::{Fields, Reader};
use futures_util::SinkExt;
use tokio::sync::watch;

use super::table::{act, content, find};
use super::{fields, problem};
use crate::Site;
use crate::error::Sorry;
use crate::heartbeat::Call;
use crate::limits::{OpenPage, PageOf};
use crate::render_queue::RenderTurn;
use crate::visit::Visit;
use ear::{Ear, Heard};
use house::command::{Impossible, Played};
use house::metrics;
use house::{LiveTable, TableState};

/// A push has to be read within this time.
const READ_WITHIN: Duration = Duration::from_secs(30);

/// What a connection says when the house closes (RFC 6455).
const GOING_AWAY: u16 = 1001;

/// When this node has lost its database, or somebody who plays needs the place (IANA's registry, after RFC 6455).
const TRY_AGAIN_LATER: u16 = 1013;

/// Whoever is told goodbye has this time to hear it.
const HEARD_WITHIN: Duration = Duration::from_secs(1);

/// When somebody says more than they may, or what no page says.
const NOT_ALLOWED: u16 = 1008;

/// No draft and no move comes near this many bytes; larger frames are not read.
const LARGEST_MESSAGE: usize = 2048;

/// So much goes to the socket at once: the longest message does, and an answer goes with the push that it follows.
const WRITTEN_AT_ONCE: usize = face::LONGEST_MESSAGE - 100;

/// And when the table was deleted: the page then looks for itself that nothing is there.
const GONE: u16 = 4404;

/// The live connection. Down it come the parts of this visitor's page that are new, whenever the table has changed and the socket is
/// ready; up it go drafts and moves, each of which is answered the same way.
pub async fn connect(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    RawQuery(shown): RawQuery,
    visit: Visit,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Sorry> {
    let table = find(&site, &id).await?;
    let plays = !table.lock().await.seats_of(visit.person.as_deref()).is_empty();
    let of = if plays { PageOf::Player } else { PageOf::Watcher };
    let page = site.limits.page(visit.source(), of).ok_or_else(Sorry::busy)?;
    let upgrade = upgrade.max_message_size(LARGEST_MESSAGE).max_frame_size(LARGEST_MESSAGE);
    let upgrade = upgrade.read_buffer_size(1024).write_buffer_size(WRITTEN_AT_ONCE);
    // A task of its own, which holds what is large behind pointers: what the upgrade took is given back while the page is open.
    let opened = async move |socket| {
        let live = push(site, table, Box::new(visit), shown, Box::new(socket), page);
        drop(tokio::spawn(live));
    };
    Ok(upgrade.on_upgrade(opened).into_response())
}

async fn push(
    site: Arc<Site>,
    table: Arc<LiveTable>,
    visit: Box<Visit>,
    shown: Option<String>,
    socket: Box<WebSocket>,
    open: OpenPage,
) {
    let person = visit.person.as_deref();
    site.house.comes(&table, person).await;
    if site.house.owner_is_back(&table, person).await.is_ok() {
        push_changes(&site, &table, &visit, shown, socket, &open).await;
    }
    site.house.leaves(&table, person).await;
}

async fn push_changes(
    site: &Arc<Site>,
    table: &Arc<LiveTable>,
    visit: &Visit,
    shown: Option<String>,
    mut socket: Box<WebSocket>,
    open: &OpenPage,
) {
    let mut changes: watch::Receiver<Instant> = table.watch();
    let mut calls = site.calls.subscribe();
    let call = *calls.borrow_and_update();
    // The database may be back before all have been told.
    let is_back = call == Call::WithoutDatabase && site.house.away_for().is_none();
    if !is_back && let Some(code) = goodbye(call) {
        return say_goodbye(socket, code).await;
    }
    let mut people = site.house.device_changes();
    let mut draft = Fields::default();
    let mut reader = reader_of(site, &*table.lock().await, visit, shown.as_deref());
    let mut ear = Ear::new(&site.limits, visit.source());
    // Since when there is something to be shown.
    let mut since = Instant::now();
    // What this browser has said and not been answered: it sees its page at once, and gets an answer also if that looks the same.
    let mut answer: Option<Message> = None;
    loop {
        let turn = match answer {
            Some(_) => None,
            None => turn_to_draw(site, table, visit, since, &mut changes).await,
        };
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
        if state.is_gone {
            drop((state, turn));
            return say_goodbye(socket, GONE).await;
        }
        if people != site.house.device_changes() {
            drop((state, turn));
            people = site.house.device_changes();
            match Box::pin(is_still_there(site, visit)).await {
                Ok(true) => continue,
                Ok(false) => return say_goodbye(socket, GONE).await,
                // Nobody can say for whom it speaks: without a database nothing goes on anyway.
                Err(_) => return say_goodbye(socket, TRY_AGAIN_LATER).await,
            }
        }
        let seat = state.seat_of(visit.person.as_deref(), &Fields::default());
        state.seen_by(seat);
        content(site, &state, visit, &draft, Some(&mut reader));
        drop((state, turn));
        let news = reader.news();
        if !news.is_empty() {
            metrics::push(news.len());
        }
        let sending = async {
            if !news.is_empty() {
                for message in face::messages(news) {
                    socket.feed(Message::Text(message.into())).await?;
                }
            }
            if let Some(answer) = answer.take() {
                socket.feed(answer).await?;
            }
            socket.flush().await
        };
        let sent = tokio::select! {
            // Whoever reads is told goodbye below; only who doesn't is let go without a word.
            biased;
            sent = tokio::time::timeout(READ_WITHIN, sending) => matches!(sent, Ok(Ok(()))),
            () = open.has_to_go() => false,
        };
        // Whoever doesn't read is let go, and may come again.
        if !sent {
            return;
        }
        loop {
            tokio::select! {
                changed = changes.changed() => match changed {
                    Ok(()) => {
                        since = *changes.borrow_and_update();
                        break;
                    }
                    Err(_) => return,
                },
                _ = calls.changed() => {
                    let call = *calls.borrow_and_update();
                    if let Some(code) = goodbye(call) {
                        return say_goodbye(socket, code).await;
                    }
                    if !ear.hears_answers() || !beat(&mut socket).await {
                        return;
                    }
                    if people != site.house.device_changes() {
                        break;
                    }
                }
                // The page tries again by itself, and there may be room then.
                () = open.has_to_go() => return say_goodbye(socket, TRY_AGAIN_LATER).await,
                heard = ear.listen(&mut socket) => match heard {
                    Heard::Draft(chosen) => {
                        draft = fields(chosen.as_bytes());
                        answer = Some(Message::Text("drawn".into()));
                        break;
                    }
                    Heard::Move { number, fields: said } => {
                        // It is large, and most of the time there is none.
                        let played = Box::pin(play(site, table, visit, fields(said.as_bytes()))).await;
                        if played.is_ok() {
                            // Whose hand is on a shared device is no part of the move.
                            draft.0.retain(|(name, _)| name == "hot");
                        }
                        answer = Some(answer_to(number, played, site, visit));
                        break;
                    }
                    Heard::TooMuch { number, too_much } => {
                        answer = Some(answer_to(number, Err(Sorry::too_much(too_much)), site, visit));
                        break;
                    }
                    Heard::Nothing => {}
                    Heard::NotAllowed => return say_goodbye(socket, NOT_ALLOWED).await,
                    Heard::End => return,
                },
            }
        }
    }
}

/// Whether the device still speaks for whom it did when the connection was opened. Its page looks for itself if not.
async fn is_still_there(site: &Site, visit: &Visit) -> Result<bool, Sorry> {
    let Some(device) = &visit.device else { return Ok(true) };
    Ok(site.house.person_at(device).await?.person == visit.person)
}

/// Somebody who has read nothing; or all of the page, if it looks as it did when it was loaded.
fn reader_of(site: &Site, state: &TableState, visit: &Visit, shown: Option<&str>) -> Reader {
    let mut reader = Reader::default();
    let looks = |shown: u64| shown == face::looks(&content(site, state, visit, &Fields::default(), None).into_string());
    if shown.and_then(|shown| shown.parse().ok()).is_some_and(looks) {
        content(site, state, visit, &Fields::default(), Some(&mut reader));
        reader.news();
    }
    reader
}

/// A move that came up the connection. It is dealt with in a task of its own, like a form: whatever goes wrong there, this
/// connection can say so.
async fn play(site: &Arc<Site>, table: &Arc<LiveTable>, visit: &Visit, fields: Fields) -> Result<Played, Sorry> {
    if !is_still_there(site, visit).await? {
        return Err(Impossible::NotYourSeat.into());
    }
    if visit.person.as_deref().is_some_and(|person| site.house.is_banned(person)) {
        return Err(Sorry::forbidden("sorry-banned"));
    }
    let seat = table.lock().await.seat_of(visit.person.as_deref(), &fields).ok_or(Impossible::NotYourSeat)?;
    let site = site.clone();
    let table = table.clone();
    let playing = tokio::spawn(async move { act(&site, &table, seat, &fields).await });
    playing.await.unwrap_or_else(|_| Err(Sorry::of_status(StatusCode::INTERNAL_SERVER_ERROR)))
}

/// `done` and the number that the browser gave its move, or `sorry`, the number and a sentence.
fn answer_to(number: u32, played: Result<Played, Sorry>, site: &Site, visit: &Visit) -> Message {
    let answer = match played {
        Ok(Played::Row(seq)) if site.numbered => format!("done {number} {seq}"),
        Ok(_) => format!("done {number}"),
        Err(sorry) => format!("sorry {number} {}", problem::sentence(visit, &sorry).into_string()),
    };
    Message::Text(answer.into())
}

/// How a connection ends after this call; not at all while the house is there.
fn goodbye(call: Call) -> Option<u16> {
    match call {
        Call::Here(_) => None,
        Call::WithoutDatabase => Some(TRY_AGAIN_LATER),
        Call::Closing => Some(GOING_AWAY),
    }
}

/// Tells the page that the house is there, and asks whether the browser is. A script can't see pings, so it is sent a word.
/// False if nobody reads it.
async fn beat(socket: &mut WebSocket) -> bool {
    let said = async {
        socket.send(Message::Text("beat".into())).await?;
        socket.send(Message::Ping(Bytes::new())).await
    };
    matches!(tokio::time::timeout(READ_WITHIN, said).await, Ok(Ok(())))
}

async fn say_goodbye(mut socket: Box<WebSocket>, code: u16) {
    let goodbye = Message::Close(Some(CloseFrame { code, reason: "".into() }));
    if !matches!(tokio::time::timeout(READ_WITHIN, socket.send(goodbye)).await, Ok(Ok(()))) {
        return;
    }
    // Whoever is cut off in the middle of sending would not hear it.
    let reading = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = tokio::time::timeout(HEARD_WITHIN, reading).await;
}

/// Whoever is waited for is shown the newest state at once. Everybody else takes turns.
async fn turn_to_draw<'a>(
    site: &'a Site,
    table: &LiveTable,
    visit: &Visit,
    since: Instant,
    changes: &mut watch::Receiver<Instant>,
) -> Option<RenderTurn<'a>> {
    let mut turn = pin!(site.render_queue.next(since));
    loop {
        let newest = *changes.borrow_and_update();
        if table.lock().await.waits_for(visit.person.as_deref()) {
            site.render_queue.shows_whoever_is_waited_for(since.max(newest));
            return None;
        }
        tokio::select! {
            turn = &mut turn => return turn,
            changed = changes.changed() => changed.ok()?,
        }
    }
}
