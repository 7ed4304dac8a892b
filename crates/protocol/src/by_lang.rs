//! Something in every language, made when it is first asked for and kept from then on.

use std::sync::OnceLock;

use scene::Lang;

/// One for each language.
#[derive(Debug)]
pub(crate) struct ByLang<T>([OnceLock<T>; Lang::ALL.len()]);

impl<T> ByLang<T> {
    /// Nothing is made yet.
    pub(crate) const fn new() -> ByLang<T> {
        ByLang([const { OnceLock::new() }; Lang::ALL.len()])
    }

    /// What there is in this language. It must hang on the language alone: it is made once.
    pub(crate) fn get_or_make(&self, lang: Lang, make: impl FnOnce() -> T) -> &T {
        let place = Lang::ALL.iter().position(|other| *other == lang);
        let place = place.expect("a closed list holds all its values");
        self.0[place].get_or_init(make)
    }
}
