//! The numbers behind the rules of thumb, in points; found by playing the advice against variants
//! of itself with two and four seats.

/// What a rival's point is worth, taken away.
pub const RIVAL: f32 = 0.4;
/// How much of a site's promise there is while so many triangles are missing.
pub const NEARLY: [f32; 7] = [1.0, 0.55, 0.43, 0.1, 0.08, 0.04, 0.0];
/// The part of the best type in a site's promise; the rest is the mean of the types.
pub const BEST_TYPE: f32 = 0.7;
/// That the player ahead builds.
pub const AHEAD: f32 = 0.9;
/// That a site without influence will be the seat's.
pub const UNDECIDED: f32 = 0.2;
/// The same on a tie.
pub const TIED: f32 = 0.1;
/// A building may be connected later.
pub const WATER_LATER: f32 = 0.6;
/// A magistrate who leaves for an imperium space: the tile, and the way home.
pub const OFFICE: f32 = 2.0;
/// A magistrate who leaves for the treasury.
pub const TREASURY: f32 = 1.2;
/// A magistrate in the hand: the last one, the second, the third.
pub const IN_HAND: [f32; 4] = [0.0, 1.6, 2.0, 2.2];
/// A bridge tile.
pub const BRIDGE: f32 = 1.9;
/// The first pieces of an aqueduct.
pub const SPRING: f32 = 1.0;
/// A piece after which none fits.
pub const DEAD_END: f32 = -0.5;
/// The award for most imperium tiles, while it can still be lost again.
pub const AWARD: f32 = 0.4;
/// A colour to draw, for each tile in its stack.
pub const STACK: f32 = 0.1;
/// A colour to draw, less for each tile one has of it.
pub const OWN_COLOR: f32 = 1.0;
/// What playing a tile costs: it is gone from the hand.
pub const TILE: f32 = 0.3;
/// Drawing with an empty hand, and what each tile in the hand takes from it.
pub const DRAW: f32 = 8.5;
/// See [`DRAW`].
pub const DRAW_LESS: f32 = 0.6;
/// A piece that reaches a rival's building.
pub const RIVAL_WATER: f32 = -0.8;
/// A coin.
pub const COIN: f32 = 1.3;
/// A piece that reaches a site still open, by its promise.
pub const OPEN_WATER: f32 = 0.25;
/// The piece after the next one counts for so much.
pub const NEXT_PIECE: f32 = 0.8;
/// An imperium tile beyond its award.
pub const IMPERIUM: f32 = 0.5;
/// With fewer tiles to draw before the last actions, the future fades.
pub const LATE: f32 = 5.0;

// What is still to be gained, fitted to games of the advice against itself.

/// The part of what the sites promise that comes true.
pub const OPEN_SITES: f32 = 0.7;
/// A tile in the hand.
pub const TILE_IN_HAND: f32 = 1.5;
/// With two players: with fewer tiles to draw before the last actions, those in the hand count
/// less and less.
pub const TIME_TO_PLAY: f32 = 12.0;
/// With more: so many tiles of the hand can still be played for each that one will draw.
pub const PLAYED_PER_DRAWN: f32 = 2.0;
/// And so many besides.
pub const PLAYED_BESIDES: f32 = 3.0;
/// A tile of one's share of those to come.
pub const TILE_TO_COME: f32 = 5.0;
