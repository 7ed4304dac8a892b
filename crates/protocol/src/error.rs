//! Why a request was refused or failed: a closed list, each with a code and a sentence. Which
//! status that is over HTTP, and which of these a store's or a task's failure becomes, is for
//! whoever serves to say.

use std::fmt;
use std::time::Duration;

use kernel::{OptionError, OtherRules};
use scene::{Lang, Speak};
use table::{AnyGame, Refusal, with_game};

use crate::wire::{ErrorBody, ErrorCode};
use crate::{Translations, words as say};

/// When to ask again where it depends on others.
const RETRY_AFTER: Duration = Duration::from_secs(60);
/// Where something was done too often at a table, and where something must be given up first.
const LATER: Duration = Duration::from_secs(600);
const MUCH_LATER: Duration = Duration::from_secs(3600);

/// Why a request was refused or failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// It cannot be read; why, in English.
    Malformed(String),
    /// Such a table cannot be set up.
    Options {
        /// The game.
        game: AnyGame,
        /// What does not go.
        error: OptionError,
    },
    /// Somebody would sit on two seats under one name.
    DuplicateSeat,
    /// A record that does not hold; which line and why, in English, and the rule.
    RecordRefused {
        /// "line 12: …".
        reason: String,
        /// The rule that forbids an action.
        rule: Option<&'static str>,
    },
    /// A name of no or too many signs.
    PlayerName,
    /// Only for players.
    Unauthorized,
    /// An operator does not let the player play here; why.
    PlayerBanned(String),
    /// Nobody has this id.
    NoSuchPlayer,
    /// Not the name of who asks to be deleted.
    Unconfirmed,
    /// The player has no such session.
    NoSuchSession,
    /// An operator lets nobody play who comes from there; why.
    NetworkBanned(String),
    /// Nobody banned this one.
    NoSuchBan,
    /// Only for operators.
    NotOperator,
    /// From another site's page.
    ForeignOrigin,
    /// No such address.
    NotFound,
    /// No such table.
    UnknownTable,
    /// A link that was used, renewed or never made.
    UnknownLink,
    /// Nothing is known about such a place.
    UnknownHelp,
    /// The table was played by other rules.
    OtherRules(OtherRules),
    /// The table is of a game that is not played here.
    UnknownGame(String),
    /// Too long.
    TooLarge,
    /// It did not come in time.
    TooSlow,
    /// Too many requests.
    RateLimited {
        /// Until one is allowed again.
        wait: Duration,
    },
    /// Too many connections.
    TooManyConnections,
    /// Too many new tables or players.
    TooManyCreated {
        /// Until one is allowed again.
        wait: Duration,
    },
    /// The player has too many tables that wait.
    TooManyWaiting,
    /// The player has too many games that are on.
    TooManyRunning,
    /// The player has brought too many records.
    TooManyRecords,
    /// The store waits for another process.
    StoreBusy,
    /// The disk is full.
    StoreFull,
    /// The store failed; the log says how. Nothing was changed.
    StoreFailed,
    /// The store failed at the last step: what was asked for may have been kept.
    StoreUnsure,
    /// What is kept cannot be opened. Why, in English, is for the operator: clients are told what
    /// they are told when the store fails.
    Damaged(String),
    /// The server stops.
    Stopping,
    /// A bug of ours; it costs one request.
    Panic,
    /// The table refuses.
    Refused(Refusal),
}

