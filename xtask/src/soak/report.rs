//! The table of a soak for docs/reliability.md.

use super::part::Part;
use super::state::State;

/// As Markdown.
pub fn markdown(state: &State, parts: &[Part]) -> String {
    let left = parts
        .iter()
        .filter(|part| !state.parts.contains_key(&part.name));
    let left: Vec<&str> = left.map(|part| part.name.as_str()).collect();
    let ended = state.parts.values().map(|done| done.ended).max();
    let mut text = format!(
        "Seed {}, commit {}, ended {}, on {}.",
        state.seed,
        state.commit,
        ended.map_or_else(|| "never".to_string(), date),
        state.machine
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
    text += "\n\n| part | figures | minutes |\n|---|---|---|\n";
    for part in parts {
        if let Some(done) = state.parts.get(&part.name) {
            let (name, figures) = (&part.name, done.figures.join("; "));
            let minutes = done.seconds as f64 / 60.0;
            text += &format!("| `{name}` | {figures} | {minutes:.1} |\n");
        }
    }
    text
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
    use std::collections::BTreeMap;

    use super::*;
    use crate::soak::part::all;
    use crate::soak::state::Done;

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

    #[test]
    fn a_report_says_what_is_missing() {
        let mut state = State {
            seed: 7,
            commit: "abc".to_string(),
            share: 1.0,
            machine: "2 cores".to_string(),
            parts: BTreeMap::new(),
        };
        let done = Done {
            ended: 0,
            seconds: 90,
            figures: vec!["1000 kills".to_string()],
        };
        state.parts.insert("kills".to_string(), done);
        let text = markdown(&state, &all());
        assert!(text.contains("| `kills` | 1000 kills | 1.5 |"), "{text}");
        assert!(
            text.contains("**Not run: tests-rules, tests-program, power,"),
            "{text}"
        );
        assert!(!text.contains("A trial"), "{text}");
        state.share = 0.01;
        assert!(markdown(&state, &all()).contains("A trial with 0.01"));
    }
}
