//! An open connection: what a job says there, and in as few ways there and back as it can be said.

use std::borrow::Cow;
use std::collections::HashMap;
use std::error::Error;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::future::{try_join, try_join_all};
use tokio::runtime::Handle;
use tokio::task::JoinHandle;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Client, Config, NoTls, Statement};

use super::super::StoreError;
use super::super::sql::{BoundStatement, Result, Row, Sql, Value};

/// No answer is waited for longer than this, as a rule.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The server gives up a little before we do, so that it rarely does what nobody waits for any more; and a node that froze
/// in the middle of something keeps nobody else waiting.
const SETTINGS: &str = "set statement_timeout = 4000; set idle_in_transaction_session_timeout = 4000";

/// A session with its connection. Whoever drops it hangs up: a server that counts its clients must not count this one on.
///
/// Nothing is cancelled then. A commit that waits for a standby would count at once if it were, here and without the standby.
pub struct Session {
    client: Client,
    connection: JoinHandle<()>,
    /// Which of the hosts it is at.
    pub host: usize,
    /// The statements it knows.
    statements: HashMap<String, Statement>,
    /// How the transaction begins, as long as nothing was said in it.
    begin: Option<&'static str>,
    /// Answers that nobody has asked for yet.
    foreseen: Vec<(String, Vec<Value<'static>>, Vec<Row>)>,
}

impl Drop for Session {
    fn drop(&mut self) {
        self.connection.abort();
    }
}

impl Session {
    pub async fn connect(config: &Config, host: usize) -> Result<Session> {
        let (client, connection) = config.connect(NoTls).await?;
        let connection = tokio::spawn(async move {
            // Whoever uses the connection next learns of it.
            let _ = connection.await;
        });
        let statements = HashMap::new();
        let foreseen = Vec::new();
        let session = Session { client, connection, host, statements, begin: None, foreseen };
        session.client.batch_execute(SETTINGS).await?;
        Ok(session)
    }

    pub fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Says something that has no answer.
    pub async fn say(&self, sql: &str) -> Result<()> {
        Ok(self.client.batch_execute(sql).await?)
    }

    /// A job may speak to it, on a thread that may wait.
    pub fn speaking<'a>(&'a mut self, runtime: &'a Handle, trips: &'a AtomicU64) -> Speaking<'a> {
        (self.begin, self.foreseen) = (None, Vec::new());
        Speaking { session: self, runtime, trips, limit: Some(TIMEOUT) }
    }
}

/// A session in the middle of a job.
pub struct Speaking<'a> {
    session: &'a mut Session,
    runtime: &'a Handle,
    /// How often an answer was waited for.
    trips: &'a AtomicU64,
    /// For how long, if not for ever.
    limit: Option<Duration>,
}

