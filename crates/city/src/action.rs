//! The decisions of a player and their notation.

use std::fmt;
use std::str::FromStr;

use kernel::UnknownWord;

use crate::data::{Card, Deck, SPACES};
use crate::grid::{Cell, ParseCellError};
use crate::state::Space;

/// One decision. The order is the canonical order of the legal list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// C-8: keep this card, pass the others on.
    Draft(Card),
    /// C-12: put the emissary here.
    Place(Space),
    /// C-14: take this card of the offer.
    Take(Card),
    /// C-20: build a card from the hand.
    Build {
        /// The card.
        card: Card,
        /// Where.
        cell: Cell,
        /// C-18: brick tokens spent.
        tokens: u8,
    },
    /// C-19: all production buildings work.
    Produce,
    /// C-25: look into this deck.
    School(Deck),
    /// C-25: keep this card.
    Keep(Card),
    /// C-25: put this card under the deck next.
    Under(Card),
    /// C-15: end the turn.
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draft(card) => write!(f, "draft {card}"),
            Action::Place(space) => write!(f, "place {}", space.number()),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Build {
                card,
                cell,
                tokens: 0,
            } => write!(f, "build {card} {cell}"),
            Action::Build { card, cell, tokens } => write!(f, "build {card} {cell} with {tokens}"),
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

impl From<UnknownWord> for ParseActionError {
    fn from(error: UnknownWord) -> ParseActionError {
        ParseActionError::Word(error)
    }
}

impl From<ParseCellError> for ParseActionError {
    fn from(error: ParseCellError) -> ParseActionError {
        ParseActionError::Cell(error)
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["draft", card] => Ok(Action::Draft(card.parse()?)),
            ["place", space] => Ok(Action::Place(parse_space(space)?)),
            ["take", card] => Ok(Action::Take(card.parse()?)),
            ["build", card, cell] => Ok(Action::Build {
                card: card.parse()?,
                cell: cell.parse()?,
                tokens: 0,
            }),
            ["build", card, cell, "with", tokens] => {
                let (card, cell) = (card.parse()?, cell.parse()?);
                Ok(Action::Build {
                    card,
                    cell,
                    tokens: parse_tokens(tokens)?,
                })
            }
            ["produce"] => Ok(Action::Produce),
            ["school", deck] => Ok(Action::School(deck.parse()?)),
            ["keep", card] => Ok(Action::Keep(card.parse()?)),
            ["under", card] => Ok(Action::Under(card.parse()?)),
            ["end"] => Ok(Action::End),
            _ => Err(ParseActionError::Form),
        }
    }
}

fn parse_space(text: &str) -> Result<Space, ParseActionError> {
    digit(text)
        .and_then(Space::from_number)
        .ok_or(ParseActionError::Number)
}

fn parse_tokens(text: &str) -> Result<u8, ParseActionError> {
    digit(text)
        .filter(|tokens| (1..=4).contains(tokens))
        .map(|tokens| tokens as u8)
        .ok_or(ParseActionError::Number)
}

fn digit(text: &str) -> Option<usize> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some((digit - b'0') as usize),
        _ => None,
    }
}
