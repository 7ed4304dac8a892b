//! Writing to a table: propose, make durable, install, tell. A change that has begun is carried
//! through even if whoever asked for it goes away.

use std::sync::Arc;
use std::time::Instant;

use store::{Append, Change, Status, Store, UnixMillis};
use table::{Proposal, Sequence};

use super::face::stored_entry;
use super::{Face, Room, Torn};
use crate::clock;
use crate::error::Trouble;

/// A table with more entries than this takes nothing back and hands no seat over any more: doing
/// so without end would fill the memory.
const MOST_ENTRIES: u32 = 20_000;

impl Room {
    /// Changes the table. Answers with its sequence once the change is durable.
    ///
    /// # Errors
    /// Nothing was changed, and why.
    pub async fn change<F>(self: &Arc<Self>, propose: F) -> Result<Sequence, Trouble>
    where
        F: FnOnce(&Face, UnixMillis) -> Result<Proposal, Trouble> + Send + 'static,
    {
        let begun = Instant::now();
        let room = self.clone();
        let task = tokio::spawn(async move { room.write(propose).await });
        let done = task.await.unwrap_or(Err(Trouble::Failed));
        match &done {
            Ok(_) => self.base.metrics.acknowledged(begun.elapsed()),
            Err(_) => self.base.metrics.refused.count(),
        }
        done
    }

    /// As [`Room::change`], for what could go on without end: undoing, asking, handing over.
    ///
    /// # Errors
    /// As there; and the log is too long already.
    pub async fn change_bounded<F>(self: &Arc<Self>, propose: F) -> Result<Sequence, Trouble>
    where
        F: FnOnce(&Face, UnixMillis) -> Result<Proposal, Trouble> + Send + 'static,
    {
        self.change(|face, now| {
            if face.table.sequence() >= Sequence(MOST_ENTRIES) {
                return Err(Trouble::TooManyUndone);
            }
            propose(face, now)
        })
        .await
    }

    async fn write<F>(self: &Arc<Self>, propose: F) -> Result<Sequence, Trouble>
    where
        F: FnOnce(&Face, UnixMillis) -> Result<Proposal, Trouble>,
    {
        let mut pen = self.pen.lock().await;
        self.mend(&mut pen).await?;
        let now = clock::now();
        let proposal = {
            let face = self.lock();
            check_running(face.info.status)?;
            propose(&face, now)?
        };
        if !proposal.entries.is_empty() {
            self.keep(&proposal, end_of(&proposal), now, &mut pen)
                .await?;
            self.install(&proposal, now, &mut pen);
        }
        drop(pen);
        self.tell(proposal.result.is_some());
        self.wake_bots();
        Ok(self.lock().table.sequence())
    }

    /// Makes a proposal durable. If that fails, what the store holds is read again.
    async fn keep(
        &self,
        proposal: &Proposal,
        change: Option<Change>,
        at: UnixMillis,
        pen: &mut Torn,
    ) -> Result<(), Trouble> {
        let append = Append {
            table: self.id,
            expected: store::Sequence(proposal.expected.0),
            entries: proposal.entries.iter().map(stored_entry).collect(),
            seats: Vec::new(),
            to_act: proposal.to_act,
            change,
            at,
        };
        let Err(error) = self.base.store.append(append).await else {
            return Ok(());
        };
        *pen = true;
        self.base.metrics.store_failures.count();
        let trouble = Trouble::from(error);
        tracing::warn!(table = %self.id, code = trouble.code(), "a change was not kept");
        // If reading fails as well, the next change tries again before anything else.
        let _ = self.mend(pen).await;
        Err(trouble)
    }

    /// Installs what is durable.
    fn install(&self, proposal: &Proposal, at: UnixMillis, pen: &mut Torn) {
        let mut face = self.lock();
        if face.table.commit(proposal).is_err() {
            tracing::error!(table = %self.id, "a durable change could not be installed");
            *pen = true;
            return;
        }
        let sequence = face.table.sequence();
        let info = &mut face.info;
        (info.to_act, info.touched_at) = (proposal.to_act, at);
        info.next = store::Sequence(sequence.0);
        if let Some(result) = &proposal.result {
            info.status = Status::Finished;
            info.result = Some(result.to_string());
            info.finished_at = Some(at);
        }
    }

    /// Reads the table again, if memory and store may differ.
    async fn mend(&self, pen: &mut Torn) -> Result<(), Trouble> {
        if *pen {
            self.read_again().await?;
            *pen = false;
        }
        Ok(())
    }

    async fn read_again(&self) -> Result<(), Trouble> {
        let stored = self.base.store.open_table(self.id).await?;
        *self.lock() = Face::open(&stored, &self.base.speeches)?;
        self.tell(true);
        Ok(())
    }

    /// Reads the table again after its seats, names or status were changed in the store, and
    /// begins the game if that was the last open seat.
    ///
    /// # Errors
    /// The store fails.
    pub async fn refresh(self: &Arc<Self>) -> Result<(), Trouble> {
        let mut pen = self.pen.lock().await;
        *pen = true;
        self.mend(&mut pen).await?;
        drop(pen);
        self.start_if_full().await
    }

    /// Closes a table that has not begun.
    ///
    /// # Errors
    /// It has, or the store fails.
    pub async fn close(self: &Arc<Self>) -> Result<(), Trouble> {
        let room = self.clone();
        let closing = tokio::spawn(async move {
            let mut pen = room.pen.lock().await;
            room.mend(&mut pen).await?;
            match room.look(|face| face.info.status) {
                Status::Waiting => {}
                Status::Running => return Err(Trouble::Running),
                Status::Finished => return Err(table::Refusal::Over.into()),
                Status::Closed => return Err(Trouble::Closed),
            }
            *pen = true;
            room.base.store.close_table(room.id, clock::now()).await?;
            room.mend(&mut pen).await
        });
        closing.await.unwrap_or(Err(Trouble::Failed))
    }

    /// Begins the game of a waiting table without open seats.
    pub(super) async fn start_if_full(self: &Arc<Self>) -> Result<(), Trouble> {
        let mut pen = self.pen.lock().await;
        let now = clock::now();
        let proposal = {
            let face = self.lock();
            if face.info.status != Status::Waiting || !face.table.is_started() {
                return Ok(());
            }
            face.table.begin(clock::millis(now))?
        };
        self.keep(&proposal, Some(Change::Start), now, &mut pen)
            .await?;
        *pen = true;
        self.mend(&mut pen).await?;
        drop(pen);
        self.wake_bots();
        Ok(())
    }
}

fn check_running(status: Status) -> Result<(), Trouble> {
    match status {
        Status::Running => Ok(()),
        Status::Waiting => Err(table::Refusal::Waiting.into()),
        Status::Finished => Err(table::Refusal::Over.into()),
        Status::Closed => Err(Trouble::Closed),
    }
}

fn end_of(proposal: &Proposal) -> Option<Change> {
    let result = proposal.result.as_ref();
    result.map(|result| Change::Finish(result.to_string()))
}
