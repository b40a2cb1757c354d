//! Turns a [`Line`] into a sentence, in the reader's language, with the players' names in it.

mod language;
mod messages;

use std::borrow::Cow;
use std::fmt::Write;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use rustc_hash::FxHashMap;
use tabletop::{Arg, Line, Seat};

pub use language::Language;
pub use messages::messages;

/// What can be said, in every language: the messages of a game or of the house.
pub struct Words {
    bundles: [FluentBundle<FluentResource>; Language::ALL.len()],
    /// Most messages are text with arguments in between: those are said without Fluent, ten times as fast.
    plain: [FxHashMap<String, Vec<Piece>>; Language::ALL.len()],
}

/// Whom a sentence is said to. A message may have other words for them, as attributes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Listener {
    /// Anybody: everybody in it has their name.
    Anybody,
    /// Whoever sits here: where the message has an attribute that is called like the argument that they are, that is said,
    /// such as `.seat = You bid { $gifts }.`
    At(Seat),
    /// The same, who is told what they could do: by the attribute `advice`, such as `.advice = Bid { $gifts }.`
    Advised(Seat),
}

/// The attribute of a message that advises.
const ADVICE: &str = "advice";

/// A part of a plain message.
enum Piece {
    Text(String),
    /// An argument, by its name.
    Arg(String),
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Words")
    }
}

impl Words {
    /// Words from the Fluent text of every language, such as [`texts!`](crate::texts) gives.
    ///
    /// # Panics
    /// If a text is not Fluent or names a message twice: these are our own files, and tests read them all.
    pub fn new<T: AsRef<str>>(text: impl Fn(Language) -> T) -> Words {
        let mut plain: [FxHashMap<_, _>; Language::ALL.len()] = Default::default();
        let bundles = Language::ALL.map(|language| {
            let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
            // All three languages run from left to right: the isolation marks would only get in the way.
            bundle.set_use_isolating(false);
            let resource = FluentResource::try_new(language.spaced(text(language).as_ref()));
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
            plain[language as usize].extend(resource.entries().flat_map(plain_messages));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{language:?}: {errors:?}"));
            bundle
        });
        Words { bundles, plain }
    }

    /// The sentence for `line`. A message that is missing is said by its id, so that a gap is seen and nothing breaks.
    pub fn say(&self, language: Language, line: &Line, names: &[String]) -> String {
        self.say_to(Listener::Anybody, language, line, names)
    }

    /// The same, for whoever listens.
    pub fn say_to(&self, listener: Listener, language: Language, line: &Line, names: &[String]) -> String {
        // Most sentences need no more: growing to it would take longer than saying it.
        let mut said = String::with_capacity(64);
        self.write(Speech { listener, language, names }, line, &mut said);
        said
    }

    fn write(&self, speech: Speech<'_>, line: &Line, into: &mut String) {
        let key = self.attribute(speech, line).map(|attribute| format!("{}.{attribute}", line.id));
        let key = key.as_deref().unwrap_or(line.id);
        let arg = |name: &String| line.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg);
        let known =
            |piece: &Piece| matches!(piece, Piece::Text(_)) || matches!(piece, Piece::Arg(name) if arg(name).is_some());
        match self.plain[speech.language as usize].get(key).filter(|pieces| pieces.iter().all(known)) {
            Some(pieces) => pieces.iter().for_each(|piece| match piece {
                Piece::Text(text) => into.push_str(text),
                Piece::Arg(name) => arg(name).into_iter().for_each(|arg| self.write_arg(speech, arg, into)),
            }),
            None => into.push_str(&self.format(speech, line, key)),
        }
    }

    /// The attribute of the message that is for whoever listens, if it has one.
    fn attribute(&self, speech: Speech<'_>, line: &Line) -> Option<&'static str> {
        let (Listener::At(you) | Listener::Advised(you)) = speech.listener else { return None };
        let advice = if speech.listener == Listener::Advised(you) { Some(ADVICE) } else { None };
        let is_you = line.args.iter().filter(|(_, arg)| *arg == Arg::Seat(you)).map(|(name, _)| *name);
        let mut names = advice.into_iter().chain(is_you).peekable();
        // Most messages are about others.
        names.peek()?;
        let message = self.bundles[speech.language as usize].get_message(line.id)?;
        names.find(|name| message.get_attribute(name).is_some())
    }

    fn write_arg(&self, speech: Speech<'_>, arg: &Arg, into: &mut String) {
        match arg {
            Arg::Number(number) => write!(into, "{number}").expect("memory takes what is written"),
            Arg::Seat(seat) => match speech.names.get(seat.index()) {
                Some(name) => into.push_str(name),
                None => write!(into, "{}", seat.0).expect("memory takes what is written"),
            },
            Arg::Line(line) => self.write(speech, line, into),
            Arg::List(args) => self.write_list(speech, args, into),
        }
    }

    /// What Fluent makes of a line: whatever it knows beyond text and arguments, such as plurals.
    fn format(&self, speech: Speech<'_>, line: &Line, key: &str) -> String {
        let bundle = &self.bundles[speech.language as usize];
        let pattern = bundle.get_message(line.id).and_then(|message| match key.split_once('.') {
            Some((_, attribute)) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else { return line.id.to_owned() };
        let mut args = FluentArgs::new();
        for (name, arg) in &line.args {
            args.set(*name, self.value(speech, arg));
        }
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// A message without arguments, by an id that need not be known in advance.
    pub fn word<'w>(&'w self, language: Language, id: &str) -> Cow<'w, str> {
        if let Some([Piece::Text(text)]) = self.plain[language as usize].get(id).map(Vec::as_slice) {
            return Cow::Borrowed(text);
        }
        let bundle = &self.bundles[language as usize];
        let pattern = bundle.get_message(id).and_then(|message| message.value());
        let said = |pattern| bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
        Cow::Owned(pattern.map_or_else(|| id.to_owned(), said))
    }

    fn value(&self, speech: Speech<'_>, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            text => {
                let mut said = String::new();
                self.write_arg(speech, text, &mut said);
                FluentValue::from(said)
            }
        }
    }

    /// "a", "a and b", "a, b and c".
    fn write_list(&self, speech: Speech<'_>, args: &[Arg], into: &mut String) {
        for (place, arg) in args.iter().enumerate() {
            match place {
                0 => {}
                last if last + 1 == args.len() => into.push_str(speech.language.and()),
                _ => into.push_str(", "),
            }
            self.write_arg(speech, arg, into);
        }
        if args.is_empty() {
            into.push_str(speech.language.nothing());
        }
    }
}

