//! Bots hold up nobody: people are answered though every place to think is taken.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use bots::mcts::Timing;
use log::{PlayerId, Status, TableId};
use serde_json::{Value, json};
use table::Effort;

use super::TestServer;
use crate::bot_pool::{BotPool, Ticket, Urgency};
use crate::serve::resume;
use crate::state::AppState;
use crate::testing::{Client, Live};

/// A game in which the first player is the first to decide.
const GAME: &str = "marble";
/// Whatever happens, a thought ends.
const LONGEST_THOUGHT: Duration = Duration::from_secs(10);

/// Thoughts in a pool. They last until this is dropped.
struct Thoughts {
    _held: Vec<mpsc::Sender<()>>,
    /// How many have ended.
    ended: Arc<AtomicUsize>,
}

/// A thought about a table of somebody's.
pub fn ticket(number: usize, effort: Effort) -> Ticket {
    Ticket {
        table: TableId::from_random([number as u8; _]),
        owner: Some(PlayerId::from_random([number as u8; _])),
        effort,
        time: None,
        urgency: Urgency::PersonWaits,
    }
}

impl Thoughts {
    /// Begins one thought for each ticket; all of them are being thought when it comes back.
    async fn begin(pool: &BotPool, tickets: impl IntoIterator<Item = Ticket>) -> Thoughts {
        let mut held = Vec::new();
        let ended = Arc::new(AtomicUsize::new(0));
        for ticket in tickets {
            let (hold, release) = mpsc::channel::<()>();
            let (begun, begins) = tokio::sync::oneshot::channel();
            let (pool, ended) = (pool.clone(), ended.clone());
            let thought = move |_: &_| {
                let _ = begun.send(());
                let _ = release.recv_timeout(LONGEST_THOUGHT);
                ended.fetch_add(1, Ordering::AcqRel);
            };
            tokio::spawn(async move { pool.run(ticket, thought).await });
            begins.await.expect("a thought begins where there is room");
            held.push(hold);
        }
        Thoughts { _held: held, ended }
    }

    /// At every place.
    async fn everywhere(pool: &BotPool) -> Thoughts {
        let (all, long) = pool.places();
        let effort = |number| match number < long {
            true => Effort::Long,
            false => Effort::Glance,
        };
        Thoughts::begin(pool, (0..all).map(|number| ticket(number, effort(number)))).await
    }

