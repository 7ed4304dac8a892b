//! The description of positions: the same names everywhere, and numbers that mean what they say.

use kernel::testing::{amount, check_features, every_setup, plain_setups, seed};
use kernel::{BySeat, FeatureNames, Features, Game, Seed};

use super::table::{Table, play, seat};
use crate::Marble;
use crate::data::{Aqueduct, Color};
use crate::grid::Vertex;

/// The named number of the table.
fn of_table(game: &Marble, name: &str) -> f32 {
    let mut table: Vec<f32> = Vec::new();
    game.describe(&mut table, &mut BySeat::new(game.seats()));
    let names = FeatureNames::of(game).table;
    let place = names.iter().position(|one| one == name);
    table[place.unwrap_or_else(|| panic!("no number {name} of the table"))]
}

/// The named number of a seat.
fn of_seat(game: &Marble, number: usize, name: &str) -> f32 {
    let mut seats: BySeat<Vec<f32>> = BySeat::new(game.seats());
    game.describe(&mut Vec::new(), &mut seats);
    let names = FeatureNames::of(game).seat;
    let place = names.iter().position(|one| one == name);
    seats[seat(number)][place.unwrap_or_else(|| panic!("no number {name} of a seat"))]
}

/// The named number of each of two seats.
fn of_two(game: &Marble, name: &str) -> [f32; 2] {
    [1, 2].map(|number| of_seat(game, number, name))
}

#[test]
fn every_position_has_the_same_small_numbers() {
    check_features(&every_setup::<Marble>(), amount(2, 30) as u64, seed());
}

#[test]
fn there_are_as_many_numbers_as_a_small_net_takes() {
    let names = FeatureNames::of(&Table::new(2).build());
    assert!((40..=80).contains(&names.table.len()), "{names:#?}");
    assert!((90..=180).contains(&names.seat.len()), "{names:#?}");
}

/// What one tile completes, asked of the sites and of every place for a tile.
#[test]
fn m28_one_tile_completes_what_the_outlook_says() {
    let mut list = Vec::new();
    for (setup, index) in plain_setups::<Marble>().iter().zip(0..) {
        let seed = Seed::of_series(seed(), index);
        let (mut game, mut rng) = (Marble::new(setup, &seed), seed.derive("play").rng());
        while let Some(seat) = game.to_act().first() {
            let ground = game.ground();
            let resolved = game.map.all_buildings() | game.map.fountains;
            for site in Vertex::sites() - resolved {
                if ground.plot(site).missing() == 0 {
                    continue;
                }
                let said = ground.plot(site).outlook().and_then(|it| it.by_one_tile());
                let places = game.map.places().iter();
                let mut found = places.flat_map(|tile| game.completed_by(tile));
                let found = found.find(|(done, _)| *done == site);
                assert_eq!(said, found.map(|(_, civic)| civic), "{site:?}\n{game:#?}");
            }
            game.legal(seat, &mut list);
            game.apply(seat, list[rng.below(list.len())], &mut ());
        }
    }
}

#[test]
fn whose_turn_it_is_and_who_still_acts() {
    let game = Table::new(2).last_actions().play("1 draw").build();
    assert_eq!(of_two(&game, "turns-away.0"), [1.0, 0.0]);
    assert_eq!(of_two(&game, "turns-away.1"), [0.0, 1.0]);
    assert_eq!(of_two(&game, "acts-again"), [1.0, 1.0]);
    assert_eq!(of_table(&game, "last-actions.left"), 0.5);
    assert_eq!(of_table(&game, "asked.draw"), 1.0);
    let mut after = game;
    play(&mut after, "1 take red blue");
    assert_eq!(of_two(&after, "turns-away.0"), [0.0, 1.0]);
    assert_eq!(of_two(&after, "acts-again"), [0.0, 1.0]);
    assert_eq!(of_table(&after, "last-actions.left"), 0.25);
    play(&mut after, "2 draw\n2 take red blue");
    assert_eq!(of_table(&after, "asked.over"), 1.0);
    assert_eq!(of_two(&after, "turns-away.0"), [0.0, 0.0]);
}

#[test]
fn the_end_by_stacks() {
    let game = Table::new(2).stacks([0, 2, 0, 4]).build();
    assert_eq!(of_table(&game, "empty-stacks.2"), 1.0);
    assert_eq!(of_table(&game, "empty-stacks.3"), 0.0);
    assert_eq!(of_table(&game, "draws-to-end.1"), 0.0);
    assert_eq!(of_table(&game, "draws-to-end.2"), 1.0);
    assert_eq!(of_table(&game, "stack.blue"), 4.0 / 16.0);
    assert_eq!(of_table(&game, "ending"), 0.0);
    let ending = Table::new(2).stacks([0, 0, 0, 4]).build();
    assert_eq!(of_table(&ending, "ending"), 1.0);
    assert_eq!(of_two(&ending, "actions-until-end"), [1.0, 1.0 / 3.0]);
}

/// Seat 1 leads a temple that one tile completes: `lay 5,4+5,5` (see the test of the advice).
fn temple_in_reach() -> Table {
    Table::new(2).tiles("green 6,4+6,5 1\nred 5,6+6,6")
}

