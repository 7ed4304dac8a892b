//! A stored table brought to life: the match, what is known about it, and who plays. No I/O.

use kernel::{BySeat, Record, RecordError, Seat, Viewer};
use scene::words::common;
use scene::{Cast, Format, Lang, Player, SeatColor};
use store::{Occupant, PlayerId, SeatState, Status, StoredTable, TableInfo};
use table::{
    AnyGame, AnyTable, Deal, Driver, Entry, Millis, Onlooker, OpenError, Pace, Payload, Refusal,
    Sequence, Shown, Staged, Update,
};

use crate::clock;
use crate::error::Trouble;
use crate::names;
use crate::speech::Speeches;

/// A stored table brought to life.
#[derive(Debug)]
pub struct Face {
    pub game: AnyGame,
    pub table: Box<dyn AnyTable>,
    pub info: TableInfo,
    /// The people, one cast a language: "Player 3" is said in words.
    casts: Vec<(Lang, Cast)>,
}

/// Whose eyes, in which language, how much room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eyes {
    pub viewer: Viewer,
    pub lang: Lang,
    pub format: Format,
}

impl Face {
    /// Replays a stored table.
    ///
    /// # Errors
    /// It belongs to other rules, or is damaged.
    pub fn open(stored: &StoredTable, speeches: &Speeches) -> Result<Face, Trouble> {
        let info = stored.info.clone();
        let game = game_of(&info)?;
        let log = stored
            .log
            .iter()
            .map(entry)
            .collect::<Result<Vec<_>, _>>()?;
        let table = game
            .open(deal(stored)?, &log)
            .map_err(|error| open_trouble(&info, &error))?;
        let cast = |lang: &Lang| (*lang, cast(&info, common_words(speeches, game, *lang)));
        let casts = Lang::ALL.iter().map(cast).collect();
        Ok(Face {
            game,
            table,
            info,
            casts,
        })
    }

    /// The onlooker with these eyes.
    pub fn onlooker<'a>(&'a self, eyes: Eyes, speeches: &'a Speeches) -> Onlooker<'a> {
        onlooker(self.game, &self.casts, eyes, speeches)
    }

    /// What these eyes must be told, given what they have been shown.
    pub fn update(&mut self, eyes: Eyes, shown: &Shown, speeches: &Speeches) -> Update {
        let onlooker = onlooker(self.game, &self.casts, eyes, speeches);
        self.table.update(&onlooker, shown)
    }

    /// What actions would lead to.
    ///
    /// # Errors
    /// As for submitting them.
    pub fn stage(
        &mut self,
        eyes: Eyes,
        seat: Seat,
        answered: Sequence,
        actions: &[String],
        speeches: &Speeches,
    ) -> Result<Staged, Refusal> {
        let onlooker = onlooker(self.game, &self.casts, eyes, speeches);
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
    pub fn check_seat(&self, player: Option<PlayerId>, seat: Seat) -> Result<(), Trouble> {
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
    eyes: Eyes,
    speeches: &'a Speeches,
) -> Onlooker<'a> {
    Onlooker {
        speech: speeches.of(game, eyes.lang),
        cast: cast_in(casts, eyes.lang),
        viewer: eyes.viewer,
        format: eyes.format,
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
pub fn game_of(info: &TableInfo) -> Result<AnyGame, Trouble> {
    info.game.parse().map_err(|error| {
        tracing::error!(table = %info.id, %error, "a stored table of an unknown game");
        Trouble::Failed
    })
}

fn common_words(speeches: &Speeches, game: AnyGame, lang: Lang) -> &scene::Words {
    speeches.of(game, lang).words()
}

fn open_trouble(info: &TableInfo, error: &OpenError) -> Trouble {
    if let OpenError::OtherRules { found, ours } = *error {
        return Trouble::OldRules { found, ours };
    }
    tracing::error!(table = %info.id, %error, "a stored table does not open");
    Trouble::Failed
}

fn deal(stored: &StoredTable) -> Result<Deal, Trouble> {
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

fn driver(occupant: &Occupant) -> Result<Driver, Trouble> {
    match occupant {
        Occupant::Open => Ok(Driver::Open),
        Occupant::Person { .. } => Ok(Driver::Person),
        Occupant::Bot { level } => level.parse().map(Driver::Bot).map_err(|_| {
            tracing::error!(level, "a stored seat of an unknown bot");
            Trouble::Failed
        }),
    }
}

fn entry(stored: &store::LogEntry) -> Result<Entry<String>, Trouble> {
    let damaged = |text: &str| {
        tracing::error!(sequence = %stored.sequence, text, "a stored entry cannot be read");
        Trouble::Failed
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
    Cast::new(BySeat::from_fn(info.seats.seats(), |seat| Player {
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
    let opened = Face::open(stored, &Speeches::new());
    let record = opened.ok().and_then(|face| face.table.record());
    record.map_or_else(|| stored.record(), Ok)
}
