//! The advice at the table: a greedy player, who takes the action with the highest prior on a
//! determinized state, against chance or against itself.
//! `cargo run --release -p marble --example duel [GAMES]`

#![allow(clippy::disallowed_methods, reason = "an example reads its arguments")]

use kernel::{Advice, Game, Rng, Seat, Seed, Setup, Standing, Viewer};
use marble::{Action, Category, Marble, MarbleOptions};

/// Plays one game; `greedy` says who follows the advice.
fn play(setup: &Setup<Marble>, seed: Seed, greedy: impl Fn(Seat) -> bool) -> Marble {
    let mut game = Marble::new(setup, &seed);
    let mut rng = seed.derive("duel").rng();
    let mut list = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut list);
        let action = if greedy(seat) {
            advised(&game, seat, &list, &mut rng)
        } else {
            list[rng.below(list.len())]
        };
        game.apply(seat, action, &mut ());
    }
    game
}

fn advised(game: &Marble, seat: Seat, list: &[Action], rng: &mut Rng) -> Action {
    let state = game.determinize(seat, rng);
    let opinions = list
        .iter()
        .map(|action| (state.prior(seat, *action), *action));
    let best = opinions.max_by(|a, b| a.0.total_cmp(&b.0));
    best.expect("a seat that must act has a choice").1
}

fn report(name: &str, seats: usize, games: u64, greedy: impl Fn(Seat, u64) -> bool) {
    let setup = Setup::new(seats, MarbleOptions::default()).expect("so many can play");
    let (mut wins, mut score, mut count) = (0.0, 0, 0);
    let mut items = [0; Category::ALL.len()];
    for index in 0..games {
        let game = play(&setup, Seed::of_series(11, index), |seat| {
            greedy(seat, index)
        });
        let Some(Standing::Places(places)) = game.standing() else {
            continue;
        };
        let scores = game.scores(Viewer::Everything);
        let winners = places
            .as_slice()
            .iter()
            .filter(|place| **place == 1)
            .count();
        for seat in setup.seats().iter().filter(|seat| greedy(*seat, index)) {
            count += 1;
            score += scores.totals()[seat];
            if places[seat] == 1 {
                wins += 1.0 / winners as f64;
            }
            for (category, points) in &scores.seats[seat] {
                items[category.index()] += points;
            }
        }
    }
    let mean = |sum: i32| f64::from(sum) / f64::from(count);
    println!(
        "{name}: {:.1} % won, mean score {:.1}",
        100.0 * wins / games as f64,
        mean(score)
    );
    for (category, sum) in Category::ALL.iter().zip(items) {
        print!("  {category} {:.1}", mean(sum));
    }
    println!();
}

fn main() {
    let games = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(1000);
    report("greedy against chance", 2, games, |seat, index| {
        seat.index() as u64 == index % 2
    });
    report("greedy against greedy", 2, games, |_, _| true);
    report("four greedy", 4, games / 4, |_, _| true);
}
