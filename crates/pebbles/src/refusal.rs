//! Why something may not be done.

kernel::refusals! {
    /// Why something may not be done.
    pub enum Illegal {
        NotYou: "P-3", "turn", "this seat does not act now";
        WrongPhase: "P-2", "phase", "first all choose, then pebbles are taken";
        BadCount: "P-3", "count", "take 1 to 3 pebbles that are there";
    }
}
