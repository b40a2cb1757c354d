//! A message as a letter: plain, and as HTML that looks like our house, without anything that is fetched from anywhere.

use std::sync::LazyLock;

use lettre::Address;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder, MultiPart, SinglePart};
use maud::{DOCTYPE, PreEscaped, html};
use sha2::{Digest, Sha256};
use url::Url;
use words::{Language, Words, texts};

use crate::message::Message;
use crate::text::{one_line, shortened};

const MOST_SUBJECT: usize = 150;
const MOST_BODY: usize = 20_000;

/// Colours of the house by day. Programs that read mail at night change them as they like.
const PAPER: &str = "#f6f0e4";
const SHEET: &str = "#fffdf8";
const INK: &str = "#2b2119";
const FADED: &str = "#6b5d4f";
const RED: &str = "#8e2a2a";
const LINE: &str = "#e2d6c0";

const SERIF: &str = "Georgia,'Iowan Old Style','Times New Roman',serif";
const SANS: &str = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

fn word(message: &Message, id: &str) -> String {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(texts!("../../words/", ".ftl")));
    let language = Language::from_code(&message.language).unwrap_or(Language::English);
    WORDS.word(language, id).into_owned()
}

/// The whole letter as it travels.
pub(super) fn write(from: &Mailbox, to: &Address, message: &Message) -> Result<Vec<u8>, lettre::error::Error> {
    let domain = from.email.domain();
    let subject = shortened(&one_line(&message.title), MOST_SUBJECT);
    let letter = lettre::Message::builder()
        .from(from.clone())
        .to(Mailbox::new(None, to.clone()))
        .subject(subject)
        .message_id(Some(name("", &message.id, domain)))
        // What is about the same thing stands together.
        .references(name("topic-", &message.topic, domain))
        .date_now();
    let letter = headers(message).into_iter().fold(letter, MessageBuilder::raw_header);
    let text = shortened(&message.body, MOST_BODY);
    let parts = MultiPart::alternative()
        .singlepart(part(ContentType::TEXT_PLAIN, plain(message, &text)))
        .singlepart(part(ContentType::TEXT_HTML, page(message, &text)));
    Ok(letter.multipart(parts)?.formatted())
}

fn part(kind: ContentType, text: String) -> SinglePart {
    SinglePart::builder().header(kind).body(text)
}

/// A name for the world that tells nobody anything, and is the same at every attempt.
fn name(kind: &str, id: &str, domain: &str) -> String {
    let hash = Sha256::digest(id.as_bytes());
    let hash: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("<{kind}{hash}@{domain}>")
}

/// No program answers what a program wrote (RFC 3834), and one tap ends it (RFC 8058).
fn headers(message: &Message) -> Vec<HeaderValue> {
    let header = |name, value: &str| HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned());
    // An address that is parsed and written again is ASCII, and has no end of line in it.
    let stop = message.stop.as_deref().and_then(|stop| Url::parse(stop).ok());
    let stop = stop.map(|stop| {
        [
            header("List-Unsubscribe", &format!("<{stop}>")),
            header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"),
        ]
    });
    let mut headers = vec![header("Auto-Submitted", "auto-generated"), header("Content-Language", language(message))];
    headers.extend(stop.into_iter().flatten());
    headers
}

fn language(message: &Message) -> &'static str {
    Language::from_code(&message.language).unwrap_or(Language::English).code()
}

fn plain(message: &Message, text: &str) -> String {
    let actions = message.actions.iter().map(|action| format!("{}: {}", one_line(&action.label), action.url));
    let links: Vec<_> = actions.collect();
    let links = if links.is_empty() { message.url.clone() } else { links.join("\n") };
    let stop = message
        .stop
        .as_ref()
        .map(|stop| format!("\n-- \n{}\n{}: {stop}\n", word(message, "mail-why"), word(message, "mail-stop")));
    format!("{}\n\n{text}\n\n{links}\n{}", message.title, stop.unwrap_or_default())
}

