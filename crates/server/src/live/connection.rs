//! One live connection: reads requests, answers them one by one, and sends what is new. An update
//! is made when it is sent, so a slow reader gets the newest and nothing piles up.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{Message, WebSocket};
use governor::DefaultDirectRateLimiter;
use log::PlayerId;
use protocol::wire::{Answer, Bye, ClientMessage, Hello, People, Reply, Request, ServerMessage};
use protocol::{Error, Recipient, Requester, greet, parse_json, table_info};
use scene::Lang;
use table::Shown;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::encode::encode;
use crate::error::ApiError;
use crate::rate_limit::message_limiter;
use crate::room::{PresenceGuard, Room, Versions};
use crate::sockets::Registered;
use crate::state::AppState;

const PING_EVERY: Duration = Duration::from_secs(20);
/// Who says nothing for so long, not even to a ping, is gone.
const READ_TIMEOUT: Duration = Duration::from_secs(60);
/// Who does not read for so long is cut off.
const WRITE_TIMEOUT: Duration = Duration::from_secs(20);
/// Unreadable messages before the connection ends.
const MAX_MISTAKES: u32 = 20;

/// One live connection.
pub struct Connection {
    app: Arc<AppState>,
    room: Arc<Room>,
    player: Option<PlayerId>,
    lang: Lang,
    /// Nothing before the first hello.
    requester: Option<Requester>,
    deflate: bool,
    shown: Shown,
    /// The version of the table that was sent last.
    sent_info: Option<u64>,
    presence: Option<PresenceGuard>,
    messages: DefaultDirectRateLimiter,
    mistakes: u32,
}

/// The connection ends.
struct Closed;

impl Connection {
    /// A connection of this player, or of a stranger.
    pub fn new(
        app: Arc<AppState>,
        room: Arc<Room>,
        player: Option<PlayerId>,
        lang: Lang,
    ) -> Connection {
        Connection {
            messages: message_limiter(&app.config.limits),
            app,
            room,
            player,
            lang,
            requester: None,
            deflate: false,
            shown: Shown::default(),
            sent_info: None,
            presence: None,
            mistakes: 0,
        }
    }

    /// Serves it to its end.
    pub async fn serve(mut self, mut socket: WebSocket, mut registered: Registered) {
        let mut changes = self.room.subscribe();
        let mut people = self.room.subscribe_people();
        let mut stopping = self.app.stopping();
        let mut ping = interval(PING_EVERY);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last_read = Instant::now();
        loop {
            let served = tokio::select! {
                message = socket.recv() => {
                    last_read = Instant::now();
                    self.on_message(message, &mut socket).await
                }
                Ok(()) = changes.changed() => self.on_change(&mut changes, &mut socket).await,
                Ok(()) = people.changed() => self.on_people(&mut people, &mut socket).await,
                _ = ping.tick() => match last_read.elapsed() < READ_TIMEOUT {
                    true => send(&mut socket, Message::Ping(Vec::new().into())).await,
                    false => Err(Closed),
                },
                bye = registered.ended() => {
                    let _ = self.send(ServerMessage::Bye(bye), &mut socket).await;
                    Err(Closed)
                }
                () = stopped(&mut stopping) => {
                    let _ = self.send(ServerMessage::Bye(Bye::Stopping), &mut socket).await;
                    Err(Closed)
                }
            };
            if served.is_err() {
                break;
            }
        }
        // Whether the other side hears it or not.
        let _ = timeout(WRITE_TIMEOUT, socket.send(Message::Close(None))).await;
    }

