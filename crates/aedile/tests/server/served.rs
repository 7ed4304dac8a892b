//! The program as a server, in a folder of the test's own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// The program, to serve with this data.
pub fn serve(data: &Path) -> Command {
    serve_at("127.0.0.1:0", data)
}

/// The same at an address of one's choice.
pub fn serve_at(address: &str, data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_aedile"));
    command.args(["serve", "--no-limits", "--log", "error"]);
    command.args(["--listen", address, "--data"]).arg(data);
    command
}

/// With limits and the usual log, at any free port.
pub fn serve_limited(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_aedile"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]);
    command.arg(data);
    command
}

/// A running server.
pub struct Served {
    pub address: SocketAddr,
    child: Child,
}

impl Served {
    /// Starts it, and waits until it says where it is.
    pub fn start(data: &Path) -> Served {
        Served::spawn(serve(data))
    }

    /// Starts it by this command, which must end as the program.
    pub fn spawn(mut command: Command) -> Served {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        said.read_line(&mut line).unwrap();
        let address = line.trim_end().strip_prefix("Aedile is at http://");
        let address = address.unwrap_or_else(|| panic!("it said {line:?}"));
        Served {
            address: address.parse().unwrap(),
            child,
        }
    }

    /// Ends it from one instruction to the next, as a failing machine would.
    pub fn kill(mut self) {
        assert_eq!(self.child.try_wait().unwrap(), None, "it fell by itself");
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends it a signal.
    pub fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", name, &id]).status();
        assert!(sent.unwrap().success());
    }

    /// Waits until it has ended, at most so long.
    pub fn ended_within(&mut self, limit: Duration) -> ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(begun.elapsed() < limit, "it goes on after {limit:?}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A folder that is gone when the test is over.
pub struct Folder(PathBuf);

impl Folder {
    /// An empty folder named after the test.
    pub fn new(test: &str) -> Folder {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// The path of something in it.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
