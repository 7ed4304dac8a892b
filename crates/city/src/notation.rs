//! The notation of actions: the one stable format of records, store, command line, protocol.

use std::fmt;
use std::str::FromStr;

use kernel::UnknownWord;

use crate::action::Action;
use crate::data::SPACES;
use crate::grid::ParseCellError;
use crate::phase::Space;

impl kernel::Action for Action {}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draft(card) => write!(f, "draft {card}"),
            Action::Place(space) => write!(f, "place {}", space.number()),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Build { card, cell, tokens } => {
                write!(f, "build {card} {cell}")?;
                match tokens {
                    0 => Ok(()),
                    tokens => write!(f, " with {tokens}"),
                }
            }
            Action::Produce => f.write_str("produce"),
            Action::School(deck) => write!(f, "school {deck}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Under(card) => write!(f, "under {card}"),
            Action::End => f.write_str("end"),
        }
    }
}

/// Text that is no action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseActionError {
    /// The first word, or the number of words, fits no action.
    Form,
    /// A word names no card or deck.
    Word(UnknownWord),
    /// A cell cannot be read.
    Cell(ParseCellError),
    /// A space or a number of tokens cannot be read.
    Number,
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseActionError::Form => f.write_str(
                "expected draft, place, take, build, produce, school, keep, under or end, \
                 with what belongs to it",
            ),
            ParseActionError::Word(error) => write!(f, "{error}"),
            ParseActionError::Cell(error) => write!(f, "{error}"),
            ParseActionError::Number => {
                write!(
                    f,
                    "a space is a number from 1 to {SPACES}, tokens are 1 to 4"
                )
            }
        }
    }
}

impl std::error::Error for ParseActionError {}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["draft", card] => Ok(Action::Draft(word(card)?)),
            ["place", space] => Ok(Action::Place(parse_space(space)?)),
            ["take", card] => Ok(Action::Take(word(card)?)),
            ["build", card, cell, ref with @ ..] => {
                let (card, cell) = (word(card)?, cell.parse().map_err(ParseActionError::Cell)?);
                let tokens = match with {
                    [] => 0,
                    ["with", tokens] => parse_tokens(tokens)?,
                    _ => return Err(ParseActionError::Form),
                };
                Ok(Action::Build { card, cell, tokens })
            }
            ["produce"] => Ok(Action::Produce),
            ["school", deck] => Ok(Action::School(word(deck)?)),
            ["keep", card] => Ok(Action::Keep(word(card)?)),
            ["under", card] => Ok(Action::Under(word(card)?)),
            ["end"] => Ok(Action::End),
            _ => Err(ParseActionError::Form),
        }
    }
}

/// A card or a deck.
fn word<T: FromStr<Err = UnknownWord>>(text: &str) -> Result<T, ParseActionError> {
    text.parse().map_err(ParseActionError::Word)
}

fn parse_space(text: &str) -> Result<Space, ParseActionError> {
    let space = digit(text).and_then(|number| Space::from_number(number.into()));
    space.ok_or(ParseActionError::Number)
}

fn parse_tokens(text: &str) -> Result<u8, ParseActionError> {
    let tokens = digit(text).filter(|tokens| (1..=4).contains(tokens));
    tokens.ok_or(ParseActionError::Number)
}

fn digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}
