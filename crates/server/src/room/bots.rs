//! Bots' turns: one task a table while a bot is to act and somebody cares, none otherwise. Bots
//! among themselves play only while somebody looks on.

use std::sync::Arc;
use std::time::Duration;

use bots::mcts::Timing;
use protocol::{Error, LiveMatch, requests};
use table::{Author, BotAnswer, BotJob, Command, Refusal};

use super::Room;
use crate::bot_pool::{Ticket, Urgency};
use crate::error::ApiError;

/// How long to wait after the store failed: longer and longer.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// What became of the turns of a table's bots.
enum Rest {
    /// A person is to act, or nobody looks on.
    Due,
    /// A bug of a bot. It would only repeat itself.
    Broken,
    /// The server stops.
    Stopping,
}

impl Room {
    /// Lets the bots play, if one is to act, somebody cares, and none is at work.
    pub(super) fn wake_bots(self: &Arc<Self>) {
        let due = self.read(|live| live.table.awaits_bot()) && self.urgency().is_some();
        let begin = |running: &mut bool| !std::mem::replace(running, true);
        if due && self.bots_running.send_if_modified(begin) {
            let room = self.clone();
            tokio::spawn(async move {
                match room.play_bots().await {
                    Rest::Due => {
                        room.bots_running.send_replace(false);
                        // What was changed between the last look and the line above.
                        room.wake_bots();
                    }
                    Rest::Broken => drop(room.bots_running.send_replace(false)),
                    Rest::Stopping => {}
                }
            });
        }
    }

    /// Somebody came or left: whoever waits for the bots waits more or less than before.
    pub(super) fn renew_urgency(&self) {
        if let Some(urgency) = self.urgency() {
            self.services.bot_pool.set_urgency(self.id, urgency);
        }
    }

    /// Returns once no bot of the table has anything to do.
    pub async fn bots_rest(&self) {
        let mut running = self.bots_running.subscribe();
        let _ = running.wait_for(|running| !running).await;
    }

    /// Whether a bot of the table is at work.
    #[cfg(test)]
    pub fn bots_play(&self) -> bool {
        *self.bots_running.borrow()
    }

    /// Who waits for the bots; nobody where they are among themselves and nobody looks on.
    fn urgency(&self) -> Option<Urgency> {
        let people = self.read(|live| live.table.people());
        self.presence(|presence| {
            if presence.seats().any(|seat| people.contains(seat)) {
                Some(Urgency::PersonWaits)
            } else if presence.is_watched() {
                Some(Urgency::Watched)
            } else {
                (!people.is_empty()).then_some(Urgency::Unattended)
            }
        })
    }

    fn next_turn(&self) -> Option<(Ticket, BotJob)> {
        let urgency = self.urgency()?;
        self.read(|live| {
            let job = live.table.bot_job()?;
            let ticket = Ticket {
                table: self.id,
                owner: live.info.owner,
                effort: job.effort(),
                time: job.time(),
                urgency,
            };
            Some((ticket, job))
        })
    }

    /// Plays until a person is to act. A failing store is waited for: the table could not go on
    /// without its bots.
    async fn play_bots(self: &Arc<Self>) -> Rest {
        let mut pause = FIRST_PAUSE;
        while let Some((ticket, job)) = self.next_turn() {
            let waiting = self.services.metrics.bots.wait();
            let room = self.clone();
            let think = move |timing: &Timing| {
                let _thinking = waiting.think();
                let _told = room.begin_thought(&job);
                job.run(Some(timing))
            };
            let thought = self.services.bot_pool.run(ticket, think).await;
            let Some(answer) = thought.flatten() else {
                tracing::error!(table = %self.id(), "a bot panicked");
                return Rest::Broken;
            };
            match self.answer_for_bot(answer).await {
                Ok(()) => pause = FIRST_PAUSE,
                // Somebody else was quicker: a person took the seat back, or took something back.
                Err(ApiError(Error::Refused(
                    Refusal::Stale { .. } | Refusal::Forbidden | Refusal::NotTurn | Refusal::Over,
                ))) => {}
                Err(ApiError(Error::Refused(refusal))) => {
                    tracing::error!(table = %self.id(), ?refusal, "a bot cheats");
                    return Rest::Broken;
                }
                Err(ApiError(Error::Stopping)) => return Rest::Stopping,
                Err(error) => {
                    tracing::warn!(table = %self.id(), code = %error.code(), "a bot has to wait");
                    tokio::time::sleep(pause).await;
                    pause = (2 * pause).min(LONGEST_PAUSE);
                }
            }
        }
        Rest::Due
    }

    async fn answer_for_bot(self: &Arc<Self>, answer: BotAnswer) -> Result<(), ApiError> {
        let decisions = answer.actions.len() as u64;
        let answer = Command::Answer(answer);
        self.change(None, move |live: &mut LiveMatch, now| {
            requests::propose(live, &answer, &Author::table(now))
        })
        .await?;
        self.services.metrics.bot_decisions.inc_by(decisions);
        Ok(())
    }
}
