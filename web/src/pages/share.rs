//! What a browser adds to the deal before the start, so that nobody can choose the cards, not even the house.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use face::Fields;
use maud::{Markup, html};
use tabletop::{Hex32, SeedMaterial};

use super::done;
use crate::Site;
use crate::error::Sorry;
use crate::seated::Player;
use crate::visit::Visit;
use house::{TableRow, random_id};

/// In the lobby of somebody who sits there: the fingerprint of the house's secret, and the form that our script fills and sends.
pub fn lobby(visit: &Visit, row: &TableRow) -> Markup {
    let dealt = SeedMaterial::Dealt { secret: Hex32(row.secret), shares: Vec::new() };
    html! {
        form #chance hidden method="post" action=(format!("/table/{}/share", row.id)) {}
        @if let Some(commitment) = dealt.commitment() {
            p.hint { (visit.word("table-commitment")) " " code { (commitment) } }
        }
    }
}

/// For a form that makes a table and starts it at once: which table it will be, the fingerprint of its secret, which so is
/// out before any share is in, and the field that our script fills.
pub fn fields_at_once(site: &Site) -> Markup {
    fields_of(site, &random_id())
}

/// The same for a table whose id is settled.
pub fn fields_of(site: &Site, id: &str) -> Markup {
    let dealt = SeedMaterial::Dealt { secret: Hex32(site.house.key().deal(id)), shares: Vec::new() };
    html! {
        input type="hidden" name="table" value=(id);
        input type="hidden" name="fingerprint" value=[dealt.commitment()];
        input type="hidden" name="share" data-chance;
    }
}

/// Which table a form makes at once. A program that names none gets one all the same.
pub fn table_of_form(fields: &Fields) -> String {
    let given = fields.one("table").filter(|id| hex::decode(id).is_ok_and(|id| id.len() == 16));
    given.map_or_else(random_id, str::to_lowercase)
}

/// What a form adds to the deal; nothing without our script.
pub fn of_form(fields: &Fields) -> Hex32 {
    fields.one("share").and_then(read).unwrap_or(Hex32::NOTHING)
}

fn read(text: &str) -> Option<Hex32> {
    let mut share = [0; 32];
    hex::decode_to_slice(text, &mut share).ok()?;
    Some(Hex32(share))
}

pub async fn add(
    State(site): State<Arc<Site>>,
    Player { table, person, visit, fields }: Player,
) -> Result<Response, Sorry> {
    let share = fields.one("share").and_then(read);
    let share = share.ok_or_else(|| Sorry::new(StatusCode::UNPROCESSABLE_ENTITY, "sorry-no-share"))?;
    site.house.add_share(&table, &person, share).await?;
    Ok(done(&visit, &format!("/table/{}", table.id)))
}
