//! What the fuzz targets begin with: `fuzz_seeds FOLDER` writes conversations at all tables
//! into `FOLDER/protocol`, and actions of every game into `FOLDER/notation`.

#![allow(clippy::disallowed_methods, reason = "a program that writes files")]

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

use kernel::Seed;
use protocol::testing::{FuzzTable, plausible};

/// Enough for every game at every size, and several of each.
const TABLES: u8 = 48;
/// What is said at a table: so much that it fits into an input.
const MESSAGES: usize = 60;
const MAX_BYTES: usize = 8192;

fn main() -> io::Result<()> {
    let folder = std::env::args().nth(1).expect("fuzz_seeds FOLDER");
    let mut conversations = Vec::new();
    let mut actions = BTreeSet::new();
    for number in 0..TABLES {
        let mut rng = Seed::of_series(4, u64::from(number)).rng();
        let mut table = FuzzTable::new(usize::from(number));
        let mut said = vec![number];
        for _ in 0..MESSAGES {
            let choices = table.choices();
            actions.extend(choices.into_iter().flat_map(|(_, choices)| choices));
            let message = plausible(&mut table, &mut rng);
            table.receive(message.as_bytes());
            if said.len() + message.len() < MAX_BYTES {
                said.extend(message.bytes().chain([b'\n']));
            }
        }
        conversations.push(said);
    }
    write(&Path::new(&folder).join("protocol"), conversations)?;
    let actions = actions.into_iter().map(String::into_bytes);
    write(&Path::new(&folder).join("notation"), actions)
}

fn write(folder: &Path, seeds: impl IntoIterator<Item = Vec<u8>>) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for (number, seed) in seeds.into_iter().enumerate() {
        fs::write(folder.join(format!("{number:05}")), seed)?;
    }
    Ok(())
}
