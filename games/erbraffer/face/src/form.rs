//! The actions that forms mean, and the fields that mean an action.

use erbraffer::{Action, Aim, Card, Cash, Hand, Heirloom, Heirlooms, MOST_CHILDREN, Pair, Person, Shares, Target};
use face::Fields;

pub fn read(fields: &Fields) -> Option<Action> {
    let division = || fields.one("division").and_then(|division| division.parse().ok());
    Some(match fields.one("do")? {
        "play" => play(fields)?,
        "throw" => {
            let cards: Vec<Card> = fields.all("card").map(|card| card.parse().ok()).collect::<Option<_>>()?;
            Action::ThrowAway { cards: Hand::try_from(cards).ok()? }
        }
        "die" => Action::PlaceWill { person: fields.one("heir")?.parse().ok()? },
        "divide" => {
            let [one, other] = people(fields)?[..] else { return None };
            Action::Divide { couple: Pair::new(one, other), shares: shares(fields)? }
        }
        "new-will" => Action::NewWill { division: division()?, shares: shares(fields)? },
        "let-stand" => Action::LetStand { division: division()? },
        "let-all-stand" => Action::LetAllStand { division: division()? },
        _ => return None,
    })
}

fn play(fields: &Fields) -> Option<Action> {
    let card: Card = fields.one("card")?.parse().ok()?;
    let (people, heirlooms) = (people(fields)?, heirlooms(fields)?);
    let on = match (card.kind().aim(), &people[..], &heirlooms[..]) {
        (Aim::Nobody, [], []) => Target::Nobody,
        (Aim::Siblings, [from, to], []) => {
            Target::Half { from: *from, to: *to, gives: fields.one("gives")?.parse().ok()? }
        }
        (Aim::Heirloom, [to], [heirloom]) => Target::Gift { heirloom: *heirloom, to: *to },
        (Aim::TwoHeirlooms, [], two) => Target::Swap(two.iter().copied().collect()),
        (_, [person], []) => Target::Heir(*person),
        (_, [one, other], []) => Target::Two(Pair::new(*one, *other)),
        _ => return None,
    };
    Some(Action::Play { card, on })
}

pub fn people(fields: &Fields) -> Option<Vec<Person>> {
    fields.all("heir").map(|key| key.parse().ok()).collect()
}

pub fn heirlooms(fields: &Fields) -> Option<Vec<Heirloom>> {
    fields.all("heirloom").map(heirloom).collect()
}

/// What fields and pictures call an heirloom.
pub fn name(heirloom: Heirloom) -> &'static str {
    heirloom.into()
}

fn heirloom(wanted: &str) -> Option<Heirloom> {
    Heirloom::all().find(|heirloom| name(*heirloom) == wanted)
}

/// The cash of every child, and every heirloom with the place of the child that gets it.
fn shares(fields: &Fields) -> Option<Shares> {
    let cash: Vec<Cash> = fields.all("cash").map(|cash| cash.parse().ok()).collect::<Option<_>>()?;
    let mut shares = Shares { cash: cash.try_into().ok()?, heirlooms: [Heirlooms::none(); MOST_CHILDREN] };
    for thing in Heirloom::all() {
        if let Some(place) = fields.one(name(thing)) {
            shares.heirlooms.get_mut(place.parse::<usize>().ok()?)?.insert(thing);
        }
    }
    Some(shares)
}

