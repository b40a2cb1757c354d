//! Style sheets, script and pictures, served under names that contain their hash, so that browsers may keep them for ever. Each
//! is compressed once, when somebody first asks for it: a flood of questions costs no more than sending the answers.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, OnceLock};

use ::face::Face;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use shelf::{Title, Visitor};

use crate::error::Sorry;

struct Asset {
    name: String,
    kind: &'static str,
    text: Bytes,
    brotli: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

/// How a text is sent, for those who understand it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Coding {
    Plain,
    Gzip,
    Brotli,
}

/// How hard brotli tries, of eleven: beyond this it takes ten times as long for a few bytes less.
const EFFORT: i32 = 9;

impl Asset {
    fn sent_as(&self, coding: Coding) -> Bytes {
        match coding {
            Coding::Plain => self.text.clone(),
            Coding::Gzip => self.gzip.get_or_init(|| gzip(&self.text)).clone(),
            Coding::Brotli => self.brotli.get_or_init(|| brotli(&self.text)).clone(),
        }
    }
}

fn gzip(text: &[u8]) -> Bytes {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    let written = packed.write_all(text).and_then(|()| packed.finish());
    written.expect("memory takes whatever is written").into()
}

fn brotli(text: &[u8]) -> Bytes {
    let mut packed = Vec::new();
    let how = brotli::enc::BrotliEncoderParams { quality: EFFORT, ..Default::default() };
    brotli::BrotliCompress(&mut &*text, &mut packed, &how).expect("memory takes whatever is written");
    packed.into()
}

impl Coding {
    /// The shortest that whoever asks understands.
    fn understood(headers: &HeaderMap) -> Coding {
        let said = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
        let codings: Vec<&str> = said.flat_map(|list| list.split(',')).filter(|coding| is_wanted(coding)).collect();
        let understands = |name: &str| codings.iter().any(|coding| name_of(coding).eq_ignore_ascii_case(name));
        match () {
            () if understands("br") => Coding::Brotli,
            () if understands("gzip") => Coding::Gzip,
            () => Coding::Plain,
        }
    }

    fn name(self) -> Option<HeaderValue> {
        match self {
            Coding::Plain => None,
            Coding::Gzip => Some(HeaderValue::from_static("gzip")),
            Coding::Brotli => Some(HeaderValue::from_static("br")),
        }
    }
}

fn name_of(coding: &str) -> &str {
    coding.split(';').next().unwrap_or_default().trim()
}

/// A coding that is named with a weight of nothing is named to say that it is not understood.
fn is_wanted(coding: &str) -> bool {
    let weights = coding.split(';').skip(1).filter_map(|part| part.trim().strip_prefix("q="));
    weights.into_iter().all(|weight| weight.trim().parse::<f32>().is_ok_and(|weight| weight > 0.0))
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
        asset(
            "house",
            "css",
            concat!(
                include_str!("../assets/house.css"),
                include_str!("../assets/lobby.css"),
                include_str!("../assets/me.css"),
                include_str!("../assets/ledger.css"),
                include_str!("../assets/stage.css")
            ),
        ),
        asset(
            "house",
            "js",
            concat!(
                include_str!("../assets/house.js"),
                include_str!("../assets/moments.js"),
                include_str!("../assets/tips.js"),
                include_str!("../assets/sounds.js"),
                include_str!("../assets/replay.js"),
                include_str!("../assets/keys.js"),
                include_str!("../assets/notices.js")
            ),
        ),
        asset("seal", "svg", SEAL),
    ];
    let portrait = |(number, bust): (usize, &portraits::Bust)| asset(&stem_of_portrait(number), "svg", bust.picture());
    assets.extend(portraits::all().enumerate().map(portrait));
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
    let hash = hex::encode(&Sha256::digest(&text)[..4]);
    let kind = match ending {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        _ => "image/svg+xml",
    };
    let (brotli, gzip) = Default::default();
    Asset { name: format!("{stem}.{hash}.{ending}"), kind, text, brotli, gzip }
}

/// The house's sign.
pub const SEAL: &str = include_str!("../assets/seal.svg");

