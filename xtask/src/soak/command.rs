//! Running the command of a part: what it says is shown as it comes, and its figures are kept.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// A line with this beginning is a figure.
const FIGURE: &str = "soak: ";
const TESTED: &str = "test result: ok. ";

/// Runs a command to its end; what it said of itself.
pub fn run(mut command: Command) -> Result<Vec<String>, String> {
    let spawned = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
    let mut child = spawned.map_err(|error| format!("cannot run {command:?}: {error}"))?;
    let output = child.stdout.take().expect("it is piped");
    let mut figures = Figures::default();
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        println!("{line}");
        figures.note(&line);
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    match status.success() {
        true => Ok(figures.told()),
        false => Err(format!("{status}: {command:?}")),
    }
}

/// What a command says of itself.
#[derive(Debug, Default)]
struct Figures {
    lines: Vec<String>,
    tests: u64,
}

impl Figures {
    fn note(&mut self, line: &str) {
        if let Some(figure) = line.strip_prefix(FIGURE) {
            self.lines.push(figure.to_string());
        }
        let passed = line.strip_prefix(TESTED).and_then(|rest| {
            let number = rest.split(' ').next()?;
            number.parse::<u64>().ok()
        });
        self.tests += passed.unwrap_or_default();
    }

    /// The figures; the number of tests where there are no others.
    fn told(self) -> Vec<String> {
        match self.lines.is_empty() && self.tests > 0 {
            true => vec![format!("{} tests", self.tests)],
            false => self.lines,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(lines: &[&str]) -> Vec<String> {
        let mut figures = Figures::default();
        lines.iter().for_each(|line| figures.note(line));
        figures.told()
    }

    #[test]
    fn figures_are_told_or_tests_counted() {
        let tests = [
            "test result: ok. 12 passed; 0 failed; 0 ignored",
            "test result: ok. 3 passed; 0 failed; 1 ignored",
        ];
        assert_eq!(told(&tests), ["15 tests"]);
        assert_eq!(told(&["soak: 9 kills", tests[0]]), ["9 kills"]);
        assert!(told(&["nothing"]).is_empty());
    }

    #[test]
    fn a_command_that_fails_is_no_part_done() {
        let mut fails = Command::new("sh");
        fails.args(["-c", "echo soak: something; exit 3"]);
        assert!(run(fails).is_err());
        let mut holds = Command::new("sh");
        holds.args(["-c", "echo soak: something"]);
        assert_eq!(run(holds), Ok(vec!["something".to_string()]));
    }
}
