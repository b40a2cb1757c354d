//! How I want to be told that a table waits for me: by this browser, by mail, by a hook; and when, and what about.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::Response;
use face::Fields;
use house::{FoundAt, KeyRing, NoticeKind, OwnChannel, QuietHours, Wishes};
use maud::{Markup, html};
use post::{Address, Hook, Style, Subscription};
use serde::Deserialize;
use serde_json::{Value, json};
use words::Language;

use super::me::{at_device, device_name};
use super::{About, done, fields, mine, page};
use crate::Site;
use crate::error::Sorry;
use crate::visit::Visit;

/// Whoever does not say when is let sleep between these.
const NIGHT: QuietHours = QuietHours { from: 22, to: 8 };

/// So many of one's tables are counted that wait.
const MOST_WAITING: usize = 60;

/// Where people live who play here, most likely; whoever has a script is offered their own as well.
const ZONES: [&str; 40] = [
    "Africa/Abidjan",
    "Africa/Algiers",
    "Africa/Casablanca",
    "Africa/Johannesburg",
    "Africa/Lagos",
    "Africa/Nairobi",
    "Africa/Tunis",
    "America/Bogota",
    "America/Buenos_Aires",
    "America/Chicago",
    "America/Denver",
    "America/Halifax",
    "America/Los_Angeles",
    "America/Mexico_City",
    "America/New_York",
    "America/Sao_Paulo",
    "America/Toronto",
    "Asia/Dubai",
    "Asia/Hong_Kong",
    "Asia/Jerusalem",
    "Asia/Kolkata",
    "Asia/Seoul",
    "Asia/Shanghai",
    "Asia/Singapore",
    "Asia/Tokyo",
    "Atlantic/Reykjavik",
    "Australia/Perth",
    "Australia/Sydney",
    "Europe/Athens",
    "Europe/Berlin",
    "Europe/Brussels",
    "Europe/Istanbul",
    "Europe/Lisbon",
    "Europe/London",
    "Europe/Madrid",
    "Europe/Paris",
    "Europe/Vienna",
    "Europe/Warsaw",
    "Europe/Zurich",
    "Pacific/Auckland",
];

pub async fn show(State(site): State<Arc<Site>>, RawQuery(query): RawQuery, visit: Visit) -> Result<Markup, Sorry> {
    let title = visit.word("notices-title");
    let known = match visit.person.as_deref() {
        Some(person) => Some(Known::of(&site, person).await?),
        None => None,
    };
    let asked = fields(query.unwrap_or_default().as_bytes());
    let body = html! {
        main #main .keeping .telling {
            h1 { (title) }
            (mine::way(&visit, "/notices"))
            @match &known {
                None => p { (visit.word("notices-nobody")) },
                Some(known) => {
                    p { (visit.word("notices-why")) }
                    @if let Some(news) = news(&asked) { p.told role="status" { (visit.word(news)) } }
                    (here(&site, &visit, known))
                    (mail(&site, &visit, known))
                    (hooks(&visit, known))
                    (times(&visit, &known.wishes))
                }
            }
        }
    };
    Ok(page(&visit, &About { title: &title, ..About::default() }, &body))
}

/// What a form has just done.
fn news(asked: &Fields) -> Option<&'static str> {
    match asked.one("done")? {
        "asked" => Some("notices-asked"),
        "sent" => Some("notices-sent"),
        "kept" => Some("notices-kept"),
        _ => None,
    }
}

/// What the house knows of how somebody wants to be told.
struct Known {
    channels: Vec<OwnChannel>,
    wishes: Wishes,
    ring: KeyRing,
}

impl Known {
    async fn of(site: &Site, person: &str) -> Result<Known, Sorry> {
        Ok(Known {
            channels: site.house.channels(person).await?,
            wishes: site.house.wishes(person).await?,
            ring: site.house.key_ring(person).await?,
        })
    }

    fn channels(&self, which: impl Fn(&Address) -> bool) -> Vec<&OwnChannel> {
        self.channels.iter().filter(|channel| which(&channel.address)).collect()
    }
}

