//! Who is told of one table: whether I hear of it, and a club's channel that its host has put up.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::response::Response;
use house::OwnHook;
use maud::{Markup, html};

use super::front::Printed;
use super::notices::{found, hook_fields, hook_name, hook_of};
use super::table::find;
use super::{About, done, fields, page};
use crate::Site;
use crate::error::Sorry;
use crate::visit::Visit;

pub async fn show(State(site): State<Arc<Site>>, Path(id): Path<String>, visit: Visit) -> Result<Markup, Sorry> {
    let table = find(&site, &id).await?;
    let person = visit.person.as_deref();
    let (game, sits, is_host) = {
        let state = table.lock().await;
        (state.row.game.clone(), !state.seats_of(person).is_empty(), person == Some(state.row.host.as_str()))
    };
    let silenced = match person.filter(|_| sits) {
        Some(person) => Some(site.house.is_silenced(&table, person).await?),
        None => None,
    };
    let hooks = if is_host { Some(site.house.table_hooks(&table, person).await?) } else { None };
    let title = visit.word("notices-table-title");
    let body = html! {
        main #main .narrow .telling {
            p.hint { (shelf::with(&game, Printed).unwrap_or_default()) }
            h1 { (title) }
            @match silenced {
                Some(silenced) => (own(&visit, &id, silenced)),
                None => p { (visit.word("notices-table-watching")) },
            }
            @if let Some(hooks) = &hooks { (club(&visit, &id, hooks)) }
            p { a.button href=(format!("/table/{id}")) { (visit.word("table-back")) } }
        }
    };
    Ok(page(&visit, &About { title: &title, game: Some(&game), ..About::default() }, &body))
}

fn own(visit: &Visit, id: &str, silenced: bool) -> Markup {
    let (word, what, button) = match silenced {
        true => ("notices-table-silent", "hear", "notices-table-hear"),
        false => ("notices-table-heard", "silence", "notices-table-silence"),
    };
    html! {
        section.sheet #own {
            h2 { (visit.word("notices-table-own")) }
            p { (visit.word(word)) }
            form.choices method="post" action=(format!("/table/{id}/notices")) {
                a.button.main href="/notices" { (visit.word("notices-title")) }
                button name="do" value=(what) { (visit.word(button)) }
            }
        }
    }
}

/// For the host: where all who read there are told.
fn club(visit: &Visit, id: &str, hooks: &[OwnHook]) -> Markup {
    html! {
        section.sheet #club {
            h2 { (visit.word("notices-club")) }
            p.hint { (visit.word("notices-club-why")) }
            @if !hooks.is_empty() {
                ul.key-ring {
                    @for hook in hooks {
                        li {
                            b { (hook_name(visit, &hook.hook)) }
                            form method="post" action=(format!("/table/{id}/notices")) {
                                input type="hidden" name="hook" value=(hook.id);
                                button name="do" value="drop-hook" { (visit.word("notices-drop")) }
                            }
                        }
                    }
                }
            }
            form method="post" action=(format!("/table/{id}/notices")) {
                (hook_fields(visit))
                button name="do" value="add-hook" { (visit.word("notices-hook-add")) }
            }
        }
    }
}

pub async fn change(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    visit: Visit,
    body: Bytes,
) -> Result<Response, Sorry> {
    let table = find(&site, &id).await?;
    let fields = fields(&body);
    let person = visit.person.as_deref();
    let myself = || person.ok_or_else(|| Sorry::forbidden("sorry-nobody-yet"));
    match fields.one("do") {
        Some("silence") => site.house.silence(&table, myself()?, true).await?,
        Some("hear") => site.house.silence(&table, myself()?, false).await?,
        Some("add-hook") => {
            let hook = hook_of(&fields).ok_or_else(Sorry::unreadable)?;
            site.house.add_table_hook(&table, person, hook, found(&visit)).await?;
        }
        Some("drop-hook") => {
            let hook = fields.one("hook").ok_or_else(Sorry::unreadable)?;
            site.house.drop_table_hook(&table, person, hook).await?;
        }
        _ => return Err(Sorry::unreadable()),
    }
    Ok(done(&visit, &format!("/table/{id}/notices")))
}
