//! `legal`, `apply` and `clone` never touch the heap, and a state stays small.

use aedile_city::City;
use kernel::testing::{CountingAllocator, amount, plain_setups, play_without_heap, setup};

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
fn a_state_is_small() {
    assert!(size_of::<City>() <= 1384, "{} bytes", size_of::<City>());
}
