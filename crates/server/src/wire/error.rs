//! A refusal as it travels.

use serde::Serialize;
use table::{Refused, Sequence};

/// The body of every refusal.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Failed {
    /// What is wrong.
    pub error: Told,
}

/// What is wrong: for programs and for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Told {
    /// Stable.
    pub code: &'static str,
    /// A sentence in the reader's language.
    pub sentence: String,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<&'static str>,
    /// Which action of a list, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub index: Option<usize>,
    /// The table's sequence, where another one was answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub current: Option<Sequence>,
}

impl From<Refused> for Told {
    fn from(refused: Refused) -> Told {
        Told {
            code: refused.code,
            sentence: refused.sentence,
            rule: refused.rule,
            index: refused.index,
            current: refused.current,
        }
    }
}
