//! The table: its page, its board, and everything one can do there.

use std::hash::Hash;
use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::response::Response;
use face::{Fields, Id, Part, Parts, Reader};
use maud::{Markup, PreEscaped, Render, html};
use serde_json::Value;
use tabletop::{Line, Seat, Viewer};

use super::conduct::{lesson, matter, menu, my_time};
use super::drawers;
use super::front::Printed;
use super::{About, done, fields, hint, languages, lobby, missed, page, portrait, preview, seat_link, share};
use crate::Site;
use crate::assets;
use crate::error::Sorry;
use crate::pages::problem::rule_link;
use crate::seated::{Player, Seated};
use crate::visit::Visit;
use house::TableRow;
use house::command::Played;
use house::conduct::Pace;
use house::play::{Board, Frame, Play};
use house::{LiveTable, TableState};

/// So many seconds a page without script waits before it looks again.
const LOOK_AGAIN: u32 = 15;

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
    site.house.note_seen(&table, visit.person.as_deref()).await?;
    let mut state = table.lock().await;
    let printed = shelf::with(&state.row.game, Printed).unwrap_or_default();
    // On a shared device nobody can say who has been away.
    let seat = state.seat_of(visit.person.as_deref(), &Fields::default());
    let shown = content(&site, &state, &visit, &draft, None).into_string();
    let body = html! {
        // By this number the house knows its page again.
        p #offline hidden data-shown=(face::looks(&shown)) { (visit.word("table-offline")) }
        (missed::card(&state, seat, &visit))
        (PreEscaped(&shown))
        div #news role="status" aria-live="polite" {}
        @if seat.is_some() && !state.row.over && matches!(state.conduct.pace, Pace::Slow { .. }) { (offer(&visit)) }
    };
    state.seen_by(seat);
    // Whoever has no script sees news by looking again; not while they may be choosing something.
    let is_mine = |seat| state.play.as_ref().is_some_and(|play| play.waits_for(seat));
    let again = if state.row.over || seat.is_some_and(is_mine) { None } else { Some(LOOK_AGAIN) };
    Ok(page(
        &visit,
        &About { title: printed, game: Some(&state.row.game), again, preview: Some(preview::of_table(&state, &visit)) },
        &body,
    ))
}

/// At a slow table whoever has moved is asked once in a browser whether they want to be told; the script knows when.
fn offer(visit: &Visit) -> Markup {
    html! {
        aside #offer hidden aria-label=(visit.word("notices-title")) {
            p { (visit.word("notices-offer")) }
            div.buttons {
                a.button.main href="/notices" { (visit.word("notices-offer-yes")) }
                button type="button" { (visit.word("notices-offer-no")) }
            }
        }
    }
}

/// What this visitor sees of the table, whole or as parts for a reader who has some of them: the page shows it first, and pushes
/// bring what is new.
pub fn content(site: &Site, state: &TableState, visit: &Visit, draft: &Fields, reader: Option<&mut Reader>) -> Part {
    match &state.play {
        None => {
            let parts = parts_for(reader, state, &visit.language, &());
            let lobby = lobby::content(site, state, visit, parts);
            parts.drawn("main", main(site, state, visit, &lobby))
        }
        Some(play) => match_content(site, state, play.as_ref(), visit, draft, reader),
    }
}

/// The parts of a page that are to be drawn: all, or those that are new to its reader.
fn parts_for<'a>(
    reader: Option<&'a mut Reader>,
    state: &'a TableState,
    everybody: &impl Hash,
    own: &impl Hash,
) -> Parts<'a> {
    let Some(reader) = reader else { return Parts::all() };
    reader.begin(everybody, own);
    state.shared_parts.of_state(&(state.play.as_ref().map(|play| play.seq()), state.changes()));
    Parts::new_to(reader, &state.shared_parts)
}

fn main(site: &Site, state: &TableState, visit: &Visit, inside: &Markup) -> Markup {
    html! {
        main #main .stage[state.play.is_some()] data-live=(format!("/table/{}/live", state.row.id)) data-beat=(site.heartbeat.as_millis())
            data-turn=(visit.word("notices-your-turn")) data-sprite=(assets::of_game(&state.row.game).sprite) { (inside) }
    }
}

