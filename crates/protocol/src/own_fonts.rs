//! A picture with its fonts inside. A browser shows a picture by itself without the page's fonts,
//! so one with words must bring them along.

use std::fmt::Write as _;
use std::sync::LazyLock;

/// The fonts by the names that pictures know them by.
const FAMILIES: [(&str, &str); 2] = [("Source Sans 3", "200 900"), ("Marcellus", "400")];

/// The beginning of a style with the fonts.
static FACES: LazyLock<String> = LazyLock::new(faces);

/// The same picture with the fonts in its style.
pub fn with_fonts(svg: &str) -> String {
    svg.replacen("<style>", &FACES, 1)
}

/// Marcellus is for words only: its digits read as letters.
fn faces() -> String {
    let mut faces = String::from("<style>");
    for ((family, weight), (_, bytes)) in FAMILIES.iter().zip(scene::PAGE_FONTS) {
        let range = match *family {
            "Marcellus" => "unicode-range:U+20-2F,U+3A-24F,U+2010-2027;",
            _ => "",
        };
        let _ = write!(
            faces,
            "@font-face{{font-family:'{family}';font-weight:{weight};{range}\
             src:url(data:font/woff2;base64,{}) format('woff2')}}",
            base64(bytes)
        );
    }
    faces
}

/// Bytes as letters, four for each three (RFC 4648).
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |index: usize| u32::from(chunk.get(index).copied().unwrap_or(0));
        let group = (byte(0) << 16) | (byte(1) << 8) | byte(2);
        for index in 0..4_usize {
            let letter = (group >> (18 - 6 * index)) & 63;
            out.push(match index <= chunk.len() {
                true => char::from(LETTERS[letter as usize]),
                false => '=',
            });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_bytes_are_four_letters() {
        for (bytes, letters) in [("", ""), ("M", "TQ=="), ("Ma", "TWE="), ("Man", "TWFu")] {
            assert_eq!(base64(bytes.as_bytes()), letters);
        }
    }

    #[test]
    fn a_picture_brings_its_fonts_once() {
        let svg = with_fonts("<svg><style>.w4{}</style><style>x</style></svg>");
        assert_eq!(svg.matches("@font-face").count(), 2);
        assert!(
            svg.contains("format('woff2')}.w4{}"),
            "before the other rules"
        );
    }
}
