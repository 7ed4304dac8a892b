//! The game in words.

use kernel::{Seat, Standing};
use scene::{Fact, Glyph, Keys, LogLine, Progress, Prompt, Reader, Source, Speak, Words};

use super::words as say;
use crate::{Event, Pebbles, Phase, View};

impl Speak for Pebbles {
    const WORDS: Source = scene::source!("pebbles");
    const KEYS: Keys = say::KEYS;

    fn prompt(view: &View, seat: Seat, reader: &Reader<'_>) -> Prompt {
        let words = reader.words;
        match (view.phase, view.number(seat)) {
            (Phase::Choose { .. }, Some(number)) => Prompt {
                title: say::ask_choose(words, number),
                note: say::ask_choose_note(words),
                answers: Vec::new(),
            },
            _ => Prompt {
                title: say::ask_take(words),
                note: say::pebbles_left(words, view.pile),
                answers: Vec::new(),
            },
        }
    }

    fn line(event: &Event, reader: &Reader<'_>) -> Option<LogLine> {
        let words = reader.words;
        let (seat, text) = match *event {
            Event::Chose(seat, _) => (seat, say::log_chose(words, reader.name(seat))),
            Event::Swapped(seat, gave, None) => {
                (seat, say::log_swapped(words, reader.name(seat), gave))
            }
            Event::Swapped(seat, gave, Some(got)) => {
                (seat, say::log_got(words, reader.name(seat), gave, got))
            }
            Event::Took(seat, count) => (seat, say::log_took(words, reader.name(seat), count)),
        };
        let seat = Some(seat);
        Some(LogLine::new(seat, text))
    }

    fn progress(view: &View, reader: &Reader<'_>) -> Progress {
        let text = match view.phase {
            Phase::Choose { .. } => say::choosing(reader.words),
            Phase::Take { .. } => say::pebbles_left(reader.words, view.pile),
            Phase::Over => say::over(reader.words),
        };
        Progress::of_part(text, None)
    }

    fn facts(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Fact> {
        vec![Fact {
            glyph: Glyph::Hill,
            name: say::pebbles(reader.words),
            value: view.taken[seat].to_string(),
        }]
    }

    fn verdict(_: &View, standing: &Standing, reader: &Reader<'_>) -> Option<String> {
        let Standing::Places(places) = standing else {
            return None;
        };
        let winners = places.iter().filter(|(_, place)| **place == 1);
        (winners.count() > 1).then(|| say::verdict_shared(reader.words))
    }

    fn rival(words: &Words) -> Option<String> {
        Some(say::rival(words))
    }
}
