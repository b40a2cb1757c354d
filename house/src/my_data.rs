//! What belongs to a person alone to decide: to take along all that is kept about them, and to be forgotten.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::House;
use crate::command::{CommandError, Impossible};

/// The records of so many games come along, the newest; of others there is the address.
const RECORDS: usize = 50;

impl House {
    /// Everything about this person. Of a game that goes on there is no record: it would tell every card.
    pub async fn my_data(self: &Arc<Self>, person: &str) -> Result<Value, CommandError> {
        let mut data = self.store.my_data(person).await?;
        data.tables.sort_by_key(|table| std::cmp::Reverse(table.created));
        let mut records = 0;
        let mut tables = Vec::with_capacity(data.tables.len());
        for table in std::mem::take(&mut data.tables) {
            let mut told = json!(table);
            if table.is_over && !table.my_seats.is_empty() {
                if records < RECORDS {
                    told["record"] = self.record(&table.table).await.unwrap_or_default();
                    records += 1;
                } else {
                    told["record_at"] = json!(format!("/table/{}/record.json", table.table));
                }
            }
            tables.push(told);
        }
        let mut data = json!(data);
        data["tables"] = json!(tables);
        Ok(data)
    }

    /// The record of a game that is over. A table that can't be read has none, and its own page says so.
    async fn record(self: &Arc<Self>, id: &str) -> Option<Value> {
        let table = self.table(id).await.ok()??;
        let state = table.lock().await;
        state.play.as_ref().filter(|_| state.is_over()).map(|play| play.record())
    }

    /// Forgets this person, on all their devices: their games stay for the others, without a name.
    pub async fn forget(self: &Arc<Self>, person: &str) -> Result<(), CommandError> {
        let tables = self.store.my_data(person).await?.tables;
        if !self.store.erase_person(person).await? {
            return Err(Impossible::Stale.into());
        }
        self.forget_devices_of(person);
        for table in tables {
            let held = self.held().get(&table.table).cloned();
            if let Some(table) = held {
                self.resync(&table).await?;
            }
        }
        Ok(())
    }
}
