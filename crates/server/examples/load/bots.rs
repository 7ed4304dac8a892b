//! How soon a person's bot answers while somebody else's strong bots play at many tables.

use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use serde_json::{Value, json};
use server::testing::{Client, Live};

use crate::figures::Millis;
use crate::program::Program;

/// With as many as can play.
const GAMES: [(&str, usize); 3] = [("foundations", 5), ("city", 4), ("marble", 4)];
/// Somebody's tables, each full of bots of the strongest level, with somebody who looks on.
const BUSY: usize = 299;
/// What is promised of a person's bots: 95 of 100 answers.
const BARS: [(&str, Duration); 2] = [
    ("builder", Duration::from_millis(200)),
    ("aedile", Duration::from_secs(1)),
];
/// Answers that are measured for each game, and for how long at most.
const ANSWERS: usize = 100;
const LONGEST: Duration = Duration::from_secs(40);

pub async fn measure(binary: &Path, folder: &Path) {
    let program = Program::start(binary, &folder.join("bots.db")).await;
    print(&program, "nobody else plays").await;
    occupy(&program).await;
    let before = program.cpu();
    let begun = Instant::now();
    let held = print(&program, &format!("{BUSY} tables full of `aedile` bots")).await;
    let busy = (program.cpu() - before).as_secs_f64() / begun.elapsed().as_secs_f64();
    println!("(d) server at {:.0} % of a core meanwhile", busy * 100.0);
    assert!(held, "a person's bots answer too late");
}

/// Makes the tables, and looks at all of them.
async fn occupy(program: &Program) {
    let crassus = Client::player(program.address, "Crassus").await;
    let bot = json!({"kind": "bot", "level": "aedile"});
    for (game, seats) in GAMES.iter().cycle().take(BUSY) {
        let seats = vec![bot.clone(); *seats];
        let id = crassus.table(&json!({"game": game, "seats": seats})).await;
        let mut watcher = crassus.live(&id).await;
        watcher.hello_blind(None).await;
        tokio::spawn(async move { while watcher.socket.next().await.is_some() {} });
    }
}

/// Whether the promises hold.
async fn print(program: &Program, meanwhile: &str) -> bool {
    let livia = Client::player(program.address, "Livia").await;
    let mut all = true;
    for (level, bar) in BARS {
        let mut first = Vec::new();
        let mut turns = Vec::new();
        for (game, _) in GAMES {
            answers(&livia, game, level, &mut first, &mut turns).await;
        }
        let holds = !first.is_empty() && Millis::quantile(&mut first, 950).0 <= bar;
        println!(
            "(d) {meanwhile}: `{level}` answers after {}; its whole turn takes {}: {}",
            Millis::late(&mut first),
            Millis::late(&mut turns),
            if holds { "holds" } else { "does not hold" }
        );
        all &= holds;
    }
    all
}

/// Plays against a bot. From the move that makes it the bot's turn, how long until its first answer
/// and until the end of its turn.
async fn answers(
    livia: &Client,
    game: &str,
    level: &str,
    first: &mut Vec<Duration>,
    turns: &mut Vec<Duration>,
) {
    let end = Instant::now() + LONGEST;
    let enough = first.len() + ANSWERS;
    let bot = json!({"kind": "bot", "level": level});
    let new = json!({"game": game, "seats": [{"kind": "me"}, bot]});
    while first.len() < enough && Instant::now() < end {
        let id = livia.table(&new).await;
        let mut live = livia.live(&id).await;
        live.hello_blind(Some(1)).await;
        while !live.is_over() && first.len() < enough && Instant::now() < end {
            live.until(may_choose).await;
            if let Some((answer, turn)) = answer(&mut live).await {
                first.push(answer);
                turns.push(turn);
            }
        }
    }
}

fn may_choose(update: &Value) -> bool {
    update["choices"][0].is_object() || !update["outcome"].is_null()
}

/// Makes a move; if it is the bot's turn then, how long it takes.
async fn answer(live: &mut Live) -> Option<(Duration, Duration)> {
    let actions = live.actions();
    let action = actions.get(actions.len() / 2)?.clone();
    let begun = Instant::now();
    let answer = live.submit(1, &[action]).await;
    let done = answer["done"]["sequence"].as_u64()?;
    live.until(|update| update["sequence"].as_u64() >= Some(done))
        .await;
    if live.sequence() == done && may_choose(&live.update) {
        return None;
    }
    live.until(|update| update["sequence"].as_u64() > Some(done))
        .await;
    let answered = begun.elapsed();
    live.until(may_choose).await;
    Some((answered, begun.elapsed()))
}
