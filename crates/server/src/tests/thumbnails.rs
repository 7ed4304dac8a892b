//! A miniature is drawn once a move, however many look.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use kernel::Seat;
use log::TableInfo;
use protocol::pictures::miniature;
use protocol::{Error, LiveMatch};
use scene::Theme;
use serde_json::json;
use store::Store;

use super::TestServer;
use crate::error::ApiError;
use crate::state::AppState;
use crate::testing::Client;

/// So many ask at once; how often it was drawn.
async fn drawn(app: &Arc<AppState>, info: &TableInfo, theme: Theme, watchers: usize) -> usize {
    let count = Arc::new(AtomicUsize::new(0));
    let mut asking = Vec::new();
    for _ in 0..watchers {
        let (app, info, count) = (app.clone(), info.clone(), count.clone());
        asking.push(tokio::spawn(async move {
            let draw = || async {
                count.fetch_add(1, Ordering::AcqRel);
                tokio::task::yield_now().await;
                Ok("a picture".into())
            };
            app.thumbnails.get_or_draw(&info, theme, draw).await
        }));
    }
    for asked in asking {
        assert_eq!(&*asked.await.unwrap().unwrap(), "a picture");
    }
    count.load(Ordering::Acquire)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_miniature_is_drawn_once_a_move_and_theme() {
    let server = TestServer::open().await;
    let livia = Client::player(server.address, "Livia").await;
    let (id, mut live) = server.table_of_two(&livia).await;
    let (app, id) = (&server.app, id.parse().unwrap());
    let before = app.store().table(id).await.unwrap();
    assert_eq!(drawn(app, &before, Theme::Light, 50).await, 1);
    assert_eq!(drawn(app, &before, Theme::Dark, 50).await, 1);
    assert_eq!(drawn(app, &before, Theme::Light, 50).await, 0);
    let first = live.actions()[..1].to_vec();
    live.submit(1, &first).await;
    let after = app.store().table(id).await.unwrap();
    assert_eq!(drawn(app, &after, Theme::Light, 50).await, 1);
    let renamed = livia.request("PATCH", "/api/me", b"{\"name\":\"Julia\"}");
    renamed.await.fine();
    let renamed = app.store().table(id).await.unwrap();
    assert_eq!(drawn(app, &renamed, Theme::Light, 50).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_miniature_that_failed_is_tried_again() {
    let server = TestServer::open().await;
    let livia = Client::player(server.address, "Livia").await;
    let (id, _live) = server.table_of_two(&livia).await;
    let info = server.app.store().table(id.parse().unwrap()).await.unwrap();
    let fail = || async { Err(ApiError(Error::StoreBusy)) };
    let thumbnails = &server.app.thumbnails;
    let failed = thumbnails.get_or_draw(&info, Theme::Light, fail).await;
    assert_eq!(failed, Err(ApiError(Error::StoreBusy)));
    assert_eq!(drawn(&server.app, &info, Theme::Light, 5).await, 1);
}

/// What was handed over, undone or said is no part of a picture, and is not read for one.
#[tokio::test(flavor = "multi_thread")]
async fn a_miniature_needs_only_what_was_played() {
    let server = TestServer::open().await;
    let livia = Client::player(server.address, "Livia").await;
    let (id, mut live) = server.table_of_two(&livia).await;
    let whole = server.app.store().open_table(id.parse().unwrap()).await;
    assert!(whole.unwrap().shares()[Seat::default()].is_some());
    let first = live.actions()[..1].to_vec();
    live.submit(1, &first).await;
    for to in ["bot first", "person"] {
        let hand_over = json!({"hand_over": {"seat": 1, "by": 1, "to": to}});
        live.request(hand_over).await;
    }
    let (store, id) = (server.app.store(), id.parse().unwrap());
    let whole = store.open_table(id).await.unwrap();
    let played = store.open_played(id).await.unwrap();
    assert!(played.log.len() < whole.log.len());
    let translations = &server.app.services.translations;
    let drawn = |stored| {
        let live = LiveMatch::open(stored, translations).unwrap();
        miniature(&live, Theme::Light, translations)
    };
    assert_eq!(drawn(&played), drawn(&whole));
}
