//! A table that is asked for, checked against its game: everything that can be wrong is found
//! before anything is kept.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::Bot;
use kernel::{BySeat, Commitment, Game, OptionError, Options, Seats, Seed, Setup};
use store::{NewSeat, NewTable, Occupant, Pace, PlayerId, Token, Visibility};
use table::{AnyGame, with_game};

use crate::error::ApiError;
use crate::room::HIDE_SCORES;
use crate::{clock, names, wire};

/// A turn lasts at least ten seconds and at most thirty days.
const TURN_LIMITS: std::ops::RangeInclusive<u32> = 10..=30 * 24 * 3600;

/// A table that can be made.
#[derive(Clone, Debug)]
pub struct TableSpec {
    pub game: AnyGame,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    pub seats: Vec<SeatSpec>,
    pub pace: Pace,
    pub visibility: Visibility,
    pub hide_scores: bool,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatSpec {
    /// This very person, or somebody beside them.
    Person {
        player: Option<PlayerId>,
        alias: Option<String>,
    },
    Bot(Bot),
    Open,
}

impl TableSpec {
    /// Checks what is asked for.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn new(new: &wire::NewTable) -> Result<TableSpec, ApiError> {
        let malformed = |text: String| ApiError::Malformed(text);
        let game: AnyGame = new
            .game
            .parse()
            .map_err(|error: table::UnknownGame| malformed(error.to_string()))?;
        let seats = new
            .seats
            .iter()
            .map(seat_spec)
            .collect::<Result<Vec<_>, _>>()?;
        let me = SeatSpec::Person {
            player: None,
            alias: None,
        };
        if seats.iter().filter(|seat| **seat == me).count() > 1 {
            return Err(ApiError::DuplicateSeat);
        }
        let options = with_game!(game, G => choose::<G>(&new.options, seats.len()));
        let options = options.map_err(|error| ApiError::Options { game, error })?;
        let pace = pace(new.turn_limit_s)?;
        let visibility = new
            .visibility
            .as_deref()
            .map_or(Ok(Visibility::Private), str::parse);
        let visibility = visibility.map_err(|error| malformed(format!("{error}")))?;
        Ok(TableSpec {
            game,
            options,
            seats,
            pace,
            visibility,
            hide_scores: new.hide_scores,
        })
    }

    /// The table as it is kept, and the secrets of its open seats.
    pub fn new_table(&self, owner: PlayerId) -> (NewTable, Vec<(usize, Token)>) {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the operating system gives randomness");
        self.new_table_with_seed(Seed::from_bytes(bytes), owner)
    }

    /// The same with a deal that is known.
    pub fn new_table_with_seed(
        &self,
        seed: Seed,
        owner: PlayerId,
    ) -> (NewTable, Vec<(usize, Token)>) {
        let count = Seats::new(self.seats.len()).expect("the game allowed so many");
        let mut links = Vec::new();
        let mut seats = BySeat::from_fn(count, |_| NewSeat::default());
        for (seat, wanted) in count.iter().zip(&self.seats) {
            seats[seat].occupant = occupant(wanted, owner);
            if *wanted == SeatSpec::Open {
                let token = Token::random();
                seats[seat].invite = Some(token.hash());
                links.push((seat.number(), token));
            }
        }
        let table = NewTable {
            game: self.game.to_string(),
            rules_version: self.game.meta().rules_version,
            options: self.options.clone(),
            settings: vec![(HIDE_SCORES.to_string(), self.hide_scores.to_string())],
            seats,
            commitment: self.commitment(&seed, count),
            seed,
            owner,
            pace: self.pace,
            visibility: self.visibility,
            at: clock::now(),
        };
        (table, links)
    }

    fn commitment(&self, seed: &Seed, seats: Seats) -> Commitment {
        let options = self.options.iter();
        let options: Vec<_> = options
            .map(|(key, value)| (key.as_str(), value.as_str()))
            .collect();
        let meta = self.game.meta();
        seed.commitment(meta.id, meta.rules_version, seats, &options)
    }
}

fn seat_spec(seat: &wire::NewSeat) -> Result<SeatSpec, ApiError> {
    Ok(match seat {
        wire::NewSeat::Me {} => SeatSpec::Person {
            player: None,
            alias: None,
        },
        wire::NewSeat::Beside { name } => SeatSpec::Person {
            player: None,
            alias: Some(names::validate(name)?),
        },
        wire::NewSeat::Bot { level } => SeatSpec::Bot(bot(level)?),
        wire::NewSeat::Open {} => SeatSpec::Open,
    })
}

/// A bot by its level.
///
/// # Errors
/// There is none of this level.
pub fn bot(level: &str) -> Result<Bot, ApiError> {
    level
        .parse()
        .map_err(|error| ApiError::Malformed(format!("{error}")))
}

fn occupant(wanted: &SeatSpec, owner: PlayerId) -> Occupant {
    match wanted {
        SeatSpec::Person { player, alias } => Occupant::Person {
            player: player.unwrap_or(owner),
            alias: alias.clone(),
        },
        SeatSpec::Bot(bot) => Occupant::Bot {
            level: bot.to_string(),
        },
        SeatSpec::Open => Occupant::Open,
    }
}

fn pace(seconds: Option<u32>) -> Result<Pace, ApiError> {
    match seconds {
        None => Ok(Pace::Unlimited),
        Some(seconds) if TURN_LIMITS.contains(&seconds) => {
            Ok(Pace::PerTurn(Duration::from_secs(u64::from(seconds))))
        }
        Some(_) => Err(ApiError::Malformed(
            "a turn lasts from ten seconds to thirty days".to_string(),
        )),
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
    let setup = Setup::<G>::new(seats, options)?;
    let entries = setup.options().entries().into_iter();
    Ok(entries
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect())
}
