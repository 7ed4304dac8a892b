//! What operators did, followed by the running server: whether the page ordered it or another
//! program that has the same data, it is noted in the store, and what was noted since the last look
//! is followed here. Connections end, open tables are read again, bans are kept in memory.

use std::net::IpAddr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use log::PlayerId;
use protocol::Error;
use protocol::wire::Bye;
use store::{AuditId, Ban, Banned, Deed, Order, Store};

use crate::clock;
use crate::error::ApiError;
use crate::state::AppState;

/// How often it is asked what another program did.
const LOOK_EVERY: Duration = Duration::from_secs(1);
const FOLLOWED_AT_ONCE: u32 = 100;
/// Before the first look.
const NEVER: i64 = -1;
/// The most characters of a reason.
const MAX_WHY: usize = 200;

/// Who may not play here, and how far what was noted has been followed.
#[derive(Debug)]
pub struct Operator {
    bans: RwLock<Arc<[Ban]>>,
    seen: AtomicI64,
}

impl Default for Operator {
    fn default() -> Operator {
        Operator {
            bans: RwLock::new(Arc::new([])),
            seen: AtomicI64::new(NEVER),
        }
    }
}

impl Operator {
    fn bans(&self) -> Arc<[Ban]> {
        let bans = self.bans.read().unwrap_or_else(PoisonError::into_inner);
        bans.clone()
    }

    /// That people may come from there.
    ///
    /// # Errors
    /// Nobody may, and why.
    pub fn check_network(&self, address: IpAddr) -> Result<(), ApiError> {
        let bans = self.bans();
        let there =
            |ban: &&Ban| matches!(ban.banned, Banned::Network(all) if all.contains(address));
        match bans.iter().find(there) {
            Some(ban) => Err(Error::NetworkBanned(ban.why.clone()).into()),
            None => Ok(()),
        }
    }

    /// Whether the player may not play here.
    pub fn is_banned(&self, player: PlayerId) -> bool {
        let bans = self.bans();
        bans.iter().any(|ban| ban.banned == Banned::Player(player))
    }
}

/// Carries out what an operator orders, and follows it before it answers.
///
/// # Errors
/// Nothing was done, and why.
pub async fn carry_out(app: &AppState, who: String, what: Deed, why: &str) -> Result<(), ApiError> {
    let why = why.trim();
    if why.is_empty() || why.chars().count() > MAX_WHY || why.contains(char::is_control) {
        let reason = format!("a reason is one line of at most {MAX_WHY} characters");
        return Err(Error::Malformed(reason).into());
    }
    // The reason may name people, and networks are addresses: both are in the notes alone.
    match what {
        Deed::Close(table) => tracing::info!(%table, "an operator closes"),
        Deed::Forget(player) => tracing::info!(%player, "an operator forgets"),
        Deed::Ban(Banned::Player(player)) => tracing::info!(%player, "an operator bans"),
        Deed::Unban(Banned::Player(player)) => tracing::info!(%player, "an operator unbans"),
        Deed::Ban(Banned::Network(_)) => tracing::info!("an operator bans a network"),
        Deed::Unban(Banned::Network(_)) => tracing::info!("an operator unbans a network"),
    }
    execute(app, who, what, why).await
}

/// Deletes a player who asked for it.
///
/// # Errors
/// Nothing was done, and why.
pub async fn forget_self(app: &AppState, player: PlayerId) -> Result<(), ApiError> {
    execute(app, "self".to_string(), Deed::Forget(player), "").await
}

async fn execute(app: &AppState, who: String, what: Deed, why: &str) -> Result<(), ApiError> {
    let order = Order {
        who,
        what,
        why: why.to_string(),
        substitute: table::substitute(),
        at: clock::now(),
    };
    app.store().carry_out(order).await?;
    follow(app).await
}

/// Looks again and again what was done.
pub async fn follow_always(app: Arc<AppState>) {
    let mut tick = tokio::time::interval(LOOK_EVERY);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        if let Err(error) = follow(&app).await {
            tracing::warn!(code = %error.code(), "what operators did cannot be read");
        }
    }
}

/// Follows what was done since the last look. To do it twice does no harm.
///
/// # Errors
/// The store fails.
pub async fn follow(app: &AppState) -> Result<(), ApiError> {
    let seen = &app.operator.seen;
    if seen.load(Ordering::Acquire) == NEVER {
        let latest = app.store().audit_latest(1).await?;
        let latest = latest.first().map_or(AuditId::default(), |noted| noted.id);
        read_bans(app).await?;
        seen.fetch_max(latest.0, Ordering::AcqRel);
    }
    loop {
        let after = AuditId(seen.load(Ordering::Acquire));
        let news = app.store().audit_since(after, FOLLOWED_AT_ONCE).await?;
        let Some(last) = news.last() else {
            return Ok(());
        };
        // Whoever is cut off must find the door closed.
        read_bans(app).await?;
        for noted in &news {
            follow_deed(app, noted.what).await;
        }
        seen.fetch_max(last.id.0, Ordering::AcqRel);
    }
}

async fn read_bans(app: &AppState) -> Result<(), ApiError> {
    let bans: Arc<[Ban]> = app.store().bans().await?.into();
    let known = app.operator.bans.write();
    *known.unwrap_or_else(PoisonError::into_inner) = bans;
    Ok(())
}

async fn follow_deed(app: &AppState, deed: Deed) {
    match deed {
        Deed::Close(table) => {
            if let Some(room) = app.rooms.get_open(table) {
                app.rooms.refresh(&room).await;
            }
        }
        Deed::Ban(Banned::Network(all)) => {
            let there = |address: IpAddr| all.contains(address);
            app.sockets.end(|holder| there(holder.address), Bye::Banned);
        }
        Deed::Ban(Banned::Player(player)) => leave(app, player, Bye::Banned).await,
        Deed::Forget(player) => leave(app, player, Bye::SignedOut).await,
        Deed::Unban(_) => {}
    }
}

/// The player's connections end, and the tables tell that somebody is gone.
async fn leave(app: &AppState, player: PlayerId, bye: Bye) {
    app.sockets.end(|holder| holder.player == Some(player), bye);
    for room in app.rooms.all_open() {
        let part = |live: &protocol::LiveMatch| {
            live.info.owner == Some(player) || !live.info.seats_of(player).is_empty()
        };
        if room.read(part) {
            app.rooms.refresh(&room).await;
        }
    }
}
