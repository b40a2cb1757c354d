//! Packs the pages that a connection is sent, as one stream of raw deflate. Each page says much that the one before it said, so it
//! is mostly sent as "as before": a few hundred bytes. It is one block with the fixed codes of RFC 1951 for every page, and
//! remembers nothing but the last page: a compressor that is made for everything would keep 256 kB for each connection. A short page
//! goes as it is, in a block of plain bytes, and is not remembered: looking for repetitions would take longer than sending them.
//! A link that opens something goes as it is, letter by letter, and nothing repeats any of it: else the length of a page would
//! tell whether what others have written in it is a good guess.

use std::ops::Range;

/// How far back a browser remembers, and how long a repetition can be.
const FARTHEST: usize = 32 * 1024;
const LONGEST: usize = 258;

/// Repetitions that are shorter are not worth their distance.
const SHORTEST: usize = 4;

/// How many bits tell apart what the text has said before, and how tags begin.
const HASH_BITS: u32 = 12;
const TAG_BITS: u32 = 9;

/// So many bytes in common make a tag the same as before.
const LIKELY: usize = 20;

/// Pages up to this length go as they are: they arrive with the first packets that a connection may send at once.
const SHORT: usize = 12 * 1024;

/// How the addresses begin that open something to whoever knows them.
const OPENS: [&str; 2] = ["/seat/", "/join/"];

/// What ends a page in the stream: no page has it inside.
const END: char = '\0';

/// What was packed last; nothing if that was short.
#[derive(Debug, Default)]
pub struct Packer {
    before: String,
    /// Where links stand in it.
    links: Vec<Range<usize>>,
}

impl Packer {
    /// The next part of the stream: the whole of it can be unpacked as soon as it arrives.
    pub fn pack(&mut self, mut page: String) -> Vec<u8> {
        page.push(END);
        if page.len() <= SHORT {
            *self = Packer::default();
            return plain(page.as_bytes());
        }
        let (before, text) = (self.before.as_bytes(), page.as_bytes());
        let links = links(&page);
        let mut bits = Bits { bytes: Vec::with_capacity(text.len() / 8 + 64), waiting: 0, count: 0 };
        // A block with fixed codes, and not the last.
        bits.write(0b010, 3);
        let mut places = Places([0; 1 << HASH_BITS]);
        let mut tags = Tags::of(before);
        // How far the page before was repeated; and where it may go on in the same way.
        let (mut repeated, mut there) = (0, 0);
        let mut here = 0;
        while let Some(four) = four_at(text, here) {
            let open = before_link(&links, here);
            if open < SHORTEST {
                bits.literal(text[here]);
                here += 1;
                there += 1;
                continue;
            }
            let known = places.remember(four, here);
            if four_at(before, there) != Some(four) && text[here] == b'<' {
                there = tags.same(before, repeated, &text[here..]).unwrap_or(there);
            }
            let in_reach = |far: &usize| *far <= FARTHEST;
            let as_before = Some(before.len() + here - there.min(before.len())).filter(in_reach);
            let within = known.map(|place| here - place).filter(in_reach);
            let open_there = before_link(&self.links, there);
            if let Some(far) = as_before.filter(|_| open_there >= SHORTEST && four_at(before, there) == Some(four)) {
                let length = same(&before[there..], &text[here..]).min(open).min(open_there);
                bits.repeat(length, far);
                here += length;
                there += length;
                repeated = there;
            } else if let Some(far) = within.filter(|far| four_at(text, here - far) == Some(four)) {
                let length = same(&text[here - far..], &text[here..]).min(open).min(before_link(&links, here - far));
                bits.repeat(length, far);
                here += length;
                there += length;
            } else {
                bits.literal(text[here]);
                here += 1;
                there += 1;
            }
        }
        text[here..].iter().for_each(|byte| bits.literal(*byte));
        (self.before, self.links) = (page, links);
        bits.end()
    }
}

/// Where links stand in a page.
fn links(page: &str) -> Vec<Range<usize>> {
    let starts = OPENS.iter().flat_map(|address| page.match_indices(address)).map(|(start, _)| start);
    let end = |start: usize| page[start..].find(['"', '<', ' ']).map_or(page.len(), |length| start + length);
    let mut links: Vec<Range<usize>> = starts.map(|start| start..end(start)).collect();
    links.sort_unstable_by_key(|link| link.start);
    links
}

/// How many bytes from here on are in no link.
fn before_link(links: &[Range<usize>], place: usize) -> usize {
    let next = links.iter().find(|link| place < link.end);
    next.map_or(usize::MAX, |link| link.start.saturating_sub(place))
}

/// A block of plain bytes, and not the last; `text` must be short enough for one.
fn plain(text: &[u8]) -> Vec<u8> {
    let length = u16::try_from(text.len()).expect("a short page");
    [&[0], &length.to_le_bytes()[..], &(!length).to_le_bytes(), text].concat()
}

/// Where each four bytes stood last, counted from 1.
struct Places([u32; 1 << HASH_BITS]);

impl Places {
    /// Where others that may be the same stood until now.
    fn remember(&mut self, four: u32, place: usize) -> Option<usize> {
        let last = &mut self.0[(four.wrapping_mul(0x9E37_79B1) >> (32 - HASH_BITS)) as usize];
        (std::mem::replace(last, place as u32 + 1) as usize).checked_sub(1)
    }
}

