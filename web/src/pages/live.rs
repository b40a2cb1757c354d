//! The live connection of a page: pushes, drafts, and who is drawn first.

mod ear;

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Response};
use face::{Fields, Kept};
use tokio::sync::watch;

use super::fields;
use super::table::{content, find};
use crate::Site;
use crate::deflate::Packer;
use crate::error::Sorry;
use crate::heartbeat::Call;
use crate::limits::{OpenPage, PageOf};
use crate::render_queue::RenderTurn;
use crate::visit::Visit;
use ear::{Ear, Heard};
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

/// No draft comes near this many bytes; larger frames are not read.
const LARGEST_MESSAGE: usize = 1024;

/// And when the table was deleted: the page then looks for itself that nothing is there.
const GONE: u16 = 4404;

/// The live connection: whenever the table has changed and the socket is ready, this visitor's whole content once more,
/// deflated for those who ask for `?packed`: late in a game it would be too long otherwise.
pub async fn connect(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    visit: Visit,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Sorry> {
    let table = find(&site, &id).await?;
    let plays = !table.lock().await.seats_of(visit.person.as_deref()).is_empty();
    let of = if plays { PageOf::Player } else { PageOf::Watcher };
    let page = site.limits.page(visit.source(), of).ok_or_else(Sorry::busy)?;
    let pack = query.as_deref() == Some("packed");
    let upgrade = upgrade.max_message_size(LARGEST_MESSAGE).max_frame_size(LARGEST_MESSAGE);
    let upgrade = upgrade.read_buffer_size(1024).write_buffer_size(4096);
    Ok(upgrade.on_upgrade(async move |socket| push(site, table, visit, pack, socket, page).await).into_response())
}

/// What a connection has sent.
#[derive(Debug, Default)]
pub struct Shown {
    kept: Kept,
    /// How the page looked besides its parts when it was sent last, and how long the table had slept: then its clocks end later.
    looks: Option<(u64, Option<u64>)>,
}

/// A page that is drawn without the parts that its reader has.
#[derive(Debug)]
pub struct Drawn {
    page: String,
    slept: Option<u64>,
}

impl Shown {
    pub fn draw(&mut self, site: &Site, state: &TableState, visit: &Visit, draft: &Fields) -> Drawn {
        let page = content(site, state, visit, draft, Some(&mut self.kept));
        Drawn { page, slept: state.play.as_ref().map(|play| play.slept()) }
    }

    /// What is to be sent. What looks the same is not sent again, though clocks go on: that somebody has answered in secret must
    /// not show.
    pub fn news(&mut self, Drawn { page, slept }: Drawn) -> Option<String> {
        let before = self.looks.replace((face::looks(&page), slept));
        let news = before != self.looks || self.kept.has_news();
        news.then(|| self.kept.fill_in(page))
    }
}

async fn push(site: Arc<Site>, table: Arc<LiveTable>, visit: Visit, pack: bool, socket: WebSocket, open: OpenPage) {
    let person = visit.person.clone();
    site.house.comes(&table, person.as_deref()).await;
    if site.house.owner_is_back(&table, visit.person.as_deref()).await.is_ok() {
        push_changes(&site, &table, visit, pack, socket, &open).await;
    }
    site.house.leaves(&table, person.as_deref()).await;
}

async fn push_changes(
    site: &Site,
    table: &LiveTable,
    visit: Visit,
    pack: bool,
    mut socket: WebSocket,
    open: &OpenPage,
) {
    let mut changes: watch::Receiver<Instant> = table.watch();
    let mut calls = site.calls.subscribe();
    let call = *calls.borrow_and_update();
    // The database may be back before all have been told.
    let is_back = call == Call::WithoutDatabase && site.house.away_for().is_none();
    if let Some(code) = goodbye(call).filter(|_| !is_back) {
        return say_goodbye(socket, code).await;
    }
    let mut draft = Fields::default();
    let (mut shown, mut packer) = (Shown::default(), Packer::default());
    let mut ear = Ear::new(&site.limits, visit.source());
    // Since when there is something to be shown.
    let mut since = Instant::now();
    loop {
        let turn = turn_to_draw(site, table, &visit, since, &mut changes).await;
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
        let seat = state.seat_of(visit.person.as_deref(), &Fields::default());
        state.seen_by(seat);
        let now = shown.draw(site, &state, &visit, &draft);
        drop((state, turn));
        if let Some(now) = shown.news(now) {
            let (message, bytes) = if pack {
                let packed = packer.pack(now);
                let bytes = packed.len();
                (Message::Binary(packed.into()), bytes)
            } else {
                let bytes = now.len();
                (Message::Text(now.into()), bytes)
            };
            metrics::push(bytes);
            let sent = tokio::select! {
                sent = tokio::time::timeout(READ_WITHIN, socket.send(message)) => matches!(sent, Ok(Ok(()))),
                () = open.has_to_go() => false,
            };
            // Whoever doesn't read is let go, and may come again.
            if !sent {
                return;
            }
        }
        // A browser says what its reader has chosen so far, and sees the page with it; pings and the like are counted and dropped.
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
                }
                // The page tries again by itself, and there may be room then.
                () = open.has_to_go() => return say_goodbye(socket, TRY_AGAIN_LATER).await,
                heard = ear.listen(&mut socket) => match heard {
                    Heard::Draft(chosen) => {
                        draft = fields(chosen.as_bytes());
                        // Whoever says something gets an answer, also if it looks the same.
                        (shown.looks, since) = (None, Instant::now());
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

async fn say_goodbye(mut socket: WebSocket, code: u16) {
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
