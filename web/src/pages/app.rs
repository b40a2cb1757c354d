//! The house as an app on somebody's screen: what it is called, its icons, and the worker that stands between it and the net.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use serde_json::json;
use sha2::{Digest, Sha256};
use words::Language;

use super::{About, page};
use crate::assets;
use crate::error::Sorry;
use crate::raster;
use crate::visit::Visit;

/// The paper, for the window's frame and while the app opens.
const PAPER: &str = "#f6efe2";

/// How long icons and names may be kept.
const A_DAY: &str = "public, max-age=86400";

/// The icons, by their names: how large, and how much of it is the seal. Phones cut those that fill the square to any shape.
const ICONS: [(&str, u32, f32); 4] =
    [("small.png", 192, 1.0), ("large.png", 512, 1.0), ("filled.png", 512, 0.72), ("apple.png", 180, 0.84)];

/// The sign of a notice in a bar where everything has one colour: what is drawn is seen, whatever its own.
const BADGE: (&str, u32) = ("badge.png", 96);

/// From so many tables on it is many.
const MANY: u32 = 10;

/// What the head of every page says about the app.
pub fn head(visit: &Visit) -> Markup {
    let language = visit.language.code();
    // Whoever has nothing here yet has nothing to be told or shown while the net is away.
    let worker = visit.person.as_ref().map(|_| format!("/worker.js?in={language}"));
    html! {
        link rel="icon" href=(assets::address("seal", "svg"));
        link rel="apple-touch-icon" href="/app/icons/apple.png";
        link rel="manifest" href=(format!("/app/{language}/manifest.webmanifest")) data-worker=[worker];
        meta name="theme-color" content=(PAPER) media="(prefers-color-scheme: light)";
        meta name="theme-color" content="#1d1815" media="(prefers-color-scheme: dark)";
    }
}

/// How the app calls itself in this language.
pub async fn manifest(Path(language): Path<String>, visit: Visit) -> Result<Response, Sorry> {
    let visit = Visit { language: Language::from_code(&language).ok_or_else(Sorry::not_found)?, ..visit };
    let icon = |(name, size, part): (&str, u32, f32)| {
        let purpose = if part < 1.0 { "maskable" } else { "any" };
        json!({ "src": format!("/app/icons/{name}"), "sizes": format!("{size}x{size}"), "type": "image/png", "purpose": purpose })
    };
    let icons: Vec<_> = ICONS.into_iter().filter(|(name, ..)| *name != "apple.png").map(icon).collect();
    let shortcut = |word: &'static str, url: &str| json!({ "name": visit.word(word), "url": url, "icons": [{ "src": "/app/icons/small.png", "sizes": "192x192" }] });
    let manifest = json!({
        "id": "/", "name": "Hoirie", "short_name": "Hoirie", "description": visit.word("front-blurb"), "lang": language,
        "start_url": "/", "scope": "/", "display": "standalone", "background_color": PAPER, "theme_color": PAPER,
        "categories": ["games"], "icons": icons,
        "shortcuts": [shortcut("front-mine", "/#mine"), shortcut("front-join", "/#open"), shortcut("notices-short", "/notices")],
    });
    let head = [(CONTENT_TYPE, "application/manifest+json"), (CACHE_CONTROL, A_DAY)];
    Ok((head, manifest.to_string()).into_response())
}

pub async fn icon(Path(name): Path<String>) -> Result<Response, Sorry> {
    static DRAWN: Mutex<Option<HashMap<&'static str, Vec<u8>>>> = Mutex::new(None);
    let badge = (BADGE.0, BADGE.1, 1.0);
    let known = ICONS.into_iter().chain([badge]).find(|(known, ..)| *known == name);
    let (name, size, part) = known.ok_or_else(Sorry::not_found)?;
    let drawn = tokio::task::spawn_blocking(move || {
        let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
        drawn.get_or_insert_default().entry(name).or_insert_with(|| draw(name, size, part)).clone()
    });
    let png = drawn.await.map_err(|_| Sorry::busy())?;
    Ok(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, A_DAY)], png).into_response())
}

fn draw(name: &str, size: u32, part: f32) -> Vec<u8> {
    if name == BADGE.0 { raster::png(SIGN, size).unwrap_or_default() } else { draw_icon(size, part) }
}

/// A seal in one colour, with its letter left out.
const SIGN: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#fff" fill-rule="evenodd" d="m32 2c6-2 10 2 14 5s9 4 11 9-1 10 1 16 2 12-3 17-10 3-15 6-11 3-16 1-10-1-14-6-3-10-5-15-2-11 2-16 3-10 8-12 11-3 17-5zM17 17v5l4 2v16l-4 2v5h13v-5l-3-2v-5.5h10V40l-3 2v5h13v-5l-4-2V24l4-2v-5H34v5l3 2v5.5H27V24l3-2v-5z"/></svg>"##;

/// The seal with the number of tables that wait, for the tab of a page that is open.
pub async fn waiting_icon(Path(name): Path<String>) -> Result<Response, Sorry> {
    let number = name.strip_suffix(".svg").and_then(|number| number.parse::<u32>().ok());
    let number = number.filter(|number| (1..=MANY).contains(number)).ok_or_else(Sorry::not_found)?;
    let said = if number == MANY { "9+".to_owned() } else { number.to_string() };
    let svg = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" {
            (PreEscaped(assets::SEAL))
            circle cx="45" cy="45" r="18.5" fill="#dcb35c" stroke="#fffaf0" stroke-width="2.5" {}
            text x="45" y="53.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="24" font-weight="700" fill="#2b2320" { (said) }
        }
    };
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, A_DAY)], svg.into_string()).into_response())
}

/// The seal, on paper unless it is all there is.
fn draw_icon(size: u32, part: f32) -> Vec<u8> {
    let margin = (1.0 - part) * 50.0;
    let svg = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" {
            @if part < 1.0 { rect width="100" height="100" fill=(PAPER) {} }
            image href=(assets::address("seal", "svg")) x=(margin) y=(margin) width=(100.0 * part) height=(100.0 * part) {}
        }
    };
    raster::png(&svg.into_string(), size).unwrap_or_default()
}

/// What the app shows while the net is away.
pub async fn offline(Path(language): Path<String>, visit: Visit) -> Result<Markup, Sorry> {
    let language = Language::from_code(&language).ok_or_else(Sorry::not_found)?;
    // The same for everybody: it is kept in the browser.
    let visit =
        Visit { language, person: None, is_kept: false, address: "/".to_owned(), path: "/".to_owned(), ..visit };
    let title = visit.word("offline-title");
    let body = html! {
        main #main .narrow .problem .offline {
            img src=(assets::address("seal", "svg")) alt="" width="96" height="96";
            h1 { (title) }
            p { (visit.word("offline-why")) }
            p { a.button.main href="" { (visit.word("offline-again")) } }
        }
    };
    Ok(page(&visit, &About { title: &title, ..About::default() }, &body))
}

/// The worker, with what it keeps: the page for when the net is away, and what that page is made of.
pub async fn worker(visit: Visit) -> Response {
    let language = visit.asked_language().unwrap_or(visit.language).code();
    let offline = format!("/app/{language}/offline");
    let shell = [assets::address("house", "css"), assets::address("house", "js"), assets::address("seal", "svg")];
    let kept = json!({ "offline": offline, "shell": shell });
    let hash = hex::encode(&Sha256::digest(kept.to_string())[..4]);
    let script =
        format!("const kept = {kept};\nconst cache = \"hoirie-{hash}\";\n{}", include_str!("../../assets/worker.js"));
    // Browsers look for a newer one with every visit.
    ([(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")], script).into_response()
}
