//! The data folder: one process serves from it at a time, and what was once kept in it must be there.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::Path;

use crate::{DATABASE, StoreError, log_of};

const LOCK: &str = "house.lock";

/// What the lock's file says once a house was made. Before that it is empty.
const MADE: &str =
    "A house was made here. All that it keeps is in house.sqlite, and in house.sqlite-wal as long as that is there.\n";

/// A folder that is this process's alone. The system gives it free again, whatever becomes of the process.
#[derive(Debug)]
pub struct Lock(File);

impl Lock {
    /// Takes a folder, and makes it if it isn't there.
    pub fn take(folder: &Path) -> Result<Lock, String> {
        let opened = std::fs::create_dir_all(folder).and_then(|()| {
            let mut options = OpenOptions::new();
            options.read(true).append(true).create(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            options.open(folder.join(LOCK))
        });
        let file = opened.map_err(|error| error.to_string())?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => Err("the house in it is open: another process has it".into()),
            Err(TryLockError::Error(error)) => Err(error.to_string()),
        }
    }

    /// From now on there is a house in the folder.
    pub fn note_made(&mut self) {
        let mut said = String::new();
        let noted = self.0.read_to_string(&mut said).and_then(|_| match said.as_str() {
            "" => self.0.write_all(MADE.as_bytes()),
            _ => Ok(()),
        });
        if let Err(error) = noted {
            tracing::warn!(%error, "{LOCK} could not be written");
        }
    }
}

/// Whether the house that this folder holds, if any, may be opened: not if it has gone, for then a new one would be made in its
/// place.
pub fn check(folder: &Path) -> Result<(), StoreError> {
    let file = folder.join(DATABASE);
    let length = |path: &Path| path.metadata().map_or(0, |found| found.len());
    if length(&file) > 0 {
        return Ok(());
    }
    if length(&log_of(&file)) > 0 {
        return Err(StoreError::FileMissing);
    }
    if was_made(folder) { Err(StoreError::HouseMissing) } else { Ok(()) }
}

/// Whether there is a house in this folder, or was.
pub fn was_made(folder: &Path) -> bool {
    folder.join(LOCK).metadata().is_ok_and(|lock| lock.len() > 0)
}
