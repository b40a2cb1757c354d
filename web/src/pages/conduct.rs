//! What people at a table ask of each other: taking a move back, a pause, what to do about somebody who is away.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::response::Response;
use face::Kept;
use maud::{Markup, html};
use tabletop::{Arg, Line, Moment, Seat, Viewer};

use super::table::find;
use super::{done, drawers, fields, to_the_end};
use crate::House;
use crate::sorry::Sorry;
use crate::visit::Visit;
use house::hall::{Hall, LiveTable, TableState};
use house::play::{NotPlayed, Play};
use store::conduct::{Conduct, Decision, Motion, Pace, Vote, What};

/// What is being asked, and my answer to it; my own time; who keeps my seat warm. Nothing while nothing is the matter.
pub fn matters(state: &TableState, visit: &Visit, seat: Option<Seat>) -> Markup {
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
        @if let Some(seat) = seat.filter(|seat| state.deadline(*seat).is_some()) { (my_time(state, visit, seat)) }
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
                    (form("withdraw", "withdraw", "conduct-withdraw", ""))
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
    let Some(read) = state.conduct.lessons.as_ref().filter(|_| !state.conduct.lessons_silent) else { return html! {} };
    let Some(id) = play.lessons(Viewer::Seat(seat)).into_iter().find(|id| !read.contains(*id)) else {
        return html! {};
    };
    html! {
        section #lesson aria-label=(visit.word("lesson")) {
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
pub fn menu(state: &TableState, visit: &Visit, seat: Seat, kept: Option<&Kept>) -> Markup {
    let Some(play) = state.play.as_ref().filter(|play| !state.row.over && !play.is_paused()) else { return html! {} };
    let form = |what: &str, word: &'static str| button(state, visit, Some(seat), what, what, word, "");
    // Whether others have to be asked for it changes with every move, the rest hardly ever.
    let take_back = |free: bool| {
        let word = if free { "conduct-take-back" } else { "conduct-ask-take-back" };
        drawers::part("form", "take-back", state, &free, kept, || form("take-back", word))
    };
    let others = || {
        html! {
            div #asks {
                (form("pause", if alone(state, seat) { "conduct-pause" } else { "conduct-ask-pause" }))
                (form("leave", "conduct-leave"))
                @if !state.gives_hints() { (form("hints", "conduct-ask-hints")) }
                @if state.conduct.lessons.is_some() && state.conduct.lessons_silent { (form("lessons", "lesson-again")) }
                @if state.conduct.pace == Pace::Free && !alone(state, seat) { (about_the_silent(state, visit, seat)) }
            }
        }
    };
    html! {
        details #conduct {
            summary { (visit.word("conduct-menu")) }
            @if let Some(found) = play.take_back(seat) { (take_back(found.free)) }
            (drawers::part("div", "asks", state, &(), kept, others))
        }
    }
}

