//! My figures: what somebody's games come to, told in a sentence each, drawn, and behind that in numbers.

use std::sync::Arc;

use ::words::Language;
use axum::extract::State;
use house::{MyReview, wall_clock};
use maud::{Markup, html};
use tabletop::{Line, Seat};

use super::front::Printed;
use super::my_games::{MONTHS, decimal, points};
use super::{About, mine, page, words};
use crate::Site;
use crate::error::Sorry;
use crate::figures::{self, Finished, Habit, MonthOfGames, STEPS, Scores, Verdict, Wins};
use crate::plots::{self, Bar, Caption};
use crate::visit::Visit;

/// So many months are drawn.
const MONTHS_SHOWN: usize = 24;

/// So many of the last games hang on the string.
const LAST: usize = 30;

/// So many reviews are read; the newest say how somebody plays now.
const REVIEWS: usize = 40;

/// So many of them are drawn one by one behind their mean.
const THIN: usize = 12;

const HABITS: usize = 3;

pub async fn show(State(site): State<Arc<Site>>, visit: Visit) -> Result<Markup, Sorry> {
    let title = visit.word("figures-title");
    let (games, reviews) = match visit.person.as_deref() {
        Some(person) => {
            (figures::finished(&site.house.results_of(person).await?), site.house.reviews_of(person, REVIEWS).await?)
        }
        None => Default::default(),
    };
    let body = html! {
        main #main .my-pages .figures {
            h1 { (title) }
            (mine::way(&visit, "/me/figures"))
            @if games.is_empty() {
                p.ledger-empty { (visit.word("figures-none")) }
            } @else {
                (in_a_sentence(&visit, &games))
                (by_month(&visit, &games))
                (wins(&visit, &games))
                (string(&visit, &games))
                (scores(&visit, &games))
                (reviewed(&visit, &reviews))
            }
        }
    };
    Ok(page(&visit, &About { title: &title, ..About::default() }, &body))
}

/// A plot with its heading, a sentence about it, and its numbers.
fn finding(visit: &Visit, id: &str, title: &str, told: &str, drawn: &Markup, numbers: &Markup) -> Markup {
    html! {
        section.finding id=(id) {
            h2 { (title) }
            p { (told) }
            figure { (drawn) }
            details { summary { (visit.word("figures-numbers")) } div.wide tabindex="0" { table { (numbers) } } }
        }
    }
}

fn heads(visit: &Visit, heads: &[&'static str]) -> Markup {
    html! { thead { tr { @for head in heads { th scope="col" { (visit.word(head)) } } } } }
}

fn title_of(game: &str) -> &'static str {
    shelf::with(game, Printed).unwrap_or_default()
}

/// Different games, in the order of the shelf.
fn games_played(games: &[Finished]) -> Vec<(&'static str, Vec<&Finished>)> {
    let of = |name: &&'static str| (*name, games.iter().filter(|game| game.game == *name).collect::<Vec<_>>());
    shelf::NAMES.iter().map(of).filter(|(_, games)| !games.is_empty()).collect()
}

fn in_a_sentence(visit: &Visit, games: &[Finished]) -> Markup {
    let all = Wins::of(games);
    let fair = decimal(visit, all.fair);
    let line =
        Line::new("figures-sum").with("games", games.len() as i64).with("won", all.won as i64).with("fair", Seat(0));
    let verdict = match all.verdict() {
        Verdict::Above => "figures-above",
        Verdict::Within => "figures-within",
        Verdict::Below => "figures-below",
    };
    html! { p.sum { (words().say(visit.language, &line, &[fair])) " " (visit.word(verdict)) } }
}

fn by_month(visit: &Visit, games: &[Finished]) -> Markup {
    let months = figures::months(games, wall_clock(), MONTHS_SHOWN);
    let name = |month: &MonthOfGames| visit.word(MONTHS[usize::from(month.month - 1) % 12]);
    let told = |month: &MonthOfGames| {
        let line = Line::new("figures-month-told").with("games", month.games as i64).with("won", month.won as i64);
        format!("{} {}: {}", name(month), month.year, visit.say(&line))
    };
    let every = months.len().div_ceil(5);
    let label = |(place, month): (usize, &MonthOfGames)| match place % every {
        0 => format!("{} {:02}", short(visit, &name(month)), month.year.rem_euclid(100)),
        _ => String::new(),
    };
    let bars = months.iter().enumerate().map(|(place, month)| Bar {
        label: label((place, month)),
        all: month.games as f64,
        part: month.won as f64,
        told: told(month),
    });
    let bars = bars.collect::<Vec<_>>();
    let title = visit.word("figures-months");
    let sentence = visit.word("figures-months-how");
    let drawn = plots::bars(Caption { title: &title, told: &sentence }, &bars, None);
    let numbers = html! {
        (heads(visit, &["figures-month", "figures-games", "games-won"]))
        tbody { @for month in months.iter().rev().filter(|month| month.games > 0) {
            tr { th scope="row" { (name(month)) " " (month.year) } td { (month.games) } td { (month.won) } }
        } }
    };
    finding(visit, "months", &title, &sentence, &drawn, &numbers)
}

