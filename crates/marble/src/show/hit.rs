//! What can be pointed at: places and pieces of the map, stacks and spaces, and what players have.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use scene::{ParseHitError, Reader, Shape, Target};

use super::words as say;
use super::{color_name, place};
use crate::data::{Aqueduct, BOARD, Color, Hill};
use crate::grid::{Edge, TilePosition, Triangle, Vertex};
use crate::position::{Space, View};
use crate::sites::Built;

/// A place or piece of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hit {
    /// A place where a tile can be laid now.
    Position(TilePosition),
    /// Free ground where no tile can be laid now.
    Ground(Triangle),
    /// A place where a piece of an aqueduct can be laid now.
    Edge(Edge),
    /// A tile on the map.
    Tile(TilePosition),
    /// The magistrate on a tile.
    Magistrate(TilePosition),
    /// A building, a fountain, or a site that waits to be resolved.
    Site(Vertex),
    /// The open end of an aqueduct.
    Aqueduct(Aqueduct),
    /// Where an aqueduct begins.
    Spring(Aqueduct),
    /// A bridge place.
    Bridge(Triangle),
    /// A drawn hill.
    Hill(Hill),
    /// A stack of district tiles.
    Stack(Color),
    /// An imperium space, with the stack of its imperium tiles.
    Office(Color),
    /// The treasury.
    Treasury,
    /// District tiles of a player.
    Hand(Color, Seat),
    /// Imperium tiles of a player.
    Imperium(Color, Seat),
    /// A player's magistrates in the hand.
    Reserve(Seat),
    /// A player's coins.
    Coins(Seat),
    /// A player's bridge tiles.
    Bridges(Seat),
}

impl From<Space> for Hit {
    fn from(space: Space) -> Hit {
        match space {
            Space::Imperium(color) => Hit::Office(color),
            Space::Treasury => Hit::Treasury,
        }
    }
}

impl fmt::Display for Hit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hit::Position(position) => write!(f, "pos:{position}"),
            Hit::Ground(triangle) => write!(f, "ground:{triangle}"),
            Hit::Edge(edge) => write!(f, "edge:{edge}"),
            Hit::Tile(position) => write!(f, "tile:{position}"),
            Hit::Magistrate(position) => write!(f, "magistrate:{position}"),
            Hit::Site(vertex) => write!(f, "site:{vertex}"),
            Hit::Aqueduct(aqueduct) => write!(f, "aqueduct:{aqueduct}"),
            Hit::Spring(aqueduct) => write!(f, "spring:{aqueduct}"),
            Hit::Bridge(triangle) => write!(f, "bridge:{triangle}"),
            Hit::Hill(hill) => write!(f, "hill:{hill}"),
            Hit::Stack(color) => write!(f, "stack:{color}"),
            Hit::Office(color) => write!(f, "office:{color}"),
            Hit::Treasury => write!(f, "office:treasury"),
            Hit::Hand(color, seat) => write!(f, "hand:{color}@{seat}"),
            Hit::Imperium(color, seat) => write!(f, "imperium:{color}@{seat}"),
            Hit::Reserve(seat) => write!(f, "reserve:magistrates@{seat}"),
            Hit::Coins(seat) => write!(f, "reserve:coins@{seat}"),
            Hit::Bridges(seat) => write!(f, "reserve:bridges@{seat}"),
        }
    }
}

impl FromStr for Hit {
    type Err = ParseHitError;

    fn from_str(text: &str) -> Result<Hit, ParseHitError> {
        let (kind, name) = text.split_once(':').ok_or(ParseHitError)?;
        let hit = match name.split_once('@') {
            Some((name, seat)) => owned(kind, name, seat.parse().map_err(|_| ParseHitError)?),
            None => shared(kind, name),
        };
        hit.filter(|hit| hit.to_string() == text)
            .ok_or(ParseHitError)
    }
}

/// What each seat has.
fn owned(kind: &str, name: &str, seat: Seat) -> Option<Hit> {
    match (kind, name) {
        ("hand", color) => Some(Hit::Hand(color.parse().ok()?, seat)),
        ("imperium", color) => Some(Hit::Imperium(color.parse().ok()?, seat)),
        ("reserve", "magistrates") => Some(Hit::Reserve(seat)),
        ("reserve", "coins") => Some(Hit::Coins(seat)),
        ("reserve", "bridges") => Some(Hit::Bridges(seat)),
        _ => None,
    }
}

/// What the table has.
fn shared(kind: &str, name: &str) -> Option<Hit> {
    Some(match kind {
        "pos" => Hit::Position(name.parse().ok()?),
        "ground" => Hit::Ground(name.parse().ok()?),
        "edge" => Hit::Edge(name.parse().ok()?),
        "tile" => Hit::Tile(name.parse().ok()?),
        "magistrate" => Hit::Magistrate(name.parse().ok()?),
        "site" => Hit::Site(name.parse().ok()?),
        "aqueduct" => Hit::Aqueduct(name.parse().ok()?),
        "spring" => Hit::Spring(name.parse().ok()?),
        "bridge" => Hit::Bridge(name.parse().ok()?),
        "hill" => Hit::Hill(name.parse().ok()?),
        "stack" => Hit::Stack(name.parse().ok()?),
        "office" if name == "treasury" => Hit::Treasury,
        "office" => Hit::Office(name.parse().ok()?),
        _ => return None,
    })
}

