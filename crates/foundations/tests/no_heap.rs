//! `legal`, `apply` and `clone` never touch the heap, with any module.

use aedile_foundations::Foundations;
use kernel::testing::{CountingAllocator, amount, plain_setups, play_without_heap, setup};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

fn games() -> u64 {
    amount(20, 200) as u64
}

#[test]
fn no_heap_in_the_base_game() {
    assert!(play_without_heap::<Foundations>(&plain_setups(), games()) > 10_000);
}

#[test]
fn no_heap_with_all_modules() {
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
    let setups: Vec<_> = (2..=5).map(|seats| setup(seats, &options)).collect();
    assert!(play_without_heap::<Foundations>(&setups, games()) > 10_000);
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
