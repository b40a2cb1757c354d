//! A link as a picture that a phone's camera can read.

use maud::{Markup, html};
use qrcode::{Color, QrCode};

/// How many modules of white a camera wants round the code.
const QUIET: usize = 4;

/// The link's QR code as an SVG, black on white in every light; its title is the link itself.
/// Nothing for a link that is too long, and no link of the house is.
pub fn svg(link: &str) -> Option<Markup> {
    let code = QrCode::new(link).ok()?;
    let width = code.width();
    let modules = code.to_colors();
    let mut dark = String::new();
    for (y, row) in modules.chunks(width).enumerate() {
        // One stroke for each run of dark modules.
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            if run[0] == Color::Dark {
                dark.push_str(&format!("M{} {}h{}v1h-{}z", x + QUIET, y + QUIET, run.len(), run.len()));
            }
            x += run.len();
        }
    }
    let side = width + 2 * QUIET;
    Some(html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {side} {side}")) shape-rendering="crispEdges" {
            title { (link) }
            rect width=(side) height=(side) fill="#fff" {}
            path d=(dark) fill="#000" {}
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The dark modules of a picture, read back from its strokes.
    fn dark(svg: &str) -> Vec<(usize, usize)> {
        let strokes = svg.split_once("d=\"").and_then(|(_, rest)| rest.split_once('"')).expect("a path").0;
        let mut found = Vec::new();
        for stroke in strokes.split('M').skip(1) {
            let numbers: Vec<usize> =
                stroke.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
            found.extend((0..numbers[2]).map(|step| (numbers[0] + step - QUIET, numbers[1] - QUIET)));
        }
        found
    }

    #[test]
    fn every_dark_module_of_the_code_is_drawn_and_no_other() {
        let link = "https://hoirie.example/seat/0123456789abcdef0123456789abcdef/1/fedcba9876543210fedcba9876543210";
        let code = QrCode::new(link).unwrap();
        let width = code.width();
        let wanted = code.to_colors().into_iter().enumerate().filter(|(_, colour)| *colour == Color::Dark);
        let wanted: Vec<_> = wanted.map(|(place, _)| (place % width, place / width)).collect();
        assert_eq!(dark(&svg(link).unwrap().into_string()), wanted);
    }

    #[test]
    fn a_link_in_the_title_is_text() {
        assert!(svg("http://a/?b&c<d").unwrap().into_string().contains("<title>http://a/?b&amp;c&lt;d</title>"));
        assert!(svg(&"x".repeat(4000)).is_none());
    }
}
