//! Killed at random moments under load, the server loses no acknowledged action, has none twice,
//! knows again what was sent but not answered, and every table goes on where it was.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use kernel::testing::{amount, seed};
use kernel::{Rng, Seat, Seed};
use log::{Entry, Payload};
use serde_json::{Value, json};
use server::testing::{Client, Live, Player, play_out, submission};
use store::{SqliteStore, Store};
use table::AnyGame;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;

use crate::served::{Folder, Served};

const LONGEST_MS: usize = 120;

/// A table whose people go on after each kill.
struct Table {
    id: String,
    /// Who plays, by number of the seat.
    people: Vec<(usize, Client)>,
    /// The log as it was known last.
    log: Vec<Entry<String>>,
}

/// What somebody submitted until the server was gone.
#[derive(Default)]
struct Submitted {
    seat: usize,
    acknowledged: Vec<Acknowledged>,
    /// Sent, but not answered: what it answered, the action, the whole request.
    in_flight: Option<(u64, String, Value)>,
}

struct Acknowledged {
    answered: u64,
    action: String,
    sequence: u64,
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_action_is_lost_or_doubled_by_kills() {
    let kills = amount(50, 1_000) as u64;
    let folder = Folder::new("kills");
    let data = folder.path("aedile.db");
    let mut rng = Seed::of_series(seed(), 0).derive("kills").rng();
    let mut served = Served::start(&data);
    let mut tables = Vec::new();
    for round in 0..6 {
        tables.push(seat_people(served.address, round).await);
    }
    let mut total = 0;
    for round in 0..kills {
        let (load, mut seated) = start_load(&tables, round);
        // Now and then while people come; mostly in the midst of play.
        if round % 5 != 0 {
            while seated.recv().await.is_some() {}
        }
        tokio::time::sleep(Duration::from_millis(2 + rng.below(LONGEST_MS) as u64)).await;
        served.kill();
        let mut submitted = Vec::new();
        for task in load {
            submitted.push(task.await.unwrap());
        }
        served = Served::start(&data);
        total += check_logs(&data, &mut tables, &submitted, round).await;
        move_on(&mut tables, served.address).await;
        repeat(&data, &mut tables, &submitted).await;
    }
    println!("soak: {kills} kills, {total} acknowledged actions, each kept exactly once");
    assert!(
        total > 4 * kills as usize,
        "too few actions to prove anything: {total}"
    );
    finish(&mut tables).await;
}

/// A table of two people, or of one with bots; the games take turns.
async fn seat_people(address: SocketAddr, round: usize) -> Table {
    let game = AnyGame::ALL[round % AnyGame::ALL.len()].meta().id;
    let livia = Client::player(address, "Livia").await;
    if round < 3 {
        let bot = |level: &str| json!({"kind": "bot", "level": level});
        let seats = json!([bot("random"), {"kind": "me"}, bot("mason")]);
        let id = livia.table(&json!({"game": game, "seats": seats})).await;
        return Table {
            id,
            people: vec![(2, livia)],
            log: Vec::new(),
        };
    }
    let new =
        json!({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "open"});
    let id = livia.table(&new).await;
    let fabius = Client::player(address, "Fabius").await;
    let path = format!("/api/tables/{id}/seats/2/take");
    fabius.post(&path, &Value::Null).await.fine();
    Table {
        id,
        people: vec![(1, livia), (2, fabius)],
        log: Vec::new(),
    }
}

type Task = tokio::task::JoinHandle<(usize, Submitted)>;

/// Everybody plays; the receiver ends once all have begun.
fn start_load(tables: &[Table], round: u64) -> (Vec<Task>, mpsc::Receiver<()>) {
    let mut tasks = Vec::new();
    let (begun, all_begun) = mpsc::channel(1);
    for (index, table) in tables.iter().enumerate() {
        for (seat, client) in &table.people {
            let (client, id, seat) = (client.clone(), table.id.clone(), *seat);
            let begun = begun.clone();
            let stream = format!("kill {index} {seat}");
            let mut rng = Seed::of_series(seed(), round).derive(&stream).rng();
            tasks.push(tokio::spawn(async move {
                let mut submitted = Submitted {
                    seat,
                    ..Submitted::default()
                };
                if let Some(mut live) = come_back(&client, &id, seat).await {
                    drop(begun);
                    let _ = play_until_gone(&mut live, &mut submitted, &mut rng).await;
                }
                (index, submitted)
            }));
        }
    }
    (tasks, all_begun)
}

async fn come_back(client: &Client, id: &str, seat: usize) -> Option<Live> {
    let mut live = Live::try_open(client, id).await.ok()?;
    let hello = json!({"hello": {"seat": seat, "pictures": false}});
    let hello = Message::text(hello.to_string());
    live.send(hello).await.then_some(())?;
    while live.update.is_null() {
        live.try_next().await?;
    }
    Some(live)
}

/// Submits one choice after the other; nothing once the server or the game is gone.
async fn play_until_gone(live: &mut Live, submitted: &mut Submitted, rng: &mut Rng) -> Option<()> {
    let seat = submitted.seat;
    while !live.is_over() {
        let actions = live.actions();
        let Some(action) = rng.choose(&actions).cloned() else {
            live.try_next().await?;
            continue;
        };
        let answered = live.sequence();
        let mut request = submission(seat, answered, std::slice::from_ref(&action));
        // A seat answers a sequence once, so this names it.
        request["submit"]["submission"] = json!(format!("seat-{seat}-at-{answered}"));
        submitted.in_flight = Some((answered, action.clone(), request.clone()));
        let answer = live.try_request(request).await?;
        submitted.in_flight = None;
        let sequence = answer["done"]["sequence"].as_u64();
        let sequence = sequence.unwrap_or_else(|| panic!("{answer}"));
        submitted.acknowledged.push(Acknowledged {
            answered,
            action,
            sequence,
        });
        while live.sequence() < sequence {
            live.try_next().await?;
        }
    }
    None
}

/// Compares every log with what was acknowledged; how much that was.
async fn check_logs(
    data: &Path,
    tables: &mut [Table],
    submitted: &[(usize, Submitted)],
    round: u64,
) -> usize {
    let store = SqliteStore::open(data).await.unwrap();
    let mut total = 0;
    for (index, table) in tables.iter_mut().enumerate() {
        let stored = store.open_table(table.id.parse().unwrap()).await.unwrap();
        let log = stored.log;
        let known = table.log.len();
        assert!(log.len() >= known, "round {round}: the sequence fell");
        assert_eq!(log[..known], table.log, "round {round}: the past changed");
        let of_table = submitted.iter().filter(|(of, _)| *of == index);
        for (_, submitted) in of_table {
            check_log(&log, known, submitted, round);
            total += submitted.acknowledged.len();
        }
        table.log = log;
    }
    store.close().await;
    total
}

/// What the seat had acknowledged is there once and in order; one more may be there that was kept
/// but not acknowledged any more.
fn check_log(log: &[Entry<String>], known: usize, submitted: &Submitted, round: u64) {
    let seat = Seat::from_number(submitted.seat).unwrap();
    let new = (known as u64..).zip(&log[known..]);
    let own: Vec<(u64, &String)> = new
        .filter(|(_, entry)| entry.seat == Some(seat))
        .filter_map(|(sequence, entry)| match &entry.payload {
            Payload::Action(action) => Some((sequence, action)),
            _ => None,
        })
        .collect();
    let acknowledged = &submitted.acknowledged;
    assert!(
        own.len() >= acknowledged.len(),
        "round {round}: an acknowledged action is lost"
    );
    for ((at, action), told) in own.iter().zip(acknowledged) {
        assert_eq!(**action, told.action, "round {round}");
        assert!(
            (told.answered..told.sequence).contains(at),
            "round {round}: not in order"
        );
    }
    let more: Vec<_> = own[acknowledged.len()..].to_vec();
    let in_flight = submitted
        .in_flight
        .as_ref()
        .map(|(at, action, _)| (*at, action));
    let possible: Vec<_> = in_flight.into_iter().collect();
    assert!(
        more.is_empty() || more == possible,
        "round {round}: {more:?}, but sent was {possible:?}"
    );
    let places: BTreeSet<u64> = own.iter().map(|(at, _)| *at).collect();
    assert_eq!(places.len(), own.len());
}

/// Everybody goes to the new address and finds the table as it was; games that are over make room
/// for new ones.
async fn move_on(tables: &mut [Table], address: SocketAddr) {
    for (index, table) in tables.iter_mut().enumerate() {
        let mut over = false;
        for (seat, client) in &mut table.people {
            client.address = address;
            let state = format!("/api/tables/{}/state?seat={seat}&pictures=false", table.id);
            let update = client.get(&state).await.fine();
            let sequence = update["sequence"].as_u64().unwrap();
            assert!(sequence >= table.log.len() as u64);
            over = !update["outcome"].is_null();
        }
        if over {
            *table = seat_people(address, index).await;
        }
    }
}

/// Whoever got no answer asks again by the same id: what was kept is answered, and not done twice.
async fn repeat(data: &Path, tables: &mut [Table], submitted: &[(usize, Submitted)]) {
    for (index, submitted) in submitted {
        let Some((_, _, request)) = &submitted.in_flight else {
            continue;
        };
        let table = &mut tables[*index];
        let mut people = table.people.iter();
        let own = people.find(|(seat, _)| *seat == submitted.seat);
        let path = format!("/api/tables/{}/do?seat={}", table.id, submitted.seat);
        let answer = own.unwrap().1.post(&path, request).await;
        let id = request["submit"]["submission"].as_str();
        let named = |entry: &&Entry<String>| entry.submission.as_ref().map(|id| id.as_str()) == id;
        let kept = table.log.iter().filter(named).count();
        let store = SqliteStore::open(data).await.unwrap();
        let stored = store.open_table(table.id.parse().unwrap()).await.unwrap();
        store.close().await;
        let now = stored.log.iter().filter(named).count();
        match answer.status {
            200 => assert_eq!(now, 1, "{request}"),
            // It was not kept, and others moved on; or the game is another one by now.
            _ => assert_eq!((kept, now), (0, 0), "{request}: {}", answer.text()),
        }
        table.log = stored.log;
    }
}

/// After all kills every table is played to its end.
async fn finish(tables: &mut [Table]) {
    let mut rng = Seed::of_series(4, 51).rng();
    for table in tables {
        let mut players = Vec::new();
        for (seat, client) in &table.people {
            let mut live = client.live(&table.id).await;
            live.hello_blind(Some(*seat)).await;
            players.push(Player { seat: *seat, live });
        }
        play_out(&mut players, &mut rng).await;
        let path = format!("/api/tables/{}/record", table.id);
        assert_eq!(table.people[0].1.get(&path).await.status, 200);
    }
}
