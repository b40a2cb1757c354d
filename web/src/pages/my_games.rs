//! My games: a ledger of all that somebody has played here, the newest first, chosen by what they ask for.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use face::Fields;
use house::{GameFilter, Met, PastGame, PastGames, PastSeat, ResultKind, Search, Sitter, Winners, wall_clock};
use maud::{Markup, html};
use shelf::{Title, Visitor};
use tabletop::{Game, Line};
use words::Language;

use super::front::{self, Printed, Whose};
use super::invitations::{place, waiting};
use super::winners::winners;
use super::{About, fields, mine, page};
use crate::Site;
use crate::assets;
use crate::calendar;
use crate::error::Sorry;
use crate::visit::Visit;

/// So many games stand on a page.
const ON_A_PAGE: usize = 25;

/// So many that are being played stand before them.
const RUNNING: usize = 60;

/// So many people can be chosen by name; others are found by typing it.
const PEOPLE: usize = 40;

/// Among so many that sat at the newest games.
const LATELY: usize = 1500;

pub(super) const MONTHS: [&str; 12] = [
    "month-1", "month-2", "month-3", "month-4", "month-5", "month-6", "month-7", "month-8", "month-9", "month-10",
    "month-11", "month-12",
];

/// What a form of this page asks for, as it was asked.
#[derive(Debug, Default)]
struct Asked {
    game: Option<String>,
    with: Option<String>,
    result: Option<String>,
    pace: Option<String>,
    year: Option<String>,
    text: Option<String>,
    page: usize,
}

impl Asked {
    fn of(fields: &Fields) -> Result<Asked, Sorry> {
        let one = |name: &str| fields.one(name).map(str::trim).filter(|said| !said.is_empty()).map(str::to_owned);
        let page = match one("page") {
            Some(page) => {
                page.parse().ok().filter(|page| (1..=100_000).contains(page)).ok_or_else(Sorry::unreadable)?
            }
            None => 1,
        };
        let (game, with, result) = (one("game"), one("with"), one("result"));
        Ok(Asked { game, with, result, pace: one("pace"), year: one("year"), text: one("q"), page })
    }

    fn is_anything(&self) -> bool {
        [&self.game, &self.with, &self.result, &self.pace, &self.year, &self.text].into_iter().any(Option::is_some)
    }

    /// The address of another page of the same.
    fn address(&self, page: usize) -> String {
        let asked = [
            ("game", &self.game),
            ("with", &self.with),
            ("result", &self.result),
            ("pace", &self.pace),
            ("year", &self.year),
            ("q", &self.text),
        ];
        let mut query = form_urlencoded::Serializer::new(String::new());
        for (name, value) in asked {
            if let Some(value) = value {
                query.append_pair(name, value);
            }
        }
        format!("/me/games?{}", query.append_pair("page", &page.to_string()).finish())
    }
}

pub async fn show(State(site): State<Arc<Site>>, RawQuery(query): RawQuery, visit: Visit) -> Result<Markup, Sorry> {
    let asked = Asked::of(&fields(query.unwrap_or_default().as_bytes()))?;
    let title = visit.word("games-title");
    let entries = match visit.person.as_deref() {
        Some(person) => ledger(&site, &visit, person, &asked).await?,
        None => html! { p.ledger-empty { (visit.word("games-none")) } },
    };
    let body = html! {
        main #main .my-pages {
            h1 { (title) }
            (mine::way(&visit, "/me/games"))
            (entries)
        }
    };
    Ok(page(&visit, &About { title: &title, ..About::default() }, &body))
}

async fn ledger(site: &Arc<Site>, visit: &Visit, person: &str, asked: &Asked) -> Result<Markup, Sorry> {
    let house = &site.house;
    let people = house.met(person, Some(LATELY), PEOPLE).await?;
    let with = whom(site, person, asked.with.as_deref()).await?;
    let filter = filter(asked, with.clone())?;
    let past = house.games_of(person, &filter, [(asked.page - 1) * ON_A_PAGE, ON_A_PAGE]).await?;
    let running =
        if asked.is_anything() || asked.page > 1 { Vec::new() } else { house.my_tables(person, RUNNING).await? };
    let first = house.first_game_of(person).await?;
    let invitations = house.invitations(person).await?;
    let is_new = first.is_none() && running.is_empty();
    Ok(html! {
        (waiting(visit, &invitations))
        @if is_new {
            p.ledger-empty { (visit.word("games-none")) }
        } @else {
            div.ledger {
                @if let Some(first) = first { (choice(visit, asked, &people, with.as_deref(), first)) }
                div.entries {
                    @if !running.is_empty() {
                        section #running {
                            h2 { (visit.word("games-running")) }
                            ul.tables {
                                @for (table, waits) in &running {
                                    (front::line(visit, table, if *waits { Whose::WaitsForMe } else { Whose::Mine }))
                                }
                            }
                        }
                    }
                    (finished(visit, person, asked, &past))
                }
            }
        }
    })
}

