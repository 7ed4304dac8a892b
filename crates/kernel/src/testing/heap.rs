//! Proof that playing never touches the heap: an allocator that counts what each thread asks of
//! it, and whole games played under it. A test file makes it its `#[global_allocator]`.

#![allow(
    unsafe_code,
    reason = "a global allocator cannot be written without it"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use crate::{Game, Seed, Setup};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, with a count.
#[derive(Clone, Copy, Debug)]
pub struct CountingAllocator;

// SAFETY: every call is handed to the system's allocator unchanged.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(block, layout) }
    }
}

/// How often this thread has asked for memory.
pub fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

/// More choices than any position has.
const ROOM: usize = 1 << 16;

/// Plays random games of each set-up; returns the decisions taken.
///
/// # Panics
/// If set-up apart, playing or cloning asks for memory, or if nobody counts.
pub fn play_without_heap<G: Game>(setups: &[Setup<G>], games: u64) -> u64 {
    let before = allocations();
    drop(std::hint::black_box(Box::new(1_u8)));
    assert!(allocations() > before, "make it the global allocator");
    let mut list = Vec::with_capacity(ROOM);
    let mut decisions = 0;
    for setup in setups {
        for index in 0..games {
            let seed = Seed::of_series(super::seed(), index);
            let mut rng = seed.derive("players").rng();
            let mut game = G::new(setup, &seed);
            let before = allocations();
            while let Some(seat) = game.to_act().first() {
                game.legal(seat, &mut list);
                let action = list[rng.below(list.len())];
                game.apply(seat, action, &mut ());
                decisions += 1;
            }
            std::hint::black_box(&game.clone());
            let asked = allocations() - before;
            let series = super::seed();
            assert_eq!(asked, 0, "{setup:?}, game {index} of seed {series}");
        }
    }
    assert_eq!(list.capacity(), ROOM, "the list had room for every choice");
    decisions
}
