//! Tables: making, listing, reading, closing, playing again.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Response};
use store::{Cursor, Listing, Occupant, Page, Player, Status, Store, StoredTable, TableId, Token};

use super::about::theme;
use super::players::{set_cookie, welcome};
use crate::app::App;
use crate::ask::{Body, From, Home, Signed, Tongue, Who, query};
use crate::assets;
use crate::card::{ReadBy, card};
use crate::error::Trouble;
use crate::pictures::{Sample, miniature};
use crate::plan::{Plan, Wanted, bot};
use crate::room::{Face, game_of, hides_scores, record_of};
use crate::wire::{self, Checked, MadeTable, SeatLink, TableList};

/// The most tables of one answer.
const MOST_LISTED: u32 = 50;

/// A table's id.
///
/// # Errors
/// It is none.
pub fn table_id(text: &str) -> Result<TableId, Trouble> {
    text.parse().map_err(|_| Trouble::NoTable)
}

/// The table as this player is told it now.
///
/// # Errors
/// There is none.
pub async fn told(
    app: &App,
    id: TableId,
    player: Option<&Player>,
    Tongue(lang): Tongue,
) -> Result<wire::TableInfo, Trouble> {
    let by = ReadBy {
        player: player.map(|player| player.id),
        lang,
    };
    card(&app.store().table(id).await?, by, &app.base.speeches)
}

/// Makes a table. A stranger becomes a player.
pub async fn make(
    State(app): State<Arc<App>>,
    From(address): From,
    Who(who): Who,
    home: Home,
    tongue: Tongue,
    Body(new): Body<wire::NewTable>,
) -> Result<Response, Trouble> {
    let plan = Plan::new(&new)?;
    app.limiter.make(address)?;
    let (player, secret) = match who {
        Some(player) => (player, None),
        None => {
            let newcomer = welcome(&app, None).await?;
            (newcomer.player, Some(newcomer.secret))
        }
    };
    let made = keep(&app, &plan, &player, &home, tongue).await?;
    let mut response = Json(made).into_response();
    if let Some(secret) = secret {
        set_cookie(response.headers_mut(), &home, Some(&secret));
    }
    Ok(response)
}

async fn keep(
    app: &App,
    plan: &Plan,
    owner: &Player,
    home: &Home,
    tongue: Tongue,
) -> Result<MadeTable, Trouble> {
    let (table, links) = plan.table(owner.id);
    let id = app.store().create_table(table).await?;
    // A table without open seats begins at once.
    app.rooms.get(id).await?;
    let link = |(number, token): (usize, Token)| SeatLink {
        seat: kernel::Seat::from_number(number).expect("the table has this seat"),
        link: seat_link(home, &token),
    };
    Ok(MadeTable {
        table: told(app, id, Some(owner), tongue).await?,
        links: links.into_iter().map(link).collect(),
    })
}

/// The whole address of a seat link.
pub fn seat_link(home: &Home, token: &Token) -> String {
    format!("{}/join/{token}", home.0)
}

/// Whether such a table could be made.
pub async fn check(
    State(app): State<Arc<App>>,
    Tongue(lang): Tongue,
    Body(new): Body<wire::NewTable>,
) -> Json<Checked> {
    let speeches = &app.base.speeches;
    let told = |trouble: Trouble| trouble.told(speeches, lang);
    Json(Checked {
        error: Plan::new(&new).err().map(told),
    })
}

/// A page of tables.
pub async fn list(
    State(app): State<Arc<App>>,
    Who(who): Who,
    Tongue(lang): Tongue,
    uri: Uri,
) -> Result<Json<TableList>, Trouble> {
    let player = who.as_ref().map(|player| player.id);
    let own = || player.ok_or(Trouble::Stranger);
    let listing = match query(&uri, "list").unwrap_or("open") {
        "mine" => Listing::Mine(own()?),
        "open" => Listing::ToJoin,
        "watch" => Listing::ToWatch,
        "finished" => Listing::Finished,
        "finished-mine" => Listing::FinishedBy(own()?),
        other => return Err(Trouble::Malformed(format!("there is no list {other:?}"))),
    };
    let malformed = |error: &dyn std::fmt::Display| Trouble::Malformed(error.to_string());
    let after: Option<Cursor> = query(&uri, "after")
        .map(str::parse)
        .transpose()
        .map_err(|error| malformed(&error))?;
    let limit: Option<u32> = query(&uri, "limit")
        .map(str::parse)
        .transpose()
        .map_err(|error| malformed(&error))?;
    let limit = limit.unwrap_or(MOST_LISTED).clamp(1, MOST_LISTED);
    let listed = app.store().list(listing, Page { after, limit }).await?;
    let by = ReadBy { player, lang };
    let cards = listed
        .tables
        .iter()
        .map(|info| card(info, by, &app.base.speeches));
    Ok(Json(TableList {
        tables: cards.collect::<Result<_, _>>()?,
        next: listed.next.map(|next| next.to_string()),
    }))
}

