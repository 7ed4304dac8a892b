//! What one action costs a table in the middle of a game of four: proposing and committing it, an
//! update for everybody afterwards, and staging it.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};

use city::City;
use kernel::{BySeat, Seats, Seed, Viewer};
use scene::{Cast, Format, Lang};
use table::{Deal, Driver, Millis, Onlooker, Pace, Shown, Speech, Table};

const SEATS: usize = 4;

fn seats() -> Seats {
    Seats::new(SEATS).expect("four is a table")
}

/// A table of people after so many bot decisions.
fn middle(onlooker: &Onlooker<'_>, decisions: usize) -> Table<City> {
    let deal = Deal {
        rules_version: 1,
        options: Vec::new(),
        drivers: BySeat::from_fn(seats(), |_| Driver::Bot(bots::Bot::Builder)),
        seed: Seed::of_series(1, 1),
        pace: Pace::Unlimited,
        hide_scores: false,
        started_at: Millis(0),
    };
    let mut table = Table::open(deal, &[]).expect("a plain deal");
    for _ in 0..decisions {
        let answer = table.bot_job().expect("the game goes on").run();
        let proposal = table.answer(&answer, Millis(1), &reader(onlooker));
        table
            .commit(&proposal.expect("bots play by the rules"))
            .expect("nobody else writes");
    }
    for seat in seats().iter() {
        let back = table.hand_over(seat, seat, Driver::Person, Millis(1));
        table
            .commit(&back.expect("the game goes on"))
            .expect("nobody else writes");
    }
    table
}

fn reader<'a>(onlooker: &Onlooker<'a>) -> scene::Reader<'a> {
    scene::Reader::new(onlooker.speech.words(), onlooker.cast, onlooker.viewer)
}

fn one_action(bench: &mut Criterion) {
    let speech = Speech::new::<City>(Lang::En);
    let cast = Cast::unnamed(seats(), speech.words());
    let onlooker = |viewer| Onlooker {
        speech: &speech,
        cast: &cast,
        viewer,
        format: Format::Wide,
        points: true,
    };
    let spectator = onlooker(Viewer::Spectator);
    let mut table = middle(&spectator, 120);
    let seat = table.to_act().first().expect("the game goes on");
    let own = onlooker(Viewer::Seat(seat));
    let mut shown = Shown::default();
    let update = table.update(&own, &shown);
    shown.note(&update);
    let (now, actions) = (table.sequence(), vec![update.choices[0].action.clone()]);
    let submit = |table: &Table<City>| {
        let proposal = table.submit(seat, now, &actions, Millis(2), &reader(&own));
        proposal.expect("an offered choice is legal")
    };

    bench.bench_function("submit and commit", |bench| {
        bench.iter_batched_ref(
            || table.clone(),
            |table| table.commit(&submit(table)).expect("nobody else writes"),
            BatchSize::SmallInput,
        );
    });
    let mut after = table.clone();
    let proposal = submit(&table);
    after.commit(&proposal).expect("nobody else writes");
    bench.bench_function("first update after an action", |bench| {
        bench.iter_batched_ref(
            || after.clone(),
            |table| black_box(table.update(&own, &shown)),
            BatchSize::SmallInput,
        );
    });
    bench.bench_function("updates for all seats and a spectator", |bench| {
        let mut viewers: Vec<Viewer> = seats().iter().map(Viewer::Seat).collect();
        viewers.push(Viewer::Spectator);
        bench.iter_batched_ref(
            || after.clone(),
            |table| {
                for viewer in &viewers {
                    black_box(table.update(&onlooker(*viewer), &shown));
                }
            },
            BatchSize::SmallInput,
        );
    });
    bench.bench_function("stage one action", |bench| {
        bench.iter(|| black_box(table.stage(seat, now, &actions, &own)));
    });
}

criterion_group!(benches, one_action);
criterion_main!(benches);
