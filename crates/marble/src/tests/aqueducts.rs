//! M-22 to M-27: the three aqueducts.

use kernel::Game as _;

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
    let mut game = fountain_on_line("false");
    assert_eq!(game.players[seat(1)].coins, 0);
    play(&mut game, "1 expand\n1 piece 11,6-12,5");
    assert_eq!(game.players[seat(1)].coins, 0);
}

#[test]
fn m27_with_the_switch_a_fountain_built_later_brings_a_coin() {
    assert_eq!(fountain_on_line("true").players[seat(1)].coins, 1);
}

/// Seat 1 makes a fountain of the site 11,4 at the end of the grey aqueduct, beside another at
/// 11,2.
fn fountain_on_end(table: Table) -> Marble {
    let tiles = "blue 10,1+10,2\nblue 11,1+11,2\nred 10,3+10,4\nred 11,3+11,4\ngreen 10,5+10,6";
    let table = table.tiles(tiles).path(Aqueduct::Grey, "12,5 11,4");
    let lay = "1 play\n1 tile red\n1 lay 11,5+11,6\n1 without magistrate";
    let game = table.fountains("11,2").play(lay).build();
    assert!(game.map.fountains.contains(vertex("11,4")));
    game
}

/// The fountains that a line brings coins for.
fn coins_for(game: &mut Marble, line: &str) -> Vec<String> {
    let coin = |event: Event| match event {
        Event::Coin { fountain, .. } => Some(fountain.to_string()),
        _ => None,
    };
    events(game, line).into_iter().filter_map(coin).collect()
}

#[test]
fn m27_a_piece_that_leaves_from_a_fountain_built_on_the_end_brings_the_coin_once() {
    let mut game = fountain_on_end(Table::new(2));
    assert!(game.map.coin_due(Aqueduct::Grey) && game.players[seat(1)].coins == 0);
    play(&mut game, "1 expand");
    let mut both = game.clone();
    assert_eq!(coins_for(&mut game, "1 piece 11,4-11,6"), ["11,4"]);
    assert!(!game.map.coin_due(Aqueduct::Grey));
    assert_eq!(coins_for(&mut game, "1 piece 11,6-12,7"), [""; 0]);
    // One for the fountain it leaves, one for the fountain it reaches.
    assert_eq!(coins_for(&mut both, "1 piece 11,2-11,4"), ["11,4", "11,2"]);
    assert_eq!(coins_for(&mut both, "1 piece 10,3-11,2"), [""; 0]);
    assert_eq!(both.players[seat(1)].coins, 2);
}

#[test]
fn m27_the_coin_is_for_whoever_lays_the_piece() {
    let mut game = fountain_on_end(Table::new(2));
    play(
        &mut game,
        "1 draw\n1 take red blue\n2 expand\n2 piece 11,4-11,6",
    );
    assert_eq!(
        [1, 2].map(|number| game.players[seat(number)].coins),
        [0, 1]
    );
}

#[test]
fn m27_with_the_switch_the_fountain_on_the_end_has_paid() {
    let mut game = fountain_on_end(Table::with_options(2, &[("late-fountain-coin", "true")]));
    assert_eq!(game.players[seat(1)].coins, 1);
    play(&mut game, "1 expand");
    assert_eq!(coins_for(&mut game, "1 piece 11,4-11,6"), [""; 0]);
}

#[test]
fn m27_by_rules_1_only_reaching_a_fountain_brought_a_coin() {
    let mut game = fountain_on_end(Table::of_rules(1, 2, &[]));
    play(&mut game, "1 expand");
    assert_eq!(coins_for(&mut game, "1 piece 11,2-11,4"), ["11,2"]);
}

#[test]
fn m27_what_was_paid_is_counted() {
    let faults = |change: fn(&mut Marble)| {
        let mut game = fountain_on_end(Table::new(2));
        change(&mut game);
        game.audit().is_err()
    };
    assert!(!faults(|game| game.open.map.coins_due[0] = false));
    assert!(faults(|game| game.open.map.coins_due[1] = true));
    assert!(faults(|game| game.open.end_fountain_coin = false));
    assert!(faults(|game| game.open.options.late_fountain_coin = true));
}
