//! A game that is over, step by step: through the reader's own eyes or the public's at first, and through others' on request.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use face::{Fields, Parts, Portrait};
use maud::{Markup, html};
use tabletop::{Line, Seat, Viewer};

use super::front::Printed;
use super::new_table::name_or_guest;
use super::table::link;
use super::{About, done, fields, languages, page, portrait};
use crate::Site;
use crate::assets;
use crate::error::Sorry;
use crate::visit::Visit;
use house::TableRow;
use house::TableState;
use house::play::{Frame, Play, Sentence};

/// Whose eyes a game is seen through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Eyes {
    Of(Viewer),
    /// Everybody's at once.
    All,
}

impl Eyes {
    /// As an address says it: seats are counted from 1.
    fn read(text: &str, seats: usize) -> Option<Eyes> {
        match text {
            "all" => Some(Eyes::All),
            "public" => Some(Eyes::Of(Viewer::Public)),
            number => {
                let number = number.parse::<u8>().ok().filter(|number| (1..=seats).contains(&usize::from(*number)))?;
                Some(Eyes::Of(Viewer::Seat(Seat(number - 1))))
            }
        }
    }

    fn written(self) -> String {
        match self {
            Eyes::All => "all".to_owned(),
            Eyes::Of(Viewer::Public) => "public".to_owned(),
            Eyes::Of(Viewer::Seat(seat)) => (seat.0 + 1).to_string(),
        }
    }

    /// Whose board is drawn.
    fn viewer(self) -> Viewer {
        match self {
            Eyes::All => Viewer::Public,
            Eyes::Of(viewer) => viewer,
        }
    }
}

/// Where in a game a replay stands, and through whose eyes it is seen.
#[derive(Debug, Clone, Copy)]
struct ReplayPosition {
    step: u64,
    eyes: Eyes,
    /// Where whoever looks sat.
    mine: Option<Seat>,
}

impl ReplayPosition {
    /// The position that fields name; by default the beginning, through the eyes of whoever asks.
    fn read(fields: &Fields, state: &TableState, visit: &Visit, last: u64) -> Result<ReplayPosition, Sorry> {
        let no_step = || Sorry::new(StatusCode::NOT_FOUND, "sorry-no-step");
        let step = fields.one("step").map_or(Some(0), |step| step.parse().ok());
        let mine = state.seats_of(visit.person.as_deref());
        let first = Eyes::Of(mine.first().map_or(Viewer::Public, |seat| Viewer::Seat(*seat)));
        let eyes = fields.one("eyes").map_or(Some(first), |eyes| Eyes::read(eyes, state.row.seats.len()));
        let step = step.filter(|step| *step <= last).ok_or_else(no_step)?;
        // On a shared device nobody can say who is looking.
        let mine = mine.first().copied().filter(|_| mine.len() == 1);
        Ok(ReplayPosition { step, eyes: eyes.ok_or_else(no_step)?, mine })
    }

    /// What somebody is called here: whoever looks is *you*.
    fn called<'a>(self, visit: &Visit, seat: Seat, names: &'a [String]) -> &'a str {
        if self.mine == Some(seat) { visit.language.you() } else { &names[seat.index()] }
    }

    fn address(self) -> String {
        format!("?step={}&eyes={}", self.step, self.eyes.written())
    }

    fn at(self, step: u64) -> ReplayPosition {
        ReplayPosition { step, ..self }
    }
}

/// The match, if it may be replayed: while a game runs, everybody knows what their own seat knows and no more.
pub fn over(state: &TableState) -> Result<&dyn Play, Sorry> {
    match state.play.as_deref() {
        Some(play) if state.is_over() => Ok(play),
        _ => Err(Sorry::forbidden("sorry-not-over")),
    }
}

/// Plays a game that is over again and makes something of it. That can take long, so it happens off the threads that serve people,
/// in turns with the boards of those who only look on.
pub async fn off_thread<T: Send + 'static>(site: &Site, make: impl FnOnce() -> T + Send + 'static) -> Result<T, Sorry> {
    let turn = site.render_queue.long().await;
    let making = tokio::task::spawn_blocking(move || {
        let made = make();
        drop(turn);
        made
    });
    making.await.map_err(|_| Sorry::of_status(StatusCode::INTERNAL_SERVER_ERROR))
}

