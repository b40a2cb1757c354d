//! Pushes, as a push service sees them and a browser reads them.

use std::time::Duration;

use servers::Reply;

use super::{answering, deliver, post};
use crate::message::tests::message;
use crate::testing::Browser;
use crate::{Address, Delivery, Message};

#[tokio::test]
async fn a_push_is_read_by_the_browser_that_it_is_for_and_by_no_other() {
    let (service, browser, post) = (answering(Reply::status(201)), Browser::new(), post());
    let to = Address::Push(browser.subscription(&service.url("/push/abc?x=1")));
    assert_eq!(deliver(&post, &to, &message()).await, Delivery::Delivered);
    let heard = service.wait_for(1).remove(0);
    assert_eq!(heard.line, "POST /push/abc?x=1 HTTP/1.1");
    assert_eq!(heard.header("host"), Some(service.address().to_string().as_str()));
    assert_eq!(heard.header("content-encoding"), Some("aes128gcm"));
    assert_eq!(heard.header("ttl"), Some("3600"));
    assert_eq!(heard.header("urgency"), Some("high"));
    assert_eq!(heard.header("topic").map(str::len), Some(32));
    let key = format!("k={}", post.vapid_public_key());
    let authorization = heard.header("authorization").unwrap();
    assert!(authorization.starts_with("vapid t=") && authorization.ends_with(&key), "{authorization}");
    let said: serde_json::Value = serde_json::from_slice(&browser.decrypt(&heard.body).unwrap()).unwrap();
    assert_eq!(said["title"], "It is your turn");
    assert_eq!(said["url"], "https://hoirie.example/table/7");
    assert_eq!(said["badge"], 1);
    assert_eq!(Browser::new().decrypt(&heard.body), None);
}

#[tokio::test]
async fn all_that_a_push_service_sees_of_two_messages_is_alike() {
    let (service, browser, post) = (answering(Reply::status(201)), Browser::new(), post());
    let to = Address::Push(browser.subscription(&service.url("/")));
    let short = Message { title: "A".into(), ..message() };
    let long = Message { title: "It is your turn, and Carla waits".into(), id: "8-33".into(), ..message() };
    for message in [&short, &long] {
        assert_eq!(deliver(&post, &to, message).await, Delivery::Delivered);
    }
    let seen = service.wait_for(2).into_iter().map(|heard| {
        let headers: Vec<_> = heard.headers.into_iter().filter(|(name, _)| name != "authorization").collect();
        (heard.line, headers, heard.body.len())
    });
    let seen: Vec<_> = seen.collect();
    assert_eq!(seen[0], seen[1]);
}

#[tokio::test]
async fn a_push_service_says_what_becomes_of_a_push() {
    let cases = [
        (Reply::status(201), Delivery::Delivered),
        (Reply::status(404), Delivery::Gone),
        (Reply::status(410), Delivery::Gone),
        (Reply::with(429, "retry-after: 30\r\n"), Delivery::Later(Some(Duration::from_secs(30)))),
        (Reply::with(503, "retry-after: 99999999\r\n"), Delivery::Later(Some(Duration::from_secs(24 * 3600)))),
        (Reply::status(500), Delivery::Later(None)),
        (Reply::status(413), Delivery::Refused("answered 413".into())),
        (Reply::status(400), Delivery::Refused("answered 400".into())),
        (Reply::status(403), Delivery::Refused("answered 403".into())),
    ];
    let (browser, post) = (Browser::new(), post());
    for (reply, expected) in cases {
        let service = answering(reply.clone());
        let to = Address::Push(browser.subscription(&service.url("/")));
        assert_eq!(deliver(&post, &to, &message()).await, expected, "{reply:?}");
    }
}
