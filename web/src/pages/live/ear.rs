//! What comes up a live connection: drafts, moves, and much that no page of ours sends. All of it is counted.

use std::time::{Duration, Instant};

use axum::extract::ws::{Message, WebSocket};
use futures_util::FutureExt;

use crate::limits::{Limits, PageLimit, Source, TooMuch};

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
    Draft(String),
    /// The fields of a move, and the number that its answer has to name.
    Move {
        number: u32,
        fields: String,
    },
    /// A move too many.
    TooMuch {
        number: u32,
        too_much: TooMuch,
    },
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

    /// Waits for whatever comes, and hears all that has come meanwhile up to a move: every draft costs a drawing, so only the last
    /// one is told, and one that a move follows is done with. Whoever stops waiting has missed nothing.
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
        if self.page.message().is_err() {
            return Heard::NotAllowed;
        }
        let heard = match message {
            Message::Text(said) => read(&said),
            Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Close(_) => Heard::Nothing,
        };
        match (self.limits.request(&self.source), heard) {
            (Ok(()), heard) => heard,
            (Err(too_much), Heard::Move { number, .. }) => Heard::TooMuch { number, too_much },
            (Err(_), _) => Heard::NotAllowed,
        }
    }
}

/// A draft as its link has it, `?…`, or `act`, a number and the fields of a form.
fn read(said: &str) -> Heard {
    if let Some(draft) = said.strip_prefix('?') {
        return Heard::Draft(draft.to_owned());
    }
    let play = || {
        let (number, fields) = said.strip_prefix("act ")?.split_once(' ')?;
        Some(Heard::Move { number: number.parse().ok()?, fields: fields.to_owned() })
    };
    play().unwrap_or(Heard::NotAllowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drafts_and_moves_are_read_and_nothing_else() {
        assert!(matches!(read("?accepted=1"), Heard::Draft(draft) if draft == "accepted=1"));
        assert!(matches!(read("act 7 do=keep"), Heard::Move { number: 7, fields } if fields == "do=keep"));
        for nonsense in ["", "accepted=1", "act", "act ", "act 7", "act x do=keep", "act -1 do=keep", "do 7 do=keep"] {
            assert!(matches!(read(nonsense), Heard::NotAllowed), "{nonsense}");
        }
    }
}
