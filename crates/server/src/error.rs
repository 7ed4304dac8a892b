//! What can go wrong for a client: a closed list with stable codes, statuses and sentences.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::OptionError;
use scene::{Lang, Source, Speak};
use table::{AnyGame, with_game};

use crate::speech::Speeches;
use crate::wire::Told;

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
        lang_name() = "lang-name";
    }
    families {
        bot_name(bots::Bot) = "bot";
        bot_help(bots::Bot) = "bot" . help;
    }
}

/// Why a request was refused or failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It cannot be read; why, in English.
    Malformed(String),
    /// Such a table cannot be set up.
    Options {
        /// The game.
        game: AnyGame,
        /// What does not go.
        error: OptionError,
    },
    /// Nobody sits on two seats under one name.
    OneName,
    /// A record that does not hold; which line and why, in English, and the rule.
    Record {
        /// "line 12: …".
        reason: String,
        /// The rule that forbids an action.
        rule: Option<&'static str>,
    },
    /// A name of no or too many signs.
    Name,
    /// Only for players.
    Stranger,
    /// From another site's page.
    Origin,
    /// Only for the table's owner.
    NotOwner,
    /// No such address.
    NotFound,
    /// No such table.
    NoTable,
    /// A link that was used, renewed or never made.
    NoLink,
    /// Nothing is known about such a place.
    NoHelp,
    /// The table was given up.
    Closed,
    /// The game has begun.
    Running,
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
    TooFast,
    /// Too many connections.
    TooMany,
    /// Too many new tables or players.
    TooManyMade,
    /// Too much was taken back at this table.
    TooManyUndone,
    /// The store waits for another process.
    Busy,
    /// The disk is full.
    Full,
    /// The store failed; the log says how.
    Failed,
    /// The server stops.
    Stopping,
    /// The table refuses.
    Table(table::Refusal),
}

impl Trouble {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Trouble::Malformed(_) => "request/malformed",
            Trouble::Options { .. } | Trouble::OneName => "request/options",
            Trouble::Record { .. } => "record/refused",
            Trouble::Name => "player/name",
            Trouble::Stranger => "player/unknown",
            Trouble::Origin => "request/origin",
            Trouble::NotOwner => "table/forbidden",
            Trouble::NotFound => "request/not-found",
            Trouble::NoTable => "table/unknown",
            Trouble::NoLink => "link/unknown",
            Trouble::NoHelp => "help/unknown",
            Trouble::Closed => "table/closed",
            Trouble::Running => "table/running",
            Trouble::OldRules { .. } => "table/old-rules",
            Trouble::SeatTaken => "seat/taken",
            Trouble::TooLarge => "request/too-large",
            Trouble::TooFast => "limit/rate",
            Trouble::TooMany => "limit/connections",
            Trouble::TooManyMade => "limit/tables",
            Trouble::TooManyUndone => "limit/undo",
            Trouble::Busy => "store/busy",
            Trouble::Full => "store/full",
            Trouble::Failed => "store/failed",
            Trouble::Stopping => "server/stopping",
            Trouble::Table(refusal) => refusal.code(),
        }
    }

    /// The status over HTTP.
    pub fn status(&self) -> StatusCode {
        use table::Refusal as R;
        match self {
            Trouble::Malformed(_)
            | Trouble::Options { .. }
            | Trouble::OneName
            | Trouble::Record { .. }
            | Trouble::Name => StatusCode::BAD_REQUEST,
            Trouble::Stranger => StatusCode::UNAUTHORIZED,
            Trouble::Origin | Trouble::NotOwner | Trouble::Table(R::Forbidden) => {
                StatusCode::FORBIDDEN
            }
            Trouble::NotFound
            | Trouble::NoTable
            | Trouble::NoLink
            | Trouble::NoHelp
            | Trouble::Table(R::NoSeat) => StatusCode::NOT_FOUND,
            Trouble::Table(R::NoAction | R::Notation { .. } | R::Blind { .. }) => {
                StatusCode::BAD_REQUEST
            }
            Trouble::Closed
            | Trouble::Running
            | Trouble::OldRules { .. }
            | Trouble::SeatTaken
            | Trouble::Table(_) => StatusCode::CONFLICT,
            Trouble::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Trouble::TooFast | Trouble::TooMany | Trouble::TooManyMade | Trouble::TooManyUndone => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Trouble::Busy | Trouble::Full | Trouble::Failed | Trouble::Stopping => {
                StatusCode::SERVICE_UNAVAILABLE
            }
        }
    }

    /// As it travels, in the reader's language.
    pub fn told(&self, speeches: &Speeches, lang: Lang) -> Told {
        let rule = match self {
            Trouble::Table(refusal) => return refusal.told(speeches.any(lang)).into(),
            Trouble::Options {
                error: OptionError::Refused { rule, .. },
                ..
            } => Some(*rule),
            Trouble::Record { rule, .. } => *rule,
            _ => None,
        };
        Told {
            code: self.code(),
            sentence: self.sentence(speeches, lang),
            rule,
            index: None,
            current: None,
        }
    }

    fn sentence(&self, speeches: &Speeches, lang: Lang) -> String {
        let words = speeches.server(lang);
        match self {
            Trouble::Malformed(reason) => request_malformed(words, reason),
            Trouble::Options { game, error } => {
                let reason = option_reason(*game, error, speeches, lang);
                request_options(words, &reason)
            }
            Trouble::OneName => request_options(words, &option_one_name(words)),
            Trouble::Record { reason, .. } => record_refused(words, reason),
            Trouble::Name => player_name(words),
            Trouble::Stranger => player_unknown(words),
            Trouble::Origin => request_origin(words),
            Trouble::NotOwner => table_forbidden(words),
            Trouble::NotFound => request_not_found(words),
            Trouble::NoTable => table_unknown(words),
            Trouble::NoLink => link_unknown(words),
            Trouble::NoHelp => help_unknown(words),
            Trouble::Closed => table_closed(words),
            Trouble::Running => table_running(words),
            Trouble::OldRules { found, ours } => table_old_rules(words, *found, *ours),
            Trouble::SeatTaken => seat_taken(words),
            Trouble::TooLarge => request_too_large(words),
            Trouble::TooFast => limit_rate(words),
            Trouble::TooMany => limit_connections(words),
            Trouble::TooManyMade => limit_tables(words),
            Trouble::TooManyUndone => limit_undo(words),
            Trouble::Busy => store_busy(words),
            Trouble::Full => store_full(words),
            Trouble::Failed => store_failed(words),
            Trouble::Stopping => server_stopping(words),
            Trouble::Table(refusal) => refusal.code().to_string(),
        }
    }
}

