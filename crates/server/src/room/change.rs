//! Writing to a table: propose, persist, commit, notify. A change that has begun is carried through
//! even if its client goes away.

use std::sync::Arc;
use std::time::Instant;

use log::{Sequence, Status, UnixMillis};
use protocol::requests::{self, Handled};
use protocol::wire::{Answer, Done};
use protocol::{Error, LiveMatch};
use store::Store;
use table::{Author, Command, Proposal, Refusal};
use tracing::Instrument as _;

use super::{Room, Writer};
use crate::clock;
use crate::error::ApiError;

/// How often a change is proposed again where another program was quicker.
const MAX_RACES: usize = 3;

impl Room {
    /// Changes the table. Answers once the change is durable, or at once where there is nothing to
    /// change or it was made before. `name` is what the player is called who sits down by it.
    ///
    /// # Errors
    /// Nothing was changed, and why.
    pub async fn change<F>(
        self: &Arc<Self>,
        name: Option<String>,
        propose: F,
    ) -> Result<Answer, ApiError>
    where
        F: Fn(&mut LiveMatch, UnixMillis) -> Result<Handled, Error> + Send + 'static,
    {
        let begun = Instant::now();
        let room = self.clone();
        let task = async move { room.write(name.as_deref(), propose).await };
        let task = tokio::spawn(task.in_current_span());
        let done = task.await.unwrap_or_else(|error| Err(error.into()));
        match &done {
            Ok(_) => self.services.metrics.acknowledged(begun.elapsed()),
            Err(_) => {
                self.services.metrics.refused.inc();
            }
        }
        done
    }

    async fn write<F>(self: &Arc<Self>, name: Option<&str>, propose: F) -> Result<Answer, ApiError>
    where
        F: Fn(&mut LiveMatch, UnixMillis) -> Result<Handled, Error>,
    {
        let mut writer = self.writer.lock().await;
        let mut races = 0;
        let (sequence, info_too) = loop {
            self.resync(&mut writer).await?;
            let handled = propose(&mut self.lock(), clock::now())?;
            let proposal = match handled {
                Handled::Answer(answer) => return Ok(answer),
                Handled::Propose(proposal) => *proposal,
            };
            match self.persist(&proposal, &mut writer).await {
                Ok(()) => break self.install(proposal, name, &mut writer),
                // Another program wrote to the same file: what holds is proposed again.
                Err(ApiError(Error::Refused(Refusal::Stale { .. }))) if races < MAX_RACES => {
                    races += 1;
                }
                Err(error) => return Err(error),
            }
        };
        drop(writer);
        self.notify(info_too);
        self.wake_bots();
        Ok(Answer::Done(Done { sequence }))
    }

    /// Makes a proposal durable. If that fails, the table is read again: it may have been kept.
    async fn persist(
        self: &Arc<Self>,
        proposal: &Proposal,
        writer: &mut Writer,
    ) -> Result<(), ApiError> {
        // Until it is installed: even a panic in between is made good by the next change.
        writer.out_of_sync = true;
        let append = proposal.append(self.id);
        let Err(error) = self.services.store.append(append).await else {
            return Ok(());
        };
        let failed = matches!(error, store::Error::Failed(_));
        let error = ApiError::from(error);
        if failed {
            self.services.metrics.store_failures.inc();
            tracing::warn!(table = %self.id, code = %error.code(), "a change was not acknowledged");
        }
        // If reading fails as well, the next change tries again before anything else.
        let _ = self.resync(writer).await;
        Err(error)
    }

    /// Puts what is durable into memory. Answers with the sequence, and whether more than the game
    /// has changed.
    fn install(
        &self,
        proposal: Proposal,
        name: Option<&str>,
        writer: &mut Writer,
    ) -> (Sequence, bool) {
        let in_game = proposal
            .entries
            .iter()
            .all(|entry| !entry.payload.is_about_table());
        let mut live = self.lock();
        // Whatever happens takes a warning back.
        let warned = live.info.closes_at.is_some();
        let info_too = proposal.result.is_some() || !in_game || warned;
        match live.commit(proposal, name, &self.services.translations) {
            Ok(()) => writer.out_of_sync = false,
            Err(_) => tracing::error!(table = %self.id, "a durable change could not be installed"),
        }
        (live.table.sequence(), info_too)
    }

    /// Reads the table again, if memory and store may differ. A bot may be to act by what is read.
    async fn resync(self: &Arc<Self>, writer: &mut Writer) -> Result<(), ApiError> {
        if writer.out_of_sync {
            let live = self.services.open_table(self.id).await?;
            *self.lock() = live;
            self.notify(true);
            writer.out_of_sync = false;
            self.wake_bots();
        }
        Ok(())
    }

    /// Reads the table again after somebody took another name.
    ///
    /// # Errors
    /// The store fails.
    pub async fn refresh(self: &Arc<Self>) -> Result<(), ApiError> {
        let mut writer = self.writer.lock().await;
        writer.out_of_sync = true;
        self.resync(&mut writer).await
    }

    /// Begins the game of a full table that still waits: of one from before the last seat began it.
    pub(super) async fn start_if_full(self: &Arc<Self>) -> Result<(), ApiError> {
        let full = |live: &LiveMatch| {
            let mut seats = live.info.seats.iter();
            seats.all(|(_, state)| state.occupant != log::Occupant::Open)
        };
        if self.read(|live| live.info.status == Status::Waiting && full(live)) {
            let begin = |live: &mut LiveMatch, now| {
                requests::propose(live, &Command::Begin, &Author::table(now))
            };
            self.write(None, begin).await?;
        }
        Ok(())
    }
}
