//! Somebody with a browser: sits at a table, looks at what is pushed, and clicks when it is their move.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use face::GOES_ON;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tabletop::Chance;
use tokio::net::TcpStream;
use tokio::sync::{mpsc, watch};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::book::{Book, Shared, Tally};
use super::http::Connection;
use super::page::{Desk, Page, Parts};

/// Steps and refusals after which somebody who can't find a move has found a mistake of ours.
const PATIENCE: usize = 300;

/// Whether players may click, and how long they think.
#[derive(Debug, Clone)]
pub struct Pace {
    pub stage: watch::Receiver<Stage>,
    pub think: Duration,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Everybody looks.
    Before,
    Playing,
    /// Nobody clicks any more; who has seen everything leaves.
    Ending,
}

#[derive(Debug)]
pub struct Player {
    pub house: SocketAddr,
    pub cookie: String,
    pub chance: Chance,
    /// Moves are sent as forms, as browsers without script do, and not up the live connection.
    pub forms: bool,
    pub clicks: Option<Connection>,
}

/// How a game was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Left {
    Over,
    Unfinished,
}

/// A player's live connection.
#[derive(Debug)]
pub struct Live {
    socket: SplitSink<WebSocketStream<TcpStream>, Message>,
    pages: watch::Receiver<Page>,
    answers: mpsc::UnboundedReceiver<Answer>,
    /// How many moves were sent up.
    sent: u32,
    reader: tokio::task::JoinHandle<()>,
}

/// What the house says to what was sent up a live connection.
#[derive(Debug, PartialEq, Eq)]
enum Answer {
    /// A draft was drawn.
    Drawn,
    /// A move is in this row of the log, if it was not there before.
    Done(Option<u64>),
    Sorry,
}

impl Answer {
    fn read(said: &str) -> Option<Answer> {
        let mut words = said.split(' ');
        match words.next()? {
            "drawn" => Some(Answer::Drawn),
            "done" => Some(Answer::Done(words.nth(1).and_then(|seq| seq.parse().ok()))),
            "sorry" => Some(Answer::Sorry),
            _ => None,
        }
    }
}

impl Live {
    async fn say(&mut self, what: String) -> io::Result<Answer> {
        self.socket.send(Message::text(what)).await.map_err(io::Error::other)?;
        self.answers.recv().await.ok_or_else(|| io::Error::other("a live connection broke"))
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        self.reader.abort();
    }
}

/// A seat at one table during one game.
#[derive(Debug, Clone)]
pub struct Seat {
    /// `/table/ID`.
    pub table: String,
    pub place: usize,
    pub book: Arc<Shared<Book>>,
    pub tally: Arc<Shared<Tally>>,
}

impl Player {
    pub async fn post(&mut self, path: &str, body: &str) -> io::Result<super::http::Answer> {
        let connection = match &mut self.clicks {
            Some(open) => open,
            none => none.insert(Connection::open(self.house).await?),
        };
        connection.post(path, &self.cookie, body).await
    }

    /// Opens the live connection and waits for the first page.
    pub async fn open_live_page(&self, seat: &Seat) -> Result<Live, SocketError> {
        let mut request = format!("ws://{}{}/live", self.house, seat.table).into_client_request()?;
        request.headers_mut().insert(
            "cookie",
            HeaderValue::from_str(&self.cookie).map_err(|error| SocketError::HttpFormat(error.into()))?,
        );
        let stream = TcpStream::connect(self.house).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        let (socket, pushes) = socket.split();
        let (newest, mut pages) = watch::channel(Page::default());
        let (answered, answers) = mpsc::unbounded_channel();
        let reader = tokio::spawn(read(pushes, seat.clone(), newest, answered));
        let _ = pages.changed().await;
        pages.mark_changed();
        Ok(Live { socket, pages, answers, sent: 0, reader })
    }