impl Error {
    /// The stable code.
    pub fn code(&self) -> ErrorCode {
        match self {
            Error::Malformed(_) => ErrorCode::RequestMalformed,
            Error::Options { .. } | Error::DuplicateSeat => ErrorCode::RequestOptions,
            Error::RecordRefused { .. } => ErrorCode::RecordRefused,
            Error::PlayerName => ErrorCode::PlayerName,
            Error::Unauthorized => ErrorCode::PlayerUnknown,
            Error::PlayerBanned(_) => ErrorCode::PlayerBanned,
            Error::NoSuchPlayer => ErrorCode::PlayerNotFound,
            Error::Unconfirmed => ErrorCode::PlayerUnconfirmed,
            Error::NoSuchSession => ErrorCode::SessionUnknown,
            Error::NetworkBanned(_) => ErrorCode::NetworkBanned,
            Error::NoSuchBan => ErrorCode::BanUnknown,
            Error::NotOperator => ErrorCode::OperatorUnknown,
            Error::ForeignOrigin => ErrorCode::RequestOrigin,
            Error::NotFound => ErrorCode::RequestNotFound,
            Error::UnknownTable => ErrorCode::TableUnknown,
            Error::UnknownLink => ErrorCode::LinkUnknown,
            Error::UnknownHelp => ErrorCode::HelpUnknown,
            Error::OtherRules(_) => ErrorCode::TableOldRules,
            Error::UnknownGame(_) => ErrorCode::TableUnknownGame,
            Error::TooLarge => ErrorCode::RequestTooLarge,
            Error::TooSlow => ErrorCode::RequestTimeout,
            Error::RateLimited { .. } => ErrorCode::LimitRate,
            Error::TooManyConnections => ErrorCode::LimitConnections,
            Error::TooManyCreated { .. } => ErrorCode::LimitTables,
            Error::TooManyWaiting => ErrorCode::LimitWaiting,
            Error::TooManyRunning => ErrorCode::LimitRunning,
            Error::TooManyRecords => ErrorCode::LimitRecords,
            Error::StoreBusy => ErrorCode::StoreBusy,
            Error::StoreFull => ErrorCode::StoreFull,
            Error::StoreFailed | Error::Damaged(_) => ErrorCode::StoreFailed,
            Error::StoreUnsure => ErrorCode::StoreUnsure,
            Error::Stopping => ErrorCode::ServerStopping,
            Error::Panic => ErrorCode::ServerPanic,
            Error::Refused(refusal) => refusal_code(refusal),
        }
    }

    /// After how long it is worth asking again, of what is refused for a while only.
    pub fn retry_after(&self) -> Option<Duration> {
        match self {
            Error::RateLimited { wait } | Error::TooManyCreated { wait } => Some(*wait),
            Error::TooManyConnections => Some(RETRY_AFTER),
            Error::Refused(Refusal::TooOften) => Some(LATER),
            Error::Refused(Refusal::TooMany)
            | Error::TooManyWaiting
            | Error::TooManyRunning
            | Error::TooManyRecords => Some(MUCH_LATER),
            _ => None,
        }
    }

    /// As it travels, in the reader's language.
    pub fn body(&self, translations: &Translations, lang: Lang) -> ErrorBody {
        let refusal = match self {
            Error::Refused(refusal) => Some(refusal),
            _ => None,
        };
        ErrorBody {
            code: self.code(),
            sentence: self.sentence(translations, lang),
            rule: self.rule(),
            index: refusal.and_then(Refusal::index),
            current: refusal.and_then(Refusal::current),
        }
    }

    /// The rule that forbids it.
    fn rule(&self) -> Option<&'static str> {
        match self {
            Error::Options {
                error: OptionError::Refused { rule, .. },
                ..
            } => Some(*rule),
            Error::RecordRefused { rule, .. } => *rule,
            Error::Refused(refusal) => refusal.rule(),
            _ => None,
        }
    }

    /// What is wrong, for people.
    pub fn sentence(&self, translations: &Translations, lang: Lang) -> String {
        let words = translations.beside(lang);
        match self {
            Error::Malformed(reason) => say::request_malformed(words, reason),
            Error::Options { game, error } => {
                let reason = option_reason(*game, error, translations, lang);
                say::request_options(words, &reason)
            }
            Error::DuplicateSeat => say::request_options(words, &say::option_one_name(words)),
            Error::RecordRefused { reason, .. } => say::record_refused(words, reason),
            Error::PlayerName => say::player_name(words),
            Error::Unauthorized => say::player_unknown(words),
            Error::PlayerBanned(why) => say::player_banned(words, why),
            Error::NoSuchPlayer => say::player_not_found(words),
            Error::Unconfirmed => say::player_unconfirmed(words),
            Error::NoSuchSession => say::session_unknown(words),
            Error::NetworkBanned(why) => say::network_banned(words, why),
            Error::NoSuchBan => say::ban_unknown(words),
            Error::NotOperator => say::operator_unknown(words),
            Error::ForeignOrigin => say::request_origin(words),
            Error::NotFound => say::request_not_found(words),
            Error::UnknownTable => say::table_unknown(words),
            Error::UnknownLink => say::link_unknown(words),
            Error::UnknownHelp => say::help_unknown(words),
            Error::OtherRules(other) => say::table_old_rules(words, other.found, other.newest),
            Error::UnknownGame(game) => say::table_unknown_game(words, game),
            Error::TooLarge => say::request_too_large(words),
            Error::TooSlow => say::request_timeout(words),
            Error::RateLimited { .. } => say::limit_rate(words),
            Error::TooManyConnections => say::limit_connections(words),
            Error::TooManyCreated { .. } => say::limit_tables(words),
            Error::TooManyWaiting => say::limit_waiting(words),
            Error::TooManyRunning => say::limit_running(words),
            Error::TooManyRecords => say::limit_records(words),
            Error::StoreBusy => say::store_busy(words),
            Error::StoreFull => say::store_full(words),
            Error::StoreFailed | Error::Damaged(_) => say::store_failed(words),
            Error::StoreUnsure => say::store_unsure(words),
            Error::Stopping => say::server_stopping(words),
            Error::Panic => say::server_panic(words),
            Error::Refused(refusal) => refusal_sentence(refusal, translations, lang),
        }
    }
}

