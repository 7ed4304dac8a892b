//! Sessions: the way back, the list of browsers, signing out here and elsewhere, being deleted; and
//! that a live connection ends with its session.

use std::time::Duration;

use serde_json::{Value, json};
use server::testing::{Client, Live, Response, play_out};
use sqlx::{Connection as _, SqliteConnection, query};

use crate::players::{browser, cookie, me};
use crate::test_server::{CLAIM, GAME, LOOK, SeatedTable, TestServer, for_people, fragment};

async fn recover(server: &TestServer, token: &str) -> Response {
    let body = json!({"token": token});
    server.stranger().post("/api/recover", &body).await
}

/// A new player's browser, and the token of the way back.
async fn livia(server: &TestServer) -> (Client, String) {
    let new = json!({"name": "Livia"});
    let made = server.stranger().post("/api/players", &new).await;
    let back = fragment(&made.fine()["recovery"]);
    (browser(server, &made), back)
}

/// A player with so many programs, signed in one after the other.
async fn programs(server: &TestServer, count: usize) -> Vec<Client> {
    let new = json!({"name": "Livia", "program": true});
    let mut answer = server.stranger().post("/api/players", &new).await.fine();
    let mut programs = Vec::new();
    loop {
        let mut program = server.stranger();
        program.token = answer["token"].as_str().map(str::to_string);
        let name = format!("User-Agent: robot-{}/1.0", programs.len());
        program.headers.push(name);
        programs.push(program);
        if programs.len() == count {
            return programs;
        }
        let next = json!({"token": fragment(&answer["recovery"]), "program": true});
        answer = server.stranger().post("/api/recover", &next).await.fine();
    }
}

/// A player's table, where so many programs of the player look on from the seat.
async fn watched(programs: &[Client]) -> Vec<Live> {
    let new = json!({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]});
    let table = programs[0].table(&new).await;
    let mut lives = Vec::new();
    for program in programs {
        let mut live = program.live(&table).await;
        live.hello_blind(Some(1)).await;
        lives.push(live);
    }
    lives
}

