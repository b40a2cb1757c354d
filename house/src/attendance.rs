//! Who looks at a table, and how far each seat has seen it. It is known only as long as the table is held: whoever is not
//! known to have seen anything counts as having left after their last move.

use std::collections::HashMap;

use tabletop::Seat;

#[derive(Debug, Default)]
pub struct Attendance {
    /// How many live pages each person has open.
    here: HashMap<String, usize>,
    /// The last row of the log that was on a page of this seat.
    seen: HashMap<Seat, u64>,
}

impl Attendance {
    pub fn comes(&mut self, person: Option<&str>) {
        if let Some(person) = person {
            *self.here.entry(person.to_owned()).or_default() += 1;
        }
    }

    pub fn leaves(&mut self, person: Option<&str>) {
        let Some(person) = person else { return };
        if let Some(pages) = self.here.get_mut(person) {
            *pages -= 1;
            if *pages == 0 {
                self.here.remove(person);
            }
        }
    }

    pub fn is_here(&self, person: &str) -> bool {
        self.here.contains_key(person)
    }

    pub fn saw(&mut self, seat: Seat, seq: u64) {
        self.seen.insert(seat, seq);
    }

    pub fn last_seen(&self, seat: Seat) -> Option<u64> {
        self.seen.get(&seat).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_with_two_pages_is_here_until_the_second_closes() {
        let mut attendance = Attendance::default();
        attendance.comes(Some("anna"));
        attendance.comes(Some("anna"));
        attendance.comes(None);
        attendance.leaves(Some("anna"));
        assert!(attendance.is_here("anna"));
        attendance.leaves(Some("anna"));
        attendance.leaves(Some("ben"));
        assert!(!attendance.is_here("anna"));
    }
}
