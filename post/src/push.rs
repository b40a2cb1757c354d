//! Web Push: a message for one browser, which only that browser can read (RFC 8030).

mod encryption;
mod vapid;

use hyper::StatusCode;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use serde::Serialize;
use sha2::{Digest, Sha256};
use url::Url;

use crate::address::Subscription;
use crate::delivery::Delivery;
use crate::message::Message;
use crate::request::{Client, RequestError};
use crate::text::shortened;
pub(crate) use encryption::Receiver;
#[cfg(any(test, feature = "testing"))]
pub(crate) use encryption::{Uncompressed, derive_keys, encode, new_key};
pub use vapid::VapidKey;

/// Push services keep nothing longer.
const LONGEST: u64 = 28 * 24 * 3600;
/// So many letters of each leave room for the rest, whatever alphabet they are of.
const MOST_TITLE: usize = 120;
const MOST_BODY: usize = 400;
const MOST_LABEL: usize = 40;
/// More buttons no browser shows.
const MOST_ACTIONS: usize = 2;

/// What the service worker reads.
#[derive(Serialize)]
struct Payload<'a> {
    id: &'a str,
    topic: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    badge: Option<u32>,
    #[serde(flatten)]
    says: Says<'a>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Says<'a> {
    Withdraws { withdraws: bool },
    Shows { language: &'a str, title: String, body: String, url: &'a str, actions: Vec<Button<'a>> },
}

#[derive(Serialize)]
struct Button<'a> {
    label: String,
    url: &'a str,
}

pub(crate) async fn deliver(
    client: &Client,
    key: &VapidKey,
    contact: &str,
    to: &Subscription,
    message: &Message,
) -> Result<Delivery, RequestError> {
    let url = client.reach.check(&to.endpoint)?;
    if message.withdraws && must_show(&url) {
        return Ok(Delivery::Delivered);
    }
    let Some(receiver) = Receiver::of(to) else { return Ok(Delivery::Gone) };
    let Some(body) = receiver.encrypt(&payload(message)) else {
        return Ok(Delivery::Refused("too long for a push".into()));
    };
    let headers = headers(&key.authorization(&url, contact), message);
    let answer = client.post(&url, headers, body).await?;
    Ok(answer.delivery(|status| status == StatusCode::NOT_FOUND))
}

/// Apple takes the right to push away from whoever pushes three times without showing anything.
fn must_show(endpoint: &Url) -> bool {
    endpoint.host_str().is_some_and(|host| host.ends_with(".push.apple.com"))
}

fn payload(message: &Message) -> Vec<u8> {
    let actions = message.actions.iter().take(MOST_ACTIONS);
    let says = match message.withdraws {
        true => Says::Withdraws { withdraws: true },
        false => Says::Shows {
            language: &message.language,
            title: shortened(&message.title, MOST_TITLE),
            body: shortened(&message.body, MOST_BODY),
            url: &message.url,
            actions: actions
                .map(|action| Button { label: shortened(&action.label, MOST_LABEL), url: &action.url })
                .collect(),
        },
    };
    let payload = Payload { id: &message.id, topic: &message.topic, badge: message.badge, says };
    serde_json::to_vec(&payload).expect("texts and numbers are JSON")
}

fn headers(authorization: &str, message: &Message) -> HeaderMap {
    let seconds = message.keep_for.as_secs().min(LONGEST).to_string();
    let urgency = if message.urgent { "high" } else { "normal" };
    let fields = [
        (AUTHORIZATION, authorization),
        (CONTENT_TYPE, "application/octet-stream"),
        (CONTENT_ENCODING, "aes128gcm"),
        (HeaderName::from_static("ttl"), &seconds),
        (HeaderName::from_static("urgency"), urgency),
        (HeaderName::from_static("topic"), &topic(&message.topic)),
    ];
    let value = |text| HeaderValue::from_str(text).expect("base64 and numbers fit into a header");
    fields.into_iter().map(|(name, text)| (name, value(text))).collect()
}

/// What a push service may know of a topic: whether it is the same as before. It takes 32 letters.
fn topic(topic: &str) -> String {
    encryption::encode(&Sha256::digest(topic.as_bytes())[..24])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::Action;
    use crate::message::tests::message;

    #[test]
    fn the_longest_message_fits_whatever_its_alphabet() {
        let long = "\u{1f3f0}".repeat(2000);
        let url = format!("https://hoirie.example/{}", "a".repeat(200));
        let action = Action { label: long.clone(), url: url.clone() };
        let message =
            Message { title: long.clone(), body: long, url, actions: vec![action; 5], badge: Some(9), ..message() };
        assert!(payload(&message).len() <= encryption::MOST, "{}", payload(&message).len());
    }

    #[test]
    fn a_withdrawal_says_nothing_else() {
        let said = String::from_utf8(payload(&Message { withdraws: true, badge: Some(0), ..message() })).unwrap();
        assert_eq!(said, r#"{"id":"7-1","topic":"table-7","badge":0,"withdraws":true}"#);
    }

    #[test]
    fn a_topic_has_32_letters_that_tell_nothing() {
        assert_eq!(topic("table-7").len(), 32);
        assert_eq!(topic("table-7"), topic("table-7"));
        assert_ne!(topic("table-7"), topic("table-8"));
    }

    #[test]
    fn apple_is_sent_nothing_that_shows_nothing() {
        assert!(must_show(&Url::parse("https://web.push.apple.com/abc").unwrap()));
        assert!(!must_show(&Url::parse("https://fcm.googleapis.com/abc").unwrap()));
    }
}