    async fn on_message(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
        socket: &mut WebSocket,
    ) -> Result<(), Closed> {
        match message {
            Some(Ok(Message::Text(text))) => self.on_text(text.as_bytes(), socket).await,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Binary(_))) => {
                let error = Error::Malformed("a message is text".to_string());
                self.on_mistake(error, socket).await
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Closed),
        }
    }

    async fn on_text(&mut self, text: &[u8], socket: &mut WebSocket) -> Result<(), Closed> {
        self.app.services.metrics.messages.inc();
        let allowed = self.messages.check().is_ok();
        match parse_json(text) {
            Err(error) => self.on_mistake(error, socket).await,
            Ok(message) if !allowed => {
                let id = match message {
                    ClientMessage::Hello { .. } => None,
                    ClientMessage::Request { id, .. } => Some(id),
                };
                self.reply(id, Err(Error::RateLimited.into()), socket).await
            }
            Ok(ClientMessage::Hello { hello }) => match self.on_hello(hello) {
                Ok(()) => {
                    let people = self.room.subscribe_people().borrow().clone();
                    self.send_news(socket).await?;
                    self.send(ServerMessage::People(people), socket).await
                }
                Err(error) => self.reply(None, Err(error), socket).await,
            },
            Ok(ClientMessage::Request { id, request }) => {
                let answer = self.answer(request).await;
                self.reply(Some(id), answer, socket).await
            }
        }
    }

    /// Looks from where a hello asks to.
    fn on_hello(&mut self, hello: Hello) -> Result<(), ApiError> {
        let seat = hello.seat;
        let greeting = self
            .room
            .read(|live| greet(live, self.player, hello, self.lang))?;
        self.lang = greeting.requester.viewpoint.lang;
        (self.requester, self.shown) = (Some(greeting.requester), greeting.shown);
        (self.deflate, self.sent_info) = (greeting.deflate, None);
        self.presence = Some(self.room.join(seat));
        Ok(())
    }

    async fn answer(&mut self, request: Request) -> Result<Answer, ApiError> {
        let Some(requester) = self.requester else {
            return Err(Error::Malformed("say `hello` first".to_string()).into());
        };
        self.room.handle(requester, request).await
    }

    async fn on_change(
        &mut self,
        changes: &mut watch::Receiver<Versions>,
        socket: &mut WebSocket,
    ) -> Result<(), Closed> {
        changes.borrow_and_update();
        match self.requester {
            Some(_) => self.send_news(socket).await,
            None => Ok(()),
        }
    }

    /// The table if it changed, and the update once the game has begun.
    async fn send_news(&mut self, socket: &mut WebSocket) -> Result<(), Closed> {
        let Some(requester) = self.requester else {
            return Ok(());
        };
        let version = self.room.subscribe().borrow().info;
        if self.sent_info != Some(version) {
            self.sent_info = Some(version);
            let recipient = Recipient {
                player: self.player,
                lang: self.lang,
            };
            let table = self
                .room
                .read(|live| table_info(&live.info, recipient, &self.app.services.translations));
            if let Ok(table) = table {
                self.send(ServerMessage::Table(Box::new(table)), socket)
                    .await?;
            }
        }
        if let Some(update) = self.room.update(&requester, &self.shown) {
            self.shown.note(&update);
            self.app.services.metrics.updates.inc();
            self.send(ServerMessage::Update(Box::new(update)), socket)
                .await?;
        }
        Ok(())
    }

    async fn on_people(
        &mut self,
        people: &mut watch::Receiver<People>,
        socket: &mut WebSocket,
    ) -> Result<(), Closed> {
        let people = people.borrow_and_update().clone();
        match self.requester {
            Some(_) => self.send(ServerMessage::People(people), socket).await,
            None => Ok(()),
        }
    }

    /// Something that could not be read: answered, but not for ever.
    async fn on_mistake(&mut self, error: Error, socket: &mut WebSocket) -> Result<(), Closed> {
        self.mistakes += 1;
        if self.mistakes > MAX_MISTAKES {
            let _ = self.send(ServerMessage::Bye(Bye::Misbehaved), socket).await;
            return Err(Closed);
        }
        self.reply(None, Err(error.into()), socket).await
    }

    async fn reply(
        &mut self,
        id: Option<u32>,
        answer: Result<Answer, ApiError>,
        socket: &mut WebSocket,
    ) -> Result<(), Closed> {
        let answer = answer.unwrap_or_else(|ApiError(error)| {
            let translations = &self.app.services.translations;
            Answer::Error(error.body(translations, self.lang))
        });
        self.send(ServerMessage::Reply(Box::new(Reply { id, answer })), socket)
            .await
    }

    async fn send(&self, message: ServerMessage, socket: &mut WebSocket) -> Result<(), Closed> {
        let (frame, length) = encode(&message, self.deflate);
        if matches!(message, ServerMessage::Update(_)) {
            self.app.services.metrics.update_bytes.inc_by(length as u64);
        }
        send(socket, frame).await
    }
}

async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error would mean that the server itself is gone.
    let _ = stopping.wait_for(|stop| *stop).await.is_ok();
}

async fn send(socket: &mut WebSocket, frame: Message) -> Result<(), Closed> {
    match timeout(WRITE_TIMEOUT, socket.send(frame)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Closed),
    }
}
