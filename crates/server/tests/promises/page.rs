//! The page: its files, its shell, and what browsers need not load twice.

use std::path::{Path, PathBuf};

use server::Config;
use store::Settings;

use crate::test_server::{SeatedTable, TestServer, wide};

fn web() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web")
}

/// Every file the page may load.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let served = [".js", ".css", ".svg", ".webmanifest", ".png", ".ico"];
        if path.is_dir() {
            files(&path, found);
        } else if served.iter().any(|ending| name.ends_with(ending)) && !name.ends_with(".test.js")
        {
            found.push(path);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_file_of_the_page_is_served_as_it_is() {
    let server = TestServer::open().await;
    let mut found = Vec::new();
    files(&web(), &mut found);
    assert!(found.len() > 20, "{found:?}");
    for file in found {
        let name = file
            .strip_prefix(web())
            .unwrap()
            .to_str()
            .unwrap()
            .to_string();
        let answer = server.stranger().get(&format!("/{name}")).await;
        assert_eq!(answer.status, 200, "{name}");
        assert_eq!(answer.body, std::fs::read(&file).unwrap(), "{name}");
        let kind = answer.header("content-type").unwrap();
        let expected = match name.rsplit_once('.').unwrap().1 {
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "svg" => "image/svg+xml",
            other => panic!("{other}: say here what it is"),
        };
        assert_eq!(kind, expected, "{name}");
    }
    for absent in ["/tsconfig.json", "/package.json", "/protocol.d.ts"] {
        assert_eq!(server.stranger().get(absent).await.status, 404, "{absent}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_a_person_may_have_shows_the_page() {
    let server = TestServer::open().await;
    let index = server.stranger().get("/").await.text();
    for (path, status) in [
        ("/", 200),
        ("/new", 200),
        ("/table/abcdef", 200),
        ("/join/0123", 200),
        ("/recover/0123", 200),
        ("/join", 200),
        ("/recover", 200),
        ("/admin", 404),
        ("/rules/city", 200),
        ("/replay/abcdef/12", 200),
        ("/learn/city/3", 200),
        ("//", 404),
        ("/newer", 404),
        ("/index.html", 404),
        ("/nowhere", 404),
        ("/table/missing.js", 404),
        ("/favicon.ico", 404),
    ] {
        let answer = server.stranger().get(path).await;
        assert_eq!(
            (answer.status, answer.text()),
            (status, index.clone()),
            "{path}"
        );
    }
}

/// The addresses that the index names.
fn named(index: &str) -> Vec<String> {
    let values = index.split("=\"/").skip(1);
    let paths = values.map(|rest| format!("/{}", rest.split('"').next().unwrap()));
    paths.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_page_names_by_its_hash_is_kept_for_ever() {
    const FOR_EVER: &str = "public, max-age=31536000, immutable";
    let server = TestServer::open().await;
    let stranger = server.stranger();
    let index = stranger.get("/").await;
    assert_eq!(index.header("cache-control"), Some("no-cache"));
    let plain = std::fs::read_to_string(web().join("index.html")).unwrap();
    let (hashed, plain) = (named(&index.text()), named(&plain));
    assert!(hashed.len() > 15 && hashed.len() == plain.len());
    for (hashed, plain) in hashed.iter().zip(&plain) {
        let file = stranger.get(hashed).await;
        assert_eq!(file.status, 200, "{hashed}");
        assert_eq!(file.header("cache-control"), Some(FOR_EVER), "{hashed}");
        let same = stranger.get(plain).await;
        assert_eq!(same.header("cache-control"), Some("no-cache"), "{plain}");
        assert_eq!(file.body, same.body, "{plain}");
        assert_eq!(file.header("content-type"), same.header("content-type"));
    }
    // What those name in turn is relative to them, so it is found by the hash as well.
    let folder = hashed[0].split_inclusive('/').take(3).collect::<String>();
    let module = stranger.get(&format!("{folder}lobby/page.js")).await;
    assert_eq!(module.header("cache-control"), Some(FOR_EVER));
    // A tab from before the last restart is served, but must not keep it by the old hash.
    let old = stranger.get("/assets/0123456789abcdef/main.js").await;
    assert_eq!(
        (old.status, old.header("cache-control")),
        (200, Some("no-cache"))
    );
    for absent in ["index.html", "nothing.js", "../main.js", ""] {
        let path = format!("{folder}{absent}");
        assert_eq!(stranger.get(&path).await.status, 404, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn modules_and_styles_name_each_other_relatively() {
    let mut found = Vec::new();
    files(&web(), &mut found);
    for file in found {
        let text = std::fs::read_to_string(&file).unwrap();
        for absolute in ["from \"/", "import(\"/", "import \"/", "url(/", "url(\"/"] {
            assert!(!text.contains(absolute), "{}: {absolute}", file.display());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_of_the_page_is_served_as_it_is() {
    let config = Config {
        web: Some(web()),
        ..wide()
    };
    let server = TestServer::with(config, Settings::default()).await;
    let index = server.stranger().get("/").await;
    let plain = std::fs::read_to_string(web().join("index.html")).unwrap();
    assert_eq!(index.text(), plain, "a change is seen at once");
    let script = server.stranger().get("/main.js").await;
    assert_eq!(script.header("cache-control"), Some("no-cache"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_browser_has_is_not_sent_again() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, crate::test_server::GAME, 2).await;
    let symbols = format!("/api/games/{}/symbols.svg", crate::test_server::GAME);
    for path in [
        "/",
        "/main.js",
        "/scene.css",
        "/words/de.json",
        &symbols,
        &table.path("/thumb.svg"),
    ] {
        let mut browser = server.stranger();
        let first = browser.get(path).await;
        let tag = first.header("etag").unwrap().to_string();
        assert_eq!(first.header("cache-control"), Some("no-cache"), "{path}");
        browser
            .headers
            .push(format!("If-None-Match: W/\"x\", {tag}"));
        let again = browser.get(path).await;
        assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
        assert_eq!(again.header("etag"), Some(tag.as_str()), "{path}");
        *browser.headers.last_mut().unwrap() = "If-None-Match: \"other\"".to_string();
        assert_eq!(browser.get(path).await.body, first.body, "{path}");
    }
    // What is asked of the interface is always new.
    let about = server.stranger().get("/api/about").await;
    assert_eq!(about.header("cache-control"), Some("no-store"));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_can_unpack_is_sent_less() {
    use std::io::Read as _;
    let server = TestServer::open().await;
    for path in ["/", "/scene.css", "/api/about"] {
        let mut browser = server.stranger();
        let plain = browser.get(path).await;
        browser.headers.push("Accept-Encoding: gzip".to_string());
        let packed = browser.get(path).await;
        assert_eq!(packed.header("content-encoding"), Some("gzip"), "{path}");
        assert!(packed.body.len() < plain.body.len(), "{path}");
        let mut text = Vec::new();
        flate2::read::GzDecoder::new(&packed.body[..])
            .read_to_end(&mut text)
            .unwrap();
        assert_eq!(text, plain.body, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hosts_can_ask_how_it_is() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, crate::test_server::GAME, 2).await;
    let _live = table.live(1).await;
    let health = server.stranger().get("/healthz").await;
    assert_eq!((health.status, health.text()), (200, "ok\n".to_string()));
    let metrics = server.stranger().get("/metrics").await;
    let kind = metrics.header("content-type").unwrap();
    assert!(kind.starts_with("application/openmetrics-text"), "{kind}");
    let metrics = metrics.text();
    for line in [
        "aedile_tables_running 1",
        "aedile_connections 1",
        "aedile_players 2",
        "aedile_rooms 1",
    ] {
        assert!(
            metrics.lines().any(|found| found == line),
            "{line}\n{metrics}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_picture_of_a_game_has_as_many_seats_as_are_asked_for() {
    let server = TestServer::open().await;
    let picture = async |seats: &str| {
        let path = format!("/api/games/city/picture.svg?format=wide{seats}");
        server.stranger().get(&path).await
    };
    let (two, three, nine) = (
        picture("&seats=2").await.text(),
        picture("&seats=3").await.text(),
        picture("&seats=9").await.text(),
    );
    assert_ne!(two, three);
    assert_eq!(nine, picture("").await.text(), "what may not play is left");
    assert_eq!(picture("&seats=x").await.code(), "request/malformed");
}
