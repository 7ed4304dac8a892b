//! Playing never asks for memory.

use aedile_pebbles::Pebbles;
use kernel::testing::{CountingAllocator, amount, plain_setups, play_without_heap};

#[global_allocator]
static COUNTING: CountingAllocator = CountingAllocator;

#[test]
fn playing_never_touches_the_heap() {
    let decisions = play_without_heap(&plain_setups::<Pebbles>(), amount(50, 5_000) as u64);
    assert!(decisions > 1_000, "{decisions}");
}
