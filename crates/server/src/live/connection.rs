//! One live connection: reads requests, answers them one by one, and tells what is new. What is
//! told is made when it is sent, so a slow reader gets the newest and nothing piles up.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{Message, WebSocket};
use kernel::Viewer;
use scene::{Format, Lang};
use store::PlayerId;
use table::{Fingerprint, Shown};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::packing::frame;
use crate::app::App;
use crate::ask;
use crate::card::{ReadBy, card};
use crate::error::Trouble;
use crate::limit::Bucket;
use crate::play::{self, Asker};
use crate::room::{Eyes, Marks, Present, Room};
use crate::wire::{Answer, Bye, ClientMessage, Hello, People, Reply, Request, ServerMessage};

const PING_EVERY: Duration = Duration::from_secs(20);
/// Who says nothing for so long, not even to a ping, is gone.
const SILENCE: Duration = Duration::from_secs(60);
/// Who does not read for so long is cut off.
const UNREAD: Duration = Duration::from_secs(20);
/// Misread messages before the connection ends.
const MOST_MISTAKES: u32 = 20;
/// No sheet has more areas.
const MOST_AREAS: usize = 64;

/// One live connection.
pub struct Connection {
    app: Arc<App>,
    room: Arc<Room>,
    player: Option<PlayerId>,
    lang: Lang,
    /// Nothing before the first hello.
    eyes: Option<Eyes>,
    deflate: bool,
    shown: Shown,
    told_info: Option<u64>,
    present: Option<Present>,
    messages: Bucket,
    mistakes: u32,
}

/// The connection ends.
struct Gone;

impl Connection {
    /// A connection of this player, or of a stranger.
    pub fn new(app: Arc<App>, room: Arc<Room>, player: Option<PlayerId>, lang: Lang) -> Connection {
        let rate = app.config.limits.messages_per_second;
        Connection {
            app,
            room,
            player,
            lang,
            eyes: None,
            deflate: false,
            shown: Shown::default(),
            told_info: None,
            present: None,
            messages: Bucket::per_second(rate, Instant::now()),
            mistakes: 0,
        }
    }

    /// Serves it to its end.
    pub async fn serve(mut self, mut socket: WebSocket) {
        let mut changed = self.room.watch();
        let mut people = self.room.people();
        let mut stopping = self.app.stopping();
        let mut ping = interval(PING_EVERY);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        loop {
            let on = tokio::select! {
                message = socket.recv() => {
                    heard = Instant::now();
                    self.read(message, &mut socket).await
                }
                Ok(()) = changed.changed() => self.tell(&mut changed, &mut socket).await,
                Ok(()) = people.changed() => self.tell_people(&mut people, &mut socket).await,
                _ = ping.tick() => match heard.elapsed() < SILENCE {
                    true => send(&mut socket, Message::Ping(Vec::new().into())).await,
                    false => Err(Gone),
                },
                () = stopped(&mut stopping) => {
                    let _ = self.send(ServerMessage::Bye(Bye::Stopping), &mut socket).await;
                    Err(Gone)
                }
            };
            if on.is_err() {
                break;
            }
        }
        // Whether the other side hears it or not.
        let _ = timeout(UNREAD, socket.send(Message::Close(None))).await;
    }

