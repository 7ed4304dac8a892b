//! Tests that need the inside of the server. Those that ask it from outside are in `tests/`.

mod panics;
mod redaction;
mod stopping;
mod thinking;
mod thumbnails;
mod unplayable;
mod upkeep;
mod working;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use serde_json::json;
use store::SqliteStore;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::config::{Config, Limits};
use crate::net::{Shutdown, serve_until};
use crate::state::AppState;
use crate::testing::{Client, Live};

/// A server whose inside can be looked at.
struct TestServer {
    app: Arc<AppState>,
    address: SocketAddr,
    /// The data file.
    file: PathBuf,
    stop: oneshot::Sender<()>,
    served: JoinHandle<Shutdown>,
    _folder: tempfile::TempDir,
}

impl TestServer {
    async fn open() -> TestServer {
        TestServer::with(Config {
            limits: Limits::WIDE,
            ..Config::default()
        })
        .await
    }

    async fn with(config: Config) -> TestServer {
        // In memory where that can be had: many small writes, none of them to be kept.
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
        let folder = folder.unwrap();
        let file = folder.path().join("aedile.db");
        let store = SqliteStore::open(&file).await;
        let app = Arc::new(AppState::new(store.unwrap(), config));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async { drop(stopped.await) };
        TestServer {
            served: tokio::spawn(serve_until(listener, app.clone(), stopped)),
            app,
            address,
            file,
            stop,
            _folder: folder,
        }
    }

    /// A table of two people at one device, and the connection of the seat that is to act.
    async fn table_of_two(&self, client: &Client) -> (String, Live) {
        let share = "5a".repeat(32);
        let people = json!([
            {"kind": "me", "share": share},
            {"kind": "beside", "name": "Fabius"},
        ]);
        // In this game the first player is the first to decide.
        let new = json!({"game": "marble", "seats": people, "options": {"first": "1"}});
        let id = client.table(&new).await;
        let mut live = client.live(&id).await;
        live.hello_blind(Some(1)).await;
        (id, live)
    }
}
