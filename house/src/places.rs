//! Where a house is kept: opening it to serve from, and moving it somewhere else.

use store::folder::Lock;
use store::{Copied, Place, Store, StoreError};

use crate::key::HouseKey;

/// Opens a place for this process alone, where that is a folder.
pub async fn open_to_serve(place: &Place) -> Result<(Store, HouseKey, Option<Lock>), String> {
    let mut lock = take_folder(place)?;
    let store = Store::open_in_the_end(place).await.map_err(|error| error.to_string())?;
    let key = HouseKey::open(&store, place).await.map_err(|error| error.to_string())?;
    store.begin_session().await.map_err(|error| error.to_string())?;
    if let Some(lock) = &mut lock {
        lock.note_made();
    }
    Ok((store, key, lock))
}

fn take_folder(place: &Place) -> Result<Option<Lock>, String> {
    match place {
        Place::Folder(folder) => Lock::take(folder).map(Some),
        Place::Postgres(_) => Ok(None),
    }
}

async fn open_place(place: &Place) -> Result<(Store, HouseKey), String> {
    place.check_address().map_err(|error| error.to_string())?;
    let store = match place {
        // Nobody else has this folder: it was taken.
        Place::Folder(_) => Store::open(place).await,
        Place::Postgres(_) => Store::open_as_it_is(place).await,
    };
    let store = store.map_err(|error| error.to_string())?;
    let key = HouseKey::open(&store, place).await.map_err(|error| error.to_string())?;
    Ok((store, key))
}

/// Copies a whole house from one place to another that is empty. Nobody may be serving it meanwhile.
pub async fn move_house(from: &Place, to: &Place) -> Result<Vec<Copied>, MoveError> {
    if from.is_empty() {
        return Err(MoveError::From("there is no house".into()));
    }
    let _left = take_folder(from).map_err(MoveError::From)?;
    let mut entered = take_folder(to).map_err(MoveError::To)?;
    let (from, _) = open_place(from).await.map_err(MoveError::From)?;
    to.check_address().map_err(|error| MoveError::To(error.to_string()))?;
    let to = Store::open_to_fill(to).await.map_err(|error| MoveError::To(error.to_string()))?;
    let copied = from.transfer_to(&to).await.map_err(|error| match error {
        StoreError::NotEmpty => MoveError::To(error.to_string()),
        error => MoveError::Halfway(error),
    })?;
    if let Some(entered) = &mut entered {
        entered.note_made();
    }
    Ok(copied)
}

/// Why a house did not move. Then it is still where it was, and nothing is where it should have gone.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    #[error("the house to move can't be opened: {0}")]
    From(String),
    #[error("the house can't move there: {0}")]
    To(String),
    #[error("the house was not moved: {0}")]
    Halfway(StoreError),
}
