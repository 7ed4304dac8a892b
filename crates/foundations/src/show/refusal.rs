//! Why an action may not be, and what helps.

use scene::Reader;

use super::words as say;
use crate::illegal::Illegal;

/// The reason in words; the rule's id is added by the caller.
pub fn refusal(illegal: Illegal, reader: &Reader<'_>) -> String {
    let words = reader.words;
    match illegal {
        Illegal::NotYourDecision => say::no_turn(words),
        Illegal::OtherDecision => say::no_asked(words),
        Illegal::NoActionLeft => say::no_action_left(words),
        Illegal::ActionLeft => say::no_end(words),
        Illegal::EmptySlot => say::no_card(words),
        Illegal::TooDear => say::no_silver(words),
        Illegal::NoLotMarker => say::no_marker(words),
        Illegal::NotInTray => say::no_tray(words),
        Illegal::NotOwned => say::no_lot(words),
        Illegal::CoversTooLarge => say::no_cover(words),
        Illegal::TooManyLeftOver => say::no_left_over(words),
        Illegal::NotInHand => say::no_hand(words),
        Illegal::NotInPool => say::no_pool(words),
        Illegal::NoMonumentMarker => say::no_monument_marker(words),
        Illegal::Requirement => say::no_requirement(words),
        Illegal::RoleNotDealt => say::no_role(words),
        Illegal::ObjectiveNotDealt => say::no_objective(words),
        Illegal::NotTrading => say::no_trading(words),
        Illegal::NoPartner => say::no_partner(words),
        Illegal::NothingToTrade => say::no_trade_lot(words),
        Illegal::TooManyProposals => say::no_proposal(words),
        Illegal::NotTheirs => say::no_item(words),
        Illegal::OutOfOrder => say::no_item_order(words),
        Illegal::TooMuchSilver => say::no_much_silver(words),
        Illegal::SilverOnBothSides => say::no_both_silver(words),
        Illegal::NoLotInTrade => say::no_lot_in_trade(words),
        Illegal::OneSided => say::no_one_sided(words),
        Illegal::TooManyEmptyLots => say::no_trade_marker(words),
        Illegal::NotStealing => say::no_stealing(words),
        Illegal::NotAnothersEmptyLot => say::no_steal_lot(words),
        Illegal::NoFavor => say::no_favor(words),
        Illegal::NoMarkerToSteal => say::no_steal_marker(words),
        Illegal::TooFewPieces => say::no_pieces(words),
        Illegal::SafeConduct => say::no_safe_conduct(words),
        Illegal::NotHeld => say::no_held(words),
        Illegal::NotUsedInTurn => say::no_use_in_turn(words),
        Illegal::CannotUse => say::no_use(words),
        Illegal::NotOwnBuilding => say::no_own_building(words),
        Illegal::NoMarkersToClear => say::no_clear_marker(words),
        Illegal::NotCivic => say::no_civic(words),
        Illegal::WrongOrder => say::no_order(words),
        Illegal::WrongToken => say::no_token(words),
        Illegal::NotThere => say::no_place(words),
    }
}
