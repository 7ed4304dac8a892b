//! One live connection: reads requests, answers them one by one, and sends what is new. An update
//! is made when it is sent, so a slow reader gets the newest and nothing piles up.

mod news;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::ws::{Message, WebSocket, close_code};
use governor::DefaultDirectRateLimiter;
use governor::clock::{Clock as _, DefaultClock};
use log::PlayerId;
use protocol::wire::{Answer, Bye, ClientMessage, Hello, Reply, Request, ServerMessage};
use protocol::{Error, Requester, greet, parse_json};
use scene::Lang;
use table::Shown;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::encode::encode;
use super::farewell::{Closed, ENDED, farewell};
use crate::error::ApiError;
use crate::http::refused;
use crate::rate_limit::{Limit, look_limiter, message_limiter, mistake_limiter};
use crate::room::{PresenceGuard, Room};
use crate::sockets::Registered;
use crate::state::AppState;

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
    /// What is asked ahead.
    looks: DefaultDirectRateLimiter,
    /// What cannot be read, and what is too much.
    mistakes: DefaultDirectRateLimiter,
    ip: IpAddr,
}

impl Connection {
    /// A connection of this player, or of a stranger.
    pub fn new(
        app: Arc<AppState>,
        room: Arc<Room>,
        player: Option<PlayerId>,
        ip: IpAddr,
        lang: Lang,
    ) -> Connection {
        Connection {
            messages: message_limiter(&app.config.limits),
            looks: look_limiter(&app.config.limits),
            app,
            room,
            player,
            lang,
            requester: None,
            deflate: false,
            shown: Shown::default(),
            sent_info: None,
            presence: None,
            mistakes: mistake_limiter(),
            ip,
        }
    }

    /// Serves it to its end.
    pub async fn serve(mut self, mut socket: WebSocket, mut registered: Registered) {
        let mut changes = self.room.subscribe();
        let mut people = self.room.subscribe_people();
        let mut thought = self.room.subscribe_thought();
        let mut stopping = self.app.stopping();
        let timeouts = self.app.config.timeouts;
        let mut ping = interval(timeouts.ping);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last_read = Instant::now();
        let closed = loop {
            let served = tokio::select! {
                message = socket.recv() => {
                    last_read = Instant::now();
                    self.on_message(message, &mut socket).await
                }
                Ok(()) = changes.changed() => self.on_change(&mut changes, &mut socket).await,
                Ok(()) = people.changed() => self.on_people(&mut people, &mut socket).await,
                Ok(()) = thought.changed() => self.on_thought(&mut thought, &mut socket).await,
                _ = ping.tick() => match last_read.elapsed() < timeouts.silence {
                    true => self.send_frame(Message::Ping(Vec::new().into()), &mut socket).await,
                    false => Err(ENDED),
                },
                bye = registered.ended() => {
                    let _ = self.send(ServerMessage::Bye(bye), &mut socket).await;
                    Err(ENDED)
                }
                () = stopped(&mut stopping) => {
                    let _ = self.send(ServerMessage::Bye(Bye::Stopping), &mut socket).await;
                    Err(ENDED)
                }
            };
            if let Err(closed) = served {
                break closed;
            }
        };
        farewell(socket, closed, timeouts.write).await;
    }

    async fn on_message(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
        socket: &mut WebSocket,
    ) -> Result<(), Closed> {
        let Some(Ok(message)) = message else {
            return Err(ENDED);
        };
        self.app.services.metrics.messages.inc();
        match message {
            Message::Close(_) => Err(ENDED),
            Message::Text(text) => self.on_text(text.as_bytes(), socket).await,
            Message::Ping(_) | Message::Pong(_) => match self.within(&self.messages) {
                Ok(()) => Ok(()),
                Err(limited) => self.on_mistake(None, limited, socket).await,
            },
            Message::Binary(_) => {
                let error = Error::Malformed("a message is text".to_string());
                self.on_mistake(None, error, socket).await
            }
        }
    }

    async fn on_text(&mut self, text: &[u8], socket: &mut WebSocket) -> Result<(), Closed> {
        let message = match parse_json(text) {
            Err(error) => return self.on_mistake(None, error, socket).await,
            // Looking ahead follows the pointer: too much of it is refused and costs nothing else.
            Ok(ClientMessage::Request { id, request }) if request.looks_ahead() => {
                return self.on_look_ahead(id, request, socket).await;
            }
            Ok(message) => message,
        };
        if let Err(limited) = self.within(&self.messages) {
            let id = match message {
                ClientMessage::Request { id, .. } => Some(id),
                ClientMessage::Hello { .. } | ClientMessage::Ping { .. } => None,
            };
            return self.on_mistake(id, limited, socket).await;
        }
        match message {
            ClientMessage::Hello { hello } => match self.on_hello(hello) {
                Ok(()) => self.send_all(socket).await,
                Err(error) => self.reply(None, Err(error), socket).await,
            },
            ClientMessage::Ping { ping } => self.send(ServerMessage::Pong(ping), socket).await,
            ClientMessage::Request { id, request } => {
                let answer = self.answer(request).await;
                self.reply(Some(id), answer, socket).await
            }
        }
    }

    /// A look ahead, unless there were too many.
    async fn on_look_ahead(
        &mut self,
        id: u32,
        request: Request,
        socket: &mut WebSocket,
    ) -> Result<(), Closed> {
        let answer = match self.within(&self.looks) {
            Ok(()) => self.answer(request).await,
            Err(limited) => Err(limited.into()),
        };
        self.reply(Some(id), answer, socket).await
    }

    /// Counts one more; an error where that is too much.
    fn within(&self, limiter: &DefaultDirectRateLimiter) -> Result<(), Error> {
        limiter.check().map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            let refusals = &self.app.rate_limiter.refusals;
            refusals.note(Limit::Messages, self.ip);
            Error::RateLimited { wait }
        })
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

    /// Something that cannot be read, or is too much: answered, but not for ever.
    async fn on_mistake(
        &mut self,
        id: Option<u32>,
        error: Error,
        socket: &mut WebSocket,
    ) -> Result<(), Closed> {
        if self.mistakes.check().is_err() {
            let _ = self.send(ServerMessage::Bye(Bye::Misbehaved), socket).await;
            return Err(Closed(Some(close_code::POLICY)));
        }
        self.reply(id, Err(error.into()), socket).await
    }

    async fn reply(
        &mut self,
        id: Option<u32>,
        answer: Result<Answer, ApiError>,
        socket: &mut WebSocket,
    ) -> Result<(), Closed> {
        let answer = answer.unwrap_or_else(|ApiError(error)| {
            refused(error.code(), &self.app.log_lines);
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
        self.send_frame(frame, socket).await
    }

    async fn send_frame(&self, frame: Message, socket: &mut WebSocket) -> Result<(), Closed> {
        let sending = timeout(self.app.config.timeouts.write, socket.send(frame));
        match sending.await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(ENDED),
        }
    }
}

async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error would mean that the server itself is gone.
    let _ = stopping.wait_for(|stop| *stop).await.is_ok();
}
