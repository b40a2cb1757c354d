//! What lies beside the game: chat, notes, what one missed.

use crate::guests::client::{Client, borrowed, some_move, table_of_three};
use crate::guests::server::{Folder, Server};

fn says(client: &mut Client, table: &str, words: &str) -> u16 {
    client.post(&format!("{table}/chat"), &[("words", words)]).status
}

#[test]
fn players_talk_as_text_and_nothing_is_lost() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let mut ben = Client::new(&server.address, "de");
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    assert_eq!(says(&mut anna, &table, "  <b>Hello</b> &\n\u{202E}you\t"), 303);
    assert_eq!(ben.post(&format!("{table}/chat"), &[("reaction", "bravo")]).status, 303);
    let page = ben.get(&table).body;
    assert!(page.contains("&lt;b&gt;Hello&lt;/b&gt; &amp; you"), "{page}");
    assert!(page.contains("Gut gespielt!") && anna.get(&table).body.contains("Well played!"));
    for (words, sentence) in
        [("", "message is empty"), ("\u{202E} ", "message is empty"), (&"x".repeat(281), "too long")]
    {
        let refused = anna.post(&format!("{table}/chat"), &[("words", words)]);
        assert!(refused.status == 409 && refused.body.contains(sentence), "{}", refused.body);
    }
    assert_eq!(anna.post(&format!("{table}/chat"), &[("reaction", "<b>")]).status, 422);
    server.kill();
    let server = Server::open(&folder);
    ben.moved_to(&server.address);
    assert!(ben.get(&table).body.contains("&lt;b&gt;Hello&lt;/b&gt;"));
    assert!(ben.get(&format!("{table}/chat")).body.contains("&lt;b&gt;Hello&lt;/b&gt;"));
}

#[test]
fn whoever_says_too_much_at_once_has_to_wait() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let mut ben = Client::new(&server.address, "en");
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let said: Vec<u16> = (0..10).map(|number| says(&mut anna, &table, &number.to_string())).collect();
    assert_eq!(said[..6], [303; 6]);
    assert_eq!(said[6..], [429; 4]);
    assert!(anna.post(&format!("{table}/chat"), &[("words", "more")]).body.contains("Wait a few seconds"));
    assert_eq!(says(&mut ben, &table, "Anna?"), 303, "others may speak");
}

#[test]
fn spectators_talk_apart_until_the_end() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut carla, mut dora] = [0; 3].map(|_| Client::new(&server.address, "en"));
    let table = table_of_three(&mut anna, []);
    let chat = format!("{table}/chat");
    assert_eq!(carla.post(&chat, &[("words", "no name")]).status, 409);
    // Nobody passes for a player, nor for another spectator.
    assert_eq!(carla.post(&chat, &[("name", "Anna"), ("words", "Red is cheap.")]).status, 303);
    assert_eq!(dora.post(&chat, &[("name", "anna 2"), ("words", "It is.")]).status, 303);
    assert_eq!(carla.post(&chat, &[("name", "Queen"), ("words", "Really!")]).status, 303, "one keeps one's name");
    says(&mut anna, &table, "Am I alone?");
    let seen = dora.get(&table).body;
    assert!(seen.contains("Red is cheap.") && seen.contains("<b>Anna 2</b>") && seen.contains("Am I alone?"), "{seen}");
    assert!(seen.contains("anna 2 2") && !seen.contains("Queen"), "{seen}");
    for page in [&table, &chat] {
        let page = anna.get(page).body;
        assert!(page.contains("Am I alone?") && !page.contains("Red is cheap."), "players don't hear spectators");
    }
    while !anna.get(&table).is_over() {
        if let Some(fields) = some_move(&anna.get(&table)) {
            anna.post(&format!("{table}/act"), &borrowed(&fields));
        }
    }
    assert!(anna.get(&table).body.contains("Red is cheap."), "the game is over");
}

#[test]
fn before_the_start_only_those_who_sit_there_talk() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut carla] = [0; 2].map(|_| Client::new(&server.address, "en"));
    let table = anna.post("/new/tante", &[("name", "Anna"), ("seats", "3")]).address.unwrap();
    assert_eq!(says(&mut anna, &table, "Shall we?"), 303);
    assert_eq!(carla.post(&format!("{table}/chat"), &[("name", "Carla"), ("words", "Yes")]).status, 403);
}

#[test]
fn a_mute_is_for_one_reader_and_one_name() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut carla] = [0; 3].map(|_| Client::new(&server.address, "en"));
    let table = table_of_three(&mut anna, [("Ben", &mut ben), ("Carla", &mut carla)]);
    says(&mut ben, &table, "Blah blah.");
    says(&mut carla, &table, "Quite so.");
    let mute = format!("{table}/mute");
    assert_eq!(anna.post(&mute, &[("mute", "Ben")]).status, 303);
    let page = anna.get(&table).body;
    assert!(!page.contains("Blah blah.") && page.contains("Quite so.") && page.contains("Unmute Ben"), "{page}");
    assert!(carla.get(&table).body.contains("Blah blah."));
    assert_eq!(anna.post(&mute, &[("hear", "Ben")]).status, 303);
    assert!(anna.get(&table).body.contains("Blah blah."));
    assert_eq!(anna.post(&mute, &[("mute", "Nobody")]).status, 422);
    assert_eq!(anna.post(&mute, &[]).status, 422);
}

