//! The words of the game: every key with its arguments, and the four forms of a card's name: on a
//! tile, where it is narrow, on its own, and what it does.

use scene::keys;

use crate::data::Card;

keys! { pub(super)
    messages {
        drafting() = "drafting";
        round_of(round: Number, rounds: Number) = "round-of";
        page_city() = "page-city";
        page_offer() = "page-offer";
        page_hand() = "page-hand";
        page_others() = "page-others";
        area_strip() = "area-strip";
        strip_free() = "strip-free";
        area_offer() = "area-offer";
        offer_to_come() = "offer-to-come";
        area_choice_draft() = "area-choice-draft";
        area_choice_school(deck: Text) = "area-choice-school";
        area_hand() = "area-hand";
        hand_of(player: Text) = "hand-of";
        area_influence() = "area-influence";
        influence_now(points: Number) = "influence-now";
        influence_next(points: Number, round: Number) = "influence-next";
        influence_none() = "influence-none";
        influence_lost(points: Number) = "influence-lost";
        city_of(player: Text) = "city-of";
        cards_of_sixteen(count: Number) = "cards-of-sixteen";
        fact_coins() = "fact-coins";
        fact_influence() = "fact-influence";
        fact_won() = "fact-won";
        fact_hand() = "fact-hand";
        fact_city() = "fact-city";

        hit_space_brick(space: Number) = "hit-space-brick";
        hit_space_cog(space: Number) = "hit-space-cog";
        hit_space_unseen(space: Number) = "hit-space-unseen";
        hit_space_emissary(space: Text, player: Text) = "hit-space-emissary";
        hit_offer(card: Text, deck: Text) = "hit-offer";
        hit_offer_taken(card: Text, player: Text) = "hit-offer-taken";
        hit_deck(deck: Text, count: Number) = "hit-deck";
        hit_hand(card: Text, count: Number) = "hit-hand";
        hit_choice(card: Text, count: Number) = "hit-choice";
        cell_place(row: Number, column: Number) = "cell-place";
        hit_cell_empty(player: Text, place: Text) = "hit-cell-empty";
        hit_cell_beside(cards: Text, player: Text, place: Text) = "hit-cell-beside";
        hit_cell(card: Text, player: Text, place: Text) = "hit-cell";
        hit_cell_brick(place: Text) = "hit-cell-brick";
        hit_cell_points(place: Text, count: Number) = "hit-cell-points";

        hits_hand() = "hits-hand";
        hits_cell() = "hits-cell";

        prompt_draft() = "prompt-draft";
        prompt_draft_note() = "prompt-draft-note";
        prompt_draft_last() = "prompt-draft-last";
        prompt_place() = "prompt-place";
        prompt_place_first() = "prompt-place-first";
        prompt_place_second() = "prompt-place-second";
        prompt_place_note() = "prompt-place-note";
        prompt_take() = "prompt-take";
        prompt_take_note(bricks: Number, cogs: Number) = "prompt-take-note";
        prompt_act() = "prompt-act";
        prompt_build() = "prompt-build";
        prompt_produce() = "prompt-produce";
        prompt_end() = "prompt-end";
        prompt_act_note(bricks: Number, cogs: Number, coins: Number) = "prompt-act-note";
        prompt_build_note(bricks: Number, coins: Number) = "prompt-build-note";
        prompt_produce_note(cogs: Number, coins: Number) = "prompt-produce-note";
        prompt_produce_short(note: Text, coins: Number) = "prompt-produce-short";
        prompt_school_deck() = "prompt-school-deck";
        prompt_school_deck_note(count: Number) = "prompt-school-deck-note";
        prompt_school_keep() = "prompt-school-keep";
        prompt_school_keep_note() = "prompt-school-keep-note";
        prompt_school_under() = "prompt-school-under";
        prompt_school_under_note() = "prompt-school-under-note";

        choose_draft(card: Text) = "choose-draft";
        button_draft() = "button-draft";
        choose_place_brick(space: Number) = "choose-place-brick";
        choose_place_cog(space: Number) = "choose-place-cog";
        button_place() = "button-place";
        note_place(bricks: Number, cogs: Number) = "note-place";
        choose_take(card: Text) = "choose-take";
        button_take() = "button-take";
        choose_build(card: Text, place: Text) = "choose-build";
        choose_build_tokens(build: Text, tokens: Number) = "choose-build-tokens";
        button_build() = "button-build";
        button_replace() = "button-replace";
        note_build_free(cost: Number, free: Number) = "note-build-free";
        note_build_tokens(used: Number, tokens: Number) = "note-build-tokens";
        note_build_coins(used: Number, tokens: Number, coins: Number) = "note-build-coins";
        note_brings(gains: Text) = "note-brings";
        note_leaves(card: Text) = "note-leaves";
        note_falls(old: Number, new: Number, lines: Text) = "note-falls";
        fall_paid(change: Text) = "fall-paid";
        fall_without(change: Text, card: Text) = "fall-without";
        fall_joined(change: Text) = "fall-joined";
        choose_produce() = "choose-produce";
        note_produce_free() = "note-produce-free";
        note_produce_coins(free: Number, coins: Number) = "note-produce-coins";
        produce_gain(card: Text, gains: Text) = "produce-gain";
        produce_gain_each(count: Number, card: Text, gains: Text) = "produce-gain-each";
        produce_holds() = "produce-holds";
        produce_none() = "produce-none";
        produce_vain() = "produce-vain";
        produce_loss() = "produce-loss";
        choose_end() = "choose-end";
        choose_school(deck: Text) = "choose-school";
        button_school() = "button-school";
        choose_keep(card: Text) = "choose-keep";
        button_keep() = "button-keep";
        choose_under(card: Text) = "choose-under";
        button_under() = "button-under";

        log_drafted(player: Text, card: Text) = "log-drafted";
        log_drafted_secret(player: Text) = "log-drafted-secret";
        log_round(round: Number) = "log-round";
        log_influence_laid(points: Number) = "log-influence-laid";
        log_placed(player: Text, space: Number) = "log-placed";
        log_took(player: Text, card: Text) = "log-took";
        log_built(player: Text, card: Text) = "log-built";
        log_built_coins(player: Text, card: Text, coins: Number) = "log-built-coins";
        log_replaced(player: Text, card: Text, old: Text) = "log-replaced";
        log_gained_coins(player: Text, count: Number) = "log-gained-coins";
        log_gained_influence(player: Text, count: Number) = "log-gained-influence";
        log_gained_points(player: Text, count: Number) = "log-gained-points";
        log_produced(player: Text, goods: Text) = "log-produced";
        log_produced_nothing(player: Text) = "log-produced-nothing";
        some_coins(count: Number) = "some-coins";
        some_bricks(count: Number) = "some-bricks";
        some_influence(count: Number) = "some-influence";
        some_points(count: Number) = "some-points";
        some_draws(count: Number) = "some-draws";
        log_drew(player: Text, count: Number, deck: Text) = "log-drew";
        log_kept(player: Text, card: Text) = "log-kept";
        log_kept_secret(player: Text) = "log-kept-secret";
        log_under(player: Text, card: Text, deck: Text) = "log-under";
        log_under_secret(player: Text, deck: Text) = "log-under-secret";
        log_influence_won(player: Text, points: Number, tokens: Number) = "log-influence-won";
        log_influence_tied(tokens: Number) = "log-influence-tied";
        log_pawn(player: Text) = "log-pawn";
        log_ended() = "log-ended";

        help_space() = "help-space";
        help_deck() = "help-deck";
        help_cell() = "help-cell";
        help_cost(text: Text, cost: Number) = "help-cost";
        help_card(text: Text) = "help-card";
        help_public() = "help-public";
        from_rulebook() = "from-rulebook";
        from_inferred_cost() = "from-inferred-cost";
        from_inferred_color() = "from-inferred-color";
        from_inferred_strips() = "from-inferred-strips";

        zone_sum(
            count: Number,
            worth: Number,
            colors: Number,
            names: Text,
        ) = "zone-sum";
        zone_baths(zone: Text, tokens: Number) = "zone-baths";
        zone_alone(count: Number) = "zone-alone";
        overlay_zones() = "overlay-zones";
        tally_aqueducts(count: Number, next: Number) = "tally-aqueducts";
        tally_temple_short(text: Text, missing: Number) = "tally-temple-short";
        tally_coins() = "tally-coins";
        tally_tokens(count: Number) = "tally-tokens";
        tally_cards(values: Text) = "tally-cards";

        why_short(short: Number, price: Number) = "why-short";
        why_taken(player: Text) = "why-taken";
        why_empty_hand() = "why-empty-hand";

        verdict_influence(player: Text) = "verdict-influence";
        verdict_coins(player: Text) = "verdict-coins";
        verdict_shared() = "verdict-shared";
    }
    families {
        card_name(Card) = "card";
        card_short(Card) = "card" . short;
        card_full(Card) = "card" . full;
        card_text(Card) = "card" . text;
    }
}
