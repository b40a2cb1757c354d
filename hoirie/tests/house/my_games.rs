//! What stays of an evening: the list of my games, what they come to, and who won, wherever games are listed.

use super::whole_game::play_to_the_end;
use crate::guests::client::{Answer, Client, table_of_three};
use crate::guests::server::{Folder, Server};

/// The tables that the ledger shows, in their order.
fn entries(page: &Answer) -> Vec<String> {
    let Some(finished) = page.between("id=\"finished\"", "</section>") else { return Vec::new() };
    let tables = finished.split("href=\"/table/").skip(1);
    tables.map(|rest| format!("/table/{}", rest.split('"').next().unwrap())).collect()
}

#[test]
fn what_was_played_is_in_the_ledger_with_who_won() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben] = [0; 2].map(|_| Client::new(&server.address, "en"));
    assert!(anna.get("/me/games").body.contains("Nothing here yet"));
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let running = anna.get("/me/games");
    assert!(running.between("id=\"running\"", "</section>").unwrap().contains(&table), "{}", running.body);
    assert_eq!(entries(&running), [] as [String; 0]);
    play_to_the_end(&table, &mut [&mut anna, &mut ben]);
    for person in [&mut anna, &mut ben] {
        let page = person.get("/me/games");
        assert_eq!(entries(&page), std::slice::from_ref(&table));
        let entry = page.between("class=\"came-of-it\"", "</li>").unwrap();
        assert!(entry.contains(" won") && entry.contains(" of 3") && entry.contains("Score "), "{entry}");
        assert!(!page.body.contains("id=\"running\""));
        let front = person.get("/");
        let line = front.between("id=\"mine-over\"", "</li>").unwrap();
        assert!(line.contains(" won</span>") && !line.contains("/me/games"), "{line}");
        // Whoever won has won for everybody.
        let won = entry.contains("You won") || entry.contains("You and ");
        let lists = [("won", won), ("lost", !won), ("open", false)];
        for (result, is_there) in lists {
            assert_eq!(entries(&person.get(&format!("/me/games?result={result}"))).len(), usize::from(is_there));
        }
    }
    let figures = anna.get("/me/figures");
    assert!(figures.status == 200 && figures.body.contains("One game finished"), "{}", figures.body);
    assert!(figures.body.matches("<svg").count() >= 3 && figures.body.matches("<table").count() >= 3);
    let mut stranger = Client::new(&server.address, "en");
    assert!(!stranger.get("/me/games").body.contains("/table/"));
    assert!(stranger.get("/me/figures").body.contains("Nothing to add up yet"));
}

#[test]
fn games_are_found_by_what_is_asked_for_and_nonsense_is_answered() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut carla] = [0; 3].map(|_| Client::new(&server.address, "en"));
    let with_ben = table_of_three(&mut anna, [("Ben", &mut ben)]);
    play_to_the_end(&with_ben, &mut [&mut anna, &mut ben]);
    let with_carla = table_of_three(&mut anna, [("Carla & Söhne", &mut carla)]);
    play_to_the_end(&with_carla, &mut [&mut anna, &mut carla]);
    assert_eq!(entries(&anna.get("/me/games")), [with_carla.clone(), with_ben.clone()], "the newest first");
    let mut found = |query: &str| entries(&anna.get(&format!("/me/games?{query}")));
    assert_eq!(found("q=ben"), std::slice::from_ref(&with_ben));
    assert_eq!(found("q=%26+S%C3%B6"), std::slice::from_ref(&with_carla));
    assert_eq!(found("q=la+tante").len(), 2, "a game by its name");
    assert_eq!(found("q=%25").len(), 0, "nobody has that in a name");
    assert_eq!(found("game=tante&pace=free").len(), 2);
    assert_eq!(found("game=maloney").len() + found("pace=slow").len() + found("year=2001").len(), 0);
    let form = anna.get("/me/games");
    let people = form.between("name=\"with\"", "</select>").unwrap();
    let value = |name: &str| {
        let option = people.split("<option").find(|option| option.contains(name)).unwrap();
        option.split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    let ben_is = value(">Ben<");
    assert_eq!(entries(&anna.get(&format!("/me/games?with={ben_is}"))), std::slice::from_ref(&with_ben));
    assert_eq!(carla.get(&format!("/me/games?with={ben_is}")).status, 404, "she has never met him");
    for nonsense in
        ["game=chess", "result=maybe", "pace=9", "year=x", "page=0", "page=-1", "with=x", "year=99999999999"]
    {
        let answer = anna.get(&format!("/me/games?{nonsense}"));
        assert!(answer.status == 422 && answer.body.contains("</html>"), "{nonsense}: {}", answer.status);
    }
    assert_eq!(entries(&anna.get("/me/games?page=9999")), [] as [String; 0]);
    for (language, title) in [("fr", "Mes parties"), ("de", "Meine Partien")] {
        let mut reader = Client::new(&server.address, language);
        reader.cookies = anna.cookies.clone();
        let page = reader.get("/me/games");
        assert!(page.body.contains(title), "{language}");
        assert_eq!(entries(&page).len(), 2);
        assert!(reader.get("/me/figures").status == 200);
    }
}

#[test]
fn only_an_empty_house_is_populated_and_whoever_played_most_comes_in() {
    let folder = Folder::new();
    let populate = || {
        let place = folder.path().to_str().unwrap();
        let populate = ["populate", place, "--people", "30", "--finished", "120"];
        std::process::Command::new(env!("CARGO_BIN_EXE_hoirie")).args(populate).output().unwrap()
    };
    let said = String::from_utf8(populate().stdout).unwrap();
    let link = said.split_once("comes in by ").unwrap().1.split(' ').next().unwrap().to_owned();
    let again = populate();
    assert!(!again.status.success(), "{again:?}");
    assert!(String::from_utf8(again.stderr).unwrap().contains("only an empty house"));
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    anna.post(&link, &[]);
    let first = anna.get("/me/games");
    assert_eq!(entries(&first).len(), 25, "{}", first.body);
    let second = entries(&anna.get("/me/games?page=2"));
    assert!(!second.is_empty() && second.iter().all(|table| !entries(&first).contains(table)));
    // Of what was only made up there is nothing to be read, and that is said.
    assert!(anna.get("/me/figures").body.contains("<svg"));
}