pub async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    visit: Visit,
) -> Result<Markup, Sorry> {
    let table = site.house.table(&id).await?.ok_or_else(Sorry::not_found)?;
    let (row, names, portraits, play, position) = {
        let state = table.lock().await;
        let play = over(&state)?;
        let position = ReplayPosition::read(&fields(query.unwrap_or_default().as_bytes()), &state, &visit, play.seq())?;
        (state.row.clone(), state.names(), portrait::of_table(&state, &visit), play.copy(), position)
    };
    off_thread(&site, move || {
        let then = play.at(position.step);
        let last = play.seq();
        let body = content(&visit, &row, then.as_ref(), &names, &portraits, position, last);
        page(&visit, &About { title: &visit.word("replay-title"), game: Some(&row.game), ..About::default() }, &body)
    })
    .await
}

fn content(
    visit: &Visit,
    row: &TableRow,
    then: &dyn Play,
    names: &[String],
    portraits: &[Portrait],
    position: ReplayPosition,
    last: u64,
) -> Markup {
    let sprite = &assets::of_game(&row.game).sprite;
    let nothing = Fields::default();
    let frame = Frame {
        language: visit.language,
        names,
        portraits,
        address: "",
        draft: &nothing,
        shared: false,
        sprite,
        now: then.now(),
        hint: None,
        still: true,
        parts: Parts::all(),
    };
    let story = match position.eyes {
        Eyes::All => then.whole_story(visit.language, names),
        Eyes::Of(viewer) => then.story(viewer, visit.language, names),
    };
    let here = format!("{}/table/{}/replay{}", visit.origin, row.id, position.address());
    let is_quiet = story.iter().all(|sentence| sentence.seq != position.step);
    let told = html! {
        details #story .drawer name="drawer" {
            summary { (visit.word("table-story")) }
            div.panel {
                h2 { (visit.word("table-story")) }
                ol.story reversed {
                    @for sentence in story.iter().rev() {
                        li aria-current=[(sentence.seq == position.step).then_some("step")] {
                            a href=(position.at(sentence.seq).address()) { (sentence) }
                        }
                    }
                }
            }
        }
    };
    let more = html! {
        details #menu .drawer name="drawer" {
            summary aria-label=(visit.word("table-menu")) title=(visit.word("table-menu")) { "☰" }
            div.panel {
                (link(visit, "replay-link", &here))
                @if then.outcome().is_none() {
                    form method="post" action=(format!("/table/{}/play-on", row.id)) {
                        input type="hidden" name="step" value=(position.step);
                        input type="hidden" name="eyes" value=(position.eyes.written());
                        button { (visit.word("replay-play-on")) }
                        p.hint { (visit.word("replay-play-on-how")) }
                    }
                }
                div.settings {
                    button #sound type="button" hidden aria-pressed="false" { "♪ " (visit.word("table-sound")) }
                    (languages(visit, &visit.address))
                    a.keep href="/me" { span { (visit.word("me-keep")) } }
                }
                a.button href=(format!("/table/{}", row.id)) { (visit.word("table-back")) }
            }
        }
    };
    html! {
        main #main .replay.stage {
            h1 #title { (shelf::with(&row.game, Printed).unwrap_or_default()) " · " (visit.word("replay-title")) }
            div #said { p #prompt role="status" tabindex="-1" data-quiet[is_quiet] { (sentences(visit, &story, position.step)) } }
            (then.board(position.eyes.viewer(), &frame).part)
            // The last lines of the story, and how they are seen: the script's, as at the table.
            div hidden { (then.recent(position.eyes.viewer(), &frame)) }
            ol #last aria-hidden="true" {}
            div #moments aria-hidden="true" {}
            div #aside { (told) (more) }
        }
        section #hands aria-label=(visit.word("replay-all")) {
            @if position.eyes == Eyes::All && then.outcome().is_none() {
                div #holdings tabindex="0" {
                    @for seat in Seat::all(names.len() as u8) {
                        @let name = position.called(visit, seat, names);
                        section.holding aria-label=(name) {
                            h2 { (name) }
                            (then.holding(seat, &frame))
                        }
                    }
                }
            }
        }
        (steps(visit, names, position, last))
    }
}

