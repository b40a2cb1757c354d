//! `hoirie admin` next to an open house: it lists, bans, deletes, backs up and restores, and the house heeds it.

use std::process::Command;

use serde_json::Value;
use servers::Postgres;

use crate::guests::client::{Client, borrowed, some_move, table_of_three, until};
use crate::guests::live::Live;
use crate::guests::server::{Folder, Server};

/// What the host of a house runs.
struct Host(Vec<String>);

impl Host {
    fn of_folder(folder: &Folder) -> Host {
        Host(vec!["--data".into(), folder.path().to_str().unwrap().into()])
    }

    fn of_database(database: &str) -> Host {
        Host(vec!["--database".into(), database.into()])
    }

    fn orders(&self, order: &[&str]) -> Result<String, String> {
        let hoirie =
            Command::new(env!("CARGO_BIN_EXE_hoirie")).arg("admin").args(order).args(&self.0).output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        if hoirie.status.success() { Ok(text(hoirie.stdout)) } else { Err(text(hoirie.stderr)) }
    }

    fn list(&self, what: &str) -> Vec<Value> {
        serde_json::from_str(&self.orders(&[what, "--json"]).unwrap()).unwrap()
    }

    /// The id of whoever has this name.
    fn person(&self, name: &str) -> String {
        let people = self.list("people");
        let person = people.iter().find(|person| person["name"] == name).unwrap();
        person["person"].as_str().unwrap().to_owned()
    }
}

fn id(table: &str) -> &str {
    table.rsplit('/').next().unwrap()
}

fn makes_a_move(table: &str, people: &mut [Client]) {
    for person in people {
        if let Some(fields) = some_move(&person.get(table)) {
            assert_eq!(person.post(&format!("{table}/act"), &borrowed(&fields)).status, 303);
            return;
        }
    }
    panic!("nobody is to move");
}

#[test]
fn a_banned_person_is_told_so_in_their_language_and_may_look() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let host = Host::of_folder(&folder);
    let mut anna = Client::new(&server.address, "en");
    let mut ben = Client::new(&server.address, "en");
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let tables = host.list("tables");
    assert_eq!((&tables[0]["table"], &tables[0]["state"]), (&Value::from(id(&table)), &Value::from("playing")));
    assert_eq!(tables[0]["players"].as_array().unwrap().len(), 3);
    assert!(host.orders(&["tables"]).unwrap().contains("Anna, Ben, "));

    let note = format!("{table}/note");
    let keeps_a_note = |person: &mut Client| person.post(&note, &[("note", "a plan")]);
    assert!(host.orders(&["ban", "somebody"]).unwrap_err().contains("nobody"));
    host.orders(&["ban", &host.person("Ben")]).unwrap();
    let told = until(403, || keeps_a_note(&mut ben));
    assert!(told.body.contains("Whoever runs this house no longer lets you play here."), "{}", told.body);
    for (language, sentence) in [("fr", "La personne qui tient cette maison"), ("de", "Wer dieses Haus betreibt")] {
        let mut elsewhere = Client::new(&server.address, language);
        elsewhere.cookies = ben.cookies.clone();
        for form in [note.as_str(), "/play/tante", "/new/tante"] {
            let told = elsewhere.post(form, &[("note", "a plan")]);
            assert!(told.status == 403 && told.body.contains(sentence), "{}", told.body);
        }
    }
    assert_eq!(ben.get(&table).status, 200);
    assert_eq!(ben.post("/language", &[("language", "de"), ("back", "/")]).status, 303);
    assert_eq!(keeps_a_note(&mut anna).status, 303);
    let listed = host.orders(&["people"]).unwrap();
    assert!(listed.lines().any(|line| line.contains("banned") && line.ends_with("Ben")), "{listed}");

    host.orders(&["unban", &host.person("Ben")]).unwrap();
    until(303, || keeps_a_note(&mut ben));
    assert!(host.orders(&["unban", &host.person("Ben")]).unwrap_err().contains("not banned"));
}

