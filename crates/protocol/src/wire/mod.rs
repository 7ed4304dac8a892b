//! What travels: JSON over HTTP and WebSocket, as `docs/protocol.md` tells it. Updates and stages
//! are the types of `table`; everything else is here. No behaviour.

mod about;
mod admin;
mod deals;
mod error;
mod learn;
mod live;
mod players;
mod rulebook;
mod tables;

pub use about::{About, BotLevel, GameAbout, LangAbout, OptionAbout, RulesShown, ValueAbout};
pub use admin::{
    AdminOrder, AdminPlayer, AdminPlayers, AdminTable, AdminTables, AuditShown, BanShown,
    BansShown, NotedShown,
};
pub use deals::{Arrival, DealInfo, DealSource};
pub use error::{ErrorBody, ErrorCode, ErrorResponse};
pub use learn::{GuideShown, Judged, LessonAnswer, LessonShown};
pub use live::{
    Answer, Bye, ClientMessage, Done, HandOver, Hello, HelpWanted, LinkWanted, OverlayAreas,
    OverlayWanted, People, QuestionAnswer, Reply, Request, ServerMessage, Submission, Thinking,
    UndoWanted,
};
pub use players::{
    ForgetMe, Me, NewPlayer, PlayerShown, Recover, Recovery, Rename, RenewRecovery, SessionShown,
    Sessions, SignedIn,
};
pub use rulebook::{
    AskedShown, BlockShown, CardShown, CertaintyShown, ChapterShown, ContentShown, ExampleShown,
    FigureShown, MaturityShown, PassageShown, RefusalShown, RulebookShown, SourceShown, SpanShown,
};
pub use tables::{
    Checked, Course, KnownLink, LinkClaim, LinkTarget, MadeTable, NewSeat, NewTable, OptionShown,
    PlayOn, Replay, SeatBot, SeatInfo, SeatLink, TableInfo, TableList,
};

#[cfg(test)]
mod tests;
