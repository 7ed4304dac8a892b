//! M-1 to M-4: the grid and what is printed on it.

use std::collections::BTreeSet;

use super::faults::BoardFault;
use super::table::{position, vertex};
use crate::data::{Aqueduct, BOARD, Hill};
use crate::grid::{EDGES, Edge, POSITIONS, TRIANGLES, TilePosition, Triangle, VERTICES, Vertex};

fn triangle(text: &str) -> Triangle {
    text.parse().unwrap()
}

#[test]
fn m1_the_grid_has_its_vertices_triangles_positions_sites_and_edges() {
    assert_eq!(
        (VERTICES, TRIANGLES, POSITIONS, EDGES),
        (110, 180, 251, 289)
    );
    assert_eq!(Vertex::sites().len(), 72);
    let vertices: BTreeSet<_> = Vertex::all().map(Vertex::coordinates).collect();
    let expected = (0..=12).flat_map(|j| (0..=16).map(move |k| (j, k)));
    assert_eq!(
        vertices,
        expected.filter(|(j, k)| (j + k) % 2 == 1).collect()
    );
    for id in Vertex::all() {
        let (j, k) = id.coordinates();
        assert_eq!(Vertex::at(j, k), Some(id));
    }
    for id in Triangle::all() {
        let (c, k) = id.coordinates();
        assert!(c <= 11 && (1..=15).contains(&k));
        assert_eq!(Triangle::at(c, k), Some(id));
    }
}

#[test]
fn m1_triangles_have_their_corners_and_neighbors() {
    let corners = |text: &str| triangle(text).corners().map(|corner| corner.to_string());
    assert_eq!(corners("4,4"), ["4,3", "4,5", "5,4"]);
    assert_eq!(corners("7,4"), ["8,3", "8,5", "7,4"]);
    for here in Triangle::all() {
        let (c, k) = here.coordinates();
        let across = if (c + k) % 2 == 0 {
            c.wrapping_sub(1)
        } else {
            c + 1
        };
        let around = [(c, k - 1), (c, k + 1), (across, k)];
        let around: BTreeSet<_> = around
            .iter()
            .filter_map(|(c, k)| Triangle::at(*c, *k))
            .collect();
        let found: BTreeSet<_> = here
            .positions()
            .iter()
            .map(|found| other_half(found, here))
            .collect();
        assert_eq!(found, around, "{here}");
    }
}

fn other_half(position: TilePosition, half: Triangle) -> Triangle {
    let [a, b] = position.triangles();
    if a == half { b } else { a }
}

#[test]
fn m1_vertices_have_their_neighbors() {
    for here in Vertex::all() {
        let (j, k) = here.coordinates();
        let steps = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)];
        let around = steps.iter().filter_map(|(dj, dk)| {
            Vertex::at(j.checked_add_signed(*dj)?, k.checked_add_signed(*dk)?)
        });
        assert_eq!(here.neighbors(), around.collect(), "{here}");
        for spoke in here.spokes() {
            assert_eq!(Edge::between(here, spoke.far), Some(spoke.edge));
        }
    }
}

#[test]
fn m1_a_position_has_four_corners_four_sides_and_a_short_diagonal() {
    let upright = position("11,3+11,4");
    let corners: BTreeSet<_> = upright.corners().iter().map(Vertex::to_string).collect();
    assert_eq!(
        corners,
        ["11,2", "11,4", "12,3", "12,5"].map(String::from).into()
    );
    let sides: BTreeSet<_> = upright
        .sides()
        .iter()
        .map(|side| side.to_string())
        .collect();
    let expected = ["11,2-11,4", "11,2-12,3", "11,4-12,5", "12,3-12,5"];
    assert_eq!(sides, expected.map(String::from).into());
    assert_eq!(upright.diagonal().to_string(), "11,4-12,3");
    for here in TilePosition::all() {
        assert_eq!(here.diagonal().across(), Some(here));
        assert_eq!(here.sides().len(), 4);
        assert!(!here.sides().contains(here.diagonal()));
        let [a, b, ..] = here.corners();
        assert_eq!(Edge::between(a, b), Some(here.diagonal()));
    }
    assert_eq!(
        Edge::all().filter(|edge| edge.across().is_none()).count(),
        38
    );
}

