//! What chat programs show beside a link, and what makes the house an app.

use std::collections::BTreeMap;

use crate::guests::client::{Client, borrowed, some_move, table_of_three};
use crate::guests::server::{Folder, Server};

/// The properties that a page tells to programs that look at links.
fn told(body: &str) -> BTreeMap<&str, String> {
    body.split("<meta property=\"")
        .skip(1)
        .filter_map(|meta| {
            let (name, rest) = meta.split_once("\" content=\"")?;
            Some((name, rest.split('"').next()?.replace("&amp;", "&")))
        })
        .collect()
}

/// Width and height, as the head of a PNG says.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn an_invitation_shows_the_box_and_who_sits_and_seats_no_robot() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut robot] = ["fr", "en"].map(|language| Client::new(&server.address, language));
    let table = anna.post("/new/tante", &[("name", "Anna <b>"), ("seats", "3")]).address.unwrap();
    let join = anna.get(&table).path_to("/join/").unwrap();
    assert!(join.ends_with("?in=fr"), "{join}");
    let (mut before, mut pictures) = (None, Vec::new());
    for _ in 0..3 {
        robot.cookies.clear();
        // Some programs add something of their own to the link.
        let page = robot.get(&format!("{join}&seen=1"));
        let told = told(&page.body);
        assert_eq!(told["og:title"], "La Tante à Héritage");
        assert_eq!(told["og:description"], "2 places libres · Anna &lt;b&gt;");
        assert_eq!(told["og:locale"], "fr");
        let picture = told["og:image"].strip_prefix(&server.address).unwrap().to_owned();
        let (status, png) = robot.picture(&picture);
        assert_eq!((status, size(&png)), (200, (1200, 630)));
        pictures.push(png);
        let seats = anna.get(&table).between("id=\"seats\"", "</ol>").unwrap().to_owned();
        assert_eq!(*before.get_or_insert_with(|| seats.clone()), seats, "a look seats nobody");
    }
    assert_eq!(pictures[0], pictures[2]);
    // Whoever comes reads their own language; somebody who has sat down is in the next picture.
    let mut ben = Client::new(&server.address, "en");
    assert!(ben.get(&join).body.contains("<html lang=\"en\">"));
    assert_eq!(ben.post(&join, &[("name", "Ben")]).status, 303);
    let page = robot.get(&join);
    assert_eq!(told(&page.body)["og:description"], "une place libre · Anna &lt;b&gt;, Ben");
    let (_, png) = robot.picture(told(&page.body)["og:image"].strip_prefix(&server.address).unwrap());
    assert_ne!(png, pictures[0]);
    assert_eq!(robot.picture(&format!("{table}/preview/xx/picture.png")).0, 404);
    assert_eq!(robot.picture("/table/nothing/preview/fr/picture.png").0, 404);
}

#[test]
fn the_picture_of_a_game_that_is_played_tells_nothing_of_it() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let table = table_of_three(&mut anna, []);
    let look = |client: &mut Client| {
        let description = told(&client.get(&table).body)["og:description"].clone();
        (description, client.picture(&format!("{table}/preview/en/picture.png")).1)
    };
    let before = look(&mut anna);
    let played = some_move(&anna.get(&table)).map(|fields| anna.post(&format!("{table}/act"), &borrowed(&fields)));
    assert!(played.is_none_or(|answer| answer.status == 303));
    assert_eq!(look(&mut Client::new(&server.address, "en")), before, "whoever looks, and whatever was played");
}

#[test]
fn an_app_has_a_name_icons_and_a_worker() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "de");
    let page = anna.get("/");
    assert!(!page.body.contains("data-worker"), "who has nothing here needs no worker");
    let manifest = anna.get(page.between("rel=\"manifest\" href=\"", "\"").unwrap());
    let manifest: serde_json::Value = serde_json::from_str(&manifest.body).unwrap();
    assert_eq!((manifest["lang"].as_str(), manifest["start_url"].as_str()), (Some("de"), Some("/")));
    for icon in manifest["icons"].as_array().unwrap() {
        let (status, png) = anna.picture(icon["src"].as_str().unwrap());
        let (width, height) = size(&png);
        assert_eq!((status, format!("{width}x{height}")), (200, icon["sizes"].as_str().unwrap().to_owned()));
    }
    assert_eq!(size(&anna.picture("/app/icons/apple.png").1), (180, 180));
    assert_eq!([anna.get("/app/xx/offline").status, anna.get("/app/icons/none.png").status], [404, 404]);
    let table = table_of_three(&mut anna, []);
    let page = anna.get("/");
    let worker = page.between("data-worker=\"", "\"").unwrap().to_owned();
    let script = anna.get(&worker);
    assert!(script.body.contains("/app/de/offline") && !script.body.contains(&table), "{}", script.body);
    // The page for when the net is away is kept by the browser: there is nothing of anybody's in it.
    let offline = anna.get("/app/de/offline").body;
    assert_eq!(offline, Client::new(&server.address, "fr").get("/app/de/offline").body);
    assert!(offline.contains("Keine Verbindung"), "{offline}");
}
