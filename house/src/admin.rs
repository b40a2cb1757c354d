//! What the host of a house does from outside, also while it is open: look, ban, delete, back up and restore. All of it goes
//! through the store, where every node finds it within a second or so.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::{Copied, MoveError, OpenError, Place, move_house};
use store::clock::machine_clock;
use store::random::random_id;
use store::{
    ChannelEntry, DATABASE, NoticeEntry, PersonEntry, Store, StoreError, TableEntry, TableRestored, check, copy,
};

/// A table that was deleted is restored only when every node has surely let go of it, in milliseconds.
const LET_GO: u64 = 3000;

/// A house that is looked after.
#[derive(Debug)]
pub struct Admin {
    store: Store,
}

/// Why something could not be done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Move(#[from] MoveError),
    #[error("{} is there already", .0.display())]
    FileThere(PathBuf),
    #[error("{}: {why}", file.display())]
    File { file: PathBuf, why: String },
    #[error("{} is no back-up of this house but of another one", .0.display())]
    OtherHouse(PathBuf),
    #[error("there is no table {0} in the back-up")]
    NoTable(String),
}

/// What came of a back-up.
#[derive(Debug)]
pub enum Restored {
    /// There was no house: it is there again, whole.
    House(Vec<Copied>),
    /// There was one: these tables were restored, these differ and stay as they are, so many needed nothing.
    Tables { restored: Vec<String>, differing: Vec<String>, not_needed: usize },
}

impl Admin {
    /// Opens a house that is there, and of this version: an older one may be open, and its own program could not read it any more.
    pub async fn open(place: &Place) -> Result<Admin, OpenError> {
        let failed = |why: String| OpenError::of(place, why);
        if place.is_empty() {
            return Err(failed("there is no house".into()));
        }
        place.check_address().map_err(|error| failed(error.to_string()))?;
        let store = Store::open_as_it_is(place).await.map_err(|error| failed(error.to_string()))?;
        Ok(Admin { store })
    }

    pub async fn tables(&self, most: usize) -> Result<Vec<TableEntry>, StoreError> {
        self.store.table_entries(most).await
    }

    pub async fn people(&self, most: usize) -> Result<Vec<PersonEntry>, StoreError> {
        self.store.person_entries(most).await
    }

    pub async fn channels(&self, most: usize) -> Result<Vec<ChannelEntry>, StoreError> {
        self.store.channel_entries(most).await
    }

    pub async fn notices(&self, most: usize) -> Result<Vec<NoticeEntry>, StoreError> {
        self.store.notice_entries(most).await
    }

    /// Nothing more is sent there. False if there is no such channel.
    pub async fn drop_channel(&self, channel: &str) -> Result<bool, StoreError> {
        self.store.drop_channel(channel).await
    }

    /// False if nobody of that id was ever here.
    pub async fn ban(&self, person: &str) -> Result<bool, StoreError> {
        self.store.ban(person).await
    }

    /// False if this person was not banned.
    pub async fn unban(&self, person: &str) -> Result<bool, StoreError> {
        self.store.unban(person).await
    }

    /// False if there is no such table.
    pub async fn delete_table(&self, table: &str) -> Result<bool, StoreError> {
        self.store.delete_table(table).await
    }

    /// Deletes what a person has said and noted, and their name wherever they sat. False if nobody of that id was ever here.
    pub async fn erase_person(&self, person: &str) -> Result<bool, StoreError> {
        self.store.erase_person(person).await
    }
}

/// Writes a house, as it is at one moment, into a file that is not there yet: all of it, or nothing.
pub async fn back_up(place: &Place, file: &Path) -> Result<(), AdminError> {
    if file.exists() {
        return Err(AdminError::FileThere(file.to_owned()));
    }
    let failed = |why: String| AdminError::File { file: file.to_owned(), why };
    let room = Workroom::new().map_err(|error| failed(error.to_string()))?;
    let folder = match place {
        Place::Folder(folder) if !place.is_empty() => folder,
        Place::Folder(_) => return Err(OpenError::of(place, "there is no house".into()).into()),
        Place::Postgres(_) => {
            move_house(place, &Place::Folder(room.0.clone())).await?;
            &room.0
        }
    };
    // Whoever sees the file sees all of it.
    let mut unfinished = file.as_os_str().to_owned();
    unfinished.push(".unfinished");
    let source = folder.join(DATABASE);
    let unfinished = PathBuf::from(unfinished);
    let _ = std::fs::remove_file(&unfinished);
    let copied = {
        let unfinished = unfinished.clone();
        tokio::task::spawn_blocking(move || copy(&source, &unfinished)).await
    };
    let copied = copied.unwrap_or(Err(StoreError::Closed)).and_then(|()| Ok(std::fs::rename(&unfinished, file)?));
    copied.map_err(|error| {
        let _ = std::fs::remove_file(&unfinished);
        failed(error.to_string())
    })
}

