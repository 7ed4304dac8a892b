//! The validated set-up that a game starts from, by the newest rules or by those it began with.

use std::fmt;

use crate::{Agreed, Commitment, Dealing, Game, Meta, OptionError, Options as _, Seats, Seed};

/// Something was played by rules that are not played here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OtherRules {
    /// The rules it began by.
    pub found: u32,
    /// The oldest that are played.
    pub oldest: u32,
    /// The newest.
    pub newest: u32,
}

impl fmt::Display for OtherRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OtherRules {
            found,
            oldest,
            newest,
        } = self;
        write!(
            f,
            "played by version {found} of the rules; this program has "
        )?;
        match oldest == newest {
            true => write!(f, "{newest}"),
            false => write!(f, "{oldest} to {newest}"),
        }
    }
}

impl Meta {
    /// Whether these rules are played here.
    ///
    /// # Errors
    /// They are older than the oldest or newer than the newest.
    pub fn check_rules(&self, found: u32) -> Result<(), OtherRules> {
        let (oldest, newest) = (self.oldest_rules, self.rules_version);
        match (oldest..=newest).contains(&found) {
            true => Ok(()),
            false => Err(OtherRules {
                found,
                oldest,
                newest,
            }),
        }
    }
}

/// A table that may be played: seats and options that go together, and the rules it is played by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<G: Game> {
    seats: Seats,
    options: G::Options,
    rules: u32,
}

impl<G: Game> Setup<G> {
    /// The only door from wishes to a game.
    ///
    /// # Errors
    /// If the game is not for so many players, or the options do not go together.
    pub fn new(seats: usize, options: G::Options) -> Result<Setup<G>, OptionError> {
        let (min, max) = (G::META.min_seats, G::META.max_seats);
        let out_of_range = OptionError::SeatCount {
            count: seats,
            min,
            max,
        };
        if seats < min || seats > max {
            return Err(out_of_range);
        }
        let seats = Seats::new(seats).ok_or(out_of_range)?;
        options.check(seats)?;
        Ok(Setup {
            seats,
            options,
            rules: G::META.rules_version,
        })
    }

    /// The set-up of a game that began by these rules, in the words of then.
    ///
    /// # Errors
    /// As [`Setup::new`]; or the rules are not played here.
    pub fn of_rules<'a>(
        rules: u32,
        seats: usize,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup<G>, OptionError> {
        G::META.check_rules(rules).map_err(OptionError::Rules)?;
        let mut chosen = G::Options::default_by(rules);
        for (key, value) in options {
            chosen.set_by(rules, key, value)?;
        }
        Ok(Setup {
            rules,
            ..Setup::new(seats, chosen)?
        })
    }

    /// The rules it is played by: the newest, unless the game began before.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// Every option with its value, in the words of its rules.
    pub fn entries(&self) -> Vec<(&'static str, &'static str)> {
        self.options.entries_by(self.rules)
    }

    /// How many play.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// What was chosen.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// What everybody agreed to, as a promise covers it.
    pub fn agreed(&self) -> Agreed {
        Agreed::new(G::META.id, self.rules, self.seats, self.entries())
    }

    /// The promise for a seed at this table.
    pub fn commitment(&self, seed: &Seed) -> Commitment {
        Dealing::Seed.commitment(&self.agreed(), &(*seed).into())
    }
}
