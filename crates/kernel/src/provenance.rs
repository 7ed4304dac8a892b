//! How well the values of a card, building or board are known.

use crate::vocabulary;

vocabulary! {
    /// Where the values of a thing come from; the ones to doubt first.
    pub enum Provenance: "provenance" {
        /// Our own.
        House = "house",
        /// From one unsure source.
        Weak = "weak",
        /// From several public sources that agree.
        Public = "public",
        /// From the rulebook by logic.
        Inferred = "inferred",
        /// From the rulebook.
        Rulebook = "rulebook",
    }
}

impl Provenance {
    /// Whether nobody doubts them.
    pub const fn is_known(self) -> bool {
        !matches!(self, Provenance::House | Provenance::Weak)
    }
}
