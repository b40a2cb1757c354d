//! Webhooks to servers that behave, and to others.

use servers::{Listener, Reply};

use super::{IMPATIENT, answering, config, deliver, hook, post};
use crate::message::tests::message;
use crate::{Delivery, Message, Post, PostConfig, Style};

#[tokio::test]
async fn a_hook_is_told_in_its_own_form() {
    let (server, post) = (answering(Reply::status(204)), post());
    for style in Style::ALL {
        assert_eq!(deliver(&post, &hook(server.url("/turns"), style), &message()).await, Delivery::Delivered);
    }
    let heard = server.wait_for(Style::ALL.len());
    let fields = ["embeds", "blocks", "html", "topic", "waiting"];
    for (heard, field) in heard.iter().zip(fields) {
        assert_eq!(heard.header("content-type"), Some("application/json"));
        let said: serde_json::Value = serde_json::from_slice(&heard.body).unwrap();
        assert!(said.get(field).is_some(), "no {field} in {said}");
        assert!(heard.text().contains("It is your turn"));
        // Whoever reads a chat may not switch it off for somebody else.
        assert!(!heard.text().contains("/stop/"), "{}", heard.text());
    }
    assert_eq!(heard[3].line, "POST / HTTP/1.1");
}

#[tokio::test]
async fn a_hook_that_is_told_again_can_tell() {
    let (server, post) = (answering(Reply::status(500)), post());
    let to = hook(server.url("/"), Style::Plain);
    for _ in 0..2 {
        assert_eq!(deliver(&post, &to, &message()).await, Delivery::Later(None));
    }
    let heard = server.wait_for(2);
    assert!(heard[0].header("idempotency-key").is_some());
    assert_eq!(heard[0].header("idempotency-key"), heard[1].header("idempotency-key"));
    assert_eq!(heard[0].body, heard[1].body);
}

#[tokio::test]
async fn where_nothing_is_any_more_depends_on_who_says_so() {
    let post = post();
    let missing = answering(Reply::status(404));
    for (style, expected) in [
        (Style::Discord, Delivery::Gone),
        (Style::Slack, Delivery::Gone),
        (Style::Ntfy, Delivery::Later(None)),
        (Style::Plain, Delivery::Later(None)),
    ] {
        assert_eq!(deliver(&post, &hook(missing.url("/a"), style), &message()).await, expected, "{style:?}");
    }
    let gone = answering(Reply::status(410));
    assert_eq!(deliver(&post, &hook(gone.url("/a"), Style::Plain), &message()).await, Delivery::Gone);
}

#[tokio::test]
async fn a_withdrawal_is_no_news_for_a_chat() {
    let (server, post) = (answering(Reply::status(500)), post());
    let message = Message { withdraws: true, ..message() };
    assert_eq!(deliver(&post, &hook(server.url("/"), Style::Slack), &message).await, Delivery::Delivered);
    assert!(server.heard().is_empty());
}

#[tokio::test]
async fn whoever_breaks_the_line_is_told_again_later() {
    let post = Post::of(PostConfig { patience: IMPATIENT, ..config() }).unwrap();
    let garbage = Reply::Bytes(b"220 mail.example ESMTP\r\n".to_vec());
    let endless_head = Reply::Endless(b"HTTP/1.1 200 OK\r\nx: ".to_vec());
    for reply in [Reply::Silence, Reply::Cut, garbage, endless_head] {
        let server = answering(reply.clone());
        let to = hook(server.url("/"), Style::Plain);
        assert_eq!(deliver(&post, &to, &message()).await, Delivery::Later(None), "{reply:?}");
    }
}

#[tokio::test]
async fn an_endless_answer_is_not_read_to_its_end() {
    let server = answering(Reply::Endless(b"HTTP/1.1 200 OK\r\ncontent-length: 99999999999\r\n\r\n".to_vec()));
    assert_eq!(deliver(&post(), &hook(server.url("/"), Style::Plain), &message()).await, Delivery::Delivered);
}

#[tokio::test]
async fn nobody_is_told_later() {
    let url = answering(Reply::Cut).url("/");
    // Nobody listens there any more.
    assert_eq!(deliver(&post(), &hook(url, Style::Plain), &message()).await, Delivery::Later(None));
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let inside = answering(Reply::status(200));
    let server = Listener::start({
        let location = format!("location: {}\r\n", inside.url("/secret"));
        move |_| Reply::with(307, &location)
    });
    let delivery = deliver(&post(), &hook(server.url("/"), Style::Plain), &message()).await;
    assert_eq!(delivery, Delivery::Refused("answered 307".into()));
    assert!(inside.heard().is_empty());
}