/// Who sat at that place of a game of theirs.
async fn whom(site: &Arc<Site>, person: &str, with: Option<&str>) -> Result<Option<String>, Sorry> {
    let Some(with) = with else { return Ok(None) };
    let (table, seat) = place(Some(with)).ok_or_else(Sorry::unreadable)?;
    site.house.met_at(person, &table, seat).await?.map(Some).ok_or_else(Sorry::not_found)
}

fn filter(asked: &Asked, with: Option<String>) -> Result<GameFilter, Sorry> {
    let known = |asked: &Option<String>, known: &[&str]| match asked {
        Some(asked) if !known.contains(&asked.as_str()) => Err(Sorry::unreadable()),
        asked => Ok(asked.clone()),
    };
    let result = known(&asked.result, &["won", "lost", "open"])?.map(|result| match result.as_str() {
        "won" => ResultKind::Won,
        "lost" => ResultKind::Lost,
        _ => ResultKind::Open,
    });
    let year = |year: &String| year.parse().ok().and_then(calendar::year).ok_or_else(Sorry::unreadable);
    let search = |text: &String| {
        let lower = text.to_lowercase();
        let is_meant =
            |game: &&&str| shelf::with(game, Printed).is_some_and(|title| title.to_lowercase().contains(&lower));
        let games = shelf::NAMES.iter().filter(is_meant).map(|game| (*game).to_owned()).collect();
        Search { text: text.chars().take(100).collect(), games }
    };
    Ok(GameFilter {
        game: known(&asked.game, shelf::NAMES)?,
        with,
        result,
        pace: known(&asked.pace, &["free", "live", "slow"])?,
        ended: asked.year.as_ref().map(year).transpose()?,
        text: asked.text.as_ref().map(search),
    })
}

/// The form in the margin.
fn choice(visit: &Visit, asked: &Asked, people: &[Met], with: Option<&str>, first: u64) -> Markup {
    let years: Vec<String> = (calendar::day_of(first).year()..=calendar::day_of(wall_clock()).year())
        .rev()
        .map(|year| year.to_string())
        .collect();
    let option = |value: &str, asked: &Option<String>, text: &str| {
        html! { option value=(value) selected[asked.as_deref() == Some(value)] { (text) } }
    };
    let is_meant = |met: &Met| matches!((&met.sitter, with), (Sitter::Person(one), Some(other)) if one == other);
    html! {
        form.margin method="get" action="/me/games" role="search" {
            label { (visit.word("games-search")) input type="search" name="q" value=[asked.text.as_ref()] maxlength="100"; }
            label { (visit.word("games-game")) select name="game" {
                option value="" { (visit.word("games-any-game")) }
                @for game in shelf::NAMES { (option(game, &asked.game, shelf::with(game, Printed).unwrap_or_default())) }
            } }
            @if people.iter().any(|met| matches!(met.sitter, Sitter::Person(_))) {
                label { (visit.word("games-with")) select name="with" {
                    option value="" { (visit.word("games-any-person")) }
                    @for met in people.iter().filter(|met| matches!(met.sitter, Sitter::Person(_))) {
                        option value=(format!("{}.{}", met.table, met.seat)) selected[is_meant(met)] { (met.name) }
                    }
                } }
            }
            label { (visit.word("games-result")) select name="result" {
                option value="" { (visit.word("games-any-result")) }
                @for (value, word) in [("won", "games-won"), ("lost", "games-lost"), ("open", "games-open")] {
                    (option(value, &asked.result, &visit.word(word)))
                }
            } }
            label { (visit.word("games-pace")) select name="pace" {
                option value="" { (visit.word("games-any-pace")) }
                @for (value, word) in [("free", "games-free"), ("live", "games-live"), ("slow", "games-slow")] {
                    (option(value, &asked.pace, &visit.word(word)))
                }
            } }
            @if years.len() > 1 || asked.year.is_some() {
                label { (visit.word("games-year")) select name="year" {
                    option value="" { (visit.word("games-any-year")) }
                    @for year in &years { (option(year, &asked.year, year)) }
                } }
            }
            div.buttons {
                button.main { (visit.word("games-show")) }
                @if asked.is_anything() { a.button href="/me/games" { (visit.word("games-clear")) } }
            }
        }
    }
}

/// The pages of the ledger, month by month.
fn finished(visit: &Visit, person: &str, asked: &Asked, past: &PastGames) -> Markup {
    let months = past.games.chunk_by(|one, two| month(one) == month(two));
    html! {
        section #finished {
            h2 { (visit.counted("games-all", past.all)) }
            @if past.games.is_empty() { p.ledger-empty { (visit.word("games-none-such")) } }
            @for games in months {
                h3.month { (month_title(visit, month(&games[0]))) }
                ol.accounts { @for game in games { (entry(visit, person, game)) } }
            }
            (other_pages(visit, asked, past))
        }
    }
}

fn month(game: &PastGame) -> (i32, u8) {
    let day = calendar::day_of(game.ended);
    (day.year(), u8::from(day.month()))
}

