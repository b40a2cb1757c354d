//! Who of the family sits for a portrait, and how: 52 of them. Children have the hair, the nose or the chin of a parent.

use Time::{Y1840, Y1870, Y1900, Y1930, Y1960, Y1990};
use portraits::Bust;
use portraits::wardrobe::Brush::{Fill, Line};
use portraits::wardrobe::*;

/// Everybody's portrait, a symbol each: `person-A1`, `person-a1` and so on.
pub fn symbols() -> String {
    SITTERS.iter().map(Bust::symbol).collect()
}

/// When a generation lives: its photographs are sepia in 1840 and in full colour by 1990.
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
    /// A vignette, an arch, curtains, light.
    const fn backdrop(self) -> Part {
        match self {
            Time::Y1840 => &[(Fill(Ink::Shine), "M40 4a36 46 0 1 1-.1 0z")],
            Time::Y1870 => &[(Fill(Ink::Shine), "M8 100V40a32 34 0 0 1 64 0v60z")],
            Time::Y1900 => &[(Fill(Ink::Shade), "M0 0H22Q18 59 0 82zM80 0H66q0 38 14 56z")],
            Time::Y1930 => &[(Fill(Ink::Shine), "M0 0h26l54 84v16H56L0 22z")],
            Time::Y1960 => &[(Line(Ink::Shine, 12.0), "M10 22h0m60 0h0M3 55h0m74 0h0M22 4h0m36 0h0")],
            Time::Y1990 => &[(Fill(Ink::Shine), "M0 0h80L0 60zM80 40v34L0 100V88z")],
        }
    }

    const fn sepia(self) -> u32 {
        match self {
            Time::Y1840 => 100,
            Time::Y1870 => 86,
            Time::Y1900 => 66,
            Time::Y1930 => 38,
            Time::Y1960 => 10,
            Time::Y1990 => 0,
        }
    }
}

const fn sitter(
    key: &'static str,
    time: Time,
    features: Part,
    face: (Colour, Part, Part),
    colours: (Colour, Colour, Colour, Colour),
    behind: &'static [Part],
    before: &'static [Part],
) -> Bust {
    Bust { key, backdrop: time.backdrop(), sepia: time.sepia(), face, features, colours, behind, before }
}

