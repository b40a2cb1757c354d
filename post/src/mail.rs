//! E-mail, by a relay that the host names.

mod letter;
mod relay;

use std::time::Duration;

use lettre::Address;
use lettre::message::Mailbox;
use lettre::transport::smtp;
use lettre::transport::smtp::client::Certificate;
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use thiserror::Error;

use crate::delivery::Delivery;
use crate::message::Message;
use relay::{Relay, StepError};

/// By whom the house has mail carried, and in whose name.
#[derive(Clone, PartialEq, Eq)]
pub struct MailConfig {
    /// `smtp://`, or `smtps://` for TLS from the start; with a name and a password where the relay asks for them. `smtp://` may end in
    /// `?tls=required`, which `STARTTLS` then has to bring about.
    pub relay: String,
    /// Who writes, such as `Hoirie <house@example.org>`.
    pub from: String,
}

/// What is wrong with a [`MailConfig`].
#[derive(Debug, Error)]
pub enum MailConfigError {
    #[error("the mail relay has to be given as smtp://HOST:PORT or smtps://NAME:PASSWORD@HOST")]
    Relay,
    #[error("the sender of mails has to be given as Hoirie <house@example.org>")]
    Sender,
    #[error("no TLS to the mail relay: {0}")]
    Tls(#[from] smtp::Error),
}

/// The relay may hold a password.
impl std::fmt::Debug for MailConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MailConfig").field("from", &self.from).finish_non_exhaustive()
    }
}

#[derive(Debug)]
pub(crate) struct Mails {
    relay: Relay,
    from: Mailbox,
}

/// How far a letter came.
#[derive(Debug, Error)]
enum MailError {
    /// To the relay, at most: what is said there is about the house.
    #[error("{0}")]
    Relay(StepError),
    /// To whom it is for.
    #[error("{0}")]
    Recipient(StepError),
    /// To what it says.
    #[error("{0}")]
    Letter(StepError),
}

impl Mails {
    pub fn new(config: &MailConfig, patience: Duration) -> Result<Mails, MailConfigError> {
        Mails::trusting(&[], config, patience)
    }

    /// Mails by a relay that one of these authorities vouches for, or one of the system's.
    pub fn trusting(more: &[Certificate], config: &MailConfig, patience: Duration) -> Result<Mails, MailConfigError> {
        let from: Mailbox = config.from.parse().map_err(|_| MailConfigError::Sender)?;
        let relay = Relay::parse(&config.relay, from.email.domain(), patience, more)?;
        Ok(Mails { relay, from })
    }

    pub async fn deliver(&self, to: &str, message: &Message) -> Delivery {
        // Nobody can take a letter out of somebody's box.
        if message.withdraws {
            return Delivery::Delivered;
        }
        let Ok(to) = to.parse::<Address>() else { return Delivery::Gone };
        let letter = match letter::write(&self.from, &to, message) {
            Ok(letter) => letter,
            Err(why) => return Delivery::Refused(format!("no letter: {why}")),
        };
        match self.send(to, &letter).await {
            Ok(()) => Delivery::Delivered,
            Err(error) => error.delivery(),
        }
    }

    async fn send(&self, to: Address, letter: &[u8]) -> Result<(), MailError> {
        let mut line = self.relay.connect().await.map_err(MailError::Relay)?;
        let from = Mail::new(Some(self.from.email.clone()), Vec::new());
        self.relay.in_time(line.command(from)).await.map_err(MailError::Relay)?;
        let sent = async {
            self.relay.in_time(line.command(Rcpt::new(to, Vec::new()))).await.map_err(MailError::Recipient)?;
            self.relay.in_time(line.command(Data)).await.map_err(MailError::Letter)?;
            self.relay.in_time(line.message(letter)).await.map_err(MailError::Letter)
        };
        let sent = sent.await;
        // It is taken or not by now, whatever becomes of the goodbye.
        let _ = self.relay.in_time(line.quit()).await;
        sent.map(drop)
    }
}

impl MailError {
    fn delivery(self) -> Delivery {
        match self {
            // The host has something to set right; nobody else's address is to blame.
            MailError::Relay(error) => {
                tracing::warn!(%error, "the mail relay takes nothing");
                Delivery::Later(None)
            }
            MailError::Recipient(StepError::Smtp(error)) if is_nobody(&error) => Delivery::Gone,
            MailError::Recipient(StepError::Smtp(error)) | MailError::Letter(StepError::Smtp(error))
                if error.is_permanent() =>
            {
                let status = error.status().map(|status| status.to_string());
                Delivery::Refused(format!("answered {}", status.unwrap_or_default()))
            }
            MailError::Recipient(_) | MailError::Letter(_) => Delivery::Later(None),
        }
    }
}

/// Whether it says that nobody is at this address, rather than that the house may not write to it.
fn is_nobody(error: &smtp::Error) -> bool {
    let status = error.status().map(u16::from);
    let said = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default().to_ascii_lowercase();
    let is_policy = said.starts_with("5.7.") || said.contains("relay");
    matches!(status, Some(550 | 551 | 553 | 556)) && !is_policy
}
