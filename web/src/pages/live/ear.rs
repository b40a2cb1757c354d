//! What comes up a live connection: drafts, and much that no page of ours sends. All of it is counted.

use std::time::{Duration, Instant};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::FutureExt;

use crate::limits::{Limits, PageLimit, Source};

/// Browsers answer the house's own pings; those are rarer than this, so their answers cost nobody anything.
const PONGS: Duration = Duration::from_secs(1);

/// Who has answered to pings and has not for so many heartbeats is gone.
const GONE_AFTER: u32 = 3;

pub struct Ear<'a> {
    limits: &'a Limits,
    source: Source,
    page: PageLimit,
    ponged: Option<Instant>,
    /// How many heartbeats of the house were not answered; nothing for whoever never answers.
    unanswered: Option<u32>,
}

pub enum Heard {
    /// What the reader has chosen so far.
    Draft(Utf8Bytes),
    Nothing,
    /// Too much was said, or something too large or out of order.
    NotAllowed,
    /// Nobody is there any more.
    End,
}

impl<'a> Ear<'a> {
    pub fn new(limits: &'a Limits, source: Source) -> Ear<'a> {
        Ear { limits, source, page: limits.of_page(), ponged: None, unanswered: None }
    }

    /// Before the house asks once more whether anybody is there: false if they used to answer and no longer do.
    pub fn hears_answers(&mut self) -> bool {
        self.unanswered = self.unanswered.map(|beats| beats + 1);
        self.unanswered <= Some(GONE_AFTER)
    }

    /// Waits for whatever comes, and hears all that has come meanwhile: every draft costs a drawing, so only the last one is
    /// told. Whoever stops waiting has missed nothing.
    pub async fn listen(&mut self, socket: &mut WebSocket) -> Heard {
        let mut next = socket.recv().await;
        let mut draft = Heard::Nothing;
        loop {
            match self.hear(next) {
                Heard::Nothing => {}
                Heard::Draft(chosen) => draft = Heard::Draft(chosen),
                end => return end,
            }
            match socket.recv().now_or_never() {
                Some(more) => next = more,
                None => return draft,
            }
        }
    }

    fn hear(&mut self, message: Option<Result<Message, axum::Error>>) -> Heard {
        let message = match message {
            Some(Ok(message)) => message,
            Some(Err(_)) => return Heard::NotAllowed,
            None => return Heard::End,
        };
        let is_pong = matches!(message, Message::Pong(_));
        if is_pong {
            self.unanswered = Some(0);
        }
        let is_owed = is_pong && self.ponged.is_none_or(|last| last.elapsed() >= PONGS);
        if is_owed {
            self.ponged = Some(Instant::now());
            return Heard::Nothing;
        }
        if self.page.message().is_err() || self.limits.request(&self.source).is_err() {
            return Heard::NotAllowed;
        }
        match message {
            Message::Text(chosen) => Heard::Draft(chosen),
            Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Close(_) => Heard::Nothing,
        }
    }
}
