//! Before the start: who sits where, bots in any seat, changing places.

use shelf::{BotSpec, Level, Temperament};

use store::names;
use store::{SeatRow, Sitter};

/// What can be done to the seats of a table that has not started.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A person sits down on the first free seat.
    Sit { person: String, name: String },
    /// A bot of this level takes this seat, if it is free, with a name and a temperament that no other bot there has.
    Bot { seat: usize, level: Level },
    /// Whoever sits here gets up.
    Clear { seat: usize },
    /// This seat and the next change places.
    Swap { seat: usize },
}

/// The seats after a change; nothing if it can't be done.
pub fn change(seats: &[SeatRow], change: &Change) -> Option<Vec<SeatRow>> {
    let mut seats = seats.to_vec();
    let others: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    let others: Vec<&str> = others.iter().map(String::as_str).collect();
    match change {
        Change::Sit { person, name } => {
            let free = seats.iter_mut().find(|seat| seat.sitter == Sitter::Nobody)?;
            *free = SeatRow { sitter: Sitter::Person(person.clone()), name: names::distinct(name, &others) };
        }
        Change::Bot { seat, level } => {
            let bot = BotSpec::plain(*level).tempered(free_temperament(&seats));
            let free = seats.get_mut(*seat).filter(|seat| seat.sitter == Sitter::Nobody)?;
            *free = SeatRow { sitter: Sitter::Bot(bot.to_string()), name: names::bot(&others) };
        }
        Change::Clear { seat } => *seats.get_mut(*seat)? = nobody(),
        Change::Swap { seat } => {
            if *seat + 1 >= seats.len() {
                return None;
            }
            seats.swap(*seat, *seat + 1);
        }
    }
    Some(seats)
}

/// The first temperament that no bot at the table has; where bots have all of them, they begin again.
fn free_temperament(seats: &[SeatRow]) -> Temperament {
    let temperament = |seat: &SeatRow| match &seat.sitter {
        Sitter::Bot(bot) => bot.parse::<BotSpec>().ok()?.temperament(),
        _ => None,
    };
    let taken: Vec<Temperament> = seats.iter().filter_map(temperament).collect();
    let free = Temperament::ALL.into_iter().find(|temperament| !taken.contains(temperament));
    free.unwrap_or_else(|| Temperament::of_place(taken.len()))
}

pub fn nobody() -> SeatRow {
    SeatRow { sitter: Sitter::Nobody, name: String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn anna() -> SeatRow {
        SeatRow { sitter: Sitter::Person("a".into()), name: "Anna".into() }
    }

    #[test]
    fn people_sit_on_the_first_free_seat_under_names_of_their_own() {
        let seats = vec![anna(), nobody(), nobody()];
        let sit = Change::Sit { person: "b".into(), name: "Anna".into() };
        assert_eq!(change(&seats, &sit).unwrap()[1].name, "Anna 2");
        assert_eq!(change(&[anna()], &sit), None);
    }

    #[test]
    fn bots_take_free_seats_only_and_can_be_sent_away() {
        let seats = vec![anna(), nobody()];
        let bot = |seat| Change::Bot { seat, level: Level::Steady };
        assert_eq!(change(&seats, &bot(0)), None);
        assert_eq!(change(&seats, &bot(7)), None);
        let with_bot = change(&seats, &bot(1)).unwrap();
        assert_eq!(with_bot[1].sitter, Sitter::Bot("steady-bold".into()));
        assert_eq!(change(&with_bot, &Change::Clear { seat: 1 }), Some(seats));
    }

    #[test]
    fn bots_at_a_table_differ_in_temperament() {
        let sit = |seats: Vec<SeatRow>, seat| change(&seats, &Change::Bot { seat, level: Level::Easy }).unwrap();
        let seats = (1..6).fold(vec![nobody(); 6], sit);
        let mut bots: Vec<_> = seats.iter().map(|seat| format!("{:?}", seat.sitter)).collect();
        bots.sort_unstable();
        bots.dedup();
        assert_eq!(bots.len(), 6, "five bots and nobody: {bots:?}");
        // Whoever comes back to the table gets what is free again.
        let without = change(&seats, &Change::Clear { seat: 3 }).unwrap();
        assert_eq!(sit(without, 3), seats);
        assert!(matches!(&sit(seats, 0)[0].sitter, Sitter::Bot(bot) if bot.starts_with("easy-")));
    }

    #[test]
    fn neighbours_change_places() {
        let seats = vec![anna(), nobody()];
        assert_eq!(change(&seats, &Change::Swap { seat: 0 }), Some(vec![nobody(), anna()]));
        assert_eq!(change(&seats, &Change::Swap { seat: 1 }), None);
    }
}
