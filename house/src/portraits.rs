//! The faces of a table: people have chosen theirs or are given one, bots have their own, and no two at a table are alike.

use std::collections::BTreeMap;
use std::sync::Arc;

use portraits::{BOTS, PEOPLE};
use sha2::{Digest, Sha256};
use store::{SeatRow, Sitter};
use tabletop::Seat;

use crate::command::{CommandError, Impossible};
use crate::{House, LiveTable, TableState};

impl House {
    /// Whoever sits here has chosen this portrait, for all tables.
    pub async fn choose_portrait(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        seat: Seat,
        portrait: usize,
    ) -> Result<(), CommandError> {
        let (person, place) = {
            let state = table.lock().await;
            let Some(Sitter::Person(person)) = state.row.seats.get(seat.index()).map(|row| &row.sitter) else {
                return Err(Impossible::NotYourSeat.into());
            };
            if portrait >= PEOPLE.len() {
                return Err(Impossible::Unreadable.into());
            }
            let mut faces = state.portraits().iter().enumerate();
            if faces.any(|(place, face)| place != seat.index() && *face == Some(portrait)) {
                return Err(Impossible::Stale.into());
            }
            (person.clone(), place_of(&state.row.seats, seat.index()))
        };
        let tables = self.store.keep_portrait(&person, place, portrait).await?;
        let shown: Vec<_> = tables.iter().filter_map(|id| self.held().get(id).cloned()).collect();
        for table in shown {
            self.publish_extras(&table).await?;
        }
        Ok(())
    }
}

impl TableState {
    /// The portrait of every seat, by its number; nobody has one where nobody sits.
    pub fn portraits(&self) -> &[Option<usize>] {
        self.portraits.get_or_init(|| of_seats(&self.row.seats, &self.extras.portraits))
    }
}

/// How many seats before this one are the same person's.
fn place_of(seats: &[SeatRow], seat: usize) -> usize {
    seats[..seat].iter().filter(|other| other.sitter == seats[seat].sitter).count()
}

/// One after the other gets the portrait that is theirs; if somebody before them has it, the next that is free.
fn of_seats(seats: &[SeatRow], chosen: &BTreeMap<(String, usize), usize>) -> Vec<Option<usize>> {
    let mut faces: Vec<Option<usize>> = Vec::with_capacity(seats.len());
    for (seat, row) in seats.iter().enumerate() {
        let place = place_of(seats, seat);
        let face = match &row.sitter {
            Sitter::Nobody if row.name.is_empty() => None,
            Sitter::Person(person) => {
                let mine = chosen.get(&(person.clone(), place)).copied().filter(|face| *face < PEOPLE.len());
                let mine = mine.unwrap_or_else(|| drawn_by_lot(person, place) % PEOPLE.len());
                free(&faces, mine, 0, PEOPLE.len())
            }
            // A match that was brought along: of bots there are only the names left.
            Sitter::Nobody if portraits::of_bot(&row.name).is_none() => {
                free(&faces, drawn_by_lot(&row.name, seat) % PEOPLE.len(), 0, PEOPLE.len())
            }
            Sitter::Nobody | Sitter::Bot(_) => {
                let own = portraits::of_bot(&row.name);
                let own = own.unwrap_or_else(|| PEOPLE.len() + drawn_by_lot(&row.name, seat) % BOTS.len());
                free(&faces, own, PEOPLE.len(), BOTS.len())
            }
        };
        faces.push(face);
    }
    faces
}

/// `wanted`, or the next of so many from `first` on that nobody has yet.
fn free(taken: &[Option<usize>], wanted: usize, first: usize, many: usize) -> Option<usize> {
    let mut next = (0..many).map(|step| first + (wanted - first + step) % many);
    next.find(|face| !taken.contains(&Some(*face))).or(Some(wanted))
}

/// Who somebody is does not follow from the face they are given: it is a few bits of a hash, the same every time.
fn drawn_by_lot(who: &str, place: usize) -> usize {
    let hash = Sha256::new().chain_update(b"portrait").chain_update([place as u8]).chain_update(who).finalize();
    usize::from(u16::from_be_bytes([hash[0], hash[1]]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn person(who: &str) -> SeatRow {
        SeatRow { sitter: Sitter::Person(who.into()), name: who.into() }
    }

    fn bot(name: &str) -> SeatRow {
        SeatRow { sitter: Sitter::Bot("steady".into()), name: name.into() }
    }

    fn chosen(choices: &[(&str, usize, usize)]) -> BTreeMap<(String, usize), usize> {
        choices.iter().map(|(who, place, face)| (((*who).to_owned(), *place), *face)).collect()
    }

    #[test]
    fn every_bot_has_the_face_of_its_name() {
        let mut names: Vec<String> = Vec::new();
        for place in 0..BOTS.len() {
            let others: Vec<&str> = names.iter().map(String::as_str).collect();
            let name = store::names::bot(&others);
            assert_eq!(portraits::of_bot(&name), Some(PEOPLE.len() + place), "{name}");
            names.push(name);
        }
    }

    #[test]
    fn nobody_at_a_table_looks_like_anybody_else() {
        for round in 0..200 {
            let mut seats: Vec<SeatRow> = (0..4).map(|seat| person(&format!("person {}", round * 4 + seat))).collect();
            seats.extend(["Achille", "Achille 2", "Anna", "Berthe"].map(bot));
            let faces = of_seats(&seats, &BTreeMap::new());
            assert_eq!(faces.iter().collect::<BTreeSet<_>>().len(), seats.len(), "{faces:?}");
            for (row, face) in seats.iter().zip(&faces) {
                assert_eq!(matches!(row.sitter, Sitter::Bot(_)), face.unwrap() >= PEOPLE.len());
            }
            assert_eq!(of_seats(&seats, &BTreeMap::new()), faces, "and everybody keeps theirs");
        }
    }

    #[test]
    fn whoever_comes_later_gets_the_next_that_is_free() {
        let last = PEOPLE.len() - 1;
        let choices = chosen(&[("anna", 0, last), ("ben", 0, last), ("carla", 0, 0), ("dora", 0, 999)]);
        let faces = of_seats(&["anna", "ben", "carla", "dora"].map(person), &choices);
        assert_eq!(faces[..3], [Some(last), Some(0), Some(1)]);
        assert!(faces[3].unwrap() < PEOPLE.len(), "what a later house has chosen is not there");
    }

    #[test]
    fn on_a_shared_device_every_seat_has_its_own() {
        let seats = [person("anna"), person("anna"), bot("Achille"), person("anna")];
        let faces = of_seats(&seats, &chosen(&[("anna", 0, 7), ("anna", 2, 9)]));
        assert_eq!((faces[0], faces[3]), (Some(7), Some(9)));
        assert!(faces[1] != faces[0] && faces[1] != faces[3]);
    }

    #[test]
    fn a_record_from_elsewhere_shows_faces_too_and_a_free_chair_none() {
        let named = |name: &str| SeatRow { sitter: Sitter::Nobody, name: name.into() };
        let faces = of_seats(&["Anna", "Berthe", ""].map(named), &BTreeMap::new());
        assert!(faces[0].unwrap() < PEOPLE.len());
        assert_eq!(faces[1..], [portraits::of_bot("Berthe"), None]);
    }
}