/// Why a table cannot be set up like this.
fn option_reason(game: AnyGame, error: &OptionError, speeches: &Speeches, lang: Lang) -> String {
    let words = speeches.server(lang);
    match error {
        OptionError::UnknownKey { key, .. } => option_unknown(words, key),
        OptionError::UnknownValue { key, value, .. } => option_value(words, key, value),
        OptionError::SeatCount { count, min, max } => option_seats(words, *count, *min, *max),
        OptionError::FirstBeyondTable { first, seats } => {
            option_first(words, first.number(), seats.count())
        }
        OptionError::Refused { word, .. } => {
            let words = speeches.of(game, lang).words();
            with_game!(game, G => <G as Speak>::option_refusal(words, word))
        }
    }
}

impl From<table::Refusal> for Trouble {
    fn from(refusal: table::Refusal) -> Trouble {
        Trouble::Table(refusal)
    }
}

impl From<store::Fault> for Trouble {
    fn from(fault: store::Fault) -> Trouble {
        use store::Fault;
        match fault {
            Fault::Locked => Trouble::Busy,
            Fault::Full => Trouble::Full,
            Fault::Stopped => Trouble::Stopping,
            other => {
                tracing::error!(fault = %other, "the store failed");
                Trouble::Failed
            }
        }
    }
}

impl From<store::Error> for Trouble {
    fn from(error: store::Error) -> Trouble {
        use store::{Error, Refusal};
        match error {
            Error::Failed(fault) => fault.into(),
            Error::Refused(refusal) => match refusal {
                Refusal::NoSuchPlayer => Trouble::Stranger,
                Refusal::NoSuchTable => Trouble::NoTable,
                Refusal::NoSuchSeat => Trouble::Table(table::Refusal::NoSeat),
                Refusal::NoSuchLink => Trouble::NoLink,
                Refusal::Stale { next } => Trouble::Table(table::Refusal::Stale {
                    current: table::Sequence(next.0),
                }),
                Refusal::WrongStatus { status } => wrong_status(status),
                Refusal::SeatChanged { .. } | Refusal::SeatsOpen => Trouble::SeatTaken,
                Refusal::NotOneLine => Trouble::Malformed("a text must be one line".to_string()),
                Refusal::NotOver | Refusal::Contradiction => {
                    tracing::error!(refusal = %refusal, "the store refused what it should not");
                    Trouble::Failed
                }
            },
        }
    }
}

fn wrong_status(status: store::Status) -> Trouble {
    match status {
        store::Status::Waiting => Trouble::Table(table::Refusal::Waiting),
        store::Status::Running => Trouble::Running,
        store::Status::Finished => Trouble::Table(table::Refusal::Over),
        store::Status::Closed => Trouble::Closed,
    }
}

/// The sentence is added by [`crate::http::speak`], which knows the language.
impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// One of each, for the tests of the document.
#[cfg(test)]
pub fn codes() -> Vec<&'static str> {
    use table::{Refusal as R, Sequence};
    let at = Sequence::default();
    let (index, rule, reason) = (0, "", String::new());
    let table = [
        R::Waiting,
        R::Over,
        R::NoSeat,
        R::Forbidden,
        R::NotTurn,
        R::Stale { current: at },
        R::NoAction,
        R::Notation {
            index,
            reason: reason.clone(),
        },
        R::Illegal {
            index,
            rule,
            sentence: reason.clone(),
        },
        R::Blind { index },
        R::NothingToUndo,
        R::AlreadyAsked,
        R::NotAsked,
        R::NotLate,
        R::SameDriver,
    ];
    let own = [
        Trouble::Malformed(reason),
        Trouble::Options {
            game: AnyGame::ALL[0],
            error: OptionError::Refused {
                rule,
                word: "",
                reason: "",
            },
        },
        Trouble::OneName,
        Trouble::Record {
            reason: String::new(),
            rule: None,
        },
        Trouble::Name,
        Trouble::Stranger,
        Trouble::Origin,
        Trouble::NotOwner,
        Trouble::NotFound,
        Trouble::NoTable,
        Trouble::NoLink,
        Trouble::NoHelp,
        Trouble::Closed,
        Trouble::Running,
        Trouble::OldRules { found: 1, ours: 2 },
        Trouble::SeatTaken,
        Trouble::TooLarge,
        Trouble::TooFast,
        Trouble::TooMany,
        Trouble::TooManyMade,
        Trouble::TooManyUndone,
        Trouble::Busy,
        Trouble::Full,
        Trouble::Failed,
        Trouble::Stopping,
    ];
    let table = table.into_iter().map(Trouble::Table);
    table.chain(own).map(|trouble| trouble.code()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_sentence() {
        let faults = scene::testing::locale_faults(&SOURCE, &KEYS, &[], None);
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
