//! Whether a game was dealt fairly and played as recorded: for a table that is over, and for any record handed in.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Multipart, Path, State};
use maud::{Markup, html};
use tabletop::{Hex32, SeedMaterial};

use super::replay::over;
use super::upload::Upload;
use super::{About, page};
use crate::Site;
use crate::error::Sorry;
use crate::limits::Uploading;
use crate::verdict::{fault_in_words, proof_in_words};
use crate::visit::Visit;
use house::verify::{Fault, Proof};

pub async fn show(visit: Visit) -> Markup {
    let title = visit.word("verify-title");
    let body = html! {
        main #main .narrow {
            h1 { (title) }
            p { (visit.word("verify-blurb")) }
            (form(&visit))
            p.why { (visit.word("verify-why")) }
            p { a href="/import" { (visit.word("import-title")) } }
        }
    };
    page(&visit, &About { title: &title, ..About::default() }, &body)
}

fn form(visit: &Visit) -> Markup {
    html! {
        form.sheet method="post" action="/verify" enctype="multipart/form-data" {
            (record_fields(visit))
            label { (visit.word("verify-fingerprint")) input name="fingerprint" maxlength="80" autocomplete="off" spellcheck="false"; }
            button.main { (visit.word("verify-button")) }
        }
    }
}

/// The fields in which a record is handed in.
pub fn record_fields(visit: &Visit) -> Markup {
    html! {
        label { (visit.word("verify-file")) input type="file" name="file" accept=".json,application/json"; }
        label { (visit.word("verify-text")) textarea name="text" rows="4" spellcheck="false" autocomplete="off" {} }
    }
}

pub async fn check(
    visit: Visit,
    Extension(uploading): Extension<Arc<Uploading>>,
    form: Multipart,
) -> Result<Markup, Sorry> {
    let proven = Upload::read(form, &uploading).await?.prove().await;
    let again = html! { p { a.button href="/verify" { (visit.word("verify-title")) } } };
    Ok(verdict(&visit, &proven, &again))
}

/// The same for a table of this house.
pub async fn of_table(State(site): State<Arc<Site>>, Path(id): Path<String>, visit: Visit) -> Result<Markup, Sorry> {
    let table = site.house.table(&id).await?.ok_or_else(Sorry::not_found)?;
    let record = {
        let state = table.lock().await;
        over(&state)?.record().to_string()
    };
    let proven = Upload::of_record(record).prove().await;
    let back = html! {
        p.choices {
            a.button href=(format!("/table/{id}/record.json")) download { (visit.word("table-record")) }
            a.button href=(format!("/table/{id}")) { (visit.word("table-back")) }
        }
    };
    Ok(verdict(&visit, &proven, &back))
}

fn verdict(visit: &Visit, proven: &Result<Proof, Fault>, more: &Markup) -> Markup {
    let title = visit.word("verify-title");
    let body = html! {
        main #main .narrow {
            @match proven {
                Ok(proof) => (good(visit, proof)),
                Err(fault) => {
                    h1 #verdict .bad { "✗ " (visit.word("verify-bad")) }
                    p.refusal { (fault_in_words(fault, visit.language)) }
                }
            }
            (more)
        }
    };
    page(visit, &About { title: &title, ..About::default() }, &body)
}

fn good(visit: &Visit, proof: &Proof) -> Markup {
    let head = proof.play.head();
    html! {
        @match &head.seed {
            SeedMaterial::Open(_) => {
                h1 #verdict .good { "✓ " (visit.word("verify-good-open")) }
                (proven(visit, proof))
            }
            SeedMaterial::Dealt { secret, shares } => {
                // Where nobody added anything, the house was free to choose: then only the play is proven.
                @let shared = shares.iter().any(|share| *share != Hex32::NOTHING);
                h1 #verdict .good { "✓ " (visit.word(if shared { "verify-good" } else { "verify-good-open" })) }
                p.why { (visit.word("verify-why")) }
                (proven(visit, proof))
                dl.material {
                    @if let Some(fingerprint) = proof.play.commitment() {
                        dt { (visit.word("table-commitment")) } dd { code { (fingerprint) } }
                    }
                    dt { (visit.word("verify-secret")) } dd { code { (hex::encode(secret.0)) } }
                    @for (name, share) in head.seats.iter().zip(shares) {
                        dt { (visit.word("verify-share")) " " (name) }
                        dd {
                            @if *share == Hex32::NOTHING { (visit.word("verify-added-nothing")) }
                            @else { code { (hex::encode(share.0)) } }
                        }
                    }
                }
            }
        }
    }
}

fn proven(visit: &Visit, proof: &Proof) -> Markup {
    html! { ul.proven { @for sentence in proof_in_words(proof, visit.language) { li { (sentence) } } } }
}
