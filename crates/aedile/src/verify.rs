//! `aedile verify`: whether a game was dealt as it was promised before it began, and whose word
//! that rests on.

use std::io::Write;
use std::path::Path;

use kernel::{Dealing, Game, Header, Parts, Record, Seed, replay};
use table::with_game;

use crate::failure::Failure;
use crate::file;

/// Checks the record of a file: the commitment against the secrets, the actions against the deal.
pub fn verify(path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, record) = file::read(path)?;
    with_game!(game, G => check::<G>(path, &record, out))
}

fn check<G: Game>(path: &Path, record: &Record, out: &mut dyn Write) -> Result<(), Failure> {
    let played = replay::<G>(record).map_err(|error| file::refuted(path, &error))?;
    for line in deal(&record.header, played.seed) {
        writeln!(out, "{line}")?;
    }
    let actions = played.actions.len();
    writeln!(out, "all {actions} actions fit the deal of that seed")?;
    Ok(())
}

/// What holds of the deal, and whose word it is: of a bare seed, the word of whoever told it.
fn deal(header: &Header, seed: Seed) -> Vec<String> {
    let promised = header.commitment;
    match (&header.dealing, &header.parts) {
        (Dealing::Shared { .. }, Some(parts)) => vec![
            format!("commitment {promised} holds for secret {}", parts.secret),
            format!("seed {seed} follows from the secret and {}", shares(parts)),
        ],
        (Dealing::Continued { from, .. }, _) => vec![
            format!("commitment {promised} holds for seed {seed}"),
            format!(
                "it goes on from decision {} of the game that promised {}: its deal was known",
                from.decisions, from.commitment
            ),
        ],
        (Dealing::Seed | Dealing::Shared { .. }, _) => {
            vec![format!("commitment {promised} holds for seed {seed}")]
        }
    }
}

/// Whose shares: "the shares of seats 1 and 3".
fn shares(parts: &Parts) -> String {
    let added = parts.shares.iter().filter(|(_, share)| share.is_some());
    let seats: Vec<String> = added.map(|(seat, _)| seat.to_string()).collect();
    match &seats[..] {
        [] => "no share: it is the host's word alone".to_string(),
        [only] => format!("the share of seat {only}"),
        [first @ .., last] => format!("the shares of seats {} and {last}", first.join(", ")),
    }
}
