//! The suite that every implementation of [`Store`](crate::Store) must pass unchanged. Give
//! [`store_suite!`](crate::store_suite) an async function that makes an empty store:
//!
//! ```text
//! async fn empty() -> (Arc<MyStore>, impl Drop) { … }
//! store::store_suite!(empty);
//! ```

// A check that cannot go on has failed.
#![allow(clippy::unwrap_used)]
// The name of each check says what holds.
#![allow(missing_docs)]

pub mod appends;
pub mod deals;
pub mod fixture;
pub mod growth;
pub mod lists;
pub mod operator;
pub mod players;
pub mod records;
pub mod rights;
pub mod seats;
pub mod sessions;
pub mod tables;

/// Makes a tokio test of every check in the suite. The function given returns an empty store in
/// an `Arc`, and something to keep while the test runs.
#[macro_export]
macro_rules! store_suite {
    ($empty:ident) => {
        $crate::store_suite! { $empty;
            players:
                a_player_is_found_by_id_and_by_secret,
                a_player_changes_names,
                a_recovery_link_works_once_and_leaves_another,
                a_renewed_recovery_link_makes_the_old_one_invalid,
                a_token_belongs_to_one_player;
            sessions:
                sessions_are_listed_the_last_seen_first,
                one_session_ends_or_all_others_do,
                sessions_that_nobody_uses_end;
            tables:
                a_table_comes_back_as_it_was_made,
                an_empty_table_waits,
                a_table_may_begin_at_once,
                a_table_that_cannot_begin_so_is_not_made,
                an_unknown_table_is_refused,
                a_table_needs_a_known_owner,
                a_newcomer_is_kept_with_the_first_table_or_not_at_all,
                options_are_single_lines,
                a_closed_table_stays_and_takes_nothing,
                a_finished_table_is_not_closed;
            seats:
                an_open_seat_is_taken_once,
                of_many_who_sit_down_one_wins,
                a_seat_must_exist_and_a_player_be_known,
                a_player_leaves_a_waiting_table,
                a_player_may_sit_on_several_seats,
                a_link_seats_one_player,
                a_renewed_link_makes_the_old_one_invalid,
                a_token_links_one_seat,
                the_owner_helps_a_player_who_lost_a_browser,
                taking_a_seat_makes_its_link_invalid,
                a_link_to_a_closed_table_leads_nowhere,
                seats_change_hands_in_a_running_game;
            rights:
                a_seat_is_its_players,
                a_player_sits_somewhere,
                an_owner_made_the_table,
                a_link_is_known,
                an_open_seat_can_be_found,
                a_right_is_lost_with_the_seat,
                a_right_counts_before_the_entries,
                reasons_have_an_order;
            appends:
                entries_come_back_in_order,
                an_entry_says_who_made_it_and_by_which_submission,
                an_append_has_entries_and_an_action_a_seat,
                what_is_acknowledged_is_seen_at_once,
                a_stale_append_learns_the_sequence,
                of_many_writers_of_one_entry_exactly_one_wins,
                one_refusal_does_not_spoil_the_others,
                an_append_is_all_or_none,
                a_game_starts_when_no_seat_is_open,
                a_game_starts_with_its_last_player,
                a_game_starts_runs_and_finishes,
                a_game_may_end_with_any_append,
                a_repeated_last_move_is_stale;
            lists:
                my_tables_are_those_i_sit_at_or_made,
                tables_to_join_are_open_and_have_an_open_seat,
                tables_to_watch_are_open_and_running,
                bots_to_act_are_found_after_a_restart,
                finished_games_are_open_or_my_own,
                pages_follow_each_other_without_gap_or_repeat,
                a_cursor_travels_as_text,
                counts_count;
            records:
                a_finished_table_makes_a_record,
                what_is_played_is_what_is_in_force,
                a_running_table_keeps_its_seed,
                the_log_can_be_read,
                a_record_is_imported_as_a_finished_table,
                an_unfinished_record_is_not_imported;
            deals:
                a_share_goes_with_who_sits_there_until_the_start,
                a_share_is_added_while_the_table_waits,
                an_id_names_one_table,
                a_shared_deal_is_told_by_the_record,
                a_record_of_a_shared_deal_is_imported_as_it_is,
                a_game_that_goes_on_stays_marked;
            growth:
                equal_records_are_kept_once,
                a_player_holds_so_much_and_no_more,
                an_idle_table_is_warned_before_it_is_closed,
                whoever_has_time_for_a_turn_has_it,
                only_what_was_never_played_is_forgotten,
                many_idle_tables_are_found_page_by_page,
                a_probe_leaves_nothing_behind;
            operator:
                an_operator_closes_what_waits_or_runs,
                a_banned_player_is_told_and_comes_back_by_no_link,
                a_banned_player_leaves_the_tables,
                a_forgotten_player_leaves_moves_and_nothing_else,
                everything_is_noted_in_order,
                operators_find_players_and_tables;
        }
    };
    ($empty:ident; $( $chapter:ident: $( $check:ident ),+; )+) => {
        $( mod $chapter { $(
            #[tokio::test]
            async fn $check() {
                let (store, _kept) = super::$empty().await;
                $crate::suite::$chapter::$check(store).await;
            }
        )+ } )+
    };
}
