//! What there is to play, in the reader's language.

use serde::Serialize;

use super::{ErrorBody, MaturityShown, SourceShown};

/// The program, its languages, bots and games.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct About {
    /// The program's version.
    pub version: &'static str,
    /// The language of the words below.
    pub lang: &'static str,
    /// Every language.
    pub languages: Vec<LangAbout>,
    /// The bots that people may invite, the gentlest first.
    pub bots: Vec<BotLevel>,
    /// The games, in the order of the list.
    pub games: &'static [GameAbout],
    /// Why nothing can be kept at the moment: tables can be looked at and not played.
    pub trouble: Option<ErrorBody>,
}

/// A language.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LangAbout {
    /// Its tag.
    pub tag: &'static str,
    /// Its own name for itself.
    pub name: String,
}

/// A bot that can be given a seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BotLevel {
    /// What to ask for.
    pub level: &'static str,
    /// What it is called.
    pub name: String,
    /// How it plays, in a sentence.
    pub help: String,
    /// About how many seconds it thinks about a turn; nothing for one that answers at once.
    pub seconds: Option<u32>,
}

/// A game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameAbout {
    /// The word for it.
    pub game: &'static str,
    /// Its name.
    pub title: &'static str,
    /// What it is about, in a sentence.
    pub about: String,
    /// The fewest players.
    pub least_seats: usize,
    /// The most players.
    pub most_seats: usize,
    /// What can be agreed before the game.
    pub options: Vec<OptionAbout>,
    /// How well its rules are known.
    pub maturity: Option<MaturityShown>,
}

/// Something to agree on before the game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OptionAbout {
    /// The word for it.
    pub key: &'static str,
    /// Its name.
    pub name: String,
    /// What it does, in a sentence.
    pub help: String,
    /// What holds if nothing is said.
    pub default: &'static str,
    /// What can be chosen.
    pub values: Vec<ValueAbout>,
    /// How well it is known.
    pub source: Option<SourceShown>,
}

/// A value of an option.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ValueAbout {
    /// The word for it.
    pub value: &'static str,
    /// Its name.
    pub name: String,
}

/// The rules of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulesShown {
    /// The game's name.
    pub title: &'static str,
    /// The rules as HTML: an element with the id of each rule, links between them.
    pub html: String,
}
