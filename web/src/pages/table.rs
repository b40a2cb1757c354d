//! The table: its page, its board, and everything one can do there.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::response::Response;
use face::{Fields, Kept};
use maud::{Markup, PreEscaped, html};
use tabletop::{Line, Seat, Viewer};

use super::conduct::{lesson, matters, menu};
use super::drawers;
use super::front::Printed;
use super::{About, done, fields, hint, lobby, missed, page, seat_link};
use crate::Site;
use crate::assets;
use crate::error::Sorry;
use crate::pages::problem::rule_link;
use crate::seated::{Player, Seated};
use crate::visit::Visit;
use house::TableRow;
use house::command::Played;
use house::play::{Frame, Play};
use house::{LiveTable, TableState};

pub async fn find(site: &Site, id: &str) -> Result<Arc<LiveTable>, Sorry> {
    site.house.table(id).await?.ok_or_else(Sorry::not_found)
}

pub async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    visit: Visit,
) -> Result<Markup, Sorry> {
    let draft = fields(query.unwrap_or_default().as_bytes());
    let table = find(&site, &id).await?;
    site.house.owner_is_back(&table, visit.person.as_deref()).await?;
    let mut state = table.lock().await;
    let printed = shelf::with(&state.row.game, Printed).unwrap_or_default();
    // On a shared device nobody can say who has been away.
    let seat = state.seat_of(visit.person.as_deref(), &Fields::default());
    let body = html! {
        (missed::card(&state, seat, &visit))
        main #main data-live=(format!("/table/{id}/live")) data-beat=(site.heartbeat.as_millis()) { (PreEscaped(content(&site, &state, &visit, &draft, None))) }
        button #sound hidden aria-pressed="false" title=(visit.word("table-sound")) aria-label=(visit.word("table-sound")) { "♪" }
        div #news role="status" aria-live="polite" {}
        p #offline hidden { (visit.word("table-offline")) }
    };
    state.seen_by(seat);
    Ok(page(&visit, &About { title: printed, game: Some(&state.row.game) }, &body))
}

/// What this visitor sees of the table, whole or without the parts that were kept: the page shows it first and every push
/// replaces it.
pub fn content(site: &Site, state: &TableState, visit: &Visit, draft: &Fields, kept: Option<&mut Kept>) -> String {
    match &state.play {
        None => lobby::content(site, state, visit),
        Some(play) => match_content(site, state, play.as_ref(), visit, draft, kept),
    }
    .into_string()
}

fn match_content(
    site: &Site,
    state: &TableState,
    play: &dyn Play,
    visit: &Visit,
    draft: &Fields,
    mut kept: Option<&mut Kept>,
) -> Markup {
    let row = &state.row;
    let names = state.names();
    let sharing = state.seats_of(visit.person.as_deref());
    let shared = sharing.len() > 1;
    // On a shared device the curtain falls again with every move of whoever has it in hand.
    let in_hand = |seat: &Seat| !shared || draft.one("accepted") == Some(play.accepted(*seat).to_string().as_str());
    let seat = state.seat_of(visit.person.as_deref(), draft).filter(in_hand);
    let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
    let address = format!("/table/{}/act", row.id);
    let sprite = assets::of_game(&row.game).sprite;
    let now = state.now().unwrap_or_else(|| play.now());
    let hint = seat.and_then(|seat| hint::advised(state, seat));
    let ended_early = row.over && play.outcome().is_none();
    let prompt = if ended_early {
        visit.word("conduct-ended")
    } else {
        play.words().say(visit.language, &play.prompt(viewer), &names).into()
    };
    // Nothing can be done at a table that is paused or was given up.
    let still = ended_early || play.is_paused();
    if let Some(kept) = &mut kept {
        kept.begin(&(visit.language.code(), &names, &draft.0, seat, shared, still));
    }
    let kept = kept.as_deref();
    let language = visit.language;
    let frame = Frame { language, names: &names, address: &address, draft, shared, sprite: &sprite, now, hint, kept };
    let mine = seat.is_some_and(|seat| play.waits_for(seat)) && !still;
    html! {
        h1.vh data-seq=[site.numbered.then(|| play.seq())] data-over[row.over] { (shelf::with(&row.game, Printed).unwrap_or_default()) }
        p #prompt .mine[mine] role="status" { (prompt) " " (rule_link(&row.game, play.rule_now(viewer))) }
        @if let Some(seat) = seat.filter(|_| !still) { (hint::button(state, play, visit, seat)) }
        (seat_link::displaced(state, visit))
        @if shared && !row.over { (curtain(state, play, visit, &sharing, seat)) }
        (matters(state, visit, seat))
        @if let Some(seat) = seat.filter(|_| !still) { (lesson(state, play, visit, seat)) (hint::card(state, play, visit, seat)) }
        (PreEscaped(if still { play.look(viewer, &frame) } else { play.board(viewer, &frame) }))
        div #aside {
            details #story open {
                summary { (visit.word("table-story")) }
                div.story role="group" tabindex="0" aria-label=(visit.word("table-story")) {
                    (play.recent(viewer, visit.language, &names, kept))
                }
                a href=(format!("/table/{}/story", row.id)) target="story" { (visit.word("table-whole-story")) }
            }
            (drawers::talk(state, visit, seat, kept))
            a.button href=(format!("/rules/{}#{}", row.game, play.rule_now(viewer))) target="rules" { (visit.word("rulebook")) }
            @if let Some(seat) = seat { (menu(state, visit, seat, kept)) }
            (drawers::more(site, state, play, visit, seat, kept))
            @if state.is_over() { (afterwards(row, seat, visit)) }
        }
    }
}

