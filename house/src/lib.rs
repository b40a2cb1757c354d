//! The web house: people come in by a page, sit down at tables, and everything they do goes through one door.

mod assets;
mod attendance;
mod conduct;
mod editions;
mod hall;
mod lobby;
mod names;
mod pages;
mod play;
mod qr;
mod routes;
#[cfg(test)]
mod secrecy;
mod secrets;
mod sorry;
mod store;
mod verify;
mod visit;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use axum::serve::ListenerExt;
use axum_extra::extract::cookie::Key;
use tokio::net::TcpListener;

pub use hall::BotDelay;
use hall::Hall;
use secrets::HouseKey;
use store::Store;
pub use verify::{Fault, Proof, verify};

/// How a house is to be run.
#[derive(Debug, Clone)]
pub struct Config {
    pub listen: SocketAddr,
    /// The folder that holds everything; made on the first start.
    pub data: PathBuf,
    pub bot_delay: BotDelay,
}

/// Why a house did not open.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("the data folder {folder} can't be used: {why}")]
    Data { folder: PathBuf, why: String },
    #[error("{address} can't be listened on: {why}")]
    Listen { address: SocketAddr, why: std::io::Error },
}

/// A house that is open.
#[derive(Debug)]
pub struct House {
    hall: Arc<Hall>,
    key: HouseKey,
    cookies: Key,
    /// Editions that the host of the house has put there, a folder for each game.
    editions: PathBuf,
}

/// A house that listens and only has to be run.
#[derive(Debug)]
pub struct Doors {
    listener: TcpListener,
    house: Arc<House>,
}

impl Doors {
    /// Opens the data folder and the port.
    pub async fn open(config: Config) -> Result<Doors, OpenError> {
        let folder = config.data;
        let no_data = |why: String| OpenError::Data { folder: folder.clone(), why };
        std::fs::create_dir_all(&folder).map_err(|error| no_data(error.to_string()))?;
        let key = HouseKey::open(&folder.join("house.key")).map_err(|error| no_data(error.to_string()))?;
        let store = Store::open(&folder.join("house.sqlite")).map_err(|error| no_data(error.to_string()))?;
        let listener =
            TcpListener::bind(config.listen).await.map_err(|why| OpenError::Listen { address: config.listen, why })?;
        let cookies = key.cookies();
        let editions = folder.join("editions");
        let house = Arc::new(House { hall: Hall::new(store, config.bot_delay), key, cookies, editions });
        Ok(Doors { listener, house })
    }

    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until the process is told to stop.
    pub async fn run(self, until: impl Future<Output = ()>) -> std::io::Result<()> {
        if let Err(error) = self.house.hall.wake().await {
            tracing::error!(%error, "the tables in play were not found");
        }
        // A push is one small message: waiting to send more at once would only delay it.
        let listener = self.listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        // Nothing is waited for at the end: everything anybody was shown is saved already.
        tokio::select! {
            served = axum::serve(listener, routes::routes(self.house)) => served,
            () = until => Ok(()),
        }
    }
}
