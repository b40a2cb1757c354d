//! Who I am to this house: my devices, my passkeys and my recovery sheet, and the way back for whoever has lost them all.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use axum::response::{IntoResponse, Redirect, Response};
use house::{AtDevice, Device, Key, KeyRing, Passkey, wall_clock};
use maud::{Markup, html};

use super::table::link;
use super::{About, done, fields, mine, page};
use crate::Site;
use crate::error::Sorry;
use crate::visit::Visit;

const DAY: u64 = 24 * 60 * 60 * 1000;

pub async fn show(State(site): State<Arc<Site>>, visit: Visit) -> Result<Markup, Sorry> {
    let ring = match visit.person.as_deref() {
        Some(person) => site.house.key_ring(person).await?,
        None => KeyRing::default(),
    };
    let title = visit.word("me-keep");
    let body = html! {
        main #main .keeping {
            h1 { (title) }
            (mine::way(&visit, "/me"))
            @if visit.person.is_some() {
                p { (visit.word("me-why")) }
                (devices(&visit, &ring))
                (passkeys(&visit, &ring))
                (sheet(&visit, &ring))
            } @else {
                p { (visit.word("me-nobody")) }
            }
            (come_back(&visit))
        }
    };
    Ok(page(&visit, &About { title: &title, ..About::default() }, &body))
}

fn devices(visit: &Visit, ring: &KeyRing) -> Markup {
    let this = visit.device.as_deref();
    let is_written = ring.devices.iter().any(|device| Some(device.id.as_str()) == this);
    html! {
        section.sheet #devices {
            h2 { (visit.word("me-devices")) }
            ul.key-ring {
                @if !is_written { li { b { (visit.word("me-this-device")) } } }
                @for device in &ring.devices { (device_line(visit, device, Some(device.id.as_str()) == this)) }
            }
            form method="post" action="/me/link" {
                button { (visit.word("me-link-make")) }
                p.hint { (visit.word("me-link-why")) }
            }
        }
    }
}

fn device_line(visit: &Visit, device: &Device, is_this: bool) -> Markup {
    let name = if device.name.is_empty() { visit.word("me-first-device") } else { device.name.as_str().into() };
    html! {
        li {
            div {
                b { (name) }
                @if is_this { " " span.this-device { (visit.word("me-this-device")) } }
                @else { span.hint { (ago(visit, "me-seen", device.seen)) } }
            }
            details {
                summary { (visit.word("me-change")) }
                form.row method="post" action="/me/devices" {
                    input type="hidden" name="device" value=(device.id);
                    input name="name" value=(device.name) maxlength="24" required aria-label=(visit.word("me-device-name"));
                    button name="do" value="rename" { (visit.word("me-rename")) }
                }
                form method="post" action="/me/devices" {
                    input type="hidden" name="device" value=(device.id);
                    button name="do" value="sign-out" { (visit.word(if is_this { "me-sign-out-this" } else { "me-sign-out" })) }
                }
            }
        }
    }
}

fn passkeys(visit: &Visit, ring: &KeyRing) -> Markup {
    html! {
        section.sheet #passkeys {
            h2 { (visit.word("me-passkeys")) }
            p.hint { (visit.word("me-passkey-why")) }
            @if !ring.passkeys.is_empty() {
                ul.key-ring { @for passkey in &ring.passkeys { (passkey_line(visit, passkey)) } }
            }
            form method="post" action="/passkey/new" data-passkey="new" hidden {
                button.main[ring.passkeys.is_empty()] { (visit.word("me-passkey-make")) }
            }
            p.hint data-no-passkeys { (visit.word("me-passkey-not-here")) }
        }
    }
}

fn passkey_line(visit: &Visit, passkey: &Passkey) -> Markup {
    html! {
        li {
            div {
                b { (passkey.name) }
                span.hint { (ago(visit, "me-used", passkey.used)) }
            }
            form method="post" action="/me/passkeys" {
                button name="drop" value=(passkey.credential) { (visit.word("me-passkey-drop")) }
            }
        }
    }
}

