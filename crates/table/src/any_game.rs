//! The one list of games, and the way from a game's word to its type.

use std::fmt;

use kernel::{Advice, Game, Meta, Record, ReplayError, Subjects, replay};
use scene::Show;

/// Something to be done with a game whose type is known only when the program runs.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with the game's type.
    fn visit<G: Advice + Show + Subjects>(self) -> Self::Output;
}

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

/// Declares the enum of all games: a variant and the type of its rules each.
macro_rules! games {
    ($( $variant:ident: $game:ty ),* $(,)?) => {
        /// One of the games, its type left open.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum AnyGame { $(
            #[doc = concat!("`", stringify!($game), "`.")]
            $variant,
        )* }

        impl AnyGame {
            /// Every game, in the order of the list.
            pub const ALL: &'static [AnyGame] = &[ $( AnyGame::$variant ),* ];

            /// Name, seats, version.
            pub const fn meta(self) -> &'static Meta {
                match self { $( AnyGame::$variant => &<$game as Game>::META ),* }
            }

            /// Does something with the game's type.
            pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
                match self { $( AnyGame::$variant => visitor.visit::<$game>() ),* }
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
    };
}

games! {
    City: city::City,
    Foundations: foundations::Foundations,
    Marble: marble::Marble,
}

impl AnyGame {
    /// Whether a record of this game holds from its first line to its last.
    ///
    /// # Errors
    /// The first thing that does not.
    pub fn check(self, record: &Record) -> Result<(), ReplayError> {
        struct Check<'a>(&'a Record);
        impl Visitor for Check<'_> {
            type Output = Result<(), ReplayError>;

            fn visit<G: Advice + Show>(self) -> Self::Output {
                replay::<G>(self.0).map(|_| ())
            }
        }
        self.visit(Check(record))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Id;

    impl Visitor for Id {
        type Output = &'static str;

        fn visit<G: Advice + Show>(self) -> &'static str {
            G::META.id
        }
    }

    #[test]
    fn every_game_is_found_by_its_own_word() {
        for game in AnyGame::ALL {
            assert_eq!(game.to_string().parse(), Ok(*game));
            assert_eq!(game.visit(Id), game.meta().id);
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
            assert!(2 <= meta.least_seats && meta.least_seats <= meta.most_seats);
            assert!(meta.most_seats <= kernel::MAX_SEATS);
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
