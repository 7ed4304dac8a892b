//! The error of every handler: a closed list, each with a code, a status and a sentence.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::OptionError;
use scene::{Lang, Source, Speak};
use table::{AnyGame, with_game};

use crate::translations::Translations;
use crate::wire::{ErrorBody, ErrorCode};

/// `server.ftl`.
pub(crate) const SOURCE: Source = scene::source!("server");

scene::keys! { pub(crate)
    messages {
        request_malformed(reason: Text) = "request-malformed";
        request_options(reason: Text) = "request-options";
        option_unknown(option: Text) = "option-unknown";
        option_value(option: Text, value: Text) = "option-value";
        option_seats(count: Number, least: Number, most: Number) = "option-seats";
        option_first(seat: Number, seats: Number) = "option-first";
        option_one_name() = "option-one-name";
        request_not_found() = "request-not-found";
        request_origin() = "request-origin";
        request_too_large() = "request-too-large";
        record_refused(reason: Text) = "record-refused";
        player_name() = "player-name";
        player_unknown() = "player-unknown";
        table_unknown() = "table-unknown";
        table_forbidden() = "table-forbidden";
        table_closed() = "table-closed";
        table_running() = "table-running";
        table_old_rules(found: Number, ours: Number) = "table-old-rules";
        seat_taken() = "seat-taken";
        link_unknown() = "link-unknown";
        help_unknown() = "help-unknown";
        limit_rate() = "limit-rate";
        limit_connections() = "limit-connections";
        limit_tables() = "limit-tables";
        limit_undo() = "limit-undo";
        store_busy() = "store-busy";
        store_full() = "store-full";
        store_failed() = "store-failed";
        server_stopping() = "server-stopping";
        server_panic() = "server-panic";
        lang_name() = "lang-name";
    }
    families {
        bot_name(bots::Bot) = "bot";
        bot_help(bots::Bot) = "bot" . help;
    }
}

/// Why a request was refused or failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ApiError {
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
    /// From another site's page.
    ForeignOrigin,
    /// Only for the table's owner.
    NotTableOwner,
    /// No such address.
    NotFound,
    /// No such table.
    UnknownTable,
    /// A link that was used, renewed or never made.
    UnknownLink,
    /// Nothing is known about such a place.
    UnknownHelp,
    /// The table was given up.
    TableClosed,
    /// The game has begun.
    TableRunning,
    /// The table was played by other rules.
    OldRules {
        /// Its version.
        found: u32,
        /// Ours.
        ours: u32,
    },
    /// Somebody sits there.
    SeatTaken,
    /// Too long.
    TooLarge,
    /// Too many requests.
    RateLimited,
    /// Too many connections.
    TooManyConnections,
    /// Too many new tables or players.
    TooManyCreated,
    /// Too much was taken back at this table.
    TooManyUndos,
    /// The store waits for another process.
    StoreBusy,
    /// The disk is full.
    StoreFull,
    /// The store failed; the log says how.
    StoreFailed,
    /// The server stops.
    Stopping,
    /// A bug of ours; it costs one request.
    Panic,
    /// The table refuses.
    Table(table::Refusal),
}

impl ApiError {
    /// The stable code.
    pub fn code(&self) -> ErrorCode {
        match self {
            ApiError::Malformed(_) => ErrorCode::RequestMalformed,
            ApiError::Options { .. } | ApiError::DuplicateSeat => ErrorCode::RequestOptions,
            ApiError::RecordRefused { .. } => ErrorCode::RecordRefused,
            ApiError::PlayerName => ErrorCode::PlayerName,
            ApiError::Unauthorized => ErrorCode::PlayerUnknown,
            ApiError::ForeignOrigin => ErrorCode::RequestOrigin,
            ApiError::NotTableOwner => ErrorCode::TableForbidden,
            ApiError::NotFound => ErrorCode::RequestNotFound,
            ApiError::UnknownTable => ErrorCode::TableUnknown,
            ApiError::UnknownLink => ErrorCode::LinkUnknown,
            ApiError::UnknownHelp => ErrorCode::HelpUnknown,
            ApiError::TableClosed => ErrorCode::TableClosed,
            ApiError::TableRunning => ErrorCode::TableRunning,
            ApiError::OldRules { .. } => ErrorCode::TableOldRules,
            ApiError::SeatTaken => ErrorCode::SeatTaken,
            ApiError::TooLarge => ErrorCode::RequestTooLarge,
            ApiError::RateLimited => ErrorCode::LimitRate,
            ApiError::TooManyConnections => ErrorCode::LimitConnections,
            ApiError::TooManyCreated => ErrorCode::LimitTables,
            ApiError::TooManyUndos => ErrorCode::LimitUndo,
            ApiError::StoreBusy => ErrorCode::StoreBusy,
            ApiError::StoreFull => ErrorCode::StoreFull,
            ApiError::StoreFailed => ErrorCode::StoreFailed,
            ApiError::Stopping => ErrorCode::ServerStopping,
            ApiError::Panic => ErrorCode::ServerPanic,
            ApiError::Table(refusal) => refusal_code(refusal),
        }
    }

