//! `legal`, `apply`, `clone` and `describe` never touch the heap, and a state stays small.

use aedile_city::City;
use kernel::testing::{
    CountingAllocator, allocations, amount, plain_setups, play_without_heap, setup,
};
use kernel::{BySeat, Features, Game, Seed};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn playing_never_touches_the_heap() {
    let mut tables = plain_setups::<City>();
    tables.extend((2..=4).map(|seats| setup(seats, &[("first-cards", "dealt")])));
    let decisions = play_without_heap(&tables, amount(100, 2_500) as u64);
    assert!(decisions > 10_000, "{decisions}");
}

#[test]
fn describing_never_touches_the_heap() {
    for table in plain_setups::<City>() {
        let mut game = City::new(&table, &Seed::of_series(1, 0));
        let (mut of_table, mut list) = (Vec::<f32>::with_capacity(1024), Vec::new());
        let mut of_seats = BySeat::from_fn(game.seats(), |_| Vec::<f32>::with_capacity(1024));
        while let Some(seat) = game.to_act().first() {
            of_table.clear();
            of_seats.iter_mut().for_each(|(_, numbers)| numbers.clear());
            let before = allocations();
            game.describe(&mut of_table, &mut of_seats);
            assert_eq!(allocations(), before, "{game:?}");
            assert!(!of_table.is_empty() && !of_seats[seat].is_empty());
            game.legal(seat, &mut list);
            game.apply(seat, list[list.len() / 2], &mut ());
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<City>() <= 1384, "{} bytes", size_of::<City>());
}
