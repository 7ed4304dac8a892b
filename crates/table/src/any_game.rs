//! The one list of games: what is known of each without its type, and the way from a game's word to
//! its type.

use std::fmt;

use kernel::{Game, Meta, OptionSpec, Options, Record, ReplayError, replay};
use scene::{Draw, Source, Speak, Symbol};

/// A word that names no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// The word.
    pub word: String,
    /// What there is.
    pub known: Vec<&'static str>,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnknownGame { word, known } = self;
        write!(
            f,
            "there is no game named {word:?}; there is {}",
            known.join(", ")
        )
    }
}

impl std::error::Error for UnknownGame {}

/// What is known of a game without its type.
#[derive(Clone, Copy, Debug)]
pub struct GameFacts {
    /// Name, seats, version.
    pub meta: Meta,
    /// What can be chosen before the game.
    pub options: &'static [OptionSpec],
    /// Its words.
    pub words: Source,
    /// Its rules as people read them: `docs/rules/GAME.md`.
    pub rules: &'static str,
    /// Every symbol its pictures use.
    pub symbols: fn() -> Vec<Symbol>,
}

/// Declares the enum of all games: a variant, the type and the rules of each. `$` stands for itself
/// in the macro that is declared on the way.
macro_rules! games {
    ($dollar:tt $( $variant:ident: $game:path, $rules:literal; )*) => {
        /// One of the games, its type left open.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum AnyGame { $(
            #[doc = concat!("`", stringify!($game), "`.")]
            $variant,
        )* }

        impl AnyGame {
            /// Every game, in the order of the list.
            pub const ALL: &'static [AnyGame] = &[ $( AnyGame::$variant ),* ];

            /// What is known of it without its type.
            pub const fn facts(self) -> &'static GameFacts {
                const FACTS: &[GameFacts] = &[ $( GameFacts {
                    meta: <$game as Game>::META,
                    options: <<$game as Game>::Options as Options>::SPECS,
                    words: <$game as Speak>::WORDS,
                    rules: include_str!(
                        concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/", $rules)
                    ),
                    symbols: <$game as Draw>::symbols,
                } ),* ];
                &FACTS[self as usize]
            }
        }

        /// The games by the names of the list, for [`with_game!`](crate::with_game).
        #[doc(hidden)]
        pub mod types {
            $( pub use $game as $variant; )*
        }

        /// Does something with the type of a game that is known only when the program runs:
        /// `with_game!(game, G => play::<G>(seed))`.
        #[macro_export]
        macro_rules! with_game {
            ($dollar game:expr, $dollar name:ident => $dollar body:expr) => {
                match $dollar game { $(
                    $crate::AnyGame::$variant => {
                        type $dollar name = $crate::types::$variant;
                        $dollar body
                    }
                )* }
            };
        }
    };
}

/// The list of games. A game is added by one line.
macro_rules! list {
    ($($more:tt)*) => {
        games! { $
            City: city::City, "city.md";
            Foundations: foundations::Foundations, "foundations.md";
            Marble: marble::Marble, "marble.md";
            $($more)*
        }
    };
}

#[cfg(not(feature = "pebbles"))]
list! {}

#[cfg(feature = "pebbles")]
list! { Pebbles: pebbles::Pebbles, "pebbles.md"; }

impl AnyGame {
    /// Name, seats, version.
    pub const fn meta(self) -> &'static Meta {
        &self.facts().meta
    }

    /// Whether a record of this game holds from its first line to its last.
    ///
    /// # Errors
    /// The first thing that does not.
    pub fn check(self, record: &Record) -> Result<(), ReplayError> {
        with_game!(self, G => replay::<G>(record).map(|_| ()))
    }
}

impl fmt::Display for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.meta().id)
    }
}

impl std::str::FromStr for AnyGame {
    type Err = UnknownGame;

    fn from_str(word: &str) -> Result<AnyGame, UnknownGame> {
        let ids = AnyGame::ALL.iter().map(|game| game.meta().id);
        let found = AnyGame::ALL.iter().find(|game| game.meta().id == word);
        found.copied().ok_or_else(|| UnknownGame {
            word: word.to_string(),
            known: ids.collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_own_word() {
        for game in AnyGame::ALL {
            assert_eq!(game.to_string().parse(), Ok(*game));
            assert_eq!(with_game!(*game, G => G::META.id), game.meta().id);
        }
    }

    #[test]
    fn no_two_games_share_a_word() {
        let mut ids: Vec<_> = AnyGame::ALL.iter().map(|game| game.meta().id).collect();
        ids.sort_unstable();
        assert!(ids.windows(2).all(|pair| pair[0] != pair[1]), "{ids:?}");
    }

    #[test]
    fn every_game_fits_the_largest_table() {
        for game in AnyGame::ALL {
            let meta = game.meta();
            assert!(2 <= meta.min_seats && meta.min_seats <= meta.max_seats);
            assert!(meta.max_seats <= kernel::MAX_SEATS);
        }
    }

    #[test]
    fn an_unknown_word_is_answered_with_the_known_ones() {
        let error = "chess".parse::<AnyGame>().unwrap_err();
        assert!(
            error
                .to_string()
                .starts_with("there is no game named \"chess\"; there is ")
        );
        assert_eq!(error.known.len(), AnyGame::ALL.len());
    }
}
