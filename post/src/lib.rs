//! What leaves the house: a message goes to an address by Web Push, e-mail or a webhook, and one learns what became of it.
//!
//! ```
//! use post::{Address, Hook, Objection, Post, PostConfig, Style, VapidKey};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let post = Post::of(PostConfig::new(VapidKey::new_random(), "https://hoirie.example"))?;
//! let hook = |url: &str| Address::Hook(Hook { url: url.into(), style: Style::Plain });
//! assert!(post.check(hook("https://club.example/turns")).is_ok());
//! assert_eq!(post.check(hook("https://127.0.0.1/")), Err(Objection::OwnNetwork));
//! # Ok(())
//! # }
//! ```

mod address;
mod delivery;
mod hook;
mod mail;
mod message;
mod network;
mod push;
mod request;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
mod text;

use std::time::Duration;

pub use address::{Address, Hook, Objection, Reach, Style, Subscription};
pub use delivery::Delivery;
pub use mail::{MailConfig, MailConfigError};
pub use message::{Action, Message};
pub use network::is_public;
pub use push::VapidKey;

use mail::Mails;
use request::{Client, RequestError};

/// How long each step of a delivery may take where nobody says otherwise.
const PATIENCE: Duration = Duration::from_secs(10);

/// What somebody who sends needs to know.
#[derive(Clone, Debug)]
pub struct PostConfig {
    pub vapid: VapidKey,
    /// By what push services reach whoever runs the house: `mailto:…` or an address of the web.
    pub contact: String,
    /// Without it there is no e-mail.
    pub mail: Option<MailConfig>,
    pub may_reach_own_network: bool,
    /// How long each step of a delivery may take.
    pub patience: Duration,
}

impl PostConfig {
    /// Without e-mail, and to the public internet alone.
    pub fn new(vapid: VapidKey, contact: impl Into<String>) -> PostConfig {
        let contact = contact.into();
        PostConfig { vapid, contact, mail: None, may_reach_own_network: false, patience: PATIENCE }
    }
}

/// Delivers messages.
#[derive(Debug)]
pub struct Post {
    vapid: VapidKey,
    contact: String,
    mails: Option<Mails>,
    client: Client,
}

impl Post {
    pub fn of(config: PostConfig) -> Result<Post, MailConfigError> {
        let reach = if config.may_reach_own_network { Reach::OwnNetwork } else { Reach::Public };
        let client = Client::new(reach, config.patience);
        Post::with(config, client)
    }

    fn with(config: PostConfig, client: Client) -> Result<Post, MailConfigError> {
        let mails = config.mail.map(|mail| Mails::new(&mail, config.patience)).transpose()?;
        Ok(Post { vapid: config.vapid, contact: config.contact, mails, client })
    }

    /// The key that browsers are told when they subscribe.
    pub fn vapid_public_key(&self) -> String {
        self.vapid.public()
    }

    /// Whether this house has mail carried.
    pub fn has_mail(&self) -> bool {
        self.mails.is_some()
    }

    /// An address that somebody gave, as it is to be kept, or what is wrong with it. Nobody is asked.
    pub fn check(&self, address: Address) -> Result<Address, Objection> {
        address.check(self.client.reach)
    }

    /// Sends one message, and returns within a few times the patience that was asked for, whatever the other side does.
    pub async fn deliver(&self, to: &Address, message: &Message) -> Delivery {
        let delivery = match to {
            Address::Push(to) => push::deliver(&self.client, &self.vapid, &self.contact, to, message).await,
            Address::Hook(to) => hook::deliver(&self.client, to, message).await,
            Address::Mail(to) => Ok(match &self.mails {
                Some(mails) => mails.deliver(to, message).await,
                None => Delivery::Refused("this house sends no mail".into()),
            }),
        };
        delivery.unwrap_or_else(RequestError::delivery)
    }
}

impl RequestError {
    fn delivery(self) -> Delivery {
        match self {
            RequestError::Forbidden(objection) => Delivery::Refused(objection.to_string()),
            RequestError::Failed(_) => Delivery::Later(None),
        }
    }
}