fn page(message: &Message, text: &str) -> String {
    let main = message.actions.first().map_or_else(|| word(message, "mail-open"), |action| one_line(&action.label));
    let main_url = message.actions.first().map_or(&message.url, |action| &action.url);
    let button = format!(
        "display:inline-block;padding:12px 22px;border-radius:6px;background:{RED};color:{SHEET};font:600 16px/1.2 {SANS};text-decoration:none"
    );
    let page = html! {
        (DOCTYPE)
        html lang=(language(message)) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (one_line(&message.title)) }
            }
            body style=(format!("margin:0;padding:24px 12px;background:{PAPER};color:{INK}")) {
                table role="presentation" align="center" cellpadding="0" cellspacing="0" style="width:100%;max-width:520px;margin:0 auto" {
                    tr { td style=(format!("padding:0 4px 12px;font:16px/1.4 {SERIF};color:{FADED}")) {
                        span style=(format!("color:{RED}")) { "●" } " Hoirie"
                    } }
                    tr { td style=(format!("padding:28px 28px 30px;background:{SHEET};border:1px solid {LINE};border-radius:8px")) {
                        h1 style=(format!("margin:0 0 14px;font:600 24px/1.25 {SERIF};color:{INK}")) { (one_line(&message.title)) }
                        @for paragraph in text.split("\n\n") {
                            p style=(format!("margin:0 0 16px;font:16px/1.55 {SANS};color:{INK}")) { (lines(paragraph)) }
                        }
                        p style="margin:22px 0 0" { a href=(main_url) style=(button) { (main) } }
                        @for action in message.actions.iter().skip(1) {
                            p style=(format!("margin:14px 0 0;font:16px/1.4 {SANS}")) {
                                a href=(action.url) style=(format!("color:{RED}")) { (one_line(&action.label)) }
                            }
                        }
                    } }
                    @if let Some(stop) = &message.stop {
                        tr { td style=(format!("padding:16px 4px;font:13px/1.5 {SANS};color:{FADED}")) {
                            (word(message, "mail-why")) " "
                            a href=(stop) style=(format!("color:{FADED}")) { (word(message, "mail-stop")) }
                        } }
                    }
                }
            }
        }
    };
    page.into_string()
}

fn lines(text: &str) -> PreEscaped<String> {
    html! { @for (place, line) in text.lines().enumerate() { @if place > 0 { br; } (line) } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::Action;
    use crate::message::tests::message;

    fn written(message: &Message) -> String {
        let from = "Hoirie <house@hoirie.example>".parse().unwrap();
        String::from_utf8(write(&from, &"anna@example.org".parse().unwrap(), message).unwrap()).unwrap()
    }

    /// The letter's own head, with lines that were broken put together.
    fn head(letter: &str) -> Vec<String> {
        let (head, _) = letter.split_once("\r\n\r\n").unwrap();
        head.replace("\r\n ", " ").split("\r\n").map(str::to_owned).collect()
    }

    #[test]
    fn a_letter_has_what_programs_look_for() {
        let head = head(&written(&message()));
        for line in [
            "From: Hoirie <house@hoirie.example>",
            "To: anna@example.org",
            "Subject: It is your turn",
            "List-Unsubscribe: <https://hoirie.example/stop/abc>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Auto-Submitted: auto-generated",
            "Content-Language: en",
        ] {
            assert!(head.iter().any(|known| known == line), "no {line:?} in {head:#?}");
        }
    }

    #[test]
    fn a_letter_has_the_same_name_at_every_attempt() {
        let id = |message: &Message| {
            head(&written(message)).into_iter().find(|line| line.starts_with("Message-ID:")).unwrap()
        };
        assert_eq!(id(&message()), id(&message()));
        assert_ne!(id(&message()), id(&Message { id: "7-2".into(), ..message() }));
    }

    #[test]
    fn nothing_that_is_said_becomes_a_header() {
        let evil = "Tante\r\nBcc: all@example.org\r\n\r\n<script>";
        let url = "https://hoirie.example/a\r\nBcc: all@example.org".to_owned();
        let letter = written(&Message {
            id: evil.into(),
            topic: evil.into(),
            title: evil.into(),
            body: evil.into(),
            stop: Some(url.clone()),
            url,
            language: evil.into(),
            ..message()
        });
        let head = head(&letter);
        assert!(!head.iter().any(|line| line.to_ascii_lowercase().starts_with("bcc")), "{head:#?}");
        assert!(head.iter().all(|line| !line.is_empty()));
    }

    #[test]
    fn nothing_that_is_said_becomes_part_of_the_page() {
        let evil = "<script>\"'</script>";
        let action = Action { label: evil.into(), url: format!("https://hoirie.example/{evil}") };
        let message = Message {
            title: evil.into(),
            url: action.url.clone(),
            stop: Some(action.url.clone()),
            actions: vec![action; 2],
            ..message()
        };
        let page = page(&message, evil);
        assert!(!page.contains("<script") && !page.contains("\"'"), "{page}");
    }

    #[test]
    fn letters_of_every_alphabet_travel_as_ascii() {
        let letter =
            written(&Message {
                title: "C’est à vous, Zoë 🏰".into(), body: "Erbtante: 20 €".into(), ..message()
            });
        assert!(letter.is_ascii());
        assert!(letter.lines().all(|line| line.len() <= 998));
    }

    #[test]
    fn a_page_fetches_nothing() {
        let page = page(&message(), "Text");
        for fetched in ["<img", "src=", "url(", "<link", "<script", "@import"] {
            assert!(!page.contains(fetched), "{fetched}");
        }
    }
}
