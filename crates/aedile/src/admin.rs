//! `aedile admin`: what an operator sees and does, on the data file itself. A server that runs on
//! the same file hears of it within a second; without one it holds from the next start on.

use std::io::Write;

use log::{Occupant, SeatState, TableInfo, UnixMillis};
use store::{Deed, Listing, Order, Page, SqliteStore, Store};

use crate::admin_args::{AdminArgs, AdminCommand, OrderArgs};
use crate::args::DataArgs;
use crate::data::{now, open_existing, refused, runtime};
use crate::failure::Failure;

/// Shows or does what is wanted.
pub fn admin(args: &AdminArgs, out: &mut dyn Write) -> Result<(), Failure> {
    runtime()?.block_on(async {
        let store = open_existing(&args.data).await?;
        let done = carry_out(&store, &args.command, &args.data, out).await;
        store.close().await;
        done
    })
}

async fn carry_out(
    store: &SqliteStore,
    command: &AdminCommand,
    data: &DataArgs,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (what, order) = match command {
        AdminCommand::Tables { player, limit } => {
            let listing = player.map_or(Listing::All, Listing::Mine);
            return tables(store, listing, *limit, data, out).await;
        }
        AdminCommand::Players { search, limit } => {
            return players(store, search, *limit, data, out).await;
        }
        AdminCommand::Bans => return bans(store, data, out).await,
        AdminCommand::Audit { limit } => return audit(store, *limit, data, out).await,
        AdminCommand::Close { table, order } => (Deed::Close(*table), order),
        AdminCommand::Ban { whom, order } => (Deed::Ban(*whom), order),
        AdminCommand::Unban { whom, order } => (Deed::Unban(*whom), order),
        AdminCommand::Forget { player, order } => (Deed::Forget(*player), order),
    };
    let OrderArgs { why, by } = order;
    let by = by.clone().or_else(|| std::env::var("USER").ok());
    let by = by.unwrap_or_else(|| "somebody".to_string());
    let ordered = store.carry_out(Order {
        who: format!("console {by}"),
        what,
        why: why.clone(),
        substitute: table::substitute(),
        at: now(),
    });
    ordered.await.map_err(|error| refused(data, &error))?;
    Ok(writeln!(out, "done: {what}")?)
}

async fn tables(
    store: &SqliteStore,
    listing: Listing,
    limit: u32,
    data: &DataArgs,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let listed = store.list(listing, Page::first(limit)).await;
    for table in listed.map_err(|error| refused(data, &error))?.tables {
        let TableInfo {
            id, game, status, ..
        } = &table;
        let seats: Vec<_> = table.seats.iter().map(|(_, state)| seat(state)).collect();
        let (made, seats) = (time(table.created_at), seats.join(", "));
        writeln!(out, "{id}\t{game}\t{status}\t{made}\t{seats}")?;
    }
    Ok(())
}

fn seat(state: &SeatState) -> String {
    match (&state.occupant, &state.name) {
        (Occupant::Open, _) => "open".to_string(),
        (Occupant::Bot { level }, _) => format!("bot {level}"),
        (Occupant::Person { player, .. }, Some(name)) => format!("{name} ({player})"),
        (Occupant::Person { player, .. }, None) => format!("({player})"),
    }
}

async fn players(
    store: &SqliteStore,
    search: &str,
    limit: u32,
    data: &DataArgs,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let listed = store.players(search.to_string(), limit).await;
    for found in listed.map_err(|error| refused(data, &error))? {
        let player = &found.player;
        let (came, seen) = (
            time(player.created_at),
            found.seen_at.map_or("never".into(), time),
        );
        let banned = found
            .banned
            .map_or(String::new(), |why| format!("\tbanned: {why}"));
        let (id, name, sessions) = (player.id, &player.name, found.sessions);
        writeln!(out, "{id}\t{name}\t{came}\t{seen}\t{sessions}{banned}")?;
    }
    Ok(())
}

async fn bans(store: &SqliteStore, data: &DataArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let bans = store.bans().await;
    for ban in bans.map_err(|error| refused(data, &error))? {
        writeln!(out, "{}\t{}\t{}", ban.banned, time(ban.at), ban.why)?;
    }
    Ok(())
}

async fn audit(
    store: &SqliteStore,
    limit: u32,
    data: &DataArgs,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let noted = store.audit_latest(limit).await;
    for noted in noted.map_err(|error| refused(data, &error))? {
        let (at, who) = (time(noted.at), noted.who);
        writeln!(out, "{at}\t{who}\t{}\t{}", noted.what, noted.why)?;
    }
    Ok(())
}

/// A moment as `2026-11-15 08:30Z`.
fn time(at: UnixMillis) -> String {
    let minutes = at.0.div_euclid(60_000);
    let (days, minutes) = (minutes.div_euclid(1440), minutes.rem_euclid(1440));
    let (year, month, day) = date(days);
    let (hour, minute) = (minutes / 60, minutes % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}Z")
}

/// Year, month and day, so many days after the beginning of 1970. Counted in eras of 400 years that
/// begin in March, so that a leap day is the last of its year.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    (era * 400 + year + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_told_as_dates() {
        for (millis, told) in [
            (0, "1970-01-01 00:00Z"),
            (951_782_399_000, "2000-02-28 23:59Z"),
            (951_825_600_000, "2000-02-29 12:00Z"),
            (1_794_807_878_186, "2026-11-16 05:44Z"),
            (4_107_542_400_000, "2100-03-01 00:00Z"),
        ] {
            assert_eq!(time(UnixMillis(millis)), told);
        }
    }
}
