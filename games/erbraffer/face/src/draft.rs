//! What the viewer has chosen so far on the way to a move, and how far that goes: a draft is a page's address, every
//! step a link, and nothing is sent before the move is whole.

use erbraffer::{Action, Card, Cash, Heirloom, MOST_CHILDREN, Person, Target, View};
use face::{Desk, Fields};

use crate::control;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Draft {
    pub card: Option<Card>,
    /// In the order in which they were tapped.
    pub people: Vec<Person>,
    pub heirlooms: Vec<Heirloom>,
    /// Of an odd sum the larger half is given (E6).
    pub larger_half: bool,
    /// Cards are chosen to be thrown away, by their places in the hand.
    pub throw: Option<Vec<usize>>,
    /// A new will is being written (E27).
    pub new_will: bool,
    /// By child.
    pub cash: Option<[Cash; MOST_CHILDREN]>,
    /// The child that gets what can't be divided (E24).
    pub remainder: Option<usize>,
    /// By heirloom: the child that gets it.
    pub heirs: [Option<usize>; Heirloom::COUNT],
    /// Somebody who can't be chosen: the viewer wants to know why.
    pub asked: Option<Person>,
}

impl Draft {
    /// What makes no sense is left out.
    pub fn read(fields: &Fields) -> Draft {
        let number = |name| fields.one(name).and_then(|number| number.parse().ok());
        let cash: Vec<Cash> = fields.all("cash").filter_map(|cash| cash.parse().ok()).collect();
        let places = || fields.all("place").filter_map(|place| place.parse().ok()).collect();
        let mut heirs = [None; Heirloom::COUNT];
        Heirloom::all().for_each(|heirloom| heirs[heirloom.index()] = number(control::name(heirloom)));
        Draft {
            card: fields.one("card").and_then(|card| card.parse().ok()),
            people: control::people(fields).unwrap_or_default(),
            heirlooms: control::heirlooms(fields).unwrap_or_default(),
            larger_half: fields.one("half") == Some("larger"),
            throw: (fields.one("do") == Some("throw")).then(places),
            new_will: fields.one("do") == Some("new-will"),
            cash: cash.try_into().ok(),
            remainder: number("remainder"),
            heirs,
            asked: fields.one("ask").and_then(|person| person.parse().ok()),
        }
    }

    /// The address of the page with this draft.
    pub fn link(&self, desk: Desk<'_>) -> String {
        let mut fields: Vec<(&str, String)> = Vec::new();
        fields.extend(self.card.map(|card| ("card", card.to_string())));
        fields.extend(self.people.iter().map(|person| ("heir", person.to_string())));
        fields.extend(self.heirlooms.iter().map(|heirloom| ("heirloom", control::name(*heirloom).to_owned())));
        if self.larger_half {
            fields.push(("half", "larger".to_owned()));
        }
        if let Some(places) = &self.throw {
            fields.push(("do", "throw".to_owned()));
            fields.extend(places.iter().map(|place| ("place", place.to_string())));
        }
        if self.new_will {
            fields.push(("do", "new-will".to_owned()));
        }
        fields.extend(self.cash.into_iter().flatten().map(|cash| ("cash", cash.to_string())));
        fields.extend(self.remainder.map(|child| ("remainder", child.to_string())));
        let heirs = Heirloom::all().zip(self.heirs);
        fields.extend(heirs.filter_map(|(heirloom, child)| Some((control::name(heirloom), child?.to_string()))));
        fields.extend(self.asked.map(|person| ("ask", person.to_string())));
        desk.draft(fields)
    }

    /// The draft after this person was tapped, among plays of the chosen card; nothing where that leads nowhere.
    pub fn tapped(&self, person: Person, offers: &[Action]) -> Option<Draft> {
        let with = |people: Vec<Person>| Draft { people, asked: None, ..self.clone() };
        if self.people.contains(&person) {
            return Some(with(self.people.iter().copied().filter(|other| *other != person).collect()));
        }
        // One more; else in place of the last one; else a new beginning.
        let before = &self.people[..];
        let more = [before, &[person]].concat();
        let instead = match before {
            [first, _, ..] => Some(vec![*first, person]),
            _ => None,
        };
        let ways = [Some(more), instead, Some(vec![person])];
        ways.into_iter().flatten().map(with).find(|draft| draft.leads_to(offers))
    }

    /// The same for an heirloom.
    pub fn tapped_heirloom(&self, heirloom: Heirloom, offers: &[Action]) -> Option<Draft> {
        let with = |heirlooms: Vec<Heirloom>| Draft { heirlooms, people: Vec::new(), asked: None, ..self.clone() };
        if self.heirlooms.contains(&heirloom) {
            return Some(with(self.heirlooms.iter().copied().filter(|other| *other != heirloom).collect()));
        }
        let more = [&self.heirlooms[..], &[heirloom]].concat();
        [more, vec![heirloom]].into_iter().map(with).find(|draft| draft.leads_to(offers))
    }

    fn leads_to(&self, offers: &[Action]) -> bool {
        offers.iter().any(|offer| self.is_on_the_way_to(offer))
    }

    /// Whether what is chosen belongs to this play.
    pub fn is_on_the_way_to(&self, offer: &Action) -> bool {
        let Action::Play { card, on } = offer else { return false };
        let (people, heirlooms) = parts(on);
        let begins = match on {
            Target::Half { .. } => people.starts_with(&self.people),
            _ => self.people.iter().all(|person| people.contains(person)),
        };
        // An heirloom is tapped before whoever gets it.
        let in_order = self.people.is_empty() || self.heirlooms.len() == heirlooms.len();
        let heirlooms = self.heirlooms.iter().all(|heirloom| heirlooms.contains(heirloom));
        self.card == Some(*card) && begins && heirlooms && in_order
    }

    /// Whether this play is just what is chosen.
    pub fn is_whole(&self, offer: &Action, view: &View) -> bool {
        let Action::Play { on, .. } = offer else { return false };
        let (people, heirlooms) = parts(on);
        let half = match on {
            Target::Half { from, gives, .. } => {
                let cash = view.cash(*from);
                *gives == if self.larger_half { cash.div_ceil(2) } else { cash / 2 }
            }
            _ => true,
        };
        let whole = self.people.len() == people.len() && self.heirlooms.len() == heirlooms.len();
        whole && half && self.is_on_the_way_to(offer)
    }
}

/// The people and heirlooms that a card is played on.
fn parts(on: &Target) -> (Vec<Person>, Vec<Heirloom>) {
    match on {
        Target::Nobody => (Vec::new(), Vec::new()),
        Target::Heir(person) => (vec![*person], Vec::new()),
        Target::Two(pair) => (pair.both().to_vec(), Vec::new()),
        Target::Half { from, to, .. } => (vec![*from, *to], Vec::new()),
        Target::Gift { heirloom, to } => (vec![*to], vec![*heirloom]),
        Target::Swap(two) => (Vec::new(), two.iter().collect()),
    }
}
