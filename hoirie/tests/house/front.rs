//! The front page and its lists: one's own tables, public ones, finished ones.

use crate::guests::client::{Answer, Client, borrowed, some_move, table_of_three};
use crate::guests::server::{Folder, Server};

/// The tables of one list of the front page, in their order.
fn listed(page: &Answer, list: &str) -> Vec<String> {
    let section = page.between(&format!("id=\"{list}\">"), "</section>").unwrap_or_default();
    let tables = section.split("href=\"/table/").skip(1);
    tables.map(|rest| format!("/table/{}", rest.split('"').next().unwrap())).collect()
}

fn public_table(anna: &mut Client, seats: &str) -> String {
    let fields = [("name", "Anna"), ("seats", seats), ("who", "public")];
    anna.post("/new/tante", &fields).address.unwrap()
}

#[test]
fn a_newcomer_sees_four_boxes_and_no_empty_lists() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    for (language, word) in [("en", "Play now"), ("fr", "Jouer tout de suite"), ("de", "Sofort spielen")] {
        let page = Client::new(&server.address, language).get("/");
        assert_eq!(page.body.matches(word).count(), 4, "{language}");
        assert_eq!(page.body.matches("<section").count(), 1, "only the open tables have something to say");
        assert!(!page.body.contains("blurb"), "every box has its line");
    }
}

#[test]
fn tables_that_wait_for_me_come_first_and_are_marked() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut people = [0; 3].map(|_| Client::new(&server.address, "en"));
    let [anna, ben, carla] = &mut people;
    let first = table_of_three(anna, [("Ben", ben), ("Carla", carla)]);
    let gathering = people[0].post("/new/tante", &[("name", "Anna"), ("seats", "3")]).address.unwrap();
    for person in &mut people {
        let waits = some_move(&person.get(&first)).is_some();
        let front = person.get("/");
        assert_eq!(front.body.contains("your move"), waits);
        assert_eq!(listed(&front, "mine")[0], first);
    }
    assert_eq!(listed(&people[0].get("/"), "mine"), [first, gathering], "tables in play before those that gather");
    let mut stranger = Client::new(&server.address, "en");
    assert!(!stranger.get("/").body.contains("/table/"), "a table by invitation is in nobody else's list");
}

#[test]
fn a_front_page_with_thirty_tables_is_short_and_quick() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    for number in 0..30 {
        anna.post(&format!("/play/{}", ["tante", "maloney", "erbraffer", "millionen"][number % 4]), &[]);
    }
    for _ in 0..15 {
        public_table(&mut anna, "3");
    }
    let page = anna.get("/");
    assert_eq!(listed(&page, "mine").len(), 45);
    assert!(page.between("id=\"mine\"", "<details").unwrap().matches("<li>").count() <= 6);
    assert!(page.body.len() < 60_000, "{}", page.body.len());
    let mut ben = Client::new(&server.address, "en");
    assert_eq!(listed(&ben.get("/"), "open").len(), 12);
    // Where nobody came for a day nobody is expected any more; its people still find it.
    let database = rusqlite::Connection::open(folder.path().join("house.sqlite")).unwrap();
    database.execute("update listed set since = since - 86400000", []).unwrap();
    assert!(listed(&ben.get("/"), "open").is_empty());
    assert_eq!(listed(&anna.get("/"), "mine").len(), 45);
}

