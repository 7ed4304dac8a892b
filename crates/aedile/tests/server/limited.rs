//! Whoever meets a limit is named in the operator's log, and not too often.

use std::io::{BufRead as _, BufReader};
use std::net::TcpStream;
use std::process::{Command, Stdio};

use crate::served::Folder;

/// More than one address may hold.
const HELD: usize = 400;

#[test]
fn the_log_says_who_holds_too_many_connections() {
    let folder = Folder::new("limited");
    let mut program = Command::new(env!("CARGO_BIN_EXE_aedile"));
    program.args([
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--log",
        "warn",
        "--data",
    ]);
    program.arg(folder.path("aedile.db"));
    let mut child = program
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = String::new();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut said).unwrap();
    let address = said.trim_end().rsplit('/').next().unwrap().to_string();
    let held: Vec<_> = (0..HELD).map(|_| TcpStream::connect(&address)).collect();
    let mut logged = String::new();
    let mut log = BufReader::new(child.stderr.take().unwrap());
    log.read_line(&mut logged).unwrap();
    for word in [
        "WARN",
        "refused by a limit",
        "connections-of-address",
        "127.0.0.0/24",
    ] {
        assert!(logged.contains(word), "{logged}");
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let more = log.lines().map_while(Result::ok).count();
    assert_eq!(more, 0, "one line, however many are refused");
    drop(held);
}
