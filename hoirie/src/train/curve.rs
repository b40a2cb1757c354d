//! How a player's strength grew while it learned: a table, and a picture in the house's colours, by day and by night.

use std::path::{Path, PathBuf};

use maud::{Markup, PreEscaped, html};

use super::cant;
use super::player::write_whole;
use crate::failure::Failure;

/// How it was at some generation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    pub generation: u32,
    /// Decisions that were learned from.
    pub samples: u64,
    pub seconds: f64,
    /// What was lost by its guesses since the last point, on games that were not learned from, and by whoever guesses always the same.
    pub loss: f64,
    pub even: f64,
    /// What it won among steady bots.
    pub wins: f64,
}

#[derive(Debug)]
pub struct Curve {
    folder: PathBuf,
    points: Vec<Point>,
}

const TITLES: &str = "generation,samples,seconds,loss,even,wins";

impl Point {
    fn line(&self) -> String {
        let Point { generation, samples, seconds, loss, even, wins } = self;
        format!("{generation},{samples},{seconds:.0},{loss:.5},{even:.5},{wins:.5}")
    }

    fn parse(line: &str) -> Option<Point> {
        let [generation, samples, seconds, loss, even, wins] = line.split(',').collect::<Vec<_>>().try_into().ok()?;
        Some(Point {
            generation: generation.parse().ok()?,
            samples: samples.parse().ok()?,
            seconds: seconds.parse().ok()?,
            loss: loss.parse().ok()?,
            even: even.parse().ok()?,
            wins: wins.parse().ok()?,
        })
    }

    pub fn told(&self) -> String {
        let Point { samples, loss, even, wins, .. } = self;
        let wins = 100.0 * wins;
        format!(
            "{samples} decisions, loss {loss:.4} where guessing always the same has {even:.4}, wins {wins:.1} % among steady"
        )
    }
}

impl Curve {
    pub fn new(folder: &Path) -> Curve {
        Curve { folder: folder.to_owned(), points: Vec::new() }
    }

    /// Takes up what was written before, as far as the player that was kept has come.
    pub fn read(&mut self, generation: u32) -> Result<(), Failure> {
        let file = self.folder.join("curve.csv");
        let text = std::fs::read_to_string(&file).map_err(|error| cant("read", &file, &error))?;
        let wrong = |line: &str| Failure::Input(format!("{} has a line that is no point: {line}", file.display()));
        let points = text.lines().skip(1).map(|line| Point::parse(line).ok_or_else(|| wrong(line)));
        self.points = points.collect::<Result<_, _>>()?;
        self.points.retain(|point| point.generation <= generation);
        Ok(())
    }

    pub fn last(&self) -> Option<&Point> {
        self.points.last()
    }

    pub fn add(&mut self, point: Point) {
        self.points.push(point);
    }

    pub fn write(&self, heading: &str, fair: f64) -> Result<(), Failure> {
        let lines: String = self.points.iter().map(|point| format!("{}\n", point.line())).collect();
        write_whole(&self.folder.join("curve.csv"), format!("{TITLES}\n{lines}").as_bytes())?;
        write_whole(&self.folder.join("curve.svg"), self.draw(heading, fair).as_bytes())
    }

    fn draw(&self, heading: &str, fair: f64) -> String {
        let wins = Panel { top: 70.0, low: 0.0, high: self.most(|point| point.wins).max(2.0 * fair) };
        let least = self.points.iter().map(|point| point.loss).fold(f64::INFINITY, f64::min);
        let loss = Panel { top: 290.0, low: 0.95 * least, high: self.most(|point| point.loss.max(point.even)) };
        html! {
            (PreEscaped(format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} 510" role="img">"#)))
            title { (heading) }
            style { (PreEscaped(STYLE)) }
            text.title x="16" y="28" { (heading) }
            text.faint x="16" y="58" { "wins among steady bots, in percent; dashed: the fair share" }
            (self.axes(&wins, |value| format!("{:.0}", 100.0 * value)))
            line.fair x1=(LEFT) y1=(wins.down(fair)) x2=(LEFT + LENGTH) y2=(wins.down(fair)) {}
            (self.line("wins", &wins, |point| point.wins))
            text.faint x="16" y="278" { "loss on games that were not learned from; dashed: guessing always the same" }
            (self.axes(&loss, |value| format!("{value:.3}")))
            (self.line("fair", &loss, |point| point.even))
            (self.line("loss", &loss, |point| point.loss))
            text.faint x=(LEFT + LENGTH) y="500" text-anchor="end" {
                (self.last().map_or(0, |point| point.generation)) " generations"
            }
            (PreEscaped("</svg>\n"))
        }
        .into_string()
    }

    fn most(&self, of: impl Fn(&Point) -> f64) -> f64 {
        self.points.iter().map(of).fold(0.0, f64::max)
    }

    fn axes(&self, panel: &Panel, label: impl Fn(f64) -> String) -> Markup {
        html! {
            @for part in [0.0, 0.5, 1.0] {
                @let value = panel.low + part * (panel.high - panel.low);
                line.axis x1=(LEFT) y1=(panel.down(value)) x2=(LEFT + LENGTH) y2=(panel.down(value)) {}
                text.faint x=(LEFT - 8.0) y=(panel.down(value) + 4.0) text-anchor="end" { (label(value)) }
            }
        }
    }

    fn line(&self, class: &str, panel: &Panel, of: impl Fn(&Point) -> f64) -> Markup {
        let end = f64::from(self.last().map_or(1, |point| point.generation));
        let across = |point: &Point| ((LEFT + LENGTH * f64::from(point.generation) / end) * 10.0).round() / 10.0;
        let places = self.points.iter().map(|point| format!("{},{} ", across(point), panel.down(of(point))));
        html! { polyline class=(class) points=(places.collect::<String>().trim_end()) {} }
    }
}

const WIDTH: f64 = 700.0;
const LEFT: f64 = 64.0;
const LENGTH: f64 = 610.0;
const HEIGHT: f64 = 180.0;

/// Where a curve is drawn: from the lowest value to the highest.
struct Panel {
    top: f64,
    low: f64,
    high: f64,
}

impl Panel {
    /// Where a value lies, to a tenth of a point.
    fn down(&self, value: f64) -> f64 {
        let part = (value - self.low) / (self.high - self.low).max(1e-9);
        ((self.top + HEIGHT * (1.0 - part)) * 10.0).round() / 10.0
    }
}

const STYLE: &str = "
svg { font: 14px system-ui, sans-serif; background: #f6efe2; }
text { fill: #2b2320; } .faint { fill: #6b5d52; font-size: 12px; }
.title { font: 600 17px Georgia, serif; }
.axis { stroke: #d9cbb3; } polyline { fill: none; stroke-width: 2; }
.wins, .loss { stroke: #9b2226; } .fair { stroke: #8a6212; stroke-width: 2; stroke-dasharray: 5 4; }
@media (prefers-color-scheme: dark) {
svg { background: #1d1815; }
text { fill: #efe4d2; } .faint { fill: #b8a893; }
.axis { stroke: #4a3f36; } .wins, .loss { stroke: #d8686c; } .fair { stroke: #dcb35c; }
}
";