/// This browser and others. What this one can do only its script knows, so it is said for every case and shown for one.
fn here(site: &Site, visit: &Visit, known: &Known) -> Markup {
    let browsers = known.channels(|address| matches!(address, Address::Push(_)));
    let this = browsers.iter().find(|channel| channel.device.is_some() && channel.device == visit.device);
    let cases = [
        ("insecure", "notices-here-insecure"),
        ("install", "notices-here-install"),
        ("unable", "notices-here-unable"),
        ("denied", "notices-here-denied"),
        ("unreachable", "notices-here-unreachable"),
    ];
    html! {
        section.sheet #here data-key=(site.house.vapid_public_key()) data-channel=[this.map(|channel| &channel.id)] {
            h2 { (visit.word("notices-here")) }
            p.hint { (visit.word("notices-here-why")) }
            noscript { p { (visit.word("notices-here-unscripted")) } }
            @for (case, word) in cases { p data-case=(case) hidden { (visit.word(word)) } }
            p data-case="off" hidden { button.main type="button" { (visit.word("notices-here-switch-on")) } }
            p.is-on data-case="on" hidden { (visit.word("notices-here-is-on")) }
            (list(visit, &browsers, known))
        }
    }
}

fn mail(site: &Site, visit: &Visit, known: &Known) -> Markup {
    let mails = known.channels(|address| matches!(address, Address::Mail(_)));
    html! {
        section.sheet #mail {
            h2 { (visit.word("notices-mail")) }
            @if site.house.has_mail() {
                p.hint { (visit.word("notices-mail-why")) }
                (list(visit, &mails, known))
                form method="post" action="/notices/mail" {
                    label {
                        (visit.word("notices-mail-address"))
                        input type="email" name="address" required maxlength="254" autocomplete="email";
                    }
                    button { (visit.word("notices-mail-add")) }
                }
            } @else {
                p.hint { (visit.word("notices-mail-none")) }
                (list(visit, &mails, known))
            }
        }
    }
}

fn hooks(visit: &Visit, known: &Known) -> Markup {
    let hooks = known.channels(|address| matches!(address, Address::Hook(_)));
    html! {
        section.sheet #hooks {
            h2 { (visit.word("notices-hooks")) }
            p.hint { (visit.word("notices-hooks-why")) }
            (list(visit, &hooks, known))
            form method="post" action="/notices/hook" {
                (hook_fields(visit))
                button { (visit.word("notices-hook-add")) }
            }
        }
    }
}

/// What a hook is: where it is, and in what form it wants to be told.
pub fn hook_fields(visit: &Visit) -> Markup {
    html! {
        label {
            (visit.word("notices-hook-address"))
            input type="url" name="url" required maxlength="1500" autocomplete="off" spellcheck="false" placeholder="https://ntfy.sh/…";
        }
        label {
            (visit.word("notices-hook-style"))
            select name="style" {
                option value="" { (visit.word("notices-hook-guess")) }
                @for style in Style::ALL { option value=(style.as_ref()) { (style_name(visit, style)) } }
            }
        }
    }
}

/// The hook that such a form names.
pub fn hook_of(fields: &Fields) -> Option<Hook> {
    let url = fields.one("url")?.to_owned();
    let style = match fields.one("style").unwrap_or_default() {
        "" => Style::of(&url).unwrap_or(Style::Plain),
        named => Style::ALL.into_iter().find(|style| style.as_ref() == named)?,
    };
    Some(Hook { url, style })
}

pub fn style_name(visit: &Visit, style: Style) -> String {
    match style {
        Style::Discord => "Discord".to_owned(),
        Style::Slack => "Slack".to_owned(),
        Style::Matrix => "Matrix".to_owned(),
        Style::Ntfy => "ntfy".to_owned(),
        Style::Plain => visit.word("notices-hook-plain").into_owned(),
    }
}

/// What of a hook's address may be looked at over somebody's shoulder: whoever knows all of it can write there.
pub fn hook_name(visit: &Visit, hook: &Hook) -> String {
    let rest = hook.url.split_once("://").map_or(hook.url.as_str(), |(_, rest)| rest);
    let host = rest.split(['/', '?']).next().unwrap_or_default();
    format!("{} · {host}", style_name(visit, hook.style))
}

fn list(visit: &Visit, channels: &[&OwnChannel], known: &Known) -> Markup {
    html! {
        @if !channels.is_empty() {
            ul.key-ring { @for channel in channels { (line(visit, channel, &known.ring)) } }
        }
    }
}

