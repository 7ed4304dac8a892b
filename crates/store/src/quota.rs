//! How much one player may hold at a time.

use kernel::vocabulary;

vocabulary! {
    /// What a player holds.
    pub enum Held: "thing to hold" {
        /// Tables that wait for players, made by this one.
        Waiting = "waiting tables",
        /// Games that are on, at tables made by this one.
        Running = "running games",
        /// Records from outside.
        Records = "records",
    }
}

/// How much one player may hold at a time. Nobody is kept from sitting down or playing by it,
/// only from making more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quota {
    /// Tables that wait for players.
    pub waiting: u32,
    /// Games that are on.
    pub running: u32,
    /// Records from outside.
    pub records: u32,
}

impl Quota {
    /// As much as they like.
    pub const NONE: Quota = Quota {
        waiting: u32::MAX,
        running: u32::MAX,
        records: u32::MAX,
    };

    /// The most of one kind.
    pub const fn of(&self, held: Held) -> u32 {
        match held {
            Held::Waiting => self.waiting,
            Held::Running => self.running,
            Held::Records => self.records,
        }
    }
}
