//! Who sits on a seat, and who decides for it.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayString;

use crate::PlayerId;

/// The most characters of a bot's level.
const MAX_LEVEL: usize = 20;

/// The word for a bot's level. Whether there is such a bot is not known here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Level(ArrayString<MAX_LEVEL>);

impl Level {
    /// The word.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl FromStr for Level {
    type Err = ParseSeatingError;

    fn from_str(word: &str) -> Result<Level, ParseSeatingError> {
        let plain = !word.is_empty() && word.chars().all(|sign| sign.is_ascii_graphic());
        let level = ArrayString::from(word).map_err(|_| ParseSeatingError)?;
        plain.then_some(Level(level)).ok_or(ParseSeatingError)
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Driver {
    /// Nobody yet: the game cannot begin.
    #[default]
    Open,
    /// The person whose seat it is.
    Person,
    /// A bot of this level.
    Bot(Level),
}

impl fmt::Display for Driver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Driver::Open => f.write_str("open"),
            Driver::Person => f.write_str("person"),
            Driver::Bot(level) => write!(f, "bot {level}"),
        }
    }
}

impl FromStr for Driver {
    type Err = ParseSeatingError;

    fn from_str(text: &str) -> Result<Driver, ParseSeatingError> {
        match text.split_once(' ') {
            None if text == "open" => Ok(Driver::Open),
            None if text == "person" => Ok(Driver::Person),
            Some(("bot", level)) => level.parse().map(Driver::Bot),
            _ => Err(ParseSeatingError),
        }
    }
}

/// Whose a seat is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Occupant {
    /// Nobody's yet.
    #[default]
    Open,
    /// A player's. One player may sit on several seats of a table: people sharing a device.
    Person {
        /// Whose seat it is.
        player: PlayerId,
        /// The name of somebody beside the player; `None` for the player's own name.
        alias: Option<String>,
    },
    /// A bot of this level.
    Bot {
        /// The level's name.
        level: Level,
    },
}

impl Occupant {
    /// This player, under the player's own name.
    pub fn person(player: PlayerId) -> Occupant {
        Occupant::Person {
            player,
            alias: None,
        }
    }

    /// The player whose seat it is.
    pub fn player(&self) -> Option<PlayerId> {
        match self {
            Occupant::Person { player, .. } => Some(*player),
            Occupant::Open | Occupant::Bot { .. } => None,
        }
    }

    /// Who decides for the seat as long as it is not handed over.
    pub fn driver(&self) -> Driver {
        match self {
            Occupant::Open => Driver::Open,
            Occupant::Person { .. } => Driver::Person,
            Occupant::Bot { level } => Driver::Bot(*level),
        }
    }
}

/// `open`, `bot LEVEL`, `person PLAYER` or `person PLAYER ALIAS`.
impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Occupant::Open => f.write_str("open"),
            Occupant::Bot { level } => write!(f, "bot {level}"),
            Occupant::Person { player, alias } => {
                write!(f, "person {player}")?;
                alias.iter().try_for_each(|alias| write!(f, " {alias}"))
            }
        }
    }
}

impl FromStr for Occupant {
    type Err = ParseSeatingError;

    fn from_str(text: &str) -> Result<Occupant, ParseSeatingError> {
        match text.split_once(' ') {
            None if text == "open" => Ok(Occupant::Open),
            Some(("bot", level)) => level.parse().map(|level| Occupant::Bot { level }),
            Some(("person", who)) => {
                let (player, alias) = match who.split_once(' ') {
                    Some((player, alias)) => (player, Some(alias.to_string())),
                    None => (who, None),
                };
                let player = player.parse().map_err(|_| ParseSeatingError)?;
                Ok(Occupant::Person { player, alias })
            }
            _ => Err(ParseSeatingError),
        }
    }
}

/// Text that names nobody who could sit on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSeatingError;

impl fmt::Display for ParseSeatingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat is `open`, a `person`'s or a `bot LEVEL`")
    }
}

impl std::error::Error for ParseSeatingError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seatings_go_there_and_back() {
        let player: PlayerId = "0123456789abcdef".parse().unwrap();
        let level: Level = "builder".parse().unwrap();
        for driver in [Driver::Open, Driver::Person, Driver::Bot(level)] {
            assert_eq!(driver.to_string().parse(), Ok(driver));
        }
        let beside = Occupant::Person {
            player,
            alias: Some("Julia the Elder".to_string()),
        };
        for occupant in [
            Occupant::Open,
            Occupant::person(player),
            beside,
            Occupant::Bot { level },
        ] {
            assert_eq!(occupant.to_string().parse(), Ok(occupant));
        }
        for bad in ["", "opened", "bot", "bot ", "bot a b", "person", "person x"] {
            assert_eq!(bad.parse::<Occupant>(), Err(ParseSeatingError), "{bad:?}");
        }
        for bad in ["", "opened", "bot", "bot ", "bot a b"] {
            assert_eq!(bad.parse::<Driver>(), Err(ParseSeatingError), "{bad:?}");
        }
    }
}
