//! What there is: languages, bots, games with their options, and the rules, in the reader's words.

use bots::Bot;
use kernel::{OptionSpec, Options};
use scene::{Lang, Speak, Words};
use table::{AnyGame, with_game};

use crate::by_lang::ByLang;
use crate::rulebook::Book;
use crate::wire::{About, BotLevel, GameAbout, LangAbout, OptionAbout, RulesShown, ValueAbout};
use crate::{Error, Translations, rules, words as say};

/// The bots that people may invite, the gentlest first.
const OFFERED: &[Bot] = &[
    Bot::Apprentice,
    Bot::Builder,
    Bot::Mason,
    Bot::Aedile,
    Bot::Praetor,
    Bot::Censor,
];

/// The program, its languages, bots and games, and what keeps it from keeping anything.
pub fn about(lang: Lang, translations: &Translations, trouble: Option<&Error>) -> About {
    let words = translations.beside(lang);
    let language = |lang: &Lang| LangAbout {
        tag: lang.as_str(),
        name: say::lang_name(translations.beside(*lang)),
    };
    let level = |bot: &Bot| BotLevel {
        level: bot.as_str(),
        name: say::bot_name(words, *bot),
        help: say::bot_help(words, *bot),
        seconds: bot.time_per_turn().map(|time| time.as_secs() as u32),
    };
    About {
        version: env!("CARGO_PKG_VERSION"),
        lang: lang.as_str(),
        languages: Lang::ALL.iter().map(language).collect(),
        bots: OFFERED.iter().map(level).collect(),
        games: games(lang, translations),
        trouble: trouble.map(|error| error.body(translations, lang)),
    }
}

/// Every game in a language; described once.
fn games(lang: Lang, translations: &Translations) -> &'static [GameAbout] {
    static GAMES: ByLang<Vec<GameAbout>> = ByLang::new();
    let game = |game: &AnyGame| {
        let words = translations.of(*game, lang).words();
        let described = with_game!(*game, G => describe::<G>(words));
        with_sources(described, *game, lang, translations)
    };
    GAMES.get_or_make(lang, || AnyGame::ALL.iter().map(game).collect())
}

fn describe<G: Speak>(words: &Words) -> GameAbout {
    let option = |spec: &OptionSpec| OptionAbout {
        key: spec.key,
        name: G::option_name(words, spec.key),
        help: G::option_help(words, spec.key),
        default: spec.default,
        values: spec
            .values
            .iter()
            .map(|value| ValueAbout {
                value,
                name: G::option_value(words, spec.key, value),
            })
            .collect(),
        source: None,
    };
    GameAbout {
        game: G::META.id,
        title: G::META.title,
        about: G::about(words),
        least_seats: G::META.min_seats,
        most_seats: G::META.max_seats,
        options: G::Options::SPECS.iter().map(option).collect(),
        maturity: None,
    }
}

/// The same with how well the game and its options are known, as its rulebook says.
fn with_sources(
    mut about: GameAbout,
    game: AnyGame,
    lang: Lang,
    translations: &Translations,
) -> GameAbout {
    if let Some(book) = Book::for_game(game) {
        about.maturity = Some(book.maturity(lang, translations));
        for option in &mut about.options {
            option.source = book.option_source(option.key, lang, translations);
        }
    }
    about
}

/// The rules of a game.
pub fn rules_shown(game: AnyGame) -> RulesShown {
    RulesShown {
        title: game.meta().title,
        html: rules::html(game),
    }
}
