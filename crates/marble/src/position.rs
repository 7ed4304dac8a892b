//! The position: what lies open on the table, and what is hidden (M-38). A view is the same
//! position at another level of sight. Rules, scores, opinions and pictures ask the methods here
//! and in `sites`, `legal` and `score`.
//!
//! What the rules call a position, two triangles where a tile can lie, is a [`TilePosition`].

use std::ops::Deref;

use kernel::{BySeat, Full, Partial, Seat, Seats, Sight, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::{Aqueduct, ByColor, Color};
use crate::grid::{TilePosition, TilePositions, Vertex, Vertices};
use crate::map::Map;
use crate::options::Options;

/// The game at a level of sight. Equal positions look the same to everybody for ever: magistrates
/// and tiles are counted, not numbered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position<S: Sight> {
    /// What everybody sees.
    pub open: Open,
    pub(crate) hidden: Hidden<S>,
}

/// A game of Rome: City of Marble.
pub type Marble = Position<Full>;

/// What a viewer knows of it.
pub type View = Position<Partial>;

/// Everything that lies open; `Position` reads as this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// What was chosen before the game.
    pub options: Options,
    /// What lies on the board.
    pub map: Map,
    /// What each player has.
    pub players: BySeat<Player>,
    /// District tiles not yet drawn.
    pub stacks: ByColor<u8>,
    /// Imperium tiles nobody has.
    pub imperium: ByColor<u8>,
    /// Who took the bridge tiles (M-20), by place from north to south.
    pub bridge_owners: [Option<Seat>; 7],
    /// M-27: a piece that leaves from a fountain built on its line's end brings a coin, as by all
    /// rules but the first.
    pub(crate) end_fountain_coin: bool,
    /// Whose turn it is. Nobody's after the end: then it is the first seat, whoever was last.
    pub active: Seat,
    /// How far the game is.
    pub stage: Stage,
    /// What is asked.
    pub phase: Phase,
}

/// What is hidden: the values of bridge tiles (M-7, M-38).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hidden<S: Sight> {
    /// By place from north to south.
    pub bridges: [S::Of<u8>; 7],
    /// The one that was removed unseen.
    pub removed: S::Of<u8>,
    /// Whose view it is.
    pub viewer: S::Note<Viewer>,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// District tiles that can be played.
    pub hand: ByColor<u8>,
    /// District tiles drawn this turn (M-12).
    pub drawn: ByColor<u8>,
    /// Magistrates in the hand.
    pub magistrates: u8,
    /// Magistrates on district tiles.
    #[serde(skip)]
    pub posted: TilePositions,
    /// Magistrates on imperium spaces.
    #[serde(rename = "imperium_spaces")]
    pub offices: ByColor<u8>,
    /// Magistrates on the treasury.
    pub treasury: u8,
    /// Imperium tiles.
    pub imperium: ByColor<u8>,
    /// Coins.
    pub coins: u8,
    /// Sites with the player's commission marker.
    #[serde(skip)]
    pub buildings: Vertices,
}

/// How far the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// An ordinary turn with so many actions left (M-9).
    Turn {
        /// The one in progress included.
        left: u8,
    },
    /// The last actions (M-35).
    Last {
        /// Players who have still to finish theirs.
        left: u8,
    },
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Leaving {
    /// The site.
    pub site: Vertex,
    /// Where they go.
    pub to: Space,
    /// Who is asked.
    #[serde(skip)]
    pub seat: Seat,
    /// The sites that wait (M-34).
    pub waiting: Vertices,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "choice", rename_all = "kebab-case")]
pub enum Phase {
    /// The kind of action (M-9).
    Kind,
    /// An extra action, or the end of the turn (M-10).
    Extra,
    /// What to draw (M-12).
    Draw,
    /// Where to lay the next piece (M-13).
    Expand {
        /// Of so many.
        left: u8,
    },
    /// Whom to recall (M-14).
    Recall,
    /// Which tile to play (M-15).
    Color,
    /// Where to lay it (M-16).
    Position {
        /// Its colour.
        color: Color,
    },
    /// Whether a magistrate goes on the tile just laid (M-15).
    Magistrate {
        /// The tile.
        #[serde(rename = "position")]
        tile: TilePosition,
    },
    /// Where to lay the next piece at a spring (M-21).
    Begin {
        /// The aqueduct that begins.
        aqueduct: Aqueduct,
        /// Of so many.
        left: u8,
        /// The tile at the spring.
        #[serde(rename = "position")]
        tile: TilePosition,
    },
    /// Which site to resolve next (M-34).
    Site {
        /// The sites that wait.
        waiting: Vertices,
    },
    /// Which magistrate leaves the site (M-33).
    #[serde(rename = "move")]
    Leave(Leaving),
    /// Nothing: the game is over.
    #[serde(rename = "nothing")]
    Over,
}

impl<S: Sight> Deref for Position<S> {
    type Target = Open;

    #[inline]
    fn deref(&self) -> &Open {
        &self.open
    }
}

impl<S: Sight> Position<S> {
    /// The value of a bridge tile, as far as it is known.
    pub fn bridge_value(&self, place: usize) -> Option<u8> {
        S::get(self.hidden.bridges[place])
    }
}

impl Player {
    /// How many of the player's magistrates stand on a space.
    pub fn on_space(&self, space: Space) -> u8 {
        match space {
            Space::Imperium(color) => self.offices[color],
            Space::Treasury => self.treasury,
        }
    }

    /// District tiles, those drawn this turn included.
    pub fn tiles(&self) -> usize {
        self.hand.total() + self.drawn.total()
    }
}

impl Open {
    /// How many play.
    pub fn seats(&self) -> Seats {
        self.players.seats()
    }

    /// The player whose turn it is.
    #[inline]
    pub fn active_player(&self) -> &Player {
        &self.players[self.active]
    }

    #[inline]
    pub(crate) fn active_player_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }

    /// How many stacks of district tiles are empty (M-35).
    pub fn empty_stacks(&self) -> usize {
        self.stacks.0.iter().filter(|left| **left == 0).count()
    }

    /// The seat of which this holds; at most one has anything.
    pub(crate) fn seat_with(&self, has: impl Fn(&Player) -> bool) -> Option<Seat> {
        let mut players = self.players.iter();
        Some(players.find(|(_, player)| has(player))?.0)
    }

    /// Whose magistrate stands on a tile.
    pub fn magistrate_on(&self, tile: TilePosition) -> Option<Seat> {
        self.seat_with(|player| player.posted.contains(tile))
    }

    /// The places of the seat's bridge tiles.
    pub fn bridges_of(&self, seat: Seat) -> impl Iterator<Item = usize> {
        let owners = self.bridge_owners;
        (0..owners.len()).filter(move |place| owners[*place] == Some(seat))
    }
}
