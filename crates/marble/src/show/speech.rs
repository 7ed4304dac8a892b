//! What the table says: the prompt, how far the game is, what a player has, and why not.

use kernel::Seat;
use scene::{Fact, Glyph, Progress, Prompt, Reader, words::common};

use super::hit;
use super::words as say;
use crate::data::LAST_STACKS;
use crate::illegal::Illegal;
use crate::state::Space;
use crate::view::{ChoiceView, View};

/// What the seat is asked now.
pub fn prompt(view: &View, seat: Seat, reader: &Reader<'_>) -> Prompt {
    let words = reader.words;
    let (title, note) = match &view.asked.choice {
        ChoiceView::Kind => (say::prompt_kind(words), actions(view, reader)),
        ChoiceView::Extra => (say::prompt_extra(words), say::prompt_extra_note(words)),
        ChoiceView::Draw => (say::prompt_draw(words), say::prompt_draw_note(words)),
        ChoiceView::Expand { left } => (
            say::prompt_expand(words),
            say::prompt_pieces_note(words, *left),
        ),
        ChoiceView::Recall => (say::prompt_recall(words), say::prompt_recall_note(words)),
        ChoiceView::Color => (say::prompt_tile(words), say::prompt_tile_note(words)),
        ChoiceView::Position { color } => {
            let civic = say::civic(words, color.civic());
            (say::prompt_lay(words, &civic), say::prompt_lay_note(words))
        }
        ChoiceView::Magistrate { .. } => {
            let held = view.players[seat].magistrates;
            let note = say::prompt_magistrate_note(words, held);
            (say::prompt_magistrate(words), note)
        }
        ChoiceView::Begin { aqueduct, left, .. } => (
            say::prompt_begin(words, &say::aqueduct(words, *aqueduct)),
            say::prompt_pieces_note(words, *left),
        ),
        ChoiceView::Site { .. } => (say::prompt_site(words), say::prompt_site_note(words)),
        ChoiceView::Move { to, .. } => {
            let note = match to {
                Space::Imperium(color) => {
                    say::prompt_move_office(words, &say::civic(words, color.civic()))
                }
                Space::Treasury => say::prompt_move_treasury(words),
            };
            (say::prompt_move(words), note)
        }
        ChoiceView::Nothing => (common::game_over(words), String::new()),
    };
    Prompt { title, note }
}

/// "1 action left", or that it is the last one.
fn actions(view: &View, reader: &Reader<'_>) -> String {
    match view.turn.last_actions_left {
        Some(_) => say::prompt_last_note(reader.words),
        None => common::actions_left(reader.words, view.turn.actions_left),
    }
}

/// How near the end is: three empty stacks, then one action each (M-35).
pub fn progress(view: &View, reader: &Reader<'_>) -> Progress {
    let words = reader.words;
    let empty = view.stacks.iter().filter(|(_, left)| **left == 0).count();
    let wanted = view.stacks.0.len() - LAST_STACKS;
    let text = match (&view.asked.choice, view.turn.last_actions_left) {
        (ChoiceView::Nothing, _) => common::game_over(words),
        (_, Some(left)) => say::progress_last(words, left),
        (_, None) => say::progress_stacks(words, empty, wanted),
    };
    Progress { text, step: None }
}

/// What is open of a player.
pub fn facts(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Fact> {
    let (words, player) = (reader.words, &view.players[seat]);
    let built = view.sites.iter().filter(|site| site.owner == Some(seat));
    let fact = |glyph, name, value: usize| Fact {
        glyph,
        name,
        value: value.to_string(),
    };
    let many = usize::from;
    let held = player.hand.total() + player.drawn.total();
    vec![
        fact(
            Glyph::Magistrate,
            say::fact_magistrates(words),
            many(player.magistrates),
        ),
        fact(Glyph::Hand, say::fact_hand(words), many(held)),
        fact(
            Glyph::Imperium,
            say::fact_imperium(words),
            many(player.imperium.total()),
        ),
        fact(Glyph::Coin, say::fact_coins(words), many(player.coins)),
        fact(
            Glyph::Bridge,
            say::fact_bridges(words),
            hit::bridges(view, seat).0,
        ),
        fact(Glyph::Forum, say::fact_buildings(words), built.count()),
    ]
}

/// Why an action may not be, and what helps.
pub fn refusal(illegal: Illegal, reader: &Reader<'_>) -> String {
    let words = reader.words;
    match illegal {
        Illegal::NotYourDecision => say::no_turn(words),
        Illegal::NotAsked => say::no_asked(words),
        Illegal::MustAct => say::no_pass(words),
        Illegal::NoImperium => say::no_imperium(words),
        Illegal::NothingToDraw => say::no_stacks(words),
        Illegal::StackEmpty => say::no_stack(words),
        Illegal::OtherTilesLeft => say::no_pair(words),
        Illegal::NoPieceFits => say::no_fit(words),
        Illegal::NoneToRecall => say::no_recall(words),
        Illegal::NotRecallable => say::no_recall_here(words),
        Illegal::EmptyHand => say::no_hand(words),
        Illegal::NoPlace => say::no_place(words),
        Illegal::NotInHand => say::no_tile(words),
        Illegal::Covered => say::no_cover(words),
        Illegal::NotBeside => say::no_beside(words),
        Illegal::HillPlaceClosed => say::no_hill_place(words),
        Illegal::OtherAqueduct => say::no_aqueduct(words),
        Illegal::NoTileSide => say::no_side(words),
        Illegal::NotAtEnd => say::no_end(words),
        Illegal::Touches => say::no_touch(words),
        Illegal::Finished => say::no_pieces(words),
        Illegal::NotAtSite => say::no_site_magistrate(words),
        Illegal::NotWaiting => say::no_site(words),
    }
}
