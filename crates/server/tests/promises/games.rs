//! Whole games over the wire: people, bots, programs over HTTP. What is told at the end holds.

use kernel::{Record, Seed};
use serde_json::{Value, json};
use server::testing::{Client, Player, play_out, submission};
use table::AnyGame;

use crate::test_server::{SeatedTable, TestServer};

fn rng(index: u64) -> kernel::Rng {
    Seed::of_series(4, index)
        .derive("games over the wire")
        .rng()
}

/// What is told after the end, what was promised before the beginning, and the record agree.
async fn check_end(client: &Client, game: AnyGame, id: &str, promised: &Value, last: &Value) {
    assert!(!last["outcome"].is_null(), "{last}");
    assert_eq!(last["commitment"], *promised);
    assert_eq!(last["choices"], json!([]));
    let text = client.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(text.status, 200, "{}", text.text());
    let record = Record::parse(&text.text()).unwrap();
    assert_eq!(record.header.game, game.to_string());
    assert_eq!(json!(record.header.commitment.to_string()), *promised);
    let seed = record.header.seed.expect("the seed is told after the end");
    assert_eq!(last["seed"], json!(seed.to_string()));
    // Replaying also holds the commitment against the seed, and the result against the game.
    assert_eq!(game.check(&record), Ok(()));
    let info = client.get(&format!("/api/tables/{id}")).await.fine();
    assert_eq!(info["status"], "finished");
    let (result, _) = record.result.expect("a finished game has a result");
    for (seat, told) in record
        .header
        .seats
        .iter()
        .zip(info["seats"].as_array().unwrap())
    {
        assert_eq!(told["points"], json!(result.scores[seat]), "{told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_every_game_to_its_end_over_live_connections() {
    let server = TestServer::open().await;
    for game in AnyGame::ALL {
        let seats = game.meta().min_seats + 1;
        let table = SeatedTable::people(&server, game.meta().id, seats).await;
        let mut players = table.all().await;
        let mut watcher = server.stranger().live(&table.id).await;
        watcher.hello_blind(None).await;
        let promised = players[0].live.update["commitment"].clone();
        assert_eq!(watcher.update["seed"], Value::Null);
        play_out(&mut players, &mut rng(1)).await;
        for player in &players {
            let last = &player.live.update;
            check_end(&table.clients[0], *game, &table.id, &promised, last).await;
        }
        let last = players[0].live.sequence();
        watcher
            .until(|update| update["sequence"].as_u64() == Some(last))
            .await;
        check_end(
            &server.stranger(),
            *game,
            &table.id,
            &promised,
            &watcher.update,
        )
        .await;
        let more = players[0].live.submit(1, &["pass".to_string()]).await;
        assert_eq!(more["error"]["code"], "table/over");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_and_bots_play_every_game_to_its_end() {
    let server = TestServer::open().await;
    let livia = server.player("Livia").await;
    for game in AnyGame::ALL {
        let new = json!({"game": game.meta().id, "seats": [
            {"kind": "bot", "level": "random"}, {"kind": "me"}, {"kind": "bot", "level": "builder"},
        ]});
        let id = livia.table(&new).await;
        let mut live = livia.live(&id).await;
        // With pictures, packed, as a browser has it.
        live.greet(json!({"seat": 2, "format": "narrow", "deflate": true}))
            .await;
        let promised = live.table["commitment"].clone();
        let mut players = [Player { seat: 2, live }];
        play_out(&mut players, &mut rng(2)).await;
        check_end(&livia, *game, &id, &promised, &players[0].live.update).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_play_every_game_to_its_end_over_http_alone() {
    let server = TestServer::open().await;
    for game in AnyGame::ALL {
        let seats = game.meta().min_seats;
        let table = SeatedTable::people(&server, game.meta().id, seats).await;
        let programs = table.clients.iter().enumerate().map(|(index, client)| {
            let (client, id) = (client.clone(), table.id.clone());
            tokio::spawn(async move { program(client, id, index + 1).await })
        });
        for program in programs.collect::<Vec<_>>() {
            let (promised, last) = program.await.unwrap();
            check_end(&table.clients[0], *game, &table.id, &promised, &last).await;
        }
    }
}

/// Plays a seat over HTTP: the promise of its first update, and its last update.
async fn program(client: Client, id: String, seat: usize) -> (Value, Value) {
    let mut rng = rng(2 + seat as u64);
    let state = format!("/api/tables/{id}/state?seat={seat}&pictures=false");
    let mut update = client.get(&state).await.fine();
    let promised = update["commitment"].clone();
    while update["outcome"].is_null() {
        let sequence = update["sequence"].as_u64().unwrap();
        let choices = update["choices"].as_array().unwrap();
        let after = match rng.choose(choices) {
            None => sequence,
            Some(choice) => {
                let action = choice["action"].as_str().unwrap().to_string();
                let wanted = submission(seat, sequence, &[action]);
                let done = client.post(&format!("/api/tables/{id}/do"), &wanted).await;
                let after = done.fine()["done"]["sequence"].as_u64().unwrap();
                assert!(after > sequence);
                // Its own change is there at once; no need to wait for another.
                after - 1
            }
        };
        update = client.get(&format!("{state}&after={after}")).await.fine();
        assert!(update["sequence"].as_u64().unwrap() > after);
    }
    (promised, update)
}
