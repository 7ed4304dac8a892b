//! Seats: sitting down, standing up, bots, links.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum_extra::extract::cookie::CookieJar;
use kernel::Seat;
use log::{Closing, PlayerId, Right, TableId, Token};
use protocol::requests;
use protocol::wire::{Arrival, KnownLink, LinkClaim, LinkTarget, SeatBot, SeatLink, TableInfo};
use protocol::{Error, bot};
use store::{Player, Store, random};
use table::{Author, Command, Refusal};

use super::players::player_or_new;
use super::tables::{load_table_info, seat_link, table_id};
use crate::error::ApiError;
use crate::extract::{BaseUrl, ClientIp, CurrentPlayer, JsonBody, MaybePlayer, RequestLang};
use crate::room::Room;
use crate::state::AppState;
use crate::{clock, unplayable};

fn table_and_seat(id: &str, seat: &str) -> Result<(TableId, Seat), ApiError> {
    let seat = seat.parse().map_err(|_| Refusal::NoSeat)?;
    Ok((table_id(id)?, seat))
}

/// That somebody, perhaps a stranger, could do this: what cannot be done makes nobody a player.
fn check(room: &Room, player: Option<&Player>, command: &Command) -> Result<(), ApiError> {
    // Whoever it will be, nobody sits at the table yet by this id.
    let nobody = || PlayerId::from_random(random());
    let id = player.map_or_else(nobody, |player| player.id);
    let author = Author::player(id, clock::now());
    room.read(|live| requests::propose(live, command, &author))?;
    Ok(())
}

/// Sits down on an open seat of a table that everybody finds.
pub async fn take(
    State(app): State<Arc<AppState>>,
    Path((id, seat)): Path<(String, String)>,
    ClientIp(ip): ClientIp,
    MaybePlayer(player): MaybePlayer,
    base_url: BaseUrl,
    lang: RequestLang,
    JsonBody(arrival): JsonBody<Option<Arrival>>,
) -> Result<(CookieJar, Json<TableInfo>), ApiError> {
    let (id, seat) = table_and_seat(&id, &seat)?;
    let room = app.rooms.get_or_open(id).await?;
    let take = Command::Take(seat, arrival.unwrap_or_default().into());
    check(&room, player.as_ref(), &take)?;
    let (player, cookie) = player_or_new(&app, player, ip, &base_url).await?;
    room.seat(take, &player).await?;
    tracing::info!(table = %id, %seat, player = %player.id, "seat taken");
    let table = load_table_info(&app, id, Some(&player), lang).await?;
    Ok((cookie, Json(table)))
}

/// What a player does at a seat, or with a whole table.
async fn seated(
    app: &AppState,
    id: TableId,
    command: Command,
    player: &Player,
    lang: RequestLang,
) -> Result<Json<TableInfo>, ApiError> {
    let room = app.rooms.get_or_open(id).await?;
    room.seat(command, player).await?;
    Ok(Json(load_table_info(app, id, Some(player), lang).await?))
}

/// Stands up. In a running game a bot goes on, and the seat can be taken back.
pub async fn leave(
    State(app): State<Arc<AppState>>,
    Path((id, seat)): Path<(String, String)>,
    CurrentPlayer(player): CurrentPlayer,
    lang: RequestLang,
) -> Result<Json<TableInfo>, ApiError> {
    let (id, seat) = table_and_seat(&id, &seat)?;
    seated(&app, id, Command::Leave(seat), &player, lang).await
}

/// The owner puts a bot on an open seat.
pub async fn seat_bot(
    State(app): State<Arc<AppState>>,
    Path((id, seat)): Path<(String, String)>,
    CurrentPlayer(player): CurrentPlayer,
    lang: RequestLang,
    JsonBody(wanted): JsonBody<SeatBot>,
) -> Result<Json<TableInfo>, ApiError> {
    let (id, seat) = table_and_seat(&id, &seat)?;
    let command = Command::Seat(seat, bot(&wanted.level)?);
    seated(&app, id, command, &player, lang).await
}

/// Its owner closes a table that has not begun, or one that cannot be played here.
pub async fn close(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    CurrentPlayer(player): CurrentPlayer,
    lang: RequestLang,
) -> Result<Json<TableInfo>, ApiError> {
    let id = table_id(&id)?;
    match app.rooms.get_or_open(id).await {
        Ok(room) => room.seat(Command::Close, &player).await?,
        Err(ApiError(Error::OtherRules(_) | Error::UnknownGame(_))) => {
            let right = Right::Owner(player.id);
            unplayable::close(&app, id, right, Some(player.id), Closing::GivenUp).await?;
        }
        Err(error) => return Err(error),
    }
    Ok(Json(load_table_info(&app, id, Some(&player), lang).await?))
}

/// The owner makes a new link for a seat.
pub async fn link(
    State(app): State<Arc<AppState>>,
    Path((id, seat)): Path<(String, String)>,
    CurrentPlayer(player): CurrentPlayer,
    base_url: BaseUrl,
) -> Result<Json<SeatLink>, ApiError> {
    let (id, seat) = table_and_seat(&id, &seat)?;
    let token = Token::from_random(random());
    let room = app.rooms.get_or_open(id).await?;
    room.seat(Command::Invite(seat, token.hash()), &player)
        .await?;
    tracing::info!(table = %id, %seat, player = %player.id, "seat link renewed");
    Ok(Json(SeatLink {
        seat,
        link: seat_link(&base_url, &token),
    }))
}

fn link_token(token: &str) -> Result<Token, ApiError> {
    Ok(token.parse().map_err(|_| Error::UnknownLink)?)
}

/// The table and the seat that a link leads to.
async fn find_link(app: &AppState, token: &Token) -> Result<(TableId, Seat), ApiError> {
    let found = app.store().find_invite(token.hash()).await?;
    Ok(found.ok_or(Error::UnknownLink)?)
}

/// Where a seat link leads.
pub async fn link_target(
    State(app): State<Arc<AppState>>,
    MaybePlayer(player): MaybePlayer,
    lang: RequestLang,
    JsonBody(link): JsonBody<KnownLink>,
) -> Result<Json<LinkTarget>, ApiError> {
    let (id, seat) = find_link(&app, &link_token(&link.token)?).await?;
    let table = load_table_info(&app, id, player.as_ref(), lang).await?;
    Ok(Json(LinkTarget { seat, table }))
}

/// Uses a seat link: the seat is the player's.
pub async fn claim(
    State(app): State<Arc<AppState>>,
    ClientIp(ip): ClientIp,
    MaybePlayer(player): MaybePlayer,
    base_url: BaseUrl,
    lang: RequestLang,
    JsonBody(claimed): JsonBody<LinkClaim>,
) -> Result<(CookieJar, Json<LinkTarget>), ApiError> {
    let token = link_token(&claimed.token)?;
    let (id, seat) = find_link(&app, &token).await?;
    let room = app.rooms.get_or_open(id).await?;
    let claim = Command::Claim(seat, token.hash(), claimed.arrival.into());
    check(&room, player.as_ref(), &claim)?;
    let (player, cookie) = player_or_new(&app, player, ip, &base_url).await?;
    room.seat(claim, &player).await?;
    tracing::info!(table = %id, %seat, player = %player.id, "seat claimed by link");
    let table = load_table_info(&app, id, Some(&player), lang).await?;
    Ok((cookie, Json(LinkTarget { seat, table })))
}
