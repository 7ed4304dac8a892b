//! A turn: the compulsory card (C-14), and when it ends (C-15).

use kernel::{Seat, Sink};

use super::{round, unchecked};
use crate::data::Card;
use crate::event::Event;
use crate::state::{City, Phase, Turn};

/// C-14: takes a card of the offer into the hand, seen by all (C-27).
pub fn take(city: &mut City, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    let Phase::Take(space) = city.phase else {
        unchecked()
    };
    let wanted = (1..)
        .zip(&mut city.offer)
        .find(|(_, offered)| offered.is_free(card));
    let Some((slot, offered)) = wanted else {
        unchecked()
    };
    offered.taken_by = Some(seat);
    let deck = offered.deck;
    sink.emit(Event::Took {
        seat,
        card,
        deck,
        slot,
    });
    let player = &mut city.players[seat];
    player.hand.add(card);
    player.seen.add(card);
    city.phase = Phase::Act(Turn {
        space,
        build: true,
        produce: true,
    });
}

/// C-15: the turn goes on with what is still open, and ends when nothing is.
pub fn go_on(city: &mut City, seat: Seat, turn: Turn, sink: &mut impl Sink<Event>) {
    city.phase = Phase::Act(turn);
    if !turn.build && !turn.produce {
        end(city, seat, sink);
    }
}

/// C-15: the player ends the turn.
pub fn end(city: &mut City, seat: Seat, sink: &mut impl Sink<Event>) {
    let Phase::Act(turn) = city.phase else {
        unchecked()
    };
    sink.emit(Event::TurnEnded { seat });
    round::next_turn(city, Some(turn.space), sink);
}
