//! What a player holds, counted where more is about to be made.

use log::PlayerId;
use sqlx::{Row, SqliteConnection, query};

use crate::{Error, Held, Quota, Refusal};

/// Refuses one more where the player has as many as a player may.
pub async fn check(
    conn: &mut SqliteConnection,
    player: PlayerId,
    held: Held,
    quota: Quota,
) -> Result<(), Error> {
    let most = quota.of(held);
    if most == u32::MAX {
        return Ok(());
    }
    let question = match held {
        Held::Waiting => {
            "SELECT count(*) FROM tables INDEXED BY tables_by_owner
             WHERE owner = ? AND status = 'waiting'"
        }
        Held::Running => {
            "SELECT count(*) FROM tables INDEXED BY tables_by_owner
             WHERE owner = ? AND status = 'running'"
        }
        Held::Records => "SELECT count(*) FROM tables WHERE uploader = ?",
    };
    let row = query(question)
        .bind(player.as_str())
        .fetch_one(conn)
        .await?;
    match row.try_get::<u32, _>(0)? < most {
        true => Ok(()),
        false => Err(Refusal::Quota(held).into()),
    }
}
