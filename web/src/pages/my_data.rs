//! What the house keeps about whoever reads this, and why; a file to take all of it along, and a way to be forgotten.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, SignedCookieJar};
use maud::{Markup, html};
use tokio::sync::Semaphore;

use super::{About, fields, mine, page};
use crate::Site;
use crate::error::Sorry;
use crate::visit::{DEVICE, Visit};

/// So many people are handed everything at a time: it is much.
static HANDED: Semaphore = Semaphore::const_new(2);

pub async fn show(visit: Visit) -> Markup {
    let kept = [
        ("data-cookie", "data-cookie-why"),
        ("data-games", "data-games-why"),
        ("data-said", "data-said-why"),
        ("data-invitations", "data-invitations-why"),
        ("data-ratings", "data-ratings-why"),
        ("data-keys", "data-keys-why"),
        ("data-told", "data-told-why"),
        ("data-address", "data-address-why"),
        ("data-local", "data-local-why"),
        ("data-back-ups", "data-back-ups-why"),
    ];
    let title = visit.word("data-title");
    let body = html! {
        main #main .keeping .data {
            h1 { (title) }
            (mine::way(&visit, "/me/data"))
            p { (visit.word("data-intro")) }
            dl.sheet {
                @for (what, why) in kept { div { dt { (visit.word(what)) } dd { (visit.word(why)) } } }
            }
            @if visit.person.is_some() {
                div {
                    section.sheet #take {
                        h2 { (visit.word("data-take")) }
                        p.hint { (visit.word("data-take-why")) }
                        p { a.button href="/me/data.json" download { (visit.word("data-take-button")) } }
                    }
                    section.sheet #erase {
                        h2 { (visit.word("data-erase")) }
                        p.hint { (visit.word("data-erase-why")) }
                        form method="post" action="/me/erase" {
                            label.sure { input type="checkbox" name="sure" value="yes" required; " " (visit.word("data-erase-sure")) }
                            button { (visit.word("data-erase-button")) }
                        }
                    }
                }
            }
        }
    };
    page(&visit, &About { title: &title, ..About::default() }, &body)
}

pub async fn download(State(site): State<Arc<Site>>, visit: Visit) -> Result<Response, Sorry> {
    let person = visit.person.as_deref().ok_or_else(Sorry::not_found)?;
    let _turn = HANDED.try_acquire().map_err(|_| Sorry::busy())?;
    let data = site.house.my_data(person).await?;
    let head = [(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, "attachment; filename=\"hoirie.json\"")];
    Ok((head, data.to_string()).into_response())
}

pub async fn erase(
    State(site): State<Arc<Site>>,
    visit: Visit,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    let person = visit.person.as_deref().ok_or_else(Sorry::unreadable)?;
    if fields(&body).one("sure").is_none() {
        return Err(Sorry::conflict("sorry-unsure"));
    }
    site.house.forget(person).await?;
    let jar = SignedCookieJar::from_headers(&headers, site.cookies.clone());
    let jar = jar.remove(Cookie::build(DEVICE).path("/"));
    let nobody = Visit { person: None, device: None, is_kept: false, ..visit };
    let title = nobody.word("data-erased");
    let body = html! {
        main #main .narrow .arrival {
            h1 { (title) }
            p { (nobody.word("data-erased-why")) }
            p { a.button href="/" { (nobody.word("data-home")) } }
        }
    };
    Ok((jar, page(&nobody, &About { title: &title, ..About::default() }, &body)).into_response())
}
