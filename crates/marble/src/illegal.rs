//! Why an action may not be taken.

use std::fmt;

/// A rule that forbids an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Another seat decides, or none does any more.
    NotYourDecision,
    /// Something else is asked.
    NotAsked,
    /// An action can be carried out.
    MustAct,
    /// The player has no imperium tile of that colour.
    NoImperium,
    /// All stacks are empty.
    NothingToDraw,
    /// The stack named is empty.
    StackEmpty,
    /// Two of one colour, or a single tile, although more can be drawn.
    OtherTilesLeft,
    /// No piece of any begun aqueduct fits.
    NoPieceFits,
    /// No own magistrate stands on a tile.
    NoneToRecall,
    /// No own magistrate stands on that tile.
    NotRecallable,
    /// The hand is empty.
    EmptyHand,
    /// No tile can be laid anywhere.
    NoPlace,
    /// The hand has no tile of that colour.
    NotInHand,
    /// A tile or a hill is there.
    Covered,
    /// No side lies against a tile or a hill.
    NotBeside,
    /// A hill place that was not drawn is never covered.
    HillPlaceClosed,
    /// The piece would be of another aqueduct than the one that begins.
    OtherAqueduct,
    /// The edge is no side of a laid tile.
    NoTileSide,
    /// The edge does not continue an aqueduct.
    NotAtEnd,
    /// The piece would touch an aqueduct.
    Touches,
    /// All pieces of the aqueduct are laid.
    Finished,
    /// No own magistrate stands on that tile at the site.
    NotAtSite,
    /// The site does not wait.
    NotWaiting,
}

impl Illegal {
    /// The id of the rule.
    pub const fn rule(self) -> &'static str {
        match self {
            Illegal::NotYourDecision | Illegal::NotAsked | Illegal::MustAct => "M-9",
            Illegal::NoImperium => "M-10",
            Illegal::NothingToDraw | Illegal::StackEmpty | Illegal::OtherTilesLeft => "M-12",
            Illegal::NoPieceFits => "M-13",
            Illegal::NoneToRecall | Illegal::NotRecallable => "M-14",
            Illegal::EmptyHand | Illegal::NotInHand => "M-15",
            Illegal::Covered => "M-16",
            Illegal::NotBeside | Illegal::NoPlace => "M-17",
            Illegal::OtherAqueduct => "M-21",
            Illegal::NoTileSide => "M-22",
            Illegal::NotAtEnd => "M-23",
            Illegal::Touches => "M-24",
            Illegal::Finished => "M-25",
            Illegal::NotAtSite => "M-33",
            Illegal::NotWaiting => "M-34",
            Illegal::HillPlaceClosed => "M-40",
        }
    }

    /// The reason in a sentence without a final dot.
    pub const fn reason(self) -> &'static str {
        match self {
            Illegal::NotYourDecision => "it is not your decision",
            Illegal::NotAsked => "this is not what is asked now",
            Illegal::MustAct => "you may pass only if no action is possible",
            Illegal::NoImperium => "you have no imperium tile of that color",
            Illegal::NothingToDraw => "all stacks are empty",
            Illegal::StackEmpty => "that stack does not hold so many tiles",
            Illegal::OtherTilesLeft => "you draw two tiles of different colors while you can",
            Illegal::NoPieceFits => "no piece fits at the end of an aqueduct",
            Illegal::NoneToRecall => "none of your magistrates stands on a tile",
            Illegal::NotRecallable => "none of your magistrates stands on that tile",
            Illegal::EmptyHand => "you have no tile to play",
            Illegal::NotInHand => "you have no tile of that color to play",
            Illegal::Covered => "a tile or a hill is in the way",
            Illegal::NotBeside => "no side would lie against a tile or a hill",
            Illegal::NoPlace => "there is no room for a tile",
            Illegal::OtherAqueduct => "the piece must continue the aqueduct that begins",
            Illegal::NoTileSide => "a piece lies on a side of a laid tile",
            Illegal::NotAtEnd => "a piece continues an aqueduct at its end",
            Illegal::Touches => "aqueducts touch neither each other nor themselves",
            Illegal::Finished => "all pieces of that aqueduct are laid",
            Illegal::NotAtSite => "none of your magistrates stands there at the site",
            Illegal::NotWaiting => "that site does not wait to be resolved",
            Illegal::HillPlaceClosed => "places of hills that were not drawn stay open ground",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason())
    }
}

impl std::error::Error for Illegal {}

impl kernel::Illegal for Illegal {
    fn rule(&self) -> &'static str {
        Illegal::rule(*self)
    }
}
