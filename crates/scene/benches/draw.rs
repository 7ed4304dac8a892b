//! How long the busiest picture takes: four cities of 16 cards, drawn and written.

extern crate aedile_scene as scene;

use criterion::{Criterion, criterion_group, criterion_main};
use scene::words::common;
use scene::{Lang, SeatColor, Words};

#[path = "../tests/it/cards.rs"]
mod cards;
#[path = "../tests/it/cities.rs"]
mod cities;

fn draw(criterion: &mut Criterion) {
    criterion.bench_function("draw and write four cities", |bench| {
        bench.iter(|| {
            let areas = cities::busy_cities();
            areas
                .iter()
                .map(|area| area.fragment().hash)
                .fold(0, u64::wrapping_add)
        });
    });
    let areas = cities::busy_cities();
    criterion.bench_function("write four cities", |bench| {
        bench.iter(|| {
            areas
                .iter()
                .map(|area| area.fragment().hash)
                .fold(0, u64::wrapping_add)
        });
    });
}

fn say(criterion: &mut Criterion) {
    let words = Words::new(Lang::En, &common::SOURCE);
    criterion.bench_function("say a name", |bench| {
        bench.iter(|| common::seat_color(&words, SeatColor::Lapis));
    });
    criterion.bench_function("say a sentence with a plural", |bench| {
        bench.iter(|| common::wins(&words, "Tiberius", 53));
    });
}

criterion_group!(benches, draw, say);
criterion_main!(benches);
