//! Line by line: what stands first, how wide a line is, and what may not stand at all.

use super::{Complaint, files::File};

const WIDEST: usize = 100;

/// Words that mean unfinished work. They are put together here so that this file does not
/// complain about itself.
const UNFINISHED: &[&str] = &[
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("#[ig", "nore"),
    concat!("dead_", "code"),
];

/// What lets a crate below the program do I/O. The tests of the kernel are told from outside how
/// long to run; those of the protocol, and its build script, read what is kept in the repository.
const LOOSENED: &str = concat!("clippy::dis", "allowed");
const MAY_LOOSEN: &[&str] = &[
    "crates/kernel/src/testing/mod.rs",
    "crates/protocol/build.rs",
    "crates/protocol/tests/",
    "crates/aedile/",
    "crates/server/",
    "crates/store/",
    "xtask/",
];

pub fn check(file: &File) -> Vec<Complaint> {
    let mut complaints: Vec<Complaint> = file
        .lines()
        .flat_map(|(number, line)| check_line(file, number, line))
        .collect();
    if file.is_rust() && !file.text.starts_with("//!") {
        complaints.push(Complaint::new(
            &file.path,
            1,
            "a file begins with `//!`: what is here",
        ));
    }
    if !file.text.is_empty() && !file.text.ends_with('\n') {
        let last = file.text.lines().count();
        complaints.push(Complaint::new(
            &file.path,
            last,
            "the last line does not end",
        ));
    }
    complaints
}

fn check_line(file: &File, number: usize, line: &str) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    let mut complain = |text: String| complaints.push(Complaint::new(&file.path, number, text));
    if line.ends_with([' ', '\t']) {
        complain("a space at the end of the line".to_string());
    }
    if !file.is_rust() {
        return complaints;
    }
    let width = line.chars().count();
    // A row of a table in the documentation cannot be broken.
    let is_row = line.starts_with("//! |") || line.trim_start().starts_with("/// |");
    if width > WIDEST && !file.is_data() && !is_row {
        complain(format!("{width} characters; a line has at most {WIDEST}"));
    }
    for word in UNFINISHED.iter().filter(|word| line.contains(**word)) {
        complain(format!("`{word}` is unfinished work"));
    }
    let loose = MAY_LOOSEN.iter().any(|path| file.path.starts_with(path)) || file.is_aside();
    if line.contains(LOOSENED) && !loose {
        complain("no I/O, clock or hash maps below the program".to_string());
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;

    const PATH: &str = "crates/city/src/score.rs";

    fn texts(path: &str, text: &str) -> Vec<String> {
        check(&sample(path, text))
            .into_iter()
            .map(|complaint| complaint.text)
            .collect()
    }

    #[test]
    fn a_good_file_passes() {
        let wide = "x".repeat(WIDEST - 3);
        assert!(texts(PATH, &format!("//! Points.\n// {wide}\nfn score() {{}}\n")).is_empty());
    }

    #[test]
    fn a_file_says_first_what_it_is() {
        assert_eq!(texts(PATH, "fn score() {}\n").len(), 1);
        assert!(texts("README.md", "Words.\n").is_empty());
    }

    #[test]
    fn a_wide_line_is_told_by_characters() {
        let wide = "é".repeat(WIDEST - 2);
        assert_eq!(
            texts(PATH, &format!("//!\n// {wide}\n")),
            ["101 characters; a line has at most 100"]
        );
    }

    #[test]
    fn a_row_of_a_table_may_be_wide() {
        let text = format!("//!\n// {}\n", "x".repeat(WIDEST));
        assert!(texts("crates/city/src/data/cards.rs", &text).is_empty());
        assert!(texts("crates/scene/src/glyph.rs", &text).is_empty());
    }

    #[test]
    fn spaces_at_the_end_are_told_with_their_line() {
        let complaints = check(&sample("docs/a.md", "good\nbad \nbad\t\n"));
        let lines: Vec<_> = complaints.iter().map(|complaint| complaint.line).collect();
        assert_eq!(lines, [2, 3]);
    }

    #[test]
    fn the_last_line_ends() {
        assert_eq!(texts("docs/a.md", "cut").len(), 1);
    }

    #[test]
    fn unfinished_work_is_found() {
        for word in UNFINISHED {
            assert_eq!(texts(PATH, &format!("//!\n// {word}\n")).len(), 1, "{word}");
        }
    }

    #[test]
    fn lints_are_loosened_only_where_the_world_begins() {
        let text = format!("//!\n#![allow({LOOSENED}_methods)]\n");
        assert_eq!(texts(PATH, &text).len(), 1);
        assert!(texts("crates/aedile/src/main.rs", &text).is_empty());
        assert!(texts("crates/scene/src/tests/golden.rs", &text).is_empty());
    }
}
