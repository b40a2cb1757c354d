//! What nodes tell each other over NATS: that a table has changed. Nothing depends on it but speed, so nothing ever waits for
//! it: news that can't be sent are dropped, and every node looks for itself once a second.

use std::sync::{Arc, Weak};

use tokio::sync::mpsc::{Receiver, Sender, channel};

use crate::hall::Hall;

/// How many news may wait while NATS is away.
const WAITING: usize = 1024;

#[derive(Debug, Default)]
pub struct News {
    tables: Option<Sender<String>>,
}

/// News on their way out, and where.
#[derive(Debug)]
pub struct Post {
    client: async_nats::Client,
    subject: String,
    tables: Receiver<String>,
}

impl News {
    /// Connects to NATS, now or whenever it can be reached. `house` tells the news of one house from those of another.
    pub async fn of(address: &str, house: &str) -> Result<(News, Post), async_nats::ConnectError> {
        let options = async_nats::ConnectOptions::new().name("hoirie").no_echo().retry_on_initial_connect();
        let client = options.connect(address).await?;
        let (tables, waiting) = channel(WAITING);
        Ok((News { tables: Some(tables) }, Post { client, subject: format!("hoirie.{house}"), tables: waiting }))
    }

    pub fn changed(&self, table: &str) {
        if let Some(tables) = &self.tables {
            let _ = tables.try_send(table.to_owned());
        }
    }
}

impl Post {
    /// Carries news in both directions as long as the hall is open.
    pub fn carry(self, hall: &Arc<Hall>) {
        let Post { client, subject, mut tables } = self;
        tokio::spawn(hear(client.clone(), subject.clone(), Arc::downgrade(hall)));
        tokio::spawn(async move {
            while let Some(table) = tables.recv().await {
                if let Err(error) = client.publish(subject.clone(), table.into()).await {
                    tracing::warn!(%error, "other nodes were not told");
                }
            }
        });
    }
}

async fn hear(client: async_nats::Client, subject: String, hall: Weak<Hall>) {
    use futures_util::StreamExt;
    let mut news = match client.subscribe(subject).await {
        Ok(news) => news,
        Err(error) => {
            tracing::warn!(%error, "other nodes can't be heard");
            return;
        }
    };
    while let Some(message) = news.next().await {
        let Some(hall) = hall.upgrade() else { return };
        if let Ok(table) = std::str::from_utf8(&message.payload) {
            hall.heard_of(table);
        }
    }
}
