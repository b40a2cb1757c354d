//! A bust: who is drawn, with what, and how much of it the frame shows.

use std::fmt::Write;

use crate::wardrobe::{BACKGROUND, Brush, Colour, Ink, Part, Stroke};

/// How a bust is drawn, whatever frame it stands in.
const PEN: &str = "fill=\"none\" stroke-linecap=\"round\" stroke-width=\"2\"";

/// Somebody who sits for a portrait, and how.
#[derive(Debug, Clone, Copy)]
pub struct Bust {
    pub key: &'static str,
    /// What the photographer puts before the wall.
    pub backdrop: Part,
    /// How far from colour the photograph is, in percent.
    pub sepia: u32,
    /// Skin, shape of the head, nose.
    pub face: (Colour, Part, Part),
    /// Eyes and mouth.
    pub features: Part,
    /// Of the hair, the clothes, what adorns them, and the wall.
    pub colours: (Colour, Colour, Colour, Colour),
    /// What lies behind the head, and before it, in the order of drawing.
    pub behind: &'static [Part],
    pub before: &'static [Part],
}

impl Bust {
    /// The whole sheet as a symbol: `person-` and the key.
    pub fn symbol(&self) -> String {
        format!("<symbol id=\"person-{}\" viewBox=\"0 0 80 100\" {PEN}>{}</symbol>\n", self.key, self.drawing())
    }

    /// Head and shoulders as a picture of its own, square, so that nothing is lost in a round frame.
    pub fn picture(&self) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"2 9 76 76\" width=\"80\" height=\"80\" {PEN}>{}</svg>\n",
            self.drawing()
        )
    }

    fn drawing(&self) -> String {
        let (_, head, nose) = self.face;
        let mut parts = vec![BACKGROUND, self.backdrop];
        parts.extend(self.behind);
        parts.extend([head, nose, self.features]);
        parts.extend(self.before);
        // Neighbours of one brush become one path.
        let strokes: Vec<&Stroke> = parts.into_iter().flatten().collect();
        let mut drawing = String::new();
        for same in strokes.chunk_by(|one, next| one.0 == next.0) {
            let path: String = same.iter().map(|stroke| stroke.1).collect();
            let written = match same[0].0 {
                Brush::Fill(ink) => write!(drawing, "<path fill=\"{}\" d=\"{path}\"/>", self.colour(ink)),
                Brush::Line(ink, 2.0) => write!(drawing, "<path stroke=\"{}\" d=\"{path}\"/>", self.colour(ink)),
                Brush::Line(ink, width) => {
                    write!(drawing, "<path stroke=\"{}\" stroke-width=\"{width}\" d=\"{path}\"/>", self.colour(ink))
                }
            };
            written.expect("a String takes everything");
        }
        drawing
    }

    /// The colour of this ink in this portrait, as the photograph shows it.
    fn colour(&self, ink: Ink) -> String {
        let (hair, cloth, accent, wall) = self.colours;
        let colour = match ink {
            Ink::Shade => return "#0003".to_owned(),
            Ink::Shine => return "#fed6".to_owned(),
            Ink::Skin => self.face.0,
            Ink::SkinShade => darker(self.face.0, [88, 80, 74]),
            Ink::Hair => hair,
            Ink::HairShade => darker(hair, [70; 3]),
            Ink::Cloth => cloth,
            Ink::ClothShade => darker(cloth, [72; 3]),
            Ink::Accent => accent,
            Ink::Wall => wall,
            Ink::White => 0xfcf6ea,
            Ink::Black => 0x2a1f1c,
            Ink::Gold => 0xe0b040,
            Ink::Lip => 0xb83c40,
        };
        format!("#{:06x}", faded(colour, self.sepia))
    }
}

/// The colour, so many percent of the way to the sepia that is as bright.
fn faded(colour: Colour, percent: u32) -> Colour {
    const DARK: [u32; 3] = [0x28, 0x12, 0x04];
    const LIGHT: [u32; 3] = [0xff, 0xea, 0xc0];
    let channels = channels(colour);
    let bright = (channels[0] * 30 + channels[1] * 59 + channels[2] * 11) / 100;
    of_channels([0, 1, 2].map(|place| {
        let sepia = (DARK[place] * (255 - bright) + LIGHT[place] * bright) / 255;
        (sepia * percent + channels[place] * (100 - percent)) / 100
    }))
}

fn channels(colour: Colour) -> [u32; 3] {
    [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]
}

fn of_channels([red, green, blue]: [u32; 3]) -> Colour {
    (red << 16) | (green << 8) | blue
}

fn darker(colour: Colour, percent: [u32; 3]) -> Colour {
    let channels = channels(colour);
    of_channels([0, 1, 2].map(|place| channels[place] * percent[place] / 100))
}