#[rustfmt::skip]
const SITTERS: [Bust; 52] = [
    sitter("A1", Y1840, HIS, (PALE, LONG, STRAIGHT), (RAVEN, 0x4a3a30, 0xd8c8b0, 0xb09878), &[TAILCOAT], &[SIDES, CHOPS, TOP_HAT]),
    sitter("A2", Y1840, HERS, (PALE, OVAL, STRAIGHT), (CHESTNUT, 0xb8a488, 0x6c5440, 0xa89478), &[CRINOLINE], &[PARTED, RINGLETS, BONNET]),
    sitter("B1", Y1840, HIS, (ROSY, SQUARE, BUTTON), (WHITE_HAIR, 0x382a22, 0x806850, 0x9a8464), &[GREATCOAT], &[SIDES, FULL_BEARD]),
    sitter("B2", Y1840, HERS, (PALE, ROUND, BUTTON), (FAIR, 0x3a2c24, 0xa89070, 0x7a6448), &[LACE], &[LOOPS, DROPS, PEARLS]),
    sitter("C1", Y1840, HIS, (ROSY, OVAL, HOOKED), (GINGER, 0x8c785c, 0x3a2c20, 0xc4b090), &[FROCK], &[CURLS, CURTAIN_BEARD, SPECTACLES]),
    sitter("C2", Y1840, HERS, (ROSY, LONG, HOOKED), (RAVEN, 0xd0bc9c, 0xb08c60, 0xa08a6c), &[CRINOLINE], &[TOP_KNOT, PARTED, RINGLETS, ROSE, CHOKER]),

    sitter("a1", Y1870, HIS, (PALE, LONG, STRAIGHT), (RAVEN, 0x6c5844, 0x7a2c28, 0xc0a880), &[FROCK], &[SIDES, HANDLEBAR, BOWLER]),
    sitter("a2", Y1870, HERS, (PALE, OVAL, STRAIGHT), (RAVEN, 0x9c5c54, 0xe8d8c0, 0x8c7c64), &[LACE], &[CHIGNON, CHOKER, DROPS]),
    sitter("ax", Y1870, HIS, (PALE, LONG, STRAIGHT), (CHESTNUT, 0x5a6450, 0x9c2c2c, 0xb8a888), &[ARTIST], &[SIDES, WAXED, GOATEE, FEZ, MONOCLE]),
    sitter("b1", Y1870, HERS, (PALE, SQUARE, BUTTON), (FAIR, 0x44383c, 0x8c3838, 0x8c7858), &[FRILLS], &[PARTED, CROWN_BRAID]),
    sitter("b2", Y1870, HIS, (ROSY, SQUARE, BUTTON), (FAIR, 0x40444c, 0x28303c, 0x8a7a60), &[STIFF], &[SIDE_PART, FULL_BEARD]),
    sitter("bx", Y1870, HERS, (ROSY, ROUND, BUTTON), (WHITE_HAIR, 0x54404c, 0x4c9c50, 0xc8b490), &[FRILLS], &[PARTED, LACE_CAP, SPECTACLES, PARROT]),
    sitter("c1", Y1870, HERS, (ROSY, OVAL, HOOKED), (GINGER, 0x3c5848, 0xd8b890, 0xa89878), &[SNOOD, RUFFLES], &[PARTED, FEATHER_HAT, DROPS]),
    sitter("c2", Y1870, HIS, (ROSY, LONG, HOOKED), (GINGER, 0x302824, 0x886038, 0xb8a484), &[STIFF], &[SIDES, DUNDREARY]),
    sitter("cx", Y1870, HIS, (ROSY, OVAL, HOOKED), (GINGER, 0x28344c, 0xa03c30, 0x8c9088), &[SAILOR], &[SIDES, CURTAIN_BEARD, CAPTAIN, EYE_PATCH, PIPE]),
    sitter("o1", Y1870, HIS, (OLIVE, OVAL, BROAD), (RAVEN, 0x8c6c4c, 0xe0d0b0, 0xa09078), &[ARTIST], &[WAVY, WAXED, IMPERIAL]),
    sitter("o2", Y1870, HERS, (PALE, OVAL, STRAIGHT), (CHESTNUT, 0xd8c4a8, 0xb8545c, 0x7c6c54), &[CRINOLINE], &[PARTED, RINGLETS, FLOWERS, PEARLS]),

    sitter("d1", Y1900, HERS, (PALE, OVAL, STRAIGHT), (RAVEN, 0x6c3c54, 0xd88c94, 0xb8b098), &[LEG_OF_MUTTON], &[POMPADOUR, PLUMES, DROPS]),
    sitter("d2", Y1900, HIS, (PALE, LONG, STRAIGHT), (RAVEN, 0xd0c4a8, 0x8c2c34, 0x8c9c94), &[STIFF], &[SIDES, WAXED, BOATER]),
    sitter("e1", Y1900, HIS, (ROSY, SQUARE, BUTTON), (FAIR, 0x344858, 0xa43830, 0xb0a488), &[UNIFORM], &[FLAT_TOP, KAISER]),
    sitter("e2", Y1900, HERS, (ROSY, ROUND, BUTTON), (FAIR, 0x7c9484, 0xe8d8c0, 0x94886c), &[LEG_OF_MUTTON], &[BUN, POMPADOUR, LONG_PEARLS]),
    sitter("ex", Y1900, HIS, (ROSY, SQUARE, HOOKED), (GINGER, 0xb09868, 0xd8c898, 0x8c9c74), &[EXPLORER], &[SIDES, WALRUS, PITH, MONOCLE]),
    sitter("f1", Y1900, HIS, (OLIVE, OVAL, BROAD), (RAVEN, 0x584838, 0x6c2c34, 0xc4b490), &[SUIT], &[SIDES, POINTED, HOMBURG, SPECTACLES]),
    sitter("fx", Y1900, HERS, (OLIVE, OVAL, BROAD), (RAVEN, 0x6c3468, 0xa47424, 0x948478), &[SHAWL], &[CURLY_BOB, TURBAN, DROPS, HOLDER]),
    sitter("g1", Y1900, HERS, (ROSY, LONG, HOOKED), (GINGER, 0xe0d0b8, 0x3c5c7c, 0xa4ac9c), &[RUFFLES], &[POMPADOUR, BIG_BOW]),
    sitter("gx", Y1900, HERS, (PALE, ROUND, HOOKED), (CHESTNUT, 0x7c5434, 0xb89468, 0x8ca4ac), &[FRILLS], &[CURLY_BOB, MOTORING, GOGGLES]),

    sitter("h1", Y1930, HIS, (PALE, SQUARE, STRAIGHT), (BLOND, 0x56616c, 0x9c3c34, 0xb4b8a4), &[SUIT], &[SLICK, ROUND_GLASSES]),
    sitter("h2", Y1930, HERS, (PALE, SQUARE, BUTTON), (BLOND, 0x4c8484, 0xd8c8a0, 0xb49c94), &[DROP_WAIST], &[WAVES, PEARLS, DROPS]),
    sitter("hx", Y1930, HERS, (PALE, LONG, STRAIGHT), (RAVEN, 0x302c34, 0x1c1a20, 0xa4b4b4), &[TUXEDO], &[ETON_CROP, MONOCLE, HOLDER]),
    sitter("i1", Y1930, HERS, (PALE, OVAL, STRAIGHT), (RAVEN, 0x9c4454, 0xe0c0a0, 0x9cac94), &[FUR], &[SIDES, CLOCHE]),
    sitter("i2", Y1930, HIS, (PALE, LONG, STRAIGHT), (RAVEN, 0x7c6c5c, 0x3c342c, 0xc4b898), &[SUIT], &[SIDES, PENCIL, FEDORA]),
    sitter("ix", Y1930, HIS, (ROSY, LONG, HOOKED), (GINGER, 0x2c3c5c, 0xb43c30, 0xd0c498), &[BRETON], &[SIDES, WAXED, GOATEE, BERET, PIPE]),
    sitter("j1", Y1930, HERS, (OLIVE, OVAL, BROAD), (RAVEN, 0x2c6c5c, 0x8ccc9c, 0xd0ac8c), &[DROP_WAIST], &[BOB, LONG_PEARLS]),
    sitter("j2", Y1930, HIS, (OLIVE, ROUND, BROAD), (CHESTNUT, 0x6c7c4c, 0x9c7444, 0x94a4ac), &[TUXEDO], &[SIDES, FLAT_CAP]),
    sitter("jx", Y1930, HERS, (OLIVE, ROUND, BUTTON), (GINGER, 0x2c5c94, 0x3c9c84, 0x7c5c7c), &[BOA], &[CURLY_BOB, PEACOCK, DROPS]),
    sitter("o3", Y1930, HIS, (ROSY, SQUARE, HOOKED), (GINGER, 0x9c8c64, 0x4c6c44, 0x9c9484), &[SUIT], &[CENTRE_PART, WALRUS]),
    sitter("o4", Y1930, HERS, (ROSY, ROUND, STRAIGHT), (CHESTNUT, 0x5c5484, 0xa08464, 0xccb0a0), &[FUR], &[CURLY_BOB, TILT_HAT, DROPS]),

    sitter("k1", Y1960, HIS, (PALE, SQUARE, STRAIGHT), (BLOND, 0x46566c, 0x1c2430, 0x74b4b4), &[SLIM], &[FLAT_TOP, HORN_RIMS]),
    sitter("k2", Y1960, HERS, (PALE, SQUARE, BUTTON), (BLOND, 0xe8743c, 0xf4f0e0, 0x3c8c8c), &[SHIFT], &[BEEHIVE, BAND, DISCS]),
    sitter("l1", Y1960, HERS, (OLIVE, OVAL, STRAIGHT), (RAVEN, 0xe87c9c, 0xb44c74, 0xb4c45c), &[FLIP, JACKET], &[FLIP_FRINGE, PILLBOX, PEARLS]),
    sitter("l2", Y1960, HIS, (PALE, LONG, STRAIGHT), (RAVEN, 0xd8a834, 0x9c6c1c, 0x7c94c4), &[TURTLENECK], &[QUIFF]),
    sitter("lx", Y1960, HIS, (OLIVE, LONG, BROAD), (RAVEN, 0xf0ece0, 0xd83c34, 0x6cac6c), &[SAILOR], &[HELMET, GOGGLES, PENCIL]),
    sitter("m1", Y1960, HERS, (ROSY, ROUND, HOOKED), (GINGER, 0x5c4ca4, 0xf0c43c, 0x8cc4a4), &[SHIFT], &[PIXIE, DISCS]),
    sitter("mx", Y1960, HIS, (ROSY, SQUARE, BUTTON), (BLOND, 0x2c8cac, 0xf4d45c, 0xe4a43c), &[ALOHA], &[SIDES, WALRUS, PANAMA, SUNGLASSES]),
    sitter("n1", Y1960, HIS, (OLIVE, ROUND, BROAD), (CHESTNUT, 0x5c3c34, 0xc43c44, 0xd4c48c), &[TUXEDO], &[MOP_TOP]),
    sitter("nx", Y1960, HERS, (OLIVE, OVAL, STRAIGHT), (CHESTNUT, 0xf0e4c8, 0xd4344c, 0x5cb4dc), &[JACKET], &[PARTED, HEADSCARF, CAT_EYES]),

    sitter("p1", Y1990, HIS, (PALE, SQUARE, STRAIGHT), (BLOND, 0xd82c3c, 0x2c4cac, 0x7cdcb4), &[HOODIE], &[SIDES, CAP]),
    sitter("p2", Y1990, HERS, (OLIVE, OVAL, STRAIGHT), (RAVEN, 0x4c7cb8, 0xf4f0f0, 0xf4a43c), &[STRAIGHT_LONG, DENIM], &[PARTED, CHOKER, NOSE_RING]),
    sitter("q1", Y1990, HIS, (OLIVE, ROUND, BROAD), (CHESTNUT, 0xb43434, 0x7c2424, 0x9cbc3c), &[LONG_BACK, FLANNEL], &[CURTAINS, GOATEE, STUD]),
    sitter("q2", Y1990, HERS, (PALE, SQUARE, BROAD), (BLOND, 0xe43c9c, 0x3cc8d8, 0x6c4cc4), &[PERM, SHIFT], &[PERM_FRINGE, HOOPS]),
    sitter("r1", Y1990, HIS, (PALE, LONG, STRAIGHT), (RAVEN, 0x2c9c54, 0xf4d43c, 0xf4843c), &[ZIPPED, HEADPHONES], &[SPIKES, PIERCINGS]),
    sitter("r2", Y1990, HERS, (ROSY, ROUND, HOOKED), (GINGER, 0x3c5c9c, 0xf4c83c, 0xec6ca4), &[PONYTAIL, STRAPS], &[FRINGE, ROUND_GLASSES]),
];

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
            SITTERS.iter().map(|sitter| sitter.symbol().replacen(sitter.key, "", 1)).collect();
        assert_eq!(drawings.len(), 52);
    }

    #[test]
    fn portraits_are_light() {
        assert!(symbols().len() < 60_000, "{}", symbols().len());
    }
}
