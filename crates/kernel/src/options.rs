//! What can be chosen before a game begins, and what could be chosen by older rules.

use std::fmt;

use crate::{OtherRules, Seat, Seats, Vocabulary};

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

/// What older rules said of an option otherwise, so that games which began by them go on by them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionChange {
    /// The option came with these rules; games that began before have this value and do not say so.
    Added {
        /// The rules.
        rules: u32,
        /// The option.
        key: &'static str,
        /// What held before.
        before: &'static str,
    },
    /// Up to these rules another value held if nothing was said.
    Default {
        /// The last rules with it.
        until: u32,
        /// The option.
        key: &'static str,
        /// What held.
        before: &'static str,
    },
    /// Up to these rules another word stood for a value; values of such an option that have no
    /// word of then could not be chosen.
    Renamed {
        /// The last rules with the old word.
        until: u32,
        /// The option.
        key: &'static str,
        /// The word of then.
        old: &'static str,
        /// The word of now.
        new: &'static str,
    },
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
        min: usize,
        /// The most.
        max: usize,
    },
    /// It began by rules that are not played here.
    Rules(OtherRules),
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
            OptionError::SeatCount { count, min, max } => {
                write!(f, "the game is for {min} to {max} players, not {count}")
            }
            OptionError::Rules(other) => other.fmt(f),
            OptionError::FirstBeyondTable { first, seats } => {
                write!(f, "seat {first} cannot be first at a table of {seats}")
            }
            OptionError::Refused { rule, reason, .. } => write!(f, "{reason} ({rule})"),
        }
    }
}

impl std::error::Error for OptionError {}

/// What one option can be: a closed set of words.
pub trait OptionValue: Copy + Eq {
    /// The words, in the order in which they are listed.
    const WORDS: &'static [&'static str];

    /// The value of a word.
    fn from_word(word: &str) -> Option<Self>;

    /// The word of the value.
    fn word(self) -> &'static str;
}

impl OptionValue for bool {
    const WORDS: &'static [&'static str] = &["false", "true"];

    fn from_word(word: &str) -> Option<bool> {
        word.parse().ok()
    }

    fn word(self) -> &'static str {
        Self::WORDS[usize::from(self)]
    }
}

impl<T: Vocabulary> OptionValue for T {
    const WORDS: &'static [&'static str] = T::WORDS;

    fn from_word(word: &str) -> Option<T> {
        let mut all = T::ALL.iter().copied();
        all.find(|value| value.as_str() == word)
    }

    fn word(self) -> &'static str {
        self.as_str()
    }
}

/// The options of a game: a small struct whose default is the plain game. Made by the macro
/// `options!`.
pub trait Options: Clone + Eq + Default + fmt::Debug + Send + Sync + 'static {
    /// All options in canonical order.
    const SPECS: &'static [OptionSpec];

    /// What older rules said otherwise.
    const HISTORY: &'static [OptionChange] = &[];

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
        self.entries_by(u32::MAX)
    }

    /// Sets one option by its words of then.
    ///
    /// # Errors
    /// There was no such option or value.
    fn set_by(&mut self, rules: u32, key: &str, value: &str) -> Result<(), OptionError> {
        let mut history = Self::HISTORY.iter().filter(|change| change.holds(rules));
        if history.any(|change| change.adds(key)) {
            let known = self.entries_by(rules);
            return Err(OptionError::UnknownKey {
                key: key.to_string(),
                known: known.into_iter().map(|(key, _)| key).collect(),
            });
        }
        let history = Self::HISTORY.iter().filter(|change| change.holds(rules));
        let mut renamed = history.filter_map(|change| change.renames(key)).peekable();
        if renamed.peek().is_none() {
            return self.set(key, value);
        }
        let now = renamed.find(|(old, _)| *old == value);
        // A word of now is none of then.
        self.set(key, now.map_or("", |(_, new)| new))
            .map_err(|error| match error {
                OptionError::UnknownValue { key, known, .. } => OptionError::UnknownValue {
                    key,
                    value: value.to_string(),
                    known,
                },
                other => other,
            })
    }

    /// Every option of then with its value in the words of then, in canonical order.
    fn entries_by(&self, rules: u32) -> Vec<(&'static str, &'static str)> {
        let entry = |spec: &OptionSpec| {
            let mut word = self.value(spec.key);
            for change in Self::HISTORY.iter().filter(|change| change.holds(rules)) {
                match change {
                    OptionChange::Added { key, .. } if *key == spec.key => return None,
                    OptionChange::Renamed { key, old, new, .. }
                        if *key == spec.key && *new == word =>
                    {
                        word = old;
                    }
                    _ => {}
                }
            }
            Some((spec.key, word))
        };
        Self::SPECS.iter().filter_map(entry).collect()
    }

    /// What holds by these rules if nothing is said.
    fn default_by(rules: u32) -> Self {
        let mut options = Self::default();
        for change in Self::HISTORY.iter().filter(|change| change.holds(rules)) {
            if let OptionChange::Added { key, before, .. }
            | OptionChange::Default { key, before, .. } = change
            {
                options.assign(key, before);
            }
        }
        options
    }
}

