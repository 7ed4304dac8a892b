//! Every rule of docs/rules has a test that is named after it: C-21 is proved by `c21_…`, C-4a
//! by `c4a_…`, the objective O1 of a table by `o1_…`, in the crate of the sheet's game; and the
//! code that applies it says its id. Every game has such a sheet, and a page that describes its
//! dump.

use std::collections::{BTreeMap, BTreeSet};

use super::{Complaint, files::File};

pub fn check(files: &[File], games: &[&str]) -> Vec<Complaint> {
    let pages = games
        .iter()
        .flat_map(|game| ["rules", "dump"].map(|folder| format!("docs/{folder}/{game}.md")));
    let missing = pages.filter(|page| files.iter().all(|file| file.path != *page));
    let missing = missing.map(|page| Complaint::new(&page, 1, "every game has this page"));
    missing.chain(check_sheets(files)).collect()
}

fn check_sheets(files: &[File]) -> Vec<Complaint> {
    let sheets = files
        .iter()
        .filter_map(|file| Some((game_of_sheet(&file.path)?, file)));
    sheets
        .flat_map(|(game, sheet)| check_sheet(game, sheet, files))
        .collect()
}

/// `city` of `docs/rules/city.md`.
fn game_of_sheet(path: &str) -> Option<&str> {
    let name = path.strip_prefix("docs/rules/")?.strip_suffix(".md")?;
    (!name.contains('/')).then_some(name)
}

fn check_sheet(game: &str, sheet: &File, files: &[File]) -> Vec<Complaint> {
    let folder = format!("crates/{game}/");
    let own = files
        .iter()
        .filter(|file| file.path.starts_with(&folder) && file.is_rust());
    let proved: BTreeSet<String> = own
        .clone()
        .flat_map(|file| proved_rules(&file.text))
        .collect();
    let code: Vec<&File> = own.filter(|file| applies_rules(file)).collect();
    let cited = |written: &str| {
        code.iter()
            .any(|file| cites(&file.text, written) || EXAMPLES.contains(&written))
    };
    let mut complaints = Vec::new();
    for (id, (line, written)) in rule_ids(sheet) {
        if !proved.contains(&id) {
            let text = format!("no test in {folder} proves {written}: `fn {id}_…`");
            complaints.push(Complaint::new(&sheet.path, line, text));
        }
        if written.contains('-') && !cited(&written) {
            let text = format!("no code in {folder} says where {written} is applied");
            complaints.push(Complaint::new(&sheet.path, line, text));
        }
    }
    complaints
}

/// Worked examples, which no code applies.
const EXAMPLES: &[&str] = &["M-39"];

/// Code that decides: not tests, not pictures, not the list of refusals.
fn applies_rules(file: &File) -> bool {
    let aside = file.path.contains("/show/") || file.path.ends_with("/refusal.rs");
    !file.is_aside() && !aside
}

/// Whether the id stands there, and not as the beginning of a longer one.
pub fn cites(text: &str, id: &str) -> bool {
    let mut rest = text;
    while let Some(at) = rest.find(id) {
        rest = &rest[at + id.len()..];
        if !rest.starts_with(|next: char| next.is_ascii_alphanumeric()) {
            return true;
        }
    }
    false
}

/// Whether this is a rule's id.
pub fn is_id(text: &str) -> bool {
    bold_id(text).is_some_and(|id| id == text)
}

/// Whether the line begins a function that is named after the rule.
pub fn proves(line: &str, id: &str) -> bool {
    let name = line
        .trim()
        .strip_prefix("fn ")
        .and_then(|name| name.split('_').next());
    name.is_some_and(|name| name == id.replace('-', "").to_lowercase())
}

/// The ids of a sheet as test names write them, with the line and the way the sheet writes them.
fn rule_ids(sheet: &File) -> BTreeMap<String, (usize, String)> {
    let mut ids = BTreeMap::new();
    for (number, line) in sheet.lines() {
        let bold = line.split("**").skip(1).filter_map(bold_id);
        for written in bold.chain(table_id(line)) {
            let id = written.replace('-', "").to_lowercase();
            ids.entry(id).or_insert((number, written));
        }
    }
    ids
}

/// `C-4a` of `C-4a Drafting.`
fn bold_id(text: &str) -> Option<String> {
    let (letter, rest) = text.split_once('-')?;
    let number = number_with_letter(rest)?;
    is_capital(letter).then(|| format!("{letter}-{number}"))
}

/// `O1` of `| O1 | most buildings |`.
fn table_id(line: &str) -> Option<String> {
    let cell = line.strip_prefix("| ")?.split(" |").next()?;
    let (letter, rest) = cell.split_at_checked(1)?;
    let whole = number_with_letter(rest).is_some_and(|number| number.len() == rest.len());
    (is_capital(letter) && whole).then(|| cell.to_string())
}

