//! Making text fit: breaking it into lines, choosing the longest form that fits, shortening.

use crate::Font;

/// Breaks a text at spaces into lines of at most `width`; a longer word stands alone.
pub fn wrap(text: &str, font: Font, size: f32, width: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line)
                if font.width(line, size) + font.width(word, size) + font.width(" ", size)
                    <= width =>
            {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

/// The first of several forms, from long to short, that fits; else the last one shortened.
pub fn fitting(forms: &[&str], font: Font, size: f32, width: f32) -> String {
    let fits = |form: &&&str| font.width(form, size) <= width;
    match forms.iter().find(fits) {
        Some(form) => (*form).to_string(),
        None => shorten(forms.last().copied().unwrap_or_default(), font, size, width),
    }
}

/// The text, or as much of it as fits with an ellipsis.
pub fn shorten(text: &str, font: Font, size: f32, width: f32) -> String {
    if font.width(text, size) <= width {
        return text.to_string();
    }
    let room = width - font.width("…", size);
    let mut kept = String::new();
    for letter in text.chars() {
        kept.push(letter);
        if font.width(&kept, size) > room {
            kept.pop();
            break;
        }
    }
    format!("{}…", kept.trim_end())
}