    /// At every place that long thoughts may take.
    async fn long_ones(pool: &BotPool) -> Thoughts {
        let (_, long) = pool.places();
        Thoughts::begin(pool, (0..long).map(|number| ticket(number, Effort::Long))).await
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

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_bot_waits_for_no_long_thought() {
    let server = TestServer::open().await;
    let livia = Client::player(server.address, "Livia").await;
    let pool = &server.app.services.bot_pool;
    let thoughts = Thoughts::long_ones(pool).await;
    // Others wait as well, and came first.
    for number in 100..150 {
        let (pool, ticket) = (pool.clone(), ticket(number, Effort::Long));
        tokio::spawn(async move { pool.run(ticket, |_| ()).await });
    }
    let bot = json!([{"kind": "me"}, {"kind": "bot", "level": "builder"}]);
    let mut live = seated(&livia, bot, "2").await;
    live.until(|update| update["seats"][0]["to_act"] == true)
        .await;
    assert_eq!(thoughts.ended(), 0, "no long thought has ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_bot_says_that_it_thinks_and_is_told_step_by_step() {
    let server = TestServer::open().await;
    let livia = Client::player(server.address, "Livia").await;
    let bot = json!([{"kind": "me"}, {"kind": "bot", "level": "praetor"}]);
    let new = json!({"game": GAME, "seats": bot, "options": {"first": "2"}});
    let id = livia.table(&new).await;
    let mut live = livia.live(&id).await;
    live.hello(Some(1)).await;
    let begun = live.sequence();
    let (mut thought, mut steps) = (None, Vec::new());
    while live.update["seats"][0]["to_act"] != true {
        let message = live.next().await;
        if let Some(told) = message.get("thinking").filter(|told| !told.is_null()) {
            thought = Some(told.clone());
        }
        steps.extend(message["update"]["sequence"].as_u64());
    }
    let thought = thought.expect("it is told that it thinks");
    assert_eq!(
        (&thought["seat"], &thought["usual_ms"]),
        (&json!(2), &json!(1000))
    );
    assert!(thought["for_ms"].as_u64() < Some(1000), "{thought}");
    // Each of its actions by itself, though they came at once.
    steps.dedup();
    let expected: Vec<u64> = (begun + 1..=live.sequence()).collect();
    assert_eq!(steps, expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_waits_for_no_slow_bot() {
    let pool = BotPool::new(2);
    let ticket = Ticket {
        time: Some(Duration::from_secs(5)),
        ..ticket(1, Effort::Long)
    };
    let (begun, begins) = tokio::sync::oneshot::channel();
    let thinking = {
        let pool = pool.clone();
        let think = move |timing: &Timing| {
            let _ = begun.send(());
            let clock = &timing.clock;
            let end = clock.now() + Duration::from_secs(3600);
            while clock.now() < end {
                std::thread::sleep(Duration::from_millis(1));
            }
        };
        tokio::spawn(async move { pool.run(ticket, think).await })
    };
    begins.await.unwrap();
    pool.stop();
    assert_eq!(
        thinking.await.unwrap(),
        Some(()),
        "its time is over at once"
    );
}

/// A table of bots alone, who take their time.
async fn among_bots(livia: &Client) -> TableId {
    let bot = json!({"kind": "bot", "level": "aedile"});
    let id = livia
        .table(&json!({"game": GAME, "seats": [bot, bot]}))
        .await;
    id.parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_play_only_while_somebody_looks() {
    let server = TestServer::open().await;
    let livia = Client::player(server.address, "Livia").await;
    let id = among_bots(&livia).await;
    let room = server.app.rooms.get_or_open(id).await.unwrap();
    let sequence = || room.read(|live| live.table.sequence());
    let begun = sequence();
    assert!(!room.bots_play(), "nobody looks");

    let mut watcher = livia.live(&id.to_string()).await;
    watcher.hello_blind(None).await;
    let more = |update: &Value| update["sequence"].as_u64() > Some(u64::from(begun.0));
    watcher.until(more).await;
    drop(watcher);
    room.bots_rest().await;
    let status = room.read(|live| live.table.status());
    assert_eq!(status, Status::Running, "they did not play to the end");

    // A program that asks looks too.
    let stopped = sequence();
    let path = format!("/api/tables/{id}/state?pictures=false&after={}", stopped.0);
    let seen = livia.get(&path).await.fine();
    assert!(seen["sequence"].as_u64() > Some(u64::from(stopped.0)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_opens_no_table_of_bots_alone() {
    let server = TestServer::open().await;
    let livia = Client::player(server.address, "Livia").await;
    for _ in 0..5 {
        among_bots(&livia).await;
    }
    // Whoever sat here has left: opened, and let go of.
    let bot = json!({"kind": "bot", "level": "aedile"});
    let left = json!({"game": GAME, "seats": [{"kind": "me"}, bot], "options": {"first": "1"}});
    let left = livia.table(&left).await;
    let leave = format!("/api/tables/{left}/seats/1/leave");
    livia.post(&leave, &Value::Null).await.fine();

    let store = store::SqliteStore::open(&server.file).await.unwrap();
    let again = Arc::new(AppState::new(store, server.app.config.clone()));
    resume(again.clone()).await;
    assert!(again.rooms.count() <= 1, "{} tables", again.rooms.count());
    again.rooms.drop_idle();
    assert_eq!(again.rooms.count(), 0, "nothing goes on anywhere");
}