/// Brings back what a back-up holds. Where there is no house, all of it; where there is one, also while it is open, the tables
/// that are missing or know less than the back-up: `only` these, if any are named. Nothing that was played since is lost.
pub async fn restore(place: &Place, file: &Path, only: &[String]) -> Result<Restored, AdminError> {
    let failed = |why: String| AdminError::File { file: file.to_owned(), why };
    let room = Workroom::new().map_err(|error| failed(error.to_string()))?;
    // A copy may be brought up to this version of the house; the back-up itself stays what it is.
    let unpacked = room.0.join(DATABASE);
    std::fs::copy(file, &unpacked).map_err(|error| failed(error.to_string()))?;
    check(&unpacked).map_err(|error| failed(error.to_string()))?;
    let from = Place::Folder(room.0.clone());
    let source = Store::open_copy(&from).await.map_err(|error| failed(error.to_string()))?;
    source.give_up_what_is_missing().await?;
    let key = source.known_key().await?.ok_or_else(|| failed("it is no back-up of a house".into()))?;
    let store = Store::open_even_if_gone(place).await.map_err(|error| OpenError::of(place, error.to_string()))?;
    match store.known_key().await? {
        None if only.is_empty() => {
            let copied = move_house(&from, place).await?;
            store.renew_all_links().await?;
            return Ok(Restored::House(copied));
        }
        None => return Err(OpenError::of(place, "there is no house".into()).into()),
        Some(known) if known != key => return Err(AdminError::OtherHouse(file.to_owned())),
        Some(_) => {}
    }
    let mut restored = Vec::new();
    let mut differing = Vec::new();
    let mut not_needed = 0;
    let tables = if only.is_empty() { source.all_tables().await? } else { only.to_vec() };
    for id in tables {
        let Some(backup) = source.table_backup(&id).await? else { return Err(AdminError::NoTable(id)) };
        wait_until_let_go(&store, &id).await?;
        match store.restore_table(backup).await? {
            TableRestored::Done => restored.push(id),
            TableRestored::Differs => differing.push(id),
            TableRestored::NotNeeded => not_needed += 1,
        }
    }
    // A house that had lost its log has now got back what there is.
    store.give_up_what_is_missing().await?;
    Ok(Restored::Tables { restored, differing, not_needed })
}

async fn wait_until_let_go(store: &Store, id: &str) -> Result<(), StoreError> {
    let since = store.touched_at(id).await?.map_or(LET_GO, |at| machine_clock().saturating_sub(at));
    tokio::time::sleep(Duration::from_millis(LET_GO.saturating_sub(since))).await;
    Ok(())
}

/// A folder for nobody else, gone when the work is done.
struct Workroom(PathBuf);

impl Workroom {
    fn new() -> std::io::Result<Workroom> {
        let folder = std::env::temp_dir().join(format!("hoirie-{}", random_id()));
        let mut builder = std::fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&folder)?;
        Ok(Workroom(folder))
    }
}

impl Drop for Workroom {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use store::testing::{Ground, VERSION_5, in_postgres, version_of};

    use super::*;

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn whoever_looks_after_an_older_house_leaves_it_what_it_is() {
        let fresh = Ground::postgres();
        let said = Admin::open(&fresh.0).await.unwrap_err().to_string();
        assert!(said.contains("there is no house"), "{said}");
        let back_up = Ground::folder();
        for ground in [Ground::of_file(VERSION_5), in_postgres(VERSION_5).await] {
            let said = Admin::open(&ground.0).await.unwrap_err().to_string();
            assert!(said.contains("older version") && said.contains("hoirie serve"), "{said}");
            let newer = Store::open(&back_up.0).await.unwrap();
            newer.make_key_once(None).await.unwrap();
            drop(newer);
            let restored = restore(&ground.0, &back_up.sqlite_file(), &[]).await;
            assert!(restored.unwrap_err().to_string().contains("older version"));
            assert!(move_house(&back_up.0, &ground.0).await.unwrap_err().to_string().contains("older version"));
            assert_eq!(version_of(&ground.0).await, Some(5), "its own program must be able to read it");
        }
        let ground = in_postgres(VERSION_5).await;
        let file = back_up.sqlite_file().with_extension("of-it");
        assert!(super::back_up(&ground.0, &file).await.unwrap_err().to_string().contains("older version"));
        // What is one's own alone may be brought up to date: an old back-up comes back.
        let old = Ground::of_file(VERSION_5);
        restore(&fresh.0, &old.sqlite_file(), &[]).await.unwrap();
        Admin::open(&fresh.0).await.unwrap();
    }
}
