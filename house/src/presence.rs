//! Who has a page of which table open, as this node tells the others.

use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::{House, LiveTable};
use store::StoreError;
use store::clock::wall_clock;

/// A transaction that did not know yet that somebody has left has ended by then.
const LOOK_AGAIN: Duration = Duration::from_secs(5);

impl House {
    /// Somebody has opened a page of this table.
    pub async fn comes(&self, table: &LiveTable, person: Option<&str>) {
        let Some(person) = person else { return };
        let (first, is_missed, is_told) = {
            let mut state = table.lock().await;
            let is_told = state.extras.reachable.people.contains(person);
            (state.attendance.comes(person), state.misses(person), is_told)
        };
        if first && self.store.is_shared() {
            let said = self.store.note_arrival(&table.id, person, &self.node).await;
            self.said_who_is_present(table, said).await;
        } else if is_told && let Err(error) = self.store.note_opened_table(&table.id, person, wall_clock()).await {
            tracing::warn!(%error, "what somebody sees may be told to them all the same");
        }
        if first && is_missed {
            table.tell();
        }
    }

    /// Somebody has closed a page of this table.
    pub async fn leaves(&self, table: &LiveTable, person: Option<&str>) {
        let Some(person) = person else { return };
        let (last, is_missed, is_told) = {
            let mut state = table.lock().await;
            let is_told = state.extras.reachable.people.contains(person);
            (state.attendance.leaves(person), state.misses(person), is_told)
        };
        if last && self.store.is_shared() {
            let said = self.store.note_departure(&table.id, person, &self.node).await;
            self.said_who_is_present(table, said).await;
        } else if last
            && is_told
            && let Err(error) = self.store.note_left_table(&table.id, person, wall_clock()).await
        {
            tracing::warn!(%error, "somebody who has left is told of what waits for them when the house opens again");
        }
        if last && is_told {
            self.look_again_whether_somebody_left(table.id.clone(), person.to_owned());
        }
        if last && is_missed {
            table.tell();
        }
    }

    /// A row of the outbox that was written, or looked at, while somebody left may still be held back for them: nobody else would ever
    /// let it go.
    fn look_again_whether_somebody_left(&self, id: String, person: String) {
        let store = self.store.clone();
        let is_here = {
            let held = self.held();
            held.get(&id).cloned()
        };
        tokio::spawn(async move {
            tokio::time::sleep(LOOK_AGAIN).await;
            if let Some(table) = is_here
                && table.lock().await.people_here().contains(&person)
            {
                return;
            }
            if let Err(error) = store.note_left_table(&id, &person, wall_clock()).await {
                tracing::warn!(%error, "somebody who has left may not be told of what waits for them");
            }
        });
    }

    async fn said_who_is_present(&self, table: &LiveTable, said: Result<(), StoreError>) {
        let seen = match said {
            Ok(()) => self.publish_extras(table).await,
            Err(error) => Err(error.into()),
        };
        if let Err(error) = seen {
            tracing::warn!(%error, "the other nodes don't know yet who is present");
            self.presence_unsaid.store(true, Ordering::Release);
        }
    }

    pub(crate) async fn say_who_is_present(&self) -> Result<(), StoreError> {
        let now = wall_clock();
        let unsaid = self.presence_unsaid.swap(false, Ordering::AcqRel);
        let mut people = Vec::new();
        if unsaid || !self.store.note_heard(&self.node, now).await? {
            let tables: Vec<_> = self.held().values().cloned().collect();
            for table in tables {
                let state = table.lock().await;
                people.extend(state.attendance.people().map(|person| (table.id.clone(), person.to_owned())));
            }
            let said = self.store.note_all_present(&self.node, now, people).await;
            self.presence_unsaid.fetch_or(said.is_err(), Ordering::AcqRel);
            said?;
        }
        self.store.forget_the_gone(now).await
    }
}
