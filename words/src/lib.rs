//! Turns a [`Line`] into a sentence, in the reader's language, with the players' names in it.

mod language;
mod messages;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use tabletop::{Arg, Line};

pub use language::Language;
pub use messages::messages;

/// What can be said, in every language: the messages of a game or of the house.
pub struct Words {
    bundles: [FluentBundle<FluentResource>; 3],
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Words")
    }
}

impl Words {
    /// Words from Fluent texts, one for each language in the order of [`Language::ALL`].
    ///
    /// # Panics
    /// If a text is not Fluent or names a message twice: these are our own files, and tests read them all.
    pub fn new(texts: [&str; 3]) -> Words {
        let mut texts = texts.into_iter();
        let bundles = Language::ALL.map(|language| {
            let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
            // All three languages run from left to right: the isolation marks would only get in the way.
            bundle.set_use_isolating(false);
            for text in [language.lists(), texts.next().expect("a text for every language")] {
                let resource = FluentResource::try_new(language.spaced(text));
                let resource = resource.unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
                bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{language:?}: {errors:?}"));
            }
            bundle
        });
        Words { bundles }
    }

    /// The sentence for `line`. A message that is missing is said by its id, so that a gap is seen and nothing breaks.
    pub fn say(&self, language: Language, line: &Line, names: &[String]) -> String {
        let bundle = &self.bundles[language as usize];
        let Some(pattern) = bundle.get_message(line.id).and_then(|message| message.value()) else {
            return line.id.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &line.args {
            args.set(*name, self.value(language, arg, names));
        }
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// A message without arguments, by an id that need not be known in advance.
    pub fn word(&self, language: Language, id: &str) -> String {
        let bundle = &self.bundles[language as usize];
        let pattern = bundle.get_message(id).and_then(|message| message.value());
        pattern
            .map_or_else(|| id.to_owned(), |pattern| bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    fn value(&self, language: Language, arg: &Arg, names: &[String]) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => {
                FluentValue::from(names.get(seat.index()).cloned().unwrap_or_else(|| seat.0.to_string()))
            }
            Arg::Line(line) => FluentValue::from(self.say(language, line, names)),
            Arg::List(args) => {
                let parts: Vec<String> = args.iter().map(|arg| self.text(language, arg, names)).collect();
                FluentValue::from(self.list(language, &parts))
            }
        }
    }

    fn text(&self, language: Language, arg: &Arg, names: &[String]) -> String {
        match self.value(language, arg, names) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
        }
    }

    /// "a", "a and b", "a, b and c".
    fn list(&self, language: Language, parts: &[String]) -> String {
        match parts {
            [] => self.word(language, "list-nothing"),
            [one] => one.clone(),
            [first @ .., last] => {
                let bundle = &self.bundles[language as usize];
                let pattern =
                    bundle.get_message("list-and").and_then(|message| message.value()).expect("our own message");
                let mut args = FluentArgs::new();
                args.set("first", first.join(", "));
                args.set("last", last.clone());
                bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seat;

    fn words() -> Words {
        Words::new([
            "took = { $who } prend { $cards } ({ $count ->\n [one] une carte\n *[other] { $count } cartes\n }).\nred = rouge",
            "took = { $who } takes { $cards } ({ $count }).\nred = red",
            "took = { $who } nimmt { $cards } ({ $count }).\nred = Rot",
        ])
    }

    #[test]
    fn a_line_becomes_a_sentence_in_each_language() {
        let cards: Arg = [Line::new("red"), Line::new("red"), Line::new("red")].into_iter().collect();
        let line = Line::new("took").with("who", Seat(1)).with("cards", cards).with("count", 3u8);
        let names = ["Anna".to_owned(), "<Ben>".to_owned()];
        let said = Language::ALL.map(|language| words().say(language, &line, &names));
        assert_eq!(said[0], "<Ben> prend rouge, rouge et rouge (3 cartes).");
        assert_eq!(said[1], "<Ben> takes red, red and red (3).");
        assert_eq!(said[2], "<Ben> nimmt Rot, Rot und Rot (3).");
    }

    #[test]
    fn a_missing_message_is_said_by_its_id() {
        assert_eq!(words().say(Language::French, &Line::new("gone"), &[]), "gone");
    }

    #[test]
    fn messages_are_listed_with_their_arguments() {
        let listed =
            messages("took = { $who } takes { $cards ->\n [one] { $one }\n *[other] { red }\n }\nred = red\n# note\n");
        assert_eq!(listed["took"].iter().map(String::as_str).collect::<Vec<_>>(), ["cards", "one", "who"]);
        assert!(listed["red"].is_empty());
    }
}
