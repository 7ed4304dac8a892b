//! What every store can do.

use std::future::Future;
use std::path::Path;

use kernel::{Record, Seat};
use log::{
    Append, NewTable, PlayerId, Sequence, SessionId, Status, StoredTable, TableId, TableInfo,
    TokenHash, UnixMillis,
};

use crate::{
    AuditId, Ban, Counts, Ending, Error, Fault, Idle, IdleCursor, IdlePage, Import, Listed,
    Listing, NewPlayer, Noted, Order, Page, Player, PlayerListed, Quota, Session, SignedIn,
};

/// Keeps players, tables and logs.
///
/// Every change is durable before it is acknowledged, happens whole or not at all, and is seen
/// by every read that begins after the acknowledgement. A change whose future is dropped may
/// still happen. Whether an append follows the rules of a game is for the caller to decide.
pub trait Store: Send + Sync + 'static {
    /// Keeps a new player.
    fn create_player(&self, new: NewPlayer)
    -> impl Future<Output = Result<PlayerId, Error>> + Send;

    /// The player with this id.
    fn player(&self, id: PlayerId) -> impl Future<Output = Result<Player, Error>> + Send;

    /// The session of the browser or program that knows this secret, and whose it is.
    fn session(
        &self,
        secret: TokenHash,
    ) -> impl Future<Output = Result<Option<SignedIn>, Error>> + Send;

    /// A player's sessions, the last seen first.
    fn sessions(
        &self,
        player: PlayerId,
    ) -> impl Future<Output = Result<Vec<Session>, Error>> + Send;

    /// The session was in use at this moment, by something that calls itself so.
    fn touch_session(
        &self,
        id: SessionId,
        hint: String,
        at: UnixMillis,
    ) -> impl Future<Output = Result<(), Error>> + Send;

    /// Ends sessions of a player; which ones.
    fn end_sessions(
        &self,
        player: PlayerId,
        which: Ending,
    ) -> impl Future<Output = Result<Vec<SessionId>, Error>> + Send;

    /// Ends every session that was not in use since this moment; how many.
    fn end_unused_sessions(
        &self,
        since: UnixMillis,
    ) -> impl Future<Output = Result<u64, Error>> + Send;

    /// Gives the player another name.
    fn rename_player(
        &self,
        id: PlayerId,
        name: String,
    ) -> impl Future<Output = Result<(), Error>> + Send;

    /// Replaces the player's recovery link; the old one becomes invalid.
    fn renew_recovery(
        &self,
        id: PlayerId,
        recovery: TokenHash,
    ) -> impl Future<Output = Result<(), Error>> + Send;

    /// Gives another browser, which knows the recovery link, a session of its own, and the player
    /// another link in the place of this one. Other browsers stay signed in.
    fn recover(
        &self,
        recovery: TokenHash,
        secret: TokenHash,
        renewed: TokenHash,
        at: UnixMillis,
    ) -> impl Future<Output = Result<Player, Error>> + Send;

    /// Keeps a new table, with the first entries of its log.
    fn create_table(&self, new: NewTable) -> impl Future<Output = Result<TableId, Error>> + Send {
        self.create_table_within(new, Quota::NONE)
    }

    /// The same, unless its owner has as many as a player may have:
    /// [`Quota`](crate::Refusal::Quota).
    fn create_table_within(
        &self,
        new: NewTable,
        quota: Quota,
    ) -> impl Future<Output = Result<TableId, Error>> + Send;

    /// Keeps a player who comes for the first time, by this id, and the table that the player
    /// makes: both or none.
    fn create_first_table(
        &self,
        id: PlayerId,
        owner: NewPlayer,
        new: NewTable,
    ) -> impl Future<Output = Result<TableId, Error>> + Send;

    /// Keeps a game that was played elsewhere, as a finished table without players, or finds the
    /// table of an equal record, which everybody finds from now on if this one is for everybody.
    /// Whether the record holds is for the caller to check.
    fn import(&self, import: Import) -> impl Future<Output = Result<TableId, Error>> + Send;

    /// The table of an equal record from outside.
    fn find_record(
        &self,
        record: &Record,
    ) -> impl Future<Output = Result<Option<TableId>, Error>> + Send;

    /// What is known of a table without its log and its secret.
    fn table(&self, id: TableId) -> impl Future<Output = Result<TableInfo, Error>> + Send;

    /// A whole table, of one moment.
    fn open_table(&self, id: TableId) -> impl Future<Output = Result<StoredTable, Error>> + Send;

    /// The game of a table as it stands, of one moment: its log has the actions in force alone, as
    /// that of an imported game has. Enough for a picture, however much was done and taken back.
    fn open_played(&self, id: TableId) -> impl Future<Output = Result<StoredTable, Error>> + Send;

    /// A page of tables, the latest first.
    fn list(
        &self,
        listing: Listing,
        page: Page,
    ) -> impl Future<Output = Result<Listed, Error>> + Send;

    /// Where a valid seat link leads.
    fn find_invite(
        &self,
        invite: TokenHash,
    ) -> impl Future<Output = Result<Option<(TableId, Seat)>, Error>> + Send;

    /// Adds to a table's log, all or none, and answers with the new number of entries: the one
    /// way to change a table. Who sits where, links to seats and the status follow from the
    /// entries; there must be one.
    ///
    /// Seats are taken and links made while the table waits or runs, everything of the game while
    /// it runs, which it does from its start in the same append on. It is closed while it waits.
    /// The [right](log::Right) must hold just before the first entry.
    ///
    /// Of several appends that expect the same number exactly one wins. Of several reasons for a
    /// refusal the first of these is told: [`NoSuchTable`](crate::Refusal::NoSuchTable),
    /// [`Stale`](crate::Refusal::Stale), [`WrongStatus`](crate::Refusal::WrongStatus),
    /// [`NoSuchLink`](crate::Refusal::NoSuchLink) or [`NoRight`](crate::Refusal::NoRight),
    /// [`NoSuchSeat`](crate::Refusal::NoSuchSeat) or [`SeatsOpen`](crate::Refusal::SeatsOpen).
    fn append(&self, append: Append) -> impl Future<Output = Result<Sequence, Error>> + Send;

    /// Carries out what an operator orders, with all that follows from it at the tables, and notes
    /// it: everything or nothing.
    ///
    /// A player who is banned or forgotten leaves every table that is not over, as
    /// [`departure`](log::TableInfo::departure) says. Of one who is forgotten the name, the names
    /// of those beside, sessions and links are gone; seats in finished games and the moves stay.
    fn carry_out(&self, order: Order) -> impl Future<Output = Result<AuditId, Error>> + Send;

    /// What was noted after this, in order; at most so many.
    fn audit_since(
        &self,
        after: AuditId,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<Noted>, Error>> + Send;

    /// What was noted, the latest first; at most so many.
    fn audit_latest(&self, limit: u32) -> impl Future<Output = Result<Vec<Noted>, Error>> + Send;

    /// Who may not play here, the latest first.
    fn bans(&self) -> impl Future<Output = Result<Vec<Ban>, Error>> + Send;

    /// The players whose name holds this text or whose id begins with it, the latest first; at most
    /// so many. Those who were forgotten are not among them.
    fn players(
        &self,
        search: String,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<PlayerListed>, Error>> + Send;

    /// A page of the tables at which nothing has happened for long.
    fn idle(
        &self,
        idle: Idle,
        until: UnixMillis,
        after: IdleCursor,
    ) -> impl Future<Output = Result<IdlePage, Error>> + Send;

    /// Notes when these tables will be closed, for their players to be told; not of those that
    /// were touched after `until`. Any append makes it void.
    fn warn(
        &self,
        tables: Vec<TableId>,
        until: UnixMillis,
        closes_at: UnixMillis,
    ) -> impl Future<Output = Result<(), Error>> + Send;

    /// Takes back every such note about tables of this status.
    fn reprieve(&self, status: Status) -> impl Future<Output = Result<(), Error>> + Send;

    /// Deletes those of these tables that were closed before their games began.
    fn forget_unplayed(
        &self,
        tables: Vec<TableId>,
    ) -> impl Future<Output = Result<(), Error>> + Send;

    /// Why changes cannot be kept: what the last one met. Nothing while all is well. Known in
    /// memory.
    fn trouble(&self) -> Option<Fault>;

    /// Finds out whether changes can be kept again, by one that leaves nothing behind.
    fn probe(&self) -> impl Future<Output = Result<(), Error>> + Send;

    /// How much is kept. It costs the same however much that is.
    fn counts(&self) -> impl Future<Output = Result<Counts, Error>> + Send;

    /// Copies everything into a new file, while running. The file appears whole or not at all.
    fn backup(&self, target: &Path) -> impl Future<Output = Result<(), Error>> + Send;

    /// Carries out what is waiting and stops. Later requests fail.
    fn close(&self) -> impl Future<Output = ()> + Send;
}
