//! Nobody crowds out the others, and a house that closes lets everybody go.

use std::time::{Duration, Instant};

use rusqlite::Connection;

use crate::guests::client::{Client, borrowed, some_move};
use crate::guests::live::Live;
use crate::guests::server::{Folder, Server};

/// A house that allows as much as people need, and no more.
fn strict(folder: &Folder) -> Server {
    Server::serve(&[
        "--data",
        folder.path().to_str().unwrap(),
        "--person-rate",
        "4",
        "--address-rate",
        "8",
        "--person-tables",
        "3",
    ])
}

#[test]
fn whoever_asks_too_much_waits_and_hears_why_and_the_others_do_not() {
    let folder = Folder::new();
    let server = strict(&folder);
    let [mut anna, mut ben] = ["de", "en"].map(|language| Client::new(&server.address, language));
    for client in [&mut anna, &mut ben] {
        assert_eq!(client.post("/play/tante", &[]).status, 303, "a table makes them known");
    }
    let refused = (0..100).map(|_| anna.get("/")).find(|answer| answer.status != 200).expect("nobody asks so much");
    assert_eq!(refused.status, 429);
    assert!(refused.body.contains("zu viel auf einmal"), "{}", refused.body);
    assert_eq!(ben.get("/").status, 200);
    assert_eq!(anna.get("/healthz").body, "ok\n", "whoever watches over the house always hears");
}

#[test]
fn an_address_counts_for_all_who_come_from_there() {
    let folder = Folder::new();
    let server = strict(&folder);
    let mut stranger = Client::new(&server.address, "en");
    let mut ask = |from: &str| {
        stranger.try_post("/language", &[("language", "fr")], &[("x-forwarded-for", from)]).unwrap().status
    };
    let refused = (0..100).map(|_| ask("203.0.113.9")).find(|status| *status != 303);
    assert_eq!(refused, Some(429));
    assert_eq!(ask("203.0.113.10"), 303, "the house next door");
}

/// Everything that a browser fetches for this page.
fn assets_of(page: &str) -> Vec<String> {
    page.split('"').filter(|part| part.starts_with("/assets/")).map(str::to_owned).collect()
}

#[test]
fn a_flood_of_pictures_ends_and_a_household_that_reads_much_does_not_notice() {
    let folder = Folder::new();
    let data = folder.path().to_str().unwrap();
    let server = Server::serve(&["--address-rate", "20", "--data", data]);
    let mut anna = Client::new(&server.address, "en");
    // No browser of this household keeps anything.
    for visit in 0..50 {
        let front = anna.get_as("/", "203.0.113.9");
        assert_eq!(front.status, 200, "visit {visit}");
        let assets = assets_of(&front.body);
        assert!(assets.len() > 5, "{assets:?}");
        for asset in assets {
            assert_eq!(anna.get_as(&asset, "203.0.113.9").status, 200, "{asset} at visit {visit}");
        }
    }
    drop(server);
    // So few that any machine asks faster.
    let server = Server::serve(&["--address-rate", "1", "--data", data]);
    let mut flood = Client::new(&server.address, "en");
    let style = flood.get("/").path_to("/assets/house").unwrap();
    let refused =
        (0..3000).map(|_| flood.get_as(&style, "203.0.113.9")).find(|answer| answer.status != 200).expect("it ends");
    assert_eq!(refused.status, 429, "{}", refused.body);
    assert_eq!(flood.get_as(&style, "203.0.113.10").status, 200, "the house next door");
    assert_eq!(flood.get_as("/", "203.0.113.9").status, 200, "pages have a count of their own");
}

#[test]
fn so_many_tables_an_hour_and_no_more() {
    let folder = Folder::new();
    let server = strict(&folder);
    let mut anna = Client::new(&server.address, "en");
    // The first makes her known, and was nobody's.
    for table in 0..4 {
        assert_eq!(anna.post("/play/tante", &[]).status, 303, "table {table}");
    }
    assert_eq!(anna.post("/play/tante", &[]).status, 429);
    assert_eq!(anna.post("/new/tante", &[("name", "Anna")]).status, 429);
    let record = include_str!("../../../games/tante/records/rules-1-seats-3-off-on.json");
    assert_eq!(anna.hand_in("/import", &[("text", record)]).status, 429);
    assert_eq!(anna.get("/").status, 200);
}

#[test]
fn a_house_that_closes_says_goodbye_and_has_lost_nothing() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let table = anna.post("/play/tante", &[]).address.unwrap();
    let page = (0..1000).map(|_| anna.get(&table)).find(|page| some_move(page).is_some()).unwrap();
    let mut live = Live::open(&anna, &table);
    live.next();
    assert_eq!(anna.post(&format!("{table}/act"), &borrowed(&some_move(&page).unwrap())).status, 303);
    assert!(server.stop(), "it ends well");
    assert_eq!(live.goodbye(), 1001, "going away");
    let server = Server::open(&folder);
    anna.moved_to(&server.address);
    assert_ne!(anna.get(&table).accepted(), page.accepted(), "the move is there");
}

