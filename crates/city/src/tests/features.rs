//! The position as numbers: the same ones everywhere, blind to numbers of seats, to up and down and
//! to what nobody can know; `meaning` asks what they say.

mod meaning;

use kernel::testing::{amount, check_features, seed};
use kernel::{BySeat, FeatureNames, Features, Game, Seat};

use super::table::{at_random, every_setup, opening, play_out, rng, seat};
use crate::data::{Card, Value};
use crate::grid::{Cell, Cells};
use crate::position::City;
use crate::score::Survey;
use crate::town::Town;

/// All numbers of a position.
fn numbers(city: &City) -> (Vec<f32>, BySeat<Vec<f32>>) {
    let (mut table, mut seats) = (Vec::new(), BySeat::new(city.seats()));
    city.describe(&mut table, &mut seats);
    (table, seats)
}

#[track_caller]
fn named(names: &[String], values: &[f32], name: &str) -> f32 {
    let place = names.iter().position(|known| known == name);
    values[place.unwrap_or_else(|| panic!("there is no {name}"))]
}

/// A number of the table.
#[track_caller]
fn of_table(city: &City, name: &str) -> f32 {
    named(&FeatureNames::of(city).table, &numbers(city).0, name)
}

/// A number of a seat.
#[track_caller]
fn of_seat(city: &City, number: usize, name: &str) -> f32 {
    let values = numbers(city).1[seat(number)].clone();
    named(&FeatureNames::of(city).seat, &values, name)
}

/// Looks at every position of some random games at every table.
fn watch_games(mut watch: impl FnMut(&City)) {
    for setup in every_setup() {
        for index in 0..amount(3, 30) as u64 {
            let mut city = City::new(&setup, &kernel::Seed::of_series(seed(), index));
            play_out(&mut city, at_random(&mut rng(index)), &mut watch);
        }
    }
}

/// The same position with everybody one seat further on.
fn moved_on(city: &City) -> City {
    let seats = city.seats();
    let next = |seat: &mut Seat| *seat = seat.next(seats);
    let mut moved = city.clone();
    let open = &mut moved.open;
    open.players = BySeat::from_fn(seats, |seat| city.players[seat.previous(seats)]);
    next(&mut open.first);
    open.emissaries.iter_mut().flatten().for_each(next);
    let takers = open.offer.iter_mut().map(|offered| &mut offered.taken_by);
    takers.flatten().for_each(next);
    open.keeps.iter_mut().for_each(|keep| next(&mut keep.seat));
    open.visits
        .iter_mut()
        .for_each(|visit| next(&mut visit.seat));
    let built = open.unseen_builds.iter_mut();
    built.for_each(|built| next(&mut built.seat));
    let kinds = &city.hidden.secret_kinds;
    moved.hidden.secret_kinds = BySeat::from_fn(seats, |seat| kinds[seat.previous(seats)]);
    moved
}

/// The same position with all cities upside down.
fn upside_down(city: &City) -> City {
    let turned = |cell: Cell| Cell::new(-cell.row(), cell.column()).unwrap();
    let mut other = city.clone();
    for seat in city.seats().iter() {
        let (old, mut new) = (&city.players[seat].town, Town::EMPTY);
        for (cell, card) in old.iter() {
            new.lay(card, turned(cell));
            new.add_points(turned(cell), old.points(cell));
        }
        new.add_bricks(old.bricks().iter().map(turned).collect::<Cells>());
        other.open.players[seat].town = new;
    }
    other
}

#[test]
fn every_table_option_and_phase_is_described_by_the_same_numbers() {
    check_features(&every_setup(), amount(4, 100) as u64, seed());
}

#[test]
fn who_sits_where_is_not_told_by_numbers_of_seats() {
    let mut differ = 0;
    watch_games(|city| {
        let seats = city.seats();
        let (before, after) = (numbers(city), numbers(&moved_on(city)));
        assert_eq!(before.0, after.0, "{city:?}");
        for (seat, own) in before.1.iter() {
            assert_eq!(*own, after.1[seat.next(seats)], "{seat}: {city:?}");
            differ += usize::from(*own != after.1[seat]);
        }
    });
    assert!(differ > 1_000, "the seats are told apart: {differ}");
}

#[test]
fn a_city_upside_down_is_the_same_city() {
    let mut cards = 0;
    watch_games(|city| {
        assert_eq!(numbers(city), numbers(&upside_down(city)), "{city:?}");
        let towns = city.players.iter().map(|(_, player)| player.town);
        cards = towns
            .map(|town| town.occupied().len())
            .fold(cards, usize::max);
    });
    assert!(cards > 8, "some cities grew: {cards}");
}

#[test]
fn the_order_of_the_decks_is_not_told() {
    watch_games(|city| {
        let mut turned = city.clone();
        for deck in city.decks() {
            let slots = city.stack(*deck).slots();
            turned.hidden.slots[deck.index()][slots].reverse();
        }
        assert_eq!(numbers(city), numbers(&turned), "{city:?}");
    });
}

#[test]
fn gains_are_those_of_a_real_build() {
    let names = FeatureNames::of(&opening(2, "1", 0)).seat;
    let mut compared = 0;
    watch_games(|city| {
        let Some(seat) = city.to_act().first() else {
            return;
        };
        let (town, told) = (city.players[seat].town, &numbers(city).1[seat]);
        let score = |town: &Town| {
            let survey = Survey::of(town);
            let points = |value| survey.zones(value).map(move |zone| (value, zone));
            let zones = Value::ALL.into_iter().flat_map(points);
            zones
                .map(|(value, zone)| survey.zone_points(value, zone))
                .sum::<i32>()
        };
        for (name, card) in [("2", Card::Res2), ("3", Card::Lux3), ("4", Card::Res4)] {
            let gains = town.free_cells().iter().map(|cell| {
                let mut built = town;
                built.lay(card, cell);
                score(&built) - score(&town)
            });
            let best = gains.max().unwrap_or(0);
            let told = named(&names, told, &format!("gain.residence.{name}"));
            assert_eq!(told, best as f32 / 12.0, "{name}: {town:?}");
            compared += usize::from(best > 0);
        }
        let arena = town.free_cells().iter().map(|cell| {
            let mut built = town;
            built.lay(Card::Arena, cell);
            score(&built) - score(&town)
        });
        let best = arena.max().unwrap_or(0);
        assert_eq!(
            named(&names, told, "gain.public.red"),
            best as f32 / 12.0,
            "{town:?}"
        );
    });
    assert!(compared > 1_000, "{compared}");
}
