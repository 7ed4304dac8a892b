//! A room is an open table: the match in memory, its subscribers, and the one writer at a time.

mod bots;
mod change;
mod live_match;
mod presence;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kernel::{Seat, Viewer};
use store::{PlayerId, Store, TableId};
use table::{HelpShown, Sequence, Shown, Staged, Update};
use tokio::sync::watch;

use crate::error::ApiError;
use crate::services::Services;
use crate::wire::People;

pub use live_match::{HIDE_SCORES, LiveMatch, Viewpoint, cast, game_of, hides_scores, record_of};
pub use presence::PresenceGuard;

/// How long the pictures of a table are kept for others who are sent the same.
const PICTURES_TTL: Duration = Duration::from_secs(1);

/// An open table.
#[derive(Debug)]
pub struct Room {
    services: Arc<Services>,
    id: TableId,
    live: Mutex<LiveMatch>,
    /// Held by whoever changes the table, until the change is durable and in memory.
    writer: tokio::sync::Mutex<Writer>,
    /// Connections wait for it, and read what is new when they can send it.
    versions: watch::Sender<Versions>,
    people: watch::Sender<People>,
    presence: Mutex<presence::Presence>,
    bots_running: AtomicBool,
    /// Whether the pictures will be dropped soon.
    pictures_expiring: AtomicBool,
}

/// What a writer must know of the one before.
#[derive(Debug, Default)]
struct Writer {
    /// The store failed in between: memory and store may differ.
    out_of_sync: bool,
}

/// Two counters: of everything, and of what is known about the table beside its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Versions {
    pub game: u64,
    pub info: u64,
}

impl Room {
    /// Opens a stored table, begins its game if it is due, and lets its bots go on.
    ///
    /// # Errors
    /// There is no such table, it is played by other rules, or the store fails.
    pub async fn open(services: Arc<Services>, id: TableId) -> Result<Arc<Room>, ApiError> {
        let live = LiveMatch::open(
            &services.store.open_table(id).await?,
            &services.translations,
        )?;
        let room = Arc::new(Room {
            id,
            live: Mutex::new(live),
            writer: tokio::sync::Mutex::default(),
            versions: watch::Sender::default(),
            people: watch::Sender::new(People {
                seats: Vec::new(),
                watching: 0,
            }),
            presence: Mutex::default(),
            bots_running: AtomicBool::new(false),
            pictures_expiring: AtomicBool::new(false),
            services,
        });
        room.start_if_full().await?;
        room.wake_bots();
        Ok(room)
    }

    /// Which table.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// Notified whenever there is something new.
    pub fn subscribe(&self) -> watch::Receiver<Versions> {
        self.versions.subscribe()
    }

    /// How many wait for something new.
    #[cfg(test)]
    pub fn subscribers(&self) -> usize {
        self.versions.receiver_count()
    }

    /// Reads the match.
    pub fn read<T>(&self, read: impl FnOnce(&LiveMatch) -> T) -> T {
        read(&self.lock())
    }

    /// What the player may see now from there. A seat may have changed hands since it was asked
    /// for: then its old player is a spectator. Spectators see everything once the game is over.
    pub fn current_viewpoint(&self, player: Option<PlayerId>, viewpoint: Viewpoint) -> Viewpoint {
        let live = self.lock();
        let viewer = match viewpoint.viewer {
            Viewer::Seat(seat) if live.check_seat(player, seat).is_ok() => viewpoint.viewer,
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Everything => {
                if live.table.is_over() {
                    Viewer::Everything
                } else {
                    Viewer::Spectator
                }
            }
        };
        Viewpoint {
            viewer,
            ..viewpoint
        }
    }

    /// What must be sent there, given what was shown; nothing before the game has begun.
    pub fn update(self: &Arc<Self>, viewpoint: Viewpoint, shown: &Shown) -> Option<Update> {
        if !shown.blind {
            self.expire_pictures();
        }
        let mut live = self.lock();
        let begun = live.has_begun();
        begun.then(|| live.update(viewpoint, shown, &self.services.translations))
    }

    /// What actions would lead to.
    ///
    /// # Errors
    /// As for submitting them.
    pub fn stage(
        &self,
        viewpoint: Viewpoint,
        seat: Seat,
        answered: Sequence,
        actions: &[String],
    ) -> Result<Staged, ApiError> {
        let mut live = self.lock();
        if !live.has_begun() {
            return Err(table::Refusal::Waiting.into());
        }
        let viewpoint = Viewpoint {
            viewer: Viewer::Seat(seat),
            ..viewpoint
        };
        Ok(live.stage(
            viewpoint,
            seat,
            answered,
            actions,
            &self.services.translations,
        )?)
    }

    /// What there is to know about a place or piece.
    ///
    /// # Errors
    /// Nothing of the kind is seen from there.
    pub fn help(&self, viewpoint: Viewpoint, hit: &str) -> Result<HelpShown, ApiError> {
        let live = self.lock();
        let help = live
            .table
            .help(hit, &live.onlooker(viewpoint, &self.services.translations));
        help.filter(|_| live.has_begun())
            .ok_or(ApiError::UnknownHelp)
    }

    /// Pictures are shared by those who are sent them at the same time; a moment later nobody needs
    /// them, and they are drawn again when something happens.
    fn expire_pictures(self: &Arc<Self>) {
        if self.pictures_expiring.swap(true, Ordering::AcqRel) {
            return;
        }
        let room = Arc::downgrade(self);
        tokio::spawn(async move {
            tokio::time::sleep(PICTURES_TTL).await;
            if let Some(room) = room.upgrade() {
                room.pictures_expiring.store(false, Ordering::Release);
                room.lock().table.forget_pictures();
            }
        });
    }

    fn lock(&self) -> MutexGuard<'_, LiveMatch> {
        // A panic while drawing leaves the match as it was: it is changed in one step.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn notify(&self, info_too: bool) {
        self.versions.send_modify(|versions| {
            versions.game += 1;
            versions.info += u64::from(info_too);
        });
    }
}
