//! The extras of a table, of which the rules never hear: who may find it, what was said there, notes, portraits, and invitations made
//! once more.

use std::collections::{BTreeMap, BTreeSet};

use super::channels::{self, Reachable};
use super::chat::{self, ChatLine};
use super::links::{self, Links};
use super::sql::{Result, Sql, values};
use super::{Store, outbox, portraits, presence, revision};
use crate::random::random_id;

/// Everything the pages show of a table that is neither its match nor its people's conduct.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Extras {
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
    pub links: Links,
    /// Who has a page open on some node.
    pub present: BTreeSet<String>,
    /// Which portraits people have chosen: by person, and which of that person's seats it is.
    pub portraits: BTreeMap<(String, usize), usize>,
    /// Who could be told something of this table.
    pub reachable: Reachable,
}

/// A public table: it stands on the front page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Listing {
    /// How many of the free seats only an invitation opens.
    pub reserved: usize,
}

/// What came of inviting once more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InvitedAgain {
    Done,
    /// Somebody else has the seat meanwhile.
    SomebodyElses,
    /// So much was told to the table that it has to wait.
    TooFast,
}

impl Store {
    #[cfg(any(test, feature = "testing"))]
    pub async fn extras(&self, id: &str) -> Result<Extras> {
        let id = id.to_owned();
        self.read(move |sql| select(sql, &id)).await
    }

    /// Keeps what a seat wrote for itself; an empty note is none.
    pub async fn keep_note(&self, id: &str, seat: usize, note: String) -> Result<()> {
        let id = id.to_owned();
        self.write(move |sql| {
            if note.is_empty() {
                sql.execute("delete from notes where table_id = ?1 and seat = ?2", values![&id, seat])?;
            } else {
                let keep = "insert into notes (table_id, seat, note) values (?1, ?2, ?3)
                            on conflict (table_id, seat) do update set note = excluded.note";
                sql.execute(keep, values![&id, seat, &note])?;
            }
            revision::count_change(sql, &id)
        })
        .await
    }

    /// Invites once more to the seat of this person and tells the table; an older invitation to it is worth nothing from then on.
    pub async fn invite_again(
        &self,
        id: &str,
        seat: usize,
        owner: &str,
        told: ChatLine,
        now: u64,
    ) -> Result<InvitedAgain> {
        let id = id.to_owned();
        let owner = owner.to_owned();
        let nonce = random_id();
        self.write(move |sql| {
            let has_it = "select 1 from seats where table_id = ?1 and seat = ?2 and person = ?3";
            if sql.first(has_it, values![&id, seat, &owner])?.is_none() {
                return Ok(InvitedAgain::SomebodyElses);
            }
            if !chat::say(sql, &id, &told, now)? {
                return Ok(InvitedAgain::TooFast);
            }
            let invite = "insert into invited_again (table_id, seat, nonce) values (?1, ?2, ?3)
                          on conflict (table_id, seat) do update set nonce = excluded.nonce";
            sql.execute(invite, values![&id, seat, &nonce])?;
            outbox::invite(sql, &id, &owner, &nonce, now)?;
            revision::count_change(sql, &id)?;
            Ok(InvitedAgain::Done)
        })
        .await
    }

    /// Ends the invitations to these seats, which are in use: nobody else is invited to them any more.
    pub async fn end_invitations(&self, id: &str, seats: Vec<usize>) -> Result<()> {
        let id = id.to_owned();
        self.write(move |sql| {
            for seat in &seats {
                sql.execute("delete from invited_again where table_id = ?1 and seat = ?2", values![&id, *seat])?;
            }
            revision::count_change(sql, &id)
        })
        .await
    }
}

const LISTED: &str = "select kept from listed where table_id = ?1";
const NOTES: &str = "select seat, note from notes where table_id = ?1";
const INVITED_AGAIN: &str = "select seat, nonce from invited_again where table_id = ?1";

/// What `select` will ask.
pub(super) fn questions() -> [&'static str; 9] {
    [
        LISTED,
        NOTES,
        INVITED_AGAIN,
        &chat::LINES,
        &chat::MUTES,
        links::ALL,
        presence::PRESENT,
        portraits::CHOSEN,
        channels::REACHABLE,
    ]
}

pub(super) fn select(sql: &mut dyn Sql, id: &str) -> Result<Extras> {
    let listed = sql.first(LISTED, values![id])?;
    let reserved = listed.map(|mut row| row.take(0)).transpose()?;
    Ok(Extras {
        listing: reserved.map(|reserved| Listing { reserved }),
        chat: chat::newest(sql, id)?,
        muted: chat::muted(sql, id)?,
        notes: by_seat(sql, NOTES, id)?,
        invited_again: by_seat(sql, INVITED_AGAIN, id)?,
        links: links::select(sql, id)?,
        present: presence::select(sql, id)?,
        portraits: portraits::select(sql, id)?,
        reachable: channels::select_reachable(sql, id)?,
    })
}

fn by_seat(sql: &mut dyn Sql, select: &str, id: &str) -> Result<BTreeMap<usize, String>> {
    sql.query(select, values![id])?.into_iter().map(|mut row| Ok((row.take(0)?, row.take(1)?))).collect()
}
