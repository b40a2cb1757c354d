//! The house's pages: people come in by a page, sit down at tables, and see what happens there as it happens.

mod assets;
mod calendar;
mod error;
mod figures;
mod heartbeat;
#[cfg(test)]
mod hints;
mod limits;
mod pages;
mod plots;
mod qr;
mod raster;
mod render_queue;
mod routes;
mod seated;
#[cfg(test)]
mod secrecy;
mod server;
mod verdict;
mod visit;

use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use axum_extra::extract::cookie::Key;
use house::House;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::net::TcpListener;
use tokio::sync::watch;

use heartbeat::Call;
pub use limits::Allowance;
use limits::Limits;
use render_queue::RenderQueue;
use server::{Measure, Porter};
pub use verdict::{fault_in_words, fingerprint_in_words, proof_in_words};

/// How long whoever is being served at the end is waited for where there is no database.
const WITHOUT_DATABASE: Duration = Duration::from_secs(1);

/// How a house is to be served.
#[derive(Debug, Clone)]
pub struct Config {
    pub house: house::Config,
    pub listen: SocketAddr,
    pub allowance: Allowance,
    /// What the program counts; nothing where nobody counts.
    pub figures: Option<PrometheusHandle>,
    /// Where it is told to whoever watches over the house; nowhere unless asked for.
    pub metrics: Option<SocketAddr>,
    /// Pages and answers say which row of the log they show, for measuring. Not for a house with people in it: in a secret
    /// window the number tells how many have answered.
    pub numbered: bool,
    /// Proxies on other machines that say for whom they ask.
    pub proxies: Vec<IpAddr>,
    /// So often live pages hear that the house is there.
    pub heartbeat: Duration,
}

/// Why a house did not open.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error(transparent)]
    House(#[from] house::OpenError),
    #[error("{address} can't be listened on: {why}")]
    Listen { address: SocketAddr, why: std::io::Error },
}

impl std::fmt::Debug for Site {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Site")
    }
}

/// A house that is open to visitors.
pub struct Site {
    house: Arc<House>,
    cookies: Key,
    limits: Arc<Limits>,
    numbered: bool,
    proxies: Vec<IpAddr>,
    /// What all live pages hear: that the house is there, or that they should leave and come back later, or to another node.
    calls: watch::Sender<Call>,
    heartbeat: Duration,
    render_queue: RenderQueue,
}

/// A house that listens and only has to be run.
#[derive(Debug)]
pub struct Doors {
    listener: TcpListener,
    measure: Measure,
    /// Where figures are told.
    metrics: Option<(TcpListener, axum::Router)>,
    site: Arc<Site>,
}

impl Doors {
    /// Opens the database and the port.
    pub async fn open(config: Config) -> Result<Doors, OpenError> {
        let house = House::open(config.house).await?;
        let listener = listen(config.listen).await?;
        let metrics = match (config.metrics, config.figures) {
            (Some(address), Some(figures)) => Some((listen(address).await?, routes::metrics(figures))),
            _ => None,
        };
        let allowance = server::within_files(config.allowance);
        let cookies = Key::from(&house.key().cookies());
        let limits = Arc::new(Limits::new(allowance));
        let calls = watch::Sender::new(Call::Here(0));
        let site = Site {
            house,
            cookies,
            limits,
            numbered: config.numbered,
            proxies: config.proxies,
            calls,
            heartbeat: config.heartbeat,
            render_queue: RenderQueue::new(),
        };
        let measure = Measure {
            connections: allowance.connections,
            per_address: allowance.connections_per_address,
            patience: allowance.patience,
        };
        Ok(Doors { listener, measure, metrics, site: Arc::new(site) })
    }

    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Where figures are told, if they are.
    pub fn metrics_address(&self) -> Option<std::io::Result<SocketAddr>> {
        self.metrics.as_ref().map(|(listener, _)| listener.local_addr())
    }

    /// What the house answers with, for those who ask without a socket: fuzzing does.
    #[doc(hidden)]
    pub fn router(&self) -> axum::Router {
        routes::routes(self.site.clone())
    }

    /// Serves until the process is told to stop, and then lets everybody go who is being served.
    pub async fn run(self, until: impl Future<Output = ()>) {
        let mut until = pin!(until);
        tokio::select! {
            () = self.site.house.wake() => {}
            () = &mut until => return,
        }
        tokio::spawn(limits::tidy_every_minute(Arc::downgrade(&self.site.limits)));
        tokio::spawn(heartbeat::call_out(Arc::downgrade(&self.site), self.site.heartbeat));
        let (closes, closing) = tokio::sync::oneshot::channel();
        let site = self.site.clone();
        let proxies: Arc<dyn Porter> = Arc::new(Proxies(self.site.proxies.clone()));
        if let Some((listener, routes)) = self.metrics {
            let few = Measure { connections: WATCHERS, per_address: WATCHERS, ..self.measure };
            let mut calls = self.site.calls.subscribe();
            let until = async move { drop(calls.wait_for(|call| *call == Call::Closing).await) };
            tokio::spawn(server::serve(listener, routes, few, proxies.clone(), until));
        }
        let until = async {
            until.await;
            site.calls.send_replace(Call::Closing);
            let _ = closes.send(());
        };
        let serving = async {
            server::serve(self.listener, routes::routes(self.site.clone()), self.measure, proxies, until).await;
            // Live pages are no longer the server's: they say goodbye by themselves.
            let _ = tokio::time::timeout(server::LAST_WORDS, self.site.calls.closed()).await;
        };
        tokio::select! {
            () = serving => {}
            () = in_vain(closing, &self.site.house) => {}
        }
        self.site.house.close().await;
    }
}

/// Ends when the house closes and its database does not answer: whoever is still being served then waits for nothing.
async fn in_vain(closing: tokio::sync::oneshot::Receiver<()>, house: &House) {
    let _ = closing.await;
    while house.is_answering() {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    // Whoever can be told so is told.
    tokio::time::sleep(WITHOUT_DATABASE).await;
}

/// Connections of those who watch over the house.
const WATCHERS: usize = 16;

/// Those who ask for others.
struct Proxies(Vec<IpAddr>);

impl Porter for Proxies {
    fn of_connection(&self, peer: IpAddr) -> Option<IpAddr> {
        limits::peer_address(peer, &self.0)
    }

    fn of_request(&self, peer: SocketAddr, headers: &HeaderMap) -> Option<IpAddr> {
        // Whoever asks for themselves is counted by connections.
        if limits::peer_address(peer.ip(), &self.0).is_some() {
            return None;
        }
        limits::address_of(Some(&ConnectInfo(peer)), headers, &self.0)
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, OpenError> {
    TcpListener::bind(address).await.map_err(|why| OpenError::Listen { address, why })
}