/// How a sentence is said.
#[derive(Debug, Clone, Copy)]
struct Speech<'a> {
    listener: Listener,
    language: Language,
    names: &'a [String],
}

/// What of a message is nothing but text and arguments: itself by its id, and attributes as `id.attribute`.
fn plain_messages(entry: &Entry<&str>) -> Vec<(String, Vec<Piece>)> {
    let Entry::Message(message) = entry else { return Vec::new() };
    let id = message.id.name;
    let itself = message.value.as_ref().map(|pattern| (id.to_owned(), pattern));
    let attributes = message.attributes.iter();
    let attributes = attributes.map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value));
    let all = itself.into_iter().chain(attributes);
    all.filter_map(|(key, pattern)| Some((key, plain_pieces(pattern)?))).collect()
}

fn plain_pieces(Pattern { elements }: &Pattern<&str>) -> Option<Vec<Piece>> {
    let piece = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some(Piece::Text((*value).to_owned())),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } => {
            Some(Piece::Arg(id.name.to_owned()))
        }
        PatternElement::Placeable { .. } => None,
    };
    elements.iter().map(piece).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seat;

    fn words() -> Words {
        Words::new(|language| match language {
            Language::French => {
                "took = { $who } prend { $cards } ({ $count ->\n [one] une carte\n *[other] { $count } cartes\n }).\nred = rouge"
            }
            Language::English => "took = { $who } takes { $cards } ({ $count }).\nred = red",
            Language::German => "took = { $who } nimmt { $cards } ({ $count }).\nred = Rot",
        })
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
    fn a_list_is_joined_as_the_language_does() {
        let said = |language, cards: &[Line]| {
            let line = Line::new("took").with("who", Seat(0)).with("cards", cards.iter().cloned().collect::<Arg>());
            words().say(language, &line.with("count", 1u8), &["Anna".to_owned()])
        };
        let red = Line::new("red");
        assert_eq!(said(Language::French, &[]), "Anna prend rien (une carte).");
        assert_eq!(said(Language::English, std::slice::from_ref(&red)), "Anna takes red (1).");
        assert_eq!(said(Language::German, &[red.clone(), red]), "Anna nimmt Rot und Rot (1).");
    }

    #[test]
    fn whoever_listens_is_you_where_the_message_can_say_so() {
        let words = Words::new(
            |_| "took = { $who } takes { $count ->\n [one] one\n *[other] { $count }\n } from { $whom }.\n .who = You take { $count } from { $whom }.\n .whom = { $who } takes { $count ->\n [one] one\n *[other] { $count }\n } from you.\n .advice = Take { $count } from { $whom }.",
        );
        let names = ["Anna".to_owned(), "Ben".to_owned(), "Carl".to_owned()];
        let line = Line::new("took").with("who", Seat(0)).with("whom", Seat(1)).with("count", 1u8);
        let said = |listener| words.say_to(listener, Language::English, &line, &names);
        assert_eq!(said(Listener::Anybody), "Anna takes one from Ben.");
        assert_eq!(said(Listener::At(Seat(0))), "You take 1 from Ben.");
        assert_eq!(said(Listener::At(Seat(1))), "Anna takes one from you.");
        assert_eq!(said(Listener::At(Seat(2))), "Anna takes one from Ben.");
        assert_eq!(said(Listener::Advised(Seat(0))), "Take 1 from Ben.");
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
