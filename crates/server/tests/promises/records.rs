//! Games that are over: looking back at them, records from outside, playing on from a decision.

use std::path::Path;

use serde_json::{Value, json};
use server::testing::Client;
use table::AnyGame;

use crate::test_server::TestServer;

/// The kept games of every kind, one each.
pub fn kept() -> Vec<(AnyGame, String)> {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let first = |game: &AnyGame| {
        let folder = std::fs::read_dir(records.join(game.to_string())).unwrap();
        let mut paths: Vec<_> = folder.map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        (*game, std::fs::read_to_string(&paths[0]).unwrap())
    };
    AnyGame::ALL.iter().map(first).collect()
}

async fn uploaded(client: &Client, text: &str) -> String {
    let kept = client
        .request("POST", "/api/records", text.as_bytes())
        .await
        .fine();
    kept["id"].as_str().unwrap().to_string()
}

fn path(id: &str, rest: &str) -> String {
    format!("/api/tables/{id}/{rest}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_from_outside_is_kept_and_looked_back_at() {
    let server = TestServer::open().await;
    let client = Client::player(server.address, "Livia").await;
    for (game, text) in kept() {
        let id = uploaded(&client, &text).await;
        assert_eq!(
            client.get(&path(&id, "record")).await.text(),
            text,
            "{game}"
        );
        let replay = client.get(&path(&id, "replay")).await.fine();
        let decisions = replay["decisions"].as_u64().unwrap();
        assert_eq!(replay["over"], true);
        assert_eq!(replay["chapters"][0]["decisions"], 0);
        for (at, seen_as) in [
            (0, "1"),
            (decisions / 2, "everything"),
            (decisions, "spectator"),
        ] {
            let step = path(&id, &format!("replay/{at}?as={seen_as}"));
            let update = client.get(&step).await.fine();
            assert_eq!(update["sequence"], at, "{game}");
            assert_eq!(update["choices"], json!([]));
            assert_eq!(update["outcome"].is_null(), at < decisions);
            assert!(!update["areas"].as_array().unwrap().is_empty());
        }
        let whole = path(&id, &format!("replay/{decisions}?since=0"));
        let last = path(&id, &format!("replay/{decisions}?since={}", decisions - 1));
        let lines = |update: Value| update["lines"].as_array().unwrap().clone();
        let (whole, last) = (
            lines(client.get(&whole).await.fine()),
            lines(client.get(&last).await.fine()),
        );
        assert!(last.len() < whole.len() && whole.ends_with(&last), "{game}");
        let nobody = client.get(&path(&id, "replay/0?as=9")).await;
        assert_eq!(nobody.code(), "seat/unknown");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_does_not_hold_is_refused_with_its_line() {
    let server = TestServer::open().await;
    let client = Client::stranger(server.address);
    let (_, text) = kept().remove(0);
    let altered = text.replace("result scores ", "result scores 9");
    let half = &text[..text.len() / 2];
    for bad in ["", "hello", half, altered.as_str()] {
        let refused = client.request("POST", "/api/records", bad.as_bytes()).await;
        assert_eq!(refused.code(), "record/refused", "{}", refused.text());
        assert!(refused.text().contains("line "), "{}", refused.text());
    }
    let long = vec![b'x'; 300 * 1024];
    let refused = client.request("POST", "/api/records", &long).await;
    assert_eq!(refused.code(), "request/too-large");
    let finished = client.get("/api/tables?list=finished").await.fine();
    assert_eq!(finished["tables"], json!([]));
}

/// The first seat for the player, the others for bots.
fn against_bots(seats: usize) -> Value {
    let mut sitting = vec![json!({"kind": "me"})];
    sitting.extend((1..seats).map(|_| json!({"kind": "bot", "level": "builder"})));
    json!({"seats": sitting})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_played_on_from_any_decision() {
    let server = TestServer::open().await;
    let client = Client::player(server.address, "Livia").await;
    for (game, text) in kept() {
        let id = uploaded(&client, &text).await;
        let info = client.get(&format!("/api/tables/{id}")).await.fine();
        let seats = info["seats"].as_array().unwrap().len();
        let all = client.get(&path(&id, "replay")).await.fine()["decisions"]
            .as_u64()
            .unwrap();
        let ask = path(&id, &format!("replay/{}/play", all / 2));
        let made = client.post(&ask, &against_bots(seats)).await.fine();
        assert_eq!(made["table"]["status"], "running", "{game}");
        assert!(made["table"]["sequence"].as_u64().unwrap() >= all / 2);
        let again = made["table"]["id"].as_str().unwrap();
        let then = client
            .get(&path(&id, &format!("replay/{}?as=spectator", all / 2)))
            .await
            .fine();
        let now = client
            .get(&path(again, &format!("replay/{}", all / 2)))
            .await
            .fine();
        assert_eq!(
            now["areas"].as_array().unwrap().len(),
            then["areas"].as_array().unwrap().len()
        );
        assert_eq!(now["progress"], then["progress"], "{game}");
        for (at, body, code) in [
            (all, against_bots(seats), "table/over"),
            (0, against_bots(seats - 1), "request/"),
            (
                0,
                json!({"seats": vec![json!({"kind": "open"}); seats]}),
                "request/malformed",
            ),
        ] {
            let ask = path(&id, &format!("replay/{at}/play"));
            let refused = client.post(&ask, &body).await;
            assert!(refused.code().starts_with(code), "{}", refused.text());
        }
    }
}
