//! The contract: what must hold at every step of every game, shown by random play.

mod choices;
mod end;
mod rhythm;
mod sight;
mod telling;

use std::fmt::Display;
use std::mem;

use crate::{BySeat, Game, Rng, Seat, Seed, Setup};
use rhythm::{Check, Depth, Rhythm};

/// So often must something be hidden from a seat before it is odd that no other deal fits.
const ENOUGH_HIDDEN: u32 = 20;

/// Random games that hold every rule of the trait [`Game`] against its promises. Cheap checks
/// are made at every step; views, determinization and dumps at each new phase (told by the first
/// word of the choices), one step in fifty, and at the end.
#[derive(Clone, Copy, Debug)]
pub struct Contract {
    /// Games per set-up.
    pub games: usize,
    /// The series of seeds.
    pub seed: u64,
}

impl Contract {
    /// Plays the games of each set-up; returns the decisions taken.
    ///
    /// # Panics
    /// At the first broken promise, with the set-up, the seed and the actions that led to it.
    pub fn run<G: Game>(&self, setups: &[Setup<G>]) -> u64 {
        self.run_with(setups, |_| {})
    }

    /// As [`Contract::run`]; `deep` sees the states of the costly checks too.
    ///
    /// # Panics
    /// As there, and where `deep` does.
    pub fn run_with<G: Game>(&self, setups: &[Setup<G>], deep: impl FnMut(&G)) -> u64 {
        self.run_by(Depth::Phases, setups, deep)
    }

    /// As [`Contract::run`] for the most decisions: what costs little is checked at every step,
    /// the rest once in some steps, each in a rhythm of its own (docs/reliability.md).
    ///
    /// # Panics
    /// As there.
    pub fn run_fast<G: Game>(&self, setups: &[Setup<G>]) -> u64 {
        self.run_by(Depth::Rare, setups, |_| {})
    }

    fn run_by<G: Game>(&self, depth: Depth, setups: &[Setup<G>], mut deep: impl FnMut(&G)) -> u64 {
        let mut decisions = 0;
        for setup in setups {
            let mut hidden = Hidden::default();
            for index in 0..self.games as u64 {
                let mut run = Run::new(setup, (self.seed, index), depth);
                run.hidden = hidden;
                run.play(&mut deep);
                hidden = run.hidden;
                decisions += u64::from(run.steps);
            }
            assert!(
                hidden.looks < ENOUGH_HIDDEN || hidden.redrawn > 0,
                "broken promise: what is hidden is drawn anew\nset-up {setup:?}"
            );
        }
        decisions
    }
}

/// How often a seat could not see everything, and how often its determinization was another
/// game than the real one: a determinization that hands out the real game is a cheat.
#[derive(Clone, Copy, Default)]
struct Hidden {
    looks: u32,
    redrawn: u32,
}

/// One game under test, with what is needed to tell where a promise broke.
struct Run<'a, G: Game> {
    setup: &'a Setup<G>,
    seed: Seed,
    label: (u64, u64),
    rng: Rng,
    rhythm: Rhythm,
    game: G,
    steps: u32,
    phase: String,
    log: Vec<(Seat, G::Action)>,
    /// Everybody's choices; kept for its room.
    lists: BySeat<Vec<G::Action>>,
    /// Actions that were legal once, somewhere.
    aliens: Vec<G::Action>,
    hidden: Hidden,
}

impl<'a, G: Game> Run<'a, G> {
    fn new(setup: &'a Setup<G>, label: (u64, u64), depth: Depth) -> Run<'a, G> {
        let seed = Seed::of_series(label.0, label.1);
        let mut rng = seed.derive("contract").rng();
        Run {
            setup,
            seed,
            label,
            rhythm: Rhythm::new(depth, &mut rng),
            rng,
            game: G::new(setup, &seed),
            steps: 0,
            phase: String::new(),
            log: Vec::new(),
            lists: BySeat::new(setup.seats()),
            aliens: Vec::new(),
            hidden: Hidden::default(),
        }
    }

    fn play(&mut self, deep: &mut impl FnMut(&G)) {
        self.hold(
            self.game == G::new(self.setup, &self.seed),
            "the same seed deals the same game",
        );
        while !self.game.to_act().is_empty() {
            self.step(deep);
        }
        if self.rhythm.ends_deep() {
            self.check_hidden(&BySeat::new(self.game.seats()));
            self.check_record();
        }
        deep(&self.game);
        self.check_end();
    }

    #[inline]
    #[track_caller]
    fn hold(&self, promise: bool, what: impl Display) {
        if !promise {
            self.tell_broken(&what);
        }
    }

    #[cold]
    #[track_caller]
    fn tell_broken(&self, what: &dyn Display) -> ! {
        let log: Vec<String> = self
            .log
            .iter()
            .map(|(seat, action)| format!("{seat} {action}"))
            .collect();
        panic!(
            "broken promise: {what}\nset-up {:?}\nseed {:?}, step {}\n{}\n{:#?}",
            self.setup,
            self.label,
            self.steps,
            log.join("\n"),
            self.game
        );
    }

    fn step(&mut self, deep: &mut impl FnMut(&G)) {
        let mut lists = mem::replace(&mut self.lists, BySeat::new(self.game.seats()));
        self.check_choices(&mut lists);
        let is_deep = self.is_deep(&lists);
        if is_deep || self.is_due(Check::Notation) {
            self.check_notation(&lists);
        }
        if is_deep {
            self.check_hidden(&lists);
            deep(&self.game);
        }
        let (seat, action) = self.choose(&lists);
        self.lists = lists;
        if self.is_due(Check::Scores) {
            self.check_scores();
        }
        self.act(seat, action);
        if let Err(imbalance) = self.game.audit() {
            self.hold(false, imbalance);
        }
        self.hold(
            self.steps <= G::META.max_decisions,
            "a game is of bounded length",
        );
    }

    fn is_due(&self, check: Check) -> bool {
        self.rhythm.is_due(check, self.steps)
    }

    /// Whether the costly checks are due.
    fn is_deep(&mut self, lists: &BySeat<Vec<G::Action>>) -> bool {
        let due = self.is_due(Check::Sight);
        if !self.rhythm.minds_phases() {
            return due;
        }
        let phase = self.phase_of(lists);
        let is_new = phase != self.phase;
        self.phase = phase;
        is_new || due
    }
}
