//! A data file of the first version, served by this program: games go on, links still lead to their
//! seats, and what was over or closed stays so. The store's tests keep the file.

use std::path::Path;

use kernel::Seed;
use serde_json::{Value, json};
use server::testing::{Client, Player, play_out};

use crate::served::{Folder, Served};

const FINISHED: &str = "rhatcbzwfb";
const RUNNING: &str = "88pnkeedyf";
const WAITING: &str = "hb955rkrga";
const CLOSED: &str = "224mf2hmq9";
/// The links to the last open seat of the waiting table, and to the second of the running one,
/// whose player lost a browser.
const OPEN_SEAT: &str = "5v0gacd6p65fg2k6ffghdkv6gs";
const LOST_BROWSER: &str = "63e8dq0pa7e2xcwdv8119bbrx5";
const LIVIAS_TOKEN: &str = "2495fzfzkz1n5xth7h4739e5r9";

async fn claimed(heir: &Client, link: &str) -> Value {
    let (path, link) = ("/api/links/claim", json!({"token": link}));
    let target = heir.post(path, &link).await.fine();
    let again = heir.post(path, &link).await;
    assert_eq!(again.code(), "link/unknown", "a link is used up");
    target
}

async fn seated(client: &Client, table: &str, seat: usize) -> Player {
    let mut live = client.live(table).await;
    live.hello_blind(Some(seat)).await;
    Player { seat, live }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_data_file_of_the_first_version_goes_on() {
    let folder = Folder::new("a_data_file_of_the_first_version_goes_on");
    let data = folder.path("old.db");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/tests/data/version-1.db");
    std::fs::copy(kept, &data).unwrap();
    let served = Served::start(&data);
    let livia = Client {
        token: Some(LIVIAS_TOKEN.to_string()),
        ..Client::stranger(served.address)
    };
    let closed = livia.get(&format!("/api/tables/{CLOSED}/state")).await;
    assert_eq!(
        (closed.status, closed.code().as_str()),
        (409, "table/closed")
    );
    let record = livia.get(&format!("/api/tables/{FINISHED}/record")).await;
    assert_eq!(record.status, 200);

    let heir = Client::player(served.address, "Heir").await;
    let waiting = claimed(&heir, OPEN_SEAT).await;
    assert_eq!(waiting["table"]["id"], WAITING);
    assert_eq!(
        waiting["table"]["status"], "running",
        "it was the last seat"
    );
    assert_eq!(waiting["table"]["seats"][2]["name"], "Heir");

    let running = claimed(&heir, LOST_BROWSER).await;
    assert_eq!(
        (&running["table"]["id"], &running["seat"]),
        (&json!(RUNNING), &json!(2))
    );
    let mut players = [
        seated(&livia, RUNNING, 1).await,
        seated(&heir, RUNNING, 2).await,
    ];
    play_out(&mut players, &mut Seed::of_series(4, 70).rng()).await;
    let record = heir.get(&format!("/api/tables/{RUNNING}/record")).await;
    assert!(
        record.text().contains("\nresult scores "),
        "{}",
        record.text()
    );
    served.kill();
}