#[test]
fn a_long_chat_is_read_page_by_page() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben] = [0; 2].map(|_| Client::new(&server.address, "en"));
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    says(&mut anna, &table, "the first of all");
    assert!(server.stop());
    // As an older house has kept it.
    let mut database = rusqlite::Connection::open(folder.path().join("house.sqlite")).unwrap();
    let id = table.trim_start_matches("/table/");
    let all = database.transaction().unwrap();
    for line in 2..=50_000 {
        let said = format!("this is line {line} of very many, and it is about as long as lines are");
        let say = "insert into chat (table_id, line, at, room, person, name, kind, said)
                   values (?1, ?2, 0, 'players', 'x', 'Xaver', 'text', ?3)";
        all.execute(say, rusqlite::params![id, line, said]).unwrap();
    }
    for number in 0..100_000 {
        all.execute(
            "insert into mutes (table_id, person, name) values (?1, ?2, 'Ben')",
            rusqlite::params![id, number.to_string()],
        )
        .unwrap();
    }
    all.commit().unwrap();
    database.execute_batch(&store::testing::BACK_TO_6.join(";")).unwrap();
    database.execute_batch("pragma user_version = 5").unwrap();
    drop(database);
    let server = Server::open(&folder);
    anna.moved_to(&server.address);
    let page = anna.get(&format!("{table}/chat"));
    assert!(page.body.len() < 40_000, "{} bytes", page.body.len());
    assert!(page.body.contains("id=\"spoke-50000\"") && page.body.contains("id=\"spoke-49901\""));
    assert!(!page.body.contains("id=\"spoke-49900\"") && !page.body.contains("id=\"newer\""));
    let older = page.path_to(&format!("{table}/chat?before=")).unwrap();
    let page = anna.get(&older);
    assert!(page.body.contains("id=\"spoke-49900\"") && page.body.contains("id=\"spoke-49801\""), "{}", page.body);
    let newer = page.path_to(&format!("{table}/chat?from=")).unwrap();
    assert!(anna.get(&newer).body.contains("id=\"spoke-50000\""));
    // A line has an address of its own.
    assert!(anna.get(&format!("{table}/chat?from=49950")).body.contains("id=\"spoke-49950\""));
    for nowhere in ["before=x", "from=-1", "before=99999999999999999999"] {
        assert_eq!(anna.get(&format!("{table}/chat?{nowhere}")).status, 404, "{nowhere}");
    }
    ben.moved_to(&server.address);
    assert_eq!(says(&mut ben, &table, "and so on"), 303);
    assert!(anna.get(&table).body.contains("and so on"));
    let first = anna.get(&format!("{table}/chat?from=1"));
    assert!(first.body.contains("id=\"spoke-45001\"") && !first.body.contains("id=\"older\""), "{}", first.body);
}

#[test]
fn nobody_mutes_without_end() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let table = table_of_three(&mut anna, []);
    assert!(server.stop());
    let database = rusqlite::Connection::open(folder.path().join("house.sqlite")).unwrap();
    for line in 1..=60 {
        let say = "insert into chat (table_id, line, at, room, person, name, kind, said)
                   values (?1, ?2, 0, 'watchers', 'w' || ?2, 'W' || ?2, 'text', 'hm')";
        database.execute(say, rusqlite::params![table.trim_start_matches("/table/"), line]).unwrap();
    }
    drop(database);
    let server = Server::open(&folder);
    let mut dora = Client::new(&server.address, "en");
    let mute = |dora: &mut Client, number: u32| dora.post(&format!("{table}/mute"), &[("mute", &format!("W{number}"))]);
    for number in 1..=50 {
        assert_eq!(mute(&mut dora, number).status, 303);
    }
    let refused = mute(&mut dora, 51);
    assert!(refused.status == 409 && refused.body.contains("Unmute someone first"), "{}", refused.body);
    assert_eq!(dora.post(&format!("{table}/mute"), &[("hear", "W7")]).status, 303);
    assert_eq!(mute(&mut dora, 51).status, 303);
}

#[test]
fn a_note_is_for_its_seat_alone_on_every_device() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut phone, mut stranger] = [0; 4].map(|_| Client::new(&server.address, "en"));
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let note = format!("{table}/note");
    assert_eq!(anna.post(&note, &[("note", "\r\nKeep </textarea> the hats\r\nand wait")]).status, 303);
    assert_eq!(stranger.post(&note, &[("note", "mine")]).status, 403);
    assert_eq!(anna.post(&note, &[("note", &"x".repeat(2001))]).status, 409);
    let written = "Keep &lt;/textarea&gt; the hats\nand wait";
    assert!(anna.get(&table).body.contains(written));
    for other in [&mut ben, &mut stranger] {
        for page in [table.clone(), format!("{table}/story"), format!("{table}/chat"), "/".into()] {
            assert!(!other.get(&page).body.contains("the hats"), "{page}");
        }
    }
    let link = anna.get(&table).path_to("/seat/").unwrap();
    phone.post(&link, &[]);
    assert!(phone.get(&table).body.contains(written));
    assert!(!anna.get(&table).body.contains("the hats"), "the old device only watches");
    assert_eq!(phone.post(&note, &[("note", " ")]).status, 303);
    assert!(!phone.get(&table).body.contains("the hats"));
}

