//! Whether a record holds: the seed against its promise, every action against the rules, the
//! result against the final state.

use std::fmt;

use crate::{
    Dealing, Game, Header, OptionError, OtherRules, Parts, Record, RecordResult, Seat, Seed, Setup,
};

/// A record that was played through.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    /// The table.
    pub setup: Setup<G>,
    /// The secret.
    pub seed: Seed,
    /// The actions, in order.
    pub actions: Vec<(Seat, G::Action)>,
    /// The state after the last action.
    pub last: G,
}

/// A record that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The line to blame.
    pub line: usize,
    /// What does not hold.
    pub fault: ReplayFault,
}

/// What can fail to hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayFault {
    /// The record is of another game.
    OtherGame {
        /// The record's game.
        found: String,
    },
    /// The record was played by other rules than these.
    OtherRules(OtherRules),
    /// The table cannot be set up like this.
    Setup(crate::OptionError),
    /// The options are not all there once, in the game's order.
    Options,
    /// The seed is still secret, so nothing can be played through.
    NoSeed,
    /// Seed and commitment do not belong together.
    Commitment,
    /// Secret and commitment of a shared deal do not belong together.
    Secret,
    /// The seed does not follow from the secret and the shares.
    Shares,
    /// The text is no action of this game.
    Notation {
        /// The text.
        action: String,
        /// Why.
        reason: String,
    },
    /// The action may not be taken.
    Illegal {
        /// The text.
        action: String,
        /// The rule that forbids it.
        rule: &'static str,
        /// Why.
        reason: String,
    },
    /// The result came before the end.
    NotOver,
    /// The result is another one.
    Result {
        /// What it should have been.
        expected: String,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            ReplayFault::OtherGame { found } => write!(f, "this is a record of {found:?}"),
            ReplayFault::OtherRules(other) => other.fmt(f),
            ReplayFault::Setup(error) => write!(f, "{error}"),
            ReplayFault::Options => {
                write!(f, "a record names every option once, in the game's order")
            }
            ReplayFault::NoSeed => write!(f, "the seed is not told, so nothing can be checked"),
            ReplayFault::Commitment => write!(f, "the seed does not match the commitment"),
            ReplayFault::Secret => write!(
                f,
                "the secret, with all that was agreed and the table, does not match the commitment"
            ),
            ReplayFault::Shares => {
                write!(f, "the seed does not follow from the secret and the shares")
            }
            ReplayFault::Notation { action, reason } => {
                write!(f, "{action:?} is no action: {reason}")
            }
            ReplayFault::Illegal {
                action,
                rule,
                reason,
            } => {
                write!(f, "{action:?} is not allowed: {reason} ({rule})")
            }
            ReplayFault::NotOver => write!(f, "the game is not over, but a result is given"),
            ReplayFault::Result { expected } => write!(f, "the result does not hold: {expected}"),
        }
    }
}

impl std::error::Error for ReplayError {}

/// Plays a record through.
///
/// # Errors
/// The first line that does not hold.
pub fn replay<G: Game>(record: &Record) -> Result<Replay<G>, ReplayError> {
    replay_with(record, |_, _, _| {})
}

/// Plays a record through and shows `watch` each state with the seat and action that come next.
///
/// # Errors
/// The first line that does not hold; `watch` has seen all before it.
pub fn replay_with<G: Game>(
    record: &Record,
    mut watch: impl FnMut(&G, Seat, G::Action),
) -> Result<Replay<G>, ReplayError> {
    let (setup, seed) = open::<G>(record)?;
    let mut game = G::new(&setup, &seed);
    let mut actions = Vec::with_capacity(record.entries.len());
    for entry in &record.entries {
        let fail = |fault| ReplayError {
            line: entry.line,
            fault,
        };
        let text = || entry.action.clone();
        let action: G::Action =
            entry
                .action
                .parse()
                .map_err(|error: <G::Action as std::str::FromStr>::Err| {
                    fail(ReplayFault::Notation {
                        action: text(),
                        reason: error.to_string(),
                    })
                })?;
        game.check(entry.seat, action).map_err(|illegal| {
            let (rule, reason) = (crate::Illegal::rule(&illegal), illegal.to_string());
            fail(ReplayFault::Illegal {
                action: text(),
                rule,
                reason,
            })
        })?;
        watch(&game, entry.seat, action);
        game.apply(entry.seat, action, &mut ());
        actions.push((entry.seat, action));
    }
    check_result(record, &game)?;
    Ok(Replay {
        setup,
        seed,
        actions,
        last: game,
    })
}