fn line(visit: &Visit, channel: &OwnChannel, ring: &KeyRing) -> Markup {
    let is_this = channel.device.is_some() && channel.device == visit.device;
    let button = |what: &str, word: &'static str| html! { button name="do" value=(what) { (visit.word(word)) } };
    html! {
        li id=(format!("channel-{}", channel.id)) {
            div {
                b { (name_of(visit, channel, ring)) }
                @if is_this { span.this-device { (visit.word("me-this-device")) } }
                span.hint {
                    @match (channel.confirmed, channel.digest) {
                        (false, _) => (visit.word("notices-unconfirmed")),
                        (true, None) => (visit.word("notices-at-once")),
                        (true, Some(hour)) => (visit.counted("notices-daily", hour.into())),
                    }
                }
            }
            details {
                summary { (visit.word("me-change")) }
                @if channel.confirmed {
                    form.row method="post" action="/notices/channels" {
                        input type="hidden" name="channel" value=(channel.id);
                        select name="hour" aria-label=(visit.word("notices-when")) {
                            option value="" selected[channel.digest.is_none()] { (visit.word("notices-at-once")) }
                            @for hour in 0..24 {
                                option value=(hour) selected[channel.digest == Some(hour)] { (visit.counted("notices-daily", hour.into())) }
                            }
                        }
                        (button("digest", "notices-keep"))
                    }
                }
                form.buttons method="post" action="/notices/channels" {
                    input type="hidden" name="channel" value=(channel.id);
                    @if channel.confirmed { (button("test", "notices-test")) }
                    button name="do" value="drop" data-drops-here[is_this] { (visit.word("notices-drop")) }
                }
            }
        }
    }
}

fn name_of(visit: &Visit, channel: &OwnChannel, ring: &KeyRing) -> String {
    match &channel.address {
        Address::Mail(address) => address.clone(),
        Address::Hook(hook) => hook_name(visit, hook),
        Address::Push(_) => {
            let device = ring.devices.iter().find(|device| Some(&device.id) == channel.device.as_ref());
            let name = device.map(|device| device.name.clone()).filter(|name| !name.is_empty());
            name.unwrap_or_else(|| visit.word("me-first-device").into_owned())
        }
    }
}

/// When it is to be quiet, and what about.
fn times(visit: &Visit, wishes: &Wishes) -> Markup {
    let night = wishes.quiet.unwrap_or(NIGHT);
    let zone = wishes.zone.as_deref().unwrap_or(zone_of(visit.language));
    let hours = |name: &str, chosen: u8, word: &'static str| {
        html! {
            label {
                (visit.word(word))
                select name=(name) {
                    @for hour in 0..24 { option value=(hour) selected[hour == chosen] { (visit.counted("notices-hour", hour.into())) } }
                }
            }
        }
    };
    html! {
        section.sheet #times {
            h2 { (visit.word("notices-times")) }
            form method="post" action="/notices/wishes" {
                fieldset.ticks {
                    legend { (visit.word("notices-kinds")) }
                    @for kind in NoticeKind::CHOICES {
                        label.tick {
                            input type="checkbox" name="wants" value=(kind.word()) checked[wishes.wants(kind)];
                            (visit.word(word_of(kind)))
                        }
                    }
                }
                fieldset.ticks {
                    legend { (visit.word("notices-quiet")) }
                    label.tick { input type="checkbox" name="quiet" value="yes" checked[wishes.quiet.is_some()]; (visit.word("notices-quiet-on")) }
                    div.hours { (hours("from", night.from, "notices-quiet-from")) (hours("to", night.to, "notices-quiet-to")) }
                    p.hint { (visit.word("notices-quiet-why")) }
                }
                label {
                    (visit.word("notices-zone"))
                    select name="zone" data-zone=[wishes.zone.is_none().then_some("")] {
                        @if !ZONES.contains(&zone) { option value=(zone) selected { (zone.replace('_', " ")) } }
                        @for known in ZONES { option value=(known) selected[known == zone] { (known.replace('_', " ")) } }
                    }
                }
                button { (visit.word("notices-keep")) }
            }
        }
    }
}

fn zone_of(language: Language) -> &'static str {
    match language {
        Language::French => "Europe/Paris",
        Language::English => "Europe/London",
        Language::German => "Europe/Berlin",
    }
}

fn word_of(kind: NoticeKind) -> &'static str {
    match kind {
        NoticeKind::Turn | NoticeKind::Waits => "notices-kind-turn",
        NoticeKind::Reminder => "notices-kind-reminder",
        NoticeKind::Vote | NoticeKind::AboutYou => "notices-kind-vote",
        NoticeKind::Invitation => "notices-kind-invitation",
        NoticeKind::Rematch => "notices-kind-rematch",
        NoticeKind::Over | NoticeKind::Confirm | NoticeKind::Test => "notices-kind-over",
    }
}

/// Where somebody is when they say how they want to be told.
pub fn found(visit: &Visit) -> FoundAt<'_> {
    FoundAt { language: visit.language, origin: &visit.origin }
}

