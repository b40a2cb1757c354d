//! The web house: people come in by a page, sit down at tables, and everything they do goes through one door.

mod admin;
mod assets;
mod attendance;
mod doorway;
mod editions;
mod figures;
mod hall;
mod heartbeat;
#[cfg(test)]
mod hints;
mod limits;
mod lobby;
mod news;
mod packed;
mod pages;
mod play;
mod qr;
mod recent;
mod review;
mod routes;
#[cfg(test)]
mod secrecy;
mod secrets;
mod sorry;
mod turns;
mod verify;
mod visit;

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use axum_extra::extract::cookie::Key;
pub use bots::Budget;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use admin::{Admin, AdminError, Restored, back_up, restore};
use doorway::{Measure, Porter};
pub use editions::read as read_edition;
pub use figures::count;
pub use hall::BotDelay;
use hall::Hall;
use heartbeat::Call;
pub use limits::Allowance;
use limits::Limits;
use news::News;
pub use review::{Differs, Review, review};
use secrets::HouseKey;
use store::folder::Lock;
pub use store::{Copied, PersonEntry, Place, Player, Stage, TableEntry};
use store::{Store, StoreError};
use turns::Turns;
pub use verify::{Fault, Proof, verify};

/// How long whoever is being served at the end is waited for where there is no database.
const WITHOUT_DATABASE: Duration = Duration::from_secs(1);

/// How a house is to be run.
#[derive(Clone)]
pub struct Config {
    pub listen: SocketAddr,
    /// The folder for editions of the house's own, and for everything else where there is no other database.
    pub data: PathBuf,
    /// The address of a PostgreSQL that several nodes share.
    pub database: Option<String>,
    /// The address of a NATS by which nodes tell each other what has changed.
    pub nats: Option<String>,
    pub bot_delay: BotDelay,
    /// How much strong bots may think about a decision; nothing for as long as people like to wait.
    pub budget: Option<Budget>,
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

impl std::fmt::Debug for Config {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Not its addresses: there may be passwords in them.
        f.debug_struct("Config").field("listen", &self.listen).field("data", &self.data).finish_non_exhaustive()
    }
}

/// Why a house did not open.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("the data folder {folder} can't be used: {why}")]
    Data { folder: PathBuf, why: String },
    #[error("the database can't be used: {0}")]
    Database(String),
    // Not the address itself: there may be a password in it.
    #[error("NATS can't be used: its address is written nats://HOST:PORT")]
    NatsAddress,
    #[error("NATS can't be used: {0}")]
    Nats(async_nats::ConnectError),
    #[error("{address} can't be listened on: {why}")]
    Listen { address: SocketAddr, why: std::io::Error },
}

impl OpenError {
    fn of(place: &Place, why: String) -> OpenError {
        match place {
            Place::Folder(folder) => OpenError::Data { folder: folder.clone(), why },
            Place::Postgres(_) => OpenError::Database(why),
        }
    }
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("House")
    }
}

/// A house that is open.
pub struct House {
    hall: Arc<Hall>,
    key: HouseKey,
    cookies: Key,
    limits: Arc<Limits>,
    numbered: bool,
    proxies: Vec<IpAddr>,
    /// What all live pages hear: that the house is there, or that they should leave and come back later, or to another node.
    calls: watch::Sender<Call>,
    heartbeat: Duration,
    turns: Turns,
    /// Editions that the host of the house has put there, a folder for each game.
    editions: PathBuf,
    /// Nobody else serves from the data folder meanwhile; nothing where that is not where the house is.
    _lock: Option<Lock>,
}

/// A house that listens and only has to be run.
#[derive(Debug)]
pub struct Doors {
    listener: TcpListener,
    measure: Measure,
    /// Where figures are told.
    metrics: Option<(TcpListener, axum::Router)>,
    house: Arc<House>,
}

impl Doors {
    /// Opens the database and the port.
    pub async fn open(config: Config) -> Result<Doors, OpenError> {
        let nats = config.nats.map(|address| news::nats_address(&address).ok_or(OpenError::NatsAddress)).transpose()?;
        let folder = config.data;
        let place = config.database.map_or_else(|| Place::Folder(folder.clone()), Place::Postgres);
        place.check_address().map_err(|error| OpenError::of(&place, error.to_string()))?;
        let (store, key, lock) = open_to_serve(&place).await.map_err(|why| OpenError::of(&place, why))?;
        let (news, post) = match nats {
            Some(address) => {
                let (news, post) = News::of(address, &key.house_name()).await.map_err(OpenError::Nats)?;
                (news, Some(post))
            }
            None => (News::default(), None),
        };
        let listener = listen(config.listen).await?;
        let metrics = match (config.metrics, config.figures) {
            (Some(address), Some(figures)) => Some((listen(address).await?, routes::metrics(figures))),
            _ => None,
        };
        let allowance = doorway::within_files(config.allowance);
        let hall = Hall::new(store, news, config.bot_delay, config.budget);
        if let Some(post) = post {
            post.carry(&hall);
        }
        let cookies = key.cookies();
        let editions = folder.join("editions");
        let (limits, calls) = (Arc::new(Limits::new(allowance)), watch::Sender::new(Call::Here(0)));
        let house = House {
            hall,
            key,
            cookies,
            limits,
            numbered: config.numbered,
            proxies: config.proxies,
            calls,
            heartbeat: config.heartbeat,
            turns: Turns::new(),
            editions,
            _lock: lock,
        };
        let measure = Measure {
            connections: allowance.connections,
            per_address: allowance.connections_per_address,
            patience: allowance.patience,
        };
        Ok(Doors { listener, measure, metrics, house: Arc::new(house) })
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
        routes::routes(self.house.clone())
    }

