//! Other tables go on while real bots search. That nobody waits for a thought to end is proved with
//! thoughts of any length inside the server, in `src/tests/thinking.rs`.

use std::thread::available_parallelism;

use serde_json::{Value, json};
use server::testing::{Client, Live, Player};

use crate::test_server::{GAME, SeatedTable, TestServer};

/// Decisions of people while the bots are at work.
const ANSWERS: usize = 10;

/// Tables where nobody but searching bots goes on to the end, more than can think at a time, and
/// somebody who looks on at each.
async fn busy_tables(livia: &Client) -> (Vec<String>, Vec<Live>) {
    let thinkers = available_parallelism().map_or(1, usize::from);
    let bot = json!({"kind": "bot", "level": "aedile"});
    let new = json!({"game": GAME, "seats": [bot, bot, bot, bot]});
    let (mut tables, mut watchers) = (Vec::new(), Vec::new());
    for _ in 0..2 * thinkers.max(2) {
        let id = livia.table(&new).await;
        let mut watcher = livia.live(&id).await;
        watcher.hello_blind(None).await;
        tables.push(id);
        watchers.push(watcher);
    }
    (tables, watchers)
}

/// Whether a bot is to act.
fn a_bot_thinks(update: &Value) -> bool {
    let seats = update["seats"].as_array().unwrap();
    let driver = |seat: &Value| seat["driver"].as_str().unwrap().to_string();
    let bot = |seat: &Value| driver(seat).starts_with("bot") && seat["to_act"] == true;
    seats.iter().any(bot)
}

/// Every one of the tables still waits for a bot.
async fn are_busy(livia: &Client, tables: &[String]) -> bool {
    for id in tables {
        let state = format!("/api/tables/{id}/state?pictures=false");
        if !a_bot_thinks(&livia.get(&state).await.fine()) {
            return false;
        }
    }
    true
}

fn may_choose(update: &Value) -> bool {
    update["choices"][0].is_object()
}

/// Takes the first choice that is offered, and hears that it was done.
async fn decide(players: &mut [Player]) {
    let acting = players
        .iter_mut()
        .find(|player| !player.live.actions().is_empty());
    let Player { seat, live } = acting.expect("somebody is to act");
    let first = live.actions()[..1].to_vec();
    let answer = live.submit(*seat, &first).await;
    let sequence = answer["done"]["sequence"].as_u64();
    assert!(sequence.is_some(), "{answer}");
    for player in players {
        let live = &mut player.live;
        live.until(|update| update["sequence"].as_u64() >= sequence)
            .await;
    }
}

// What is compared is the order of answers, so a slow machine makes no difference.
#[tokio::test(flavor = "multi_thread")]
async fn people_are_answered_while_bots_of_other_tables_think() {
    let server = TestServer::open().await;
    let livia = server.player("Livia").await;
    let people = SeatedTable::people(&server, GAME, 2).await;
    let mut players = people.all().await;
    let (busy, _watchers) = busy_tables(&livia).await;
    for _ in 0..ANSWERS {
        decide(&mut players).await;
    }
    assert!(are_busy(&livia, &busy).await, "all bots are at work still");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_bot_answers_while_bots_of_other_tables_think() {
    let server = TestServer::open().await;
    let livia = server.player("Livia").await;
    let new = json!({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "level": "builder"}],
        "options": {"first": "1"}});
    let quick = livia.table(&new).await;
    let mut live = livia.live(&quick).await;
    live.hello_blind(Some(1)).await;
    live.until(may_choose).await;
    let (busy, _watchers) = busy_tables(&livia).await;
    let mut players = [Player { seat: 1, live }];
    decide(&mut players).await;
    let [Player { live, .. }] = &mut players;
    live.until(may_choose).await;
    assert!(
        are_busy(&livia, &busy).await,
        "all slow bots are at work still"
    );
}
