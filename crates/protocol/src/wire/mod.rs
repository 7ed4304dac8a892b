//! What travels: JSON over HTTP and WebSocket, as `docs/protocol.md` tells it. Updates and stages
//! are the types of `table`; everything else is here. No behaviour.

mod about;
mod deals;
mod error;
mod learn;
mod live;
mod players;
mod tables;

pub use about::{About, BotLevel, GameAbout, LangAbout, OptionAbout, RulesShown, ValueAbout};
pub use deals::{Arrival, DealInfo, DealSource};
pub use error::{ErrorBody, ErrorCode, ErrorResponse};
pub use learn::{GuideShown, Judged, LessonAnswer, LessonShown};
pub use live::{
    Answer, Bye, ClientMessage, Done, HandOver, Hello, HelpWanted, People, Reply, Request,
    ServerMessage, Submission, UndoAnswer, UndoWanted,
};
pub use players::{Me, NewPlayer, PlayerShown, Recover, Recovery, Rename, SignedIn};
pub use tables::{
    Checked, LinkTarget, MadeTable, NewSeat, NewTable, OptionShown, PlayOn, Replay, SeatBot,
    SeatInfo, SeatLink, TableInfo, TableList,
};

#[cfg(test)]
mod tests;
