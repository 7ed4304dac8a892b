//! The frame of a round: upkeep and offer (C-10, C-11), placing (C-12), the order of turns
//! (C-13), influence scoring (C-28), the pawn (C-29).

use arrayvec::ArrayVec;
use kernel::{Seat, Sink};

use crate::data::{Deck, influence_cards};
use crate::event::Event;
use crate::state::{City, MOST_TURNS, Offered, Phase, Space};

/// C-10, C-11: the next strip and a new offer; then the emissaries are placed.
pub fn begin(city: &mut City, sink: &mut impl Sink<Event>) {
    city.round += 1;
    city.emissaries = Default::default();
    turn_up_offer(city);
    let offer: ArrayVec<(Deck, _), MOST_TURNS> = city
        .offer
        .iter()
        .map(|offered| (offered.deck, offered.card))
        .collect();
    sink.emit(Event::RoundBegan {
        round: city.round,
        strip: city.strip(),
        offer,
    });
    lay_influence(city, sink);
    city.phase = Phase::Place;
}

/// C-11: one card of each deck; with two players two of each.
fn turn_up_offer(city: &mut City) {
    city.offer.clear();
    let each = city.turns() / city.decks().len();
    for deck in city.decks() {
        for _ in 0..each {
            if let Some(card) = city.stack_mut(*deck).draw() {
                city.offer.push(Offered {
                    deck: *deck,
                    card,
                    taken_by: None,
                });
            }
        }
    }
}

/// C-11: an influence card that is now on top of deck I is laid beside the offer.
fn lay_influence(city: &mut City, sink: &mut impl Sink<Event>) {
    let above = city.stack(Deck::I).drawn();
    for (index, card) in influence_cards(city.players.seats()).iter().enumerate() {
        if card.depth as usize == above {
            city.waiting |= 1 << index;
            sink.emit(Event::InfluenceLaid {
                points: card.points,
            });
        }
    }
}

/// C-12: after the last emissary the one nearest the emperor acts.
pub fn place(city: &mut City, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
    city.emissaries[space.index()] = Some(seat);
    sink.emit(Event::Placed { seat, space });
    if city.placed() == city.turns() {
        next_turn(city, None, sink);
    }
}

/// C-13: the emissary next from the emperor acts; after the last one the round ends.
pub fn next_turn(city: &mut City, after: Option<Space>, sink: &mut impl Sink<Event>) {
    let next = Space::all()
        .filter(|space| after.is_none_or(|after| *space > after))
        .find(|space| city.emissaries[space.index()].is_some());
    match next {
        Some(space) => city.phase = Phase::Take(space),
        None => end(city, sink),
    }
}

/// C-28, C-29; the game ends with the last round.
fn end(city: &mut City, sink: &mut impl Sink<Event>) {
    if city.waiting != 0 {
        score_influence(city, sink);
    }
    if city.round == city.rounds() {
        city.phase = Phase::Over;
        sink.emit(Event::Ended);
        return;
    }
    city.first = city.first.next(city.players.seats());
    sink.emit(Event::PawnPassed { first: city.first });
    begin(city, sink);
}

/// C-28: the one player with strictly most tokens returns them all for all waiting cards.
fn score_influence(city: &mut City, sink: &mut impl Sink<Event>) {
    let points = city.influence_points(city.waiting).sum();
    let (winner, tokens) = influence_leader(city);
    if let Some(winner) = winner {
        let player = &mut city.players[winner];
        player.influence = 0;
        player.won |= city.waiting;
        city.waiting = 0;
    }
    sink.emit(Event::InfluenceScored {
        winner,
        points,
        tokens,
    });
}

/// The one player with strictly most tokens, if there is one, and how many the leaders have.
fn influence_leader(city: &City) -> (Option<Seat>, u16) {
    let tokens = |seat: &Seat| city.players[*seat].influence;
    let seats = city.players.seats();
    let most = seats.iter().map(|seat| tokens(&seat)).max().unwrap_or(0);
    let mut leaders = seats.iter().filter(|seat| tokens(seat) == most);
    let leader = leaders.next();
    (leader.filter(|_| leaders.next().is_none()), most)
}
