//! Somebody in the tree: the portrait in its frame, cash, heirlooms, and what is to be known about them.

use erbraffer::{Cash, Heirloom, Person, Phase};
use face::{Id, Part};
use maud::{Markup, html};
use tabletop::{Arg, Line, Seat, SeatSet};

use crate::board::{Board, Tap};
use crate::control;
use crate::draw::{coins, first_name, heirloom, heirloom_id, heirloom_said, name, person_id, portrait, sign};

/// What a place in the tree is made of, besides the parts in it.
#[derive(Hash)]
struct Place {
    /// The cash that the frame tells of, unless the frame is a part.
    framed: Option<Cash>,
    has_money: bool,
    is_dead: bool,
    tap: Option<Tap>,
    is_asked: bool,
    is_leaving: bool,
    mark: Option<Mark>,
    things: Vec<(Heirloom, Option<Tap>)>,
    owners: SeatSet,
    is_paid: bool,
    /// Everybody of the generation that lives has a purse, if an empty one.
    is_living: bool,
}

pub fn person(board: &Board<'_>, person: Person) -> Part {
    let Board { view, scene, .. } = board;
    let tap = board.tap(person);
    let cash = view.cash(person);
    // Whose cash comes and goes has a frame that changes more often than the place. With others an id would only add to the page.
    let frame_part = if tap.is_none() && cash > 0 { Some(frame_part(board, person)) } else { None };
    let money = money(board, person);
    let things: Vec<_> = view.heirlooms(person).iter().map(|thing| (thing, board.tap_heirloom(thing))).collect();
    let lying: Vec<Option<Part>> =
        things.iter().map(|(thing, tap)| lying(board, *thing, person, tap.as_ref())).collect();
    let place = Place {
        framed: if frame_part.is_some() { None } else { Some(cash) },
        has_money: money.is_some(),
        is_dead: view.dead.contains(person),
        tap,
        is_asked: board.draft.asked == Some(person),
        is_leaving: leaves(board, person),
        mark: mark(board, person),
        things,
        owners: owners(board, person),
        is_paid: view.paid.contains(person),
        is_living: scene.edition.generation_of(person) == Some(view.generation),
    };
    let id = person_id(person);
    let draw = || {
        let tap = place.tap.as_ref();
        html! {
            // Pages are lighter with the classes behind the id: they then go on as they did for the person before.
            li id=(id) class=(classes(board, person, &place)) data-hinted[scene.is_hinted(id)] {
                div.picture {
                    @if let Some(frame) = &frame_part { (frame) } @else { (frame(board, person, tap, None)) }
                    @if view.me().is_some() { (marks(board, place.mark, place.is_living)) }
                }
                span.name aria-hidden="true" { (first_name(scene, person)) }
                @if let Some(money) = &money { (money) } @else { span.cash { @if place.is_living { (coins(scene, person.key(), 0)) } } }
                @if !lying.is_empty() { (heirlooms(board, person, &place.things, &lying)) }
                (owned(board, place.owners, place.is_paid))
            }
        }
    };
    scene.part(id, &place, draw)
}

fn classes(board: &Board<'_>, person: Person, place: &Place) -> String {
    let tap = place.tap.as_ref();
    let classes = [
        ("oval", board.scene.edition.is_benefactor(person)),
        ("dead", place.is_dead),
        ("lit", tap.is_some_and(|tap| tap.lawful)),
        ("chosen", tap.is_some_and(|tap| tap.chosen)),
        ("barred", tap.is_some_and(|tap| !tap.lawful)),
        ("asked", place.is_asked),
        ("leaving", place.is_leaving),
        ("my-heir", matches!(place.mark, Some(Mark::Heir))),
        ("my-benefactor", matches!(place.mark, Some(Mark::Benefactor))),
        ("my-line", matches!(place.mark, Some(Mark::Forebear))),
    ];
    let those: Vec<&str> = classes.iter().filter(|(_, is_so)| *is_so).map(|(class, _)| *class).collect();
    those.join(" ")
}

/// The frame of somebody who has cash, and whom the viewer can't tap.
fn frame_part(board: &Board<'_>, person: Person) -> Part {
    let view = board.view;
    let made_of = (view.cash(person), view.heirlooms(person), view.dead.contains(person));
    let id = Id::new("frame", person.index() as u32);
    board.scene.shared(id, &made_of, || frame(board, person, None, Some(id)))
}

/// The portrait in its frame, with all that is to be said.
fn frame(board: &Board<'_>, person: Person, tap: Option<&Tap>, id: Option<Id>) -> Markup {
    let scene = board.scene;
    let said = described(board, person);
    let inside = html! {
        (portrait(scene, person))
        @if board.view.dead.contains(person) { (scene.picture("wax", "seal")) }
    };
    html! {
        @if let Some(does) = tap.and_then(|tap| tap.does.as_ref()) {
            (scene.button(does, "frame", &html! { (inside) span.vh { (said) } }))
        } @else if let Some(tap) = tap {
            a.frame href=(tap.link) role="button" aria-pressed=(tap.chosen) aria-disabled=[(!tap.lawful).then_some("true")]
                aria-label=(said) title=(said) { (inside) }
        } @else {
            span.frame id=[id] role="img" aria-label=(said) title=(said) { (inside) }
        }
    }
}

/// Whether it is this person's estate that has just been divided.
fn leaves(board: &Board<'_>, person: Person) -> bool {
    matches!(&board.view.phase, Phase::Window(window) if window.couple.people().contains(person))
}

