//! The words of every game, and those that are said beside the tables, in every language: made when
//! first asked for.

use std::sync::OnceLock;

use scene::{Lang, Words};
use table::{AnyGame, Speech};

use crate::words::SOURCE;

/// The words of every game, and those that are said beside the tables, in every language.
#[derive(Debug)]
pub struct Translations {
    games: Vec<OnceLock<Speech>>,
    beside: Vec<OnceLock<Words>>,
}

impl Translations {
    /// Nothing is loaded yet.
    pub fn new() -> Translations {
        let games = AnyGame::ALL.len() * Lang::ALL.len();
        Translations {
            games: (0..games).map(|_| OnceLock::new()).collect(),
            beside: Lang::ALL.iter().map(|_| OnceLock::new()).collect(),
        }
    }

    /// The words for tables of this game.
    pub fn of(&self, game: AnyGame, lang: Lang) -> &Speech {
        let place = place(AnyGame::ALL, game) * Lang::ALL.len() + place(Lang::ALL, lang);
        self.games[place].get_or_init(|| Speech::of(game, lang))
    }

    /// The words of everything beside the tables.
    pub(crate) fn beside(&self, lang: Lang) -> &Words {
        self.beside[place(Lang::ALL, lang)].get_or_init(|| Words::new(lang, &SOURCE))
    }
}

impl Default for Translations {
    fn default() -> Translations {
        Translations::new()
    }
}

fn place<T: PartialEq + Copy>(all: &[T], one: T) -> usize {
    let found = all.iter().position(|other| *other == one);
    found.expect("a closed list holds all its values")
}
