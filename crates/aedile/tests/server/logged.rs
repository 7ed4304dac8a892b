//! What the log of the program says: who signs in and sits down, who is refused, what was slow,
//! each with the request's id, and of addresses only as much as the host wants.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::json;
use server::testing::Client;
use table::AnyGame;

use crate::served::{Folder, Served, serve_limited};

/// A server that logs to a file.
struct Logged {
    served: Served,
    folder: Folder,
}

impl Logged {
    fn start(test: &str, more: &[&str]) -> Logged {
        let folder = Folder::new(test);
        let log = std::fs::File::create(folder.path("log")).unwrap();
        let mut command = serve_limited(&folder.path("aedile.db"));
        command.args(more).stderr(log);
        Logged {
            served: Served::spawn(command),
            folder,
        }
    }

    /// The lines so far that have all of these words.
    fn lines(&self, words: &[&str]) -> Vec<String> {
        let log = std::fs::read_to_string(self.folder.path("log")).unwrap();
        let fits = |line: &&str| words.iter().all(|word| line.contains(word));
        log.lines().filter(fits).map(str::to_string).collect()
    }

    #[track_caller]
    fn tells(&self, words: &[&str]) {
        let log = || std::fs::read_to_string(self.folder.path("log")).unwrap();
        assert!(!self.lines(words).is_empty(), "{words:?} in\n{}", log());
    }
}

#[tokio::test]
async fn who_comes_and_who_is_refused_is_told_with_the_requests_id() {
    let logged = Logged::start("who_comes_and_who_is_refused", &[]);
    let livia = Client::player(logged.served.address, "Livia").await;
    logged.tells(&["INFO", "signed up", "player=", "address=127.0.0.0/24"]);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let game = AnyGame::ALL[0].meta().id;
    let made = livia
        .post("/api/tables", &json!({"game": game, "seats": seats}))
        .await
        .fine();
    let link = made["links"][0]["link"].as_str().unwrap();
    let token = link.rsplit('#').next().unwrap();
    let fabius = Client::player(logged.served.address, "Fabius").await;
    let (path, claim) = ("/api/links/claim", json!({"token": token}));
    let claimed = fabius.post(path, &claim).await;
    let id = claimed.header("x-request-id").unwrap();
    let table = format!("table={}", made["table"]["id"].as_str().unwrap());
    logged.tells(&["seat claimed by link", &table, "seat=2", id]);

    let again = fabius.post(path, &claim).await;
    let id = again.header("x-request-id").unwrap();
    let route = "route=/api/links/claim";
    logged.tells(&["refused", "code=link/unknown", "status=404", route, id]);
    assert!(logged.lines(&[token]).is_empty(), "a secret is logged");
    assert!(logged.lines(&["Livia"]).is_empty(), "a name is logged");

    let closed = fabius.request("DELETE", "/api/tables/x", b"").await;
    assert_ne!(closed.header("x-request-id"), Some(id));
    // What nobody has is not worth a line.
    fabius.get("/wp-login.php").await;
    assert!(logged.lines(&["status=404", "method=GET"]).is_empty());
}

#[tokio::test]
async fn whoever_meets_a_limit_is_told_with_the_address() {
    let more = ["--log-addresses", "full", "--trust-proxy"];
    let logged = Logged::start("whoever_meets_a_limit", &more);
    let mut flooder = Client::stranger(logged.served.address);
    flooder.headers.push("X-Forwarded-For: 203.0.113.77".into());
    flooder.headers.push("X-Request-Id: from-proxy-1".into());
    let mut limited = false;
    for _ in 0..400 {
        let answer = flooder.get("/api/me").await;
        assert_eq!(answer.header("x-request-id"), Some("from-proxy-1"));
        limited |= answer.status == 429;
    }
    assert!(limited);
    let words = ["WARN", "limited", "code=limit/rate", "address=203.0.113.77"];
    logged.tells(&[&words[..], &["id=from-proxy-1"]].concat());
}

#[tokio::test]
async fn a_host_may_log_no_address_at_all() {
    let logged = Logged::start("no_address_at_all", &["--log-addresses", "off"]);
    Client::player(logged.served.address, "Livia").await;
    logged.tells(&["signed up", "id="]);
    assert!(logged.lines(&["signed up", "address"]).is_empty());
    // Not of who meets a limit either.
    let flooder = Client::stranger(logged.served.address);
    while flooder.get("/api/me").await.status != 429 {}
    logged.tells(&["refused by a limit", "limit="]);
    assert!(logged.lines(&["refused by a limit", "127.0.0"]).is_empty());
}

#[test]
fn a_slow_request_is_told() {
    let logged = Logged::start("a_slow_request", &[]);
    let mut stream = TcpStream::connect(logged.served.address).unwrap();
    let head = "POST /api/players HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2";
    stream
        .write_all(format!("{head}\r\n\r\n").as_bytes())
        .unwrap();
    std::thread::sleep(Duration::from_millis(300));
    stream.write_all(b"{}").unwrap();
    stream.read_to_end(&mut Vec::new()).unwrap();
    logged.tells(&["WARN", "slow", "route=/api/players", "ms="]);
}
