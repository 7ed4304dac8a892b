//! What the table says: the prompt, the log, how far the game is, what a player has.

use kernel::{Seat, Standing};
use scene::words::common;
use scene::{Fact, Glyph, Keys, LogLine, Progress, Prompt, Reader, Source, Speak};

use super::words as say;
use super::{color_name, log, verdict};
use crate::data::EMPTY_STACKS;
use crate::event::Event;
use crate::position::{Marble, Phase, Space, Stage, View};

impl Speak for Marble {
    const WORDS: Source = scene::source!("marble");
    const KEYS: Keys = say::KEYS;

    fn prompt(view: &View, seat: Seat, reader: &Reader<'_>) -> Prompt {
        let (title, note) = asked(view, seat, reader);
        Prompt {
            title,
            note,
            answers: Vec::new(),
        }
    }

    fn line(event: &Event, reader: &Reader<'_>) -> Option<LogLine> {
        let text = log::sentence(event, reader);
        Some(LogLine::new(log::actor(event), text))
    }

    /// How near the end is: three empty stacks, then one action each (M-35).
    fn progress(view: &View, reader: &Reader<'_>) -> Progress {
        let words = reader.words;
        let text = match (view.phase, view.stage) {
            (Phase::Over, _) => common::game_over(words),
            (_, Stage::Last { left }) => say::progress_last(words, left),
            (_, Stage::Turn { .. }) => {
                say::progress_stacks(words, view.empty_stacks(), EMPTY_STACKS)
            }
        };
        Progress::of_part(text, None)
    }

    fn facts(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Fact> {
        let (words, player) = (reader.words, &view.players[seat]);
        let fact = |(glyph, name, value): (Glyph, String, usize)| Fact {
            glyph,
            name,
            value: value.to_string(),
        };
        let facts = [
            (
                Glyph::Magistrate,
                say::fact_magistrates(words),
                player.magistrates.into(),
            ),
            (Glyph::Hand, say::fact_hand(words), player.tiles()),
            (
                Glyph::Imperium,
                say::fact_imperium(words),
                player.imperium.total(),
            ),
            (Glyph::Coin, say::fact_coins(words), player.coins.into()),
            (
                Glyph::Bridge,
                say::fact_bridges(words),
                view.bridges_of(seat).count(),
            ),
            (
                Glyph::Forum,
                say::fact_buildings(words),
                player.buildings.len(),
            ),
        ];
        facts.map(fact).into()
    }

    fn verdict(view: &View, standing: &Standing, reader: &Reader<'_>) -> Option<String> {
        verdict::verdict(view, standing, reader)
    }
}

/// What the seat is asked now, and what else to know.
fn asked(view: &View, seat: Seat, reader: &Reader<'_>) -> (String, String) {
    let words = reader.words;
    match view.phase {
        Phase::Kind => (say::prompt_kind(words), actions(view, reader)),
        Phase::Extra => (say::prompt_extra(words), say::prompt_extra_note(words)),
        Phase::Draw => (say::prompt_draw(words), say::prompt_draw_note(words)),
        Phase::Expand { left } => (
            say::prompt_expand(words),
            say::prompt_pieces_note(words, left),
        ),
        Phase::Recall => (say::prompt_recall(words), say::prompt_recall_note(words)),
        Phase::Color => (say::prompt_tile(words), say::prompt_tile_note(words)),
        Phase::Position { color } => {
            let civic = color_name(words, color);
            (say::prompt_lay(words, &civic), say::prompt_lay_note(words))
        }
        Phase::Magistrate { .. } => {
            let held = view.players[seat].magistrates;
            let note = say::prompt_magistrate_note(words, held);
            (say::prompt_magistrate(words), note)
        }
        Phase::Begin { aqueduct, left, .. } => (
            say::prompt_begin(words, &say::aqueduct(words, aqueduct)),
            say::prompt_pieces_note(words, left),
        ),
        Phase::Site { .. } => (say::prompt_site(words), say::prompt_site_note(words)),
        Phase::Leave(leaving) => {
            let note = match leaving.to {
                Space::Imperium(color) => say::prompt_move_office(words, &color_name(words, color)),
                Space::Treasury => say::prompt_move_treasury(words),
            };
            (say::prompt_move(words), note)
        }
        Phase::Over => (common::game_over(words), String::new()),
    }
}

/// "1 action left", or that it is the last one.
fn actions(view: &View, reader: &Reader<'_>) -> String {
    match view.stage {
        Stage::Last { .. } => say::prompt_last_note(reader.words),
        Stage::Turn { left } => common::actions_left(reader.words, left),
    }
}