    /// The status over HTTP.
    pub fn status(&self) -> StatusCode {
        status(self.code())
    }

    /// As it travels, in the reader's language.
    pub fn body(&self, translations: &Translations, lang: Lang) -> ErrorBody {
        let mut body = ErrorBody {
            code: self.code(),
            sentence: String::new(),
            rule: None,
            index: None,
            current: None,
        };
        if let ApiError::Table(refusal) = self {
            let told = refusal.told(translations.any(lang));
            body.sentence = told.sentence;
            (body.rule, body.index, body.current) = (told.rule, told.index, told.current);
            return body;
        }
        body.sentence = self.sentence(translations, lang);
        body.rule = match self {
            ApiError::Options {
                error: OptionError::Refused { rule, .. },
                ..
            } => Some(*rule),
            ApiError::RecordRefused { rule, .. } => *rule,
            _ => None,
        };
        body
    }

    fn sentence(&self, translations: &Translations, lang: Lang) -> String {
        let words = translations.server(lang);
        match self {
            ApiError::Malformed(reason) => request_malformed(words, reason),
            ApiError::Options { game, error } => {
                let reason = option_reason(*game, error, translations, lang);
                request_options(words, &reason)
            }
            ApiError::DuplicateSeat => request_options(words, &option_one_name(words)),
            ApiError::RecordRefused { reason, .. } => record_refused(words, reason),
            ApiError::PlayerName => player_name(words),
            ApiError::Unauthorized => player_unknown(words),
            ApiError::ForeignOrigin => request_origin(words),
            ApiError::NotTableOwner => table_forbidden(words),
            ApiError::NotFound => request_not_found(words),
            ApiError::UnknownTable => table_unknown(words),
            ApiError::UnknownLink => link_unknown(words),
            ApiError::UnknownHelp => help_unknown(words),
            ApiError::TableClosed => table_closed(words),
            ApiError::TableRunning => table_running(words),
            ApiError::OldRules { found, ours } => table_old_rules(words, *found, *ours),
            ApiError::SeatTaken => seat_taken(words),
            ApiError::TooLarge => request_too_large(words),
            ApiError::RateLimited => limit_rate(words),
            ApiError::TooManyConnections => limit_connections(words),
            ApiError::TooManyCreated => limit_tables(words),
            ApiError::TooManyUndos => limit_undo(words),
            ApiError::StoreBusy => store_busy(words),
            ApiError::StoreFull => store_full(words),
            ApiError::StoreFailed => store_failed(words),
            ApiError::Stopping => server_stopping(words),
            ApiError::Panic => server_panic(words),
            ApiError::Table(refusal) => refusal.told(translations.any(lang)).sentence,
        }
    }
}

fn refusal_code(refusal: &table::Refusal) -> ErrorCode {
    use table::Refusal;
    match refusal {
        Refusal::Waiting => ErrorCode::TableWaiting,
        Refusal::Over => ErrorCode::TableOver,
        Refusal::NoSeat => ErrorCode::SeatUnknown,
        Refusal::Forbidden => ErrorCode::SeatForbidden,
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
    }
}

/// The status that a code has over HTTP.
pub(crate) fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::RequestMalformed
        | ErrorCode::RequestOptions
        | ErrorCode::RecordRefused
        | ErrorCode::PlayerName
        | ErrorCode::ActionNone
        | ErrorCode::ActionUnreadable
        | ErrorCode::ActionBlind => StatusCode::BAD_REQUEST,
        ErrorCode::PlayerUnknown => StatusCode::UNAUTHORIZED,
        ErrorCode::RequestOrigin | ErrorCode::TableForbidden | ErrorCode::SeatForbidden => {
            StatusCode::FORBIDDEN
        }
        ErrorCode::RequestNotFound
        | ErrorCode::TableUnknown
        | ErrorCode::SeatUnknown
        | ErrorCode::LinkUnknown
        | ErrorCode::HelpUnknown => StatusCode::NOT_FOUND,
        ErrorCode::TableWaiting
        | ErrorCode::TableRunning
        | ErrorCode::TableOver
        | ErrorCode::TableClosed
        | ErrorCode::TableOldRules
        | ErrorCode::SeatTaken
        | ErrorCode::SeatNotYourTurn
        | ErrorCode::SeatSameDriver
        | ErrorCode::ActionIllegal
        | ErrorCode::ActionStale
        | ErrorCode::UndoNothing
        | ErrorCode::UndoAlreadyAsked
        | ErrorCode::UndoNotAsked
        | ErrorCode::PaceNotLate => StatusCode::CONFLICT,
        ErrorCode::RequestTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::LimitRate
        | ErrorCode::LimitConnections
        | ErrorCode::LimitTables
        | ErrorCode::LimitUndo => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::ServerPanic => StatusCode::INTERNAL_SERVER_ERROR,
        ErrorCode::StoreBusy
        | ErrorCode::StoreFull
        | ErrorCode::StoreFailed
        | ErrorCode::ServerStopping => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// Why a table cannot be set up like this.
