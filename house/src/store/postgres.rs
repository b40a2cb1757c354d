//! PostgreSQL, for a house of several nodes. A handful of threads, each with a connection of its own, run the same jobs as
//! SQLite's writer does; PostgreSQL groups their commits. What was lost before its commit is run again on a new connection,
//! and a commit that was never answered is an error: nobody knows whether it counts.

use std::borrow::Cow;
use std::collections::HashMap;
use std::error::Error;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::runtime::Handle;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Client, Config, NoTls, Statement};

use super::errand::{Errand, Kind};
use super::sql::{Result, Row, Sql, Value};
use super::{QUEUE, StoreError};

const CONNECTIONS: usize = 8;

/// Nothing is waited for longer than this, neither a connection nor an answer.
const TIMEOUT: Duration = Duration::from_secs(5);

/// So long a job is tried again when the database goes away and comes back.
const PATIENCE: Duration = Duration::from_secs(5);

/// Where only others are in the way it goes on in the end, however many they are.
const PATIENCE_WITH_OTHERS: Duration = Duration::from_secs(15);

/// The server gives up a little before we do, so that it rarely does what nobody waits for any more; and a node that froze
/// in the middle of something keeps nobody else waiting.
const SESSION: &str = "set statement_timeout = 4000; set idle_in_transaction_session_timeout = 4000";

pub struct Postgres {
    errands: SyncSender<Box<dyn Errand>>,
}

impl Postgres {
    /// Connects when there is something to do.
    pub fn open(address: &str) -> Result<Postgres> {
        let mut config: Config = address.parse()?;
        config.connect_timeout(TIMEOUT).application_name("hoirie");
        let (errands, queue) = sync_channel(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..CONNECTIONS {
            let worker = Worker { runtime: Handle::current(), config: config.clone(), session: None };
            let queue = queue.clone();
            std::thread::Builder::new().name("store".into()).spawn(move || worker.work(&queue))?;
        }
        Ok(Postgres { errands })
    }

    pub fn send(&self, errand: Box<dyn Errand>) -> Result<()> {
        self.errands.try_send(errand).map_err(|error| match error {
            TrySendError::Full(_) => StoreError::Busy,
            TrySendError::Disconnected(_) => StoreError::Closed,
        })
    }
}

struct Worker {
    runtime: Handle,
    config: Config,
    session: Option<Session>,
}

/// An open connection and the statements it knows.
struct Session {
    runtime: Handle,
    client: Client,
    statements: HashMap<String, Statement>,
}

impl Worker {
    fn work(mut self, queue: &Mutex<Receiver<Box<dyn Errand>>>) {
        loop {
            let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let Ok(mut errand) = next else { return };
            let outcome = self.serve(errand.as_mut());
            errand.answer(outcome);
        }
    }

    fn serve(&mut self, errand: &mut dyn Errand) -> Result<()> {
        let begun = Instant::now();
        let mut pause = Duration::from_millis(1);
        loop {
            let Err(Failed { error, safe_again }) = self.attempt(errand) else { return Ok(()) };
            if is_lost(&error) {
                self.session = None;
            }
            let patience = if is_conflict(&error) { PATIENCE_WITH_OTHERS } else { PATIENCE };
            if !safe_again || begun.elapsed() > patience {
                return Err(error);
            }
            std::thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(100));
        }
    }

    fn attempt(&mut self, errand: &mut dyn Errand) -> std::result::Result<(), Failed> {
        let again = |error| Failed { error, safe_again: true };
        let kind = errand.kind();
        let session = self.session().map_err(again)?;
        let begin = match kind {
            Kind::Read | Kind::Statement => None,
            Kind::Snapshot => Some("begin isolation level repeatable read read only"),
            Kind::Statements => Some("begin isolation level read committed"),
            Kind::Transaction => Some("begin isolation level serializable"),
        };
        let Some(begin) = begin else {
            // A statement that commits by itself may have done so even if the answer was lost.
            let safe_again = |error: &StoreError| is_conflict(error) || (kind == Kind::Read && is_lost(error));
            return errand.run(session).map_err(|error| Failed { safe_again: safe_again(&error), error });
        };
        session.batch(begin).map_err(again)?;
        if let Err(error) = errand.run(session) {
            let safe_again = is_conflict(&error) || is_lost(&error);
            // A connection that can't even do this is of no use.
            if session.batch("rollback").is_err() {
                self.session = None;
            }
            return Err(Failed { error, safe_again });
        }
        session.batch("commit").map_err(|error| Failed { safe_again: is_conflict(&error), error })
    }

