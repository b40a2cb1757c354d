//! Where everybody stands in the tree: a row for each generation, couples side by side, children below their parents
//! as far as marriages inside the family allow.

use std::fmt::Write as _;

use erbraffer::{Edition, Person};

/// Rows are so many units wide.
const WIDTH: usize = 1000;
/// The lines between two rows are so many units high.
pub const HEIGHT: usize = 100;

/// A generation from left to right.
pub type Row = Vec<Person>;

pub fn rows(edition: &Edition) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (number, generation) in edition.generations.iter().enumerate() {
        let above = rows.last();
        let from = |person: Person| {
            let parents = edition.parents(person)?.spouses.both();
            above.map(|row| (middle(row, parents[0]) + middle(row, parents[1])) / 2)
        };
        // Couples and single people, each with the place that their parents would give them.
        let mut groups: Vec<(usize, Vec<Person>)> = Vec::new();
        for couple in edition.couples_of(number as u8) {
            let mut both = couple.spouses.both();
            let known: Vec<usize> = both.iter().filter_map(|person| from(*person)).collect();
            let place = known.iter().sum::<usize>().checked_div(known.len()).unwrap_or(0);
            // Whoever married in stands at the outer side.
            let outside = if place * 2 < WIDTH { 0 } else { WIDTH };
            both.sort_by_key(|person| from(*person).unwrap_or(outside));
            groups.push((place, both.to_vec()));
        }
        let coupled = |person: &Person| edition.couple_of(*person).is_some();
        let single = generation.people().iter().filter(|person| !coupled(person));
        groups.extend(single.map(|person| (from(person).unwrap_or(0), vec![person])));
        groups.sort_by_key(|(place, _)| *place);
        rows.push(groups.into_iter().flat_map(|(_, people)| people).collect());
    }
    rows
}

/// The middle of somebody's place in a row.
pub fn middle(row: &Row, person: Person) -> usize {
    let place = row.iter().position(|other| *other == person).unwrap_or(0);
    (2 * place + 1) * WIDTH / (2 * row.len())
}

/// The lines from the couples of a row down to their children in the next one: a path for each couple.
pub fn lines(edition: &Edition, row: &Row, below: &Row) -> Vec<String> {
    let couples: Vec<_> = edition.couples.iter().filter(|couple| row.contains(&couple.spouses.both()[0])).collect();
    let mut paths = Vec::new();
    for (number, couple) in couples.iter().enumerate() {
        let [one, other] = couple.spouses.both();
        let from = (middle(row, one) + middle(row, other)) / 2;
        // Every couple has a level of its own, so that no two lines run into each other.
        let level = HEIGHT * (number + 1) / (couples.len() + 1);
        let mut path = String::new();
        for child in &couple.children {
            let to = middle(below, *child);
            write!(path, "M{from} 0V{level}H{to}V{HEIGHT}").expect("a string takes what is written");
        }
        paths.push(path);
    }
    paths
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Edition as _;

    #[test]
    fn everybody_has_a_place_and_couples_stand_side_by_side() {
        let edition = Edition::parse(include_str!("../../editions/ravensburger-1994.toml")).unwrap();
        let rows = rows(&edition);
        assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [6, 11, 9, 11, 9, 6]);
        for couple in &edition.couples {
            let [one, other] = couple.spouses.both();
            let row = rows.iter().find(|row| row.contains(&one)).unwrap();
            let place = |person| row.iter().position(|other| *other == person).unwrap();
            assert_eq!(place(one).abs_diff(place(other)), 1, "{one} and {other}");
        }
        assert_eq!(lines(&edition, &rows[0], &rows[1]).len(), 3);
    }
}
