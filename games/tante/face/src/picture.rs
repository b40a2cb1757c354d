//! The picture sheet: what is drawn in the file, and for every colour and value a picture put together of the colour's emblem and
//! of what a value adds to it. A 20 is grander than a 1.

use std::fmt::Write;

use tante::{Card, Colour, VALUES};

const DRAWN: &str = include_str!("../art/sprite.svg");

/// How large the emblem stands among what its value adds, and where its foot is: in a picture that is 64 wide and 70 high.
fn emblem_of(value: u8) -> (u8, u8) {
    match value {
        0 => (42, 63),
        1 => (44, 64),
        2 => (50, 62),
        3 => (54, 62),
        5 => (52, 57),
        10 => (46, 57),
        _ => (34, 54),
    }
}

pub fn sheet() -> String {
    let drawn = DRAWN.trim_end().strip_suffix("</svg>").expect("the sheet ends where it ends");
    let mut sheet = String::from(drawn);
    for card in Colour::all().flat_map(|colour| VALUES.iter().filter_map(move |value| Card::new(colour, *value))) {
        let (value, colour) = (card.value(), card.colour().name());
        let (size, foot) = emblem_of(value);
        let (left, top) = (32 - size / 2, foot - size);
        // What is worth nothing has faded.
        let faded = if value == 0 { " opacity=\".5\"" } else { "" };
        write!(
            sheet,
            "<symbol id=\"{card}\" viewBox=\"0 0 64 70\"><use href=\"#under{value}\"/>\
             <use href=\"#{colour}\" x=\"{left}\" y=\"{top}\" width=\"{size}\" height=\"{size}\"{faded}/><use href=\"#over{value}\"/></symbol>"
        )
        .expect("memory takes what is written");
    }
    sheet + "</svg>"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_picture_of_its_own() {
        let sheet = sheet();
        for card in Card::all() {
            assert!(sheet.contains(&format!("<symbol id=\"{card}\"")), "{card}");
        }
        for value in VALUES {
            assert!(DRAWN.contains(&format!("id=\"under{value}\"")) && DRAWN.contains(&format!("id=\"over{value}\"")));
        }
    }
}