/// Where one is in the game, whose eyes one looks through, and how to get elsewhere.
fn steps(visit: &Visit, names: &[String], position: ReplayPosition, last: u64) -> Markup {
    let step = position.step;
    let to = |id: &'static str, sign: &str, rel: &'static str, to: Option<u64>| {
        let label = visit.word(id);
        html! {
            @match to {
                Some(to) => a.button id=(id) rel=(rel) href=(position.at(to).address()) aria-label=(label) title=(label) { (sign) },
                None => button disabled aria-label=(label) { (sign) },
            }
        }
    };
    let eyes_of = |seat| (Eyes::Of(Viewer::Seat(seat)), position.called(visit, seat, names).into());
    let seats = Seat::all(names.len() as u8).map(eyes_of);
    let public = (Eyes::Of(Viewer::Public), visit.word("replay-public"));
    let everybody = std::iter::once(public).chain(seats).chain([(Eyes::All, visit.word("replay-all"))]);
    let at = Line::new("replay-step").with("step", step).with("last", last);
    html! {
        section #replay aria-label=(visit.word("replay-title")) {
            nav.steps aria-label=(visit.word("replay-step-by-step")) {
                (to("replay-first", "«", "first", (step > 0).then_some(0)))
                (to("replay-previous", "‹", "prev", step.checked_sub(1)))
                // These are the script's.
                button #play .main type="button" hidden data-play=(visit.word("replay-play")) data-pause=(visit.word("conduct-pause")) {}
                (to("replay-next", "›", "next", Some(step + 1).filter(|next| *next <= last)))
                (to("replay-last", "»", "last", (step < last).then_some(last)))
                button #speed type="button" hidden aria-label=(visit.word("replay-speed")) title=(visit.word("replay-speed")) {}
            }
            form.jump method="get" {
                input type="hidden" name="eyes" value=(position.eyes.written());
                input type="range" name="step" min="0" max=(last) value=(step) aria-label=(visit.word("replay-to"));
                button { (visit.word("replay-go")) }
                span.at { (visit.say(&at)) }
            }
            nav.eyes aria-label=(visit.word("replay-eyes")) {
                span { (visit.word("replay-eyes")) }
                @for (eyes, name) in everybody {
                    a.button href=(ReplayPosition { eyes, ..position }.address()) aria-current=[(eyes == position.eyes).then_some("true")] { (name) }
                }
            }
        }
    }
}

/// What this step was, in words.
fn sentences(visit: &Visit, story: &[Sentence], step: u64) -> Markup {
    // All that is dealt before the first move is too much for one sentence: the log has it.
    let here: Vec<&Sentence> = story.iter().filter(|sentence| step > 0 && sentence.seq == step).collect();
    html! {
        @if step == 0 { (visit.word("replay-begin")) }
        @else if here.is_empty() { (visit.word("replay-nothing")) }
        @for sentence in here { (sentence) " " }
    }
}

/// A new table whose log starts with the first steps of this one: the reader sits where they looked from, bots everywhere else.
pub async fn play_on(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    site.limits.table(&visit.source()).map_err(Sorry::too_much)?;
    let my_name = name_or_guest(&site, &visit).await?;
    let (person, jar) = visit.person_or_new(&site, &headers);
    let table = site.house.table(&id).await?.ok_or_else(Sorry::not_found)?;
    let (row, play, position) = {
        let state = table.lock().await;
        let play = over(&state)?;
        (state.row.clone(), play.copy(), ReplayPosition::read(&fields(&body), &state, &visit, play.seq())?)
    };
    let then = off_thread(&site, move || play.at(position.step)).await?;
    let me = position.eyes.viewer().seat().unwrap_or(Seat(0));
    let brought = site.house.branch(&row, then.as_ref(), me, person, &my_name)?;
    site.limits.tables(&visit.source(), brought.weight_of_log() - 1).map_err(Sorry::too_much)?;
    let id = site.house.play_on(brought).await?;
    Ok((jar, done(&visit, &format!("/table/{id}"))).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eyes_are_read_as_they_are_written() {
        for eyes in [Eyes::All, Eyes::Of(Viewer::Public), Eyes::Of(Viewer::Seat(Seat(2)))] {
            assert_eq!(Eyes::read(&eyes.written(), 3), Some(eyes));
        }
        for nobody in ["0", "4", "-1", "", "everybody", "999"] {
            assert_eq!(Eyes::read(nobody, 3), None, "{nobody}");
        }
    }
}
