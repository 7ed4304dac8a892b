//! Jobs as JSON and back. What is read came over a wire: whatever does not hold is refused.

use std::collections::BTreeMap;
use std::fmt;

use kernel::{Game, Observed, Seat, Setup, View, Viewer};
use serde::{Deserialize, Deserializer, Serialize};

use super::{Job, JobError};

/// The form of a job's JSON, described at [`Job`]; `V` is the dump of the game's view.
#[derive(Clone, Serialize, Deserialize)]
pub struct JobDump<V> {
    game: String,
    rules: u32,
    seats: usize,
    options: BTreeMap<String, String>,
    seat: Seat,
    view: V,
    legal: Vec<String>,
    key: String,
    bot: String,
}

impl<V> fmt::Debug for JobDump<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let JobDump {
            game, seat, bot, ..
        } = self;
        write!(f, "JobDump({bot} for seat {seat} of {game})")
    }
}

/// What to know of a job before it can be read: which game's it is.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct JobHeader {
    /// The game's word.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
}

impl JobHeader {
    /// Whether the job is one of this game.
    ///
    /// # Errors
    /// It is of another game, or of other rules.
    pub fn check<G: Game>(&self) -> Result<(), JobError> {
        if self.game != G::META.id {
            return Err(JobError::OtherGame {
                found: self.game.clone(),
                expected: G::META.id,
            });
        }
        G::META
            .check_rules(self.rules)
            .map_err(JobError::OtherRules)
    }
}

impl<G: Game> Job<G> {
    /// The job as JSON.
    pub fn dump(&self) -> JobDump<<G::View as View>::Dump> {
        let entries = self.setup.entries().into_iter();
        let actions = self.observed.legal().iter();
        JobDump {
            game: G::META.id.to_string(),
            rules: self.setup.rules(),
            seats: self.setup.seats().count(),
            options: entries
                .map(|(key, value)| (key.to_string(), value.to_string()))
                .collect(),
            seat: self.seat(),
            view: self.observed.view().dump(),
            legal: actions.map(ToString::to_string).collect(),
            key: self.key.to_string(),
            bot: self.bot.to_string(),
        }
    }

    /// The job of some JSON, as in `Job::<City>::read(&value)` with a `serde_json::Value`. It is
    /// read twice, so that a job of another game is told from one that is damaged.
    ///
    /// # Errors
    /// The first thing that does not hold.
    pub fn read<'de, D: Deserializer<'de> + Copy>(json: D) -> Result<Job<G>, JobError> {
        let form = |error: D::Error| JobError::Form(error.to_string());
        JobHeader::deserialize(json).map_err(form)?.check::<G>()?;
        Job::from_dump(&JobDump::deserialize(json).map_err(form)?)
    }

    /// The job that was dumped.
    ///
    /// # Errors
    /// The first thing that does not hold.
    pub fn from_dump(dump: &JobDump<<G::View as View>::Dump>) -> Result<Job<G>, JobError> {
        let header = JobHeader {
            game: dump.game.clone(),
            rules: dump.rules,
        };
        header.check::<G>()?;
        let (setup, seat) = (
            read_setup::<G>(dump.rules, dump.seats, &dump.options)?,
            dump.seat,
        );
        let seats = setup.seats();
        if !seats.contains(seat) {
            return Err(JobError::NoSeat { seat, seats });
        }
        let key = dump.key.parse().map_err(JobError::Key)?;
        let bot = dump.bot.parse().map_err(JobError::Bot)?;
        let legal = dump.legal.iter().map(|text| read_action::<G>(text));
        let legal = legal.collect::<Result<Vec<_>, JobError>>()?;
        let viewer = Viewer::Seat(seat);
        let view = G::View::from_dump(&setup, viewer, &dump.view).map_err(JobError::View)?;
        let observed = Observed::from_view(view, legal);
        let job = Job {
            setup,
            observed: observed.expect("the view was read for a seat"),
            key,
            bot,
        };
        job.check_legal()?;
        Ok(job)
    }

    /// What a seat may do is the same in every game that it cannot tell from the real one, so the
    /// view alone says whether the list holds.
    fn check_legal(&self) -> Result<(), JobError> {
        let imagined = self.observed.determinize(&mut self.key.rng());
        let mut legal = Vec::new();
        imagined.legal(self.seat(), &mut legal);
        if legal.is_empty() || legal != self.observed.legal() {
            return Err(JobError::Legal);
        }
        Ok(())
    }
}

/// Every option is named: a default that is read into a job could be another one than was meant.
fn read_setup<G: Game>(
    rules: u32,
    seats: usize,
    named: &BTreeMap<String, String>,
) -> Result<Setup<G>, JobError> {
    let options = named.iter();
    let options = options.map(|(key, value)| (key.as_str(), value.as_str()));
    let setup = Setup::of_rules(rules, seats, options).map_err(JobError::Setup)?;
    let mut entries = setup.entries().into_iter();
    match entries.find(|(key, _)| !named.contains_key(*key)) {
        Some((key, _)) => Err(JobError::MissingOption(key)),
        None => Ok(setup),
    }
}

fn read_action<G: Game>(text: &str) -> Result<G::Action, JobError> {
    let parsed: Result<G::Action, _> = text.parse();
    parsed.map_err(|error| JobError::Notation {
        action: text.to_string(),
        reason: error.to_string(),
    })
}
