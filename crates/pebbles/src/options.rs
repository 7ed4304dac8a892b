//! What can be chosen before the game.

kernel::options! {
    /// The options of the game.
    pub struct Options for 5 seats {
        /// Whether all play together against a number of points (P-5).
        "team": team: bool = false,
    }
}
