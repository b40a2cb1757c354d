//! Where messages go to, as people give it, and what is wrong with what they gave.

use std::net::IpAddr;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use strum::{AsRefStr, EnumIter};
use thiserror::Error;
use url::{Host, Url};

use crate::network;
use crate::push::Receiver;

/// No address is longer: of those of push services the longest have some 500 letters.
const LONGEST_URL: usize = 1500;
/// RFC 5321 leaves no room for more.
const LONGEST_MAIL: usize = 254;
const LONGEST_LOCAL_PART: usize = 64;

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EnumIter, AsRefStr, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
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

    /// The style of hooks at this address, where the address tells.
    ///
    /// ```
    /// use post::Style;
    ///
    /// assert_eq!(Style::of("https://discord.com/api/webhooks/1/abc"), Some(Style::Discord));
    /// assert_eq!(Style::of("https://example.org/hook"), None);
    /// ```
    pub fn of(url: &str) -> Option<Style> {
        let url = Url::parse(url.trim()).ok()?;
        match url.host_str()? {
            "discord.com" | "discordapp.com" if url.path().ends_with("/slack") => Some(Style::Slack),
            "discord.com" | "discordapp.com" => Some(Style::Discord),
            "hooks.slack.com" => Some(Style::Slack),
            "ntfy.sh" => Some(Style::Ntfy),
            _ => None,
        }
    }
}

/// What is wrong with an address that somebody gave.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EnumIter, AsRefStr, Error)]
#[strum(serialize_all = "kebab-case")]
pub enum Objection {
    #[error("it is no address of the web")]
    NoUrl,
    #[error("only https keeps what is sent from being read on its way")]
    NotHttps,
    #[error("it holds a name or a password")]
    HoldsPassword,
    #[error("nobody is told at that port")]
    Port,
    #[error("it lies in the house's own network")]
    OwnNetwork,
    #[error("it is too long")]
    TooLong,
    #[error("its last part has to be the name of a topic")]
    NoTopic,
    #[error("it is no e-mail address")]
    NoMail,
    #[error("it is no subscription of a browser")]
    NoSubscription,
}

/// How far a request may go that somebody from outside has caused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// To the public internet, by https.
    Public,
    /// Also into the house's own network, and there by http too.
    OwnNetwork,
}

impl Address {
    /// The same as it is to be kept: tidied up, and nothing is wrong with it as far as one sees without asking anybody.
    pub fn check(self, reach: Reach) -> Result<Address, Objection> {
        match self {
            Address::Push(subscription) => subscription.check(reach).map(Address::Push),
            Address::Mail(address) => check_mail(&address).map(Address::Mail),
            Address::Hook(hook) => hook.check(reach).map(Address::Hook),
        }
    }
}

impl Subscription {
    fn check(self, reach: Reach) -> Result<Subscription, Objection> {
        let endpoint = reach.check(&self.endpoint)?.into();
        let checked = Subscription { endpoint, p256dh: unpadded(&self.p256dh), auth: unpadded(&self.auth) };
        Receiver::of(&checked).map(|_| checked).ok_or(Objection::NoSubscription)
    }
}

/// Some browsers' libraries pad what others don't.
fn unpadded(text: &str) -> String {
    text.trim().trim_end_matches('=').to_owned()
}

pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    BASE64_URL_SAFE_NO_PAD.decode(text).ok()
}

impl Hook {
    fn check(self, reach: Reach) -> Result<Hook, Objection> {
        let url = reach.check(&self.url)?;
        if self.style == Style::Ntfy && topic(&url).is_none() {
            return Err(Objection::NoTopic);
        }
        Ok(Hook { url: url.into(), ..self })
    }
}

/// The topic of an address of ntfy: its path and nothing else.
pub(crate) fn topic(url: &Url) -> Option<&str> {
    let topic = url.path().strip_prefix('/')?;
    let is_one = (1..=64).contains(&topic.len())
        && topic.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    is_one.then_some(topic)
}

