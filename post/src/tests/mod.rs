//! Deliveries to real servers on loopback.

mod hooks;
mod mails;
mod pushes;
mod reach;

use std::time::Duration;

use servers::{Heard, Listener, Reply};

use crate::{Address, Delivery, Hook, Message, Post, PostConfig, Style, VapidKey};

/// Long enough for whatever answers at all.
const PATIENT: Duration = Duration::from_secs(30);
/// For whoever never answers.
const IMPATIENT: Duration = Duration::from_millis(200);

fn config() -> PostConfig {
    let config = PostConfig::new(VapidKey::new_random(), "mailto:host@hoirie.example");
    PostConfig { may_reach_own_network: true, patience: PATIENT, ..config }
}

fn post() -> Post {
    Post::of(config()).unwrap()
}

fn hook(url: String, style: Style) -> Address {
    Address::Hook(Hook { url, style })
}

/// A server that always answers so.
fn answering(reply: Reply) -> Listener {
    Listener::start(move |_: &Heard| reply.clone())
}

async fn deliver(post: &Post, to: &Address, message: &Message) -> Delivery {
    post.deliver(to, message).await
}
