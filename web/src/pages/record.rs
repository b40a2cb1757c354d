//! A finished game's record, to take home.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::replay::over;
use crate::Site;
use crate::error::Sorry;

pub async fn download(State(site): State<Arc<Site>>, Path(id): Path<String>) -> Result<Response, Sorry> {
    let table = site.house.table(&id).await?.ok_or_else(Sorry::not_found)?;
    let state = table.lock().await;
    // Before the end a record would tell every card.
    let record = over(&state)?.record();
    let file = format!("attachment; filename=\"{}-{}.json\"", state.row.game, &id[..8.min(id.len())]);
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, file)], record.to_string())
        .into_response())
}
