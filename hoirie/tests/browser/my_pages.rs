//! What stays of many evenings: the ledger of my games, my figures, people, and a ladder.

use std::path::Path;
use std::process::Command;

use rusqlite::{Connection, params};
use serde_json::{Value, json};

use crate::chromium::Chromium;
use crate::house::House;
use crate::inspection::Inspection;

/// Whoever has played most in a populated house.
const BUSIEST: &str = "00000000000000000000000000000000";

/// Many games of many people, some of them looked back at, and a ladder. The code by which whoever has played most comes in.
fn populate(folder: &Path) -> String {
    let said = Command::new(env!("CARGO_BIN_EXE_hoirie"))
        .args(["populate", folder.to_str().unwrap(), "--people", "60", "--finished", "700"])
        .output()
        .unwrap();
    let said = String::from_utf8(said.stdout).unwrap();
    let database = Connection::open(folder.join("house.sqlite")).unwrap();
    let games =
        "select table_id, seat, seats from results where person = ?1 and game = 'tante' order by ended desc limit 12";
    let mut games = database.prepare(games).unwrap();
    let games = games.query_map([BUSIEST], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
    for (number, game) in games.enumerate() {
        let (table, seat, seats): (String, u8, u8) = game.unwrap();
        let review = review(number, seat.into(), seats.into()).to_string();
        let keep = "insert into reviews (table_id, percent, until, review) values (?1, 100, 0, ?2)";
        database.execute(keep, params![table, review]).unwrap();
    }
    let rated = "insert into ratings (person, game, name, since, games, rating, uncertainty)
                 select person, 'tante', min(name), 1, 12, 22000 + 700 * (row_number() over (order by person)), 2400
                 from seats where person is not null group by person order by person limit 9";
    database.execute(rated, []).unwrap();
    let history = "update results set rating = 24000 + 10 * score where person = ?1 and game = 'tante'";
    database.execute(history, [BUSIEST]).unwrap();
    said.split("/device/").nth(1).unwrap().split(' ').next().unwrap().to_owned()
}

/// A review in which this seat withdrew too early.
fn review(number: usize, seat: usize, seats: usize) -> Value {
    let point = |step: usize| {
        let mine = 0.2 + 0.01 * ((step * (number + 3)) % 60) as f32;
        let known: Vec<f32> =
            (0..seats).map(|other| if other == seat { mine } else { (1.0 - mine) / (seats - 1) as f32 }).collect();
        json!({ "seq": 5 * step, "known": known, "truth": known })
    };
    let slip = |seq: usize, done: Value, better: Value, cost: f32| json!({ "seq": seq, "seat": seat, "done": done, "done_chance": 0.2, "better": better, "better_chance": 0.2 + cost, "cost": cost });
    let slips = [
        slip(7, json!("withdraw"), json!({ "bid": [1] }), 0.12),
        slip(20 + number, json!("keep"), json!({ "exchange": {} }), 0.03),
        slip(31, json!({ "bid": [3] }), json!({ "bid": [2] }), 0.05),
    ];
    json!({ "points": (0..20).map(point).collect::<Vec<_>>(), "slips": slips })
}

#[tokio::test]
async fn what_stays_of_many_evenings() {
    let (house, code) = House::open_after(populate);
    let at = |path: &str| format!("{}{path}", house.address);
    let chromium = Chromium::launch().await;
    let anna = chromium.guest("en").await;
    let mut inspection = Inspection::default();
    let tab = anna.visit(&at(&format!("/device/{code}"))).await;
    tab.follow("main form button").await;
    tab.go(&at("/me/games")).await;
    inspection.page(&tab, "my-games").await;
    // What is asked for is found, and the address can be kept.
    let choose = "((form) => { form.result.value = 'won'; form.game.value = 'tante'; return true; })($('form.margin'))";
    assert!(tab.see::<bool>(choose).await);
    tab.follow("form.margin button.main").await;
    assert!(tab.see::<String>("location.search").await.contains("result=won"));
    assert!(
        tab.see::<bool>("[...document.querySelectorAll('.accounts .winner')].every((line) => line.matches('.i-won'))")
            .await
    );
    assert!(tab.see::<usize>("document.querySelectorAll('.accounts li').length").await > 3);
    inspection.page(&tab, "my-games-won").await;
    tab.go(&at("/me/figures")).await;
    assert_eq!(tab.see::<usize>("document.querySelectorAll('.finding svg.plot title').length > 30 ? 1 : 0").await, 1);
    assert_eq!(tab.see::<usize>("document.querySelectorAll('.habits li').length").await, 3);
    inspection.page(&tab, "my-figures").await;
    tab.go(&at("/me/people")).await;
    inspection.page(&tab, "my-people").await;
    tab.go(&at("/ladder?game=tante")).await;
    assert_eq!(tab.see::<usize>("document.querySelectorAll('.i-stand-here').length").await, 1);
    inspection.page(&tab, "ladder").await;
    tab.go(&at("/")).await;
    inspection.page(&tab, "front-after-many-evenings").await;
    // One tap, and there is a table for the two.
    tab.go(&at("/me/people")).await;
    tab.follow("#met form button").await;
    tab.until("$('#seats')").await;
    inspection.assert_nothing_found();
}
