//! Who looks at a table on this node, and how far each seat has seen it. It is known only as long as the table is held: whoever is not
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
    /// Whether it is this person's first page.
    pub fn comes(&mut self, person: &str) -> bool {
        let pages = self.here.entry(person.to_owned()).or_default();
        *pages += 1;
        *pages == 1
    }

    /// Whether it was this person's last page.
    pub fn leaves(&mut self, person: &str) -> bool {
        let Some(pages) = self.here.get_mut(person) else { return false };
        *pages -= 1;
        let last = *pages == 0;
        if last {
            self.here.remove(person);
        }
        last
    }

    pub fn people(&self) -> impl Iterator<Item = &str> {
        self.here.keys().map(String::as_str)
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
        assert!(attendance.comes("anna"));
        assert!(!attendance.comes("anna"));
        assert!(!attendance.leaves("anna"));
        assert!(attendance.is_here("anna"));
        assert!(attendance.leaves("anna"));
        assert!(!attendance.leaves("ben"));
        assert!(!attendance.is_here("anna"));
    }
}