fn about_the_silent(state: &TableState, visit: &Visit, seat: Seat) -> Markup {
    html! {
        form #silent .buttons method="post" action=(format!("/table/{}/conduct", state.row.id)) {
            input type="hidden" name="hot" value=(seat.0);
            input type="hidden" name="do" value="ask-about";
            span { (visit.word("conduct-who-is-silent")) }
            @for other in others(state, seat) {
                button name="seat" value=(other.0) { (state.row.seats[other.index()].name) }
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

fn my_time(state: &TableState, visit: &Visit, seat: Seat) -> Markup {
    let (Some(deadline), Some(now)) = (state.deadline(seat), state.now()) else { return html! {} };
    let left = deadline - now;
    let (days, hours, minutes, seconds) = (left / DAY, left % DAY / HOUR, left % HOUR / MINUTE, left % MINUTE / 1000);
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
    // Only when it ends makes a page new, not what is left: others may have answered in secret meanwhile.
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
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    body: Bytes,
) -> Result<Response, Sorry> {
    to_the_end(asked(house, id, visit, body)).await
}

async fn asked(house: Arc<House>, id: String, visit: Visit, body: Bytes) -> Result<Response, Sorry> {
    let table = find(&house, &id).await?;
    let fields = fields(&body);
    let seat = {
        let state = table.lock().await;
        let seat = state.seat_of(visit.person.as_deref(), &fields);
        seat.ok_or_else(|| Sorry::forbidden("sorry-not-your-seat"))?
    };
    let hall = &house.hall;
    let what = fields.one("do").ok_or_else(Sorry::unreadable)?;
    match what {
        "take-back" => take_back(hall, &table, seat).await?,
        "pause" => propose(hall, &table, seat, What::Pause).await?,
        "go-on" => {
            // Only after a pause: else anybody could stop the clocks with it.
            act(hall, &table, |play, at| {
                if play.is_paused() { play.consider_resume(at - play.now()) } else { Err(NotPlayed::Stale) }
            })
            .await?;
        }
        "hints" => propose(hall, &table, seat, What::Hints).await?,
        "leave" => propose(hall, &table, seat, What::Left).await?,
        "ask-about" => {
            let about =
                fields.one("seat").and_then(|seat| seat.parse().ok()).map(Seat).ok_or_else(Sorry::unreadable)?;
            if about == seat {
                return Err(Sorry::unreadable());
            }
            propose(hall, &table, about, What::Silent).await?;
        }
        "back" => agree(hall, &table, |state| Ok(come_back(&state.conduct, seat))).await?,
        "read" => {
            let lesson = fields.one("lesson").filter(|id| id.starts_with("lesson-")).ok_or_else(Sorry::unreadable)?;
            agree(hall, &table, |state| {
                let play = state.play.as_ref().ok_or_else(stale)?;
                if play.words().word(visit.language, lesson) == lesson {
                    return Err(Sorry::unreadable());
                }
                let mut conduct = state.conduct.clone();
                conduct.lessons.as_mut().ok_or_else(stale)?.insert(lesson.to_owned());
                Ok(conduct)
            })
            .await?;
        }
        "no-lessons" => agree(hall, &table, |state| hear(state, false)).await?,
        "lessons" => agree(hall, &table, |state| hear(state, true)).await?,
        "withdraw" => agree(hall, &table, |state| Ok(withdraw(&state.conduct, seat))).await?,
        vote => {
            let vote = Vote::named(vote).ok_or_else(Sorry::unreadable)?;
            agree(hall, &table, |state| voted(state, seat, vote)).await?;
        }
    }
    hall.carry_out(&table).await?;
    Ok(done(&visit, &format!("/table/{id}")))
}

/// In a guided game: lessons are wanted from now on, or not.
fn hear(state: &TableState, wanted: bool) -> Result<Conduct, Sorry> {
    let guided = state.conduct.lessons.is_some();
    guided.then(|| Conduct { lessons_silent: !wanted, ..state.conduct.clone() }).ok_or_else(stale)
}

fn stale() -> Sorry {
    Sorry::conflict("sorry-stale")
}

async fn agree(
    hall: &Arc<Hall>,
    table: &Arc<LiveTable>,
    change: impl Fn(&TableState) -> Result<Conduct, Sorry>,
) -> Result<(), Sorry> {
    hall.agree(table, change).await?
}

async fn act(
    hall: &Arc<Hall>,
    table: &Arc<LiveTable>,
    consider: impl Fn(&dyn Play, Moment) -> Result<house::play::Considered, NotPlayed>,
) -> Result<(), Sorry> {
    hall.act(table, consider).await?.map(drop).map_err(|_| stale())
}

/// At once where that is free, else by asking the others.
async fn take_back(hall: &Arc<Hall>, table: &Arc<LiveTable>, seat: Seat) -> Result<(), Sorry> {
    let chance = table.lock().await.play.as_ref().and_then(|play| play.take_back(seat));
    let chance = chance.ok_or_else(|| Sorry::conflict("sorry-nothing-to-take-back"))?;
    if !chance.free {
        return propose(hall, table, seat, What::TakeBack { to: chance.to }).await;
    }
    act(hall, table, |play, at| match play.take_back(seat) {
        Some(now) if now == chance => play.consider_take_back(at, chance.to),
        _ => Err(NotPlayed::Stale),
    })
    .await
}

async fn propose(hall: &Arc<Hall>, table: &Arc<LiveTable>, seat: Seat, what: What) -> Result<(), Sorry> {
    agree(hall, table, |state| {
        let play = state.play.as_ref().filter(|play| !state.row.over && !play.is_paused()).ok_or_else(stale)?;
        // What somebody else asks comes first; a refused request makes room for the next. Whose time is up can't wipe out the
        // votes about that with a request, nor by leaving and coming back.
        let comes_first = |motion: &Motion| {
            let others_ask = motion.by != seat.0 && what != What::Left;
            motion.decision(&state.voters(motion)) == Decision::Open && (others_ask || motion.what == What::TimeUp)
        };
        if state.motion().as_ref().is_some_and(comes_first) {
            return Err(Sorry::conflict("sorry-one-at-a-time"));
        }
        if what == What::Silent && !state.is_silent(seat) {
            return Err(Sorry::conflict("sorry-patience"));
        }
        Ok(state.with_motion(Motion { what, by: seat.0, seq: play.seq(), votes: [].into() }))
    })
    .await
}

fn voted(state: &TableState, seat: Seat, vote: Vote) -> Result<Conduct, Sorry> {
    let mut motion = state.motion().ok_or_else(stale)?;
    if !state.voters(&motion).contains(&seat) || !motion.what.votes().contains(&vote) {
        return Err(stale());
    }
    motion.votes.insert(seat.0, vote);
    if let (Decision::Refused, Some(play)) = (motion.decision(&state.voters(&motion)), &state.play) {
        motion.seq = play.seq();
    }
    Ok(state.with_motion(motion))
}

/// Whoever has left, was asked about, or was stood in for, plays again.
fn come_back(conduct: &Conduct, seat: Seat) -> Conduct {
    let mut conduct = conduct.clone();
    let missed = |motion: &Motion| motion.by == seat.0 && matches!(motion.what, What::Left | What::Silent);
    conduct.motion = conduct.motion.filter(|motion| !missed(motion));
    conduct.stand_ins.remove(&seat.0);
    conduct
}

/// One can take back what one asked, but not a vote about oneself: whose time is up has to move.
fn withdraw(conduct: &Conduct, seat: Seat) -> Conduct {
    let mut conduct = conduct.clone();
    let own = |motion: &Motion| {
        motion.by == seat.0 && matches!(motion.what, What::TakeBack { .. } | What::Pause | What::Hints)
    };
    conduct.motion = conduct.motion.filter(|motion| !own(motion));
    conduct
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
