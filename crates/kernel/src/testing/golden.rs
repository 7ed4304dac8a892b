//! Numbers that must stay: how many ways there are to go on, and how random games end.

use crate::{Game, Seed, Setup};

/// Leaves of the full decision tree so deep, or at the end of the game: any change of a rule that
/// touches them shows here. Where several choose at the same time, the first seat is asked first.
pub fn perft<G: Game>(game: &G, depth: usize) -> u64 {
    let legal = |game: &G| {
        let mut list = Vec::new();
        if let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut list);
        }
        list
    };
    perft_with(game, depth, &legal)
}

/// As [`perft`], with the choices that `list` finds: a second implementation of the rules.
pub fn perft_with<G: Game>(game: &G, depth: usize, list: &impl Fn(&G) -> Vec<G::Action>) -> u64 {
    let Some(seat) = game.to_act().first().filter(|_| depth > 0) else {
        return 1;
    };
    let leaves = list(game).into_iter().map(|action| {
        let mut next = game.clone();
        next.apply(seat, action, &mut ());
        perft_with(&next, depth - 1, list)
    });
    leaves.sum()
}

/// A game of random choices in one line: its decisions, everybody's points, the rival's.
pub fn random_game<G: Game>(setup: &Setup<G>, seed: &Seed) -> String {
    let mut rng = seed.derive("golden").rng();
    let mut game = G::new(setup, seed);
    let mut list = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut list);
        game.apply(seat, list[rng.below(list.len())], &mut ());
        decisions += 1;
    }
    let scores = game.scores();
    let mut line = format!("{decisions}:");
    for (_, total) in scores.totals().iter() {
        line += &format!(" {total}");
    }
    if let Some(rival) = scores.rival_total() {
        line += &format!(" rival {rival}");
    }
    line
}
