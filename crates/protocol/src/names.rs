//! Names: which ones people may choose, how those that are alike are told apart, and Roman ones for
//! bots and for those who choose none.

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory as _};
use unicode_security::skeleton;

use crate::Error;

/// The most characters of a name.
const MAX_CHARS: usize = 24;
/// The most marks on a letter.
const MAX_MARKS: usize = 3;
/// A sign that is drawn as nothing, though Unicode calls it a symbol.
const BRAILLE_BLANK: char = '\u{2800}';

const ROMAN: &[&str] = &[
    "Livia", "Octavius", "Claudia", "Fabius", "Aurelia", "Tiberius", "Cornelia", "Marcus",
    "Flavia", "Lucius", "Julia", "Cassius", "Valeria", "Gaius", "Antonia", "Severus", "Drusilla",
    "Titus", "Portia", "Quintus",
];

/// A chosen name, trimmed and in one spelling (NFC).
///
/// # Errors
/// It is empty, too long, cannot be seen in full, or ends as only the table marks names.
pub fn validate(name: &str) -> Result<String, Error> {
    let words: Vec<String> = name
        .split_whitespace()
        .map(|word| word.nfc().collect())
        .collect();
    let name = words.join(" ");
    let length = name.chars().count();
    let fits = (1..=MAX_CHARS).contains(&length);
    let plain = name.chars().all(is_visible) && !has_stacked_marks(&name) && !is_marked(&name);
    (fits && plain).then_some(name).ok_or(Error::PlayerName)
}

/// Whether a sign can be seen and stays what it is: no control, no turn of the line's direction, no
/// joiner or filler, nothing that Unicode leaves unassigned or to private use.
fn is_visible(sign: char) -> bool {
    use GeneralCategoryGroup::{Other, Separator};
    let seen = !matches!(sign.general_category_group(), Other | Separator);
    let mut text = [0; 4];
    // A skeleton leaves out what is ignored where it cannot be drawn.
    let drawn = skeleton(sign.encode_utf8(&mut text)).next().is_some();
    sign == ' ' || (seen && drawn && sign != BRAILLE_BLANK)
}

/// Letters of living scripts carry up to three marks; more of them cover the lines around.
fn has_stacked_marks(name: &str) -> bool {
    let mut marks = 0;
    name.chars().enumerate().any(|(index, sign)| {
        let mark = sign.general_category_group() == GeneralCategoryGroup::Mark;
        marks = if mark { marks + 1 } else { 0 };
        marks > MAX_MARKS || (mark && index == 0)
    })
}

/// Whether a name ends with a number in brackets, however they are written.
fn is_marked(name: &str) -> bool {
    let plain: String = name.nfkc().collect();
    let inside = plain
        .strip_suffix(')')
        .and_then(|rest| rest.rsplit_once('('));
    inside.is_some_and(|(_, inside)| inside.chars().all(char::is_numeric))
}

/// Whether people could take one name for the other: the same but for capitals, spaces and ways of
/// writing, or drawn alike.
pub fn alike(one: &str, other: &str) -> bool {
    folded(one) == folded(other) || drawn(one) == drawn(other)
}

fn folded(name: &str) -> String {
    let plain = name.nfkc().filter(|sign| !sign.is_whitespace());
    plain.flat_map(char::to_lowercase).collect()
}

/// As it looks: `I` like `l`, letters of one script like those of another.
fn drawn(name: &str) -> String {
    let plain: String = name.nfkc().filter(|sign| !sign.is_whitespace()).collect();
    let drawn = skeleton(&plain);
    drawn.flat_map(char::to_lowercase).collect()
}

/// Names as a table shows them, in seat order: those that are alike have the number of their seat.
pub fn told_apart(names: &[String]) -> Vec<String> {
    let marked = |(index, name): (usize, &String)| {
        let mut others = names
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != index);
        match others.any(|(_, other)| alike(name, other)) {
            true => format!("{name} ({})", index + 1),
            false => name.clone(),
        }
    };
    names.iter().enumerate().map(marked).collect()
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
        for bad in ["", "   ", long.as_str()] {
            assert_eq!(validate(bad), Err(Error::PlayerName), "{bad:?}");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_no_part_of_a_name() {
        for invisible in [
            '\u{7}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{180e}',
            '\u{200b}',
            '\u{200d}',
            '\u{200f}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{2800}',
            '\u{3164}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{e000}',
            '\u{e0041}',
            '\u{378}',
            '\u{10ffff}',
        ] {
            let name = format!("Liv{invisible}ia");
            assert_eq!(validate(&name), Err(Error::PlayerName), "{name:?}");
        }
        let tower = format!("Livia{}", "\u{301}".repeat(5));
        for bad in [
            tower.as_str(),
            "\u{301}Livia",
            "Livia (2)",
            "Livia（２）",
            "Livia ⑵",
        ] {
            assert_eq!(validate(bad), Err(Error::PlayerName), "{bad:?}");
        }
        for good in [
            "O’Brien-Łuczak",
            "Ngô Thị Ánh",
            "李明",
            "דָּוִד",
            "สมชาย",
            "Livia 🏛",
            "R2 (D2)",
        ] {
            assert_eq!(validate(good).as_deref(), Ok(good), "{good:?}");
        }
        assert_eq!(validate("Zoe\u{308}").as_deref(), Ok("Zoë"));
    }

    #[test]
    fn alike_is_what_people_take_for_the_same() {
        for (one, other) in [
            ("Livia", "LIVIA"),
            ("Livia", "L i v i a"),
            ("Livia", "Ｌｉｖｉａ"),
            ("Livia", "L\u{456}v\u{456}a"),
            ("Julia", "JuIia"),
            ("Zoë", "Zoe\u{308}"),
        ] {
            assert!(alike(one, other) && alike(other, one), "{one} {other}");
        }
        for (one, other) in [("Livia", "Julia"), ("Livia", "Livia 2"), ("Λίβια", "Livia")] {
            assert!(!alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn names_that_are_alike_are_marked_all_of_them() {
        let names = ["Livia", "Fabius", "livia", "Li via"].map(str::to_string);
        let shown = ["Livia (1)", "Fabius", "livia (3)", "Li via (4)"];
        assert_eq!(told_apart(&names), shown);
    }

    #[test]
    fn a_roman_name_is_not_taken_twice() {
        let first = roman(7, |_| false);
        assert_ne!(roman(7, |name| name == first), first);
        assert_eq!(roman(7, |_| true), first);
    }
}
