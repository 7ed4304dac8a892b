//! Deals that nobody chooses alone: everybody's share is in the record, and whoever comes to a game
//! whose deal somebody may know is told so, and asked.

use kernel::{Record, Seed};
use serde_json::{Value, json};
use server::testing::{Client, Player, Response, play_out};
use table::AnyGame;

use crate::test_server::{
    CLAIM, GAME, LOOK, SeatedTable, TestServer, claimed_link, for_people, known_link,
};

fn share(byte: u8) -> String {
    format!("{byte:02x}").repeat(32)
}

fn rng(index: u64) -> kernel::Rng {
    Seed::of_series(4, index).derive("deals").rng()
}

fn refused(answer: &Response, status: u16, code: &str) {
    assert_eq!((answer.status, answer.code().as_str()), (status, code));
}

/// Livia and a guest, who both add a share; and what was promised before the guest came.
async fn sharing(server: &TestServer) -> (SeatedTable, Value) {
    let owner = server.player("Livia").await;
    let mut new = for_people(GAME, 2);
    new["seats"][0]["share"] = json!(share(1));
    let made = owner.post("/api/tables", &new).await.fine();
    let guest = server.player("Marcus").await;
    let link = &made["links"][0];
    let target = guest.post(LOOK, &known_link(link)).await.fine();
    let promised = target["table"]["commitment"].clone();
    assert_eq!(promised, made["table"]["commitment"]);
    assert_eq!(target["table"]["seats"][0]["shared"], true);
    let told = guest
        .post(CLAIM, &claimed_link(link, &json!({"share": share(2)})))
        .await
        .fine();
    assert_eq!(told["table"]["seats"][1]["shared"], true);
    let id = made["table"]["id"].as_str().unwrap().to_string();
    let clients = vec![owner, guest];
    (SeatedTable { id, clients }, promised)
}

