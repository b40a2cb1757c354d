//! The portraits of the family tree: 52 busts, put together from parts, sepia in 1840 and in full colour by 1990.
//! Children have the hair, the nose or the chin of a parent.

use std::fmt::Write;

use crate::sitters::SITTERS;
use crate::wardrobe::Brush::{self, Fill, Line};
use crate::wardrobe::{BACKGROUND, Colour, HERS, HIS, Ink, Part, Stroke};

/// Everybody's portrait, a symbol each: `person-A1`, `person-a1` and so on.
pub fn symbols() -> String {
    SITTERS.iter().map(symbol).collect()
}

fn symbol(sitter: &Sitter) -> String {
    let mut drawing = format!(
        "<symbol id=\"person-{}\" viewBox=\"0 0 80 100\" fill=\"none\" stroke-linecap=\"round\" stroke-width=\"2\">",
        sitter.key
    );
    let (_, head, nose) = sitter.face;
    let mut parts = vec![BACKGROUND, sitter.time.backdrop()];
    parts.extend(sitter.behind);
    parts.extend([head, nose, sitter.sex.features()]);
    parts.extend(sitter.before);
    // Neighbours of one brush become one path.
    let strokes: Vec<&Stroke> = parts.into_iter().flatten().collect();
    for same in strokes.chunk_by(|one, next| one.0 == next.0) {
        let path: String = same.iter().map(|stroke| stroke.1).collect();
        let written = match same[0].0 {
            Brush::Fill(ink) => write!(drawing, "<path fill=\"{}\" d=\"{path}\"/>", sitter.colour(ink)),
            Brush::Line(ink, 2.0) => write!(drawing, "<path stroke=\"{}\" d=\"{path}\"/>", sitter.colour(ink)),
            Brush::Line(ink, width) => {
                write!(drawing, "<path stroke=\"{}\" stroke-width=\"{width}\" d=\"{path}\"/>", sitter.colour(ink))
            }
        };
        written.expect("a String takes everything");
    }
    drawing + "</symbol>\n"
}

/// Somebody who sits for a portrait, and how.
pub struct Sitter {
    pub key: &'static str,
    pub time: Time,
    pub sex: Sex,
    /// Skin, shape of the head, nose.
    pub face: (Colour, Part, Part),
    /// Of the hair, the clothes, what adorns them, and the wall.
    pub colours: (Colour, Colour, Colour, Colour),
    /// What lies behind the head, and before it, in the order of drawing.
    pub behind: &'static [Part],
    pub before: &'static [Part],
}

impl Sitter {
    /// The colour of this ink in this portrait, as photographs of the time show it.
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
        format!("#{:06x}", self.time.photograph(colour))
    }
}

/// When a generation lives.
#[derive(Clone, Copy)]
pub enum Time {
    Y1840,
    Y1870,
    Y1900,
    Y1930,
    Y1960,
    Y1990,
}

impl Time {
    /// What the photographer puts before the wall: a vignette, an arch, curtains, light.
    fn backdrop(self) -> Part {
        match self {
            Time::Y1840 => &[(Fill(Ink::Shine), "M40 4a36 46 0 1 1-.1 0z")],
            Time::Y1870 => &[(Fill(Ink::Shine), "M8 100V40a32 34 0 0 1 64 0v60z")],
            Time::Y1900 => &[(Fill(Ink::Shade), "M0 0H22Q18 59 0 82zM80 0H66q0 38 14 56z")],
            Time::Y1930 => &[(Fill(Ink::Shine), "M0 0h26l54 84v16H56L0 22z")],
            Time::Y1960 => &[(Line(Ink::Shine, 12.0), "M10 22h0m60 0h0M3 55h0m74 0h0M22 4h0m36 0h0")],
            Time::Y1990 => &[(Fill(Ink::Shine), "M0 0h80L0 60zM80 40v34L0 100V88z")],
        }
    }

    /// How far from colour photographs are, in percent.
    fn sepia(self) -> u32 {
        match self {
            Time::Y1840 => 100,
            Time::Y1870 => 86,
            Time::Y1900 => 66,
            Time::Y1930 => 38,
            Time::Y1960 => 10,
            Time::Y1990 => 0,
        }
    }

    /// The colour, faded towards the sepia that is as bright.
    fn photograph(self, colour: Colour) -> Colour {
        const DARK: [u32; 3] = [0x28, 0x12, 0x04];
        const LIGHT: [u32; 3] = [0xff, 0xea, 0xc0];
        let channels = channels(colour);
        let bright = (channels[0] * 30 + channels[1] * 59 + channels[2] * 11) / 100;
        of_channels([0, 1, 2].map(|place| {
            let sepia = (DARK[place] * (255 - bright) + LIGHT[place] * bright) / 255;
            (sepia * self.sepia() + channels[place] * (100 - self.sepia())) / 100
        }))
    }
}

#[derive(Clone, Copy)]
pub enum Sex {
    Woman,
    Man,
}

impl Sex {
    fn features(self) -> Part {
        match self {
            Sex::Woman => HERS,
            Sex::Man => HIS,
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const KEYS: &str = "A1 A2 B1 B2 C1 C2 a1 a2 ax b1 b2 bx c1 c2 cx o1 o2 d1 d2 e1 e2 ex f1 fx g1 gx \
                        h1 h2 hx i1 i2 ix j1 j2 jx o3 o4 k1 k2 l1 l2 lx m1 mx n1 nx p1 p2 q1 q2 r1 r2";

    #[test]
    fn everybody_has_one_portrait() {
        let symbols = symbols();
        assert_eq!(symbols.matches("<symbol ").count(), 52);
        for key in KEYS.split(' ') {
            assert_eq!(symbols.matches(&format!("id=\"person-{key}\"")).count(), 1, "{key}");
        }
    }

    #[test]
    fn nobody_looks_like_anybody_else() {
        let drawings: BTreeSet<String> =
            SITTERS.iter().map(|sitter| symbol(sitter).replacen(sitter.key, "", 1)).collect();
        assert_eq!(drawings.len(), 52);
    }

    #[test]
    fn portraits_are_light() {
        assert!(symbols().len() < 60_000, "{}", symbols().len());
    }
}