impl Reach {
    /// The address that this is, if requests may go there as far as one sees without asking who that is.
    pub(crate) fn check(self, url: &str) -> Result<Url, Objection> {
        let url = url.trim();
        if url.len() > LONGEST_URL {
            return Err(Objection::TooLong);
        }
        let mut url = Url::parse(url).map_err(|_| Objection::NoUrl)?;
        let host = url.host().ok_or(Objection::NoUrl)?;
        match (url.scheme(), self) {
            ("https", _) | ("http", Reach::OwnNetwork) => {}
            ("http", Reach::Public) => return Err(Objection::NotHttps),
            _ => return Err(Objection::NoUrl),
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(Objection::HoldsPassword);
        }
        self.check_host(&host, url.scheme())?;
        let port = url.port_or_known_default().ok_or(Objection::Port)?;
        if !matches!(port, 80 | 443 | 1024..) {
            return Err(Objection::Port);
        }
        url.set_fragment(None);
        Ok(url)
    }

    fn check_host(self, host: &Host<&str>, scheme: &str) -> Result<(), Objection> {
        match host {
            Host::Domain(name) if name.trim_end_matches('.').is_empty() => Err(Objection::NoUrl),
            Host::Domain(_) => Ok(()),
            Host::Ipv4(address) => self.check_ip((*address).into(), scheme),
            Host::Ipv6(address) => self.check_ip((*address).into(), scheme),
        }
    }

    /// Whether requests may go to this very address.
    pub(crate) fn check_ip(self, address: IpAddr, scheme: &str) -> Result<(), Objection> {
        match (self, network::is_public(address)) {
            (_, true) if scheme == "https" => Ok(()),
            // What leaves the own network is read by whoever carries it.
            (_, true) => Err(Objection::NotHttps),
            (Reach::OwnNetwork, false) if !address.is_unspecified() && !address.is_multicast() => Ok(()),
            (_, false) => Err(Objection::OwnNetwork),
        }
    }
}