#[test]
fn a_deleted_table_is_gone_from_pages_lists_and_memory() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let host = Host::of_folder(&folder);
    let mut anna = Client::new(&server.address, "en");
    let mut ben = Client::new(&server.address, "en");
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let other = anna.post("/play/tante", &[]).address.unwrap();
    let mut page = Live::open(&ben, &table);
    page.next();
    assert!(anna.get("/").body.contains(&table));
    host.orders(&["delete", id(&table)]).unwrap();
    assert_eq!(page.goodbye(), 4404);
    assert_eq!(ben.get(&table).status, 404);
    assert_eq!(anna.post(&format!("{table}/chat"), &[("words", "where is it?")]).status, 404);
    let front = anna.get("/").body;
    assert!(!front.contains(&table) && front.contains(&other));
    assert_eq!(host.list("tables").len(), 1);
    assert!(host.orders(&["delete", id(&table)]).unwrap_err().contains("there is no table"));
}

#[test]
fn a_forgotten_person_has_no_name_any_more_and_the_game_is_still_there() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let host = Host::of_folder(&folder);
    let mut anna = Client::new(&server.address, "en");
    let mut ben = Client::new(&server.address, "en");
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let said = ben.post(&format!("{table}/chat"), &[("words", "remember me")]);
    assert_eq!(said.status, 303, "{}", said.body);
    let mut page = Live::open(&anna, &table);
    page.until(|page| page.body.contains("remember me"));
    host.orders(&["delete", "--person", &host.person("Ben")]).unwrap();
    let now = page.until(|page| !page.body.contains("remember me"));
    assert!(!now.body.contains("Ben") && now.body.contains("—"), "{}", now.body);
    assert_eq!(ben.get(&table).accepted(), None, "he only watches now");
    assert!(host.orders(&["delete"]).unwrap_err().contains("TABLE"));
}

#[test]
fn an_open_house_is_backed_up_and_gets_back_what_it_lost() {
    let folder = Folder::new();
    let aside = Folder::new();
    let server = Server::open(&folder);
    let host = Host::of_folder(&folder);
    let mut people = [0; 3].map(|_| Client::new(&server.address, "en"));
    let [anna, ben, carla] = &mut people;
    let (table, other) = {
        let mut make = || table_of_three(anna, [("Ben", &mut *ben), ("Carla", &mut *carla)]);
        (make(), make())
    };
    makes_a_move(&table, &mut people);
    let then = people[0].get(&table);
    let link = then.path_to("/seat/").unwrap();
    let then = then.body;
    let file = aside.path().join("house.back-up");
    let file = file.to_str().unwrap();
    host.orders(&["back-up", file]).unwrap();
    assert!(host.orders(&["back-up", file]).unwrap_err().contains("is there already"));
    assert_eq!(std::fs::read_dir(aside.path()).unwrap().count(), 1, "nothing else is left behind");

    // What was played since stays; what was deleted comes back as it was.
    makes_a_move(&table, &mut people);
    makes_a_move(&other, &mut people);
    let newer = people[0].get(&other).body;
    host.orders(&["delete", id(&table)]).unwrap();
    until(404, || people[0].get(&table));
    let restored = host.orders(&["restore", file]).unwrap();
    assert!(restored.ends_with("1 tables were put back, 1 needed nothing, 0 differ.\n"), "{restored}");
    let main = |body: &str| body.split_once("<main").unwrap().1.to_owned();
    let back = until(200, || people[0].get(&table));
    // All but the link to one's seat: nobody knows whether it was used since.
    let newer_link = back.path_to("/seat/").unwrap();
    assert_ne!(newer_link, link);
    assert_eq!(main(&back.body).replace(&newer_link, &link), main(&then));
    assert_eq!(main(&people[0].get(&other).body), main(&newer));
    makes_a_move(&table, &mut people);
    assert!(
        host.orders(&["restore", file]).unwrap().ends_with("0 tables were put back, 2 needed nothing, 0 differ.\n")
    );
    let replayed = Command::new(env!("CARGO_BIN_EXE_hoirie")).args(["replay", "--all"]).args(&host.0).output().unwrap();
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stdout));
    assert!(host.orders(&["restore", file, "--table", "nowhere"]).unwrap_err().contains("no table nowhere"));

    // Where there is no house, all of it comes back: the same people at the same tables.
    let new = Folder::new();
    let restored = Host::of_folder(&new).orders(&["restore", file]).unwrap();
    assert!(restored.contains("2  tables") && restored.ends_with("The whole house is back.\n"), "{restored}");
    let again = Server::open(&new);
    people[0].moved_to(&again.address);
    let back = people[0].get(&table);
    let newest_link = back.path_to("/seat/").unwrap();
    assert_ne!(newest_link, link, "that one may have been used since the back-up was made");
    let here = main(&back.body).replace(&again.address, &server.address);
    assert_eq!(here.replace(&newest_link, &link), main(&then));
}

