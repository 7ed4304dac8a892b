//! Views as documented JSON, in plain rulebook words. Stacks are listed from the top down; what is
//! hidden is null. Every field is described in docs/dump/foundations.md. Nothing but dumps uses it.

mod read;
mod write;

pub(crate) use read::from_dump;
pub(crate) use write::dump;

use std::collections::BTreeMap;

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::data::{
    Building, Buildings, ERAS, Invocation, Invocations, Objective, Objectives, Role,
};
use crate::{Card, Lot, Lots, Offer, Party, Points, Shape, TokenToPlace, Trade, Turn};

/// The whole table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dump {
    pub(crate) side: usize,
    pub(crate) era: Option<u8>,
    pub(crate) to_act: SeatSet,
    pub(crate) phase: PhaseDump,
    pub(crate) first: Seat,
    pub(crate) turn: Option<Turn>,
    pub(crate) idle_turns: u8,
    pub(crate) last_turns: Option<u8>,
    pub(crate) market: Vec<Card>,
    pub(crate) stacks: [Vec<Option<Card>>; ERAS],
    pub(crate) foresight: Option<(Seat, u8)>,
    pub(crate) put_under: Vec<Card>,
    pub(crate) buildings: Vec<BuildingDump>,
    pub(crate) players: Vec<PlayerDump>,
    pub(crate) consul: Option<ConsulDump>,
    pub(crate) gone: Vec<Card>,
    pub(crate) monument_pool: Buildings,
    pub(crate) public_objectives: Objectives,
    pub(crate) decks: DecksDump,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct DecksDump {
    pub(crate) deeds: Vec<Option<Lot>>,
    pub(crate) roles: Vec<Option<Role>>,
    pub(crate) invocations: Vec<Option<Invocation>>,
    pub(crate) monuments: Vec<Option<Building>>,
    pub(crate) objectives: Vec<Option<Objective>>,
    pub(crate) consul_deeds: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub(crate) enum PhaseDump {
    Draft {
        hands: Vec<Vec<Option<Lot>>>,
        picks: Vec<Option<Lot>>,
    },
    Roles(ChoiceDump<Role>),
    Objectives(ChoiceDump<Objective>),
    Turn,
    Trade(Trade),
    Answer(Trade),
    Foresight {
        cards: usize,
    },
    NewPurpose {
        offered: Option<[Objective; 2]>,
    },
    Offer(Offer),
    Consul(TokenToPlace),
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ChoiceDump<T> {
    pub(crate) offered: Vec<Option<[T; 2]>>,
    pub(crate) kept: Vec<Option<T>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct BuildingDump {
    pub(crate) building: Building,
    pub(crate) owner: Party,
    pub(crate) lots: Lots,
    pub(crate) citizens: i32,
    pub(crate) silver: i32,
    pub(crate) civic_points: i16,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct PlayerDump {
    pub(crate) lots: Lots,
    pub(crate) empty_lots: Lots,
    pub(crate) silver: i32,
    pub(crate) points: Points,
    pub(crate) population: i32,
    pub(crate) income: i32,
    pub(crate) prices: Vec<i32>,
    pub(crate) tray: BTreeMap<Building, u8>,
    pub(crate) free_lot_markers: usize,
    pub(crate) free_monument_markers: Option<usize>,
    pub(crate) favor: u8,
    pub(crate) flipped: u8,
    pub(crate) role: Option<Role>,
    pub(crate) rejected_role: Option<Role>,
    pub(crate) role_used: bool,
    pub(crate) invocations: Invocations,
    pub(crate) spent: Invocations,
    pub(crate) objectives: Vec<Option<Objective>>,
    pub(crate) rejected_objectives: Vec<Option<Objective>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ConsulDump {
    pub(crate) lots: Lots,
    pub(crate) bare_lots: Lots,
    pub(crate) points: Points,
    pub(crate) population: i32,
    pub(crate) silver_on_tokens: i32,
    pub(crate) ready: bool,
    pub(crate) controller: Seat,
    pub(crate) piles: Vec<Vec<TokenDump>>,
    pub(crate) discards: BTreeMap<Building, u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TokenDump {
    pub(crate) token: Option<Building>,
    pub(crate) shape: Option<Shape>,
}
