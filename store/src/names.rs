//! Names people type, and names bots have. What can't be seen is no part of a name, and what looks the same is the same.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::canonical_combining_class;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory};
use unicode_script::{Script, UnicodeScript};
use unicode_security::skeleton;

/// A name has no more characters than this, whatever is added to tell it from others: whoever reads records relies on it.
const LONGEST: usize = 24;

/// Older houses numbered names of this length without shortening them.
const LONGEST_EVER: usize = LONGEST + 4;

/// So many accents and the like stand on one letter; more only make a mess of the lines above and below.
const MOST_MARKS: usize = 5;

const DOT_ABOVE: char = '\u{0307}';
const ZERO_WIDTH_NON_JOINER: char = '\u{200C}';
const ZERO_WIDTH_JOINER: char = '\u{200D}';
/// Says that what stands before it is meant as a picture.
const AS_A_PICTURE: char = '\u{FE0F}';

/// A name as it may be shown: one line, nothing invisible, not too long.
pub fn clean(name: &str) -> Option<String> {
    plain(&name.nfc().collect::<String>(), LONGEST)
}

/// The names of a record that comes from anywhere, as they may be shown; nothing if one of them was never a name. What older
/// houses let through is shown without what can't be seen.
pub fn of_record(names: &[String]) -> Option<Vec<String>> {
    let mut shown: Vec<String> = Vec::with_capacity(names.len());
    for name in names {
        let clean = clean(name).filter(|clean| clean == name || was_a_name(name))?;
        let others: Vec<&str> = shown.iter().map(String::as_str).collect();
        let name = distinct(&clean, &others);
        shown.push(name);
    }
    Some(shown)
}

/// Whether an older house would have taken this name.
fn was_a_name(name: &str) -> bool {
    let refused = |c: char| {
        c.is_control()
            || matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
    };
    name.chars().count() <= LONGEST_EVER && !name.chars().any(refused)
}

/// One line of plain text, no longer than so many characters; nothing if there is nothing to see.
pub fn plain(text: &str, longest: usize) -> Option<String> {
    let text: Vec<char> = text.chars().map(|c| if c.is_whitespace() || is_blank(c) { ' ' } else { c }).collect();
    let mut shown = String::with_capacity(text.len());
    let mut marks = 0;
    for (place, c) in text.iter().copied().enumerate() {
        marks = match c {
            c if is_mark(c) => marks + 1,
            // What is dropped separates nothing.
            c if is_invisible(c) => marks,
            _ => 0,
        };
        let next = text.get(place + 1).copied();
        // A vowel sign of one script on a letter of another is no writing; in names it only looks like something else.
        let fits = c.general_category_group() != GeneralCategoryGroup::Mark
            || base(&shown).is_none_or(|base| may_stand_on(c, base));
        let does_something = !is_invisible(c) || shapes(shown.chars().next_back(), c, next);
        // A space after a space, or at the beginning, is not seen either.
        let spare = c == ' ' && (shown.is_empty() || shown.ends_with(' '));
        if does_something && !spare && fits && marks <= MOST_MARKS {
            shown.push(c);
        }
    }
    let shown: String = shown.chars().take(longest).collect();
    let shown = shown.trim_end_matches([' ', ZERO_WIDTH_JOINER, ZERO_WIDTH_NON_JOINER]);
    if shown.chars().any(can_be_seen) { Some(shown.to_owned()) } else { None }
}

/// What the next accent would stand on.
fn base(shown: &str) -> Option<char> {
    let carries = |c: &char| c.general_category_group() != GeneralCategoryGroup::Mark && !is_invisible(*c);
    shown.chars().rev().find(carries)
}

/// Whether some script writes this mark with this letter; most accents belong to none, or to many.
fn may_stand_on(mark: char, letter: char) -> bool {
    !mark.script_extension().intersection(letter.script_extension()).is_empty()
}

/// `name`, or the same with a number if somebody at the table has one that looks like it.
pub fn distinct(name: &str, others: &[&str]) -> String {
    let others: Vec<[String; 3]> = others.iter().map(|other| skeletons(other)).collect();
    let taken = |name: &str| {
        let name = skeletons(name);
        others.iter().any(|other| other.iter().zip(&name).any(|(a, b)| a == b))
    };
    if !taken(name) {
        return name.to_owned();
    }
    (2..).map(|number| numbered(name, number)).find(|name| !taken(name)).expect("numbers don't run out")
}

/// A name with its number is no longer than others.
fn numbered(name: &str, number: u32) -> String {
    let number = format!(" {number}");
    let name: String = name.chars().take(LONGEST - number.len()).collect();
    name.trim_end().to_owned() + &number
}

/// A name for a bot that nobody at the table has.
pub fn bot(others: &[&str]) -> String {
    const NAMES: [&str; 8] = ["Achille", "Berthe", "Casimir", "Delphine", "Edmond", "Félicie", "Gaspard", "Hortense"];
    let free = NAMES.iter().find(|name| distinct(name, others) == **name);
    free.map_or_else(|| distinct(NAMES[0], others), |name| (*name).to_owned())
}

