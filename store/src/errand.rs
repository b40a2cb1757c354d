//! A job on its way to the database and its answer on the way back, whatever that answer is.

use tokio::sync::oneshot;

use super::StoreError;
use super::sql::{Result, Sql};

/// How a job wants to be run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Read,
    /// Many reads of one and the same moment.
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

pub trait Errand: Send {
    fn kind(&self) -> Kind;

    /// Runs the job. It may be run again if nothing of it has come to stay.
    fn run(&mut self, sql: &mut dyn Sql) -> Result<()>;

    /// Tells whoever waits how it ended: after the commit, never before.
    fn answer(self: Box<Self>, outcome: Result<()>);
}

struct Job<F, T> {
    kind: Kind,
    job: F,
    value: Option<T>,
    answer: oneshot::Sender<Result<T>>,
}

pub fn errand<T: Send + 'static>(
    kind: Kind,
    job: impl Fn(&mut dyn Sql) -> Result<T> + Send + 'static,
) -> (Box<dyn Errand>, oneshot::Receiver<Result<T>>) {
    let (answer, answered) = oneshot::channel();
    (Box::new(Job { kind, job, value: None, answer }), answered)
}

impl<T: Send, F: Fn(&mut dyn Sql) -> Result<T> + Send> Errand for Job<F, T> {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn run(&mut self, sql: &mut dyn Sql) -> Result<()> {
        self.value = Some((self.job)(sql)?);
        Ok(())
    }

    fn answer(self: Box<Self>, outcome: Result<()>) {
        let Job { value, answer, .. } = *self;
        // Nobody waits any more if the request was given up; what was written stands all the same.
        let _ = answer.send(outcome.and_then(|()| value.ok_or(StoreError::Closed)));
    }
}
