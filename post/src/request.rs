//! One request to an address that somebody from outside has named: resolved, checked, and sent to nobody but who was checked.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use futures_util::future::BoxFuture;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{CONTENT_LENGTH, HOST, RETRY_AFTER, USER_AGENT};
use hyper::{Request, Response, client, header};
use hyper_util::rt::TokioIo;
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};
use url::{Host, Url};

use crate::address::{Objection, Reach};
use crate::delivery::{Answer, retry_after};

/// What a server may say before its body: the least that hyper takes. The body is not read at all.
const MOST_HEAD: usize = 8192;

/// Why there is no answer.
#[derive(Debug, Error)]
pub(crate) enum RequestError {
    /// It was not even tried, and never will be.
    #[error("not sent: {0}")]
    Forbidden(#[from] Objection),
    /// Nobody knows whether it has arrived.
    #[error("no answer: {0}")]
    Failed(#[from] io::Error),
}

/// Who is at a name and port.
pub(crate) type Resolve = fn(String, u16) -> BoxFuture<'static, io::Result<Vec<SocketAddr>>>;

pub(crate) fn ask_system(name: String, port: u16) -> BoxFuture<'static, io::Result<Vec<SocketAddr>>> {
    Box::pin(async move { Ok(tokio::net::lookup_host((name, port)).await?.collect()) })
}

pub(crate) struct Client {
    pub reach: Reach,
    /// How long each of these may take: to find the server, to reach it, to hear its answer.
    pub patience: Duration,
    resolve: Resolve,
    tls: TlsConnector,
}

impl Client {
    pub fn new(reach: Reach, patience: Duration) -> Client {
        Client::trusting(rustls_native_certs::load_native_certs().certs, ask_system, reach, patience)
    }

    /// A client that takes the word of these authorities alone.
    pub fn trusting(roots: Vec<CertificateDer<'static>>, resolve: Resolve, reach: Reach, patience: Duration) -> Client {
        let mut store = RootCertStore::empty();
        store.add_parsable_certificates(roots);
        let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("ring knows today's versions of TLS")
            .with_root_certificates(store)
            .with_no_client_auth();
        Client { reach, patience, resolve, tls: TlsConnector::from(Arc::new(config)) }
    }

    /// POSTs a body to an address that [`Reach::check`] has let through.
    pub async fn post(&self, url: &Url, headers: header::HeaderMap, body: Vec<u8>) -> Result<Answer, RequestError> {
        let stream = self.connect(url).await?;
        let request = request(url, headers, body)?;
        if url.scheme() == "http" {
            return Ok(self.ask(stream, request).await?);
        }
        let name = url.host_str().ok_or(Objection::NoUrl)?.trim_start_matches('[').trim_end_matches([']', '.']);
        let name = ServerName::try_from(name.to_owned()).map_err(|_| Objection::NoUrl)?;
        let stream = self.in_time(self.tls.connect(name, stream)).await?;
        Ok(self.ask(stream, request).await?)
    }

    /// A connection to one of those who are at this address, all of whom were checked.
    async fn connect(&self, url: &Url) -> Result<TcpStream, RequestError> {
        let found = self.find(url).await?;
        for address in &found {
            self.reach.check_ip(address.ip(), url.scheme())?;
        }
        let connecting = TcpStream::connect(found.as_slice());
        Ok(self.in_time(connecting).await?)
    }

    async fn find(&self, url: &Url) -> Result<Vec<SocketAddr>, RequestError> {
        let port = url.port_or_known_default().ok_or(Objection::Port)?;
        match url.host().ok_or(Objection::NoUrl)? {
            Host::Ipv4(address) => Ok(vec![(address, port).into()]),
            Host::Ipv6(address) => Ok(vec![(address, port).into()]),
            Host::Domain(name) => Ok(self.in_time((self.resolve)(name.to_owned(), port)).await?),
        }
    }

    async fn ask(
        &self,
        stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
        request: Request<Full<Bytes>>,
    ) -> io::Result<Answer> {
        let (mut sender, connection) = client::conn::http1::Builder::new()
            .max_buf_size(MOST_HEAD)
            .handshake(TokioIo::new(stream))
            .await
            .map_err(io::Error::other)?;
        // The connection ends with the first answer's head: whoever would talk on talks to nobody.
        let carried = async {
            // Whatever ends it early, whoever waits for the answer is told.
            let _ = connection.await;
            std::future::pending().await
        };
        let answer = async {
            tokio::select! {
                answer = sender.send_request(request) => answer.map_err(io::Error::other),
                never = carried => never,
            }
        };
        self.in_time(answer).await.map(|answer| head(&answer))
    }

    async fn in_time<T>(&self, work: impl Future<Output = io::Result<T>>) -> io::Result<T> {
        timeout(self.patience, work).await.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
    }
}

fn request(url: &Url, headers: header::HeaderMap, body: Vec<u8>) -> Result<Request<Full<Bytes>>, RequestError> {
    let host = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let target = &url[url::Position::BeforePath..url::Position::AfterQuery];
    let mut request = Request::post(target)
        .header(HOST, host)
        .header(USER_AGENT, "Hoirie")
        .header(CONTENT_LENGTH, body.len())
        .body(Full::from(body))
        .map_err(|_| Objection::NoUrl)?;
    request.headers_mut().extend(headers);
    Ok(request)
}

fn head<B>(answer: &Response<B>) -> Answer {
    let wait = answer.headers().get(RETRY_AFTER).and_then(|wait| wait.to_str().ok());
    Answer { status: answer.status(), retry_after: wait.and_then(|wait| retry_after(wait, SystemTime::now())) }
}

/// A client as TLS wants it knows nothing worth printing.
impl std::fmt::Debug for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Client").field("reach", &self.reach).field("patience", &self.patience).finish_non_exhaustive()
    }
}
