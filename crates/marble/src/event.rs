//! What happens when an action is applied. Only the value of a bridge tile is ever hidden.

use kernel::{Seat, Viewer};

use crate::action::Tiles;
use crate::data::{Aqueduct, Civic, Color};
use crate::grid::{Edge, TilePosition, Triangle, Vertex};
use crate::position::Space;

/// Something that happened.
#[allow(missing_docs, reason = "the fields are what their types say")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// No action could be carried out (M-9).
    Passed { seat: Seat },
    /// An imperium tile went back for an extra action (M-10).
    Spent { seat: Seat, color: Color },
    /// Tiles were drawn (M-12).
    Drew { seat: Seat, tiles: Tiles },
    /// A magistrate was recalled (M-14).
    Recalled { seat: Seat, position: TilePosition },
    /// A tile was laid (M-15).
    Laid {
        seat: Seat,
        color: Color,
        position: TilePosition,
    },
    /// A magistrate was put on the tile just laid.
    Posted { seat: Seat, position: TilePosition },
    /// A bridge tile was taken (M-20); its value is for its owner.
    Bridge {
        seat: Seat,
        place: Triangle,
        value: Option<u8>,
    },
    /// An aqueduct began (M-21).
    Began { seat: Seat, aqueduct: Aqueduct },
    /// A piece was laid (M-13, M-21).
    Piece {
        seat: Seat,
        aqueduct: Aqueduct,
        edge: Edge,
    },
    /// A coin for a fountain on an aqueduct (M-27).
    Coin { seat: Seat, fountain: Vertex },
    /// A civic building (M-31).
    Built {
        seat: Seat,
        site: Vertex,
        civic: Civic,
    },
    /// A fountain (M-32).
    Fountain { site: Vertex },
    /// A magistrate left his tile for a space (M-33).
    Moved {
        seat: Seat,
        position: TilePosition,
        to: Space,
    },
    /// A magistrate came back from a space, with a tile or coin if there was one (M-11).
    Returned {
        seat: Seat,
        from: Space,
        gained: bool,
    },
    /// The last actions begin (M-35).
    LastActions { trigger: Seat },
    /// The game is over; the bridge tiles are turned up.
    Over,
}

impl kernel::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::Bridge { seat, place, .. } if !viewer.knows_secrets_of(seat) => Event::Bridge {
                seat,
                place,
                value: None,
            },
            event => event,
        })
    }

    fn reveals(&self) -> bool {
        // M-38: whoever takes a bridge tile learns its value, and at the end everybody does.
        matches!(self, Event::Bridge { .. } | Event::Over)
    }
}