/// The tags of the page before, by how they begin.
struct Tags {
    /// The first of each kind, counted from 1.
    first: [u16; 1 << TAG_BITS],
    /// Where each stands, and which is the next of its kind.
    tags: Vec<(u32, u16)>,
}

impl Tags {
    fn of(page: &[u8]) -> Tags {
        let places = memchr::memchr_iter(b'<', page).filter(|place| page.len() - place >= LIKELY);
        let tags: Vec<_> = places.take(usize::from(u16::MAX)).map(|place| (place as u32, 0)).collect();
        let mut all = Tags { first: [0; 1 << TAG_BITS], tags };
        for (number, tag) in all.tags.iter_mut().enumerate().rev() {
            let first = &mut all.first[kind(&page[tag.0 as usize..])];
            tag.1 = std::mem::replace(first, number as u16 + 1);
        }
        all
    }

    /// Where the next tag from there on goes on like this text, for long enough to be the same one.
    fn same(&mut self, page: &[u8], from: usize, text: &[u8]) -> Option<usize> {
        let wanted = text.get(..LIKELY)?;
        let first = &mut self.first[kind(wanted)];
        let mut number = *first;
        while let Some((place, next)) = usize::from(number).checked_sub(1).map(|number| self.tags[number]) {
            let place = place as usize;
            if place < from {
                // Nobody goes back to what was passed.
                *first = next;
            } else if page[place..].starts_with(wanted) {
                return Some(place);
            }
            number = next;
        }
        None
    }
}

/// A number for the first bytes of a tag; there must be enough of them.
fn kind(tag: &[u8]) -> usize {
    let eight = |from: usize| u64::from_le_bytes(tag[from..from + 8].try_into().expect("eight"));
    let mixed =
        (eight(0) ^ eight(8).rotate_left(29) ^ eight(LIKELY - 8).rotate_left(47)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> (64 - TAG_BITS)) as usize
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

    /// Ends the block, and brings all bits out with an empty one of plain bytes.
    fn end(mut self) -> Vec<u8> {
        self.write(0, 7);
        self.write(0, 3);
        let left = self.count.div_ceil(8) as usize;
        self.bytes.extend_from_slice(&self.waiting.to_le_bytes()[..left]);
        self.bytes.extend([0, 0, 0xFF, 0xFF]);
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
    use flate2::{Decompress, FlushDecompress};
    use tabletop::Chance;

    use super::*;

    /// Packs and unpacks pages one after another, and returns how long each was on the way.
    fn sent(pages: &[String]) -> Vec<usize> {
        let (mut packer, mut unpacker) = (Packer::default(), Decompress::new(false));
        let send = |page: &String| {
            let packed = packer.pack(page.clone());
            let mut text = Vec::with_capacity(page.len() + 100);
            unpacker.decompress_vec(&packed, &mut text, FlushDecompress::Sync).unwrap();
            assert_eq!(text.pop(), Some(END as u8));
            assert_eq!(String::from_utf8(text).unwrap(), *page);
            packed.len()
        };
        pages.iter().map(send).collect()
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
        sent(&texts);
        texts.iter().for_each(|text| drop(sent(std::slice::from_ref(text))));
        // The same again, as far back as is remembered, and farther.
        for length in [FARTHEST - 2, FARTHEST - 1, FARTHEST, FARTHEST + 1, 2 * FARTHEST] {
            let page: String = (0..length).map(|_| char::from(b'0' + chance.below(70) as u8)).collect();
            sent(&[page.clone(), page.clone(), page]);
        }
    }

    #[test]
    fn the_length_of_a_page_with_a_link_tells_nothing_of_the_link() {
        let hand = "<span class=\"card\">7</span>".repeat(900);
        let page = |name: &str| format!("{hand}<input value=\"/seat/t/1/0123456789abcdef\"><b>{name}</b>");
        let lengths = |name: &str| {
            let mut packer = Packer::default();
            // The link is in the first of them; what others write comes with it, and afterwards without.
            let later = format!("{hand}<b>{name}</b>");
            let pages = [page(name), later.clone(), page(name), later];
            sent(&pages);
            pages.map(|page| packer.pack(page).len())
        };
        assert_eq!(lengths("/1/0123456789abcdef"), lengths("/1/fedcba9876543210"));
    }

    #[test]
    fn a_page_is_short_and_one_like_the_last_is_shorter() {
        let card =
            |number: u32| format!("<span class=\"card\" title=\"red {}\"><b>{number}</b></span>", number * number);
        let hand: String = (0..260).map(card).collect();
        let page = |price: u8, story: &str| format!("<p>{price}</p>{hand}<ol>{story}</ol>");
        let first = page(7, "<li>Anna bids 7.</li>");
        let lengths = sent(&[first.clone(), page(12, "<li>Ben bids 12.</li><li>Anna bids 7.</li>")]);
        assert!(lengths[0] < first.len() / 3, "{lengths:?} of {}", first.len());
        assert!(lengths[1] < lengths[0] / 5, "{lengths:?}");
        // One that is short as it is comes between them, and is no longer than it was.
        let lengths = sent(&[first.clone(), "<p>7</p>".to_owned(), first.clone()]);
        assert_eq!(lengths[1], "<p>7</p>".len() + 6);
    }
}
