//! Where money is likely to go: how much of what somebody has comes down to the viewer's heirs, if every estate is shared by the
//! married children alone. Lines in the tree say it, and one number beside the hand.

use std::fmt::Write as _;

use erbraffer::{Cash, Edition, Person};
use face::Part;
use maud::{Markup, html};

use crate::board::Board;
use crate::layout::{HEIGHT, Row, middle};

/// All of it.
pub const WHOLE: u32 = 1 << 12;

/// How much of `WHOLE` comes to these in the end.
pub fn share(edition: &Edition, mine: &[Person], person: Person) -> u32 {
    if mine.contains(&person) {
        return WHOLE;
    }
    let Some(couple) = edition.couple_of(person) else { return 0 };
    let married: Vec<usize> = couple.married().collect();
    let all: u32 = married.iter().map(|child| share(edition, mine, couple.children[*child])).sum();
    all / married.len().max(1) as u32
}

/// What would be the viewer's, if it all went on like this.
pub fn flowing(board: &Board<'_>) -> Cash {
    let view = board.view;
    let edition = board.scene.edition;
    let Some(me) = view.me() else { return 0 };
    let mine = mine(board);
    let worth = |person: Person| {
        let things: Cash = view.heirlooms(person).iter().map(|thing| edition.value(thing)).sum();
        let things = if edition.is_benefactor(person) { 0 } else { things };
        u64::from(view.cash(person) + things) * u64::from(share(edition, &mine, person))
    };
    let on_the_way: u64 = edition.people().iter().map(worth).sum();
    me.purse + Cash::try_from(on_the_way / u64::from(WHOLE)).unwrap_or(Cash::MAX)
}

/// My heirs, and those of my benefactors who still have a say.
fn mine(board: &Board<'_>) -> Vec<Person> {
    let Some(me) = board.view.me() else { return Vec::new() };
    let benefactors = me.benefactors.iter().flatten().filter(|person| !board.view.paid.contains(**person));
    me.portraits.iter().flatten().chain(benefactors).copied().collect()
}

