//! Whether the unit of deploy/ keeps the program away from the rest of the machine.

use std::path::Path;
use std::process::Command;

use crate::steps::missing;

const UNIT: &str = "deploy/aedile.service";
/// What `systemd-analyze security` may find at most, in tenths.
const MOST_EXPOSURE: &str = "29";

/// Rates the unit by systemd's own measure.
pub fn check_unit(root: &Path) -> Result<(), String> {
    println!("== unit");
    let threshold = format!("--threshold={MOST_EXPOSURE}");
    let mut analyze = Command::new("systemd-analyze");
    analyze.args(["security", "--no-pager", "--offline=true", &threshold, UNIT]);
    let Ok(rated) = analyze.current_dir(root).output() else {
        return missing(
            "the exposure of the unit, by systemd-analyze, which is not installed here",
        );
    };
    let told = String::from_utf8_lossy(&rated.stdout);
    let overall = told.lines().rfind(|line| line.contains("exposure level"));
    let overall = overall.unwrap_or("systemd-analyze says nothing");
    println!("{}", overall.trim_start_matches(['→', ' ']));
    match rated.status.success() {
        true => Ok(()),
        false => Err(format!("{UNIT} is exposed: {overall}")),
    }
}
