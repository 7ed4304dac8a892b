//! A live connection from the client's side.

use std::io::Read as _;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use super::Client;

/// Longer than this no test waits for a message.
const PATIENCE: Duration = Duration::from_secs(20);

/// A live connection.
#[derive(Debug)]
pub struct Live {
    /// The bare connection.
    pub socket: WebSocketStream<TcpStream>,
    /// The newest update.
    pub update: Value,
    /// The newest table.
    pub table: Value,
    next_id: u32,
}

impl Live {
    /// Connects, and says nothing yet.
    pub async fn open(client: &Client, table: &str) -> Live {
        let opened = Live::try_open(client, table).await;
        opened.expect("the server opens live connections")
    }

    /// Connects, if the server lets us.
    ///
    /// # Errors
    /// It does not.
    pub async fn try_open(
        client: &Client,
        table: &str,
    ) -> Result<Live, tokio_tungstenite::tungstenite::Error> {
        let url = format!("ws://{}/api/tables/{table}/live", client.address);
        let mut request = url.into_client_request()?;
        let mut add = |name: &str, value: &str| {
            let name: tokio_tungstenite::tungstenite::http::HeaderName =
                name.parse().expect("a header's name");
            request
                .headers_mut()
                .insert(name, value.parse().expect("a header's value"));
        };
        if let Some(token) = &client.token {
            add("authorization", &format!("Bearer {token}"));
        }
        for line in &client.headers {
            let (name, value) = line.split_once(": ").expect("a header line");
            add(name, value);
        }
        let stream = TcpStream::connect(client.address).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Live {
            socket,
            update: Value::Null,
            table: Value::Null,
            next_id: 1,
        })
    }

    /// Sends a message.
    pub async fn say(&mut self, message: &Value) {
        let sent = self.send(Message::text(message.to_string())).await;
        assert!(sent, "the connection is open");
    }

    /// Sends a frame; says whether the connection took it.
    pub async fn send(&mut self, frame: Message) -> bool {
        self.socket.send(frame).await.is_ok()
    }

    /// Takes a seat's eyes, or a watcher's, and waits for the first update.
    pub async fn hello(&mut self, seat: Option<usize>) {
        self.greet(json!({"seat": seat})).await;
    }

    /// As a program, which wants no pictures.
    pub async fn hello_blind(&mut self, seat: Option<usize>) {
        self.greet(json!({"seat": seat, "pictures": false})).await;
    }

    /// Says any hello, and waits for the first update of its eyes: the answer to a hello begins
    /// with the table.
    pub async fn greet(&mut self, hello: Value) {
        self.say(&json!({"hello": hello})).await;
        self.table = Value::Null;
        while self.table.is_null() {
            self.next().await;
        }
        self.update = Value::Null;
        while self.update.is_null() {
            self.next().await;
        }
    }

    /// The text of the next message; nothing once the connection is closed.
    pub async fn next_text(&mut self) -> Option<String> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match next.expect("the server says something in time")? {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Binary(packed)) => return Some(inflated(&packed)),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message, with newest update and table noted.
    pub async fn next(&mut self) -> Value {
        self.try_next().await.expect("the connection is open")
    }

    /// As [`Live::next`]; nothing once the connection is closed.
    pub async fn try_next(&mut self) -> Option<Value> {
        let text = self.next_text().await?;
        let message: Value = serde_json::from_str(&text).expect("the server speaks JSON");
        if !message["update"].is_null() {
            self.update = message["update"].clone();
        }
        if !message["table"].is_null() {
            self.table = message["table"].clone();
        }
        Some(message)
    }

    /// Sends a request, and waits for its answer.
    pub async fn request(&mut self, request: Value) -> Value {
        let answer = self.try_request(request).await;
        answer.expect("the connection is open")
    }

    /// As [`Live::request`]; nothing if the connection ends before the answer.
    pub async fn try_request(&mut self, request: Value) -> Option<Value> {
        let id = self.next_id;
        self.next_id += 1;
        let message = json!({"id": id, "request": request}).to_string();
        if !self.send(Message::text(message)).await {
            return None;
        }
        loop {
            let message = self.try_next().await?;
            if message["id"] == id {
                return Some(message);
            }
        }
    }

    /// Whether the server ends the connection, whatever it still says before.
    pub async fn ends(&mut self) -> bool {
        while self.next_text().await.is_some() {}
        true
    }

    /// Waits until this holds of the newest update.
    pub async fn until(&mut self, holds: impl Fn(&Value) -> bool) {
        while !holds(&self.update) {
            self.next().await;
        }
    }

    /// Waits until this holds of the newest table.
    pub async fn until_table(&mut self, holds: impl Fn(&Value) -> bool) {
        while !holds(&self.table) {
            self.next().await;
        }
    }

    /// The newest sequence.
    pub fn sequence(&self) -> u64 {
        self.update["sequence"]
            .as_u64()
            .expect("an update has a sequence")
    }

    /// What can be chosen.
    pub fn actions(&self) -> Vec<String> {
        let choices = self.update["choices"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        let action = |choice: &Value| choice["action"].as_str().map(str::to_string);
        choices.iter().filter_map(action).collect()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        !self.update["outcome"].is_null()
    }

    /// Submits actions for a seat, answering the newest update.
    pub async fn submit(&mut self, seat: usize, actions: &[String]) -> Value {
        self.request(submission(seat, self.sequence(), actions))
            .await
    }
}

/// A request to decide.
pub fn submission(seat: usize, sequence: u64, actions: &[String]) -> Value {
    json!({"submit": {"seat": seat, "sequence": sequence, "actions": actions}})
}

fn inflated(packed: &[u8]) -> String {
    let mut text = String::new();
    flate2::read::DeflateDecoder::new(packed)
        .read_to_string(&mut text)
        .expect("what is packed is text");
    text
}
