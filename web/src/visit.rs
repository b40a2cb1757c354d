//! Who comes in: the person for whom their device speaks, the language they read, and whether our script runs for them.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use face::Fields;
use words::Language;

use crate::Site;
use crate::error::Sorry;
use crate::limits::Source;
use house::{AtDoor, random_id};

/// The cookie by which a device is known. When a person has had one device only, it is the person's id too.
pub const DEVICE: &str = "hoirie";
pub const LANGUAGE: &str = "language";

/// One request's visitor.
#[derive(Debug, Clone)]
pub struct Visit {
    /// Known by a signed cookie; none yet on a first visit.
    pub device: Option<String>,
    /// For whom the device speaks: nobody yet on a first visit, and nobody any more where it was signed out.
    pub person: Option<String>,
    /// Whether something else than this device would know the person too.
    pub is_kept: bool,
    pub language: Language,
    /// The page's own script sent this request: it wants a sentence, not a page.
    pub by_script: bool,
    /// The browser came over TLS, so cookies must not travel without.
    pub secure: bool,
    /// Where this request went.
    pub path: String,
    /// The same with all that was asked there, to come back to.
    pub address: String,
    /// The house's name for the outside, to make links of.
    pub origin: String,
    /// The address or network the request comes from; nothing for this very machine.
    pub from: Option<IpAddr>,
}

impl FromRequestParts<Arc<Site>> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Visit, Infallible> {
        // It stays there: what is wrapped round a page asks for it before the page does.
        let known = parts.extensions.get::<Visit>().cloned();
        Ok(known.unwrap_or_else(|| Visit::of(site, &parts.headers, &parts.uri)))
    }
}

impl Visit {
    pub fn of(site: &Site, headers: &HeaderMap, uri: &Uri) -> Visit {
        let jar = SignedCookieJar::from_headers(headers, site.cookies.clone());
        let device = jar.get(DEVICE).map(|cookie| cookie.value().to_owned());
        let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        // Anybody may claim this: it changes nothing but their own cookies and the links on their own pages.
        let secure = header("x-forwarded-proto") == Some("https");
        let host = header("host").unwrap_or("localhost");
        Visit {
            person: device.clone(),
            device,
            is_kept: false,
            language: language(headers),
            by_script: headers.contains_key("hoirie-script"),
            secure,
            path: uri.path().to_owned(),
            address: uri.path_and_query().map_or_else(|| uri.path().to_owned(), ToString::to_string),
            origin: format!("{}://{host}", if secure { "https" } else { "http" }),
            from: None,
        }
    }

    /// The language that an address asks for (`?in=`): that of whoever gave it away.
    pub fn asked_language(&self) -> Option<Language> {
        let (_, query) = self.address.split_once('?')?;
        Fields::read(query.as_bytes()).one("in").and_then(Language::from_code)
    }

    /// Asks for whom the device speaks.
    pub async fn look_up(&mut self, site: &Site) -> Result<(), Sorry> {
        if let Some(device) = &self.device {
            let AtDoor { person, is_kept } = site.house.person_at(device).await.map_err(Sorry::from)?;
            (self.person, self.is_kept) = (person, is_kept);
        }
        Ok(())
    }

    /// Who is to be counted for what this request costs.
    pub fn source(&self) -> Source {
        Source { person: self.person.clone(), address: self.from }
    }

    /// The household this request comes from, by a name that only this house can give it; nothing for this very machine.
    pub fn household(&self, site: &Site) -> Option<String> {
        self.from.map(|address| site.house.key().household(address))
    }

    /// The person, who gets a cookie if this is the first time the house has to know.
    pub fn person_or_new(&self, site: &Site, headers: &HeaderMap) -> (String, SignedCookieJar) {
        let jar = SignedCookieJar::from_headers(headers, site.cookies.clone());
        if let Some(person) = &self.person {
            return (person.clone(), jar);
        }
        let person = random_id();
        (person.clone(), jar.add(self.cookie(DEVICE, person)))
    }

    /// The device of this person, whom the house knows from now on at the latest.
    pub fn device_of<'a>(&'a self, person: &'a str) -> &'a str {
        match (&self.person, &self.device) {
            (Some(_), Some(device)) => device,
            _ => person,
        }
    }

    pub fn cookie(&self, name: &'static str, value: String) -> Cookie<'static> {
        Cookie::build((name, value))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.secure)
            .permanent()
            .build()
    }
}

/// What the visitor chose, or what the browser likes best.
fn language(headers: &HeaderMap) -> Language {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let chosen = pairs.find(|(name, _)| *name == LANGUAGE).and_then(|(_, code)| Language::from_code(code));
    chosen.unwrap_or_else(|| {
        let header = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Language::preferred(header.unwrap_or_default())
    })
}