impl OptionChange {
    /// Whether games by these rules began before it.
    fn holds(&self, game_rules: u32) -> bool {
        match self {
            OptionChange::Added { rules, .. } => game_rules < *rules,
            OptionChange::Default { until, .. } | OptionChange::Renamed { until, .. } => {
                game_rules <= *until
            }
        }
    }

    /// Whether it brings this option.
    fn adds(&self, key: &str) -> bool {
        matches!(self, OptionChange::Added { key: of, .. } if *of == key)
    }

    /// The word of then and the word of now, if it renames a value of this option.
    fn renames(&self, key: &str) -> Option<(&'static str, &'static str)> {
        match *self {
            OptionChange::Renamed {
                key: of, old, new, ..
            } if of == key => Some((old, new)),
            _ => None,
        }
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

const FIRSTS: &[&str] = &["random", "1", "2", "3", "4", "5"];

impl First {
    /// The word before `=`.
    pub const KEY: &str = "first";

    /// The option of a game for at most so many.
    pub const fn spec(max_seats: usize) -> OptionSpec {
        OptionSpec {
            key: First::KEY,
            values: FIRSTS.split_at(max_seats + 1).0,
            default: FIRSTS[0],
        }
    }

    /// The first player named by a value of the option.
    pub fn from_value(value: &str) -> First {
        value.parse().map_or(First::Random, First::Seat)
    }

    /// The value of the option that names this first player.
    pub fn value(self) -> &'static str {
        match self {
            First::Random => FIRSTS[0],
            First::Seat(seat) => FIRSTS[seat.number()],
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

/// Declares the options of a game, one row each: the key as people type it, the field, its type
/// (`bool` or a vocabulary) and its default. Every game has `first`; the number says for how many
/// seats. A game whose options do not all go together names the function that says so.
///
/// ```
/// use aedile_kernel::{First, Options as _, options};
///
/// options! {
///     /// Two switches.
///     pub struct Options for 4 seats {
///         /// Whether points are counted in the open.
///         "open-points": open_points: bool = false,
///         /// Whether there are bridges.
///         "bridges": bridges: bool = true,
///     }
/// }
///
/// let mut options = Options::default();
/// options.set("open-points", "true")?;
/// assert!(options.open_points && options.bridges && options.first == First::Random);
/// assert!(options.set("bridges", "perhaps").is_err());
/// # Ok::<(), aedile_kernel::OptionError>(())
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident for $seats:literal seats $(, checked by $check:path)? {
            $( $(#[$field_meta:meta])* $key:literal : $field:ident : $type:ty = $default:expr ),*
            $(,)?
        }
        $( before $history:expr )?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis struct $name {
            /// Who begins.
            pub first: $crate::First,
            $( $(#[$field_meta])* pub $field: $type, )*
        }

        impl Default for $name {
            fn default() -> $name {
                $name { first: $crate::First::Random, $( $field: $default, )* }
            }
        }

        impl $crate::Options for $name {
            const SPECS: &'static [$crate::OptionSpec] = &[
                $crate::First::spec($seats),
                $( $crate::options!(@spec $key, $type, $default), )*
            ];
            $( const HISTORY: &'static [$crate::OptionChange] = $history; )?

            fn assign(&mut self, key: &'static str, value: &'static str) {
                match key {
                    $( $key => {
                        self.$field = $crate::OptionValue::from_word(value).unwrap_or($default);
                    } )*
                    _ => self.first = $crate::First::from_value(value),
                }
            }

            fn value(&self, key: &'static str) -> &'static str {
                match key {
                    $( $key => $crate::OptionValue::word(self.$field), )*
                    _ => self.first.value(),
                }
            }

            fn check(&self, seats: $crate::Seats) -> Result<(), $crate::OptionError> {
                self.first.check(seats)?;
                $( $check(self, seats)?; )?
                Ok(())
            }
        }
    };
    // The default of a switch is listed first.
    (@spec $key:literal, $type:ty, $default:expr) => {{
        const WORDS: &[&str] = <$type as $crate::OptionValue>::WORDS;
        const DEFAULT: usize = $default as usize;
        $crate::OptionSpec {
            key: $key,
            values: if DEFAULT == 1 && WORDS.len() == 2 { &[WORDS[1], WORDS[0]] } else { WORDS },
            default: WORDS[DEFAULT],
        }
    }};
}

#[cfg(test)]
mod tests;
