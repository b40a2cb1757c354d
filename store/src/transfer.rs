//! Transferring a house: everything it keeps, copied from one place to another in one go.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};

use super::job::JobKind;
use super::schema::TABLES;
use super::sql::{Result, Row, Sql};
use super::{Store, StoreError, sessions};

/// How many rows travel together.
const BATCH: usize = 500;

/// How many rows of a table were copied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Copied {
    pub table: &'static str,
    pub rows: usize,
}

/// Rows of one of the tables; an empty batch ends it.
type Batch = Vec<Row>;

impl Store {
    /// Copies this house, as it is at one moment, into an empty one: all of it or nothing.
    pub async fn transfer_to(&self, target: &Store) -> Result<Vec<Copied>> {
        let (batches, arriving) = sync_channel(2);
        let arriving = Mutex::new(Some(arriving));
        let has_left = AtomicBool::new(false);
        // What has left or was unpacked once is not sent or unpacked again: then it all has to start anew.
        let interrupted = || StoreError::Incomplete("the journey was interrupted".into());
        let sending = self.run(JobKind::Snapshot, move |sql| {
            if has_left.load(Ordering::Relaxed) {
                return Err(interrupted());
            }
            send(sql, |batch| {
                has_left.store(true, Ordering::Relaxed);
                batches.send(batch).map_err(|_| StoreError::Closed)
            })
        });
        let receiving = target.run(JobKind::Migration, move |sql| {
            let arriving = arriving.lock().ok().and_then(|mut arriving| arriving.take());
            receive(sql, &arriving.ok_or_else(interrupted)?)
        });
        match tokio::join!(sending, receiving) {
            (Ok(()), received) | (Err(StoreError::Closed), received @ Err(_)) => received,
            (Err(why), _) => Err(why),
        }
    }
}

fn send(sql: &mut dyn Sql, leaves: impl Fn(Batch) -> Result<()>) -> Result<()> {
    for (table, keys, columns) in TABLES {
        let order = columns[..keys].join(", ");
        let all = columns.join(", ");
        let after = (1..=keys).map(|key| format!("?{key}")).collect::<Vec<_>>().join(", ");
        let first = format!("select {all} from {table} order by {order} limit {BATCH}");
        let next = format!("select {all} from {table} where ({order}) > ({after}) order by {order} limit {BATCH}");
        let mut batch = sql.query(&first, &[])?;
        while let Some(last) = batch.last() {
            let place = last.0[..keys].to_vec();
            leaves(batch)?;
            batch = sql.query(&next, &place)?;
        }
        leaves(batch)?;
    }
    Ok(())
}

fn receive(sql: &mut dyn Sql, batches: &Receiver<Batch>) -> Result<Vec<Copied>> {
    let there = "select count(*) from house where name = 'key' union all select count(*) from tables";
    for mut row in sql.query(there, &[])? {
        if row.take::<usize>(0)? > 0 {
            return Err(StoreError::NotEmpty);
        }
    }
    let mut copied = Vec::with_capacity(TABLES.len());
    for (table, _, columns) in TABLES {
        let places = (1..=columns.len()).map(|place| format!("?{place}")).collect::<Vec<_>>().join(", ");
        let insert = format!("insert into {table} ({}) values ({places}) on conflict do nothing", columns.join(", "));
        let mut rows = 0;
        loop {
            let batch = batches.recv().map_err(|_| StoreError::Incomplete(table.into()))?;
            if batch.is_empty() {
                break;
            }
            for row in batch {
                sql.execute(&insert, &row.0)?;
                rows += 1;
            }
        }
        let there: usize = sql.first(&format!("select count(*) from {table}"), &[])?.unwrap_or_default().take(0)?;
        if there != rows {
            return Err(StoreError::Incomplete(format!("{rows} rows of {table} left, {there} arrived")));
        }
        copied.push(Copied { table, rows });
    }
    // All of it is here, also if the old house was left between two writes: its log was read too.
    sessions::give_up_what_is_missing(sql)?;
    Ok(copied)
}
