//! What can be pointed at: spaces, cards, decks, cells.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use scene::words::common;
use scene::{ParseHitError, Reader};

use super::layout::counted;
use super::town::occupied;
use super::words as say;
use crate::data::{Card, Deck, Point};
use crate::grid::Cell;
use crate::state::Space;
use crate::view::{BuiltCard, OfferedView, View};

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
            "space" => name
                .parse()
                .ok()
                .and_then(Space::from_number)
                .map(Hit::Space),
            "offer" => name
                .parse()
                .ok()
                .filter(|number| (1..=4).contains(number))
                .map(Hit::Offer),
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
pub fn offered(view: &View, number: u8) -> Option<&OfferedView> {
    view.offer.get(usize::from(number) - 1)
}

/// The place or piece in words.
pub fn name(view: &View, hit: Hit, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let full = |card: Card| say::card_full(words, card);
    match hit {
        Hit::Space(space) => space_name(view, space, reader),
        Hit::Offer(number) => match offered(view, number) {
            Some(OfferedView {
                card,
                taken_by: Some(seat),
                ..
            }) => say::hit_offer_taken(words, &full(*card), reader.name(*seat)),
            Some(OfferedView { card, deck, .. }) => {
                say::hit_offer(words, &full(*card), deck.as_str())
            }
            None => say::area_offer(words),
        },
        Hit::Deck(deck) => {
            let cards = view.decks.iter().find(|view| view.deck == deck);
            say::hit_deck(
                words,
                deck.as_str(),
                cards.map_or(0, |view| view.cards.len()),
            )
        }
        Hit::Hand(card, _) => {
            let count = super::hand::count(view, reader, card);
            say::hit_hand(words, &full(card), count)
        }
        Hit::Choice(card) => {
            let count = super::choice_area::cards(view)
                .iter()
                .filter(|other| **other == card)
                .count();
            say::hit_choice(words, &full(card), count)
        }
        Hit::Cell(cell, seat) => cell_name(view, cell, seat, reader),
    }
}

fn space_name(view: &View, space: Space, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let number = space.number();
    let gives = view
        .strips
        .first()
        .copied()
        .flatten()
        .map(|strip| strip.point(space.index()));
    let name = match gives {
        Some(Point::Brick) => say::hit_space_brick(words, number),
        Some(Point::Cog) => say::hit_space_cog(words, number),
        None => say::hit_space_unseen(words, number),
    };
    match view.emissaries[space.index()] {
        Some(seat) => say::hit_space_emissary(words, &name, reader.name(seat)),
        None => name,
    }
}

/// The card on a cell; none where there is no such seat.
pub fn built(view: &View, cell: Cell, seat: Seat) -> Option<&BuiltCard> {
    let at_table = view.players.seats().contains(seat);
    let city = if at_table {
        &view.players[seat].city[..]
    } else {
        &[]
    };
    city.iter().find(|built| built.cell == cell)
}

/// Row and column of a cell in words, counted in the city as it is drawn.
pub fn cell_place(view: &View, cell: Cell, seat: Seat, reader: &Reader<'_>) -> String {
    let (row, column) = counted(occupied(view, seat), cell);
    say::cell_place(reader.words, row, column)
}

/// An empty cell by the cards that lie beside it.
fn empty_name(view: &View, cell: Cell, seat: Seat, at: &str, reader: &Reader<'_>) -> String {
    let (words, name) = (reader.words, reader.name(seat));
    let beside = |row: i8, column: i8| Cell::new(cell.row() + row, cell.column() + column);
    let around = [beside(-1, 0), beside(0, -1), beside(0, 1), beside(1, 0)];
    let cards = around.into_iter().flatten();
    let cards = cards.filter_map(|cell| Some(built(view, cell, seat)?.card));
    // Two cards of one kind are told once.
    let cards: BTreeSet<Card> = cards.collect();
    let names: Vec<String> = cards
        .iter()
        .map(|card| say::card_full(words, *card))
        .collect();
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
    let built = built(view, cell, seat);
    let Some(built) = built else {
        return empty_name(view, cell, seat, &at, reader);
    };
    let card = say::card_full(words, built.card);
    let place = say::hit_cell(words, &card, reader.name(seat), &at);
    match (built.bricks, built.points) {
        (0, 0) => place,
        (0, points) => say::hit_cell_points(words, &place, points),
        _ => say::hit_cell_brick(words, &place),
    }
}
