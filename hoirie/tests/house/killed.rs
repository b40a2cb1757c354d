//! kill -9 at any moment costs no accepted move.

use std::time::Duration;

use crate::guests::client::{Client, borrowed, some_move, table_of_three};
use crate::guests::server::{Folder, Server};

#[test]
fn every_acknowledged_move_is_there_once_after_kill_nine() {
    let folder = Folder::new();
    let mut server = Server::open(&folder);
    let mut people = [Client::new(&server.address, "en"), Client::new(&server.address, "en")];
    let [anna, ben] = &mut people;
    let table = table_of_three(anna, [("Ben", ben)]);
    let act = format!("{table}/act");
    let mut played = Vec::new();
    let mut kills = 0;
    'game: loop {
        for seat in 0..people.len() {
            let page = people[seat].get(&table);
            if page.is_over() {
                break 'game;
            }
            let Some(fields) = some_move(&page) else { continue };
            played.push(seat);
            if played.len() % 5 != 0 {
                assert_eq!(people[seat].post(&act, &borrowed(&fields)).status, 303);
                continue;
            }
            // The house dies at some moment around this move: before it is saved, while it is, or after.
            kills += 1;
            let moment = Duration::from_micros(kills * 397 % 4000);
            let killer = std::thread::spawn(move || {
                std::thread::sleep(moment);
                server.kill();
            });
            let answer = people[seat].try_post(&act, &borrowed(&fields), &[]);
            killer.join().unwrap();
            server = Server::open(&folder);
            people.iter_mut().for_each(|person| person.moved_to(&server.address));
            if answer.is_ok_and(|answer| answer.status == 303) {
                let page = people[seat].get(&table);
                assert_ne!(page.accepted(), Some(fields[0].1.as_str()), "an acknowledged move was forgotten");
            } else {
                // Unanswered, it may be saved or not; sent again it is played now or known to be played, never twice.
                let again = people[seat].post(&act, &borrowed(&fields));
                assert_eq!(again.status, 303, "{}", again.body);
            }
        }
    }
    assert!(kills >= 3);
    let record: serde_json::Value = serde_json::from_str(&people[0].get(&format!("{table}/record.json")).body).unwrap();
    let by_people = record["log"].as_array().unwrap().iter().filter(|row| row["by"] == "person");
    let saved: Vec<_> = by_people.map(|row| row["entry"]["input"]["act"][0].as_u64().unwrap() as usize).collect();
    assert_eq!(saved, played, "every move exactly once, in order");
}
