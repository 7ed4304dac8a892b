//! `cargo xtask load`: what a server on this machine bears. It starts the program as a process of
//! its own and plays against it over loopback; everything is bounded in count and time.

#![allow(
    clippy::disallowed_methods,
    reason = "a measurement: clock, files, processes"
)]

mod bots;
mod crowd;
mod disk;
mod figures;
mod fill;
mod many;
mod program;
mod silent;
mod stored;

use std::path::PathBuf;
use std::time::Duration;

use figures::Millis;
use program::Program;

/// Tables and seats of the measurements with updates.
const TABLES: usize = 500;
const SEATS: usize = 4;
/// Tables that submit as fast as they are answered.
const BUSY: usize = 400;
const SECONDS: u64 = 10;

#[tokio::main]
async fn main() {
    let mut words = std::env::args().skip(1);
    let binary = PathBuf::from(words.next().expect("load PROGRAM FOLDER"));
    let folder = PathBuf::from(words.next().expect("load PROGRAM FOLDER"));
    let part = words.next();
    let measured = Duration::from_secs(SECONDS);
    let asked_for = |name: &str| part.as_deref().is_none_or(|part| part == name);

    disk::print(&folder, "before");
    if asked_for("start") {
        start(&binary, &folder).await;
    }
    if asked_for("moves") {
        acknowledged(&binary, &folder, measured).await;
    }
    if asked_for("updates") {
        updates(&binary, &folder, measured).await;
    }
    if asked_for("stored") {
        stored::measure(&binary, &folder).await;
    }
    if asked_for("bots") {
        bots::measure(&binary, &folder).await;
    }
    if asked_for("silent") {
        silent::measure(&binary, &folder).await;
    }
    if asked_for("many") {
        many::measure(&binary, &folder).await;
    }
    disk::print(&folder, "after");
}

/// From the start of the process to the whole first page.
async fn start(binary: &std::path::Path, folder: &std::path::Path) {
    let mut times = Vec::new();
    for round in 0..5 {
        let program = Program::start(binary, &folder.join(format!("start-{round}.db"))).await;
        times.push(program.first_page);
    }
    println!("start to first page: median {}", Millis::median(&mut times));
}

/// (a) Submissions without drawing, as fast as they are answered.
async fn acknowledged(binary: &std::path::Path, folder: &std::path::Path, measured: Duration) {
    let program = Program::start(binary, &folder.join("busy.db")).await;
    let crowd = crowd::gather(program.address, BUSY, 2, false).await;
    let mut times = crowd::as_fast_as_answered(crowd, measured).await;
    let rate = times.len() as f64 / measured.as_secs_f64();
    println!(
        "(a) submit, durable, acknowledged, no drawing, {BUSY} tables: {rate:.0}/s, {}",
        Millis::summary(&mut times)
    );
}

/// (b) Open loop with everybody connected and full updates; then the highest rate that holds.
async fn updates(binary: &std::path::Path, folder: &std::path::Path, measured: Duration) {
    let program = Program::start(binary, &folder.join("crowd.db")).await;
    let empty = program.resident();
    let mut crowd = crowd::gather(program.address, TABLES, SEATS, true).await;
    let full = program.resident();
    let each = full.saturating_sub(empty) / (TABLES as u64);
    println!("{TABLES} tables, {SEATS} connections each: {each} KiB a table with its sockets");
    let before = program.cpu();
    tokio::time::sleep(Duration::from_secs(5)).await;
    let idle = program.cpu() - before;
    println!("idle for 5 s: {:.0} ms of CPU", idle.as_secs_f64() * 1000.0);
    for rate in [300, 450, 600, 800, 1000, 1300] {
        let before = program.cpu();
        let mut run = crowd.open_loop(rate, measured).await;
        let busy = (program.cpu() - before).as_secs_f64() / measured.as_secs_f64();
        let holds = run.holds();
        println!(
            "(b) {rate} actions/s over {TABLES} tables of {SEATS}, full updates: {}, {} refused, \
             server at {:.0} % of a core: {}",
            Millis::summary(&mut run.times),
            run.refused,
            busy * 100.0,
            if holds { "holds" } else { "does not hold" }
        );
        if !holds {
            break;
        }
    }
}
