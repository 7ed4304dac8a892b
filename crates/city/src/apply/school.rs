//! C-25: a school or university looks into a deck.

use kernel::{Seat, Sink};

use super::{turn, unchecked};
use crate::data::{Card, Deck};
use crate::event::Event;
use crate::memory::{Keep, Visit};
use crate::state::{City, Phase};

/// Draws from the deck named; if it has fewer cards, all of them.
pub fn draw(city: &mut City, seat: Seat, deck: Deck, sink: &mut impl Sink<Event>) {
    let Phase::SchoolDeck { turn, draws } = city.phase else {
        unchecked()
    };
    let stack = city.stack_mut(deck);
    let from = stack.drawn();
    let drawn = (draws as usize).min(stack.len());
    for _ in 0..drawn {
        stack.draw();
    }
    let (under, slots) = (stack.end(), from..from + drawn);
    let cards = Some(stack.slots(slots).iter().copied().collect());
    city.visits.push(Visit {
        seat,
        deck,
        from: from as u8,
        drawn: drawn as u8,
        under: under as u8,
        returned: 0,
    });
    sink.emit(Event::Drew {
        seat,
        deck,
        count: drawn as u8,
        cards,
    });
    city.phase = Phase::SchoolKeep(turn);
}

/// Keeps one of them in secret.
pub fn keep(city: &mut City, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    let Phase::SchoolKeep(turn) = city.phase else {
        unchecked()
    };
    let visit = city.visits.len() as u8 - 1;
    city.keeps.push(Keep {
        seat,
        card,
        visit: Some(visit),
    });
    city.players[seat].hand.add(card);
    sink.emit(Event::Kept {
        seat,
        card: Some(card),
    });
    city.phase = Phase::SchoolUnder(turn);
    finish_if_done(city, seat, sink);
}

/// Puts the next of the others under all cards of the deck.
pub fn put_under(city: &mut City, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    let Some(visit) = city.visits.last_mut() else {
        unchecked()
    };
    visit.returned += 1;
    let deck = visit.deck;
    city.stack_mut(deck).put_under(card);
    sink.emit(Event::PutUnder {
        seat,
        deck,
        card: Some(card),
    });
    finish_if_done(city, seat, sink);
}

/// The turn goes on when one card is kept and all others are under the deck.
fn finish_if_done(city: &mut City, seat: Seat, sink: &mut impl Sink<Event>) {
    let Phase::SchoolUnder(turn) = city.phase else {
        unchecked()
    };
    if city
        .visits
        .last()
        .is_none_or(|visit| visit.returned + 1 == visit.drawn)
    {
        turn::go_on(city, seat, turn, sink);
    }
}