/// From the generation that lives to those of its children who pass money on to my heirs, or are mine.
pub fn to_heirs(board: &Board<'_>, rows: &[Row], now: usize) -> Part {
    let edition = board.scene.edition;
    let mine = mine(board);
    let draw = || {
        let (Some(above), Some(below)) = (rows.get(now), rows.get(now + 1)) else { return html! { div #flow-near {} } };
        let mut paths = Vec::new();
        for couple in edition.couples_of(now as u8) {
            let [one, other] = couple.spouses.both();
            let from = (middle(above, one) + middle(above, other)) / 2;
            for child in &couple.children {
                let share = share(edition, &mine, *child);
                if share > 0 {
                    paths.push((curve(from, middle(below, *child)), share));
                }
            }
        }
        drawn("flow-near", now, &paths)
    };
    board.scene.part("flow-near", &(now, &mine), draw)
}

/// From the children to my heirs and benefactors among those who live later.
pub fn to_medallions(board: &Board<'_>, rows: &[Row], now: usize) -> Part {
    let edition = board.scene.edition;
    let mine = mine(board);
    let draw = || {
        let Some(from) = rows.get(now + 1) else { return html! { div #flow-far {} } };
        let folded = rows.iter().enumerate().filter(|(number, _)| !(now..=now + 1).contains(number));
        let medallions: Row = folded.flat_map(|(_, row)| row.iter().copied()).collect();
        let mut rivers = Vec::new();
        for goal in mine.iter().filter(|goal| medallions.contains(goal)) {
            let shares = from.iter().filter(|person| !mine.contains(person));
            let mut springs: Vec<Spring> =
                shares.map(|person| (share(edition, &[*goal], *person), middle(from, *person))).collect();
            // The broadest streams: a dozen trickles say nothing.
            springs.sort_by_key(|(share, _)| std::cmp::Reverse(*share));
            springs.retain(|(share, _)| *share > 0);
            springs.truncate(4);
            if !springs.is_empty() {
                rivers.push((springs, middle(&medallions, *goal)));
            }
        }
        // Each has a level of its own, so that no two run into each other.
        let level = |number: usize| HEIGHT * (number + 1) / (rivers.len() + 1);
        let paths =
            rivers.iter().enumerate().flat_map(|(number, (springs, goal))| river(springs, *goal, level(number)));
        drawn("flow-far", now, &paths.collect::<Vec<_>>())
    };
    board.scene.part("flow-far", &(now, &mine), draw)
}

/// How much comes from there, and where that is in its row.
type Spring = (u32, usize);

/// Streams that go the same way are one, into which the nearer ones run: else they would lie on each other and none could be told.
fn river(springs: &[Spring], goal: usize, level: usize) -> Vec<(String, u32)> {
    let (mut before, mut behind): (Vec<Spring>, Vec<Spring>) = springs.iter().partition(|(_, at)| *at < goal);
    before.sort_by_key(|(_, at)| *at);
    behind.sort_by_key(|(_, at)| std::cmp::Reverse(*at));
    [before, behind].iter().flat_map(|side| stream(side, goal, level)).collect()
}

/// From the farthest along the level to the goal; the others come down to it, and from there on it is broader.
fn stream(side: &[Spring], goal: usize, level: usize) -> Vec<(String, u32)> {
    let Some((_, nearest)) = side.last() else { return Vec::new() };
    let bend = BEND.min(nearest.abs_diff(goal) / 2);
    let is_before = *nearest < goal;
    let home = if is_before { goal - bend } else { goal + bend };
    let mut paths = Vec::new();
    let mut so_far = 0;
    for (number, (share, at)) in side.iter().enumerate() {
        so_far += share;
        let next = side.get(number + 1).map(|(_, next)| *next);
        let begins = if number == 0 {
            let out = if is_before { at + bend } else { at - bend };
            format!("M{at} 0Q{at} {level} {out} {level}")
        } else {
            paths.push((format!("M{at} 0V{level}"), *share));
            format!("M{at} {level}")
        };
        let ends = next.map_or_else(|| format!("H{home}Q{goal} {level} {goal} {HEIGHT}"), |next| format!("H{next}"));
        paths.push((begins + &ends, so_far));
    }
    paths
}

/// So far before a corner a stream turns.
const BEND: usize = 16;

fn curve(from: usize, to: usize) -> String {
    let mut path = String::new();
    let half = HEIGHT / 2;
    write!(path, "M{from} 0C{from} {half} {to} {half} {to} {HEIGHT}").expect("a string takes what is written");
    path
}

/// With every generation it is another picture, and not the same at another place.
fn drawn(id: &str, now: usize, paths: &[(String, u32)]) -> Markup {
    html! {
        div id=(id) {
            svg.flow id=(format!("{id}-{now}")) viewBox=(format!("0 0 1000 {HEIGHT}")) preserveAspectRatio="none" aria-hidden="true" {
                @for (path, share) in paths { path.(strength(*share)) d=(path) {} }
            }
        }
    }
}

/// A broad stream, a brook, a trickle.
fn strength(share: u32) -> &'static str {
    match WHOLE / share.max(1) {
        0..=1 => "broad",
        2..=3 => "brook",
        _ => "trickle",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Edition as _;

    #[test]
    fn what_goes_the_same_way_is_one_stream_that_grows() {
        let paths = river(&[(1, 100), (2, 300), (4, 900)], 700, 50);
        let expected = [
            ("M100 0Q100 50 116 50H300", 1),
            ("M300 0V50", 2),
            ("M300 50H684Q700 50 700 100", 3),
            ("M900 0Q900 50 884 50H716Q700 50 700 100", 4),
        ];
        assert_eq!(paths, expected.map(|(path, share)| (path.to_owned(), share)));
        assert_eq!(river(&[(1, 700)], 700, 50), [("M700 0Q700 50 700 50H700Q700 50 700 100".to_owned(), 1)]);
    }

    #[test]
    fn money_comes_down_in_equal_shares_to_the_married() {
        let edition = Edition::parse(include_str!("../../editions/ravensburger-1994.toml")).unwrap();
        let person = |key: &str| key.parse::<Person>().unwrap();
        let shares = |who: &str| share(&edition, &[person("p1"), person("lx")], person(who));
        assert_eq!(shares("p1"), WHOLE);
        assert_eq!(shares("k1"), WHOLE / 2);
        // The benefactor lx gets nothing unless somebody wishes it, and what is on lx is mine.
        assert_eq!(shares("i2"), WHOLE / 4);
        assert_eq!(shares("lx"), WHOLE);
        assert_eq!(shares("q1"), 0);
        // Heirs have it all in the end: nothing is lost on the way.
        let heirs = ["p1", "p2", "q1", "q2", "r1", "r2"].map(person);
        assert_eq!(share(&edition, &heirs, person("A1")), WHOLE);
    }
}
