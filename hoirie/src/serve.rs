//! `hoirie serve`, also what happens without a command: opens the house.

use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::pin::pin;
use std::time::Duration;

use clap::Args;
use house::{Allowance, BotDelay, Budget, Config, Doors};

use crate::failure::Failure;

/// For what takes long: reading from the disk, which is done one by one anyway, and bots that think. Every thread keeps
/// memory of its own.
const BLOCKING_THREADS: usize = 16;

/// Opens the house for players: prints its address and serves until stopped.
#[derive(Debug, Args)]
pub struct Serve {
    /// Where to listen; port 0 takes any free one.
    #[arg(long, env = "HOIRIE_LISTEN", default_value = "127.0.0.1:8400", value_name = "ADDRESS:PORT")]
    listen: SocketAddr,
    /// The folder that holds everything; made on the first start.
    #[arg(long, env = "HOIRIE_DATA", default_value = "hoirie-data", value_name = "FOLDER")]
    data: PathBuf,
    /// A PostgreSQL that several nodes share, instead of the database in the folder.
    #[arg(long, env = "HOIRIE_DATABASE", value_name = "postgres://…")]
    database: Option<String>,
    /// A NATS by which nodes tell each other at once what has changed.
    #[arg(long, env = "HOIRIE_NATS", value_name = "nats://…")]
    nats: Option<String>,
    /// How long bots pretend to think, in milliseconds: drawn between the two numbers.
    #[arg(long, env = "HOIRIE_BOT_DELAY", default_value = "700,1600", value_name = "LEAST,MOST", value_parser = parse_delay)]
    bot_delay: BotDelay,
    /// How much strong bots think ahead about a decision, and about hints: a number of tries, such as 400, or a time, such as
    /// 1500ms. Without it they have 700 ms, and 150 where a count runs. Where many bots wait for their turn all have less.
    #[arg(long, env = "HOIRIE_THINKING", value_name = "TRIES|TIME")]
    thinking: Option<Budget>,
    /// A proxy on another machine, which says in x-forwarded-for for whom it asks; may be given several times.
    #[arg(long, env = "HOIRIE_PROXY", value_name = "ADDRESS", value_delimiter = ',')]
    proxy: Vec<IpAddr>,
    /// Pages say which row of the log they show, so that `hoirie load` can measure; not for a house with people in it.
    #[arg(long, hide = true)]
    numbered: bool,
    /// So often, in milliseconds, live pages hear that the house is there; without it for two and a half times as long they
    /// look for it anew.
    #[arg(long, hide = true, default_value_t = 10_000, value_name = "MILLISECONDS", value_parser = clap::value_parser!(u64).range(100..))]
    heartbeat: u64,
    /// How many requests a second one person may make in the long run; 0 for any number.
    #[arg(long, env = "HOIRIE_PERSON_RATE", default_value_t = 30, value_name = "NUMBER")]
    person_rate: u32,
    /// The same for all who come from one address; this very machine is not counted.
    #[arg(long, env = "HOIRIE_ADDRESS_RATE", default_value_t = 150, value_name = "NUMBER")]
    address_rate: u32,
    /// How many tables one person may make in an hour; 0 for any number.
    #[arg(long, env = "HOIRIE_PERSON_TABLES", default_value_t = 120, value_name = "NUMBER")]
    person_tables: u32,
    /// The same for all who come from one address.
    #[arg(long, env = "HOIRIE_ADDRESS_TABLES", default_value_t = 600, value_name = "NUMBER")]
    address_tables: u32,
}

fn parse_delay(text: &str) -> Result<BotDelay, String> {
    let milliseconds = |text: &str| text.trim().parse::<u32>().map(|ms| Duration::from_millis(u64::from(ms))).ok();
    let delay = text.split_once(',').and_then(|(least, most)| {
        let delay = BotDelay { least: milliseconds(least)?, most: milliseconds(most)? };
        (delay.least <= delay.most).then_some(delay)
    });
    delay.ok_or_else(|| "two numbers, the smaller first, such as 700,1600".into())
}

impl Serve {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false).init();
        let runtime =
            tokio::runtime::Builder::new_multi_thread().enable_all().max_blocking_threads(BLOCKING_THREADS).build()?;
        runtime.block_on(async {
            let config = Config {
                listen: self.listen,
                data: self.data,
                database: self.database,
                nats: self.nats,
                bot_delay: self.bot_delay,
                budget: self.thinking,
                allowance: Allowance {
                    per_person: NonZeroU32::new(self.person_rate),
                    per_address: NonZeroU32::new(self.address_rate),
                    tables_per_person: NonZeroU32::new(self.person_tables),
                    tables_per_address: NonZeroU32::new(self.address_tables),
                    ..Allowance::default()
                },
                figures: Some(house::count().map_err(Failure::Input)?),
                numbered: self.numbered,
                proxies: self.proxy,
                heartbeat: Duration::from_millis(self.heartbeat),
            };
            // A house may wait for its database, and is told to stop meanwhile like any other. It listens for that first.
            let mut stop = pin!(told_to_stop());
            let doors = tokio::select! {
                biased;
                () = &mut stop => return Ok(()),
                doors = Doors::open(config) => doors.map_err(|error| Failure::Input(error.to_string()))?,
            };
            writeln!(out, "Hoirie is open at http://{}", doors.address()?)?;
            out.flush()?;
            doors.run(stop).await;
            Ok(())
        })
    }
}

/// Ends when the process is asked to stop. Nothing needs saving then: everything shown is saved already.
pub async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}
