//! What is kept about a table beside its game: who may find it, what was said there, notes, and invitations made once more.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, OptionalExtension, params};

use super::chat::{self, ChatLine};
use super::{Store, StoreError};

/// Everything the pages show of a table that the rules never hear of.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Beside {
    /// Nothing for a table by invitation.
    pub listing: Option<Listing>,
    /// The newest lines, oldest first.
    pub chat: Vec<ChatLine>,
    /// Who does not want to hear whom: a person and a name.
    pub muted: BTreeSet<(String, String)>,
    /// What each seat wrote for itself.
    pub notes: BTreeMap<usize, String>,
    /// The seats to which the host has invited once more, with what makes each such link the only one.
    pub invited_again: BTreeMap<usize, String>,
}

/// A public table: it stands on the front page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Listing {
    /// How many of the free seats only an invitation opens.
    pub kept: usize,
}

pub const SCHEMA: &str = "
create table if not exists notes (
    table_id text not null references tables (id),
    seat integer not null,
    note text not null,
    primary key (table_id, seat)
) strict, without rowid;
create table if not exists invited_again (
    table_id text not null references tables (id),
    seat integer not null,
    nonce text not null,
    primary key (table_id, seat)
) strict, without rowid;
";

impl Store {
    pub async fn beside(&self, id: &str) -> Result<Beside, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| select(connection, &id)).await
    }

    /// Keeps what a seat wrote for itself; an empty note is none.
    pub async fn note(&self, id: &str, seat: usize, note: String) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            let keep = if note.is_empty() {
                "delete from notes where table_id = ?1 and seat = ?2 and ?3 = ''"
            } else {
                "insert into notes (table_id, seat, note) values (?1, ?2, ?3) on conflict do update set note = excluded.note"
            };
            connection.execute(keep, params![id, seat as i64, note]).map(drop)
        })
        .await
    }

    /// Invites once more to a seat; an older invitation to it is worth nothing from then on.
    pub async fn invite_again(&self, id: &str, seat: usize, nonce: String) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            let invite = "insert into invited_again (table_id, seat, nonce) values (?1, ?2, ?3)
                          on conflict do update set nonce = excluded.nonce";
            connection.execute(invite, params![id, seat as i64, nonce]).map(drop)
        })
        .await
    }

    /// The seat is in use: nobody else is invited to it any more.
    pub async fn no_longer_invited(&self, id: &str, seat: usize) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            let forget = "delete from invited_again where table_id = ?1 and seat = ?2";
            connection.execute(forget, params![id, seat as i64]).map(drop)
        })
        .await
    }
}

fn select(connection: &Connection, id: &str) -> rusqlite::Result<Beside> {
    let by_seat = |query: &str| -> rusqlite::Result<BTreeMap<usize, String>> {
        let mut rows = connection.prepare_cached(query)?;
        rows.query_map([id], |row| Ok((row.get::<_, i64>(0)? as usize, row.get(1)?)))?.collect()
    };
    let listing = connection
        .prepare_cached("select kept from listed where table_id = ?1")?
        .query_row([id], |row| Ok(Listing { kept: row.get::<_, i64>(0)? as usize }))
        .optional()?;
    Ok(Beside {
        listing,
        chat: chat::newest(connection, id)?,
        muted: chat::muted(connection, id)?,
        notes: by_seat("select seat, note from notes where table_id = ?1")?,
        invited_again: by_seat("select seat, nonce from invited_again where table_id = ?1")?,
    })
}