    async fn read(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
        socket: &mut WebSocket,
    ) -> Result<(), Gone> {
        match message {
            Some(Ok(Message::Text(text))) => self.hear(text.as_bytes(), socket).await,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Binary(_))) => {
                let trouble = Trouble::Malformed("a message is text".to_string());
                self.mistaken(&trouble, socket).await
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Gone),
        }
    }

    async fn hear(&mut self, text: &[u8], socket: &mut WebSocket) -> Result<(), Gone> {
        self.app.base.metrics.messages.count();
        let fine = self.messages.take(Instant::now());
        match ask::parse(text) {
            Err(trouble) => self.mistaken(&trouble, socket).await,
            Ok(message) if !fine => {
                let id = match message {
                    ClientMessage::Hello { .. } => None,
                    ClientMessage::Request { id, .. } => Some(id),
                };
                self.reply(id, Err(Trouble::TooFast), socket).await
            }
            Ok(ClientMessage::Hello { hello }) => match self.greet(hello) {
                Ok(()) => {
                    let people = self.room.people().borrow().clone();
                    self.tell_all(socket).await?;
                    self.send(ServerMessage::People(people), socket).await
                }
                Err(trouble) => self.reply(None, Err(trouble), socket).await,
            },
            Ok(ClientMessage::Request { id, request }) => {
                let answer = self.answer(request).await;
                self.reply(Some(id), answer, socket).await
            }
        }
    }

    /// Takes the eyes that a hello asks for.
    fn greet(&mut self, hello: Hello) -> Result<(), Trouble> {
        let malformed = |error: &dyn std::fmt::Display| Trouble::Malformed(error.to_string());
        let format = hello.format.as_deref().map_or(Ok(Format::Wide), str::parse);
        let format = format.map_err(|error| malformed(&error))?;
        let lang = hello.lang.as_deref().map_or(Ok(self.lang), str::parse);
        let lang = lang.map_err(|error| malformed(&error))?;
        if let Some(seat) = hello.seat {
            self.room.look(|face| face.check_seat(self.player, seat))?;
        }
        if hello.areas.len() > MOST_AREAS {
            return Err(Trouble::TooLarge);
        }
        let hash = |(area, hash): (String, String)| {
            let hash = u64::from_str_radix(&hash, 16).ok()?;
            Some((area, Fingerprint(hash)))
        };
        self.shown = Shown {
            sequence: hello.sequence,
            areas: hello.areas.into_iter().filter_map(hash).collect(),
            blind: !hello.pictures,
        };
        let viewer = hello.seat.map_or(Viewer::Spectator, Viewer::Seat);
        self.eyes = Some(Eyes {
            viewer,
            lang,
            format,
        });
        (self.deflate, self.lang, self.told_info) = (hello.deflate, lang, None);
        self.present = Some(self.room.enter(hello.seat));
        Ok(())
    }

    async fn answer(&mut self, request: Request) -> Result<Answer, Trouble> {
        let Some(eyes) = self.eyes.map(|eyes| self.own_eyes(eyes)) else {
            return Err(Trouble::Malformed("say `hello` first".to_string()));
        };
        let asker = Asker {
            player: self.player,
            eyes,
        };
        play::answer(&self.app.base, &self.room, asker, request).await
    }

    async fn tell(
        &mut self,
        changed: &mut watch::Receiver<Marks>,
        socket: &mut WebSocket,
    ) -> Result<(), Gone> {
        changed.borrow_and_update();
        match self.eyes {
            Some(_) => self.tell_all(socket).await,
            None => Ok(()),
        }
    }

    /// The table if it changed, and the update once the game has begun.
    async fn tell_all(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        let Some(eyes) = self.eyes.map(|eyes| self.own_eyes(eyes)) else {
            return Ok(());
        };
        let mark = self.room.watch().borrow().info;
        if self.told_info != Some(mark) {
            self.told_info = Some(mark);
            let by = ReadBy {
                player: self.player,
                lang: self.lang,
            };
            let table = self
                .room
                .look(|face| card(&face.info, by, &self.app.base.speeches));
            if let Ok(table) = table {
                self.send(ServerMessage::Table(Box::new(table)), socket)
                    .await?;
            }
        }
        if let Some(update) = self.room.update(eyes, &self.shown) {
            self.shown.note(&update);
            self.app.base.metrics.updates.count();
            self.send(ServerMessage::Update(Box::new(update)), socket)
                .await?;
        }
        Ok(())
    }

    /// What the eyes of the hello may see by now.
    fn own_eyes(&self, eyes: Eyes) -> Eyes {
        self.room.own_eyes(self.player, eyes)
    }

    async fn tell_people(
        &mut self,
        people: &mut watch::Receiver<People>,
        socket: &mut WebSocket,
    ) -> Result<(), Gone> {
        let people = people.borrow_and_update().clone();
        match self.eyes {
            Some(_) => self.send(ServerMessage::People(people), socket).await,
            None => Ok(()),
        }
    }

    /// Something that could not be read: answered, but not for ever.
    async fn mistaken(&mut self, trouble: &Trouble, socket: &mut WebSocket) -> Result<(), Gone> {
        self.mistakes += 1;
        if self.mistakes > MOST_MISTAKES {
            let _ = self.send(ServerMessage::Bye(Bye::Misbehaved), socket).await;
            return Err(Gone);
        }
        self.reply(None, Err(trouble.clone()), socket).await
    }

    async fn reply(
        &mut self,
        id: Option<u32>,
        answer: Result<Answer, Trouble>,
        socket: &mut WebSocket,
    ) -> Result<(), Gone> {
        let answer = answer.unwrap_or_else(|trouble| {
            let speeches = &self.app.base.speeches;
            Answer::Error(trouble.told(speeches, self.lang))
        });
        self.send(ServerMessage::Reply(Box::new(Reply { id, answer })), socket)
            .await
    }

    async fn send(&self, message: ServerMessage, socket: &mut WebSocket) -> Result<(), Gone> {
        let (frame, length) = frame(&message, self.deflate);
        if matches!(message, ServerMessage::Update(_)) {
            self.app.base.metrics.update_bytes.add(length as u64);
        }
        send(socket, frame).await
    }
}

async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error would mean that the server itself is gone.
    let _ = stopping.wait_for(|stop| *stop).await.is_ok();
}

async fn send(socket: &mut WebSocket, frame: Message) -> Result<(), Gone> {
    match timeout(UNREAD, socket.send(frame)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Gone),
    }
}
