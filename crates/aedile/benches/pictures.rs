//! Drawing under criterion: all areas of one seat at the busiest position of a game among
//! `builder` bots, for every game, at its largest table.

use std::hint::black_box;

use bots::{GreedyPolicy, Player as _};
use criterion::{Criterion, criterion_group, criterion_main};
use kernel::{Advice, Observed, Seat, Seed, Setup, Viewer};
use scene::{Cast, Format, Lang, Reader, Scene, Show, Words};
use table::{AnyGame, with_game};

criterion_group!(benches, pictures);
criterion_main!(benches);

fn pictures(criterion: &mut Criterion) {
    for game in AnyGame::ALL {
        with_game!(*game, G => all_formats::<G>(criterion));
    }
}

fn all_formats<G: Advice + Show>(criterion: &mut Criterion) {
    let setup = Setup::<G>::new(G::META.max_seats, G::Options::default())
        .expect("the plain game goes with its largest table");
    let words = Words::new(Lang::En, &G::WORDS);
    let cast = Cast::unnamed(setup.seats(), &words);
    let (busiest, seat) = busiest(&setup, &words, &cast);
    let reader = Reader::new(&words, &cast, Viewer::Seat(seat));
    let view = busiest.view(reader.viewer);
    let mut group = criterion.benchmark_group(G::META.id);
    for format in Format::ALL {
        let bytes = size::<G>(&view, *format, &reader);
        eprintln!("{} {format}: {bytes} bytes", G::META.id);
        group.bench_function(format!("all areas, {format}"), |b| {
            b.iter(|| black_box(size::<G>(black_box(&view), *format, &reader)));
        });
    }
    group.finish();
}

/// The bytes of all areas, drawn and written.
fn size<G: Show>(view: &G::View, format: Format, reader: &Reader<'_>) -> usize {
    let pages = Scene::pages::<G>(view, format, reader);
    let areas = pages.iter().flat_map(|page| &page.areas);
    areas.map(|area| area.fragment().svg.len()).sum()
}

/// The position with the most to draw, and the seat that sees it.
fn busiest<G: Advice + Show>(setup: &Setup<G>, words: &Words, cast: &Cast) -> (G, Seat) {
    let seed = Seed::of_series(0, 0);
    let mut player = GreedyPolicy::of_all();
    let mut rng = seed.derive("bench").rng();
    let mut game = G::new(setup, &seed);
    let mut most = (0, game.clone(), Seat::default());
    while let Some(seat) = game.to_act().first() {
        let reader = Reader::new(words, cast, Viewer::Seat(seat));
        let bytes = size::<G>(&game.view(reader.viewer), Format::Wide, &reader);
        if bytes > most.0 {
            most = (bytes, game.clone(), seat);
        }
        let action = player.choose(&Observed::new(&game, seat), &mut rng);
        game.apply(seat, action, &mut ());
    }
    (most.1, most.2)
}
