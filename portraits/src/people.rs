//! Portraits that people choose from. Their order is for ever: what somebody chose is kept as a number.

use crate::Bust;
use crate::wardrobe::*;

const fn person(
    key: &'static str,
    backdrop: Part,
    features: Part,
    face: (Colour, Part, Part),
    colours: (Colour, Colour, Colour, Colour),
    behind: &'static [Part],
    before: &'static [Part],
) -> Bust {
    Bust { key, backdrop, sepia: 6, face, features, colours, behind, before }
}

#[rustfmt::skip]
pub const PEOPLE: [Bust; 32] = [
    person("1", GLOW, SMILE, (ROSY, ROUND, BUTTON), (GINGER, 0x2f6b5c, 0xf0dfc0, 0xc98a4a), &[JACKET], &[CURLY_BOB, FRECKLES, PEARLS]),
    person("2", CURTAIN, GRIN, (DEEP, OVAL, BROAD), (RAVEN, 0x3a3f63, 0xc8423a, 0xd9b25c), &[SUIT], &[CROP]),
    person("3", GLOW, SERENE, (PALE, OVAL, STRAIGHT), (WHITE_HAIR, 0x6f5080, 0xe7d3e0, 0x8fa08a), &[RUFFLES], &[WRINKLES, BUN, POMPADOUR, SPECTACLES]),
    person("4", WINDOW, CALM, (TAN, SQUARE, STRAIGHT), (RAVEN, 0xb2673a, 0x3d4f3a, 0x5f7f86), &[FLANNEL], &[SIDE_PART, FULL_BEARD]),
    person("5", SPOTS, LAUGH, (BROWN, ROUND, BROAD), (RAVEN, 0xe0a32e, 0x2f6f74, 0xa8483f), &[AFRO, SHIFT], &[HAIRLINE, HOOPS]),
    person("6", GLOW, CALM, (PALE, LONG, HOOKED), (BLOND, 0x3f5f86, 0xb6413b, 0xd3c19a), &[STIFF], &[SIDES, HANDLEBAR, BOATER]),
    person("7", CURTAIN, HERS, (OLIVE, OVAL, STRAIGHT), (RAVEN, 0x7d2f45, 0xe8c98e, 0x57706b), &[DROP_WAIST], &[BOB, BAND, LONG_PEARLS]),
    person("8", WINDOW, SERENE, (ROSY, ROUND, BROAD), (WHITE_HAIR, 0x5c4a3a, 0x8c3b34, 0x9fae9a), &[FROCK], &[WRINKLES, BALD, SIDES, FULL_BEARD]),
    person("9", GLOW, SMILE, (TAN, OVAL, STRAIGHT), (RAVEN, 0x2d5b6d, 0x8fbfae, 0xe0c48b), &[TUNIC], &[HIJAB]),
    person("10", SPOTS, WINK, (ROSY, SQUARE, BUTTON), (CHESTNUT, 0xd9d0bd, 0xa23c36, 0x4c6a80), &[BRETON], &[CURLS, STUBBLE]),
    person("11", CURTAIN, SMILE, (DEEP, LONG, BROAD), (RAVEN, 0xe9dcc0, 0xc0592f, 0x4f7a66), &[LOCS, SHAWL], &[HAIRLINE, BAND, DROPS]),
    person("12", GLOW, CALM, (BROWN, OVAL, HOOKED), (RAVEN, 0x2f4a4a, 0xd2752c, 0xc9b48c), &[SUIT], &[BIG_BEARD, DASTAR]),
    person("13", WINDOW, LAUGH, (PALE, ROUND, BUTTON), (BLOND, 0xc85a72, 0xf2e6cf, 0x6d8fa0), &[STRAPS], &[PARTED, BRAIDS, FRECKLES]),
    person("14", SPOTS, GRIN, (OLIVE, ROUND, BUTTON), (RAVEN, 0x3f6f9c, 0xe8c23e, 0xb85c45), &[HOODIE], &[SPIKES]),
    person("15", GLOW, HERS, (PALE, LONG, STRAIGHT), (CHESTNUT, 0x3a3040, 0xb99a5e, 0xa7695a), &[LACE], &[POMPADOUR, ROSE, CHOKER]),
    person("16", CURTAIN, CALM, (DEEP, SQUARE, BROAD), (GREY, 0x54433a, 0xd8c6a0, 0x6f8a7a), &[TURTLENECK], &[WRINKLES, CROP, POINTED, ROUND_GLASSES]),
    person("17", WINDOW, SMILE, (OLIVE, ROUND, STRAIGHT), (RAVEN, 0xb03a48, 0xe7d7b0, 0x7f9a8c), &[STRAIGHT_LONG, MANDARIN], &[FRINGE]),
    person("18", GLOW, CALM, (ROSY, LONG, HOOKED), (GINGER, 0x4f6a48, 0xd9c59a, 0x8a7f9c), &[TURTLENECK], &[WAVY, CURTAIN_BEARD, HORN_RIMS]),
    person("19", SPOTS, LAUGH, (BROWN, OVAL, STRAIGHT), (RAVEN, 0xa9325e, 0xe39a3a, 0x3f7a78), &[LONG_WAVES, SARI], &[PARTED, DROPS]),
    person("20", CURTAIN, HIS, (PALE, OVAL, STRAIGHT), (RAVEN, 0x24222c, 0xb03038, 0xb99a62), &[TUXEDO], &[SLICK, PENCIL]),
    person("21", GLOW, SERENE, (TAN, ROUND, BROAD), (GREY, 0x8a5a3c, 0x3f6f6a, 0xd6c08e), &[SHAWL], &[WRINKLES, PARTED, CROWN_BRAID, HOOPS]),
    person("22", WINDOW, GRIN, (TAN, OVAL, BUTTON), (RAVEN, 0x5f87b0, 0xc23b3b, 0xd8a545), &[DUNGAREES], &[FLAT_CAP, STUBBLE]),
    person("23", SPOTS, HERS, (ROSY, SQUARE, BUTTON), (BLOND, 0xe0784a, 0xf5ecd6, 0x478083), &[SHIFT], &[BEEHIVE, BAND, DISCS]),
    person("24", GLOW, HIS, (DEEP, ROUND, BUTTON), (RAVEN, 0xd8c08c, 0x8a3a30, 0x5a7596), &[LOCS, ALOHA], &[HAIRLINE, GOATEE]),
    person("25", CURTAIN, SMILE, (PALE, OVAL, BUTTON), (GINGER, 0x2f4f7a, 0xe6c24a, 0xb9746a), &[LONG_WAVES, DENIM], &[FLIP_FRINGE, FRECKLES]),
    person("26", GLOW, CALM, (OLIVE, SQUARE, HOOKED), (WHITE_HAIR, 0x34465c, 0xe2d7bd, 0xa3574a), &[UNIFORM], &[WRINKLES, SIDES, KAISER, CAPTAIN]),
    person("27", WINDOW, SHARP, (PALE, LONG, STRAIGHT), (RAVEN, 0x2a2a33, 0x8c2c38, 0xa9b4a4), &[TUXEDO], &[ETON_CROP, MONOCLE]),
    person("28", SPOTS, WINK, (BROWN, SQUARE, STRAIGHT), (CHESTNUT, 0x9a3f3a, 0xe0c070, 0x587a5e), &[EXPLORER], &[QUIFF, STUBBLE]),
    person("29", GLOW, LAUGH, (OLIVE, ROUND, BUTTON), (CHESTNUT, 0x5a4a8a, 0xe08a4a, 0x9fb07a), &[FUR], &[WAVES, CLOCHE]),
    person("30", CURTAIN, SERENE, (PALE, ROUND, BROAD), (GREY, 0x7a6a48, 0x3f5a6c, 0xc7a07c), &[ARTIST], &[SIDES, WALRUS, BERET]),
    person("31", WINDOW, SMILE, (DEEP, OVAL, BUTTON), (RAVEN, 0x4f8a7a, 0xf0cf58, 0xb4607a), &[AFRO, JACKET], &[HAIRLINE, ROUND_GLASSES]),
    person("32", GLOW, GRIN, (ROSY, OVAL, BUTTON), (CHESTNUT, 0x6c7c4c, 0xd0a24c, 0x7d94a8), &[SUIT], &[MOP_TOP, FRECKLES]),
];
