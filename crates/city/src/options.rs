//! What can be chosen before a game: who begins (C-7), and how the first cards come to the hands.

use kernel::{OptionChange, options, vocabulary};

vocabulary! {
    /// How everybody comes to a first hand card.
    pub enum FirstCards: "first cards" {
        /// C-8: each keeps one of those that come round.
        Draft = "draft",
        /// C-8a: each is dealt one.
        Dealt = "dealt",
    }
}

options! {
    /// The options of City of Rome.
    pub struct Options for 4 seats {
        /// How everybody comes to a first hand card.
        "first-cards": first_cards: FirstCards = FirstCards::Draft,
    }
    before &[OptionChange::Added { rules: 2, key: "first-cards", before: "draft" }]
}
