//! A job on its way to the database and its answer on the way back, whatever that answer is.

use tokio::sync::oneshot;

use super::StoreError;
use super::sql::{Result, Sql};

/// How a job wants to be run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JobKind {
    Read,
    /// Many reads of one and the same moment, which may take very long.
    Snapshot,
    /// Exactly one statement, which is its own transaction.
    Statement,
    /// All or nothing, and all that it says it says with one `Sql::at_once`; every statement is right by itself.
    AtOnce,
    /// All or nothing; every statement is right by itself, whatever others do meanwhile.
    Statements,
    /// All or nothing, and as if nobody else were there.
    Transaction,
    /// The same for what may take very long: it is waited for, however large the house is.
    Migration,
}

impl JobKind {
    /// Whether it is waited for, however large the house is.
    pub fn takes_long(self) -> bool {
        matches!(self, JobKind::Snapshot | JobKind::Migration)
    }
}

pub trait Job: Send {
    fn kind(&self) -> JobKind;

    /// Runs it. It may be run again if nothing of it has come to stay.
    fn run(&mut self, sql: &mut dyn Sql) -> Result<()>;

    /// Tells whoever waits how it ended: after the commit, never before.
    fn answer(self: Box<Self>, outcome: Result<()>);
}

/// A job that somebody waits for.
struct Queued<F, T> {
    kind: JobKind,
    work: F,
    value: Option<T>,
    answer: oneshot::Sender<Result<T>>,
}

/// A job that does this work, and where its answer will be.
pub fn queued<T: Send + 'static>(
    kind: JobKind,
    work: impl Fn(&mut dyn Sql) -> Result<T> + Send + 'static,
) -> (Box<dyn Job>, oneshot::Receiver<Result<T>>) {
    let (answer, answered) = oneshot::channel();
    (Box::new(Queued { kind, work, value: None, answer }), answered)
}

impl<T: Send, F: Fn(&mut dyn Sql) -> Result<T> + Send> Job for Queued<F, T> {
    fn kind(&self) -> JobKind {
        self.kind
    }

    fn run(&mut self, sql: &mut dyn Sql) -> Result<()> {
        self.value = Some((self.work)(sql)?);
        Ok(())
    }

    fn answer(self: Box<Self>, outcome: Result<()>) {
        let Queued { value, answer, .. } = *self;
        // Nobody waits any more if the request was given up; what was written stands all the same.
        let _ = answer.send(outcome.and_then(|()| value.ok_or(StoreError::Closed)));
    }
}
