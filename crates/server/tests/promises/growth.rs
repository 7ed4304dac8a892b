//! What strangers cannot do to a server's disk: the same record many times, tables without end.

use serde_json::{Value, json};
use server::{Config, Limits};
use store::{Quota, Settings};

use crate::records::kept;
use crate::test_server::{GAME, TestServer, for_people, wide};

#[tokio::test(flavor = "multi_thread")]
async fn the_same_record_three_hundred_times_is_kept_once() {
    let server = TestServer::open().await;
    let (_, text) = kept().remove(0);
    // Line ends differ between machines.
    let elsewhere = text.replace('\n', "\r\n");
    let mut ids = Vec::new();
    for round in 0..300 {
        let client = server.stranger();
        let text = if round % 2 == 0 { &text } else { &elsewhere };
        let answer = client.request("POST", "/api/records", text.as_bytes());
        let answer = answer.await;
        let first = round == 0;
        assert_eq!(answer.header("set-cookie").is_some(), first, "{round}");
        ids.push(answer.fine()["id"].clone());
    }
    ids.dedup();
    assert_eq!(ids.len(), 1);
    assert_eq!(server.metric("aedile_tables_finished").await, 1);
    assert_eq!(server.metric("aedile_players").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_holds_so_many_tables_and_records_and_no_more() {
    let quota = Quota {
        waiting: 2,
        running: 1,
        records: 1,
    };
    let config = Config {
        limits: Limits {
            quota,
            ..Limits::WIDE
        },
        ..wide()
    };
    let server = TestServer::with(config, Settings::default()).await;
    let livia = server.player("Livia").await;
    let waiting = for_people(GAME, 2);
    let first = livia.table(&waiting).await;
    livia.table(&waiting).await;
    let refused = livia.post("/api/tables", &waiting).await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (429, "limit/waiting")
    );
    let later: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!(later >= 3600);
    // The way out is the player's own, and nobody else is meant.
    let path = format!("/api/tables/{first}");
    livia.request("DELETE", &path, b"").await.fine();
    livia.table(&waiting).await;
    server.player("Marcus").await.table(&waiting).await;
    let beside = json!({"kind": "beside", "name": "Fabius"});
    let running = json!({"game": GAME, "seats": [{"kind": "me"}, beside]});
    livia.table(&running).await;
    let refused = livia.post("/api/tables", &running).await;
    assert_eq!(refused.code(), "limit/running");
    let refused = livia.post("/api/tables", &waiting).await;
    assert_eq!(refused.status, 429, "{}", refused.text());

    let records = kept();
    let upload = |text: &str| {
        let (livia, text) = (livia.clone(), text.to_string());
        async move { livia.request("POST", "/api/records", text.as_bytes()).await }
    };
    let kept: Value = upload(&records[0].1).await.fine();
    let refused = upload(&records[1].1).await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (429, "limit/records")
    );
    let again = upload(&records[0].1).await.fine();
    assert_eq!(again["id"], kept["id"]);
}
