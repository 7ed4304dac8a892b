//! Much of it: garbage, clients that never read, more than the limits allow. Memory stays bounded
//! and the others go on playing.

use std::time::Duration;

use kernel::{Rng, Seed};
use serde_json::{Value, json};
use server::testing::{Live, play_out};
use server::{Config, Limits};
use store::Settings;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::misuse::still_playable;
use crate::test_server::{GAME, SeatedTable, TestServer, for_people, wide};

const FRAMES: usize = 10_000;
/// A connection bears twenty mistakes.
const AT_ONCE: usize = 21;

/// What a client might say, to be spoiled. Nothing here may change the table.
fn sayings(sequence: u64) -> Vec<String> {
    let sayings = [
        json!({"hello": {"seat": 1, "format": "wide", "lang": "de", "pictures": false}}),
        json!({"hello": {"seat": 2, "sequence": u32::MAX,
            "areas": {"board": "00ff"}, "pictures": false}}),
        json!({"id": 7, "request": {"submit":
            {"seat": 1, "sequence": sequence, "actions": ["tike 3"]}}}),
        json!({"id": 8, "request": {"stage":
            {"seat": 1, "sequence": sequence, "actions": ["tike 3", ""]}}}),
        json!({"id": 9, "request": {"undo":
            {"seat": 1, "sequence": sequence, "point": u32::MAX}}}),
        json!({"id": 10, "request": {"agree": {"seat": 1, "sequence": sequence}}}),
        json!({"id": 11, "request": {"decline": {"seat": 2, "sequence": sequence}}}),
        json!({"id": 12, "request": {"hand_over": {"seat": 1, "by": 2, "to": "bt bilder"}}}),
        json!({"id": 13, "request": {"help": {"hit": "card:12"}}}),
    ];
    sayings.iter().map(Value::to_string).collect()
}

fn garbage(sayings: &[String], rng: &mut Rng) -> Message {
    let mut bytes = rng.choose(sayings).unwrap().clone().into_bytes();
    match rng.below(4) {
        0 => bytes = (0..rng.below(200)).map(|_| rng.below(256) as u8).collect(),
        1 => bytes.truncate(rng.below(bytes.len())),
        2 => {
            for _ in 0..=rng.below(4) {
                let at = rng.below(bytes.len());
                bytes[at] = 32 + rng.below(95) as u8;
            }
        }
        _ => {
            let (from, to) = (rng.below(bytes.len()), rng.below(bytes.len()));
            let piece = bytes[from.min(to)..from.max(to)].to_vec();
            bytes.splice(from..from, piece);
        }
    }
    match (rng.below(20), String::from_utf8(bytes)) {
        (0, text) => Message::binary(text.map_or_else(|bad| bad.into_bytes(), String::into_bytes)),
        (_, Ok(text)) => Message::text(text),
        // Text that is none, as no honest client can send it.
        (1, Err(bad)) => Message::Frame(Frame::message(
            bad.into_bytes(),
            OpCode::Data(Data::Text),
            true,
        )),
        (_, Err(bad)) => Message::text(String::from_utf8_lossy(bad.as_bytes()).into_owned()),
    }
}

