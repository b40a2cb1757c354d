//! Where messages go to, as people give it.

use serde::{Deserialize, Serialize};

/// Where a message goes to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Address {
    /// A browser.
    Push(Subscription),
    /// An e-mail address.
    Mail(String),
    /// A program that listens at an address of the web.
    Hook(Hook),
}

/// A browser's subscription, as its `PushSubscription.toJSON()` tells it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Subscription {
    pub endpoint: String,
    /// The browser's public key, base64url.
    pub p256dh: String,
    /// What the browser and the house share, base64url.
    pub auth: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hook {
    pub url: String,
    pub style: Style,
}

/// In what form a hook wants to be told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    Discord,
    Slack,
    Matrix,
    Ntfy,
    /// JSON with all there is to say, for programs of one's own.
    Plain,
}

impl Style {
    pub const ALL: [Style; 5] = [Style::Discord, Style::Slack, Style::Matrix, Style::Ntfy, Style::Plain];
}