/// An e-mail address as it is to be kept. Letters beyond ASCII are for the domain alone: most of the world's servers would not take others.
fn check_mail(address: &str) -> Result<String, Objection> {
    let address = address.trim();
    if address.len() > LONGEST_MAIL {
        return Err(Objection::TooLong);
    }
    let (local, domain) = address.rsplit_once('@').ok_or(Objection::NoMail)?;
    let Ok(Host::Domain(domain)) = Host::parse(domain) else { return Err(Objection::NoMail) };
    let is_local = (1..=LONGEST_LOCAL_PART).contains(&local.len()) && local.bytes().all(|byte| byte.is_ascii_graphic());
    let address = format!("{local}@{domain}");
    let is_address = is_local && domain.contains('.') && address.parse::<lettre::Address>().is_ok();
    if is_address && address.len() <= LONGEST_MAIL { Ok(address) } else { Err(Objection::NoMail) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hook(url: &str, style: Style, reach: Reach) -> Result<String, Objection> {
        match (Address::Hook(Hook { url: url.into(), style })).check(reach)? {
            Address::Hook(hook) => Ok(hook.url),
            _ => unreachable!("a hook stays a hook"),
        }
    }

    fn plain(url: &str) -> Result<String, Objection> {
        hook(url, Style::Plain, Reach::Public)
    }

    fn mail(address: &str) -> Result<Address, Objection> {
        Address::Mail(address.into()).check(Reach::Public)
    }

    #[test]
    fn an_address_of_the_web_is_tidied_up() {
        assert_eq!(plain(" https://Club.Example/hook?a=1#top \n"), Ok("https://club.example/hook?a=1".into()));
        assert_eq!(plain("https://münchen.example"), Ok("https://xn--mnchen-3ya.example/".into()));
    }

    #[test]
    fn what_is_wrong_with_an_address_of_the_web_is_said() {
        assert_eq!(plain("club.example/hook"), Err(Objection::NoUrl));
        assert_eq!(plain("ftp://club.example/"), Err(Objection::NoUrl));
        assert_eq!(plain("https://./"), Err(Objection::NoUrl));
        assert_eq!(plain("http://club.example/"), Err(Objection::NotHttps));
        assert_eq!(plain("https://me:secret@club.example/"), Err(Objection::HoldsPassword));
        assert_eq!(plain("https://club.example:25/"), Err(Objection::Port));
        assert_eq!(plain(&format!("https://club.example/{}", "a".repeat(1500))), Err(Objection::TooLong));
    }

    #[test]
    fn the_own_network_is_recognised_however_it_is_written() {
        let forms = [
            "127.0.0.1",
            "127.1",
            "2130706433",
            "0x7f.0.0.1",
            "0177.0.0.1",
            "[::1]",
            "[::ffff:7f00:1]",
            "169.254.169.254",
        ];
        for form in forms {
            assert_eq!(plain(&format!("https://{form}/")), Err(Objection::OwnNetwork), "{form}");
        }
    }

    #[test]
    fn a_host_may_let_requests_into_its_own_network_and_there_without_tls() {
        assert_eq!(
            hook("http://127.0.0.1:8080/turns", Style::Ntfy, Reach::OwnNetwork),
            Ok("http://127.0.0.1:8080/turns".into())
        );
        assert_eq!(hook("http://8.8.8.8/turns", Style::Ntfy, Reach::OwnNetwork), Err(Objection::NotHttps));
        assert_eq!(hook("http://0.0.0.0/", Style::Plain, Reach::OwnNetwork), Err(Objection::OwnNetwork));
    }

    #[test]
    fn ntfy_wants_a_topic() {
        assert_eq!(hook("https://ntfy.sh/", Style::Ntfy, Reach::Public), Err(Objection::NoTopic));
        assert_eq!(hook("https://ntfy.sh/a/b", Style::Ntfy, Reach::Public), Err(Objection::NoTopic));
        assert_eq!(
            hook("https://ntfy.sh/my_turns-1", Style::Ntfy, Reach::Public),
            Ok("https://ntfy.sh/my_turns-1".into())
        );
    }

    #[test]
    fn an_e_mail_address_is_one_line_that_servers_take() {
        assert_eq!(mail(" Anna+hoirie@Example.org "), Ok(Address::Mail("Anna+hoirie@example.org".into())));
        assert_eq!(mail("anna@münchen.example"), Ok(Address::Mail("anna@xn--mnchen-3ya.example".into())));
        for wrong in
            ["anna", "@example.org", "anna@", "anna@localhost", "anna@127.0.0.1", "a b@example.org", "änna@example.org"]
        {
            assert_eq!(mail(wrong), Err(Objection::NoMail), "{wrong}");
        }
        for wrong in
            ["anna@example.org\r\nBcc: all@example.org", "anna@example.org>,<ben@example.org", "anna\r\n@example.org"]
        {
            assert_eq!(mail(wrong), Err(Objection::NoMail), "{wrong}");
        }
        assert_eq!(mail(&format!("anna@{}.org", "a".repeat(300))), Err(Objection::TooLong));
    }

    #[test]
    fn a_subscription_holds_a_key_on_the_curve() {
        let subscription = |p256dh: &str, auth: &str| {
            let endpoint = "https://push.example/a".to_owned();
            Address::Push(Subscription { endpoint, p256dh: p256dh.into(), auth: auth.into() }).check(Reach::Public)
        };
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        assert!(subscription(key, "BTBZMqHH6r4Tts7J_aSIgg").is_ok());
        assert!(subscription(&format!("{key}="), "BTBZMqHH6r4Tts7J_aSIgg==").is_ok());
        assert_eq!(subscription(key, "BTBZMqHH6r4Tts7J_aSI"), Err(Objection::NoSubscription));
        assert_eq!(subscription(&key.replace("CVx", "CVy"), "BTBZMqHH6r4Tts7J_aSIgg"), Err(Objection::NoSubscription));
        assert_eq!(subscription("", ""), Err(Objection::NoSubscription));
    }

    #[test]
    fn addresses_are_kept_as_json() {
        let hook = Address::Hook(Hook { url: "https://club.example/".into(), style: Style::Ntfy });
        let kept = r#"{"hook":{"url":"https://club.example/","style":"ntfy"}}"#;
        assert_eq!(serde_json::to_string(&hook).unwrap(), kept);
        assert_eq!(serde_json::from_str::<Address>(kept).unwrap(), hook);
    }
}
