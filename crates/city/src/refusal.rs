//! Why an action may not be taken, and the rule that says so.

kernel::refusals! {
    /// The reason; [`kernel::Illegal::rule`] names the rule.
    pub enum Illegal {
        Over: "C-28", "over", "the game is over";
        NotYourTurn: "C-13", "turn", "another seat decides now";
        NotDrafting: "C-8", "draft", "no draft is going on";
        NotInDraft: "C-8", "draft-card", "the card is not among those that came round";
        NotPlacing: "C-12", "place", "no emissary is to be placed now";
        SpaceTaken: "C-12", "space", "another emissary stands on that space";
        NotTaking: "C-14", "take", "no card is to be taken now";
        TakeFirst: "C-14", "take-first", "a card of the offer must be taken first";
        NotOffered: "C-14", "offer", "the card is not in the offer";
        NotActing: "C-15", "act", "this belongs to a turn, after taking a card";
        BuiltAlready: "C-15", "second-build", "there is only one Build a turn";
        ProducedAlready: "C-15", "second-produce", "there is only one Produce a turn";
        TooDear: "C-17", "money", "free bricks, tokens and coins do not pay for the card";
        TooFewCogs: "C-19", "cogs", "free cogs and coins do not make two cogs";
        TooManyTokens: "C-18", "tokens", "more brick tokens than are held or needed";
        NotInHand: "C-20", "hand", "the card is not in the hand";
        Occupied: "C-21", "free-cell", "another card lies on that cell";
        NotAdjacent: "C-21", "neighbour", "the cell shares no edge with a card of the city";
        OutsideWindow: "C-21", "window", "the city would span more than four rows or columns";
        AqueductInLine: "C-22", "line", "an aqueduct stands in that row or column";
        NotSchooling: "C-25", "school", "no school was built just now";
        NotASchoolDeck: "C-25", "school-deck", "a school does not look into that deck";
        SchoolFirst: "C-25", "school-first", "the school comes first";
        NotDrawn: "C-25", "drawn", "the card is not among those drawn";
    }
}
