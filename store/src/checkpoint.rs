//! SQLite writes to a log beside the database file, and copies it into that file now and then. Nobody who moves waits for
//! that: a thread of its own does it. Whatever the file is then, it says that there is more in its log (`sessions.rs`); and
//! whatever is in the log says that it is all there, but for a moment in which all has been copied and nothing is written.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use rusqlite::Connection;
use rusqlite::hooks::Wal;

use super::sessions;
use super::sql::Result;
use super::sqlite::connect;

/// A log of so many pages is to be copied, and begun anew.
const LONG: i32 = 4000;

/// Where somebody reads for long, the log can't begin anew. It is tried again when so much more has come.
const MORE: i32 = 1000;

/// What was written while the log was copied for the first time is copied a second time, which is short.
const TIMES: u32 = 2;

/// Lets the log of one connection be copied, for as long as that connection writes.
pub struct Copier {
    /// How long the log is.
    pages: Arc<AtomicI32>,
    /// How long it may get.
    long: i32,
    stage: Stage,
    to_copy: Sender<Connection>,
    copied: Receiver<Connection>,
    /// The number that the log does not have yet, because writing it failed.
    owed: Option<u64>,
}

/// How far the thread is with a log that is long.
enum Stage {
    /// It waits; and this is the connection that will say how far it is to copy.
    Waits(Connection),
    /// It copies, for so many times.
    Copies(u32),
}

/// Begins a thread that copies whatever is written by this connection to the file. It ends after the copier.
pub fn copy_behind(writer: &mut Connection, file: &Path) -> Result<(Copier, JoinHandle<()>)> {
    let copies = connect(file)?;
    let reads = connect(file)?;
    let (to_copy, long) = channel::<Connection>();
    let (done, copied) = channel();
    let thread = std::thread::Builder::new().name("checkpoint".into()).spawn(move || {
        while let Ok(reads) = long.recv() {
            copy_what_may_be(&copies);
            let _ = reads.execute_batch("rollback");
            let _ = done.send(reads);
        }
    })?;
    let pages = Arc::new(AtomicI32::new(0));
    let counted = pages.clone();
    writer.wal_hook(Some(move |_: &mut Wal, pages| {
        counted.store(pages, Ordering::Release);
        Ok(())
    }))?;
    Ok((Copier { pages, long: LONG, stage: Stage::Waits(reads), to_copy, copied, owed: None }, thread))
}

impl Copier {
    /// Copies the log once it is long, to be called after every commit. That stands, whatever comes of this.
    pub fn checkpoint_if_long(&mut self, writer: &Connection) {
        if let Err(error) = self.go_on(writer) {
            // It is tried again after the next commit; until then the log grows.
            tracing::warn!(%error, "the log of the database was not copied yet");
        }
    }

    fn go_on(&mut self, writer: &Connection) -> Result<()> {
        self.pay(writer)?;
        if self.pages.load(Ordering::Acquire) < self.long {
            return Ok(());
        }
        let times = match self.stage {
            Stage::Waits(_) => 0,
            Stage::Copies(times) => {
                let Ok(reads) = self.copied.try_recv() else { return Ok(()) };
                self.stage = Stage::Waits(reads);
                times
            }
        };
        if times < TIMES { self.let_copy(writer, times) } else { self.begin_anew(writer) }
    }

    /// What is there now is copied while others write. Until that is done the connection that reads keeps all that comes later
    /// from being copied too, above all the second number.
    fn let_copy(&mut self, writer: &Connection, times: u32) -> Result<()> {
        self.owed = sessions::note_in_file(writer)?;
        let held = self.hold();
        self.pay(writer)?;
        held?;
        if let Stage::Waits(reads) = std::mem::replace(&mut self.stage, Stage::Copies(times + 1)) {
            // The thread ends after this.
            let _ = self.to_copy.send(reads);
        }
        Ok(())
    }

    fn hold(&self) -> rusqlite::Result<()> {
        let Stage::Waits(reads) = &self.stage else { return Ok(()) };
        let held = reads.execute_batch("begin; select 1 from sqlite_schema limit 1");
        held.inspect_err(|_| drop(reads.execute_batch("rollback")))
    }

    /// A log begins anew only when all of it is copied. What was written meanwhile is little: that is done here.
    fn begin_anew(&mut self, writer: &Connection) -> Result<()> {
        self.owed = sessions::note_in_file(writer)?;
        let all = copy_what_may_be(writer);
        self.long = if all { LONG } else { self.pages.load(Ordering::Acquire) + MORE };
        self.pay(writer)
    }

    fn pay(&mut self, writer: &Connection) -> Result<()> {
        if let Some(number) = self.owed {
            sessions::note_in_log(writer, number)?;
            self.owed = None;
        }
        Ok(())
    }
}

/// Says whether that was all.
fn copy_what_may_be(connection: &Connection) -> bool {
    let copied = connection.query_row("pragma wal_checkpoint(passive)", [], |row| {
        let there: i64 = row.get(1)?;
        let copied: i64 = row.get(2)?;
        Ok(there == copied)
    });
    copied.unwrap_or_else(|error| {
        tracing::warn!(%error, "the log of the database was not copied yet");
        false
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Ground;

    #[test]
    fn a_log_that_is_long_is_copied_and_begun_anew() {
        let ground = Ground::folder();
        let file = ground.sqlite_file();
        std::fs::create_dir(file.parent().unwrap()).unwrap();
        let mut writer = connect(&file).unwrap();
        let (mut copier, _thread) = copy_behind(&mut writer, &file).unwrap();
        writer.execute_batch("create table pages (page blob)").unwrap();
        // How a log begins is new each time.
        let log = file.with_extension("sqlite-wal");
        let begins = || std::fs::read(&log).unwrap()[..32].to_vec();
        let first = begins();
        let mut pages = 0;
        while begins() == first {
            writer.execute_batch("delete from pages; insert into pages values (zeroblob(1000000))").unwrap();
            copier.checkpoint_if_long(&writer);
            pages += 250;
            assert!(pages < 20 * LONG, "the log grows and grows");
        }
        assert!(pages >= LONG, "after {pages} pages it is not long yet");
    }
}
