//! How long files and functions may be. Functions are told by the layout that rustfmt gives
//! them: the closing brace stands alone, as far in as the line that opened it.

use super::{Complaint, files::File};

const LONGEST_FILE: usize = 600;
const LONGEST_FUNCTION: usize = 80;

pub fn check(file: &File) -> Vec<Complaint> {
    if !file.is_rust() {
        return Vec::new();
    }
    let lines: Vec<&str> = file.text.lines().collect();
    let mut complaints = Vec::new();
    if lines.len() > LONGEST_FILE && !file.is_data() {
        let text = format!("{} lines; a file has at most {LONGEST_FILE}", lines.len());
        complaints.push(Complaint::new(&file.path, lines.len(), text));
    }
    for (index, _) in lines
        .iter()
        .enumerate()
        .filter(|(_, line)| opens_function(line))
    {
        let length = function_length(&lines[index..]);
        if length > LONGEST_FUNCTION {
            let text = format!("{length} lines; a function has at most {LONGEST_FUNCTION}");
            complaints.push(Complaint::new(&file.path, index + 1, text));
        }
    }
    complaints
}

fn opens_function(line: &str) -> bool {
    let words = line
        .split_whitespace()
        .take_while(|word| !word.contains("//"));
    let mut words = words.skip_while(|word| {
        word.starts_with("pub") || ["const", "async", "unsafe", "extern", "\"C\""].contains(word)
    });
    words.next() == Some("fn")
}

/// From the line that opens the function to the one that closes it; 1 if there is no body.
fn function_length(lines: &[&str]) -> usize {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let own = indent(lines[0]);
    let closes = |line: &&str| {
        let end = line.trim();
        indent(line) == own && (end == "}" || end.starts_with(')') && end.ends_with(';'))
    };
    if lines[0].ends_with('}') || lines[0].ends_with(';') {
        return 1;
    }
    lines
        .iter()
        .skip(1)
        .position(closes)
        .map_or(lines.len(), |rest| rest + 2)
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;

    fn texts(path: &str, text: &str) -> Vec<(usize, String)> {
        let complaints = check(&sample(path, text)).into_iter();
        complaints
            .map(|complaint| (complaint.line, complaint.text))
            .collect()
    }

    /// A function of so many lines.
    fn function(lines: usize) -> String {
        format!(
            "    pub(crate) const fn long(\n{}    }}\n",
            "        1;\n".repeat(lines - 2)
        )
    }

    #[test]
    fn a_long_file_is_told_unless_it_is_a_table() {
        let text = "//!\n".repeat(LONGEST_FILE + 1);
        assert_eq!(texts("crates/city/src/score.rs", &text).len(), 1);
        assert!(texts("crates/city/src/data/cards.rs", &text).is_empty());
        assert!(texts("docs/long.md", &text).is_empty());
        assert!(texts("crates/city/src/score.rs", &"//!\n".repeat(LONGEST_FILE)).is_empty());
    }

    #[test]
    fn a_long_function_is_told_where_it_begins() {
        let text = format!("impl X {{\n{}{}}}\n", function(80), function(81));
        let expected = "81 lines; a function has at most 80".to_string();
        assert_eq!(texts("crates/city/src/score.rs", &text), [(82, expected)]);
    }

    #[test]
    fn a_declaration_has_no_length() {
        let long_after = "1;\n".repeat(100);
        for head in [
            "fn short() {}",
            "fn declared(&self) -> u8;",
            "fn wide(\n    a: u8,\n) -> u8;",
        ] {
            assert!(
                texts("a.rs", &format!("{head}\n{long_after}")).is_empty(),
                "{head}"
            );
        }
        assert!(texts("a.rs", &format!("// fn in words\n{long_after}")).is_empty());
    }
}