/// Cash as it lies there, and what would come of it; nothing where there is none. What the viewer is only thinking of, nobody else
/// sees.
fn money(board: &Board<'_>, person: Person) -> Option<Part> {
    let scene = board.scene;
    let cash = board.view.cash(person);
    let after = board.cash_after(person);
    let pending = pending(board, person).filter(|pending| *pending > 0);
    if cash == 0 && after.is_none() && pending.is_none() {
        return None;
    }
    let id = Id::new("cash", person.index() as u32);
    let draw = || {
        html! {
            span id=(id) .cash {
                @if cash > 0 || after.is_some() { (coins(scene, &format!("cash-{person}"), cash)) }
                @if let Some(after) = after { b.after.gain[after > cash] { "→ " (after) } }
                @if let Some(pending) = pending { b.after.gain { "+" (pending) } }
            }
        }
    };
    Some(if after.is_some() || board.foreseen.is_some() || board.sharing.is_some() {
        scene.part(id, &(cash, after, pending), draw)
    } else {
        scene.shared(id, &(cash, pending), draw)
    })
}

/// What a division that is not yet settled gives to somebody, mine or anybody's.
fn pending(board: &Board<'_>, person: Person) -> Option<Cash> {
    let (couple, shares) = match (&board.sharing, &board.view.phase) {
        (Some(mine), _) => (mine.couple, mine.shares),
        (None, Phase::Window(window)) => (board.scene.edition.couple(window.couple)?, window.shares),
        (None, _) => return None,
    };
    couple.children.iter().position(|child| *child == person).map(|child| shares.cash[child])
}

/// An heirloom that lies beside somebody, unless the viewer can tap it. What is hinted is the viewer's own.
fn lying(board: &Board<'_>, thing: Heirloom, person: Person, tap: Option<&Tap>) -> Option<Part> {
    let scene = board.scene;
    let id = heirloom_id(thing, person);
    let is_hinted = scene.is_hinted(&id);
    let draw = || {
        html! { span id=(id) data-card=(control::name(thing)) data-hinted[is_hinted] { (heirloom(scene, thing)) } }
    };
    match tap {
        Some(_) => None,
        None if is_hinted => Some(scene.part(id.as_str(), &(), draw)),
        None => Some(scene.shared(id.as_str(), &(), draw)),
    }
}

fn heirlooms(board: &Board<'_>, person: Person, things: &[(Heirloom, Option<Tap>)], lying: &[Option<Part>]) -> Markup {
    let scene = board.scene;
    html! {
        span.things {
            @for ((thing, tap), lying) in things.iter().zip(lying) {
                @if let Some(lying) = lying { (lying) }
                @if let Some(tap) = tap {
                    @let id = heirloom_id(*thing, person);
                    a.lit.chosen[tap.chosen] id=(id) href=(tap.link) role="button" aria-pressed=(tap.chosen) data-hinted[scene.is_hinted(&id)]
                        aria-label=(heirloom_said(scene, *thing)) data-card=(control::name(*thing)) { (heirloom(scene, *thing)) }
                }
            }
        }
    }
}

/// What only the viewer knows about somebody.
#[derive(Clone, Copy, Hash)]
enum Mark {
    Heir,
    Benefactor,
    /// Whoever's money may come down to an heir.
    Forebear,
}

fn mark(board: &Board<'_>, person: Person) -> Option<Mark> {
    let me = board.view.me()?;
    if me.portraits.as_ref().is_some_and(|heirs| heirs.contains(&person)) {
        Some(Mark::Heir)
    } else if me.benefactors.as_ref().is_some_and(|benefactors| benefactors.contains(&person)) {
        Some(Mark::Benefactor)
    } else if board.forebears.contains(person) {
        Some(Mark::Forebear)
    } else {
        None
    }
}

/// Of forebears only those who live have a sign: whoever could be tapped.
fn marks(board: &Board<'_>, mark: Option<Mark>, is_living: bool) -> Markup {
    let scene = board.scene;
    let mark = mark.filter(|mark| is_living || !matches!(mark, Mark::Forebear));
    let drawn = mark.map(|mark| match mark {
        Mark::Heir => sign(scene, "heir", &scene.word("face-my-heir")),
        Mark::Benefactor => sign(scene, "benefactor", &scene.word("face-my-benefactor")),
        Mark::Forebear => sign(scene, "line", &scene.word("face-my-line")),
    });
    html! { @if let Some(drawn) = drawn { span.marks { (drawn) } } }
}

/// Who held a benefactor's card that was paid, and at the end whose heir somebody was.
fn owners(board: &Board<'_>, person: Person) -> SeatSet {
    let view = board.view;
    let held = |seat: &Seat| {
        let player = view.player(*seat);
        let heir = view.ending().is_some() && player.portraits.as_ref().is_some_and(|heirs| heirs.contains(&person));
        player.shown.contains(person) || heir
    };
    Seat::all(view.seats()).filter(held).collect()
}

fn owned(board: &Board<'_>, owners: SeatSet, is_paid: bool) -> Markup {
    let owners: Vec<&str> = owners.iter().map(|seat| board.scene.called(seat)).collect();
    html! {
        @if !owners.is_empty() { span.owners { (owners.join(", ")) } }
        @else if is_paid { span.owners { (board.scene.word("face-paid-to-bank")) } }
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
        tell(Line::new("face-has-heirlooms").with("heirlooms", theirs.iter().map(Heirloom::line).collect::<Arg>()));
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
