//! The words of every game and of the server, in every language: made when first asked for.

use std::sync::OnceLock;

use scene::{Lang, Words};
use table::{AnyGame, Speech};

use crate::error::SOURCE;

/// The words of every game and of the server, in every language.
#[derive(Debug)]
pub struct Translations {
    games: Vec<OnceLock<Speech>>,
    server: Vec<OnceLock<Words>>,
}

impl Translations {
    /// Nothing is loaded yet.
    pub fn new() -> Translations {
        let empty = |count: usize| (0..count).map(|_| OnceLock::new()).collect();
        Translations {
            games: empty(AnyGame::ALL.len() * Lang::ALL.len()),
            server: (0..Lang::ALL.len()).map(|_| OnceLock::new()).collect(),
        }
    }

    /// The words for tables of this game.
    pub fn of(&self, game: AnyGame, lang: Lang) -> &Speech {
        let place = place(AnyGame::ALL, game) * Lang::ALL.len() + place(Lang::ALL, lang);
        self.games[place].get_or_init(|| Speech::of(game, lang))
    }

    /// The words of refusals that belong to no game.
    pub fn any(&self, lang: Lang) -> &Speech {
        self.of(AnyGame::ALL[0], lang)
    }

    /// The server's own words.
    pub fn server(&self, lang: Lang) -> &Words {
        self.server[place(Lang::ALL, lang)].get_or_init(|| Words::new(lang, &SOURCE))
    }
}

fn place<T: PartialEq + Copy>(all: &[T], one: T) -> usize {
    let found = all.iter().position(|other| *other == one);
    found.expect("a closed list holds all its values")
}
