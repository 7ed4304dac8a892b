//! The languages.

use unic_langid::LanguageIdentifier;

kernel::vocabulary! {
    /// A language that people read.
    pub enum Lang: "language" {
        /// English; also what the command line speaks.
        En = "en",
        /// German.
        De = "de",
    }
}

impl Lang {
    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.as_str().parse().expect("a language's word is its tag")
    }

    /// The first of the reader's languages that we speak, as a browser lists them
    /// (`de-CH,fr;q=0.8,en;q=0.5`); English if there is none. Weights are taken to fall.
    pub fn preferred(accepted: &str) -> Lang {
        let language = |entry: &str| {
            let tag = entry.split([';', '-']).next().unwrap_or_default().trim();
            tag.to_ascii_lowercase().parse().ok()
        };
        accepted.split(',').find_map(language).unwrap_or(Lang::En)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_chooses_the_language() {
        for (accepted, lang) in [
            ("de-CH,fr;q=0.8,en;q=0.5", Lang::De),
            ("fr, DE;q=0.3", Lang::De),
            ("en-GB", Lang::En),
            ("", Lang::En),
            ("la", Lang::En),
        ] {
            assert_eq!(Lang::preferred(accepted), lang, "{accepted:?}");
        }
    }
}
