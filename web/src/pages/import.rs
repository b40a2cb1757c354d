//! A record from elsewhere becomes a table that is over, to be replayed.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Multipart, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use super::upload::Upload;
use super::verify::record_fields;
use super::{About, done, page};
use crate::Site;
use crate::error::Sorry;
use crate::limits::Uploading;
use crate::visit::Visit;
use house::brought_along;

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
    page(&visit, &About { title: &title, ..About::default() }, &body)
}

pub async fn take(
    State(site): State<Arc<Site>>,
    visit: Visit,
    headers: HeaderMap,
    Extension(uploading): Extension<Arc<Uploading>>,
    form: Multipart,
) -> Result<Response, Sorry> {
    let proof = Upload::read(form, &uploading).await?.prove().await.map_err(Sorry::of_record)?;
    let (person, jar) = visit.person_or_new(&site, &headers);
    let brought = brought_along(&proof, person).map_err(Sorry::of_record)?;
    site.limits.tables(&visit.source(), brought.weight()).map_err(Sorry::too_much)?;
    let id = site.house.import(brought).await?;
    Ok((jar, done(&visit, &format!("/table/{id}"))).into_response())
}
