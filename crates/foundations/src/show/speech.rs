//! What the table says: the prompt, how far the game is, what a player has.

use kernel::Seat;
use scene::words::common;
use scene::{Fact, Glyph, Progress, Prompt, Reader};

use super::known;
use super::names;
use super::trade_area;
use super::words as say;
use crate::data::{ERAS, Invocation};
use crate::view::{PhaseView, View};

/// What the seat is asked now.
pub fn prompt(view: &View, seat: Seat, reader: &Reader<'_>) -> Prompt {
    let words = reader.words;
    let (title, note) = match &view.phase {
        PhaseView::Draft { .. } => (say::prompt_draft(words), say::prompt_draft_note(words)),
        PhaseView::Roles { .. } => (say::prompt_role(words), say::prompt_secret_note(words)),
        PhaseView::Objectives { .. } => {
            (say::prompt_objective(words), say::prompt_secret_note(words))
        }
        PhaseView::NewPurpose { .. } => (
            say::prompt_objective(words),
            say::prompt_purpose_note(words),
        ),
        PhaseView::Turn => turn(view, seat, reader),
        PhaseView::Trade { partner, .. } => {
            let name = reader.name(*partner);
            (
                say::prompt_trade(words, name),
                say::prompt_trade_note(words),
            )
        }
        PhaseView::Answer { .. } => answer(view, reader),
        PhaseView::Foresight { .. } => (say::prompt_order(words), say::prompt_order_note(words)),
        PhaseView::Offer { invocation, .. } => offer(*invocation, reader),
        PhaseView::Consul { token, new_lot } => {
            let note = match new_lot {
                Some(lot) => say::prompt_place_note(words, &lot.to_string()),
                None => say::prompt_place_bare(words),
            };
            let token = say::building(words, *token);
            (say::prompt_place(words, &token), note)
        }
        PhaseView::Over => (common::game_over(words), String::new()),
    };
    Prompt { title, note }
}

fn turn(view: &View, seat: Seat, reader: &Reader<'_>) -> (String, String) {
    let (words, own) = (reader.words, known::player(view, seat));
    let left = view.turn.as_ref().map_or(0, |turn| turn.actions_left);
    let title = match (left, view.market.is_empty()) {
        (0, _) => return (say::prompt_end(words), say::prompt_end_note(words)),
        (_, true) => say::prompt_last(words),
        (_, false) => say::prompt_turn(words),
    };
    let mut note = say::prompt_turn_note(words, own.silver, own.free_lot_markers);
    if left > 1 {
        note = format!("{note} {}.", common::actions_left(words, left));
    }
    (title, note)
}

fn answer(view: &View, reader: &Reader<'_>) -> (String, String) {
    let words = reader.words;
    let Some([(active, give), (_, take)]) = trade_area::sides(view) else {
        return (common::your_turn(words), String::new());
    };
    let note = say::prompt_answer_note(words, &names::side(words, give), &names::side(words, take));
    (say::prompt_answer(words, reader.name(active)), note)
}

fn offer(card: Invocation, reader: &Reader<'_>) -> (String, String) {
    let words = reader.words;
    let title = say::prompt_offer(words, &say::invocation(words, card));
    (title, say::invocation_text(words, card))
}

/// "Era 2 of 3".
pub fn progress(view: &View, reader: &Reader<'_>) -> Progress {
    let words = reader.words;
    let eras = ERAS as u32;
    let (text, step) = match (&view.phase, view.era, view.last_turns) {
        (PhaseView::Over, _, _) => (common::game_over(words), eras),
        (_, None, _) => (say::progress_setup(words), 0),
        (_, Some(era), Some(left)) => (say::progress_last(words, era, left), u32::from(era)),
        (_, Some(era), None) => {
            let stack = view.stacks[usize::from(era) - 1].len();
            let left = stack + view.market.len();
            (say::progress_era(words, era, left), u32::from(era))
        }
    };
    Progress {
        text,
        step: Some((step, eras)),
    }
}

/// What is counted of a player everywhere: glyph and number.
pub fn counted(view: &View, seat: Seat) -> Vec<(Glyph, i32)> {
    let own = known::player(view, seat);
    let mut facts = vec![
        (Glyph::Coin, own.silver),
        (Glyph::Stall, own.income),
        (Glyph::Citizen, own.population),
        (Glyph::Lot, own.free_lot_markers as i32),
    ];
    facts.extend(
        own.free_monument_markers
            .map(|free| (Glyph::Temple, free as i32)),
    );
    facts
}

/// What is open of a player.
pub fn facts(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Fact> {
    let words = reader.words;
    let own = known::player(view, seat);
    let mut names = vec![
        say::fact_silver(words),
        say::fact_income(words),
        say::fact_citizens(words),
        say::fact_markers(words),
    ];
    names.extend(
        own.free_monument_markers
            .map(|_| say::fact_monuments(words)),
    );
    let counted = counted(view, seat).into_iter().zip(names);
    let mut facts: Vec<Fact> = counted
        .map(|((glyph, value), name)| fact(glyph, name, value))
        .collect();
    let modules = known::Modules::of(view);
    if modules.favor {
        let tokens = 2 * i32::from(own.favor) + 4 * i32::from(own.flipped);
        facts.push(fact(Glyph::Influence, say::fact_favor(words), tokens));
    }
    if modules.invocations {
        let held = own.invocations.len() as i32;
        facts.push(fact(Glyph::Flame, say::fact_invocations(words), held));
    }
    facts
}

fn fact(glyph: Glyph, name: String, value: i32) -> Fact {
    Fact {
        glyph,
        name,
        value: value.to_string(),
    }
}
