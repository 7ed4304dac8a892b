//! The door: lets connections in while there is room, and ends all of them when the server stops.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::connection;
use super::sockets::Sockets;
use super::timed_io::TimedIo;
use crate::http;
use crate::rate_limit::{Allowed, Full, Limit};
use crate::state::AppState;

/// After a connection could not be accepted, for want of files or memory.
const BREATHER: Duration = Duration::from_millis(50);

/// How long and how often to look whether those that give way are gone.
const ROOM_PAUSE: Duration = Duration::from_millis(2);
const ROOM_LOOKS: usize = 50;

/// How often it is asked whether all live connections have said goodbye.
const GOODBYE: Duration = Duration::from_millis(2);

/// How the server came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shutdown {
    /// Everything was answered.
    Graceful,
    /// Something was not answered in time.
    TimedOut,
}

/// Serves until `stop` is done and everything is answered, but not much longer.
pub async fn serve_until(
    listener: TcpListener,
    app: Arc<AppState>,
    stop: impl Future<Output = ()>,
) -> Shutdown {
    let mut door = Door::new(app.clone());
    tokio::select! {
        never = door.accept_all(&listener) => match never {},
        () = stop => {}
    }
    tracing::info!("stopping");
    app.stop();
    drop(listener);
    door.close().await
}

struct Door {
    app: Arc<AppState>,
    router: Router,
    sockets: Arc<Sockets>,
    open: JoinSet<()>,
}

impl Door {
    fn new(app: Arc<AppState>) -> Door {
        let limits = app.config.limits;
        // All of a proxy's connections come from its one address.
        let of_address = match app.config.trust_proxy {
            true => usize::MAX,
            false => limits.sockets_per_address,
        };
        Door {
            router: http::router(app.clone()),
            sockets: Arc::new(Sockets::new(Allowed {
                in_all: limits.sockets,
                of_address,
            })),
            open: JoinSet::new(),
            app,
        }
    }

    async fn accept_all(&mut self, listener: &TcpListener) -> std::convert::Infallible {
        loop {
            match listener.accept().await {
                Ok((stream, peer)) => self.admit(stream, peer),
                // The other side was gone before it was let in.
                Err(error) if is_of_connection(&error) => {}
                Err(error) => {
                    tracing::error!(%error, "a connection could not be accepted");
                    tokio::time::sleep(BREATHER).await;
                }
            }
            while self.open.try_join_next().is_some() {}
            self.wait_for_room().await;
        }
    }

    /// Gives those that give way the time to go, so that nobody is turned away in their stead.
    async fn wait_for_room(&self) {
        for _ in 0..ROOM_LOOKS {
            if !self.sockets.is_crowded() {
                return;
            }
            tokio::time::sleep(ROOM_PAUSE).await;
        }
    }

    fn admit(&mut self, stream: TcpStream, peer: SocketAddr) {
        let (permit, socket) = match self.sockets.admit(peer.ip()) {
            Ok(admitted) => admitted,
            Err(full) => {
                let limit = match full {
                    Full::OfAddress => Limit::SocketsOfAddress,
                    Full::InAll => Limit::Sockets,
                };
                return self.app.rate_limiter.refusals.note(limit, peer.ip());
            }
        };
        // Small messages must not wait for the other side to confirm the last one.
        let _ = stream.set_nodelay(true);
        let timeouts = self.app.config.timeouts;
        let (router, stopping) = (self.router.clone(), self.app.stopping());
        let Some(tls) = self.app.config.tls.clone() else {
            let io = TimedIo::new(stream, timeouts.write, permit);
            let serving = connection::serve(io, peer, socket, router, timeouts, stopping);
            self.open.spawn(serving);
            return;
        };
        self.open.spawn(async move {
            // It is silent until the handshake is done, and gives way like all that are.
            let shaken = tokio::select! {
                shaken = tls.accept(stream) => shaken.ok(),
                () = tokio::time::sleep(timeouts.head) => None,
                () = socket.gives_way() => None,
                () = stops(stopping.clone()) => None,
            };
            if let Some(stream) = shaken {
                let io = TimedIo::new(stream, timeouts.write, permit);
                connection::serve(io, peer, socket, router, timeouts, stopping).await;
            }
        });
    }

    /// Waits for what is being answered, but not for long.
    async fn close(mut self) -> Shutdown {
        let answered = async {
            while self.open.join_next().await.is_some() {}
            // Live connections say goodbye by themselves.
            while self.sockets.open() > 0 {
                tokio::time::sleep(GOODBYE).await;
            }
        };
        match tokio::time::timeout(self.app.config.timeouts.stop, answered).await {
            Ok(()) => Shutdown::Graceful,
            Err(_) => Shutdown::TimedOut,
        }
    }
}

async fn stops(mut stopping: watch::Receiver<bool>) {
    // Whoever could say so is gone: that is the end too.
    let _ = stopping.wait_for(|stop| *stop).await;
}

fn is_of_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}