#[test]
fn whoever_watches_over_the_house_reads_its_figures_and_nobody_else() {
    let folder = Folder::new();
    let data = folder.path().to_str().unwrap();
    let server = Server::serve(&["--metrics", "127.0.0.1:0", "--bot-delay", "0,0", "--data", data]);
    let mut anna = Client::new(&server.address, "en");
    let table = anna.post("/play/tante", &[]).address.unwrap();
    let page = (0..1000).map(|_| anna.get(&table)).find(|page| some_move(page).is_some()).unwrap();
    assert_eq!(anna.post(&format!("{table}/act"), &borrowed(&some_move(&page).unwrap())).status, 303);
    let mut live = Live::open(&anna, &table);
    live.next();
    let mut watcher = Client::new(server.figures.as_ref().unwrap(), "en");
    let figures = watcher.get("/metrics");
    // Bots may have moved since, so there may be more pushes than one.
    let person = "hoirie_rows_total{by=\"person\"} 1";
    let pushes = "\nhoirie_pushes_total ";
    for figure in [person, pushes, "hoirie_live_pages 1", "hoirie_answer_seconds_bucket{le=\"0.05\"}"] {
        assert!(figures.body.contains(figure), "{figure} is not in {}", figures.body);
    }
    assert!(!figures.body.contains(table.trim_start_matches("/table/")), "no table has a name there");
    assert_eq!(watcher.get("/").status, 404, "and nothing else is told there");
    for from in ["203.0.113.9", "203.0.113.9:4711", "unknown", ""] {
        assert_eq!(anna.get_as("/metrics", from).status, 404, "from {from:?}");
    }
    assert_eq!(anna.get("/metrics").status, 404);
}

#[test]
fn all_whose_address_cannot_be_read_are_one_stranger() {
    let folder = Folder::new();
    let server = strict(&folder);
    let ask = |from: &str| Client::new(&server.address, "en").get_as("/", from).status;
    let unreadable = ["unknown", "", "203.0.113.9, ", "_hidden", "203.0.113.9:port"];
    let refused = (0..100).map(|number| ask(unreadable[number % unreadable.len()])).find(|status| *status != 200);
    assert_eq!(refused, Some(429));
    assert_eq!(ask("203.0.113.9:4711"), 200, "a port is understood");
    assert_eq!(ask("[2001:db8::9]:4711"), 200);
}

#[test]
fn a_live_page_that_says_too_much_is_closed_whatever_it_says() {
    let folder = Folder::new();
    let server = strict(&folder);
    let mut anna = Client::new(&server.address, "en");
    let table = anna.post("/play/tante", &[]).address.unwrap();
    let text = 1;
    let binary = 2;
    let ping = 9;
    let pong = 10;
    for kind in [ping, pong, binary, text] {
        // Somebody else each time, so that each has the whole allowance.
        let mut live = Live::open(&Client::new(&server.address, "en"), &table);
        live.next();
        live.say(kind, 500);
        assert_eq!(live.goodbye(), 1008, "kind {kind}");
    }
    let mut live = Live::open(&anna, &table);
    live.next();
    live.announce(binary, 15_000_000);
    assert_eq!(live.goodbye(), 1008, "what is too large is not waited for");
}

#[test]
fn a_flood_of_frames_with_nothing_in_them_is_read_slowly_and_keeps_nobody_waiting() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let table = anna.post("/play/tante", &[]).address.unwrap();
    let mut live = Live::open(&Client::new(&server.address, "en"), &table);
    live.next();
    let begun = Instant::now();
    let mut asked = 0;
    let sent = std::thread::scope(|scope| {
        let flood = scope.spawn(|| live.flood_with_nothing(Duration::from_secs(4)));
        while !flood.is_finished() {
            assert_eq!(anna.get(&table).status, 200);
            asked += 1;
        }
        flood.join().unwrap()
    });
    assert!(asked > 0);
    // Four megabytes at once and one a second are read; the systems on both sides keep some more.
    let read = (4 + begun.elapsed().as_secs() as usize + 1) << 20;
    assert!(sent < read + (32 << 20), "{sent} bytes were taken in {:?}", begun.elapsed());
}

/// A table for this person where strong bots have all other seats; it has begun.
fn against_strong_bots(person: &mut Client, game: &str) -> String {
    let table = person.post(&format!("/new/{game}"), &[("name", "Anna"), ("seats", "6")]).address.unwrap();
    assert_eq!(person.post(&format!("{table}/seats"), &[("do", "fill"), ("bot", "strong")]).status, 303);
    assert_eq!(person.post(&format!("{table}/start"), &[]).status, 303);
    table
}

#[test]
fn forty_tables_of_one_person_keep_nobody_else_s_bots_waiting() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben] = [0; 2].map(|_| Client::new(&server.address, "en"));
    (0..40).for_each(|_| drop(against_strong_bots(&mut anna, "erbraffer")));
    // Each of them thinks for most of a second as long as nobody else does: one after the other they would take half a minute.
    let begun = Instant::now();
    let table = against_strong_bots(&mut ben, "maloney");
    let database = Connection::open(folder.path().join("house.sqlite")).unwrap();
    let id = table.trim_start_matches("/table/");
    let answers = "select count(*) from log where table_id = ?1 and by = 'bot'";
    while database.query_row(answers, [id], |row| row.get::<_, u32>(0)).unwrap() < 5 {
        assert!(begun.elapsed() < Duration::from_secs(12), "his bots are not ready yet");
        std::thread::sleep(Duration::from_millis(20));
    }
}