fn sheet(visit: &Visit, ring: &KeyRing) -> Markup {
    html! {
        section.sheet #recovery {
            h2 { (visit.word("me-sheet")) }
            p.hint { (visit.word("me-sheet-why")) }
            @if let Some(since) = ring.sheet { p { (ago(visit, "me-sheet-made", since)) } }
            form method="post" action="/me/sheet" {
                button { (visit.word(if ring.sheet.is_some() { "me-sheet-anew" } else { "me-sheet-make" })) }
            }
        }
    }
}

/// For whoever has a key and not yet this browser.
fn come_back(visit: &Visit) -> Markup {
    html! {
        section.sheet #come-back {
            h2 { (visit.word("me-back")) }
            p.hint { (visit.word("me-back-why")) }
            form method="post" action="/passkey/known" data-passkey="known" hidden {
                button { (visit.word("me-its-me")) }
            }
            form method="post" action="/me/recover" {
                label { (visit.word("me-words")) input name="words" required maxlength="120" autocomplete="off" autocapitalize="none" spellcheck="false"; }
                button { (visit.word("me-words-send")) }
            }
        }
    }
}

/// A sentence with the number of days since then.
fn ago(visit: &Visit, id: &'static str, since: u64) -> String {
    let days = wall_clock().saturating_sub(since) / DAY;
    visit.counted(id, usize::try_from(days).unwrap_or(usize::MAX))
}

pub async fn change_device(State(site): State<Arc<Site>>, visit: Visit, body: Bytes) -> Result<Response, Sorry> {
    let person = visit.person.as_deref().ok_or_else(Sorry::unreadable)?;
    let fields = fields(&body);
    let device = fields.one("device").ok_or_else(Sorry::unreadable)?;
    match fields.one("do") {
        Some("rename") => site.house.rename_device(person, device, fields.one("name").unwrap_or_default()).await?,
        Some("sign-out") => site.house.sign_out(person, device).await?,
        _ => return Err(Sorry::unreadable()),
    }
    Ok(done(&visit, "/me"))
}

pub async fn drop_passkey(State(site): State<Arc<Site>>, visit: Visit, body: Bytes) -> Result<Response, Sorry> {
    let person = visit.person.as_deref().ok_or_else(Sorry::unreadable)?;
    let fields = fields(&body);
    let credential = fields.one("drop").ok_or_else(Sorry::unreadable)?;
    site.house.drop_passkey(person, visit.device_of(person), credential).await?;
    Ok(done(&visit, "/me"))
}

pub async fn make_link(State(site): State<Arc<Site>>, visit: Visit, headers: HeaderMap) -> Result<Response, Sorry> {
    let (person, jar) = visit.person_or_new(&site, &headers);
    let name = device_name(&headers);
    let code = site.house.make_device_link(at_device(&visit, &person, &name)).await?;
    Ok((jar, done(&visit, &format!("/me/link/{code}"))).into_response())
}

/// The link that I have made, to be read by the camera of my other device.
pub async fn show_link(
    State(site): State<Arc<Site>>,
    Path(code): Path<String>,
    visit: Visit,
) -> Result<Response, Sorry> {
    if mine(&site, &visit, Key::Link(&code)).await?.is_none() {
        return Ok(Redirect::to(&format!("/device/{code}")).into_response());
    }
    let title = visit.word("me-link-title");
    let address = format!("{}/device/{code}", visit.origin);
    let body = html! {
        main #main .narrow {
            h1 { (title) }
            p { (visit.word("me-link-how")) }
            img.qr.large src=(format!("/device/{code}/qr.svg")) alt=(visit.word("me-link-qr")) width="280" height="280";
            (link(&visit, "me-link-address", &address))
            p.hint { (visit.word("me-link-not-a-seat")) }
            p { a.button href="/me" { (visit.word("me-back-to")) } }
        }
    };
    Ok(page(&visit, &About { title: &title, ..About::default() }, &body).into_response())
}

