//! What can be chosen before a game begins, and the validated set-up that a game starts from.

use std::fmt;

use crate::{Commitment, Game, Seat, Seats, Seed};

/// One option of a game as the lobby and the command line show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The word before `=`.
    pub key: &'static str,
    /// The words that may stand after it.
    pub values: &'static [&'static str],
    /// The one that holds if nothing is said.
    pub default: &'static str,
}

/// Why a table cannot be set up like this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// The game has no such option.
    UnknownKey {
        /// What was asked for.
        key: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    UnknownValue {
        /// The option.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// What there is.
        known: &'static [&'static str],
    },
    /// The game is not for so many.
    SeatCount {
        /// What was asked for.
        count: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// `first` names a seat that the table does not have.
    FirstBeyondTable {
        /// The seat named.
        first: Seat,
        /// The table's size.
        seats: Seats,
    },
    /// Options that do not go together.
    Refused {
        /// The rule that forbids it.
        rule: &'static str,
        /// The word of the reason, by which a game has it in other languages.
        word: &'static str,
        /// What does not go together, in a sentence without a final dot.
        reason: &'static str,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::UnknownKey { key, known } if known.is_empty() => {
                write!(f, "unknown option {key:?}; the game has none")
            }
            OptionError::UnknownKey { key, known } => {
                write!(f, "unknown option {key:?}; there is {}", known.join(", "))
            }
            OptionError::UnknownValue { key, value, known } => {
                write!(
                    f,
                    "option {key} cannot be {value:?}; it is one of {}",
                    known.join(", ")
                )
            }
            OptionError::SeatCount { count, least, most } => {
                write!(f, "the game is for {least} to {most} players, not {count}")
            }
            OptionError::FirstBeyondTable { first, seats } => {
                write!(f, "seat {first} cannot be first at a table of {seats}")
            }
            OptionError::Refused { rule, reason, .. } => write!(f, "{reason} ({rule})"),
        }
    }
}

impl std::error::Error for OptionError {}

/// The options of a game: a small struct whose default is the plain game.
pub trait Options: Clone + Eq + Default + fmt::Debug + Send + Sync + 'static {
    /// All options in canonical order.
    const SPECS: &'static [OptionSpec];

    /// Sets one option; `key` and `value` were already found in [`Options::SPECS`].
    fn assign(&mut self, key: &'static str, value: &'static str);

    /// The value of one option.
    fn value(&self, key: &'static str) -> &'static str;

    /// Whether these options go together at such a table.
    fn check(&self, seats: Seats) -> Result<(), OptionError>;

    /// Sets one option by its words.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let Some(spec) = Self::SPECS.iter().find(|spec| spec.key == key) else {
            let known = Self::SPECS.iter().map(|spec| spec.key).collect();
            return Err(OptionError::UnknownKey {
                key: key.to_string(),
                known,
            });
        };
        let Some(known) = spec.values.iter().find(|known| **known == value) else {
            let (key, value) = (spec.key, value.to_string());
            return Err(OptionError::UnknownValue {
                key,
                value,
                known: spec.values,
            });
        };
        self.assign(spec.key, known);
        Ok(())
    }

    /// Every option with its value, in canonical order.
    fn entries(&self) -> Vec<(&'static str, &'static str)> {
        Self::SPECS
            .iter()
            .map(|spec| (spec.key, self.value(spec.key)))
            .collect()
    }
}

/// Who begins: the option that all games share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum First {
    /// The seed decides.
    #[default]
    Random,
    /// This seat.
    Seat(Seat),
}

impl First {
    /// The option as the games list it.
    pub const SPEC: OptionSpec = OptionSpec {
        key: "first",
        values: &["random", "1", "2", "3", "4", "5"],
        default: "random",
    };

    /// The first player named by a value of [`First::SPEC`].
    pub fn from_value(value: &str) -> First {
        value.parse().map_or(First::Random, First::Seat)
    }

    /// The value of [`First::SPEC`] that names this first player.
    pub fn value(self) -> &'static str {
        match self {
            First::Random => First::SPEC.values[0],
            First::Seat(seat) => First::SPEC.values[seat.number()],
        }
    }

    /// A named first player must sit at the table.
    pub fn check(self, seats: Seats) -> Result<(), OptionError> {
        match self {
            First::Seat(first) if !seats.contains(first) => {
                Err(OptionError::FirstBeyondTable { first, seats })
            }
            _ => Ok(()),
        }
    }

    /// The seat that begins. Draws from `rng` only if nobody is named.
    pub fn resolve(self, seats: Seats, rng: &mut crate::Rng) -> Seat {
        match self {
            First::Seat(seat) => seat,
            First::Random => {
                Seat::from_index(rng.below(seats.count())).expect("below the table's size")
            }
        }
    }
}

/// A table that may be played: seats and options that go together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<G: Game> {
    seats: Seats,
    options: G::Options,
}

impl<G: Game> Setup<G> {
    /// The only door from wishes to a game.
    ///
    /// # Errors
    /// If the game is not for so many players, or the options do not go together.
    pub fn new(seats: usize, options: G::Options) -> Result<Setup<G>, OptionError> {
        let (least, most) = (G::META.least_seats, G::META.most_seats);
        let out_of_range = OptionError::SeatCount {
            count: seats,
            least,
            most,
        };
        if seats < least || seats > most {
            return Err(out_of_range);
        }
        let seats = Seats::new(seats).ok_or(out_of_range)?;
        options.check(seats)?;
        Ok(Setup { seats, options })
    }

    /// How many play.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// What was chosen.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The promise for a seed at this table.
    pub fn commitment(&self, seed: &Seed) -> Commitment {
        let options = self.options.entries();
        seed.commitment(G::META.id, G::META.rules_version, self.seats, &options)
    }
}
