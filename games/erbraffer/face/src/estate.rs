//! An estate and its heirs: dividing it with steppers, dividing it anew, and the division as it stands.

use erbraffer::{Cash, Heirloom, MOST_CHILDREN, Person, Window};
use face::Desk;
use maud::{Markup, html};
use tabletop::{Arg, Line};

use crate::board::Board;
use crate::control;
use crate::draft::Draft;
use crate::draw::{coins, first_name, heirloom, heirloom_said, name, portrait};
use crate::sharing::Sharing;

/// How far one tap on a stepper goes.
const STEPS: [Cash; 2] = [1, 5];

/// By the three rules (E23–E25): steppers for benefactors, equal shares for the married, the remainder to one of them.
pub fn divide(board: &Board<'_>, desk: Desk<'_>, sharing: &Sharing<'_>) -> Markup {
    let scene = board.scene;
    let couple = sharing.couple;
    let married: Vec<usize> = couple.married().collect();
    html! {
        (leave(board, sharing))
        ul #children .children {
            @for child in 0..couple.children.len() {
                @let is_married = married.contains(&child);
                li.oval[!is_married] {
                    (who(board, couple.children[child]))
                    (coins(scene, &format!("share-{child}"), sharing.shares.cash[child]))
                    @if !is_married {
                        @let most = sharing.cash;
                        (steppers(board, desk, sharing, child, most))
                    } @else if let Some((rest, lucky)) = sharing.remainder {
                        @let said = scene.say(&Line::new("face-remainder").with("cash", rest));
                        @if married.len() > 1 {
                            a.button.rest href=(Draft { remainder: Some(child), cash: Some(sharing.shares.cash), ..board.draft.clone() }.link(desk))
                                role="button" aria-pressed=(lucky == child) { (said) }
                        }
                    }
                    (things(board, desk, sharing, child))
                }
            }
        }
    }
}

/// As one likes (E27): what is taken from one waits to be given to another.
pub fn divide_anew(board: &Board<'_>, desk: Desk<'_>, sharing: &Sharing<'_>) -> Markup {
    let scene = board.scene;
    let couple = sharing.couple;
    html! {
        (leave(board, sharing))
        p.left.some[sharing.left > 0] { (scene.say(&Line::new("face-left").with("cash", sharing.left))) }
        ul #children .children {
            @for child in 0..couple.children.len() {
                li.oval[!couple.married().any(|married| married == child)] {
                    (who(board, couple.children[child]))
                    (coins(scene, &format!("share-{child}"), sharing.shares.cash[child]))
                    (steppers(board, desk, sharing, child, sharing.shares.cash[child] + sharing.left))
                    (things(board, desk, sharing, child))
                }
            }
        }
    }
}

/// The division as it stands, which a new will may still overthrow.
pub fn stands(board: &Board<'_>, window: &Window) -> Markup {
    let scene = board.scene;
    let Some(couple) = scene.edition.couple(window.couple) else { return html! {} };
    let shares = &window.shares;
    let draw = || {
        html! {
            ul #children .children {
                @for (child, person) in couple.children.iter().enumerate() {
                    li.oval[scene.edition.is_benefactor(*person)] {
                        (who(board, *person))
                        (coins(scene, &format!("share-{child}"), shares.cash[child]))
                        @for thing in shares.heirlooms[child].iter() { (heirloom(scene, thing)) }
                    }
                }
            }
        }
    };
    let children = scene.shared("children", &(window.couple, shares.cash, shares.heirlooms), draw);
    html! {
        p.divided { (scene.tell(&Line::new("face-divided").with("seat", window.author).with("couple", spouses(couple.spouses.both())))) }
        (children)
    }
}

/// Who leaves what.
fn leave(board: &Board<'_>, sharing: &Sharing<'_>) -> Markup {
    let couple = spouses(sharing.couple.spouses.both());
    let line = Line::new("face-leave").with("couple", couple).with("cash", sharing.cash);
    html! { p { (board.scene.say(&line)) } }
}

fn spouses(both: [Person; 2]) -> Arg {
    both.map(Person::line).into_iter().collect()
}

fn who(board: &Board<'_>, person: Person) -> Markup {
    html! { span.tiny title=(name(board.scene, person)) { (portrait(board.scene, person)) } span.who { (first_name(board.scene, person)) } }
}

/// Less, more, nothing, all that there is.
fn steppers(board: &Board<'_>, desk: Desk<'_>, sharing: &Sharing<'_>, child: usize, most: Cash) -> Markup {
    let now = sharing.shares.cash[child];
    let person = board.scene.say(&sharing.couple.children[child].line());
    let to = |cash: Cash| {
        let mut shares: [Cash; MOST_CHILDREN] = sharing.shares.cash;
        shares[child] = cash;
        Draft { cash: Some(shares), ..board.draft.clone() }.link(desk)
    };
    let step = |sign: &str, by: Cash, target: Cash| {
        let said = format!("{person}: {target}");
        html! {
            @if target == now { span.step aria-hidden="true" { (sign) (by) } }
            @else { a.step id=(format!("step-{child}-{}{by}", if sign == "+" { "up" } else { "down" })) href=(to(target)) role="button" aria-label=(said) { (sign) (by) } }
        }
    };
    html! {
        span.steppers {
            @for by in STEPS.into_iter().rev() { (step("−", by, now.saturating_sub(by))) }
            @for by in STEPS { (step("+", by, (now + by).min(most))) }
            a.step id=(format!("all-{child}")) href=(to(most)) role="button" { (board.scene.word("face-all")) }
        }
    }
}

/// What heirlooms a child gets: a tap hands one on to the next married child.
fn things(board: &Board<'_>, desk: Desk<'_>, sharing: &Sharing<'_>, child: usize) -> Markup {
    let married: Vec<usize> = sharing.couple.married().collect();
    let theirs = Heirloom::all().filter(|thing| sharing.heir_of(*thing) == Some(child));
    html! {
        @for thing in theirs {
            @if married.len() > 1 {
                @let place = married.iter().position(|place| *place == child).unwrap_or(0);
                @let next = married[(place + 1) % married.len()];
                @let line = Line::new("face-hand-on").with("heirloom", thing.line()).with("person", sharing.couple.children[next].line());
                @let draft = { let mut draft = board.draft.clone(); draft.heirs[thing.index()] = Some(next); draft };
                a.hand-on href=(draft.link(desk)) id=(format!("give-{}", control::name(thing))) title=(board.scene.say(&line)) aria-label=(board.scene.say(&line)) {
                    (heirloom(board.scene, thing)) " ⇄"
                }
            } @else { span title=(heirloom_said(board.scene, thing)) { (heirloom(board.scene, thing)) } }
        }
    }
}
