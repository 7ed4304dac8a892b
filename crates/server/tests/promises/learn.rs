//! Guided first games over HTTP: a stranger learns, the engine judges, nothing is kept.

use serde_json::{Value, json};
use server::testing::Client;
use table::AnyGame;

use crate::test_server::TestServer;

fn submit(actions: &Value) -> Value {
    json!({"submit": {"seat": 1, "sequence": 0, "actions": actions}})
}

fn stage(actions: &Value) -> Value {
    json!({"stage": {"seat": 1, "sequence": 0, "actions": actions}})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_walks_every_guide_and_leaves_no_trace() {
    let server = TestServer::open().await;
    let client = Client::stranger(server.address);
    for game in AnyGame::ALL {
        let guide = client
            .get(&format!("/api/learn/{game}?lang=de"))
            .await
            .fine();
        assert_eq!(guide["title"], game.meta().title);
        let steps = guide["steps"].as_array().unwrap();
        for (number, title) in (1..).zip(steps) {
            let path = format!("/api/learn/{game}/{number}?lang=de&format=narrow");
            let lesson = client.get(&path).await.fine();
            assert_eq!(lesson["title"], *title);
            let example = &lesson["example"];
            let staged = client.post(&path, &stage(example)).await.fine();
            assert!(staged["staged"]["staged"].as_u64().is_some(), "{path}");
            let judged = client.post(&path, &submit(example)).await.fine();
            assert_eq!(judged["judged"]["verdict"], "right", "{path}");
            assert_ne!(judged["judged"]["sentence"], "", "{path}");
        }
    }
    let me = client.get("/api/me").await.fine();
    assert!(me["player"].is_null(), "who only learns stays a stranger");
    let tables = client.get("/api/tables?list=watch").await.fine();
    assert_eq!(tables["tables"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_lesson_cannot_do_is_refused() {
    let server = TestServer::open().await;
    let client = Client::stranger(server.address);
    let path = "/api/learn/city/1";
    let other = client.post(path, &submit(&json!(["place 1"]))).await.fine();
    assert_eq!(other["judged"]["verdict"], "other");
    let illegal = client.post(path, &submit(&json!(["place 9"]))).await;
    assert_eq!(illegal.code(), "action/unreadable");
    let early = client.post(path, &stage(&json!(["produce"]))).await;
    assert_eq!(early.code(), "action/illegal");
    assert!(early.text().contains("\"rule\":\"C-"), "{}", early.text());
    let nothing = client.post(path, &submit(&json!([]))).await;
    assert_eq!(nothing.code(), "action/none");

    let help = client
        .post(path, &json!({"help": {"hit": "space:3"}}))
        .await;
    assert_ne!(help.fine()["help"]["text"], "");
    let unknown = client.post(path, &json!({"help": {"hit": "moon:3"}})).await;
    assert_eq!(unknown.code(), "help/unknown");
    let undo = json!({"undo": {"seat": 1, "sequence": 0, "point": 0}});
    assert_eq!(client.post(path, &undo).await.code(), "request/malformed");

    for absent in ["city/0", "city/99", "city/x", "chess/1"] {
        let refused = client.get(&format!("/api/learn/{absent}")).await;
        assert_eq!(refused.code(), "request/not-found", "{absent}");
    }
    let shape = client.get("/api/learn/city/1?format=round").await;
    assert_eq!(shape.code(), "request/malformed");
}
