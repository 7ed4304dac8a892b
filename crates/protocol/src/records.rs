//! Records: of a finished table, and from outside once they are checked.

use kernel::{Record, RecordError, ReplayError, ReplayFault};
use log::{PlayerId, Status, StoredTable, TableInfo};
use table::{AnyGame, Refusal};

use crate::{Error, LiveMatch, Translations, check_playable};

/// No record of ours is longer.
pub const MAX_BYTES: usize = 256 * 1024;

/// A finished game that holds from the first line to the last.
///
/// # Errors
/// The first thing that does not.
pub fn checked(bytes: &[u8]) -> Result<Record, Error> {
    if bytes.len() > MAX_BYTES {
        return Err(Error::TooLarge);
    }
    let refused = |reason: String| Error::RecordRefused { reason, rule: None };
    let text = std::str::from_utf8(bytes).map_err(|_| refused("it is no text".to_string()))?;
    let record = Record::parse(text).map_err(|error| refused(error.to_string()))?;
    let game = record.header.game.parse::<AnyGame>();
    let game = game.map_err(|error| refused(error.to_string()))?;
    let holds = game.check(&record);
    holds.map_err(|error| Error::RecordRefused {
        rule: rule(&error),
        reason: error.to_string(),
    })?;
    Ok(record)
}

fn rule(error: &ReplayError) -> Option<&'static str> {
    match error.fault {
        ReplayFault::Illegal { rule, .. } => Some(rule),
        _ => None,
    }
}

/// The record of a table: of a finished one with choices made at the same time in seat order, as
/// records want it. Of any other, or of other rules, as it was stored.
///
/// # Errors
/// What is stored is no record.
pub fn record_of(stored: &StoredTable) -> Result<Record, RecordError> {
    let opened = LiveMatch::open(stored, &Translations::new());
    let record = opened.ok().and_then(|live| live.table.record());
    record.map_or_else(|| stored.record(), Ok)
}

/// That the record may be told to this player: of a finished game to everybody. Of one that ended
/// or cannot be gone on with before its end, to those who played; it does not tell the seed.
///
/// # Errors
/// It may not.
pub fn check_told(info: &TableInfo, player: Option<PlayerId>) -> Result<(), Refusal> {
    let given_up = match info.status {
        Status::Running => check_playable(info).is_err(),
        Status::Closed => info.started_at.is_some(),
        Status::Waiting | Status::Finished => false,
    };
    let theirs = |player| !info.seats_of(player).is_empty() || info.owner == Some(player);
    match given_up && player.is_some_and(theirs) {
        true => Ok(()),
        false => check_finished(info),
    }
}

/// That the game is over.
///
/// # Errors
/// It is not.
pub fn check_finished(info: &TableInfo) -> Result<(), Refusal> {
    match info.status {
        Status::Finished => Ok(()),
        Status::Waiting | Status::Running => Err(Refusal::Running),
        Status::Closed => Err(Refusal::Closed),
    }
}
