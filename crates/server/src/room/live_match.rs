//! The match of an open room: the table replayed from its log, what is known about it, and who
//! plays. No I/O.

use kernel::{BySeat, Record, RecordError, Seat, Viewer};
use scene::words::common;
use scene::{Cast, Format, Lang, SeatColor};
use store::{Occupant, PlayerId, SeatState, Status, StoredTable, TableInfo};
use table::{
    AnyGame, AnyTable, Deal, Driver, Entry, Millis, Onlooker, OpenError, Pace, Payload, Refusal,
    Sequence, Shown, Staged, Update,
};

use crate::clock;
use crate::error::ApiError;
use crate::names;
use crate::translations::Translations;

/// A table replayed from its log.
#[derive(Debug)]
pub struct LiveMatch {
    pub game: AnyGame,
    pub table: Box<dyn AnyTable>,
    pub info: TableInfo,
    /// The people, one cast a language: "Player 3" is said in words.
    casts: Vec<(Lang, Cast)>,
}

/// From where somebody sees the table, in which language, on how large a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewpoint {
    pub viewer: Viewer,
    pub lang: Lang,
    pub format: Format,
}

impl LiveMatch {
    /// Replays a stored table.
    ///
    /// # Errors
    /// It belongs to other rules, or is damaged.
    pub fn open(stored: &StoredTable, translations: &Translations) -> Result<LiveMatch, ApiError> {
        let info = stored.info.clone();
        let game = game_of(&info)?;
        let log = stored
            .log
            .iter()
            .map(entry)
            .collect::<Result<Vec<_>, _>>()?;
        let table = game
            .open(deal(stored)?, &log)
            .map_err(|error| open_error(&info, &error))?;
        let cast = |lang: &Lang| (*lang, cast(&info, translations.of(game, *lang).words()));
        let casts = Lang::ALL.iter().map(cast).collect();
        Ok(LiveMatch {
            game,
            table,
            info,
            casts,
        })
    }

    /// The onlooker there.
    pub fn onlooker<'a>(
        &'a self,
        viewpoint: Viewpoint,
        translations: &'a Translations,
    ) -> Onlooker<'a> {
        onlooker(self.game, &self.casts, viewpoint, translations)
    }

    /// What must be sent there, given what was shown.
    pub fn update(
        &mut self,
        viewpoint: Viewpoint,
        shown: &Shown,
        translations: &Translations,
    ) -> Update {
        let onlooker = onlooker(self.game, &self.casts, viewpoint, translations);
        self.table.update(&onlooker, shown)
    }

    /// What actions would lead to.
    ///
    /// # Errors
    /// As for submitting them.
    pub fn stage(
        &mut self,
        viewpoint: Viewpoint,
        seat: Seat,
        answered: Sequence,
        actions: &[String],
        translations: &Translations,
    ) -> Result<Staged, Refusal> {
        let onlooker = onlooker(self.game, &self.casts, viewpoint, translations);
        self.table.stage(seat, answered, actions, &onlooker)
    }

    /// Whether the game has begun.
    pub fn has_begun(&self) -> bool {
        matches!(self.info.status, Status::Running | Status::Finished)
    }

    /// That the player may decide for the seat.
    ///
    /// # Errors
    /// There is no such seat, or it is another's.
    pub fn check_seat(&self, player: Option<PlayerId>, seat: Seat) -> Result<(), ApiError> {
        if !self.info.seats.seats().contains(seat) {
            return Err(Refusal::NoSeat.into());
        }
        let own = player.is_some_and(|player| self.info.seats_of(player).contains(seat));
        own.then_some(()).ok_or(Refusal::Forbidden.into())
    }
}

fn onlooker<'a>(
    game: AnyGame,
    casts: &'a [(Lang, Cast)],
    viewpoint: Viewpoint,
    translations: &'a Translations,
) -> Onlooker<'a> {
    Onlooker {
        speech: translations.of(game, viewpoint.lang),
        cast: cast_in(casts, viewpoint.lang),
        viewer: viewpoint.viewer,
        format: viewpoint.format,
        points: true,
    }
}

fn cast_in(casts: &[(Lang, Cast)], lang: Lang) -> &Cast {
    let found = casts.iter().find(|(known, _)| *known == lang);
    &found.expect("there is a cast for every language").1
}

/// The game of a table.
///
/// # Errors
/// This program does not know it.
pub fn game_of(info: &TableInfo) -> Result<AnyGame, ApiError> {
    info.game.parse().map_err(|error| {
        tracing::error!(table = %info.id, %error, "a stored table of an unknown game");
        ApiError::StoreFailed
    })
}

fn open_error(info: &TableInfo, error: &OpenError) -> ApiError {
    if let OpenError::OtherRules { found, ours } = *error {
        return ApiError::OldRules { found, ours };
    }
    tracing::error!(table = %info.id, %error, "a stored table does not open");
    ApiError::StoreFailed
}

