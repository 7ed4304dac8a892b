//! The words of the game: every key with its arguments, and how places of the grid are named.

use scene::{Words, keys};

use crate::action::Kind;
use crate::data::{Aqueduct, Civic, Hill};
use crate::grid::{Edge, Position};

keys! { pub(super)
    messages {
        area_map() = "area-map";
        area_offices() = "area-offices";
        area_own() = "area-own";
        holding_of(player: Text) = "holding-of";
        page_map() = "page-map";
        page_offices() = "page-offices";
        page_others() = "page-others";
        tiles_left(count: Number) = "tiles-left";
        imperium_left(count: Number) = "imperium-left";
        treasury() = "treasury";
        piece_magistrate() = "piece-magistrate";
        piece_fountain() = "piece-fountain";
        piece_hill() = "piece-hill";
        piece_bridge() = "piece-bridge";
        progress_stacks(empty: Number, wanted: Number) = "progress-stacks";
        progress_last(count: Number) = "progress-last";
        fact_magistrates() = "fact-magistrates";
        fact_hand() = "fact-hand";
        fact_imperium() = "fact-imperium";
        fact_coins() = "fact-coins";
        fact_bridges() = "fact-bridges";
        fact_buildings() = "fact-buildings";

        both_triangles(one: Text, other: Text) = "both-triangles";
        from_to(from: Text, to: Text) = "from-to";
        guests(player: Text, count: Number) = "guests";
        nobody() = "nobody";
        hit_position(place: Text) = "hit-position";
        hit_edge(way: Text) = "hit-edge";
        hit_tile(civic: Text, place: Text) = "hit-tile";
        hit_magistrate(player: Text, civic: Text, place: Text) = "hit-magistrate";
        hit_site(civic: Text, player: Text, place: Text) = "hit-site";
        hit_fountain(place: Text) = "hit-fountain";
        hit_waiting(place: Text) = "hit-waiting";
        hit_aqueduct(aqueduct: Text, count: Number) = "hit-aqueduct";
        hit_spring(aqueduct: Text) = "hit-spring";
        hit_bridge(place: Text) = "hit-bridge";
        hit_bridge_taken(place: Text, player: Text) = "hit-bridge-taken";
        hit_stack(civic: Text, count: Number) = "hit-stack";
        hit_office(civic: Text, count: Number, guests: Text) = "hit-office";
        hit_treasury(guests: Text) = "hit-treasury";
        hit_hand(player: Text, civic: Text, count: Number) = "hit-hand";
        hit_hand_drawn(player: Text, civic: Text, count: Number, drawn: Number) = "hit-hand-drawn";
        hit_imperium(player: Text, civic: Text, count: Number) = "hit-imperium";
        hit_reserve(player: Text, count: Number) = "hit-reserve";
        hit_coins(player: Text, count: Number) = "hit-coins";
        hit_bridges(player: Text, count: Number) = "hit-bridges";
        hit_bridges_known(player: Text, count: Number, value: Number) = "hit-bridges-known";

        prompt_kind() = "prompt-kind";
        prompt_last_note() = "prompt-last-note";
        prompt_extra() = "prompt-extra";
        prompt_extra_note() = "prompt-extra-note";
        prompt_draw() = "prompt-draw";
        prompt_draw_note() = "prompt-draw-note";
        prompt_expand() = "prompt-expand";
        prompt_pieces_note(count: Number) = "prompt-pieces-note";
        prompt_recall() = "prompt-recall";
        prompt_recall_note() = "prompt-recall-note";
        prompt_tile() = "prompt-tile";
        prompt_tile_note() = "prompt-tile-note";
        prompt_lay(civic: Text) = "prompt-lay";
        prompt_lay_note() = "prompt-lay-note";
        prompt_magistrate() = "prompt-magistrate";
        prompt_magistrate_note(count: Number) = "prompt-magistrate-note";
        prompt_begin(aqueduct: Text) = "prompt-begin";
        prompt_site() = "prompt-site";
        prompt_site_note() = "prompt-site-note";
        prompt_move() = "prompt-move";
        prompt_move_office(civic: Text) = "prompt-move-office";
        prompt_move_treasury() = "prompt-move-treasury";

        choose_pass() = "choose-pass";
        choose_spend(civic: Text) = "choose-spend";
        button_spend() = "button-spend";
        choose_end() = "choose-end";
        choose_take(tiles: Text) = "choose-take";
        button_take(count: Number) = "button-take";
        choose_fetch(civic: Text, place: Text) = "choose-fetch";
        button_fetch() = "button-fetch";
        choose_tile(civic: Text) = "choose-tile";
        choose_lay(civic: Text, place: Text) = "choose-lay";
        button_lay() = "button-lay";
        choose_with() = "choose-with";
        choose_without() = "choose-without";
        choose_piece(way: Text) = "choose-piece";
        button_piece() = "button-piece";
        choose_resolve(place: Text) = "choose-resolve";
        button_resolve() = "button-resolve";
        choose_move_office(civic: Text, place: Text, office: Text) = "choose-move-office";
        button_move_office(office: Text) = "button-move-office";
        choose_move_treasury(civic: Text, place: Text) = "choose-move-treasury";
        button_move_treasury() = "button-move-treasury";
        choose_stay() = "choose-stay";
        note_completes(sites: Text) = "note-completes";
        note_bridge() = "note-bridge";
        note_begins(aqueduct: Text) = "note-begins";
        note_nothing() = "note-nothing";
        note_you_build(civic: Text, points: Number) = "note-you-build";
        note_builds(player: Text, civic: Text, points: Number) = "note-builds";
        note_fountain() = "note-fountain";
        note_piece(aqueduct: Text) = "note-piece";
        note_reaches(aqueduct: Text, civic: Text, player: Text) = "note-reaches";
        note_reaches_fountain(aqueduct: Text) = "note-reaches-fountain";

        log_passed(player: Text) = "log-passed";
        log_spent(player: Text, civic: Text) = "log-spent";
        log_drew(player: Text, tiles: Text) = "log-drew";
        log_recalled(player: Text) = "log-recalled";
        log_laid(player: Text, civic: Text) = "log-laid";
        log_posted(player: Text) = "log-posted";
        log_bridge(player: Text) = "log-bridge";
        log_bridge_known(player: Text, value: Number) = "log-bridge-known";
        log_began(player: Text, aqueduct: Text) = "log-began";
        log_piece(player: Text, aqueduct: Text) = "log-piece";
        log_coin(player: Text) = "log-coin";
        log_built(player: Text, civic: Text, points: Number) = "log-built";
        log_fountain() = "log-fountain";
        log_moved_office(player: Text, civic: Text) = "log-moved-office";
        log_moved_treasury(player: Text) = "log-moved-treasury";
        log_returned(player: Text) = "log-returned";
        log_imperium(player: Text, civic: Text) = "log-imperium";
        log_treasury(player: Text) = "log-treasury";
        log_last(player: Text) = "log-last";
        log_over() = "log-over";

        help_position() = "help-position";
        help_edge() = "help-edge";
        help_tile() = "help-tile";
        help_magistrate() = "help-magistrate";
        help_building(civic: Text, structures: Number, points: Number) = "help-building";
        help_fountain() = "help-fountain";
        help_waiting() = "help-waiting";
        help_aqueduct() = "help-aqueduct";
        help_spring() = "help-spring";
        help_bridge() = "help-bridge";
        help_hill() = "help-hill";
        help_stack() = "help-stack";
        help_office() = "help-office";
        help_treasury() = "help-treasury";
        help_hand() = "help-hand";
        help_imperium() = "help-imperium";
        help_reserve() = "help-reserve";
        help_coins() = "help-coins";
        help_bridges() = "help-bridges";

        no_turn() = "no-turn";
        no_asked() = "no-asked";
        no_pass() = "no-pass";
        no_imperium() = "no-imperium";
        no_stacks() = "no-stacks";
        no_stack() = "no-stack";
        no_pair() = "no-pair";
        no_fit() = "no-fit";
        no_recall() = "no-recall";
        no_recall_here() = "no-recall-here";
        no_hand() = "no-hand";
        no_place() = "no-place";
        no_tile() = "no-tile";
        no_cover() = "no-cover";
        no_beside() = "no-beside";
        no_hill_place() = "no-hill-place";
        no_aqueduct() = "no-aqueduct";
        no_side() = "no-side";
        no_end() = "no-end";
        no_touch() = "no-touch";
        no_pieces() = "no-pieces";
        no_site_magistrate() = "no-site-magistrate";
        no_site() = "no-site";

        verdict_buildings(player: Text) = "verdict-buildings";
        verdict_imperium(player: Text) = "verdict-imperium";
        verdict_shared() = "verdict-shared";
    }
    families {
        civic(Civic) = "civic";
        civic_a(Civic) = "civic" . a;
        aqueduct(Aqueduct) = "aqueduct";
        hill(Hill) = "hill";
        kind(Kind) = "kind";
        kind_note(Kind) = "kind" . note;
    }
}

/// A tile's place by its two triangles.
pub(super) fn place(words: &Words, position: Position) -> String {
    let [one, other] = position.triangles().map(|triangle| triangle.to_string());
    both_triangles(words, &one, &other)
}

/// An edge by its two ends.
pub(super) fn way(words: &Words, edge: Edge) -> String {
    let [from, to] = edge.ends().map(|end| end.to_string());
    from_to(words, &from, &to)
}
