//! One searching bot among steady ones: `cargo run --release -p bots --example duel -- GAME key=value…`

use std::time::Instant;

use bots::{Budget, Leaf, Lesson, Playout, Search, Sense, Settings, game_seed, train};
use tabletop::{Bot, Chance, Game, Mind, Seat, Setup};

struct Timed<B> {
    bot: B,
    spent: std::sync::Arc<std::sync::Mutex<(f64, u64, f64)>>,
}

impl<G: Game, B: Bot<G>> Bot<G> for Timed<B> {
    fn choose(&mut self, mind: &Mind<'_, G>, chance: &mut Chance) -> Option<G::Action> {
        let begun = Instant::now();
        let action = self.bot.choose(mind, chance);
        let took = begun.elapsed().as_secs_f64();
        let mut spent = self.spent.lock().expect("nobody panics here");
        if mind.offers.len() > 1 {
            *spent = (spent.0 + took, spent.1 + 1, spent.2.max(took));
        }
        action
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let value = |key: &str, usual: u64| {
        words
            .iter()
            .find_map(|word| word.strip_prefix(&format!("{key}=")[..]).and_then(|value| value.parse().ok()))
            .unwrap_or(usual)
    };
    match words[0].as_str() {
        "tante" => game::<tante::Tante, _>(|| Box::new(tante_bot::Steady), tante_bot::TanteSense::default, &value),
        "millionen" => game::<millionen::Millionen, _>(
            || Box::new(millionen_bot::Steady),
            millionen_bot::MillionenSense::default,
            &value,
        ),
        "maloney" => {
            game::<maloney::Maloney, _>(|| Box::new(maloney_bot::Steady), maloney_bot::MaloneySense::default, &value)
        }
        "erbraffer" => game::<erbraffer::Erbraffer, _>(
            || Box::new(erbraffer_bot::Steady),
            erbraffer_bot::ErbrafferSense::default,
            &value,
        ),
        _ => panic!("no such game"),
    }
}

fn game<G: Game, S: Sense<G>>(steady: fn() -> Box<dyn Bot<G>>, sense: fn() -> S, value: &dyn Fn(&str, u64) -> u64)
where
    Search<G, S>: Bot<G> + 'static,
{
    let path = format!("/tmp/leaf-{}-{}.txt", G::NAME, value("leaf", 1));
    if value("train", 0) > 0 {
        let begun = Instant::now();
        let lesson = Lesson {
            seed: value("seed", 1),
            games: value("train", 0) as u32,
            seats: value("low", 4) as u8..=value("high", 4) as u8,
            whims: value("whims", 50) as u32,
            epochs: value("epochs", 8) as u32,
        };
        let (leaf, report) = train::<G, S>(&mut sense(), &Default::default(), &lesson);
        println!("{report:?} in {:.1} s", begun.elapsed().as_secs_f64());
        std::fs::write(&path, leaf.write(S::FEATURES, "")).expect("a file");
    }
    let deals = value("deals", 0);
    if deals == 0 {
        return;
    }
    let leaf = Leaf::parse(&std::fs::read_to_string(&path).unwrap_or_default(), S::FEATURES);
    let horizon = value("horizon", 10_000) as u32;
    let leaf = leaf.unwrap_or_else(|_| {
        assert!(horizon >= 10_000, "no leaf yet");
        let zeros = format!(" {}", "0 ".repeat(12));
        let text: String =
            ["bias"].iter().chain(S::FEATURES).chain(&["output"]).map(|name| format!("{name}{zeros}\n")).collect();
        Leaf::parse(&text, S::FEATURES).expect("zeros")
    });
    let settings = Settings {
        budget: Budget::Tries(value("tries", 200) as u32),
        horizon,
        breadth: value("breadth", 12) as usize,
        doubt: value("doubt", 10) as f64 / 10.0,
        pickiness: value("picky", 16) as u32,
    };
    let seats = value("seats", 4) as u8;
    let (series, threads) = (value("series", 1000), value("threads", 1));
    let spent = std::sync::Arc::new(std::sync::Mutex::new((0.0, 0, 0.0f64)));
    let begun = Instant::now();
    let results: Vec<f64> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                let (leaf, spent) = (&leaf, &spent);
                scope.spawn(move || {
                    let mut playout = Playout::<G>::new(Setup::published(seats, Default::default()));
                    let mut results = Vec::new();
                    for deal in (worker..deals).step_by(threads as usize) {
                        let mut won = 0.0;
                        for seat in 0..seats {
                            let mut players: Vec<Box<dyn Bot<G>>> = (0..seats).map(|_| steady()).collect();
                            let bot = Search::new(sense(), leaf.clone(), settings);
                            players[seat as usize] = Box::new(Timed { bot, spent: spent.clone() });
                            let played =
                                playout.play(&game_seed(series, deal), &mut players, |_, _| {}).expect("a game");
                            if played.outcome.winners.contains(Seat(seat)) {
                                won += 1.0 / played.outcome.winners.len() as f64;
                            }
                        }
                        results.push(won / f64::from(seats));
                    }
                    results
                })
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no panic")).collect()
    });
    let mean = results.iter().sum::<f64>() / results.len() as f64;
    let variance = results.iter().map(|won| (won - mean).powi(2)).sum::<f64>() / (results.len() as f64 - 1.0);
    let half = 1.96 * (variance / results.len() as f64).sqrt();
    let (seconds, decisions, most) = *spent.lock().expect("nobody panics here");
    println!(
        "{} seats={seats} {settings:?}: {:.1} % ± {:.1} of {} games in {:.0} s; {:.1} ms a decision, at most {:.0}, {:.1} a game",
        G::NAME,
        100.0 * mean,
        100.0 * half,
        results.len() * seats as usize,
        begun.elapsed().as_secs_f64(),
        1000.0 * seconds / decisions as f64,
        1000.0 * most,
        decisions as f64 / (results.len() * seats as usize) as f64,
    );
}
