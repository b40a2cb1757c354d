//! What people at a table ask of each other: taking a move back, a pause, what to do about somebody who is away.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use face::{Fields, Part, Parts};
use maud::{Markup, html};
use tabletop::{Arg, Line, Moment, Seat};

use super::table::slot;
use super::{done, drawers};
use crate::Site;
use crate::error::Sorry;
use crate::seated::Seated;
use crate::visit::Visit;
use house::conduct::{Decision, Motion, Pace, Vote, What};
use house::play::Play;
use house::{Request, TableState};

/// What is being asked, and my answer to it; who keeps my seat warm. Nothing while nothing is the matter.
pub fn matter(state: &TableState, visit: &Visit, seat: Option<Seat>) -> Markup {
    let say = |line: &Line| super::words().say(visit.language, line, &state.names());
    let form =
        |what: &str, id: &str, word: &'static str, class: &str| button(state, visit, seat, what, id, word, class);
    let paused = state.play.as_ref().is_some_and(|play| play.is_paused());
    let motion = state.motion();
    let stood_in = seat.filter(|seat| state.conduct.stand_ins.contains_key(&seat.0));
    let missed = seat.and_then(|seat| motion.as_ref().filter(|motion| motion.by == seat.0)).and_then(|motion| {
        match motion.what {
            What::Left => Some("conduct-you-left"),
            What::Silent => Some("conduct-you-silent"),
            _ => None,
        }
    });
    html! {
        @if paused {
            section #matter {
                p { (visit.word("conduct-paused")) }
                @if seat.is_some() { (form("go-on", "go-on", "conduct-go-on", "main")) }
            }
        } @else if let Some(word) = stood_in.map(|_| "conduct-stood-in").or(missed) {
            section #matter {
                p { (visit.word(word)) }
                (form("back", "back", "conduct-back", "main"))
            }
        } @else if let Some(motion) = motion.filter(|motion| motion.what != What::TimeUp || seat != Some(Seat(motion.by))) {
            @let voters = state.voters(&motion);
            @let silent: Vec<Seat> = voters.iter().copied().filter(|seat| !motion.votes.contains_key(&seat.0)).collect();
            @let asked = seat.filter(|seat| silent.contains(seat));
            section #matter {
                p { (say(&sentence(&motion, seat))) }
                @if asked.is_none() && !silent.is_empty() {
                    p.hint { (say(&Line::new("conduct-waiting").with("seats", silent.iter().copied().collect::<Arg>()))) }
                }
                @if asked.is_some() {
                    div.buttons {
                        @for vote in motion.what.votes() { (form(vote_name(*vote), &format!("vote-{}", vote_name(*vote)), vote_word(*vote), "")) }
                    }
                } @else if seat.is_some_and(|seat| seat.0 == motion.by) && matches!(motion.what, What::TakeBack { .. } | What::Pause | What::Hints) {
                    (form("withdraw", "withdraw-request", "conduct-withdraw", ""))
                }
                @if motion.decision(&voters) == Decision::Refused {
                    @let against: Arg = voters.iter().filter(|seat| motion.votes.get(&seat.0) == Some(&Vote::No)).copied().collect();
                    p { (say(&Line::new("conduct-refused").with("seats", against))) }
                }
            }
        }
    }
}

/// In a guided game: what is new to a newcomer at this moment, until it was read.
pub fn lesson(state: &TableState, play: &dyn Play, visit: &Visit, seat: Seat) -> Markup {
    let Some(id) = state.lesson(seat) else { return html! {} };
    html! {
        section #lesson aria-label=(visit.word("lesson")) data-about=(play.lesson_about(id)) {
            p { (play.words().say(visit.language, &Line::new(id), &state.names())) }
            form #read method="post" action=(format!("/table/{}/conduct", state.row.id)) {
                input type="hidden" name="lesson" value=(id);
                div.buttons {
                    button.main name="do" value="read" { (visit.word("lesson-read")) }
                    button name="do" value="no-lessons" { (visit.word("lesson-no-more")) }
                }
            }
        }
    }
}