impl Speaking<'_> {
    /// What is said from now on may take as long as it likes.
    pub fn take_time(&mut self) {
        self.limit = None;
    }

    /// A transaction begins with the first statement, which does not wait for that.
    pub fn begin(&mut self, begin: &'static str) {
        self.session.begin = Some(begin);
    }

    pub fn commit(&mut self) -> Result<()> {
        // Where nothing was said, nothing is to be kept.
        if self.session.begin.take().is_some() {
            Ok(())
        } else {
            self.wait(self.session.client.batch_execute("commit"))
        }
    }

    pub fn roll_back(&mut self) -> Result<()> {
        if self.session.begin.take().is_some() {
            return Ok(());
        }
        self.wait(self.session.client.batch_execute("rollback"))
    }

    /// One way there and back.
    fn wait<T>(&self, future: impl Future<Output = std::result::Result<T, tokio_postgres::Error>>) -> Result<T> {
        self.trips.fetch_add(1, Ordering::Relaxed);
        self.runtime.block_on(async {
            let answer = match self.limit {
                Some(limit) => tokio::time::timeout(limit, future).await.map_err(|_| StoreError::Timeout)?,
                None => future.await,
            };
            Ok(answer?)
        })
    }

    /// The same, with the beginning of the transaction before it if it has not begun.
    fn wait_in_transaction<T>(
        &self,
        begin: Option<&'static str>,
        future: impl Future<Output = std::result::Result<T, tokio_postgres::Error>>,
    ) -> Result<T> {
        let Some(begin) = begin else { return self.wait(future) };
        self.wait(begun_with(&self.session.client, begin, future))?.ok_or(StoreError::NotCommitted)
    }

    fn prepared(&mut self, said: &[BoundStatement<'_>]) -> Result<Vec<Statement>> {
        let unknown: Vec<&str> =
            said.iter().map(|(sql, _)| *sql).filter(|sql| !self.session.statements.contains_key(*sql)).collect();
        if !unknown.is_empty() {
            let prepare = |sql: &&str| {
                let sql = sql.replace('?', "$");
                let client = &self.session.client;
                async move { client.prepare(&sql).await }
            };
            let known = self.wait(try_join_all(unknown.iter().map(prepare)))?;
            self.session.statements.extend(unknown.into_iter().map(str::to_owned).zip(known));
        }
        Ok(said.iter().map(|(sql, _)| self.session.statements[*sql].clone()).collect())
    }

    fn ask(&mut self, questions: &[BoundStatement<'_>]) -> Result<Vec<Vec<Row>>> {
        let statements = self.prepared(questions)?;
        let begin = self.session.begin.take();
        let client = &self.session.client;
        let answers = statements
            .iter()
            .zip(questions)
            .map(|(statement, (_, values))| async move { client.query(statement, &parameters(values)).await });
        let answers = self.wait_in_transaction(begin, try_join_all(answers))?;
        let row = |row: &tokio_postgres::Row| {
            let values = (0..row.len()).map(|column| value(row, column));
            values.collect::<std::result::Result<_, _>>().map(Row)
        };
        let rows = |rows: Vec<tokio_postgres::Row>| rows.iter().map(row).collect::<std::result::Result<_, _>>();
        Ok(answers.into_iter().map(rows).collect::<std::result::Result<_, _>>()?)
    }
}

/// Begins a transaction and goes on without waiting for that. Nothing if it did not begin and the rest was done all the same:
/// then it is not known to be all or nothing, and must not be done again.
async fn begun_with<T>(
    client: &Client,
    begin: &str,
    rest: impl Future<Output = std::result::Result<T, tokio_postgres::Error>>,
) -> std::result::Result<Option<T>, tokio_postgres::Error> {
    let begun = async { Ok(client.batch_execute(begin).await.is_ok()) };
    let (begun, done) = try_join(begun, rest).await?;
    Ok(begun.then_some(done))
}

fn parameters<'a>(values: &'a [Value<'_>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

impl Sql for Speaking<'_> {
    fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<usize> {
        let statement = self.prepared(&[(sql, values)])?;
        let begin = self.session.begin.take();
        let parameters = parameters(values);
        let changed = self.session.client.execute(&statement[0], &parameters);
        Ok(self.wait_in_transaction(begin, changed)? as usize)
    }

    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>> {
        let foreseen =
            self.session.foreseen.iter().position(|(asked, with, _)| asked == sql && with.as_slice() == values);
        if let Some(place) = foreseen {
            return Ok(self.session.foreseen.swap_remove(place).2);
        }
        let answers = self.ask(&[(sql, values)])?;
        Ok(answers.into_iter().next().unwrap_or_default())
    }

    fn foresee(&mut self, questions: &[BoundStatement<'_>]) -> Result<()> {
        let answers = self.ask(questions)?;
        let foreseen = questions
            .iter()
            .zip(answers)
            .map(|((sql, values), rows)| ((*sql).to_owned(), values.iter().map(Value::to_static).collect(), rows));
        self.session.foreseen = foreseen.collect();
        Ok(())
    }

    /// Begin, statements and commit go out together. Where one of them fails the server takes all of them back.
    fn at_once(&mut self, statements: &[BoundStatement<'_>]) -> Result<Vec<usize>> {
        let known = self.prepared(statements)?;
        let begin = self.session.begin.take().unwrap_or("begin isolation level read committed");
        let client = &self.session.client;
        let changed = known
            .iter()
            .zip(statements)
            .map(|(statement, (_, values))| async move { client.execute(statement, &parameters(values)).await });
        // They are sent in this order. One that can't be sent keeps back those after it, the commit first of all.
        let all = try_join(try_join_all(changed), client.batch_execute("commit"));
        let (changed, ()) = self.wait(begun_with(client, begin, all))?.ok_or(StoreError::NotCommitted)?;
        Ok(changed.into_iter().map(|rows| rows as usize).collect())
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
