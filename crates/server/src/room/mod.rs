//! A room is an open table: the match in memory, its subscribers, and the one writer at a time.

mod bots;
mod change;
mod presence;
mod thinking;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use log::{TableId, UnixMillis};
use protocol::requests::{self, Handled};
use protocol::wire::{Answer, People, Request};
use protocol::{Error, LiveMatch, Requester};
use table::{Author, Command, Shown, Update};
use tokio::sync::watch;

use crate::clock;
use crate::error::ApiError;
use crate::services::Services;

pub use presence::PresenceGuard;
pub use thinking::Thought;

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
    /// Whether a task plays for the bots.
    bots_running: watch::Sender<bool>,
    /// The bot that thinks, if it takes its time.
    thought: watch::Sender<Option<Thought>>,
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
        let live = services.open_table(id).await?;
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
            bots_running: watch::Sender::default(),
            thought: watch::Sender::default(),
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

    /// Reads the match: a moment, while everybody at the table waits.
    pub fn read<T>(&self, read: impl FnOnce(&LiveMatch) -> T) -> T {
        read(&self.lock())
    }

    /// The match as it is now, for whoever looks at it for long.
    pub fn copy(&self) -> LiveMatch {
        self.lock().copy()
    }

    /// What the requester must be sent, given what was shown; nothing before the game has begun.
    pub fn update(self: &Arc<Self>, requester: &Requester, shown: &Shown) -> Option<Update> {
        if !shown.blind {
            self.expire_pictures();
        }
        let mut live = self.lock();
        live.update(requester, shown, &self.services.translations)
    }

    /// What the requester must be sent before that, where bots did several things at once.
    pub fn step(self: &Arc<Self>, requester: &Requester, shown: &Shown) -> Option<Update> {
        let mut live = self.lock();
        live.step(requester, shown, &self.services.translations)
    }

    /// Carries out a request, however it came: over a live connection or by a program over HTTP.
    ///
    /// # Errors
    /// Nothing was changed, and why.
    pub async fn handle(
        self: &Arc<Self>,
        requester: Requester,
        request: Request,
    ) -> Result<Answer, ApiError> {
        // What changes nothing waits for no writer.
        let changes = request.changes();
        let services = self.services.clone();
        let handle = move |live: &mut LiveMatch, now: UnixMillis| {
            let translations = &services.translations;
            requests::handle(live, &requester, request.clone(), now, translations)
        };
        if changes {
            return self.change(None, handle).await;
        }
        // A bug of ours costs the answer, not the connection.
        let handled = catch_unwind(AssertUnwindSafe(|| handle(&mut self.lock(), clock::now())));
        match handled.map_err(|_| Error::Panic)?? {
            Handled::Answer(answer) => Ok(answer),
            Handled::Propose(_) => unreachable!("what only asks changes nothing"),
        }
    }

    /// Carries out what a player wants with the seats, who is called so.
    ///
    /// # Errors
    /// Nothing was changed, and why.
    pub async fn seat(
        self: &Arc<Self>,
        command: Command,
        player: &store::Player,
    ) -> Result<(), ApiError> {
        let (id, name) = (player.id, player.name.clone());
        let propose = move |live: &mut LiveMatch, now: UnixMillis| {
            let author = Author::player(id, now).called(&name);
            requests::propose(live, &command, &author)
        };
        self.change(Some(player.name.clone()), propose).await?;
        Ok(())
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
