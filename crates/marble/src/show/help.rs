//! What to know about a place or piece, with the rules it comes from.

use kernel::Provenance;
use scene::{Help, Reader, Words};

use super::hit::Hit;
use super::words as say;
use crate::data::{BRIDGE_VALUES, COLORS};
use crate::grid::Vertex;
use crate::position::View;
use crate::sites::Built;

/// What to know about a place or piece.
pub fn help(view: &View, hit: Hit, reader: &Reader<'_>) -> Help {
    let words = reader.words;
    let (text, rules) = match hit {
        Hit::Position(_) => (say::help_position(words), vec!["M-16", "M-17", "M-18"]),
        Hit::Edge(_) => (say::help_edge(words), vec!["M-22", "M-23", "M-24", "M-25"]),
        Hit::Tile(_) => (say::help_tile(words), vec!["M-28", "M-29"]),
        Hit::Magistrate(_) => (say::help_magistrate(words), vec!["M-14", "M-30", "M-33"]),
        Hit::Site(vertex) => return site(view, vertex, reader),
        Hit::Aqueduct(_) => (say::help_aqueduct(words), vec!["M-13", "M-26", "M-36"]),
        Hit::Spring(_) => (say::help_spring(words), vec!["M-4", "M-21"]),
        Hit::Bridge(_) => (
            sourced(words, say::help_bridge(words), BRIDGE_VALUES[0].provenance),
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

/// The text, and where its numbers come from.
fn sourced(words: &Words, text: String, provenance: Provenance) -> String {
    format!("{text} {}", say::source(words, provenance))
}

fn site(view: &View, vertex: Vertex, reader: &Reader<'_>) -> Help {
    let words = reader.words;
    let (text, rules) = match view.built_at(vertex) {
        Some(Built::Civic(civic, _)) => {
            let row = &COLORS[civic.index()];
            let name = say::civic(words, civic);
            let text = say::help_building(words, &name, row.structures, row.points);
            let text = sourced(words, text, row.provenance);
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
