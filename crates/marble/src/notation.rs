//! Actions as text: a word, and what it is about. The text is what records keep.

use std::fmt;
use std::str::FromStr;

use kernel::UnknownWord;

use crate::action::{Action, Kind, Tiles};
use crate::grid::ParseGridError;

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.colors();
        write!(f, "{first} {second}")
    }
}

impl kernel::Action for Action {}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose(kind) => write!(f, "{kind}"),
            Action::Pass => write!(f, "pass"),
            Action::Spend(color) => write!(f, "spend {color}"),
            Action::End => write!(f, "end"),
            Action::Take(tiles) => write!(f, "take {tiles}"),
            Action::Fetch(position) => write!(f, "fetch {position}"),
            Action::Tile(color) => write!(f, "tile {color}"),
            Action::Lay(position) => write!(f, "lay {position}"),
            Action::With => write!(f, "with magistrate"),
            Action::Without => write!(f, "without magistrate"),
            Action::Piece(edge) => write!(f, "piece {edge}"),
            Action::Resolve(site) => write!(f, "resolve {site}"),
            Action::Move(position) => write!(f, "move {position}"),
            Action::Stay => write!(f, "stay"),
        }
    }
}

/// Text that is no action of this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseActionError {
    /// It does not begin like an action.
    Unknown(String),
    /// It names no colour.
    Word(UnknownWord),
    /// It names no place.
    Place(ParseGridError),
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseActionError::Unknown(text) => write!(f, "there is no action {text:?}"),
            ParseActionError::Word(unknown) => write!(f, "{unknown}"),
            ParseActionError::Place(unknown) => write!(f, "{unknown}"),
        }
    }
}

impl std::error::Error for ParseActionError {}

impl From<UnknownWord> for ParseActionError {
    fn from(unknown: UnknownWord) -> ParseActionError {
        ParseActionError::Word(unknown)
    }
}

impl From<ParseGridError> for ParseActionError {
    fn from(unknown: ParseGridError) -> ParseActionError {
        ParseActionError::Place(unknown)
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        match text {
            "pass" => return Ok(Action::Pass),
            "end" => return Ok(Action::End),
            "with magistrate" => return Ok(Action::With),
            "without magistrate" => return Ok(Action::Without),
            "stay" => return Ok(Action::Stay),
            _ => {}
        }
        let unknown = || ParseActionError::Unknown(text.to_string());
        let Some((word, rest)) = text.split_once(' ') else {
            return text
                .parse::<Kind>()
                .map(Action::Choose)
                .map_err(|_| unknown());
        };
        Ok(match word {
            "spend" => Action::Spend(rest.parse()?),
            "take" => {
                let (a, b) = rest.split_once(' ').ok_or_else(unknown)?;
                Action::Take(Tiles::new(a.parse()?, b.parse()?))
            }
            "fetch" => Action::Fetch(rest.parse()?),
            "tile" => Action::Tile(rest.parse()?),
            "lay" => Action::Lay(rest.parse()?),
            "piece" => Action::Piece(rest.parse()?),
            "resolve" => Action::Resolve(rest.parse()?),
            "move" => Action::Move(rest.parse()?),
            _ => return Err(unknown()),
        })
    }
}
