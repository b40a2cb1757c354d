//! Inviting people with whom somebody has played: a new table like the one at which they met.

use std::sync::Arc;

use shelf::{Title, Visitor};
use store::clock::wall_clock;
use store::names;
use store::random::{random, random_id};
use store::{Invitation, Invite, Invited, TableRow};

use tabletop::Game;

use crate::House;
use crate::command::{CommandError, Impossible};
use crate::lobby::{self, Change};

/// By which new games are played, whatever that at which they met was played by.
struct NewestRules;

impl Visitor for NewestRules {
    type Output = u16;
    fn visit<T: Title>(self) -> u16 {
        T::Game::RULES
    }
}

impl House {
    /// Invites whoever sat at that place of a game in which this person sat too, by all their channels. Answers with the table to which they are invited.
    pub async fn invite(self: &Arc<Self>, person: &str, table: &str, seat: usize) -> Result<String, CommandError> {
        let met = self.store.table_of_place(person, table, seat).await?.ok_or(Impossible::Stale)?;
        let name = self.store.name_of(person).await?.and_then(|name| names::clean(&name)).ok_or(Impossible::NoName)?;
        let sit = Change::Sit { person: person.to_owned(), name };
        let seats = lobby::change(&vec![lobby::nobody(); met.seats.len()], &sit).ok_or(Impossible::Stale)?;
        let next = TableRow {
            id: random_id(),
            rules: shelf::with(&met.game, NewestRules).ok_or(Impossible::Stale)?,
            secret: random(),
            host: person.to_owned(),
            started: None,
            over: false,
            rematch: None,
            seats,
            ..met
        };
        let invite = Invite { host: person.to_owned(), table: table.to_owned(), seat, next };
        match self.store.invite(invite, wall_clock()).await? {
            Invited::To(table) => {
                self.run_errands();
                Ok(table)
            }
            Invited::Unwanted => Err(Impossible::Unwanted.into()),
            Invited::TooMany => Err(Impossible::TooManyInvitations.into()),
            Invited::Unknown => Err(Impossible::Stale.into()),
        }
    }

    /// What this person is invited to.
    pub async fn invitations(&self, person: &str) -> Result<Vec<Invitation>, CommandError> {
        Ok(self.store.invitations(person, wall_clock()).await?)
    }

    /// The link by which an invitation is accepted; nothing if this person is not invited to that table any more.
    pub async fn accepted(self: &Arc<Self>, person: &str, id: &str) -> Result<Option<String>, CommandError> {
        let is_invited = self.invitations(person).await?.iter().any(|invitation| invitation.table == id);
        let Some(table) = self.table(id).await?.filter(|_| is_invited) else { return Ok(None) };
        let state = table.lock().await;
        Ok(Some(self.join_link(&state)))
    }

    /// Declines an invitation; with `never`, also whatever the same person may ask later.
    pub async fn decline(&self, person: &str, table: &str, never: bool) -> Result<(), CommandError> {
        let declined = self.store.decline(person, table, never, wall_clock()).await?;
        if declined { Ok(()) } else { Err(Impossible::Stale.into()) }
    }

    /// By whom this person does not want to be invited, each by a number.
    pub async fn unwanted_hosts(&self, person: &str) -> Result<Vec<(u64, String)>, CommandError> {
        Ok(self.store.unwanted_hosts(person).await?)
    }

    /// They may invite this person again.
    pub async fn want_again(&self, person: &str, number: u64) -> Result<(), CommandError> {
        Ok(self.store.want_again(person, number).await?)
    }
}
