//! Making text fit: breaking it into lines, choosing the longest form that fits, shortening.

use crate::Font;

/// Where a long word may be broken: in the locale files, unseen elsewhere.
pub(crate) const SOFT_HYPHEN: char = '\u{AD}';

/// Breaks a text at spaces, and long words at soft hyphens, into lines of at most `width`; a longer
/// part stands alone.
pub fn wrap(text: &str, font: Font, size: f32, width: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let space = font.width(" ", size);
        match lines.last_mut() {
            Some(line) if font.width(line, size) + space + font.width(word, size) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => break_word(word, font, size, width, &mut lines),
        }
    }
    lines
        .iter_mut()
        .for_each(|line| line.retain(|letter| letter != SOFT_HYPHEN));
    lines
}

/// Puts a word on lines of its own, broken at soft hyphens where it is too long.
fn break_word(word: &str, font: Font, size: f32, width: f32, lines: &mut Vec<String>) {
    let mut parts = word.split(SOFT_HYPHEN).peekable();
    let mut line = String::new();
    while let Some(part) = parts.next() {
        let hyphen = if parts.peek().is_some() { "-" } else { "" };
        let longer = font.width(&line, size) + font.width(part, size) + font.width(hyphen, size);
        if !line.is_empty() && longer > width {
            lines.push(format!("{line}-"));
            line.clear();
        }
        line.push_str(part);
    }
    lines.push(line);
}

/// The first of several forms, from long to short, that fits; else the last one shortened.
pub fn fitting(forms: &[&str], font: Font, size: f32, width: f32) -> String {
    let fits = |form: &&&str| font.width(form, size) <= width;
    match forms.iter().find(fits) {
        Some(form) => form.replace(SOFT_HYPHEN, ""),
        None => shorten(forms.last().copied().unwrap_or_default(), font, size, width),
    }
}

/// The text, or as much of it as fits with an ellipsis.
pub fn shorten(text: &str, font: Font, size: f32, width: f32) -> String {
    if font.width(text, size) <= width {
        return text.replace(SOFT_HYPHEN, "");
    }
    let room = width - font.width("…", size);
    let mut kept = String::new();
    for letter in text.chars().filter(|letter| *letter != SOFT_HYPHEN) {
        kept.push(letter);
        if font.width(&kept, size) > room {
            kept.pop();
            break;
        }
    }
    format!("{}…", kept.trim_end())
}
