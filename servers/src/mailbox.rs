//! A mail server from Debian's package (python3-aiosmtpd), on a free port: it takes letters and keeps them to be read.

use std::io::BufRead;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::Keeper;

/// Debian's Python has Debian's packages, whatever other one comes first.
const SCRIPT: &str = r#"
trap '' INT HUP TERM
python=/usr/bin/python3
[ -x "$python" ] || python=python3
"$python" "$1/mailbox.py" "$1" "$(cat "$1/login")" 2>>"$1/log"
rm -rf "$1"
"#;

/// A letter that has arrived.
#[derive(Clone, Debug)]
pub struct Letter {
    /// Its headers as text, one a line.
    pub head: String,
    pub plain: String,
    pub html: String,
}

impl Letter {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.head
            .lines()
            .find_map(|line| line.split_once(": ").filter(|(known, _)| *known == name))
            .map(|(_, text)| text)
    }
}

#[derive(Debug)]
pub struct Mailbox {
    keeper: Mutex<Keeper>,
    address: String,
}

impl Mailbox {
    /// Open to everybody.
    pub fn start() -> Mailbox {
        Mailbox::start_with("", None)
    }

    /// For whoever knows this `name:password`.
    pub fn start_for(login: &str) -> Mailbox {
        Mailbox::start_with(login, None)
    }

    /// The same, and only behind `STARTTLS`, with a certificate and its key in PEM.
    pub fn start_encrypted(login: &str, certificate: &str, key: &str) -> Mailbox {
        Mailbox::start_with(login, Some((certificate, key)))
    }

    fn start_with(login: &str, tls: Option<(&str, &str)>) -> Mailbox {
        let mut keeper = Keeper::prepared("mailbox", SCRIPT, |folder| {
            let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).unwrap();
            write("mailbox.py", include_str!("mailbox.py"));
            write("login", login);
            if let Some((certificate, key)) = tls {
                write("certificate", certificate);
                write("key", key);
            }
        });
        let mut address = String::new();
        keeper.answers.read_line(&mut address).unwrap();
        assert!(!address.is_empty(), "no mail server: is python3-aiosmtpd installed?");
        Mailbox { keeper: Mutex::new(keeper), address: address.trim().to_owned() }
    }

    /// Such as `127.0.0.1:2525`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// From now on this address (or `MAIL` or `DATA`, whoever it is for) is answered so, such as by `550 5.1.1 nobody`.
    pub fn refuse(&self, whom: &str, answer: &str) {
        self.keeper().tell(&format!("refuse {whom} {answer}"));
    }

    /// Everything that has arrived.
    pub fn letters(&self) -> Vec<Letter> {
        self.wait_for(0)
    }

    /// The same, as soon as it is so many.
    pub fn wait_for(&self, count: usize) -> Vec<Letter> {
        let mut keeper = self.keeper();
        let count = keeper.tell(&format!("wait {count}")).parse().unwrap();
        (0..count).map(|number: usize| letter(keeper.folder(), number)).collect()
    }

    fn keeper(&self) -> MutexGuard<'_, Keeper> {
        self.keeper.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn letter(folder: &Path, number: usize) -> Letter {
    let read = |kind: &str| std::fs::read_to_string(folder.join(format!("{number}.{kind}"))).unwrap();
    Letter { head: read("head"), plain: read("plain"), html: read("html") }
}
