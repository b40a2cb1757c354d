//! What an arena found, as JSON or as a table.

use std::io::Write;

use bots::arena::{Deal, Interval, Rating, Seating, Standing, ladder, standings};
use serde::Serialize;
use shelf::Contestant;
use tabletop::Game;

use super::Settings;
use crate::failure::Failure;

#[derive(Debug, Serialize)]
pub struct Report {
    #[serde(flatten)]
    pub settings: Settings,
    pub deals: usize,
    /// Games a deal.
    seatings: usize,
    /// What somebody wins who is as good as all others.
    pub fair_share: f64,
    pub bots: Vec<BotReport>,
}

#[derive(Debug, Serialize)]
pub struct BotReport {
    pub name: String,
    games: u64,
    wins: f64,
    pub win_rate: f64,
    pub low: f64,
    pub high: f64,
    mean_score: f64,
    score_low: Option<f64>,
    score_high: Option<f64>,
    rating: f64,
    rating_uncertainty: f64,
}

impl BotReport {
    fn new<G: Game>(bot: Contestant, standing: &Standing, rating: &Rating) -> BotReport {
        let points = |parts: f64| parts / f64::from(G::SCORE_PARTS);
        let Interval { low, high } = standing.win_interval;
        BotReport {
            name: bot.to_string(),
            games: standing.games,
            wins: standing.wins,
            win_rate: standing.win_rate,
            low,
            high,
            mean_score: points(standing.mean_score),
            score_low: standing.score_interval.map(|interval| points(interval.low)),
            score_high: standing.score_interval.map(|interval| points(interval.high)),
            rating: rating.rating,
            rating_uncertainty: rating.uncertainty,
        }
    }
}

impl Report {
    pub fn new<G: Game>(settings: Settings, bots: &[Contestant], deals: &[Deal], seatings: &[Seating]) -> Report {
        let standings = standings(deals, seatings, bots.len());
        let ratings = ladder(deals, seatings, bots.len());
        let bots = bots.iter().zip(&standings).zip(&ratings);
        Report {
            fair_share: 1.0 / f64::from(settings.seats),
            settings,
            deals: deals.len(),
            seatings: seatings.len(),
            bots: bots.map(|((bot, standing), rating)| BotReport::new::<G>(*bot, standing, rating)).collect(),
        }
    }

    /// What was played, in one line.
    pub fn heading(&self) -> String {
        let Report { settings: Settings { game, line_up, seed, .. }, deals, seatings, .. } = self;
        let each = if *seatings == 1 { "one seating".to_owned() } else { format!("each in {seatings} seatings") };
        format!("{deals} deals of {game}, {each}: {}; seed {seed}", line_up.join(", "))
    }

    pub fn write_json(&self, out: &mut dyn Write) -> Result<(), Failure> {
        serde_json::to_writer(&mut *out, self).map_err(std::io::Error::from)?;
        Ok(writeln!(out)?)
    }

    pub fn write_table(&self, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}", self.heading())?;
        writeln!(out, "fair share {:.1} %; intervals of 95 % confidence, over deals", 100.0 * self.fair_share)?;
        writeln!(out)?;
        let width = self.bots.iter().map(|bot| bot.name.len()).max().unwrap_or(0).max("bot".len());
        let titles = ["games", "win rate", "interval", "mean score", "interval", "rating"];
        let [games, rate, between, score, scores, rating] = titles;
        writeln!(
            out,
            "{:width$}  {games:>8}  {rate:>8}  {between:>15}  {score:>10}  {scores:>18}  {rating:>6}",
            "bot"
        )?;
        for bot in &self.bots {
            let BotReport { name, games, win_rate, low, high, mean_score, rating, .. } = bot;
            let percent = 100.0 * win_rate;
            let between = format!("{:.1}–{:.1} %", 100.0 * low, 100.0 * high);
            let scores = match (bot.score_low, bot.score_high) {
                (Some(low), Some(high)) => format!("{low:.2} to {high:.2}"),
                _ => String::new(),
            };
            writeln!(
                out,
                "{name:width$}  {games:>8}  {percent:>6.1} %  {between:>15}  {mean_score:>10.2}  {scores:>18}  {rating:>6.2}"
            )?;
        }
        Ok(())
    }
}
