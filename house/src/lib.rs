//! The living house without a page: tables in play, seats and people, bots and clocks, and one door through which everybody
//! plays.

mod admin;
mod attendance;
pub mod command;
pub mod editions;
pub mod figures;
pub mod hall;
pub mod lobby;
mod news;
mod places;
pub mod play;
mod recent;
mod review;
pub mod secrets;
pub mod verify;

use std::path::PathBuf;
use std::sync::Arc;

pub use bots::Budget;
use store::folder::Lock;
pub use store::random::random_id;
pub use store::{
    ChatLine, Copied, Displaced, Leaf, Maker, Page, PersonEntry, Place, Player, Room, Said, SeatLink, SeatRow, Sitter,
    Stage, StoreError, Summary, TableEntry, TableRow,
};
pub use store::{conduct, names};

pub use admin::{Admin, AdminError, Restored, back_up, restore};
pub use editions::read as read_edition;
use hall::Hall;
pub use hall::{BotDelay, thoughts_at_a_time};
use news::News;
pub use places::{MoveError, move_house};
pub use review::{Differs, Review, review};
pub use verify::{Fault, Proof, verify};

/// How a house is to be kept and played in.
#[derive(Clone)]
pub struct Config {
    /// The folder for editions of the house's own, and for everything else where there is no other database.
    pub data: PathBuf,
    /// The address of a PostgreSQL that several nodes share.
    pub database: Option<String>,
    /// The address of a NATS by which nodes tell each other what has changed.
    pub nats: Option<String>,
    pub bot_delay: BotDelay,
    /// How much strong bots may think about a decision; nothing for as long as people like to wait.
    pub budget: Option<Budget>,
}

impl std::fmt::Debug for Config {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Not its addresses: there may be passwords in them.
        f.debug_struct("Config").field("data", &self.data).finish_non_exhaustive()
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
}

impl OpenError {
    fn of(place: &Place, why: String) -> OpenError {
        match place {
            Place::Folder(folder) => OpenError::Data { folder: folder.clone(), why },
            Place::Postgres(_) => OpenError::Database(why),
        }
    }
}

/// A house that is open.
#[derive(Debug)]
pub struct Opened {
    pub hall: Arc<Hall>,
    /// Editions that the host of the house has put there, a folder for each game.
    pub editions: PathBuf,
    /// Nobody else serves from the data folder meanwhile; nothing where that is not where the house is.
    _lock: Option<Lock>,
}

impl Opened {
    /// Opens the database, and the post between nodes.
    pub async fn open(config: Config) -> Result<Opened, OpenError> {
        let nats = config.nats.map(|address| news::nats_address(&address).ok_or(OpenError::NatsAddress)).transpose()?;
        let folder = config.data;
        let place = config.database.map_or_else(|| Place::Folder(folder.clone()), Place::Postgres);
        place.check_address().map_err(|error| OpenError::of(&place, error.to_string()))?;
        let (store, key, lock) = places::open_to_serve(&place).await.map_err(|why| OpenError::of(&place, why))?;
        let (news, post) = match nats {
            Some(address) => {
                let (news, post) = News::of(address, &key.house_name()).await.map_err(OpenError::Nats)?;
                (news, Some(post))
            }
            None => (News::default(), None),
        };
        let hall = Hall::new(store, key, news, config.bot_delay, config.budget);
        if let Some(post) = post {
            post.carry(&hall);
        }
        Ok(Opened { hall, editions: folder.join("editions"), _lock: lock })
    }
}