fn is_capital(letter: &str) -> bool {
    letter.len() == 1 && letter.as_bytes()[0].is_ascii_uppercase()
}

/// `4a` of `4a Drafting`, `21` of `21.`; nothing of `4th` or `x`.
fn number_with_letter(text: &str) -> Option<&str> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let letter = text
        .as_bytes()
        .get(digits)
        .is_some_and(u8::is_ascii_lowercase);
    let end = digits + usize::from(letter);
    let goes_on = text
        .as_bytes()
        .get(end)
        .is_some_and(u8::is_ascii_alphanumeric);
    (digits > 0 && !goes_on).then(|| &text[..end])
}

/// The first words of the names of all tests.
fn proved_rules(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut is_test = false;
    for line in text.lines().map(str::trim) {
        if let Some(name) = line.strip_prefix("fn ") {
            if is_test {
                names.extend(name.split('_').next().map(str::to_string));
            }
            is_test = false;
        }
        is_test |= line == "#[test]";
    }
    names
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;

    const SHEET: &str = "# City\n**C-1 Temples.** As in C-9. **C-4a** More.\n| O1 | most | 6 |\n";
    const TESTS: &str = "\
#[test]
fn c1_temples_pay() {}
#[test]
#[cfg(unix)]
fn c4a_more() {}
#[test]
fn o1_most() {}
fn helper() {}
";

    const CODE: &str = "//! Temples (C-1), and C-4a.\n";

    fn complaints(sheet: &str, tests: &str) -> Vec<String> {
        let files = [
            sample("crates/city/src/score.rs", CODE),
            sample("crates/city/src/tests/temples.rs", tests),
            sample("docs/rules/city.md", sheet),
        ];
        check_sheets(&files)
            .iter()
            .map(Complaint::to_string)
            .collect()
    }

    #[test]
    fn a_proved_sheet_passes() {
        assert_eq!(complaints(SHEET, TESTS), Vec::<String>::new());
    }

    #[test]
    fn an_unproved_rule_is_told_with_its_line() {
        let expected = "docs/rules/city.md:2: no test in crates/city/ proves C-4a: `fn c4a_…`";
        assert_eq!(complaints(SHEET, &TESTS.replace("c4a_", "c4_")), [expected]);
        let expected = "docs/rules/city.md:3: no test in crates/city/ proves O1: `fn o1_…`";
        assert_eq!(complaints(SHEET, &TESTS.replace("o1_", "o11_")), [expected]);
    }

    #[test]
    fn a_rule_that_no_code_cites_is_told() {
        let files = [
            sample("crates/city/src/score.rs", "//! C-1, C-4.\n"),
            sample("crates/city/src/show/help.rs", CODE),
            sample("crates/city/src/tests/temples.rs", TESTS),
            sample("docs/rules/city.md", SHEET),
        ];
        let found: Vec<String> = check_sheets(&files)
            .iter()
            .map(Complaint::to_string)
            .collect();
        let text = "docs/rules/city.md:2: no code in crates/city/ says where C-4a is applied";
        assert_eq!(found, [text]);
    }

    #[test]
    fn a_function_that_is_no_test_proves_nothing() {
        let tests = TESTS.replacen("#[test]\n", "", 1);
        assert_eq!(complaints(SHEET, &tests).len(), 1);
    }

    #[test]
    fn a_test_of_another_game_proves_nothing() {
        let files = [
            sample("crates/marble/src/tests.rs", TESTS),
            sample("crates/city/src/score.rs", CODE),
            sample("docs/rules/city.md", SHEET),
        ];
        assert_eq!(check_sheets(&files).len(), 3);
    }

    #[test]
    fn every_game_has_its_pages() {
        let files = [
            sample("docs/rules/city.md", ""),
            sample("docs/dump/marble.md", ""),
        ];
        let complaints = check(&files, &["city", "marble"]);
        let paths: Vec<_> = complaints
            .iter()
            .map(|complaint| complaint.path.as_str())
            .collect();
        assert_eq!(paths, ["docs/dump/city.md", "docs/rules/marble.md"]);
    }

    #[test]
    fn only_ids_are_ids() {
        let sheet = sample(
            "docs/rules/x.md",
            "**Bold** a-b **X-ray** **C-2nd** | D4 |\n| II | x |\n",
        );
        assert!(rule_ids(&sheet).is_empty());
        let sheet = sample(
            "docs/rules/x.md",
            "**C-34** coins. **C-35** tokens. **F-7b.** More\n",
        );
        let ids: Vec<_> = rule_ids(&sheet).into_keys().collect();
        assert_eq!(ids, ["c34", "c35", "f7b"]);
    }
}
