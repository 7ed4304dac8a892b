//! Seats: links, owners, leaving and coming back, one device for two, turns with a limit.

use std::time::Duration;

use kernel::Seed;
use log::{NewTable, Occupant, Pace, Payload, TableId};
use serde_json::{Value, json};
use server::testing::{Client, play_out};
use store::{SqliteStore, Store};
use table::AnyGame;

use crate::misuse::still_playable;
use crate::test_server::{CLAIM, GAME, LOOK, SeatedTable, TestServer, for_people, known_link};

#[track_caller]
pub fn refused(answered: &server::testing::Response, status: u16, code: &str) {
    assert_eq!(
        (answered.status, answered.code()),
        (status, code.to_string()),
        "{}",
        answered.text()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_link_is_used_once_and_the_last_one_begins_the_game() {
    let server = TestServer::open().await;
    let livia = server.player("Livia").await;
    let made = livia.post("/api/tables", &for_people(GAME, 3)).await.fine();
    assert_eq!(made["table"]["status"], "waiting");
    let id = made["table"]["id"].as_str().unwrap();
    let mut live = livia.live(id).await;
    live.say(&json!({"hello": {"seat": 1, "pictures": false}}))
        .await;
    let links = made["links"].as_array().unwrap();
    assert_eq!(links.len(), 2);
    for (link, status) in links.iter().zip(["waiting", "running"]) {
        let guest = server.player("Guest").await;
        let target = guest.post(LOOK, &known_link(link)).await.fine();
        assert_eq!(
            (&target["seat"], &target["table"]["id"]),
            (&link["seat"], &json!(id))
        );
        let claimed = guest.post(CLAIM, &known_link(link)).await.fine();
        assert_eq!(claimed["table"]["status"], status);
        let seat = link["seat"].as_u64().unwrap() as usize;
        assert_eq!(claimed["table"]["seats"][seat - 1]["yours"], true);
        refused(
            &livia.post(LOOK, &known_link(link)).await,
            404,
            "link/unknown",
        );
        refused(
            &livia.post(CLAIM, &known_link(link)).await,
            404,
            "link/unknown",
        );
    }
    live.until(|update| !update.is_null()).await;
    assert_eq!(live.table["status"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_renews_a_lost_seat() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let (owner, lost) = (&table.clients[0], &table.clients[1]);
    let first = table.renewed_link(2).await;
    let second = table.renewed_link(2).await;
    let heir = server.player("Heir").await;
    refused(
        &heir.post(CLAIM, &known_link(&first)).await,
        404,
        "link/unknown",
    );
    assert_eq!(
        lost.get(&table.path("")).await.fine()["seats"][1]["yours"],
        true
    );
    heir.post(CLAIM, &known_link(&second)).await.fine();
    assert_eq!(
        lost.get(&table.path("")).await.fine()["seats"][1]["yours"],
        false
    );
    refused(
        &lost.get(&table.path("/state?seat=2")).await,
        403,
        "seat/forbidden",
    );
    let table = SeatedTable {
        id: table.id.clone(),
        clients: vec![owner.clone(), heir],
    };
    still_playable(&table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_found_only_by_its_links() {
    let server = TestServer::open().await;
    let (livia, fabius) = (server.player("Livia").await, server.player("Fabius").await);
    let private = livia.table(&for_people(GAME, 2)).await;
    let mut open = for_people(GAME, 2);
    open["visibility"] = json!("open");
    let open = livia.table(&open).await;
    let listed = async |client: &Client, list: &str| {
        let listed = client.get(&format!("/api/tables?list={list}")).await.fine();
        let tables = listed["tables"].as_array().unwrap().clone();
        tables
            .iter()
            .map(|table| table["id"].as_str().unwrap().to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(listed(&fabius, "open").await, [open.as_str()]);
    assert_eq!(listed(&server.stranger(), "open").await, [open.as_str()]);
    assert_eq!(
        listed(&livia, "mine").await,
        [open.clone(), private.clone()]
    );
    refused(
        &server.stranger().get("/api/tables?list=mine").await,
        401,
        "player/unknown",
    );
    let take = |id: &str| format!("/api/tables/{id}/seats/2/take");
    refused(
        &fabius.post(&take(&private), &Value::Null).await,
        403,
        "table/forbidden",
    );
    fabius.post(&take(&open), &Value::Null).await.fine();
    let late = server
        .player("Late")
        .await
        .post(&take(&open), &Value::Null)
        .await;
    assert_eq!(late.status, 409, "{}", late.text());
    assert_eq!(listed(&fabius, "open").await, Vec::<String>::new());
    assert_eq!(listed(&server.stranger(), "watch").await, [open]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_the_owners_is_refused_to_others() {
    let server = TestServer::open().await;
    let (livia, fabius) = (server.player("Livia").await, server.player("Fabius").await);
    let id = livia.table(&for_people(GAME, 2)).await;
    let path = |what: &str| format!("/api/tables/{id}{what}");
    let bot = json!({"level": "builder"}).to_string();
    let calls = [
        ("POST", path("/seats/2/link"), ""),
        ("POST", path("/seats/2/bot"), bot.as_str()),
        ("DELETE", path(""), ""),
    ];
    for (verb, path, body) in &calls {
        let by_other = fabius.request(verb, path, body.as_bytes()).await;
        refused(&by_other, 403, "table/forbidden");
        let by_stranger = server.stranger().request(verb, path, body.as_bytes()).await;
        refused(&by_stranger, 401, "player/unknown");
    }
    refused(
        &fabius.post(&path("/rematch"), &Value::Null).await,
        403,
        "table/forbidden",
    );
    refused(
        &livia.post(&path("/rematch"), &Value::Null).await,
        409,
        "table/running",
    );
    let unknown = livia
        .post(&path("/seats/2/bot"), &json!({"level": "genius"}))
        .await;
    refused(&unknown, 400, "request/malformed");
    let begun = livia
        .request("POST", &path("/seats/2/bot"), bot.as_bytes())
        .await
        .fine();
    assert_eq!(
        (&begun["status"], &begun["seats"][1]["kind"]),
        (&json!("running"), &json!("bot"))
    );
    refused(
        &livia.request("DELETE", &path(""), b"").await,
        409,
        "table/running",
    );
    refused(
        &livia.post(&path("/seats/2/link"), &Value::Null).await,
        409,
        "seat/taken",
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unstarted_table_can_be_left_and_closed() {
    let server = TestServer::open().await;
    let (livia, fabius) = (server.player("Livia").await, server.player("Fabius").await);
    let mut new = for_people(GAME, 3);
    new["visibility"] = json!("open");
    let id = livia.table(&new).await;
    let path = |what: &str| format!("/api/tables/{id}{what}");
    fabius
        .post(&path("/seats/2/take"), &Value::Null)
        .await
        .fine();
    refused(
        &livia.post(&path("/seats/2/leave"), &Value::Null).await,
        403,
        "seat/forbidden",
    );
    let left = fabius
        .post(&path("/seats/2/leave"), &Value::Null)
        .await
        .fine();
    assert_eq!(left["seats"][1]["kind"], "open");
    let mut live = livia.live(&id).await;
    live.say(&json!({"hello": {"seat": 1}})).await;
    let early = live
        .request(json!({"submit": {"seat": 1, "sequence": 0, "actions": ["pass"]}}))
        .await;
    assert_eq!(early["error"]["code"], "table/waiting");
    let closed = livia.request("DELETE", &path(""), b"").await.fine();
    assert_eq!(closed["status"], "closed");
    while live.table["status"] != "closed" {
        live.next().await;
    }
    let late = live
        .request(json!({"submit": {"seat": 1, "sequence": 0, "actions": ["pass"]}}))
        .await;
    assert_eq!(late["error"]["code"], "table/closed");
    refused(
        &fabius.post(&path("/seats/2/take"), &Value::Null).await,
        409,
        "table/closed",
    );
    refused(
        &livia.request("DELETE", &path(""), b"").await,
        409,
        "table/closed",
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_goes_on_for_who_leaves_and_gives_the_seat_back() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let chooser = table.chooser().await;
    let (seat, other) = (chooser.seat, 3 - chooser.seat);
    let mut live = table.live(other).await;
    let before = live.sequence();
    refused(
        &table.clients[other - 1]
            .post(&table.path(&format!("/seats/{seat}/leave")), &Value::Null)
            .await,
        403,
        "seat/forbidden",
    );
    let leaver = &table.clients[seat - 1];
    let left = leaver
        .post(&table.path(&format!("/seats/{seat}/leave")), &Value::Null)
        .await
        .fine();
    assert_eq!(left["seats"][seat - 1]["yours"], true);
    live.until(|update| update["seats"][seat - 1]["driver"] == "bot builder")
        .await;
    live.until(|update| update["choices"][0].is_object()).await;
    assert!(live.sequence() > before + 1, "the bot plays");
    let mut back = table.live(seat).await;
    let sequence = back.sequence();
    let refused = back
        .request(json!({"undo": {"seat": seat, "sequence": sequence, "point": 0}}))
        .await;
    assert_eq!(
        refused["error"]["code"], "seat/forbidden",
        "a bot sits there"
    );
    let taken = back
        .request(json!({"hand_over": {"seat": seat, "by": seat, "to": "person"}}))
        .await;
    assert!(taken["done"].is_object(), "{taken}");
    back.until(|update| update["seats"][seat - 1]["driver"] == "person")
        .await;
    let again = back
        .request(json!({"hand_over": {"seat": seat, "by": seat, "to": "person"}}))
        .await;
    assert_eq!(again["error"]["code"], "seat/same-driver");
    still_playable(&table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_ask_for_a_rematch_come_to_one_table() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let path = table.path("/rematch");
    refused(
        &table.clients[0].post(&path, &Value::Null).await,
        409,
        "table/running",
    );
    play_out(&mut table.all().await, &mut Seed::of_series(4, 60).rng()).await;
    let (one, other) = tokio::join!(
        table.clients[0].post(&path, &Value::Null),
        table.clients[1].post(&path, &Value::Null),
    );
    let (one, other) = (one.fine(), other.fine());
    assert_eq!(one["table"]["id"], other["table"]["id"]);
    assert_ne!(one["table"]["id"], table.id);
    assert_eq!(one["table"]["status"], "running");
    let again = SeatedTable {
        id: one["table"]["id"].as_str().unwrap().to_string(),
        clients: table.clients.clone(),
    };
    still_playable(&again).await;
    let stranger = server.player("Stranger").await;
    refused(
        &stranger.post(&path, &Value::Null).await,
        403,
        "table/forbidden",
    );
}

/// The same table, but with turns that are over as soon as they begin.
pub async fn with_short_turns(server: &TestServer, table: &SeatedTable) -> SeatedTable {
    let store = SqliteStore::open(&server.file).await.unwrap();
    let stored = store.open_table(table.id.parse().unwrap()).await.unwrap();
    let info = stored.info;
    let first = &stored.log[0].payload;
    assert!(matches!(first, Payload::Sit(Occupant::Person { .. })));
    let id = TableId::from_random(store::random());
    let new = NewTable {
        id,
        seats: info.seats.seats(),
        entries: stored.log,
        to_act: info.to_act,
        game: info.game.clone(),
        rules_version: info.rules_version,
        options: info.options.clone(),
        settings: info.settings.clone(),
        dealing: info.dealing,
        secret: stored.secret,
        commitment: info.commitment,
        owner: info.owner.unwrap(),
        pace: Pace::PerTurn(Duration::from_millis(1)),
        visibility: info.visibility,
        at: info.created_at,
    };
    store.create_table(new).await.unwrap();
    store.close().await;
    SeatedTable {
        id: id.to_string(),
        clients: table.clients.clone(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_seat_may_be_handed_to_a_bot_by_another() {
    let server = TestServer::open().await;
    let calm = SeatedTable::people(&server, GAME, 2).await;
    let hasty = with_short_turns(&server, &calm).await;
    for (table, late) in [(&calm, false), (&hasty, true)] {
        let chooser = table.chooser().await;
        let (seat, other) = (chooser.seat, 3 - chooser.seat);
        let mut live = table.live(other).await;
        assert_eq!(live.update["seats"][seat - 1]["deadline"].is_number(), late);
        let wanted = json!({"hand_over": {"seat": seat, "by": other, "to": "bot builder"}});
        let mut answer = live.request(wanted.clone()).await;
        if !late {
            assert_eq!(answer["error"]["code"], "pace/not-late", "{answer}");
            continue;
        }
        // Until the time is over; the server's clock says when.
        while answer["error"]["code"] == "pace/not-late" {
            answer = live.request(wanted.clone()).await;
        }
        assert!(answer["done"].is_object(), "{answer}");
        live.until(|update| update["choices"][0].is_object()).await;
        assert_eq!(live.update["seats"][seat - 1]["driver"], "bot builder");
        // Nobody else can take it back, its player can.
        let back = json!({"hand_over": {"seat": seat, "by": other, "to": "person"}});
        let answer = live.request(back).await;
        assert!(answer["error"].is_object(), "{answer}");
        let mut own = table.live(seat).await;
        let back = json!({"hand_over": {"seat": seat, "by": seat, "to": "person"}});
        assert!(own.request(back).await["done"].is_object());
    }
    let limited = calm.clients[0]
        .post(
            "/api/tables",
            &json!({"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "turn_limit_s": 9}),
        )
        .await;
    refused(&limited, 400, "request/malformed");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_device_have_two_seats_and_different_eyes() {
    let server = TestServer::open().await;
    let livia = server.player("Livia").await;
    for game in AnyGame::ALL {
        let seats = json!([{"kind": "me"}, {"kind": "beside", "name": "Fabius"}]);
        let id = livia
            .table(&json!({"game": game.meta().id, "seats": seats}))
            .await;
        let mut live = livia.live(&id).await;
        let mut rng = Seed::of_series(4, 61).rng();
        let (mut curtains, mut differ) = (0, 0);
        for _ in 0..16 {
            live.hello(Some(1)).await;
            let first = live.update.clone();
            live.hello(Some(2)).await;
            let second = live.update.clone();
            assert_eq!(second["seats"][1]["name"], "Fabius");
            curtains += private(&first).len();
            differ += usize::from(private(&first) != private(&second));
            // Each is asked only when its own seat is to act.
            let seat = if first["choices"][0].is_object() {
                1
            } else {
                2
            };
            let (asked, other) = if seat == 1 {
                (&first, &second)
            } else {
                (&second, &first)
            };
            assert_eq!(asked["prompt"]["yours"], true);
            assert_eq!(other["prompt"]["yours"], false);
            assert_eq!(other["choices"], json!([]));
            live.hello(Some(seat)).await;
            let action = rng.choose(&live.actions()).unwrap().clone();
            let done = live.submit(seat, &[action]).await;
            assert!(done["done"].is_object(), "{done}");
        }
        assert!(
            curtains == 0 || differ > 0,
            "{game}: what is private is the same for both"
        );
    }
    let twice = json!([{"kind": "me"}, {"kind": "me"}]);
    let twice = livia
        .post("/api/tables", &json!({"game": GAME, "seats": twice}))
        .await;
    refused(&twice, 400, "request/options");
}

/// The pictures that only this viewer is shown.
fn private(update: &Value) -> Vec<Value> {
    let pages = update["sheet"]["pages"].as_array().unwrap().iter();
    let slots = pages.flat_map(|page| page["slots"].as_array().unwrap());
    let own: Vec<&Value> = slots
        .filter(|slot| slot["private"] == true)
        .map(|slot| &slot["area"])
        .collect();
    let areas = update["areas"].as_array().unwrap().iter();
    areas
        .filter(|area| own.contains(&&area["area"]))
        .cloned()
        .collect()
}