async fn record(client: &Client, id: &str) -> Record {
    let text = client.get(&format!("/api/tables/{id}/record")).await.text();
    Record::parse(&text).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybodys_share_is_in_the_record() {
    let server = TestServer::open().await;
    let (table, promised) = sharing(&server).await;
    play_out(&mut table.all().await, &mut rng(1)).await;
    let record = record(&server.stranger(), &table.id).await;
    let header = &record.header;
    assert_eq!(json!(header.commitment.to_string()), promised);
    let parts = header.parts.as_ref().unwrap();
    let shares: Vec<String> = parts
        .shares
        .iter()
        .map(|(_, share)| share.unwrap().to_string())
        .collect();
    assert_eq!(shares, [share(1), share(2)]);
    let game: AnyGame = GAME.parse().unwrap();
    assert_eq!(game.check(&record), Ok(()));
    // The rematch is dealt anew, from the share of who asks for it.
    let brings = json!({"share": share(3)});
    let path = table.path("/rematch");
    let again = table.clients[1].post(&path, &brings).await.fine();
    let deal = &again["table"]["deal"];
    assert_eq!(
        (&deal["kind"], &deal["known"]),
        (&json!("shared"), &json!(false))
    );
    assert_eq!(
        deal["sentence"],
        "Dealt from the server's secret and a share of Marcus, which the server knew when it \
         promised: its word is all there is"
    );
    assert_ne!(again["table"]["commitment"], promised);
}

#[tokio::test(flavor = "multi_thread")]
async fn sitting_down_needs_no_share_but_takes_only_a_whole_one() {
    let server = TestServer::open().await;
    let owner = server.player("Livia").await;
    let mut new = for_people(GAME, 3);
    new["visibility"] = json!("open");
    let id = owner.table(&new).await;
    let take = |seat| format!("/api/tables/{id}/seats/{seat}/take");
    let guest = server.player("Marcus").await;
    for bad in [
        json!({"share": "12"}),
        json!({"share": share(1).to_uppercase().replace('0', "G")}),
        json!({"seed": share(1)}),
        json!(7),
    ] {
        refused(&guest.post(&take(2), &bad).await, 400, "request/malformed");
    }
    let bare = guest.request("POST", &take(2), b"").await.fine();
    assert_eq!(bare["seats"][1]["shared"], false);
    let julia = server.player("Julia").await;
    let all = julia.post(&take(3), &Value::Null).await.fine();
    assert_eq!(all["status"], "running");
    let alone = "Dealt by the server alone: nobody else added a share";
    assert_eq!(all["deal"]["sentence"], alone);
}

/// A record of the owner's making: a game of the owner's, whose deal the owner has seen.
async fn chosen(owner: &Client) -> String {
    let file = format!(
        "{}/../../records/{GAME}/{GAME}-2-1-000000.aedile",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = std::fs::read(file).unwrap();
    let kept = owner.request("POST", "/api/records", &text).await.fine();
    assert_eq!(kept["deal"]["known"], true);
    let id = kept["id"].as_str().unwrap();
    let seats = json!({"seats": [{"kind": "me"}, {"kind": "beside", "name": "Guest"}]});
    let play = format!("/api/tables/{id}/replay/0/play");
    let made = owner.post(&play, &seats).await.fine();
    let open = json!({"seats": [{"kind": "me"}, {"kind": "open"}]});
    let open = owner.post(&play, &open).await;
    refused(&open, 400, "request/malformed");
    made["table"]["id"].as_str().unwrap().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_comes_unawares_to_a_deal_that_the_owner_chose() {
    let server = TestServer::open().await;
    let owner = server.player("Livia").await;
    let id = chosen(&owner).await;
    let link = owner
        .post(&format!("/api/tables/{id}/seats/2/link"), &Value::Null)
        .await
        .fine();
    // What the guest is shown before, and a stranger who does not look.
    let guest = server.player("Marcus").await;
    let target = guest.post(LOOK, &known_link(&link)).await.fine();
    let deal = &target["table"]["deal"];
    assert_eq!(
        (&deal["kind"], &deal["known"]),
        (&json!("continued"), &json!(true))
    );
    for unaware in [
        json!({}),
        json!({"share": share(2)}),
        json!({"known_deal": false}),
    ] {
        let claimed = claimed_link(&link, &unaware);
        refused(&guest.post(CLAIM, &claimed).await, 409, "seat/known-deal");
        let stranger = server.stranger().post(CLAIM, &claimed).await;
        refused(&stranger, 409, "seat/known-deal");
        assert_eq!(
            stranger.header("set-cookie"),
            None,
            "it makes nobody a player"
        );
    }
    let aware = guest
        .post(CLAIM, &claimed_link(&link, &json!({"known_deal": true})))
        .await
        .fine();
    assert_eq!(aware["table"]["deal"]["known"], true);
    // It is marked wherever it is listed and shown, and its record says where it came from.
    for client in [&owner, &guest] {
        let mine = client.get("/api/tables?list=mine").await.fine();
        assert_eq!(mine["tables"][0]["deal"]["known"], true, "{mine}");
    }
    let mut players = Vec::new();
    for (seat, client) in [(1, &owner), (2, &guest)] {
        let mut live = client.live(&id).await;
        live.hello_blind(Some(seat)).await;
        assert_eq!(live.table["deal"]["known"], true);
        players.push(Player { seat, live });
    }
    play_out(&mut players, &mut rng(2)).await;
    let record = record(&owner, &id).await.to_string();
    let from = deal["from"]["commitment"].as_str().unwrap();
    assert!(record.contains(&format!("\nfrom {from} 0\n")), "{record}");
    let over = guest.get("/api/tables?list=finished-mine").await.fine();
    assert_eq!(over["tables"][0]["deal"]["known"], true);
    let rematch = format!("/api/tables/{id}/rematch");
    let rematch = guest.post(&rematch, &Value::Null).await.fine();
    assert_eq!(rematch["table"]["deal"]["known"], false);
}
