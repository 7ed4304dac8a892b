//! Words for people: Fluent bundles in English and German, asked by declared keys. Each game brings
//! one file per language; the words all games share are in `common.ftl`.

pub mod common;
mod keys;
mod lang;
mod reader;

pub use keys::{Arg, Family, Keys, Number};
pub use lang::Lang;
pub use reader::{Cast, Player, Reader};

use std::fmt::{self, Write as _};

use arrayvec::ArrayString;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

/// The words of one game, or those all games share, in every language.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// The file's name without its ending.
    pub name: &'static str,
    /// `locales/en/NAME.ftl` of the crate.
    pub en: &'static str,
    /// `locales/de/NAME.ftl` of the crate.
    pub de: &'static str,
}

impl Source {
    /// The text in a language.
    pub const fn text(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::De => self.de,
        }
    }
}

/// The [`Source`] of a crate that speaks: `source!("city")` embeds its `locales/en/city.ftl` and
/// the German sister.
#[macro_export]
macro_rules! source {
    ($name:literal) => {
        $crate::Source {
            name: $name,
            en: include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/locales/en/",
                $name,
                ".ftl"
            )),
            de: include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/locales/de/",
                $name,
                ".ftl"
            )),
        }
    };
}

/// The longest key.
const MAX_KEY: usize = 80;

/// The words of one game in one language, the common ones included. Made once and shared.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("lang", &self.lang)
            .finish_non_exhaustive()
    }
}

impl Words {
    /// The common words and those of a game.
    pub fn new(lang: Lang, source: &Source) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        bundle.set_use_isolating(false);
        for text in [common::SOURCE.text(lang), source.text(lang)] {
            // A broken line is left out here and found by the tests of the locale files.
            let resource = FluentResource::try_new(text.to_string());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(resource, _)| resource));
        }
        Words { lang, bundle }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is such a key.
    pub fn has(&self, key: &str) -> bool {
        match key.split_once('.') {
            None => self
                .bundle
                .get_message(key)
                .is_some_and(|message| message.value().is_some()),
            Some((id, attribute)) => self
                .bundle
                .get_message(id)
                .is_some_and(|message| message.get_attribute(attribute).is_some()),
        }
    }

    /// The words of a key (`log-took`, `card-arena.short`). Call it through a function made by
    /// [`keys!`](crate::keys), which the tests of the locale files know. A missing key, which they
    /// find, speaks for itself.
    pub fn say(&self, key: &str, args: &[(&'static str, Arg<'_>)]) -> String {
        let (id, attribute) = match key.split_once('.') {
            None => (key, None),
            Some((id, attribute)) => (id, Some(attribute)),
        };
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(attribute) => message.get_attribute(attribute).map(|found| found.value()),
        });
        let Some(pattern) = pattern else {
            return format!("[{key}]");
        };
        let args = (!args.is_empty()).then(|| fluent_args(args));
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, args.as_ref(), &mut errors)
            .into_owned()
    }

    /// The words of one member of a family: `card-arena`, `card-arena.short`.
    pub fn member(&self, stem: &str, word: &str, attribute: &str) -> String {
        let mut key = ArrayString::<MAX_KEY>::new();
        let dot = if attribute.is_empty() { "" } else { "." };
        match write!(key, "{stem}-{word}{dot}{attribute}") {
            Ok(()) => self.say(&key, &[]),
            Err(_) => format!("[{stem}-{word}]"),
        }
    }
}

fn fluent_args<'a>(args: &[(&'static str, Arg<'a>)]) -> FluentArgs<'a> {
    let mut out = FluentArgs::with_capacity(args.len());
    for (name, value) in args {
        match *value {
            Arg::Text(text) => out.set(*name, text),
            Arg::Number(number) => out.set(*name, number),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_shared_between_threads() {
        fn shared<T: Send + Sync>(_: &T) {}
        let words = Words::new(Lang::De, &common::SOURCE);
        shared(&words);
        assert_eq!(words.lang(), Lang::De);
        assert!(words.has("wins") && words.has("option-first.help"));
        assert!(!words.has("nothing") && !words.has("wins.help"));
    }
}
