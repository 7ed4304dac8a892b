//! The words of the game: every key with its arguments, and the rule ids of cards.

use kernel::Provenance;
use scene::keys;

use super::sources::Value;
use crate::data::{Building, BuildingType, Invocation, Objective, Role};
use crate::options::Clash;

keys! { pub(super)
    messages {
        hits_tray() = "hits-tray";
        hits_monument() = "hits-monument";
        hits_lot() = "hits-lot";
        hits_slot() = "hits-slot";
        hits_building() = "hits-building";
        hits_invocation() = "hits-invocation";
        hits_rank() = "hits-rank";
        area_city() = "area-city";
        area_market() = "area-market";
        area_hand() = "area-hand";
        area_roles() = "area-roles";
        area_choice() = "area-choice";
        area_top() = "area-top";
        area_trade() = "area-trade";
        area_consul() = "area-consul";
        area_monuments() = "area-monuments";
        area_objectives() = "area-objectives";
        area_buildings() = "area-buildings";
        tray_of(player: Text) = "tray-of";
        holding_of(player: Text) = "holding-of";
        cards_of(player: Text) = "cards-of";
        page_city() = "page-city";
        page_market() = "page-market";
        page_tray() = "page-tray";
        page_choice() = "page-choice";
        page_cards() = "page-cards";
        page_players() = "page-players";
        page_trade() = "page-trade";
        consul() = "consul";
        consul_ready() = "consul-ready";
        consul_planning() = "consul-planning";
        consul_controller(player: Text) = "consul-controller";
        overlay_counts() = "overlay-counts";
        you() = "you";
        building_of(building: Text, player: Text) = "building-of";
        citizens_of(building: Text, player: Text) = "citizens-of";
        silver_of(building: Text, player: Text) = "silver-of";
        citizens(count: Number) = "citizens";
        income(silver: Number) = "income";
        silver(silver: Number) = "silver";
        favors(count: Number, worth: Number) = "favors";
        hidden_objectives(count: Number) = "hidden-objectives";
        nothing() = "nothing";
        unknown_card() = "unknown-card";
        building_on(building: Text, lots: Text) = "building-on";
        trade_gives(player: Text, items: Text) = "trade-gives";
        note_short(silver: Number) = "note-short";
        note_no_marker() = "note-no-marker";
        note_beside() = "note-beside";
        note_away() = "note-away";
        progress_setup() = "progress-setup";
        progress_part(era: Number) = "progress-part";
        progress_era(era: Number, left: Number) = "progress-era";
        progress_last(era: Number, left: Number) = "progress-last";
        fact_silver() = "fact-silver";
        fact_income() = "fact-income";
        fact_citizens() = "fact-citizens";
        fact_markers() = "fact-markers";
        fact_monuments() = "fact-monuments";
        fact_favor() = "fact-favor";
        fact_invocations() = "fact-invocations";
        word_silver() = "word-silver";
        word_income() = "word-income";
        word_citizens() = "word-citizens";
        word_points() = "word-points";

        hit_lot_free(lot: Text) = "hit-lot-free";
        hit_lot_offered(lot: Text, price: Number) = "hit-lot-offered";
        hit_lot_empty(lot: Text, player: Text) = "hit-lot-empty";
        hit_lot_built(lot: Text, building: Text, player: Text) = "hit-lot-built";
        hit_residential(
            building: Text, player: Text, lots: Text, citizens: Number,
        ) = "hit-residential";
        hit_commercial(
            building: Text, player: Text, lots: Text, silver: Number, points: Number,
        ) = "hit-commercial";
        hit_civic(building: Text, player: Text, lots: Text, points: Number) = "hit-civic";
        hit_slot_deed(lot: Text, price: Number) = "hit-slot-deed";
        hit_slot_card(card: Text, price: Number) = "hit-slot-card";
        hit_slot_empty(slot: Number) = "hit-slot-empty";
        hit_stack(era: Number, count: Number) = "hit-stack";
        hit_tray(building: Text, count: Number) = "hit-tray";
        hit_monument(building: Text) = "hit-monument";
        hit_objective(objective: Text, points: Number) = "hit-objective";
        hit_deed(lot: Text) = "hit-deed";
        hit_role_card(role: Text) = "hit-role-card";
        hit_rank(card: Text, place: Number) = "hit-rank";
        hit_player(player: Text, silver: Number, income: Number, citizens: Number) = "hit-player";
        hit_role(player: Text, role: Text) = "hit-role";
        hit_invocation(player: Text, card: Text) = "hit-invocation";
        hit_spent(player: Text, card: Text) = "hit-spent";
        hit_kept(player: Text, objective: Text) = "hit-kept";
        hit_hidden(player: Text, cards: Text) = "hit-hidden";
        hit_favor(player: Text, two: Number, four: Number) = "hit-favor";
        hit_silver(player: Text, silver: Number) = "hit-silver";
        hit_favors(player: Text, tokens: Text) = "hit-favors";
        hit_consul(side: Text, points: Number, citizens: Number) = "hit-consul";
        hit_consul_hidden(side: Text, citizens: Number) = "hit-consul-hidden";
        hit_pile(size: Number, count: Number) = "hit-pile";
        hit_token(token: Text) = "hit-token";

        prompt_draft() = "prompt-draft";
        prompt_draft_note() = "prompt-draft-note";
        prompt_role() = "prompt-role";
        prompt_objective() = "prompt-objective";
        prompt_secret_note() = "prompt-secret-note";
        prompt_purpose_note() = "prompt-purpose-note";
        prompt_turn() = "prompt-turn";
        prompt_last() = "prompt-last";
        prompt_turn_note(silver: Number, markers: Number) = "prompt-turn-note";
        prompt_end() = "prompt-end";
        prompt_end_note() = "prompt-end-note";
        prompt_trade(player: Text) = "prompt-trade";
        prompt_trade_note() = "prompt-trade-note";
        prompt_answer(player: Text) = "prompt-answer";
        prompt_answer_note(give: Text, take: Text) = "prompt-answer-note";
        prompt_order() = "prompt-order";
        prompt_order_note() = "prompt-order-note";
        prompt_offer(card: Text) = "prompt-offer";
        prompt_place(token: Text) = "prompt-place";
        prompt_place_note(lot: Text) = "prompt-place-note";
        prompt_place_bare() = "prompt-place-bare";

        answer_income() = "answer-income";
        answer_income_note(old: Number, new: Number) = "answer-income-note";
        answer_buy() = "answer-buy";
        answer_buy_note(count: Number, all: Number) = "answer-buy-note";
        answer_build() = "answer-build";
        answer_build_note(count: Number) = "answer-build-note";
        answer_trade() = "answer-trade";
        ask_buy() = "ask-buy";
        ask_build() = "ask-build";
        ask_trade() = "ask-trade";
        ask_steal() = "ask-steal";
        ask_card() = "ask-card";
        answer_steal() = "answer-steal";
        answer_steal_note(count: Number) = "answer-steal-note";
        answer_card() = "answer-card";
        answer_card_note(count: Number) = "answer-card-note";

        choose_draft(lot: Text) = "choose-draft";
        button_draft() = "button-draft";
        choose_role(role: Text) = "choose-role";
        button_role() = "button-role";
        choose_objective(objective: Text) = "choose-objective";
        button_objective() = "button-objective";
        choose_income(silver: Number) = "choose-income";
        choose_buy(lot: Text, price: Number) = "choose-buy";
        choose_buy_card(card: Text, price: Number) = "choose-buy-card";
        button_buy(price: Number) = "button-buy";
        choose_build(building: Text, lots: Text) = "choose-build";
        button_build() = "button-build";
        choose_end() = "choose-end";
        choose_trade(player: Text) = "choose-trade";
        choose_give(item: Text) = "choose-give";
        choose_take(player: Text, item: Text) = "choose-take";
        choose_offer() = "choose-offer";
        choose_withdraw() = "choose-withdraw";
        choose_accept() = "choose-accept";
        choose_decline() = "choose-decline";
        choose_steal(lot: Text, player: Text) = "choose-steal";
        button_steal(lot: Text) = "button-steal";
        note_steal() = "note-steal";
        choose_use(card: Text) = "choose-use";
        choose_bargain(card: Text) = "choose-bargain";
        button_bargain() = "button-bargain";
        choose_exchange(lot: Text, card: Text) = "choose-exchange";
        button_exchange() = "button-exchange";
        choose_clearance(building: Text) = "choose-clearance";
        button_clearance() = "button-clearance";
        choose_order(cards: Text) = "choose-order";
        button_order() = "button-order";
        choose_festival(building: Text) = "choose-festival";
        button_festival() = "button-festival";
        note_festival(points: Number) = "note-festival";
        choose_census() = "choose-census";
        choose_keep(card: Text) = "choose-keep";
        choose_place(token: Text, lots: Text) = "choose-place";
        button_place() = "button-place";
        note_covered(building: Text) = "note-covered";
        note_left_over(lots: Text) = "note-left-over";
        note_residential(changes: Text) = "note-residential";
        tally_next(points: Text) = "tally-next";
        tally_detail(detail: Text, next: Text) = "tally-detail";
        why_short(silver: Number) = "why-short";
        why_not_offered(lot: Text) = "why-not-offered";
        why_others(lot: Text, player: Text) = "why-others";
        why_no_room() = "why-no-room";
        why_empty_lots() = "why-empty-lots";
        why_first(asked: Text) = "why-first";

        log_chose(player: Text) = "log-chose";
        log_chose_card(player: Text, card: Text) = "log-chose-card";
        log_dealt(player: Text, lot: Text) = "log-dealt";
        log_passed() = "log-passed";
        log_role(player: Text, role: Text) = "log-role";
        log_offered_objectives(player: Text) = "log-offered-objectives";
        log_objective(objective: Text) = "log-objective";
        log_monument(building: Text) = "log-monument";
        log_turned_up(lot: Text) = "log-turned-up";
        log_turned_card(card: Text) = "log-turned-card";
        log_silver(player: Text, silver: Number) = "log-silver";
        log_bought(player: Text, lot: Text, price: Number) = "log-bought";
        log_bought_card(player: Text, card: Text, price: Number) = "log-bought-card";
        log_built(player: Text, building: Text, lots: Text) = "log-built";
        log_taken_off(player: Text, building: Text) = "log-taken-off";
        log_stolen(player: Text, victim: Text, lot: Text) = "log-stolen";
        log_offered(player: Text, partner: Text, give: Text, take: Text) = "log-offered";
        log_traded(player: Text, partner: Text, give: Text, take: Text) = "log-traded";
        log_declined(player: Text) = "log-declined";
        log_used(player: Text, card: Text) = "log-used";
        log_exchanged(player: Text, given: Text, taken: Text) = "log-exchanged";
        log_looked(player: Text) = "log-looked";
        log_looked_at(player: Text, cards: Text) = "log-looked-at";
        log_put_under() = "log-put-under";
        log_left_game(card: Text) = "log-left-game";
        log_last_turns() = "log-last-turns";
        log_gained(player: Text, points: Number, category: Text) = "log-gained";
        log_scoring() = "log-scoring";
        log_scored(player: Text, points: Number) = "log-scored";
        log_era(era: Number, player: Text) = "log-era";
        log_consul_ready() = "log-consul-ready";
        log_consul_took(lot: Text) = "log-consul-took";
        log_token(token: Text) = "log-token";
        log_refused(lot: Text) = "log-refused";
        log_over() = "log-over";

        help_free_lot() = "help-free-lot";
        help_empty_lot() = "help-empty-lot";
        help_slot() = "help-slot";
        help_stack() = "help-stack";
        help_player() = "help-player";
        help_hidden() = "help-hidden";
        help_favor() = "help-favor";
        help_deed() = "help-deed";
        help_rank() = "help-rank";
        help_trade() = "help-trade";
        help_consul() = "help-consul";
        help_pile() = "help-pile";
        help_building(kind: Text, size: Number) = "help-building";
        help_objective(objective: Text, points: Text) = "help-objective";
        help_unused(points: Number) = "help-unused";
        worth_citizens(citizens: Number) = "worth-citizens";
        worth_growing_citizens(citizens: Number) = "worth-growing-citizens";
        worth_commerce(silver: Number, points: Number) = "worth-commerce";
        worth_growing_silver(silver: Number) = "worth-growing-silver";
        worth_buildings(points: Number) = "worth-buildings";
        worth_civic(points: Number) = "worth-civic";
        worth_people(points: Number) = "worth-people";
        worth_half_people() = "worth-half-people";
        worth_silver(points: Number) = "worth-silver";
        needs_no_empty_lot() = "needs-no-empty-lot";
        needs_population(count: Number) = "needs-population";
        needs_lots(count: Number) = "needs-lots";
        needs_lots_of(count: Number, kind: Text) = "needs-lots-of";
        needs_size(size: Number) = "needs-size";
        needs_silver(silver: Number) = "needs-silver";
        needs_buildings_of(count: Number, kind: Text) = "needs-buildings-of";
        needs_buildings(count: Number) = "needs-buildings";
        needs_edge_lots(count: Number) = "needs-edge-lots";
        needs_edge() = "needs-edge";
        gift_points(points: Number) = "gift-points";
        gift_silver(silver: Number) = "gift-silver";
        reading_at_end() = "reading-at-end";
        help_source(source: Text, values: Text) = "help-source";

        verdict_silver(player: Text, silver: Number) = "verdict-silver";
        verdict_shared() = "verdict-shared";
        verdict_won(points: Number) = "verdict-won";
        verdict_lost(players: Text, points: Number) = "verdict-lost";
    }
    families {
        building(Building) = "building";
        building_short(Building) = "building" . short;
        building_type(BuildingType) = "type";
        building_type_adjective(BuildingType) = "type" . adjective;
        objective(Objective) = "objective";
        objective_short(Objective) = "objective" . short;
        invocation(Invocation) = "invocation";
        invocation_short(Invocation) = "invocation" . short;
        invocation_text(Invocation) = "invocation" . text;
        role(Role) = "role";
        role_text(Role) = "role" . text;
        refused(Clash) = "refused";
        source(Provenance) = "source";
        value(Value) = "value";
    }
}

const INVOCATIONS: [&str; Invocation::ALL.len()] = [
    "I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10", "I11", "I12", "I13", "I14", "I15",
    "I16", "I17", "I18", "I19", "I20",
];

const ROLES: [&str; Role::ALL.len()] = [
    "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "R14", "R15",
];

/// The id by which the rules know an invocation.
pub(super) const fn invocation_id(card: Invocation) -> &'static str {
    INVOCATIONS[card.index()]
}

/// The id by which the rules know a role.
pub(super) const fn role_id(card: Role) -> &'static str {
    ROLES[card.index()]
}