    fn session(&mut self) -> Result<&mut Session> {
        let session = match self.session.take().filter(|session| !session.client.is_closed()) {
            Some(session) => session,
            None => Session::open(&self.runtime, &self.config)?,
        };
        Ok(self.session.insert(session))
    }
}

struct Failed {
    error: StoreError,
    /// Certainly nothing of it was committed, and it may go better next time.
    safe_again: bool,
}

/// Others were in the way: a serialization failure, a deadlock, somebody who made the same thing first, or so much to do that
/// the server gave the statement up.
fn is_conflict(error: &StoreError) -> bool {
    let StoreError::Postgres(error) = error else { return false };
    error.code().is_some_and(|code| ["40001", "40P01", "23505", "42P07", "57014"].contains(&code.code()))
}

/// The connection is no more, or soon won't be.
fn is_lost(error: &StoreError) -> bool {
    match error {
        StoreError::Timeout => true,
        StoreError::Postgres(error) => {
            // Without a code it is not the server that speaks.
            error.code().is_none_or(|code| code.code().starts_with("57P") || code.code().starts_with("08"))
                || error.is_closed()
        }
        _ => false,
    }
}

impl Session {
    fn open(runtime: &Handle, config: &Config) -> Result<Session> {
        let opened = async {
            let (client, connection) = config.connect(NoTls).await?;
            tokio::spawn(async move {
                // Whoever uses the connection next learns of it.
                let _ = connection.await;
            });
            client.batch_execute(SESSION).await?;
            Ok(client)
        };
        let client = wait(runtime, opened)?;
        Ok(Session { runtime: runtime.clone(), client, statements: HashMap::new() })
    }

    fn batch(&self, sql: &str) -> Result<()> {
        wait(&self.runtime, self.client.batch_execute(sql))
    }

    fn prepared(&mut self, sql: &str) -> Result<Statement> {
        if let Some(statement) = self.statements.get(sql) {
            return Ok(statement.clone());
        }
        let statement = wait(&self.runtime, self.client.prepare(&sql.replace('?', "$")))?;
        self.statements.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}

fn wait<T>(runtime: &Handle, future: impl Future<Output = std::result::Result<T, tokio_postgres::Error>>) -> Result<T> {
    runtime.block_on(async {
        tokio::time::timeout(TIMEOUT, future).await.map_err(|_| StoreError::Timeout)?.map_err(Into::into)
    })
}

impl Sql for Session {
    fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<usize> {
        let statement = self.prepared(sql)?;
        let values: Vec<_> = values.iter().map(|value| value as &(dyn ToSql + Sync)).collect();
        Ok(wait(&self.runtime, self.client.execute(&statement, &values))? as usize)
    }

    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>> {
        let statement = self.prepared(sql)?;
        let values: Vec<_> = values.iter().map(|value| value as &(dyn ToSql + Sync)).collect();
        let rows = wait(&self.runtime, self.client.query(&statement, &values))?;
        let row = |row: &tokio_postgres::Row| {
            let values = (0..row.len()).map(|column| value(row, column));
            values.collect::<std::result::Result<_, _>>().map(Row)
        };
        Ok(rows.iter().map(row).collect::<std::result::Result<_, _>>()?)
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> std::result::Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Integer(number) if *kind == Type::INT4 => i32::try_from(*number)?.to_sql(kind, out),
            Value::Integer(number) => number.to_sql(kind, out),
            // PostgreSQL can't keep this character. Nothing that the house keeps has it, so it must not be found either.
            Value::Text(text) if text.contains('\0') => text.replace('\0', "\u{FFFD}").to_sql(kind, out),
            Value::Text(text) => text.as_ref().to_sql(kind, out),
            Value::Blob(bytes) => bytes.as_ref().to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::INT4, Type::TEXT, Type::BYTEA].contains(kind)
    }

    to_sql_checked!();
}

fn value(row: &tokio_postgres::Row, column: usize) -> std::result::Result<Value<'static>, tokio_postgres::Error> {
    Ok(match row.columns()[column].type_() {
        kind if *kind == Type::BOOL => Value::from(row.try_get::<_, Option<bool>>(column)?),
        kind if *kind == Type::INT4 => Value::from(row.try_get::<_, Option<i32>>(column)?.map(i64::from)),
        kind if *kind == Type::BYTEA => {
            row.try_get::<_, Option<Vec<u8>>>(column)?.map_or(Value::Null, |bytes| Value::Blob(Cow::Owned(bytes)))
        }
        kind if *kind == Type::TEXT => {
            row.try_get::<_, Option<String>>(column)?.map_or(Value::Null, |text| Value::Text(Cow::Owned(text)))
        }
        _ => Value::from(row.try_get::<_, Option<i64>>(column)?),
    })
}
