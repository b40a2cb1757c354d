//! Webhooks: a message in the form that a chat, ntfy or a program of one's own reads.

use hyper::StatusCode;
use hyper::header::{CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use url::Url;

use crate::address::{Hook, Style, topic};
use crate::delivery::Delivery;
use crate::message::{Action, Message};
use crate::request::{Client, RequestError};
use crate::text::{one_line, shortened};

const MOST_TITLE: usize = 150;
const MOST_BODY: usize = 1500;
const MOST_LABEL: usize = 60;
const MOST_ACTIONS: usize = 3;

/// Sealing wax.
const RED: u32 = 0x9e_2b_25;

pub(crate) async fn deliver(client: &Client, to: &Hook, message: &Message) -> Result<Delivery, RequestError> {
    let url = client.reach.check(&to.url)?;
    // What was said in a chat has been said.
    if message.withdraws {
        return Ok(Delivery::Delivered);
    }
    let said = Said::of(message);
    let (url, body) = match to.style {
        Style::Discord => (url, said.discord()),
        Style::Slack => (url, said.slack()),
        Style::Matrix => (url, said.matrix()),
        Style::Ntfy => said.ntfy(url),
        Style::Plain => (url, said.plain()),
    };
    let answer = client.post(&url, headers(&said.id), body.to_string().into_bytes()).await?;
    // A server of one's own says so too while it is set up.
    let is_gone = |status| status == StatusCode::NOT_FOUND && matches!(to.style, Style::Discord | Style::Slack);
    Ok(answer.delivery(is_gone))
}

fn headers(id: &str) -> HeaderMap {
    let id = HeaderValue::from_str(id).expect("hex fits into a header");
    HeaderMap::from_iter([
        (CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (HeaderName::from_static("idempotency-key"), id),
    ])
}

/// A message within everybody's limits.
struct Said<'a> {
    message: &'a Message,
    /// The same at every attempt, in letters that everybody takes.
    id: String,
    title: String,
    body: String,
    actions: Vec<Action>,
}

impl Said<'_> {
    fn of(message: &Message) -> Said<'_> {
        let short = |action: &Action| Action {
            label: shortened(&one_line(&action.label), MOST_LABEL),
            url: action.url.clone(),
        };
        Said {
            message,
            id: hex(&Sha256::digest(message.id.as_bytes())[..16]),
            title: shortened(&one_line(&message.title), MOST_TITLE),
            body: shortened(&message.body, MOST_BODY),
            actions: message.actions.iter().take(MOST_ACTIONS).map(short).collect(),
        }
    }

    /// Nobody is pinged by a name like @everyone.
    fn discord(&self) -> Value {
        let links = self.actions.iter().map(|action| format!("[{}]({})", marked(&action.label), encoded(&action.url)));
        let links = links.collect::<Vec<_>>().join(" · ");
        let text = [marked(&self.body), links].into_iter().filter(|part| !part.is_empty());
        let embed = json!({
            "title": marked(&self.title),
            "url": self.message.url,
            "description": text.collect::<Vec<_>>().join("\n\n"),
            "color": RED,
        });
        json!({ "embeds": [embed], "allowed_mentions": { "parse": [] } })
    }

    fn slack(&self) -> Value {
        let title = format!("*<{}|{}>*\n{}", encoded(&self.message.url), slacked(&self.title), slacked(&self.body));
        let section = json!({ "type": "section", "text": { "type": "mrkdwn", "text": title, "verbatim": true } });
        let links = self.actions.iter().map(|action| format!("<{}|{}>", encoded(&action.url), slacked(&action.label)));
        let links = links.collect::<Vec<_>>().join(" · ");
        let mut blocks = vec![section];
        if !links.is_empty() {
            blocks.push(json!({ "type": "context", "elements": [{ "type": "mrkdwn", "text": links }] }));
        }
        json!({ "text": slacked(&format!("{}: {}", self.title, self.body)), "blocks": blocks, "unfurl_links": false })
    }

    fn matrix(&self) -> Value {
        let links = self.actions.iter().map(|action| format!("{}: {}", action.label, action.url));
        let text = [format!("{}\n{}\n{}", self.title, self.body, self.message.url)].into_iter().chain(links);
        let html = maud::html! {
            strong { a href=(self.message.url) { (self.title) } } br; (self.body)
            @for action in &self.actions { br; a href=(action.url) { (action.label) } }
        };
        json!({ "text": text.collect::<Vec<_>>().join("\n"), "html": html.into_string() })
    }

    /// In JSON, which carries every alphabet, and which ntfy takes at its root. What comes once more changes what was shown.
    fn ntfy(&self, url: Url) -> (Url, Value) {
        let topic = topic(&url).unwrap_or_default().to_owned();
        let actions = self.actions.iter();
        let actions = actions.map(|action| json!({ "action": "view", "label": action.label, "url": action.url }));
        let body = json!({
            "topic": topic,
            "sequence_id": self.id,
            "title": self.title,
            "message": self.body,
            "click": self.message.url,
            "actions": actions.collect::<Vec<_>>(),
            "priority": if self.message.urgent { 4 } else { 3 },
        });
        let mut root = url;
        root.set_path("/");
        (root, body)
    }

    fn plain(&self) -> Value {
        let actions = self.actions.iter().map(|action| json!({ "label": action.label, "url": action.url }));
        json!({
            "id": self.message.id,
            "topic": self.message.topic,
            "language": self.message.language,
            "title": self.title,
            "body": self.body,
            "url": self.message.url,
            "actions": actions.collect::<Vec<_>>(),
            "waiting": self.message.badge,
        })
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What Markdown would take for marks is text.
fn marked(text: &str) -> String {
    let escaped = |letter: char| if r"\*_~`|<>[]()#@".contains(letter) { format!("\\{letter}") } else { letter.into() };
    text.chars().map(escaped).collect()
}

/// The same for Slack, which knows three marks in text.
fn slacked(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// An address without what would end it early in Markdown or in Slack's marks.
fn encoded(url: &str) -> String {
    url.replace('|', "%7C")
        .replace('>', "%3E")
        .replace('<', "%3C")
        .replace('(', "%28")
        .replace(')', "%29")
        .replace(' ', "%20")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::tests::message;

    fn sly() -> Message {
        Message { title: "@everyone *Tante* <b>".into(), body: "Anna & <!channel> [x](y)".into(), ..message() }
    }

    #[test]
    fn discord_pings_nobody_and_reads_names_as_text() {
        let body = Said::of(&sly()).discord();
        assert_eq!(body["allowed_mentions"], json!({ "parse": [] }));
        assert_eq!(body["embeds"][0]["title"], r"\@everyone \*Tante\* \<b\>");
        let text = body["embeds"][0]["description"].as_str().unwrap();
        assert!(text.starts_with(r"Anna & \<!channel\> \[x\]\(y\)"), "{text}");
        assert!(text.ends_with("[Open the table](https://hoirie.example/table/7)"), "{text}");
    }

    #[test]
    fn slack_reads_names_as_text() {
        let body = Said::of(&sly()).slack();
        let text = body["blocks"][0]["text"]["text"].as_str().unwrap();
        let title = "@everyone *Tante* &lt;b&gt;";
        assert_eq!(text, format!("*<https://hoirie.example/table/7|{title}>*\nAnna &amp; &lt;!channel&gt; [x](y)"));
    }

    #[test]
    fn matrix_gets_text_and_html() {
        let body = Said::of(&sly()).matrix();
        assert!(body["text"].as_str().unwrap().contains("https://hoirie.example/table/7"));
        assert!(body["html"].as_str().unwrap().contains("Anna &amp; &lt;!channel&gt;"));
    }

    #[test]
    fn ntfy_is_told_at_its_root_what_the_topic_is() {
        let (url, body) = Said::of(&message()).ntfy(Url::parse("https://ntfy.sh/turns?auth=abc").unwrap());
        assert_eq!(url.as_str(), "https://ntfy.sh/?auth=abc");
        assert_eq!(body["topic"], "turns");
        assert_eq!(body["sequence_id"].as_str().unwrap().len(), 32);
        assert_eq!(body["click"], "https://hoirie.example/table/7");
    }

    #[test]
    fn a_message_says_no_more_than_everybody_takes() {
        let message = Message { title: "a\nb".repeat(500), body: "b".repeat(5000), ..message() };
        let said = Said::of(&message);
        assert_eq!((said.title.chars().count(), said.body.chars().count()), (MOST_TITLE, MOST_BODY));
        assert!(!said.title.contains('\n'));
    }
}
