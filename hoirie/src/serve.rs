//! `hoirie serve`, also what happens without a command: opens the house.

use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::pin::pin;
use std::time::Duration;

use clap::Args;
use house::{BotDelay, Budget};
use web::{Allowance, Config, Doors, OpenError};

use crate::failure::Failure;

/// For what takes long whatever the machine is: proving a record, and drawing pictures. Every thread keeps memory of its own.
const FOR_REQUESTS: usize = 16;

/// How often what a rush has left behind is given back.
const GIVE_BACK: Duration = Duration::from_secs(5);

/// A house that is not open by then says what it waits for.
const SOON: Duration = Duration::from_secs(1);

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
    #[arg(long, env = "HOIRIE_DATABASE", value_name = "postgres://…", hide_env_values = true)]
    database: Option<String>,
    /// A NATS by which nodes tell each other at once what has changed.
    #[arg(long, env = "HOIRIE_NATS", value_name = "nats://…", hide_env_values = true)]
    nats: Option<String>,
    /// Where to tell Prometheus how full the house is, at /metrics; nowhere without it. Anybody who gets there may read it.
    #[arg(long, env = "HOIRIE_METRICS", value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// How long bots pretend to think, in milliseconds: drawn between the two numbers.
    #[arg(long, env = "HOIRIE_BOT_DELAY", default_value = "700,1600", value_name = "LEAST,MOST", value_parser = parse_delay)]
    bot_delay: BotDelay,
    /// How much strong bots think ahead about a decision, and about hints: a number of iterations, such as 400, or a time, such as
    /// 1500ms. Without it they have 700 ms, and 150 where a count runs. Where many bots wait for their turn all have less.
    #[arg(long, env = "HOIRIE_THINKING", value_name = "ITERATIONS|TIME")]
    thinking: Option<Budget>,
    #[command(flatten)]
    notices: Notices,
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
    /// How many connections one address may have at a time, live pages apart; of a proxy, how many answers for one address.
    #[arg(long, env = "HOIRIE_ADDRESS_CONNECTIONS", default_value_t = 256, value_name = "NUMBER")]
    address_connections: u32,
    /// After how many seconds a connection is closed that stands still: without a whole request, or with an answer unread.
    #[arg(long, env = "HOIRIE_PATIENCE", default_value_t = 30, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=3600))]
    patience: u64,
    /// How many tables one person may make in an hour; 0 for any number.
    #[arg(long, env = "HOIRIE_PERSON_TABLES", default_value_t = 120, value_name = "NUMBER")]
    person_tables: u32,
    /// The same for all who come from one address.
    #[arg(long, env = "HOIRIE_ADDRESS_TABLES", default_value_t = 600, value_name = "NUMBER")]
    address_tables: u32,
}

/// How people are told what waits for them.
#[derive(Debug, Args)]
struct Notices {
    /// Where people find the house, such as `https://play.example.org`: notices lead there. Without it they lead where each person found
    /// it; mail needs it.
    #[arg(long, env = "HOIRIE_PUBLIC_URL", value_name = "URL", value_parser = parse_url)]
    public_url: Option<String>,
    /// Who carries mail: smtp://HOST:PORT, or smtps:// for TLS from the start, with NAME:PASSWORD@ where it asks for them. Without it
    /// nobody is told by mail.
    #[arg(long, env = "HOIRIE_SMTP", value_name = "smtp://…", hide_env_values = true, requires_all = ["mail_from", "public_url"])]
    smtp: Option<String>,
    /// Who writes the mails, such as "Hoirie <house@example.org>".
    #[arg(long, env = "HOIRIE_MAIL_FROM", value_name = "SENDER")]
    mail_from: Option<String>,
    /// Hooks may lead into the house's own network, and there without TLS: for a house among friends, not for one that strangers find.
    #[arg(long, env = "HOIRIE_HOOKS_AT_HOME")]
    hooks_at_home: bool,
    /// How long, in milliseconds, a notice waits whether somebody looks by themselves.
    #[arg(long, hide = true, value_name = "MILLISECONDS")]
    notice_grace: Option<u64>,
}

impl Notices {
    fn settings(self) -> house::Notices {
        let mail = self.smtp.zip(self.mail_from).map(|(relay, from)| post::MailConfig { relay, from });
        house::Notices {
            public_url: self.public_url,
            mail,
            may_reach_own_network: self.hooks_at_home,
            grace: self.notice_grace.map(Duration::from_millis),
        }
    }
}