/// The name of a month where there is little room.
fn short(visit: &Visit, month: &str) -> String {
    let letters = if visit.language == Language::French { 4 } else { 3 };
    month.chars().take(letters).collect()
}

fn in_percent(share: f64) -> String {
    format!("{:.0}", 100.0 * share)
}

fn wins(visit: &Visit, games: &[Finished]) -> Markup {
    let played = games_played(games);
    let mut rows: Vec<(&str, Wins)> =
        played.iter().map(|(game, games)| (title_of(game), Wins::of(games.iter().copied()))).collect();
    let all = visit.word("games-any-game");
    if rows.len() > 1 {
        rows.insert(0, (&all, Wins::of(games)));
    }
    let told = |wins: &Wins| {
        let [low, high] = wins.interval().map(|share| (100.0 * share).round() as i64);
        let line =
            Line::new("figures-share-told").with("share", (100.0 * wins.share()).round() as i64).with("low", low);
        visit.say(&line.with("high", high).with("fair", (100.0 * wins.fair_share()).round() as i64))
    };
    let most = rows.iter().map(|(_, wins)| wins.interval()[1]).fold(0.5, f64::max);
    let of_won =
        |wins: &Wins| visit.say(&Line::new("figures-of").with("won", wins.won as i64).with("games", wins.games as i64));
    let drawn = html! {
        ul.shares {
            @for (name, wins) in &rows {
                li {
                    span.name { (name) }
                    (plots::share(&format!("{name}: {}", told(wins)), wins.share(), wins.interval(), wins.fair_share(), most))
                    span.value { b { (in_percent(wins.share())) " %" } " " (of_won(wins)) }
                }
            }
        }
        p.plot-key aria-hidden="true" {
            span.key-dot { (visit.word("figures-key-won")) } span.key-reach { (visit.word("figures-key-reach")) }
            span.key-fair { (visit.word("figures-key-fair")) }
        }
    };
    let by_seats = |game: &str, games: &[&Finished]| {
        let mut seats: Vec<u64> = games.iter().map(|game| game.seats).collect();
        seats.sort_unstable();
        seats.dedup();
        let wins = |seats: u64| Wins::of(games.iter().copied().filter(|game| game.seats == seats));
        let game = title_of(game);
        seats.into_iter().map(move |seats| (game, seats, wins(seats))).collect::<Vec<_>>()
    };
    let numbers = html! {
        (heads(visit, &["games-game", "figures-seats", "figures-games", "games-won", "figures-share", "figures-reach", "figures-fair"]))
        tbody { @for (game, games) in &played { @for (name, seats, wins) in by_seats(game, games) {
            @let [low, high] = wins.interval();
            tr {
                th scope="row" { (name) } td { (seats) } td { (wins.games) } td { (wins.won) } td { (in_percent(wins.share())) " %" }
                td { (in_percent(low)) "–" (in_percent(high)) " %" } td { (in_percent(wins.fair_share())) " %" }
            }
        } } }
    };
    finding(visit, "wins", &visit.word("figures-wins"), &visit.word("figures-wins-how"), &drawn, &numbers)
}

fn string(visit: &Visit, games: &[Finished]) -> Markup {
    let streaks = figures::streaks(games);
    let last = &games[games.len().saturating_sub(LAST)..];
    let word = |game: &Finished| visit.word(if game.won { "games-won" } else { "games-lost" });
    let told: Vec<(bool, String)> =
        last.iter().map(|game| (game.won, format!("{}: {}", title_of(&game.game), word(game)))).collect();
    let title = visit.word("figures-string");
    let line =
        Line::new("figures-streaks").with("longest", streaks.longest as i64).with("current", streaks.current as i64);
    let sentence = visit.say(&line);
    let drawn = plots::seals(Caption { title: &title, told: &sentence }, &told);
    let numbers = html! {
        (heads(visit, &["games-game", "games-result"]))
        tbody { @for game in last.iter().rev() {
            tr { th scope="row" { a href=(format!("/table/{}", game.table)) { (title_of(&game.game)) } } td { (word(game)) } }
        } }
    };
    finding(visit, "string", &title, &sentence, &drawn, &numbers)
}

