//! Plots of somebody's results, drawn in the ink of the ledger. Places are percentages and sizes those of the text, so a plot is as
//! wide as its page and is never blown up. Each says in words what it shows; the numbers stand behind it in a table.

use maud::{Markup, html};

/// A value with what it is, for a bar or a point.
#[derive(Debug, Clone)]
pub struct Bar {
    /// What stands below it, if anything.
    pub label: String,
    /// All of it, and the part of it that is filled.
    pub all: f64,
    pub part: f64,
    /// What is told of it when it is pointed at.
    pub told: String,
}

/// What a plot shows, for whoever can't see it.
#[derive(Debug, Clone, Copy)]
pub struct Caption<'a> {
    pub title: &'a str,
    pub told: &'a str,
}

fn percent(part: f64) -> String {
    format!("{:.2}%", 100.0 * part.clamp(0.0, 1.0))
}

/// Upright bars side by side, from nought.
pub fn bars(caption: Caption<'_>, bars: &[Bar], mark: Option<f64>) -> Markup {
    let most = bars.iter().map(|bar| bar.all).fold(1.0, f64::max);
    let width = 1.0 / bars.len().max(1) as f64;
    let left = |place: usize| percent(width * (place as f64 + 0.12));
    let upright = |place: usize, value: f64, told: &str, class: &str| {
        html! {
            @if value > 0.0 {
                rect class=(class) x=(left(place)) width=(percent(width * 0.76)) y=(percent(1.0 - value / most)) height=(percent(value / most)) {
                    title { (told) }
                }
            }
        }
    };
    html! {
        svg.plot.upright role="img" aria-label=(format!("{}. {}", caption.title, caption.told)) {
            title { (caption.title) }
            line.rule x1="0" x2="100%" y1="0" y2="0" {}
            line.rule x1="0" x2="100%" y1="50%" y2="50%" {}
            text.scale x="0" dx="-6" y="0" dy="4" text-anchor="end" { (most) }
            @for (place, bar) in bars.iter().enumerate() {
                (upright(place, bar.all, &bar.told, "whole"))
                (upright(place, bar.part, &bar.told, "part"))
                @if !bar.label.is_empty() {
                    text.scale x=(percent(width * (place as f64 + 0.5))) y="100%" dy="18" text-anchor="middle" { (bar.label) }
                }
            }
            line.axis x1="0" x2="100%" y1="100%" y2="100%" {}
            @if let Some(mark) = mark { line.mark x1=(percent(mark)) x2=(percent(mark)) y1="-4" y2="100%" {} }
        }
    }
}

/// A share with what is known of it, held against what would be fair, on a scale that ends at `most`.
pub fn share(told: &str, share: f64, [low, high]: [f64; 2], fair: f64, most: f64) -> Markup {
    let at = |value: f64| percent(value / most);
    html! {
        svg.plot.share role="img" aria-label=(told) {
            title { (told) }
            line.axis x1="0" x2="100%" y1="50%" y2="50%" {}
            line.reach x1=(at(low)) x2=(at(high)) y1="50%" y2="50%" {}
            line.fair x1=(at(fair)) x2=(at(fair)) y1="12%" y2="88%" {}
            circle.dot cx=(at(share)) cy="50%" r="6.5" {}
        }
    }
}

/// Curves from the left to the right, each from nought to one; the last is the one that matters.
pub fn curves(caption: Caption<'_>, curves: &[Vec<f64>], ends: [&str; 2]) -> Markup {
    let points = |curve: &[f64]| {
        let across = (curve.len().max(2) - 1) as f64;
        let point =
            |(step, value): (usize, &f64)| format!("{:.1},{:.1}", 100.0 * step as f64 / across, 100.0 * (1.0 - value));
        curve.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
    };
    html! {
        svg.plot.upright role="img" aria-label=(format!("{}. {}", caption.title, caption.told)) {
            title { (caption.title) }
            @for quarter in 0..=4u8 {
                @let y = percent(1.0 - f64::from(quarter) / 4.0);
                line.rule x1="0" x2="100%" y1=(y) y2=(y) {}
                text.scale x="0" dx="-6" y=(y) dy="4" text-anchor="end" { (25 * quarter) }
            }
            svg viewBox="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none" {
                @if let Some((main, others)) = curves.split_last() {
                    @for curve in others { polyline.thin points=(points(curve)) {} }
                    polyline.bold points=(points(main)) {}
                }
            }
            text.scale x="0" y="100%" dy="18" { (ends[0]) }
            text.scale x="100%" y="100%" dy="18" text-anchor="end" { (ends[1]) }
        }
    }
}

/// One curve without a scale, from nought to one: how something has gone.
pub fn curve(told: &str, values: &[f64]) -> Markup {
    let across = (values.len().max(2) - 1) as f64;
    let point =
        |(step, value): (usize, &f64)| format!("{:.1},{:.1}", 100.0 * step as f64 / across, 100.0 * (1.0 - value));
    let points = values.iter().enumerate().map(point).collect::<Vec<_>>().join(" ");
    html! {
        svg.plot.course role="img" aria-label=(told) viewBox="0 0 100 100" preserveAspectRatio="none" {
            title { (told) }
            polyline.bold points=(points) {}
        }
    }
}

/// Games one after the other, each with what it was: a seal for those that were won.
pub fn seals(caption: Caption<'_>, games: &[(bool, String)]) -> Markup {
    let width = 1.0 / games.len().max(1) as f64;
    html! {
        svg.plot.seals role="img" aria-label=(format!("{}. {}", caption.title, caption.told)) {
            title { (caption.title) }
            line.axis x1="0" x2="100%" y1="50%" y2="50%" {}
            @for (place, (won, told)) in games.iter().enumerate() {
                @let x = percent(width * (place as f64 + 0.5));
                @if *won { circle.seal cx=(x) cy="50%" r="8" { title { (told) } } circle.gleam cx=(x) cy="50%" r="4.5" {} }
                @else { circle.lost cx=(x) cy="50%" r="3.5" { title { (told) } } }
            }
        }
    }
}

/// How two stand against each other: mine to the left, theirs to the right, and between them what was even.
pub fn against(told: &str, mine: usize, even: usize, theirs: usize) -> Markup {
    let all = (mine + even + theirs).max(1) as f64;
    let [to_mine, to_theirs] = [mine as f64 / all, (mine + even) as f64 / all];
    html! {
        svg.plot.against role="img" aria-label=(told) {
            title { (told) }
            rect.whole x="0" width="100%" y="30%" height="40%" {}
            rect.mine x="0" width=(percent(to_mine)) y="30%" height="40%" {}
            rect.theirs x=(percent(to_theirs)) width=(percent(1.0 - to_theirs)) y="30%" height="40%" {}
            line.middle x1="50%" x2="50%" y1="10%" y2="90%" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_beyond_a_plot_is_drawn_at_its_edge() {
        let drawn = share("", 2.0, [-1.0, 0.5], 0.25, 1.0).into_string();
        assert!(drawn.contains("x1=\"0.00%\" x2=\"50.00%\"") && drawn.contains("cx=\"100.00%\""), "{drawn}");
    }

    #[test]
    fn nothing_at_all_can_be_drawn() {
        let caption = Caption { title: "", told: "" };
        assert!(bars(caption, &[], None).into_string().contains("</svg>"));
        assert!(curves(caption, &[], ["", ""]).into_string().contains("</svg>"));
        assert!(seals(caption, &[]).into_string().contains("</svg>"));
        assert!(!against("", 0, 0, 0).into_string().contains("NaN"));
    }
}
