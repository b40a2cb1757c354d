//! The texts beside a game's rules: rulebooks, messages in three languages, and tests named after the paragraphs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::fs;
use std::path::Path;

use strum::IntoEnumIterator;
use tabletop::{Arg, Game, Line, Options, Refusal, RuleId, Seat};
use words::{Language, Listener, Words, messages};

type Messages = BTreeMap<String, BTreeSet<String>>;

/// What a game's tests say about its texts.
#[derive(Debug)]
pub struct Texts<'a, G: Game> {
    /// The folder of the game.
    pub folder: &'a Path,
    /// The number of its last rule, such as `T26`.
    pub last_rule: &'a str,
    /// The messages that the rules use: whole names, or beginnings such as `event-`. All others belong to the face.
    pub ours: &'a [&'a str],
    /// Every event there is, in each of the ways it can be told.
    pub events: Vec<G::Event>,
    pub refusals: Vec<Refusal>,
    /// What else the rules say in whole sentences.
    pub sentences: Vec<Line>,
}

impl<G: Game> Texts<'_, G> {
    /// All that is wrong with them. `K` names the kinds of events.
    pub fn flaws<K>(&self) -> Vec<String>
    where
        K: IntoEnumIterator + Debug + PartialEq + for<'e> From<&'e G::Event>,
    {
        let mut flaws = Vec::new();
        let told: Vec<K> = self.events.iter().map(K::from).collect();
        let untold = K::iter().filter(|kind| !told.contains(kind));
        flaws.extend(untold.map(|kind| format!("there is no sample of {kind:?}")));
        self.rulebooks(&mut flaws);
        self.tests(&mut flaws);
        self.messages(&mut flaws);
        self.translations(&mut flaws);
        self.page(&mut flaws);
        flaws
    }

    pub fn words(&self) -> Words {
        words_in(self.folder)
    }

    fn rules(&self) -> Vec<String> {
        let (letter, last) = self.last_rule.split_at(1);
        let last: u8 = last.parse().expect("a rule is a letter and a number");
        (1..=last).map(|number| format!("{letter}{number}")).collect()
    }

    /// Every rulebook has every paragraph once and in order, and every rule that is cited is one of them.
    fn rulebooks(&self, flaws: &mut Vec<String>) {
        for language in Language::ALL {
            let book = read(&self.folder.join(format!("RULEBOOK.{}.md", language.code())));
            let paragraphs = book.lines().filter_map(|line| line.strip_prefix("**")?.split_once("** "));
            let numbers: Vec<&str> = paragraphs.map(|(number, _)| number).collect();
            if numbers != self.rules() {
                flaws.push(format!("the {} rulebook has the paragraphs {numbers:?}", language.name()));
            }
        }
        let cited = self.refusals.iter().map(|refusal| refusal.rule).chain(choices::<G>().map(|(_, rule)| rule));
        let unknown = cited.filter(|rule| !self.rules().iter().any(|known| known == rule.0));
        flaws.extend(unknown.map(|rule| format!("{rule} is cited, and is no rule")));
    }

    /// Every paragraph has a test of its name.
    fn tests(&self, flaws: &mut Vec<String>) {
        let files = fs::read_dir(self.folder.join("rules/src/tests")).expect("the rules have tests");
        let tests: String = files.map(|file| read(&file.expect("a file").path())).collect();
        let named = |rule: &String| tests.contains(&format!("#[test]\nfn {}_", rule.to_lowercase()));
        flaws.extend(
            self.rules().into_iter().filter(|rule| !named(rule)).map(|rule| format!("no test is named {rule}")),
        );
    }

    /// What the rules say is there in every language with its arguments, and nothing is left over.
    fn messages(&self, flaws: &mut Vec<String>) {
        let used = self.used();
        let english = messages(&text(self.folder, Language::English));
        for language in Language::ALL {
            let there = messages(&text(self.folder, language));
            let name = language.name();
            for id in english.keys().chain(there.keys()).collect::<BTreeSet<_>>() {
                // What is said to one of them may leave out who they are, each language in its own way.
                let is_attribute = id.contains('.');
                let both = english.contains_key(id) && there.contains_key(id);
                if if is_attribute { !both } else { english.get(id) != there.get(id) } {
                    flaws.push(format!("{id} is not the same in English and in {name}"));
                }
            }
            let missing = used.iter().filter(|(id, arguments)| there.get(*id) != Some(arguments));
            flaws.extend(missing.map(|(id, arguments)| format!("{id} with {arguments:?} is not in {name}")));
        }
        let whole_or_begun =
            |id: &str, known: &str| if known.ends_with('-') { id.starts_with(known) } else { id == known };
        let ours = |id: &&String| self.ours.iter().any(|known| whole_or_begun(id, known));
        let itself = |id: &&String| !id.contains('.');
        let left_over = english.keys().filter(itself).filter(ours).filter(|id| !used.contains_key(*id));
        flaws.extend(left_over.map(|id| format!("nothing ever says {id}")));
    }

    /// Everything is said without a gap, and in every language by a text of its own.
    fn translations(&self, flaws: &mut Vec<String>) {
        let words = self.words();
        let names = ["Anna".to_owned(), "Ben".to_owned()];
        for line in self.lines() {
            let listeners =
                [Listener::Anybody, Listener::At(Seat(0)), Listener::At(Seat(1)), Listener::Advised(Seat(0))];
            let said = |listener| Language::ALL.map(|language| words.say_to(listener, language, &line, &names));
            for said in listeners.into_iter().flat_map(said) {
                if said.contains(['{', '}']) || !said.ends_with(['.', '!']) {
                    flaws.push(format!("{} is no whole sentence: {said}", line.id));
                }
            }
        }
        // Names and short words can be alike in two languages; sentences can't.
        let sentences: BTreeSet<&str> = self.lines().iter().map(|line| line.id).collect();
        for id in self.used().into_keys() {
            let said = Language::ALL.map(|language| words.word(language, &id));
            if said.iter().any(|said| *said == id || said.trim().is_empty()) {
                flaws.push(format!("{id} is not said in every language"));
            }
            let different: BTreeSet<_> = said.iter().collect();
            if different.len() < said.len() && sentences.contains(id.as_str()) {
                flaws.push(format!("{id} is not translated: {}", words.word(Language::English, &id)));
            }
        }
    }

    /// The messages that the face's source uses are the messages there are for pages.
    fn page(&self, flaws: &mut Vec<String>) {
        let files = fs::read_dir(self.folder.join("face/src")).expect("the face has sources");
        let sources: Vec<String> = files.map(|file| read(&file.expect("a file").path())).collect();
        // Every second piece between quotation marks is a string.
        let strings = sources.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
        let of_the_page = |id: &&str| ["face-", "prompt-", "lesson-"].iter().any(|start| id.starts_with(start));
        let used: BTreeSet<&str> = strings.filter(of_the_page).collect();
        let messages = messages(&text(self.folder, Language::English));
        let said: BTreeSet<&str> =
            messages.keys().map(String::as_str).filter(|id| !id.contains('.')).filter(of_the_page).collect();
        flaws.extend(used.difference(&said).map(|id| format!("there is no message {id}")));
        flaws.extend(said.difference(&used).map(|id| format!("no page says {id}")));
    }

    /// Everything the rules ever say in a sentence.
    fn lines(&self) -> Vec<Line> {
        let told = self.events.iter().map(G::tell);
        let refused = self.refusals.iter().map(|refusal| refusal.because.clone());
        told.chain(refused).chain(self.sentences.iter().cloned()).collect()
    }

    /// Every message that the rules use, with the arguments that it is given.
    fn used(&self) -> Messages {
        let mut used = Messages::new();
        self.lines().iter().for_each(|line| given(line, &mut used));
        used.extend(choices::<G>().map(|(id, _)| (id, BTreeSet::new())));
        used
    }
}

/// The words of the game in this folder.
pub fn words_in(folder: &Path) -> Words {
    Words::new(|language| text(folder, language))
}

fn text(folder: &Path, language: Language) -> String {
    read(&folder.join(format!("words/{}.ftl", language.code())))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The messages about options, and the rules that these cite.
fn choices<G: Game>() -> impl Iterator<Item = (String, RuleId)> {
    G::Options::CHOICES.iter().flat_map(|choice| {
        let values = choice.values.iter().map(|value| format!("option-{}-{value}", choice.key));
        values.chain([format!("option-{}", choice.key)]).map(|id| (id, choice.rule))
    })
}

/// The names of the arguments that each message is given, the messages inside arguments included.
fn given(line: &Line, into: &mut Messages) {
    fn inside(arg: &Arg, into: &mut Messages) {
        match arg {
            Arg::Line(line) => given(line, into),
            Arg::List(args) => args.iter().for_each(|arg| inside(arg, into)),
            Arg::Number(_) | Arg::Seat(_) => {}
        }
    }
    into.insert(line.id.to_owned(), line.args.iter().map(|(name, _)| (*name).to_owned()).collect());
    line.args.iter().for_each(|(_, arg)| inside(arg, into));
}
