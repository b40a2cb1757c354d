//! Who sits where: coming to a lobby, changing its seats, the start, names, and seats that go to another device.

use std::sync::Arc;

use shelf::Level;
use store::clock::wall_clock;
use store::names;
use store::{Admission, ChatLine, ChatMessage, Entrance, InvitedAgain, Room, Sitter, TableRow, Taken};
use tabletop::{Hex32, Seat};

use crate::command::{CommandError, Impossible};
use crate::lobby::{self, Change};
use crate::{House, LiveTable, TableState};

/// How somebody comes to a lobby.
#[derive(Debug, Clone)]
pub enum WayIn {
    /// By a link that somebody gave them.
    Link(String),
    /// By the front page, from a household if it is known.
    OpenDoor { household: Option<String> },
}

/// What the host of a lobby does with its seats.
#[derive(Debug, Clone)]
pub enum Arrangement {
    Bot {
        seat: usize,
        level: Level,
    },
    /// Somebody else who plays on the host's device.
    Share {
        name: String,
    },
    Clear {
        seat: usize,
    },
    Swap {
        seat: usize,
    },
    /// Bots on all seats that are free.
    Fill {
        level: Level,
    },
}

/// Who may find a lobby, and what is reserved for whom.
#[derive(Debug, Clone)]
pub enum Door {
    Public { household: Option<String> },
    Invited,
    ReserveOneMore,
    ReleaseOne,
}

impl House {
    /// The first free seat is theirs, unless they sit there already.
    pub async fn sit_down(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        way_in: WayIn,
        person: &str,
        name: &str,
    ) -> Result<(), CommandError> {
        let name = names::clean(name).ok_or(Impossible::NoName)?;
        let entrance = match way_in {
            WayIn::Link(link) => {
                let state = table.lock().await;
                self.invited(&state, &link)?;
                Entrance::Invited { nonce: state.extras.links.join.clone() }
            }
            WayIn::OpenDoor { household } => Entrance::Open { household },
        };
        loop {
            let (row, sits) = {
                let state = table.lock().await;
                (state.row.clone(), !state.seats_of(Some(person)).is_empty())
            };
            if sits {
                return Ok(());
            }
            if row.started.is_some() {
                return Err(Impossible::Full.into());
            }
            let sit = Change::Sit { person: person.to_owned(), name: name.clone() };
            let after = lobby::change(&row.seats, &sit).ok_or(Impossible::Full)?;
            let seats = [row.seats, after];
            let seated = self.store.sit_down(&table.id, person, entrance.clone(), seats, wall_clock()).await?;
            self.refresh(table).await?;
            let why_not = match seated {
                Admission::Done => return Ok(()),
                Admission::SeatsChanged => continue,
                Admission::LinkIsDead => Impossible::JoinLinkIsDead,
                Admission::ByInvitationOnly => Impossible::InvitedOnly,
                Admission::Reserved => Impossible::Reserved,
                Admission::SentAway => Impossible::SentAway,
                Admission::OneOfAHousehold => Impossible::OneOfAHousehold,
            };
            return Err(why_not.into());
        }
    }

    /// The host changes the seats of a lobby.
    pub async fn arrange(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        host: Option<&str>,
        arrangement: Arrangement,
    ) -> Result<(), CommandError> {
        let row = lobby_of(&*table.lock().await, host)?;
        let mut seats = row.seats.clone();
        for change in changes(&row, arrangement)? {
            seats = lobby::change(&seats, &change).ok_or(Impossible::Stale)?;
        }
        let arranged = self.store.reseat(&table.id, row.seats, seats).await?;
        self.refresh(table).await?;
        if arranged { Ok(()) } else { Err(Impossible::Stale.into()) }
    }

    /// The host starts the game.
    pub async fn start(self: &Arc<Self>, table: &Arc<LiveTable>, host: Option<&str>) -> Result<(), CommandError> {
        let row = lobby_of(&*table.lock().await, host)?;
        if row.seats.iter().any(|seat| seat.sitter == Sitter::Nobody) {
            return Err(Impossible::SeatsFree.into());
        }
        let started = self.store.start(&table.id, row.seats, wall_clock()).await?;
        if started {
            // Before bots begin: until then the table is due, so that another node tells it if this one can't.
            let mut state = table.lock().await;
            self.catch_up(&mut state).await?;
            self.tell_of_what_waits(&state).await?;
        }
        self.refresh(table).await?;
        if started { Ok(()) } else { Err(Impossible::Stale.into()) }
    }

    /// The host says who may find the lobby.
    pub async fn set_door(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        host: Option<&str>,
        door: Door,
    ) -> Result<(), CommandError> {
        let (reserved, free, public) = {
            let state = table.lock().await;
            lobby_of(&state, host)?;
            (state.reserved_seats(), state.free_seats(), state.extras.listing.is_some())
        };
        match door {
            Door::Public { household } => self.store.list(&table.id, household).await?,
            Door::Invited => self.store.unlist(&table.id).await?,
            Door::ReserveOneMore if public && reserved < free => {
                self.store.reserve_seats(&table.id, reserved + 1).await?
            }
            Door::ReleaseOne if public && reserved > 0 => self.store.reserve_seats(&table.id, reserved - 1).await?,
            Door::ReserveOneMore | Door::ReleaseOne => return Err(Impossible::Stale.into()),
        }
        Ok(self.publish_extras(table).await?)
    }

    /// What somebody's browser adds to the deal. Too late or again, it changes nothing, and there is nothing to tell anybody.
    pub async fn add_share(&self, table: &LiveTable, person: &str, share: Hex32) -> Result<(), CommandError> {
        Ok(self.store.add_share(&table.id, person, share).await.map(drop)?)
    }

