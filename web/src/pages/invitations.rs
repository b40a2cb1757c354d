//! Invitations: what others ask me to, and asking those with whom I have played.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use house::Invitation;
use maud::{Markup, html};

use super::front::Printed;
use super::{done, fields};
use crate::Site;
use crate::assets;
use crate::error::Sorry;
use crate::visit::Visit;

/// What this visitor is invited to, with what can be answered.
pub fn waiting(visit: &Visit, invitations: &[Invitation]) -> Markup {
    html! {
        @if !invitations.is_empty() {
            section #invitations {
                h2 { (visit.counted("invitations-title", invitations.len())) }
                ul.tables { @for invitation in invitations { (letter(visit, invitation)) } }
            }
        }
    }
}

fn letter(visit: &Visit, invitation: &Invitation) -> Markup {
    html! {
        li.letter {
            img src=(assets::of_game(&invitation.game).cover) alt="" width="64" height="48" loading="lazy";
            span.what {
                strong { (shelf::with(&invitation.game, Printed).unwrap_or_default()) }
                span.names { (visit.named("invitations-by", &invitation.host)) }
            }
            form.answers method="post" action="/me/invitations" {
                input type="hidden" name="table" value=(invitation.table);
                button.main name="do" value="accept" { (visit.word("invitations-accept")) }
                button name="do" value="decline" { (visit.word("invitations-decline")) }
                details {
                    summary { (visit.word("invitations-more")) }
                    button name="do" value="never" { (visit.named("invitations-never", &invitation.host)) }
                }
            }
        }
    }
}

pub async fn answer(State(site): State<Arc<Site>>, visit: Visit, body: Bytes) -> Result<Response, Sorry> {
    let person = visit.person.as_deref().ok_or_else(Sorry::unreadable)?;
    let fields = fields(&body);
    let table = fields.one("table").ok_or_else(Sorry::unreadable)?;
    let never = match fields.one("do") {
        Some("accept") => {
            let link = site.house.accepted(person, table).await?.ok_or_else(|| Sorry::conflict("sorry-stale"))?;
            return Ok(done(&visit, &format!("/join/{table}/{link}")));
        }
        Some("decline") => false,
        Some("never") => true,
        _ => return Err(Sorry::unreadable()),
    };
    site.house.decline(person, table, never).await?;
    Ok(done(&visit, "/me/people"))
}

/// Asks somebody with whom this visitor has played.
pub async fn invite(State(site): State<Arc<Site>>, visit: Visit, body: Bytes) -> Result<Response, Sorry> {
    let person = visit.person.as_deref().ok_or_else(Sorry::unreadable)?;
    let (table, seat) = place(fields(&body).one("with")).ok_or_else(Sorry::unreadable)?;
    site.limits.table(&visit.source()).map_err(Sorry::too_much)?;
    let table = site.house.invite(person, &table, seat).await?;
    Ok(done(&visit, &format!("/table/{table}")))
}

/// Lets somebody ask again whom this visitor did not want to hear any more.
pub async fn want_again(State(site): State<Arc<Site>>, visit: Visit, body: Bytes) -> Result<Response, Sorry> {
    let person = visit.person.as_deref().ok_or_else(Sorry::unreadable)?;
    let number = fields(&body).one("host").and_then(|host| host.parse().ok()).ok_or_else(Sorry::unreadable)?;
    site.house.want_again(person, number).await?;
    Ok(done(&visit, "/me/people"))
}

/// A place at a table, as forms and addresses name whoever sat there.
pub fn place(named: Option<&str>) -> Option<(String, usize)> {
    let (table, seat) = named?.split_once('.')?;
    Some((table.to_owned(), usize::from(seat.parse::<u8>().ok()?)))
}
