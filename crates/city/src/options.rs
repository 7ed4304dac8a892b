//! What can be chosen before a game: who begins (C-7).

use kernel::{First, OptionError, OptionSpec, Seats};

/// The options of City of Rome.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The first player of the first round.
    pub first: First,
}

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[OptionSpec {
        values: &["random", "1", "2", "3", "4"],
        ..First::SPEC
    }];

    fn assign(&mut self, _: &'static str, value: &'static str) {
        self.first = First::from_value(value);
    }

    fn value(&self, _: &'static str) -> &'static str {
        self.first.value()
    }

    fn check(&self, seats: Seats) -> Result<(), OptionError> {
        self.first.check(seats)
    }
}
