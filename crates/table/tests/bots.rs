//! The searching bots on every game and option: by the rules, and only by what a seat may know.

mod common;

use bots::mcts::{Budget, Mcts, SearchConfig};
use bots::{Bot, Player};
use common::{carry_out, setups};
use foundations::Action;
use kernel::testing::{amount, play_at_random, seed};
use kernel::{Advice, Game, Observed, Seed, View as _, Viewer};
use table::{AnyGame, with_game};

fn bot<G: Advice>(iterations: u32) -> Mcts<G> {
    Mcts::new(Budget::Iterations(iterations), SearchConfig::default())
}

/// Plays among searching bots until so many decisions were taken, and checks each.
fn by_the_rules<G: Advice>() -> usize {
    let (wanted, setups) = (amount(10_000, 100_000), setups::<G>());
    let (mut decisions, mut plans) = (0, 0);
    for index in 0.. {
        if decisions >= wanted && index >= setups.len() {
            break;
        }
        let setup = &setups[index % setups.len()];
        let deal = Seed::of_series(seed(), index as u64);
        let mut game = G::new(setup, &deal);
        let mut rng = deal.derive("bots").rng();
        let mut player = bot::<G>(4);
        while let Some(seat) = game.to_act().first() {
            let plan = player.plan(&Observed::new(&game, seat), &mut rng);
            decisions += carry_out(&mut game, seat, &plan);
            plans += 1;
        }
    }
    println!("{}: {decisions} decisions in {plans} plans", G::META.id);
    assert!(plans < decisions, "some decisions are taken together");
    decisions
}

#[test]
fn the_search_never_breaks_a_rule() {
    for game in AnyGame::ALL {
        assert!(with_game!(*game, G => by_the_rules::<G>()) >= 10_000);
    }
}

/// Where nothing can be kept of a tree, a plan is one decision after another.
fn one_by_one<G: Advice>() -> usize {
    let mut together = 0;
    for (index, setup) in setups::<G>().iter().enumerate() {
        let deal = Seed::of_series(seed(), index as u64);
        let mut game = G::new(setup, &deal);
        let mut rng = deal.derive("bots").rng();
        while let Some(seat) = game.to_act().first() {
            let mut alone = rng.clone();
            let plan = bot::<G>(1).plan(&Observed::new(&game, seat), &mut rng);
            for action in &plan {
                let chosen = bot::<G>(1).choose(&Observed::new(&game, seat), &mut alone);
                assert_eq!(chosen, *action, "{} of {plan:?}", G::META.id);
                game.apply(seat, *action, &mut ());
            }
            together += usize::from(plan.len() > 1);
        }
    }
    together
}

#[test]
fn a_plan_of_the_shortest_search_is_one_decision_after_another() {
    for game in AnyGame::ALL {
        let together = with_game!(*game, G => one_by_one::<G>());
        assert!(together >= 100, "{game}: {together} plans of several");
    }
}

/// At steps of whole games, every action looked at alone and together with the others.
fn one_opinion<G: Advice>() -> usize {
    let (mut compared, mut priors) = (0, Vec::new());
    for (index, setup) in setups::<G>().iter().enumerate() {
        play_at_random(setup, index as u64, |game, seat, legal| {
            game.priors(seat, legal, &mut priors);
            let alone = legal.iter().map(|action| game.prior(seat, *action));
            assert!(alone.eq(priors.iter().copied()), "{} {seat}", G::META.id);
            compared += legal.len();
        });
    }
    compared
}

#[test]
fn actions_are_judged_alone_as_together() {
    for game in AnyGame::ALL {
        assert!(
            with_game!(*game, G => one_opinion::<G>()) >= 1_000,
            "{game}"
        );
    }
}

/// At steps of whole games, the choices in a game whose hidden things were dealt anew.
fn by_sight_alone<G: Advice>() -> usize {
    let mut compared = 0;
    for (index, setup) in setups::<G>().iter().enumerate() {
        let mut step = 0;
        play_at_random(setup, index as u64, |game, seat, legal| {
            step += 1;
            if legal.len() == 1 || step % 25 != 1 {
                return;
            }
            let stream = Seed::of_series(step, index as u64);
            let choice =
                |game: &G| bot::<G>(12).plan(&Observed::new(game, seat), &mut stream.rng());
            let view = game.view(Viewer::Seat(seat));
            let other = view.determinize(&mut stream.derive("hidden").rng());
            assert_eq!(choice(game), choice(&other), "{} step {step}", G::META.id);
            compared += 1;
        });
    }
    compared
}

#[test]
fn what_is_hidden_changes_no_choice() {
    for game in AnyGame::ALL {
        assert!(
            with_game!(*game, G => by_sight_alone::<G>()) >= 50,
            "{game}"
        );
    }
}

#[test]
fn no_bot_begins_a_trade_that_it_does_not_offer() {
    let setup = kernel::testing::setup::<foundations::Foundations>(4, &[("trading", "true")]);
    for level in [Bot::Apprentice, Bot::Builder, Bot::Mason] {
        let (mut begun, mut offered) = (0, 0);
        for index in 0..amount(6, 100) as u64 {
            let deal = Seed::of_series(seed(), index);
            let mut game = foundations::Foundations::new(&setup, &deal);
            let mut player = level.player(None).expect("it needs no clock");
            let mut rng = deal.derive("bots").rng();
            while let Some(seat) = game.to_act().first() {
                for action in player.plan(&Observed::new(&game, seat), &mut rng) {
                    begun += usize::from(matches!(action, Action::Trade(_)));
                    offered += usize::from(action == Action::Offer);
                    game.apply(seat, action, &mut ());
                }
            }
        }
        assert!(begun > 0, "{level} never trades");
        assert_eq!(begun, offered, "{level}");
    }
}
