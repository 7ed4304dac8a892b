//! C-8: the first hand card.

use kernel::{Seat, Sink};

use super::{round, unchecked};
use crate::data::Card;
use crate::event::Event;
use crate::memory::Keep;
use crate::state::{City, Phase};

/// Keeps a card and passes the others to the right; after the last one the first round begins.
pub fn keep(city: &mut City, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    let Phase::Draft { cards } = &mut city.phase else {
        unchecked()
    };
    if let Some(place) = cards.iter().position(|other| *other == card) {
        cards.remove(place);
    }
    let passed = cards.len() as u8;
    city.players[seat].hand.add(card);
    city.keeps.push(Keep {
        seat,
        card,
        visit: None,
    });
    sink.emit(Event::Drafted {
        seat,
        card: Some(card),
        passed,
    });
    if passed == 0 {
        round::begin(city, sink);
    }
}
