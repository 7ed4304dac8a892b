//! M-16 to M-21: laying a tile, and what it sets off.

use kernel::{Event as _, Viewer};

use super::table::{Table, choices, events, play, position, refusal, seat, set, turn_of, vertex};
use crate::data::{Aqueduct, Color};
use crate::grid::{TilePosition, TilePositions};
use crate::{Event, Illegal};

#[test]
fn m16_a_tile_covers_two_free_triangles() {
    let mut game = Table::new(2).tiles("red 4,5+5,5").build();
    play(&mut game, "1 play\n1 tile red");
    assert_eq!(refusal(&game, "1 lay 4,5+4,6"), Illegal::Covered);
    assert_eq!(refusal(&game, "1 lay 4,4+4,5"), Illegal::Covered);
    assert_eq!(refusal(&game, "1 lay 4,3+4,4"), Illegal::Covered);
    play(&mut game, "1 lay 4,6+4,7");
}

#[test]
fn m17_one_side_lies_against_a_hill_or_a_tile() {
    let mut game = Table::new(2).build();
    // Round one hill: three neighbours with two other positions each.
    let round_quirinal: TilePositions = set("4,2+4,3 4,3+5,3 4,5+4,6 4,5+5,5 3,3+3,4 3,4+3,5");
    let near = |place: &TilePosition| {
        place
            .triangles()
            .iter()
            .all(|half| half.coordinates().1 < 7)
    };
    assert_eq!(
        game.map
            .places()
            .iter()
            .filter(near)
            .collect::<TilePositions>(),
        round_quirinal
    );
    assert_eq!(game.map.places().len(), 18);
    play(
        &mut game,
        "1 play\n1 tile red\n1 lay 4,5+5,5\n1 without magistrate",
    );
    play(&mut game, "1 play\n1 tile blue\n1 lay 5,6+5,7");
}

#[test]
fn m17_a_point_is_not_enough() {
    let game = Table::new(2).play("1 play\n1 tile red").build();
    // Touches the Quirinal at 5,4 only.
    assert!(position("5,4+5,5").corners().contains(&vertex("5,4")));
    assert_eq!(refusal(&game, "1 lay 5,4+5,5"), Illegal::NotBeside);
}

#[test]
fn m17_a_full_city_leaves_no_place() {
    let mut game = Table::new(2).build();
    game.open.map.blocked = TilePosition::all().collect();
    assert_eq!(refusal(&game, "1 play"), Illegal::NoPlace);
    assert_eq!(choices(&game), ["draw"]);
}

#[test]
fn m18_positions_lie_inside_the_grid() {
    for outside in ["lay 11,4+12,4", "lay 0,15+0,16", "lay 3,0+3,1"] {
        assert!(outside.parse::<crate::Action>().is_err(), "{outside}");
    }
    for place in TilePosition::all() {
        assert!(
            place
                .triangles()
                .iter()
                .all(|half| half.coordinates().0 <= 11)
        );
    }
}

#[test]
fn m19_bridge_then_aqueduct_then_sites() {
    // No tile reaches bridge and spring at once; the order of the pairs is shown one by one.
    let around = "blue 0,5+0,6\nblue 1,4+1,5\ngreen 1,2+1,3";
    let table = Table::new(2)
        .tiles(around)
        .with(|game| game.open.bridge_owners[2] = Some(seat(2)));
    let mut game = table.build();
    play(&mut game, "1 play\n1 tile red");
    let laid = events(&mut game, "1 lay 0,3+0,4");
    let place = position("0,3+0,4");
    assert_eq!(
        laid,
        [Event::Laid {
            seat: seat(1),
            color: Color::Red,
            position: place
        }]
    );
    let told = events(&mut game, "1 with magistrate");
    assert_eq!(
        told[0],
        Event::Posted {
            seat: seat(1),
            position: place
        }
    );
    assert!(matches!(told[1], Event::Bridge { .. }), "{told:?}");
    assert_eq!(
        told[2],
        Event::Fountain {
            site: vertex("1,4")
        },
        "{told:?}"
    );
}

#[test]
fn m19_the_aqueduct_begins_before_sites_are_resolved() {
    let mut game = Table::new(2)
        .tiles("blue 10,3+10,4\nblue 10,5+11,5")
        .build();
    play(&mut game, "1 play\n1 tile green\n1 lay 11,3+11,4");
    let told = events(&mut game, "1 without magistrate");
    assert_eq!(
        told,
        [Event::Began {
            seat: seat(1),
            aqueduct: Aqueduct::Grey
        }]
    );
    assert!(game.map.fountains.is_empty());
}

