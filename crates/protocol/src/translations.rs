//! The words of every game, and those that are said beside the tables, in every language: made when
//! first asked for.

use scene::{Lang, Words};
use table::{AnyGame, Speech};

use crate::by_lang::ByLang;
use crate::words::SOURCE;

/// The words of every game, and those that are said beside the tables, in every language.
#[derive(Debug)]
pub struct Translations {
    /// In the order of the list of games.
    games: Vec<ByLang<Speech>>,
    beside: ByLang<Words>,
}

impl Translations {
    /// Nothing is loaded yet.
    pub fn new() -> Translations {
        Translations {
            games: AnyGame::ALL.iter().map(|_| ByLang::new()).collect(),
            beside: ByLang::new(),
        }
    }

    /// The words for tables of this game.
    pub fn of(&self, game: AnyGame, lang: Lang) -> &Speech {
        let place = AnyGame::ALL.iter().position(|other| *other == game);
        let place = place.expect("a closed list holds all its values");
        self.games[place].get_or_make(lang, || Speech::of(game, lang))
    }

    /// The words of everything beside the tables.
    pub(crate) fn beside(&self, lang: Lang) -> &Words {
        self.beside.get_or_make(lang, || Words::new(lang, &SOURCE))
    }
}

impl Default for Translations {
    fn default() -> Translations {
        Translations::new()
    }
}
