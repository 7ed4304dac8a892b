//! Names: which ones people may choose, and Roman ones for bots and for those who choose none.

use crate::Error;

/// The most characters of a name.
const MAX_CHARS: usize = 24;

const ROMAN: &[&str] = &[
    "Livia", "Octavius", "Claudia", "Fabius", "Aurelia", "Tiberius", "Cornelia", "Marcus",
    "Flavia", "Lucius", "Julia", "Cassius", "Valeria", "Gaius", "Antonia", "Severus", "Drusilla",
    "Titus", "Portia", "Quintus",
];

/// A chosen name, trimmed.
///
/// # Errors
/// It is empty, too long, or has signs that are no letters of any script.
pub fn validate(name: &str) -> Result<String, Error> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    let plain = |sign: char| !sign.is_control() && !is_invisible(sign);
    if length == 0 || length > MAX_CHARS || !name.chars().all(plain) {
        return Err(Error::PlayerName);
    }
    Ok(name)
}

/// Signs that turn the direction of a line or cannot be seen: a name could pose as another.
fn is_invisible(sign: char) -> bool {
    let marks = '\u{200b}'..='\u{200f}';
    let turns = '\u{202a}'..='\u{202e}';
    let joiners = '\u{2060}'..='\u{206f}';
    marks.contains(&sign) || turns.contains(&sign) || joiners.contains(&sign) || sign == '\u{feff}'
}

/// A Roman name that nobody in `taken` has; `draw` decides which.
pub fn roman<'a>(draw: u64, taken: impl Fn(&str) -> bool + 'a) -> &'static str {
    let count = ROMAN.len();
    let first = (draw % count as u64) as usize;
    let order = (0..count).map(|step| ROMAN[(first + step) % count]);
    let mut free = order.filter(|name| !taken(name));
    free.next().unwrap_or(ROMAN[first])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_bounded() {
        assert_eq!(
            validate("  Livia   Drusilla "),
            Ok("Livia Drusilla".to_string())
        );
        assert_eq!(validate("Λίβια 2"), Ok("Λίβια 2".to_string()));
        let long = "x".repeat(MAX_CHARS + 1);
        for bad in ["", "   ", long.as_str(), "a\u{202e}b", "a\u{7}b"] {
            assert_eq!(validate(bad), Err(Error::PlayerName), "{bad:?}");
        }
    }

    #[test]
    fn a_roman_name_is_not_taken_twice() {
        let first = roman(7, |_| false);
        assert_ne!(roman(7, |name| name == first), first);
        assert_eq!(roman(7, |_| true), first);
    }
}
