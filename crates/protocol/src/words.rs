//! What is said beside the tables: refusals, names of languages and bots, and how well rules
//! are known (`protocol.ftl`).

use scene::Source;

/// `protocol.ftl`.
pub(crate) const SOURCE: Source = scene::source!("protocol");

scene::keys! { pub(crate)
    messages {
        request_malformed(reason: Text) = "request-malformed";
        request_options(reason: Text) = "request-options";
        option_unknown(option: Text) = "option-unknown";
        option_value(option: Text, value: Text) = "option-value";
        option_seats(count: Number, least: Number, most: Number) = "option-seats";
        option_first(seat: Number, seats: Number) = "option-first";
        option_one_name() = "option-one-name";
        request_not_found() = "request-not-found";
        request_origin() = "request-origin";
        request_too_large() = "request-too-large";
        request_timeout() = "request-timeout";
        record_refused(reason: Text) = "record-refused";
        player_name() = "player-name";
        player_unknown() = "player-unknown";
        player_banned(why: Text) = "player-banned";
        player_not_found() = "player-not-found";
        player_unconfirmed() = "player-unconfirmed";
        session_unknown() = "session-unknown";
        network_banned(why: Text) = "network-banned";
        ban_unknown() = "ban-unknown";
        operator_unknown() = "operator-unknown";
        table_unknown() = "table-unknown";
        table_old_rules(found: Number, ours: Number) = "table-old-rules";
        table_unknown_game(game: Text) = "table-unknown-game";
        link_unknown() = "link-unknown";
        help_unknown() = "help-unknown";
        limit_rate() = "limit-rate";
        limit_connections() = "limit-connections";
        limit_tables() = "limit-tables";
        limit_waiting() = "limit-waiting";
        limit_running() = "limit-running";
        limit_records() = "limit-records";
        store_busy() = "store-busy";
        store_full() = "store-full";
        store_failed() = "store-failed";
        store_unsure() = "store-unsure";
        server_stopping() = "server-stopping";
        server_panic() = "server-panic";
        lang_name() = "lang-name";
        deal_waits_for_all() = "deal-waits-for-all";
        deal_waits(people: Text) = "deal-waits";
        deal_shared(people: Text, count: Number) = "deal-shared";
        deal_early(people: Text) = "deal-early";
        deal_alone() = "deal-alone";
        deal_continued() = "deal-continued";
        deal_recorded() = "deal-recorded";
    }
    families {
        bot_name(bots::Bot) = "bot";
        bot_help(bots::Bot) = "bot" . help;
        maturity(crate::rulebook::Maturity) = "maturity";
        source(kernel::Provenance) = "source";
        source_meaning(kernel::Provenance) = "source" . means;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_sentence() {
        let faults = scene::testing::locale_faults(&SOURCE, &KEYS, &[], None);
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
