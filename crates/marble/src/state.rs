//! The flat state: what lies where, whose turn it is, and what is asked.

use kernel::{BySeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::data::{Aqueduct, ByColor, Color};
use crate::grid::{Position, PositionSet, Vertex, VertexSet};
use crate::map::Map;
use crate::options::Switches;

/// A game of Rome: City of Marble. Equal states look the same to everybody for ever: magistrates
/// and tiles are counted, not numbered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marble {
    pub(crate) switches: Switches,
    pub(crate) map: Map,
    pub(crate) players: BySeat<Player>,
    /// District tiles not yet drawn.
    pub(crate) stacks: ByColor<u8>,
    /// Imperium tiles nobody has.
    pub(crate) imperium: ByColor<u8>,
    pub(crate) bridges: Bridges,
    /// Whose turn it is.
    pub(crate) active: Seat,
    pub(crate) stage: Stage,
    pub(crate) phase: Phase,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// District tiles that can be played.
    pub(crate) hand: ByColor<u8>,
    /// District tiles drawn this turn (M-12).
    pub(crate) drawn: ByColor<u8>,
    /// Magistrates in the hand.
    pub(crate) magistrates: u8,
    /// Magistrates on district tiles.
    pub(crate) posted: PositionSet,
    /// Magistrates on imperium spaces.
    pub(crate) offices: ByColor<u8>,
    /// Magistrates on the treasury.
    pub(crate) treasury: u8,
    /// Imperium tiles.
    pub(crate) imperium: ByColor<u8>,
    /// Coins.
    pub(crate) coins: u8,
    /// Sites with the player's commission marker.
    pub(crate) buildings: VertexSet,
}

/// M-7, M-20: the bridge tiles, by place from north to south.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bridges {
    pub(crate) values: [u8; 7],
    pub(crate) owners: [Option<Seat>; 7],
    /// The value of the tile that was removed unseen.
    pub(crate) removed: u8,
}

/// How far the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// An ordinary turn with so many actions left (M-9).
    Turn { left: u8 },
    /// The last actions, of so many players (M-35).
    Last { left: u8 },
}

/// Where a magistrate goes from a site (M-33).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Space {
    /// The imperium space of the type built.
    Imperium(Color),
    /// The treasury, after a fountain.
    Treasury,
}

/// A resolved site whose magistrates may leave (M-33).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaving {
    /// The site.
    pub(crate) site: Vertex,
    /// Where they go.
    pub(crate) to: Space,
    /// Who is asked.
    pub(crate) seat: Seat,
    /// The sites that wait (M-34).
    pub(crate) waiting: VertexSet,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The kind of action (M-9).
    Kind,
    /// An extra action, or the end of the turn (M-10).
    Extra,
    /// What to draw (M-12).
    Draw,
    /// Where to lay the next piece, of so many (M-13).
    Expand { left: u8 },
    /// Whom to recall (M-14).
    Recall,
    /// Which tile to play (M-15).
    Color,
    /// Where to lay it (M-16).
    Position { color: Color },
    /// Whether a magistrate goes on the tile just laid (M-15).
    Magistrate { tile: Position },
    /// Where to lay the next piece at a spring, of so many (M-21).
    Begin {
        aqueduct: Aqueduct,
        left: u8,
        tile: Position,
    },
    /// Which site to resolve next (M-34).
    Site { waiting: VertexSet },
    /// Which magistrate leaves the site (M-33).
    Leave(Leaving),
    /// Nothing: the game is over.
    Over,
}

impl Marble {
    /// How many play.
    pub(crate) fn table(&self) -> Seats {
        self.players.seats()
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn active_player(&self) -> &Player {
        &self.players[self.active]
    }

    /// The same, to be changed.
    #[inline]
    pub(crate) fn active_player_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }

    /// Whether the player at this seat has a magistrate at the site.
    #[inline]
    pub(crate) fn at_site(&self, seat: Seat, site: Vertex) -> PositionSet {
        self.players[seat].posted & *site.positions()
    }
}
