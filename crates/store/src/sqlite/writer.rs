//! The one writer. It drains its queue into one transaction, so that the changes of many tables
//! share one fsync; each runs in a savepoint of its own, so that one refusal does not spoil the
//! others; each is answered after the commit.

use std::pin::Pin;

use sqlx::SqliteConnection;
use tokio::sync::{mpsc, oneshot};

use super::desk::Desk;
use super::execute;
use crate::{Error, Fault};

/// How many changes may share a transaction. A longer one would let the first wait too long.
const MAX_BATCH: usize = 256;

/// How many changes may wait before callers are held back.
const MAX_QUEUE: usize = 1024;

/// What a change does with the connection.
pub type Work<'c, T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'c>>;

/// The handle to the one writer.
#[derive(Debug)]
pub struct Writer {
    queue: mpsc::Sender<Message>,
}

impl Writer {
    /// Starts the writer as a task of the current runtime. It ends when it is stopped or
    /// dropped and its queue is empty.
    pub fn start(desk: Desk) -> Writer {
        let (queue, inbox) = mpsc::channel(MAX_QUEUE);
        tokio::spawn(write_all(desk, inbox));
        Writer { queue }
    }

    /// Carries out a change; returns when it is durable, or was undone.
    pub async fn write<T, W>(&self, work: W) -> Result<T, Error>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let job = Pending {
            work: Some(work),
            outcome: None,
            answer,
        };
        let sent = self.queue.send(Message::Job(Box::new(job))).await;
        sent.map_err(|_| Fault::Stopped)?;
        answered.await.map_err(|_| Fault::Stopped)?
    }

    /// Returns when everything that waits is carried out and the file is closed.
    pub async fn stop(&self) {
        let (done, stopped) = oneshot::channel();
        if self.queue.send(Message::Stop(done)).await.is_ok() {
            // An error means that the writer is gone, which is what was asked for.
            let _gone = stopped.await;
        }
    }
}

enum Message {
    Job(Box<dyn Job>),
    Stop(oneshot::Sender<()>),
}

/// A change of any kind, as the writer sees it.
trait Job: Send {
    /// Runs it and remembers the outcome.
    fn run<'a>(
        &'a mut self,
        conn: &'a mut SqliteConnection,
    ) -> Pin<Box<dyn Future<Output = Ran> + Send + 'a>>;

    /// Tells the caller the outcome, or that the whole transaction failed.
    fn answer(self: Box<Self>, committed: Result<(), Fault>);
}

enum Ran {
    Well,
    Refused,
    Failed(Fault),
}

struct Pending<W, T> {
    work: Option<W>,
    outcome: Option<Result<T, Error>>,
    answer: oneshot::Sender<Result<T, Error>>,
}

impl<W, T> Job for Pending<W, T>
where
    T: Send,
    W: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send,
{
    fn run<'a>(
        &'a mut self,
        conn: &'a mut SqliteConnection,
    ) -> Pin<Box<dyn Future<Output = Ran> + Send + 'a>> {
        Box::pin(async move {
            let work = self.work.take().expect("a job runs once");
            let outcome = work(conn).await;
            let ran = match &outcome {
                Ok(_) => Ran::Well,
                Err(Error::Refused(_)) => Ran::Refused,
                Err(Error::Failed(fault)) => Ran::Failed(fault.clone()),
            };
            self.outcome = Some(outcome);
            ran
        })
    }

    fn answer(self: Box<Self>, committed: Result<(), Fault>) {
        let outcome = match committed {
            Ok(()) => self.outcome.expect("a committed job has run"),
            Err(fault) => Err(Error::Failed(fault)),
        };
        // A caller that no longer listens needs no answer.
        let _unheard = self.answer.send(outcome);
    }
}

async fn write_all(mut desk: Desk, mut inbox: mpsc::Receiver<Message>) {
    let mut messages = Vec::with_capacity(MAX_BATCH);
    let mut stops = Vec::new();
    while inbox.recv_many(&mut messages, MAX_BATCH).await > 0 {
        // Those who were answered together come back together: let them all come aboard.
        tokio::task::yield_now().await;
        while messages.len() < MAX_BATCH
            && let Ok(message) = inbox.try_recv()
        {
            messages.push(message);
        }
        let mut batch = Vec::with_capacity(messages.len());
        for message in messages.drain(..) {
            match message {
                Message::Job(job) => batch.push(job),
                Message::Stop(done) => stops.push(done),
            }
        }
        if !stops.is_empty() {
            inbox.close();
        }
        write_batch(&mut desk, batch).await;
    }
    desk.close().await;
    for done in stops {
        let _unheard = done.send(());
    }
}

async fn write_batch(desk: &mut Desk, mut batch: Vec<Box<dyn Job>>) {
    if batch.is_empty() {
        return;
    }
    let committed = match desk.conn().await {
        Ok(conn) => transact_or_roll_back(conn, &mut batch).await,
        Err(fault) => Err(fault),
    };
    desk.note(&committed);
    let committed = committed.map(|_| ());
    for job in batch {
        job.answer(committed.clone());
    }
}

/// What became of a transaction that was committed.
pub enum Outcome {
    /// Something in it is durable now.
    Kept,
    /// Everything in it was refused.
    Refused,
    /// Nothing could be kept, for the last job's reason.
    Failed(Fault),
}

async fn transact_or_roll_back(
    conn: &mut SqliteConnection,
    batch: &mut [Box<dyn Job>],
) -> Result<Outcome, Fault> {
    let committed = transact(conn, batch).await;
    if committed.is_err() {
        // It fails where SQLite has already rolled back by itself.
        let _already = execute(conn, "ROLLBACK").await;
    }
    committed
}

/// Each job has its savepoint. Statements that follow each other travel together: the way to
/// the database takes longer than what it does there.
async fn transact(
    conn: &mut SqliteConnection,
    batch: &mut [Box<dyn Job>],
) -> Result<Outcome, Fault> {
    execute(conn, "BEGIN IMMEDIATE; SAVEPOINT job").await?;
    let mut outcome = Outcome::Refused;
    for job in batch {
        match job.run(conn).await {
            Ran::Well => {
                execute(conn, "RELEASE job; SAVEPOINT job").await?;
                outcome = Outcome::Kept;
            }
            Ran::Refused => execute(conn, "ROLLBACK TO job").await?,
            // Where the transaction outlived the fault, only this job failed.
            Ran::Failed(fault) => {
                let rolled_back = execute(conn, "ROLLBACK TO job").await;
                rolled_back.map_err(|_| fault.clone())?;
                if !matches!(outcome, Outcome::Kept) {
                    outcome = Outcome::Failed(fault);
                }
            }
        }
    }
    execute(conn, "COMMIT").await.map_err(unsure)?;
    Ok(outcome)
}

/// A commit that failed: where there was no room, what marks it as whole was not written; of
/// anything else nobody knows how far it came.
fn unsure(fault: Fault) -> Fault {
    match fault {
        Fault::Full | Fault::Locked | Fault::Stopped => fault,
        other => Fault::Unsure(other.to_string()),
    }
}
