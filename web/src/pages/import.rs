//! A record from elsewhere becomes a table that is over, to be replayed.

use std::sync::Arc;

use axum::extract::{Multipart, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use sha2::{Digest, Sha256};
use tabletop::SeedMaterial;

use super::upload::Upload;
use super::verify::record_fields;
use super::{About, done, page};
use crate::House;
use crate::sorry::Sorry;
use crate::visit::Visit;
use house::editions;
use house::play::Play;
use house::verify::Fault;
use store::clock::wall_clock;
use store::names;
use store::{Begun, SeatRow, Sitter, TableRow};

/// No game takes longer, in milliseconds: forty years.
const LONGEST: u64 = 40 * 366 * 24 * 3_600_000;

pub async fn show(visit: Visit) -> Markup {
    let title = visit.word("import-title");
    let body = html! {
        main #main .narrow {
            h1 { (title) }
            p { (visit.word("import-blurb")) }
            p.hint { (visit.word("import-kept")) }
            form.sheet method="post" action="/import" enctype="multipart/form-data" {
                (record_fields(&visit))
                button.main { (visit.word("import-button")) }
            }
            p { a href="/verify" { (visit.word("verify-title")) } }
        }
    };
    page(&visit, &About { title: &title, game: None }, &body)
}

pub async fn take(
    State(house): State<Arc<House>>,
    visit: Visit,
    headers: HeaderMap,
    form: Multipart,
) -> Result<Response, Sorry> {
    let proof = Upload::read(form).await?.prove().await.map_err(Sorry::of_record)?;
    let (person, jar) = visit.person_or_new(&house, &headers);
    let now = wall_clock();
    let (table, begun) = table_of(proof.play.as_ref(), person, now).map_err(Sorry::of_record)?;
    let address = format!("/table/{}", table.id);
    house.limits.tables(&visit.source(), begun.weight(table.edition.len())).map_err(Sorry::too_much)?;
    // The same record again leads to the same table.
    house.hall.store().import(table, begun, now).await?;
    Ok((jar, done(&visit, &address)).into_response())
}

/// The table that holds this match. Nobody sits there, and nothing more will happen.
fn table_of(play: &dyn Play, host: String, now: u64) -> Result<(TableRow, Begun), Fault> {
    let head = play.head();
    let names = names::of_record(&head.seats).ok_or_else(|| Fault::saying("import-names"))?;
    if head.edition.len() > editions::LARGEST {
        return Err(Fault::saying("import-edition"));
    }
    let lasted = play.now().0.saturating_add(play.slept());
    if lasted > LONGEST {
        return Err(Fault::saying("import-time"));
    }
    let id = Sha256::new().chain_update(b"import").chain_update(play.record().to_string()).finalize();
    let secret = match &head.seed {
        SeedMaterial::Open(seed) => *seed,
        SeedMaterial::Dealt { secret, .. } => secret.0,
    };
    let table = TableRow {
        id: hex::encode(&id[..16]),
        game: head.game.clone(),
        rules: head.rules,
        edition: head.edition.clone(),
        options: serde_json::to_string(&head.options).expect("options are plain data"),
        secret,
        host,
        started: Some(now.saturating_sub(lasted)),
        over: true,
        rematch: None,
        seats: names.into_iter().map(|name| SeatRow { sitter: Sitter::Nobody, name }).collect(),
    };
    Ok((table, Begun { seed: head.seed.clone(), log: play.rows() }))
}
