//! How fast bots think: a greedy decision over a whole game, and the search from the opening and
//! from the middle of each game, for two and for four, on one thread and on two. Elements are
//! iterations.

use std::hint::black_box;

use bots::mcts::{Budget, Mcts, SearchConfig};
use bots::{GreedyPolicy, Player as _};
use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use kernel::{Advice, Observed, Seed, Setup};
use table::{AnyGame, with_game};

criterion_group!(benches, bots);
criterion_main!(benches);

const ITERATIONS: u32 = 2_000;

fn bots(criterion: &mut Criterion) {
    for game in AnyGame::ALL {
        with_game!(*game, G => thinking::<G>(criterion));
    }
}

fn thinking<G: Advice>(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group(G::META.id);
    for seats in [2, 4] {
        let setup = Setup::<G>::new(seats, G::Options::default());
        let games = positions(&setup.expect("every game is for two and for four"));
        if seats == 2 {
            glancing(&mut group, &games);
        }
        for (moment, game) in [("opening", &games[0]), ("middle", &games[games.len() / 2])] {
            for threads in [1, 2] {
                let name = format!("search, seats: {seats}, {moment}, threads: {threads}");
                searching(&mut group, &name, game, threads);
            }
        }
    }
}

fn glancing<G: Advice>(group: &mut BenchmarkGroup<'_, WallTime>, games: &[G]) {
    group.throughput(Throughput::Elements(games.len() as u64));
    group.bench_function("builder, a whole game", |b| {
        let mut rng = Seed::of_series(0, 1).rng();
        let mut builder = GreedyPolicy::of_all();
        b.iter(|| {
            for game in games {
                let seat = game.to_act().first().expect("somebody is to act");
                black_box(builder.choose(&Observed::new(game, seat), &mut rng));
            }
        });
    });
}

fn searching<G: Advice>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    game: &G,
    threads: usize,
) {
    group.sample_size(20);
    group.throughput(Throughput::Elements(u64::from(ITERATIONS)));
    let seat = game.to_act().first().expect("somebody is to act");
    let config = SearchConfig {
        threads,
        ..SearchConfig::default()
    };
    let mut search = Mcts::new(Budget::Iterations(ITERATIONS), config);
    group.bench_function(name, |b| {
        let mut rng = Seed::of_series(0, 2).rng();
        b.iter(|| search.choose(&Observed::new(game, seat), &mut rng));
    });
}

/// Every position of a game of builders in which there was something to choose.
fn positions<G: Advice>(setup: &Setup<G>) -> Vec<G> {
    let seed = Seed::of_series(0, 0);
    let mut game = G::new(setup, &seed);
    let mut rng = seed.derive("bench").rng();
    let mut builder = GreedyPolicy::of_all();
    let (mut positions, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        if legal.len() > 1 {
            positions.push(game.clone());
        }
        let action = builder.choose(&Observed::new(&game, seat), &mut rng);
        game.apply(seat, action, &mut ());
    }
    positions
}
