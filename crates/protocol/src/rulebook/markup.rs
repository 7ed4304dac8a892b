//! The little markup of the texts: paragraphs between empty lines, `- ` for lists, ` | ` for
//! tables, `**bold**`, and `[mark]` for how well a value is known.

use crate::wire::{PassageShown, SpanShown};

/// A text as passages. `mark` knows the place of each mark; one that it does not know stays text,
/// and the tests find it.
pub fn passages(text: &str, mark: impl Fn(&str) -> Option<usize>) -> Vec<PassageShown> {
    let parts = text.split("\n\n").map(str::trim);
    let parts = parts.filter(|part| !part.is_empty());
    parts.map(|part| passage(part, &mark)).collect()
}

fn passage(part: &str, mark: &impl Fn(&str) -> Option<usize>) -> PassageShown {
    let lines = || part.lines().map(str::trim);
    if lines().all(|line| line.starts_with("- ")) {
        let items = lines().map(|line| spans(line.trim_start_matches("- "), mark));
        return PassageShown::List(items.collect());
    }
    if lines().all(|line| line.contains(" | ")) {
        let row = |line: &str| line.split(" | ").map(|cell| spans(cell, mark)).collect();
        return PassageShown::Table(lines().map(row).collect());
    }
    let whole: Vec<&str> = lines().collect();
    PassageShown::Paragraph(spans(&whole.join(" "), mark))
}

/// A line as spans.
pub fn spans(line: &str, mark: &impl Fn(&str) -> Option<usize>) -> Vec<SpanShown> {
    let mut out = Vec::new();
    for (index, part) in line.split("**").enumerate() {
        match index % 2 {
            0 => plain(&mut out, part, mark),
            _ => out.push(SpanShown::Strong(part.to_string())),
        }
    }
    out.retain(|span| !matches!(span, SpanShown::Plain(text) if text.is_empty()));
    out
}

fn plain(out: &mut Vec<SpanShown>, part: &str, mark: &impl Fn(&str) -> Option<usize>) {
    let mut rest = part;
    while let Some((before, word, after)) = bracket(rest) {
        match mark(word) {
            Some(place) => {
                out.push(SpanShown::Plain(before.to_string()));
                out.push(SpanShown::Source(place));
            }
            None => out.push(SpanShown::Plain(format!("{before}[{word}]"))),
        }
        rest = after;
    }
    out.push(SpanShown::Plain(rest.to_string()));
}

/// What stands before, in and after the first pair of brackets.
fn bracket(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('[')?;
    let (word, after) = rest.split_once(']')?;
    Some((before, word, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<PassageShown> {
        passages(text, |word| (word == "sure").then_some(3))
    }

    fn plain(text: &str) -> SpanShown {
        SpanShown::Plain(text.to_string())
    }

    #[test]
    fn lines_of_a_paragraph_are_one() {
        let spans = vec![
            plain("Take "),
            SpanShown::Strong("one".to_string()),
            plain(" card "),
            SpanShown::Source(3),
            plain("."),
        ];
        assert_eq!(
            read("Take **one**\ncard [sure]."),
            [PassageShown::Paragraph(spans)]
        );
    }

    #[test]
    fn lists_and_tables_are_told_from_text() {
        let read = read("- a\n- b\n\nx | y\n1 | 2\n\nlast [who]");
        let list = PassageShown::List(vec![vec![plain("a")], vec![plain("b")]]);
        assert_eq!(read[0], list);
        let row = |x: &str, y: &str| vec![vec![plain(x)], vec![plain(y)]];
        assert_eq!(
            read[1],
            PassageShown::Table(vec![row("x", "y"), row("1", "2")])
        );
        assert_eq!(read[2], PassageShown::Paragraph(vec![plain("last [who]")]));
    }
}
