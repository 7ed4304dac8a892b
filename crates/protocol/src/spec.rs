//! A table that is asked for, checked against its game: everything that can be wrong is found
//! before anything is kept. It may be a new one, the same again, or one that goes on from a
//! finished game.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::Bot;
use kernel::{Game, OptionError, Options, Seat, Seed, Setup, Share, Source};
use log::{Level, Occupant, Pace, PlayerId, SeatState, StoredTable, TableInfo, Visibility};
use table::{AnyGame, Refusal, UnknownGame, with_game};

use crate::{Error, game_of, hides_scores, names, records, wire};

/// A turn lasts at least ten seconds and at most thirty days.
const TURN_LIMITS: std::ops::RangeInclusive<u32> = 10..=30 * 24 * 3600;

/// A table that can be made.
#[derive(Clone, Debug)]
pub struct TableSpec {
    /// The game.
    pub game: AnyGame,
    /// The rules it is played by: the newest, unless it goes on from an older game.
    pub rules: u32,
    /// Every option with its value, in the words of its rules.
    pub options: Vec<(String, String)>,
    /// Who is to sit where; as many as the game allows.
    pub seats: Vec<SeatSpec>,
    /// How long a turn may take.
    pub pace: Pace,
    /// Who finds it.
    pub visibility: Visibility,
    /// Whether points are told only at the end.
    pub hide_scores: bool,
    /// The finished game that it goes on from.
    pub beginning: Option<Beginning>,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatSpec {
    /// A person.
    Person {
        /// This very one; nobody for who makes the table.
        player: Option<PlayerId>,
        /// The name of somebody beside them.
        alias: Option<String>,
        /// What they add to the deal.
        share: Option<Share>,
    },
    /// A bot.
    Bot(Bot),
    /// Whoever takes it.
    Open,
}

/// The deal of a finished game, and its first decisions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// What that game was dealt from.
    pub seed: Seed,
    /// Which game it is.
    pub from: Source,
    /// The decisions.
    pub decisions: Vec<(Seat, String)>,
}

impl TableSpec {
    /// Checks what is asked for.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn new(new: &wire::NewTable) -> Result<TableSpec, Error> {
        let game = new.game.parse();
        let game: AnyGame = game.map_err(|error: UnknownGame| malformed(&error))?;
        let seats = new.seats.iter().map(seat_spec);
        let seats = seats.collect::<Result<Vec<_>, _>>()?;
        let me = |seat: &&SeatSpec| matches!(seat, SeatSpec::Person { alias: None, .. });
        if seats.iter().filter(me).count() > 1 {
            return Err(Error::DuplicateSeat);
        }
        let options = with_game!(game, G => choose::<G>(&new.options, seats.len()));
        let visibility = new.visibility.as_deref();
        let visibility = visibility.map_or(Ok(Visibility::Private), str::parse);
        Ok(TableSpec {
            options: options.map_err(|error| Error::Options { game, error })?,
            pace: pace(new.turn_limit_s)?,
            visibility: visibility.map_err(|error| malformed(&error))?,
            hide_scores: new.hide_scores,
            beginning: None,
            rules: game.meta().rules_version,
            game,
            seats,
        })
    }

    /// The same again by the newest rules, with the same people: for who sat at a finished table,
    /// or made it. Who asks adds to the deal; the others are not here.
    ///
    /// # Errors
    /// It is none of the player's, or not over.
    pub fn rematch(
        info: &TableInfo,
        player: PlayerId,
        share: Option<Share>,
    ) -> Result<TableSpec, Error> {
        if info.seats_of(player).is_empty() && info.owner != Some(player) {
            return Err(Refusal::NotOwner.into());
        }
        records::check_finished(info)?;
        let seats = info.seats.iter();
        let adds = info.seats_of(player).first();
        let seats = seats.map(|(seat, state)| {
            let share = share.filter(|_| Some(seat) == adds);
            same_again(state, share)
        });
        let game = game_of(info)?;
        let options = with_game!(game, G => newest_words::<G>(info));
        Ok(TableSpec {
            game,
            rules: game.meta().rules_version,
            options: options.map_err(|error| refused(game, error))?,
            seats: seats.collect::<Result<_, _>>()?,
            pace: info.pace,
            visibility: info.visibility,
            hide_scores: hides_scores(info),
            beginning: None,
        })
    }

    /// The same with open seats in the place of those who may not come.
    pub fn without(mut self, absent: impl Fn(PlayerId) -> bool) -> TableSpec {
        for seat in &mut self.seats {
            if matches!(seat, SeatSpec::Person { player: Some(player), .. } if absent(*player)) {
                *seat = SeatSpec::Open;
            }
        }
        self
    }

    /// A game that goes on from the first decisions of a finished one, by the rules of that one and
    /// perhaps with other people; everybody must be there.
    ///
    /// # Errors
    /// That game is not over or had no more decisions, or somebody is missing.
    pub fn play_on(
        stored: &StoredTable,
        decisions: usize,
        wanted: wire::PlayOn,
    ) -> Result<TableSpec, Error> {
        let info = &stored.info;
        records::check_finished(info)?;
        let game = game_of(info)?;
        with_game!(game, G => setup_of::<G>(info).map(drop))
            .map_err(|error| refused(game, error))?;
        if decisions >= stored.in_force().count() {
            return Err(Refusal::Over.into());
        }
        let mut spec = TableSpec::new(&wire::NewTable {
            game: game.to_string(),
            seats: wanted.seats,
            options: BTreeMap::new(),
            turn_limit_s: None,
            visibility: None,
            hide_scores: hides_scores(info),
        })?;
        if spec.seats.contains(&SeatSpec::Open) {
            return Err(malformed(&"no seat may be open"));
        }
        if spec.seats.len() != info.seats.seats().count() {
            return Err(malformed(&"another number of seats"));
        }
        spec.rules = info.rules_version;
        spec.options.clone_from(&info.options);
        let first = stored.in_force().take(decisions);
        spec.beginning = Some(Beginning {
            seed: stored.seed(),
            from: Source {
                commitment: info.commitment,
                decisions: u32::try_from(decisions).map_err(|_| Refusal::Over)?,
            },
            decisions: first
                .map(|(_, seat, action)| (seat, action.to_string()))
                .collect(),
        });
        Ok(spec)
    }
}

