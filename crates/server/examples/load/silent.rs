//! People play on while thousands of connections are held open from many addresses, on which
//! nothing is said or half of something.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;
use server::testing::{Client, Live};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

use crate::figures::Millis;
use crate::program::{Limits, Program};

const SILENT: usize = 5_000;
/// Of one address; all of them are this machine's.
const OF_ADDRESS: usize = 100;
const SAID: [&str; 3] = [
    "",
    "GET / HTTP/1.1\r\nHost: x\r\n",
    "POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{",
];
/// Longer than the longest that a server lets them stay.
const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(100);

pub async fn measure(binary: &Path, folder: &Path) {
    let program = Program::with(binary, &folder.join("silent.db"), Limits::Usual).await;
    let livia = Client::player(program.address, "Livia").await;
    let people = json!([{"kind": "me"}, {"kind": "beside", "name": "Fabius"}]);
    let id = livia.table(&json!({"game": "city", "seats": people})).await;
    let mut lives = Vec::new();
    for seat in [1, 2] {
        let mut live = livia.live(&id).await;
        live.hello_blind(Some(seat)).await;
        lives.push(live);
    }
    let mut open = JoinSet::new();
    for number in 0..SILENT {
        let stream = silent(program.address, number).await;
        open.spawn(ended(stream));
    }
    println!(
        "(e) {SILENT} silent connections, {} KiB in use",
        program.resident()
    );
    let begun = Instant::now();
    let (mut moves, mut pages) = (Vec::new(), Vec::new());
    while !open.is_empty() && begun.elapsed() < PATIENCE {
        while open.try_join_next().is_some() {}
        moves.extend(play(&mut lives).await);
        pages.push(newcomer(program.address).await);
        tokio::time::sleep(PAUSE).await;
    }
    println!(
        "(e) a move of those who play: {}",
        Millis::summary(&mut moves)
    );
    println!("(e) a newcomer's page: {}", Millis::summary(&mut pages));
    println!(
        "(e) {} of {SILENT} still open after {:.0} s",
        open.len(),
        begun.elapsed().as_secs_f64()
    );
    assert!(open.is_empty() && !moves.is_empty(), "people play on");
}

async fn silent(address: SocketAddr, number: usize) -> TcpStream {
    let [_, _, high, low] = ((number / OF_ADDRESS) as u32).to_be_bytes();
    let from = Ipv4Addr::new(127, 1, high, low);
    let socket = TcpSocket::new_v4().expect("there are sockets");
    socket
        .bind(SocketAddr::from((from, 0)))
        .expect("all of 127 is this machine");
    let mut stream = socket.connect(address).await.expect("the server listens");
    let said = SAID[number % SAID.len()];
    let _ = stream.write_all(said.as_bytes()).await;
    stream
}

/// Returns when the server has ended the connection.
async fn ended(mut stream: TcpStream) {
    let _ = stream.read_to_end(&mut Vec::new()).await;
}

/// One move of whoever is to act; nothing once the game is over.
async fn play(lives: &mut [Live]) -> Option<Duration> {
    let acting = lives.iter().position(|live| !live.actions().is_empty())?;
    let action = lives[acting].actions()[..1].to_vec();
    let begun = Instant::now();
    let answer = lives[acting].submit(acting + 1, &action).await;
    let took = begun.elapsed();
    let done = answer["done"]["sequence"].as_u64();
    for live in lives {
        live.until(|update| update["sequence"].as_u64() >= done)
            .await;
    }
    Some(took)
}

async fn newcomer(address: SocketAddr) -> Duration {
    let begun = Instant::now();
    let page = Client::stranger(address).get("/").await;
    assert_eq!(page.status, 200);
    begun.elapsed()
}
