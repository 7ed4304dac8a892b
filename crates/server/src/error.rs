//! What a handler answers with where it cannot do what it was asked: `protocol::Error` as a
//! response, and what becomes of the failures of the store and of tasks.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Error;
use protocol::wire::ErrorCode;
use store::Held;
use table::Refusal;

/// An error of the protocol as a handler answers with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApiError(pub Error);

impl ApiError {
    /// The stable code.
    pub fn code(&self) -> ErrorCode {
        self.0.code()
    }

    /// The status over HTTP.
    pub fn status(&self) -> StatusCode {
        status(self.code())
    }
}

/// The status that a code has over HTTP.
pub(crate) fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::RequestMalformed
        | ErrorCode::RequestOptions
        | ErrorCode::RecordRefused
        | ErrorCode::PlayerName
        | ErrorCode::PlayerUnconfirmed
        | ErrorCode::ActionNone
        | ErrorCode::ActionUnreadable
        | ErrorCode::ActionBlind => StatusCode::BAD_REQUEST,
        ErrorCode::PlayerUnknown | ErrorCode::OperatorUnknown => StatusCode::UNAUTHORIZED,
        ErrorCode::RequestOrigin
        | ErrorCode::TableForbidden
        | ErrorCode::SeatForbidden
        | ErrorCode::PlayerBanned
        | ErrorCode::NetworkBanned => StatusCode::FORBIDDEN,
        ErrorCode::RequestNotFound
        | ErrorCode::TableUnknown
        | ErrorCode::SeatUnknown
        | ErrorCode::LinkUnknown
        | ErrorCode::SessionUnknown
        | ErrorCode::PlayerNotFound
        | ErrorCode::BanUnknown
        | ErrorCode::HelpUnknown => StatusCode::NOT_FOUND,
        ErrorCode::TableWaiting
        | ErrorCode::TableRunning
        | ErrorCode::TableOver
        | ErrorCode::TableClosed
        | ErrorCode::TableOldRules
        | ErrorCode::TableUnknownGame
        | ErrorCode::SeatTaken
        | ErrorCode::SeatAlreadySeated
        | ErrorCode::LinkConsent
        | ErrorCode::SeatKnownDeal
        | ErrorCode::SeatNotYourTurn
        | ErrorCode::SeatSameDriver
        | ErrorCode::ActionIllegal
        | ErrorCode::ActionStale
        | ErrorCode::UndoNothing
        | ErrorCode::UndoAlreadyAsked
        | ErrorCode::UndoNotAsked
        | ErrorCode::PaceNotLate => StatusCode::CONFLICT,
        ErrorCode::RequestTimeout => StatusCode::REQUEST_TIMEOUT,
        ErrorCode::RequestTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::LimitRate
        | ErrorCode::LimitConnections
        | ErrorCode::LimitTables
        | ErrorCode::LimitOften
        | ErrorCode::LimitUndo
        | ErrorCode::LimitWaiting
        | ErrorCode::LimitRunning
        | ErrorCode::LimitRecords => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::ServerPanic => StatusCode::INTERNAL_SERVER_ERROR,
        ErrorCode::StoreBusy
        | ErrorCode::StoreFull
        | ErrorCode::StoreFailed
        | ErrorCode::StoreUnsure
        | ErrorCode::ServerStopping => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl From<Error> for ApiError {
    fn from(error: Error) -> ApiError {
        if let Error::Damaged(reason) = &error {
            tracing::error!(reason, "something stored cannot be opened");
        }
        ApiError(error)
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        ApiError(refusal.into())
    }
}

impl From<store::Fault> for ApiError {
    fn from(fault: store::Fault) -> ApiError {
        let error = told(&fault);
        if matches!(error, Error::StoreFailed | Error::StoreUnsure) {
            tracing::error!(%fault, "the store failed");
        }
        ApiError(error)
    }
}

/// What people are told of a fault.
pub(crate) fn told(fault: &store::Fault) -> Error {
    use store::Fault;
    match fault {
        Fault::Locked => Error::StoreBusy,
        Fault::Full => Error::StoreFull,
        Fault::Stopped => Error::Stopping,
        Fault::Unsure(_) => Error::StoreUnsure,
        Fault::Newer { .. }
        | Fault::NotADatabase
        | Fault::Foreign
        | Fault::CannotOpen
        | Fault::Disk(_)
        | Fault::ReadOnly
        | Fault::Damaged(_)
        | Fault::TargetExists
        | Fault::Other(_) => Error::StoreFailed,
    }
}

impl From<store::Error> for ApiError {
    fn from(error: store::Error) -> ApiError {
        match error {
            store::Error::Failed(fault) => fault.into(),
            store::Error::Refused(refusal) => ApiError(refused(&refusal)),
        }
    }
}

fn refused(refusal: &store::Refusal) -> Error {
    match refusal {
        store::Refusal::NoSuchPlayer => Error::Unauthorized,
        store::Refusal::NoSuchSession => Error::NoSuchSession,
        store::Refusal::NoSuchBan => Error::NoSuchBan,
        store::Refusal::Banned { why } => Error::PlayerBanned(why.clone()),
        store::Refusal::NoSuchTable => Error::UnknownTable,
        store::Refusal::NoSuchSeat => Refusal::NoSeat.into(),
        store::Refusal::NoSuchLink => Error::UnknownLink,
        store::Refusal::NoRight => Refusal::Forbidden.into(),
        store::Refusal::Stale { next } => Refusal::Stale { current: *next }.into(),
        store::Refusal::WrongStatus { status } => Refusal::of_status(*status).into(),
        store::Refusal::SeatsOpen => Refusal::Waiting.into(),
        store::Refusal::Quota(Held::Waiting) => Error::TooManyWaiting,
        store::Refusal::Quota(Held::Running) => Error::TooManyRunning,
        store::Refusal::Quota(Held::Records) => Error::TooManyRecords,
        store::Refusal::NotOneLine => Error::Malformed("a text must be one line".to_string()),
        store::Refusal::NotOver | store::Refusal::Contradiction => {
            tracing::error!(refusal = %refusal, "the store refused what it should not");
            Error::StoreFailed
        }
    }
}

/// A task of ours did not come to its end.
impl From<tokio::task::JoinError> for ApiError {
    fn from(error: tokio::task::JoinError) -> ApiError {
        if error.is_panic() {
            tracing::error!("a task panicked");
            return ApiError(Error::Panic);
        }
        ApiError(Error::Stopping)
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
