//! `hoirie serve`, also what happens without a command: opens the house.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use house::{BotDelay, Config, Doors};

use crate::failure::Failure;

/// For what takes long: reading from the disk, which is done one by one anyway, and bots that think. Every thread keeps
/// memory of its own.
const BLOCKING_THREADS: usize = 16;

/// Opens the house for players: prints its address and serves until stopped.
#[derive(Debug, Args)]
pub struct Serve {
    /// Where to listen; port 0 takes any free one.
    #[arg(long, default_value = "127.0.0.1:8400", value_name = "ADDRESS:PORT")]
    listen: SocketAddr,
    /// The folder that holds everything; made on the first start.
    #[arg(long, default_value = "hoirie-data", value_name = "FOLDER")]
    data: PathBuf,
    /// A PostgreSQL that several nodes share, instead of the database in the folder.
    #[arg(long, value_name = "postgres://…")]
    database: Option<String>,
    /// A NATS by which nodes tell each other at once what has changed.
    #[arg(long, value_name = "nats://…")]
    nats: Option<String>,
    /// How long bots pretend to think, in milliseconds: drawn between the two numbers.
    #[arg(long, default_value = "700,1600", value_name = "LEAST,MOST", value_parser = parse_delay)]
    bot_delay: BotDelay,
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
            };
            let doors = Doors::open(config).await.map_err(|error| Failure::Input(error.to_string()))?;
            writeln!(out, "Hoirie is open at http://{}", doors.address()?)?;
            out.flush()?;
            doors.run(told_to_stop()).await?;
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
