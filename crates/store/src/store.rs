//! What every store can do.

use std::future::Future;
use std::path::Path;

use kernel::Seat;
use log::{
    Append, NewTable, PlayerId, Sequence, StoredTable, TableId, TableInfo, TokenHash, UnixMillis,
};

use crate::{Counts, Error, Import, Listed, Listing, NewPlayer, Page, Player};

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

    /// The player whose browser or program knows this secret.
    fn player_by_secret(
        &self,
        secret: TokenHash,
    ) -> impl Future<Output = Result<Option<Player>, Error>> + Send;

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

    /// Gives another browser, which knows the recovery link, a secret of its own. Other
    /// browsers stay signed in and the link stays valid.
    fn recover(
        &self,
        recovery: TokenHash,
        secret: TokenHash,
        at: UnixMillis,
    ) -> impl Future<Output = Result<Player, Error>> + Send;

    /// Forgets one secret: that browser or program is signed out.
    fn forget_secret(&self, secret: TokenHash) -> impl Future<Output = Result<(), Error>> + Send;

    /// Keeps a new table, with the first entries of its log.
    fn create_table(&self, new: NewTable) -> impl Future<Output = Result<TableId, Error>> + Send;

    /// Keeps a player who comes for the first time, by this id, and the table that the player
    /// makes: both or none.
    fn create_first_table(
        &self,
        id: PlayerId,
        owner: NewPlayer,
        new: NewTable,
    ) -> impl Future<Output = Result<TableId, Error>> + Send;

    /// Keeps a game that was played elsewhere, as a finished table without players. Whether the
    /// record holds is for the caller to check.
    fn import(&self, import: Import) -> impl Future<Output = Result<TableId, Error>> + Send;

    /// What is known of a table without its log and its secret.
    fn table(&self, id: TableId) -> impl Future<Output = Result<TableInfo, Error>> + Send;

    /// A whole table, of one moment.
    fn open_table(&self, id: TableId) -> impl Future<Output = Result<StoredTable, Error>> + Send;

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

    /// How much is kept.
    fn counts(&self) -> impl Future<Output = Result<Counts, Error>> + Send;

    /// Copies everything into a new file, while running. The file appears whole or not at all.
    fn backup(&self, target: &Path) -> impl Future<Output = Result<(), Error>> + Send;

    /// Carries out what is waiting and stops. Later requests fail.
    fn close(&self) -> impl Future<Output = ()> + Send;
}
