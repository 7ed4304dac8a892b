//! What can be pointed at, and the choices as such places.

use std::fmt;
use std::str::FromStr;

use kernel::{Illegal as _, Seat};
use scene::{Choice, Glyph, Help, Motion, Offer, ParseHitError, Reader, Speak as _, WhyNot};

use super::words as say;
use crate::{Action, Event, Pebbles, View};

/// A place of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hit {
    /// The pebbles left.
    Pile,
    /// The numbers left.
    Bag,
    /// A player's pebbles.
    Heap(Seat),
    /// A player's number.
    Number(Seat),
}

impl fmt::Display for Hit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hit::Pile => f.write_str("pile:all"),
            Hit::Bag => f.write_str("bag:all"),
            Hit::Heap(seat) => write!(f, "heap:pebbles@{seat}"),
            Hit::Number(seat) => write!(f, "number:card@{seat}"),
        }
    }
}

impl FromStr for Hit {
    type Err = ParseHitError;

    fn from_str(text: &str) -> Result<Hit, ParseHitError> {
        let seat = |seat: &str| seat.parse::<Seat>().map_err(|_| ParseHitError);
        match text.split_once('@') {
            None if text == "pile:all" => Ok(Hit::Pile),
            None if text == "bag:all" => Ok(Hit::Bag),
            Some(("heap:pebbles", number)) => seat(number).map(Hit::Heap),
            Some(("number:card", number)) => seat(number).map(Hit::Number),
            _ => Err(ParseHitError),
        }
    }
}

impl Offer for Pebbles {
    type Hit = Hit;

    fn choice(_: &View, seat: Seat, action: Action, reader: &Reader<'_>) -> Choice<Hit> {
        let words = reader.words;
        let (label, button, glyph) = match action {
            Action::Keep => (say::keep(words), say::keep_button(words), Glyph::Lock),
            Action::Swap => (say::swap(words), say::swap_button(words), Glyph::Rotate),
            Action::Take(count) => (
                say::take(words, count),
                say::take_button(words, count),
                Glyph::Hill,
            ),
        };
        let (path, marks) = match action {
            Action::Keep => (vec![Hit::Number(seat)], vec![]),
            Action::Swap => (vec![Hit::Bag], vec![]),
            Action::Take(_) => (vec![Hit::Pile], vec![Hit::Heap(seat)]),
        };
        Choice {
            label,
            button,
            note: String::new(),
            glyph: Some(glyph),
            path,
            marks,
            answer: None,
            leads: false,
        }
    }

    fn hit_name(view: &View, hit: Hit, reader: &Reader<'_>) -> String {
        let words = reader.words;
        match hit {
            Hit::Pile => say::pebbles_left(words, view.pile),
            Hit::Bag => say::bag(words),
            Hit::Heap(seat) => say::heap(words, reader.name(seat), view.taken[seat]),
            Hit::Number(seat) => match view.number(seat) {
                Some(number) => say::number(words, reader.name(seat), number),
                None => say::number_hidden(words, reader.name(seat)),
            },
        }
    }

    fn help(_: &View, hit: Hit, reader: &Reader<'_>) -> Help {
        let words = reader.words;
        let (text, rules) = match hit {
            Hit::Pile => (say::pile_help(words), vec!["P-3"]),
            Hit::Bag => (say::bag_help(words), vec!["P-1", "P-2"]),
            Hit::Heap(_) => (say::heap_help(words), vec!["P-4"]),
            Hit::Number(_) => (say::number_help(words), vec!["P-1", "P-4"]),
        };
        Help { text, rules }
    }

    fn why_not(
        view: &View,
        seat: Seat,
        _clicked: &[Hit],
        hit: Hit,
        reader: &Reader<'_>,
    ) -> Option<WhyNot> {
        let wanted = match hit {
            Hit::Number(_) => Action::Keep,
            Hit::Bag => Action::Swap,
            Hit::Pile | Hit::Heap(_) => Action::Take(1),
        };
        let illegal = view.check(seat, wanted).err()?;
        Some(WhyNot {
            text: Pebbles::refusal(reader.words, illegal),
            rule: illegal.rule(),
        })
    }

    fn moves(event: &Event) -> Vec<Motion<Hit>> {
        let (from, to) = match *event {
            Event::Chose(..) => return Vec::new(),
            Event::Swapped(seat, ..) => (Hit::Bag, Hit::Number(seat)),
            Event::Took(seat, _) => (Hit::Pile, Hit::Heap(seat)),
        };
        vec![Motion { from, to }]
    }
}
