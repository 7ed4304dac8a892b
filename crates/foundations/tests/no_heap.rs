//! `legal`, `apply`, `clone` and `describe` never touch the heap, with any module.

use std::fmt;

use aedile_foundations::Foundations;
use kernel::testing::{
    CountingAllocator, allocations, amount, plain_setups, play_at_random, play_without_heap, setup,
};
use kernel::{BySeat, Describe, Features as _, Setup};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

fn games() -> u64 {
    amount(20, 200) as u64
}

#[test]
fn no_heap_in_the_base_game() {
    assert!(play_without_heap::<Foundations>(&plain_setups(), games()) > 10_000);
}

/// Every module but the Consul's, at every table.
fn all_modules() -> Vec<Setup<Foundations>> {
    let modules = [
        "drafting",
        "monuments",
        "trading",
        "stealing",
        "invocations",
        "roles",
    ];
    let mut options: Vec<_> = modules.iter().map(|module| (*module, "true")).collect();
    options.push(("objectives", "hidden"));
    (2..=5).map(|seats| setup(seats, &options)).collect()
}

#[test]
fn no_heap_with_all_modules() {
    assert!(play_without_heap::<Foundations>(&all_modules(), games()) > 10_000);
}

/// Takes numbers and keeps none of them.
#[derive(Default)]
struct Counted(usize);

impl Describe for Counted {
    fn put(&mut self, _: fmt::Arguments<'_>, _: f32) {
        self.0 += 1;
    }
}

#[test]
fn no_heap_to_describe() {
    let mut numbers = 0;
    for setup in all_modules() {
        play_at_random(&setup, 0, |game, _, _| {
            let (mut table, mut seats) = (Counted::default(), BySeat::new(setup.seats()));
            let before = allocations();
            game.describe(&mut table, &mut seats);
            assert_eq!(allocations(), before, "describing asked for memory");
            numbers += table.0 + seats.as_slice().iter().map(|seat| seat.0).sum::<usize>();
        });
    }
    assert!(numbers > 100_000, "only {numbers} numbers");
}

#[test]
fn no_heap_against_the_consul() {
    let options = [
        ("consul", "challenge"),
        ("monuments", "true"),
        ("drafting", "true"),
    ];
    let setups: Vec<_> = (2..=4).map(|seats| setup(seats, &options)).collect();
    assert!(play_without_heap::<Foundations>(&setups, games()) > 1_000);
}
