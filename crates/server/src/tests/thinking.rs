//! Bots hold up nobody: people are answered though every place to think is taken.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use serde_json::{Value, json};

use super::TestServer;
use crate::bot_pool::BotPool;
use crate::testing::{Client, Live};

/// A game in which the first player is the first to decide.
const GAME: &str = "marble";
/// Whatever happens, a thought ends.
const LONGEST_THOUGHT: Duration = Duration::from_secs(10);

/// Thoughts at every place of a pool. They last until this is dropped.
struct Thoughts {
    _held: Vec<mpsc::Sender<()>>,
    /// How many have ended.
    ended: Arc<AtomicUsize>,
}

impl Thoughts {
    /// Begins one thought a place; all of them are being thought when it comes back.
    async fn everywhere(pool: &BotPool) -> Thoughts {
        let mut held = Vec::new();
        let ended = Arc::new(AtomicUsize::new(0));
        while pool.available_workers() > 0 {
            let (hold, release) = mpsc::channel::<()>();
            let (begun, begins) = tokio::sync::oneshot::channel();
            let (pool, ended) = (pool.clone(), ended.clone());
            let thought = move || {
                let _ = begun.send(());
                let _ = release.recv_timeout(LONGEST_THOUGHT);
                ended.fetch_add(1, Ordering::AcqRel);
            };
            tokio::spawn(async move { pool.run(thought).await });
            begins.await.expect("a thought begins where there is room");
            held.push(hold);
        }
        Thoughts { _held: held, ended }
    }

    fn ended(&self) -> usize {
        self.ended.load(Ordering::Acquire)
    }
}

async fn seated(livia: &Client, seats: Value, first: &str) -> Live {
    let new = json!({"game": GAME, "seats": seats, "options": {"first": first}});
    let id = livia.table(&new).await;
    let mut live = livia.live(&id).await;
    live.hello_blind(Some(1)).await;
    live
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_answered_though_every_place_to_think_is_taken() {
    let server = TestServer::open().await;
    let livia = Client::player(server.address, "Livia").await;
    let thoughts = Thoughts::everywhere(&server.app.services.bot_pool).await;
    let bot = json!([{"kind": "me"}, {"kind": "bot", "level": "aedile"}]);
    let mut against_bot = seated(&livia, bot, "2").await;
    let people = json!([{"kind": "me"}, {"kind": "beside", "name": "Fabius"}]);
    let mut among_people = seated(&livia, people, "1").await;

    let first = among_people.actions()[..1].to_vec();
    let answer = among_people.submit(1, &first).await;
    assert!(answer["done"]["sequence"].is_u64(), "{answer}");
    assert_eq!(thoughts.ended(), 0, "nobody waited for a thought to end");
    let before = against_bot.sequence();
    let waits = |update: &Value| update["seats"][1]["to_act"] == true;
    assert!(waits(&against_bot.update), "the bot has no place yet");

    drop(thoughts);
    against_bot
        .until(|update| update["sequence"].as_u64() > Some(before))
        .await;
}
