//! `legal` and `apply` never touch the heap, and a state stays small: shown over whole games by
//! an allocator that counts.

#![allow(unsafe_code, reason = "a global allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use city::City;
use kernel::testing::plain_setups;
use kernel::{Game, Seed};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, with a count of what each thread asks of it.
struct Counting;

// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        unsafe { System.dealloc(block, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

#[test]
fn the_count_counts() {
    let before = allocations();
    let list = std::hint::black_box(vec![1u8]);
    assert_eq!(allocations(), before + list.len() as u64);
}

#[test]
fn legal_and_apply_allocate_nothing() {
    let mut decisions = 0;
    for setup in plain_setups::<City>() {
        for index in 0..200 {
            let seed = Seed::of_series(20, index);
            let mut rng = seed.derive("players").rng();
            let mut city = City::new(&setup, &seed);
            let mut list = Vec::with_capacity(4096);
            let before = allocations();
            while let Some(seat) = city.to_act().first() {
                city.legal(seat, &mut list);
                let action = list[rng.below(list.len())];
                city.apply(seat, action, &mut ());
                decisions += 1;
            }
            assert_eq!(
                allocations(),
                before,
                "{} seats, game {index}",
                setup.seats()
            );
            assert_eq!(list.capacity(), 4096);
        }
    }
    assert!(decisions > 50_000);
}

#[test]
fn a_clone_allocates_nothing_and_a_state_is_small() {
    let setup = &plain_setups::<City>()[2];
    let city = City::new(setup, &Seed::of_series(20, 0));
    let before = allocations();
    let copy = std::hint::black_box(city.clone());
    assert_eq!(allocations(), before);
    assert_eq!(copy, city);
    assert!(size_of::<City>() <= 1536, "{} bytes", size_of::<City>());
}
