//! The links that lead to a lobby or to a seat: what each is bound to, and whether one that somebody shows is good.

use store::{Maker, SeatLink, Sitter};

use crate::command::Impossible;
use crate::{House, TableState};

impl House {
    /// The part of the invitation to a lobby that nobody can guess.
    pub fn join_link(&self, state: &TableState) -> String {
        self.key.link(&to_join(&state.extras.links.join), &state.row.id, 0)
    }

    /// Whether this invites to the lobby.
    pub fn invited(&self, state: &TableState, link: &str) -> Result<(), Impossible> {
        let good = self.key.knows_link(&to_join(&state.extras.links.join), &state.row.id, 0, link);
        if good { Ok(()) } else { Err(Impossible::JoinLinkIsDead) }
    }

    /// The part of a link to a seat that nobody can guess.
    pub fn seat_link(&self, state: &TableState, link: &SeatLink) -> String {
        self.key.link(&to_seat(link), &state.row.id, link.seat)
    }

    /// What somebody's link opens, if it is still good.
    pub fn opened_seat(&self, state: &TableState, seat: usize, text: &str) -> Result<SeatLink, Impossible> {
        let good = |link: &SeatLink| self.key.knows_link(&to_seat(link), &state.row.id, seat, text);
        let makers = [Maker::Holder, Maker::Device, Maker::Host].into_iter();
        let mut known = makers.filter_map(|made_by| state.newest_link(seat, made_by));
        known.find(good).ok_or(Impossible::SeatLinkIsDead)
    }
}

impl TableState {
    /// The link to this seat that is good now, if the game goes on, somebody has the seat and somebody has made one.
    pub fn newest_link(&self, seat: usize, made_by: Maker) -> Option<SeatLink> {
        if self.row.over {
            return None;
        }
        let Sitter::Person(holder) = &self.row.seats.get(seat)?.sitter else { return None };
        let nonce = match made_by {
            Maker::Device if self.seats_of(Some(holder)).len() < 2 => return None,
            Maker::Holder | Maker::Device => self.extras.links.seats.get(&seat).cloned().unwrap_or_default(),
            Maker::Host => self.extras.invited_again.get(&seat)?.clone(),
        };
        Some(SeatLink { seat, holder: holder.clone(), nonce, made_by })
    }
}

/// What an invitation is bound to besides its table: it is another one after somebody was sent away.
fn to_join(nonce: &str) -> String {
    if nonce.is_empty() { "join".to_owned() } else { format!("join {nonce}") }
}

/// Everything that a link is bound to besides its seat: when that changes, the link is another one.
fn to_seat(SeatLink { holder, nonce, made_by, .. }: &SeatLink) -> String {
    match made_by {
        Maker::Holder => format!("seat of {holder} {nonce}"),
        Maker::Device => format!("device of {holder} {nonce}"),
        Maker::Host => format!("again for {holder} {nonce}"),
    }
}