/// Header against program: game, version, options, seed.
fn open<G: Game>(record: &Record) -> Result<(Setup<G>, Seed), ReplayError> {
    let header = &record.header;
    let fail = |line, fault| Err(ReplayError { line, fault });
    if header.game != G::META.id {
        return fail(
            2,
            ReplayFault::OtherGame {
                found: header.game.clone(),
            },
        );
    }
    let written = || {
        let options = header.options.iter();
        options.map(|(key, value)| (key.as_str(), value.as_str()))
    };
    let seats = header.seats.count();
    let setup = match Setup::<G>::of_rules(header.rules_version, seats, written()) {
        Ok(setup) => setup,
        Err(OptionError::Rules(other)) => return fail(3, ReplayFault::OtherRules(other)),
        Err(error) => return fail(line_of(header, &error), ReplayFault::Setup(error)),
    };
    // The commitment covers every option once, in the game's order.
    if !written().eq(setup.entries()) {
        return fail(5, ReplayFault::Options);
    }
    let Some(seed) = header.seed else {
        return fail(record.seed_line(), ReplayFault::NoSeed);
    };
    match check_deal(header, seed) {
        Ok(()) => Ok((setup, seed)),
        Err((word, fault)) => fail(header.line_of(word), fault),
    }
}

/// The secrets against the promise; or the word of the line to blame.
fn check_deal(header: &Header, seed: Seed) -> Result<(), (&'static str, ReplayFault)> {
    let (dealing, promised) = (&header.dealing, header.commitment);
    let holds = |secret| dealing.commitment(&header.agreed(), secret) == promised;
    match (dealing, &header.parts) {
        (Dealing::Shared { .. }, None) => Err(("secret", ReplayFault::NoSeed)),
        (Dealing::Shared { .. }, Some(Parts { secret, shares })) => {
            if !holds(secret) {
                return Err(("secret", ReplayFault::Secret));
            }
            let follows = dealing.seed(&promised, secret, shares) == seed;
            follows.then_some(()).ok_or(("seed", ReplayFault::Shares))
        }
        (Dealing::Seed | Dealing::Continued { .. }, _) => {
            let holds = holds(&seed.into());
            holds.then_some(()).ok_or(("seed", ReplayFault::Commitment))
        }
    }
}

/// The line of the header that the error is about: the option it names, or the number of seats.
fn line_of(header: &Header, error: &OptionError) -> usize {
    let named = match error {
        OptionError::UnknownKey { key, .. } => key,
        OptionError::UnknownValue { key, .. } => *key,
        _ => return 4,
    };
    let mut keys = header.options.iter().map(|(key, _)| key);
    5 + keys.position(|key| key == named).unwrap_or_default()
}

fn check_result<G: Game>(record: &Record, game: &G) -> Result<(), ReplayError> {
    let Some((claimed, line)) = &record.result else {
        return Ok(());
    };
    let fail = |fault| Err(ReplayError { line: *line, fault });
    let Some(standing) = game.standing() else {
        return fail(ReplayFault::NotOver);
    };
    let actual = RecordResult::new(&game.scores(), standing);
    if actual != *claimed {
        return fail(ReplayFault::Result {
            expected: actual.to_string(),
        });
    }
    Ok(())
}
