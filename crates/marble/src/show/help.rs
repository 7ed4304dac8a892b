//! What to know about a place or piece, with the rules it comes from.

use kernel::{Provenance, Seat};
use scene::{Help, Reader, Words};

use super::hit::Hit;
use super::prospects::{self, Corner, Prospect};
use super::words as say;
use super::{list, place, tally};
use crate::data::{Aqueduct, BRIDGE_VALUES, BUILDING_ON_AQUEDUCT, COLORS};
use crate::grid::{TilePosition, Vertex};
use crate::position::View;
use crate::sites::Built;

/// What to know about a place or piece.
pub fn help(view: &View, hit: Hit, reader: &Reader<'_>) -> Help {
    let words = reader.words;
    let (text, rules) = match hit {
        Hit::Position(_) | Hit::Ground(_) => {
            (say::help_position(words), vec!["M-16", "M-17", "M-18"])
        }
        Hit::Edge(_) => (say::help_edge(words), vec!["M-22", "M-23", "M-24", "M-25"]),
        Hit::Tile(tile) => (
            joined(say::help_tile(words), tile_corners(view, tile, reader)),
            vec!["M-28", "M-29", "M-31"],
        ),
        Hit::Magistrate(_) => (say::help_magistrate(words), vec!["M-14", "M-30", "M-33"]),
        Hit::Site(vertex) => return site(view, vertex, reader),
        Hit::Aqueduct(aqueduct) => (
            joined(
                say::help_aqueduct(words),
                reader.points.then(|| connections(view, aqueduct, reader)),
            ),
            vec!["M-13", "M-26", "M-36"],
        ),
        Hit::Spring(_) => (say::help_spring(words), vec!["M-4", "M-21"]),
        Hit::Bridge(_) => (
            sourced(words, &say::help_bridge(words), BRIDGE_VALUES[0].provenance),
            vec!["M-2", "M-7", "M-20"],
        ),
        Hit::Hill(_) => (
            say::help_hill(words, view.options.hill_corners),
            vec!["M-3", "M-17", "M-29"],
        ),
        Hit::Stack(_) => (say::help_stack(words), vec!["M-12", "M-35"]),
        Hit::Office(_) => (say::help_office(words), vec!["M-11", "M-33"]),
        Hit::Treasury => (say::help_treasury(words), vec!["M-11", "M-33"]),
        Hit::Hand(..) => (say::help_hand(words), vec!["M-8", "M-12", "M-15"]),
        Hit::Imperium(..) => (say::help_imperium(words), vec!["M-10", "M-36"]),
        Hit::Reserve(_) => (say::help_reserve(words), vec!["M-5", "M-15"]),
        Hit::Coins(_) => (say::help_coins(words), vec!["M-27", "M-36"]),
        Hit::Bridges(_) => (say::help_bridges(words), vec!["M-20", "M-38"]),
    };
    Help { text, rules }
}

/// Sentence after sentence.
fn joined(first: String, more: impl IntoIterator<Item = String>) -> String {
    more.into_iter()
        .fold(first, |text, more| format!("{text} {more}"))
}

/// What the open corners of a tile may become, and who leads there.
fn tile_corners(view: &View, tile: TilePosition, reader: &Reader<'_>) -> Vec<String> {
    let corners = tile.corners().into_iter();
    let open = corners.filter_map(|site| prospects::corner(view, site));
    open.filter_map(|corner| in_words(view, &corner, reader))
        .collect()
}

/// An open corner; nothing where it can become almost anything.
fn in_words(view: &View, corner: &Corner, reader: &Reader<'_>) -> Option<String> {
    let words = reader.words;
    let place = place::vertex(words, corner.site);
    if corner.prospects.is_empty() {
        return Some(say::corner_never(words, &place));
    }
    let told = corner
        .telling()
        .map(|one| prospect(view, corner.site, one, reader));
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| say::corner_at(words, &place, &told.join("; ")))
}

fn prospect(view: &View, site: Vertex, one: Prospect, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let leader = match one.leader {
        Some(seat) => {
            let (own, others) = prospects::lead(view, seat, site, one.civic);
            say::corner_led(words, reader.name(seat), own, others)
        }
        None => say::corner_unled(words),
    };
    let points = COLORS[one.civic.index()].points;
    let civic = say::civic(words, one.civic);
    say::corner_becomes(words, one.tiles, &civic, points, &leader)
}

/// M-36: what a line brings to whom at the end.
fn connections(view: &View, aqueduct: Aqueduct, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let seats = view.seats().iter();
    let counts = seats.map(|seat| (seat, tally::connected(view, aqueduct, seat).len() as i32));
    let counts = counts.filter(|(_, count)| *count > 0);
    let brings = |(seat, count): (Seat, i32)| {
        say::aqueduct_brings(words, reader.name(seat), count * BUILDING_ON_AQUEDUCT)
    };
    let brings: Vec<String> = counts.map(brings).collect();
    if brings.is_empty() {
        say::aqueduct_connects_nothing(words)
    } else {
        say::aqueduct_connects(words, &list(words, brings.into_iter()))
    }
}

/// The text, and where its numbers come from.
fn sourced(words: &Words, text: &str, provenance: Provenance) -> String {
    format!("{text} {}", say::source(words, provenance))
}

fn site(view: &View, vertex: Vertex, reader: &Reader<'_>) -> Help {
    let words = reader.words;
    let (text, rules) = match view.built_at(vertex) {
        Some(Built::Civic(civic, _)) => {
            let row = &COLORS[civic.index()];
            let name = say::civic(words, civic);
            let text = say::help_building(words, &name, row.structures, row.points);
            let text = sourced(words, &text, row.provenance);
            (text, vec!["M-29", "M-31", "M-36"])
        }
        Some(Built::Fountain) => {
            let mut text = say::help_fountain(words);
            if view.map.is_coin_due_at(vertex) {
                text = format!("{text} {}", say::help_fountain_due(words));
            }
            (text, vec!["M-27", "M-32", "M-36"])
        }
        None => (say::help_waiting(words), vec!["M-28", "M-34"]),
    };
    Help { text, rules }
}
