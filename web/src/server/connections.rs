//! Who is connected: how many in all, how many from one address, and who of them only waits.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// So many more may come when the room is full: they hear whether the house is well, and whoever has a table open is served.
pub const LATECOMERS: usize = 32;

/// All who have a connection that is not a live page.
#[derive(Debug)]
pub struct Room {
    most: usize,
    /// Connections of one address; and where a proxy asks for many, requests for one address.
    share: usize,
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
struct Inside {
    guests: HashMap<u64, Guest>,
    shares: HashMap<IpAddr, Share>,
    /// Who waits, the longest first.
    idle: BTreeMap<u64, u64>,
    /// Requests that a proxy passed on, by the address it named.
    asked_for: HashMap<IpAddr, usize>,
    /// How many guests are latecomers.
    late: usize,
    /// Answers to latecomers that are on their way.
    late_answers: usize,
    ticks: u64,
}

#[derive(Debug)]
struct Guest {
    address: Option<IpAddr>,
    is_late: bool,
    /// Answers that are on their way.
    answers: usize,
    /// When the guest began to wait for nothing but another request.
    idle: Option<u64>,
    /// Dropped when the guest is sent away.
    _stays: oneshot::Sender<()>,
}

/// What one address takes up.
#[derive(Debug, Default)]
struct Share {
    connections: usize,
    idle: BTreeSet<u64>,
}

/// A connection's place, until it is dropped.
#[derive(Debug)]
pub struct Place {
    room: Arc<Room>,
    id: u64,
    /// Whether it came when the room was full.
    pub is_late: bool,
}

/// An answer that is on its way, until it is read.
#[derive(Debug)]
pub struct Answering {
    room: Arc<Room>,
    id: u64,
    asked_for: Option<IpAddr>,
    is_late: bool,
    /// Why no more than a few words can be said.
    pub crowded: Option<Crowded>,
}

/// Why there is no room for a request. Whoever asks how the house is always hears.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Crowded {
    /// The house is full: whoever has a table open goes on, and nobody else.
    House,
    /// There are too many answers on their way already to whoever asks.
    Share,
}

impl Room {
    pub fn new(most: usize, share: usize) -> Arc<Room> {
        Arc::new(Room { most, share, inside: Mutex::default() })
    }

    /// A place for a new connection, and what ends when it has to go. Whoever only waits makes room for those who come: the
    /// longest waiting of the same address if that has its share, of all if the room is full. Nobody counts for no address.
    pub fn enter(self: &Arc<Room>, address: Option<IpAddr>) -> Option<(Place, oneshot::Receiver<()>)> {
        let mut inside = self.inside();
        if address.is_some_and(|address| inside.connections_of(address) >= self.share) {
            let longest = address.and_then(|address| inside.shares.get(&address)?.idle.first().copied());
            inside.send_away(longest?)?;
        }
        if inside.guests.len() >= self.most {
            inside.send_longest_idle_away();
        }
        // Whoever takes the place of a latecomer is one.
        let is_late = inside.guests.len() - inside.late >= self.most;
        if is_late && inside.guests.len() >= self.most + LATECOMERS {
            return None;
        }
        let (_stays, leave) = oneshot::channel();
        let id = inside.tick();
        inside.guests.insert(id, Guest { address, is_late, answers: 0, idle: None, _stays });
        inside.late += usize::from(is_late);
        if let Some(address) = address {
            inside.shares.entry(address).or_default().connections += 1;
        }
        inside.rest(id);
        Some((Place { room: self.clone(), id, is_late }, leave))
    }

