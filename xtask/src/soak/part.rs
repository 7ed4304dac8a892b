//! The parts of a soak: each has a name, takes an hour at most on two cores, and is one command.

use super::work::Work;

/// A hundred million decisions each: together 10⁹.
const CONTRACT_DECISIONS: u64 = 50_000_000;
const FUZZ_SECONDS: u64 = 3600;
/// How many parts of the contract each game has.
const CONTRACTS: &[(&str, u32)] = &[("city", 8), ("foundations", 6), ("marble", 6)];
const FUZZED: &[&str] = &["protocol", "notation", "records"];
/// Tests that are parts of their own.
const APART: &[&str] = &["lost_or_doubled_by_kills", "power_cuts"];

/// A part of a soak.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    pub name: String,
    pub what: String,
    pub work: Work,
}

/// All parts, in their order: what breaks soonest comes first.
pub fn all() -> Vec<Part> {
    let part = |name: &str, what: &str, work| Part {
        name: name.to_string(),
        what: what.to_string(),
        work,
    };
    let mut parts = vec![
        part(
            "tests",
            "all tests with their long numbers",
            Work::Test(without_apart()),
        ),
        part(
            "kills",
            "1,000 kills of the server under load",
            Work::Test(vec![
                "-p",
                "aedile",
                "--test",
                "server",
                APART[0],
                "--",
                "--nocapture",
            ]),
        ),
        part(
            "power",
            "200 simulated power cuts",
            Work::Test(vec!["-p", "aedile-store", "--test", "power", APART[1]]),
        ),
        part(
            "sockets",
            "5,000 silent connections while people play",
            measure("load", &["silent"]),
        ),
        part("tables", "500,000 stored tables", measure("many", &[])),
    ];
    parts.extend(FUZZED.iter().map(|target| {
        let seconds = FUZZ_SECONDS;
        let work = Work::Fuzz { target, seconds };
        part(
            &format!("fuzz-{target}"),
            "the fuzz target for an hour",
            work,
        )
    }));
    parts.extend(
        CONTRACTS
            .iter()
            .flat_map(|(game, parts)| (1..=*parts).map(move |number| contract(game, number))),
    );
    parts
}

fn measure(example: &'static str, words: &'static [&'static str]) -> Work {
    Work::Measure { example, words }
}

fn contract(game: &'static str, number: u32) -> Part {
    let decisions = CONTRACT_DECISIONS;
    Part {
        name: format!("contract-{game}-{number}"),
        what: format!("{} million random decisions", decisions / 1_000_000),
        work: Work::Contract {
            game,
            number,
            decisions,
        },
    }
}

fn without_apart() -> Vec<&'static str> {
    let skipped = APART.iter().flat_map(|test| ["--skip", *test]);
    ["--workspace", "--"].into_iter().chain(skipped).collect()
}

/// The parts of these names; `contract-city` means all that begin so.
pub fn named(names: &[&str]) -> Result<Vec<Part>, String> {
    let all = all();
    let fits =
        |part: &Part, name: &str| part.name == name || part.name.starts_with(&format!("{name}-"));
    let unknown = names
        .iter()
        .find(|name| !all.iter().any(|part| fits(part, name)));
    if let Some(name) = unknown {
        return Err(format!(
            "{name:?} is no part; see `cargo xtask soak --list`"
        ));
    }
    let wanted = |part: &Part| names.is_empty() || names.iter().any(|name| fits(part, name));
    Ok(all.into_iter().filter(wanted).collect())
}