/// What a name looks like, whatever alphabet its letters are from: as it is written, in small letters and in capitals. Two that
/// agree in one of these can be taken for each other: a capital I for a small l, and both for their other forms.
fn skeletons(name: &str) -> [String; 3] {
    let seen: String = name.chars().filter(|c| !is_invisible(*c)).collect();
    let seen = without_second_dots(&seen);
    [seen.clone(), seen.to_lowercase(), seen.to_uppercase()].map(|name| skeleton(&name).collect())
}

/// A dot on a letter that has one already is not seen: it takes the other's place.
fn without_second_dots(name: &str) -> String {
    let has_dot = |c: char| {
        matches!(c, 'i' | 'j' | 'ı' | 'ȷ' | 'į' | 'ị' | 'ɨ' | 'ʝ' | 'ɉ' | 'і' | 'ј' | 'ḭ' | 'ᶖ' | 'ⅈ' | 'ⅉ' | 'ϳ')
    };
    let mut shown = String::with_capacity(name.len());
    for c in name.nfd() {
        if c != DOT_ABOVE || !shown.chars().rev().find(|c| !is_mark(*c)).is_some_and(has_dot) {
            shown.push(c);
        }
    }
    shown
}

/// Characters that take their place and leave it white.
fn is_blank(c: char) -> bool {
    matches!(c, '\u{115F}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}' | '\u{FFFC}' | '\u{1D159}')
        || matches!(c, '\u{13441}'..='\u{13442}' | '\u{16FE4}')
}

/// Whether nobody sees this character: control and format characters, what no alphabet has or will have, and everything that
/// Unicode lets a browser ignore (Default_Ignorable_Code_Point, of which these ranges are not format characters).
fn is_invisible(c: char) -> bool {
    let ignorable = matches!(c, '\u{034F}' | '\u{17B4}'..='\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{FE00}'..='\u{FE0F}')
        || matches!(c, '\u{FFF0}'..='\u{FFF8}' | '\u{E0000}'..='\u{E0FFF}');
    ignorable || c.general_category_group() == GeneralCategoryGroup::Other
}

/// Whether an invisible character changes how its neighbours look: a joiner or non-joiner in a script where letters join, as
/// Persian and Indian names need them, and what makes one picture of several.
fn shapes(before: Option<char>, c: char, next: Option<char>) -> bool {
    let Some(before) = before else { return false };
    let joins = |c: char| matches!(c.script(), Script::Arabic | Script::Syriac | Script::Mongolian | Script::Nko);
    let is_virama = canonical_combining_class(before) == 9;
    let is_picture = |c: char| c.is_emoji_char() && !c.is_ascii();
    match c {
        ZERO_WIDTH_NON_JOINER => is_virama || (joins(before) && next.is_some_and(joins)),
        ZERO_WIDTH_JOINER => {
            is_virama || ((is_picture(before) || before == AS_A_PICTURE) && next.is_some_and(is_picture))
        }
        AS_A_PICTURE => is_picture(before),
        _ => false,
    }
}

