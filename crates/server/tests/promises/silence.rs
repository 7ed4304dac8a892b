//! Connections on which nothing is said, or half of something: they end by themselves, and however
//! many there are, people come in and play.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use serde_json::json;
use server::testing::{Client, Live};
use server::{Config, Limits, Timeouts};
use store::Settings;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;

use crate::misuse::still_playable;
use crate::test_server::{GAME, SeatedTable, TestServer, wide};

/// Longer than this nobody waits for a test.
const PATIENCE: Duration = Duration::from_secs(20);

/// Short enough for a test; everything else as usual.
fn hasty(limits: Limits) -> Config {
    Config {
        limits,
        timeouts: Timeouts {
            head: Duration::from_millis(300),
            idle: Duration::from_millis(300),
            body: Duration::from_millis(300),
            write: Duration::from_millis(300),
            ping: Duration::from_millis(100),
            silence: Duration::from_millis(500),
            ..Timeouts::default()
        },
        ..wide()
    }
}

async fn said(server: &TestServer, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// What comes until the server ends the connection.
async fn heard(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes));
    // A connection that is cut off ends too.
    let _ = read.await.expect("the server ends the connection");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_silent_or_half_said_ends_by_itself() {
    let server = TestServer::with(hasty(Limits::WIDE), Settings::default()).await;
    let silent = said(&server, "").await;
    let half_head = said(&server, "GET /healthz HTTP/1.1\r\nHost: x\r\n").await;
    let head = "POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{";
    let half_body = said(&server, head).await;
    let asked = said(&server, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert_eq!(heard(silent).await, "");
    assert_eq!(heard(half_head).await, "");
    let refused = heard(half_body).await;
    assert!(refused.starts_with("HTTP/1.1 408"), "{refused}");
    assert!(refused.contains("request/timeout"), "{refused}");
    let idle = heard(asked).await;
    assert!(idle.starts_with("HTTP/1.1 200"), "{idle}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_the_answers_is_cut_off() {
    const ASKED: usize = 400;
    let server = TestServer::with(hasty(Limits::WIDE), Settings::default()).await;
    let page = server.stranger().get("/main.css").await.body.len();
    let mut greedy = TcpStream::connect(server.address).await.unwrap();
    let request = "GET /main.css HTTP/1.1\r\nHost: x\r\n\r\n".repeat(ASKED);
    let _ = greedy.write_all(request.as_bytes()).await;
    // Neither reads nor leaves until the server has had enough: then writing fails.
    while greedy.write_all(b"x").await.is_ok() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let got = heard(greedy).await.len();
    assert!(got < ASKED * page, "{got} bytes came");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_poll_outlives_every_timeout() {
    let mut config = hasty(Limits::WIDE);
    config.timeouts.silence = PATIENCE;
    let server = TestServer::with(config, Settings::default()).await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let mut chooser = table.chooser().await;
    let after = chooser.live.sequence();
    let path = table.path(&format!("/state?pictures=false&after={after}"));
    let waiting = tokio::spawn(async move { server.stranger().get(&path).await });
    tokio::time::sleep(Duration::from_secs(1)).await;
    let first = chooser.live.actions()[..1].to_vec();
    chooser.live.submit(chooser.seat, &first).await;
    assert!(waiting.await.unwrap().fine()["sequence"].as_u64() > Some(after));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_connection_that_answers_no_ping_ends_and_one_that_does_lives() {
    let server = TestServer::with(hasty(Limits::WIDE), Settings::default()).await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    // Pings are answered by who reads.
    let mut lives = table.live(1).await;
    let mut silent = table.live(2).await;
    for seats in [json!([1, 2]), json!([1])] {
        let heard = async { while lives.next().await["people"]["seats"] != seats {} };
        let heard = tokio::time::timeout(PATIENCE, heard).await;
        heard.expect("the silent one comes, and is gone");
    }
    assert!(silent.ends().await);
    let answer = lives.request(json!({"help": {"hit": "x"}})).await;
    assert_eq!(answer["error"]["code"], "help/unknown");
}

/// Connections from many addresses, all of them this machine's.
async fn silent_from_everywhere(server: &TestServer, count: u8) -> Vec<TcpStream> {
    let mut silent = Vec::new();
    for number in 0..count {
        let socket = TcpSocket::new_v4().unwrap();
        let from = SocketAddr::from((Ipv4Addr::new(127, 0, 1, number), 0));
        socket.bind(from).unwrap();
        silent.push(socket.connect(server.address).await.unwrap());
    }
    silent
}

#[tokio::test(flavor = "multi_thread")]
async fn however_many_hold_connections_people_come_in_and_play() {
    let limits = Limits {
        sockets: 30,
        ..Limits::WIDE
    };
    // They would stay for as long as the usual timeouts let them.
    let server = TestServer::with(Config { limits, ..wide() }, Settings::default()).await;
    let before = SeatedTable::people(&server, GAME, 2).await;
    let mut players = before.all().await;
    let _silent = silent_from_everywhere(&server, 200).await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    still_playable(&table).await;
    // Who played before still does.
    let answer = players[0].live.request(json!({"help": {"hit": "x"}})).await;
    assert_eq!(answer["error"]["code"], "help/unknown");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_holds_its_share_of_connections_and_no_more() {
    let limits = Limits {
        sockets_per_address: 10,
        ..Limits::WIDE
    };
    let server = TestServer::with(Config { limits, ..wide() }, Settings::default()).await;
    let mut held = Vec::new();
    for _ in 0..30 {
        held.push(TcpStream::connect(server.address).await.unwrap());
    }
    let beyond = held.split_off(10);
    for stream in beyond {
        assert_eq!(heard(stream).await, "", "it ends at once");
    }
    // Another address is let in.
    let socket = TcpSocket::new_v4().unwrap();
    let from = SocketAddr::from((Ipv4Addr::new(127, 0, 2, 1), 0));
    socket.bind(from).unwrap();
    let mut other = socket.connect(server.address).await.unwrap();
    let ask = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    other.write_all(ask).await.unwrap();
    assert!(heard(other).await.starts_with("HTTP/1.1 200"));
    drop(held);
    // What is closed no longer counts.
    while !is_let_in(&server).await {}
}

async fn is_let_in(server: &TestServer) -> bool {
    let ask = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let Ok(mut stream) = TcpStream::connect(server.address).await else {
        return false;
    };
    let _ = stream.write_all(ask.as_bytes()).await;
    heard(stream).await.starts_with("HTTP/1.1 200")
}

async fn live_with_few_messages() -> (TestServer, Live) {
    let limits = Limits {
        messages_per_second: 2,
        looks_per_second: 10,
        ..Limits::WIDE
    };
    let server = TestServer::with(Config { limits, ..wide() }, Settings::default()).await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let live = table.live(1).await;
    (server, live)
}

/// Warnings until the connection ends, and the code it ends with.
async fn warned(live: &mut Live) -> (usize, Option<u16>) {
    let mut warnings = 0;
    let mut last = json!(null);
    loop {
        use futures_util::StreamExt as _;
        let next = tokio::time::timeout(PATIENCE, live.socket.next()).await;
        match next.expect("the server says something") {
            Some(Ok(Message::Text(text))) => {
                last = serde_json::from_str(&text).unwrap();
                warnings += usize::from(last["error"]["code"] == "limit/rate");
            }
            Some(Ok(Message::Close(frame))) => {
                assert_eq!(last, json!({"bye": "misbehaved"}));
                return (warnings, frame.map(|frame| frame.code.into()));
            }
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return (warnings, None),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_keeps_saying_too_much_is_warned_and_then_sent_away() {
    let help = json!({"id": 1, "request": {"help": {"hit": "x"}}}).to_string();
    for message in [Message::text(help), Message::Ping(Vec::new().into())] {
        let (_server, mut live) = live_with_few_messages().await;
        for _ in 0..60 {
            live.send(message.clone()).await;
        }
        let (warnings, code) = warned(&mut live).await;
        assert!(warnings >= 20, "{warnings} warnings");
        assert_eq!(code, Some(1008), "{message:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_ahead_too_often_is_refused_and_never_closes_the_connection() {
    for look in [
        json!({"stage": {"seat": 1, "sequence": 0, "actions": []}}),
        json!({"help": {"hit": "lot:A1", "actions": ["income"]}}),
        json!({"overlay": {"key": "counts", "actions": ["income"]}}),
    ] {
        let (_server, mut live) = live_with_few_messages().await;
        let message = json!({"id": 1, "request": look}).to_string();
        for _ in 0..200 {
            assert!(live.send(Message::text(message.clone())).await);
        }
        // Too many looks leave what else is sent untouched.
        live.say(&json!({"ping": 7})).await;
        let (mut refused, mut answers) = (0, 0);
        let mut next = live.next().await;
        while next.get("pong").is_none() {
            assert_eq!(next["bye"], json!(null), "it stays open");
            answers += usize::from(next["id"] == 1);
            refused += usize::from(next["error"]["code"] == "limit/rate");
            next = live.next().await;
        }
        assert_eq!(answers, 200);
        assert!(refused >= 20, "{refused} were refused: {look}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_pings_is_answered() {
    let (_server, mut live) = live_with_few_messages().await;
    live.say(&json!({"ping": 7})).await;
    let mut next = live.next().await;
    while next.get("pong").is_none() {
        next = live.next().await;
    }
    assert_eq!(next, json!({"pong": 7}));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_refused_is_told_when_to_ask_again() {
    let limits = Limits {
        requests_per_second: 1,
        made_per_hour: 1,
        ..Limits::WIDE
    };
    let server = TestServer::with(Config { limits, ..wide() }, Settings::default()).await;
    let livia: Client = server.player("Livia").await;
    let refused = livia.post("/api/players", &json!({})).await;
    assert_eq!(refused.code(), "limit/tables");
    let seconds: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((3000..=3601).contains(&seconds), "{seconds}");
    let limited = loop {
        let answer = livia.get("/api/about").await;
        if answer.status == 429 {
            break answer;
        }
    };
    assert_eq!(limited.code(), "limit/rate");
    assert_eq!(limited.header("retry-after"), Some("1"));
}