#[test]
fn what_is_no_back_up_of_this_house_changes_nothing() {
    let one = Folder::new();
    let other = Folder::new();
    let aside = Folder::new();
    let _servers = [&one, &other].map(Server::open);
    let file = |name: &str| aside.path().join(name).to_str().unwrap().to_owned();
    Host::of_folder(&one).orders(&["back-up", &file("one")]).unwrap();
    std::fs::write(file("text"), "this is no database").unwrap();
    std::fs::write(file("nothing"), "").unwrap();
    let refused = |name: &str| Host::of_folder(&other).orders(&["restore", &file(name)]).unwrap_err();
    assert!(refused("one").contains("of another one"));
    assert!(refused("text").contains("not a database"));
    assert!(refused("nothing").contains("no back-up of a house"));
    assert!(refused("missing").contains("No such file"));
    let empty = Folder::new();
    for order in [&["tables"][..], &["people"], &["delete", "x"], &["ban", "x"], &["back-up", &file("empty")]] {
        assert!(Host::of_folder(&empty).orders(order).unwrap_err().contains("there is no house"), "{order:?}");
    }
    assert_eq!(std::fs::read_dir(empty.path()).unwrap().count(), 0);
}

#[test]
fn every_node_heeds_what_the_host_orders() {
    let database = Postgres::shared().database();
    let nodes = [(); 2].map(|()| Server::node(&database, None, "0,0"));
    let host = Host::of_database(&database);
    let mut people = [0, 1, 1].map(|node: usize| Client::new(&nodes[node].address, "en"));
    let [anna, ben, carla] = &mut people;
    let table = table_of_three(anna, [("Ben", ben), ("Carla", carla)]);
    makes_a_move(&table, &mut people);
    let mut pages = [0, 1].map(|seat| Live::open(&people[seat], &table));
    host.orders(&["ban", &host.person("Ben")]).unwrap();
    for node in &nodes {
        people[1].moved_to(&node.address);
        until(403, || people[1].post(&format!("{table}/note"), &[("note", "a plan")]));
    }
    let aside = Folder::new();
    let file = aside.path().join("house.back-up");
    host.orders(&["back-up", file.to_str().unwrap()]).unwrap();
    host.orders(&["delete", id(&table)]).unwrap();
    for page in &mut pages {
        assert_eq!(page.goodbye(), 4404);
    }
    assert_eq!(people.each_mut().map(|person| person.get(&table).status), [404; 3]);
    host.orders(&["restore", file.to_str().unwrap(), "--table", id(&table)]).unwrap();
    host.orders(&["unban", &host.person("Ben")]).unwrap();
    until(303, || people[1].post(&format!("{table}/note"), &[("note", "a plan")]));
    people[1].moved_to(&nodes[1].address);
    makes_a_move(&table, &mut people);
}
