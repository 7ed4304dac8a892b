//! Games to learn from: who plays is drawn anew for each, some moves are loose, and every settled
//! position is noted with what the search found and how the game ended.

mod rows;

use bots::learned::{Description, Outcome};
use bots::{BotSpec, Means, Player, Random};
use kernel::{Advice, BySeat, First, Game, Observed, Options, Rng, Seed, Setup};

pub use rows::{Header, UNIT, rows};

/// How the games are played.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// Each seat of each game has one of these, by chance.
    pub pool: Vec<BotSpec>,
    /// What they are given.
    pub means: Means,
    /// So many of a hundred decisions are taken by chance; in every other game also the opening.
    pub loose: f32,
}

/// A settled position of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// How many decisions were taken before.
    pub decision: u32,
    /// The position in numbers.
    pub description: Description,
    /// What the search of the seat to act found it worth to each seat.
    pub found: Option<BySeat<f32>>,
}

/// A game to learn from.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Its settled positions, from the first to the last.
    pub positions: Vec<Position>,
    /// How it ended.
    pub outcome: Outcome,
}

/// Options by chance: each keeps its default in half of the cases, and whoever begins is left to
/// the deal.
pub fn any_options<G: Game>(rng: &mut Rng) -> G::Options {
    let mut options = G::Options::default();
    for spec in G::Options::SPECS
        .iter()
        .filter(|spec| spec.key != First::KEY)
    {
        if rng.below(2) == 0 {
            let value = spec.values[rng.below(spec.values.len())];
            options.set(spec.key, value).expect("a listed value");
        }
    }
    options
}

impl SelfPlay {
    /// Plays the deal of this seed.
    pub fn play<G: Advice>(&self, setup: &Setup<G>, seed: &Seed) -> Lesson {
        let mut rng = seed.derive("self-play").rng();
        let mut players: Vec<Box<dyn Player<G>>> = setup
            .seats()
            .iter()
            .map(|_| self.draw_player(&mut rng))
            .collect();
        let mut chance: Box<dyn Player<G>> = Box::new(Random);
        let (mut game, mut positions, mut decision) = (G::new(setup, seed), Vec::new(), 0);
        let mut has_begun = rng.below(2) == 0;
        while let Some(seat) = game.to_act().first() {
            let is_settled = game.is_settled();
            has_begun |= is_settled;
            let is_loose = !has_begun || self.is_loose(&mut rng);
            let player = match is_loose {
                true => &mut chance,
                false => &mut players[seat.index()],
            };
            let observed = Observed::new(&game, seat);
            let action = player.choose(&observed, &mut rng);
            if is_settled {
                let mut description = Description::new(game.seats());
                description.describe(&game);
                let has_choice = observed.legal().len() > 1;
                positions.push(Position {
                    decision,
                    description,
                    found: player.found().filter(|_| has_choice && !is_loose),
                });
            }
            game.apply(seat, action, &mut ());
            decision += 1;
        }
        Lesson {
            positions,
            outcome: Outcome::of(&game).expect("the game is over"),
        }
    }

    fn is_loose(&self, rng: &mut Rng) -> bool {
        const FINE: usize = 1 << 16;
        rng.below(FINE) < (self.loose * FINE as f32) as usize
    }

    fn draw_player<G: Advice>(&self, rng: &mut Rng) -> Box<dyn Player<G>> {
        let bot = self.pool[rng.below(self.pool.len())];
        let player = bot.player(&self.means);
        player.expect("nobody needs what is not there")
    }
}

#[cfg(test)]
mod tests {
    use kernel::testing::{seed, setup};
    use pebbles::Pebbles;

    use super::*;

    fn of(bots: &[&str], loose: f32) -> SelfPlay {
        SelfPlay {
            pool: bots.iter().map(|bot| bot.parse().unwrap()).collect(),
            means: Means::default(),
            loose,
        }
    }

    fn lesson(bots: &[&str], loose: f32, seats: usize, index: u64) -> Lesson {
        let setup = setup::<Pebbles>(seats, &[]);
        of(bots, loose).play(&setup, &Seed::of_series(seed(), index))
    }

    #[test]
    fn the_same_deal_gives_the_same_lesson() {
        for index in 0..20 {
            let once = lesson(&["mcts:8", "builder"], 0.1, 3, index);
            assert_eq!(once, lesson(&["mcts:8", "builder"], 0.1, 3, index));
            assert!(!once.positions.is_empty());
        }
    }

    #[test]
    fn what_a_game_is_worth_comes_to_one() {
        for index in 0..50 {
            let outcome = lesson(&["random"], 0.0, 4, index).outcome;
            let worth: f32 = outcome.worth.as_slice().iter().sum();
            let win: f32 = outcome.win.as_slice().iter().sum();
            assert!((worth - 1.0).abs() < 1e-5, "{outcome:?}");
            assert!((win - 1.0).abs() < 1e-5, "{outcome:?}");
        }
    }

    #[test]
    fn only_who_searches_finds_something() {
        let found = |bot| {
            let lessons = (0..20).map(|index| lesson(&[bot], 0.0, 2, index));
            lessons
                .flat_map(|lesson| lesson.positions)
                .filter(|position| position.found.is_some())
                .count()
        };
        assert_eq!(found("builder"), 0);
        assert!(found("mcts:8") > 20);
    }

    #[test]
    fn options_by_chance_are_all_there_sooner_or_later() {
        let mut rng = Seed::of_series(seed(), 0).rng();
        let teams = (0..200).filter(|_| any_options::<Pebbles>(&mut rng).team);
        let teams = teams.count();
        assert!((20..100).contains(&teams), "{teams} of 200");
    }
}
