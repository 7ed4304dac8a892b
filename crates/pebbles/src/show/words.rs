//! The keys of `locales/en/pebbles.ftl` and its German sister.

scene::keys! { pub(super)
    messages {
        pile() = "pile";
        pebbles_left(count: Number) = "pebbles-left";
        pile_help() = "pile-help";
        bag() = "bag";
        bag_help() = "bag-help";
        given_back() = "given-back";
        heap(player: Text, count: Number) = "heap";
        heap_help() = "heap-help";
        own_number() = "own-number";
        number(player: Text, number: Number) = "number";
        number_hidden(player: Text) = "number-hidden";
        number_help() = "number-help";

        ask_choose(number: Number) = "ask-choose";
        ask_choose_note() = "ask-choose-note";
        ask_take() = "ask-take";
        keep() = "keep";
        keep_button() = "keep-button";
        swap() = "swap";
        swap_button() = "swap-button";
        take(count: Number) = "take";
        take_button(count: Number) = "take-button";

        log_chose(player: Text) = "log-chose";
        log_swapped(player: Text, gave: Number) = "log-swapped";
        log_got(player: Text, gave: Number, got: Number) = "log-got";
        log_took(player: Text, count: Number) = "log-took";

        choosing() = "choosing";
        over() = "over";
        pebbles() = "pebbles";
        rival() = "rival";
        verdict_shared() = "verdict-shared";
    }
    families {}
}
