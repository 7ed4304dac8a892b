//! An error as it travels.

use kernel::vocabulary;
use log::Sequence;
use serde::Serialize;

vocabulary! {
    /// Every code an error may have. Stable: programs rely on them.
    pub enum ErrorCode: "error code" {
        /// It cannot be read.
        RequestMalformed = "request/malformed",
        /// Such a table cannot be set up.
        RequestOptions = "request/options",
        /// It comes from another site's page.
        RequestOrigin = "request/origin",
        /// There is nothing at this address.
        RequestNotFound = "request/not-found",
        /// It is too long.
        RequestTooLarge = "request/too-large",
        /// It did not come in time.
        RequestTimeout = "request/timeout",
        /// A record that does not hold.
        RecordRefused = "record/refused",
        /// A name of no or too many characters.
        PlayerName = "player/name",
        /// Only for players.
        PlayerUnknown = "player/unknown",
        /// An operator does not let the player play here.
        PlayerBanned = "player/banned",
        /// Nobody has this id.
        PlayerNotFound = "player/not-found",
        /// Not the name of who asks to be deleted.
        PlayerUnconfirmed = "player/unconfirmed",
        /// The player has no such session.
        SessionUnknown = "session/unknown",
        /// An operator lets nobody play who comes from there.
        NetworkBanned = "network/banned",
        /// Nobody banned this one.
        BanUnknown = "ban/unknown",
        /// Only for operators.
        OperatorUnknown = "operator/unknown",
        /// There is no such table.
        TableUnknown = "table/unknown",
        /// Only for the table's owner.
        TableForbidden = "table/forbidden",
        /// Seats are still open.
        TableWaiting = "table/waiting",
        /// The game has begun.
        TableRunning = "table/running",
        /// The game is over.
        TableOver = "table/over",
        /// The table was closed.
        TableClosed = "table/closed",
        /// The table was played by another version of the rules.
        TableOldRules = "table/old-rules",
        /// The table is of a game that is not played here.
        TableUnknownGame = "table/unknown-game",
        /// The table has no such seat.
        SeatUnknown = "seat/unknown",
        /// The seat is another's, or may not do this.
        SeatForbidden = "seat/forbidden",
        /// Somebody sits there.
        SeatTaken = "seat/taken",
        /// The player has another seat at this table.
        SeatAlreadySeated = "seat/already-seated",
        /// Somebody may know the deal, and who wants to sit down has not said that they know that.
        SeatKnownDeal = "seat/known-deal",
        /// Another seat acts.
        SeatNotYourTurn = "seat/not-your-turn",
        /// The seat is in these hands already.
        SeatSameDriver = "seat/same-driver",
        /// A link that was used, renewed or never made.
        LinkUnknown = "link/unknown",
        /// The others at the table must agree to a new link first.
        LinkConsent = "link/consent",
        /// Nothing is known about such a place.
        HelpUnknown = "help/unknown",
        /// An empty list of actions.
        ActionNone = "action/none",
        /// A text that is no action.
        ActionUnreadable = "action/unreadable",
        /// The rules forbid it.
        ActionIllegal = "action/illegal",
        /// The action before it reveals something, so nobody can choose it yet.
        ActionBlind = "action/blind",
        /// The table has moved on.
        ActionStale = "action/stale",
        /// There is no such action to take back.
        UndoNothing = "undo/nothing",
        /// The others are already being asked.
        UndoAlreadyAsked = "undo/already-asked",
        /// No question waits for the seat's answer.
        UndoNotAsked = "undo/not-asked",
        /// The seat still has time.
        PaceNotLate = "pace/not-late",
        /// Too many requests or messages.
        LimitRate = "limit/rate",
        /// Too many live connections.
        LimitConnections = "limit/connections",
        /// Too many new tables or players.
        LimitTables = "limit/tables",
        /// This was done too often at this table lately.
        LimitOften = "limit/often",
        /// This was done too often at this table.
        LimitUndo = "limit/undo",
        /// Too many tables of the player wait.
        LimitWaiting = "limit/waiting",
        /// Too many games of the player are on.
        LimitRunning = "limit/running",
        /// Too many records of the player.
        LimitRecords = "limit/records",
        /// The store waits for another process.
        StoreBusy = "store/busy",
        /// The disk is full.
        StoreFull = "store/full",
        /// The store failed, or what it holds is damaged.
        StoreFailed = "store/failed",
        /// The store failed at the last step: it may have been kept.
        StoreUnsure = "store/unsure",
        /// The server stops.
        ServerStopping = "server/stopping",
        /// The server panicked: a bug.
        ServerPanic = "server/panic",
    }
}

/// The body of every error over HTTP.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ErrorResponse {
    /// What is wrong.
    pub error: ErrorBody,
}

/// What is wrong: for programs and for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ErrorBody {
    /// Stable.
    #[cfg_attr(test, ts(type = "string"))]
    pub code: ErrorCode,
    /// A sentence in the reader's language.
    pub sentence: String,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<&'static str>,
    /// Which action of a list, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub index: Option<usize>,
    /// The table's sequence, where another one was answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub current: Option<Sequence>,
}
