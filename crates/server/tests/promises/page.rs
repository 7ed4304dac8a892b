//! The page: its files, its shell, and what browsers need not load twice.

use std::path::{Path, PathBuf};

use crate::house::{House, Seated};

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
    let house = House::open().await;
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
        let answer = house.stranger().get(&format!("/{name}")).await;
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
        assert_eq!(house.stranger().get(absent).await.status, 404, "{absent}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_a_person_may_have_shows_the_shell() {
    let house = House::open().await;
    let shell = std::fs::read_to_string(web().join("index.html")).unwrap();
    for (path, status) in [
        ("/", 200),
        ("/new", 200),
        ("/table/abcdef", 200),
        ("/join/0123", 200),
        ("/recover/0123", 200),
        ("/rules/city", 200),
        ("/learn/city/3", 200),
        ("/index.html", 404),
        ("/nowhere", 404),
        ("/table/missing.js", 404),
        ("/favicon.ico", 404),
    ] {
        let answer = house.stranger().get(path).await;
        assert_eq!(
            (answer.status, answer.text()),
            (status, shell.clone()),
            "{path}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_browser_has_is_not_sent_again() {
    let house = House::open().await;
    let table = Seated::people(&house, crate::house::GAME, 2).await;
    let symbols = format!("/api/games/{}/symbols.svg", crate::house::GAME);
    for path in [
        "/",
        "/main.js",
        "/scene.css",
        "/words/de.json",
        &symbols,
        &table.path("/thumb.svg"),
    ] {
        let mut browser = house.stranger();
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
    let about = house.stranger().get("/api/about").await;
    assert_eq!(about.header("cache-control"), Some("no-store"));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_can_unpack_is_sent_less() {
    use std::io::Read as _;
    let house = House::open().await;
    for path in ["/", "/scene.css", "/api/about"] {
        let mut browser = house.stranger();
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
    let house = House::open().await;
    let table = Seated::people(&house, crate::house::GAME, 2).await;
    let _live = table.live(1).await;
    let health = house.stranger().get("/healthz").await;
    assert_eq!((health.status, health.text()), (200, "ok\n".to_string()));
    let metrics = house.stranger().get("/metrics").await.text();
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
    let house = House::open().await;
    let picture = async |seats: &str| {
        let path = format!("/api/games/city/picture.svg?format=wide{seats}");
        house.stranger().get(&path).await
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
