//! Counts and values of the components: M-5 to M-8, M-13, M-21, M-25, M-29, M-31, M-35, M-36.

use kernel::Provenance;

use super::{Civic, Color};

/// What one colour has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColorRow {
    /// The colour.
    pub color: Color,
    /// The building of this colour.
    pub civic: Civic,
    /// District tiles.
    pub tiles: u8,
    /// Imperium tiles.
    pub imperium: u8,
    /// Structures that make the building (M-29).
    pub structures: u8,
    /// What the building is worth (M-31).
    pub points: u8,
    /// Where structures and points come from; the counts are in the rulebook.
    pub provenance: Provenance,
}

/// M-5, M-29, M-31; in the order of [`Color::ALL`].
#[rustfmt::skip]
pub static COLORS: [ColorRow; 4] = [
    ColorRow { color: Color::Red,    civic: Civic::Arena,   tiles: 12, imperium: 12, structures: 6, points: 6, provenance: Provenance::Inferred },
    ColorRow { color: Color::Yellow, civic: Civic::Theatre, tiles: 14, imperium: 12, structures: 5, points: 5, provenance: Provenance::Rulebook },
    ColorRow { color: Color::Green,  civic: Civic::Temple,  tiles: 16, imperium: 12, structures: 3, points: 3, provenance: Provenance::Inferred },
    ColorRow { color: Color::Blue,   civic: Civic::Bath,    tiles: 18, imperium: 12, structures: 4, points: 4, provenance: Provenance::Inferred },
];

/// A bridge tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bridge {
    /// Its printed value.
    pub value: u8,
    /// Where the value comes from.
    pub provenance: Provenance,
}

/// M-7.
#[rustfmt::skip]
pub static BRIDGE_VALUES: [Bridge; 8] = [
    Bridge { value: 1, provenance: Provenance::House },
    Bridge { value: 1, provenance: Provenance::House },
    Bridge { value: 2, provenance: Provenance::House },
    Bridge { value: 2, provenance: Provenance::House },
    Bridge { value: 3, provenance: Provenance::House },
    Bridge { value: 3, provenance: Provenance::House },
    Bridge { value: 4, provenance: Provenance::House },
    Bridge { value: 4, provenance: Provenance::House },
];

/// M-5: magistrates of each player.
pub const MAGISTRATES: u8 = 3;
/// M-5, M-25: pieces of each aqueduct.
pub const PIECES: usize = 13;
/// M-6: hills in play.
pub const HILLS_DRAWN: usize = 3;
/// M-9: actions in a turn.
pub const ACTIONS: u8 = 2;
/// M-13: pieces of one expansion.
pub const NEXT_PIECES: u8 = 2;
/// M-21: pieces at a spring.
pub const FIRST_PIECES: u8 = 3;
/// M-35: the end is near once so many stacks are empty.
pub const EMPTY_STACKS: usize = 3;

/// M-36: for each own building connected to an aqueduct.
pub const BUILDING_ON_AQUEDUCT: i32 = 2;
/// M-36: for each own building and fountain side by side.
pub const NEIGHBORING_FOUNTAIN: i32 = 1;
/// M-36: for each coin.
pub const COIN: i32 = 1;
/// M-36: for most coins, to all tied.
pub const MOST_COINS: i32 = 2;
/// M-36: for most imperium tiles of a colour, alone.
pub const MOST_IMPERIUM: i32 = 5;
/// M-36: for most imperium tiles of a colour, to each tied.
pub const TIED_IMPERIUM: i32 = 2;
