//! `aedile admin` while the server runs: it hears of what was done to its data.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use server::testing::Client;
use table::AnyGame;

use crate::served::{Folder, Served};

fn admin(data: &Path, words: &[&str]) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_aedile"));
    command.args(["admin", "--data"]).arg(data).args(words);
    let done = command.args(["--why", "insults in a name"]).output();
    assert!(done.as_ref().unwrap().status.success(), "{done:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_server_follows_the_operators_commands() {
    let folder = Folder::new("a_running_server_follows_the_operators_commands");
    let data = folder.path("aedile.db");
    let served = Served::start(&data);
    let livia = Client::player(served.address, "Livia").await;
    let game = AnyGame::ALL[0].meta().id;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let new = json!({"game": game, "seats": seats});
    let (kept, closed) = (livia.table(&new).await, livia.table(&new).await);
    let mut live = livia.live(&closed).await;
    live.hello_blind(Some(1)).await;
    admin(&data, &["close", &closed]);
    while live.table["status"] != "closed" {
        live.next().await;
    }
    assert_eq!(live.table["closed_because"], "insults in a name");

    let me = livia.get("/api/me").await.fine();
    let mut live = livia.live(&kept).await;
    live.hello_blind(Some(1)).await;
    admin(&data, &["ban", me["player"]["id"].as_str().unwrap()]);
    let mut last = Value::Null;
    while let Some(message) = live.try_next().await {
        last = message;
    }
    assert_eq!(last, json!({"bye": "banned"}));
    let refused = livia.get("/api/tables?list=mine").await;
    assert_eq!(refused.code(), "player/banned");
    served.kill();
}
