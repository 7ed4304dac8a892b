//! Listing choices and applying them never touches the heap: whole games under an allocator
//! that counts.

#![allow(unsafe_code, reason = "a global allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

use kernel::testing::{amount, setup};
use kernel::{Game, Seed};
use marble::Marble;

struct Counting;

static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

// SAFETY: every call is handed to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn playing_never_touches_the_heap() {
    let mut list = Vec::with_capacity(256);
    let mut decisions = 0;
    for seats in 2..=4 {
        let setup = setup::<Marble>(seats, &[]);
        for index in 0..amount(100, 5_000) as u64 {
            let seed = Seed::of_series(9, index);
            let mut rng = seed.derive("play").rng();
            let before = ALLOCATIONS.load(Ordering::Relaxed);
            let mut game = Marble::new(&setup, &seed);
            while let Some(seat) = game.to_act().first() {
                game.legal(seat, &mut list);
                let action = list[rng.below(list.len())];
                assert!(game.check(seat, action).is_ok());
                game.apply(seat, action, &mut ());
                decisions += 1;
            }
            assert!(game.standing().is_some());
            let allocations = ALLOCATIONS.load(Ordering::Relaxed) - before;
            assert_eq!(allocations, 0, "game {index} with {seats} seats");
        }
    }
    assert!(decisions > 10_000);
    // The counter counts.
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    drop(std::hint::black_box(Box::new(1)));
    assert!(ALLOCATIONS.load(Ordering::Relaxed) > before);
}
