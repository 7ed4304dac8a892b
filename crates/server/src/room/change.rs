//! Writing to a table: propose, persist, install, notify. A change that has begun is carried
//! through even if its client goes away.

use std::sync::Arc;
use std::time::Instant;

use store::{Append, Change, Status, Store, UnixMillis};
use table::{Proposal, Sequence};

use super::live_match::stored_entry;
use super::{LiveMatch, Room, Writer};
use crate::clock;
use crate::error::ApiError;

/// A table with more entries than this takes nothing back and hands no seat over any more: doing
/// so without end would fill the memory.
const MAX_ENTRIES: u32 = 20_000;

impl Room {
    /// Changes the table. Answers with its sequence once the change is durable.
    ///
    /// # Errors
    /// Nothing was changed, and why.
    pub async fn change<F>(self: &Arc<Self>, propose: F) -> Result<Sequence, ApiError>
    where
        F: FnOnce(&LiveMatch, UnixMillis) -> Result<Proposal, ApiError> + Send + 'static,
    {
        let begun = Instant::now();
        let room = self.clone();
        let task = tokio::spawn(async move { room.write(propose).await });
        let done = task.await.unwrap_or_else(|error| Err(error.into()));
        match &done {
            Ok(_) => self.services.metrics.acknowledged(begun.elapsed()),
            Err(_) => {
                self.services.metrics.refused.inc();
            }
        }
        done
    }

    /// As [`Room::change`], for what could go on without end: undoing, asking, handing over.
    ///
    /// # Errors
    /// As there; and the log is too long already.
    pub async fn change_bounded<F>(self: &Arc<Self>, propose: F) -> Result<Sequence, ApiError>
    where
        F: FnOnce(&LiveMatch, UnixMillis) -> Result<Proposal, ApiError> + Send + 'static,
    {
        self.change(|live, now| {
            if live.table.sequence() >= Sequence(MAX_ENTRIES) {
                return Err(ApiError::TooManyUndos);
            }
            propose(live, now)
        })
        .await
    }

    async fn write<F>(self: &Arc<Self>, propose: F) -> Result<Sequence, ApiError>
    where
        F: FnOnce(&LiveMatch, UnixMillis) -> Result<Proposal, ApiError>,
    {
        let mut writer = self.writer.lock().await;
        self.resync(&mut writer).await?;
        let now = clock::now();
        let proposal = {
            let live = self.lock();
            check_running(live.info.status)?;
            propose(&live, now)?
        };
        if !proposal.entries.is_empty() {
            self.persist(&proposal, end_of(&proposal), now, &mut writer)
                .await?;
            self.install(&proposal, now, &mut writer);
        }
        drop(writer);
        self.notify(proposal.result.is_some());
        self.wake_bots();
        Ok(self.lock().table.sequence())
    }

    /// Makes a proposal durable. If that fails, the table is read again: it may have been kept.
    async fn persist(
        &self,
        proposal: &Proposal,
        change: Option<Change>,
        at: UnixMillis,
        writer: &mut Writer,
    ) -> Result<(), ApiError> {
        let append = Append {
            table: self.id,
            expected: store::Sequence(proposal.expected.0),
            entries: proposal.entries.iter().map(stored_entry).collect(),
            seats: Vec::new(),
            to_act: proposal.to_act,
            change,
            at,
        };
        // Until it is installed: even a panic in between is made good by the next change.
        writer.out_of_sync = true;
        let Err(error) = self.services.store.append(append).await else {
            return Ok(());
        };
        self.services.metrics.store_failures.inc();
        let error = ApiError::from(error);
        tracing::warn!(table = %self.id, code = %error.code(), "a change was not kept");
        // If reading fails as well, the next change tries again before anything else.
        let _ = self.resync(writer).await;
        Err(error)
    }

    /// Puts what is durable into memory.
    fn install(&self, proposal: &Proposal, at: UnixMillis, writer: &mut Writer) {
        let mut live = self.lock();
        if live.table.commit(proposal).is_err() {
            tracing::error!(table = %self.id, "a durable change could not be installed");
            return;
        }
        let sequence = live.table.sequence();
        let info = &mut live.info;
        (info.to_act, info.touched_at) = (proposal.to_act, at);
        info.next = store::Sequence(sequence.0);
        if let Some(result) = &proposal.result {
            info.status = Status::Finished;
            info.result = Some(result.to_string());
            info.finished_at = Some(at);
        }
        writer.out_of_sync = false;
    }

    /// Reads the table again, if memory and store may differ.
    async fn resync(&self, writer: &mut Writer) -> Result<(), ApiError> {
        if writer.out_of_sync {
            self.reload().await?;
            writer.out_of_sync = false;
        }
        Ok(())
    }

    async fn reload(&self) -> Result<(), ApiError> {
        let stored = self.services.store.open_table(self.id).await?;
        *self.lock() = LiveMatch::open(&stored, &self.services.translations)?;
        self.notify(true);
        Ok(())
    }

    /// Reads the table again after its seats, names or status were changed in the store, and
    /// begins the game if that was the last open seat.
    ///
    /// # Errors
    /// The store fails.
    pub async fn refresh(self: &Arc<Self>) -> Result<(), ApiError> {
        let mut writer = self.writer.lock().await;
        writer.out_of_sync = true;
        self.resync(&mut writer).await?;
        drop(writer);
        self.start_if_full().await
    }

    /// Closes a table that has not begun.
    ///
    /// # Errors
    /// It has, or the store fails.
    pub async fn close(self: &Arc<Self>) -> Result<(), ApiError> {
        let room = self.clone();
        let closing = tokio::spawn(async move {
            let mut writer = room.writer.lock().await;
            room.resync(&mut writer).await?;
            match room.read(|live| live.info.status) {
                Status::Waiting => {}
                Status::Running => return Err(ApiError::TableRunning),
                Status::Finished => return Err(table::Refusal::Over.into()),
                Status::Closed => return Err(ApiError::TableClosed),
            }
            writer.out_of_sync = true;
            room.services
                .store
                .close_table(room.id, clock::now())
                .await?;
            room.resync(&mut writer).await
        });
        closing.await?
    }

    /// Begins the game of a waiting table without open seats.
    pub(super) async fn start_if_full(self: &Arc<Self>) -> Result<(), ApiError> {
        let mut writer = self.writer.lock().await;
        let now = clock::now();
        let proposal = {
            let live = self.lock();
            if live.info.status != Status::Waiting || !live.table.is_started() {
                return Ok(());
            }
            live.table.begin(clock::millis(now))?
        };
        self.persist(&proposal, Some(Change::Start), now, &mut writer)
            .await?;
        // With its status and times as they are stored.
        self.resync(&mut writer).await?;
        drop(writer);
        self.wake_bots();
        Ok(())
    }
}

fn check_running(status: Status) -> Result<(), ApiError> {
    match status {
        Status::Running => Ok(()),
        Status::Waiting => Err(table::Refusal::Waiting.into()),
        Status::Finished => Err(table::Refusal::Over.into()),
        Status::Closed => Err(ApiError::TableClosed),
    }
}

fn end_of(proposal: &Proposal) -> Option<Change> {
    let result = proposal.result.as_ref();
    result.map(|result| Change::Finish(result.to_string()))
}
