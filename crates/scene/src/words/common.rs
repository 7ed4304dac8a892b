//! The words that all games, the tables and the page share.

use super::Source;
use crate::SeatColor;

/// `common.ftl`.
pub const SOURCE: Source = crate::source!("common");

crate::keys! { pub
    messages {
        player(seat: Number) = "player";
        place(place: Number) = "place";
        points(points: Number) = "points";
        actions_left(count: Number) = "actions-left";

        your_turn() = "your-turn";
        turn_of(player: Text) = "turn-of";
        waiting_for(player: Text) = "waiting-for";
        waiting_for_all(count: Number) = "waiting-for-all";
        game_over() = "game-over";

        change(name: Text, old: Text, new: Text) = "change";
        list_and(list: Text, last: Text) = "list-and";

        wins(player: Text, points: Number) = "wins";
        share_win(players: Text, points: Number) = "share-win";
        team_won(players: Text) = "team-won";
        team_lost(players: Text) = "team-lost";

        log_undo(player: Text, count: Number) = "log-undo";
        log_hand_over(player: Text, bot: Text) = "log-hand-over";
        log_take_back(player: Text) = "log-take-back";
        log_automatic(line: Text) = "log-automatic";

        refused(reason: Text, rule: Text) = "refused";
        error_unknown_option(key: Text) = "error-unknown-option";
        error_unknown_value(key: Text, value: Text) = "error-unknown-value";
        error_seat_count(count: Number, least: Number, most: Number) = "error-seat-count";
        error_first_beyond_table(seat: Number) = "error-first-beyond-table";

        option_first() = "option-first";
        option_first_help() = "option-first.help";
        option_first_random() = "option-first-random";
        value_true() = "value-true";
        value_false() = "value-false";
        value_off() = "value-off";
    }
    families {
        seat_color(SeatColor) = "seat-color";
        seat_symbol(SeatColor) = "seat-color" . symbol;
    }
}

/// "Livia", "Livia and Fabius", "Livia, Fabius and Marina".
pub fn list(words: &super::Words, names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [only] => (*only).to_string(),
        [first @ .., last] => list_and(words, &first.join(", "), last),
    }
}
