//! Bots' turns: one task a table while a bot is to act, none otherwise.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use kernel::Viewer;
use scene::{Format, Lang};
use table::{BotAnswer, BotJob, Refusal};

use super::{Eyes, Room};
use crate::clock;
use crate::error::Trouble;

/// What a refusal to a bot would be written in; nobody reads it.
const BOT_EYES: Eyes = Eyes {
    viewer: Viewer::Spectator,
    lang: Lang::En,
    format: Format::Thumb,
};
/// How long to wait after the store failed: longer and longer.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

impl Room {
    /// Lets the bots play, if one is to act and none is at work.
    pub(super) fn wake_bots(self: &Arc<Self>) {
        if self.bot_job().is_some() && !self.bots_at_work.swap(true, Ordering::AcqRel) {
            let room = self.clone();
            tokio::spawn(async move { room.play_bots().await });
        }
    }

    fn bot_job(&self) -> Option<BotJob> {
        let face = self.lock();
        let running = face.info.status == store::Status::Running;
        running.then(|| face.table.bot_job()).flatten()
    }

    /// Plays until a person is to act. Trouble of the store is waited for: the table could not go
    /// on without its bots.
    async fn play_bots(self: Arc<Self>) {
        let mut pause = FIRST_PAUSE;
        while let Some(job) = self.bot_job() {
            let Some(answer) = self.base.pool.think(|| job.run()).await else {
                // A bug of the bot. It would only repeat itself.
                tracing::error!(table = %self.id(), "a bot panicked");
                self.bots_at_work.store(false, Ordering::Release);
                return;
            };
            match self.answer_for_bot(answer).await {
                Ok(()) => pause = FIRST_PAUSE,
                // Somebody else was quicker: a person took the seat back, or took something back.
                Err(Trouble::Table(
                    Refusal::Stale { .. } | Refusal::Forbidden | Refusal::NotTurn | Refusal::Over,
                )) => {}
                // A bug of the bot. It would only repeat itself.
                Err(Trouble::Table(refusal)) => {
                    tracing::error!(table = %self.id(), code = refusal.code(), "a bot cheats");
                    self.bots_at_work.store(false, Ordering::Release);
                    return;
                }
                Err(Trouble::Stopping) => return,
                Err(trouble) => {
                    tracing::warn!(table = %self.id(), code = trouble.code(), "a bot has to wait");
                    tokio::time::sleep(pause).await;
                    pause = (2 * pause).min(LONGEST_PAUSE);
                }
            }
        }
        self.bots_at_work.store(false, Ordering::Release);
        // What was changed between the last look and the line above.
        self.wake_bots();
    }

    async fn answer_for_bot(self: &Arc<Self>, answer: BotAnswer) -> Result<(), Trouble> {
        let base = self.base.clone();
        self.change(move |face, now| {
            let onlooker = face.onlooker(BOT_EYES, &base.speeches);
            Ok(face.table.answer(&answer, clock::millis(now), &onlooker)?)
        })
        .await?;
        self.base.metrics.bot_decisions.count();
        Ok(())
    }
}
