//! How fast bots think: a greedy decision in the middle of each game, and the search from
//! the opening of each game for two, on one thread and on two. Elements are iterations.

use std::hint::black_box;

use bots::mcts::{Budget, Mcts, SearchConfig};
use bots::{Bot, Player};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
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
    let setup = Setup::<G>::new(2, G::Options::default()).expect("every game is for two");
    let mut group = criterion.benchmark_group(G::META.id);
    let games = positions(&setup);
    group.throughput(Throughput::Elements(games.len() as u64));
    group.bench_function("builder, a whole game", |b| {
        let mut rng = Seed::of_series(0, 1).rng();
        let mut builder = Bot::Builder.player::<G>();
        b.iter(|| {
            for game in &games {
                let seat = game.to_act().first().expect("somebody is to act");
                black_box(builder.choose(&Observed::new(game, seat), &mut rng));
            }
        });
    });
    let opening = &games[0];
    let seat = opening.to_act().first().expect("somebody begins");
    group.sample_size(20);
    group.throughput(Throughput::Elements(u64::from(ITERATIONS)));
    for threads in [1, 2] {
        let config = SearchConfig {
            threads,
            ..SearchConfig::default()
        };
        let mut search = Mcts::new(Budget::Iterations(ITERATIONS), config);
        group.bench_function(format!("search, threads: {threads}"), |b| {
            let mut rng = Seed::of_series(0, 2).rng();
            b.iter(|| search.choose(&Observed::new(opening, seat), &mut rng));
        });
    }
}

/// Every position of a game of builders in which there was something to choose.
fn positions<G: Advice>(setup: &Setup<G>) -> Vec<G> {
    let seed = Seed::of_series(0, 0);
    let mut game = G::new(setup, &seed);
    let mut rng = seed.derive("bench").rng();
    let mut builder = Bot::Builder.player::<G>();
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