    /// Makes room by sending away whoever waits longest, if anybody only waits.
    pub fn make_room(&self) {
        self.inside().send_longest_idle_away();
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// A whole request is here; where a proxy sent it, for this address. Nothing if the place was given to somebody else a
    /// moment ago.
    pub fn ask(&self, asked_for: Option<IpAddr>) -> Option<Answering> {
        let mut inside = self.room.inside();
        let guest = inside.guests.get_mut(&self.id)?;
        guest.answers += 1;
        inside.stir(self.id);
        let asked = asked_for.map_or(0, |address| inside.asked_for.get(&address).copied().unwrap_or_default());
        let mut answering = Answering {
            room: self.room.clone(),
            id: self.id,
            asked_for: if asked < self.room.share { asked_for } else { None },
            is_late: self.is_late,
            crowded: None,
        };
        if let Some(address) = answering.asked_for {
            inside.asked_for.insert(address, asked + 1);
        }
        inside.late_answers += usize::from(self.is_late);
        // Half of the latecomers' places are for whoever asks how the house is.
        answering.crowded = match self.is_late {
            _ if asked_for != answering.asked_for || inside.late_answers > LATECOMERS / 2 => Some(Crowded::Share),
            true => Some(Crowded::House),
            false => None,
        };
        Some(answering)
    }

    /// Whether the house owes this guest nothing.
    pub fn is_idle(&self) -> bool {
        self.room.inside().guests.get(&self.id).is_none_or(|guest| guest.idle.is_some())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.room.inside().leave(self.id);
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        let mut inside = self.room.inside();
        if let Some(address) = self.asked_for
            && let Some(answers) = inside.asked_for.get_mut(&address)
        {
            *answers -= 1;
            if *answers == 0 {
                inside.asked_for.remove(&address);
            }
        }
        inside.late_answers -= usize::from(self.is_late);
        inside.end_answer(self.id);
    }
}

impl Inside {
    fn tick(&mut self) -> u64 {
        self.ticks += 1;
        self.ticks
    }

    fn connections_of(&self, address: IpAddr) -> usize {
        self.shares.get(&address).map_or(0, |share| share.connections)
    }

    fn send_longest_idle_away(&mut self) -> Option<()> {
        let longest = self.idle.first_key_value().map(|(since, _)| *since);
        self.send_away(longest?)
    }

    /// Takes the place of whoever waits since then.
    fn send_away(&mut self, since: u64) -> Option<()> {
        let id = *self.idle.get(&since)?;
        self.leave(id);
        Some(())
    }

    fn leave(&mut self, id: u64) {
        self.stir(id);
        let Some(guest) = self.guests.remove(&id) else { return };
        self.late -= usize::from(guest.is_late);
        let Some(address) = guest.address else { return };
        let Some(share) = self.shares.get_mut(&address) else { return };
        share.connections -= 1;
        if share.connections == 0 {
            self.shares.remove(&address);
        }
    }

    fn end_answer(&mut self, id: u64) {
        let Some(guest) = self.guests.get_mut(&id) else { return };
        guest.answers -= 1;
        if guest.answers == 0 {
            self.rest(id);
        }
    }

    /// From now on this guest only waits.
    fn rest(&mut self, id: u64) {
        let now = self.tick();
        let Some(guest) = self.guests.get_mut(&id) else { return };
        guest.idle = Some(now);
        self.idle.insert(now, id);
        if let Some(share) = guest.address.and_then(|address| self.shares.get_mut(&address)) {
            share.idle.insert(now);
        }
    }

