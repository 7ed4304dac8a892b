//! A live table stays small: measured over whole games by an allocator that counts.

#![allow(unsafe_code, reason = "a global allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use kernel::{BySeat, Dealing, Seats, Seed};
use log::{Occupant, Origin, Pace, Status, UnixMillis, Visibility};
use table::{AnyGame, AnyTable, Author, Command, Deal, level};

thread_local! {
    static HELD: Cell<i64> = const { Cell::new(0) };
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, with a count of the bytes each thread holds.
struct Counting;

fn count(bytes: i64) {
    HELD.with(|held| held.set(held.get() + bytes));
}

// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as i64);
        ALLOCATIONS.with(|all| all.set(all.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        count(-(layout.size() as i64));
        unsafe { System.dealloc(block, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn held() -> i64 {
    HELD.with(Cell::get)
}

fn table_of(seats: usize) -> Seats {
    Seats::new(seats).expect("no game is for more")
}

fn deal(game: AnyGame, seats: usize) -> Deal {
    Deal {
        rules_version: game.meta().rules_version,
        options: Vec::new(),
        origin: Origin::running(
            BySeat::from_fn(table_of(seats), |_| Occupant::Bot {
                level: level(bots::Bot::Random),
            }),
            UnixMillis(0),
        ),
        owner: None,
        visibility: Visibility::Private,
        dealing: Dealing::Seed,
        secret: Seed::of_series(1, seats as u64).into(),
        known_deal: false,
        pace: Pace::Unlimited,
        hide_scores: false,
    }
}

/// Plays a whole game among bots; a proposal's memory is given back at once. Tells how often memory
/// was asked for in a move: to propose it and to commit it.
fn play(table: &mut dyn AnyTable) -> u64 {
    let (mut moves, mut allocations) = (0, 0);
    while let Some(job) = table.bot_job() {
        let answer = Command::Answer(job.run(None).expect("no clock is needed"));
        let before = ALLOCATIONS.with(Cell::get);
        let proposed = table.propose(&answer, &Author::table(UnixMillis(1)));
        let proposal = proposed.expect("bots play by the rules").into_new();
        let committed = table.commit(proposal.expect("a bot's answer is new"));
        committed.expect("nobody else writes");
        moves += 1;
        allocations += ALLOCATIONS.with(Cell::get) - before;
    }
    assert_eq!(table.status(), Status::Finished);
    allocations / moves
}

#[test]
fn the_count_counts() {
    let before = held();
    let list = std::hint::black_box(vec![1u8; 100]);
    assert_eq!(held(), before + list.len() as i64);
}

#[test]
fn a_table_at_the_end_of_its_game_takes_64_kib_at_most() {
    for game in AnyGame::ALL {
        for seats in game.meta().min_seats..=game.meta().max_seats {
            let deal = deal(*game, seats);
            let before = held();
            let mut table = game.open(deal, &[]).unwrap();
            let allocations = play(&mut *table);
            let bytes = held() - before;
            println!(
                "{game} with {seats} seats: {bytes} bytes at {}, {allocations} allocations a move",
                table.sequence()
            );
            assert!(0 < bytes && bytes <= 64 * 1024, "{game} {seats}: {bytes}");
        }
    }
}
