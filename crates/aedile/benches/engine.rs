//! The engine under criterion, for every game and table size: clone, legal list, clone and
//! apply, and whole random games.

use std::hint::black_box;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, criterion_group, criterion_main};
use kernel::{Game, Rng, Seed, Setup};
use table::{AnyGame, with_game};

criterion_group!(benches, engine);
criterion_main!(benches);

fn engine(criterion: &mut Criterion) {
    for game in AnyGame::ALL {
        with_game!(*game, G => all_sizes::<G>(criterion));
    }
}

fn all_sizes<G: Game>(criterion: &mut Criterion) {
    let sizes = G::META.min_seats..=G::META.max_seats;
    let setups = sizes.filter_map(|seats| Setup::<G>::new(seats, G::Options::default()).ok());
    for setup in setups {
        let name = format!("{}-{}", G::META.id, setup.seats());
        steps(&mut criterion.benchmark_group(name), &setup);
    }
}

fn steps<G: Game>(group: &mut BenchmarkGroup<'_, WallTime>, setup: &Setup<G>) {
    let mut rng = Seed::of_series(0, 0).derive("bench").rng();
    let mut list = Vec::new();
    let middle = middle(setup, &mut rng);
    let seat = middle.to_act().first().expect("the middle is not the end");
    middle.legal(seat, &mut list);
    let action = list[rng.below(list.len())];
    // The results are looked at where they lie: moving them would cost another copy.
    group.bench_function("clone", |b| {
        b.iter(|| {
            black_box(&black_box(&middle).clone());
        });
    });
    group.bench_function("legal", |b| {
        b.iter(|| black_box(&middle).legal(seat, &mut list));
    });
    group.bench_function("clone and apply", |b| {
        b.iter(|| {
            let mut game = black_box(&middle).clone();
            game.apply(seat, action, &mut ());
            black_box(&game);
        });
    });
    let mut index = 0;
    group.bench_function("game", |b| {
        b.iter(|| {
            index += 1;
            let mut game = G::new(setup, &Seed::of_series(0, index));
            while step(&mut game, &mut list, &mut rng) {}
            game.standing()
        });
    });
}

/// A state halfway through a random game.
fn middle<G: Game>(setup: &Setup<G>, rng: &mut Rng) -> G {
    let opening = G::new(setup, &Seed::of_series(0, 0));
    let mut list = Vec::new();
    let (mut game, mut length) = (opening.clone(), 0);
    let mut whole = rng.clone();
    while step(&mut game, &mut list, &mut whole) {
        length += 1;
    }
    game = opening;
    for _ in 0..length / 2 {
        step(&mut game, &mut list, rng);
    }
    game
}

/// One decision at random; false after the end.
fn step<G: Game>(game: &mut G, list: &mut Vec<G::Action>, rng: &mut Rng) -> bool {
    let Some(seat) = game.to_act().first() else {
        return false;
    };
    game.legal(seat, list);
    let action = list[rng.below(list.len())];
    game.apply(seat, action, &mut ());
    true
}
