//! The doorway: connections come in, no more at a time than the house can hold, each within a time; and at the end everybody
//! who is being served is served.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::ServiceExt;

/// A request's head has to come within this time; a connection without a request is closed after it.
const HEAD_WITHIN: Duration = Duration::from_secs(30);

/// How long whoever is being served at the end is waited for.
pub const LAST_WORDS: Duration = Duration::from_secs(10);

/// Serves until `until`, then lets those in the house finish.
pub async fn serve(listener: TcpListener, routes: Router, most: usize, until: impl Future<Output = ()>) {
    let room = Arc::new(Semaphore::new(most));
    let closing = GracefulShutdown::new();
    let mut server = Builder::new(TokioExecutor::new());
    server.http1().timer(TokioTimer::new()).header_read_timeout(HEAD_WITHIN);
    let mut until = std::pin::pin!(until);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut until => break,
        };
        let (stream, from) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, most likely: some will be closed soon.
                tracing::warn!(%error, "nobody could come in");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Ok(place) = room.clone().try_acquire_owned() else {
            tokio::spawn(turn_away(stream));
            continue;
        };
        // A push is one small message: waiting to send more at once would only delay it.
        let _ = stream.set_nodelay(true);
        let routes = routes.clone();
        let service = service_fn(move |request: Request<Incoming>| answer(routes.clone(), from, request));
        let connection = server.serve_connection_with_upgrades(TokioIo::new(stream), service).into_owned();
        let connection = closing.watch(connection);
        tokio::spawn(async move {
            // A browser that goes away in the middle is no news.
            let _ = connection.await;
            drop(place);
        });
    }
    drop(listener);
    let _ = tokio::time::timeout(LAST_WORDS, closing.shutdown()).await;
}

async fn answer(
    routes: Router,
    from: SocketAddr,
    request: Request<Incoming>,
) -> Result<axum::response::Response, Infallible> {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(from));
    routes.oneshot(request).await
}

async fn turn_away(mut stream: TcpStream) {
    const FULL: &[u8] =
        b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    let _ = tokio::time::timeout(Duration::from_secs(1), stream.write_all(FULL)).await;
}