/// A place or piece as something to point at.
pub fn target(view: &View, hit: Hit, outline: Shape, reader: &Reader<'_>) -> Target {
    Target {
        hit: scene::Hit::of(hit),
        name: name(view, hit, reader),
        outline,
    }
}

/// The place or piece in words. What everybody is shown is named alike for everybody.
pub fn name(view: &View, hit: Hit, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let civic = |color: Color| color_name(words, color);
    match hit {
        Hit::Position(position) => say::hit_position(words, &place::position(words, position)),
        Hit::Ground(_) => say::hit_ground(words),
        Hit::Edge(edge) => say::hit_edge(words, &place::edge(words, edge)),
        Hit::Tile(position) => tile_name(view, position, reader),
        Hit::Magistrate(position) => magistrate_name(view, position, reader),
        Hit::Site(vertex) => site_name(view, vertex, reader),
        Hit::Aqueduct(aqueduct) => {
            let left = view.map.pieces_left(aqueduct);
            say::hit_aqueduct(words, &say::aqueduct(words, aqueduct), left)
        }
        Hit::Spring(aqueduct) => say::hit_spring(words, &say::aqueduct(words, aqueduct)),
        Hit::Bridge(triangle) => bridge_name(view, triangle, reader),
        Hit::Hill(hill) => say::hill(words, hill),
        Hit::Stack(color) => say::hit_stack(words, &civic(color), view.stacks[color]),
        Hit::Office(color) => {
            let guests = guests(view, Space::Imperium(color), reader);
            say::hit_office(words, &civic(color), view.imperium[color], &guests)
        }
        Hit::Treasury => say::hit_treasury(words, &guests(view, Space::Treasury, reader)),
        Hit::Hand(color, seat) => hand_name(view, color, seat, reader),
        Hit::Imperium(color, seat) => {
            let count = view.players[seat].imperium[color];
            say::hit_imperium(words, reader.name(seat), &civic(color), count)
        }
        Hit::Reserve(seat) => {
            say::hit_reserve(words, reader.name(seat), view.players[seat].magistrates)
        }
        Hit::Coins(seat) => say::hit_coins(words, reader.name(seat), view.players[seat].coins),
        Hit::Bridges(seat) => match (view.bridges_of(seat).count(), view.bridge_points(seat)) {
            (count @ 1.., Some(value)) => {
                say::hit_bridges_known(words, reader.name(seat), count, value)
            }
            (count, _) => say::hit_bridges(words, reader.name(seat), count),
        },
    }
}

fn hand_name(view: &View, color: Color, seat: Seat, reader: &Reader<'_>) -> String {
    let (words, name, player) = (reader.words, reader.name(seat), &view.players[seat]);
    let civic = color_name(words, color);
    match (player.hand[color], player.drawn[color]) {
        (hand, 0) => say::hit_hand(words, name, &civic, hand),
        (hand, drawn) => say::hit_hand_drawn(words, name, &civic, hand, drawn),
    }
}

fn tile_name(view: &View, position: TilePosition, reader: &Reader<'_>) -> String {
    let (words, place) = (reader.words, place::position(reader.words, position));
    match view.map.color_of(position) {
        Some(color) => say::hit_tile(words, &color_name(words, color), &place),
        None => say::hit_position(words, &place),
    }
}

fn magistrate_name(view: &View, position: TilePosition, reader: &Reader<'_>) -> String {
    let (words, place) = (reader.words, place::position(reader.words, position));
    match (view.map.color_of(position), view.magistrate_on(position)) {
        (Some(color), Some(seat)) => {
            say::hit_magistrate(words, reader.name(seat), &color_name(words, color), &place)
        }
        _ => tile_name(view, position, reader),
    }
}

fn site_name(view: &View, vertex: Vertex, reader: &Reader<'_>) -> String {
    let (words, place) = (reader.words, place::vertex(reader.words, vertex));
    match view.built_at(vertex) {
        Some(Built::Civic(civic, seat)) => {
            say::hit_site(words, &say::civic(words, civic), reader.name(seat), &place)
        }
        Some(Built::Fountain) if view.map.is_coin_due_at(vertex) => {
            say::hit_fountain_due(words, &place)
        }
        Some(Built::Fountain) => say::hit_fountain(words, &place),
        None => say::hit_waiting(words, &place),
    }
}

fn bridge_name(view: &View, triangle: Triangle, reader: &Reader<'_>) -> String {
    let (words, number) = (reader.words, place::bridge(triangle));
    let mut bridges = BOARD.bridges.iter().zip(view.bridge_owners);
    let found = bridges.find(|(place, _)| place.triangle == triangle);
    match found.and_then(|(_, owner)| owner) {
        Some(seat) => say::hit_bridge_taken(words, number, reader.name(seat)),
        None => say::hit_bridge(words, number),
    }
}

/// Who stands on a space, in words.
fn guests(view: &View, space: Space, reader: &Reader<'_>) -> String {
    let standing = view.players.iter();
    let standing = standing.map(|(seat, player)| (seat, player.on_space(space)));
    let names: Vec<String> = standing
        .filter(|(_, count)| *count > 0)
        .map(|(seat, count)| say::guests(reader.words, reader.name(seat), count))
        .collect();
    if names.is_empty() {
        say::nobody(reader.words)
    } else {
        names.join(", ")
    }
}
