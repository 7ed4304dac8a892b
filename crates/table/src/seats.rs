//! Who decides for a seat. Whose person it is, and whether several share a device, is not known
//! here: a person's seat is a person's seat.

use std::fmt;
use std::str::FromStr;

use bots::Bot;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Driver {
    /// Nobody yet: the game cannot begin.
    #[default]
    Open,
    /// A person.
    Person,
    /// A bot of this level.
    Bot(Bot),
}

impl fmt::Display for Driver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Driver::Open => f.write_str("open"),
            Driver::Person => f.write_str("person"),
            Driver::Bot(bot) => write!(f, "bot {bot}"),
        }
    }
}

/// Text that names no driver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseDriverError;

impl fmt::Display for ParseDriverError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a driver is `open`, `person` or `bot LEVEL`")
    }
}

impl std::error::Error for ParseDriverError {}

impl FromStr for Driver {
    type Err = ParseDriverError;

    fn from_str(text: &str) -> Result<Driver, ParseDriverError> {
        match text {
            "open" => Ok(Driver::Open),
            "person" => Ok(Driver::Person),
            _ => {
                let level = text.strip_prefix("bot ").ok_or(ParseDriverError)?;
                level.parse().map(Driver::Bot).map_err(|_| ParseDriverError)
            }
        }
    }
}