/// What I can ask of the others, a tap away.
pub fn menu(state: &TableState, visit: &Visit, seat: Seat, parts: Parts<'_>) -> Option<Part> {
    let play = state.play.as_ref().filter(|play| !state.row.over && !play.is_paused())?;
    let ask = |what: &str, word: &'static str| html! { button id=(what) form="asking" name="do" value=(what) { (visit.word(word)) } };
    // Whether others have to be asked for it changes with every move, the rest hardly ever.
    let take_back = |free: bool| {
        let word = if free { "conduct-take-back" } else { "conduct-ask-take-back" };
        let words = parts.own("taking-back", &free, || html! { span #taking-back { (visit.word(word)) } });
        parts.own(
            "take-back",
            &(),
            || html! { button #take-back form="asking" name="do" value="take-back" { (words) } },
        )
    };
    let others = || {
        html! {
            div #asks {
                (ask("pause", if alone(state, seat) { "conduct-pause" } else { "conduct-ask-pause" }))
                // Whoever leaves is asked whether they mean it.
                details #leaving .folded {
                    summary { (visit.word("conduct-leaving")) }
                    p.hint { (visit.word("conduct-leaving-means")) }
                    (ask("leave", "conduct-leave"))
                }
                @if !state.gives_hints() { (ask("hints", "conduct-ask-hints")) }
                @if state.conduct.lessons.is_some() && state.conduct.lessons_silent { (ask("lessons", "lesson-again")) }
                @if state.conduct.pace == Pace::Free && !alone(state, seat) { (about_the_silent(state, visit, seat)) }
            }
        }
    };
    let take_back = slot(parts, "at-take-back", play.take_back(seat).map(|found| take_back(found.free)));
    let asks = drawers::part("asks", state, &(), parts, others);
    Some(parts.own("conduct", &(), || {
        html! {
            section #conduct {
                h2 { (visit.word("conduct-menu")) }
                form #asking method="post" action=(format!("/table/{}/conduct", state.row.id)) {
                    input type="hidden" name="hot" value=(seat.0);
                }
                (take_back)
                (asks)
            }
        }
    }))
}

fn about_the_silent(state: &TableState, visit: &Visit, seat: Seat) -> Markup {
    html! {
        details.folded {
            summary { (visit.word("conduct-who-is-silent")) }
            form #silent method="post" action=(format!("/table/{}/conduct", state.row.id)) {
                input type="hidden" name="hot" value=(seat.0);
                input type="hidden" name="do" value="ask-about";
                @for other in others(state, seat) {
                    button name="seat" value=(other.0) { (state.row.seats[other.index()].name) }
                }
            }
        }
    }
}

fn button(
    state: &TableState,
    visit: &Visit,
    seat: Option<Seat>,
    what: &str,
    id: &str,
    word: &'static str,
    class: &str,
) -> Markup {
    html! {
        form id=(id) method="post" action=(format!("/table/{}/conduct", state.row.id)) {
            @if let Some(seat) = seat { input type="hidden" name="hot" value=(seat.0); }
            button class=(class) name="do" value=(what) { (visit.word(word)) }
        }
    }
}

/// Nobody else plays in person.
fn alone(state: &TableState, seat: Seat) -> bool {
    others(state, seat).next().is_none()
}

/// Everybody else who plays in person.
fn others(state: &TableState, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(state.row.seats.len() as u8).filter(move |other| *other != seat && state.plays_in_person(*other))
}

/// My own time, if it is counted. Only when it ends makes it new, not what is left: others may have answered in secret meanwhile.
pub fn my_time(state: &TableState, visit: &Visit, seat: Seat, parts: Parts<'_>) -> Option<Part> {
    let deadline = state.deadline(seat)?;
    let now = state.now()?;
    Some(parts.own("time", &(deadline, deadline > now), || time(visit, deadline, now)))
}

