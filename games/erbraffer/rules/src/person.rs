//! The people of the family tree (E2), sets of them, and pairs: two heirs that a card names, or a couple.

use serde::{Deserialize, Serialize};
use tabletop::Line;

/// No tree has more people.
pub const MOST_PEOPLE: usize = 52;

/// Somebody of the tree. What is known of people, an [`Edition`](crate::Edition) says.
///
/// People are called as in the rulebook's table: `A1` is an ancestor, `d2` a child of the couple D, `fx` its
/// benefactor child, `o3` somebody who married in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Person(u8);

/// Everybody's key, and the message that names them.
const PEOPLE: [(&str, &str); MOST_PEOPLE] = [
    ("A1", "person-A1"),
    ("A2", "person-A2"),
    ("B1", "person-B1"),
    ("B2", "person-B2"),
    ("C1", "person-C1"),
    ("C2", "person-C2"),
    ("a1", "person-a1"),
    ("a2", "person-a2"),
    ("ax", "person-ax"),
    ("b1", "person-b1"),
    ("b2", "person-b2"),
    ("bx", "person-bx"),
    ("c1", "person-c1"),
    ("c2", "person-c2"),
    ("cx", "person-cx"),
    ("o1", "person-o1"),
    ("o2", "person-o2"),
    ("d1", "person-d1"),
    ("d2", "person-d2"),
    ("e1", "person-e1"),
    ("e2", "person-e2"),
    ("ex", "person-ex"),
    ("f1", "person-f1"),
    ("fx", "person-fx"),
    ("g1", "person-g1"),
    ("gx", "person-gx"),
    ("h1", "person-h1"),
    ("h2", "person-h2"),
    ("hx", "person-hx"),
    ("i1", "person-i1"),
    ("i2", "person-i2"),
    ("ix", "person-ix"),
    ("j1", "person-j1"),
    ("j2", "person-j2"),
    ("jx", "person-jx"),
    ("o3", "person-o3"),
    ("o4", "person-o4"),
    ("k1", "person-k1"),
    ("k2", "person-k2"),
    ("l1", "person-l1"),
    ("l2", "person-l2"),
    ("lx", "person-lx"),
    ("m1", "person-m1"),
    ("mx", "person-mx"),
    ("n1", "person-n1"),
    ("nx", "person-nx"),
    ("p1", "person-p1"),
    ("p2", "person-p2"),
    ("q1", "person-q1"),
    ("q2", "person-q2"),
    ("r1", "person-r1"),
    ("r2", "person-r2"),
];

impl Person {
    /// Everybody who can be on a tree.
    pub fn all() -> impl Iterator<Item = Person> {
        (0..MOST_PEOPLE as u8).map(Person)
    }

    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// What editions, records and addresses call this person.
    pub fn key(self) -> &'static str {
        PEOPLE[self.index()].0
    }

    /// The person's name.
    pub fn line(self) -> Line {
        Line::new(PEOPLE[self.index()].1)
    }
}

impl std::fmt::Display for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.key())
    }
}

impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.key())
    }
}

impl std::str::FromStr for Person {
    type Err = String;

    fn from_str(text: &str) -> Result<Person, String> {
        let place = PEOPLE.iter().position(|(key, _)| *key == text);
        place.map(|place| Person(place as u8)).ok_or_else(|| format!("nobody is called {text:?}"))
    }
}

impl TryFrom<String> for Person {
    type Error = String;
    fn try_from(text: String) -> Result<Person, String> {
        text.parse()
    }
}

impl From<Person> for String {
    fn from(person: Person) -> String {
        person.key().to_owned()
    }
}

/// A set of people, a bit each; saved as the list of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Person>", into = "Vec<Person>")]
pub struct People(u64);

impl People {
    pub const fn nobody() -> People {
        People(0)
    }

    #[inline]
    pub fn insert(&mut self, person: Person) {
        self.0 |= 1 << person.0;
    }

    #[inline]
    pub fn remove(&mut self, person: Person) {
        self.0 &= !(1 << person.0);
    }

    #[inline]
    pub fn contains(self, person: Person) -> bool {
        self.0 >> person.0 & 1 == 1
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub fn and(self, others: People) -> People {
        People(self.0 | others.0)
    }

    /// These people, except `others`.
    #[must_use]
    #[inline]
    pub fn without(self, others: People) -> People {
        People(self.0 & !others.0)
    }

    /// The people who are in both sets.
    #[must_use]
    #[inline]
    pub fn among(self, others: People) -> People {
        People(self.0 & others.0)
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Person> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros() as u8;
            left &= left.wrapping_sub(1);
            (next < 64).then_some(Person(next))
        })
    }

    /// The people of this set who come after `person`.
    #[must_use]
    #[inline]
    pub fn after(self, person: Person) -> People {
        People(self.0 & (u64::MAX << person.0 << 1))
    }
}

impl FromIterator<Person> for People {
    fn from_iter<I: IntoIterator<Item = Person>>(people: I) -> People {
        let mut set = People::default();
        people.into_iter().for_each(|person| set.insert(person));
        set
    }
}

impl std::fmt::Debug for People {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl From<Vec<Person>> for People {
    fn from(people: Vec<Person>) -> People {
        people.into_iter().collect()
    }
}

impl From<People> for Vec<Person> {
    fn from(people: People) -> Vec<Person> {
        people.iter().collect()
    }
}

/// Two people without an order: whichever is named first, it is the same pair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "[Person; 2]", into = "[Person; 2]")]
pub struct Pair(Person, Person);

impl Pair {
    #[inline]
    pub fn new(one: Person, other: Person) -> Pair {
        if one <= other { Pair(one, other) } else { Pair(other, one) }
    }

    pub fn both(self) -> [Person; 2] {
        [self.0, self.1]
    }

    pub fn people(self) -> People {
        self.both().into_iter().collect()
    }

    /// Whether the same person is named twice.
    pub fn is_one(self) -> bool {
        self.0 == self.1
    }
}

impl std::fmt::Debug for Pair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}+{}", self.0, self.1)
    }
}

impl From<[Person; 2]> for Pair {
    fn from([one, other]: [Person; 2]) -> Pair {
        Pair::new(one, other)
    }
}

impl From<Pair> for [Person; 2] {
    fn from(pair: Pair) -> [Person; 2] {
        pair.both()
    }
}