/// On a shared device: whose cards are to be seen. Everybody looks away before somebody lifts it.
fn curtain(state: &TableState, play: &dyn Play, visit: &Visit, sharing: &[Seat], seat: Option<Seat>) -> Markup {
    html! {
        section #curtain .drawn[seat.is_none()] {
            p { (visit.word(if seat.is_none() { "curtain-drawn" } else { "curtain-lifted" })) }
            div.buttons {
                @for other in sharing.iter().filter(|other| Some(**other) != seat) {
                    a.button.main[play.waits_for(*other)] id=(format!("lift-{}", other.0)) href=(format!("?accepted={}&hot={}", play.accepted(*other), other.0)) {
                        (super::words().say(visit.language, &Line::new("curtain-lift").with("seat", *other), &state.names()))
                    }
                }
                @if seat.is_some() { a.button #draw-curtain href="?" { (visit.word("curtain-draw")) } }
            }
        }
    }
}

fn afterwards(row: &TableRow, seat: Option<Seat>, visit: &Visit) -> Markup {
    html! {
        div #afterwards {
            @if let Some(next) = &row.rematch {
                a.button.main href=(format!("/table/{next}")) { (visit.word("table-to-rematch")) }
            } @else if seat.is_some() {
                form method="post" action=(format!("/table/{}/rematch", row.id)) {
                    button.main { (visit.word("table-rematch")) }
                }
            }
            a.button href=(format!("/table/{}/review", row.id)) { (visit.word("review-link")) }
            a.button href=(format!("/table/{}/replay", row.id)) { (visit.word("table-replay")) }
            a.button href=(format!("/table/{}/check", row.id)) { (visit.word("table-check")) }
            a.button href=(format!("/table/{}/record.json", row.id)) download { (visit.word("table-record")) }
        }
    }
}

pub fn link(visit: &Visit, id: &'static str, address: &str) -> Markup {
    html! {
        label.link {
            (visit.word(id))
            span.copied {
                input readonly value=(address) data-copy;
                // Without script the field itself is there to be copied from.
                button type="button" hidden data-copied=(visit.word("link-copied")) { (visit.word("link-copy")) }
            }
        }
    }
}

/// A link that is also there to be read with a phone's camera. The picture is fetched when its drawer is opened.
pub fn link_with_picture(visit: &Visit, id: &'static str, address: &str) -> Markup {
    let path = address.strip_prefix(&visit.origin).unwrap_or(address);
    html! {
        (link(visit, id, address))
        img.qr src=(format!("{path}/qr.svg")) alt=(visit.word("table-qr")) width="200" height="200" loading="lazy";
    }
}

pub async fn story(State(site): State<Arc<Site>>, Path(id): Path<String>, visit: Visit) -> Result<Markup, Sorry> {
    let table = find(&site, &id).await?;
    let state = table.lock().await;
    let play = state.play.as_ref().ok_or_else(Sorry::not_found)?;
    // On a shared device others may be looking.
    let seat = state.seat_of(visit.person.as_deref(), &Fields::default());
    let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
    let story = play.story(viewer, visit.language, &state.names());
    let title = visit.word("table-story");
    let body = html! {
        main #main .narrow {
            h1 { (title) }
            ol.story { @for sentence in &story { li { (sentence) } } }
            p { a.button href=(format!("/table/{id}")) { (visit.word("table-back")) } }
        }
    };
    Ok(page(&visit, &About { title: &title, game: Some(&state.row.game) }, &body))
}

pub async fn act(
    State(site): State<Arc<Site>>,
    Seated { table, seat, visit, fields, .. }: Seated,
) -> Result<Response, Sorry> {
    let accepted = fields.one("accepted").and_then(|count| count.parse().ok()).ok_or_else(Sorry::unreadable)?;
    let played = site.house.act(&table, |play, at| play.consider_form(at, seat, accepted, &fields)).await?;
    let mut answer = done(&visit, &format!("/table/{}", table.id));
    if let (Played::Row(seq), true) = (played, site.numbered) {
        answer.headers_mut().insert("hoirie-seq", seq.into());
    }
    Ok(answer)
}

pub async fn rename(
    State(site): State<Arc<Site>>,
    Seated { table, seat, visit, fields, .. }: Seated,
) -> Result<Response, Sorry> {
    site.house.rename(&table, seat, fields.one("name").unwrap_or_default()).await?;
    Ok(done(&visit, &format!("/table/{}", table.id)))
}

pub async fn rematch(
    State(site): State<Arc<Site>>,
    Player { table, person, visit, .. }: Player,
) -> Result<Response, Sorry> {
    let is_new = {
        let state = table.lock().await;
        state.row.over && state.row.rematch.is_none()
    };
    if is_new {
        site.limits.table(&visit.source()).map_err(Sorry::too_much)?;
    }
    let next = site.house.rematch(&table, &person).await?;
    Ok(done(&visit, &format!("/table/{next}")))
}
