//! Why an action may not be taken.

kernel::refusals! {
    /// The rule an action breaks.
    pub enum Illegal {
        NotYourTurn: "F-12a", "turn", "it is another player's decision";
        OtherDecision: "F-12a", "asked", "something else is to be decided now";
        NoActionLeft: "F-12a", "action-left", "no action is left in this turn";
        ActionLeft: "F-12a", "end", "an action is still to be taken";
        EmptySlot: "F-2", "card", "no card lies in that slot";
        TooDear: "F-8", "silver", "there is not enough silver";
        NoLotMarker: "F-8", "marker", "no lot marker is free";
        NotInTray: "F-9", "tray", "no such building is left in the tray";
        NotOwned: "F-9", "lot", "not every lot is owned";
        CoversTooLarge: "F-10", "cover", "a covered building is not smaller";
        TooManyLeftOver: "F-11", "left-over", "too few lot markers for the left-over lots";
        NotInHand: "F-22", "hand", "that deed is not in the hand";
        NotInPool: "F-23", "pool", "that monument is not in the pool";
        NoMonumentMarker: "F-23", "monument-marker", "no monument marker is free";
        Requirement: "F-25", "requirement", "the monument's requirement is not met";
        RoleNotDealt: "F-35", "role", "that role was not dealt to this seat";
        ObjectiveNotDealt: "F-30", "objective", "that objective was not dealt to this seat";
        NotTrading: "F-28", "trading", "there is no trading in this game";
        NoPartner: "F-28", "partner", "a trade needs another player";
        NothingToTrade: "F-28a", "trade-lot", "neither player has an empty lot";
        TooManyProposals: "F-28a", "proposal", "no more trades may be proposed in this turn";
        NotTheirs: "F-28", "item", "that side does not have the item";
        OutOfOrder: "F-28a", "item-order", "items are added in a fixed order";
        TooMuchSilver: "F-28", "much-silver", "at most 20 silver change hands";
        SilverOnBothSides: "F-28", "both-silver", "only one side may give silver";
        NoLotInTrade: "F-28", "lot-in-trade", "a trade has at least one lot";
        OneSided: "F-28", "one-sided", "each side gives something";
        TooManyEmptyLots: "F-28", "trade-marker", "a player would lack lot markers";
        NotStealing: "F-29", "stealing", "there is no stealing in this game";
        NotAnothersEmptyLot: "F-29", "steal-lot", "it is not an empty lot of another player";
        NoFavor: "F-29", "favor", "no favor token shows its 2-VP side";
        NoMarkerToSteal: "F-29", "steal-marker", "no lot marker is free";
        TooFewPieces: "F-29", "pieces", "too few own pieces lie beside the lot";
        SafeConduct: "I16", "safe-conduct", "nobody steals from the holder of Safe Conduct";
        NotHeld: "F-33a", "held", "the player does not hold that card unused";
        NotUsedInTurn: "F-33a", "use-in-turn", "that card is not used in a turn";
        CannotUse: "F-34", "use", "the card's condition does not hold";
        NotOwnBuilding: "I8", "own-building", "no own building begins at that lot";
        NoMarkersToClear: "I8", "clear-marker", "too few lot markers are free for its lots";
        NotCivic: "I9", "civic", "no own civic building begins at that lot";
        WrongOrder: "I5", "order", "it is no order of the cards looked at";
        WrongToken: "F-39", "token", "the token has another shape";
        NotThere: "F-39", "place", "the token cannot be placed there";
    }
}
