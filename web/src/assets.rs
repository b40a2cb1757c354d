//! Style sheets, script and pictures, served under names that contain their hash, so that browsers may keep them for ever.

use std::collections::HashMap;
use std::sync::LazyLock;

use ::face::Face;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use shelf::{Title, Visitor};

use crate::sorry::Sorry;

struct Asset {
    name: String,
    kind: &'static str,
    text: Bytes,
}

/// The addresses of a game's pictures and style.
#[derive(Debug, Clone, Default)]
pub struct GameAssets {
    pub sprite: String,
    pub cover: String,
    pub style: String,
}

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let mut assets = vec![
        asset("house", "css", include_str!("../assets/house.css")),
        asset("house", "js", include_str!("../assets/house.js")),
        asset("seal", "svg", include_str!("../assets/seal.svg")),
    ];
    for game in shelf::NAMES {
        assets.extend(shelf::with(game, Collect).into_iter().flatten());
    }
    assets
});

static GAMES: LazyLock<HashMap<&'static str, GameAssets>> = LazyLock::new(|| {
    let of = |game: &&'static str| {
        let address = |name: &str, ending: &str| address(&format!("{game}{name}"), ending);
        (*game, GameAssets { sprite: address("", "svg"), cover: address("-box", "svg"), style: address("", "css") })
    };
    shelf::NAMES.iter().map(of).collect()
});

struct Collect;

impl Visitor for Collect {
    type Output = Vec<Asset>;
    fn visit<T: Title>(self) -> Vec<Asset> {
        let name = <T::Game as tabletop::Game>::NAME;
        vec![
            asset(name, "svg", T::Face::sprite().into_owned()),
            asset(&format!("{name}-box"), "svg", T::Face::BOX),
            asset(name, "css", T::Face::STYLE),
        ]
    }
}

fn asset(stem: &str, ending: &'static str, text: impl Into<Bytes>) -> Asset {
    let text = text.into();
    let hash = hex::encode(&Sha256::digest(&text)[..6]);
    let kind = match ending {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        _ => "image/svg+xml",
    };
    Asset { name: format!("{stem}.{hash}.{ending}"), kind, text }
}

/// The address of the asset with this stem and ending.
pub fn address(stem: &str, ending: &str) -> String {
    let is = |asset: &&Asset| {
        let mut parts = asset.name.split('.');
        parts.next() == Some(stem) && parts.next_back() == Some(ending)
    };
    ASSETS.iter().find(is).map(|asset| format!("/assets/{}", asset.name)).unwrap_or_default()
}

pub fn of_game(game: &str) -> GameAssets {
    GAMES.get(game).cloned().unwrap_or_default()
}

pub async fn serve(Path(name): Path<String>) -> Result<Response, Sorry> {
    let asset = ASSETS.iter().find(|asset| asset.name == name).ok_or_else(Sorry::not_found)?;
    let for_ever = "public, max-age=31536000, immutable";
    Ok(([(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, for_ever)], asset.text.clone()).into_response())
}
