//! Operators: behind a token they find tables and players, close, ban, forget, and everything is
//! noted; what another program does to the same file is followed by the running server.

use std::time::Duration;

use log::UnixMillis;
use serde_json::{Value, json};
use server::testing::{Client, Live};
use server::{AdminToken, Config};
use store::{Banned, Deed, Order, Settings, SqliteStore, Store};

use crate::players::{browser, me};
use crate::sessions::last_word;
use crate::test_server::{GAME, SeatedTable, TestServer, for_people, fragment, wide};

const TOKEN: &str = "a token that nobody guesses";

async fn operated() -> (TestServer, Client) {
    let config = Config {
        admin_token: Some(AdminToken::new(TOKEN).unwrap()),
        trust_proxy: true,
        ..wide()
    };
    let server = TestServer::with(config, Settings::default()).await;
    let mut operator = server.stranger();
    operator.token = Some(TOKEN.to_string());
    (server, operator)
}

async fn order(operator: &Client, what: &str) -> Value {
    let order = json!({"what": what, "why": "insults in a name"});
    operator.post("/api/admin/orders", &order).await.fine()
}

/// The player's id.
async fn id(client: &Client) -> String {
    me(client).await["id"].as_str().unwrap().to_string()
}

/// The same client as a proxy would let it in from this address.
fn from(client: &Client, address: &str) -> Client {
    let mut client = client.clone();
    client.headers.push(format!("X-Forwarded-For: {address}"));
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_token_there_are_no_operators() {
    let server = TestServer::open().await;
    let mut somebody = server.stranger();
    somebody.token = Some(TOKEN.to_string());
    for path in ["tables", "players", "bans", "audit"] {
        let refused = somebody.get(&format!("/api/admin/{path}")).await;
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (404, "request/not-found")
        );
    }
    assert_eq!(server.stranger().get("/admin").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_has_the_token_is_let_in_and_nobody_guesses_for_long() {
    let (server, operator) = operated().await;
    assert_eq!(server.stranger().get("/admin").await.status, 200);
    operator.get("/api/admin/tables").await.fine();
    let livia = server.player("Livia").await;
    let mut wrong = server.stranger();
    wrong.token = Some(format!("{TOKEN}!"));
    for stranger in [&livia, &wrong, &server.stranger()] {
        let refused = stranger.get("/api/admin/players").await;
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (401, "operator/unknown")
        );
        let order = json!({"what": "close 0123456789", "why": "x"});
        let refused = stranger.post("/api/admin/orders", &order).await;
        assert_eq!(refused.code(), "operator/unknown");
    }
    let guesser = from(&wrong, "192.0.2.9");
    let mut limited = false;
    for _ in 0..60 {
        limited |= guesser.get("/api/admin/bans").await.code() == "limit/rate";
    }
    assert!(limited);
    operator.get("/api/admin/bans").await.fine();
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_find_what_there_is() {
    let (server, operator) = operated().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let listed = operator.get("/api/admin/tables").await.fine();
    let found = &listed["tables"][0];
    assert_eq!(
        (&found["id"], &found["status"]),
        (&json!(table.id), &json!("running"))
    );
    assert_eq!(found["seats"], json!(["Livia", "Guest 2"]));
    let livia = id(&table.clients[0]).await;
    let path = format!("/api/admin/tables?player={livia}");
    let own = operator.get(&path).await.fine();
    assert_eq!(own["tables"][0]["id"], json!(table.id));
    let found = operator.get("/api/admin/players?search=liv").await.fine();
    assert_eq!(found["players"].as_array().unwrap().len(), 1);
    assert_eq!(found["players"][0]["id"], json!(livia));
    assert_eq!(found["players"][0]["sessions"], 1);
    for (what, code) in [
        ("dance", "request/malformed"),
        ("close 0123456789", "table/unknown"),
        ("forget 0123456789abcdef", "player/not-found"),
        ("ban player 0123456789abcdef", "player/not-found"),
        ("unban network 192.0.2.1", "ban/unknown"),
    ] {
        let order = json!({"what": what, "why": "x"});
        let refused = operator.post("/api/admin/orders", &order).await;
        assert_eq!(refused.code(), code, "{what}");
    }
    for why in ["", "  ", "a\nb", &"x".repeat(201)] {
        let order = json!({"what": format!("close {}", table.id), "why": why});
        let refused = operator.post("/api/admin/orders", &order).await;
        assert_eq!(refused.code(), "request/malformed", "{why:?}");
    }
    let noted = operator.get("/api/admin/audit").await.fine();
    assert_eq!(noted["noted"], json!([]), "nothing was done");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_says_why() {
    let (server, operator) = operated().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let mut live = table.live(1).await;
    let noted = order(&operator, &format!("close {}", table.id)).await;
    let noted = &noted["noted"][0];
    assert_eq!(noted["what"], json!(format!("close {}", table.id)));
    assert_eq!(noted["why"], "insults in a name");
    assert!(noted["who"].as_str().unwrap().starts_with("page 127."));
    while live.table["status"] != "closed" {
        live.next().await;
    }
    assert_eq!(live.table["closed_because"], "insults in a name");
    let act = json!({"hand_over": {"seat": 1, "by": 1, "to": "bot builder"}});
    let refused = live.request(act).await;
    assert_eq!(refused["error"]["code"], "table/closed");
    let told = table.clients[1].get(&table.path("")).await.fine();
    assert_eq!(told["closed_because"], "insults in a name");
    let mine = table.clients[0].get("/api/tables?list=mine").await.fine();
    assert_eq!(mine["tables"], json!([]));
    let waiting = table.clients[0].table(&for_people(GAME, 2)).await;
    order(&operator, &format!("close {waiting}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_player_is_out_at_once_and_a_bot_goes_on() {
    let (server, operator) = operated().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let guest = &table.clients[1];
    let link = guest.post("/api/me/recovery", &Value::Null).await.fine();
    let who = id(guest).await;
    let (mut watching, leaving) = (table.live(1).await, table.live(2).await);
    order(&operator, &format!("ban player {who}")).await;
    assert_eq!(last_word(leaving).await, json!({"bye": "banned"}));
    let driven = |update: &Value| update["seats"][1]["driver"] == "bot builder";
    watching.until(driven).await;

    for path in ["/api/tables?list=mine", "/api/me/sessions", &table.path("")] {
        let refused = guest.get(path).await;
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (403, "player/banned")
        );
        assert!(
            refused.text().contains("insults in a name"),
            "{}",
            refused.text()
        );
    }
    let told = guest.get("/api/me").await.fine();
    assert_eq!(told["player"], Value::Null);
    assert!(
        told["banned"]
            .as_str()
            .unwrap()
            .contains("insults in a name")
    );
    assert!(Live::try_open(guest, &table.id).await.is_err());
    let token = json!({"token": fragment(&link["link"])});
    let back = server.stranger().post("/api/recover", &token).await;
    assert_eq!(back.code(), "player/banned");

    let bans = operator.get("/api/admin/bans").await.fine();
    assert_eq!(bans["bans"][0]["who"], json!(format!("player {who}")));
    order(&operator, &format!("unban player {who}")).await;
    let mut again = table.live(2).await;
    let act = json!({"hand_over": {"seat": 2, "by": 2, "to": "person"}});
    let done = again.request(act).await;
    assert!(done["error"].is_null(), "the seat is still theirs: {done}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_from_a_banned_network_is_refused_with_a_word() {
    let (server, operator) = operated().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let (home, other) = (
        from(&table.clients[0], "192.0.2.77"),
        from(&table.clients[1], "192.0.3.77"),
    );
    let leaving = home.live(&table.id).await;
    let mut staying = other.live(&table.id).await;
    order(&operator, "ban network 192.0.2.0/24").await;
    assert_eq!(last_word(leaving).await, json!({"bye": "banned"}));
    for path in ["/api/about", "/api/me", "/", "/main.js", "/metrics"] {
        let refused = home.get(path).await;
        assert_eq!(refused.status, 403, "{path}");
        assert!(refused.text().contains("insults in a name"), "{path}");
    }
    assert_eq!(home.get("/api/me").await.code(), "network/banned");
    assert!(Live::try_open(&home, &table.id).await.is_err());
    other.get("/api/about").await.fine();
    staying.hello_blind(Some(2)).await;
    order(&operator, "unban network 192.0.2.0/24").await;
    home.get("/api/about").await.fine();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_player_is_gone() {
    let (server, operator) = operated().await;
    let made = server
        .stranger()
        .post("/api/players", &json!({"name": "Nero"}))
        .await;
    let nero = browser(&server, &made);
    order(&operator, &format!("forget {}", id(&nero).await)).await;
    assert_eq!(me(&nero).await, Value::Null);
    let found = operator.get("/api/admin/players?search=nero").await.fine();
    assert_eq!(found["players"], json!([]));
}

/// As `aedile admin` does it while a server runs.
#[tokio::test(flavor = "multi_thread")]
async fn what_another_program_orders_is_followed() {
    let (server, _) = operated().await;
    let table = SeatedTable::people(&server, GAME, 3).await;
    let other = SqliteStore::open(&server.file).await.unwrap();
    let give = async |what: Deed| {
        let order = Order {
            who: "console Titus".to_string(),
            what,
            why: "insults in a name".to_string(),
            substitute: table::substitute(),
            at: UnixMillis(1),
        };
        other.carry_out(order).await.unwrap();
    };
    let [first, second, third] = [1, 2, 3];
    let (mut watching, leaving) = (table.live(first).await, table.live(second).await);
    let who = id(&table.clients[1]).await.parse().unwrap();
    give(Deed::Ban(Banned::Player(who))).await;
    let ended = tokio::time::timeout(Duration::from_secs(5), last_word(leaving));
    assert_eq!(ended.await.unwrap(), json!({"bye": "banned"}));
    watching
        .until(|update| update["seats"][1]["driver"] == "bot builder")
        .await;
    let last = table.live(third).await;
    let home = Banned::Network("127.0.0.1".parse().unwrap());
    give(Deed::Close(table.id.parse().unwrap())).await;
    while watching.table["status"] != "closed" {
        watching.next().await;
    }
    give(Deed::Ban(home)).await;
    assert_eq!(last_word(last).await, json!({"bye": "banned"}));
    other.close().await;
}
