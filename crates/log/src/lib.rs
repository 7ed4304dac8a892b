//! The vocabulary of a table's log: places and times, who sits where, the entries, and what is kept
//! of a table around them. The log is the truth about a table, who sat where when included; `table`
//! says what it leads to, `store` keeps it. Nothing is read, written or replayed here.

#![warn(missing_docs)]

mod code;
mod place;

mod closing;
mod entry;
mod note;
mod seating;

mod append;
mod departure;
mod follow;
mod new_table;
mod record;
mod table;

pub use append::{Append, Right};
pub use closing::{Closing, ParseClosingError};
pub use code::{ParseCodeError, PlayerId, SessionId, SubmissionId, TableId, Token, TokenHash};
pub use departure::Departure;
pub use entry::{Entry, Payload};
pub use new_table::NewTable;
pub use note::{Note, ParseNoteError};
pub use place::{Pace, Sequence, UnixMillis};
pub use seating::{Driver, Level, Occupant, ParseSeatingError};
pub use table::{Origin, SeatState, Status, StoredTable, TableInfo, Visibility};
