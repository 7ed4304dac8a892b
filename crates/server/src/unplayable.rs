//! Tables whose game or rules are not played here: no room opens for them, so they are closed in
//! the store.

use kernel::SeatSet;
use log::{Append, Closing, Entry, Payload, PlayerId, Right, TableId};
use store::Store;
use table::Refusal;

use crate::clock;
use crate::error::ApiError;
use crate::state::AppState;

/// Gives such a table up, whether its game has begun or not.
///
/// # Errors
/// It is over or closed already, the right does not hold, or the store fails.
pub async fn close(
    app: &AppState,
    id: TableId,
    right: Right,
    player: Option<PlayerId>,
    closing: Closing,
) -> Result<(), ApiError> {
    let info = app.store().table(id).await?;
    if matches!(right, Right::Owner(who) if info.owner != Some(who)) {
        return Err(Refusal::NotOwner.into());
    }
    let entry = Entry {
        seat: None,
        player,
        submission: None,
        payload: Payload::Close(closing),
        at: clock::now(),
    };
    let append = Append {
        table: id,
        expected: info.next,
        right,
        entries: vec![entry],
        to_act: SeatSet::EMPTY,
        result: None,
    };
    app.store().append(append).await?;
    Ok(())
}
