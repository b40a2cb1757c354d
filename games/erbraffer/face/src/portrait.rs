//! The portraits of the family tree: 52 busts, put together from parts, sepia in 1840 and in full colour by 1990.
//! Children have the hair, the nose or the chin of a parent.

use std::fmt::Write;

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
    let mut parts = vec![sitter.time.wall()];
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

/// Who sits for a portrait, and how.
struct Sitter {
    key: &'static str,
    time: Time,
    sex: Sex,
    /// Skin, shape of the head, nose.
    face: (Colour, Part, Part),
    /// Of the hair, the clothes, what adorns them, and the wall.
    colours: (Colour, Colour, Colour, Colour),
    /// What lies behind the head, and before it, in the order of drawing.
    behind: &'static [Part],
    before: &'static [Part],
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
            Ink::White => 0xfc_f6_ea,
            Ink::Black => 0x2a_1f_1c,
            Ink::Gold => 0xe0_b0_40,
            Ink::Lip => 0xb8_3c_40,
        };
        format!("#{:06x}", self.time.photograph(colour))
    }
}

/// When a generation lives.
#[derive(Clone, Copy)]
enum Time {
    Y1840,
    Y1870,
    Y1900,
    Y1930,
    Y1960,
    Y1990,
}

impl Time {
    /// What is behind the sitter.
    fn wall(self) -> Part {
        match self {
            Time::Y1840 => &[(FW, "M0 0h80v100H0z"), (Fill(Ink::Shine), "M40 4a36 46 0 1 1-.1 0z")],
            Time::Y1870 => &[(FW, "M0 0h80v100H0z"), (Fill(Ink::Shine), "M8 100V40a32 34 0 0 1 64 0v60z")],
            Time::Y1900 => &[(FW, "M0 0h80v100H0z"), (Fill(Ink::Shade), "M0 0h22C20 40 12 66 0 82zM80 0H66c0 26 5 44 14 56z")],
            Time::Y1930 => &[(FW, "M0 0h80v100H0z"), (Fill(Ink::Shine), "M0 0h26l54 84v16H56L0 22z")],
            Time::Y1960 => &[(FW, "M0 0h80v100H0z"), (Line(Ink::Shine, 12.0), "M10 22h0m60 0h0M3 55h0m74 0h0M22 4h0m36 0h0")],
            Time::Y1990 => &[(FW, "M0 0h80v100H0z"), (Fill(Ink::Shine), "M0 0h80L0 60zM80 40v34L0 100V88z")],
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

    /// The colour, faded towards sepia of the same brightness.
    fn photograph(self, colour: Colour) -> Colour {
        const DARK: [u32; 3] = [0x30, 0x18, 0x08];
        const LIGHT: [u32; 3] = [0xff, 0xea, 0xc0];
        let [red, green, blue] = channels(colour);
        let bright = (red * 30 + green * 59 + blue * 11) / 100;
        let faded = |channel: u32, place: usize| {
            let sepia = (DARK[place] * (255 - bright) + LIGHT[place] * bright) / 255;
            (sepia * self.sepia() + channel * (100 - self.sepia())) / 100
        };
        faded(red, 0) << 16 | faded(green, 1) << 8 | faded(blue, 2)
    }
}

#[derive(Clone, Copy)]
enum Sex {
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

type Colour = u32;

fn channels(colour: Colour) -> [u32; 3] {
    [colour >> 16, colour >> 8 & 0xff, colour & 0xff]
}

fn darker(colour: Colour, percent: [u32; 3]) -> Colour {
    let [red, green, blue] = channels(colour);
    (red * percent[0] / 100) << 16 | (green * percent[1] / 100) << 8 | blue * percent[2] / 100
}

/// What a stroke is drawn with; only a sitter knows which colour that is.
#[derive(Clone, Copy, PartialEq)]
enum Ink {
    Skin,
    SkinShade,
    Hair,
    HairShade,
    Cloth,
    ClothShade,
    Accent,
    Wall,
    White,
    Black,
    Gold,
    Lip,
    Shade,
    Shine,
}

#[derive(Clone, Copy, PartialEq)]
enum Brush {
    Fill(Ink),
    Line(Ink, f32),
}

use Brush::{Fill, Line};

/// A path and how it is drawn. Heads are around (40, 46) and reach from 27 down to 66.
type Stroke = (Brush, &'static str);
type Part = &'static [Stroke];

const FW: Brush = Fill(Ink::Wall);
const FS: Brush = Fill(Ink::Skin);
const FH: Brush = Fill(Ink::Hair);
const FC: Brush = Fill(Ink::Cloth);
const FD: Brush = Fill(Ink::ClothShade);
const FA: Brush = Fill(Ink::Accent);
const WHITE: Brush = Fill(Ink::White);
const BLACK: Brush = Fill(Ink::Black);
const SHADE: Brush = Fill(Ink::Shade);

// Skin and hair.

const PALE: Colour = 0xf7_d9_c0;
const ROSY: Colour = 0xf3_c4_a6;
const OLIVE: Colour = 0xdc_a9_80;

const RAVEN: Colour = 0x2c_20_20;
const CHESTNUT: Colour = 0x6b_42_28;
const GINGER: Colour = 0xc4_62_28;
const FAIR: Colour = 0xb8_86_38;
const BLOND: Colour = 0xe8_b8_48;
const GREY: Colour = 0xf2_ec_e2;

// Heads and chins.

const OVAL: Part = &[(FS, "M25 45h30c4 0 3 8-1 8H26c-4 0-5-8-1-8zM25.5 44c0-11 6-17 14.5-17s14.5 6 14.5 17c0 13-6 22-14.5 22s-14.5-9-14.5-22z")];
const ROUND: Part = &[(FS, "M25 45h30c4 0 3 8-1 8H26c-4 0-5-8-1-8zM25 45c0-12 6-18 15-18s15 6 15 18c0 13-6 20-15 20s-15-7-15-20z")];
const SQUARE: Part = &[(FS, "M25 45h30c4 0 3 8-1 8H26c-4 0-5-8-1-8zM25.5 44c0-11 6-17 14.5-17s14.5 6 14.5 17c0 6 0 12-2 16s-7 6.5-12.5 6.5-10.5-2.5-12.5-6.5-2-10-2-16z")];
const LONG: Part = &[(FS, "M25 45h30c4 0 3 8-1 8H26c-4 0-5-8-1-8zM26 43c0-11 6-16 14-16s14 5 14 16c0 9-2 15-6 20-2 3-5 5-8 5s-6-2-8-5c-4-5-6-11-6-20z")];

// Noses.

const STRAIGHT: Part = &[(Line(Ink::SkinShade, 2.0), "M40.5 46c0 3-2.5 5-2.5 7.5 0 1 1.5 1.5 3.5 1")];
const BUTTON: Part = &[(Line(Ink::SkinShade, 2.0), "M37.5 53c1 2 4 2 5 0")];
const HOOKED: Part = &[(Line(Ink::SkinShade, 2.0), "M39.5 45c3 2 4.5 6 3.5 9-1.5 1.5-3 1-4 .5")];
const BROAD: Part = &[(Line(Ink::SkinShade, 2.0), "M36.5 52c-1 3 1.5 3 3.5 2.5s4.5.5 3.5-2.5")];

// Faces.

const HIS: Part = &[(Line(Ink::Black, 2.0), "M34 47.5v1m12-1v1M31 43c2-2 4-1 5 0m8 0c1-1 3-2 5 0M37 60c2 1 4 1 6 0")];
const HERS: Part = &[
    (Fill(Ink::Black), "M30 47c2-3 5-2 6 1-1 3-4 2-6-1zm20 0c-2-3-5-2-6 1 1 3 4 2 6-1z"),
    (Fill(Ink::Lip), "M35.5 59c2-1 3-2 4.5-1 1.5-1 3 0 4.5 1-2 4-7 4-9 0z"),
];

// What men wear.

const NECK: Stroke = (Fill(Ink::SkinShade), "M33 58h14v19l-7 5-7-5z");
const COAT: &str = "M5 100c0-19 12-22 26-27h18c14 5 26 8 26 27z";
const TAILCOAT: Part = &[
    NECK,
    (FC, COAT),
    (WHITE, "M29 61v13l11 26 11-26V61l-11 8z"),
    (FA, "M29.5 68c7 5 14 5 21 0v7l-8 4 4 9-6.5 5-6.5-5 4-9-8-4z"),
    (FD, "M29 74l-8 3 5 9-3 1 12 13h5zM51 74l8 3-5 9 3 1-12 13h-5z"),
];
const FROCK: Part = &[
    NECK,
    (FC, COAT),
    (WHITE, "M31 65l-1 9 10 19 10-19-1-9-9 9z"),
    (FA, "M40 75l-9-4v9l9-3 9 3v-9z"),
    (FD, "M30 74l-9 3 19 23 19-23-9-3-10 19z"),
];
const GREATCOAT: Part = &[
    NECK,
    (FC, COAT),
    (WHITE, "M31 65l-1 9 10 14 10-14-1-9-9 9z"),
    (FA, "M30 71c-9 2-16 7-20 15 8 4 16 8 24 14h12c8-6 16-10 24-14-4-8-11-13-20-15l-10 22z"),
];
const ARTIST: Part = &[
    NECK,
    (FC, COAT),
    (WHITE, "M31 67l-2 8 11 9 11-9-2-8-9 6z"),
    (FA, "M40 77c-6-7-16-7-17-1-1 7 9 10 17 3 8 7 18 4 17-3-1-6-11-6-17 1zM37 80l-7 15 6-2 4-12 4 12 6 2-7-15z"),
];
const SAILOR: Part = &[
    NECK,
    (FC, COAT),
    (FA, "M31 67c6 4 12 4 18 0l2 8-11 6-11-6z"),
    (FD, "M29 73l-10 4 21 23V81zM51 73l10 4-21 23V81z"),
    (Line(Ink::Gold, 4.0), "M30 93h0m20 0h0"),
];
const STIFF: Part = &[
    NECK,
    (FC, COAT),
    (WHITE, "M31 63v12l9 20 9-20V63c-5 5-13 5-18 0z"),
    (FA, "M37 72h6l-1 5 3 16-5 4-5-4 3-16z"),
    (FD, "M31 73l-10 4 4 8-2 2 17 13 17-13-2-2 4-8-10-4-9 22z"),
];
const UNIFORM: Part = &[
    NECK,
    (FC, COAT),
    (FA, "M31 65c6 4 12 4 18 0v9c-6 4-12 4-18 0z"),
    (Line(Ink::Gold, 4.0), "M34 82h0m12 0h0m-12 9h0m12 0h0M9 87l8-6m46 0l8 6"),
    (FA, "M22 89l5-3 5 3-1 5-4 4-4-4z"),
];
const EXPLORER: Part = &[
    NECK,
    (FC, COAT),
    (FA, "M30 72l-9 4 10 12 9-7 9 7 10-12-9-4-10 8z"),
    (FD, "M14 90h15v10H14zM51 90h15v10H51z"),
];
const SUIT: Part = &[
    NECK,
    (FC, COAT),
    (WHITE, "M32 69l-3 5 11 24 11-24-3-5-8 8z"),
    (FA, "M37 77h6l-1 4 3 12-5 7-5-7 3-12z"),
    (FD, "M30 73l-10 4 5 8-3 2 16 13h4l16-13-3-2 5-8-10-4-10 22z"),
];
const TUXEDO: Part = &[
    NECK,
    (FC, COAT),
    (WHITE, "M32 69l-3 5 11 26 11-26-3-5-8 8z"),
    (FA, "M40 78l-10-5v10l10-4 10 4V73z"),
    (FD, "M30 73l-12 5 20 22h4l20-22-12-5-10 25z"),
];
const BRETON: Part = &[
    NECK,
    (WHITE, COAT),
    (Line(Ink::Cloth, 3.0), "M20 80c14 5 26 5 40 0M10 88c20 6 40 6 60 0M6 96c22 6 46 6 68 0"),
    (FA, "M31 68c6 4 12 4 18 0l2 6-9 5 6 13-8 3-2-14-9-7z"),
];
const SLIM: Part = &[
    NECK,
    (FC, COAT),
    (WHITE, "M32 69l-3 5 11 26 11-26-3-5-8 8z"),
    (FA, "M38 77h4l-.5 3 1.5 20h-6l1.5-20z"),
    (FD, "M30 73l-6 3 14 24h4l14-24-6-3-10 25z"),
];
const TURTLENECK: Part = &[NECK, (FC, COAT), (FD, "M31 66c6 4 12 4 18 0l1 9c-6 5-14 5-20 0z"), (Line(Ink::Shade, 2.0), "M22 100V88m36 12V88")];
const ALOHA: Part = &[
    NECK,
    (FC, COAT),
    (FS, "M33 72h14l-7 17z"),
    (FD, "M31 71l-9 5 7 11 11 2zM49 71l9 5-7 11-11 2z"),
    (Line(Ink::Accent, 7.0), "M16 90h0m12 6h0m27-3h0m11-1h0m-50-3h0"),
];
const HOODIE: Part = &[
    NECK,
    (FC, COAT),
    (FD, "M30 68c-8 2-14 6-13 9 6 8 14 11 23 11s17-3 23-11c1-3-5-7-13-9l-10 14z"),
    (Line(Ink::White, 2.0), "M35 84v12m10-12v10"),
];
const FLANNEL: Part = &[
    NECK,
    (FC, COAT),
    (Line(Ink::Shade, 4.0), "M14 80v20m12-24v24m28-24v24m12-20v20M8 86h64M6 96h68"),
    (WHITE, "M33 73h14l3 27H30z"),
    (FA, "M31 71l-9 6 9 9 5-9zM49 71l9 6-9 9-5-9z"),
];
const ZIPPED: Part = &[
    NECK,
    (FC, COAT),
    (FA, "M5 100c0-8 2-12 6-16h58c4 4 6 8 6 16z"),
    (FD, "M31 66l-4 8 13 10 13-10-4-8-9 8z"),
    (Line(Ink::White, 2.0), "M40 84v16"),
];

// What women wear.

const BODICE: &str = "M11 100c0-16 9-20 23-25h12c14 5 23 9 23 25z";
const DECOLLETE: Stroke = (Fill(Ink::SkinShade), "M34 58h12v14c2 4 10 4 17 7l1 15H16l1-15c7-3 15-3 17-7z");
const CRINOLINE: Part = &[
    DECOLLETE,
    (FC, "M4 100c-1-12 4-18 12-20 6 8 15 12 24 12s18-4 24-12c8 2 13 8 12 20z"),
    (Line(Ink::White, 4.5), "M15 82c7 8 16 11 25 11s18-3 25-11"),
];
const SHAWL: Part = &[
    DECOLLETE,
    (FC, BODICE),
    (WHITE, "M31 69c5 5 13 5 18 0l6 8-15 14-15-14z"),
    (FA, "M25 75l15 15 15-15c12 4 20 10 20 25H56L40 92 24 100H5c0-15 8-21 20-25z"),
];
const LACE: Part = &[
    DECOLLETE,
    (FC, "M9 100c0-14 6-19 16-22l15 14 15-14c10 3 16 8 16 22z"),
    (Line(Ink::White, 4.5), "M25 78l15 14 15-14"),
    (Line(Ink::Accent, 5.0), "M40 92h0"),
];
const FRILLS: Part = &[
    DECOLLETE,
    (FC, BODICE),
    (WHITE, "M32 66c5 4 11 4 16 0l3 9c-7 6-15 6-22 0z"),
    (Line(Ink::Gold, 2.5), "M40 85h0m0 6h0m0 6h0"),
    (Line(Ink::Accent, 5.0), "M40 76h0"),
];
const RUFFLES: Part = &[
    DECOLLETE,
    (FC, BODICE),
    (WHITE, "M33 65c4 4 10 4 14 0l3 8 5 27H25l5-27z"),
    (Line(Ink::Shade, 2.0), "M36 80l-3 20m7-19v19m4-20l3 20"),
    (FA, "M40 75l-8-4v8l8-3 8 3v-8z"),
];
const LEG_OF_MUTTON: Part = &[
    DECOLLETE,
    (FC, "M2 100c-2-18 6-26 16-26 6 0 8 4 22 4s16-4 22-4c10 0 18 8 16 26z"),
    (WHITE, "M33 63c4 4 10 4 14 0l2 12c-2 8-16 8-18 0z"),
    (SHADE, "M17 100c0-8 1-13 4-17l5 17zM63 100c0-8-1-13-4-17l-5 17z"),
];
const DROP_WAIST: Part = &[
    DECOLLETE,
    (FC, "M12 100c0-13 5-18 13-21l15 17 15-17c8 3 13 8 13 21z"),
    (FD, "M25 79l3-1 12 13 12-13 3 1-15 18z"),
];
const FUR: Part = &[
    DECOLLETE,
    (FC, BODICE),
    (Line(Ink::Accent, 12.0), "M28 76c-8 3-12 10-12 24m36-24c8 3 12 10 12 24M28 76l12 14 12-14"),
];
const BOA: Part = &[
    DECOLLETE,
    (FC, "M14 100c0-10 6-16 13-18 8 6 18 6 26 0 7 2 13 8 13 18z"),
    (Line(Ink::Accent, 12.0), "M14 82h0m-1 10h0m7 5h0m0-20h0m40 0h0m6 5h0m1 10h0m-7 5h0"),
];
const SHIFT: Part = &[
    DECOLLETE,
    (FC, "M11 100c0-14 6-18 16-21 4 7 22 7 26 0 10 3 16 7 16 21z"),
    (FA, "M27 79c4 7 22 7 26 0l4 2c-6 10-28 10-34 0z"),
];
const JACKET: Part = &[
    DECOLLETE,
    (FC, BODICE),
    (WHITE, "M33 75h14l-7 16z"),
    (FD, "M32 74l-12 5 20 21 20-21-12-5-8 17z"),
    (Line(Ink::Gold, 2.5), "M36 100h0m8 0h0M24 88h6m20 0h6"),
];
const DENIM: Part = &[
    DECOLLETE,
    (FA, "M27 79c6 5 20 5 26 0v21H27z"),
    (FC, "M9 100c0-15 7-20 21-24l5 24zM71 100c0-15-7-20-21-24l-5 24z"),
    (Line(Ink::Gold, 2.0), "M30 77l5 22m15-22l-5 22M16 92h12m36 0H52"),
];
const STRAPS: Part = &[
    DECOLLETE,
    (FA, "M13 100c0-13 5-18 15-21 5 6 19 6 24 0 10 3 15 8 15 21z"),
    (FC, "M22 79l6-1v12h24V78l6 1v21H22z"),
    (Line(Ink::Gold, 3.5), "M26 89h0m28 0h0"),
];

// Men's hair.

const SIDES: Part = &[(FH, "M24.5 51c-3-9-2-16 3-20 1 5 0 9-1 13 0 3-1 5-2 7zM55.5 51c3-9 2-16-3-20-1 5 0 9 1 13 0 3 1 5 2 7z")];
const SIDE_PART: Part = &[(FH, "M25 47c-4-15 3-24 15-24 13 0 19 9 15 24-2-2-2-7-3-11-7 0-15-1-20-5-2 3-4 5-5 8 0 3-1 6-2 8z")];
const CENTRE_PART: Part = &[(FH, "M25 47c-4-15 3-24 15-24s19 9 15 24c-1-6-3-10-8-12-3-1-6-3-7-6-1 3-4 5-7 6-5 2-7 6-8 12z")];
const WAVY: Part = &[(FH, "M25 48c-5-4-4-9-2-12-2-6 3-11 8-11 4-5 14-5 18 0 6 0 10 5 8 11 2 3 3 8-2 12-1-5-1-8-3-12-7 2-14 0-19-4-1 3-5 4-6 6s-1 6-2 10z")];
const SLICK: Part = &[(FH, "M25 46c-3-14 3-23 15-23s18 9 15 23c-1-6-3-10-6-12-6-2-12-2-18 0-3 2-5 6-6 12z"), (Line(Ink::Shine, 2.0), "M31 29c3-2 6-3 10-3")];
const CURLS: Part = &[(Line(Ink::Hair, 10.0), "M26 39h0m2-8h0m7-5h0m9-1h0m7 5h0m4 9h0")];
const FLAT_TOP: Part = &[(FH, "M25 45l-1-12c0-8 3-12 4-12h24c1 0 4 4 4 12l-1 12c-1-4-1-7-3-10-8-3-16-3-24 0-2 3-2 6-3 10z")];
const QUIFF: Part = &[(FH, "M25 48c-3-8-3-14 0-17-2-10 8-16 19-14 10 1 15 8 12 18 1 4 0 9-1 13-1-5-1-9-3-12-8 1-15 0-20-4-2 3-5 8-7 16z"), (Line(Ink::Shine, 2.0), "M31 24c4-4 10-4 14-3")];
const MOP_TOP: Part = &[(FH, "M24 53c-5-20 2-31 16-31s21 11 16 31c-2 0-2-2-2.5-4l-.5-8c-8 3-18 3-26 0l-.5 8c-.5 2-.5 4-2.5 4z")];
const LONG_BACK: Part = &[(FH, "M22 80c-4-14-3-34 0-43 3-10 9-14 18-14s15 4 18 14c3 9 4 29 0 43z")];
const CURTAINS: Part = &[(FH, "M25 56c-3-18 1-32 15-33 14 1 18 15 15 33-1-9-4-17-10-21-2-1-4-3-5-5-1 2-3 4-5 5-6 4-9 12-10 21z")];
const SPIKES: Part = &[(FH, "M25 46l-5-10 4 1-2-10 5 3 1-10 6 5 6-9 6 9 6-5 1 10 5-3-2 10 4-1-5 10c-1-4-1-8-3-10-8-3-16-3-24 0-2 2-2 6-3 10z"), (Line(Ink::Accent, 2.5), "M22.5 29l2 2m4-9l2 4m9.5-7v4m11.5-1l-2 4m7 3l-2 2")];

// Women's hair.

const LOOPS: Part = &[(FH, "M40 25c-10-3-18 3-19 15 0 10 3 18 8 18 4-3 2-8 1-12-1-8 4-14 10-17 6 3 11 9 10 17-1 4-3 9 1 12 5 0 8-8 8-18-1-12-9-18-19-15z"), (Line(Ink::HairShade, 2.0), "M24 45c0 4 1 7 3 9m29-9c0 4-1 7-3 9M40 25v4")];
const PARTED: Part = &[(FH, "M40 25c-11-3-18 7-15 22 2-9 8-15 15-18 7 3 13 9 15 18 3-15-4-25-15-22z")];
const RINGLETS: Part = &[(Line(Ink::Hair, 7.0), "M24 42h0m-1 6h0m-1 6h0m1 6h0m33-18h0m1 6h0m1 6h0m-1 6h0")];
const TOP_KNOT: Part = &[(FH, "M31 20c0-8 18-8 18 0s-18 8-18 0z"), (Line(Ink::HairShade, 2.0), "M34 19c2-4 8-5 11-2")];
const CROWN_BRAID: Part = &[(Line(Ink::Hair, 9.0), "M24 40c1-9 7-15 16-15s15 6 16 15"), (Line(Ink::HairShade, 2.0), "M22 36l5-1m-2-6l5 2m1-8l3 5m6-7v5m9-3l-3 5m9 1l-5 2m8 5l-5-1")];
const CHIGNON: Part = &[(FH, "M25 46c-5-10-4-20 3-24 3-9 21-9 24 0 7 4 8 14 3 24-2-7-4-10-7-12-6-2-10-4-14-6-2 3-7 8-9 18z"), (Line(Ink::Hair, 6.0), "M57 48h0m1 6h0m0 6h0m-1 6h0m-1 6h0")];
const SNOOD: Part = &[(FH, "M20 48c0-8 2-10 5-12h30c3 2 5 4 5 12 0 12-4 19-10 20H30c-6-1-10-8-10-20z")];
const POMPADOUR: Part = &[(FH, "M25 47c-8-6-8-16-3-21 3-8 10-11 18-11s15 3 18 11c5 5 5 15-3 21-1-7-3-11-6-12-6-3-12-3-18 0-3 1-5 5-6 12z"), (Line(Ink::HairShade, 2.0), "M25 32c1-6 4-10 8-12m22 12c-1-6-4-10-8-12")];
const BUN: Part = &[(FH, "M32 15c0-9 16-9 16 0z")];
const WAVES: Part = &[(FH, "M24 57c-4-2-2-6-2-9-2-3 0-7 1-9-1-9 6-17 17-17s18 8 17 17c1 2 3 6 1 9 0 3 2 7-2 9-3 0-2-6-2-10-1-5 0-8-3-10-8 0-14-2-17-6-2 4-6 5-7 9s1 17-3 17z"), (Line(Ink::HairShade, 2.0), "M26 34c4 0 4-4 8-5m20 5c-3 0-4-3-8-4")];
const BOB: Part = &[(FH, "M22 60c-4-25 2-38 18-38s22 13 18 38c-3 2-7 1-8-1 2-6 3-12 2-18-8-2-16-2-24 0-1 6 0 12 2 18-1 2-5 3-8 1z"), (Line(Ink::Shine, 2.0), "M27 32c2-4 6-6 11-6")];
const ETON_CROP: Part = &[(FH, "M25 53c-5-17 0-30 14-30 15 0 21 11 16 30-2-2-3-8-4-15-8 0-15-2-19-6-2 5-5 8-5 12s0 7-2 9z"), (Line(Ink::Shine, 2.0), "M36 27c5-2 9-1 12 1")];
const CURLY_BOB: Part = &[(Line(Ink::Hair, 9.0), "M25 55h0m-2-7h0m1-7h0m3-7h0m6-5h0m7-3h0m7 3h0m6 5h0m3 7h0m1 7h0m-2 7h0")];
const BEEHIVE: Part = &[(FH, "M24 54c-6-12-6-24-3-33 3-9 10-14 19-14s16 5 19 14c3 9 3 21-3 33-2-3-1-8-3-13-8 0-14-3-18-8-2 5-6 7-8 10s-1 8-3 11z"), (Line(Ink::HairShade, 2.0), "M25 22c6-6 18-8 27-4M24 29c8-6 22-7 32-1")];
const FLIP: Part = &[(FH, "M24 40c-3-12 5-18 16-18s19 6 16 18c0 10 0 18 8 24-6 6-14 4-15-2V44H31v18c-1 6-9 8-15 2 8-6 8-14 8-24z")];
const FLIP_FRINGE: Part = &[(FH, "M25 52c-4-16 0-27 15-27s19 11 15 27c-2-5-2-9-4-12-9 1-15-1-20-5-3 5-5 10-6 17z")];
const PIXIE: Part = &[(FH, "M25 55c-6-20 0-32 15-32s21 12 15 32c-2-1-3-6-4-11-7-1-12-4-15-8-2 4-5 7-7 8-1 5-2 9-4 11z")];
const STRAIGHT_LONG: Part = &[(FH, "M20 92c-2-16-3-46 1-56 4-9 10-13 19-13s15 4 19 13c4 10 3 40 1 56z")];
const PERM: Part = &[(FH, "M16 66c-6-8-4-16-1-19-3-8 1-15 6-17 2-9 12-12 19-11 7-1 17 2 19 11 5 2 9 9 6 17 3 3 5 11-1 19-4 5-10 6-13 4H29c-3 2-9 1-13-4z")];
const PERM_FRINGE: Part = &[(Line(Ink::Hair, 8.0), "M26 42h0m2-7h0m6-5h0m7-1h0m7 2h0m5 5h0m2 6h0"), (Line(Ink::HairShade, 2.0), "M19 50c-2 3-2 6 0 9m2-25c3-1 4-4 4-6m36 22c2 3 2 6 0 9m-2-25c-3-1-4-4-4-6")];
const PONYTAIL: Part = &[(FH, "M46 27c2-14 22-16 24 0 1 14-4 26-12 32 4-12 2-22-4-26z"), (Line(Ink::Accent, 5.0), "M47 22l6 6")];
const FRINGE: Part = &[(FH, "M25 49c-4-15 1-26 15-26s19 11 15 26c-2-3-2-6-3-9-8 2-16 2-24 0-1 3-1 6-3 9z")];

// Beards.

const CHOPS: Part = &[(FH, "M24.5 44c-1 8 0 15 4 19 3 1 5 0 5-2-3-3-5-9-5.5-17zM55.5 44c1 8 0 15-4 19-3 1-5 0-5-2 3-3 5-9 5.5-17z")];
const FULL_BEARD: Part = &[(FH, "M25 48c-2 20 4 30 15 30s17-10 15-30c-2 5-4 8-7 8-5-1-11-1-16 0-3 0-5-3-7-8z"), (Fill(Ink::Lip), "M36.5 60c2 1.5 5 1.5 7 0-1 3-6 3-7 0z")];
const CURTAIN_BEARD: Part = &[(FH, "M24.5 45c-3 17 5 28 15.5 28s18.5-11 15.5-28c-2 11-7 18-15.5 18s-13.5-7-15.5-18z")];
const WALRUS: Part = &[(FH, "M40 56c-5-2-10 0-11 6 3 1 7 0 11-2 4 2 8 3 11 2-1-6-6-8-11-6z")];
const HANDLEBAR: Part = &[(FH, "M40 56c-4-1-6 2-9 2-2 0-4-1-4-3-2 4 1 7 5 7 3 0 6-2 8-2s5 2 8 2c4 0 7-3 5-7 0 2-2 3-4 3-3 0-5-3-9-2z")];
const KAISER: Part = &[(FH, "M40 56c-3-1-6 1-8 1s-5-1-6-8c-3 7-1 13 5 13 4 0 7-2 9-2s5 2 9 2c6 0 8-6 5-13-1 7-4 8-6 8s-5-2-8-1z")];
const PENCIL: Part = &[(Line(Ink::Hair, 2.0), "M33.5 57.5c2-1.5 5-1.5 6-.5m1 0c1-1 4-1 6 .5")];
const WAXED: Part = &[(Line(Ink::Hair, 2.0), "M40 57c-4-1-7 2-12-2m12 2c4-1 7 2 12-2")];
const IMPERIAL: Part = &[(FH, "M37.5 62h5c1 5-1 9-2.5 11-1.5-2-3.5-6-2.5-11z")];
const GOATEE: Part = &[(FH, "M34 60c2 3 10 3 12 0 1 6-2 10-6 10s-7-4-6-10z")];
const POINTED: Part = &[(FH, "M29 56c3-1 7-2 11-1 4-1 8 0 11 1 0 9-5 17-11 22-6-5-11-13-11-22z"), (Fill(Ink::Lip), "M36.5 60c2 1.5 5 1.5 7 0-1 3-6 3-7 0z")];
const DUNDREARY: Part = &[(FH, "M25 46c-7 10-6 22 0 27 4-2 7-5 8-10 2-2 5-3 7-3s5 1 7 3c1 5 4 8 8 10 6-5 7-17 0-27-1 6-3 9-6 11-3 0-6-1-9-1s-6 1-9 1c-3-2-5-5-6-11z")];

// Hats and headdresses.

const TOP_HAT: Part = &[(BLACK, "M25 32l-2-26c10-3 24-3 34 0l-2 26z"), (FA, "M24.5 24c10 3 21 3 31 0l-.5 8H25z"), (BLACK, "M15 31c0-3 4-3 8-1 11 4 23 4 34 0 4-2 8-2 8 1-1 5-12 8-25 8s-24-3-25-8z"), (Line(Ink::Shine, 2.0), "M29 10l1 11")];
const BONNET: Part = &[(FA, "M40 9C22 9 14 24 16 42c1 9 5 17 10 21 0-5-2-10-2-17 0-10 6-17 16-17s16 7 16 17c0 7-2 12-2 17 5-4 9-12 10-21C66 24 58 9 40 9z"), (Line(Ink::White, 3.0), "M23 46c0-11 7-18 17-18s17 7 17 18"), (FC, "M26 61l12 9-7 9 8-3 1-3 1 3 8 3-7-9 12-9-14 7z"), (Line(Ink::Shade, 2.0), "M20 30c2-7 6-12 11-14m29 14c-2-7-6-12-11-14")];
const ROSE: Part = &[(Line(Ink::Accent, 8.0), "M55 32h0"), (Line(Ink::White, 3.0), "M55 32h0")];
const BOWLER: Part = &[(BLACK, "M24 33c-2-16 5-22 16-22s18 6 16 22z"), (FA, "M24 27c10 3 22 3 32 0v6H24z"), (BLACK, "M17 32c2-3 4-1 7 0 10 3 22 3 32 0 3-1 5-3 7 0-2 5-12 7-23 7s-21-2-23-7z"), (Line(Ink::Shine, 2.0), "M30 21c1-3 3-5 6-5")];
const FEZ: Part = &[(FA, "M25 36l4-22c6-3 16-3 22 0l4 22c-9-4-21-4-30 0z"), (Line(Ink::Gold, 2.0), "M40 13c10 1 19 3 20 10v8"), (Line(Ink::Gold, 4.0), "M60 32v5")];
const LACE_CAP: Part = &[(Line(Ink::White, 7.0), "M26 35h0m3-6h0m7-4h0m8 0h0m7 4h0m3 6h0"), (WHITE, "M29 32c-1-14 23-14 22 0-7-3-15-3-22 0z"), (FA, "M40 19l-7-4v8zM40 19l7-4v8z")];
const FEATHER_HAT: Part = &[(FC, "M23 31c0-4 2-14 10-16 9-2 19 3 25 13-10-4-26-3-35 3z"), (FA, "M27 19C34 5 50 1 64 10c-5 0-6 3-4 5-6-1-8 1-7 4-7-3-15-2-26 0z")];
const CAPTAIN: Part = &[(WHITE, "M19 26c-2-9 9-15 21-15s23 6 21 15l-6 5H25z"), (FC, "M25 27c9-3 21-3 30 0v8c-9-3-21-3-30 0z"), (BLACK, "M25 34c9-4 21-4 30 0 1 3-1 5-3 5-8-3-16-3-24 0-2 0-4-2-3-5z"), (Line(Ink::Gold, 5.0), "M40 28h0")];
const FLOWERS: Part = &[(Line(Ink::Accent, 8.0), "M26 33h0m5-7h0m18 0h0m5 7h0"), (Line(Ink::White, 9.0), "M40 23h0"), (Line(Ink::Gold, 3.0), "M26 33h0m5-7h0m9-3h0m9 3h0m5 7h0")];
const PLUMES: Part = &[(FC, "M26 27c-2-16 30-16 28 0z"), (FC, "M4 30c2-8 18-9 36-9s34 1 36 9c-8 4-20 5-36 5S12 34 4 30z"), (FA, "M48 26c-8-16 2-23 11-20-2 2-1 4 1 5 6-3 12 2 10 8-3-1-5 0-5 3-4 5-10 6-17 4z"), (Line(Ink::White, 5.0), "M24 26h0m7-3h0")];
const BOATER: Part = &[(Fill(Ink::Gold), "M25 30V14h30v16z"), (FA, "M25 22h30v8H25z"), (Fill(Ink::Gold), "M14 29h52c2 5-6 7-26 7s-28-2-26-7z")];
const PITH: Part = &[(FA, "M25 32c-3-16 5-24 15-24s18 8 15 24z"), (Line(Ink::White, 3.0), "M25 29c10-3 20-3 30 0"), (FA, "M13 37c2-7 13-8 27-8s25 1 27 8c-8-2-17-2-27-2s-19 0-27 2z"), (Line(Ink::Accent, 4.0), "M40 8v0")];
const HOMBURG: Part = &[(FC, "M25 33c-2-10 0-17 3-20 4-2 8 2 12 2s8-4 12-2c3 3 5 10 3 20z"), (BLACK, "M25 26c10 3 20 3 30 0v7H25z"), (FC, "M14 29c2 1 6 3 11 3 10 1 20 1 30 0 5 0 9-2 11-3 1 6-10 9-26 9s-27-3-26-9z")];
const TURBAN: Part = &[(FA, "M22 38C18 20 28 10 40 10s22 10 18 28c-10-5-26-5-36 0z"), (Line(Ink::Shade, 2.0), "M23 31c9-4 20-10 26-19M57 31c-9-4-20-10-26-19"), (WHITE, "M40 19c-5-9-3-14 3-19 4 7 3 13-3 19z"), (Line(Ink::Gold, 6.0), "M40 21h0")];
const MOTORING: Part = &[(FA, "M14 30c0-12 12-19 26-19s26 7 26 19c0 3-12 5-26 5s-26-2-26-5z"), (Fill(Ink::White), "M17 32c3 16 4 30 14 39l9 6 9-6c10-9 11-23 14-39l-8 2c2 14-2 26-9 33h-12c-7-7-11-19-9-33z")];
const GOGGLES: Part = &[(Line(Ink::Black, 3.0), "M22 31h36"), (Fill(Ink::Shine), "M27 31a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM41 31a6 6 0 1 1 12 0 6 6 0 1 1-12 0z"), (Line(Ink::Gold, 2.0), "M27 31a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM41 31a6 6 0 1 1 12 0 6 6 0 1 1-12 0z")];
const BIG_BOW: Part = &[(FA, "M40 15C34 5 20 3 18 10s10 14 22 8c12 6 24-1 22-8s-16-5-22 5z"), (Line(Ink::Shade, 5.0), "M40 16h0")];
const CLOCHE: Part = &[(FC, "M21 46c-3-24 5-35 19-35s22 11 19 35c-4-4-8-7-12-8-8-1-18 1-26 8z"), (FA, "M21 39c9-8 24-10 38-4l1 6c-15-7-30-4-39 4z"), (Line(Ink::Gold, 5.0), "M52 36h0")];
const FEDORA: Part = &[(FC, "M26 32c-2-9-1-16 3-20 4-2 8 1 12 2 5-2 9-3 11 0 3 4 4 10 2 18z"), (FA, "M25 26c10 3 20 3 30 0v6H25z"), (FC, "M12 35c3-5 14-6 28-5 12 0 22-1 28 1 0 6-12 5-28 6-14 0-26 3-28-2z")];
const BERET: Part = &[(FC, "M23 35c-9-4-8-15 3-19 14-5 34-2 37 8 1 6-4 9-8 11-9-4-22-4-32 0z"), (Line(Ink::Cloth, 3.0), "M43 15l2-5"), (Line(Ink::Shade, 3.0), "M25 34c9-3 21-3 30 0")];
const FLAT_CAP: Part = &[(FA, "M22 35c-3-12 8-19 21-19 11 0 17 7 16 17-12-4-26-3-37 2z"), (Line(Ink::Accent, 4.5), "M22 36c8-4 16-5 24-4"), (Line(Ink::Shade, 2.0), "M24 33c10-4 22-5 34-1M40 17c-3 4-5 9-5 13m9-13c4 4 7 9 8 14")];
const PEACOCK: Part = &[(FA, "M52 32C50 18 54 7 63 4c5 8 3 20-8 29z"), (FC, "M57 14a4 5 0 1 1 7 1 4 5 0 1 1-7-1z"), (Line(Ink::Gold, 5.0), "M24 37c8-6 24-6 32 0"), (Line(Ink::Gold, 2.0), "M60 15l-5 17")];
const TILT_HAT: Part = &[(FC, "M28 24c5-9 22-12 32 1 3 3 4 7 2 9-10-8-24-10-37-5-2-2 0-4 3-5z"), (FA, "M31 21l-9-8 2 7-5 1 8 4z")];
const PILLBOX: Part = &[(FC, "M27 29l2-14c6-3 16-3 22 0l2 14c-8-4-18-4-26 0z"), (SHADE, "M29 15c6-3 16-3 22 0-6 3-16 3-22 0z")];
const HELMET: Part = &[(WHITE, "M20 46c-4-24 6-35 20-35s24 11 20 35l-6 7c0-6 0-10-2-14H28c-2 4-2 8-2 14z"), (FA, "M35 11h10l1 28H34z"), (BLACK, "M26 53c-2 8 4 16 14 18 10-2 16-10 14-18l2-3c3 12-4 22-16 24-12-2-19-12-16-24z")];
const PANAMA: Part = &[(WHITE, "M26 31c-2-9-1-15 4-18 4-2 7 1 10 1s6-3 10-1c5 3 6 9 4 18z"), (BLACK, "M26 25c9 3 19 3 28 0v6H26z"), (WHITE, "M9 33c4-5 16-4 31-4s27-1 31 4c-8 5-20 4-31 4s-23 1-31-4z")];
const HEADSCARF: Part = &[(FA, "M40 16C24 16 17 30 20 46c2 10 6 17 11 21l9 4 9-4c5-4 9-11 11-21 3-16-4-30-20-30zM40 31c8 0 14 6 14 16 0 9-5 16-14 20-9-4-14-11-14-20 0-10 6-16 14-16z"), (FA, "M40 68l-10 4 3 10 7-9 7 9 3-10z"), (Line(Ink::White, 3.0), "M25 32h0m8-8h0m14 0h0m8 8h0M23 43h0m34 0h0M28 56h0m24 0h0")];
const CAP: Part = &[(FA, "M24 36c-3-17 5-24 16-24s19 7 16 24c-10-4-22-4-32 0z"), (FC, "M22 38c8-8 28-8 36 0 5 0 9 1 10 4-4 1-9 0-12-1-10-4-22-4-32 0z"), (Line(Ink::White, 6.0), "M40 24h0")];
const BAND: Part = &[(Line(Ink::Accent, 4.5), "M24 37c9-8 23-8 32 0")];

// Glasses, jewels and odd things.

const SPECTACLES: Part = &[(Line(Ink::Gold, 2.0), "M29.5 48.5a4.5 3.5 0 1 1 9 0 4.5 3.5 0 1 1-9 0zm12 0a4.5 3.5 0 1 1 9 0 4.5 3.5 0 1 1-9 0zm-3 0h3m-12 0l-4-1m25 1l4-1")];
const ROUND_GLASSES: Part = &[(Line(Ink::Black, 2.0), "M28.5 48a5 5 0 1 1 10 0 5 5 0 1 1-10 0zm13 0a5 5 0 1 1 10 0 5 5 0 1 1-10 0zm-3 0h3m-13 0h-3m26 0h3")];
const HORN_RIMS: Part = &[(Line(Ink::Black, 2.5), "M28 45h10v3c0 5-9 5-10 0zm14 0h10v3c-1 5-10 5-10 0zm-4 1h4m-14-1h-3m27 0h3")];
const MONOCLE: Part = &[(Fill(Ink::Shine), "M41 48a5 5 0 1 1 10 0 5 5 0 1 1-10 0z"), (Line(Ink::Gold, 2.0), "M41 48a5 5 0 1 1 10 0 5 5 0 1 1-10 0zm9 3c3 8 2 16-2 26")];
const SUNGLASSES: Part = &[(BLACK, "M26 44h28l-1 5c-1 5-10 5-11 0l-1-2h-2l-1 2c-1 5-10 5-11 0z"), (Line(Ink::Shine, 2.0), "M30 49l3-3m11 3l3-3")];
const CAT_EYES: Part = &[(BLACK, "M23 42l15 3v4c-2 5-11 4-12-1zM57 42l-15 3v4c2 5 11 4 12-1z"), (Line(Ink::Black, 2.0), "M37 46h6"), (Line(Ink::Shine, 2.0), "M30 49l3-3m11 3l3-3")];
const EYE_PATCH: Part = &[(Line(Ink::Black, 2.0), "M25 40l31 10"), (BLACK, "M41 44l10 2c0 8-9 8-10 1z")];
const PIPE: Part = &[(Line(Ink::Black, 2.0), "M43 60.5c4 1 7 3 9 5"), (Line(Ink::Black, 7.0), "M54 64v3"), (Line(Ink::White, 2.0), "M54 57c-3-3 3-4 1-8")];
const HOLDER: Part = &[(Line(Ink::Black, 2.0), "M43 60.5l14 5"), (Line(Ink::White, 2.0), "M57 65.5l6 2"), (Line(Ink::White, 2.0), "M64 63c-3-3 3-5 0-9")];
const PEARLS: Part = &[(Line(Ink::White, 3.4), "M31 73h0m2.5 4h0m4 2.5h0m5 0h0m4-2.5h0m2.5-4h0")];
const LONG_PEARLS: Part = &[(Line(Ink::White, 3.2), "M31 76h0m0 5h0m1.5 5h0m3.5 5h0m4 2.5h0m4-2.5h0m3.5-5h0m1.5-5h0m0-5h0")];
const CHOKER: Part = &[(Line(Ink::Black, 3.0), "M34 70c4 2.5 8 2.5 12 0"), (Line(Ink::Gold, 4.0), "M40 73h0")];
const DROPS: Part = &[(Line(Ink::Gold, 3.0), "M25 53v3m30-3v3")];
const HOOPS: Part = &[(Line(Ink::Accent, 3.0), "M20 57a4 5 0 1 1 8 0 4 5 0 1 1-8 0zm32 0a4 5 0 1 1 8 0 4 5 0 1 1-8 0z")];
const DISCS: Part = &[(Line(Ink::Accent, 7.0), "M24 57h0m32 0h0")];
const PARROT: Part = &[(FA, "M58 84c-1-10 0-20 8-20 7 0 8 8 6 14-1 6-4 12-8 18z"), (Fill(Ink::Gold), "M60 66c-4 0-6 3-4 7l5-2z"), (Line(Ink::White, 4.5), "M64 69h0"), (Line(Ink::Black, 2.0), "M64 69h0"), (Line(Ink::Shade, 4.0), "M68 77l-4 11")];
const PIERCINGS: Part = &[(Line(Ink::White, 2.0), "M49 40v5m8 7v2M23 51h0")];
const NOSE_RING: Part = &[(Line(Ink::Gold, 2.0), "M41 54a2 2 0 1 1-2.5 1.5")];
const STUD: Part = &[(Line(Ink::Gold, 3.0), "M24 53h0")];
const HEADPHONES: Part = &[(Line(Ink::Black, 3.5), "M28 72c4 8 20 8 24 0"), (Line(Ink::Accent, 8.0), "M27 69v4m26-4v4")];

use Sex::{Man, Woman};
use Time::{Y1840, Y1870, Y1900, Y1930, Y1960, Y1990};

const fn sitter(
    key: &'static str,
    time: Time,
    sex: Sex,
    face: (Colour, Part, Part),
    colours: (Colour, Colour, Colour, Colour),
    behind: &'static [Part],
    before: &'static [Part],
) -> Sitter {
    Sitter { key, time, sex, face, colours, behind, before }
}

#[rustfmt::skip]
const SITTERS: [Sitter; 52] = [
    sitter("A1", Y1840, Man, (PALE, LONG, STRAIGHT), (RAVEN, 0x4a3a30, 0xd8c8b0, 0xb09878), &[TAILCOAT], &[SIDES, CHOPS, TOP_HAT]),
    sitter("A2", Y1840, Woman, (PALE, OVAL, STRAIGHT), (CHESTNUT, 0x8a7460, 0xe0d0b8, 0x8a7458), &[CRINOLINE], &[PARTED, RINGLETS, BONNET]),
    sitter("B1", Y1840, Man, (ROSY, SQUARE, BUTTON), (GREY, 0x382a22, 0x806850, 0x9a8464), &[GREATCOAT], &[SIDES, FULL_BEARD]),
    sitter("B2", Y1840, Woman, (PALE, ROUND, BUTTON), (FAIR, 0x3a2c24, 0xa89070, 0x7a6448), &[LACE], &[LOOPS, DROPS, PEARLS]),
    sitter("C1", Y1840, Man, (ROSY, OVAL, HOOKED), (GINGER, 0x8c785c, 0x3a2c20, 0xc4b090), &[FROCK], &[CURLS, CURTAIN_BEARD, SPECTACLES]),
    sitter("C2", Y1840, Woman, (ROSY, LONG, HOOKED), (RAVEN, 0xd0bc9c, 0xb08c60, 0xa08a6c), &[CRINOLINE], &[TOP_KNOT, PARTED, RINGLETS, ROSE, CHOKER]),

    sitter("a1", Y1870, Man, (PALE, LONG, STRAIGHT), (RAVEN, 0x6c5844, 0x7a2c28, 0xc0a880), &[FROCK], &[SIDES, HANDLEBAR, BOWLER]),
    sitter("a2", Y1870, Woman, (PALE, OVAL, STRAIGHT), (RAVEN, 0x9c5c54, 0xe8d8c0, 0x8c7c64), &[LACE], &[CHIGNON, CHOKER, DROPS]),
    sitter("ax", Y1870, Man, (PALE, LONG, STRAIGHT), (CHESTNUT, 0x5a6450, 0x9c2c2c, 0xb8a888), &[ARTIST], &[SIDES, WAXED, GOATEE, FEZ, MONOCLE]),
    sitter("b1", Y1870, Woman, (PALE, SQUARE, BUTTON), (FAIR, 0x44383c, 0x8c3838, 0x8c7858), &[FRILLS], &[PARTED, CROWN_BRAID]),
    sitter("b2", Y1870, Man, (ROSY, SQUARE, BUTTON), (FAIR, 0x40444c, 0x28303c, 0x8a7a60), &[STIFF], &[SIDE_PART, FULL_BEARD]),
    sitter("bx", Y1870, Woman, (PALE, ROUND, BUTTON), (GREY, 0x54404c, 0x4c9c50, 0xc8b490), &[FRILLS], &[PARTED, LACE_CAP, SPECTACLES, PARROT]),
    sitter("c1", Y1870, Woman, (ROSY, OVAL, HOOKED), (GINGER, 0x3c5848, 0xd8b890, 0xa89878), &[SNOOD, RUFFLES], &[PARTED, FEATHER_HAT, DROPS]),
    sitter("c2", Y1870, Man, (ROSY, LONG, HOOKED), (GINGER, 0x302824, 0x886038, 0xb8a484), &[STIFF], &[SIDES, DUNDREARY]),
    sitter("cx", Y1870, Man, (ROSY, OVAL, HOOKED), (GINGER, 0x28344c, 0xa03c30, 0x8c9088), &[SAILOR], &[SIDES, CURTAIN_BEARD, CAPTAIN, EYE_PATCH, PIPE]),
    sitter("o1", Y1870, Man, (OLIVE, OVAL, BROAD), (RAVEN, 0x8c6c4c, 0xe0d0b0, 0xa09078), &[ARTIST], &[WAVY, WAXED, IMPERIAL]),
    sitter("o2", Y1870, Woman, (PALE, OVAL, STRAIGHT), (CHESTNUT, 0xd8c4a8, 0xb8545c, 0x7c6c54), &[CRINOLINE], &[PARTED, RINGLETS, FLOWERS, PEARLS]),

    sitter("d1", Y1900, Woman, (PALE, OVAL, STRAIGHT), (RAVEN, 0x6c3c54, 0xd88c94, 0xb8b098), &[LEG_OF_MUTTON], &[POMPADOUR, PLUMES, DROPS]),
    sitter("d2", Y1900, Man, (PALE, LONG, STRAIGHT), (RAVEN, 0xd0c4a8, 0x8c2c34, 0x8c9c94), &[STIFF], &[SIDES, WAXED, BOATER]),
    sitter("e1", Y1900, Man, (ROSY, SQUARE, BUTTON), (FAIR, 0x344858, 0xa43830, 0xb0a488), &[UNIFORM], &[FLAT_TOP, KAISER]),
    sitter("e2", Y1900, Woman, (ROSY, ROUND, BUTTON), (FAIR, 0x7c9484, 0xe8d8c0, 0x94886c), &[LEG_OF_MUTTON], &[BUN, POMPADOUR, LONG_PEARLS]),
    sitter("ex", Y1900, Man, (ROSY, SQUARE, HOOKED), (GINGER, 0xb09868, 0xd8c898, 0x8c9c74), &[EXPLORER], &[SIDES, WALRUS, PITH, MONOCLE]),
    sitter("f1", Y1900, Man, (OLIVE, OVAL, BROAD), (RAVEN, 0x584838, 0x6c2c34, 0xc4b490), &[SUIT], &[SIDES, POINTED, HOMBURG, SPECTACLES]),
    sitter("fx", Y1900, Woman, (OLIVE, OVAL, BROAD), (RAVEN, 0x6c3468, 0xa47424, 0x948478), &[SHAWL], &[CURLY_BOB, TURBAN, DROPS, HOLDER]),
    sitter("g1", Y1900, Woman, (ROSY, LONG, HOOKED), (GINGER, 0xe0d0b8, 0x3c5c7c, 0xa4ac9c), &[RUFFLES], &[POMPADOUR, BIG_BOW]),
    sitter("gx", Y1900, Woman, (PALE, ROUND, HOOKED), (CHESTNUT, 0x7c5434, 0xb89468, 0x8ca4ac), &[FRILLS], &[CURLY_BOB, MOTORING, GOGGLES]),

    sitter("h1", Y1930, Man, (PALE, SQUARE, STRAIGHT), (BLOND, 0x56616c, 0x9c3c34, 0xb4b8a4), &[SUIT], &[SLICK, ROUND_GLASSES]),
    sitter("h2", Y1930, Woman, (PALE, SQUARE, BUTTON), (BLOND, 0x4c8484, 0xd8c8a0, 0xb49c94), &[DROP_WAIST], &[WAVES, PEARLS, DROPS]),
    sitter("hx", Y1930, Woman, (PALE, LONG, STRAIGHT), (RAVEN, 0x302c34, 0x1c1a20, 0xa4b4b4), &[TUXEDO], &[ETON_CROP, MONOCLE, HOLDER]),
    sitter("i1", Y1930, Woman, (PALE, OVAL, STRAIGHT), (RAVEN, 0x9c4454, 0xe0c0a0, 0x9cac94), &[FUR], &[SIDES, CLOCHE]),
    sitter("i2", Y1930, Man, (PALE, LONG, STRAIGHT), (RAVEN, 0x7c6c5c, 0x3c342c, 0xc4b898), &[SUIT], &[SIDES, PENCIL, FEDORA]),
    sitter("ix", Y1930, Man, (ROSY, LONG, HOOKED), (GINGER, 0x2c3c5c, 0xb43c30, 0xd0c498), &[BRETON], &[SIDES, WAXED, GOATEE, BERET, PIPE]),
    sitter("j1", Y1930, Woman, (OLIVE, OVAL, BROAD), (RAVEN, 0x2c6c5c, 0x8ccc9c, 0xd0ac8c), &[DROP_WAIST], &[BOB, LONG_PEARLS]),
    sitter("j2", Y1930, Man, (OLIVE, ROUND, BROAD), (CHESTNUT, 0x6c7c4c, 0x9c7444, 0x94a4ac), &[TUXEDO], &[SIDES, FLAT_CAP]),
    sitter("jx", Y1930, Woman, (OLIVE, ROUND, BUTTON), (GINGER, 0x2c5c94, 0x3c9c84, 0x7c5c7c), &[BOA], &[CURLY_BOB, PEACOCK, DROPS]),
    sitter("o3", Y1930, Man, (ROSY, SQUARE, HOOKED), (CHESTNUT, 0xa48c64, 0x4c6c44, 0x9c9484), &[SUIT], &[CENTRE_PART, WALRUS]),
    sitter("o4", Y1930, Woman, (ROSY, ROUND, STRAIGHT), (CHESTNUT, 0x5c5484, 0xa08464, 0xccb0a0), &[FUR], &[CURLY_BOB, TILT_HAT, DROPS]),

    sitter("k1", Y1960, Man, (PALE, SQUARE, STRAIGHT), (BLOND, 0x46566c, 0x1c2430, 0x74b4b4), &[SLIM], &[FLAT_TOP, HORN_RIMS]),
    sitter("k2", Y1960, Woman, (PALE, SQUARE, BUTTON), (BLOND, 0xe8743c, 0xf4f0e0, 0x3c8c8c), &[SHIFT], &[BEEHIVE, BAND, DISCS]),
    sitter("l1", Y1960, Woman, (OLIVE, OVAL, STRAIGHT), (RAVEN, 0xe87c9c, 0xb44c74, 0xb4c45c), &[FLIP, JACKET], &[FLIP_FRINGE, PILLBOX, PEARLS]),
    sitter("l2", Y1960, Man, (PALE, LONG, STRAIGHT), (RAVEN, 0xd8a834, 0x9c6c1c, 0x7c94c4), &[TURTLENECK], &[QUIFF]),
    sitter("lx", Y1960, Man, (OLIVE, LONG, BROAD), (CHESTNUT, 0xf0ece0, 0xd83c34, 0x6cac6c), &[SAILOR], &[HELMET, GOGGLES, PENCIL]),
    sitter("m1", Y1960, Woman, (ROSY, ROUND, HOOKED), (CHESTNUT, 0x6c4c9c, 0xf0c43c, 0xe89c7c), &[SHIFT], &[PIXIE, DISCS]),
    sitter("mx", Y1960, Man, (ROSY, SQUARE, BUTTON), (BLOND, 0x2c8cac, 0xf4d45c, 0xe4a43c), &[ALOHA], &[SIDES, WALRUS, PANAMA, SUNGLASSES]),
    sitter("n1", Y1960, Man, (OLIVE, ROUND, BROAD), (CHESTNUT, 0x5c3c34, 0xc43c44, 0xd4c48c), &[TUXEDO], &[MOP_TOP]),
    sitter("nx", Y1960, Woman, (OLIVE, OVAL, STRAIGHT), (CHESTNUT, 0xf0e4c8, 0xd4344c, 0x5cb4dc), &[JACKET], &[PARTED, HEADSCARF, CAT_EYES]),

    sitter("p1", Y1990, Man, (PALE, SQUARE, STRAIGHT), (BLOND, 0xd82c3c, 0x2c4cac, 0x7cdcb4), &[HOODIE], &[SIDES, CAP]),
    sitter("p2", Y1990, Woman, (OLIVE, OVAL, STRAIGHT), (RAVEN, 0x4c7cb8, 0xf4f0f0, 0xf4a43c), &[STRAIGHT_LONG, DENIM], &[PARTED, CHOKER, NOSE_RING]),
    sitter("q1", Y1990, Man, (OLIVE, ROUND, BROAD), (CHESTNUT, 0xb43434, 0x7c2424, 0x9cbc3c), &[LONG_BACK, FLANNEL], &[CURTAINS, GOATEE, STUD]),
    sitter("q2", Y1990, Woman, (PALE, SQUARE, BROAD), (BLOND, 0xe43c9c, 0x3cc8d8, 0x6c4cc4), &[PERM, SHIFT], &[PERM_FRINGE, HOOPS]),
    sitter("r1", Y1990, Man, (PALE, LONG, STRAIGHT), (RAVEN, 0x2c9c54, 0xf4d43c, 0xf4843c), &[ZIPPED, HEADPHONES], &[SPIKES, PIERCINGS]),
    sitter("r2", Y1990, Woman, (ROSY, ROUND, HOOKED), (GINGER, 0x3c5c9c, 0xf4c83c, 0xec6ca4), &[PONYTAIL, STRAPS], &[FRINGE, ROUND_GLASSES]),
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn everybody_sits_once() {
        let keys: BTreeSet<&str> = SITTERS.iter().map(|sitter| sitter.key).collect();
        assert_eq!(keys.len(), 52);
        assert_eq!(symbols().matches("<symbol ").count(), 52);
    }

    #[test]
    fn nobody_looks_like_anybody_else() {
        let drawings: BTreeSet<String> =
            SITTERS.iter().map(|sitter| symbol(sitter).replacen(sitter.key, "", 1)).collect();
        assert_eq!(drawings.len(), 52);
    }

    #[test]
    fn portraits_are_light() {
        assert!(symbols().len() < 45_000, "{}", symbols().len());
    }
}