fn deal(stored: &StoredTable) -> Result<Deal, ApiError> {
    let info = &stored.info;
    let mut drivers = BySeat::from_fn(info.seats.seats(), |_| Driver::Open);
    for (seat, state) in info.seats.iter() {
        drivers[seat] = driver(&state.occupant)?;
    }
    Ok(Deal {
        rules_version: info.rules_version,
        options: info.options.clone(),
        drivers,
        seed: stored.seed,
        pace: match info.pace {
            store::Pace::Unlimited => Pace::Unlimited,
            store::Pace::PerTurn(limit) => Pace::PerTurn(limit.as_millis() as i64),
        },
        hide_scores: hides_scores(info),
        started_at: clock::millis(info.started_at.unwrap_or_else(clock::now)),
    })
}

/// The key of the setting.
pub const HIDE_SCORES: &str = "hide-scores";

/// Whether points are told only at the end.
pub fn hides_scores(info: &TableInfo) -> bool {
    let mut settings = info.settings.iter();
    settings.any(|(key, value)| key == HIDE_SCORES && value == "true")
}

fn driver(occupant: &Occupant) -> Result<Driver, ApiError> {
    match occupant {
        Occupant::Open => Ok(Driver::Open),
        Occupant::Person { .. } => Ok(Driver::Person),
        Occupant::Bot { level } => level.parse().map(Driver::Bot).map_err(|_| {
            tracing::error!(level, "a stored seat of an unknown bot");
            ApiError::StoreFailed
        }),
    }
}

fn entry(stored: &store::LogEntry) -> Result<Entry<String>, ApiError> {
    let damaged = |text: &str| {
        tracing::error!(sequence = %stored.sequence, text, "a stored entry cannot be read");
        ApiError::StoreFailed
    };
    let payload = match &stored.payload {
        store::Payload::Action(action) => Payload::Action(action.clone()),
        store::Payload::Automatic(action) => Payload::Automatic(action.clone()),
        store::Payload::Undo(list) => Payload::Undo(list.iter().map(|at| Sequence(at.0)).collect()),
        store::Payload::HandOver(driver) => {
            Payload::HandOver(driver.parse().map_err(|_| damaged(driver))?)
        }
        store::Payload::Note(note) => Payload::Note(note.parse().map_err(|_| damaged(note))?),
    };
    Ok(Entry {
        seat: stored.seat,
        payload,
        at: Millis(stored.at.0),
    })
}

/// An entry as it is stored.
pub fn stored_entry(entry: &Entry<String>) -> store::NewEntry {
    let payload = match &entry.payload {
        Payload::Action(action) => store::Payload::Action(action.clone()),
        Payload::Automatic(action) => store::Payload::Automatic(action.clone()),
        Payload::Undo(list) => {
            store::Payload::Undo(list.iter().map(|at| store::Sequence(at.0)).collect())
        }
        Payload::HandOver(driver) => store::Payload::HandOver(driver.to_string()),
        Payload::Note(note) => store::Payload::Note(note.to_string()),
    };
    store::NewEntry {
        seat: entry.seat,
        payload,
    }
}

/// The people at a table. A bot has a Roman name that nobody at the table has.
pub fn cast(info: &TableInfo, words: &scene::Words) -> Cast {
    let mut names: Vec<String> = Vec::new();
    for (seat, state) in info.seats.iter() {
        let name = seat_name(info, seat, state, &names, words);
        names.push(name);
    }
    Cast::new(BySeat::from_fn(info.seats.seats(), |seat| scene::Player {
        name: names[seat.number() - 1].clone(),
        color: SeatColor::of(seat),
    }))
}

fn seat_name(
    info: &TableInfo,
    seat: Seat,
    state: &SeatState,
    before: &[String],
    words: &scene::Words,
) -> String {
    match (&state.occupant, &state.name) {
        (Occupant::Person { .. }, Some(name)) => name.clone(),
        (Occupant::Bot { .. }, _) => {
            let person = |name: &str| {
                let mut seats = info.seats.iter();
                seats.any(|(_, other)| other.name.as_deref() == Some(name))
            };
            let taken = |name: &str| person(name) || before.iter().any(|other| other == name);
            let draw = info.id.as_str().bytes().map(u64::from).sum::<u64>();
            names::roman(draw + seat.number() as u64 * 7, taken).to_string()
        }
        (Occupant::Open | Occupant::Person { .. }, _) => common::player(words, seat.number()),
    }
}

/// The record of a finished table: choices made at the same time in seat order, as records want
/// it. Of a table of other rules as it was stored.
///
/// # Errors
/// What is stored is no record.
pub fn record_of(stored: &StoredTable) -> Result<Record, RecordError> {
    let opened = LiveMatch::open(stored, &Translations::new());
    let record = opened.ok().and_then(|live| live.table.record());
    record.map_or_else(|| stored.record(), Ok)
}
