//! Why an action may not be taken, and the rule that says so.

use std::fmt;

/// The reason; [`kernel::Illegal::rule`] names the rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Another seat decides now.
    NotYourTurn,
    /// No draft is going on.
    NotDrafting,
    /// The card is not among those that came round.
    NotInDraft,
    /// No emissary is to be placed now.
    NotPlacing,
    /// Another emissary stands there.
    SpaceTaken,
    /// No card is to be taken now.
    NotTaking,
    /// A card of the offer must be taken first.
    TakeFirst,
    /// The card is not in the offer.
    NotOffered,
    /// Building, producing and ending belong to a turn, after taking a card.
    NotActing,
    /// Only one Build a turn.
    BuiltAlready,
    /// Only one Produce a turn.
    ProducedAlready,
    /// Bricks and coins do not suffice.
    TooDear,
    /// Cogs and coins do not suffice.
    TooFewCogs,
    /// More tokens than are held or needed.
    TooManyTokens,
    /// The card is not in the hand.
    NotInHand,
    /// Another card lies there.
    Occupied,
    /// No card of the city shares an edge with the cell.
    NotAdjacent,
    /// The city would span more than four rows or columns.
    OutsideWindow,
    /// An aqueduct stands in that row or column.
    AqueductInLine,
    /// No school was built just now.
    NotSchooling,
    /// Schools do not look into this deck.
    NotASchoolDeck,
    /// The school must be finished first.
    SchoolFirst,
    /// The card is not among those drawn.
    NotDrawn,
}

impl kernel::Illegal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::Over => "C-28",
            Illegal::NotYourTurn => "C-13",
            Illegal::NotDrafting | Illegal::NotInDraft => "C-8",
            Illegal::NotPlacing | Illegal::SpaceTaken => "C-12",
            Illegal::NotTaking | Illegal::TakeFirst | Illegal::NotOffered => "C-14",
            Illegal::NotActing | Illegal::BuiltAlready | Illegal::ProducedAlready => "C-15",
            Illegal::TooDear => "C-17",
            Illegal::TooManyTokens => "C-18",
            Illegal::TooFewCogs => "C-19",
            Illegal::NotInHand => "C-20",
            Illegal::Occupied | Illegal::NotAdjacent | Illegal::OutsideWindow => "C-21",
            Illegal::AqueductInLine => "C-22",
            Illegal::NotSchooling
            | Illegal::NotASchoolDeck
            | Illegal::SchoolFirst
            | Illegal::NotDrawn => "C-25",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Illegal::Over => "the game is over",
            Illegal::NotYourTurn => "another seat decides now",
            Illegal::NotDrafting => "no draft is going on",
            Illegal::NotInDraft => "the card is not among those that came round",
            Illegal::NotPlacing => "no emissary is to be placed now",
            Illegal::SpaceTaken => "another emissary stands on that space",
            Illegal::NotTaking => "no card is to be taken now",
            Illegal::TakeFirst => "a card of the offer must be taken first",
            Illegal::NotOffered => "the card is not in the offer",
            Illegal::NotActing => "this belongs to a turn, after taking a card",
            Illegal::BuiltAlready => "there is only one Build a turn",
            Illegal::ProducedAlready => "there is only one Produce a turn",
            Illegal::TooDear => "free bricks, tokens and coins do not pay for the card",
            Illegal::TooFewCogs => "free cogs and coins do not make two cogs",
            Illegal::TooManyTokens => "more brick tokens than are held or needed",
            Illegal::NotInHand => "the card is not in the hand",
            Illegal::Occupied => "another card lies on that cell",
            Illegal::NotAdjacent => "the cell shares no edge with a card of the city",
            Illegal::OutsideWindow => "the city would span more than four rows or columns",
            Illegal::AqueductInLine => "an aqueduct stands in that row or column",
            Illegal::NotSchooling => "no school was built just now",
            Illegal::NotASchoolDeck => "a school does not look into that deck",
            Illegal::SchoolFirst => "the school comes first",
            Illegal::NotDrawn => "the card is not among those drawn",
        })
    }
}

impl std::error::Error for Illegal {}
