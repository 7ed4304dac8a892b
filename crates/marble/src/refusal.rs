//! Why an action may not be taken.

use kernel::refusals;

refusals! {
    /// A rule that forbids an action.
    pub enum Illegal {
        NotYourTurn: "M-9", "turn", "it is not your decision";
        NotAsked: "M-9", "asked", "this is not what is asked now";
        MustAct: "M-9", "pass", "you may pass only if no action is possible";
        NoImperium: "M-10", "imperium", "you have no imperium tile of that color";
        NothingToDraw: "M-12", "stacks", "all stacks are empty";
        StackEmpty: "M-12", "stack", "that stack does not hold so many tiles";
        OtherTilesLeft: "M-12", "pair", "you draw two tiles of different colors while you can";
        NoPieceFits: "M-13", "fit", "no piece fits at the end of an aqueduct";
        NoneToRecall: "M-14", "recall", "none of your magistrates stands on a tile";
        NotRecallable: "M-14", "recall-here", "none of your magistrates stands on that tile";
        EmptyHand: "M-15", "hand", "you have no tile to play";
        NoPlace: "M-17", "place", "there is no room for a tile";
        NotInHand: "M-15", "tile", "you have no tile of that color to play";
        Covered: "M-16", "cover", "a tile or a hill is in the way";
        NotBeside: "M-17", "beside", "no side would lie against a tile or a hill";
        HillPlaceClosed: "M-40", "hill-place",
            "places of hills that were not drawn stay open ground";
        OtherAqueduct: "M-21", "aqueduct", "the piece must continue the aqueduct that begins";
        NoTileSide: "M-22", "side", "a piece lies on a side of a laid tile";
        NotAtEnd: "M-23", "end", "a piece continues an aqueduct at its end";
        Touches: "M-24", "touch", "aqueducts touch neither each other nor themselves";
        Finished: "M-25", "pieces", "all pieces of that aqueduct are laid";
        NotAtSite: "M-33", "site-magistrate", "none of your magistrates stands there at the site";
        NotWaiting: "M-34", "site", "that site does not wait to be resolved";
    }
}
