//! Why an action may not be taken.

use std::fmt;

/// The rule an action breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    NotYourDecision,
    OtherDecision,
    NoActionLeft,
    ActionLeft,
    EmptySlot,
    TooDear,
    NoLotMarker,
    NotInTray,
    NotOwned,
    CoversTooLarge,
    TooManyLeftOver,
    NotInHand,
    NotInPool,
    NoMonumentMarker,
    Requirement,
    RoleNotDealt,
    ObjectiveNotDealt,
    NotTrading,
    NoPartner,
    NothingToTrade,
    TooManyProposals,
    NotTheirs,
    OutOfOrder,
    TooMuchSilver,
    SilverOnBothSides,
    NoLotInTrade,
    OneSided,
    TooManyEmptyLots,
    NotStealing,
    NotAnothersEmptyLot,
    NoFavor,
    NoMarkerToSteal,
    TooFewPieces,
    SafeConduct,
    NotHeld,
    NotUsedInTurn,
    CannotUse,
    NotOwnBuilding,
    NoMarkersToClear,
    NotCivic,
    WrongOrder,
    WrongToken,
    NotThere,
}

impl Illegal {
    const fn row(self) -> (&'static str, &'static str) {
        match self {
            Illegal::NotYourDecision => ("F-12a", "it is another player's decision"),
            Illegal::OtherDecision => ("F-12a", "something else is to be decided now"),
            Illegal::NoActionLeft => ("F-12a", "no action is left in this turn"),
            Illegal::ActionLeft => ("F-12a", "an action is still to be taken"),
            Illegal::EmptySlot => ("F-2", "no card lies in that slot"),
            Illegal::TooDear => ("F-8", "there is not enough silver"),
            Illegal::NoLotMarker => ("F-8", "no lot marker is free"),
            Illegal::NotInTray => ("F-9", "no such building is left in the tray"),
            Illegal::NotOwned => ("F-9", "not every lot is owned"),
            Illegal::CoversTooLarge => ("F-10", "a covered building is not smaller"),
            Illegal::TooManyLeftOver => ("F-11", "too few lot markers for the left-over lots"),
            Illegal::NotInHand => ("F-22", "that deed is not in the hand"),
            Illegal::NotInPool => ("F-23", "that monument is not in the pool"),
            Illegal::NoMonumentMarker => ("F-23", "no monument marker is free"),
            Illegal::Requirement => ("F-25", "the monument's requirement is not met"),
            Illegal::RoleNotDealt => ("F-35", "that role was not dealt to this seat"),
            Illegal::ObjectiveNotDealt => ("F-30", "that objective was not dealt to this seat"),
            Illegal::NotTrading => ("F-28", "there is no trading in this game"),
            Illegal::NoPartner => ("F-28", "a trade needs another player"),
            Illegal::NothingToTrade => ("F-28a", "neither player has an empty lot"),
            Illegal::TooManyProposals => ("F-28a", "no more trades may be proposed in this turn"),
            Illegal::NotTheirs => ("F-28", "that side does not have the item"),
            Illegal::OutOfOrder => ("F-28a", "items are added in a fixed order"),
            Illegal::TooMuchSilver => ("F-28", "at most 20 silver change hands"),
            Illegal::SilverOnBothSides => ("F-28", "only one side may give silver"),
            Illegal::NoLotInTrade => ("F-28", "a trade has at least one lot"),
            Illegal::OneSided => ("F-28", "each side gives something"),
            Illegal::TooManyEmptyLots => ("F-28", "a player would lack lot markers"),
            Illegal::NotStealing => ("F-29", "there is no stealing in this game"),
            Illegal::NotAnothersEmptyLot => ("F-29", "it is not an empty lot of another player"),
            Illegal::NoMarkerToSteal => ("F-29", "no lot marker is free"),
            Illegal::NoFavor => ("F-29", "no favor token shows its 2-VP side"),
            Illegal::TooFewPieces => ("F-29", "too few own pieces lie beside the lot"),
            Illegal::SafeConduct => ("I16", "nobody steals from the holder of Safe Conduct"),
            Illegal::NotHeld => ("F-33a", "the player does not hold that card unused"),
            Illegal::NotUsedInTurn => ("F-33a", "that card is not used in a turn"),
            Illegal::CannotUse => ("F-34", "the card's condition does not hold"),
            Illegal::NoMarkersToClear => ("I8", "too few lot markers are free for its lots"),
            Illegal::NotOwnBuilding => ("I8", "no own building begins at that lot"),
            Illegal::NotCivic => ("I9", "no own civic building begins at that lot"),
            Illegal::WrongOrder => ("I5", "it is no order of the cards looked at"),
            Illegal::WrongToken => ("F-39", "the token has another shape"),
            Illegal::NotThere => ("F-39", "the token cannot be placed there"),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().1)
    }
}

impl std::error::Error for Illegal {}

impl kernel::Illegal for Illegal {
    fn rule(&self) -> &'static str {
        self.row().0
    }
}
