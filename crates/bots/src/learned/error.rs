//! Why bytes are no weights for a game.

use std::fmt;

use super::weights::FeatureShape;

/// Why bytes are no weights for a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// They do not begin as weights do, or have another format.
    Format,
    /// They end too early, or go on after their end.
    Length,
    /// A number in them cannot be: no finite scale, no network, a width of nothing.
    Damaged,
    /// They were learned from another description of positions.
    Features {
        /// From this.
        found: FeatureShape,
        /// The game has this.
        wanted: FeatureShape,
    },
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::Format => f.write_str("these are no weights of this format"),
            WeightsError::Length => f.write_str("the weights are cut off or too long"),
            WeightsError::Damaged => f.write_str("the weights are damaged"),
            WeightsError::Features { found, wanted } => {
                let told = |shape: &FeatureShape| {
                    let FeatureShape {
                        version,
                        table,
                        seat,
                    } = shape;
                    format!("version {version} with {table} and {seat} numbers")
                };
                let (found, wanted) = (told(found), told(wanted));
                write!(
                    f,
                    "learned from descriptions of {found}, the game has {wanted}"
                )
            }
        }
    }
}

impl std::error::Error for WeightsError {}