#[test]
fn whoever_comes_back_reads_what_happened_since_their_last_move() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut people = [0; 3].map(|_| Client::new(&server.address, "en"));
    let [anna, ben, carla] = &mut people;
    let table = table_of_three(anna, [("Ben", ben), ("Carla", carla)]);
    let act = |person: &mut Client, fields: Option<Vec<(&'static str, String)>>| {
        let Some(fields) = fields else { return };
        assert_eq!(person.post(&format!("{table}/act"), &borrowed(&fields)).status, 303);
    };
    // Anna looks in only when the others can't go on without her. Sooner or later she has missed something.
    let missed = loop {
        let page = people[0].get(&table);
        assert!(!page.is_over(), "in a whole game the others make three moves in a row");
        if let Some(missed) = page.between("id=\"away\"", "</section>") {
            break missed.to_owned();
        }
        act(&mut people[0], some_move(&page));
        for _ in 0..4 {
            for person in &mut people[1..] {
                let fields = some_move(&person.get(&table));
                act(person, fields);
            }
        }
    };
    assert!(missed.contains("While you were away") && missed.matches("<li>").count() >= 3, "{missed}");
    assert!(!missed.contains("Anna bids") && !missed.contains("Anna withdraws"), "{missed}");
    assert!(!people[0].get(&table).body.contains("id=\"away\""), "now she has read it");
    assert!(!Client::new(&server.address, "en").get(&table).body.contains("id=\"away\""));
}

#[test]
fn a_link_is_also_a_picture_for_a_camera() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben] = [0; 2].map(|_| Client::new(&server.address, "en"));
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let link = anna.get(&table).path_to("/seat/").unwrap();
    let picture = anna.get(&format!("{link}/qr.svg"));
    assert!(
        picture.body.starts_with("<svg ") && picture.body.contains(&format!("<title>{}{link}</title>", server.address))
    );
    assert_eq!(anna.get(&format!("{}/qr.svg", link.replace("/1/", "/2/").replace("/0/", "/1/"))).status, 404);
    assert!(!ben.get(&table).body.contains(&link), "nobody else is shown it");
}

#[test]
fn the_host_invites_again_whoever_is_gone_and_everybody_knows() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut bens_new_phone] = [0; 3].map(|_| Client::new(&server.address, "en"));
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let seat = (0..3).find(|seat| anna.get(&table).body.contains(&format!("id=\"again-{seat}\""))).unwrap().to_string();
    let again = format!("{table}/again");
    assert_eq!(ben.post(&again, &[("seat", "0")]).status, 403);
    assert_eq!(anna.post(&again, &[("seat", "9")]).status, 409);
    assert_eq!(anna.post(&again, &[("seat", &seat)]).status, 303);
    let invitation = |page: &crate::guests::client::Answer| {
        let place = page.body.find("A new link for Ben")?;
        let rest = &page.body[place..];
        rest[rest.find("/seat/")?..].split('"').next().map(str::to_owned)
    };
    let link = invitation(&anna.get(&table)).unwrap();
    assert_eq!(anna.post(&link, &[]).status, 403, "the host has a hand already");
    // Ben was there all along: his coming makes the invitation void, and it is in the chat.
    let bens = ben.get(&table).body;
    assert!(bens.contains("The host has made a new link for the seat of Ben.") && !bens.contains(&link));
    assert_eq!(bens_new_phone.get(&link).status, 404);
    assert_eq!(bens_new_phone.post(&link, &[]).status, 404);
    // Now he has really lost everything.
    anna.post(&again, &[("seat", &seat)]);
    let newer = invitation(&anna.get(&table)).unwrap();
    assert_ne!(newer, link);
    assert_eq!(bens_new_phone.post(&newer, &[]).status, 303);
    assert!(bens_new_phone.get(&table).body.contains("id=\"mine\"") && !ben.get(&table).body.contains("id=\"mine\""));
    assert_eq!(ben.post(&newer, &[]).status, 404, "it was for once");
}

#[test]
fn a_host_who_changes_devices_stays_the_host() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut phone] = [0; 2].map(|_| Client::new(&server.address, "en"));
    let table = anna.post("/new/tante", &[("name", "Anna"), ("seats", "3")]).address.unwrap();
    let link = anna.get(&table).path_to("/seat/").unwrap();
    phone.post(&link, &[]);
    assert_eq!(phone.post(&format!("{table}/seats"), &[("do", "fill")]).status, 303);
    assert_eq!(anna.post(&format!("{table}/start"), &[]).status, 403);
    assert_eq!(phone.post(&format!("{table}/start"), &[]).status, 303);
}
