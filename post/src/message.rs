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