    /// This guest no longer only waits.
    fn stir(&mut self, id: u64) {
        let Some(guest) = self.guests.get_mut(&id) else { return };
        let Some(since) = guest.idle.take() else { return };
        self.idle.remove(&since);
        if let Some(share) = guest.address.and_then(|address| self.shares.get_mut(&address)) {
            share.idle.remove(&since);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> Option<IpAddr> {
        Some([192, 0, 2, last].into())
    }

    fn answering(place: &Place, asked_for: Option<IpAddr>) -> Answering {
        let answering = place.ask(asked_for).expect("nobody was sent away");
        assert!(answering.crowded.is_none() || place.is_late, "{answering:?}");
        answering
    }

    #[test]
    fn whoever_only_waits_makes_room_and_whoever_is_served_stays() {
        let room = Room::new(3, 9);
        let [(served, _stays), (first, mut first_leaves), (second, mut second_leaves)] =
            [1, 2, 3].map(|last| room.enter(address(last)).unwrap());
        let answer = answering(&served, None);
        let (fourth, _stays) = room.enter(address(4)).unwrap();
        assert!(!fourth.is_late && first_leaves.try_recv().is_err_and(is_closed), "the longest waiting made room");
        assert!(first.ask(None).is_none());
        // The second asks in time, and the first to wait again is the one who was served.
        let second_answer = answering(&second, None);
        drop(answer);
        let _fourth_answer = answering(&fourth, None);
        assert!(!room.enter(address(5)).unwrap().0.is_late);
        assert!(served.ask(None).is_none());
        assert!(second_leaves.try_recv().is_err_and(|error| !is_closed(error)));
        drop(second_answer);
    }

    fn is_closed(error: oneshot::error::TryRecvError) -> bool {
        error == oneshot::error::TryRecvError::Closed
    }

    #[test]
    fn a_room_where_everybody_is_served_takes_some_latecomers_and_no_more() {
        let room = Room::new(2, 99);
        let guests: Vec<_> = (0..2 + LATECOMERS).map(|_| room.enter(None).unwrap()).collect();
        let late = guests.iter().filter(|(place, _)| place.is_late).count();
        assert_eq!(late, 0, "those who wait make room, so there are never more than two");
        let room = Room::new(2, 99);
        let served: Vec<_> = (0..2 + LATECOMERS)
            .map(|number| {
                let (place, stays) = room.enter(None).unwrap();
                assert_eq!(place.is_late, number >= 2, "guest {number}");
                let answer = answering(&place, None);
                let crowded = match number {
                    ..2 => None,
                    2..18 => Some(Crowded::House),
                    18.. => Some(Crowded::Share),
                };
                assert_eq!(answer.crowded, crowded, "guest {number}");
                (place, stays, answer)
            })
            .collect();
        assert!(room.enter(None).is_none());
        drop(served);
        assert!(!room.enter(None).unwrap().0.is_late);
        assert!(room.inside().guests.is_empty() && room.inside().idle.is_empty());
    }

    #[test]
    fn whoever_takes_the_place_of_a_latecomer_comes_late() {
        let room = Room::new(1, 99);
        let (served, _stays) = room.enter(None).unwrap();
        let answer = answering(&served, None);
        let (late, mut late_leaves) = room.enter(None).unwrap();
        drop(answering(&late, None));
        let (next, _stays) = room.enter(None).unwrap();
        assert!(
            late_leaves.try_recv().is_err_and(is_closed) && next.is_late,
            "the one who is served has the only place"
        );
        let _next_answer = answering(&next, None);
        drop(answer);
        let (in_time, _stays) = room.enter(None).unwrap();
        assert!(!in_time.is_late, "whoever was served waits, and made room");
    }

    #[test]
    fn an_address_has_its_share_and_takes_nothing_from_the_others() {
        let room = Room::new(99, 2);
        let (first, _stays) = room.enter(address(1)).unwrap();
        let (second, mut second_leaves) = room.enter(address(1)).unwrap();
        let _served = answering(&first, None);
        let (third, _stays) = room.enter(address(1)).unwrap();
        assert!(second_leaves.try_recv().is_err_and(is_closed), "its own connection made room");
        let _served = answering(&third, None);
        assert!(room.enter(address(1)).is_none(), "all of its share is at work");
        assert!(room.enter(address(2)).is_some());
        drop((first, second, third));
        assert!(room.enter(address(1)).is_some());
    }

    #[test]
    fn where_a_proxy_asks_its_requests_are_counted_by_the_address_it_names() {
        let room = Room::new(99, 2);
        let connections: Vec<_> = (0..4).map(|_| room.enter(None).unwrap()).collect();
        let first = answering(&connections[0].0, address(1));
        let _second = answering(&connections[1].0, address(1));
        let refused = connections[2].0.ask(address(1)).unwrap();
        assert_eq!(refused.crowded, Some(Crowded::Share));
        let _other = answering(&connections[2].0, address(2));
        drop(first);
        let _again = answering(&connections[3].0, address(1));
    }
}
