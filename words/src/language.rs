//! The languages of the house.

use unic_langid::{LanguageIdentifier, langid};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    French,
    English,
    German,
}

impl Language {
    pub const ALL: [Language; 3] = [Language::French, Language::English, Language::German];

    pub fn code(self) -> &'static str {
        match self {
            Language::French => "fr",
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// Its own name for itself.
    pub fn name(self) -> &'static str {
        match self {
            Language::French => "Français",
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }

    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The best of our languages for a browser's `Accept-Language`; English where it asks for none of them.
    pub fn preferred(header: &str) -> Language {
        let mut best = (Language::English, 0.0);
        for part in header.split(',') {
            let (tag, quality) = part.split_once(";q=").unwrap_or((part, "1"));
            let quality = quality.trim().parse::<f32>().unwrap_or(0.0);
            let code = tag.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
            if quality > best.1
                && let Some(language) = Language::from_code(&code)
            {
                best = (language, quality);
            }
        }
        best.0
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        match self {
            Language::French => langid!("fr"),
            Language::English => langid!("en"),
            Language::German => langid!("de"),
        }
    }

    /// The same text with spaces that no line breaks at, where this language wants them: French before two-part punctuation and
    /// inside quotation marks, French and German before a dollar sign.
    pub fn spaced(self, text: &str) -> String {
        let places: &[(&str, &str)] = match self {
            Language::French => &[
                (" :", "\u{a0}:"),
                (" ;", "\u{a0};"),
                (" !", "\u{a0}!"),
                (" ?", "\u{a0}?"),
                (" »", "\u{a0}»"),
                ("« ", "«\u{a0}"),
                ("} $", "}\u{a0}$"),
            ],
            Language::German => &[("} $", "}\u{a0}$")],
            Language::English => &[],
        };
        places.iter().fold(text.to_owned(), |text, (loose, firm)| text.replace(loose, firm))
    }

    /// The same text to be put into quotation marks: those that it has itself become inner ones.
    pub fn quoted(self, text: &str) -> String {
        let marks: &[(&str, &str)] = match self {
            Language::French => &[("«\u{a0}", "“"), ("\u{a0}»", "”")],
            Language::English => &[("“", "‘"), ("”", "’")],
            Language::German => &[("“", "‘"), ("„", "‚")],
        };
        marks.iter().fold(text.to_owned(), |text, (outer, inner)| text.replace(outer, inner))
    }

    /// What stands before the last thing of a list.
    pub(crate) fn and(self) -> &'static str {
        match self {
            Language::French => " et ",
            Language::English => " and ",
            Language::German => " und ",
        }
    }

    /// What whoever reads is called in a list of names.
    pub fn you(self) -> &'static str {
        match self {
            Language::French => "Vous",
            Language::English => "You",
            Language::German => "Du",
        }
    }

    /// A list of nothing.
    pub(crate) fn nothing(self) -> &'static str {
        match self {
            Language::French => "rien",
            Language::English => "nothing",
            Language::German => "nichts",
        }
    }
}

/// The files that every language has one of, by the language: their names are these two with its code in between, and begin, as with
/// `include_str!`, where the file stands in which this is written. `texts!("../words/", ".ftl")(Language::German)` is the text of
/// `../words/de.ftl`.
#[macro_export]
macro_rules! texts {
    ($before:expr, $after:expr) => {
        |language: $crate::Language| -> &'static str {
            match language {
                $crate::Language::French => include_str!(concat!($before, "fr", $after)),
                $crate::Language::English => include_str!(concat!($before, "en", $after)),
                $crate::Language::German => include_str!(concat!($before, "de", $after)),
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_of_a_language_is_in_the_file_with_its_code() {
        let rulebook = texts!("../../games/tante/RULEBOOK.", ".md");
        for language in Language::ALL {
            let path = format!("{}/../games/tante/RULEBOOK.{}.md", env!("CARGO_MANIFEST_DIR"), language.code());
            assert_eq!(rulebook(language), std::fs::read_to_string(path).unwrap());
        }
    }

    #[test]
    fn no_french_line_begins_with_a_question_mark() {
        assert_eq!(
            Language::French.spaced("a = Prêt ? « Oui » : { $sum } $ !"),
            "a = Prêt\u{a0}? «\u{a0}Oui\u{a0}»\u{a0}: { $sum }\u{a0}$\u{a0}!"
        );
        assert_eq!(Language::English.spaced("a : b"), "a : b");
    }

    #[test]
    fn marks_inside_marks_are_inner_ones() {
        assert_eq!(Language::French.quoted("Anna joue «\u{a0}Bonus\u{a0}»"), "Anna joue “Bonus”");
        assert_eq!(Language::English.quoted("Anna plays “Bonus”"), "Anna plays ‘Bonus’");
        assert_eq!(Language::German.quoted("Anna spielt „Bonus“"), "Anna spielt ‚Bonus‘");
    }

    #[test]
    fn the_browser_gets_the_language_it_likes_best() {
        assert_eq!(Language::preferred("de-CH,fr;q=0.8,en;q=0.5"), Language::German);
        assert_eq!(Language::preferred("ja, fr-CA;q=0.7, en;q=0.3"), Language::French);
        assert_eq!(Language::preferred("ja"), Language::English);
        assert_eq!(Language::preferred(";;;,q=;q=x"), Language::English);
    }
}
