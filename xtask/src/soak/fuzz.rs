//! The fuzz targets on the stable compiler: it can count edges and comparisons as libFuzzer wants
//! them, only the sanitizers need nightly; what they find is unsafe code, of which we have none.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::steps::step;

use super::running::Soak;

/// What makes the compiler count for libFuzzer (fuzz/README.md).
const FLAGS: &[&str] = &[
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Cdebug-assertions",
    "-Coverflow-checks",
];
/// Where what the targets begin with is made.
const SEEDS: &str = "target/fuzz/seeds";
/// A longer input finds nothing that several short ones do not, and takes long.
const MAX_LEN: u32 = 8192;
/// An input that takes so many seconds is a finding.
const TIMEOUT: u32 = 20;

/// Runs a target.
pub fn run(soak: &Soak<'_>, target: &str, seconds: u64) -> Result<Vec<String>, String> {
    let program = format!("target/fuzz/{}/release/{target}", host()?);
    let corpus = soak.root.join("target/fuzz/corpus").join(target);
    let found = soak.root.join("target/fuzz/found");
    let logs = super::state::folder(soak.root);
    make(&[&corpus, &found, &logs])?;
    let log = logs.join(format!("fuzz-{target}.log"));
    let told = fs::File::create(&log).map_err(|error| error.to_string())?;
    let mut fuzzer = Command::new(soak.root.join(program));
    fuzzer.current_dir(soak.root).stderr(told);
    fuzzer.args([
        format!("-max_total_time={seconds}"),
        // Zero would let it choose one.
        format!("-seed={}", (soak.seed as u32).max(1)),
        format!("-max_len={MAX_LEN}"),
        format!("-timeout={TIMEOUT}"),
        format!("-artifact_prefix={}/{target}-", found.display()),
        "-print_final_stats=1".to_string(),
    ]);
    fuzzer.arg(&corpus).args(seeds(soak.root, target));
    println!(
        "fuzzing {target} for {seconds} s; what it says is in {}",
        log.display()
    );
    super::command::run(fuzzer).map_err(|error| {
        let found = found.display();
        format!(
            "{error}\nthe input is in {found}, what was said in {}",
            log.display()
        )
    })?;
    let said = fs::read_to_string(&log).map_err(|error| error.to_string())?;
    Ok(vec![figure(&said)])
}

/// Builds all targets.
pub fn build(root: &Path) -> Result<(), String> {
    let host = host()?;
    let words = [
        "build",
        "--release",
        "--manifest-path",
        "fuzz/Cargo.toml",
        // Named, so that build scripts are not counted.
        "--target",
        &host,
    ];
    let flags = FLAGS.join(" ");
    let environment = [
        ("CARGO_TARGET_DIR", "target/fuzz"),
        ("RUSTFLAGS", flags.as_str()),
    ];
    step(root, "fuzz targets", &words, &environment)?;
    let seeds = [
        "run",
        "--quiet",
        "-p",
        "aedile-protocol",
        "--features",
        "testing",
        "--example",
        "fuzz_seeds",
        SEEDS,
    ];
    step(root, "fuzz seeds", &seeds, &[])
}

fn host() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output();
    let output = output.map_err(|error| format!("cannot run rustc: {error}"))?;
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_string)
        .ok_or_else(|| "rustc does not say what it runs on".to_string())
}

fn make(folders: &[&Path]) -> Result<(), String> {
    for folder in folders {
        let made = fs::create_dir_all(folder);
        made.map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    }
    Ok(())
}

/// What the target begins with.
fn seeds(root: &Path, target: &str) -> Vec<PathBuf> {
    let made = root.join(SEEDS).join(target);
    let games = ["city", "foundations", "marble"].map(|game| root.join("records").join(game));
    match target {
        "records" => games.to_vec(),
        _ => vec![made],
    }
}

/// `2,345,678 inputs, 9,876 edges and comparisons reached`, of what libFuzzer says at its end.
fn figure(said: &str) -> String {
    let stat = |name: &str| {
        let line = said.lines().rev().find(|line| line.starts_with(name));
        let value = line.and_then(|line| line.rsplit(' ').next());
        value.unwrap_or("?").to_string()
    };
    let inputs = stat("stat::number_of_executed_units:");
    let reached = said.lines().rev().find_map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let at = words.iter().position(|word| *word == "cov:")?;
        words.get(at + 1).map(|number| number.to_string())
    });
    let reached = reached.unwrap_or_else(|| "?".to_string());
    format!("{inputs} inputs, {reached} edges reached, no finding")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_run_tells_its_figures() {
        let said = "#2\tINITED cov: 12 ft: 13 corp: 1/1b exec/s: 0 rss: 30Mb\n\
            #4096\tpulse  cov: 812 ft: 900 corp: 20/1Kb exec/s: 10 rss: 31Mb\n\
            Done 9000 runs in 3 second(s)\n\
            stat::number_of_executed_units: 9000\n\
            stat::average_exec_per_sec:     3000\n";
        let figure = figure(said);
        assert_eq!(figure, "9000 inputs, 812 edges reached, no finding");
    }
}