#[test]
fn m20_a_covered_bridge_place_gives_its_tile_to_the_player() {
    let mut game = Table::new(2).tiles("blue 1,4+1,5").build();
    play(&mut game, "1 play\n1 tile red\n1 lay 0,4+0,5");
    let told = events(&mut game, "1 without magistrate");
    let value = Some(game.hidden.bridges[1]);
    let place = "0,4".parse().unwrap();
    let bridge = Event::Bridge {
        seat: seat(1),
        place,
        value,
    };
    assert_eq!(told, [bridge]);
    assert!(bridge.reveals());
    assert_eq!(game.bridge_owners[1], Some(seat(1)));
    assert_eq!(bridge.seen_by(Viewer::Seat(seat(1))), Some(bridge));
    let hidden = Event::Bridge {
        seat: seat(1),
        place,
        value: None,
    };
    assert_eq!(bridge.seen_by(Viewer::Seat(seat(2))), Some(hidden));
    assert_eq!(bridge.seen_by(Viewer::Spectator), Some(hidden));
}

/// A tile beside the place at the grey spring, and a free position there.
fn at_grey_spring(tiles: &str) -> Table {
    Table::new(2).tiles(tiles)
}

#[test]
fn m21_a_tile_at_a_spring_begins_its_aqueduct_with_three_pieces() {
    let mut game = at_grey_spring("blue 10,3+10,4").build();
    play(
        &mut game,
        "1 play\n1 tile red\n1 lay 11,3+11,4\n1 without magistrate",
    );
    assert_eq!(choices(&game), ["piece 11,2-12,3", "piece 12,3-12,5"]);
    assert_eq!(refusal(&game, "1 piece 11,4-12,3"), Illegal::NoTileSide);
    play(&mut game, "1 piece 11,2-12,3\n1 piece 11,2-11,4");
    assert_eq!(choices(&game), ["piece 10,5-11,4", "piece 11,4-12,5"]);
    play(&mut game, "1 piece 11,4-12,5");
    assert!(turn_of(&game, 1));
    assert_eq!(game.map.path(Aqueduct::Grey).len(), 4);
    // A second tile at the spring sets off nothing.
    play(
        &mut game,
        "1 play\n1 tile blue\n1 lay 11,1+11,2\n1 without magistrate",
    );
    assert!(turn_of(&game, 2));
}

#[test]
fn m21_only_the_new_aqueduct_is_continued() {
    let table = at_grey_spring("blue 10,3+10,4\nblue 11,8+11,9").path(Aqueduct::Brown, "");
    let mut game = table.build();
    play(
        &mut game,
        "1 play\n1 tile red\n1 lay 11,3+11,4\n1 without magistrate",
    );
    assert_eq!(refusal(&game, "1 piece 12,7-12,9"), Illegal::OtherAqueduct);
    assert_eq!(choices(&game), ["piece 11,2-12,3", "piece 12,3-12,5"]);
}

const BROWN_TILES: &str = "blue 10,3+10,4\nblue 10,7+10,8\ngreen 11,7+11,8";

#[test]
fn m21_fewer_pieces_if_the_line_gets_stuck() {
    let table = at_grey_spring(&format!("{BROWN_TILES}\ngreen 10,5+10,6"));
    let mut game = table.path(Aqueduct::Brown, "11,8 11,6 11,4 11,2").build();
    play(
        &mut game,
        "1 play\n1 tile red\n1 lay 11,3+11,4\n1 without magistrate",
    );
    assert_eq!(choices(&game), ["piece 12,3-12,5"]);
    play(&mut game, "1 piece 12,3-12,5");
    assert!(turn_of(&game, 1));
    assert_eq!(game.map.path(Aqueduct::Grey), ["12,3", "12,5"].map(vertex));
}

#[test]
fn m21_an_aqueduct_has_begun_even_if_no_piece_fits() {
    let table = at_grey_spring(&format!("{BROWN_TILES}\ngreen 10,5+11,5"));
    let mut game = table
        .path(Aqueduct::Brown, "11,8 11,6 12,5 11,4 11,2")
        .build();
    play(&mut game, "1 play\n1 tile red\n1 lay 11,3+11,4");
    let told = events(&mut game, "1 without magistrate");
    assert_eq!(
        told[0],
        Event::Began {
            seat: seat(1),
            aqueduct: Aqueduct::Grey
        }
    );
    assert_eq!(game.map.path(Aqueduct::Grey), [vertex("12,3")]);
    assert!(game.map.channels.contains(vertex("12,3")));
    // Later a tile opens the way, and an expansion takes it.
    play(
        &mut game,
        "1 play\n1 tile blue\n1 lay 11,1+11,2\n1 without magistrate",
    );
    play(&mut game, "2 expand");
    assert!(choices(&game).contains(&"piece 12,1-12,3".to_string()));
}
