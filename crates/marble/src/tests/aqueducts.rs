//! M-22 to M-27: the three aqueducts.

use super::table::{Table, choices, events, play, points, refusal, seat, set, turn_of, vertex};
use crate::data::{Aqueduct, Hill};
use crate::grid::Edges;
use crate::map::Map;
use crate::{Category, Event, Illegal, Marble};

fn extensions(game: &Marble, aqueduct: Aqueduct) -> Edges {
    game.map.extensions(aqueduct)
}

#[test]
fn m22_a_piece_lies_on_a_side_of_a_tile_never_on_its_short_diagonal() {
    let game = Table::new(2)
        .tiles("red 11,3+11,4")
        .path(Aqueduct::Grey, "")
        .build();
    // Along the border and against empty ground; not the diagonal 11,4-12,3, not bare ground.
    assert_eq!(
        extensions(&game, Aqueduct::Grey),
        set("11,2-12,3 12,3-12,5")
    );
    let expanding = Table::new(2)
        .tiles("red 11,3+11,4")
        .path(Aqueduct::Grey, "");
    let expanding = expanding.play("1 expand").build();
    assert_eq!(
        refusal(&expanding, "1 piece 11,4-12,3"),
        Illegal::NoTileSide
    );
    assert_eq!(
        refusal(&expanding, "1 piece 12,1-12,3"),
        Illegal::NoTileSide
    );
}

#[test]
fn m22_a_piece_lies_between_tiles_and_between_tile_and_hill() {
    // East of the Esquiline 9,6 lies a tile, west of it nothing.
    let hills = [Hill::Esquiline, Hill::Palatine, Hill::Aventine];
    let table = Table::new(2).with(|game| game.open.map = Map::new(&hills, true));
    let table = table.tiles("red 11,3+11,4\nblue 10,5+11,5\nblue 10,6+10,7");
    let table = table.path(Aqueduct::Grey, "12,5 11,6");
    let between_tiles = "10,5-11,6".parse().unwrap();
    let game = table.build();
    assert!(extensions(&game, Aqueduct::Grey).contains(between_tiles));
    let mut game = game;
    game.open.map.extend(Aqueduct::Grey, vertex("10,5"));
    // 10,5-10,7 between tile and hill, 10,5-11,4 against empty ground; 9,6-10,5 is the hill's.
    assert_eq!(
        extensions(&game, Aqueduct::Grey),
        set("10,5-10,7 10,5-11,4")
    );
}

#[test]
fn m23_each_piece_continues_at_the_end_away_from_the_spring() {
    let table = Table::new(2)
        .columns(&[10, 11])
        .path(Aqueduct::Grey, "11,2 11,4");
    let game = table.play("1 expand").build();
    assert!(choices(&game).contains(&"piece 11,4-11,6".to_string()));
    for edge in game.map.all_extensions() {
        assert!(edge.ends().contains(&vertex("11,4")), "{edge}");
    }
    assert_eq!(refusal(&game, "1 piece 11,8-11,10"), Illegal::NotAtEnd);
    assert_eq!(refusal(&game, "1 piece 12,1-12,3"), Illegal::NotAtEnd);
}

#[test]
fn m24_an_aqueduct_never_touches_itself() {
    // Round the tile 11,3+11,4 and back to its own start.
    let table = Table::new(2)
        .tiles("red 11,3+11,4")
        .path(Aqueduct::Grey, "11,2 11,4");
    let mut game = table.play("1 expand").build();
    play(&mut game, "1 piece 11,4-12,5");
    assert!(turn_of(&game, 1));
    assert!(extensions(&game, Aqueduct::Grey).is_empty());
    assert_eq!(refusal(&game, "1 expand"), Illegal::NoPieceFits);
}

#[test]
fn m24_aqueducts_never_touch_each_other() {
    let table = Table::new(2).columns(&[10, 11]);
    let table = table
        .path(Aqueduct::Grey, "11,2 11,4")
        .path(Aqueduct::Brown, "11,8 11,6");
    let game = table.play("1 expand").build();
    assert_eq!(refusal(&game, "1 piece 11,4-11,6"), Illegal::Touches);
    let ends = [vertex("11,4"), vertex("11,6")];
    for edge in game.map.all_extensions() {
        let (_, far) = game.map.continuation(edge).unwrap();
        assert!(!game.map.channels.contains(far));
        assert!(edge.ends().iter().any(|end| ends.contains(end)));
    }
}

#[test]
fn m25_an_aqueduct_is_finished_after_thirteen_pieces() {
    let line = "11,2 11,4 11,6 11,8 11,10 11,12 11,14 10,15 10,13 10,11 10,9 10,7";
    let table = Table::new(2)
        .columns(&[9, 10, 11])
        .path(Aqueduct::Grey, line);
    let mut game = table.play("1 expand").build();
    assert!(choices(&game).contains(&"piece 10,5-10,7".to_string()));
    play(&mut game, "1 piece 10,5-10,7");
    assert_eq!(game.map.pieces_left(Aqueduct::Grey), 0);
    assert!(turn_of(&game, 1));
    assert_eq!(refusal(&game, "1 expand"), Illegal::NoPieceFits);
    let other = Table::new(2)
        .columns(&[9, 10, 11])
        .path(Aqueduct::Grey, &format!("{line} 10,5"));
    let other = other.path(Aqueduct::White, "").play("1 expand").build();
    assert_eq!(refusal(&other, "1 piece 10,3-10,5"), Illegal::Finished);
}

#[test]
fn m26_connected_means_on_the_path_its_end_included() {
    let table = Table::new(2)
        .columns(&[9, 10, 11])
        .path(Aqueduct::Grey, "11,2 11,4 11,6");
    let table = table
        .buildings(seat(1), "11,2 11,6 11,8")
        .buildings(seat(2), "10,5");
    let game = table.build();
    assert_eq!(points(&game, 1, Category::Aqueducts), 4);
    assert_eq!(points(&game, 2, Category::Aqueducts), 0);
}

#[test]
fn m27_who_reaches_a_fountain_takes_a_coin() {
    let table = Table::new(2)
        .columns(&[10, 11])
        .path(Aqueduct::Grey, "11,2 11,4");
    let mut game = table.fountains("11,6").play("1 expand").build();
    let told = events(&mut game, "1 piece 11,4-11,6");
    assert_eq!(
        told[1],
        Event::Coin {
            seat: seat(1),
            fountain: vertex("11,6")
        }
    );
    assert_eq!(game.players[seat(1)].coins, 1);
    let told = events(&mut game, "1 piece 11,6-11,8");
    assert_eq!(told.len(), 1, "no fountain there: {told:?}");
}

/// The tile 11,3+11,4 completes the site 11,4 on its own new aqueduct.
fn fountain_on_line(switch: &str) -> Marble {
    let table = Table::with_options(2, &[("late-fountain-coin", switch)]);
    let mut game = table.tiles("blue 10,3+10,4\nblue 10,5+11,5").build();
    play(
        &mut game,
        "1 play\n1 tile red\n1 lay 11,3+11,4\n1 without magistrate",
    );
    play(
        &mut game,
        "1 piece 11,2-12,3\n1 piece 11,2-11,4\n1 piece 11,4-12,5",
    );
    assert!(game.map.fountains.contains(vertex("11,4")));
    game
}

#[test]
fn m27_a_fountain_built_later_on_the_line_brings_none() {
    assert_eq!(fountain_on_line("false").players[seat(1)].coins, 0);
}

#[test]
fn m27_with_the_switch_a_fountain_built_later_brings_a_coin() {
    assert_eq!(fountain_on_line("true").players[seat(1)].coins, 1);
}
