//! The server: connections come in, no more at a time than the house can hold, each within a time; and at the end everybody
//! who is being served is served. It speaks HTTP/1 alone: browsers speak HTTP/2 only over TLS, which is a proxy's business, and
//! one connection then holds one answer.

mod body;
mod connections;
mod file_limit;
mod throttle;

use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::header::{CONNECTION, EXPECT};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot, watch};
use tower::ServiceExt;

use body::Sent;
use connections::{Answering, Place, Room};
pub use connections::{Crowded, LATECOMERS};
pub use file_limit::within_files;
use throttle::Line;

/// How long whoever is being served at the end is waited for; and as long again whoever has a live page open. Both together
/// are less than whoever stops the house waits before killing it.
pub const LAST_WORDS: Duration = Duration::from_secs(4);

/// Larger heads are not read, and no more of a body at a time.
const LARGEST_HEAD: usize = 16 * 1024;

/// So many hear at a time that there is no room for them; the others are let go without a word.
pub const TURNED_AWAY: usize = 32;

/// What a server can take.
#[derive(Debug, Clone, Copy)]
pub struct Measure {
    /// Connections at a time, live pages apart.
    pub connections: usize,
    /// The same for one address.
    pub per_address: usize,
    /// How long a connection may stand still: without a whole head, or with an answer that nobody reads.
    pub patience: Duration,
}

/// Whose connections and requests are counted.
pub trait Porter: Send + Sync + 'static {
    /// The address by which a connection is counted; nothing for this very machine and for proxies, which may have the room.
    fn of_connection(&self, peer: IpAddr) -> Option<IpAddr>;

    /// The address for which a proxy asks.
    fn of_request(&self, peer: SocketAddr, headers: &HeaderMap) -> Option<IpAddr>;
}

/// Serves until `until`, then lets those in the house finish.
pub async fn serve(
    listener: TcpListener,
    routes: Router,
    measure: Measure,
    porter: Arc<dyn Porter>,
    until: impl Future<Output = ()>,
) {
    let room = Room::new(measure.connections, measure.per_address);
    let (closing, is_closing) = watch::channel(false);
    let turning_away = Arc::new(Semaphore::new(TURNED_AWAY));
    let mut out_of_files = Seldom::default();
    let mut full = Seldom::default();
    let mut until = std::pin::pin!(until);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut until => break,
        };
        let (stream, from) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                if let Some(times) = out_of_files.say() {
                    tracing::warn!(%error, times, "nobody could come in");
                }
                // Too many open files, most likely: some will be closed soon.
                room.make_room();
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Some((place, leave)) = room.enter(porter.of_connection(from.ip().to_canonical())) else {
            if let Some(times) = full.say() {
                tracing::warn!(times, from = %from.ip(), "there was no room for a connection");
            }
            if let Ok(turn) = turning_away.clone().try_acquire_owned() {
                tokio::spawn(turn_away(stream, turn));
            }
            continue;
        };
        // A push is one small message: waiting to send more at once would only delay it.
        let _ = stream.set_nodelay(true);
        let guest = Guest {
            routes: routes.clone(),
            from,
            porter: porter.clone(),
            place: Arc::new(place),
            turn: Arc::new(Semaphore::new(1)),
        };
        tokio::spawn(attend(guest, Line::new(stream, measure.patience), measure.patience, leave, is_closing.clone()));
    }
    drop((listener, is_closing));
    closing.send_replace(true);
    // Every connection has an ear to it until it ends.
    let _ = tokio::time::timeout(LAST_WORDS, closing.closed()).await;
}

/// A connection and what answers it.
#[derive(Clone)]
struct Guest {
    routes: Router,
    from: SocketAddr,
    porter: Arc<dyn Porter>,
    place: Arc<Place>,
    /// One answer at a time: the next request waits until the last answer is read, however many were sent ahead.
    turn: Arc<Semaphore>,
}

/// Serves a connection to its end, or until its place is given to somebody else.
async fn attend(
    guest: Guest,
    line: Line,
    patience: Duration,
    leave: oneshot::Receiver<()>,
    mut closing: watch::Receiver<bool>,
) {
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(LARGEST_HEAD);
    let place = guest.place.clone();
    let service = service_fn(move |request: Request<Incoming>| guest.clone().answer(request));
    let mut connection = std::pin::pin!(server.serve_connection(TokioIo::new(line), service).with_upgrades());
    tokio::select! {
        // A browser that goes away in the middle is no news.
        _ = &mut connection => return,
        _ = leave => return,
        _ = closing.wait_for(|closing| *closing) => {}
    }
    if !place.is_idle() {
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}

impl Guest {
    async fn answer(self, request: Request<Incoming>) -> Result<axum::response::Response, axum::Error> {
        let turn = self.turn.acquire_owned().await.map_err(axum::Error::new)?;
        let waits_to_send = request.headers().contains_key(EXPECT);
        let (mut request, rest) = Sent::of(request);
        let asked_for = self.porter.of_request(self.from, request.headers());
        let Some(answering) = self.place.ask(asked_for) else {
            return Err(axum::Error::new(std::io::Error::from(ErrorKind::ConnectionAborted)));
        };
        request.extensions_mut().insert(ConnectInfo(self.from));
        if let Some(crowded) = answering.crowded {
            request.extensions_mut().insert(crowded);
        }
        let response = self.routes.oneshot(request).await.unwrap_or_else(|never| match never {});
        let (mut head, body) = response.into_parts();
        let is_heard_out = match answering.crowded {
            None if !waits_to_send => rest.read().await,
            _ => rest.is_empty() && answering.crowded.is_none(),
        };
        if !is_heard_out && head.status != StatusCode::SWITCHING_PROTOCOLS {
            head.headers.insert(CONNECTION, HeaderValue::from_static("close"));
        }
        // A compressor needs a hundred times the memory of what it makes: it must not wait for a reader.
        let bytes = to_bytes(body, usize::MAX).await?;
        let unread = Unread { bytes, _answering: answering, _turn: turn };
        Ok(axum::response::Response::from_parts(head, Body::from(Bytes::from_owner(unread))))
    }
}

/// An answer until it is read, or at least on its way.
struct Unread {
    bytes: Bytes,
    _answering: Answering,
    _turn: OwnedSemaphorePermit,
}

impl AsRef<[u8]> for Unread {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Says that there is no room, in a second at most. What was sent is read, for whoever is cut off while sending hears nothing.
async fn turn_away(mut stream: TcpStream, _turn: OwnedSemaphorePermit) {
    const FULL: &[u8] =
        b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    let goodbye = async {
        stream.write_all(FULL).await?;
        stream.shutdown().await?;
        let mut unread = [0; 1024];
        while stream.read(&mut unread).await? > 0 {}
        std::io::Result::Ok(())
    };
    let _ = tokio::time::timeout(Duration::from_secs(1), goodbye).await;
}

/// What happens many times a second and is worth a line a minute.
#[derive(Debug, Default)]
struct Seldom {
    said: Option<Instant>,
    times: u64,
}

impl Seldom {
    /// How often it has happened since it was said last, if it is time to say so.
    fn say(&mut self) -> Option<u64> {
        self.times += 1;
        if self.said.is_some_and(|said| said.elapsed() < Duration::from_secs(60)) {
            return None;
        }
        self.said = Some(Instant::now());
        Some(std::mem::take(&mut self.times))
    }
}
