//! Packs pages as raw deflate: texts of a few dozen kilobytes, each new and sent once. It is one
//! block with the fixed codes of RFC 1951 and a small memory: half the work of a compressor that is made for everything.

/// How far back a browser remembers, and how long a repetition can be.
const FARTHEST: usize = 32 * 1024;
const LONGEST: usize = 258;

/// Repetitions that are shorter are not worth their distance.
const SHORTEST: usize = 4;

/// How many bits tell apart what the text has said before.
const HASH_BITS: u32 = 12;

/// The text as one deflate block.
pub fn packed(text: &str) -> Vec<u8> {
    let text = text.as_bytes();
    let mut bits = Bits { bytes: Vec::with_capacity(text.len() / 2 + 16), waiting: 0, count: 0 };
    // The last block, with fixed codes.
    bits.write(0b011, 3);
    // Where each four bytes stood last, counted from 1.
    let mut places = [0u32; 1 << HASH_BITS];
    let mut here = 0;
    while let Some(four) = four_at(text, here) {
        let place = &mut places[(four.wrapping_mul(0x9E37_79B1) >> (32 - HASH_BITS)) as usize];
        let before = std::mem::replace(place, here as u32 + 1) as usize;
        let far = here + 1 - before;
        if before > 0 && far <= FARTHEST && four_at(text, before - 1) == Some(four) {
            let length = same(&text[before - 1..], &text[here..]);
            bits.repeat(length, far);
            here += length;
        } else {
            bits.literal(text[here]);
            here += 1;
        }
    }
    text[here..].iter().for_each(|byte| bits.literal(*byte));
    // The end of the block.
    bits.write(0, 7);
    bits.end()
}

fn four_at(text: &[u8], place: usize) -> Option<u32> {
    text.get(place..place + SHORTEST).and_then(|four| four.try_into().ok()).map(u32::from_le_bytes)
}

/// How many bytes two places have in common; the first four are known to be.
fn same(one: &[u8], other: &[u8]) -> usize {
    let most = other.len().min(LONGEST);
    let mut length = SHORTEST;
    while let (Some(a), Some(b)) = (one.get(length..length + 8), other.get(length..length + 8)) {
        let (a, b) =
            (u64::from_le_bytes(a.try_into().expect("eight")), u64::from_le_bytes(b.try_into().expect("eight")));
        if a != b {
            return (length + ((a ^ b).trailing_zeros() / 8) as usize).min(most);
        }
        length += 8;
        if length >= most {
            return most;
        }
    }
    length + one[length..].iter().zip(&other[length..most]).take_while(|(a, b)| a == b).count()
}

/// Bits on their way into bytes, the first at the lower end.
struct Bits {
    bytes: Vec<u8>,
    waiting: u64,
    count: u32,
}

impl Bits {
    fn write(&mut self, bits: u32, count: u32) {
        self.waiting |= u64::from(bits) << self.count;
        self.count += count;
        if self.count >= 32 {
            self.bytes.extend_from_slice(&(self.waiting as u32).to_le_bytes());
            self.waiting >>= 32;
            self.count -= 32;
        }
    }

    fn literal(&mut self, byte: u8) {
        let (code, count) = LITERALS[usize::from(byte)];
        self.write(u32::from(code), u32::from(count));
    }

    fn repeat(&mut self, length: usize, far: usize) {
        let (code, count) = LENGTHS[length];
        self.write(u32::from(code), u32::from(count));
        // Distances come in pairs of symbols, and each pair has one more bit of its own than the one before.
        let far = far as u32 - 1;
        let own = far.checked_ilog2().unwrap_or(0).saturating_sub(1);
        let symbol = 2 * own + (far >> own);
        self.write(symbol.reverse_bits() >> 27, 5);
        self.write(far & ((1 << own) - 1), own);
    }

    fn end(mut self) -> Vec<u8> {
        let left = self.count.div_ceil(8) as usize;
        self.bytes.extend_from_slice(&self.waiting.to_le_bytes()[..left]);
        self.bytes
    }
}

/// The fixed code of a symbol and how many bits it has, ready to be written.
const fn code(symbol: u16) -> (u16, u8) {
    let (code, count) = match symbol {
        0..144 => (0x30 + symbol, 8),
        144..256 => (0x190 + symbol - 144, 9),
        256..280 => (symbol - 256, 7),
        _ => (0xC0 + symbol - 280, 8),
    };
    (code.reverse_bits() >> (16 - count), count as u8)
}

const LITERALS: [(u16, u8); 256] = {
    let mut codes = [(0, 0); 256];
    let mut byte = 0;
    while byte < 256 {
        codes[byte] = code(byte as u16);
        byte += 1;
    }
    codes
};

/// For each length its symbol's code and the bits that follow it.
const LENGTHS: [(u16, u8); LONGEST + 1] = {
    let mut codes = [(0, 0); LONGEST + 1];
    let mut length = 3;
    while length < LONGEST {
        let from = length as u16 - 3;
        let own = if from < 8 { 0 } else { from.ilog2() as u16 - 2 };
        let (bits, count) = code(257 + 4 * own + (from >> own));
        codes[length] = (bits | (from & ((1 << own) - 1)) << count, count + own as u8);
        length += 1;
    }
    codes[LONGEST] = code(285);
    codes
};

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::DeflateDecoder;
    use tabletop::Chance;

    use super::*;

    fn unpacked(packed: &[u8]) -> String {
        let mut text = String::new();
        DeflateDecoder::new(packed).read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn whatever_is_packed_comes_out_again() {
        let mut texts: Vec<String> = ["", "a", "abc", "abcd", "héritière ♪ 𝄞"].map(str::to_owned).into();
        // Every length and many distances: a run of one letter after another, with other text in between.
        texts.extend((0..600).map(|length| format!("{}{}", "a".repeat(length), "ab".repeat(length / 2))));
        let mut chance = Chance::quick(7);
        for letters in [1, 2, 5, 40, 300] {
            for length in [10, 1000, 40_000, 100_000] {
                let letter = |_| char::from_u32(0x20 + chance.below(letters)).unwrap();
                texts.push((0..length).map(letter).collect());
            }
        }
        // Repetitions as far away as can be, and one step farther.
        for gap in [FARTHEST - 9, FARTHEST - 8, FARTHEST - 7, FARTHEST] {
            let between: String = (0..gap).map(|_| char::from(b'0' + chance.below(10) as u8)).collect();
            texts.push(format!("inherits{between}inherits"));
        }
        for text in texts {
            assert_eq!(unpacked(&packed(&text)), text);
        }
    }

    #[test]
    fn a_page_becomes_a_third_as_long() {
        let page =
            "<svg class=\"portrait\" aria-hidden=\"true\"><use href=\"/assets/tante.svg#gentleman\"></svg>".repeat(50);
        assert!(packed(&page).len() < page.len() / 3);
    }
}