fn month_title(visit: &Visit, (year, month): (i32, u8)) -> String {
    format!("{} {year}", visit.word(MONTHS[usize::from(month - 1) % 12]))
}

fn other_pages(visit: &Visit, asked: &Asked, past: &PastGames) -> Markup {
    let first = (asked.page - 1) * ON_A_PAGE;
    let last = first + past.games.len();
    let line =
        Line::new("games-page").with("first", first as i64 + 1).with("last", last as i64).with("all", past.all as i64);
    html! {
        @if past.all > ON_A_PAGE || asked.page > 1 {
            nav.pages aria-label=(visit.word("games-pages")) {
                @if asked.page > 1 { a.button rel="prev" href=(asked.address(asked.page - 1)) { (visit.word("games-newer")) } }
                @if !past.games.is_empty() { span { (visit.say(&line)) } }
                @if last < past.all && !past.games.is_empty() {
                    a.button rel="next" href=(asked.address(asked.page + 1)) { (visit.word("games-older")) }
                }
            }
        }
    }
}

fn entry(visit: &Visit, person: &str, game: &PastGame) -> Markup {
    let is_me = |seat: &&PastSeat| matches!(&seat.sitter, Sitter::Person(sitter) if sitter == person);
    let mine: Vec<&PastSeat> = game.seats.iter().filter(is_me).collect();
    let others: Vec<&str> = game.seats.iter().filter(|seat| !is_me(seat)).map(|seat| seat.name.as_str()).collect();
    let i_won = mine.iter().any(|seat| seat.won);
    html! {
        li {
            a href=(format!("/table/{}", game.table)) {
                span.day { (calendar::day_of(game.ended).day()) }
                img src=(assets::of_game(&game.game).cover) alt="" width="64" height="48" loading="lazy";
                span.what {
                    strong { (shelf::with(&game.game, Printed).unwrap_or_default()) }
                    span.names { (others.join(", ")) }
                }
                span.came-of-it {
                    span.winner .i-won[i_won] { (who_won(visit, person, game)) }
                    @if let Some(seat) = mine.first() { span.place { (came_to(visit, game, seat)) } }
                }
            }
        }
    }
}

fn who_won(visit: &Visit, person: &str, game: &PastGame) -> String {
    if game.seats.iter().all(|seat| seat.place.is_none()) {
        return visit.word("games-stopped").into();
    }
    let is_me = |seat: &PastSeat| matches!(&seat.sitter, Sitter::Person(sitter) if sitter == person);
    let (mine, others): (Vec<&PastSeat>, Vec<&PastSeat>) =
        game.seats.iter().filter(|seat| seat.won).partition(|seat| is_me(seat));
    winners(visit, &Winners { i: !mine.is_empty(), names: others.iter().map(|seat| seat.name.clone()).collect() })
}

/// How far one of my seats came, and with what.
fn came_to(visit: &Visit, game: &PastGame, seat: &PastSeat) -> String {
    let mut told = Vec::new();
    if let Some(place) = seat.place {
        let line = Line::new("games-place").with("place", place as i64).with("seats", game.seats.len() as i64);
        told.push(visit.say(&line));
    }
    if let Some(score) = seat.score {
        told.push(visit.named("games-score", &points(visit, &game.game, score as f64)));
    }
    if seat.stand_in.is_some() {
        told.push(visit.word("games-stood-in").into());
    }
    if !game.counts && seat.place.is_some() {
        told.push(visit.word("games-uncounted").into());
    }
    told.join(" · ")
}

/// A score of this game as its players count it.
pub fn points(visit: &Visit, game: &str, score: f64) -> String {
    let parts = shelf::with(game, ScoreParts).unwrap_or(1);
    decimal(visit, score / f64::from(parts))
}

/// A number with one decimal at most, as the language writes it.
pub fn decimal(visit: &Visit, number: f64) -> String {
    let text = tenths(visit, number);
    text.strip_suffix(".0").or(text.strip_suffix(",0")).unwrap_or(&text).to_owned()
}

/// A number with one decimal, as the language writes it.
pub fn tenths(visit: &Visit, number: f64) -> String {
    let text = format!("{number:.1}").replace('-', "−");
    match visit.language {
        Language::English => text,
        Language::French | Language::German => text.replace('.', ","),
    }
}

/// A day, as the language writes it.
pub fn date(visit: &Visit, moment: u64) -> String {
    let day = calendar::day_of(moment);
    let month = visit.word(MONTHS[usize::from(u8::from(day.month()) - 1) % 12]);
    match visit.language {
        Language::German => format!("{}. {month} {}", day.day(), day.year()),
        Language::English => format!("{} {month} {}", day.day(), day.year()),
        Language::French => format!("{} {} {}", day.day(), month.to_lowercase(), day.year()),
    }
}

struct ScoreParts;

impl Visitor for ScoreParts {
    type Output = i32;
    fn visit<T: Title>(self) -> i32 {
        T::Game::SCORE_PARTS
    }
}
