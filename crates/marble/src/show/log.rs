//! Events as sentences of the log, and the pieces they move.

use kernel::Seat;
use scene::{Motion, Reader};

use super::hit::Hit;
use super::words as say;
use super::{color_name, list};
use crate::data::{COLORS, Color};
use crate::event::Event;
use crate::position::Space;

/// The seat the sentence is about.
pub fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Passed { seat }
        | Event::Spent { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Recalled { seat, .. }
        | Event::Laid { seat, .. }
        | Event::Posted { seat, .. }
        | Event::Bridge { seat, .. }
        | Event::Began { seat, .. }
        | Event::Piece { seat, .. }
        | Event::Coin { seat, .. }
        | Event::Built { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Returned { seat, .. }
        | Event::LastActions { trigger: seat } => Some(*seat),
        Event::Fountain { .. } | Event::Over => None,
    }
}

/// The event in words.
pub fn sentence(event: &Event, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let name = actor(event).map_or("", |seat| reader.name(seat));
    let type_of = |color: Color| color_name(words, color);
    let line = |aqueduct| say::aqueduct(words, aqueduct);
    match *event {
        Event::Passed { .. } => say::log_passed(words, name),
        Event::Spent { color, .. } => say::log_spent(words, name, &type_of(color)),
        Event::Drew { tiles, .. } => {
            let drawn = list(words, tiles.colors().into_iter().map(type_of));
            say::log_drew(words, name, &drawn)
        }
        Event::Recalled { .. } => say::log_recalled(words, name),
        Event::Laid { color, .. } => say::log_laid(words, name, &type_of(color)),
        Event::Posted { .. } => say::log_posted(words, name),
        Event::Bridge {
            value: Some(value), ..
        } => say::log_bridge_known(words, name, value),
        Event::Bridge { .. } => say::log_bridge(words, name),
        Event::Began { aqueduct, .. } => say::log_began(words, name, &line(aqueduct)),
        Event::Piece { aqueduct, .. } => say::log_piece(words, name, &line(aqueduct)),
        Event::Coin { .. } => say::log_coin(words, name),
        Event::Built { civic, .. } => {
            let points = COLORS[civic.index()].points;
            say::log_built(words, name, &say::civic_a(words, civic), points)
        }
        Event::Fountain { .. } => say::log_fountain(words),
        Event::Moved { to, .. } => match to {
            Space::Imperium(color) => say::log_moved_office(words, name, &type_of(color)),
            Space::Treasury => say::log_moved_treasury(words, name),
        },
        Event::Returned { from, gained, .. } => match (from, gained) {
            (_, false) => say::log_returned(words, name),
            (Space::Imperium(color), true) => say::log_imperium(words, name, &type_of(color)),
            (Space::Treasury, true) => say::log_treasury(words, name),
        },
        Event::LastActions { .. } => say::log_last(words, name),
        Event::Over => say::log_over(words),
    }
}

/// The pieces an event moves.
pub fn moves(event: &Event) -> Vec<Motion<Hit>> {
    let motion = |from, to| vec![Motion { from, to }];
    match *event {
        Event::Spent { seat, color } => motion(Hit::Imperium(color, seat), Hit::Office(color)),
        Event::Drew { seat, tiles } => {
            let drawn = tiles.colors().into_iter();
            drawn
                .flat_map(|color| motion(Hit::Stack(color), Hit::Hand(color, seat)))
                .collect()
        }
        Event::Recalled { seat, position } => motion(Hit::Magistrate(position), Hit::Reserve(seat)),
        Event::Laid {
            seat,
            color,
            position,
        } => motion(Hit::Hand(color, seat), Hit::Tile(position)),
        Event::Posted { seat, position } => motion(Hit::Reserve(seat), Hit::Magistrate(position)),
        Event::Bridge { seat, place, .. } => motion(Hit::Bridge(place), Hit::Bridges(seat)),
        Event::Piece { aqueduct, .. } => motion(Hit::Spring(aqueduct), Hit::Aqueduct(aqueduct)),
        Event::Coin { seat, fountain } => motion(Hit::Site(fountain), Hit::Coins(seat)),
        Event::Moved { position, to, .. } => motion(Hit::Magistrate(position), to.into()),
        Event::Returned { seat, from, gained } => {
            let mut motions = motion(from.into(), Hit::Reserve(seat));
            if gained {
                let to = match from {
                    Space::Imperium(color) => Hit::Imperium(color, seat),
                    Space::Treasury => Hit::Coins(seat),
                };
                motions.extend(motion(from.into(), to));
            }
            motions
        }
        Event::Passed { .. }
        | Event::Began { .. }
        | Event::Built { .. }
        | Event::Fountain { .. }
        | Event::LastActions { .. }
        | Event::Over => Vec::new(),
    }
}
