use serde_json::Value;

use crate::{answer, complaint, folder};

/// One steady among three random players, with what else is asked for.
fn compared(arguments: &[&str]) -> String {
    answer(&[&["arena", "tante", "--seats", "4", "--seed", "5", "--json"], arguments].concat())
}

#[test]
fn the_report_has_its_shape_and_adds_up() {
    let report: Value = serde_json::from_str(&compared(&["--deals", "25"])).unwrap();
    for (key, value) in [("game", "tante"), ("seats", "4"), ("seed", "5"), ("deals", "25"), ("seatings", "4")] {
        assert_eq!(report[key].as_str().map_or_else(|| report[key].to_string(), str::to_owned), value, "{key}");
    }
    assert_eq!(report["fair_share"], 0.25);
    assert_eq!(report["line_up"], serde_json::json!(["steady", "random", "random", "random"]));
    assert!(report["options"].is_object() && report["budget"].is_null());

    let bots = report["bots"].as_array().unwrap();
    assert_eq!(bots.len(), 2);
    let number = |bot: usize, key: &str| bots[bot][key].as_f64().unwrap_or_else(|| panic!("{key} in {report}"));
    for (bot, name, games) in [(0, "steady", 100.0), (1, "random", 300.0)] {
        assert_eq!(bots[bot]["name"], name);
        assert_eq!(number(bot, "games"), games, "25 deals in four seatings");
        assert!((number(bot, "wins") / games - number(bot, "win_rate")).abs() < 1e-9);
        assert!(number(bot, "low") <= number(bot, "win_rate") && number(bot, "win_rate") <= number(bot, "high"));
        assert!(number(bot, "score_low") <= number(bot, "mean_score"));
        assert!(number(bot, "mean_score") <= number(bot, "score_high"));
        assert!(number(bot, "rating_uncertainty") < 25.0 / 3.0);
    }
    assert!((number(0, "wins") + number(1, "wins") - 100.0).abs() < 1e-9, "every game is won once");
    assert!(number(0, "low") > 0.25 && number(1, "high") < 0.25, "{report}");
    assert!(number(0, "rating") > 25.0 && number(1, "rating") < 25.0, "{report}");
}

#[test]
fn who_sees_all_cards_is_there_for_measuring() {
    let bots = ["--deals", "2", "--bots", "clairvoyant,clairvoyant:9,steady", "--budget", "20"];
    let report: Value = serde_json::from_str(&compared(&bots)).unwrap();
    assert_eq!(report["line_up"], serde_json::json!(["clairvoyant", "clairvoyant:9", "steady", "steady"]));
    assert_eq!(report["bots"][0]["games"], 24.0, "two deals in twelve seatings");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let run = |threads| compared(&["--deals", "20", "--bots", "random,steady,random", "--threads", threads]);
    assert_eq!(run("1"), run("2"));
    assert_eq!(run("1"), run("7"));
}

#[test]
fn another_seed_is_another_arena() {
    let run = |seed| answer(&["arena", "tante", "--deals", "5", "--seed", seed, "--json"]);
    assert_eq!(run("1"), run("1"));
    assert_ne!(run("1"), run("2"));
}

#[test]
fn an_arena_that_was_interrupted_goes_on_where_it_was() {
    let file = folder("kept-arena").join("deals");
    let path = file.to_str().unwrap();
    let whole = compared(&["--deals", "12"]);
    assert_eq!(compared(&["--deals", "12", "--keep", path]), whole);
    let kept = std::fs::read_to_string(&file).unwrap();
    assert_eq!(kept.lines().count(), 13, "a line for the arena, then one for each deal");

    // However much was written when it was killed: half a first line, a few deals, half a deal.
    let few: usize = kept.split_inclusive('\n').take(5).map(str::len).sum();
    for written in [0, 10, few, few + 20, kept.len() - 1] {
        std::fs::write(&file, &kept[..written]).unwrap();
        assert_eq!(compared(&["--deals", "12", "--keep", path]), whole, "after {written} bytes");
        assert_eq!(std::fs::read_to_string(&file).unwrap().lines().count(), 13);
    }

    assert_eq!(compared(&["--deals", "15", "--keep", path]), compared(&["--deals", "15"]), "one may want more deals");
    assert_eq!(compared(&["--deals", "12", "--keep", path]), whole, "or fewer again");
}

