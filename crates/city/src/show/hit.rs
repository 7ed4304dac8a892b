//! What can be pointed at: spaces, cards, decks, cells.

use std::fmt;
use std::str::FromStr;

use kernel::{Seat, Set};
use scene::words::common;
use scene::{ParseHitError, Reader};

use super::layout::counted;
use super::words as say;
use crate::data::{Card, Deck, Point};
use crate::grid::{Cell, Cells, border};
use crate::phase::Space;
use crate::position::{Offered, View};
use crate::town::Town;

/// A place or piece of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hit {
    /// A space of the strip.
    Space(Space),
    /// A card of the offer, counted from 1.
    Offer(u8),
    /// A deck.
    Deck(Deck),
    /// A card in a seat's hand; equal ones are one.
    Hand(Card, Seat),
    /// A card that only the viewer is shown: of the draft, or from a school.
    Choice(Card),
    /// A cell of a city.
    Cell(Cell, Seat),
}

impl fmt::Display for Hit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hit::Space(space) => write!(f, "space:{}", space.number()),
            Hit::Offer(number) => write!(f, "offer:{number}"),
            Hit::Deck(deck) => write!(f, "deck:{deck}"),
            Hit::Hand(card, seat) => write!(f, "hand:{card}@{seat}"),
            Hit::Choice(card) => write!(f, "choice:{card}"),
            Hit::Cell(cell, seat) => write!(f, "cell:{cell}@{seat}"),
        }
    }
}

impl FromStr for Hit {
    type Err = ParseHitError;

    fn from_str(text: &str) -> Result<Hit, ParseHitError> {
        let (kind, name) = text.split_once(':').ok_or(ParseHitError)?;
        let hit = match kind {
            "space" => {
                let number = name.parse().ok();
                number.and_then(Space::from_number).map(Hit::Space)
            }
            "offer" => {
                let number = name.parse().ok().filter(|number| (1..=4).contains(number));
                number.map(Hit::Offer)
            }
            "deck" => name.parse().ok().map(Hit::Deck),
            "hand" => owned(name).map(|(card, seat)| Hit::Hand(card, seat)),
            "choice" => name.parse().ok().map(Hit::Choice),
            "cell" => owned(name).map(|(cell, seat)| Hit::Cell(cell, seat)),
            _ => None,
        };
        hit.filter(|hit| hit.to_string() == text)
            .ok_or(ParseHitError)
    }
}

/// `name@seat`.
fn owned<T: FromStr>(text: &str) -> Option<(T, Seat)> {
    let (name, seat) = text.split_once('@')?;
    Some((name.parse().ok()?, seat.parse().ok()?))
}

/// The card of the offer with this number.
pub fn offered(view: &View, number: u8) -> Option<Offered> {
    view.offer.get(usize::from(number) - 1).copied()
}

/// The place or piece in words.
pub fn name(view: &View, hit: Hit, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let full = |card: Card| say::card_full(words, card);
    match hit {
        Hit::Space(space) => space_name(view, space, reader),
        Hit::Offer(number) => match offered(view, number) {
            None => say::area_offer(words),
            Some(Offered {
                deck,
                card,
                taken_by,
            }) => match taken_by {
                Some(seat) => say::hit_offer_taken(words, &full(card), reader.name(seat)),
                None => say::hit_offer(words, &full(card), deck.as_str()),
            },
        },
        Hit::Deck(deck) => say::hit_deck(words, deck.as_str(), view.stack(deck).len()),
        Hit::Hand(card, _) => {
            let count = super::hand::cards(view, reader).count(card);
            say::hit_hand(words, &full(card), count)
        }
        Hit::Choice(card) => say::hit_choice(words, &full(card), view.choice().count(card)),
        Hit::Cell(cell, seat) => cell_name(view, cell, seat, reader),
    }
}

fn space_name(view: &View, space: Space, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let number = space.number();
    let name = match view.strip().map(|strip| strip.point(space.index())) {
        Some(Point::Brick) => say::hit_space_brick(words, number),
        Some(Point::Cog) => say::hit_space_cog(words, number),
        None => say::hit_space_unseen(words, number),
    };
    match view.emissaries[space.index()] {
        Some(seat) => say::hit_space_emissary(words, &name, reader.name(seat)),
        None => name,
    }
}

/// A seat's city; an empty one where there is no such seat.
fn town(view: &View, seat: Seat) -> &Town {
    let at_table = view.players.seats().contains(seat);
    if at_table {
        &view.players[seat].town
    } else {
        &Town::EMPTY
    }
}

/// The card on a cell; none where there is no such seat.
pub fn built(view: &View, cell: Cell, seat: Seat) -> Option<Card> {
    town(view, seat).card(cell)
}

/// Row and column of a cell in words, counted in the city as it is drawn.
pub fn cell_place(view: &View, cell: Cell, seat: Seat, reader: &Reader<'_>) -> String {
    let (row, column) = counted(town(view, seat).occupied(), cell);
    say::cell_place(reader.words, row, column)
}

/// An empty cell by the cards that lie beside it. Two cards of one kind are told once.
fn empty_name(view: &View, cell: Cell, seat: Seat, at: &str, reader: &Reader<'_>) -> String {
    let (words, name) = (reader.words, reader.name(seat));
    let around = border(Cells::one(cell)).iter();
    let cards: Set<Card, u32> = around.filter_map(|cell| built(view, cell, seat)).collect();
    let names = cards.iter().map(|card| say::card_full(words, card));
    let names: Vec<String> = names.collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    if names.is_empty() {
        say::hit_cell_empty(words, name, at)
    } else {
        say::hit_cell_beside(words, &common::list(words, &names), name, at)
    }
}

fn cell_name(view: &View, cell: Cell, seat: Seat, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let at = cell_place(view, cell, seat, reader);
    let town = town(view, seat);
    let Some(card) = town.card(cell) else {
        return empty_name(view, cell, seat, &at, reader);
    };
    let place = say::hit_cell(words, &say::card_full(words, card), reader.name(seat), &at);
    match (town.bricks().contains(cell), town.points(cell)) {
        (true, _) => say::hit_cell_brick(words, &place),
        (false, 0) => place,
        (false, points) => say::hit_cell_points(words, &place, points),
    }
}
