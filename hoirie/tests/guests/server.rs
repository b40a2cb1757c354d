//! The program, serving from a folder of its own until the test is over.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A data folder that goes when the test goes.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("hoirie-test-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub fn path(&self) -> &std::path::Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub struct Server {
    process: Child,
    pub address: String,
    /// Where its figures are, if it was told to tell them.
    pub figures: Option<String>,
}

impl Server {
    /// Opens a house on any free port.
    pub fn open(folder: &Folder) -> Server {
        Server::with_bots(folder, "0,0")
    }

    /// The same with bots that take their time.
    pub fn with_bots(folder: &Folder, bot_delay: &str) -> Server {
        Server::serve(&["--bot-delay", bot_delay, "--data", folder.path().to_str().unwrap()])
    }

    /// Opens a node of a house in PostgreSQL.
    pub fn node(database: &str, nats: Option<&str>, bot_delay: &str) -> Server {
        let mut options = vec!["--bot-delay", bot_delay, "--data", "nowhere", "--database", database];
        options.extend(nats.iter().flat_map(|address| ["--nats", address]));
        Server::serve(&options)
    }

    /// Opens a house with these options. Tests are quicker than people: if the options don't say how much one may do, one
    /// may do anything.
    pub fn serve(options: &[&str]) -> Server {
        Server::start(Command::new(env!("CARGO_BIN_EXE_hoirie")), options)
    }

    /// The same by a program that ends up in ours.
    pub fn start(mut program: Command, options: &[&str]) -> Server {
        let unlimited = ["--person-rate", "--person-tables"].into_iter().filter(|limit| !options.contains(limit));
        // What the house logs is of use when a test fails, and in the way otherwise. Why it did not open is always of use.
        let logs = Folder::new();
        let file = logs.path().join("log");
        let log = match std::env::var_os("HOIRIE_LOUD") {
            Some(_) => Stdio::inherit(),
            None => std::fs::File::create(&file).unwrap().into(),
        };
        let mut process = program
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(unlimited.flat_map(|limit| [limit, "0"]))
            .args(options)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut said = BufReader::new(process.stdout.take().unwrap());
        let mut address = || {
            let mut line = String::new();
            said.read_line(&mut line).unwrap();
            let address = line.trim().rsplit(' ').next().unwrap_or_default().to_owned();
            assert!(address.starts_with("http://127.0.0.1:"), "{line:?} {:?}", std::fs::read_to_string(&file));
            address
        };
        let house = address();
        let figures = options.contains(&"--metrics").then(|| address().trim_end_matches("/metrics").to_owned());
        Server { process, address: house, figures }
    }

    /// Opens a house by a shell that does something first, such as limiting its files.
    pub fn after(first: &str, options: &[&str]) -> Server {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{first}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_hoirie")]);
        Server::start(shell, options)
    }

    /// One that hears when its terminal is closed, also where whoever runs the tests has made them deaf to that (`nohup`).
    pub fn at_a_terminal(options: &[&str]) -> Server {
        let mut hears = Command::new("env");
        hears.args(["--default-signal=HUP", env!("CARGO_BIN_EXE_hoirie")]);
        Server::start(hears, options)
    }

    /// Waits until the house has ended by itself, and says whether it did as it should.
    pub fn ended(mut self) -> bool {
        self.process.wait().unwrap().success()
    }

    /// Asks the house to close, and says whether it did as it should.
    pub fn stop(mut self) -> bool {
        self.signal("TERM");
        self.process.wait().unwrap().success()
    }

    /// Sends the process a signal, such as `STOP`.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.id()]).status().unwrap();
        assert!(sent.success());
    }

    /// The process, as the system calls it.
    pub fn id(&self) -> String {
        self.process.id().to_string()
    }

    /// kill -9: nothing can be tidied up.
    pub fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