/// What a connection hears last.
pub async fn last_word(mut live: Live) -> Value {
    let mut last = Value::Null;
    while let Some(message) = live.try_next().await {
        last = message;
    }
    last
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_link_works_once_and_the_next_one_is_shown() {
    let server = TestServer::open().await;
    let (laptop, first) = livia(&server).await;
    let came_back = recover(&server, &first).await;
    let second = came_back.fine()["recovery"].clone();
    let address = format!("http://{}/recover#", server.address);
    assert!(second.as_str().unwrap().starts_with(&address), "{second}");
    let phone = browser(&server, &came_back);
    assert_eq!(me(&phone).await, me(&laptop).await);
    for used in [first.as_str(), "x", "0123456789abcdefghjkmnpqrs"] {
        let refused = recover(&server, used).await;
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (404, "link/unknown")
        );
        assert_eq!(cookie(&refused), "");
    }
    let tablet = browser(&server, &recover(&server, &fragment(&second)).await);
    assert_eq!(me(&tablet).await["name"], "Livia");
    let renewed = phone.post("/api/me/recovery", &Value::Null).await.fine();
    let refused = recover(&server, &fragment(&second)).await;
    assert_eq!(refused.code(), "link/unknown");
    let third = recover(&server, &fragment(&renewed["link"])).await;
    assert_eq!(me(&browser(&server, &third)).await["name"], "Livia");
    for still in [&laptop, &phone, &tablet] {
        assert_eq!(me(still).await["name"], "Livia");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_link_is_in_the_fragment_and_in_the_body() {
    let server = TestServer::open().await;
    let owner = server.player("Livia").await;
    let made = owner.post("/api/tables", &for_people(GAME, 2)).await.fine();
    let link = &made["links"][0]["link"];
    let address = format!("http://{}/join#", server.address);
    assert!(link.as_str().unwrap().starts_with(&address), "{link}");
    let token = json!({"token": fragment(link)});
    let target = server.stranger().post(LOOK, &token).await.fine();
    assert_eq!(target["seat"], 2);
    let claimed = server.player("Marcus").await.post(CLAIM, &token).await;
    assert_eq!(claimed.fine()["table"]["status"], "running");
    let refused = owner.post(LOOK, &token).await;
    assert_eq!(refused.code(), "link/unknown");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_sees_every_session_and_ends_them() {
    let server = TestServer::open().await;
    let programs = programs(&server, 4).await;
    let mut lives = watched(&programs).await;
    for program in &programs {
        me(program).await;
    }
    let list = async |client: &Client| {
        let listed = client.get("/api/me/sessions").await.fine();
        listed["sessions"].as_array().unwrap().clone()
    };
    let all = list(&programs[0]).await;
    assert_eq!(all.len(), 4);
    let own: Vec<_> = all.iter().filter(|one| one["this"] == true).collect();
    assert_eq!((own.len(), &own[0]["hint"]), (1, &json!("robot-0")));
    assert!(own[0]["seen_at"].as_i64() >= own[0]["created_at"].as_i64());

    let third = list(&programs[2]).await;
    let third = third.iter().find(|one| one["this"] == true).unwrap();
    let path = format!("/api/me/sessions/{}", third["id"].as_str().unwrap());
    let stranger = server.player("Marcus").await;
    let refused = stranger.request("DELETE", &path, b"").await;
    assert_eq!(refused.code(), "session/unknown", "another's");
    let ended = programs[0].request("DELETE", &path, b"").await.fine();
    assert_eq!(ended["sessions"].as_array().unwrap().len(), 3);
    assert_eq!(
        last_word(lives.remove(2)).await,
        json!({"bye": "signed-out"})
    );
    assert_eq!(me(&programs[2]).await, Value::Null);

    let ended = programs[0].request("DELETE", "/api/me/sessions", b"").await;
    assert_eq!(ended.fine()["sessions"].as_array().unwrap().len(), 1);
    for _ in 0..2 {
        let ended = last_word(lives.remove(1)).await;
        assert_eq!(ended, json!({"bye": "signed-out"}));
    }
    for gone in [&programs[1], &programs[3]] {
        assert_eq!(me(gone).await, Value::Null);
        let refused = gone.get("/api/me/sessions").await;
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (401, "player/unknown")
        );
    }
    let mut own = lives.remove(0);
    let answer = own.request(json!({"help": {"hit": "nothing"}})).await;
    assert_eq!(answer["error"]["code"], "help/unknown", "it goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_ends_the_live_connections_of_this_session_alone() {
    let server = TestServer::open().await;
    let programs = programs(&server, 2).await;
    let mut lives = watched(&programs).await;
    let out = programs[1].post("/api/me/sign-out", &Value::Null).await;
    assert_eq!(out.fine()["player"], Value::Null);
    assert!(cookie(&out).starts_with("aedile=; ") && cookie(&out).contains("Max-Age=0"));
    assert_eq!(
        last_word(lives.remove(1)).await,
        json!({"bye": "signed-out"})
    );
    assert_eq!(me(&programs[1]).await, Value::Null);
    assert_eq!(me(&programs[0]).await["name"], "Livia");
    // Whoever is not known here is signed out already.
    let again = programs[1].post("/api/me/sign-out", &Value::Null).await;
    assert_eq!(again.fine()["player"], Value::Null);
    // A stranger now, who may come again.
    let mut stranger = programs[1].clone();
    stranger.token = None;
    stranger
        .post("/api/tables", &for_people(GAME, 2))
        .await
        .fine();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_renewed_recovery_link_can_end_the_others() {
    let server = TestServer::open().await;
    let programs = programs(&server, 3).await;
    programs[0]
        .request("POST", "/api/me/recovery", b"")
        .await
        .fine();
    assert_eq!(me(&programs[1]).await["name"], "Livia", "nothing was said");
    let wish = json!({"end_others": true});
    programs[0].post("/api/me/recovery", &wish).await.fine();
    assert_eq!(me(&programs[0]).await["name"], "Livia");
    for ended in &programs[1..] {
        assert_eq!(me(ended).await, Value::Null);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_is_renewed_by_use_and_ends_after_half_a_year_without() {
    let server = TestServer::open().await;
    let (laptop, _) = livia(&server).await;
    let renewed = cookie(&laptop.get("/api/me").await);
    assert!(renewed.contains("; Max-Age=15552000"), "{renewed}");
    assert_eq!(
        cookie(&server.player("Marcus").await.get("/api/me").await),
        ""
    );
    let address = format!("sqlite://{}", server.file.display());
    let mut file = SqliteConnection::connect(&address).await.unwrap();
    let mut seen_before = async |days: i64| {
        let sql = "UPDATE sessions SET seen_at = (unixepoch() - ? * 86400) * 1000";
        query(sql).bind(days).execute(&mut file).await.unwrap();
    };
    seen_before(179).await;
    assert_eq!(me(&laptop).await["name"], "Livia");
    // That it was in use is noted by nobody's leave.
    for _ in 0..100 {
        let listed = laptop.get("/api/me/sessions").await.fine();
        let seen = listed["sessions"][0]["seen_at"].as_i64().unwrap();
        if seen > listed["sessions"][0]["created_at"].as_i64().unwrap() - 1000 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    seen_before(181).await;
    assert_eq!(me(&laptop).await, Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_player_is_gone_and_the_games_go_on() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let (livia, guest) = (&table.clients[0], &table.clients[1]);
    let waiting = guest.table(&for_people(GAME, 3)).await;
    let name = me(guest).await["name"].clone();
    let mut watching = table.live(1).await;
    let leaving = table.live(2).await;

    for wrong in [json!({"name": "Livia"}), json!({}), Value::Null] {
        let body = wrong.to_string();
        let refused = guest.request("DELETE", "/api/me", body.as_bytes()).await;
        assert_eq!(refused.status, 400, "{}", refused.text());
    }
    let body = json!({"name": name}).to_string();
    let gone = guest.request("DELETE", "/api/me", body.as_bytes()).await;
    assert_eq!(gone.fine()["player"], Value::Null);
    assert!(cookie(&gone).contains("Max-Age=0"));
    assert_eq!(last_word(leaving).await, json!({"bye": "signed-out"}));
    assert_eq!(me(guest).await, Value::Null);

    while watching.table["seats"][1]["kind"] != "bot" {
        watching.next().await;
    }
    let told = livia.get(&table.path("")).await.fine();
    assert!(!told.to_string().contains(name.as_str().unwrap()), "{told}");
    let closed = livia.get(&format!("/api/tables/{waiting}")).await.fine();
    assert_eq!(closed["status"], "closed");
    // The bot plays the game to its end.
    let player = server::testing::Player {
        seat: 1,
        live: watching,
    };
    let rng = &mut kernel::Seed::of_series(4, 12).rng();
    assert!(play_out(&mut [player], rng).await > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_news_is_not_told_after_the_session_ended() {
    let server = TestServer::open().await;
    let programs = programs(&server, 2).await;
    let seats = json!([{"kind": "me"}, {"kind": "beside", "name": "Fabius"}]);
    let new = json!({"game": GAME, "seats": seats});
    let table = programs[0].table(&new).await;
    let path = format!("/api/tables/{table}/state?seat=1&pictures=false");
    let now = programs[1].get(&path).await.fine()["sequence"].clone();
    let (waiting, later) = (programs[1].clone(), format!("{path}&after={now}"));
    let waiting = tokio::spawn(async move { waiting.get(&later).await });
    tokio::time::sleep(Duration::from_millis(300)).await;
    programs[1]
        .post("/api/me/sign-out", &Value::Null)
        .await
        .fine();
    let act = json!({"hand_over": {"seat": 1, "by": 1, "to": "bot random"}});
    let done = programs[0]
        .post(&format!("/api/tables/{table}/do"), &act)
        .await;
    done.fine();
    let told = waiting.await.unwrap();
    assert_eq!((told.status, told.code().as_str()), (401, "player/unknown"));
}