#[test]
fn m1_places_are_written_as_coordinates() {
    for id in Vertex::all() {
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    for id in TilePosition::all() {
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    for id in Edge::all() {
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    for bad in [
        "", "1", "1,1", "13,2", "0,17", "-1,2", "01,2", "1,2,3", " 1,2",
    ] {
        assert!(bad.parse::<Vertex>().is_err(), "{bad:?}");
    }
    for bad in ["4,4", "4,4+4,4", "4,4+4,6", "4,4+12,4", "4,4-4,5"] {
        assert!(bad.parse::<TilePosition>().is_err(), "{bad:?}");
    }
    let unknown = "4,4-9,9".parse::<Edge>().unwrap_err();
    assert_eq!(unknown.to_string(), "the grid has no edge \"4,4-9,9\"");
}

#[test]
fn m2_seven_bridges_lie_at_the_tiber() {
    let places: Vec<_> = BOARD
        .bridges
        .iter()
        .map(|place| place.triangle.to_string())
        .collect();
    assert_eq!(places, ["0,2", "0,4", "0,6", "0,8", "0,10", "0,12", "0,14"]);
}

#[test]
fn m3_seven_hills_have_their_places() {
    let places: Vec<_> = BOARD
        .hills
        .iter()
        .map(|place| format!("{} {}", place.hill, place.triangle))
        .collect();
    let expected = [
        "quirinal 4,4",
        "viminal 7,3",
        "esquiline 9,6",
        "capitoline 3,8",
        "palatine 6,8",
        "caelian 8,11",
        "aventine 4,12",
    ];
    assert_eq!(places, expected);
    let corners: BTreeSet<_> = Hill::ALL
        .iter()
        .flat_map(|hill| hill.triangle().corners())
        .collect();
    assert_eq!(corners.len(), 21);
    assert!(corners.iter().all(|corner| corner.is_site()));
}

#[test]
fn m4_three_springs_lie_on_the_east_border() {
    let springs: Vec<_> = Aqueduct::ALL
        .iter()
        .map(|spring| spring.spring().to_string())
        .collect();
    assert_eq!(springs, ["12,3", "12,9", "12,13"]);
}

#[test]
fn m4_the_board_is_valid_and_a_broken_one_is_refused() {
    assert_eq!(BOARD.validate(), Ok(()));
    let broken = |change: fn(&mut crate::data::Board)| {
        let mut board = BOARD;
        change(&mut board);
        board.validate().unwrap_err()
    };
    let fault = broken(|board| board.bridges[1] = board.bridges[0]);
    assert_eq!(fault, BoardFault::Crowded(triangle("0,2")));
    let fault = broken(|board| board.bridges[0].triangle = triangle("4,4"));
    assert_eq!(fault, BoardFault::Crowded(triangle("4,4")));
    let fault = broken(|board| board.bridges[0].triangle = triangle("5,5"));
    assert_eq!(fault, BoardFault::BridgeInland(triangle("5,5")));
    let fault = broken(|board| board.hills.swap(0, 1));
    assert_eq!(fault, BoardFault::HillOrder(Hill::Viminal));
    let fault = broken(|board| board.hills[0].triangle = triangle("4,1"));
    assert_eq!(fault, BoardFault::HillAtBorder(Hill::Quirinal));
    let fault = broken(|board| board.hills[1].triangle = triangle("5,4"));
    assert_eq!(fault, BoardFault::HillsTouch(Hill::Quirinal, Hill::Viminal));
    let fault = broken(|board| board.springs.swap(0, 1));
    assert_eq!(fault, BoardFault::SpringOrder(Aqueduct::Brown));
    let fault = broken(|board| board.springs[0].vertex = vertex("6,5"));
    assert_eq!(fault, BoardFault::SpringInland(Aqueduct::Grey));
    let fault = broken(|board| board.springs[1].vertex = vertex("12,5"));
    assert_eq!(fault, BoardFault::TwoSprings(position("11,3+11,4")));
}

#[test]
fn m4_no_tile_touches_two_springs() {
    for here in TilePosition::all() {
        let corners = here.corners();
        let springs = Aqueduct::ALL
            .iter()
            .filter(|spring| corners.contains(&spring.spring()));
        assert!(springs.count() <= 1, "{here}");
    }
}
