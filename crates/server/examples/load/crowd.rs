//! People at many tables, all connected: what they are sent, and what they submit.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use server::testing::{Client, Live};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

const MEDIAN_BAR: Duration = Duration::from_millis(10);
const LATE_BAR: Duration = Duration::from_millis(50);
/// Answers that come later than this count as never.
const GRACE: Duration = Duration::from_secs(5);

/// What a submission needs to know of an update.
#[derive(Deserialize)]
struct Heard {
    update: Needed,
}

#[derive(Deserialize)]
struct Needed {
    sequence: u32,
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    action: String,
}

#[derive(Deserialize)]
struct Answered {
    id: Option<u32>,
    #[serde(default)]
    error: Option<serde::de::IgnoredAny>,
}

/// One seat's connection.
struct SeatEnd {
    number: usize,
    sink: SplitSink<WebSocketStream<TcpStream>, Message>,
    /// The newest update that offers choices, as it came.
    newest: Arc<Mutex<Option<String>>>,
}

/// A table with all its connections.
pub struct Table {
    seats: Vec<SeatEnd>,
    busy: Arc<AtomicBool>,
}

/// Everybody.
pub struct Crowd {
    tables: Vec<Table>,
    answers: mpsc::UnboundedReceiver<(u32, bool, Instant)>,
    sender: mpsc::UnboundedSender<(u32, bool, Instant)>,
    next_id: u32,
    draw: u64,
}

/// What a run gave.
pub struct Run {
    pub times: Vec<Duration>,
    pub refused: usize,
    missing: usize,
}

impl Run {
    /// Whether the promised times were kept.
    pub fn holds(&mut self) -> bool {
        use crate::figures::Millis;
        let enough = !self.times.is_empty() && self.missing == 0;
        enough
            && Millis::median(&mut self.times).0 <= MEDIAN_BAR
            && Millis::quantile(&mut self.times, 990).0 <= LATE_BAR
    }
}

