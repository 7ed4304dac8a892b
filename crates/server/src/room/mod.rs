//! A live table: the match in memory, who looks at it, and the one pen that writes to it.

mod bots;
mod change;
mod face;
mod people;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kernel::{Seat, Viewer};
use store::{PlayerId, Store, TableId};
use table::{HelpShown, Sequence, Shown, Staged, Update};
use tokio::sync::watch;

use crate::base::Base;
use crate::error::Trouble;
use crate::wire::People;

pub use face::{Eyes, Face, HIDE_SCORES, cast, game_of, hides_scores, record_of};
pub use people::Present;

/// How long the pictures of a table are kept for others who are told the same.
const PICTURES_LAST: Duration = Duration::from_secs(1);

/// A live table.
#[derive(Debug)]
pub struct Room {
    base: Arc<Base>,
    id: TableId,
    face: Mutex<Face>,
    /// Held by whoever changes the table, until the change is durable and installed. Says whether
    /// memory and store may differ, because the store failed in between.
    pen: tokio::sync::Mutex<Torn>,
    /// Counts what there is to be told; connections wait for it.
    changed: watch::Sender<Marks>,
    people: watch::Sender<People>,
    present: Mutex<people::Presence>,
    bots_at_work: AtomicBool,
    /// Whether the pictures will be given back soon.
    resting: AtomicBool,
}

/// Whether memory and store may differ.
type Torn = bool;

/// Two counters: of everything, and of what is known about the table beside its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    pub game: u64,
    pub info: u64,
}

impl Room {
    /// Brings a stored table to life, begins its game if it is due, and lets its bots go on.
    ///
    /// # Errors
    /// There is no such table, it is played by other rules, or the store fails.
    pub async fn open(base: Arc<Base>, id: TableId) -> Result<Arc<Room>, Trouble> {
        let face = Face::open(&base.store.open_table(id).await?, &base.speeches)?;
        let room = Arc::new(Room {
            id,
            face: Mutex::new(face),
            pen: tokio::sync::Mutex::new(false),
            changed: watch::Sender::default(),
            people: watch::Sender::new(People {
                seats: Vec::new(),
                watching: 0,
            }),
            present: Mutex::default(),
            bots_at_work: AtomicBool::new(false),
            resting: AtomicBool::new(false),
            base,
        });
        room.start_if_full().await?;
        room.wake_bots();
        Ok(room)
    }

    /// Which table.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// Says whenever there is something new to tell.
    pub fn watch(&self) -> watch::Receiver<Marks> {
        self.changed.subscribe()
    }

    /// Looks at the table.
    pub fn look<T>(&self, read: impl FnOnce(&Face) -> T) -> T {
        read(&self.lock())
    }

    /// What these eyes of the player may see now. A seat may have changed hands since they were
    /// asked for: then they are a watcher's. Who watches sees everything once the game is over.
    pub fn own_eyes(&self, player: Option<PlayerId>, eyes: Eyes) -> Eyes {
        let face = self.lock();
        let viewer = match eyes.viewer {
            Viewer::Seat(seat) if face.check_seat(player, seat).is_ok() => eyes.viewer,
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Everything => {
                if face.table.is_over() {
                    Viewer::Everything
                } else {
                    Viewer::Spectator
                }
            }
        };
        Eyes { viewer, ..eyes }
    }

    /// What these eyes must be told, given what they have been shown; nothing before the game
    /// has begun.
    pub fn update(self: &Arc<Self>, eyes: Eyes, shown: &Shown) -> Option<Update> {
        if !shown.blind {
            self.rest_soon();
        }
        let mut face = self.lock();
        let begun = face.has_begun();
        begun.then(|| face.update(eyes, shown, &self.base.speeches))
    }

    /// What actions would lead to.
    ///
    /// # Errors
    /// As for submitting them.
    pub fn stage(
        &self,
        eyes: Eyes,
        seat: Seat,
        answered: Sequence,
        actions: &[String],
    ) -> Result<Staged, Trouble> {
        let mut face = self.lock();
        if !face.has_begun() {
            return Err(table::Refusal::Waiting.into());
        }
        let eyes = Eyes {
            viewer: Viewer::Seat(seat),
            ..eyes
        };
        Ok(face.stage(eyes, seat, answered, actions, &self.base.speeches)?)
    }

    /// What there is to know about a place or piece.
    ///
    /// # Errors
    /// The eyes see no such thing.
    pub fn help(&self, eyes: Eyes, hit: &str) -> Result<HelpShown, Trouble> {
        let face = self.lock();
        let help = face
            .table
            .help(hit, &face.onlooker(eyes, &self.base.speeches));
        help.filter(|_| face.has_begun()).ok_or(Trouble::NoHelp)
    }

    /// Pictures are shared by those who are told at the same time; a moment later nobody needs
    /// them, and they are drawn again when something happens.
    fn rest_soon(self: &Arc<Self>) {
        if self.resting.swap(true, Ordering::AcqRel) {
            return;
        }
        let room = Arc::downgrade(self);
        tokio::spawn(async move {
            tokio::time::sleep(PICTURES_LAST).await;
            if let Some(room) = room.upgrade() {
                room.resting.store(false, Ordering::Release);
                room.lock().table.forget_pictures();
            }
        });
    }

    fn lock(&self) -> MutexGuard<'_, Face> {
        // A panic while drawing leaves the face as it was: it is changed in one step.
        self.face.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, info_too: bool) {
        self.changed.send_modify(|marks| {
            marks.game += 1;
            marks.info += u64::from(info_too);
        });
    }
}
