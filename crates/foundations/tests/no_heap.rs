//! `legal` and `apply` never touch the heap once the list has grown: whole random games under a
//! counting allocator.

#![allow(
    unsafe_code,
    reason = "a global allocator cannot be written without it"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use foundations::Foundations;
use kernel::testing::setup;
use kernel::{Game, Rng, Seed};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: every call is handed to the system allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

fn play(seats: usize, options: &[(&str, &str)]) {
    let setup = setup::<Foundations>(seats, options);
    let mut list = Vec::with_capacity(4096);
    let mut rng = Rng::from_key([1; 32]);
    for index in 0..20 {
        let mut game = Foundations::new(&setup, &Seed::of_series(1, index));
        let before = allocations();
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut list);
            let action = list[rng.below(list.len())];
            game.check(seat, action).expect("listed");
            game.apply(seat, action, &mut ());
        }
        assert_eq!(
            allocations() - before,
            0,
            "{seats} seats, {options:?}, game {index}"
        );
    }
}

#[test]
fn the_counter_counts() {
    let before = allocations();
    drop(std::hint::black_box(vec![1u8]));
    assert_eq!(allocations() - before, 1);
}

#[test]
fn no_heap_in_the_base_game() {
    (2..=5).for_each(|seats| play(seats, &[]));
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
    (2..=5).for_each(|seats| play(seats, &options));
}

#[test]
fn no_heap_against_the_consul() {
    let options = [
        ("consul", "challenge"),
        ("monuments", "true"),
        ("drafting", "true"),
    ];
    (2..=4).for_each(|seats| play(seats, &options));
}
