//! The table of a soak for docs/reliability.md.

use super::part::Part;
use super::state::{Done, State};

/// As Markdown.
pub fn markdown(state: &State, parts: &[Part]) -> String {
    let left = parts
        .iter()
        .filter(|part| !state.parts.contains_key(&part.name));
    let left: Vec<&str> = left.map(|part| part.name.as_str()).collect();
    let ended = state.parts.values().map(|done| done.ended).max();
    let mut text = format!(
        "Seed {}, commit {}, ended {}.",
        state.seed,
        state.commit,
        ended.map_or_else(|| "never".to_string(), date),
    );
    if state.share != 1.0 {
        text += &format!(
            " **A trial with {} of the numbers, not a whole soak.**",
            state.share
        );
    }
    if !left.is_empty() {
        text += &format!(" **Not run: {}.**", left.join(", "));
    }
    let machines = machines(state);
    text += "\n\n";
    for (index, machine) in machines.iter().enumerate() {
        text += &format!("- Machine {}: {machine}\n", index + 1);
    }
    text += "\n| part | figures | minutes | ended | machine |\n|---|---|---|---|---|\n";
    for part in parts {
        if let Some(done) = state.parts.get(&part.name) {
            text += &row(&part.name, done, &machines);
        }
    }
    text
}

/// Where parts ran, each machine once, in the order of their first part's end.
fn machines(state: &State) -> Vec<&str> {
    let mut parts: Vec<&Done> = state.parts.values().collect();
    parts.sort_by_key(|done| done.ended);
    let mut machines: Vec<&str> = Vec::new();
    for done in parts {
        if !machines.contains(&done.machine.as_str()) {
            machines.push(&done.machine);
        }
    }
    machines
}

fn row(name: &str, done: &Done, machines: &[&str]) -> String {
    let figures = done.figures.join("; ");
    let minutes = done.seconds as f64 / 60.0;
    let ended = date(done.ended);
    let before = machines
        .iter()
        .take_while(|machine| **machine != done.machine);
    let machine = before.count() + 1;
    format!("| `{name}` | {figures} | {minutes:.1} | {ended} | {machine} |\n")
}

/// The day of a time in seconds since 1970, after the algorithm of H. Hinnant.
fn date(seconds: u64) -> String {
    let days = seconds / 86_400 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    format!("{year}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::soak::part::all;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_709_251_199, "2024-02-29"),
            (1_709_251_200, "2024-03-01"),
            (1_798_761_599, "2026-12-31"),
        ] {
            assert_eq!(date(seconds), day);
        }
    }

    fn done(ended: u64, machine: &str, figure: &str) -> Done {
        Done {
            ended,
            seconds: 90,
            machine: machine.to_string(),
            figures: vec![figure.to_string()],
        }
    }

    #[test]
    fn a_report_says_what_is_missing() {
        let mut state = State::new("abc".to_string(), 7, 1.0);
        let kills = done(86_400, "2 cores", "1000 kills");
        state.parts.insert("kills".to_string(), kills);
        let text = markdown(&state, &all());
        assert!(text.starts_with("Seed 7, commit abc, ended 1970-01-02."));
        assert!(
            text.contains("**Not run: tests-rules, tests-program, power,"),
            "{text}"
        );
        assert!(!text.contains("A trial"), "{text}");
        state.share = 0.01;
        assert!(markdown(&state, &all()).contains("A trial with 0.01"));
    }

    #[test]
    fn a_report_says_where_and_when_each_part_ran() {
        let mut state = State::new("abc".to_string(), 7, 1.0);
        for (name, ended, machine, figure) in [
            ("kills", 3 * 86_400, "8 cores", "1000 kills"),
            ("power", 0, "2 cores", "200 cuts"),
            ("tables", 86_400, "2 cores", "500000 tables"),
        ] {
            state
                .parts
                .insert(name.to_string(), done(ended, machine, figure));
        }
        let text = markdown(&state, &all());
        for line in [
            "- Machine 1: 2 cores",
            "- Machine 2: 8 cores",
            "| `kills` | 1000 kills | 1.5 | 1970-01-04 | 2 |",
            "| `power` | 200 cuts | 1.5 | 1970-01-01 | 1 |",
            "| `tables` | 500000 tables | 1.5 | 1970-01-02 | 1 |",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
