//! What nodes tell each other over NATS: that a table has changed. Nothing depends on it but speed, so nothing ever waits for
//! it: what can't be sent is dropped, and every node looks for itself once a second.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use async_nats::{ConnectError, ConnectOptions, Event, ServerAddr};

use tokio::sync::mpsc::{Receiver, Sender, channel};

use crate::House;

/// How many changes may wait while NATS is away.
const WAITING: usize = 1024;

/// A NATS that does not answer within this time is away.
const ANSWER_WITHIN: Duration = Duration::from_secs(2);

/// Where it is said that a table has changed; without NATS nobody hears it.
#[derive(Debug, Default)]
pub struct Broadcast {
    tables: Option<Sender<String>>,
}

/// Carries what is told to NATS, and what is heard there to the house.
#[derive(Debug)]
pub struct Relay {
    client: async_nats::Client,
    subject: String,
    tables: Receiver<String>,
}

impl Broadcast {
    /// Connects to NATS, now or whenever it can be reached, and says in the log which it is. `house` tells what one house says
    /// from what another does.
    pub async fn of(address: ServerAddr, house: &str) -> Result<(Broadcast, Relay), ConnectError> {
        let options = ConnectOptions::new().name("hoirie").no_echo().retry_on_initial_connect();
        let options = options.connection_timeout(ANSWER_WITHIN);
        let state = Arc::new(State::default());
        let server = format!("{}:{}", address.host(), address.port());
        let options = options.event_callback(move |event| {
            state.told(&event, &server);
            std::future::ready(())
        });
        let client = options.connect(address).await?;
        let (tables, waiting) = channel(WAITING);
        Ok((Broadcast { tables: Some(tables) }, Relay { client, subject: format!("hoirie.{house}"), tables: waiting }))
    }

    pub fn changed(&self, table: &str) {
        if let Some(tables) = &self.tables {
            let _ = tables.try_send(table.to_owned());
        }
    }
}

/// What an operator may call a NATS. A word alone would be taken for the name of a machine, and tried for ever.
pub fn nats_address(text: &str) -> Option<ServerAddr> {
    let is_nats = ["nats://", "tls://"].iter().any(|scheme| text.starts_with(scheme));
    text.parse().ok().filter(|address: &ServerAddr| is_nats && !address.host().is_empty())
}

/// Whether NATS is there, as far as the log has been told.
#[derive(Debug, Default)]
struct State {
    away: AtomicBool,
}

impl State {
    /// Says it once when NATS goes away, and once when it comes.
    fn told(&self, event: &Event, server: &str) {
        match event {
            Event::Connected => {
                self.away.store(false, Ordering::Relaxed);
                tracing::info!(server, "NATS is there");
            }
            Event::Disconnected | Event::ClientError(_) => self.tell_away(event, server),
            Event::ServerError(error) => tracing::warn!(server, %error, "NATS complains"),
            _ => {}
        }
    }

    fn tell_away(&self, why: &Event, server: &str) {
        if !self.away.swap(true, Ordering::Relaxed) {
            tracing::warn!(server, %why, "NATS is away: the house goes on without it and keeps trying");
        }
    }
}

impl Relay {
    /// Carries in both directions as long as the house is open.
    pub fn run(self, house: &Arc<House>) {
        let Relay { client, subject, mut tables } = self;
        tokio::spawn(hear(client.clone(), subject.clone(), Arc::downgrade(house)));
        tokio::spawn(async move {
            while let Some(table) = tables.recv().await {
                if let Err(error) = client.publish(subject.clone(), table.into()).await {
                    tracing::warn!(%error, "other nodes were not told");
                }
            }
        });
    }
}

async fn hear(client: async_nats::Client, subject: String, house: Weak<House>) {
    use futures_util::StreamExt;
    let mut messages = match client.subscribe(subject).await {
        Ok(messages) => messages,
        Err(error) => {
            tracing::warn!(%error, "other nodes can't be heard");
            return;
        }
    };
    while let Some(message) = messages.next().await {
        let Some(house) = house.upgrade() else { return };
        if let Ok(table) = std::str::from_utf8(&message.payload) {
            house.hear_of_change(table);
        }
    }
}