#[test]
fn a_public_table_is_found_joined_watched_and_read_afterwards() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut carla, mut dora] = [0; 4].map(|_| Client::new(&server.address, "en"));
    let table = public_table(&mut anna, "3");
    let sit = format!("{table}/sit");
    assert_eq!(listed(&ben.get("/"), "open"), std::slice::from_ref(&table));
    assert!(listed(&anna.get("/"), "open").is_empty(), "one's own table is not for joining");
    assert!(ben.get(&table).body.contains(&sit));
    assert_eq!(ben.post(&sit, &[("name", "")]).status, 409);
    assert_eq!(ben.post(&sit, &[("name", "Ben")]).status, 303);
    assert_eq!(ben.post(&sit, &[("name", "Ben")]).status, 303, "sitting down twice is sitting");

    // The last seat is kept for a friend: it is open to the link only.
    let listing = format!("{table}/listing");
    assert_eq!(ben.post(&listing, &[("do", "keep")]).status, 403);
    assert_eq!(anna.post(&listing, &[("do", "release")]).status, 409);
    assert_eq!(anna.post(&listing, &[("do", "keep")]).status, 303);
    assert_eq!(anna.post(&listing, &[("do", "keep")]).status, 409, "there is no other free seat");
    assert!(carla.get(&table).body.contains("kept for a friend"));
    assert!(listed(&carla.get("/"), "open").is_empty());
    let refused = carla.post(&sit, &[("name", "Carla")]);
    assert!(refused.status == 409 && refused.body.contains("kept for the host’s friends"), "{}", refused.body);
    let join = anna.get(&table).path_to("/join/").unwrap();
    assert_eq!(dora.post(&join, &[("name", "Dora")]).status, 303);

    assert_eq!(anna.post(&format!("{table}/start"), &[]).status, 303);
    assert_eq!(carla.post(&sit, &[("name", "Carla")]).status, 409, "it has begun");
    assert_eq!(listed(&carla.get("/"), "watch"), std::slice::from_ref(&table));
    assert!(listed(&anna.get("/"), "watch").is_empty());
    let mut players = [anna, ben, dora];
    while !players[0].get(&table).is_over() {
        for player in &mut players {
            if let Some(fields) = some_move(&player.get(&table)) {
                player.post(&format!("{table}/act"), &borrowed(&fields));
            }
        }
    }
    let front = carla.get("/");
    assert!(listed(&front, "watch").is_empty());
    assert_eq!(listed(&front, "over"), std::slice::from_ref(&table));
    let front = players[0].get("/");
    assert_eq!(listed(&front, "mine-over"), std::slice::from_ref(&table));
    assert!(listed(&front, "mine").is_empty() && listed(&front, "over").is_empty());
    // The rematch is as public as what it follows.
    let again = players[0].post(&format!("{table}/rematch"), &[]).address.unwrap();
    players[0].post(&format!("{again}/seats"), &[("do", "clear"), ("seat", "2")]);
    assert_eq!(listed(&carla.get("/"), "open"), [again]);
}

#[test]
fn nobody_crowds_the_others_off_the_front_page() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut greedy, mut reader] = [0; 4].map(|_| Client::new(&server.address, "en"));
    let modest = [public_table(&mut anna, "3"), public_table(&mut ben, "3")];
    let new = [("name", "G"), ("seats", "3"), ("who", "public")];
    for _ in 0..13 {
        // With one name, and from one address with a new name every time.
        greedy.post("/new/tante", &new);
        let mut nobody = Client::new(&server.address, "en");
        assert_eq!(nobody.try_post("/new/tante", &new, &[("x-forwarded-for", "203.0.113.7")]).unwrap().status, 303);
    }
    let open = listed(&reader.get("/"), "open");
    assert_eq!(open.len(), 12, "what is free is shown");
    assert!(modest.iter().all(|table| open[..4].contains(table)), "{open:?}");
    // When they are played, it is the same.
    for (host, table) in [&mut anna, &mut ben].into_iter().zip(&modest) {
        host.post(&format!("{table}/seats"), &[("do", "fill")]);
        assert_eq!(host.post(&format!("{table}/start"), &[]).status, 303);
    }
    for _ in 0..13 {
        let table = greedy.post("/new/maloney", &new).address.unwrap();
        greedy.post(&format!("{table}/seats"), &[("do", "fill")]);
        assert_eq!(greedy.post(&format!("{table}/start"), &[]).status, 303);
    }
    let page = reader.get("/");
    let shown = [listed(&page, "watch"), listed(&page, "over")].concat();
    assert!(modest.iter().all(|table| shown.contains(table)), "{shown:?}");
}

