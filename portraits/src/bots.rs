//! The portraits of the bots, by their names: each looks like its temperament.

use crate::Bust;
use crate::wardrobe::*;

const fn bot(
    key: &'static str,
    features: Part,
    face: (Colour, Part, Part),
    colours: (Colour, Colour, Colour, Colour),
    behind: &'static [Part],
    before: &'static [Part],
) -> Bust {
    Bust { key, backdrop: GLOW, sepia: 20, face, features, colours, behind, before }
}

#[rustfmt::skip]
pub const BOTS: [Bust; 8] = [
    // Bold.
    bot("Achille", GRIN, (ROSY, SQUARE, HOOKED), (GINGER, 0xb8442f, 0xb8442f, 0x4a6a88), &[SAILOR], &[HELMET, GOGGLES, WAXED]),
    // Careful.
    bot("Berthe", WARY_HERS, (PALE, ROUND, BUTTON), (WHITE_HAIR, 0x4c5a54, 0x9a7aa0, 0xc4b48e), &[FRILLS], &[PARTED, LACE_CAP, SPECTACLES]),
    // Spiteful.
    bot("Casimir", SCHEMING, (PALE, LONG, HOOKED), (RAVEN, 0x2a2630, 0x6f2c4a, 0x6f8a6a), &[TAILCOAT], &[SLICK, WAXED, GOATEE, MONOCLE]),
    // Kindly.
    bot("Delphine", SMILE, (OLIVE, ROUND, BUTTON), (CHESTNUT, 0xd89a9a, 0xd0506a, 0x7fa8a0), &[LACE], &[BUN, POMPADOUR, FLOWERS]),
    // Patient.
    bot("Edmond", SERENE, (ROSY, ROUND, BROAD), (GREY, 0x5c6a48, 0x8c6a40, 0xa87c58), &[TURTLENECK], &[SIDES, BALD, FULL_BEARD, PIPE]),
    // Bold.
    bot("Félicie", LAUGH, (BROWN, OVAL, STRAIGHT), (RAVEN, 0x8a2f52, 0xe0a03a, 0x3f5a78), &[BOA], &[BOB, PEACOCK, DROPS]),
    // Careful.
    bot("Gaspard", WARY, (PALE, OVAL, BUTTON), (CHESTNUT, 0x4a4440, 0x8a6a50, 0x8a9a9c), &[GREATCOAT], &[SIDES, WALRUS, BOWLER, ROUND_GLASSES]),
    // Spiteful.
    bot("Hortense", SHARP, (PALE, LONG, HOOKED), (GREY, 0x2c2830, 0x4a2c4c, 0x9a8448), &[LEG_OF_MUTTON], &[POMPADOUR, TOP_KNOT, CHOKER, DROPS]),
];
