//! The estimates, in points: chosen by hand; what is saved for later was found by matches of
//! variants of the search.

/// A coin: a point, or half a brick.
pub const COIN: f32 = 1.0;
/// A brick token.
pub const BRICK_TOKEN: f32 = 0.8;
/// A brick token that is saved for another round.
pub const BRICK_SAVED: f32 = 0.4;
/// The part of what the best card of the hand would add, and of the second.
pub const BEST_IN_HAND: f32 = 0.5;
/// See [`BEST_IN_HAND`].
pub const SECOND_IN_HAND: f32 = 0.25;
/// With fewer turns to come, what is saved counts less and less.
pub const TIME_TO_USE: f32 = 4.0;
/// A brick of the strip.
pub const BRICK: f32 = 0.5;
/// Acting one space later.
pub const LATE: f32 = 0.6;
/// A turn to come.
pub const TURN: f32 = 4.0;
/// The share of open sides of a zone that will get another colour.
pub const COLOR_TO_COME: f32 = 0.22;
/// An open side of a public building.
pub const OPEN_SIDE: f32 = 0.35;
/// The share of turns with a Produce.
pub const PRODUCE: f32 = 0.45;
/// The chance for one missing piece of a temple's condition.
pub const PIECE: f32 = 0.55;
/// Turns after which the open sides count fully.
pub const HORIZON: f32 = 6.0;
