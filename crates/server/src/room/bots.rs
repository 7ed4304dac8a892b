//! Bots' turns: one task a table while a bot is to act, none otherwise.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use protocol::{Error, LiveMatch, requests};
use table::{Author, BotAnswer, BotJob, Command, Refusal};

use super::Room;
use crate::error::ApiError;

/// How long to wait after the store failed: longer and longer.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

impl Room {
    /// Lets the bots play, if one is to act and none is at work.
    pub(super) fn wake_bots(self: &Arc<Self>) {
        if self.lock().table.awaits_bot() && !self.bots_running.swap(true, Ordering::AcqRel) {
            let room = self.clone();
            tokio::spawn(async move { room.play_bots().await });
        }
    }

    fn bot_job(&self) -> Option<BotJob> {
        self.lock().table.bot_job()
    }

    /// Plays until a person is to act. A failing store is waited for: the table could not go on
    /// without its bots.
    async fn play_bots(self: Arc<Self>) {
        let mut pause = FIRST_PAUSE;
        while let Some(job) = self.bot_job() {
            let waiting = self.services.metrics.bots.wait();
            let think = move || {
                let _thinking = waiting.think();
                job.run()
            };
            let Some(answer) = self.services.bot_pool.run(think).await else {
                // A bug of the bot. It would only repeat itself.
                tracing::error!(table = %self.id(), "a bot panicked");
                self.bots_running.store(false, Ordering::Release);
                return;
            };
            match self.answer_for_bot(answer).await {
                Ok(()) => pause = FIRST_PAUSE,
                // Somebody else was quicker: a person took the seat back, or took something back.
                Err(ApiError(Error::Refused(
                    Refusal::Stale { .. } | Refusal::Forbidden | Refusal::NotTurn | Refusal::Over,
                ))) => {}
                // A bug of the bot. It would only repeat itself.
                Err(ApiError(Error::Refused(refusal))) => {
                    tracing::error!(table = %self.id(), ?refusal, "a bot cheats");
                    self.bots_running.store(false, Ordering::Release);
                    return;
                }
                Err(ApiError(Error::Stopping)) => return,
                Err(error) => {
                    tracing::warn!(table = %self.id(), code = %error.code(), "a bot has to wait");
                    tokio::time::sleep(pause).await;
                    pause = (2 * pause).min(LONGEST_PAUSE);
                }
            }
        }
        self.bots_running.store(false, Ordering::Release);
        // What was changed between the last look and the line above.
        self.wake_bots();
    }

    async fn answer_for_bot(self: &Arc<Self>, answer: BotAnswer) -> Result<(), ApiError> {
        let answer = Command::Answer(answer);
        self.change(None, move |live: &mut LiveMatch, now| {
            requests::propose(live, &answer, &Author::table(now))
        })
        .await?;
        self.services.metrics.bot_decisions.inc();
        Ok(())
    }
}
