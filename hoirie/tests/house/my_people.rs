//! People with whom one has played: inviting them once more, and ladders for those who want them.

use super::whole_game::play_to_the_end;
use crate::guests::client::{Answer, Client, table_of_three, until};
use crate::guests::server::{Folder, Server};

/// The place by which a page names somebody.
fn place_of(page: &Answer, name: &str) -> String {
    let rival = page.body.split("class=\"who\"").find(|rival| rival.contains(&format!(">{name}<"))).unwrap();
    rival.split("name=\"with\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[test]
fn whom_one_has_played_with_is_invited_with_one_tap_and_may_say_no() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut carla] = [0; 3].map(|_| Client::new(&server.address, "en"));
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    assert!(!anna.get("/me/people").body.contains("Invite again"), "not while they play");
    play_to_the_end(&table, &mut [&mut anna, &mut ben]);
    let people = anna.get("/me/people");
    assert!(people.body.contains("The house’s own players") && people.body.contains("one game"), "{}", people.body);
    let ben_is = place_of(&people, "Ben");
    assert!(ben_is.starts_with(table.rsplit('/').next().unwrap()), "nobody's id is on a page: {ben_is}");
    let person = ben.cookies["hoirie"].rsplit('D').next().unwrap().to_owned();
    assert!(!people.body.contains(&person));

    assert_eq!(carla.post("/me/invite", &[("with", &ben_is)]).status, 422, "the house does not know her");
    carla.post("/play/maloney", &[]);
    assert_eq!(carla.post("/me/invite", &[("with", &ben_is)]).status, 409, "she has never met him");
    assert_eq!(anna.post("/me/invite", &[("with", "nonsense")]).status, 422);
    let invited = anna.post("/me/invite", &[("with", &ben_is)]);
    assert_eq!(invited.status, 303, "{}", invited.body);
    let next = invited.address.unwrap();
    assert_eq!(anna.post("/me/invite", &[("with", &ben_is)]).address.as_deref(), Some(next.as_str()), "a second tap");
    let next_id = next.rsplit('/').next().unwrap().to_owned();
    for page in ["/", "/me/games", "/me/people"] {
        let page = ben.get(page);
        let letter = page.between("id=\"invitations\"", "</section>").unwrap();
        assert!(letter.contains("Anna is waiting for you") && letter.contains(&next_id), "{letter}");
    }
    assert!(!carla.get("/").body.contains("id=\"invitations\""));
    assert_eq!(carla.post("/me/invitations", &[("table", &next_id), ("do", "accept")]).status, 409);
    let join = ben.post("/me/invitations", &[("table", &next_id), ("do", "accept")]).address.unwrap();
    assert!(join.starts_with(&format!("/join/{next_id}/")), "{join}");
    assert!(ben.get(&join).body.contains("value=\"Ben\""), "the house knows how he is called");
    assert_eq!(ben.post(&join, &[("name", "Ben")]).address.as_deref(), Some(next.as_str()));
    assert!(!ben.get("/").body.contains("id=\"invitations\""));

    // Ben invites in turn; Anna wants no more of it, until she changes her mind.
    let anna_is = place_of(&ben.get("/me/people"), "Anna");
    let other = ben.post("/me/invite", &[("with", &anna_is)]).address.unwrap();
    let other_id = other.rsplit('/').next().unwrap().to_owned();
    assert_eq!(anna.post("/me/invitations", &[("table", &other_id), ("do", "sing")]).status, 422);
    assert_eq!(anna.post("/me/invitations", &[("table", &other_id), ("do", "never")]).status, 303);
    let refused = ben.post("/me/invite", &[("with", &anna_is)]);
    assert!(refused.status == 403 && refused.body.contains("not taking invitations"), "{}", refused.body);
    let people = anna.get("/me/people");
    let number = people.between("name=\"host\" value=\"", "\"").unwrap().to_owned();
    assert_eq!(anna.post("/me/want-again", &[("host", &number)]).status, 303);
    assert!(!anna.get("/me/people").body.contains("id=\"unwanted\""));
    assert_eq!(ben.post("/me/invite", &[("with", &anna_is)]).status, 403, "she has declined a moment ago");
}

#[test]
fn those_who_want_it_stand_on_the_ladder_of_a_game_and_leave_it_without_a_trace() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut carla] = [0; 3].map(|_| Client::new(&server.address, "en"));
    assert_eq!(anna.post("/ladder", &[("game", "tante"), ("do", "join")]).status, 422, "nobody knows her yet");
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    for person in [&mut anna, &mut ben] {
        assert_eq!(person.post("/ladder", &[("game", "chess"), ("do", "join")]).status, 422);
        assert_eq!(person.post("/ladder", &[("game", "tante"), ("do", "join")]).status, 303);
        assert_eq!(person.post("/ladder", &[("game", "tante"), ("do", "join")]).status, 303, "twice is once");
        assert!(person.get("/ladder?game=tante").body.contains("You take part"));
    }
    play_to_the_end(&table, &mut [&mut anna, &mut ben]);
    let counted = until(200, || {
        let page = carla.get("/ladder?game=tante");
        let status = if page.body.contains(">Anna<") || page.body.contains(">Ben<") { 200 } else { 404 };
        Answer { status, ..page }
    });
    let rungs = counted.between("id=\"ladder\"", "</section>").unwrap();
    assert!(rungs.contains(">Anna<") && rungs.contains(">Ben<") && rungs.contains(" ± "), "{rungs}");
    assert!(anna.get("/ladder?game=tante").body.contains("(you)") && !counted.body.contains("(you)"));
    assert!(!carla.get("/ladder?game=maloney").body.contains(">Anna<"));
    assert_eq!(carla.get("/ladder?game=chess").status, 404);
    assert_eq!(anna.post("/ladder", &[("game", "tante"), ("do", "leave")]).status, 303);
    let left = carla.get("/ladder?game=tante");
    assert!(!left.body.contains(">Anna<") && left.body.contains(">Ben<"));
    // What is mine to take tells all of it, and whoever is forgotten stands nowhere.
    let data = ben.get("/me/data.json").body;
    assert!(data.contains("\"ratings\":[{\"game\":\"tante\"") && data.contains("\"results\":["), "{data}");
    assert_eq!(ben.post("/me/erase", &[("sure", "yes")]).status, 200);
    assert!(!carla.get("/ladder?game=tante").body.contains(">Ben<"));
}