fn time(visit: &Visit, deadline: Moment, now: Moment) -> Markup {
    let left = deadline - now;
    let days = left / DAY;
    let hours = left % DAY / HOUR;
    let minutes = left % HOUR / MINUTE;
    let seconds = left % MINUTE / 1000;
    let soon = left < HOUR && deadline > now;
    let line = if deadline <= now {
        Line::new("conduct-time-up-you")
    } else if days > 0 {
        Line::new("conduct-days-left").with("days", days as u32).with("hours", hours as u32)
    } else if hours > 0 {
        Line::new("conduct-hours-left").with("hours", hours as u32).with("minutes", minutes as u32)
    } else {
        Line::new("conduct-left")
    };
    let ends = (deadline > now).then_some(deadline.0);
    html! {
        p #time role="timer" data-ends=[ends] {
            span data-left=(left) { (visit.say(&line)) " " }
            b data-left=(left) data-soon[soon] { @if soon { (format!("{minutes}:{seconds:02}")) } }
        }
    }
}

const MINUTE: u64 = 60 * 1000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// What is asked, as whoever reads it should hear it.
fn sentence(motion: &Motion, reader: Option<Seat>) -> Line {
    let own = reader == Some(Seat(motion.by));
    let id = match motion.what {
        What::TakeBack { .. } if own => "conduct-you-ask-take-back",
        What::Pause if own => "conduct-you-ask-pause",
        What::Hints if own => "conduct-you-ask-hints",
        What::TakeBack { .. } => "conduct-asks-take-back",
        What::Pause => "conduct-asks-pause",
        What::Hints => "conduct-asks-hints",
        What::TimeUp => "conduct-time-up",
        What::Left => "conduct-left-table",
        What::Silent => "conduct-silent",
    };
    Line::new(id).with("seat", Seat(motion.by))
}

fn vote_name(vote: Vote) -> &'static str {
    match vote {
        Vote::Yes => "yes",
        Vote::No => "no",
        Vote::Wait => "wait",
        Vote::StandIn => "stand_in",
        Vote::End => "end",
    }
}

fn vote_word(vote: Vote) -> &'static str {
    match vote {
        Vote::Yes => "conduct-yes",
        Vote::No => "conduct-no",
        Vote::Wait => "conduct-wait",
        Vote::StandIn => "conduct-stand-in",
        Vote::End => "conduct-end",
    }
}

pub async fn ask(
    State(site): State<Arc<Site>>,
    Seated { table, seat, visit, fields, .. }: Seated,
) -> Result<Response, Sorry> {
    let request = request(&fields).ok_or_else(Sorry::unreadable)?;
    site.house.request(&table, seat, request).await?;
    Ok(done(&visit, &format!("/table/{}", table.id)))
}

fn request(fields: &Fields) -> Option<Request> {
    Some(match fields.one("do")? {
        "take-back" => Request::TakeBack,
        "pause" => Request::Pause,
        "go-on" => Request::GoOn,
        "hints" => Request::Hints,
        "leave" => Request::Leave,
        "ask-about" => Request::AskAbout(Seat(fields.one("seat")?.parse().ok()?)),
        "back" => Request::Back,
        "read" => Request::Read(fields.one("lesson")?.to_owned()),
        "no-lessons" => Request::Lessons(false),
        "lessons" => Request::Lessons(true),
        "withdraw" => Request::Withdraw,
        vote => Request::Vote(Vote::named(vote)?),
    })
}

/// What a table's pace is called.
pub fn pace_word(pace: Pace) -> &'static str {
    match pace {
        Pace::Free => "pace-free",
        Pace::Live { seconds: 60, .. } => "pace-live-60",
        Pace::Live { .. } => "pace-live-180",
        Pace::Slow { days: 1 } => "pace-slow-1",
        Pace::Slow { days: 2 } => "pace-slow-2",
        Pace::Slow { days: 3 } => "pace-slow-3",
        Pace::Slow { .. } => "pace-slow-7",
    }
}
