//! What is said to somebody who does not look at the house just now.

use std::time::Duration;

/// One message to one address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The same at every attempt, so that whoever gets it twice can tell.
    pub id: String,
    /// What it is about: a newer message about the same thing takes the place of an older one.
    pub topic: String,
    /// The code of its language, such as `de`.
    pub language: String,
    pub title: String,
    pub body: String,
    /// Where it leads to: absolute.
    pub url: String,
    pub actions: Vec<Action>,
    /// An address by which one gets no more of these without signing in: GET shows a button, POST does it.
    pub stop: Option<String>,
    /// It says nothing, and only closes what a device shows about its topic.
    pub withdraws: bool,
    /// How many tables wait for whoever gets it, for the icon of the app.
    pub badge: Option<u32>,
    /// How long it is of use to a device that is switched off.
    pub keep_for: Duration,
    /// Also to be delivered to a device that saves its battery.
    pub urgent: bool,
}

/// A button below a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    pub label: String,
    /// Where it leads to: absolute.
    pub url: String,
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub fn message() -> Message {
        Message {
            id: "7-1".into(),
            topic: "table-7".into(),
            language: "en".into(),
            title: "It is your turn".into(),
            body: "Tante, with Ben and Carla".into(),
            url: "https://hoirie.example/table/7".into(),
            actions: vec![Action { label: "Open the table".into(), url: "https://hoirie.example/table/7".into() }],
            stop: Some("https://hoirie.example/stop/abc".into()),
            withdraws: false,
            badge: Some(1),
            keep_for: Duration::from_secs(3600),
            urgent: true,
        }
    }
}
