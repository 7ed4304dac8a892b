//! How long the busiest picture takes: four cities of 16 cards, drawn and written.

use criterion::{Criterion, criterion_group, criterion_main};

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

criterion_group!(benches, draw);
criterion_main!(benches);
