//! The parts of a soak: each has a name, takes an hour at most on two cores, and is one command.

use super::work::Work;

/// Decisions of a part; all parts of the contract together have 10⁹.
const CONTRACT_DECISIONS: u64 = 100_000_000;
/// How many parts of the contract each game has.
const CONTRACTS: &[(&str, u32)] = &[("city", 3), ("foundations", 4), ("marble", 3)];
/// Tests that are parts of their own.
const KILLS: &str = "lost_or_doubled_by_kills";
const POWER: &str = "power_cuts";

/// Name, what it is, what it does; what breaks soonest comes first.
const FIXED: &[(&str, &str, Work)] = &[
    (
        "tests-rules",
        "tests of the games with their long numbers",
        Work::Test(&[
            "-p",
            "aedile-kernel",
            "-p",
            "aedile-pebbles",
            "-p",
            "aedile-city",
            "-p",
            "aedile-foundations",
            "-p",
            "aedile-marble",
        ]),
    ),
    (
        "tests-program",
        "all other tests with their long numbers",
        Work::Test(&[
            "--workspace",
            "--exclude",
            "aedile-kernel",
            "--exclude",
            "aedile-pebbles",
            "--exclude",
            "aedile-city",
            "--exclude",
            "aedile-foundations",
            "--exclude",
            "aedile-marble",
            "--",
            "--skip",
            KILLS,
            "--skip",
            POWER,
        ]),
    ),
    (
        "kills",
        "1,000 kills of the server under load",
        Work::Test(&[
            "-p",
            "aedile",
            "--test",
            "server",
            KILLS,
            "--",
            "--nocapture",
        ]),
    ),
    (
        "power",
        "200 power cuts",
        Work::Test(&["-p", "aedile-store", "--test", "power", POWER]),
    ),
    (
        "sockets",
        "5,000 silent connections while people play",
        measure("load", &["silent"]),
    ),
    (
        "tables",
        "500,000 stored tables",
        measure("load", &["many"]),
    ),
    ("fuzz-protocol", "messages to a table", fuzz("protocol")),
    ("fuzz-notation", "any text as an action", fuzz("notation")),
    ("fuzz-records", "any text as a record", fuzz("records")),
];

/// A part of a soak.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    pub name: String,
    pub what: String,
    pub work: Work,
}

const fn measure(example: &'static str, words: &'static [&'static str]) -> Work {
    Work::Measure { example, words }
}

const fn fuzz(target: &'static str) -> Work {
    let seconds = 3600;
    Work::Fuzz { target, seconds }
}

/// All parts, in their order.
pub fn all() -> Vec<Part> {
    let fixed = FIXED.iter().map(|(name, what, work)| Part {
        name: name.to_string(),
        what: what.to_string(),
        work: work.clone(),
    });
    let numbered = |(game, parts): &(&'static str, u32)| {
        let game = *game;
        (1..=*parts).map(move |number| contract(game, number))
    };
    fixed.chain(CONTRACTS.iter().flat_map(numbered)).collect()
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
