//! The first word of a text, read off without the heap: the contract asks for it all the time.

use std::fmt::{self, Display, Write};

use arrayvec::ArrayString;

/// The first word of a text, or as much of it as there is room for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Word(ArrayString<24>);

impl Word {
    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Write for Word {
    /// Fails where the word ends: what comes after it need not be written.
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for letter in text.chars() {
            if letter == ' ' || self.0.try_push(letter).is_err() {
                return Err(fmt::Error);
            }
        }
        Ok(())
    }
}

/// The first word.
pub fn leading_word<A: Display>(action: &A) -> Word {
    let mut word = Word::default();
    let _ended = write!(word, "{action}");
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_ends_at_the_first_space_or_where_there_is_no_more_room() {
        assert_eq!(leading_word(&"build forum 1,1").as_str(), "build");
        assert_eq!(leading_word(&"pass").as_str(), "pass");
        assert_eq!(leading_word(&"").as_str(), "");
        assert_eq!(leading_word(&"a".repeat(30)).as_str(), "a".repeat(24));
    }
}
