//! Who may do what: seats, links, hosts, stale and foreign forms.

use crate::guests::client::{Client, borrowed, some_move, table_of_three};
use crate::guests::server::{Folder, Server};

/// Three people at a table, nobody else: it moves only when they do.
fn three_people(server: &Server) -> (String, [Client; 3]) {
    let mut people = [0; 3].map(|_| Client::new(&server.address, "en"));
    let [anna, ben, carla] = &mut people;
    let table = table_of_three(anna, [("Ben", ben), ("Carla", carla)]);
    (table, people)
}

/// The person the table waits for, and the form they would send.
fn to_move(table: &str, people: &mut [Client]) -> (usize, Vec<(&'static str, String)>) {
    let moves = people.iter_mut().map(|person| some_move(&person.get(table)));
    moves.enumerate().find_map(|(seat, fields)| Some((seat, fields?))).expect("the table waits for somebody")
}

#[test]
fn a_form_sent_twice_is_played_once_and_a_stale_one_is_refused() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let (table, mut people) = three_people(&server);
    let act = format!("{table}/act");
    let (seat, fields) = to_move(&table, &mut people);
    assert_eq!(people[seat].post(&act, &borrowed(&fields)).status, 303);
    assert_eq!(people[seat].post(&act, &borrowed(&fields)).status, 303, "the same again is answered as done");
    let stale = people[seat].post(&act, &[("accepted", "0"), ("do", "take")]);
    assert_eq!(stale.status, 409);
    assert!(stale.body.contains("moved on"), "{}", stale.body);
}

#[test]
fn the_rules_refuse_with_their_number_in_the_readers_language() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let (table, mut people) = three_people(&server);
    let (seat, _) = to_move(&table, &mut people);
    let other = (seat + 1) % 3;
    people[other].cookies.insert("language".into(), "de".into());
    let refused = people[other].post(&format!("{table}/act"), &[("accepted", "0"), ("do", "take")]);
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("Gerade muss niemand Karten nehmen."), "{}", refused.body);
    assert!(refused.body.contains("/rules/tante#T17"));
}

#[test]
fn strangers_can_watch_but_not_play() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let (table, mut people) = three_people(&server);
    let (_, fields) = to_move(&table, &mut people);
    let mut stranger = Client::new(&server.address, "en");
    let page = stranger.get(&table);
    assert!(page.body.contains("id=\"board\"") && !page.body.contains("id=\"mine\"") && page.accepted().is_none());
    assert_eq!(stranger.post(&format!("{table}/act"), &borrowed(&fields)).status, 403);
    for path in ["start", "seats", "rematch"] {
        assert_eq!(stranger.post(&format!("{table}/{path}"), &[("do", "fill")]).status, 403, "{path}");
    }
    // A cookie that the house did not sign is no cookie.
    let real = people[0].cookies["hoirie"].clone();
    let forged = format!("{}{}", if real.starts_with('A') { "B" } else { "A" }, &real[1..]);
    stranger.cookies.insert("hoirie".into(), forged);
    assert_eq!(stranger.post(&format!("{table}/act"), &borrowed(&fields)).status, 403);
}

#[test]
fn a_form_from_another_site_is_turned_away() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let (table, mut people) = three_people(&server);
    let (seat, fields) = to_move(&table, &mut people);
    for header in
        [("sec-fetch-site", "cross-site"), ("sec-fetch-site", "same-site"), ("origin", "https://elsewhere.example")]
    {
        let answer = people[seat].try_post(&format!("{table}/act"), &borrowed(&fields), &[header]).unwrap();
        assert_eq!(answer.status, 403, "{header:?}");
        assert!(answer.body.contains("another site"));
    }
}

#[test]
fn a_seat_link_moves_the_seat_and_the_old_device_only_watches() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let (table, mut people) = three_people(&server);
    let link = people[0].get(&table).path_to("/seat/").unwrap();
    let mut phone = Client::new(&server.address, "en");
    assert!(phone.get(&link).body.contains("Anna"));
    assert!(people[0].get(&table).body.contains("id=\"mine\""), "looking at a link changes nothing");
    assert_eq!(phone.post(&link, &[]).address.as_deref(), Some(table.as_str()));
    assert!(phone.get(&table).body.contains("id=\"mine\""));
    assert!(!people[0].get(&table).body.contains("id=\"mine\""));
    let guessed = format!("{}0000", &link[..link.len() - 4]);
    let mut stranger = Client::new(&server.address, "en");
    assert_eq!(stranger.get(&guessed).status, 404);
    assert_eq!(stranger.post(&guessed, &[]).status, 404);
}

#[test]
fn only_the_host_arranges_a_table_and_only_before_the_start() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let mut ben = Client::new(&server.address, "en");
    let table = anna.post("/new/tante", &[("name", "Anna"), ("seats", "3")]).address.unwrap();
    let seats = format!("{table}/seats");
    let join = anna.get(&table).path_to("/join/").unwrap();
    assert_eq!(ben.post(&join, &[("name", "Anna")]).status, 303);
    assert!(ben.get(&table).body.contains("Anna 2"), "two Annas can be told apart");
    assert_eq!(ben.post(&seats, &[("do", "bot"), ("seat", "2")]).status, 403);
    assert_eq!(anna.post(&format!("{table}/start"), &[]).status, 409, "a seat is free");
    assert_eq!(anna.post(&seats, &[("do", "bot"), ("seat", "2")]).status, 303);
    assert_eq!(anna.post(&seats, &[("do", "bot"), ("seat", "2")]).status, 409, "that seat is taken");
    assert_eq!(anna.post(&seats, &[("do", "bot"), ("seat", "9")]).status, 409);
    assert_eq!(anna.post(&seats, &[("do", "swap"), ("seat", "0")]).status, 303);
    let page = ben.get(&table).body;
    assert!(page.find("Anna 2").unwrap() < page.find("Achille").unwrap());
    let mut carla = Client::new(&server.address, "en");
    assert_eq!(carla.post(&join, &[("name", "Carla")]).status, 409, "all seats are taken");
    assert!(!carla.cookies.is_empty(), "whoever tries again is the same person");
    assert_eq!(anna.post(&format!("{table}/start"), &[]).status, 303);
    assert_eq!(anna.post(&seats, &[("do", "clear"), ("seat", "1")]).status, 409);
    assert_eq!(anna.post(&format!("{table}/rematch"), &[]).status, 409);
}

