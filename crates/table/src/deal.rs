//! What was agreed before the game, as it is stored, and opening a table from it.

use std::fmt;

use kernel::{
    BySeat, Commitment, Dealing, Game, OptionError, OtherRules, Secret, Seed, Setup, Share,
};
use log::{Level, Origin, Pace, PlayerId, Visibility};

use crate::LogError;

/// What was agreed before the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The rules the table was made for.
    pub rules_version: u32,
    /// The options that were chosen.
    pub options: Vec<(String, String)>,
    /// How the table stood before the first entry of its log.
    pub origin: Origin,
    /// Who made it.
    pub owner: Option<PlayerId>,
    /// Who finds it.
    pub visibility: Visibility,
    /// How the game is dealt.
    pub dealing: Dealing,
    /// The secret of the deal.
    pub secret: Secret,
    /// Whether somebody may know the deal: then whoever sits down says that they know it.
    pub known_deal: bool,
    /// How long a turn may take.
    pub pace: Pace,
    /// Whether points are told only at the end.
    pub hide_scores: bool,
}

impl Deal {
    /// The table's set-up.
    pub(crate) fn setup<G: Game>(&self) -> Result<Setup<G>, OpenError> {
        let options = self.options.iter();
        let options = options.map(|(key, value)| (key.as_str(), value.as_str()));
        let seats = self.origin.seats.seats().count();
        Setup::of_rules(self.rules_version, seats, options).map_err(|error| match error {
            OptionError::Rules(other) => OpenError::OtherRules(other),
            other => OpenError::Setup(other),
        })
    }

    /// What is shown in place of the secret.
    pub(crate) fn commitment<G: Game>(&self, setup: &Setup<G>) -> Commitment {
        self.dealing.commitment(&setup.agreed(), &self.secret)
    }

    /// What the game is dealt from, given what the players added.
    pub(crate) fn seed<G: Game>(&self, setup: &Setup<G>, shares: &BySeat<Option<Share>>) -> Seed {
        self.dealing
            .seed(&self.commitment(setup), &self.secret, shares)
    }

    /// Whether what players add counts.
    pub(crate) fn takes_shares(&self) -> bool {
        matches!(self.dealing, Dealing::Shared { .. })
    }
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// It was played by other rules than these; it can still be exported.
    OtherRules(OtherRules),
    /// It cannot be set up like this.
    Setup(OptionError),
    /// A bot has a level that is not known here.
    UnknownBot(Level),
    /// The log does not hold.
    Log(LogError),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::OtherRules(other) => other.fmt(f),
            OpenError::Setup(error) => write!(f, "{error}"),
            OpenError::UnknownBot(level) => write!(f, "there is no bot {level:?}"),
            OpenError::Log(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for OpenError {}
