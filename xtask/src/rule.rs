//! `cargo xtask rule C-24`: a rule's text, the code that cites it, and the tests that prove it.

use std::path::Path;

use crate::tidy::{File, all_files, cites, is_id, proves};

/// Prints all that is known of a rule.
pub fn show(root: &Path, id: &str) -> Result<(), String> {
    let id = id.to_uppercase();
    if !is_id(&id) {
        return Err(format!("{id:?} is no rule; rules are C-24, F-26, M-24 …"));
    }
    let files = all_files(root)?;
    let sheets = files
        .iter()
        .filter(|file| file.path.starts_with("docs/rules/"));
    let mut found = false;
    for sheet in sheets {
        let bold = format!("**{id}");
        for (number, line) in sheet.lines().filter(|(_, line)| cites(line, &bold)) {
            found = true;
            println!("{}:{number}\n    {}\n", sheet.path, text_of(line, &bold));
        }
    }
    if !found {
        return Err(format!("no sheet of docs/rules has a rule {id}"));
    }
    let mut hits = Vec::new();
    for file in files.iter().filter(|file| is_code(file)) {
        for (number, line) in file.lines() {
            if cites(line, &id) || proves(line, &id) {
                hits.push((rank(file, line.trim(), &id), file, number, line.trim()));
            }
        }
    }
    hits.sort_by_key(|(rank, ..)| *rank);
    for (_, file, number, line) in hits {
        println!("{}:{number}\n    {line}", file.path);
    }
    Ok(())
}

/// What begins with the rule comes first, then what also has to do with it, then headers of files,
/// then what only checks, tells or words it, then tests.
fn rank(file: &File, line: &str, id: &str) -> u8 {
    let aside = ["/audit", "/dump", "/event.rs", "/refusal.rs"];
    match () {
        () if file.is_aside() => 4,
        () if aside.iter().any(|name| file.path.contains(name)) => 3,
        () if line.starts_with("//!") => 2,
        () if line.starts_with(&format!("/// {id}")) => 0,
        () => 1,
    }
}

fn is_code(file: &File) -> bool {
    file.is_rust() && file.path.starts_with("crates/") && !file.path.contains("/show/")
}

/// From the rule's id to the next rule of the line.
fn text_of<'a>(line: &'a str, bold: &str) -> &'a str {
    let from = line.find(bold).unwrap_or(0);
    let letter = bold.chars().nth(2).unwrap_or('*');
    let next = line[from + bold.len()..].find(&format!("**{letter}-"));
    let end = next.map_or(line.len(), |next| from + bold.len() + next);
    line[from..end].trim_end()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_not_the_beginning_of_another() {
        assert!(cites("/// C-2: two, C-24.", "C-24"));
        assert!(!cites("/// C-24a: more.", "C-24"));
        assert!(!cites("/// C-24: more.", "C-2"));
    }

    #[test]
    fn a_rule_ends_where_the_next_begins() {
        let line = "**M-23** At the end. **M-24** No loop. **M-25** 13 pieces.";
        assert_eq!(text_of(line, "**M-24"), "**M-24** No loop.");
        assert_eq!(text_of(line, "**M-25"), "**M-25** 13 pieces.");
    }
}
