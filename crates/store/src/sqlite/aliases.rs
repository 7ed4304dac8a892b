//! Names that tables keep of a player, taken away with the player: of those beside, in the seats,
//! in the entries that tell who sat down, and in how a table of before the log told it began; and
//! of who took a seat over.

use log::PlayerId;
use sqlx::{Row, SqliteConnection, query};

use crate::Error;

/// The tables that may know such a name: only who made a table names somebody beside.
macro_rules! tables_of {
    () => {
        "(SELECT table_key FROM seats WHERE player = ?1
          UNION SELECT key FROM tables WHERE owner = ?1)"
    };
}

/// Takes them away wherever they stand.
pub async fn forget(conn: &mut SqliteConnection, player: PlayerId) -> Result<(), Error> {
    query(concat!(
        "UPDATE log SET words = 'person ' || ?1
         WHERE table_key IN ",
        tables_of!(),
        " AND kind = 'sit' AND words LIKE 'person ' || ?1 || ' %'"
    ))
    .bind(player.as_str())
    .execute(&mut *conn)
    .await?;
    query(
        "UPDATE log SET words = 'took-over ' || ?1
         WHERE player = ?1 AND kind = 'note' AND substr(words, 1, 10) = 'took-over '",
    )
    .bind(player.as_str())
    .execute(&mut *conn)
    .await?;
    forget_origins(conn, player).await?;
    query("UPDATE seats SET alias = NULL WHERE player = ?1")
        .bind(player.as_str())
        .execute(conn)
        .await?;
    Ok(())
}

async fn forget_origins(conn: &mut SqliteConnection, player: PlayerId) -> Result<(), Error> {
    let rows = query(concat!(
        "SELECT key, origin FROM tables WHERE key IN ",
        tables_of!(),
        " AND origin LIKE '%person ' || ?1 || ' %'"
    ))
    .bind(player.as_str())
    .fetch_all(&mut *conn)
    .await?;
    for row in rows {
        query("UPDATE tables SET origin = ? WHERE key = ?")
            .bind(without_alias(row.try_get("origin")?, player))
            .bind(row.try_get::<i64, _>("key")?)
            .execute(&mut *conn)
            .await?;
    }
    Ok(())
}

fn without_alias(origin: &str, player: PlayerId) -> String {
    let person = format!("person {player}");
    let named = format!("{person} ");
    let plain = |line: &str| match line.starts_with(&named) {
        true => format!("{person}\n"),
        false => format!("{line}\n"),
    };
    origin.lines().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_names_beside_this_player_go() {
        let player = "0123456789abcdef".parse().unwrap();
        let before = "status=running\nstarted_at=5\nperson 0123456789abcdef Julia the Elder\n\
                      person 0123456789abcdef\nperson fedcba9876543210 Fabius\nbot builder\n";
        let after = "status=running\nstarted_at=5\nperson 0123456789abcdef\n\
                     person 0123456789abcdef\nperson fedcba9876543210 Fabius\nbot builder\n";
        assert_eq!(without_alias(before, player), after);
    }
}
