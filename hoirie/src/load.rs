//! `hoirie load`: many people at many tables, with real connections, and what that costs a house.

mod book;
mod house;
mod http;
mod page;
mod player;
mod report;

use std::io::{self, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::value_parser;
use futures_util::stream::{self, StreamExt, TryStreamExt};
use tabletop::Chance;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::failure::Failure;
use book::{Book, Shared, Tally};
use house::{House, processor_time};
use http::Connection;
use player::{Left, Live, Pace, Player, Seat, Stage};
use report::Report;

/// How many tables are made, and viewers let in, at the same time.
const AT_ONCE: usize = 64;

/// How long viewers may take to see the last moves after the time is up.
const GRACE: Duration = Duration::from_secs(15);

/// Let many people play at many tables, and measure the house
///
/// Every seat is a person with a cookie and a live connection, as a browser has it. Players send moves that are on their page, filled
/// in by chance, up that connection or as forms, whenever the table waits for them. A move counts when the house has called it done; its delay is
/// the time from the click until another player's screen shows it or something newer.
#[derive(Debug, clap::Args)]
pub struct Load {
    /// How many tables
    #[arg(long, default_value_t = 500, value_parser = value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// How many people at each
    #[arg(long, default_value_t = 4, value_parser = value_parser!(u32).range(2..=8))]
    seats: u32,
    /// How long
    #[arg(long, default_value_t = 20, value_parser = value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// How long they play before that: at first all tables keep step, as they never do in an evening
    #[arg(long, default_value_t = 2, value_name = "SECONDS", value_parser = value_parser!(u64).range(0..=86_400))]
    warm_up: u64,
    /// How long people think before a click, in milliseconds on average
    #[arg(long, default_value_t = 0, value_name = "MS", value_parser = value_parser!(u64).range(0..=600_000))]
    think: u64,
    /// The game, as `hoirie games` lists it
    #[arg(long, default_value = "tante")]
    game: String,
    /// A house that is open already, http://HOST:PORT, and was opened with --numbered; otherwise one is opened in a temporary folder
    #[arg(long, value_name = "URL")]
    at: Option<String>,
    /// Nobody moves: only so many live connections are held open
    #[arg(long, value_name = "CONNECTIONS")]
    idle: Option<usize>,
    /// Moves are sent as forms, as browsers without script do, and not up the live connections
    #[arg(long)]
    forms: bool,
    /// What the players' choices are drawn from
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

impl Load {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        if !shelf::NAMES.contains(&self.game.as_str()) {
            return Err(Failure::unknown_game(&self.game));
        }
        let house = match &self.at {
            Some(url) => House::at(url)?,
            None => House::open()?,
        };
        // One thread: the house needs the other ones.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (report, troubles) = runtime.block_on(async {
            tokio::select! {
                done = self.measure(&house) => done,
                () = crate::serve::told_to_stop() => Err(Failure::Fault("stopped".into())),
            }
        })?;
        if self.json { report.write_json(out) } else { report.write_table(out) }?;
        out.flush()?;
        match troubles.is_empty() {
            true => Ok(()),
            false => Err(Failure::Fault(format!("{} errors: {}", report.errors, troubles.join("; ")))),
        }
    }

    async fn measure(&self, house: &House) -> Result<(Report, Vec<String>), Failure> {
        let tables = self.tables as usize;
        let seats = self.seats as usize;
        let mut report = Report { game: self.game.clone(), tables, seats, ..Report::default() };
        let tally = Arc::new(Shared::new(Tally::default()));

        let memory_empty = house.memory();
        say(format_args!("{tables} tables are made"));
        let parties = stream::iter(0..tables).map(|number| self.party(house, number, &tally));
        let mut parties: Vec<Party> = parties.buffered(AT_ONCE).try_collect().await.map_err(failed)?;
        let memory_made = house.memory();

        let viewers = self.idle.unwrap_or(usize::MAX).min(tables * seats);
        report.viewers = viewers;
        say(format_args!("{viewers} live connections are opened"));
        let looks = parties.iter().flat_map(|party| party.players.iter().zip(&party.seats)).take(viewers);
        let lives = stream::iter(looks).map(|(player, seat)| player.open_live_page(seat)).buffered(AT_ONCE);
        let lives: Vec<Live> = lives.try_collect().await.map_err(|error| failed(io::Error::other(error)))?;
        let memory_full = house.memory();
        let per = |from: Option<u64>, to: Option<u64>, many: usize| to?.saturating_sub(from?).checked_div(many as u64);
        report.bytes_per_table = per(memory_empty, memory_made, tables);
        report.bytes_per_viewer = per(memory_made, memory_full, viewers);

        let time = Duration::from_secs(self.seconds);
        if self.idle.is_some() {
            tokio::time::sleep(time).await;
            report.seconds = time.as_secs_f64();
        } else {
            let (stage, watched) = watch::channel(Stage::Before);
            let pace = Pace { stage: watched, think: Duration::from_millis(self.think) };
            let mut playing = JoinSet::new();
            let mut lives = lives.into_iter();
            for party in parties.drain(..) {
                let lives = lives.by_ref().take(seats).collect();
                playing.spawn(party.play(lives, pace.clone(), tally.clone()));
            }
            stage.send_replace(Stage::Playing);
            tokio::time::sleep(Duration::from_secs(self.warm_up)).await;
            let before = (house.processor_time(), processor_time("self"), Instant::now());
            tally.lock().counting = true;
            watch_clock(time, &tally).await;
            let mut counted = std::mem::take(&mut *tally.lock());
            report.count(&mut counted, before.2.elapsed());
            report.cpu_us_per_move = report.per_move(before.0, house.processor_time());
            report.load_cpu_us_per_move = report.per_move(before.1, processor_time("self"));
            {
                let mut tally = tally.lock();
                tally.errors += counted.errors;
                tally.troubles.append(&mut counted.troubles);
            }
            stage.send_replace(Stage::Ending);
            while let Some(party) = timeout(GRACE, playing.join_next()).await.unwrap_or(None) {
                party.map_err(|error| Failure::Fault(error.to_string()))?;
            }
            report.left_behind = playing.len() as u64;
        }
        report.memory_bytes = house.memory();
        let mut tally = tally.lock();
        if report.left_behind > 0 {
            tally.trouble(format!("{} tables have viewers who never saw the last moves", report.left_behind));
        }
        report.errors = tally.errors;
        Ok((report, std::mem::take(&mut tally.troubles)))
    }

    /// A table that people made, joined and started by the ordinary forms.
    async fn party(&self, house: &House, number: usize, tally: &Arc<Shared<Tally>>) -> io::Result<Party> {
        let mut connection = Connection::open(house.address).await?;
        let seats = self.seats as usize;
        let fields = format!("name=Player+1&seats={seats}&who=invited");
        let made = connection.post(&format!("/new/{}", self.game), "", &fields).await?;
        let (Some(table), Some(host)) = (made.address, made.cookie) else {
            return Err(io::Error::other(format!("no table was made: {} {}", made.status, made.body)));
        };
        let page = connection.get(&table, &host).await?.body;
        let join = page.find("/join/").and_then(|place| page[place..].split('"').next());
        let join = join.ok_or_else(|| io::Error::other("the lobby has no link to join by"))?;
        let mut cookies = vec![host];
        for seat in 2..=seats {
            let sat = connection.post(join, "", &format!("name=Player+{seat}")).await?;
            cookies.push(sat.cookie.ok_or_else(|| io::Error::other(format!("nobody sat down: {}", sat.status)))?);
        }
        let started = connection.post(&format!("{table}/start"), &cookies[0], "").await?;
        if started.status != 204 {
            return Err(io::Error::other(format!("a table did not start: {}", started.status)));
        }
        let players = cookies.into_iter().enumerate().map(|(place, cookie)| Player {
            house: house.address,
            cookie,
            chance: Chance::quick(self.seed.wrapping_add((number * seats + place) as u64)),
            forms: self.forms,
            clicks: None,
        });
        Ok(Party { players: players.collect(), seats: seats_at(&table, seats, tally) })
    }
}

