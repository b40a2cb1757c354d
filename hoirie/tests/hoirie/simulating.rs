use serde_json::Value;

use crate::{answer, folder};

fn simulated(arguments: &[&str]) -> Value {
    let all = [&["simulate", "tante", "--json"], arguments].concat();
    serde_json::from_str(&answer(&all)).unwrap()
}

/// The same without what depends on the machine.
fn timeless(mut report: Value) -> Value {
    for time in ["seconds", "decisions_per_second"] {
        assert!(report.as_object_mut().unwrap().remove(time).unwrap().as_f64().unwrap() > 0.0);
    }
    report
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn the_report_has_its_shape_and_adds_up() {
    let report = simulated(&["--seats", "4", "--games", "200", "--seed", "5", "--bots", "random,steady"]);
    let mut all = keys(&report);
    all.sort_unstable();
    let expected =
        ["bots", "decisions", "decisions_per_second", "endings", "game", "games", "length", "seats", "seconds"];
    assert_eq!(all, expected);
    assert_eq!(report["game"], "tante");
    assert_eq!(report["seats"], 4);
    assert_eq!(report["games"], 200);

    let bots = report["bots"].as_array().unwrap();
    assert_eq!(bots.iter().map(|bot| bot["name"].as_str().unwrap()).collect::<Vec<_>>(), ["random", "steady"]);
    for bot in bots {
        assert_eq!(bot["games"], 400, "two seats in each of 200 games");
        let rate = bot["wins"].as_f64().unwrap() / 400.0;
        assert!((bot["win_rate"].as_f64().unwrap() - rate).abs() < 1e-9);
        assert!(bot["mean_score"].is_number());
    }
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 200.0).abs() < 1e-9, "every game is won once: {wins}");

    assert_eq!(report["endings"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum::<u64>(), 200);
    let length = &report["length"];
    let mean = length["mean"].as_f64();
    let p50 = length["p50"].as_u64();
    let p99 = length["p99"].as_u64();
    assert!(p50 <= p99 && mean.unwrap() > 16.0);
    assert!(report["decisions"].as_f64().unwrap() <= mean.unwrap() * 200.0 + 0.5);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let run = |threads| {
        timeless(simulated(&[
            "--games",
            "300",
            "--seats",
            "5",
            "--seed",
            "9",
            "--bots",
            "steady,random",
            "--threads",
            threads,
        ]))
    };
    assert_eq!(run("1"), run("2"));
    assert_eq!(run("1"), run("7"));
}

#[test]
fn another_seed_is_another_series() {
    let run = |seed| timeless(simulated(&["--games", "50", "--seed", seed]));
    assert_eq!(run("1"), run("1"));
    assert_ne!(run("1"), run("2"));
}

#[test]
fn an_option_changes_the_game() {
    let weddings = |option| {
        let report = simulated(&["--games", "3000", "--seed", "3", "--option", option]);
        report["endings"]["wedding"].as_u64().unwrap()
    };
    assert!(weddings("couples=on") > weddings("couples=off"));
}

#[test]
fn bots_fill_the_seats_and_move_on_from_game_to_game() {
    let folder = folder("rotation");
    let records = folder.to_str().unwrap();
    simulated(&["--seats", "5", "--games", "6", "--bots", "steady,random", "--records", records]);
    let names = |game: usize| -> Vec<String> {
        let text = std::fs::read_to_string(folder.join(format!("tante-0-{game:06}.json"))).unwrap();
        let record: Value = serde_json::from_str(&text).unwrap();
        record["seats"].as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names(0), ["steady 1", "random 2", "steady 3", "random 4", "steady 5"]);
    assert_eq!(names(1), ["steady 1", "steady 2", "random 3", "steady 4", "random 5"]);
    assert_eq!(names(4), ["random 1", "steady 2", "random 3", "steady 4", "steady 5"]);
    assert_eq!(names(5), names(0));
}

#[test]
fn one_game_of_a_series_can_be_played_again_alone() {
    let all = folder("whole-series");
    let one = folder("one-of-it");
    simulated(&["--games", "8", "--seed", "77", "--bots", "steady,random", "--records", all.to_str().unwrap()]);
    let again = ["--games", "1", "--first", "6", "--seed", "77", "--bots", "steady,random", "--records"];
    simulated(&[&again[..], &[one.to_str().unwrap()]].concat());
    let file = "tante-77-000006.json";
    assert_eq!(std::fs::read(one.join(file)).unwrap(), std::fs::read(all.join(file)).unwrap());
    assert_eq!(std::fs::read_dir(all).unwrap().count(), 8);
    assert_eq!(std::fs::read_dir(one).unwrap().count(), 1);
}

#[test]
fn a_table_is_printed_for_people() {
    let table = answer(&["simulate", "tante", "--games", "20", "--seats", "3"]);
    for part in ["20 games of tante with 3 seats", "a second", "ended by wedding", "win rate", "random"] {
        assert!(table.contains(part), "{part} is missing in\n{table}");
    }
}
