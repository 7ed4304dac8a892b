//! Tests that need the inside of the server. Those that ask it from outside are in `tests/`.

mod redaction;
mod thinking;

use std::future::IntoFuture as _;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::ListenerExt as _;
use store::SqliteStore;
use tokio::net::TcpListener;

use crate::app::App;
use crate::config::{Config, Limits};
use crate::http;

/// A server whose inside can be looked at.
struct House {
    app: Arc<App>,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl House {
    async fn open() -> House {
        // In memory where that can be had: many small writes, none of them to be kept.
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
        let folder = folder.unwrap();
        let store = SqliteStore::open(&folder.path().join("aedile.db")).await;
        let config = Config {
            limits: Limits::WIDE,
            ..Config::default()
        };
        let app = Arc::new(App::new(store.unwrap(), config));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let listener = listener.tap_io(|stream| stream.set_nodelay(true).unwrap());
        let service = http::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(axum::serve(listener, service).into_future());
        House {
            app,
            address,
            _folder: folder,
        }
    }
}
