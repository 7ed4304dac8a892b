//! Fair play among strangers: nobody rewinds who is away, looks into a hand unseen, wears a table
//! out, takes all its seats or poses as another.

use serde_json::{Value, json};
use server::testing::Player;

use crate::seats::{refused, with_short_turns};
use crate::test_server::{CLAIM, GAME, SeatedTable, TestServer, for_people, known_link};

/// Whoever may choose takes the first choice, until it is this seat's turn.
async fn until_turn_of(players: &mut [Player], seat: usize) {
    loop {
        let newest = players.iter().map(|player| player.live.sequence()).max();
        for player in players.iter_mut() {
            let up_to_date = |update: &Value| update["sequence"].as_u64() >= newest;
            player.live.until(up_to_date).await;
        }
        let mut choosing = players
            .iter_mut()
            .filter(|one| !one.live.actions().is_empty());
        match choosing.next() {
            Some(player) if player.seat == seat => return,
            Some(player) => {
                let (own, first) = (player.seat, player.live.actions().remove(0));
                let done = player.live.submit(own, &[first]).await;
                // A bot may have been quicker.
                let stale = done["error"]["current"].as_u64();
                let sequence = done["done"]["sequence"].as_u64().or(stale);
                assert!(sequence.is_some(), "{done}");
                let there = |update: &Value| update["sequence"].as_u64() >= sequence;
                player.live.until(there).await;
            }
            None => drop(players[0].live.next().await),
        }
    }
}