    /// Whoever sits down by a link or at once can still say who they are.
    pub async fn rename(self: &Arc<Self>, table: &Arc<LiveTable>, seat: Seat, name: &str) -> Result<(), CommandError> {
        let name = names::clean(name).ok_or(Impossible::NoName)?;
        self.store.rename(&table.id, seat.index(), &name).await?;
        Ok(self.refresh(table).await?)
    }

    /// Takes the seat that this link opens, for another device.
    pub async fn take_seat(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        seat: usize,
        link: &str,
        person: &str,
    ) -> Result<(), CommandError> {
        let link = {
            let state = table.lock().await;
            // The form came twice.
            if state.seats_of(Some(person)).iter().any(|own| own.index() == seat) {
                return Ok(());
            }
            self.opened_seat(&state, seat, link)?
        };
        let taken = self.store.take_seat(&table.id, link, person, wall_clock()).await?;
        self.refresh(table).await?;
        match taken {
            Taken::Done => Ok(()),
            Taken::LinkIsDead => Err(Impossible::SeatLinkIsDead.into()),
            Taken::TwoHands => Err(Impossible::TwoHands.into()),
            Taken::TooOften => Err(Impossible::TakenTooOften.into()),
        }
    }

    /// Whoever has a seat makes the link to it anew, when the old one may be in wrong hands.
    pub async fn renew_link(&self, table: &LiveTable, seat: Seat, person: &str) -> Result<(), CommandError> {
        if !self.store.renew_link(&table.id, seat.index(), person).await? {
            return Err(Impossible::NotYourSeat.into());
        }
        Ok(self.publish_extras(table).await?)
    }

    /// The host invites once more to the seat of somebody who is not here.
    pub async fn invite_again(&self, table: &LiveTable, host: Option<&str>, seat: usize) -> Result<(), CommandError> {
        let (host, owner, name) = {
            let state = table.lock().await;
            let host = host.filter(|host| *host == state.row.host).ok_or(Impossible::HostOnly)?;
            let owner = state.absent_owner(seat).ok_or(Impossible::StillHere)?;
            if owner == host || state.row.over {
                return Err(Impossible::StillHere.into());
            }
            (host.to_owned(), owner.to_owned(), state.row.seats[seat].name.clone())
        };
        let said = ChatMessage::InvitedAgain(name);
        let told = ChatLine { line: 0, room: Room::Players, person: host, name: String::new(), said };
        let invited = self.store.invite_again(&table.id, seat, &owner, told, wall_clock()).await?;
        self.publish_extras(table).await?;
        match invited {
            InvitedAgain::Done => Ok(()),
            InvitedAgain::SomebodyElses => Err(Impossible::StillHere.into()),
            InvitedAgain::TooFast => Err(Impossible::SpokeTooFast.into()),
        }
    }

    /// The host gives a seat that was taken over back to whoever had it first.
    pub async fn give_back(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        host: Option<&str>,
        seat: usize,
    ) -> Result<(), CommandError> {
        let host = host.unwrap_or_default();
        if host != table.lock().await.row.host {
            return Err(Impossible::HostOnly.into());
        }
        let given = self.store.give_back(&table.id, seat, host, wall_clock()).await?;
        self.refresh(table).await?;
        if given { Ok(()) } else { Err(Impossible::Stale.into()) }
    }

    /// Whoever comes back to their own seat has not lost it: an invitation to it is void.
    pub async fn owner_is_back(&self, table: &LiveTable, person: Option<&str>) -> Result<(), CommandError> {
        let seats: Vec<usize> = {
            let state = table.lock().await;
            let own = state.seats_of(person).into_iter().map(Seat::index);
            own.filter(|seat| state.extras.invited_again.contains_key(seat)).collect()
        };
        if seats.is_empty() {
            return Ok(());
        }
        self.store.end_invitations(&table.id, seats).await?;
        Ok(self.publish_extras(table).await?)
    }
}

impl TableState {
    /// How many seats are free.
    pub fn free_seats(&self) -> usize {
        self.row.seats.iter().filter(|seat| seat.sitter == Sitter::Nobody).count()
    }

    /// How many free seats only an invitation opens: all of them, unless the table is public.
    pub fn reserved_seats(&self) -> usize {
        self.extras.listing.map_or(usize::MAX, |listing| listing.reserved).min(self.free_seats())
    }

    /// The person of this seat, if no page of theirs shows the table.
    pub fn absent_owner(&self, seat: usize) -> Option<&str> {
        match &self.row.seats.get(seat)?.sitter {
            Sitter::Person(owner) if self.play.is_some() && !self.is_here(owner) => Some(owner),
            _ => None,
        }
    }
}

/// A table that has not started, for its host.
fn lobby_of(state: &TableState, host: Option<&str>) -> Result<TableRow, Impossible> {
    if host != Some(state.row.host.as_str()) {
        return Err(Impossible::HostOnly);
    }
    if state.row.started.is_some() {
        return Err(Impossible::Started);
    }
    Ok(state.row.clone())
}

/// What an arrangement changes, one after the other.
fn changes(row: &TableRow, arrangement: Arrangement) -> Result<Vec<Change>, Impossible> {
    Ok(match arrangement {
        Arrangement::Bot { seat, level } => vec![Change::Bot { seat, level }],
        Arrangement::Share { name } => {
            let name = names::clean(&name).ok_or(Impossible::NoName)?;
            vec![Change::Sit { person: row.host.clone(), name }]
        }
        Arrangement::Clear { seat } => vec![Change::Clear { seat }],
        Arrangement::Swap { seat } => vec![Change::Swap { seat }],
        Arrangement::Fill { level } => {
            let free = (0..row.seats.len()).filter(|seat| row.seats[*seat].sitter == Sitter::Nobody);
            free.map(|seat| Change::Bot { seat, level }).collect()
        }
    })
}
