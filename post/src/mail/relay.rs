//! The line to the relay: plain, encrypted from the start or by `STARTTLS`, and with a name and a password where it asks for them.

use std::time::Duration;

use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{AsyncSmtpConnection, Certificate, TlsParameters, TlsParametersBuilder};
use lettre::transport::smtp::extension::ClientId;
use lettre::transport::smtp::{self, SMTP_PORT, SUBMISSION_PORT, SUBMISSIONS_PORT};
use percent_encoding::percent_decode_str;
use thiserror::Error;
use tokio::time::timeout;
use url::Url;

use super::MailConfigError;

/// Why a step was not taken.
#[derive(Debug, Error)]
pub(super) enum StepError {
    #[error(transparent)]
    Smtp(#[from] smtp::Error),
    #[error("no answer in time")]
    Silence,
}

pub(super) struct Relay {
    /// How the house calls itself.
    house: ClientId,
    host: String,
    port: u16,
    encryption: Encryption,
    credentials: Option<Credentials>,
    /// How long each step may take.
    patience: Duration,
}

enum Encryption {
    None,
    /// It begins in plain and turns to TLS before anything is said.
    StartTls(TlsParameters),
    FromTheStart(TlsParameters),
}

impl Relay {
    /// Whose certificate is signed by one of the system's authorities, or by one of these.
    pub fn parse(text: &str, house: &str, patience: Duration, more: &[Certificate]) -> Result<Relay, MailConfigError> {
        let url = Url::parse(text.trim()).map_err(|_| MailConfigError::Relay)?;
        let host = url.host_str().filter(|host| !host.is_empty()).ok_or(MailConfigError::Relay)?;
        let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        let tls = || {
            let builder = TlsParameters::builder(host.clone());
            more.iter().cloned().fold(builder, TlsParametersBuilder::add_root_certificate).build()
        };
        let (encryption, port) = match (url.scheme(), url.query()) {
            ("smtp", None) => (Encryption::None, SMTP_PORT),
            ("smtp", Some("tls=required")) => (Encryption::StartTls(tls()?), SUBMISSION_PORT),
            ("smtps", None) => (Encryption::FromTheStart(tls()?), SUBMISSIONS_PORT),
            _ => return Err(MailConfigError::Relay),
        };
        let port = url.port().unwrap_or(port);
        let house = ClientId::Domain(house.to_owned());
        Ok(Relay { house, host, port, encryption, credentials: credentials(&url)?, patience })
    }

    /// A line to the relay that has taken the house's name and password.
    pub async fn connect(&self) -> Result<AsyncSmtpConnection, StepError> {
        let tls = match &self.encryption {
            Encryption::FromTheStart(tls) => Some(tls.clone()),
            Encryption::None | Encryption::StartTls(_) => None,
        };
        let connecting = AsyncSmtpConnection::connect_tokio1((&*self.host, self.port), None, &self.house, tls, None);
        let mut line = self.in_time(connecting).await?;
        if let Encryption::StartTls(tls) = &self.encryption {
            self.in_time(line.starttls(tls.clone(), &self.house)).await?;
        }
        if let Some(credentials) = &self.credentials {
            self.in_time(line.auth(DEFAULT_MECHANISMS, credentials)).await?;
        }
        Ok(line)
    }

    pub async fn in_time<T>(&self, step: impl Future<Output = Result<T, smtp::Error>>) -> Result<T, StepError> {
        Ok(timeout(self.patience, step).await.map_err(|_| StepError::Silence)??)
    }
}

fn credentials(url: &Url) -> Result<Option<Credentials>, MailConfigError> {
    let Some(password) = url.password() else {
        return if url.username().is_empty() { Ok(None) } else { Err(MailConfigError::Relay) };
    };
    let decoded = |text| percent_decode_str(text).decode_utf8().map_err(|_| MailConfigError::Relay);
    Ok(Some(Credentials::new(decoded(url.username())?.into_owned(), decoded(password)?.into_owned())))
}

/// It holds a password.
impl std::fmt::Debug for Relay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Relay").field("host", &self.host).field("port", &self.port).finish_non_exhaustive()
    }
}
