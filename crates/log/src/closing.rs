//! Why a table was closed without a result.

use std::fmt;
use std::str::FromStr;

/// Why a table was closed without a result.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Closing {
    /// Whoever made it gave it up, before its game began or where it cannot be played.
    #[default]
    GivenUp,
    /// Nothing had happened at it for as long as the host allows.
    Expired,
    /// An operator of the server ended it, for this reason, in one line.
    Operator(String),
}

impl Closing {
    /// The word for it.
    pub const fn word(&self) -> &'static str {
        match self {
            Closing::GivenUp => "given-up",
            Closing::Expired => "expired",
            Closing::Operator(_) => "operator",
        }
    }
}

/// Nothing, `expired`, or `operator REASON`.
impl fmt::Display for Closing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Closing::GivenUp => Ok(()),
            Closing::Expired => f.write_str("expired"),
            Closing::Operator(reason) => write!(f, "operator {reason}"),
        }
    }
}

/// Text that is no closing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseClosingError;

impl fmt::Display for ParseClosingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a closing is nothing, `expired` or `operator REASON`")
    }
}

impl std::error::Error for ParseClosingError {}

impl FromStr for Closing {
    type Err = ParseClosingError;

    fn from_str(text: &str) -> Result<Closing, ParseClosingError> {
        match text {
            "" => return Ok(Closing::GivenUp),
            "expired" => return Ok(Closing::Expired),
            _ => {}
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
        for closing in [Closing::GivenUp, Closing::Expired, operator] {
            assert_eq!(closing.to_string().parse(), Ok(closing));
        }
        assert_eq!("owner".parse::<Closing>(), Err(ParseClosingError));
    }
}