fn person(visit: &Visit) -> Result<&str, Sorry> {
    visit.person.as_deref().ok_or_else(|| Sorry::forbidden("sorry-nobody-yet"))
}

/// A subscription as browsers tell it.
#[derive(Deserialize)]
struct Told {
    endpoint: String,
    keys: Keys,
}

#[derive(Deserialize)]
struct Keys {
    p256dh: String,
    auth: String,
}

pub async fn add_push(
    State(site): State<Arc<Site>>,
    visit: Visit,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    let person = person(&visit)?;
    let Told { endpoint, keys } = serde_json::from_slice(&body).map_err(|_| Sorry::unreadable())?;
    let subscription = Subscription { endpoint, p256dh: keys.p256dh, auth: keys.auth };
    let name = device_name(&headers);
    site.house.add_push(at_device(&visit, person, &name), subscription, found(&visit)).await?;
    Ok(done(&visit, "/notices#here"))
}

pub async fn add_mail(State(site): State<Arc<Site>>, visit: Visit, body: Bytes) -> Result<Response, Sorry> {
    let fields = fields(&body);
    let address = fields.one("address").ok_or_else(Sorry::unreadable)?;
    site.house.add_mail(person(&visit)?, address, found(&visit)).await?;
    Ok(done(&visit, "/notices?done=asked"))
}

pub async fn add_hook(State(site): State<Arc<Site>>, visit: Visit, body: Bytes) -> Result<Response, Sorry> {
    let hook = hook_of(&fields(&body)).ok_or_else(Sorry::unreadable)?;
    site.house.add_hook(person(&visit)?, hook, found(&visit)).await?;
    Ok(done(&visit, "/notices?done=kept"))
}

pub async fn change_channel(State(site): State<Arc<Site>>, visit: Visit, body: Bytes) -> Result<Response, Sorry> {
    let person = person(&visit)?;
    let fields = fields(&body);
    let channel = fields.one("channel").ok_or_else(Sorry::unreadable)?;
    let came = match fields.one("do") {
        Some("drop") => site.house.drop_channel(person, channel).await.map(|()| "kept")?,
        Some("test") => site.house.try_channel(person, channel).await.map(|()| "sent")?,
        Some("digest") => {
            let hour = hour(&fields, "hour")?;
            site.house.set_digest(person, channel, hour).await.map(|()| "kept")?
        }
        _ => return Err(Sorry::unreadable()),
    };
    Ok(done(&visit, &format!("/notices?done={came}")))
}

/// An hour of the day; nothing where none is chosen.
fn hour(fields: &Fields, name: &str) -> Result<Option<u8>, Sorry> {
    match fields.one(name).unwrap_or_default() {
        "" => Ok(None),
        hour => hour.parse().map(Some).map_err(|_| Sorry::unreadable()),
    }
}

pub async fn keep_wishes(State(site): State<Arc<Site>>, visit: Visit, body: Bytes) -> Result<Response, Sorry> {
    let wishes = wishes_of(&fields(&body))?;
    site.house.set_wishes(person(&visit)?, wishes).await?;
    Ok(done(&visit, "/notices?done=kept"))
}

fn wishes_of(fields: &Fields) -> Result<Wishes, Sorry> {
    let quiet = match (fields.one("quiet"), hour(fields, "from")?, hour(fields, "to")?) {
        (None, ..) => None,
        // From an hour to itself is all day or never: nobody can tell which was meant.
        (Some(_), Some(from), Some(to)) if from == to => return Err(Sorry::conflict("sorry-quiet-hours")),
        (Some(_), Some(from), Some(to)) => Some(QuietHours { from, to }),
        _ => return Err(Sorry::unreadable()),
    };
    let wanted: Vec<&str> = fields.all("wants").collect();
    let unwanted = NoticeKind::CHOICES.into_iter().filter(|kind| !wanted.contains(&kind.word())).collect();
    let zone = fields.one("zone").filter(|zone| !zone.is_empty()).map(str::to_owned);
    Ok(Wishes { zone, quiet, unwanted })
}

/// How many of my tables wait for me: for the title of a page and the icon of the app, while one of them is open somewhere.
pub async fn waiting(State(site): State<Arc<Site>>, visit: Visit) -> Result<Json<Value>, Sorry> {
    let tables = match visit.person.as_deref() {
        Some(person) => site.house.my_tables(person, MOST_WAITING).await?,
        None => Vec::new(),
    };
    let waiting = tables.iter().filter(|(_, waits)| *waits).map(|(table, _)| &table.id);
    Ok(Json(json!({ "waiting": waiting.collect::<Vec<_>>() })))
}