/// The people at one table, who play one game after the other.
#[derive(Debug)]
struct Party {
    players: Vec<Player>,
    seats: Vec<Seat>,
}

fn seats_at(table: &str, seats: usize, tally: &Arc<Shared<Tally>>) -> Vec<Seat> {
    let book = Arc::new(Shared::new(Book::new(seats)));
    let seat = |place| Seat { table: table.to_owned(), place, book: book.clone(), tally: tally.clone() };
    (0..seats).map(seat).collect()
}

impl Party {
    async fn play(mut self, mut lives: Vec<Live>, pace: Pace, tally: Arc<Shared<Tally>>) {
        loop {
            let played = self.game(std::mem::take(&mut lives), &pace).await;
            let next = match played {
                Ok(Left::Unfinished) => return,
                Ok(Left::Over) => {
                    tally.lock().games += 1;
                    self.once_more(&tally).await
                }
                Err(error) => Err(error),
            };
            match next {
                Ok(next) => lives = next,
                Err(error) => return tally.lock().trouble(error),
            }
        }
    }

    /// Everybody plays; the game is over when everybody has seen it end.
    async fn game(&mut self, lives: Vec<Live>, pace: &Pace) -> io::Result<Left> {
        let mut playing = JoinSet::new();
        for ((mut player, seat), live) in self.players.drain(..).zip(self.seats.iter().cloned()).zip(lives) {
            let pace = pace.clone();
            playing.spawn(async move {
                let left = player.play(&seat, live, pace).await;
                (seat.place, player, left)
            });
        }
        let mut left = Left::Over;
        let mut players = Vec::new();
        while let Some(played) = playing.join_next().await {
            let (place, player, how) = played.map_err(io::Error::other)?;
            if how? == Left::Unfinished {
                left = Left::Unfinished;
            }
            players.push((place, player));
        }
        players.sort_by_key(|(place, _)| *place);
        self.players = players.into_iter().map(|(_, player)| player).collect();
        Ok(left)
    }