#[test]
fn what_is_kept_is_not_played_again() {
    let file = folder("arena-not-again").join("deals");
    let path = file.to_str().unwrap();
    compared(&["--deals", "3", "--keep", path]);
    // Somebody who was never beaten: only the file can say so.
    let kept = std::fs::read_to_string(&file).unwrap();
    let title = kept.lines().next().unwrap();
    let game = |winner: usize| format!(r#"{{"scores":[1,1,1,1],"winners":[{winner}]}}"#);
    let games = (0..4).map(game).collect::<Vec<_>>().join(",");
    let deals: String = (0..3).map(|number| format!("{{\"number\":{number},\"games\":[{games}]}}\n")).collect();
    std::fs::write(&file, format!("{title}\n{deals}")).unwrap();
    let report: Value = serde_json::from_str(&compared(&["--deals", "3", "--keep", path])).unwrap();
    assert_eq!(report["bots"][0]["win_rate"], 1.0, "{report}");
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let folder = folder("foreign-arena");
    let file = folder.join("deals");
    let path = file.to_str().unwrap();
    let arena = ["arena", "tante", "--seats", "4", "--deals", "2", "--keep", path];
    answer(&arena);
    let kept = std::fs::read_to_string(&file).unwrap();
    let refused = |arguments: &[&str], said: &str| {
        let before = std::fs::read(&file).unwrap();
        let complaint = complaint(&[&arena, arguments].concat());
        assert!(complaint.contains(said), "{complaint}");
        assert_eq!(std::fs::read(&file).unwrap(), before);
    };
    for other in [&["--seed", "2"][..], &["--bots", "random"], &["--option", "couples=on"]] {
        refused(other, "belongs to another arena: tante with steady, random, random, random and seed 0");
    }
    let title: Value = serde_json::from_str(kept.lines().next().unwrap()).unwrap();
    std::fs::write(&file, kept.replace(title["build"].as_str().unwrap(), "0123456789abcdef")).unwrap();
    refused(&[], "another version of hoirie");
    std::fs::write(&file, format!("{kept}{{\"number\":7,\"games\":[]}}\n")).unwrap();
    refused(&[], "line 4");
    for text in ["a letter to my aunt\n", "a letter", "{}\n"] {
        std::fs::write(&file, text).unwrap();
        refused(&[], "not a file that an arena kept");
    }
}

#[test]
fn the_plot_is_a_sound_picture_with_a_bar_for_every_bot() {
    let file = folder("arena-plot").join("wins.svg");
    answer(&["arena", "tante", "--seats", "4", "--deals", "4", "--plot", file.to_str().unwrap()]);
    let text = std::fs::read_to_string(&file).unwrap();
    let picture = roxmltree::Document::parse(&text).unwrap();
    let with_class = |class| picture.descendants().filter(move |node| node.attribute("class") == Some(class));
    assert_eq!(picture.root_element().tag_name().name(), "svg");
    assert_eq!(with_class("bar").count(), 2);
    assert_eq!(with_class("fair").count(), 1);
    assert!(text.contains("prefers-color-scheme: dark") && text.contains("steady") && text.contains("25.0 %"));
}

#[test]
fn a_table_is_printed_for_people() {
    let table = answer(&["arena", "tante", "--seats", "4", "--deals", "3"]);
    for part in
        ["3 deals of tante, each in 4 seatings", "fair share 25.0 %", "win rate", "interval", "rating", "steady"]
    {
        assert!(table.contains(part), "{part} is missing in\n{table}");
    }
    let one = answer(&["arena", "tante", "--bots", "random", "--deals", "1"]);
    assert!(one.contains("1 deals of tante, one seating: random, random, random"), "{one}");
}
