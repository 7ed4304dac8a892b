//! What one action costs a table in the middle of a game of four: proposing and committing it, an
//! update for everybody afterwards, and staging it.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};

use city::City;
use kernel::{BySeat, Dealing, Seat, Seats, Seed, Viewer};
use log::{Driver, Occupant, Origin, Pace, PlayerId, UnixMillis, Visibility};
use scene::{Cast, Format, Lang};
use table::{
    Author, Command, Deal, Onlooker, Playing as _, Shown, Speech, Table, Telling as _, level,
};

const SEATS: usize = 4;

fn seats() -> Seats {
    Seats::new(SEATS).expect("four is a table")
}

/// The player on a seat.
fn player(seat: Seat) -> PlayerId {
    PlayerId::from_random([seat.number() as u8; 16])
}

fn commit(table: &mut Table<City>, command: &Command, author: &Author) {
    let proposed = table.propose(command, author).expect("it is allowed");
    let proposal = proposed.into_new().expect("it is new");
    table.commit(proposal).expect("nobody else writes");
}

/// A table of people after so many bot decisions.
fn middle(decisions: usize) -> Table<City> {
    let people = BySeat::from_fn(seats(), |seat| Occupant::person(player(seat)));
    let deal = Deal {
        rules_version: 1,
        options: Vec::new(),
        origin: Origin::running(people, UnixMillis(0)),
        owner: None,
        visibility: Visibility::Private,
        dealing: Dealing::Seed,
        secret: Seed::of_series(1, 1).into(),
        known_deal: false,
        pace: Pace::Unlimited,
        hide_scores: false,
    };
    let mut table = Table::open(deal, &[]).expect("a plain deal");
    let hand_over = |table: &mut Table<City>, driver| {
        for seat in seats().iter() {
            let by = seat;
            let author = Author::player(player(seat), UnixMillis(1));
            commit(table, &Command::HandOver { by, seat, driver }, &author);
        }
    };
    hand_over(&mut table, Driver::Bot(level(bots::Bot::Builder)));
    for _ in 0..decisions {
        let answer = table
            .bot_job()
            .expect("the game goes on")
            .run(None)
            .expect("no clock is needed");
        let author = Author::table(UnixMillis(1));
        commit(&mut table, &Command::Answer(answer), &author);
    }
    hand_over(&mut table, Driver::Person);
    table
}

fn one_action(bench: &mut Criterion) {
    let speech = Speech::new::<City>(Lang::En);
    let cast = Cast::unnamed(seats(), speech.words());
    let onlooker = |viewer| Onlooker::new(&speech, &cast, viewer, Format::Wide);
    let mut table = middle(120);
    let seat = table.to_act().first().expect("the game goes on");
    let own = onlooker(Viewer::Seat(seat));
    let mut shown = Shown::default();
    let update = table.update(&own, &shown);
    shown.note(&update);
    let (now, actions) = (table.sequence(), vec![update.choices[0].action.clone()]);
    let author = Author::player(player(seat), UnixMillis(2));
    let submit = Command::Submit {
        seat,
        answered: now,
        actions: actions.clone(),
    };

    bench.bench_function("submit and commit", |bench| {
        bench.iter_batched_ref(
            || table.clone(),
            |table| commit(table, &submit, &author),
            BatchSize::SmallInput,
        );
    });
    let mut after = table.clone();
    commit(&mut after, &submit, &author);
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