fn is_mark(c: char) -> bool {
    matches!(c.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

/// Accents without a letter are as good as nothing.
fn can_be_seen(c: char) -> bool {
    use GeneralCategoryGroup::{Letter, Number, Punctuation, Symbol};
    matches!(c.general_category_group(), Letter | Number | Punctuation | Symbol)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_plain_line() {
        assert_eq!(clean("  Anna \n Maria\u{202E}  "), Some("Anna Maria".into()));
        assert_eq!(clean("\u{0}\u{200B} \t"), None);
        assert_eq!(clean(&"x".repeat(99)).unwrap().len(), 24);
        assert_eq!(clean("<b>"), Some("<b>".into()));
    }

    #[test]
    fn two_annas_can_be_told_apart() {
        assert_eq!(distinct("Anna", &["anna", "Anna 2"]), "Anna 3");
        assert_eq!(bot(&["Achille"]), "Berthe");
    }

    #[test]
    fn what_nobody_sees_is_no_part_of_a_name() {
        let invisible = [
            '\u{AD}',
            '\u{34F}',
            '\u{61C}',
            '\u{180E}',
            '\u{180B}',
            '\u{200B}',
            '\u{200C}',
            '\u{200D}',
            '\u{200E}',
            '\u{202E}',
            '\u{2060}',
            '\u{2066}',
            '\u{FE00}',
            '\u{FE0F}',
            '\u{FEFF}',
            '\u{FFF9}',
            '\u{17B4}',
            '\u{1D173}',
            '\u{E0001}',
            '\u{E0041}',
            '\u{E0100}',
            '\u{E0FFF}',
            '\u{F8FF}',
            '\u{378}',
        ];
        for c in invisible {
            assert_eq!(clean(&format!("An{c}na")), Some("Anna".into()), "{c:?}");
            assert_eq!(clean(&c.to_string()), None, "{c:?}");
        }
        for c in ['\u{115F}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{FFA0}', '\u{A0}', '\u{3000}', '\u{FFFC}'] {
            assert_eq!(clean(&format!("{c}{c}")), None, "{c:?}");
            assert_eq!(clean(&format!("Anna{c}{c}Maria{c}")), Some("Anna Maria".into()), "{c:?}");
        }
        assert_eq!(clean("\u{301}\u{301}"), None, "accents need a letter");
        assert_eq!(clean(&format!("A{}", "\u{300}\u{316}".repeat(9))).unwrap().chars().count(), 1 + MOST_MARKS);
    }

    #[test]
    fn names_of_all_the_world_are_welcome() {
        let names = [
            "Zoë",
            "Łukasz",
            "Анна",
            "Ἀλέξανδρος",
            "さくら",
            "山田たろう",
            "サクラ Sakura",
            "김철수",
            "李小龍",
            "ทักษิณ",
            "नरेन्द्र",
            "משה",
            "محمد",
            "علی\u{200C}رضا",
            "ශ්\u{200D}රී",
            "Nguyễn Ái",
            "❤\u{FE0F} Anna",
            "👩\u{200D}👧",
            "🏳\u{FE0F}\u{200D}🌈",
            "👍🏽",
            "O’Neill",
            "DJ Вася",
        ];
        for name in names {
            assert_eq!(clean(name).as_deref(), Some(name));
            assert_eq!(distinct(name, &["Otto"]), name);
        }
        assert_eq!(clean("Zoe\u{308}").as_deref(), Some("Zoë"), "one spelling of the same letter");
    }

    #[test]
    fn a_letter_carries_no_marks_of_another_script() {
        for (name, seen) in [
            ("An\u{E34}na", "Anna"),
            ("A\u{93F}nna", "Anna"),
            ("Ann\u{3099}a", "Anna"),
            ("Анн\u{5B8}а", "Анна"),
            ("ท\u{93E}ักษิณ", "ทักษิณ"),
            ("Ann\u{301}\u{E34}\u{302}a", "An\u{144}\u{302}a"),
        ] {
            let clean = clean(name).unwrap();
            assert_eq!(clean, seen.nfc().collect::<String>(), "{name:?}");
        }
        for written in ["ㇷ\u{309A}", "ܐ\u{64E}", "Ж\u{301}", "1\u{20E3}", "मु\u{902}बई"] {
            assert_eq!(clean(written).as_deref(), Some(written), "{written:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_told_apart() {
        for (name, other) in [
            ("Аnna", "Anna"),
            ("ΑΝΝΑ", "anna"),
            ("Ian", "lan"),
            ("ian", "Ian"),
            ("Ann\u{430}", "ANNA"),
            ("B0b", "Bob"),
            ("𝐀𝐧𝐧𝐚", "Anna"),
            ("Ａｎｎａ", "Anna"),
            ("علی\u{200C}رضا", "علیرضا"),
            ("❤\u{FE0F}", "❤"),
        ] {
            assert_eq!(distinct(name, &[other]), format!("{name} 2"), "{name} {other}");
        }
        for twin in ["Mi\u{307}a", "M\u{131}\u{307}a", "Mi\u{323}\u{307}a"] {
            assert_ne!(distinct(twin, &["Mia", "Mi\u{323}a"]), twin, "a second dot is not seen");
        }
        assert_eq!(distinct("İpek", &["Ömer"]), "İpek");
        assert_eq!(distinct("Hanna", &["Anna", "Hans"]), "Hanna");
        assert_eq!(bot(&["Αchille", "Bеrthe"]), "Casimir");
    }

    #[test]
    fn what_is_dropped_makes_no_room_for_more_accents() {
        let heap = format!("A{}", "\u{300}\u{300}\u{300}\u{300}\u{300}\u{200B}".repeat(8));
        let marks = clean(&heap).unwrap().nfd().filter(|c| is_mark(*c)).count();
        assert!(marks <= MOST_MARKS + 1, "{marks}");
    }

    #[test]
    fn a_name_with_its_number_is_no_longer_than_others() {
        let long = "x".repeat(24);
        let second = distinct(&long, &[&long]);
        assert_eq!(second, format!("{} 2", "x".repeat(22)));
        assert_eq!(distinct(&long, &[&long, &second]), format!("{} 3", "x".repeat(22)));
        assert_eq!(clean(&second).as_ref(), Some(&second), "and it is a name itself");
        assert_eq!(
            distinct(&format!("{} x", "y".repeat(22)), &[&format!("{} x", "y".repeat(22))]),
            format!("{} 2", "y".repeat(22))
        );
    }

    #[test]
    fn names_of_older_records_are_shown_and_no_others() {
        let names = |names: &[&str]| of_record(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
        let long = "x".repeat(24);
        let shown = names(&[&long, &format!("{long} 2")]).unwrap();
        assert_eq!(shown, [long, format!("{} 2", "x".repeat(22))]);
        assert_eq!(names(&["An\u{AD}na", "Аnna"]).unwrap(), ["Anna", "Аnna 2"]);
        for never in ["", "Anna\u{202E}", "\u{3164}", &"x".repeat(500)] {
            assert_eq!(names(&[never]), None, "{never:?}");
        }
    }
}
