//! What can be chosen before a game: who begins (C-7).

kernel::options! {
    /// The options of City of Rome.
    pub struct Options for 4 seats {}
}