/// Makes tables of people and connects every seat.
pub async fn gather(address: SocketAddr, tables: usize, seats: usize, pictures: bool) -> Crowd {
    let owner = Client::player(address, "Livia").await;
    let (sender, answers) = mpsc::unbounded_channel();
    let mut crowd = Crowd {
        tables: Vec::new(),
        answers,
        sender,
        next_id: 1,
        draw: 1,
    };
    let mut sitting = vec![json!({"kind": "me"})];
    sitting.extend((1..seats).map(|seat| json!({"kind": "beside", "name": format!("P{seat}")})));
    for _ in 0..tables {
        let id = owner
            .table(&json!({"game": "city", "seats": sitting}))
            .await;
        let mut ends = Vec::new();
        for number in 1..=seats {
            let live = owner.live(&id).await;
            ends.push(end(live, number, pictures, crowd.sender.clone()).await);
        }
        crowd.tables.push(Table {
            seats: ends,
            busy: Arc::default(),
        });
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    crowd
}

async fn end(
    mut live: Live,
    number: usize,
    pictures: bool,
    answers: mpsc::UnboundedSender<(u32, bool, Instant)>,
) -> SeatEnd {
    live.say(&json!({"hello": {"seat": number, "pictures": pictures}}))
        .await;
    let (sink, mut stream) = live.socket.split();
    let newest: Arc<Mutex<Option<String>>> = Arc::default();
    let kept = newest.clone();
    tokio::spawn(async move {
        while let Some(Ok(message)) = stream.next().await {
            let Message::Text(text) = message else {
                continue;
            };
            if text.starts_with("{\"update\"") {
                *kept.lock().expect("nobody panics") = Some(text.to_string());
            } else if let Ok(Answered {
                id: Some(id),
                error,
            }) = serde_json::from_str(&text)
            {
                let _ = answers.send((id, error.is_none(), Instant::now()));
            }
        }
    });
    SeatEnd {
        number,
        sink,
        newest,
    }
}

impl SeatEnd {
    /// The sequence and the choices of the newest update, if this seat is to act.
    fn offered(&self) -> Option<Needed> {
        let text = self.newest.lock().expect("nobody panics").clone()?;
        // Most updates offer nothing to most seats: do not parse what is not needed.
        if text.contains("\"choices\":[]") {
            return None;
        }
        let heard: Heard = serde_json::from_str(&text).ok()?;
        (!heard.update.choices.is_empty()).then_some(heard.update)
    }

    async fn submit(&mut self, id: u32, needed: &Needed, draw: u64) {
        let choice = &needed.choices[(draw % needed.choices.len() as u64) as usize];
        let wanted =
            json!({"seat": self.number, "sequence": needed.sequence, "actions": [choice.action]});
        let text = json!({"id": id, "request": {"submit": wanted}}).to_string();
        let _ = self.sink.send(Message::text(text)).await;
    }
}

impl Crowd {
    /// Submits at fixed times, whether or not earlier ones are answered: one action each at a table
    /// that is not waiting for an answer.
    pub async fn open_loop(&mut self, rate: u32, lasting: Duration) -> Run {
        let pause = Duration::from_secs(1) / rate;
        let count = (lasting.as_secs_f64() * f64::from(rate)) as u32;
        let begun = Instant::now();
        let mut due: BTreeMap<u32, (Instant, usize)> = BTreeMap::new();
        let mut run = Run {
            times: Vec::new(),
            refused: 0,
            missing: 0,
        };
        for turn in 0..count {
            let at = begun + pause * turn;
            tokio::time::sleep_until(at.into()).await;
            self.collect(&mut due, &mut run);
            if let Some((id, table)) = self.act().await {
                due.insert(id, (at, table));
            } else {
                run.missing += 1;
            }
        }
        let end = Instant::now() + GRACE;
        while !due.is_empty() && Instant::now() < end {
            tokio::time::sleep(Duration::from_millis(5)).await;
            self.collect(&mut due, &mut run);
        }
        run.missing += due.len();
        run
    }

    fn collect(&mut self, due: &mut BTreeMap<u32, (Instant, usize)>, run: &mut Run) {
        while let Ok((id, fine, at)) = self.answers.try_recv() {
            let Some((since, table)) = due.remove(&id) else {
                continue;
            };
            self.tables[table].busy.store(false, Ordering::Relaxed);
            if fine {
                run.times.push(at.saturating_duration_since(since));
            } else {
                run.refused += 1;
            }
        }
    }

    /// One action somewhere; nothing if no table can take one.
    async fn act(&mut self) -> Option<(u32, usize)> {
        for _ in 0..self.tables.len() {
            let index = (self.random() % self.tables.len() as u64) as usize;
            let draw = self.random();
            let table = &mut self.tables[index];
            if table.busy.load(Ordering::Relaxed) {
                continue;
            }
            for seat in &mut table.seats {
                let Some(needed) = seat.offered() else {
                    continue;
                };
                let id = self.next_id;
                self.next_id += 1;
                table.busy.store(true, Ordering::Relaxed);
                // What is known is used up with it; the next update brings more.
                *seat.newest.lock().expect("nobody panics") = None;
                seat.submit(id, &needed, draw).await;
                return Some((id, index));
            }
        }
        None
    }

    /// A plain multiplicative generator: only the spread matters.
    fn random(&mut self) -> u64 {
        self.draw = self
            .draw
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        self.draw >> 33
    }
}

/// Every table submits as soon as it is answered; games that are over stop.
pub async fn as_fast_as_answered(mut crowd: Crowd, lasting: Duration) -> Vec<Duration> {
    let end = Instant::now() + lasting;
    let mut since: BTreeMap<u32, (Instant, usize)> = BTreeMap::new();
    let mut times = Vec::new();
    while Instant::now() < end {
        for index in 0..crowd.tables.len() {
            if crowd.tables[index].busy.load(Ordering::Relaxed) {
                continue;
            }
            let (id, draw) = (crowd.next_id, crowd.random());
            let table = &mut crowd.tables[index];
            for seat in &mut table.seats {
                let Some(needed) = seat.offered() else {
                    continue;
                };
                crowd.next_id += 1;
                table.busy.store(true, Ordering::Relaxed);
                *seat.newest.lock().expect("nobody panics") = None;
                since.insert(id, (Instant::now(), index));
                seat.submit(id, &needed, draw).await;
                break;
            }
        }
        if let Ok(Some((id, fine, at))) =
            tokio::time::timeout(Duration::from_millis(1), crowd.answers.recv()).await
        {
            note(&mut crowd, &mut since, &mut times, (id, fine, at));
            while let Ok(answer) = crowd.answers.try_recv() {
                note(&mut crowd, &mut since, &mut times, answer);
            }
        }
    }
    times
}

fn note(
    crowd: &mut Crowd,
    since: &mut BTreeMap<u32, (Instant, usize)>,
    times: &mut Vec<Duration>,
    (id, fine, at): (u32, bool, Instant),
) {
    if let Some((begun, table)) = since.remove(&id) {
        crowd.tables[table].busy.store(false, Ordering::Relaxed);
        if fine {
            times.push(at.saturating_duration_since(begun));
        }
    }
}
