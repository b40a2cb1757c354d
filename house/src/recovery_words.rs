//! The words of a recovery sheet: 96 bits that nobody can guess and 16 that tell a misread word, as syllables that can be read
//! aloud and typed in any language. Each word has sixteen bits: consonants of four, vowels of two.

use sha2::{Digest, Sha256};

const CONSONANTS: &[u8; 16] = b"bdfghjklmnprstvz";
const VOWELS: &[u8; 4] = b"aiou";

/// How many words there are.
pub const WORDS: usize = 7;

/// The secret of a sheet.
pub type Secret = [u8; 12];

/// Why what somebody typed is not a sheet's words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Misread;

/// The words to print.
pub fn spell(secret: &Secret) -> Vec<String> {
    let all = [&secret[..], &check(secret)].concat();
    all.chunks(2).map(|pair| word(u16::from_be_bytes([pair[0], pair[1]]))).collect()
}

/// What the words say, however they are separated, in small letters or capitals.
pub fn read(text: &str) -> Result<Secret, Misread> {
    let words: Vec<&str> = text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).collect();
    if words.len() != WORDS {
        return Err(Misread);
    }
    let mut bytes = Vec::with_capacity(2 * WORDS);
    for word in words {
        bytes.extend(number(&word.to_lowercase()).ok_or(Misread)?.to_be_bytes());
    }
    let (secret, rest) = bytes.split_at(2 * WORDS - 2);
    let secret: Secret = secret.try_into().map_err(|_| Misread)?;
    if rest == check(&secret) { Ok(secret) } else { Err(Misread) }
}

fn check(secret: &Secret) -> [u8; 2] {
    let hash = Sha256::new().chain_update(b"recovery").chain_update(secret).finalize();
    [hash[0], hash[1]]
}

/// Consonant, vowel, consonant, vowel, consonant.
fn word(number: u16) -> String {
    let consonant = |shift: u16| CONSONANTS[usize::from(number >> shift & 15)] as char;
    let vowel = |shift: u16| VOWELS[usize::from(number >> shift & 3)] as char;
    [consonant(12), vowel(10), consonant(6), vowel(4), consonant(0)].iter().collect()
}

fn number(word: &str) -> Option<u16> {
    let letters: &[u8; 5] = word.as_bytes().try_into().ok()?;
    let among = |letters: &[u8], letter: u8| Some(letters.iter().position(|known| *known == letter)? as u16);
    Some(
        among(CONSONANTS, letters[0])? << 12
            | among(VOWELS, letters[1])? << 10
            | among(CONSONANTS, letters[2])? << 6
            | among(VOWELS, letters[3])? << 4
            | among(CONSONANTS, letters[4])?,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_as_it_was_spelt() {
        for number in 0..=u16::MAX {
            assert_eq!(super::number(&word(number)), Some(number));
        }
        let secret = *b"twelve bytes";
        let words = spell(&secret);
        assert_eq!(words.len(), WORDS);
        assert_eq!(read(&words.join(" ")), Ok(secret));
        assert_eq!(read(&format!("  {} ", words.join("-\n").to_uppercase())), Ok(secret));
    }

    #[test]
    fn a_misread_letter_is_told() {
        let words = spell(b"twelve bytes").join("-");
        let mut told = 0;
        for place in 0..words.len() {
            for letter in *b"aibdz" {
                let mut misread = words.clone().into_bytes();
                misread[place] = letter;
                let misread = String::from_utf8(misread).unwrap();
                told += usize::from(misread != words && read(&misread).is_err());
                assert!(misread == words || read(&misread) != Ok(*b"twelve bytes"));
            }
        }
        assert!(told > 150, "only {told} are told at once");
        for nothing in ["", "babab", "é é é é é é é", &words[..words.len() - 6], &format!("{words}-babab")] {
            assert_eq!(read(nothing), Err(Misread), "{nothing}");
        }
    }
}
