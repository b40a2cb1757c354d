//! Somebody in the tree: the portrait in its frame, cash, heirlooms, and what is to be known about them.

use erbraffer::{People, Person, Phase};
use maud::{Markup, html};
use tabletop::{Arg, Line, Seat};

use crate::board::Board;
use crate::draw::{coins, first_name, heirloom, heirloom_said, name, portrait, sign};
use crate::form;

pub fn person(board: &Board<'_>, person: Person) -> Markup {
    let Board { view, scene, .. } = board;
    let edition = scene.edition;
    let benefactor = edition.is_benefactor(person);
    let dead = view.dead.contains(person);
    let tap = board.tap(person);
    let (lit, chosen, barred) = tap.as_ref().map_or((false, false, false), |tap| (tap.lawful, tap.chosen, !tap.lawful));
    let said = described(board, person);
    let inside = html! {
        (portrait(scene, person))
        @if dead { (scene.picture("wax", "seal")) }
    };
    html! {
        li id=(format!("person-{person}")) .oval[benefactor] .dead[dead] .lit[lit] .chosen[chosen] .barred[barred] .asked[board.draft.asked == Some(person)] .leaving[leaves(board, person)] {
            div.face {
                @if let Some(tap) = &tap {
                    a.frame href=(tap.link) role="button" aria-pressed=(tap.chosen) aria-disabled=[(!tap.lawful).then_some("true")]
                        aria-label=(said) title=(said) { (inside) }
                } @else {
                    span.frame role="img" aria-label=(said) title=(said) { (inside) }
                }
                (marks(board, person))
            }
            span.name aria-hidden="true" { (first_name(scene, person)) }
            (money(board, person))
            (heirlooms(board, person))
            (owners(board, person))
        }
    }
}

/// Whether it is this person's estate that has just been divided.
fn leaves(board: &Board<'_>, person: Person) -> bool {
    matches!(&board.view.phase, Phase::Window(window) if window.couple.people().contains(person))
}

/// Cash as it lies there, and what would come of it.
fn money(board: &Board<'_>, person: Person) -> Markup {
    let cash = board.view.cash(person);
    let after = board.foreseen.as_ref().map(|(_, after)| after.cash(person)).filter(|after| *after != cash);
    html! {
        span.cash {
            @if cash > 0 || after.is_some() { (coins(board.scene, &format!("cash-{person}"), cash)) }
            @if let Some(after) = after { b.after { "→ " (after) } }
            @if let Some(pending) = pending(board, person).filter(|pending| *pending > 0) { b.after { "+" (pending) } }
        }
    }
}

/// What a division that is not yet settled gives to somebody, mine or anybody's.
fn pending(board: &Board<'_>, person: Person) -> Option<erbraffer::Cash> {
    let mine = board.division().or_else(|| board.new_will()).map(|sharing| (sharing.couple, sharing.shares));
    let (couple, shares) = match &board.view.phase {
        Phase::Window(window) if mine.is_none() => (board.scene.edition.couple(window.couple)?, window.shares),
        _ => mine?,
    };
    couple.children.iter().position(|child| *child == person).map(|child| shares.cash[child])
}

fn heirlooms(board: &Board<'_>, person: Person) -> Markup {
    let theirs = board.view.heirlooms(person);
    html! {
        @if !theirs.is_empty() {
            span.things {
                @for thing in theirs.iter() {
                    @let id = format!("{}-of-{person}", form::name(thing));
                    @if let Some(tap) = board.tap_heirloom(thing) {
                        a.lit.chosen[tap.chosen] id=(id) href=(tap.link) role="button" aria-pressed=(tap.chosen)
                            aria-label=(heirloom_said(board.scene, thing)) data-card=(form::name(thing)) { (heirloom(board.scene, thing)) }
                    } @else {
                        span id=(id) data-card=(form::name(thing)) { (heirloom(board.scene, thing)) }
                    }
                }
            }
        }
    }
}

/// What only I know: my heirs, my benefactors, and whose money may come down to my heirs.
fn marks(board: &Board<'_>, person: Person) -> Markup {
    let Some(me) = board.view.me() else { return html! {} };
    let own = |people: &Option<_>| people.as_ref().is_some_and(|people: &Vec<Person>| people.contains(&person));
    let heirs = me.portraits.as_ref().map(|heirs| heirs.to_vec());
    let benefactors = me.benefactors.as_ref().map(|benefactors| benefactors.to_vec());
    let on_the_way = heirs.iter().flatten().any(|heir| ancestors(board, *heir).contains(person));
    html! {
        span.marks {
            @if own(&heirs) { (sign(board.scene, "heir", &board.scene.word("face-my-heir"))) }
            @else if own(&benefactors) { (sign(board.scene, "benefactor", &board.scene.word("face-my-benefactor"))) }
            @else if on_the_way { (sign(board.scene, "line", &board.scene.word("face-my-line"))) }
        }
    }
}

/// Parents, grandparents and so on.
pub fn ancestors(board: &Board<'_>, person: Person) -> People {
    let parents = board.scene.edition.parents(person).map(|parents| parents.spouses.people()).unwrap_or_default();
    parents.iter().fold(parents, |all, parent| all.and(ancestors(board, parent)))
}

/// Who held a benefactor's card that was paid, and at the end whose heir somebody was.
fn owners(board: &Board<'_>, person: Person) -> Markup {
    let Board { view, scene, .. } = board;
    let held = |seat: &Seat| {
        let player = view.player(*seat);
        let heir = view.ending().is_some() && player.portraits.as_ref().is_some_and(|heirs| heirs.contains(&person));
        player.shown.contains(person) || heir
    };
    let owners: Vec<&str> = Seat::all(view.seats()).filter(held).map(|seat| scene.name(seat)).collect();
    html! {
        @if !owners.is_empty() { span.owners { (owners.join(", ")) } }
        @else if view.paid.contains(person) { span.owners { (scene.word("face-paid-to-bank")) } }
    }
}

/// Everything about somebody in words.
fn described(board: &Board<'_>, person: Person) -> String {
    let Board { view, scene, .. } = board;
    let edition = scene.edition;
    let mut said = vec![name(scene, person)];
    let people = |people: &mut dyn Iterator<Item = Person>| people.map(Person::line).collect::<Arg>();
    let mut tell = |line: Line| said.push(scene.say(&line));
    if view.cash(person) > 0 {
        tell(Line::new("face-has-cash").with("cash", view.cash(person)));
    }
    let theirs = view.heirlooms(person);
    if !theirs.is_empty() {
        tell(
            Line::new("face-has-heirlooms")
                .with("heirlooms", theirs.iter().map(erbraffer::Heirloom::line).collect::<Arg>()),
        );
    }
    if view.dead.contains(person) {
        tell(Line::new("face-frozen"));
    }
    if edition.is_benefactor(person) {
        tell(Line::new("face-benefactor"));
    }
    if let Some(spouse) = edition.spouse(person) {
        tell(Line::new("face-married-to").with("person", spouse.line()));
    }
    if let Some(parents) = edition.parents(person) {
        tell(Line::new("face-child-of").with("parents", people(&mut parents.spouses.both().into_iter())));
    }
    if let Some(couple) = edition.couple_of(person) {
        tell(Line::new("face-parent-of").with("children", people(&mut couple.children.iter().copied())));
    }
    said.join(" · ")
}
