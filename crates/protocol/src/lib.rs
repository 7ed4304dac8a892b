//! The pure half of serving: what travels ([`wire`] and `docs/protocol.md`), who may see what, and
//! what comes of a request: an answer, or a proposal for the table's log. Whoever serves adds
//! sockets, a store, a clock and chance: nothing is read, written, spawned or drawn by lot here.

#![warn(missing_docs)]

pub mod wire;

mod by_lang;
mod error;
mod translations;
mod words;

pub mod names;

mod cast;
mod deals;
mod live_match;

mod founding;
mod hello;
mod info;
pub mod requests;
mod spec;

mod about;
pub mod guide;
mod own_fonts;
pub mod page_words;
pub mod pictures;
pub mod records;
pub mod replay;
pub mod rulebook;
mod rules;

#[cfg(feature = "testing")]
pub mod testing;
#[cfg(test)]
mod tests;

pub use about::{about, rules_shown};
pub use cast::cast;
pub use error::Error;
pub use founding::Secrets;
pub use hello::{Greeting, greet};
pub use info::{Recipient, check_playable, table_info};
pub use live_match::{LiveMatch, Requester, Viewpoint, game_of, hides_scores};
pub use spec::{Beginning, SeatSpec, TableSpec, bot};
pub use translations::Translations;

use serde::de::DeserializeOwned;

/// JSON as something that travels.
///
/// # Errors
/// What is wrong with it, in English.
pub fn parse_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    serde_json::from_slice(bytes).map_err(|error| Error::Malformed(error.to_string()))
}