fn scores(visit: &Visit, games: &[Finished]) -> Markup {
    let spread: Vec<(&str, Scores)> =
        games_played(games).into_iter().filter_map(|(game, games)| Some((game, Scores::of(&games)?))).collect();
    let drawn = html! { div.small-plots { @for (game, scores) in &spread { (histogram(visit, game, scores)) } } };
    let numbers = html! {
        (heads(visit, &["games-game", "figures-games", "figures-least", "figures-median", "figures-most"]))
        tbody { @for (game, scores) in &spread {
            @let at = |score: Option<&i64>| points(visit, game, score.copied().unwrap_or_default() as f64);
            tr {
                th scope="row" { (title_of(game)) } td { (scores.all.len()) } td { (at(scores.all.first())) }
                td { (points(visit, game, scores.median)) } td { (at(scores.all.last())) }
            }
        } }
    };
    html! {
        @if !spread.is_empty() {
            (finding(visit, "scores", &visit.word("figures-scores"), &visit.word("figures-scores-how"), &drawn, &numbers))
        }
    }
}

fn histogram(visit: &Visit, game: &str, scores: &Scores) -> Markup {
    let bins = scores.bins.len();
    let score_at = |bin: usize| points(visit, game, (scores.from + scores.width * bin as i64) as f64);
    let bar = |(bin, count): (usize, &usize)| Bar {
        label: if bin == 0 || bin == bins / 2 || bin + 1 == bins { score_at(bin) } else { String::new() },
        all: *count as f64,
        part: 0.0,
        told: format!("{} – {}: {count}", score_at(bin), score_at(bin + 1)),
    };
    let bars: Vec<Bar> = scores.bins.iter().enumerate().map(bar).collect();
    let median = visit.named("figures-median-told", &points(visit, game, scores.median));
    let mark = (scores.median - scores.from as f64 + 0.5) / (scores.width as f64 * bins as f64);
    html! {
        div {
            h3 { (title_of(game)) }
            (plots::bars(Caption { title: title_of(game), told: &median }, &bars, Some(mark)))
            p.hint { (median) }
        }
    }
}

/// What the strong bot has found in the games that were looked back at.
fn reviewed(visit: &Visit, reviews: &[MyReview]) -> Markup {
    let curves: Vec<Vec<f64>> = reviews
        .iter()
        .filter_map(figures::chances)
        .map(|chances| chances.iter().map(|chance| f64::from(*chance)).collect())
        .collect();
    if curves.is_empty() {
        return html! {
            section.finding #chances { h2 { (visit.word("figures-chances")) } p { (visit.word("figures-no-review")) } }
        };
    }
    let mean: Vec<f64> =
        (0..=STEPS).map(|step| curves.iter().map(|curve| curve[step]).sum::<f64>() / curves.len() as f64).collect();
    let mut drawn: Vec<Vec<f64>> = curves.iter().take(THIN).cloned().collect();
    drawn.push(mean.clone());
    let title = visit.word("figures-chances");
    let sentence = visit.counted("figures-chances-how", curves.len());
    let ends = [visit.word("figures-beginning"), visit.word("figures-end")];
    let drawn = plots::curves(Caption { title: &title, told: &sentence }, &drawn, [&ends[0], &ends[1]]);
    let numbers = html! {
        (heads(visit, &["figures-played", "figures-chance"]))
        tbody { @for (step, chance) in mean.iter().enumerate().step_by(4) {
            tr { th scope="row" { (100 * step / STEPS) " %" } td { (in_percent(*chance)) " %" } }
        } }
    };
    html! {
        (finding(visit, "chances", &title, &sentence, &drawn, &numbers))
        (habits(visit, &figures::habits(reviews, HABITS)))
    }
}

fn habits(visit: &Visit, habits: &[Habit]) -> Markup {
    let word = |game: &str, kind: &str| {
        shelf::with(game, WordOf { language: visit.language, id: format!("habit-{kind}") }).unwrap_or_default()
    };
    html! {
        section.finding #habits {
            h2 { (visit.word("figures-habits")) }
            p { (visit.word(if habits.is_empty() { "figures-no-habits" } else { "figures-habits-how" })) }
            ol.habits {
                @for habit in habits {
                    @let (table, step, seat) = &habit.worst;
                    li {
                        b.cost { "−" (in_percent(habit.cost / habit.times.max(1) as f64)) " %" }
                        div {
                            p { strong { (word(&habit.game, &habit.done)) } " " small { (title_of(&habit.game)) } }
                            p.hint {
                                (visit.counted("figures-habit-times", habit.times)) " "
                                @match &habit.better {
                                    Some(better) => (visit.named("figures-habit-better", &word(&habit.game, better))),
                                    None => (visit.word("figures-habit-otherwise")),
                                }
                            }
                            a href=(format!("/table/{table}/replay?step={step}&eyes={}", seat + 1)) { (visit.word("figures-habit-worst")) }
                        }
                    }
                }
            }
        }
    }
}

struct WordOf {
    language: Language,
    id: String,
}

impl shelf::Visitor for WordOf {
    type Output = String;
    fn visit<T: shelf::Title>(self) -> String {
        T::words().word(self.language, &self.id).into_owned()
    }
}
