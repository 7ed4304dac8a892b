//! How often the contract makes each of its checks.

use crate::Rng;

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Depth {
    /// Everything at every step, and what is costly at each new phase.
    Phases,
    /// What is cheap at every step, the rest once in some steps.
    Rare,
}

/// What is not checked at every step in each depth.
#[derive(Clone, Copy)]
pub(super) enum Check {
    /// Actions of other steps are refused, and change nothing.
    Aliens,
    /// Points: all categories in their order, none invented for others.
    Scores,
    /// Events: who sees them, and that telling them changes nothing.
    Telling,
    /// An action that reveals nothing leads to the same sight, whatever is hidden.
    Reveals,
    /// Every choice has its own text, which reads back.
    Notation,
    /// Views, determinizations, dumps.
    Sight,
}

/// One rhythm for each check.
pub(super) struct Rhythm {
    depth: Depth,
    /// Where in its rhythms a game begins, so that no step of a game is left out in all.
    offset: u64,
}

impl Rhythm {
    /// Chance is asked only where it is needed: the games of the other depth stay what they are.
    pub(super) fn new(depth: Depth, rng: &mut Rng) -> Rhythm {
        let offset = match depth {
            Depth::Phases => 0,
            Depth::Rare => rng.next_u32().into(),
        };
        Rhythm { depth, offset }
    }

    /// Whether the check is made after so many steps.
    #[inline]
    pub(super) fn is_due(&self, check: Check, steps: u32) -> bool {
        let steps = u64::from(steps) + self.offset;
        let every = match self.depth {
            Depth::Phases => in_all_phases(check),
            Depth::Rare => rarely(check),
        };
        steps.is_multiple_of(every)
    }

    /// Whether the costly checks are made at each new phase too.
    pub(super) fn minds_phases(&self) -> bool {
        self.depth == Depth::Phases
    }

    /// Whether the end of this game is looked at as closely as its costly steps, and its record
    /// replayed.
    pub(super) fn ends_deep(&self) -> bool {
        match self.depth {
            Depth::Phases => true,
            Depth::Rare => self.offset.is_multiple_of(RECORDS),
        }
    }
}

/// Once in so many games.
const RECORDS: u64 = 10;

/// Once in so many steps.
fn in_all_phases(check: Check) -> u64 {
    match check {
        Check::Aliens | Check::Scores | Check::Telling => 1,
        Check::Reveals => 7,
        Check::Notation | Check::Sight => 50,
    }
}

/// Once in so many steps: primes, so that each check meets each other one.
fn rarely(check: Check) -> u64 {
    match check {
        Check::Aliens => 17,
        Check::Scores => 13,
        Check::Telling => 7,
        Check::Reveals => 29,
        Check::Notation => 101,
        Check::Sight => 997,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHECKS: [Check; 6] = [
        Check::Aliens,
        Check::Scores,
        Check::Telling,
        Check::Reveals,
        Check::Notation,
        Check::Sight,
    ];

    fn rhythms(depth: Depth, games: usize) -> Vec<Rhythm> {
        let mut rng = Rng::from_key([7; 32]);
        (0..games).map(|_| Rhythm::new(depth, &mut rng)).collect()
    }

    #[test]
    fn over_many_games_every_step_is_checked_alike() {
        let games = 100_000;
        let rhythms = rhythms(Depth::Rare, games);
        for check in CHECKS {
            let expected = games as f64 / rarely(check) as f64;
            for steps in [0, 1, 2, 16, 99] {
                let due = rhythms.iter().filter(|r| r.is_due(check, steps)).count();
                let off = (due as f64 - expected).abs();
                assert!(off < 6.0 * expected.sqrt(), "{due} of {expected}");
            }
        }
    }

    #[test]
    fn rhythms_share_no_factor() {
        let periods = CHECKS.map(rarely);
        for (index, period) in periods.iter().enumerate() {
            let factors = (2..=*period).filter(|factor| period.is_multiple_of(*factor));
            let shared = |factor: &u64| periods[..index].iter().any(|p| p.is_multiple_of(*factor));
            assert!(!factors.into_iter().any(|factor| shared(&factor)));
        }
    }

    #[test]
    fn the_tests_check_everything_at_every_step() {
        let rhythm = &rhythms(Depth::Phases, 1)[0];
        for steps in 0..100 {
            for check in [Check::Aliens, Check::Scores, Check::Telling] {
                assert!(rhythm.is_due(check, steps));
            }
            assert_eq!(rhythm.is_due(Check::Sight, steps), steps % 50 == 0);
        }
        assert!(rhythm.minds_phases() && rhythm.ends_deep());
    }
}
