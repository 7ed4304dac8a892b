//! The levels that think by the clock, on every game and option: by the rules, and only by what a
//! seat may know. The clock is one that counts how often it was looked at.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use bots::mcts::{Clock, Timing};
use bots::{Bot, Player};
use common::{carry_out, setups};
use kernel::testing::{amount, play_at_random, seed};
use kernel::{Advice, Observed, Seed, View as _, Viewer};
use table::{AnyGame, with_game};

const LEVELS: [Bot; 2] = [Bot::Praetor, Bot::Censor];

/// Half a second passes between two looks.
#[derive(Default)]
struct Looks(AtomicU32);

impl Clock for Looks {
    fn now(&self) -> Duration {
        Duration::from_millis(500) * self.0.fetch_add(1, Ordering::Relaxed)
    }
}

/// With threads of one's own the looks of one would be time of another.
fn player<G: Advice>(level: Bot) -> Box<dyn Player<G>> {
    let timing = Timing {
        clock: Arc::new(Looks::default()),
        threads: 1,
    };
    level.player(Some(&timing)).expect("there is a clock")
}

/// The beginnings of games at every set-up.
fn by_the_rules<G: Advice>(level: Bot) -> usize {
    let mut decisions = 0;
    for (index, setup) in setups::<G>().iter().enumerate() {
        let deal = Seed::of_series(seed(), index as u64);
        let mut game = G::new(setup, &deal);
        let mut rng = deal.derive("bots").rng();
        for _ in 0..amount(10, 100) {
            let Some(seat) = game.to_act().first() else {
                break;
            };
            let plan = player::<G>(level).plan(&Observed::new(&game, seat), &mut rng);
            decisions += carry_out(&mut game, seat, &plan);
        }
    }
    decisions
}

#[test]
fn levels_by_the_clock_never_break_a_rule() {
    for game in AnyGame::ALL {
        for level in LEVELS {
            let decisions = with_game!(*game, G => by_the_rules::<G>(level));
            assert!(decisions >= 60, "{game}, {level}: {decisions}");
        }
    }
}

/// At steps of whole games, the choices in a game whose hidden things were dealt anew.
fn by_sight_alone<G: Advice>(level: Bot) -> usize {
    let mut compared = 0;
    for (index, setup) in setups::<G>().iter().enumerate().step_by(amount(4, 1)) {
        let mut step = 0;
        play_at_random(setup, index as u64, |game, seat, legal| {
            step += 1;
            if legal.len() == 1 || step % 50 != 1 {
                return;
            }
            let stream = Seed::of_series(step, index as u64);
            let choice =
                |game: &G| player::<G>(level).plan(&Observed::new(game, seat), &mut stream.rng());
            let view = game.view(Viewer::Seat(seat));
            let other = view.determinize(&mut stream.derive("hidden").rng());
            assert_eq!(choice(game), choice(&other), "{} step {step}", G::META.id);
            compared += 1;
        });
    }
    compared
}

#[test]
fn what_is_hidden_changes_no_choice_by_the_clock() {
    for game in AnyGame::ALL {
        let compared: usize = LEVELS
            .into_iter()
            .map(|level| with_game!(*game, G => by_sight_alone::<G>(level)))
            .sum();
        assert!(compared >= 20, "{game}: {compared}");
    }
}