/// Where a house is found: no page of it, and no name or password in it.
fn parse_url(text: &str) -> Result<String, String> {
    let url = text.trim_end_matches('/');
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let is_origin = |rest: &str| !rest.is_empty() && !rest.contains(['/', '?', '#', '@', ' ']);
    match rest.is_some_and(is_origin) {
        true => Ok(url.to_owned()),
        false => Err("an address without a path, such as https://play.example.org".into()),
    }
}

/// How many threads there are for what takes long. Bots that think, and replays that are drawn, can never take all of them: both
/// wait for a turn before they ask for a thread, and of each there are fewer turns than processors (`house::thoughts_at_a_time`,
/// and `render_queue.rs` of the pages). So what requests ask for is left, however many bots think.
fn blocking_threads(processors: usize) -> usize {
    FOR_REQUESTS + 2 * processors
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
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let mut runtime = tokio::runtime::Builder::new_multi_thread();
        let runtime = runtime.enable_all().max_blocking_threads(blocking_threads(processors)).build()?;
        give_memory_back();
        runtime.block_on(async {
            let config = Config {
                listen: self.listen,
                house: house::Config {
                    data: self.data,
                    database: self.database,
                    nats: self.nats,
                    bot_delay: self.bot_delay,
                    budget: self.thinking,
                    notices: self.notices.settings(),
                },
                allowance: Allowance {
                    per_person: NonZeroU32::new(self.person_rate),
                    per_address: NonZeroU32::new(self.address_rate),
                    connections_per_address: self.address_connections.max(1) as usize,
                    patience: Duration::from_secs(self.patience),
                    tables_per_person: NonZeroU32::new(self.person_tables),
                    tables_per_address: NonZeroU32::new(self.address_tables),
                    ..Allowance::default()
                },
                figures: Some(house::metrics::count().map_err(Failure::Input)?),
                metrics: self.metrics,
                numbered: self.numbered,
                proxies: self.proxy,
                heartbeat: Duration::from_millis(self.heartbeat),
            };
            // A house may wait for its database, and is told to stop meanwhile like any other. It listens for that first.
            let mut stop = pin!(told_to_stop());
            let doors = tokio::select! {
                biased;
                () = &mut stop => return Ok(()),
                doors = open(config) => doors.map_err(|error| Failure::Input(error.to_string()))?,
            };
            writeln!(out, "Hoirie is open at http://{}", doors.address()?)?;
            if let Some(metrics) = doors.metrics_address() {
                writeln!(out, "Its figures are at http://{}/metrics", metrics?)?;
            }
            out.flush()?;
            doors.run(stop).await;
            Ok(())
        })
    }
}

/// The allocator gives the system back what was freed a second ago or longer, but only when it happens to be asked for large
/// things or when a thread ends; and after a rush, in a quiet house, neither happens. So now and then a thread ends. (Huge pages
/// are left out of it, `no_thp`: the system would fill up again what was given back.)
fn give_memory_back() {
    std::thread::spawn(|| {
        loop {
            std::thread::sleep(GIVE_BACK);
            // It has to have had memory of its own.
            let short = std::thread::spawn(|| drop(std::hint::black_box(Box::new(0u8))));
            let _ = short.join();
        }
    });
}

/// Opens the house, and says so if that takes longer than one would think: mostly because the database does not answer.
async fn open(config: Config) -> Result<Doors, OpenError> {
    let has_database = config.house.database.is_some();
    let mut opening = pin!(Doors::open(config));
    tokio::select! {
        opened = &mut opening => return opened,
        () = tokio::time::sleep(SOON) => {}
    }
    if has_database {
        tracing::warn!("the database has not answered yet: the house opens when it does");
    }
    opening.await
}

/// Ends when the process is asked to stop, also by a terminal that is closed (SIGHUP). Nothing needs saving then: everything
/// shown is saved already.
pub async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        // Whoever started it with `nohup` wants it to stay; to listen would undo that.
        let mut hangup = if is_hangup_ignored() { None } else { signal(SignalKind::hangup()).ok() };
        let hung_up = async {
            match &mut hangup {
                Some(hangup) => hangup.recv().await,
                None => std::future::pending().await,
            }
        };
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminated.recv() => {}
                _ = hung_up => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// Whether the process was started deaf to SIGHUP, as Linux tells it: the first bit of a number in hex.
#[cfg(unix)]
fn is_hangup_ignored() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    ignored.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok()).is_some_and(|bits| bits & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_many_bots_think_there_are_threads_left_for_requests() {
        for processors in 1..=512 {
            let thinking = house::thoughts_at_a_time(processors);
            // As many replays as thoughts.
            assert!(blocking_threads(processors) >= FOR_REQUESTS + 2 * thinking, "{processors}");
        }
    }
}