#[test]
fn names_are_text_and_never_markup() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    assert_eq!(anna.post("/new/tante", &[("name", " \u{202E} "), ("seats", "3")]).status, 409);
    let table = anna.post("/new/tante", &[("name", "<img src=x>\u{202E}"), ("seats", "3")]).address.unwrap();
    anna.post(&format!("{table}/seats"), &[("do", "fill")]);
    anna.post(&format!("{table}/start"), &[]);
    let page = anna.get(&table).body;
    assert!(page.contains("&lt;img src=x&gt;") && !page.contains("<img src=x>") && !page.contains('\u{202E}'));
}

#[test]
fn nobody_has_a_name_that_can_t_be_seen_or_told_from_another() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut carla] = [0; 3].map(|_| Client::new(&server.address, "en"));
    let blanks =
        ["\u{AD}", "\u{34F}\u{61C}", "\u{180E}", "\u{FE0F}", "\u{E0041}\u{E0042}", "\u{3164}", "\u{2800}", "\u{115F}"];
    for blank in blanks {
        let refused = anna.post("/new/tante", &[("name", blank), ("seats", "5")]);
        assert!(refused.status == 409 && refused.body.contains("Please enter a name"), "{blank:?}");
    }
    let table = anna.post("/new/tante", &[("name", "An\u{AD}na"), ("seats", "5")]).address.unwrap();
    let join = anna.get(&table).path_to("/join/").unwrap();
    for blank in blanks {
        assert_eq!(ben.post(&join, &[("name", blank)]).status, 409, "{blank:?}");
        let said = anna.post(&format!("{table}/chat"), &[("words", blank)]);
        assert!(said.status == 409 && said.body.contains("message is empty"), "{blank:?}");
    }
    // A Cyrillic capital, then an Anna with something between the letters, on the host's device and by renaming.
    assert_eq!(ben.post(&join, &[("name", "\u{410}nna")]).status, 303);
    assert_eq!(carla.post(&join, &[("name", "さくら")]).status, 303);
    assert_eq!(anna.post(&format!("{table}/seats"), &[("do", "share"), ("name", "Ann\u{200B}a")]).status, 303);
    let page = carla.get(&table).body;
    for name in ["Anna", "\u{410}nna 2", "さくら", "Anna 3"] {
        assert!(page.contains(&format!("<span class=\"name\">{name}")), "{name}: {page}");
    }
    assert_eq!(carla.post(&format!("{table}/name"), &[("name", "ANN\u{410}")]).status, 303);
    assert!(ben.get(&table).body.contains("<span class=\"name\">ANN\u{410} 4"));
}

#[test]
fn the_language_follows_the_browser_and_can_be_chosen() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "de-CH,de;q=0.9");
    assert!(anna.get("/").body.contains("Sofort spielen"));
    let chosen = anna.post("/language", &[("language", "fr"), ("back", "/rules/tante")]);
    assert_eq!(chosen.address.as_deref(), Some("/rules/tante"));
    assert!(anna.get("/").body.contains("Jouer tout de suite"));
    for elsewhere in ["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example", "\r\nx: y"] {
        let answer = anna.post("/language", &[("language", "en"), ("back", elsewhere)]);
        assert_eq!(answer.address.as_deref(), Some("/"), "{elsewhere}");
    }
}

#[test]
fn a_table_can_be_opened_with_an_edition_from_the_data_folder() {
    let folder = Folder::new();
    let own = folder.path().join("editions/tante");
    std::fs::create_dir_all(&own).unwrap();
    let published = include_str!("../../../games/tante/editions/abacus-1998.toml");
    std::fs::write(own.join("poor.toml"), published.replacen("hand = 4", "hand = 2", 1)).unwrap();
    std::fs::write(own.join("broken.toml"), "colours = 7").unwrap();
    std::fs::write(own.join("endless.toml"), format!("{published}# {}", "x".repeat(64 * 1024))).unwrap();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let form = anna.get("/new/tante").body;
    assert!(form.contains("value=\"poor\"") && !form.contains("broken") && !form.contains("endless"), "{form}");
    let fields = [("name", "Anna"), ("seats", "3"), ("edition", "poor")];
    let table = anna.post("/new/tante", &fields).address.unwrap();
    anna.post(&format!("{table}/seats"), &[("do", "fill")]);
    anna.post(&format!("{table}/start"), &[]);
    // Whatever all gifts of the first seat are worth.
    assert!(anna.get(&table).body.contains("id=\"n-0\">20</b>"));
    assert_eq!(anna.post("/new/tante", &[("name", "Anna"), ("seats", "3"), ("edition", "../broken")]).status, 422);
}