#[test]
fn m31_sites_by_who_leads_them() {
    let game = temple_in_reach().build();
    // Of two triangles that are missing, one tile makes a temple and two make a bath.
    assert_eq!(of_table(&game, "open.temple.2"), 0.5 / 6.0);
    assert_eq!(of_table(&game, "open.bath.2"), 0.5 / 6.0);
    assert_eq!(of_two(&game, "leads.temple.2"), [0.25, 0.0]);
    assert_eq!(of_two(&game, "leads.bath.2"), [0.0, 0.0]);
    assert_eq!(of_two(&game, "behind.2"), [0.0, 0.125]);
    assert_eq!(of_two(&game, "leads.worth.2"), [1.5 / 16.0, 0.0]);
    assert_eq!(of_two(&game, "finish.temple"), [0.5, 0.0]);
    assert_eq!(of_two(&game, "finish.best"), [3.0 / 8.0, 0.0]);
    assert_eq!(of_two(&game, "finish.release"), [0.5, 0.0]);
    assert_eq!(of_two(&game, "finish.spoil"), [0.0, 0.5]);
    assert_eq!(of_two(&game, "posted.green"), [1.0 / 3.0, 0.0]);
    assert_eq!(of_two(&game, "posted.near"), [1.0 / 3.0, 0.0]);
}

#[test]
fn m15_nothing_is_finished_from_an_empty_hand() {
    let game = temple_in_reach().hand_over(seat(1), seat(2)).build();
    assert_eq!(of_two(&game, "finish.temple"), [0.0, 0.0]);
    assert_eq!(of_two(&game, "finish.spoil"), [0.0, 0.5]);
    assert_eq!(of_two(&game, "hand.red"), [0.0, 0.5]);
    let without_green = temple_in_reach().with(|game| {
        game.open.players[seat(2)].hand[Color::Green] -= 1;
        game.open.players[seat(1)].hand[Color::Green] += 1;
    });
    assert_eq!(of_seat(&without_green.build(), 2, "finish.spoil"), 0.0);
}

#[test]
fn m34_a_complete_site_waits_for_its_builder() {
    let game = temple_in_reach()
        .play("1 play\n1 tile green\n1 lay 5,4+5,5")
        .build();
    assert_eq!(of_table(&game, "waiting"), 0.5);
    assert_eq!(of_two(&game, "waiting.builds"), [1.0, 0.0]);
    let mut built = game;
    play(&mut built, "1 without magistrate");
    assert_eq!(of_table(&built, "waiting"), 0.0);
    assert_eq!(of_two(&built, "built.temple"), [0.25, 0.0]);
    assert_eq!(of_table(&built, "asked.site"), 1.0);
    play(&mut built, "1 move 6,4+6,5");
    assert_eq!(of_two(&built, "office.green"), [0.5, 0.0]);
    assert_eq!(of_two(&built, "imperium.green.lead-coming"), [0.25, -0.25]);
    assert_eq!(of_two(&built, "awards-coming"), [0.5, 0.0]);
    assert_eq!(of_two(&built, "imperium.green.most"), [0.0, 0.0]);
}

#[test]
fn m36_imperium_and_coins_against_the_others() {
    let game = Table::new(2)
        .imperium(seat(1), Color::Red, 2)
        .imperium(seat(2), Color::Red, 1)
        .imperium(seat(1), Color::Blue, 1)
        .imperium(seat(2), Color::Blue, 1)
        .with(|game| game.open.players[seat(2)].coins = 3)
        .build();
    assert_eq!(of_two(&game, "imperium.red.most"), [1.0, 0.0]);
    assert_eq!(of_two(&game, "imperium.red.tied"), [0.0, 0.0]);
    assert_eq!(of_two(&game, "imperium.red.lead"), [0.25, -0.25]);
    assert_eq!(of_two(&game, "imperium.blue.tied"), [1.0, 1.0]);
    assert_eq!(of_two(&game, "imperium"), [3.0 / 8.0, 2.0 / 8.0]);
    assert_eq!(of_two(&game, "points.imperium"), [0.7, 0.2]);
    assert_eq!(of_two(&game, "coins.lead"), [-0.75, 0.75]);
    assert_eq!(of_table(&game, "imperium-left.red"), 9.0 / 12.0);
}

#[test]
fn m26_buildings_that_pieces_could_reach() {
    // The side from the spring (12,3) to (11,2), then the one to the temple at (11,4).
    let tiles = "green 10,3+10,4\nred 10,5+11,5\nblue 11,3+11,4";
    let line = |vertices: &str| {
        let table = Table::new(2).tiles(tiles).buildings(seat(2), "11,4");
        table.path(Aqueduct::Grey, vertices).build()
    };
    let begun = line("");
    assert_eq!(of_two(&begun, "built.in-reach.1"), [0.0, 0.0]);
    assert_eq!(of_two(&begun, "built.in-reach.2"), [0.0, 0.5]);
    let near = line("11,2");
    assert_eq!(of_two(&near, "built.in-reach.1"), [0.0, 0.5]);
    assert_eq!(of_two(&near, "built.on-aqueduct"), [0.0, 0.0]);
    let wet = line("11,2 11,4");
    assert_eq!(of_two(&wet, "built.in-reach.2"), [0.0, 0.0]);
    assert_eq!(of_two(&wet, "built.on-aqueduct"), [0.0, 1.0 / 6.0]);
    assert_eq!(of_two(&wet, "points.aqueducts"), [0.0, 2.0 / 12.0]);
    assert_eq!(of_table(&wet, "begun.grey"), 1.0);
    assert_eq!(of_table(&wet, "pieces-left.grey"), 11.0 / 13.0);
}
