//! Links in messages that need no login: yes, this address is mine; and no more of these. A link is only a page with a button, for
//! programs follow links before anybody reads them.

use std::sync::Arc;

use axum::extract::{Path, State};
use maud::{Markup, html};

use super::{About, page};
use crate::Site;
use crate::assets;
use crate::error::Sorry;
use crate::visit::Visit;

pub async fn show_confirm(
    State(site): State<Arc<Site>>,
    Path((channel, code)): Path<(String, String)>,
    visit: Visit,
) -> Result<Markup, Sorry> {
    if !site.house.confirms(&channel, &code).await? {
        return Err(Sorry::from(house::command::Impossible::NoticeLinkIsDead));
    }
    Ok(question(&visit, "notices-confirm-title", "notices-confirm-why", "notices-confirm"))
}

pub async fn confirm(
    State(site): State<Arc<Site>>,
    Path((channel, code)): Path<(String, String)>,
    visit: Visit,
) -> Result<Markup, Sorry> {
    site.house.confirm_channel(&channel, &code).await?;
    Ok(answer(&visit, "notices-confirmed-title", "notices-confirmed-why"))
}

pub async fn show_stop(
    State(site): State<Arc<Site>>,
    Path((channel, code)): Path<(String, String)>,
    visit: Visit,
) -> Result<Markup, Sorry> {
    if !site.house.stops(&channel, &code).await? {
        return Err(Sorry::from(house::command::Impossible::NoticeLinkIsDead));
    }
    Ok(question(&visit, "notices-stop-title", "notices-stop-why", "notices-stop"))
}

/// Also for the mail program of whoever taps its own button for it (RFC 8058).
pub async fn stop(
    State(site): State<Arc<Site>>,
    Path((channel, code)): Path<(String, String)>,
    visit: Visit,
) -> Result<Markup, Sorry> {
    site.house.stop_channel(&channel, &code).await?;
    Ok(answer(&visit, "notices-stopped-title", "notices-stopped-why"))
}

fn question(visit: &Visit, title: &'static str, why: &'static str, yes: &'static str) -> Markup {
    let inside = html! {
        p { (visit.word(why)) }
        form method="post" action=(visit.path) { button.main { (visit.word(yes)) } }
    };
    framed(visit, title, &inside)
}

fn answer(visit: &Visit, title: &'static str, why: &'static str) -> Markup {
    let inside = html! {
        p { (visit.word(why)) }
        p.choices {
            a.button href="/notices" { (visit.word("notices-title")) }
            a.button href="/" { (visit.word("data-home")) }
        }
    };
    framed(visit, title, &inside)
}

fn framed(visit: &Visit, title: &'static str, inside: &Markup) -> Markup {
    let title = visit.word(title);
    let body = html! {
        main #main .narrow .arrival {
            img src=(assets::address("seal", "svg")) alt="" width="96" height="96";
            h1 { (title) }
            (inside)
        }
    };
    page(visit, &About { title: &title, ..About::default() }, &body)
}
