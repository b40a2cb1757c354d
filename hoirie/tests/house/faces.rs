//! Faces: everybody has one, chooses it for all tables, and nobody gets somebody else's.

use crate::guests::client::{Client, table_of_three};
use crate::guests::server::{Folder, Server};

#[test]
fn a_face_is_chosen_for_all_tables_and_belongs_to_nobody_else() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben, mut carla] = [0; 3].map(|_| Client::new(&server.address, "en"));
    let table = table_of_three(&mut anna, [("Ben", &mut ben), ("Carla", &mut carla)]);
    let choose = format!("{table}/portrait");
    // Whatever they were given, they are three.
    let free: Vec<usize> = (0..32).filter(|face| can_choose(&anna.get(&table).body, *face)).collect();
    assert_eq!(free.len(), 30, "all but the two others' faces");
    let [mine, bens] = [free[0], free[1]].map(|face| face.to_string());
    assert_eq!(anna.post(&choose, &[("portrait", &mine)]).status, 303);
    assert_eq!(ben.post(&choose, &[("portrait", &mine)]).status, 409, "that is Anna's");
    assert_eq!(ben.post(&choose, &[("portrait", &bens)]).status, 303);
    for nonsense in ["32", "-1", "face", ""] {
        assert!(anna.post(&choose, &[("portrait", nonsense)]).status >= 400, "{nonsense}");
    }
    let mut stranger = Client::new(&server.address, "en");
    assert_eq!(stranger.post(&choose, &[("portrait", &mine)]).status, 403);
    let is_chosen = |body: &str, face: &str| body.contains(&format!("value=\"{face}\" checked"));
    assert!(is_chosen(&anna.get(&table).body, &mine) && is_chosen(&ben.get(&table).body, &bens));
    let another = anna.post("/play/tante", &[]).address.unwrap();
    assert!(is_chosen(&anna.get(&another).body, &mine), "a face goes with its person");
    let picture = anna.get(&table).body.split("/assets/portrait-").nth(1).map(str::to_owned).unwrap();
    let picture = format!("/assets/portrait-{}", picture.split('"').next().unwrap());
    assert!(stranger.get(&picture).body.starts_with("<svg"), "everybody may see it");
}

/// Whether the gallery of this page offers a face.
fn can_choose(body: &str, face: usize) -> bool {
    let field = body.split(&format!("name=\"portrait\" value=\"{face}\"")).nth(1).expect("the face is shown");
    !field.split('>').next().is_some_and(|field| field.contains(" disabled"))
}