/// One table.
pub async fn info(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Who(who): Who,
    tongue: Tongue,
) -> Result<Json<wire::TableInfo>, Trouble> {
    Ok(Json(
        told(&app, table_id(&id)?, who.as_ref(), tongue).await?,
    ))
}

/// Its owner closes a table that has not begun.
pub async fn close(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Signed(player): Signed,
    tongue: Tongue,
) -> Result<Json<wire::TableInfo>, Trouble> {
    let id = table_id(&id)?;
    let info = app.store().table(id).await?;
    if info.owner != Some(player.id) {
        return Err(Trouble::NotOwner);
    }
    app.rooms.get(id).await?.close().await?;
    Ok(Json(told(&app, id, Some(&player), tongue).await?))
}

/// The same again. Who asks second comes to the table of who asked first.
pub async fn rematch(
    State(app): State<Arc<App>>,
    From(address): From,
    Path(id): Path<String>,
    Signed(player): Signed,
    home: Home,
    tongue: Tongue,
) -> Result<Json<MadeTable>, Trouble> {
    let id = table_id(&id)?;
    let info = app.store().table(id).await?;
    if info.seats_of(player.id).is_empty() && info.owner != Some(player.id) {
        return Err(Trouble::NotOwner);
    }
    if info.status != Status::Finished {
        return Err(Trouble::Running);
    }
    let mut rematches = app.rematches.lock().await;
    if let Some(again) = rematches.of(id) {
        let table = told(&app, again, Some(&player), tongue).await?;
        return Ok(Json(MadeTable {
            table,
            links: Vec::new(),
        }));
    }
    app.limiter.make(address)?;
    let seats = info
        .seats
        .iter()
        .map(|(_, state)| same_again(&state.occupant));
    let plan = Plan {
        game: game_of(&info)?,
        options: info.options.clone(),
        seats: seats.collect::<Result<_, _>>()?,
        pace: info.pace,
        visibility: info.visibility,
        hide_scores: hides_scores(&info),
    };
    let made = keep(&app, &plan, &player, &home, tongue).await?;
    rematches.note(id, made.table.id);
    Ok(Json(made))
}

fn same_again(occupant: &Occupant) -> Result<Wanted, Trouble> {
    Ok(match occupant {
        Occupant::Open => Wanted::Open,
        Occupant::Person { player, alias } => Wanted::Person {
            player: Some(*player),
            alias: alias.clone(),
        },
        Occupant::Bot { level } => Wanted::Bot(bot(level)?),
    })
}

/// The record of a finished game.
pub async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Response, Trouble> {
    let stored = app.store().open_table(table_id(&id)?).await?;
    if stored.info.status != Status::Finished {
        return Err(Trouble::Running);
    }
    let record = record_of(&stored).map_err(|error| {
        tracing::error!(table = %stored.info.id, %error, "a finished table gives no record");
        Trouble::Failed
    })?;
    let name = format!(
        "attachment; filename=\"{}-{}.aedile\"",
        stored.info.game, stored.info.id
    );
    let headers = [
        ("content-type", "text/plain; charset=utf-8"),
        ("content-disposition", &name),
    ];
    Ok((headers, record.to_string()).into_response())
}

/// A small picture of a table, as everybody may see it; of its game before it has begun.
pub async fn thumb(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let (id, theme) = (table_id(&id)?, theme(&uri)?);
    let stored = app.store().open_table(id).await?;
    let drawn = tokio::task::spawn_blocking(move || drawn(&app, &stored, theme)).await;
    let picture = drawn.map_err(|_| Trouble::Failed)??;
    Ok(assets::answer(
        "thumb.svg",
        picture.into_bytes().into(),
        &headers,
    ))
}

fn drawn(app: &App, stored: &StoredTable, theme: scene::Theme) -> Result<String, Trouble> {
    let format = scene::Format::Thumb;
    match stored.info.status {
        Status::Running | Status::Finished => {
            let face = Face::open(stored, &app.base.speeches)?;
            Ok(miniature(&face, theme, &app.base.speeches))
        }
        Status::Waiting | Status::Closed => {
            let game = game_of(&stored.info)?;
            let sample = Sample {
                seats: Some(stored.info.seats.seats()),
                format,
                theme,
            };
            Ok(app.pictures.sample(game, sample).to_string())
        }
    }
}
