//! Players: how they come, what they are called, how they come back, how they go.

use serde_json::{Value, json};
use server::Config;
use server::testing::{Client, Response};
use store::Settings;

use crate::test_server::{CLAIM, GAME, SeatedTable, TestServer, wide};

/// What a browser is told to keep.
pub fn cookie(answered: &Response) -> String {
    answered
        .header("set-cookie")
        .unwrap_or_default()
        .to_string()
}

/// The browser that was given this cookie.
pub fn browser(server: &TestServer, answered: &Response) -> Client {
    let cookie = cookie(answered);
    let pair = cookie.split(';').next().unwrap();
    let mut client = server.stranger();
    client.headers.push(format!("Cookie: {pair}"));
    client
        .headers
        .push(format!("Origin: http://{}", server.address));
    client
}

/// Who somebody is here.
pub async fn me(client: &Client) -> Value {
    client.get("/api/me").await.fine()["player"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_becomes_a_player_by_the_first_change() {
    let server = TestServer::open().await;
    let stranger = server.stranger();
    assert_eq!(me(&stranger).await, Value::Null);
    let open =
        json!({"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "open"});
    let made = stranger.post("/api/tables", &open).await;
    let id = made.fine()["table"]["id"].as_str().unwrap().to_string();
    let flags = cookie(&made);
    for flag in ["; Path=/;", "; HttpOnly", "; SameSite=Lax", "; Max-Age="] {
        assert!(
            flags.starts_with("aedile=") && flags.contains(flag),
            "{flags}"
        );
    }
    assert!(!flags.contains("Secure"), "{flags}");
    let owner = browser(&server, &made);
    assert!(me(&owner).await["name"].is_string());
    assert_eq!(
        owner.get(&format!("/api/tables/{id}")).await.fine()["owner"],
        true
    );
    let taken = stranger
        .post(&format!("/api/tables/{id}/seats/2/take"), &Value::Null)
        .await;
    assert_eq!(taken.fine()["status"], "running");
    assert_ne!(
        me(&browser(&server, &taken)).await["id"],
        me(&owner).await["id"]
    );
    // A refusal makes nobody a player.
    let before = server.metric("aedile_players").await;
    for (path, body) in [
        (
            "/api/tables".to_string(),
            json!({"game": "chess", "seats": []}),
        ),
        (
            CLAIM.to_string(),
            json!({"token": "0123456789abcdefghjkmnpqrs"}),
        ),
        (format!("/api/tables/{id}/seats/7/take"), Value::Null),
    ] {
        let refused = stranger.post(&path, &body).await;
        assert!(
            refused.status >= 400 && cookie(&refused).is_empty(),
            "{path}"
        );
    }
    let refused = stranger
        .post(&format!("/api/tables/{id}/seats/1/take"), &Value::Null)
        .await;
    assert!(
        refused.status >= 400 && cookie(&refused).is_empty(),
        "{}",
        refused.text()
    );
    assert_eq!(server.metric("aedile_players").await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_https_the_cookie_travels_only_encrypted() {
    let public = Config {
        public_url: Some("https://rome.example".to_string()),
        ..wide()
    };
    let proxied = Config {
        trust_proxy: true,
        ..wide()
    };
    for (config, header, secure) in [
        (public, "X-Other: 1", true),
        (proxied.clone(), "X-Forwarded-Proto: https", true),
        (proxied, "X-Forwarded-Proto: http", false),
        (wide(), "X-Forwarded-Proto: https", false),
    ] {
        let server = TestServer::with(config.clone(), Settings::default()).await;
        let mut stranger = server.stranger();
        stranger.headers.push(header.to_string());
        let made = stranger.post("/api/players", &json!({})).await;
        assert_eq!(
            cookie(&made).contains("; Secure"),
            secure,
            "{config:?} {header}"
        );
        let link = made.fine()["recovery"].as_str().unwrap().to_string();
        assert_eq!(link.starts_with("https://"), secure, "{link}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_has_a_token_and_no_cookie() {
    let server = TestServer::open().await;
    let made = server
        .stranger()
        .post(
            "/api/players",
            &json!({"name": " Livia  Drusilla ", "program": true}),
        )
        .await;
    assert_eq!(cookie(&made), "");
    let made = made.fine();
    assert_eq!(made["player"]["name"], "Livia Drusilla");
    let mut livia = server.stranger();
    livia.token = made["token"].as_str().map(str::to_string);
    assert_eq!(me(&livia).await, made["player"]);
    let mut forged = livia.clone();
    forged.token = Some("0123456789abcdefghjkmnpqrs".to_string());
    assert_eq!(me(&forged).await, Value::Null);
    let renamed = forged
        .request("PATCH", "/api/me", b"{\"name\":\"Nero\"}")
        .await;
    assert_eq!(
        (renamed.status, renamed.code()),
        (401, "player/unknown".to_string())
    );
    for bad in ["", "   ", "a\u{202e}b", &"x".repeat(25)] {
        let refused = livia.post("/api/players", &json!({"name": bad})).await;
        assert_eq!(
            (refused.status, refused.code()),
            (400, "player/name".to_string())
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_name_is_seen_at_the_table_at_once() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let mut live = table.live(2).await;
    let body = json!({"name": "Julia"}).to_string();
    let renamed = table.clients[0]
        .request("PATCH", "/api/me", body.as_bytes())
        .await;
    assert_eq!(renamed.fine()["player"]["name"], "Julia");
    live.until(|update| update["seats"][0]["name"] == "Julia")
        .await;
    assert_eq!(live.table["seats"][0]["name"], "Julia");
}
