//! What one taps for an action, step by step.

use erbraffer::{Action, Card, Heirloom, Person, Target, View};

use crate::form;

pub fn taps(view: &View, action: &Action) -> Vec<String> {
    let person = |person: &Person| format!("person-{person}");
    let thing = |thing: Heirloom| format!("{}-of-{}", form::name(thing), view.holders[thing.index()]);
    let mut taps = match action {
        Action::Play { card, on } => {
            let mut taps = vec![format!("hand-{card}-0")];
            match on {
                Target::Nobody => {}
                Target::Heir(heir) => taps.push(person(heir)),
                Target::Two(pair) => taps.extend(pair.both().iter().map(person)),
                Target::Half { from, to, .. } => taps.extend([person(from), person(to)]),
                Target::Gift { heirloom, to } => taps.extend([thing(*heirloom), person(to)]),
                Target::Swap(two) => taps.extend(two.iter().map(thing)),
            }
            taps
        }
        Action::ThrowAway { cards } => {
            let cards: Vec<Card> = cards.iter().collect();
            let copy = |place: usize| cards[..place].iter().filter(|other| **other == cards[place]).count();
            let thrown = cards.iter().enumerate().map(|(place, card)| format!("hand-{card}-{}", copy(place)));
            std::iter::once("throw".to_owned()).chain(thrown).collect()
        }
        Action::PlaceWill { person: dies } => vec![person(dies)],
        Action::Divide { couple, .. } => vec![person(&couple.both()[0])],
        Action::NewWill { .. } => vec!["new-will".to_owned()],
        Action::LetStand { .. } => return vec!["let-stand".to_owned()],
        Action::LetAllStand { .. } => return vec!["let-all-stand".to_owned()],
    };
    taps.push("confirm".to_owned());
    taps
}