fn malformed(reason: &dyn std::fmt::Display) -> Error {
    Error::Malformed(reason.to_string())
}

fn seat_spec(seat: &wire::NewSeat) -> Result<SeatSpec, Error> {
    Ok(match seat {
        wire::NewSeat::Me { share } => SeatSpec::Person {
            player: None,
            alias: None,
            share: *share,
        },
        wire::NewSeat::Beside { name, share } => SeatSpec::Person {
            player: None,
            alias: Some(names::validate(name)?),
            share: *share,
        },
        wire::NewSeat::Bot { level } => SeatSpec::Bot(bot(level)?),
        wire::NewSeat::Open {} => SeatSpec::Open,
    })
}

/// A bot by its level.
///
/// # Errors
/// There is none of this level.
pub fn bot(level: &str) -> Result<Bot, Error> {
    level
        .parse()
        .map_err(|error: kernel::UnknownWord| malformed(&error))
}

fn same_again(state: &SeatState, share: Option<Share>) -> Result<SeatSpec, Error> {
    Ok(match &state.occupant {
        Occupant::Open => SeatSpec::Open,
        // Somebody who was forgotten comes no more.
        Occupant::Person { .. } if state.name.is_none() => SeatSpec::Open,
        Occupant::Person { player, alias } => SeatSpec::Person {
            player: Some(*player),
            alias: alias.clone(),
            share,
        },
        Occupant::Bot { level } => SeatSpec::Bot(known_bot(*level)?),
    })
}

fn known_bot(level: Level) -> Result<Bot, Refusal> {
    let bot = level.as_str().parse();
    bot.map_err(|_| Refusal::UnknownBot(level))
}

fn pace(seconds: Option<u32>) -> Result<Pace, Error> {
    match seconds {
        None => Ok(Pace::Unlimited),
        Some(seconds) if TURN_LIMITS.contains(&seconds) => {
            Ok(Pace::PerTurn(Duration::from_secs(u64::from(seconds))))
        }
        Some(_) => Err(malformed(&"a turn lasts from ten seconds to thirty days")),
    }
}

/// The options as the game takes them.
fn choose<G: Game>(
    wanted: &BTreeMap<String, String>,
    seats: usize,
) -> Result<Vec<(String, String)>, OptionError> {
    let mut options = G::Options::default();
    for (key, value) in wanted {
        options.set(key, value)?;
    }
    Ok(words(Setup::<G>::new(seats, options)?.entries()))
}

/// What a kept table was set up with, by the rules it began with.
///
/// # Errors
/// They are not played here.
pub(crate) fn setup_of<G: Game>(info: &TableInfo) -> Result<Setup<G>, OptionError> {
    let options = info.options.iter();
    let options = options.map(|(key, value)| (key.as_str(), value.as_str()));
    Setup::of_rules(info.rules_version, info.seats.seats().count(), options)
}

/// What a kept table was set up with, in the words of the newest rules.
fn newest_words<G: Game>(info: &TableInfo) -> Result<Vec<(String, String)>, OptionError> {
    Ok(words(setup_of::<G>(info)?.options().entries()))
}

fn words(entries: Vec<(&'static str, &'static str)>) -> Vec<(String, String)> {
    let entries = entries.into_iter();
    entries
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect()
}

fn refused(game: AnyGame, error: OptionError) -> Error {
    match error {
        OptionError::Rules(other) => Error::OtherRules(other),
        error => Error::Options { game, error },
    }
}