#[test]
fn one_address_takes_one_seat_of_a_public_table_unless_it_is_invited() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let table = public_table(&mut anna, "5");
    let sit = format!("{table}/sit");
    let join = anna.get(&table).path_to("/join/").unwrap();
    let come = |client: &mut Client, name: &str, from: &str| {
        client.try_post(&sit, &[("name", name)], &[("x-forwarded-for", from)]).unwrap()
    };
    let [mut ben, mut bella, mut cousin, mut carla] = [0; 4].map(|_| Client::new(&server.address, "en"));
    assert_eq!(come(&mut ben, "Ben", "203.0.113.7").status, 303);
    assert_eq!(come(&mut ben, "Ben", "203.0.113.7").status, 303, "sitting down twice is sitting");
    let refused = come(&mut bella, "Bella", "203.0.113.7");
    assert!(refused.status == 403 && refused.body.contains("ask the host for the invitation link"), "{}", refused.body);
    assert_eq!(come(&mut carla, "Carla", "2001:db8:1:2::3").status, 303);
    assert_eq!(come(&mut bella, "Bella", "2001:db8:1:2::4").status, 403, "one network, one household");
    assert!(!ben.get(&table).body.contains("/join/"), "strangers don't bring others along");
    for (client, name) in [(&mut bella, "Bella"), (&mut cousin, "Cousin")] {
        let invited = client.try_post(&join, &[("name", name)], &[("x-forwarded-for", "203.0.113.7")]).unwrap();
        assert_eq!(invited.status, 303, "a family has the host's link: {}", invited.body);
    }
    assert!(bella.get(&table).body.contains("Cousin"));
    // Nobody can read in the database where they came from, and after the start nothing is left of it.
    let database = rusqlite::Connection::open(folder.path().join("house.sqlite")).unwrap();
    let came = |sql: &str| database.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
    assert_eq!(came("select count(*) from came_from"), 2);
    assert_eq!(came("select count(*) from came_from where household like '%203%113%' or length(household) <> 32"), 0);
    assert_eq!(anna.post(&format!("{table}/start"), &[]).status, 303);
    assert_eq!(came("select count(*) from came_from"), 0);
}

#[test]
fn a_table_becomes_public_and_private_again() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben] = [0; 2].map(|_| Client::new(&server.address, "en"));
    let table = anna.post("/new/tante", &[("name", "Anna"), ("seats", "3")]).address.unwrap();
    let sit = format!("{table}/sit");
    assert_eq!(ben.post(&sit, &[("name", "Ben")]).status, 403);
    assert!(!ben.get(&table).body.contains(&sit));
    anna.post(&format!("{table}/listing"), &[("do", "public")]);
    assert_eq!(listed(&ben.get("/"), "open"), std::slice::from_ref(&table));
    anna.post(&format!("{table}/listing"), &[("do", "invited")]);
    assert!(listed(&ben.get("/"), "open").is_empty());
    assert_eq!(ben.post(&sit, &[("name", "Ben")]).status, 403);
    assert_eq!(anna.post(&format!("{table}/listing"), &[("do", "sell")]).status, 422);
    assert_eq!(anna.post("/new/tante", &[("name", "Anna"), ("seats", "3"), ("who", "queens")]).status, 422);
}

#[test]
fn bots_are_chosen_by_level_in_plain_words() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let table = anna.post("/new/tante", &[("name", "Anna"), ("seats", "3")]).address.unwrap();
    let seats = format!("{table}/seats");
    assert_eq!(anna.post(&seats, &[("do", "bot"), ("seat", "1"), ("bot", "easy")]).status, 303);
    assert_eq!(anna.post(&seats, &[("do", "bot"), ("seat", "2"), ("bot", "random")]).status, 422);
    assert_eq!(anna.post(&seats, &[("do", "bot"), ("seat", "2"), ("bot", "queen")]).status, 422);
    assert_eq!(anna.post(&seats, &[("do", "bot"), ("seat", "2"), ("bot", "clairvoyant")]).status, 422);
    assert_eq!(anna.post(&seats, &[("do", "bot"), ("seat", "2")]).status, 303);
    let page = anna.get(&table).body;
    assert!(page.contains("<small>easy bot, bold</small>"), "{page}");
    assert!(page.contains("<small>steady bot, careful</small>"), "{page}");
    let french = Client::new(&server.address, "fr").get(&table).body;
    assert!(french.contains("<small>robot facile, audacieux</small>"), "{french}");
}