/// In English, for the operator.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Malformed(reason)
            | Error::RecordRefused { reason, .. }
            | Error::Damaged(reason) => write!(f, "{}: {reason}", self.code()),
            Error::Options { error, .. } => write!(f, "{}: {error}", self.code()),
            other => write!(f, "{}", other.code()),
        }
    }
}

impl std::error::Error for Error {}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error::Refused(refusal)
    }
}

fn refusal_code(refusal: &Refusal) -> ErrorCode {
    match refusal {
        Refusal::Waiting => ErrorCode::TableWaiting,
        Refusal::Running => ErrorCode::TableRunning,
        Refusal::Over => ErrorCode::TableOver,
        Refusal::Closed => ErrorCode::TableClosed,
        Refusal::NotOwner => ErrorCode::TableForbidden,
        Refusal::NoSeat => ErrorCode::SeatUnknown,
        Refusal::Forbidden => ErrorCode::SeatForbidden,
        Refusal::SeatTaken => ErrorCode::SeatTaken,
        Refusal::SeatedAlready => ErrorCode::SeatAlreadySeated,
        Refusal::KnownDeal => ErrorCode::SeatKnownDeal,
        Refusal::UnknownBot(_) => ErrorCode::RequestMalformed,
        Refusal::NotTurn => ErrorCode::SeatNotYourTurn,
        Refusal::Stale { .. } => ErrorCode::ActionStale,
        Refusal::NoAction => ErrorCode::ActionNone,
        Refusal::Notation { .. } => ErrorCode::ActionUnreadable,
        Refusal::Illegal { .. } => ErrorCode::ActionIllegal,
        Refusal::Blind { .. } => ErrorCode::ActionBlind,
        Refusal::NothingToUndo => ErrorCode::UndoNothing,
        Refusal::AlreadyAsked => ErrorCode::UndoAlreadyAsked,
        Refusal::NotAsked => ErrorCode::UndoNotAsked,
        Refusal::NotLate => ErrorCode::PaceNotLate,
        Refusal::SameDriver => ErrorCode::SeatSameDriver,
        Refusal::NeedsConsent => ErrorCode::LinkConsent,
        Refusal::TooOften => ErrorCode::LimitOften,
        Refusal::TooMany => ErrorCode::LimitUndo,
    }
}

/// What the rules forbid is said in the words of the game; of the rest every game says the same.
fn refusal_sentence(refusal: &Refusal, translations: &Translations, lang: Lang) -> String {
    let game = match refusal {
        Refusal::Illegal { game, .. } => game.parse().ok(),
        _ => None,
    };
    let game = game.unwrap_or(AnyGame::ALL[0]);
    refusal.sentence(translations.of(game, lang))
}

/// Why a table cannot be set up like this.
fn option_reason(
    game: AnyGame,
    error: &OptionError,
    translations: &Translations,
    lang: Lang,
) -> String {
    let words = translations.beside(lang);
    match error {
        OptionError::UnknownKey { key, .. } => say::option_unknown(words, key),
        OptionError::UnknownValue { key, value, .. } => say::option_value(words, key, value),
        OptionError::SeatCount { count, min, max } => say::option_seats(words, *count, *min, *max),
        OptionError::Rules(other) => say::table_old_rules(words, other.found, other.newest),
        OptionError::FirstBeyondTable { first, seats } => {
            say::option_first(words, first.number(), seats.count())
        }
        OptionError::Refused { word, .. } => {
            let words = translations.of(game, lang).words();
            with_game!(game, G => <G as Speak>::option_refusal(words, word))
        }
    }
}
