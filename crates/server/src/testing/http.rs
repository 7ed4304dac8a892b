//! Requests over HTTP, one connection each.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::Live;

/// Somebody who asks: a program with its token, or a stranger.
#[derive(Clone, Debug)]
pub struct Client {
    /// The server's.
    pub address: SocketAddr,
    /// The program's secret.
    pub token: Option<String>,
    /// Further headers, a line each.
    pub headers: Vec<String>,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Response {
    /// The status.
    pub status: u16,
    /// The headers, a line each.
    pub headers: Vec<String>,
    /// The body.
    pub body: Vec<u8>,
}

impl Response {
    /// The body as JSON; nothing if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The code of a refusal.
    pub fn code(&self) -> String {
        let json = self.json();
        json["error"]["code"]
            .as_str()
            .unwrap_or_default()
            .to_string()
    }

    /// The first header of this name, in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.headers.iter().filter_map(|line| line.split_once(": "));
        let mut found = lines.filter(|(known, _)| known.eq_ignore_ascii_case(name));
        found.next().map(|(_, value)| value)
    }

    /// The body of an answer that must be fine.
    #[track_caller]
    pub fn fine(&self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text());
        self.json()
    }
}

impl Client {
    /// A stranger.
    pub fn stranger(address: SocketAddr) -> Client {
        Client {
            address,
            token: None,
            headers: Vec::new(),
        }
    }

    /// A new player of this name.
    pub async fn player(address: SocketAddr, name: &str) -> Client {
        let stranger = Client::stranger(address);
        let new = json!({"name": name, "program": true});
        let made = stranger.post("/api/players", &new).await.fine();
        let token = made["token"].as_str().expect("a program is told its token");
        Client {
            token: Some(token.to_string()),
            ..stranger
        }
    }

    /// Asks for something.
    pub async fn get(&self, path: &str) -> Response {
        self.request("GET", path, b"").await
    }

    /// Sends something.
    pub async fn post(&self, path: &str, body: &Value) -> Response {
        self.request("POST", path, body.to_string().as_bytes())
            .await
    }

    /// Any request.
    pub async fn request(&self, verb: &str, path: &str, body: &[u8]) -> Response {
        let mut head = format!("{verb} {path} HTTP/1.1\r\nHost: {}\r\n", self.address);
        head.push_str(&format!(
            "Connection: close\r\nContent-Length: {}\r\n",
            body.len()
        ));
        if let Some(token) = &self.token {
            head.push_str(&format!("Authorization: Bearer {token}\r\n"));
        }
        for line in &self.headers {
            head.push_str(&format!("{line}\r\n"));
        }
        head.push_str("\r\n");
        let mut stream = TcpStream::connect(self.address)
            .await
            .expect("the server listens");
        // A server that has heard enough may answer and close before all is written.
        let _ = stream.write_all(&[head.as_bytes(), body].concat()).await;
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes).await;
        answered(&bytes)
    }

    /// Makes a table and gives its id.
    pub async fn table(&self, new: &Value) -> String {
        let made = self.post("/api/tables", new).await.fine();
        let id = made["table"]["id"].as_str().expect("a table has an id");
        id.to_string()
    }

    /// Opens a live connection.
    pub async fn live(&self, table: &str) -> Live {
        Live::open(self, table).await
    }
}

fn answered(bytes: &[u8]) -> Response {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
    let end = end.expect("an answer has a head");
    let head = String::from_utf8_lossy(&bytes[..end]);
    let mut lines = head.split("\r\n");
    let status = lines
        .next()
        .and_then(|line| line.split(' ').nth(1)?.parse().ok());
    let headers: Vec<String> = lines.map(str::to_string).collect();
    let chunked = headers
        .iter()
        .any(|line| line.eq_ignore_ascii_case("transfer-encoding: chunked"));
    let body = &bytes[end + 4..];
    Response {
        status: status.expect("an answer has a status"),
        headers,
        body: if chunked { joined(body) } else { body.to_vec() },
    }
}

/// The chunks of a body in one piece.
fn joined(mut body: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = body.windows(2).position(|two| two == b"\r\n") {
        let length = std::str::from_utf8(&body[..end]).ok();
        let length = length.and_then(|length| usize::from_str_radix(length, 16).ok());
        let Some(length) = length.filter(|length| *length > 0) else {
            break;
        };
        let from = end + 2;
        whole.extend_from_slice(&body[from..from + length]);
        body = &body[from + length + 2..];
    }
    whole
}