    /// Plays until the game is over or the time is up.
    pub async fn play(&mut self, seat: &Seat, mut live: Live, mut pace: Pace) -> io::Result<Left> {
        let mut moved = 0;
        let mut tries = 0;
        loop {
            tokio::select! {
                changed = live.pages.changed() => changed.map_err(|_| io::Error::other("a live connection broke"))?,
                changed = pace.stage.changed() => changed.map_err(io::Error::other)?,
            }
            let stage = *pace.stage.borrow_and_update();
            let page = live.pages.borrow_and_update().clone();
            let up_to_date = seat.book.lock().is_up_to_date(seat.place);
            if page.over && up_to_date {
                return Ok(Left::Over);
            }
            match stage {
                Stage::Before => continue,
                Stage::Playing => {}
                Stage::Ending if up_to_date => return Ok(Left::Unfinished),
                Stage::Ending => continue,
            }
            // A page from before one's own last move offers that move again.
            if !page.mine || page.seq < moved {
                continue;
            }
            let think = self.thinks(pace.think);
            if !think.is_zero() {
                tokio::select! {
                    () = tokio::time::sleep(think) => {}
                    _ = pace.stage.changed() => {
                        live.pages.mark_changed();
                        pace.stage.mark_changed();
                        continue;
                    }
                }
            }
            let mut desk = page.desk();
            match self.click(seat, &mut desk, &mut live).await? {
                Some(seq) => (moved, tries) = (seq, 0),
                None => {
                    tries += 1;
                    if tries > PATIENCE {
                        return Err(io::Error::other(format!("no way to move at {}", seat.table)));
                    }
                    self.step(&desk, &mut live).await?;
                }
            }
        }
    }

    /// Half as long or one and a half times as long as usual, or anything between.
    fn thinks(&mut self, usual: Duration) -> Duration {
        let usual = usual.as_micros() as u32;
        Duration::from_micros(u64::from(usual / 2 + self.chance.below(usual + 1)))
    }

    /// Sends moves until the house takes one; its row.
    async fn click(&mut self, seat: &Seat, desk: &mut Desk<'_>, live: &mut Live) -> io::Result<Option<u64>> {
        while let Some(fields) = desk.fill_in(&mut self.chance) {
            let clicked = Instant::now();
            let answer = if self.forms {
                let answer = self.post(&format!("{}/act", seat.table), &fields).await?;
                match (answer.status, answer.seq) {
                    (204, seq) => Answer::Done(seq),
                    // Another move was first, or the rules forbid this one.
                    (409 | 422, _) => Answer::Sorry,
                    (status, _) => {
                        seat.tally.lock().trouble(format!("a move was answered with {status}"));
                        return Ok(None);
                    }
                }
            } else {
                live.sent += 1;
                live.say(format!("act {} {fields}", live.sent)).await?
            };
            let mut tally = seat.tally.lock();
            if let Answer::Done(Some(seq)) = answer {
                tally.moves += u64::from(tally.counting);
                seat.book.lock().moved(seat.place, seq, clicked, &mut tally);
                return Ok(Some(seq));
            }
            tally.refused += u64::from(tally.counting);
        }
        Ok(None)
    }

    /// Takes a step on the way to a move; where there is none, the page is looked at again.
    async fn step(&mut self, desk: &Desk<'_>, live: &mut Live) -> io::Result<()> {
        match self.chance.pick(&desk.steps) {
            Some(step) => {
                live.say(format!("?{step}")).await?;
            }
            None => tokio::task::yield_now().await,
        }
        live.pages.mark_changed();
        Ok(())
    }
}

/// Notes every push when it comes, whatever the player is doing.
async fn read(
    mut pushes: SplitStream<WebSocketStream<TcpStream>>,
    seat: Seat,
    newest: watch::Sender<Page>,
    answered: mpsc::UnboundedSender<Answer>,
) {
    let mut parts = Parts::default();
    let mut is_first = true;
    let mut begun = String::new();
    while let Some(Ok(message)) = pushes.next().await {
        let Message::Text(message) = message else { continue };
        if begun.is_empty() && !message.starts_with('<') {
            Answer::read(&message).into_iter().for_each(|answer| drop(answered.send(answer)));
            continue;
        }
        let goes_on = message.ends_with(GOES_ON);
        begun += message.trim_end_matches(GOES_ON);
        let mut tally = seat.tally.lock();
        // What a browser has loaded with its page is not pushed to it.
        if tally.counting && !is_first {
            tally.pushes += u64::from(!goes_on);
            tally.pushed_bytes += message.len() as u64;
        }
        drop(tally);
        if goes_on {
            continue;
        }
        let Some(page) = parts.take_in(&std::mem::take(&mut begun)) else { continue };
        let mut tally = seat.tally.lock();
        seat.book.lock().arrived(seat.place, page.seq, Instant::now(), &mut tally);
        // As long as the clock runs, players look up from the first page only if there is something for them to do.
        let matters = is_first || page.mine || page.over || !tally.counting;
        drop(tally);
        is_first = false;
        newest.send_if_modified(|before| {
            *before = page;
            matters
        });
    }
}