    /// Serves until the process is told to stop, and then lets everybody go who is being served.
    pub async fn run(self, until: impl Future<Output = ()>) {
        let mut until = pin!(until);
        tokio::select! {
            () = self.house.hall.wake() => {}
            () = &mut until => return,
        }
        tokio::spawn(limits::tidy_every_minute(Arc::downgrade(&self.house.limits)));
        tokio::spawn(heartbeat::call_out(Arc::downgrade(&self.house), self.house.heartbeat));
        let (closes, closing) = tokio::sync::oneshot::channel();
        let house = self.house.clone();
        let proxies: Arc<dyn Porter> = Arc::new(Proxies(self.house.proxies.clone()));
        if let Some((listener, routes)) = self.metrics {
            let few = Measure { connections: WATCHERS, per_address: WATCHERS, ..self.measure };
            let mut calls = self.house.calls.subscribe();
            let until = async move { drop(calls.wait_for(|call| *call == Call::Closing).await) };
            tokio::spawn(doorway::serve(listener, routes, few, proxies.clone(), until));
        }
        let until = async {
            until.await;
            house.calls.send_replace(Call::Closing);
            let _ = closes.send(());
        };
        let serving = async {
            doorway::serve(self.listener, routes::routes(self.house.clone()), self.measure, proxies, until).await;
            // Live pages are no longer the doorway's: they say goodbye by themselves.
            let _ = tokio::time::timeout(doorway::LAST_WORDS, self.house.calls.closed()).await;
        };
        tokio::select! {
            () = serving => {}
            () = in_vain(closing, self.house.hall.store()) => {}
        }
        self.house.hall.store().close().await;
    }
}

/// Opens a place for this process alone, where that is a folder.
async fn open_to_serve(place: &Place) -> Result<(Store, HouseKey, Option<Lock>), String> {
    let mut lock = take_folder(place)?;
    let store = Store::open_in_the_end(place).await.map_err(|error| error.to_string())?;
    let key = HouseKey::open(&store, place).await.map_err(|error| error.to_string())?;
    store.begin_session().await.map_err(|error| error.to_string())?;
    if let Some(lock) = &mut lock {
        lock.note_made();
    }
    Ok((store, key, lock))
}

fn take_folder(place: &Place) -> Result<Option<Lock>, String> {
    match place {
        Place::Folder(folder) => Lock::take(folder).map(Some),
        Place::Postgres(_) => Ok(None),
    }
}

/// Ends when the house closes and its database does not answer: whoever is still being served then waits for nothing.
async fn in_vain(closing: tokio::sync::oneshot::Receiver<()>, store: &Store) {
    let _ = closing.await;
    while store.is_answering() {
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
        let asks_for_others = limits::peer_address(peer.ip(), &self.0).is_none();
        limits::address_of(Some(&ConnectInfo(peer)), headers, &self.0).filter(|_| asks_for_others)
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, OpenError> {
    TcpListener::bind(address).await.map_err(|why| OpenError::Listen { address, why })
}

async fn open_place(place: &Place) -> Result<(Store, HouseKey), String> {
    place.check_address().map_err(|error| error.to_string())?;
    let store = Store::open(place).await.map_err(|error| error.to_string())?;
    let key = HouseKey::open(&store, place).await.map_err(|error| error.to_string())?;
    Ok((store, key))
}

/// Copies a whole house from one place to another that is empty. Nobody may be serving it meanwhile.
pub async fn move_house(from: &Place, to: &Place) -> Result<Vec<Copied>, MoveError> {
    if from.is_empty() {
        return Err(MoveError::From("there is no house".into()));
    }
    let _left = take_folder(from).map_err(MoveError::From)?;
    let mut entered = take_folder(to).map_err(MoveError::To)?;
    let (from, _) = open_place(from).await.map_err(MoveError::From)?;
    to.check_address().map_err(|error| MoveError::To(error.to_string()))?;
    let to = Store::open(to).await.map_err(|error| MoveError::To(error.to_string()))?;
    let copied = from.move_to(&to).await.map_err(|error| match error {
        StoreError::NotEmpty => MoveError::To(error.to_string()),
        error => MoveError::Halfway(error),
    })?;
    if let Some(entered) = &mut entered {
        entered.note_made();
    }
    Ok(copied)
}

/// Why a house did not move. Then it is still where it was, and nothing is where it should have gone.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    #[error("the house to move can't be opened: {0}")]
    From(String),
    #[error("the house can't move there: {0}")]
    To(String),
    #[error("the house was not moved: {0}")]
    Halfway(StoreError),
}
