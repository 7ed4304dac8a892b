//! What a host can read off a running server.

use serde_json::json;

use crate::test_server::{GAME, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn metrics_tell_of_bots_files_and_the_process() {
    let server = TestServer::open().await;
    let livia = server.player("Livia").await;
    let bot = json!({"kind": "bot", "level": "builder"});
    // The last seat drafts first.
    let new = json!({"game": GAME, "seats": [{"kind": "me"}, bot], "options": {"first": "1"}});
    let id = livia.table(&new).await;
    let mut live = livia.live(&id).await;
    live.hello_blind(Some(1)).await;
    live.until(|update| update["choices"][0].is_object()).await;
    let thought = server.metric("aedile_bot_thinking_seconds_count").await;
    assert!(thought > 0);
    assert_eq!(
        server.metric("aedile_bot_waiting_seconds_count").await,
        thought
    );
    assert_eq!(server.metric("aedile_bot_queue").await, 0);
    let (file, wal) = (
        server.metric("aedile_file_bytes").await,
        server.metric("aedile_wal_bytes").await,
    );
    assert!(file >= 4096 && wal > 0, "{file} {wal}");
    if cfg!(target_os = "linux") {
        let open = server.metric("aedile_descriptors_open").await;
        let limit = server.metric("aedile_descriptors_limit").await;
        assert!(open > 0 && open < limit, "{open} {limit}");
        assert!(server.metric("aedile_resident_bytes").await > 1 << 20);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_an_id_of_its_own_and_is_counted() {
    let server = TestServer::open().await;
    let stranger = server.stranger();
    let first = stranger.get("/api/tables/nosuchtabl").await;
    let second = stranger.get("/nowhere").await;
    assert_eq!((first.status, second.status), (404, 404));
    let (first, second) = (first.header("x-request-id"), second.header("x-request-id"));
    assert!(first.is_some() && second.is_some() && first != second);
    let mut pretender = server.stranger();
    pretender.headers.push("X-Request-Id: mine".to_string());
    let told = pretender.get("/healthz").await;
    assert_ne!(told.header("x-request-id"), Some("mine"));
    let counted = server.metric("aedile_responses_total{status=\"404\"}");
    assert_eq!(counted.await, 2);
}
