//! The house under load: one that is there already, or one of our own that goes when we go.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::failure::Failure;

#[derive(Debug)]
pub struct House {
    pub address: SocketAddr,
    own: Option<Own>,
}

#[derive(Debug)]
struct Own {
    process: Child,
    folder: PathBuf,
}

impl House {
    /// The house at this address, `http://HOST:PORT`.
    pub fn at(url: &str) -> Result<House, Failure> {
        let unknown = || Failure::Input(format!("--at {url}: an address is written http://HOST:PORT"));
        let host = url.trim_end_matches('/').strip_prefix("http://").ok_or_else(unknown)?;
        let address = host.to_socket_addrs().ok().and_then(|mut found| found.next()).ok_or_else(unknown)?;
        Ok(House { address, own: None })
    }

    /// Opens a house on a free port and in a temporary folder.
    pub fn open() -> Result<House, Failure> {
        let folder = std::env::temp_dir().join(format!("hoirie-load-{}", std::process::id()));
        let mut process = Command::new(std::env::current_exe()?)
            // Whoever brings hundreds of people along begins more games in an hour than one person may; and where few play,
            // each of them is faster than any person.
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--person-tables",
                "0",
                "--person-rate",
                "10000",
                "--numbered",
                "--data",
            ])
            .arg(&folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let said = process.stdout.take();
        let own = Own { process, folder };
        let mut line = String::new();
        if let Some(said) = said {
            BufReader::new(said).read_line(&mut line)?;
        }
        let address = line.trim().rsplit('/').next().and_then(|address| address.parse().ok());
        let address = address.ok_or_else(|| Failure::Fault("the house did not open".into()))?;
        Ok(House { address, own: Some(own) })
    }

    /// The processor time that our own house has used.
    pub fn processor_time(&self) -> Option<Duration> {
        processor_time(&self.own.as_ref()?.process.id().to_string())
    }

    /// The memory that our own house holds, in bytes.
    pub fn memory(&self) -> Option<u64> {
        let own = self.own.as_ref()?;
        let status = std::fs::read_to_string(format!("/proc/{}/status", own.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().strip_suffix(" kB")?.parse::<u64>().ok()? * 1024)
    }
}

/// The processor time of a process, as Linux tells it: in hundredths of a second.
pub fn processor_time(process: &str) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The second field is a name in brackets and may hold anything.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<u64>().ok();
    Some(Duration::from_millis(10 * (next()? + next()?)))
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
