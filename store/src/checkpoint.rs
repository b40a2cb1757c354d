//! SQLite writes to a log beside the database file, and copies it into that file now and then. Nobody who moves waits for
//! that: a thread of its own does it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::mpsc::channel;
use std::thread::JoinHandle;

use rusqlite::Connection;
use rusqlite::hooks::Wal;

use super::sql::Result;
use super::sqlite::connect;

/// A log of so many pages is to be copied, and begun anew.
const LONG: i32 = 4000;

/// How far the thread is with a log that is long.
const WAITS: u8 = 0;
const COPIES: u8 = 1;
const HAS_COPIED: u8 = 2;

/// Lets a thread copy whatever is written by this connection to the file, for as long as the connection is open.
pub fn copy_behind(writer: &mut Connection, file: &Path) -> Result<JoinHandle<()>> {
    let copier = connect(file)?;
    let stage = Arc::new(AtomicU8::new(WAITS));
    let (is_long, long) = channel();
    let stage_of_thread = stage.clone();
    let thread = std::thread::Builder::new().name("checkpoint".into()).spawn(move || {
        while let Ok(()) = long.recv() {
            // What was written during the first time is copied a second time, which is short.
            for _ in 0..2 {
                warn(copier.query_row("pragma wal_checkpoint(passive)", [], |_| Ok(())));
            }
            stage_of_thread.store(HAS_COPIED, Ordering::Release);
        }
    })?;
    writer.wal_hook(Some(move |log: &mut Wal, pages| {
        if pages >= LONG {
            match stage.load(Ordering::Acquire) {
                WAITS => {
                    stage.store(COPIES, Ordering::Release);
                    // The thread ends after this connection.
                    let _ = is_long.send(());
                }
                // A log begins anew only when all of it is copied. What was written meanwhile is little: that is done here.
                HAS_COPIED => {
                    stage.store(WAITS, Ordering::Release);
                    warn(log.checkpoint());
                }
                _ => {}
            }
        }
        // The commit stands, whatever came of this.
        Ok(())
    }))?;
    Ok(thread)
}

/// It is tried again after the next commit; until then the log grows.
fn warn(done: rusqlite::Result<()>) {
    if let Err(error) = done {
        tracing::warn!(%error, "the log of the database was not copied yet");
    }
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
        copy_behind(&mut writer, &file).unwrap();
        writer.execute_batch("create table pages (page blob)").unwrap();
        // How a log begins is new each time.
        let log = file.with_extension("sqlite-wal");
        let begins = || std::fs::read(&log).unwrap()[..32].to_vec();
        let (first, mut pages) = (begins(), 0);
        while begins() == first {
            writer.execute_batch("delete from pages; insert into pages values (zeroblob(1000000))").unwrap();
            pages += 250;
            assert!(pages < 20 * LONG, "the log grows and grows");
        }
        assert!(pages >= LONG, "after {pages} pages it is not long yet");
    }
}
