//! Addresses as anybody can give them to be told: what passes can be kept and passes again, and leads nobody into a network of ours.
//! The first line says what it is, the others are its parts.

use std::net::IpAddr;

use post::{Address, Hook, Reach, Style, Subscription};

pub fn give(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut lines = text.split('\n');
    let Some(address) = address(lines.next().unwrap_or_default(), lines) else { return };
    match address.check(Reach::Public) {
        Err(objection) => assert!(!objection.to_string().is_empty()),
        Ok(checked) => {
            let kept = serde_json::to_string(&checked).expect("an address can be kept");
            let read: Address = serde_json::from_str(&kept).expect("what was kept can be read");
            assert_eq!(read, checked);
            assert_eq!(read.check(Reach::Public).as_ref(), Ok(&checked), "it passes once only");
            check(&checked);
        }
    }
}

fn address<'a>(kind: &str, mut parts: impl Iterator<Item = &'a str>) -> Option<Address> {
    let mut part = || parts.next().unwrap_or_default().to_owned();
    match kind {
        "push" => Some(Address::Push(Subscription { endpoint: part(), p256dh: part(), auth: part() })),
        // It may have several lines, as nobody keeps a form from having.
        "mail" => Some(Address::Mail(parts.collect::<Vec<_>>().join("\n"))),
        style => {
            let style = Style::ALL.into_iter().find(|known| known.as_ref() == style)?;
            Some(Address::Hook(Hook { url: parts.collect::<Vec<_>>().join("\n"), style }))
        }
    }
}

fn check(address: &Address) {
    match address {
        Address::Push(subscription) => check_url(&subscription.endpoint),
        Address::Hook(hook) => check_url(&hook.url),
        Address::Mail(address) => {
            assert!(address.bytes().all(|byte| byte.is_ascii_graphic()), "no one line of ASCII: {address:?}");
            assert!(address.contains('@') && !address.contains(['<', '>', ',']), "not one address: {address:?}");
        }
    }
}

fn check_url(url: &str) {
    assert!(url.bytes().all(|byte| byte.is_ascii_graphic()), "no one line of ASCII: {url:?}");
    let rest = url.strip_prefix("https://").expect("only https leads out");
    let host = rest.split(['/', '?']).next().unwrap_or_default();
    assert!(!host.contains('@'), "a password: {url:?}");
    let name = match host.strip_prefix('[') {
        Some(host) => host.split(']').next(),
        None => host.split(':').next(),
    };
    if let Some(Ok(address)) = name.map(str::parse::<IpAddr>) {
        assert!(post::is_public(address), "somebody's own network: {url:?}");
    }
}
