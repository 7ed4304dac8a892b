//! The file that a match is resumed from: a line that says which match it is, then one line a
//! finished game, each written whole. What a crash tore is dropped and played again.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use bots::BotSpec;
use kernel::{Game, Setup};
use lab::{ArenaGame, LineUp};
use serde::Serialize;

use crate::failure::Failure;
use crate::file;
use crate::options::Chosen;

/// The layout of the file; raised when it changes.
const FORMAT: u32 = 1;

/// Which match it is. The number of games is not in it: a match may go on.
#[derive(Serialize)]
pub struct Header<'a> {
    arena: u32,
    game: &'static str,
    rules: u32,
    seats: usize,
    options: Chosen,
    bots: &'a [BotSpec],
    seed: u64,
}

impl Header<'_> {
    pub fn new<'a, G: Game>(setup: &Setup<G>, line_up: &'a LineUp, seed: u64) -> Header<'a> {
        Header {
            arena: FORMAT,
            game: G::META.id,
            rules: G::META.rules_version,
            seats: setup.seats().count(),
            options: Chosen::of(setup),
            bots: line_up.bots(),
            seed,
        }
    }
}

/// Where finished games go.
pub struct Ledger {
    open: Option<(PathBuf, Mutex<File>)>,
}

impl Ledger {
    /// Keeps nothing.
    pub fn nowhere() -> Ledger {
        Ledger { open: None }
    }

    /// The file, made if it is not there, and the games in it.
    pub fn open(
        path: &Path,
        header: &Header,
        line_up: &LineUp,
    ) -> Result<(Ledger, Vec<ArenaGame>), Failure> {
        let failed = |error: io::Error| file::cannot_write(path, &error);
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(failed)?;
        lock(&file, path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        let header = serde_json::to_string(header)? + "\n";
        let kept = Kept::read(&bytes, &header, line_up)
            .map_err(|reason| Failure::Input(format!("{}: {reason}", path.display())))?;
        file.set_len(kept.whole as u64).map_err(failed)?;
        if kept.whole == 0 {
            file.write_all(header.as_bytes()).map_err(failed)?;
        }
        let open = Some((path.to_path_buf(), Mutex::new(file)));
        Ok((Ledger { open }, kept.games))
    }

    /// Writes a game at the end.
    pub fn keep(&self, game: &ArenaGame) -> Result<(), Failure> {
        let Some((path, file)) = &self.open else {
            return Ok(());
        };
        let line = serde_json::to_string(game)? + "\n";
        let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
        let written = file.write_all(line.as_bytes());
        written.map_err(|error| file::cannot_write(path, &error))
    }
}

/// Two matches at once would play each game twice.
fn lock(file: &File, path: &Path) -> Result<(), Failure> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(Failure::Input(format!(
            "{}: another match is writing to it",
            path.display()
        ))),
        Err(TryLockError::Error(error)) => Err(file::cannot_write(path, &error)),
    }
}

/// What is in a file.
struct Kept {
    games: Vec<ArenaGame>,
    /// How many bytes are whole lines.
    whole: usize,
}

impl Kept {
    fn read(bytes: &[u8], header: &str, line_up: &LineUp) -> Result<Kept, String> {
        // A header that was torn is still the beginning of ours.
        if bytes.len() < header.len() && header.as_bytes().starts_with(bytes) {
            return Ok(Kept {
                games: Vec::new(),
                whole: 0,
            });
        }
        let Some(lines) = bytes.strip_prefix(header.as_bytes()) else {
            return Err(refusal(bytes));
        };
        let end = lines.iter().rposition(|byte| *byte == b'\n');
        let lines = &lines[..end.map_or(0, |end| end + 1)];
        let mut seen = BTreeSet::new();
        let mut games = Vec::new();
        for (line, number) in lines.split_inclusive(|byte| *byte == b'\n').zip(2..) {
            let game: Option<ArenaGame> = serde_json::from_slice(line).ok();
            let game = game.filter(|game| game.fits(line_up) && seen.insert(game.index));
            games.push(game.ok_or_else(|| format!("line {number} is no game of this match"))?);
        }
        let whole = header.len() + lines.len();
        Ok(Kept { games, whole })
    }
}

/// Why a file does not go with this match.
fn refusal(bytes: &[u8]) -> String {
    let first = bytes
        .split(|byte| *byte == b'\n')
        .next()
        .unwrap_or_default();
    let header: Option<serde_json::Value> = serde_json::from_slice(first).ok();
    match header.filter(|header| header.get("arena").is_some()) {
        Some(header) => format!("this file keeps another match: {header}"),
        None => "this file keeps no match of the arena".to_string(),
    }
}
