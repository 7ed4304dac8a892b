//! M-39: the worked examples, on the real board.

use super::table::{Table, choices, decider, events, play, points, seat, turn_of, vertex};
use crate::data::{Aqueduct, Civic, Color};
use crate::position::Space;
use crate::{Category, Event};

#[test]
fn m39_julia_builds_a_theatre() {
    // Julia 1, Claudia 2, Tiberius 3.
    let tiles = "yellow 6,6+6,7 1\nyellow 5,6+5,7 2\nred 4,5+5,5 2\nyellow 5,3+5,4 3";
    let mut game = Table::new(3).tiles(tiles).build();
    play(&mut game, "1 play\n1 tile yellow\n1 lay 6,4+6,5");
    let told = events(&mut game, "1 with magistrate");
    let site = vertex("6,5");
    assert_eq!(
        told[1],
        Event::Built {
            seat: seat(1),
            site,
            civic: Civic::Theatre
        }
    );
    assert_eq!(points(&game, 1, Category::Buildings), 5);
    play(&mut game, "1 move 6,6+6,7\n2 move 4,5+5,5\n3 stay");
    for (number, in_theatre, posted) in [(1, 1, 1), (2, 1, 1), (3, 0, 1)] {
        let player = &game.players[seat(number)];
        assert_eq!(player.offices[Color::Yellow], in_theatre);
        assert_eq!(player.posted.len(), posted);
    }
    assert!(turn_of(&game, 1));
}

#[test]
fn m39_three_grey_pieces_come_before_the_temple() {
    let mut game = Table::new(2)
        .tiles("blue 10,3+10,4\nblue 10,5+11,5")
        .build();
    play(
        &mut game,
        "1 play\n1 tile green\n1 lay 11,3+11,4\n1 with magistrate",
    );
    assert_eq!(choices(&game), ["piece 11,2-12,3", "piece 12,3-12,5"]);
    play(&mut game, "1 piece 12,3-12,5\n1 piece 11,4-12,5");
    assert_eq!(game.players[seat(1)].buildings.len(), 0);
    let told = events(&mut game, "1 piece 11,2-11,4");
    assert!(matches!(
        told[0],
        Event::Piece {
            aqueduct: Aqueduct::Grey,
            ..
        }
    ));
    let site = vertex("11,4");
    assert_eq!(
        told[1],
        Event::Built {
            seat: seat(1),
            site,
            civic: Civic::Temple
        }
    );
    assert_eq!(points(&game, 1, Category::Buildings), 3);
    assert_eq!(points(&game, 1, Category::Aqueducts), 2);
    assert_eq!(decider(&game), 1);
}

#[test]
fn m39_an_aqueduct_through_five_buildings() {
    // Octavia 1, Julia 2.
    let table = Table::new(2).columns(&[10, 11]);
    let table = table.path(Aqueduct::Grey, "11,2 11,4 11,6 11,8 11,10");
    let table = table
        .buildings(seat(1), "11,6")
        .buildings(seat(2), "11,2 11,4 11,8 11,10");
    let game = table.build();
    assert_eq!(points(&game, 1, Category::Aqueducts), 2);
    assert_eq!(points(&game, 2, Category::Aqueducts), 8);
}

/// A theatre's site 8,5 with temples at 8,3 and 7,4 and a bath at 8,7 around it.
pub const FOUNTAIN_PLACE: &str = "
    blue 6,3+6,4
    blue 6,5+7,5
    blue 7,2+8,2
    blue 7,3+7,4
    green 7,6+7,7
    green 7,8+7,9
    green 8,3+8,4
    yellow 8,5+8,6
    yellow 8,7+8,8";

#[test]
fn m39_a_fountain_with_three_buildings_around_it() {
    // Octavia 1, Julia 2.
    let table = Table::new(2).tiles(FOUNTAIN_PLACE).fountains("8,5");
    let game = table
        .buildings(seat(2), "8,7 8,3")
        .buildings(seat(1), "7,4")
        .build();
    let of_type = |civic: Civic| game.map.buildings[civic.color()].len();
    assert_eq!((of_type(Civic::Bath), of_type(Civic::Temple)), (1, 2));
    assert_eq!(points(&game, 1, Category::Fountains), 1);
    assert_eq!(points(&game, 2, Category::Fountains), 2);
}

#[test]
fn m39_magistrates_bring_one_tile_each_at_the_end_of_the_turn() {
    let table = Table::new(2).with(|game| {
        let player = &mut game.open.players[seat(1)];
        player.magistrates = 1;
        player.offices[Civic::Temple.color()] = 1;
        player.offices[Civic::Theatre.color()] = 1;
    });
    let mut game = table.build();
    play(&mut game, "1 draw\n1 take red blue\n1 draw");
    let told = events(&mut game, "1 take red blue");
    let back = |civic: Civic| {
        let from = Space::Imperium(civic.color());
        Event::Returned {
            seat: seat(1),
            from,
            gained: true,
        }
    };
    assert_eq!(told[1..], [back(Civic::Theatre), back(Civic::Temple)]);
    let player = &game.players[seat(1)];
    assert_eq!(player.imperium.0, [0, 1, 1, 0]);
    assert_eq!((player.magistrates, player.offices.total()), (3, 0));
}
