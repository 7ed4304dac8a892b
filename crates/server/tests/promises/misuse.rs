//! What clients should not do: each gets a typed refusal, and the table is unharmed.

use kernel::Seed;
use serde_json::{Value, json};
use server::testing::{Live, submission};
use table::AnyGame;

use crate::test_server::{CLAIM, GAME, SeatedTable, TestServer, known_link};

/// Whoever is to act does, and everybody hears of it.
pub async fn still_playable(table: &SeatedTable) {
    let mut players = table.all().await;
    let before = players[0].live.sequence();
    let chooser = players
        .iter_mut()
        .find(|player| !player.live.actions().is_empty());
    let chooser = chooser.expect("somebody is to act");
    let first = chooser.live.actions()[0].clone();
    let done = chooser.live.submit(chooser.seat, &[first]).await;
    assert!(done["done"]["sequence"].as_u64() > Some(before), "{done}");
    for player in &mut players {
        let newer = |update: &Value| update["sequence"].as_u64() > Some(before);
        player.live.until(newer).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_submission_is_stale_whatever_came_of_the_first() {
    let server = TestServer::open().await;
    for game in AnyGame::ALL {
        let table = SeatedTable::people(&server, game.meta().id, 2).await;
        let mut players = table.all().await;
        let mut rng = Seed::of_series(4, 20).rng();
        for _ in 0..12 {
            let chooser = players
                .iter_mut()
                .find(|player| !player.live.actions().is_empty());
            let (seat, live) = chooser.map(|one| (one.seat, &mut one.live)).unwrap();
            let action = rng.choose(&live.actions()).unwrap().clone();
            let wanted = submission(seat, live.sequence(), &[action]);
            let done = live.request(wanted.clone()).await;
            let after = done["done"]["sequence"].as_u64().unwrap();
            let again = live.request(wanted.clone()).await;
            assert_eq!(again["error"]["code"], "action/stale", "{again}");
            assert_eq!(again["error"]["current"], after);
            let over_http = table.clients[seat - 1]
                .post(&table.path("/do"), &wanted)
                .await;
            assert_eq!(
                (over_http.status, over_http.code()),
                (409, "action/stale".to_string())
            );
            let ahead = submission(seat, after + 1, &["x".to_string()]);
            let ahead = live.request(ahead).await;
            assert_eq!(ahead["error"]["code"], "action/stale");
            for player in &mut players {
                let there = |update: &Value| update["sequence"] == after;
                player.live.until(there).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_tabs_that_race_exactly_one_wins() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let mut tabs = [
        (table.live(1).await, table.live(1).await),
        (table.live(2).await, table.live(2).await),
    ];
    for round in 0..20 {
        let to_act = tabs
            .iter()
            .position(|(one, _)| !one.actions().is_empty())
            .unwrap();
        let (one, other) = &mut tabs[to_act];
        let (seat, actions) = (to_act + 1, one.actions());
        let last = actions.last().unwrap().clone();
        let (won, lost) = tokio::join!(
            one.submit(seat, &actions[..1]),
            other.submit(seat, std::slice::from_ref(&last)),
        );
        let (won, lost) = if won["done"].is_null() {
            (lost, won)
        } else {
            (won, lost)
        };
        let after = won["done"]["sequence"].as_u64().unwrap();
        assert_eq!(
            lost["error"]["code"], "action/stale",
            "round {round}: {lost}"
        );
        assert_eq!(lost["error"]["current"], after);
        for (one, other) in &mut tabs {
            for tab in [one, other] {
                tab.until(|update| update["sequence"] == after).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_of_one_table_opens_no_seat_of_another() {
    let server = TestServer::open().await;
    let (ours, theirs) = (
        SeatedTable::people(&server, GAME, 2).await,
        SeatedTable::people(&server, GAME, 2).await,
    );
    let intruder = &ours.clients[0];
    let mut live = intruder.live(&theirs.id).await;
    live.say(&json!({"hello": {"seat": 1}})).await;
    assert_eq!(live.next().await["error"]["code"], "seat/forbidden");
    live.hello_blind(None).await;
    assert_eq!(live.actions(), Vec::<String>::new());
    let wanted = [
        json!({"submit": {"seat": 1, "sequence": live.sequence(), "actions": ["pass"]}}),
        json!({"stage": {"seat": 1, "sequence": live.sequence(), "actions": ["pass"]}}),
        json!({"undo": {"seat": 1, "sequence": live.sequence(), "point": 0}}),
        json!({"agree": {"seat": 2, "sequence": live.sequence()}}),
        json!({"decline": {"seat": 2, "sequence": live.sequence()}}),
        json!({"hand_over": {"seat": 1, "by": 1, "to": "bot builder"}}),
        json!({"hand_over": {"seat": 1, "by": 2, "to": "bot builder"}}),
    ];
    for wanted in wanted {
        let refused = live.request(wanted.clone()).await;
        assert_eq!(refused["error"]["code"], "seat/forbidden", "{wanted}");
        let refused = intruder.post(&theirs.path("/do"), &wanted).await;
        assert_eq!(
            (refused.status, refused.code()),
            (403, "seat/forbidden".to_string())
        );
        let nobody = server.stranger().post(&theirs.path("/do"), &wanted).await;
        assert_eq!(nobody.code(), "seat/forbidden");
    }
    let state = intruder.get(&theirs.path("/state?seat=1")).await;
    assert_eq!(state.code(), "seat/forbidden");
    // A seat that the table does not have.
    let wanted = submission(4, live.sequence(), &["pass".to_string()]);
    assert_eq!(live.request(wanted).await["error"]["code"], "seat/unknown");
    still_playable(&theirs).await;
}

/// Who lost the seat to a new link keeps the connection, but not the eyes.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_changed_hands_tells_its_old_player_nothing_more() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let mut old = table.clients[1].live(&table.id).await;
    old.hello(Some(2)).await;
    let hits = hits(&old.update);
    let now = old.sequence();
    let (waiter, path) = (
        table.clients[1].clone(),
        table.path(&format!("/state?seat=2&pictures=false&after={now}")),
    );
    let mut requests = server.metric("aedile_requests_total").await;
    let waiting = tokio::spawn(async move { waiter.get(&path).await });
    // Until the server has that request beside our own question.
    loop {
        let now = server.metric("aedile_requests_total").await;
        if now > requests + 1 {
            break;
        }
        requests = now;
    }
    let link = table.renewed_link(2).await;
    let heir = server.player("Heir").await;
    heir.post(CLAIM, &known_link(&link)).await.fine();
    let mut watcher = server.stranger().live(&table.id).await;
    watcher.hello(None).await;
    let sequence = old.sequence();
    let refused = old
        .request(json!({"stage": {"seat": 2, "sequence": sequence, "actions": []}}))
        .await;
    assert_eq!(refused["error"]["code"], "seat/forbidden");
    for hit in hits {
        let help = json!({"help": {"hit": hit}});
        let (own, others) = (old.request(help.clone()).await, watcher.request(help).await);
        assert_eq!(own["help"], others["help"], "{hit}");
        assert_eq!(own["error"], others["error"], "{hit}");
    }
    let heirs = SeatedTable {
        id: table.id.clone(),
        clients: vec![table.clients[0].clone(), heir],
    };
    still_playable(&heirs).await;
    let told = waiting.await.unwrap().fine();
    let everybody = server
        .stranger()
        .get(&table.path("/state?pictures=false"))
        .await;
    assert!(
        told == everybody.fine(),
        "who waited for news has the viewpoint of a seat that is another's"
    );
}

/// The hits in the pictures of an update.
fn hits(update: &Value) -> Vec<String> {
    let areas = update["areas"].as_array().unwrap().iter();
    let svgs = areas.map(|area| area["svg"].as_str().unwrap());
    let hits = svgs.flat_map(|svg| svg.split("data-hit=\"").skip(1));
    let hits = hits.map(|rest| rest.split('"').next().unwrap().to_string());
    hits.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn unreadable_and_oversize_frames_are_answered_or_end_the_connection() {
    use tokio_tungstenite::tungstenite::Message;
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let mut live = table.live(1).await;
    for bad in [
        "",
        "{",
        "null",
        "{\"hello\":{\"seat\":0}}",
        "{\"id\":1,\"request\":\"submit\"}",
    ] {
        assert!(live.send(Message::text(bad)).await);
        assert_eq!(
            answer(&mut live).await["error"]["code"],
            "request/malformed",
            "{bad}"
        );
    }
    assert!(live.send(Message::binary(b"{\"hello\":{}}".to_vec())).await);
    assert_eq!(
        answer(&mut live).await["error"]["code"],
        "request/malformed"
    );
    let mut early = table.clients[0].live(&table.id).await;
    let request = submission(1, 0, &["pass".to_string()]);
    assert_eq!(
        early.request(request).await["error"]["code"],
        "request/malformed"
    );
    // Just short enough is heard, too long ends the connection, also in pieces.
    let long = |bytes: usize| format!("{{\"hello\":{{\"lang\":\"{}\"}}}}", "x".repeat(bytes - 21));
    assert!(early.send(Message::text(long(16 * 1024))).await);
    assert_eq!(
        answer(&mut early).await["error"]["code"],
        "request/malformed"
    );
    early.send(Message::text(long(16 * 1024 + 1))).await;
    assert!(early.ends().await);
    let mut huge = table.live(1).await;
    huge.send(Message::text("x".repeat(4 << 20))).await;
    assert!(huge.ends().await);
    still_playable(&table).await;
}

/// The next message that is an answer.
async fn answer(live: &mut Live) -> Value {
    loop {
        let message = live.next().await;
        if message.get("id").is_some() {
            return message;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_cannot_be_read_are_refused() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let client = &table.clients[0];
    let posts = [
        "/api/players",
        "/api/recover",
        "/api/links/look",
        "/api/links/claim",
        "/api/tables",
        "/api/check",
    ];
    let posts = posts.map(str::to_string);
    let posts = posts
        .into_iter()
        .chain([table.path("/do"), table.path("/seats/1/bot")]);
    for path in posts {
        let bodies = ["", "{", "7", "{\"unknown\":1}", "\u{0}", "\"\\ud800\""];
        for body in bodies {
            let refused = client.request("POST", &path, body.as_bytes()).await;
            // A new player needs nothing to be said, but not that.
            assert_eq!(refused.status, 400, "{path} {body:?}: {}", refused.text());
            assert_eq!(refused.code(), "request/malformed", "{path} {body:?}");
        }
        let refused = client.request("POST", &path, b"{\"name\":\"\xff\"}").await;
        assert_eq!(refused.code(), "request/malformed", "{path}");
        let deep = "[".repeat(10_000);
        let refused = client.request("POST", &path, deep.as_bytes()).await;
        assert_eq!(refused.code(), "request/malformed", "{path}");
        let refused = client
            .request("POST", &path, &vec![b' '; 16 * 1024 + 1])
            .await;
        assert_eq!(
            (refused.status, refused.code()),
            (413, "request/too-large".to_string())
        );
    }
    still_playable(&table).await;
}

/// A verb, an address, and the code of the refusal.
type Asked = (&'static str, String, &'static str);

/// Tables that are not there.
fn unknown_tables() -> Vec<Asked> {
    let nowhere = "0000000000";
    vec![
        ("GET", "/api/tables/x".to_string(), "table/unknown"),
        ("GET", format!("/api/tables/{nowhere}"), "table/unknown"),
        ("DELETE", format!("/api/tables/{nowhere}"), "table/unknown"),
        (
            "GET",
            format!("/api/tables/{nowhere}/state"),
            "table/unknown",
        ),
        (
            "GET",
            format!("/api/tables/{nowhere}/record"),
            "table/unknown",
        ),
        (
            "GET",
            format!("/api/tables/{nowhere}/thumb.svg"),
            "table/unknown",
        ),
        (
            "POST",
            format!("/api/tables/{nowhere}/rematch"),
            "table/unknown",
        ),
        (
            "POST",
            format!("/api/tables/{nowhere}/seats/1/take"),
            "table/unknown",
        ),
    ]
}

/// Seats, links, lists, games and verbs that are not there.
fn unknown_others(table: &SeatedTable) -> Vec<Asked> {
    let path = |what: &str| table.path(what);
    let token = "0123456789abcdefghjkmnpqrs";
    vec![
        ("POST", path("/seats/9/take"), "seat/unknown"),
        ("POST", path("/seats/x/leave"), "seat/unknown"),
        ("POST", path("/seats/5/link"), "seat/unknown"),
        ("GET", path("/state?seat=9"), "seat/unknown"),
        ("GET", path("/state?seat=3"), "seat/unknown"),
        ("GET", path("/state?format=huge"), "request/malformed"),
        ("GET", path("/state?after=-1"), "request/malformed"),
        ("GET", path("/record"), "table/running"),
        ("GET", path("/live"), "request/malformed"),
        // A link travels in the body: what stands in a path is written down on the way.
        ("GET", format!("/api/links/{token}"), "request/not-found"),
        ("POST", format!("/api/links/{token}"), "request/not-found"),
        (
            "DELETE",
            "/api/me/sessions/0123456789ab".to_string(),
            "session/unknown",
        ),
        (
            "DELETE",
            "/api/me/sessions/x".to_string(),
            "session/unknown",
        ),
        (
            "GET",
            "/api/tables?list=secret".to_string(),
            "request/malformed",
        ),
        (
            "GET",
            "/api/tables?after=x".to_string(),
            "request/malformed",
        ),
        (
            "GET",
            "/api/tables?limit=x".to_string(),
            "request/malformed",
        ),
        (
            "GET",
            "/api/games/chess/symbols.svg".to_string(),
            "request/not-found",
        ),
        (
            "GET",
            "/api/games/chess/picture.svg".to_string(),
            "request/not-found",
        ),
        ("GET", "/api/nothing".to_string(), "request/not-found"),
        ("POST", "/api/nothing".to_string(), "request/not-found"),
        ("PUT", "/api/me".to_string(), "request/not-found"),
        ("GET", "/api/tables/%ff".to_string(), "request/not-found"),
        ("GET", "/words/xx.json".to_string(), "request/not-found"),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_exist_is_answered_with_a_code() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let client = &table.clients[0];
    for (verb, path, code) in unknown_tables().into_iter().chain(unknown_others(&table)) {
        let refused = client.request(verb, &path, b"").await;
        assert_eq!(
            refused.code(),
            code,
            "{verb} {path}: {} {}",
            refused.status,
            refused.text()
        );
    }
    still_playable(&table).await;
}