pub async fn make_sheet(State(site): State<Arc<Site>>, visit: Visit, headers: HeaderMap) -> Result<Response, Sorry> {
    let (person, jar) = visit.person_or_new(&site, &headers);
    let name = device_name(&headers);
    let words = site.house.make_sheet(at_device(&visit, &person, &name)).await?.join("-");
    Ok((jar, done(&visit, &format!("/me/sheet/{words}"))).into_response())
}

/// The sheet that I have made, to be printed.
pub async fn show_sheet(
    State(site): State<Arc<Site>>,
    Path(words): Path<String>,
    visit: Visit,
) -> Result<Response, Sorry> {
    let Some(person) = mine(&site, &visit, Key::Words(&words)).await? else {
        return Ok(Redirect::to(&format!("/sheet/{words}")).into_response());
    };
    let name = known_as(&site, &visit, &person).await?;
    let title = visit.word("me-sheet");
    let body = html! {
        main #main .narrow .recovery-sheet {
            h1 { "Hoirie · " (title) }
            @if let Some(name) = name { p { (visit.named("me-sheet-of", &name)) } }
            ol.sheet-words { @for word in words.split('-') { li { (word) } } }
            figure {
                img.qr.large src=(format!("/sheet/{words}/qr.svg")) alt=(visit.word("me-sheet-qr")) width="240" height="240";
                figcaption { (visit.origin) "/me" }
            }
            p { (visit.word("me-sheet-how")) }
            p.hint { (visit.word("me-sheet-secret")) }
            p.not-printed {
                button.main type="button" data-print hidden { (visit.word("me-print")) } " "
                a.button href="/me" { (visit.word("me-back-to")) }
            }
        }
    };
    Ok(page(&visit, &About { title: &title, ..About::default() }, &body).into_response())
}

/// Whoever looks at what they have made themselves; nothing if it is somebody else's.
async fn mine(site: &Site, visit: &Visit, key: Key<'_>) -> Result<Option<String>, Sorry> {
    let owner = site.house.owner_of(key).await?;
    Ok(Some(owner).filter(|owner| visit.person.as_ref() == Some(owner)))
}

/// What somebody calls themselves; nothing if they never said.
pub async fn known_as(site: &Site, visit: &Visit, person: &str) -> Result<Option<String>, Sorry> {
    let name = site.house.name_of(person).await?;
    Ok(name.filter(|name| *name != visit.word("guest")))
}

/// Whoever shows a key, with the device before them.
pub fn at_device<'a>(visit: &'a Visit, person: &'a str, name: &'a str) -> AtDevice<'a> {
    AtDevice { person, device: visit.device_of(person), name }
}

/// What a browser says it is, in few words; its owner may call it something else.
pub fn device_name(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let first =
        |known: &[(&str, &'static str)]| known.iter().find(|(sign, _)| agent.contains(sign)).map(|known| known.1);
    // The first that fits: most claim to be others too.
    let browser = first(&[
        ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"),
        ("Edg", "Edge"),
        ("OPR", "Opera"),
        ("Samsung", "Samsung Internet"),
        ("Chrom", "Chrome"),
        ("CriOS", "Chrome"),
        ("Safari", "Safari"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("CrOS", "Chromebook"),
        ("Linux", "Linux"),
    ]);
    match (browser, system) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (one, other) => one.or(other).unwrap_or("Browser").to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_device_has_a_name_that_its_owner_knows_it_by() {
        let named =
            |agent: &'static str| device_name(&[(USER_AGENT, HeaderValue::from_static(agent))].into_iter().collect());
        let phone = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36";
        let tablet = "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
        let desk = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";
        assert_eq!([phone, tablet, desk].map(named), ["Chrome, Android", "Safari, iPad", "Firefox, Linux"]);
        assert_eq!(["curl/8", ""].map(named), ["Browser", "Browser"]);
    }
}
