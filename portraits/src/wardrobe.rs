//! What portraits are put together from: heads, hair, hats, clothes of six generations, and odd things. Everything is drawn
//! on a sheet of 80 by 100.

/// Red, green and blue, as in a style sheet.
pub type Colour = u32;

/// What a stroke is drawn with; only a sitter knows which colour that is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Ink {
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

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Brush {
    Fill(Ink),
    Line(Ink, f32),
}

use Brush::{Fill, Line};

/// A path and how it is drawn. Heads are around (40, 46) and reach from 27 down to 66.
pub type Stroke = (Brush, &'static str);
pub type Part = &'static [Stroke];

pub const WALL: Brush = Fill(Ink::Wall);
pub const SKIN: Brush = Fill(Ink::Skin);
pub const HAIR: Brush = Fill(Ink::Hair);
pub const CLOTH: Brush = Fill(Ink::Cloth);
pub const LAPEL: Brush = Fill(Ink::ClothShade);
pub const ACCENT: Brush = Fill(Ink::Accent);
pub const WHITE: Brush = Fill(Ink::White);
pub const BLACK: Brush = Fill(Ink::Black);
pub const SHADE: Brush = Fill(Ink::Shade);

// Skin and hair.

pub const PALE: Colour = 0xf7d9c0;
pub const ROSY: Colour = 0xf3c4a6;
pub const OLIVE: Colour = 0xdca980;
pub const TAN: Colour = 0xc48c60;
pub const BROWN: Colour = 0x9c6a46;
pub const DEEP: Colour = 0x74492f;

pub const RAVEN: Colour = 0x2c2020;
pub const CHESTNUT: Colour = 0x6b4228;
pub const GINGER: Colour = 0xc46228;
/// Blond, as the dark plates of old cameras show it.
pub const FAIR: Colour = 0xa2722c;
pub const BLOND: Colour = 0xe8b848;
pub const GREY: Colour = 0xa49e98;
pub const WHITE_HAIR: Colour = 0xf2ece2;

pub const BACKGROUND: Part = &[(WALL, "M0 0h80v100H0z")];

// What is behind a face in a round frame.

pub const GLOW: Part = &[(Fill(Ink::Shine), "M40 18a29 30 0 1 1-.1 0z")];
pub const WINDOW: Part = &[(Fill(Ink::Shine), "M0 30 46 0h22L0 48zM0 60 80 6v12L0 74z")];
pub const CURTAIN: Part = &[(SHADE, "M0 0h26Q20 54 0 84zM80 0H54q6 54 26 84z")];
pub const SPOTS: Part = &[(Line(Ink::Shine, 11.0), "M12 24h0m56 0h0M6 48h0m68 0h0M28 9h0m24 0h0M12 70h0m56 0h0")];

// Heads and chins.

pub const OVAL: Part = &[(SKIN, "M24 45H56q4 4-1 8H25q-5-4-1-8zm1-1a15 17 0 0 1 30 0q0 22-15 22T25 44z")];
pub const ROUND: Part = &[(SKIN, "M24 45H56q4 4-1 8H25q-5-4-1-8zm1 1a15 19 0 0 1 30 0 15 19 0 0 1-30 0z")];
pub const SQUARE: Part = &[(SKIN, "M24 45H56q4 4-1 8H25q-5-4-1-8zm1-1a15 17 0 0 1 30 0q2 23-15 23T25 44z")];
pub const LONG: Part = &[(SKIN, "M24 45H56q4 4-1 8H25q-5-4-1-8zm2-2a14 16 0 0 1 28 0Q53 66 40 68 27 66 26 43z")];

// Noses.

pub const STRAIGHT: Part = &[(Line(Ink::SkinShade, 2.0), "M40 46l-2 8h3")];
pub const BUTTON: Part = &[(Line(Ink::SkinShade, 2.0), "M38 53q2 2 4 0")];
pub const HOOKED: Part = &[(Line(Ink::SkinShade, 2.0), "M39 45q6 5 3 9h-2")];
pub const BROAD: Part = &[(Line(Ink::SkinShade, 2.0), "M37 52q-1 3 3 2 4 1 3-2")];

// Faces.

pub const HIS: Part = &[(Line(Ink::Black, 2.0), "M34 47v2m12-2v2M31 43q3-2 5-1m8 0q2-1 5 1M37 60q3 1 6 0")];
pub const HERS: Part = &[
    (Fill(Ink::Black), "M30 46q6-2 6 2a2 2 0 0 1-4 0q0-2-2-2zm20 0q-6-2-6 2a2 2 0 0 0 4 0q0-2 2-2z"),
    (Fill(Ink::Lip), "M35.5 59q3-2 4.5-1 2-1 4.5 1-4 6-9 0z"),
];

/// Eyes and brows for mouths of all kinds.
const LOOK: Stroke = (Line(Ink::Black, 2.0), "M34 47v2m12-2v2M31 43q3-2 5-1m8 0q2-1 5 1");
const LASHES: Stroke = HERS[0];
pub const GRIN: Part = &[LOOK, (WHITE, "M34 58q6 2 12 0-1 6-6 6t-6-6z"), (Line(Ink::Lip, 1.4), "M34 58q6 2 12 0")];
pub const WINK: Part = &[
    (Line(Ink::Black, 2.0), "M34 47v2m9-1q3-2 5 .5M31 43q3-2 5-1m8 0q2-1 5 1"),
    (Line(Ink::Lip, 2.0), "M36 59q5 4 9-1"),
];
pub const SERENE: Part =
    &[(Line(Ink::Black, 2.0), "M31 48q3 2.5 5.5 0m7 0q2.5 2.5 5.5 0"), (Line(Ink::Lip, 2.0), "M35 59q5 4 10 0")];
pub const SMILE: Part = &[LASHES, (Line(Ink::Lip, 2.4), "M35 58.5q5 4.5 10 0")];
pub const LAUGH: Part = &[
    LASHES,
    (Fill(Ink::Lip), "M33.5 57.5q6.5 2 13 0-1 7-6.5 7t-6.5-7z"),
    (WHITE, "M35 58.2q5 1.4 10 0-.4 2-5 2t-5-2z"),
];
pub const CALM: Part = &[LOOK, (Line(Ink::Lip, 2.0), "M36 60q4 2 8 0")];
pub const SCHEMING: Part =
    &[(Line(Ink::Black, 2.0), "M34 47.5v2m12-2v2M30 44l6 1m8-4q3-3 6-1"), (Line(Ink::Lip, 2.0), "M36 61q5 0 8-2.5")];
pub const SHARP: Part = &[
    (Fill(Ink::Black), "M30 46.5l6.5 1.5a2 2 0 0 1-4.5.5zm20 0l-6.5 1.5a2 2 0 0 0 4.5.5z"),
    (Line(Ink::Black, 2.0), "M30.5 41l6 2.5m13-2.5l-6 2.5"),
    (Fill(Ink::Lip), "M36 60.5q2-2.5 4-1.5 2-1 4 1.5-4 2.5-8 0z"),
];
pub const WARY_HERS: Part = &[
    LASHES,
    (Line(Ink::Black, 1.6), "M30 41q3-2 6-1.5m8 0q3-.5 6 1.5"),
    (Fill(Ink::Lip), "M37 60q1.5-1.5 3-.8 1.5-.7 3 .8-3 2.4-6 0z"),
];
pub const WARY: Part = &[(Line(Ink::Black, 2.0), "M34 47v2m12-2v2M31 41.5q2-1.5 5-1m8 0q3-.5 5 1M37.5 61h5")];

// What years and the sun leave.

pub const WRINKLES: Part = &[(
    Line(Ink::SkinShade, 1.5),
    "M29 53q2 2 4.5 1.4m13 0q2.5.6 4.5-1.4M34 36q6-1.6 12 0M33 39.4q7-1.6 14 0M32 57q-1.5 3 0 5m16-5q1.5 3 0 5",
)];
pub const FRECKLES: Part =
    &[(Line(Ink::SkinShade, 1.7), "M30 53h0m3 1.4h0m-1.6 2h0m15.6-3.4h0m3-1.2h0m-1.4 3.4h0M39 51.5h0m3 0h0")];
pub const BALD: Part = &[(Line(Ink::Shine, 2.4), "M32 33q3-4 9-4")];
pub const STUBBLE: Part = &[(SHADE, "M25.5 52Q27 68 40 68t14.5-16q-2 7-6.5 4.5-8-3-16 0-4.5 2.5-6.5-4.5z")];

// What men wear.

pub const NECK: Stroke = (Fill(Ink::SkinShade), "M33 58h14v19l-7 5-7-5z");
pub const COAT: &str = "M5 100q0-20 26-27h18q26 7 26 27z";
pub const TAILCOAT: Part = &[
    (CLOTH, COAT),
    (WHITE, "M29 61v13l11 26 11-26V61l-11 8z"),
    (ACCENT, "M29.5 68q10 7 21 0v7l-8 4 4 9L40 93l-6.5-5 4-9-8-4z"),
    (LAPEL, "M29 74l-8 3 5 9-3 1 12 13h5zm22 0 8 3-5 9 3 1-12 13H40z"),
];
pub const FROCK: Part = &[
    NECK,
    (CLOTH, COAT),
    (WHITE, "M31 65l-1 9 10 19 10-19-1-9-9 9z"),
    (ACCENT, "M40 75l-9-4v9l9-3 9 3v-9z"),
    (LAPEL, "M30 74l-9 3 19 23 19-23-9-3-10 19z"),
];
pub const GREATCOAT: Part = &[
    (CLOTH, COAT),
    (WHITE, "M31 65l-1 9 10 14 10-14-1-9-9 9z"),
    (ACCENT, "M30 71Q16 74 10 86q12 5 24 14H46q12-9 24-14-6-12-20-15L40 93z"),
];
pub const ARTIST: Part = &[
    NECK,
    (CLOTH, COAT),
    (WHITE, "M31 67l-2 8 11 9 11-9-2-8-9 6z"),
    (ACCENT, "M40 77Q27 66 23 76q2 13 17 3 15 10 17-3-4-10-17 1zm-3 3-7 15 6-2 4-12 4 12 6 2-7-15z"),
];
pub const SAILOR: Part = &[
    NECK,
    (CLOTH, COAT),
    (ACCENT, "M31 67q9 6 18 0l2 8-11 6-11-6z"),
    (LAPEL, "M29 73 19 77l21 23V81zm22 0 10 4-21 23V81z"),
    (Line(Ink::Gold, 4.0), "M30 93h0m20 0h0"),
];
pub const STIFF: Part = &[
    NECK,
    (CLOTH, COAT),
    (WHITE, "M31 63V75l9 20 9-20V63q-9 8-18 0z"),
    (ACCENT, "M37 72h6l-1 5 3 16-5 4-5-4 3-16z"),
    (LAPEL, "M31 73l-10 4 4 8-2 2 17 13 17-13-2-2 4-8-10-4-9 22z"),
];
pub const UNIFORM: Part = &[
    NECK,
    (CLOTH, COAT),
    (ACCENT, "M31 65q9 6 18 0v9q-9 6-18 0z"),
    (Line(Ink::Gold, 4.0), "M34 82h0m12 0h0m-12 9h0m12 0h0M9 87l8-6m46 0l8 6"),
    (ACCENT, "M22 89l5-3 5 3-1 5-4 4-4-4z"),
];
pub const EXPLORER: Part = &[
    NECK,
    (CLOTH, COAT),
    (ACCENT, "M30 72l-9 4 10 12 9-7 9 7 10-12-9-4-10 8z"),
    (LAPEL, "M14 90H29v10H14zm37 0H66v10H51z"),
];
pub const SUIT: Part = &[
    NECK,
    (CLOTH, COAT),
    (WHITE, "M32 69l-3 5 11 24 11-24-3-5-8 8z"),
    (ACCENT, "M37 77h6l-1 4 3 12-5 7-5-7 3-12z"),
    (LAPEL, "M30 73l-10 4 5 8-3 2 16 13h4l16-13-3-2 5-8-10-4-10 22z"),
];
pub const TUXEDO: Part = &[
    NECK,
    (CLOTH, COAT),
    (WHITE, "M32 69l-3 5 11 26 11-26-3-5-8 8z"),
    (ACCENT, "M40 78l-10-5v10l10-4 10 4V73z"),
    (LAPEL, "M30 73l-12 5 20 22h4l20-22-12-5-10 25z"),
];
pub const BRETON: Part = &[
    NECK,
    (WHITE, COAT),
    (Line(Ink::Cloth, 3.0), "M20 80q20 7 40 0M10 88q30 9 60 0M6 96q34 9 68 0"),
    (ACCENT, "M31 68q9 6 18 0l2 6-9 5 6 13-8 3-2-14-9-7z"),
];
pub const SLIM: Part = &[
    NECK,
    (CLOTH, COAT),
    (WHITE, "M32 69l-3 5 11 26 11-26-3-5-8 8z"),
    (ACCENT, "M38 77h4l-.5 3 1.5 20h-6l1.5-20z"),
    (LAPEL, "M30 73l-6 3 14 24h4l14-24-6-3-10 25z"),
];
pub const TURTLENECK: Part =
    &[NECK, (CLOTH, COAT), (LAPEL, "M31 66q9 6 18 0l1 9q-10 7-20 0z"), (Line(Ink::Shade, 2.0), "M22 100V88m36 12V88")];
pub const ALOHA: Part = &[
    NECK,
    (CLOTH, COAT),
    (SKIN, "M33 72h14l-7 17z"),
    (LAPEL, "M31 71l-9 5 7 11 11 2zm18 0 9 5-7 11-11 2z"),
    (Line(Ink::Accent, 7.0), "M16 90h0m12 6h0m27-3h0m11-1h0m-50-3h0"),
];
pub const HOODIE: Part = &[
    NECK,
    (CLOTH, COAT),
    (LAPEL, "M30 68q-13 4-13 9 8 11 23 11T63 77q0-5-13-9L40 82z"),
    (Line(Ink::White, 2.0), "M35 84v12m10-12v10"),
];
pub const FLANNEL: Part = &[
    NECK,
    (CLOTH, COAT),
    (Line(Ink::Shade, 4.0), "M14 80v20m12-24v24m28-24v24m12-20v20M8 86h64M6 96h68"),
    (WHITE, "M33 73h14l3 27H30z"),
    (ACCENT, "M31 71l-9 6 9 9 5-9zm18 0 9 6-9 9-5-9z"),
];
pub const ZIPPED: Part = &[
    NECK,
    (CLOTH, COAT),
    (ACCENT, "M5 100q0-11 6-16H69q6 5 6 16z"),
    (LAPEL, "M31 66l-4 8 13 10 13-10-4-8-9 8z"),
    (Line(Ink::White, 2.0), "M40 84v16"),
];

// What women wear.

pub const BODICE: &str = "M11 100q0-18 23-25h12q23 7 23 25z";
pub const DECOLLETE: Stroke = (Fill(Ink::SkinShade), "M34 58h12v14q1 4 10 6t10 16H14q1-14 10-16t10-6z");
pub const CRINOLINE: Part = &[
    DECOLLETE,
    (CLOTH, "M4 100Q3 83 16 80 26 92 40 92T64 80q13 3 12 20z"),
    (Line(Ink::White, 4.5), "M15 82Q26 93 40 93T65 82"),
];
pub const SHAWL: Part = &[
    NECK,
    (CLOTH, BODICE),
    (WHITE, "M31 69q9 8 18 0l6 8L40 91 25 77z"),
    (ACCENT, "M25 75 40 90 55 75q19 4 20 25H56L40 92l-16 8H5Q6 79 25 75z"),
];
pub const LACE: Part = &[
    DECOLLETE,
    (CLOTH, "M9 100Q9 82 25 78L40 92 55 78q16 4 16 22z"),
    (Line(Ink::White, 4.5), "M25 78l15 14 15-14"),
    (Line(Ink::Accent, 5.0), "M40 92h0"),
];
pub const FRILLS: Part = &[
    NECK,
    (CLOTH, BODICE),
    (WHITE, "M32 66q8 6 16 0l3 9q-11 9-22 0z"),
    (Line(Ink::Gold, 2.5), "M40 85h0m0 6h0m0 6h0"),
    (Line(Ink::Accent, 5.0), "M40 76h0"),
];
pub const RUFFLES: Part = &[
    NECK,
    (CLOTH, BODICE),
    (WHITE, "M33 65q7 6 14 0l3 8 5 27H25l5-27z"),
    (Line(Ink::Shade, 2.0), "M36 80l-3 20m7-19v19m4-20l3 20"),
    (ACCENT, "M40 75l-8-4v8l8-3 8 3v-8z"),
];
pub const LEG_OF_MUTTON: Part = &[
    NECK,
    (CLOTH, "M2 100Q0 74 18 74c6 0 8 4 22 4s16-4 22-4q18 0 16 26z"),
    (WHITE, "M33 63q7 6 14 0l2 12c-2 8-16 8-18 0z"),
    (SHADE, "M17 100q0-13 4-17l5 17zm46 0q0-13-4-17l-5 17z"),
];
pub const DROP_WAIST: Part =
    &[DECOLLETE, (CLOTH, "M12 100q0-17 13-21L40 96 55 79q13 4 13 21z"), (LAPEL, "M25 79l3-1 12 13 12-13 3 1-15 18z")];
pub const FUR: Part =
    &[DECOLLETE, (CLOTH, BODICE), (Line(Ink::Accent, 12.0), "M28 76q-12 4-12 24M52 76q12 4 12 24M28 76 40 90 52 76")];
pub const BOA: Part = &[
    DECOLLETE,
    (CLOTH, "M14 100q0-14 13-18 13 9 26 0 13 4 13 18z"),
    (Line(Ink::Accent, 12.0), "M14 82h0m-1 10h0m7 5h0m0-20h0m40 0h0m6 5h0m1 10h0m-7 5h0"),
];
pub const SHIFT: Part = &[
    DECOLLETE,
    (CLOTH, "M11 100q0-18 16-21c4 7 22 7 26 0q16 3 16 21z"),
    (ACCENT, "M27 79c4 7 22 7 26 0l4 2c-6 10-28 10-34 0z"),
];
pub const JACKET: Part = &[
    NECK,
    (CLOTH, BODICE),
    (WHITE, "M33 75h14l-7 16z"),
    (LAPEL, "M32 74l-12 5 20 21 20-21-12-5-8 17z"),
    (Line(Ink::Gold, 2.5), "M36 100h0m8 0h0M24 88h6m20 0h6"),
];
pub const DENIM: Part = &[
    DECOLLETE,
    (ACCENT, "M27 79q13 8 26 0v21H27z"),
    (CLOTH, "M9 100Q9 80 30 76l5 24zm62 0q0-20-21-24l-5 24z"),
    (Line(Ink::Gold, 2.0), "M30 77l5 22m15-22l-5 22M16 92h12m36 0H52"),
];
pub const STRAPS: Part = &[
    DECOLLETE,
    (ACCENT, "M13 100q0-18 15-21 12 9 24 0 15 3 15 21z"),
    (CLOTH, "M22 79l6-1v12h24V78l6 1v21H22z"),
    (Line(Ink::Gold, 3.5), "M26 89h0m28 0h0"),
];

pub const SARI: Part =
    &[DECOLLETE, (CLOTH, BODICE), (ACCENT, "M48 75q11 0 16 9L40 100H16z"), (Line(Ink::Gold, 2.0), "M48 75.5L17 99")];
pub const TUNIC: Part = &[
    NECK,
    (CLOTH, BODICE),
    (ACCENT, "M32 68q8 6 16 0l3 8q-11 9-22 0z"),
    (Line(Ink::Gold, 3.0), "M30 84h0m6 3h0m8 0h0m6-3h0"),
];
pub const MANDARIN: Part =
    &[NECK, (CLOTH, COAT), (LAPEL, "M31 66q9 6 18 0l1 9q-10 6-20 0z"), (Line(Ink::Gold, 3.0), "M40 81h0m0 7h0m0 7h0")];
pub const DUNGAREES: Part = &[
    NECK,
    (ACCENT, COAT),
    (WHITE, "M31 69q9 6 18 0l2 6q-11 7-22 0z"),
    (CLOTH, "M22 76l7-2 3 14h16l3-14 7 2-2 24H24z"),
    (Line(Ink::Gold, 3.4), "M31 88h0m18 0h0"),
];

// Men's hair.

pub const CROP: Part = &[(HAIR, "M25 46Q22 24 40 24q18 0 15 22-1-6-3-10-12-4-24 0-2 4-3 10z")];
pub const AFRO: Part = &[(HAIR, "M14 40a26 25 0 1 1 52 0 26 24 0 1 1-52 0z")];
pub const HAIRLINE: Part = &[(HAIR, "M24 49Q22 25 40 25q18 0 16 24-2-9-5-12-11-4-22 0-3 3-5 12z")];
pub const LOCS: Part = &[(Line(Ink::Hair, 5.0), "M25 36q-6 18-5 38m10-42q-8 22-3 46M55 36q6 18 5 38m-10-42q8 22 3 46")];
pub const DASTAR: Part = &[
    (ACCENT, "M23 43Q14 27 24 16q8-7 18-5 14 1 16 13 2 9-1 19-7-10-17-13-9 4-17 13z"),
    (Line(Ink::Shade, 2.0), "M22 32q12-4 19-14M23 38q15-5 26-20m8 16Q50 24 36 15"),
];
pub const BIG_BEARD: Part = &[
    (HAIR, "M25 47Q22 80 40 84T55 47q-3 9-7 9.5-8-3-16 0-4-.5-7-9.5z"),
    (Fill(Ink::Lip), "M36 60q4 2 8 0-3.5 5-8 0z"),
];

pub const SIDES: Part = &[(HAIR, "M24.5 51q-5-14 3-20 1 6-1 13 0 3-2 7zm31 0q4-14-3-20-1 6 1 13 0 3 2 7z")];
pub const SIDE_PART: Part = &[(HAIR, "M25 47Q20 24 40 23q20 1 15 24-2-3-3-11-13 0-20-5-4 5-5 8 0 4-2 8z")];
pub const CENTRE_PART: Part = &[(HAIR, "M25 47Q20 24 40 23q20 1 15 24-1-9-8-12-6-2-7-6-1 4-7 6-7 3-8 12z")];
pub const WAVY: Part =
    &[(HAIR, "M25 48q-6-6-2-12-2-9 8-11 9-8 18 0 10 1 8 11 4 6-2 12-1-8-3-12-10 3-19-4-2 3-6 6-1 4-2 10z")];
pub const SLICK: Part =
    &[(HAIR, "M25 46Q21 24 40 23q19 1 15 23-1-8-6-12-9-3-18 0-5 4-6 12z"), (Line(Ink::Shine, 2.0), "M31 29q4-3 10-3")];
pub const CURLS: Part = &[(Line(Ink::Hair, 10.0), "M26 39h0m2-8h0m7-5h0m9-1h0m7 5h0m4 9h0")];
pub const FLAT_TOP: Part = &[(HAIR, "M25 45 24 33q1-12 4-12H52q3 0 4 12L55 45q-1-6-3-10-12-5-24 0-2 4-3 10z")];
pub const QUIFF: Part = &[
    (HAIR, "M25 48q-5-12 0-17-1-16 19-14 16 2 12 18 1 7-1 13-1-8-3-12-12 2-20-4-4 5-7 16z"),
    (Line(Ink::Shine, 2.0), "M31 24q6-5 14-3"),
];
pub const MOP_TOP: Part = &[(HAIR, "M24 53Q18 23 40 22q22 1 16 31-2 0-2.5-4L53 41q-13 4-26 0l-.5 8q0 4-2.5 4z")];
pub const LONG_BACK: Part = &[(HAIR, "M22 80q-5-24 0-43 4-14 18-14T58 37q5 19 0 43z")];
pub const CURTAINS: Part = &[(HAIR, "M25 56Q19 27 40 23q21 4 15 33-1-14-10-21-3-2-5-5-2 3-5 5-9 7-10 21z")];
pub const SPIKES: Part = &[
    (HAIR, "M25 46 20 36l4 1-2-10 5 3 1-10 6 5 6-9 6 9 6-5 1 10 5-3-2 10 4-1-5 10q-1-7-3-10-12-5-24 0-2 3-3 10z"),
    (Line(Ink::Accent, 2.5), "M22.5 29l2 2m4-9 2 4M40 19v4m11.5-1-2 4m7 3-2 2"),
];

// Women's hair.

pub const LOOPS: Part = &[
    (HAIR, "M40 25Q24 21 21 40q0 17 8 18 4-4 1-12-1-11 10-17 11 6 10 17-3 8 1 12 8-1 8-18-3-19-19-15z"),
    (Line(Ink::HairShade, 2.0), "M24 45q0 6 3 9m29-9q0 6-3 9M40 25v4"),
];
pub const PARTED: Part = &[(HAIR, "M40 25Q22 22 25 47q3-13 15-18 12 5 15 18 3-25-15-22z")];
pub const RINGLETS: Part = &[(Line(Ink::Hair, 7.0), "M24 42h0m-1 6h0m-1 6h0m1 6h0m33-18h0m1 6h0m1 6h0m-1 6h0")];
pub const TOP_KNOT: Part =
    &[(HAIR, "M31 20c0-8 18-8 18 0s-18 8-18 0z"), (Line(Ink::HairShade, 2.0), "M34 19q5-6 11-2")];
pub const CROWN_BRAID: Part = &[
    (Line(Ink::Hair, 9.0), "M24 40q2-14 16-15 14 1 16 15"),
    (Line(Ink::HairShade, 2.0), "M22 36l5-1m-2-6 5 2m1-8 3 5m6-7v5m9-3-3 5m9 1-5 2m8 5-5-1"),
];
pub const CHIGNON: Part = &[
    (HAIR, "M25 46q-8-17 3-24c3-9 21-9 24 0q11 7 3 24-3-10-7-12-9-3-14-6-5 5-9 18z"),
    (Line(Ink::Hair, 6.0), "M57 48h0m1 6h0m0 6h0m-1 6h0m-1 6h0"),
];
pub const SNOOD: Part = &[(HAIR, "M20 48q0-10 5-12H55q5 2 5 12 0 18-10 20H30Q20 66 20 48z")];
pub const POMPADOUR: Part = &[
    (HAIR, "M25 47Q14 37 22 26q5-11 18-11T58 26q8 11-3 21-1-10-6-12-9-5-18 0-5 2-6 12z"),
    (Line(Ink::HairShade, 2.0), "M25 32q2-9 8-12M55 32q-2-9-8-12"),
];
pub const BUN: Part = &[(HAIR, "M32 15c0-9 16-9 16 0z")];
pub const WAVES: Part = &[
    (
        HAIR,
        "M24 57q-4-3-2-9-2-4 1-9 0-16 17-17 17 1 17 17 3 5 1 9 2 6-2 9-3-1-2-10 0-7-3-10-12 0-17-6-4 4-7 9c-1 4 1 17-3 17z",
    ),
    (Line(Ink::HairShade, 2.0), "M26 34q3-1 8-5m20 5q-3-1-8-4"),
];
pub const BOB: Part = &[
    (HAIR, "M22 60Q16 22 40 22T58 60q-5 3-8-1 3-9 2-18-12-3-24 0-1 9 2 18-3 4-8 1z"),
    (Line(Ink::Shine, 2.0), "M27 32q3-6 11-6"),
];
pub const ETON_CROP: Part = &[
    (HAIR, "M25 53Q18 25 39 23q23 1 16 30-3-4-4-15-12 0-19-6-4 7-5 12 0 7-2 9z"),
    (Line(Ink::Shine, 2.0), "M36 27q7-3 12 1"),
];
pub const CURLY_BOB: Part =
    &[(Line(Ink::Hair, 9.0), "M25 55h0m-2-7h0m1-7h0m3-7h0m6-5h0m7-3h0m7 3h0m6 5h0m3 7h0m1 7h0m-2 7h0")];
pub const BEEHIVE: Part = &[
    (HAIR, "M24 54q-8-19-3-33T40 7 59 21 56 54q-1-4-3-13-12 0-18-8-4 6-8 10-1 4-3 11z"),
    (Line(Ink::HairShade, 2.0), "M25 22q12-10 27-4M24 29q15-10 32-1"),
];
pub const FLIP: Part = &[(HAIR, "M24 40Q21 22 40 22T56 40q-2 15 8 24-11 8-15-2V44H31V62q-4 10-15 2 10-9 8-24z")];
pub const FLIP_FRINGE: Part = &[(HAIR, "M25 52Q18 27 40 25q22 2 15 27-2-8-4-12-13 1-20-5-5 8-6 17z")];
pub const PIXIE: Part = &[(HAIR, "M25 55Q17 24 40 23q23 1 15 32-3-3-4-11-11-2-15-8-3 6-7 8-1 7-4 11z")];
pub const STRAIGHT_LONG: Part = &[(HAIR, "M20 92c-2-16-3-46 1-56q6-13 19-13T59 36c4 10 3 40 1 56z")];
pub const PERM: Part =
    &[(HAIR, "M16 66Q8 54 15 47q-3-13 6-17 5-13 19-11 14-2 19 11 9 4 6 17 7 7-1 19-6 7-13 4H29q-7 3-13-4z")];
pub const PERM_FRINGE: Part = &[
    (Line(Ink::Hair, 8.0), "M26 42h0m2-7h0m6-5h0m7-1h0m7 2h0m5 5h0m2 6h0"),
    (Line(Ink::HairShade, 2.0), "M19 50q-3 4 0 9m2-25q4-2 4-6M61 50q3 4 0 9M59 34q-4-2-4-6"),
];
pub const PONYTAIL: Part =
    &[(HAIR, "M46 27c2-14 22-16 24 0q1 22-12 32 5-19-4-26z"), (Line(Ink::Accent, 5.0), "M47 22l6 6")];
pub const FRINGE: Part = &[(HAIR, "M25 49Q19 25 40 23q21 2 15 26-2-4-3-9-12 3-24 0-1 5-3 9z")];

pub const LONG_WAVES: Part = &[
    (HAIR, "M22 84q-8-9-4-20-4-8 0-17-1-14 8-20 14-8 28 0 9 6 8 20 4 9 0 17 4 11-4 20z"),
    (Line(Ink::HairShade, 2.0), "M21 58q-2 8 2 16m36-16q2 8-2 16"),
];
pub const BRAIDS: Part = &[
    (Line(Ink::Hair, 7.0), "M23 56h0m-1.5 6h0m-.5 6h0m.5 6h0m.5 6h0m35-24h0m1.5 6h0m.5 6h0m-.5 6h0m-.5 6h0"),
    (Line(Ink::Accent, 4.0), "M22 85h0m36 0h0"),
];
pub const HIJAB: Part = &[
    (
        ACCENT,
        "M40 15C23 15 16 29 18 46q2 17 8 23-13 7-15 31h58q-2-24-15-31 6-6 8-23c2-17-5-31-22-31zm0 17q13 1 13 15 0 14-13 20-13-6-13-20 0-14 13-15z",
    ),
    (Line(Ink::Shade, 2.0), "M26 67q10 9 28 5M30 75q9 5 20 3M28 33q4-6 12-7 8 1 12 7"),
];

// Beards.

pub const CHOPS: Part = &[(HAIR, "M24.5 44q-2 12 4 19 5 1 5-2-5-6-5.5-17zm31 0q2 12-4 19-5 1-5-2 5-6 5.5-17z")];
pub const FULL_BEARD: Part =
    &[(HAIR, "M25 48Q23 78 40 78T55 48q-3 8-7 8-8-2-16 0-4 0-7-8z"), (Fill(Ink::Lip), "M36.5 60q4 2 7 0-3 5-7 0z")];
pub const CURTAIN_BEARD: Part = &[(HAIR, "M24.5 45Q21.5 71 40 73q19-2 15.5-28-3 17-15.5 18-13-1-15.5-18z")];
pub const WALRUS: Part = &[(HAIR, "M40 56q-9-3-11 6 5 1 11-2 6 3 11 2-2-9-11-6z")];
pub const HANDLEBAR: Part = &[(HAIR, "M40 56q-4 0-9 2-4 0-4-3-2 6 5 7 5-1 8-2 3 1 8 2 7-1 5-7 0 3-4 3-5-2-9-2z")];
pub const KAISER: Part = &[(HAIR, "M40 56q-6 0-8 1-5 0-6-8-4 12 5 13 6-1 9-2 3 1 9 2 9-1 5-13-1 8-6 8-2-1-8-1z")];
pub const PENCIL: Part = &[(Line(Ink::Hair, 2.0), "M33.5 57.5q3-2 6-.5m1 0q2-2 6 .5")];
pub const WAXED: Part = &[(Line(Ink::Hair, 2.0), "M40 57q-6 1-12-2m12 2q6 1 12-2")];
pub const IMPERIAL: Part = &[(HAIR, "M37.5 62h5q1 7-2.5 11-3-3-2.5-11z")];
pub const GOATEE: Part = &[(HAIR, "M34 60q6 5 12 0 1 9-6 10-7-1-6-10z")];
pub const POINTED: Part =
    &[(HAIR, "M29 56q5-2 11-1 6-1 11 1-1 14-11 22-10-8-11-22z"), (Fill(Ink::Lip), "M36.5 60q4 2 7 0-3 5-7 0z")];
pub const DUNDREARY: Part =
    &[(HAIR, "M25 46Q15 62 25 73q7-4 8-10 3-3 7-3t7 3q1 6 8 10 10-11 0-27-1 8-6 11-6-1-9-1t-9 1q-5-3-6-11z")];

// Hats and headdresses.

pub const TOP_HAT: Part = &[
    (BLACK, "M25 32 23 6Q40 1 57 6L55 32z"),
    (ACCENT, "M24.5 24q15 5 31 0L55 32H25z"),
    (BLACK, "M15 31q0-4 8-1 17 6 34 0 8-3 8 1-4 8-25 8T15 31z"),
    (Line(Ink::Shine, 2.0), "M29 10l1 11"),
];
pub const BONNET: Part = &[
    (ACCENT, "M40 9C22 9 14 24 16 42q2 14 10 21-1-7-2-17 0-16 16-17 16 1 16 17-1 10-2 17 8-7 10-21C66 24 58 9 40 9z"),
    (Line(Ink::White, 3.0), "M23 46q1-17 17-18 16 1 17 18"),
    (CLOTH, "M26 61l12 9-7 9 8-3 1-3 1 3 8 3-7-9 12-9-14 7z"),
    (Line(Ink::Shade, 2.0), "M20 30q3-11 11-14M60 30Q57 19 49 16"),
];
pub const ROSE: Part = &[(Line(Ink::Accent, 8.0), "M55 32h0"), (Line(Ink::White, 3.0), "M55 32h0")];
pub const BOWLER: Part = &[
    (BLACK, "M24 33Q22 10 40 11q18-1 16 22z"),
    (ACCENT, "M24 27q16 4 32 0v6H24z"),
    (BLACK, "M17 32q2-3 7 0 16 4 32 0 5-3 7 0-4 7-23 7T17 32z"),
    (Line(Ink::Shine, 2.0), "M30 21q2-5 6-5"),
];
pub const FEZ: Part = &[
    (ACCENT, "M25 36l4-22q11-5 22 0l4 22q-15-6-30 0z"),
    (Line(Ink::Gold, 2.0), "M40 13q18 1 20 10v8"),
    (Line(Ink::Gold, 4.0), "M60 32v5"),
];
pub const LACE_CAP: Part = &[
    (Line(Ink::White, 7.0), "M26 35h0m3-6h0m7-4h0m8 0h0m7 4h0m3 6h0"),
    (WHITE, "M29 32c-1-14 23-14 22 0q-11-5-22 0z"),
    (ACCENT, "M40 19l-7-4v8zm0 0 7-4v8z"),
];
pub const FEATHER_HAT: Part = &[
    (CLOTH, "M23 31Q22 21 33 15q15-3 25 13-19-6-35 3z"),
    (ACCENT, "M27 19C34 5 50 1 64 10q-7 0-4 5-9-1-7 4-10-4-26 0z"),
];
pub const CAPTAIN: Part = &[
    (WHITE, "M19 26Q18 12 40 11q22 1 21 15l-6 5H25z"),
    (CLOTH, "M25 27q15-5 30 0v8q-15-4-30 0z"),
    (BLACK, "M25 34q15-6 30 0 1 4-3 5-12-5-24 0-4-1-3-5z"),
    (Line(Ink::Gold, 5.0), "M40 28h0"),
];
pub const FLOWERS: Part = &[
    (Line(Ink::Accent, 8.0), "M26 33h0m5-7h0m18 0h0m5 7h0"),
    (Line(Ink::White, 9.0), "M40 23h0"),
    (Line(Ink::Gold, 3.0), "M26 33h0m5-7h0m9-3h0m9 3h0m5 7h0"),
];
pub const PLUMES: Part = &[
    (CLOTH, "M26 27c-2-16 30-16 28 0z"),
    (CLOTH, "M4 30c2-8 18-9 36-9s34 1 36 9q-12 5-36 5T4 30z"),
    (ACCENT, "M48 26C40 10 50 3 59 6q-3 3 1 5 11-3 10 8-5-1-5 3-6 7-17 4z"),
    (Line(Ink::White, 5.0), "M24 26h0m7-3h0"),
];
pub const BOATER: Part = &[
    (Fill(Ink::Gold), "M25 30V14h30v16z"),
    (ACCENT, "M25 22h30v8H25z"),
    (Fill(Ink::Gold), "M14 29H66q4 7-26 7T14 29z"),
];
pub const PITH: Part = &[
    (ACCENT, "M25 32Q22 9 40 8 58 9 55 32z"),
    (Line(Ink::White, 3.0), "M25 29q15-5 30 0"),
    (ACCENT, "M13 37q4-9 27-8 23-1 27 8-12-3-27-2-15-1-27 2z"),
    (Line(Ink::Accent, 4.0), "M40 8v0"),
];
pub const HOMBURG: Part = &[
    (CLOTH, "M25 33q-2-15 3-20 5-1 12 2 7-3 12-2 5 5 3 20z"),
    (BLACK, "M25 26q15 4 30 0v7H25z"),
    (CLOTH, "M14 29q2 2 11 3 15 1 30 0 9-1 11-3 0 9-26 9T14 29z"),
];
pub const TURBAN: Part = &[
    (ACCENT, "M22 38Q18 11 40 10q22 1 18 28-18-8-36 0z"),
    (Line(Ink::Shade, 2.0), "M23 31q16-6 26-19m8 19Q41 25 31 12"),
    (WHITE, "M40 19Q33 7 43 0q6 10-3 19z"),
    (Line(Ink::Gold, 6.0), "M40 21h0"),
];
pub const MOTORING: Part = &[
    (ACCENT, "M14 30q2-18 26-19 24 1 26 19-3 5-26 5T14 30z"),
    (Fill(Ink::White), "M17 32c3 16 4 30 14 39l9 6 9-6c10-9 11-23 14-39l-8 2q2 22-9 33H34Q23 56 25 34z"),
];
pub const GOGGLES: Part = &[
    (Line(Ink::Black, 3.0), "M22 31h36"),
    (Fill(Ink::Shine), "M27 31a6 6 0 1 1 12 0 6 6 0 1 1-12 0zm14 0a6 6 0 1 1 12 0 6 6 0 1 1-12 0z"),
    (Line(Ink::Gold, 2.0), "M27 31a6 6 0 1 1 12 0 6 6 0 1 1-12 0zm14 0a6 6 0 1 1 12 0 6 6 0 1 1-12 0z"),
];
pub const BIG_BOW: Part =
    &[(ACCENT, "M40 15Q26-1 18 10q1 15 22 8 21 7 22-8-8-11-22 5z"), (Line(Ink::Shade, 5.0), "M40 16h0")];
pub const CLOCHE: Part = &[
    (CLOTH, "M21 46Q18 10 40 11q22-1 19 35-6-6-12-8-13-2-26 8z"),
    (ACCENT, "M21 39q15-13 38-4l1 6q-24-9-39 4z"),
    (Line(Ink::Gold, 5.0), "M52 36h0"),
];
pub const FEDORA: Part = &[
    (CLOTH, "M26 32q-3-14 3-20 6-1 12 2 9-4 11 0 5 6 2 18z"),
    (ACCENT, "M25 26q15 4 30 0v6H25z"),
    (CLOTH, "M12 35q6-7 28-5 18-1 28 1c0 6-12 5-28 6-14 0-26 3-28-2z"),
];
pub const BERET: Part = &[
    (CLOTH, "M23 35Q9 25 26 16c14-5 34-2 37 8q1 7-8 11-16-6-32 0z"),
    (Line(Ink::Cloth, 3.0), "M43 15l2-5"),
    (Line(Ink::Shade, 3.0), "M25 34q15-4 30 0"),
];
pub const FLAT_CAP: Part = &[
    (ACCENT, "M22 35Q19 17 43 16q17 1 16 17-19-6-37 2z"),
    (Line(Ink::Accent, 4.5), "M22 36q12-6 24-4"),
    (Line(Ink::Shade, 2.0), "M24 33q15-7 34-1M40 17q-5 7-5 13m9-13q6 6 8 14"),
];
pub const PEACOCK: Part = &[
    (ACCENT, "M52 32Q49 10 63 4q8 14-8 29z"),
    (CLOTH, "M57 14a4 5 0 1 1 7 1 4 5 0 1 1-7-1z"),
    (Line(Ink::Gold, 5.0), "M24 37q17-9 32 0"),
    (Line(Ink::Gold, 2.0), "M60 15l-5 17"),
];
pub const TILT_HAT: Part =
    &[(CLOTH, "M28 24c5-9 22-12 32 1q5 6 2 9-16-12-37-5-3-2 3-5z"), (ACCENT, "M31 21l-9-8 2 7-5 1 8 4z")];
pub const PILLBOX: Part = &[(CLOTH, "M27 29l2-14q11-5 22 0l2 14q-13-6-26 0z"), (SHADE, "M29 15q11-5 22 0-11 5-22 0z")];
pub const HELMET: Part = &[
    (WHITE, "M20 46Q16 11 40 11T60 46l-6 7q0-10-2-14H28q-2 4-2 14z"),
    (ACCENT, "M35 11h10l1 28H34z"),
    (BLACK, "M26 53Q24 67 40 71q16-4 14-18l2-3q4 19-16 24-20-5-16-24z"),
];
pub const PANAMA: Part = &[
    (WHITE, "M26 31q-3-14 4-18 5-1 10 1 5-2 10-1 7 4 4 18z"),
    (BLACK, "M26 25q14 4 28 0v6H26z"),
    (WHITE, "M9 33q8-6 31-4 23-2 31 4-12 6-31 4-19 2-31-4z"),
];
pub const HEADSCARF: Part = &[
    (
        ACCENT,
        "M40 16C24 16 17 30 20 46q3 15 11 21l9 4 9-4q8-6 11-21c3-16-4-30-20-30zm0 15q14 1 14 16 0 14-14 20-14-6-14-20 0-15 14-16z",
    ),
    (ACCENT, "M40 68l-10 4 3 10 7-9 7 9 3-10z"),
    (Line(Ink::White, 3.0), "M25 32h0m8-8h0m14 0h0m8 8h0M23 43h0m34 0h0M28 56h0m24 0h0"),
];
pub const CAP: Part = &[
    (ACCENT, "M24 36Q21 12 40 12T56 36q-16-6-32 0z"),
    (CLOTH, "M22 38q18-12 36 0 9 0 10 4-6 1-12-1-16-6-32 0z"),
    (Line(Ink::White, 6.0), "M40 24h0"),
];
pub const BAND: Part = &[(Line(Ink::Accent, 4.5), "M24 37q16-12 32 0")];

// Glasses, jewels and odd things.

pub const SPECTACLES: Part = &[(
    Line(Ink::Black, 2.0),
    "M29.5 48.5a4.5 3.5 0 1 1 9 0 4.5 3.5 0 1 1-9 0zm12 0a4.5 3.5 0 1 1 9 0 4.5 3.5 0 1 1-9 0zm-3 0h3m-12 0-4-1m25 1 4-1",
)];
pub const ROUND_GLASSES: Part = &[(
    Line(Ink::Black, 2.0),
    "M28.5 48a5 5 0 1 1 10 0 5 5 0 1 1-10 0zm13 0a5 5 0 1 1 10 0 5 5 0 1 1-10 0zm-3 0h3m-13 0h-3m26 0h3",
)];
pub const HORN_RIMS: Part =
    &[(Line(Ink::Black, 2.5), "M28 45H38v3q-4 8-10 0zm14 0H52v3q-6 8-10 0zm-4 1h4M28 45H25m27 0h3")];
pub const MONOCLE: Part = &[
    (Fill(Ink::Shine), "M41 48a5 5 0 1 1 10 0 5 5 0 1 1-10 0z"),
    (Line(Ink::Gold, 2.0), "M41 48a5 5 0 1 1 10 0 5 5 0 1 1-10 0zm9 3q4 12-2 26"),
];
pub const SUNGLASSES: Part =
    &[(BLACK, "M26 44H54l-1 5q-5 8-11 0l-1-2H39l-1 2q-5 8-11 0z"), (Line(Ink::Shine, 2.0), "M30 49l3-3m11 3l3-3")];
pub const CAT_EYES: Part = &[
    (BLACK, "M23 42l15 3v4q-6 8-12-1zm34 0-15 3v4q6 8 12-1z"),
    (Line(Ink::Black, 2.0), "M37 46h6"),
    (Line(Ink::Shine, 2.0), "M30 49l3-3m11 3l3-3"),
];
pub const EYE_PATCH: Part = &[(Line(Ink::Black, 2.0), "M25 40l31 10"), (BLACK, "M41 44l10 2c0 8-9 8-10 1z")];
pub const PIPE: Part = &[
    (Line(Ink::Black, 2.0), "M43 60.5q5 1 9 5"),
    (Line(Ink::Black, 7.0), "M54 64v3"),
    (Line(Ink::White, 2.0), "M54 57c-3-3 3-4 1-8"),
];
pub const HOLDER: Part = &[
    (Line(Ink::Black, 2.0), "M43 60.5l14 5"),
    (Line(Ink::White, 2.0), "M57 65.5l6 2"),
    (Line(Ink::White, 2.0), "M64 63c-3-3 3-5 0-9"),
];
pub const PEARLS: Part = &[(Line(Ink::White, 3.4), "M31 73h0m2.5 4h0m4 2.5h0m5 0h0m4-2.5h0m2.5-4h0")];
pub const LONG_PEARLS: Part =
    &[(Line(Ink::White, 3.2), "M31 76h0m0 5h0m1.5 5h0m3.5 5h0m4 2.5h0m4-2.5h0m3.5-5h0m1.5-5h0m0-5h0")];
pub const CHOKER: Part = &[(Line(Ink::Black, 3.0), "M34 70q6 4 12 0"), (Line(Ink::Gold, 4.0), "M40 73h0")];
pub const DROPS: Part = &[(Line(Ink::Gold, 3.0), "M25 53v3m30-3v3")];
pub const HOOPS: Part =
    &[(Line(Ink::Accent, 3.0), "M20 57a4 5 0 1 1 8 0 4 5 0 1 1-8 0zm32 0a4 5 0 1 1 8 0 4 5 0 1 1-8 0z")];
pub const DISCS: Part = &[(Line(Ink::Accent, 7.0), "M24 57h0m32 0h0")];
pub const PARROT: Part = &[
    (ACCENT, "M58 84q-2-19 8-20 9 1 6 14-2 9-8 18z"),
    (Fill(Ink::Gold), "M60 66q-7 1-4 7l5-2z"),
    (Line(Ink::White, 4.5), "M64 69h0"),
    (Line(Ink::Black, 2.0), "M64 69h0"),
    (Line(Ink::Shade, 4.0), "M68 77l-4 11"),
];
pub const PIERCINGS: Part = &[(Line(Ink::White, 2.0), "M48 41v2m8 9h0M24 52h0")];
pub const NOSE_RING: Part = &[(Line(Ink::Gold, 2.0), "M41 54a2 2 0 1 1-2.5 1.5")];
pub const STUD: Part = &[(Line(Ink::Gold, 3.0), "M24 53h0")];
pub const HEADPHONES: Part =
    &[(Line(Ink::Black, 3.5), "M28 72q12 13 24 0"), (Line(Ink::Accent, 8.0), "M27 69v4m26-4v4")];