    /// The first player asks for a rematch and starts it, and everybody comes along.
    async fn once_more(&mut self, tally: &Arc<Shared<Tally>>) -> io::Result<Vec<Live>> {
        let host = &mut self.players[0];
        let next = host.post(&format!("{}/rematch", self.seats[0].table), "").await?.address;
        let next = next.ok_or_else(|| io::Error::other("there is no rematch"))?;
        host.post(&format!("{next}/start"), "").await?;
        self.seats = seats_at(&next, self.seats.len(), tally);
        let mut lives = Vec::new();
        for (player, seat) in self.players.iter().zip(&self.seats) {
            lives.push(player.open_live_page(seat).await.map_err(io::Error::other)?);
        }
        Ok(lives)
    }
}

/// Says how it goes until the time is up.
async fn watch_clock(time: Duration, tally: &Shared<Tally>) {
    let start = Instant::now();
    let mut before = (0, 0);
    for second in 1..=time.as_secs() {
        tokio::time::sleep_until((start + Duration::from_secs(second)).into()).await;
        let tally = tally.lock();
        let p99 = report::percentile(&mut tally.delays[before.1..].to_vec(), 0.99).unwrap_or_default();
        say(format_args!("{second} s: {} moves, p99 {p99:.0} ms", tally.moves - before.0));
        before = (tally.moves, tally.delays.len());
    }
}

/// Nobody may be listening; there is nobody left to tell about that.
fn say(what: std::fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr(), "{what}");
}

fn failed(error: io::Error) -> Failure {
    Failure::Fault(format!("the house did not go along: {error}"))
}
