//! Where a letter's width is found in the tables of `widths.rs`: Latin letters with all their
//! accents, punctuation, and a few signs.

use super::{Font, widths};

/// Extra signs after the two ranges: arrow and minus.
const SIGNS: [char; 2] = ['→', '−'];
const LATIN: std::ops::RangeInclusive<char> = '\u{20}'..='\u{17F}';
const PUNCTUATION: std::ops::RangeInclusive<char> = '\u{2010}'..='\u{2027}';
const N_LATIN: usize = 0x17F - 0x20 + 1;
const N_PUNCTUATION: usize = 0x2027 - 0x2010 + 1;
/// How many letters a table has.
pub(super) const N_LETTERS: usize = N_LATIN + N_PUNCTUATION + SIGNS.len();

/// The letter's place in the tables.
pub(super) fn index(letter: char) -> Option<usize> {
    let code = letter as usize;
    if LATIN.contains(&letter) {
        Some(code - 0x20)
    } else if PUNCTUATION.contains(&letter) {
        Some(N_LATIN + code - 0x2010)
    } else {
        let sign = SIGNS.iter().position(|sign| *sign == letter)?;
        Some(N_LATIN + N_PUNCTUATION + sign)
    }
}

/// The font's table.
pub(super) const fn table(font: Font) -> &'static [u16; N_LETTERS] {
    match font {
        Font::Regular => &widths::REGULAR,
        Font::Semibold => &widths::SEMIBOLD,
        Font::Bold => &widths::BOLD,
        Font::Display => &widths::DISPLAY,
    }
}

/// Every letter of the tables, in their order.
#[cfg(test)]
pub(super) fn letters() -> impl Iterator<Item = char> {
    LATIN.chain(PUNCTUATION).chain(SIGNS)
}
