//! What chat programs show beside a link to a table: a title, a sentence and a picture of the box and of who sits there. No more than
//! whoever opens the link sees without sitting down, and nothing of the game itself.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use house::{Sitter, TableState};
use maud::{Markup, html};
use tokio::sync::Semaphore;
use words::Language;

use super::front::Printed;
use super::table::find;
use crate::Site;
use crate::assets;
use crate::error::Sorry;
use crate::raster;
use crate::visit::Visit;

/// A page as others see a link to it.
#[derive(Debug, Clone)]
pub struct Preview {
    pub title: String,
    pub description: String,
    /// Where the picture is, in this house.
    pub picture: String,
    pub language: Language,
}

/// So many pixels are what chat programs ask for.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;

/// So many pictures are kept, of about a tenth of a megabyte each.
const KEPT: usize = 64;

/// Faces in a row: more are counted.
const MOST_FACES: usize = 6;

pub fn head(visit: &Visit, preview: &Preview) -> Markup {
    let picture = format!("{}{}", visit.origin, preview.picture);
    html! {
        meta name="description" content=(preview.description);
        meta property="og:site_name" content="Hoirie";
        meta property="og:type" content="website";
        meta property="og:title" content=(preview.title);
        meta property="og:description" content=(preview.description);
        meta property="og:url" content=(format!("{}{}", visit.origin, visit.address));
        meta property="og:locale" content=(preview.language.code());
        meta property="og:image" content=(picture);
        meta property="og:image:width" content=(WIDTH);
        meta property="og:image:height" content=(HEIGHT);
        meta property="og:image:alt" content=(preview.title);
        meta name="twitter:card" content="summary_large_image";
    }
}

/// A table, in the language of whoever gave the link away, if it says so.
pub fn of_table(state: &TableState, visit: &Visit) -> Preview {
    let visit = Visit { language: visit.asked_language().unwrap_or(visit.language), ..visit.clone() };
    let printed = shelf::with(&state.row.game, Printed).unwrap_or_default();
    Preview {
        title: printed.to_owned(),
        description: format!("{} · {}", state_in_words(state, &visit), names(state).join(", ")),
        picture: format!("/table/{}/preview/{}/picture.png", state.row.id, visit.language.code()),
        language: visit.language,
    }
}

fn names(state: &TableState) -> Vec<String> {
    let sits = |name: &String| !name.is_empty();
    state.names().into_iter().filter(sits).collect()
}

fn state_in_words(state: &TableState, visit: &Visit) -> String {
    match (state.row.started, state.row.over) {
        (None, _) => visit.counted("front-open", state.free_seats()),
        (Some(_), false) => visit.word("front-running").into_owned(),
        (Some(_), true) => visit.word("front-over").into_owned(),
    }
}

/// Drawn when it is first asked for, one at a time, and kept as long as it would look the same.
pub async fn picture(
    State(site): State<Arc<Site>>,
    Path((id, language)): Path<(String, String)>,
    visit: Visit,
) -> Result<Response, Sorry> {
    static DRAWN: LazyLock<Mutex<HashMap<String, Arc<[u8]>>>> = LazyLock::new(Mutex::default);
    static ONE_AT_A_TIME: Semaphore = Semaphore::const_new(1);
    let visit = Visit { language: Language::from_code(&language).ok_or_else(Sorry::not_found)?, ..visit };
    let table = find(&site, &id).await?;
    let svg = drawing(&*table.lock().await, &visit).into_string();
    let kept = || DRAWN.lock().unwrap_or_else(PoisonError::into_inner).get(&svg).cloned();
    let png = match kept() {
        Some(png) => png,
        None => {
            let _turn = ONE_AT_A_TIME.acquire().await.map_err(|_| Sorry::busy())?;
            // Somebody may have asked for the same before.
            match kept() {
                Some(png) => png,
                None => {
                    let drawing = svg.clone();
                    let drawn = tokio::task::spawn_blocking(move || raster::png(&drawing, WIDTH)).await;
                    let png: Arc<[u8]> = drawn.ok().flatten().ok_or_else(Sorry::busy)?.into();
                    let mut all = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
                    if all.len() >= KEPT {
                        all.clear();
                    }
                    all.insert(svg.clone(), png.clone());
                    png
                }
            }
        }
    };
    let head = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "public, max-age=60")];
    Ok((head, png.to_vec()).into_response())
}

fn drawing(state: &TableState, visit: &Visit) -> Markup {
    let row = &state.row;
    let seats = row.seats.iter().zip(state.portraits());
    let sitting: Vec<(&str, &str)> =
        seats.filter_map(|(seat, face)| Some((seat.name.as_str(), assets::portrait((*face)?)))).collect();
    let free = row.seats.iter().filter(|seat| seat.sitter == Sitter::Nobody && seat.name.is_empty()).count();
    let printed = shelf::with(&row.game, Printed).unwrap_or_default();
    let state = state_in_words(state, visit);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) font-family="Ubuntu, sans-serif" fill="#2b2320" {
            clipPath id="box" { rect x="40" y="60" width="560" height="420" rx="20" {} }
            rect width=(WIDTH) height=(HEIGHT) fill="#f6efe2" {}
            rect x="46" y="70" width="560" height="420" rx="20" fill="#0002" {}
            g clip-path="url(#box)" { image href=(assets::of_game(&row.game).cover) x="40" y="60" width="560" height="420" {} }
            image href=(assets::address("seal", "svg")) x="40" y="512" width="80" height="80" {}
            text x="140" y="567" font-size="44" stroke="#2b2320" { "Hoirie" }
            text x="650" y="112" font-size="52" stroke="#2b2320" textLength=[width_of(printed, 52, 510)] lengthAdjust="spacingAndGlyphs" { (printed) }
            rect x="650" y="138" width="510" height="3" fill="#8a6212" {}
            @for (place, (name, face)) in sitting.iter().take(MOST_FACES).enumerate() { (sitter(place, name, face)) }
            rect x="650" y="528" width="510" height="62" rx="31" fill=(if free > 0 { "#9b2226" } else { "#6b5d52" }) {}
            text x="905" y="570" font-size="32" fill="#fff7ee" stroke="#fff7ee" stroke-width=".7" text-anchor="middle" { (state) }
        }
    }
}

/// A face in a round frame, and whose it is: three in a row.
fn sitter(place: usize, name: &str, face: &str) -> Markup {
    let middle = 735 + place % 3 * 170;
    let top = 164 + place / 3 * 178;
    let frame = format!("face-{place}");
    html! {
        clipPath id=(frame) { circle cx=(middle) cy=(top + 58) r="56" {} }
        g clip-path=(format!("url(#{frame})")) { image href=(face) x=(middle - 58) y=(top) width="116" height="116" preserveAspectRatio="xMidYMin slice" {} }
        circle cx=(middle) cy=(top + 58) r="57" fill="none" stroke="#8a6212" stroke-width="3" {}
        text x=(middle) y=(top + 150) font-size="25" text-anchor="middle" stroke="#2b2320" stroke-width=".5" textLength=[width_of(name, 25, 158)] lengthAdjust="spacingAndGlyphs" { (name) }
    }
}

/// Whatever is too long for its place is drawn narrower.
fn width_of(text: &str, size: usize, most: usize) -> Option<usize> {
    let about = text.chars().count() * size / 2;
    (about > most).then_some(most)
}