/// Sends some garbage and hears what the server has to say about it; says how much was sent.
async fn burst(table: &SeatedTable, sayings: &[String], rng: &mut Rng) -> usize {
    let mut live = table.live(1).await;
    let mut sent = 0;
    for _ in 0..AT_ONCE {
        sent += usize::from(live.send(garbage(sayings, rng)).await);
    }
    let last = json!({"id": 4_294_967_295_u32, "request": {"help": {"hit": "x"}}});
    live.send(Message::text(last.to_string())).await;
    while let Some(message) = live.try_next().await {
        let code = &message["error"]["code"];
        assert!(message["done"].is_null(), "{message}");
        assert!(
            message["error"].is_null() || code.as_str().unwrap().contains('/'),
            "{message}"
        );
        if message["id"] == 4_294_967_295_u32 {
            break;
        }
    }
    sent
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_frames_of_garbage_change_nothing() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let before = table.live(1).await.update;
    let sayings = sayings(before["sequence"].as_u64().unwrap());
    let mut rng = Seed::of_series(4, 30).rng();
    let mut sent = 0;
    while sent < FRAMES {
        sent += burst(&table, &sayings, &mut rng).await;
    }
    assert_eq!(table.live(1).await.update, before);
    still_playable(&table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_that_are_no_http_harm_nobody() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let mut rng = Seed::of_series(4, 31).rng();
    let head = format!(
        "POST {} HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n",
        table.path("/do")
    );
    for _ in 0..200 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let mut bytes = head.clone().into_bytes();
        for _ in 0..rng.below(6) {
            let at = rng.below(bytes.len());
            bytes[at] = rng.below(256) as u8;
        }
        bytes.truncate(rng.below(bytes.len() + 1));
        stream.write_all(&bytes).await.unwrap();
        // Half of them break off, the others wait for an answer that may never come.
        if rng.coin() {
            let mut answer = [0; 64];
            let wait = stream.read(&mut answer);
            let _ = tokio::time::timeout(Duration::from_millis(2), wait).await;
        }
    }
    still_playable(&table).await;
}

fn narrow(limits: Limits) -> Config {
    Config { limits, ..wide() }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_much_is_told_so() {
    let limits = Limits {
        requests_per_second: 1,
        ..Limits::WIDE
    };
    let server = TestServer::with(narrow(limits), Settings::default()).await;
    let stranger = server.stranger();
    for _ in 0..5 {
        assert_eq!(stranger.get("/api/about").await.code(), "");
    }
    // How soon it is too much depends on how quickly this test asks.
    let mut code = String::new();
    while code.is_empty() {
        code = stranger.get("/api/about").await.code();
    }
    assert_eq!(code, "limit/rate");
    // The page itself is never refused, however many files it has.
    for _ in 0..50 {
        assert_eq!(stranger.get("/main.js").await.status, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_and_players_of_one_address_are_limited() {
    let limits = Limits {
        made_per_hour: 3,
        ..Limits::WIDE
    };
    let server = TestServer::with(narrow(limits), Settings::default()).await;
    let livia = server.player("Livia").await;
    livia.table(&for_people(GAME, 2)).await;
    // A stranger who makes a table is a table and a player: at the price of one.
    server
        .stranger()
        .post("/api/tables", &for_people(GAME, 2))
        .await
        .fine();
    for path in ["/api/tables", "/api/players"] {
        let body = if path == "/api/tables" {
            for_people(GAME, 2)
        } else {
            json!({})
        };
        let refused = livia.post(path, &body).await;
        assert_eq!(
            (refused.status, refused.code()),
            (429, "limit/tables".to_string())
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn live_connections_and_their_messages_are_limited() {
    let limits = Limits {
        connections_per_address: 2,
        messages_per_second: 2,
        ..Limits::WIDE
    };
    let server = TestServer::with(narrow(limits), Settings::default()).await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let (first, mut second) = (table.live(1).await, table.live(2).await);
    let third = Live::try_open(&table.clients[0], &table.id).await;
    assert!(third.err().unwrap().to_string().contains("429"));
    drop(first);
    let mut asked = 0;
    let code = loop {
        let answer = second.request(json!({"help": {"hit": "x"}})).await;
        let code = answer["error"]["code"].clone();
        if code != "help/unknown" {
            break code;
        }
        asked += 1;
    };
    assert_eq!(code, "limit/rate");
    assert!(asked >= 8, "{asked} of ten at once");
    // Who keeps on is sent away.
    for _ in 0..60 {
        second.send(Message::text("{}")).await;
    }
    assert!(second.ends().await);
    // A closed connection no longer counts.
    while Live::try_open(&table.clients[0], &table.id).await.is_err() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_while_others_flood_the_server() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let noise = SeatedTable::people(&server, GAME, 2).await;
    let mut players = table.all().await;
    let flood = async {
        let mut rng = Seed::of_series(4, 32).rng();
        loop {
            burst(&noise, &sayings(0), &mut rng).await;
        }
    };
    let mut rng = Seed::of_series(4, 33).rng();
    tokio::select! {
        () = flood => {}
        accepted = play_out(&mut players, &mut rng) => assert!(accepted > 10),
    }
}
