//! Places of the map in words: how far from the Tiber, and where along the bridges. So they read
//! the same however the map is turned.

use scene::Words;

use super::words as say;
use crate::data::BOARD;
use crate::grid::{Edge, TilePosition, Triangle, Vertex};

/// A tile's place: that of the line its halves meet at.
pub fn position(words: &Words, position: TilePosition) -> String {
    edge(words, position.diagonal())
}

/// A place for an aqueduct piece, by its middle.
pub fn edge(words: &Words, edge: Edge) -> String {
    let [(one, top), (other, bottom)] = edge.ends().map(Vertex::coordinates);
    let across = if one == other {
        line(words, one)
    } else {
        say::in_strip(words, one.max(other))
    };
    say::map_place(words, &across, &level(words, top + bottom))
}

/// A site.
pub fn vertex(words: &Words, vertex: Vertex) -> String {
    let (column, row) = vertex.coordinates();
    say::map_place(words, &line(words, column), &level(words, 2 * row))
}

/// M-2: the bridge's number, counted from the north.
pub fn bridge(triangle: Triangle) -> usize {
    triangle.coordinates().1 / 2
}

/// A line between strips; the first is the bank, the last has the springs.
fn line(words: &Words, column: usize) -> String {
    let springs = BOARD.springs[0].vertex.coordinates().0;
    match column {
        0 => say::at_tiber(words),
        last if last == springs => say::at_springs(words),
        column => say::between_strips(words, column, column + 1),
    }
}

/// A height in halves of a row: bridge `n` lies four halves below the one before it.
fn level(words: &Words, halves: usize) -> String {
    let (bridge, last) = (halves / 4, BOARD.bridges.len());
    match halves % 4 {
        _ if halves < 2 => say::along_north_end(words),
        _ if halves > 4 * last + 2 => say::along_south_end(words),
        0 => say::along_level(words, bridge),
        1 => say::along_south(words, bridge),
        3 => say::along_north(words, bridge + 1),
        _ if bridge == 0 => say::along_far_north(words, 1),
        _ if bridge == last => say::along_far_south(words, last),
        _ => say::along_between(words, bridge, bridge + 1),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use scene::{Lang, Speak as _, Words};

    use super::*;
    use crate::position::Marble;

    fn names<T>(places: impl Iterator<Item = T>, name: impl Fn(T) -> String) -> (usize, usize) {
        let all: Vec<String> = places.map(name).collect();
        (all.iter().collect::<BTreeSet<_>>().len(), all.len())
    }

    #[test]
    fn m1_every_place_has_a_name_of_its_own() {
        for lang in Lang::ALL {
            let words = Words::new(*lang, &Marble::WORDS);
            let positions = names(TilePosition::all(), |one| position(&words, one));
            assert_eq!(positions, (251, 251), "{lang:?}");
            let edges = names(Edge::all(), |one| edge(&words, one));
            assert_eq!(edges, (289, 289), "{lang:?}");
            let sites = Vertex::all().filter(|one| one.is_site());
            assert_eq!(
                names(sites, |one| vertex(&words, one)),
                (72, 72),
                "{lang:?}"
            );
        }
    }

    #[test]
    fn m2_places_are_told_by_strips_and_bridges() {
        let words = Words::new(Lang::En, &Marble::WORDS);
        let of = |text: &str| position(&words, text.parse().unwrap());
        assert_eq!(
            of("0,2+0,3"),
            "in strip 1 from the Tiber, just south of bridge 1"
        );
        assert_eq!(
            of("4,5+5,5"),
            "between strips 5 and 6 from the Tiber, between bridges 2 and 3"
        );
        assert_eq!(bridge("0,14".parse().unwrap()), 7);
    }
}
