//! The result as a picture: a bar for each bot's wins, its interval, and the fair share. In the house's colours, by day and by night.

use maud::{Markup, PreEscaped, html};

use super::report::{BotReport, Report};

/// Where the bars begin, how long one is that stands for all wins, and how far one lies below the other.
const LEFT: f64 = 150.0;
const LENGTH: f64 = 400.0;
const STEP: f64 = 44.0;
/// Where the first bar begins, below the heading.
const TOP: f64 = 64.0;

const STYLE: &str = "
svg { font: 14px system-ui, sans-serif; background: #f6efe2; }
text { fill: #2b2320; } .faint { fill: #6b5d52; font-size: 12px; }
.title { font: 600 17px Georgia, serif; }
.axis { stroke: #d9cbb3; } .bar { fill: #9b2226; fill-opacity: .75; }
.reach { stroke: #2b2320; stroke-width: 2; } .fair { stroke: #8a6212; stroke-width: 2; stroke-dasharray: 5 4; }
@media (prefers-color-scheme: dark) {
svg { background: #1d1815; }
text { fill: #efe4d2; } .faint { fill: #b8a893; }
.axis { stroke: #4a3f36; } .bar { fill: #a33a3e; }
.reach { stroke: #efe4d2; } .fair { stroke: #dcb35c; }
}
";

pub fn draw(report: &Report) -> String {
    let bottom = TOP + STEP * report.bots.len() as f64;
    let width = LEFT + LENGTH + 130.0;
    let height = bottom + 50.0;
    let fair = across(report.fair_share);
    html! {
        (PreEscaped(format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">"#)))
        title { (report.heading()) }
        style { (PreEscaped(STYLE)) }
        text.title x="16" y="28" { (report.settings.game) ": wins" }
        text.faint x="16" y="46" { (report.heading()) }
        @for tenth in [0, 25, 50, 75, 100] {
            @let x = across(f64::from(tenth) / 100.0);
            line.axis x1=(x) y1=(TOP) x2=(x) y2=(bottom) {}
            text.faint x=(x) y=(bottom + 18.0) text-anchor="middle" { (tenth) " %" }
        }
        @for (place, bot) in report.bots.iter().enumerate() { (row(bot, TOP + STEP * place as f64)) }
        line.fair x1=(fair) y1=(TOP) x2=(fair) y2=(bottom) {}
        text.faint x="16" y=(bottom + 38.0) {
            (format!("dashed: the fair share, {:.1} %; lines: intervals of 95 % confidence", 100.0 * report.fair_share))
        }
        (PreEscaped("</svg>\n"))
    }
    .into_string()
}

fn row(bot: &BotReport, top: f64) -> Markup {
    let middle = top + STEP / 2.0;
    let end = across(bot.win_rate);
    html! {
        text x=(LEFT - 12.0) y=(middle + 5.0) text-anchor="end" { (bot.name) }
        rect.bar x=(LEFT) y=(middle - 12.0) width=(end - LEFT) height="24" {}
        line.reach x1=(across(bot.low)) y1=(middle) x2=(across(bot.high)) y2=(middle) {}
        @for edge in [bot.low, bot.high] {
            line.reach x1=(across(edge)) y1=(middle - 6.0) x2=(across(edge)) y2=(middle + 6.0) {}
        }
        text x=(LEFT + LENGTH + 16.0) y=(middle + 5.0) { (format!("{:.1} %", 100.0 * bot.win_rate)) }
    }
}

/// Where a part of all wins lies, to a tenth of a point.
fn across(part: f64) -> f64 {
    ((LEFT + LENGTH * part) * 10.0).round() / 10.0
}
