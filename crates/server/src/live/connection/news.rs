//! What a connection sends without being asked: the table, updates, who is there, which bot thinks.

use axum::extract::ws::WebSocket;
use protocol::wire::{People, ServerMessage};
use protocol::{Recipient, table_info};
use table::Update;
use tokio::sync::watch;

use super::Connection;
use crate::live::farewell::Closed;
use crate::room::{Thought, Versions};

impl Connection {
    /// Everything, to who has just said hello.
    pub(super) async fn send_all(&mut self, socket: &mut WebSocket) -> Result<(), Closed> {
        let people = self.room.subscribe_people().borrow().clone();
        self.send_news(socket).await?;
        self.send(ServerMessage::People(people), socket).await?;
        let thought = *self.room.subscribe_thought().borrow();
        match thought {
            Some(_) => self.send_thought(thought, socket).await,
            None => Ok(()),
        }
    }

    pub(super) async fn on_change(
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
            self.send(ServerMessage::Table(Box::new(table)), socket)
                .await?;
        }
        while let Some(step) = self.room.step(&requester, &self.shown) {
            self.send_update(step, socket).await?;
        }
        match self.room.update(&requester, &self.shown) {
            Some(update) => self.send_update(update, socket).await,
            None => Ok(()),
        }
    }

    async fn send_update(&mut self, update: Update, socket: &mut WebSocket) -> Result<(), Closed> {
        self.shown.note(&update);
        self.app.services.metrics.updates.inc();
        self.send(ServerMessage::Update(Box::new(update)), socket)
            .await
    }

    pub(super) async fn on_thought(
        &mut self,
        thought: &mut watch::Receiver<Option<Thought>>,
        socket: &mut WebSocket,
    ) -> Result<(), Closed> {
        let thought = *thought.borrow_and_update();
        match self.requester {
            Some(_) => self.send_thought(thought, socket).await,
            None => Ok(()),
        }
    }

    async fn send_thought(
        &self,
        thought: Option<Thought>,
        socket: &mut WebSocket,
    ) -> Result<(), Closed> {
        let thinking = thought.map(|thought| thought.shown());
        self.send(ServerMessage::Thinking(thinking), socket).await
    }

    pub(super) async fn on_people(
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
}
