//! Everything a player can decide, one choice each, in canonical order.

use kernel::vocabulary;

use crate::data::Color;
use crate::grid::{Edge, TilePosition, Vertex};

vocabulary! {
    /// The four kinds of action (M-9).
    #[allow(missing_docs, reason = "each is what its word says")]
    pub enum Kind: "kind of action" {
        Draw = "draw", Expand = "expand", Recall = "recall", Play = "play",
    }
}

/// What is drawn in one action (M-12): two tiles, in colour order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tiles([Color; 2]);

impl Tiles {
    /// Which is named first makes no difference.
    pub fn new(a: Color, b: Color) -> Tiles {
        Tiles([a.min(b), a.max(b)])
    }

    /// Their colours.
    pub const fn colors(self) -> [Color; 2] {
        self.0
    }
}

/// One choice. Its order is the order in which choices are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Begins an action of this kind.
    Choose(Kind),
    /// Takes no action because none can be carried out.
    Pass,
    /// Returns an imperium tile for an extra action (M-10).
    Spend(Color),
    /// Ends the turn although an extra action could be had.
    End,
    /// Draws these tiles (M-12).
    Take(Tiles),
    /// Recalls the magistrate from this tile (M-14).
    Fetch(TilePosition),
    /// Plays a tile of this colour (M-15).
    Tile(Color),
    /// Lays it here (M-16, M-17, M-18).
    Lay(TilePosition),
    /// Puts a magistrate on it.
    With,
    /// Puts no magistrate on it.
    Without,
    /// Lays a piece of an aqueduct (M-13, M-21).
    Piece(Edge),
    /// Resolves this site next (M-34).
    Resolve(Vertex),
    /// Moves the magistrate from this tile to the space (M-33).
    Move(TilePosition),
    /// Moves none.
    Stay,
}