/// The picture at this address, if it is one of ours.
pub fn picture(address: &str) -> Option<&'static str> {
    let name = address.strip_prefix("/assets/").filter(|name| name.ends_with(".svg"))?;
    let asset = ASSETS.iter().find(|asset| asset.name == name)?;
    std::str::from_utf8(&asset.text).ok()
}

/// The address of the asset with this stem and ending.
pub fn address(stem: &str, ending: &str) -> String {
    let is = |asset: &&Asset| {
        let mut parts = asset.name.split('.');
        parts.next() == Some(stem) && parts.next_back() == Some(ending)
    };
    ASSETS.iter().find(is).map(|asset| format!("/assets/{}", asset.name)).unwrap_or_default()
}

/// Counted from 1, as people count.
fn stem_of_portrait(number: usize) -> String {
    format!("portrait-{}", number + 1)
}

/// The address of the portrait with this number.
pub fn portrait(number: usize) -> &'static str {
    static PORTRAITS: LazyLock<Vec<String>> = LazyLock::new(|| {
        (0..portraits::all().count()).map(|number| address(&stem_of_portrait(number), "svg")).collect()
    });
    PORTRAITS.get(number).map_or("", String::as_str)
}

pub fn of_game(game: &str) -> &'static GameAssets {
    static NOTHING: LazyLock<GameAssets> = LazyLock::new(GameAssets::default);
    GAMES.get(game).unwrap_or_else(|| &NOTHING)
}

pub async fn serve(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, Sorry> {
    let asset = ASSETS.iter().find(|asset| asset.name == name).ok_or_else(Sorry::not_found)?;
    let for_ever = "public, max-age=31536000, immutable";
    let coding = Coding::understood(&headers);
    let head = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, for_ever), (VARY, ACCEPT_ENCODING.as_str())];
    let mut response = (head, asset.sent_as(coding)).into_response();
    if let Some(name) = coding.name() {
        response.headers_mut().insert(CONTENT_ENCODING, name);
    }
    Ok(response)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn whoever_understands_gets_the_same_bytes_in_fewer_and_they_are_packed_once() {
        for asset in ASSETS.iter() {
            let mut unpacked = Vec::new();
            brotli::BrotliDecompress(&mut &*asset.sent_as(Coding::Brotli), &mut unpacked).unwrap();
            assert_eq!(unpacked, asset.text, "{}", asset.name);
            unpacked.clear();
            flate2::read::GzDecoder::new(&*asset.sent_as(Coding::Gzip)).read_to_end(&mut unpacked).unwrap();
            assert_eq!(unpacked, asset.text, "{}", asset.name);
            for coding in [Coding::Brotli, Coding::Gzip] {
                let [first, second] = [(); 2].map(|()| asset.sent_as(coding));
                assert!(first.len() < asset.text.len() * 2 / 3, "{} {}", asset.name, first.len());
                assert_eq!(first.as_ptr(), second.as_ptr(), "{} is packed again", asset.name);
            }
        }
    }

    #[test]
    fn every_portrait_has_an_address() {
        let addresses: std::collections::BTreeSet<&str> = (0..portraits::all().count()).map(super::portrait).collect();
        assert_eq!(addresses.len(), portraits::all().count());
        assert!(addresses.iter().all(|address| address.starts_with("/assets/portrait-")), "{addresses:?}");
        assert_eq!(super::portrait(999), "");
    }

    #[test]
    fn what_is_understood_is_what_was_named_and_not_refused() {
        for (said, coding) in [
            ("gzip, deflate, br, zstd", Coding::Brotli),
            ("BR", Coding::Brotli),
            ("gzip;q=0.5", Coding::Gzip),
            ("br;q=0, gzip", Coding::Gzip),
            ("br; q=0.0, gzip;q=x", Coding::Plain),
            ("identity", Coding::Plain),
            ("", Coding::Plain),
            (",;,q=;;", Coding::Plain),
        ] {
            let headers = [(ACCEPT_ENCODING, said.parse().unwrap())].into_iter().collect();
            assert_eq!(Coding::understood(&headers), coding, "{said}");
        }
        assert_eq!(Coding::understood(&HeaderMap::new()), Coding::Plain);
    }
}