fn match_content(
    site: &Site,
    state: &TableState,
    play: &dyn Play,
    visit: &Visit,
    draft: &Fields,
    reader: Option<&mut Reader>,
) -> Part {
    let row = &state.row;
    let names = state.names();
    let portraits = portrait::of_table(state, visit);
    let language = visit.language;
    let sharing = state.seats_of(visit.person.as_deref());
    let shared = sharing.len() > 1;
    // On a shared device the curtain falls again when somebody else there is to move; nobody hands it over to a bot.
    let others_wait = |seat: &Seat| sharing.iter().any(|other| other != seat && play.waits_for(*other));
    let was_lifted = |seat: &Seat| draft.number("accepted") == Some(play.accepted(*seat));
    let in_hand = |seat: &Seat| !shared || was_lifted(seat) || !others_wait(seat);
    let seat = state.seat_of(visit.person.as_deref(), draft).filter(in_hand);
    let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
    let hint = seat.and_then(|seat| hint::advised(state, seat));
    let ended_early = row.over && play.outcome().is_none();
    // Nothing can be done at a table that is paused or was given up.
    let still = ended_early || play.is_paused();
    // Who sits here and may do something.
    let active = if still { None } else { seat };
    let own = (&draft.0, seat, shared, still, hint.map(Value::to_string));
    let parts = parts_for(reader, state, &(language, &names, &portraits, play.slept()), &own);
    let frame = Frame {
        language,
        names: &names,
        portraits: &portraits,
        address: &format!("/table/{}/act", row.id),
        draft,
        shared,
        sprite: &assets::of_game(&row.game).sprite,
        now: state.now().unwrap_or_else(|| play.now()),
        hint,
        still,
        parts,
    };
    let Board { part: board, prompt, rule } = play.board(viewer, &frame);
    let mine = active.is_some_and(|seat| play.waits_for(seat));
    let is_paused = play.is_paused() && !row.over;
    let made_of = (&prompt, ended_early, is_paused, mine);
    let asked = parts.shared("asked", &made_of, || {
        let said = match () {
            () if ended_early => visit.word("conduct-ended"),
            () if is_paused => visit.word("sorry-paused"),
            () => play.words().say(language, &prompt, &names).into(),
        };
        html! { span #asked .mine[mine] { (said) } }
    });
    let rule_now = parts.shared("rule", &rule, || html! { span #rule { (rule_link(&row.game, rule)) } });
    let row_now = site.numbered.then(|| play.seq());
    let row_now = row_now.map(|seq| parts.drawn("row", html! { i #row data-row=(seq) {} }));
    let title = parts.own("title", &row.over, || {
        html! { h1 #title data-over[row.over] { (shelf::with(&row.game, Printed).unwrap_or_default()) } }
    });
    let ask_hint = active.map(|seat| hint::button(state, play, visit, seat));
    let time = seat.and_then(|seat| my_time(state, visit, seat, parts));
    let lesson = active.map(|seat| lesson(state, play, visit, seat));
    let hint = active.map(|seat| hint::card(state, play, visit, seat));
    let ask_hint = slot(parts, "at-ask-hint", ask_hint);
    let notices = [
        slot(parts, "at-displaced", Some(seat_link::displaced(state, visit))),
        slot(parts, "at-curtain", Some(curtain(state, play, visit, &sharing, seat))),
        slot(parts, "at-time", time),
        slot(parts, "at-matter", Some(matter(state, visit, seat))),
        slot(parts, "at-lesson", lesson),
        slot(parts, "at-hint", hint),
    ];
    let aside = aside(site, state, play, visit, seat, &frame, &ask_hint);
    let next = slot(parts, "at-afterwards", state.is_over().then(|| afterwards(site, row, seat, visit)));
    let watches = seat.is_none() && !shared && !row.over;
    parts.own("main", &watches, || {
        let inside = html! {
            (title)
            @if let Some(row_now) = &row_now { (row_now) }
            @if watches { p #watching { (visit.word("table-watching")) } }
            div #notices {
                noscript { p #unscripted { (visit.word("table-no-script")) } }
                @for part in &notices { (part) }
            }
            div #said { p #prompt role="status" tabindex="-1" { (asked) } " " (rule_now) }
            (board)
            (next)
            // The last lines of the story, and what is seen of it: the script's.
            ol #last aria-hidden="true" {}
            div #moments aria-hidden="true" {}
            (aside)
        };
        main(site, state, visit, &inside)
    })
}

/// A place for what comes and goes: what stands round it is the same whether something is there or not.
pub fn slot(parts: Parts<'_>, id: &'static str, inside: Option<impl Render>) -> Part {
    let id = Id::from(id);
    parts.drawn(id, html! { div.slot id=(id) { @if let Some(inside) = &inside { (inside) } } })
}

/// What lies in drawers over the edge of the stage: the story, what is said, and what can be done besides playing.
fn aside(
    site: &Site,
    state: &TableState,
    play: &dyn Play,
    visit: &Visit,
    seat: Option<Seat>,
    frame: &Frame<'_>,
    ask_hint: &Part,
) -> Part {
    let row = &state.row;
    let parts = frame.parts;
    let recent = play.recent(seat.map_or(Viewer::Public, Viewer::Seat), frame);
    let talk = drawers::talk(state, visit, seat, parts);
    let note = drawers::note(state, visit, seat, parts);
    let menu = slot(parts, "at-menu", seat.and_then(|seat| menu(state, visit, seat, parts)));
    let more = drawers::more(site, state, play, visit, seat, parts);
    parts.own("aside", &(), || {
        html! {
            div #aside {
                (ask_hint)
                details #story .drawer name="drawer" {
                    summary { (visit.word("table-story")) }
                    div.panel {
                        h2 { (visit.word("table-story")) }
                        div.story role="group" tabindex="0" aria-label=(visit.word("table-story")) { (recent) }
                        a href=(format!("/table/{}/story", row.id)) target="story" { (visit.word("table-whole-story")) }
                    }
                }
                (talk)
                a #rules .button href=(format!("/rules/{}", row.game)) target="rules" { (visit.word("rulebook-short")) }
                details #menu .drawer name="drawer" {
                    summary aria-label=(visit.word("table-menu")) title=(visit.word("table-menu")) { "☰" }
                    div.panel {
                        (menu)
                        div.settings {
                            button #sound type="button" hidden aria-pressed="false" { "♪ " (visit.word("table-sound")) }
                            fieldset #tempo hidden {
                                legend { (visit.word("table-tempo")) }
                                @for (tempo, word) in [("calm", "table-tempo-calm"), ("quick", "table-tempo-quick"), ("off", "table-tempo-off")] {
                                    label { input type="radio" name="tempo" value=(tempo); (visit.word(word)) }
                                }
                            }
                            (languages(visit, &format!("/table/{}", row.id)))
                            a.keep href="/me" { span { (visit.word("me-keep")) } }
                            a.tell href=(format!("/table/{}/notices", row.id)) { (visit.word("notices-title")) }
                        }
                        (note)
                        (more)
                    }
                }
            }
        }
    })
}

/// On a shared device: whose cards are to be seen. Everybody looks away before somebody lifts it.
fn curtain(state: &TableState, play: &dyn Play, visit: &Visit, sharing: &[Seat], seat: Option<Seat>) -> Markup {
    if sharing.len() < 2 || state.row.over {
        return html! {};
    }
    let faces = state.portraits();
    html! {
        section #curtain .drawn[seat.is_none()] {
            @if seat.is_some() { p { (visit.word("curtain-lifted")) } }
            @else if sharing.iter().any(|other| play.waits_for(*other)) { p { (visit.word("curtain-drawn")) } }
            div.buttons {
                @for other in sharing.iter().filter(|other| Some(**other) != seat) {
                    a.button.main[play.waits_for(*other)] id=(format!("lift-{}", other.0)) href=(format!("?accepted={}&hot={}", play.accepted(*other), other.0)) {
                        @if let Some(face) = faces[other.index()] { img.face src=(assets::portrait(face)) alt="" width="80" height="80"; }
                        (super::words().say(visit.language, &Line::new("curtain-lift").with("seat", *other), &state.names()))
                    }
                }
                @if seat.is_some() { a.button #draw-curtain href="?" { (visit.word("curtain-draw")) } }
            }
        }
    }
}

fn afterwards(site: &Site, row: &TableRow, seat: Option<Seat>, visit: &Visit) -> Markup {
    html! {
        div #afterwards {
            a.button.main href=(format!("/table/{}/review", row.id)) { (visit.word("review-link")) }
            @if let Some(next) = &row.rematch {
                a.button.main href=(format!("/table/{next}")) { (visit.word("table-to-rematch")) }
            } @else if seat.is_some() {
                form method="post" action=(format!("/table/{}/rematch", row.id)) {
                    (share::fields_of(site, &site.house.rematch_id(&row.id)))
                    button { (visit.word("table-rematch")) }
                }
            }
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
    Ok(page(&visit, &About { title: &title, game: Some(&state.row.game), ..About::default() }, &body))
}

pub async fn post_act(
    State(site): State<Arc<Site>>,
    Seated { table, seat, visit, fields, .. }: Seated,
) -> Result<Response, Sorry> {
    let played = act(&site, &table, seat, &fields).await?;
    let mut answer = done(&visit, &format!("/table/{}", table.id));
    if let (Played::Row(seq), true) = (played, site.numbered) {
        answer.headers_mut().insert("hoirie-seq", seq.into());
    }
    Ok(answer)
}

/// Plays what the form of a control says, whichever way it came.
pub async fn act(site: &Site, table: &Arc<LiveTable>, seat: Seat, fields: &Fields) -> Result<Played, Sorry> {
    let accepted = fields.number("accepted").ok_or_else(Sorry::unreadable)?;
    Ok(site.house.act(table, |play, at| play.consider_form(at, seat, accepted, fields)).await?)
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
    Player { table, person, visit, fields }: Player,
) -> Result<Response, Sorry> {
    let is_new = {
        let state = table.lock().await;
        state.row.over && state.row.rematch.is_none()
    };
    if is_new {
        site.limits.table(&visit.source()).map_err(Sorry::too_much)?;
    }
    let next = site.house.rematch(&table, &person, share::of_form(&fields)).await?;
    Ok(done(&visit, &format!("/table/{next}")))
}