/// Hands a late seat to a bot; the server's clock says when it is late.
async fn replace(by: &mut Player, seat: usize) {
    let wanted = json!({"hand_over": {"seat": seat, "by": by.seat, "to": "bot builder"}});
    let mut answer = by.live.request(wanted.clone()).await;
    while answer["error"]["code"] == "pace/not-late" {
        answer = by.live.request(wanted.clone()).await;
    }
    assert!(answer["done"].is_object(), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_rewinds_a_player_whose_place_a_bot_has_taken() {
    let server = TestServer::open().await;
    let calm = SeatedTable::people(&server, GAME, 2).await;
    let table = with_short_turns(&server, &calm).await;
    let mut players = table.all().await;
    until_turn_of(&mut players, 1).await;
    until_turn_of(&mut players, 2).await;
    let [one, two] = &mut players[..] else {
        panic!("two play");
    };
    let point = one.live.update["undo"]["ask"].clone();
    let point = match point {
        Value::Null => one.live.update["undo"]["free"][0].clone(),
        asked => asked,
    };
    replace(one, 2).await;
    one.live
        .until(|update| update["choices"][0].is_object())
        .await;
    let sequence = one.live.sequence();
    let undo = json!({"undo": {"seat": 1, "sequence": sequence, "point": point}});
    let asked = one.live.request(undo).await;
    assert_eq!(asked["done"]["sequence"], sequence + 1, "only a question");
    two.live
        .until(|update| update["undo"]["asked"].is_object())
        .await;
    assert_eq!(two.live.update["undo"]["awaited"], json!([2]));
    assert!(two.live.update["undo"]["asked"]["reveals"].is_boolean());
    let no = json!({"decline": {"seat": 2, "sequence": sequence + 1}});
    let no = two.live.request(no).await;
    assert_eq!(
        no["done"]["sequence"],
        sequence + 2,
        "nothing was taken back"
    );
    let heard = |update: &Value| update["sequence"].as_u64() == Some(sequence + 2);
    one.live.until(heard).await;
    assert!(one.live.update["undo"]["asked"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_seat_is_linked_anew_by_consent_and_taken_before_everybodys_eyes() {
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 3).await;
    let path = table.path("/seats/2/link");
    let (owner, third) = (&table.clients[0], &table.clients[2]);
    refused(&owner.post(&path, &Value::Null).await, 409, "link/consent");
    let mut live = table.live(3).await;
    let ask = json!({"ask_link": {"seat": 2}});
    refused(
        &third.post(&table.path("/do"), &ask).await,
        403,
        "table/forbidden",
    );
    owner.post(&table.path("/do"), &ask).await.fine();
    live.until(|update| update["link"]["seat"] == 2).await;
    assert_eq!(live.update["link"]["awaited"], json!([2, 3]));
    refused(&owner.post(&path, &Value::Null).await, 409, "link/consent");
    let no = json!({"decline": {"seat": 3, "sequence": 0, "about": "link"}});
    assert!(live.request(no).await["done"].is_object());
    live.until(|update| update["link"].is_null()).await;

    let link = table.renewed_link(2).await;
    let heir = server.player("Heir").await;
    refused(
        &third.post(CLAIM, &known_link(&link)).await,
        409,
        "seat/already-seated",
    );
    heir.post(CLAIM, &known_link(&link)).await.fine();
    let told = server
        .stranger()
        .get(&table.path("/state?pictures=false"))
        .await;
    let told = told.fine();
    let mut lines = told["lines"].as_array().unwrap().iter();
    let line = lines.find(|line| line["text"] == "Heir took over seat 2 by its link");
    assert!(line.is_some_and(|line| line["at"].is_number()), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_changes_hands_all_the_time_can_still_be_replaced() {
    let server = TestServer::open().await;
    let calm = SeatedTable::people(&server, GAME, 2).await;
    let table = with_short_turns(&server, &calm).await;
    let mut players = table.all().await;
    let hand = |to: &str| json!({"hand_over": {"seat": 2, "by": 2, "to": to}});
    for _ in 0..5 {
        for to in ["bot builder", "person"] {
            let done = players[1].live.request(hand(to)).await;
            assert!(done["done"].is_object(), "{done}");
        }
    }
    until_turn_of(&mut players, 2).await;
    replace(&mut players[0], 2).await;
    for _ in 0..100 {
        let back = players[1].live.request(hand("person")).await;
        assert_eq!(back["error"]["code"], "limit/often", "{back}");
    }
    // Who is replaced is told why in a sentence, and the other plays on.
    until_turn_of(&mut players, 1).await;
    let info = table.clients[0].get(&table.path("")).await.fine();
    assert!(info["sequence"].as_u64().unwrap() < 200, "{info}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_has_one_seat_of_an_open_table() {
    let server = TestServer::open().await;
    let (livia, fabius) = (server.player("Livia").await, server.player("Fabius").await);
    let mut new = for_people(GAME, 3);
    new["visibility"] = json!("open");
    let made = livia.post("/api/tables", &new).await.fine();
    let id = made["table"]["id"].as_str().unwrap();
    let take = |seat: usize| format!("/api/tables/{id}/seats/{seat}/take");
    fabius.post(&take(2), &Value::Null).await.fine();
    let third = &made["links"][1];
    assert_eq!(third["seat"], 3);
    for client in [&livia, &fabius] {
        let by_link = (CLAIM.to_string(), known_link(third));
        for (path, body) in [(take(3), Value::Null), by_link] {
            let greedy = client.post(&path, &body).await;
            refused(&greedy, 409, "seat/already-seated");
        }
    }
    let julia = server.player("Julia").await;
    julia.post(&take(3), &Value::Null).await.fine();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_poses_as_another() {
    let server = TestServer::open().await;
    let stranger = server.stranger();
    for name in [
        "Liv\u{200b}ia",
        "\u{202e}aiviL",
        "Livia\u{3164}",
        "Livia (2)",
    ] {
        let new = json!({"name": name, "program": true});
        refused(
            &stranger.post("/api/players", &new).await,
            400,
            "player/name",
        );
    }
    let livia = server.player("Livia").await;
    let mut new = for_people(GAME, 2);
    new["visibility"] = json!("open");
    let id = livia.table(&new).await;
    // Cyrillic letters that look the same.
    let double = server.player("L\u{456}v\u{456}a").await;
    let path = format!("/api/tables/{id}/seats/2/take");
    double.post(&path, &Value::Null).await.fine();
    for lang in ["en", "de"] {
        let path = format!("/api/tables/{id}?lang={lang}");
        let info = stranger.get(&path).await.fine();
        assert_eq!(info["seats"][0]["name"], "Livia (1)");
        assert_eq!(info["seats"][1]["name"], "L\u{456}v\u{456}a (2)");
    }
    let mut live = livia.live(&id).await;
    live.hello_blind(Some(1)).await;
    assert_eq!(live.update["seats"][0]["name"], "Livia (1)");
}
