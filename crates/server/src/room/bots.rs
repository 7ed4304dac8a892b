//! Bots' turns: one task a table while a bot is to act, none otherwise.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use kernel::Viewer;
use scene::{Format, Lang};
use table::BotJob;

use super::{Eyes, Room};
use crate::clock;
use crate::error::Trouble;

/// What a refusal to a bot would be written in; nobody reads it.
const BOT_EYES: Eyes = Eyes {
    viewer: Viewer::Spectator,
    lang: Lang::En,
    format: Format::Thumb,
};
/// How long to wait after the store failed, and how often.
const PAUSE: Duration = Duration::from_secs(2);
const MOST_FAILURES: u32 = 5;

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

    async fn play_bots(self: Arc<Self>) {
        let mut failures = 0;
        while let Some(job) = self.bot_job() {
            match self.play_bot(job).await {
                Ok(()) => failures = 0,
                // Somebody else was quicker: a person took the seat back, or took something back.
                Err(Trouble::Table(_)) => {}
                Err(trouble) => {
                    failures += 1;
                    tracing::warn!(table = %self.id(), code = trouble.code(), "a bot cannot play");
                    if failures == MOST_FAILURES {
                        break;
                    }
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
        self.bots_at_work.store(false, Ordering::Release);
        // What was changed between the last look and the line above.
        if failures == 0 {
            self.wake_bots();
        }
    }

    async fn play_bot(self: &Arc<Self>, job: BotJob) -> Result<(), Trouble> {
        let answer = self.base.pool.think(job).await.ok_or(Trouble::Failed)?;
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
