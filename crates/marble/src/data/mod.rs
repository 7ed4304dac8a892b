//! What the box holds: words for the components, their numbers, and the board.

mod board;
mod components;
mod words;

pub use board::{BOARD, Board, BridgePlace, HillPlace, SpringPlace, bridge_places, hill_places};
pub use components::{
    ACTIONS, BRIDGE_VALUES, BUILDING_ON_AQUEDUCT, Bridge, COIN, COLORS, ColorRow, EMPTY_STACKS,
    FIRST_PIECES, HILLS_DRAWN, MAGISTRATES, MOST_COINS, MOST_IMPERIUM, NEIGHBORING_FOUNTAIN,
    NEXT_PIECES, PIECES, TIED_IMPERIUM,
};
pub use words::{Aqueduct, ByColor, Civic, Color, Hill};
