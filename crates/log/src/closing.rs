//! Why a table was closed without a result.

use std::fmt;
use std::str::FromStr;

/// Why a table was closed without a result.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Closing {
    /// Whoever made it gave it up before its game began.
    #[default]
    GivenUp,
    /// An operator of the server ended it, for this reason, in one line.
    Operator(String),
}

impl Closing {
    /// Whether a game that is on may end like this.
    pub const fn ends_games(&self) -> bool {
        match self {
            Closing::GivenUp => false,
            Closing::Operator(_) => true,
        }
    }
}

/// Nothing, or `operator REASON`.
impl fmt::Display for Closing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Closing::GivenUp => Ok(()),
            Closing::Operator(reason) => write!(f, "operator {reason}"),
        }
    }
}

/// Text that is no closing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseClosingError;

impl fmt::Display for ParseClosingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a closing is nothing or `operator REASON`")
    }
}

impl std::error::Error for ParseClosingError {}

impl FromStr for Closing {
    type Err = ParseClosingError;

    fn from_str(text: &str) -> Result<Closing, ParseClosingError> {
        if text.is_empty() {
            return Ok(Closing::GivenUp);
        }
        let reason = text.strip_prefix("operator ").ok_or(ParseClosingError)?;
        Ok(Closing::Operator(reason.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closings_go_there_and_back() {
        let operator = Closing::Operator("insults in a name".to_string());
        for closing in [Closing::GivenUp, operator] {
            assert_eq!(closing.to_string().parse(), Ok(closing));
        }
        assert_eq!("owner".parse::<Closing>(), Err(ParseClosingError));
    }
}
