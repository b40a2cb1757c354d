//! The living house without a page: tables in play, seats and people, bots and clocks, and one door through which everybody
//! plays.

mod admin;
mod alarm_worker;
mod attendance;
mod audit;
mod bot_worker;
mod broadcast;
mod catch_up;
mod clock_gap;
mod clocks;
pub mod command;
pub mod editions;
mod errands;
mod house;
mod imports;
mod invitations;
pub mod key;
mod lease;
mod links;
mod lists;
pub mod lobby;
pub mod metrics;
mod moderation;
mod my_data;
mod my_games;
mod notice_words;
mod notices;
mod opening;
mod passkeys;
mod people;
mod places;
pub mod play;
mod poll;
mod populate;
mod portraits;
mod presence;
mod ratings;
mod recent_story;
mod recovery_words;
mod requests;
mod results;
mod seating;
mod table;
mod talk;
mod teacher;
mod thinking;
pub mod verify;
mod votes;
mod waits;
mod worker;

use std::path::PathBuf;

pub use bots::Budget;
pub use store::clock::wall_clock;
pub use store::random::random_id;
pub use store::{
    ChannelEntry, ChatCursor, ChatLine, ChatMessage, ChatPage, Copied, Device, Displaced, GameFilter, Invitation,
    KeyRing, Maker, Met, MyRating, MyResult, NoticeEntry, Passkey, PastGame, PastGames, PastSeat, PersonEntry, Place,
    Player, ResultKind, Room, Rung, Search, SeatLink, SeatRow, Sitter, Stage, StoreError, Summary, TableEntry,
    TableRow, Visibility, Winners,
};
pub use store::{NoticeKind, QuietHours, Wishes, conduct, names};

pub use admin::{Admin, AdminError, Restored, back_up, restore};
pub use audit::{Audit, Differs, audit};
pub use bot_worker::{BotDelay, USUAL};
pub use editions::read as read_edition;
pub use house::House;
pub use lists::ReviewSoFar;
pub use my_games::MyReview;
pub use notices::{FoundAt, OwnChannel, OwnHook};
pub use opening::{AtOnce, Brought, NewTable, brought_along};
pub use passkeys::Question;
pub use people::{AtDevice, AtDoor, Key};
pub use places::{MoveError, move_house};
pub use populate::{Population, populate};
pub use requests::Request;
pub use seating::{Arrangement, Door, WayIn};
pub use table::{LiveTable, TableState};
pub use talk::{LONGEST_LINE, LONGEST_NOTE, Speaker};
pub use thinking::at_a_time as thoughts_at_a_time;
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
    pub notices: Notices,
}

/// How people are told what waits for them.
#[derive(Debug, Clone, Default)]
pub struct Notices {
    /// Where the house is found, such as `https://play.example.org`: links lead there. Without it they lead where each person found it.
    pub public_url: Option<String>,
    /// By whom mail is carried; without it there is none.
    pub mail: Option<post::MailConfig>,
    /// Whether hooks may lie in the house's own network.
    pub may_reach_own_network: bool,
    /// How long a notice waits whether somebody looks by themselves.
    pub grace: Option<std::time::Duration>,
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
    #[error("mail can't be sent: {0}")]
    Mail(#[from] post::MailConfigError),
}

impl OpenError {
    fn of(place: &Place, why: String) -> OpenError {
        match place {
            Place::Folder(folder) => OpenError::Data { folder: folder.clone(), why },
            Place::Postgres(_) => OpenError::Database(why),
        }
    }
}
