//! Other sites' pages, and paths out of the folder of the page.

use serde_json::{Value, json};
use server::Config;
use server::testing::{Client, Live};
use store::Settings;

use crate::test_server::{GAME, SeatedTable, TestServer, for_people, wide};

fn with(client: &Client, lines: &[String]) -> Client {
    let mut client = client.clone();
    client.headers.extend_from_slice(lines);
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_sent_away() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let own = format!("Origin: http://{}", server.address);
    for evil in [
        "Origin: http://evil.example",
        "Origin: null",
        "Origin: http://127.0.0.1:1",
    ] {
        let client = with(&table.clients[0], &[evil.to_string()]);
        let refused = client.post("/api/tables", &for_people(GAME, 2)).await;
        assert_eq!(
            (refused.status, refused.code()),
            (403, "request/origin".to_string()),
            "{evil}"
        );
        let refused = client.request("DELETE", "/api/me", b"").await;
        assert_eq!(refused.code(), "request/origin", "{evil}");
        let refused = Live::try_open(&client, &table.id).await.err().unwrap();
        assert!(refused.to_string().contains("403"), "{evil}: {refused}");
    }
    let client = with(&table.clients[0], &[own]);
    client
        .post("/api/tables", &for_people(GAME, 2))
        .await
        .fine();
    client.live(&table.id).await.hello_blind(Some(1)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_changes_something_only_from_our_own_page() {
    let server = TestServer::open().await;
    let own = format!("Origin: http://{}", server.address);
    let browser = with(&server.stranger(), std::slice::from_ref(&own));
    let made = browser
        .post("/api/players", &json!({"name": "Livia"}))
        .await;
    assert_eq!(made.fine()["token"], Value::Null);
    let cookie = made
        .header("set-cookie")
        .unwrap()
        .split(';')
        .next()
        .unwrap()
        .to_string();
    let cookie = format!("Cookie: other=1; {cookie}");
    let bare = with(&server.stranger(), std::slice::from_ref(&cookie));
    assert_eq!(bare.get("/api/me").await.fine()["player"]["name"], "Livia");
    let refused = bare.post("/api/tables", &for_people(GAME, 2)).await;
    assert_eq!(
        (refused.status, refused.code()),
        (403, "request/origin".to_string())
    );
    let ours = with(&server.stranger(), &[cookie, own]);
    ours.post("/api/tables", &for_people(GAME, 2)).await.fine();
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_the_strict_headers() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let paths = [
        "/",
        "/main.js",
        "/scene.css",
        "/nothing.js",
        "/api/about",
        "/api/nothing",
        "/healthz",
        "/metrics",
    ];
    let paths = paths.map(str::to_string).into_iter();
    for path in paths.chain([
        table.path(""),
        table.path("/thumb.svg"),
        table.path("/state?seat=2"),
    ]) {
        let answer = server.stranger().get(&path).await;
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(
            policy.starts_with("default-src 'none'; script-src 'self'; "),
            "{path}"
        );
        assert!(
            !policy.contains("unsafe") && !policy.contains('*'),
            "{path}"
        );
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("base-uri 'none'"));
        assert_eq!(
            answer.header("x-content-type-options"),
            Some("nosniff"),
            "{path}"
        );
        assert_eq!(
            answer.header("referrer-policy"),
            Some("same-origin"),
            "{path}"
        );
        assert!(answer.header("cache-control").is_some(), "{path}");
        assert_eq!(answer.header("access-control-allow-origin"), None, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_path_leads_out_of_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let web = folder.path().join("web");
    std::fs::create_dir_all(web.join("table")).unwrap();
    std::fs::write(folder.path().join("secret.txt"), "the seed of the game").unwrap();
    std::fs::write(web.join("index.html"), "<title>shell</title>").unwrap();
    std::fs::write(web.join("table/page.js"), "page").unwrap();
    let config = Config {
        web: Some(web),
        ..wide()
    };
    let (from_folder, built_in) = (
        TestServer::with(config, Settings::default()).await,
        TestServer::open().await,
    );
    let page = from_folder.stranger().get("/table/page.js").await;
    assert_eq!((page.status, page.text()), (200, "page".to_string()));
    let whole = folder.path().join("secret.txt").display().to_string();
    for path in [
        "/../secret.txt",
        "/table/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/table/..%2f..%2fsecret.txt",
        "/..\\secret.txt",
        "/./../secret.txt",
        "/table/%00/../../secret.txt",
        &whole,
        &format!("/{whole}"),
        "/etc/passwd",
        "//etc/passwd",
    ] {
        for server in [&from_folder, &built_in] {
            let answer = server.stranger().get(path).await;
            assert!(
                [400, 404].contains(&answer.status),
                "{path}: {}",
                answer.status
            );
            assert!(!answer.text().contains("seed of"), "{path}");
            assert!(!answer.text().contains("root:"), "{path}");
        }
    }
}
