//! How actions are done: what their forms say, what is written on them, and what one taps, step by step.

use erbraffer::{
    Action, Aim, Card, Cash, Hand, Heirloom, Heirlooms, MOST_CHILDREN, Pair, Person, Shares, Target, View,
};
use face::{Control, Fields};
use tabletop::Line;

use crate::draw::{heirloom_id, person_id};
use crate::hand;

pub fn control(view: &View, action: &Action) -> Control {
    match action {
        Action::Play { card, on } => play(view, *card, on),
        Action::ThrowAway { cards } => throw_away(cards),
        Action::PlaceWill { person } => {
            confirm("die", Line::new("face-die")).with("heir", person).after(person_id(*person))
        }
        Action::Divide { couple, shares } => {
            let [one, other] = couple.both();
            let divide = confirm("divide", Line::new("face-divide")).with("heir", one).with("heir", other);
            with_shares(divide, shares).after(person_id(one))
        }
        Action::NewWill { division, shares } => {
            with_shares(confirm("new-will", new_will_label()).with("division", division), shares).after("new-will")
        }
        Action::LetStand { division } => {
            Control::new("let-stand", "let-stand", Line::new("face-let-stand")).with("division", division)
        }
        Action::LetAllStand { division } => {
            Control::new("let-all-stand", "let-all-stand", Line::new("face-let-all-stand")).with("division", division)
        }
    }
}

/// A draft that is whole is sent by the same button, whatever it is.
fn confirm(what: &'static str, label: Line) -> Control {
    Control::new("confirm", what, label)
}

/// Whether the last tap on somebody plays a card that is aimed so: its outcome is written on them. Where halves are rounded or
/// things change places, one confirms.
pub fn is_done_by_tapping(aim: Aim) -> bool {
    matches!(aim, Aim::Heir | Aim::TwoHeirs | Aim::Heirloom)
}

/// The id of the button that somebody's portrait then is.
pub fn last_tap_id(person: Person) -> String {
    format!("on-{person}")
}

/// The card is tapped first, then what it is played on, in the order in which the rules name that.
fn play(view: &View, card: Card, on: &Target) -> Control {
    let play = confirm("play", play_label()).with("card", card).after(hand::id(card, 0));
    let on_heir = |play: Control, person: Person| play.with("heir", person).after(person_id(person));
    let on_heirloom = |play: Control, thing: Heirloom| {
        play.with("heirloom", name(thing)).after(heirloom_id(thing, view.holders[thing.index()]))
    };
    let last_on = |play: Control, person: Person| Control { id: last_tap_id(person), ..play.with("heir", person) };
    match on {
        Target::Nobody => play,
        Target::Heir(person) => last_on(play, *person),
        Target::Two(pair) => {
            let [one, other] = pair.both();
            last_on(on_heir(play, one), other)
        }
        Target::Half { from, to, gives } => {
            let half = on_heir(on_heir(play, *from), *to).with("gives", gives);
            // The smaller half is given unless one says otherwise.
            if *gives > view.cash(*from) / 2 { half.after(LARGER_HALF) } else { half }
        }
        Target::Gift { heirloom, to } => last_on(on_heirloom(play, *heirloom), *to),
        Target::Swap(two) => two.iter().fold(play, on_heirloom),
    }
}

/// The links that say which half of an odd sum is given (E6).
pub const SMALLER_HALF: &str = "half-smaller";
pub const LARGER_HALF: &str = "half-larger";

/// Of equal cards the first are thrown.
fn throw_away(cards: &Hand) -> Control {
    let cards: Vec<Card> = cards.iter().collect();
    let throw = confirm("throw", throw_label(cards.len())).after("throw");
    cards
        .iter()
        .enumerate()
        .fold(throw, |throw, (place, card)| throw.with("card", card).after(hand::id(*card, hand::copy(&cards, place))))
}

fn with_shares(control: Control, shares: &Shares) -> Control {
    let control = shares.cash.iter().fold(control, |control, cash| control.with("cash", cash));
    shares.heirlooms.iter().enumerate().fold(control, |control, (place, theirs)| {
        theirs.iter().fold(control, |control, thing| control.with(name(thing), place))
    })
}

/// What is written on the button that plays a card, whether it can be played yet or not; so too below.
pub fn play_label() -> Line {
    Line::new("face-play")
}

pub fn throw_label(count: usize) -> Line {
    Line::new("face-throw").with("count", count as u32)
}

pub fn new_will_label() -> Line {
    Line::new("face-find-will")
}

pub fn read(fields: &Fields) -> Option<Action> {
    let division = || fields.one("division").and_then(|division| division.parse().ok());
    Some(match fields.one("do")? {
        "play" => read_play(fields)?,
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

fn read_play(fields: &Fields) -> Option<Action> {
    let card: Card = fields.one("card")?.parse().ok()?;
    let people = people(fields)?;
    let heirlooms = heirlooms(fields)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn read_pairs(pairs: &[(&str, &str)]) -> Option<Action> {
        read(&Fields::of(pairs))
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
