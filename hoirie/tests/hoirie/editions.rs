use crate::{answer, complaint, folder};

#[test]
fn the_games_are_listed_with_all_one_can_choose() {
    let games = answer(&["games"]);
    for part in ["tante", "3 to 5", "couples: off (default), on", "memory-aid", "abacus-1998", "random, easy, steady"] {
        assert!(games.contains(part), "{part} is missing in\n{games}");
    }
}

#[test]
fn an_edition_is_listed_shown_and_found_sound() {
    assert_eq!(answer(&["edition", "tante"]), "abacus-1998 (default)\n");
    let text = answer(&["edition", "tante", "--show"]);
    assert_eq!(text, answer(&["edition", "tante", "--show", "abacus-1998"]));
    let file = folder("sound-edition").join("mine.toml");
    std::fs::write(&file, &text).unwrap();
    assert_eq!(answer(&["edition", "tante", "--check", file.to_str().unwrap()]), "sound\n");
}

#[test]
fn a_broken_edition_is_told_what_is_wrong() {
    let text = answer(&["edition", "tante", "--show"]);
    let file = folder("broken-edition").join("mine.toml");
    let broken = [
        ("values = [0,", "values = [4,", "4 is not one of"),
        ("hand = 4", "hand = 9", "gifts.hand"),
        ("hand = 3", "hand = \"x\"", "invalid type"),
        ("5, 5, 10, 20", "5, 5, 10, 10, 20, 20", "72 in all"),
        ("[gifts]", "[gifts", "unclosed"),
        ("gentlemen = 8\n\n[[players]]", "gentlemen = 1\n\n[[players]]", "gentlemen"),
    ];
    for (sound, wrong, said) in broken {
        assert!(text.contains(sound));
        std::fs::write(&file, text.replace(sound, wrong)).unwrap();
        let complaint = complaint(&["edition", "tante", "--check", file.to_str().unwrap()]);
        assert!(complaint.contains(said), "{wrong}: {complaint}");
    }
    std::fs::write(&file, format!("{text}# {}", "x".repeat(64 * 1024))).unwrap();
    let complaint = complaint(&["edition", "tante", "--check", file.to_str().unwrap()]);
    assert!(complaint.contains("at most 65536 bytes"), "{complaint}");
}