/// What a form of this action is called, and its fields.
pub fn fields_of(action: &Action) -> (&'static str, Vec<(&'static str, String)>) {
    match action {
        Action::Play { card, on } => {
            let mut fields = vec![("card", card.to_string())];
            let heir = |person: &Person| ("heir", person.to_string());
            let thing = |heirloom: Heirloom| ("heirloom", name(heirloom).to_owned());
            match on {
                Target::Nobody => {}
                Target::Heir(person) => fields.push(heir(person)),
                Target::Two(pair) => fields.extend(pair.both().iter().map(heir)),
                Target::Half { from, to, gives } => {
                    fields.extend([heir(from), heir(to), ("gives", gives.to_string())]);
                }
                Target::Gift { heirloom, to } => fields.extend([thing(*heirloom), heir(to)]),
                Target::Swap(two) => fields.extend(two.iter().map(thing)),
            }
            ("play", fields)
        }
        Action::ThrowAway { cards } => ("throw", cards.iter().map(|card| ("card", card.to_string())).collect()),
        Action::PlaceWill { person } => ("die", vec![("heir", person.to_string())]),
        Action::Divide { couple, shares } => {
            let mut fields: Vec<_> = couple.both().map(|person| ("heir", person.to_string())).into();
            fields.extend(fields_of_shares(shares));
            ("divide", fields)
        }
        Action::NewWill { division, shares } => {
            let mut fields = vec![("division", division.to_string())];
            fields.extend(fields_of_shares(shares));
            ("new-will", fields)
        }
        Action::LetStand { division } => ("let-stand", vec![("division", division.to_string())]),
        Action::LetAllStand { division } => ("let-all-stand", vec![("division", division.to_string())]),
    }
}

fn fields_of_shares(shares: &Shares) -> impl Iterator<Item = (&'static str, String)> {
    let cash = shares.cash.map(|cash| ("cash", cash.to_string()));
    let heirlooms = shares.heirlooms.into_iter().enumerate();
    let heirlooms =
        heirlooms.flat_map(|(place, theirs)| theirs.iter().map(move |thing| (name(thing), place.to_string())));
    cash.into_iter().chain(heirlooms)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_pairs(pairs: &[(&str, &str)]) -> Option<Action> {
        read(&Fields(pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()))
    }

    #[test]
    fn forms_mean_actions() {
        let person = |key: &str| key.parse::<Person>().unwrap();
        let play = |card: &str, on| Some(Action::Play { card: card.parse().unwrap(), on });
        assert_eq!(
            read_pairs(&[("do", "play"), ("card", "tax-6"), ("heir", "A1")]),
            play("tax-6", Target::Heir(person("A1")))
        );
        assert_eq!(
            read_pairs(&[("do", "play"), ("card", "black-sheep"), ("heirloom", "heirloom-jug"), ("heir", "B2")]),
            play("black-sheep", Target::Gift { heirloom: Heirloom::Jug, to: person("B2") })
        );
        let divided = [
            ("do", "divide"),
            ("heir", "A1"),
            ("heir", "A2"),
            ("cash", "7"),
            ("cash", "8"),
            ("cash", "5"),
            ("heirloom-jug", "1"),
        ];
        let Some(Action::Divide { couple, shares }) = read_pairs(&divided) else { panic!("a division") };
        assert_eq!((couple, shares.cash), (Pair::new(person("A2"), person("A1")), [7, 8, 5]));
        assert!(shares.heirlooms[1].contains(Heirloom::Jug));
    }

    #[test]
    fn nonsense_means_nothing() {
        for nonsense in [
            &[("do", "play"), ("card", "tax-6")][..],
            &[("do", "play"), ("card", "tax"), ("heir", "A1")],
            &[("do", "play"), ("card", "tax-6"), ("heir", "Z9")],
            &[("do", "play"), ("card", "brotherly-love"), ("heir", "a1"), ("heir", "a2")],
            &[("do", "throw"), ("card", "spade")],
            &[("do", "divide"), ("heir", "A1"), ("cash", "1"), ("cash", "1"), ("cash", "1")],
            &[("do", "divide"), ("heir", "A1"), ("heir", "A2"), ("cash", "1")],
            &[("do", "new-will"), ("cash", "1"), ("cash", "1"), ("cash", "-1")],
            &[("do", "let-stand")],
            &[("do", "win")],
            &[],
        ] {
            assert_eq!(read_pairs(nonsense), None, "{nonsense:?}");
        }
    }
}
