//! The server as a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use server::testing::Client;

/// Ticks of a second in `/proc/PID/stat`; the same on every Linux.
const TICKS: u64 = 100;

/// A running server.
pub struct Program {
    child: Child,
    pub address: SocketAddr,
    pub first_page: Duration,
}

/// What clients may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limits {
    /// As much as they like.
    None,
    /// As on any server.
    Usual,
}

impl Program {
    /// Starts it and waits for its first page.
    pub async fn start(binary: &Path, data: &Path) -> Program {
        Program::with(binary, data, Limits::None).await
    }

    /// The same with other limits.
    pub async fn with(binary: &Path, data: &Path, limits: Limits) -> Program {
        let begun = Instant::now();
        let mut command = Command::new(binary);
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "warn"]);
        if limits == Limits::None {
            command.arg("--no-limits");
        }
        let mut child = command
            .arg("--data")
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let out = child.stdout.take().expect("its output is piped");
        let mut line = String::new();
        BufReader::new(out)
            .read_line(&mut line)
            .expect("it says where it is");
        let address = line.trim().rsplit("http://").next().expect("an address");
        let address: SocketAddr = address.parse().expect("an address");
        let page = Client::stranger(address).get("/").await;
        assert_eq!(page.status, 200);
        Program {
            child,
            address,
            first_page: begun.elapsed(),
        }
    }

    /// Memory in KiB.
    pub fn resident(&self) -> u64 {
        let status = self.proc("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        kib.expect("Linux tells the memory of a process")
    }

    /// Time on all cores so far.
    pub fn cpu(&self) -> Duration {
        let stat = self.proc("stat");
        let after_name = stat
            .rsplit(") ")
            .next()
            .expect("Linux tells the times of a process");
        let fields: Vec<u64> = after_name
            .split(' ')
            .map(|field| field.parse().unwrap_or(0))
            .collect();
        Duration::from_millis((fields[11] + fields[12]) * 1000 / TICKS)
    }

    fn proc(&self, what: &str) -> String {
        let path = format!("/proc/{}/{what}", self.child.id());
        std::fs::read_to_string(path).expect("the measurement runs on Linux")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