fn option_reason(
    game: AnyGame,
    error: &OptionError,
    translations: &Translations,
    lang: Lang,
) -> String {
    let words = translations.server(lang);
    match error {
        OptionError::UnknownKey { key, .. } => option_unknown(words, key),
        OptionError::UnknownValue { key, value, .. } => option_value(words, key, value),
        OptionError::SeatCount { count, min, max } => option_seats(words, *count, *min, *max),
        OptionError::FirstBeyondTable { first, seats } => {
            option_first(words, first.number(), seats.count())
        }
        OptionError::Refused { word, .. } => {
            let words = translations.of(game, lang).words();
            with_game!(game, G => <G as Speak>::option_refusal(words, word))
        }
    }
}

impl From<table::Refusal> for ApiError {
    fn from(refusal: table::Refusal) -> ApiError {
        ApiError::Table(refusal)
    }
}

impl From<store::Fault> for ApiError {
    fn from(fault: store::Fault) -> ApiError {
        use store::Fault;
        match fault {
            Fault::Locked => ApiError::StoreBusy,
            Fault::Full => ApiError::StoreFull,
            Fault::Stopped => ApiError::Stopping,
            other => {
                tracing::error!(fault = %other, "the store failed");
                ApiError::StoreFailed
            }
        }
    }
}

impl From<store::Error> for ApiError {
    fn from(error: store::Error) -> ApiError {
        use store::{Error, Refusal};
        match error {
            Error::Failed(fault) => fault.into(),
            Error::Refused(refusal) => match refusal {
                Refusal::NoSuchPlayer => ApiError::Unauthorized,
                Refusal::NoSuchTable => ApiError::UnknownTable,
                Refusal::NoSuchSeat => ApiError::Table(table::Refusal::NoSeat),
                Refusal::NoSuchLink => ApiError::UnknownLink,
                Refusal::Stale { next } => ApiError::Table(table::Refusal::Stale {
                    current: table::Sequence(next.0),
                }),
                Refusal::WrongStatus { status } => wrong_status(status),
                Refusal::SeatChanged { .. } | Refusal::SeatsOpen => ApiError::SeatTaken,
                Refusal::NotOneLine => ApiError::Malformed("a text must be one line".to_string()),
                Refusal::NotOver | Refusal::Contradiction => {
                    tracing::error!(refusal = %refusal, "the store refused what it should not");
                    ApiError::StoreFailed
                }
            },
        }
    }
}

fn wrong_status(status: store::Status) -> ApiError {
    match status {
        store::Status::Waiting => ApiError::Table(table::Refusal::Waiting),
        store::Status::Running => ApiError::TableRunning,
        store::Status::Finished => ApiError::Table(table::Refusal::Over),
        store::Status::Closed => ApiError::TableClosed,
    }
}

/// A task of ours did not come to its end.
impl From<tokio::task::JoinError> for ApiError {
    fn from(error: tokio::task::JoinError) -> ApiError {
        if error.is_panic() {
            tracing::error!("a task panicked");
            return ApiError::Panic;
        }
        ApiError::Stopping
    }
}

/// The body is added by [`crate::http::finish_response`], which knows the language.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_sentence() {
        let faults = scene::testing::locale_faults(&SOURCE, &KEYS, &[], None);
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn a_refusal_of_the_table_has_the_code_that_the_table_says() {
        use table::{Refusal, Sequence};
        let (index, reason) = (0, String::new());
        for refusal in [
            Refusal::Waiting,
            Refusal::Over,
            Refusal::NoSeat,
            Refusal::Forbidden,
            Refusal::NotTurn,
            Refusal::Stale {
                current: Sequence(1),
            },
            Refusal::NoAction,
            Refusal::Notation {
                index,
                reason: reason.clone(),
            },
            Refusal::Illegal {
                index,
                rule: "",
                sentence: reason,
            },
            Refusal::Blind { index },
            Refusal::NothingToUndo,
            Refusal::AlreadyAsked,
            Refusal::NotAsked,
            Refusal::NotLate,
            Refusal::SameDriver,
        ] {
            assert_eq!(refusal_code(&refusal).as_str(), refusal.code());
        }
    }
}
