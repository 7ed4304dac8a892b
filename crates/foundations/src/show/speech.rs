//! What the table says: the prompt, how far the game is, what a player has.

use kernel::{Seat, Standing};
use scene::words::common;
use scene::{Fact, Glyph, Keys, LogLine, Progress, Prompt, Reader, Source, Speak, Words};

use super::words as say;
use super::{answers, log, names, verdict};
use crate::data::{ERAS, Invocation};
use crate::{Event, Foundations, Phase, TokenToPlace, Trade, View};

impl Speak for Foundations {
    const WORDS: Source = scene::source!("foundations");
    const KEYS: Keys = say::KEYS;

    fn prompt(view: &View, seat: Seat, reader: &Reader<'_>) -> Prompt {
        let words = reader.words;
        let (title, note) = match &view.phase {
            Phase::Draft(_) => (say::prompt_draft(words), say::prompt_draft_note(words)),
            Phase::Roles(_) => (say::prompt_role(words), say::prompt_secret_note(words)),
            Phase::Objectives(_) => (say::prompt_objective(words), say::prompt_secret_note(words)),
            Phase::NewPurpose => (
                say::prompt_objective(words),
                say::prompt_purpose_note(words),
            ),
            Phase::Turn => turn(view, seat, reader),
            Phase::Trade(trade) => {
                let name = reader.name(trade.partner);
                (
                    say::prompt_trade(words, name),
                    say::prompt_trade_note(words),
                )
            }
            Phase::Answer(trade) => answer(view.turn.seat, trade, reader),
            Phase::Foresight => (say::prompt_order(words), say::prompt_order_note(words)),
            Phase::Offer(asked) => offer(asked.card, reader),
            Phase::Consul(TokenToPlace { token, new_lot }) => {
                let note = match new_lot {
                    Some(lot) => say::prompt_place_note(words, &lot.to_string()),
                    None => say::prompt_place_bare(words),
                };
                let token = say::building(words, *token);
                (say::prompt_place(words, &token), note)
            }
            Phase::Over => (common::game_over(words), String::new()),
        };
        let answers = match view.phase {
            Phase::Turn => answers::answers(view, seat, reader),
            _ => Vec::new(),
        };
        Prompt {
            title,
            note,
            answers,
        }
    }

    fn progress(view: &View, reader: &Reader<'_>) -> Progress {
        let words = reader.words;
        let (eras, era) = (ERAS as u32, view.era + 1);
        let of_part = |part, step| Progress::of_part(part, Some((step, eras)));
        let text = match view.last_turns {
            _ if view.phase == Phase::Over => return of_part(common::game_over(words), eras),
            _ if !view.has_begun() => return of_part(say::progress_setup(words), 0),
            0 => say::progress_era(words, era, view.stack().len() + view.market.len()),
            left => say::progress_last(words, era, left),
        };
        Progress {
            text,
            ..of_part(say::progress_part(words, era), u32::from(era))
        }
    }

    fn facts(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Fact> {
        let words = reader.words;
        let own = &view.players[seat];
        let names = [
            say::fact_silver(words),
            say::fact_income(words),
            say::fact_citizens(words),
            say::fact_markers(words),
            say::fact_monuments(words),
        ];
        let counted = counted(view, seat).into_iter().zip(names);
        let mut facts: Vec<Fact> = counted
            .map(|((glyph, value), name)| fact(glyph, name, value))
            .collect();
        if view.options.favor() {
            let tokens = 2 * i32::from(own.favor) + 4 * i32::from(own.flipped);
            facts.push(fact(Glyph::Influence, say::fact_favor(words), tokens));
        }
        if view.options.invocations {
            let held = own.invocations.len() as i32;
            facts.push(fact(Glyph::Flame, say::fact_invocations(words), held));
        }
        facts
    }

    fn line(event: &Event, reader: &Reader<'_>) -> Option<LogLine> {
        log::line(event, reader)
    }

    fn verdict(view: &View, standing: &Standing, reader: &Reader<'_>) -> Option<String> {
        verdict::verdict(view, standing, reader)
    }

    fn rival(words: &Words) -> Option<String> {
        Some(say::consul(words))
    }

    fn option_refusal(words: &Words, word: &str) -> String {
        let clash = word.parse();
        clash.map_or_else(|_| word.to_string(), |clash| say::refused(words, clash))
    }
}

fn turn(view: &View, seat: Seat, reader: &Reader<'_>) -> (String, String) {
    let (words, own) = (reader.words, &view.players[seat]);
    let left = view.turn.actions;
    let title = match (left, view.market.is_empty()) {
        (0, _) => return (say::prompt_end(words), say::prompt_end_note(words)),
        (_, true) => say::prompt_last(words),
        (_, false) => say::prompt_turn(words),
    };
    let mut note = say::prompt_turn_note(words, own.silver, own.free_markers());
    if left > 1 {
        note = format!("{note} {}.", common::actions_left(words, left));
    }
    (title, note)
}

fn answer(active: Seat, trade: &Trade, reader: &Reader<'_>) -> (String, String) {
    let words = reader.words;
    let [give, take] = [&trade.give, &trade.take].map(|side| names::side(words, side));
    let note = say::prompt_answer_note(words, &give, &take);
    (say::prompt_answer(words, reader.name(active)), note)
}

fn offer(card: Invocation, reader: &Reader<'_>) -> (String, String) {
    let words = reader.words;
    let title = say::prompt_offer(words, &say::invocation(words, card));
    (title, say::invocation_text(words, card))
}

/// What is counted of a player everywhere: glyph and number.
pub fn counted(view: &View, seat: Seat) -> Vec<(Glyph, i32)> {
    let own = &view.players[seat];
    let mut facts = vec![
        (Glyph::Coin, own.silver),
        (Glyph::Stall, view.income(seat)),
        (Glyph::Citizen, view.population(seat)),
        (Glyph::Lot, own.free_markers() as i32),
    ];
    if view.options.monuments {
        facts.push((Glyph::Temple, view.free_monument_markers(seat) as i32));
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
