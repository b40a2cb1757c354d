//! Letters by a real mail server.

use lettre::transport::smtp::client::Certificate;
use rcgen::{CertifiedKey, generate_simple_self_signed};
use servers::{Mailbox, Reply};

use super::{IMPATIENT, PATIENT, answering, config, deliver};
use crate::mail::Mails;
use crate::message::tests::message;
use crate::{Address, Delivery, MailConfig, Message, Post, PostConfig};

fn mail(relay: String) -> MailConfig {
    MailConfig { relay, from: "Hoirie <house@hoirie.example>".into() }
}

fn post(relay: String) -> Post {
    Post::of(PostConfig { mail: Some(mail(relay)), ..config() }).unwrap()
}

fn anna() -> Address {
    Address::Mail("anna@example.org".into())
}

#[tokio::test]
async fn a_letter_arrives_plain_and_as_a_page() {
    let mailbox = Mailbox::start();
    let post = post(format!("smtp://{}", mailbox.address()));
    let message = Message {
        language: "fr".into(),
        title: "C’est à vous, Zoë".into(),
        body: "Erbtante, avec Ben.\n\nBis <bald>!".into(),
        ..message()
    };
    assert_eq!(deliver(&post, &anna(), &message).await, Delivery::Delivered);
    let letter = mailbox.wait_for(1).remove(0);
    assert_eq!(letter.header("Subject"), Some("C’est à vous, Zoë"));
    assert_eq!(letter.header("From"), Some("Hoirie <house@hoirie.example>"));
    assert_eq!(letter.header("List-Unsubscribe"), Some("<https://hoirie.example/stop/abc>"));
    assert_eq!(letter.header("List-Unsubscribe-Post"), Some("List-Unsubscribe=One-Click"));
    assert!(letter.header("Message-ID").is_some_and(|id| id.ends_with("@hoirie.example>")));
    assert!(letter.plain.contains("Erbtante, avec Ben.") && letter.plain.contains("https://hoirie.example/table/7"));
    assert!(letter.plain.contains("https://hoirie.example/stop/abc"));
    assert!(letter.html.contains("Bis &lt;bald&gt;!") && letter.html.contains("Ne plus en recevoir"));
}

#[tokio::test]
async fn a_relay_that_asks_for_a_password_gets_it() {
    let mailbox = Mailbox::start_for("house:se cret@");
    let right = post(format!("smtp://house:se%20cret%40@{}", mailbox.address()));
    assert_eq!(deliver(&right, &anna(), &message()).await, Delivery::Delivered);
    let wrong = post(format!("smtp://house:other@{}", mailbox.address()));
    assert_eq!(deliver(&wrong, &anna(), &message()).await, Delivery::Later(None));
    assert_eq!(mailbox.letters().len(), 1);
}

#[tokio::test]
async fn what_is_encrypted_is_said_to_nobody_but_the_relay() {
    let CertifiedKey { cert, signing_key } = generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let mailbox = Mailbox::start_encrypted("house:secret", &cert.pem(), &signing_key.serialize_pem());
    let port = mailbox.address().rsplit_once(':').unwrap().1;
    let config = mail(format!("smtp://house:secret@localhost:{port}?tls=required"));
    let deliver = async |trusted: &[Certificate]| {
        Mails::trusting(trusted, &config, PATIENT).unwrap().deliver("anna@example.org", &message()).await
    };
    assert_eq!(deliver(&[]).await, Delivery::Later(None));
    let certificate = Certificate::from_pem(cert.pem().as_bytes()).unwrap();
    assert_eq!(deliver(&[certificate]).await, Delivery::Delivered);
    assert_eq!(mailbox.letters().len(), 1);
    // Where TLS is asked for and the relay has none, nothing is said.
    let plain = Mailbox::start();
    let post = post(format!("smtp://{}?tls=required", plain.address()));
    assert_eq!(super::deliver(&post, &anna(), &message()).await, Delivery::Later(None));
}

#[tokio::test]
async fn a_relay_says_what_becomes_of_a_letter() {
    let mailbox = Mailbox::start();
    let post = post(format!("smtp://{}", mailbox.address()));
    let cases = [
        ("550 5.1.1 No such user here", Delivery::Gone),
        ("553 5.1.3 Not an address", Delivery::Gone),
        ("550 5.7.1 Your house is on a list", Delivery::Refused("answered 550".into())),
        ("550 relay not permitted", Delivery::Refused("answered 550".into())),
        ("554 5.7.1 Relay access denied", Delivery::Refused("answered 554".into())),
        ("552 5.2.2 Mailbox full", Delivery::Refused("answered 552".into())),
        ("450 4.2.0 Greylisted", Delivery::Later(None)),
        ("421 4.3.2 Going down", Delivery::Later(None)),
    ];
    for (answer, expected) in cases {
        mailbox.refuse("anna@example.org", answer);
        assert_eq!(deliver(&post, &anna(), &message()).await, expected, "{answer}");
    }
    let ben = Address::Mail("ben@example.org".into());
    mailbox.refuse("DATA", "554 5.6.0 Not such a letter");
    assert_eq!(deliver(&post, &ben, &message()).await, Delivery::Refused("answered 554".into()));
    // Whoever does not let the house write says nothing about those it writes to.
    mailbox.refuse("MAIL", "550 5.7.1 Not as you");
    assert_eq!(deliver(&post, &ben, &message()).await, Delivery::Later(None));
    assert!(mailbox.letters().is_empty());
}

#[tokio::test]
async fn a_relay_that_is_silent_or_no_relay_is_tried_again() {
    for reply in [Reply::Silence, Reply::Cut, Reply::status(200)] {
        let server = answering(reply);
        let config =
            PostConfig { mail: Some(mail(format!("smtp://{}", server.address()))), patience: IMPATIENT, ..config() };
        assert_eq!(deliver(&Post::of(config).unwrap(), &anna(), &message()).await, Delivery::Later(None));
    }
}

#[tokio::test]
async fn a_withdrawal_takes_no_letter_back() {
    let post = post("smtp://127.0.0.1:1".into());
    assert_eq!(deliver(&post, &anna(), &Message { withdraws: true, ..message() }).await, Delivery::Delivered);
}

#[test]
fn what_is_wrong_with_a_relay_or_a_sender_is_said() {
    let of = |relay: &str, from: &str| Mails::new(&MailConfig { relay: relay.into(), from: from.into() }, PATIENT);
    for relay in
        ["mail.example", "http://mail.example", "smtp://", "smtp://name@mail.example", "smtp://mail.example?tls=maybe"]
    {
        let error = of(relay, "house@hoirie.example").unwrap_err().to_string();
        assert!(error.contains("smtp://HOST:PORT"), "{relay}: {error}");
    }
    for from in ["", "Hoirie", "Hoirie <>", "a@b.example, c@d.example"] {
        assert!(of("smtp://mail.example", from).unwrap_err().to_string().contains("sender"), "{from}");
    }
    for relay in [
        "smtp://mail.example",
        "smtp://[::1]:25",
        "smtps://name:word@mail.example:465",
        "smtp://mail.example?tls=required",
    ] {
        assert!(of(relay, "Hoirie <house@hoirie.example>").is_ok(), "{relay}");
    }
}
