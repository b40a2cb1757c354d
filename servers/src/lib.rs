//! A PostgreSQL, a NATS and a mailbox of one's own, for tests: in a temporary folder, on a socket or port that nobody else has. A
//! shell looks after each and takes it down when its input ends, so nothing is left behind however the test ends. And a web server.

#![allow(clippy::unwrap_used)]

mod listener;
mod mailbox;
mod nats;
mod postgres;
mod relay;

use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

pub use listener::{Heard, Listener, Reply};
pub use mailbox::{Letter, Mailbox};
pub use nats::Nats;
pub use postgres::{Postgres, address};
pub use relay::Relay;

/// A server and the shell that looks after it: every line it is told is answered by one line.
#[derive(Debug)]
struct Keeper {
    folder: PathBuf,
    shell: Child,
    /// Whoever drops this ends the server.
    orders: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Keeper {
    fn new(name: &str, script: &str) -> Keeper {
        Keeper::prepared(name, script, |_| {})
    }

    /// The same, with something in its folder before the shell looks into it.
    fn prepared(name: &str, script: &str, prepare: impl FnOnce(&Path)) -> Keeper {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let folder = format!("hoirie-{name}-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(folder);
        std::fs::create_dir_all(&folder).unwrap();
        prepare(&folder);
        let mut shell = Command::new("sh")
            .args(["-c", script, name])
            .arg(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // A signal meant for the tests must not stop it from tidying up.
            .process_group(0)
            .spawn()
            .unwrap();
        let orders = shell.stdin.take();
        let answers = BufReader::new(shell.stdout.take().unwrap());
        Keeper { folder, shell, orders, answers }
    }

    fn folder(&self) -> &Path {
        &self.folder
    }

    fn tell(&mut self, order: &str) -> String {
        writeln!(self.orders.as_mut().unwrap(), "{order}").unwrap();
        let mut answer = String::new();
        self.answers.read_line(&mut answer).unwrap();
        assert!(!answer.is_empty(), "{order:?} did not work, see {:?}", self.folder);
        answer.trim().to_owned()
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.orders = None;
        let _ = self.shell.wait();
    }
}
