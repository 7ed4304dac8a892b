//! What a process did to its files, and when it said what, as strace tells it: one list in the
//! order of time, in which a sync has a begin and an end.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// All that can change a file, or tell somebody that it is kept.
const SYSCALLS: &str = "openat,open,creat,unlink,unlinkat,rename,renameat,renameat2,link,linkat,\
    write,writev,pwrite64,pwritev,pwritev2,ftruncate,truncate,fallocate,sendfile,copy_file_range,\
    fsync,fdatasync,sync_file_range,sync,syncfs,mmap";

/// Something that happened. Files are named by their name in the folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A file was opened, and made if it was not there.
    Create { file: String },
    /// Bytes were handed to the system, which had taken them when event `taken` happened.
    Write {
        file: String,
        offset: u64,
        bytes: Vec<u8>,
        taken: usize,
    },
    /// A file was cut off.
    Truncate { file: String, length: u64 },
    /// A file was removed.
    Remove { file: String },
    /// The system was asked to make a file durable; the folder itself has no name.
    SyncBegin { file: String },
    /// It says that all is durable that it had taken when event `begin` happened.
    SyncEnd { file: String, begin: usize },
    /// The process said something to whoever started it.
    Said(String),
}

/// This command, watched: what it does to the files of a folder is written to `log`.
pub fn watched(command: &Command, log: &Path) -> Command {
    let mut strace = Command::new("strace");
    strace.args(["-f", "--seccomp-bpf", "-qq", "-y", "-xx", "-s", "1000000"]);
    strace.args(["-e", &format!("trace={SYSCALLS}"), "-e", "signal=none"]);
    strace.arg("-o").arg(log).arg(command.get_program());
    strace.args(command.get_args());
    strace
}

/// Reads what strace wrote about the files of this folder.
pub fn read(text: &str, folder: &Path) -> Vec<Event> {
    let mut reader = Reader {
        folder: folder.to_path_buf(),
        events: Vec::new(),
        begun: BTreeMap::new(),
    };
    for line in text.lines() {
        let (process, rest) = line
            .split_once(' ')
            .expect("a line begins with its process");
        reader.line(process, rest.trim_start());
    }
    reader.events
}

struct Reader {
    folder: PathBuf,
    events: Vec<Event>,
    /// By process: a call that has not returned, and the event it made.
    begun: BTreeMap<String, (String, Option<usize>)>,
}

impl Reader {
    fn line(&mut self, process: &str, line: &str) {
        if let Some(begin) = line.strip_suffix(" <unfinished ...>") {
            let event = self.begin(begin);
            self.begun
                .insert(process.to_string(), (begin.to_string(), event));
        } else if line.starts_with("<... ") {
            let (begin, event) = self.begun.remove(process).expect("it was begun");
            let (_, end) = line.split_once(" resumed>").expect("it goes on");
            self.end(&format!("{begin}{end}"), event);
        } else if line.contains('(') {
            let event = self.begin(line);
            self.end(line, event);
        }
    }

    /// The name of a file of ours; the folder itself has the empty one.
    fn ours(&self, path: &str) -> Option<String> {
        let inside = Path::new(path).strip_prefix(&self.folder).ok()?;
        let name = inside.to_str().expect("names are text");
        // Shared memory between the processes of one machine: nothing of it has to be kept.
        (!name.ends_with("-shm")).then(|| name.to_string())
    }

    /// What a call does from its begin on; the number of its event.
    fn begin(&mut self, line: &str) -> Option<usize> {
        let (call, rest) = line.split_once('(').expect("a call");
        let event = match call {
            "write" if rest.starts_with("1<") => Event::Said(text(&bytes(rest))),
            "pwrite64" => Event::Write {
                file: self.of_descriptor(rest)?,
                offset: last_number(rest, 0),
                bytes: bytes(rest),
                taken: usize::MAX,
            },
            "ftruncate" => Event::Truncate {
                file: self.of_descriptor(rest)?,
                length: last_number(rest, 0),
            },
            "unlink" => Event::Remove {
                file: self.ours(&text(&bytes(rest)))?,
            },
            "fsync" | "fdatasync" => Event::SyncBegin {
                file: self.of_descriptor(rest)?,
            },
            "openat" => return None,
            "mmap" if !rest.contains("MAP_SHARED") || !rest.contains("PROT_WRITE") => return None,
            _ => {
                let ours = self
                    .of_descriptor(rest)
                    .or_else(|| self.ours(&text(&bytes(rest))));
                assert_eq!(ours, None, "{call} is not understood");
                return None;
            }
        };
        self.events.push(event);
        Some(self.events.len() - 1)
    }

    /// What a call did when it returned.
    fn end(&mut self, line: &str, event: Option<usize>) {
        let (call, rest) = line.split_once('(').expect("a call");
        let (_, returned) = line.rsplit_once(" = ").expect("a call returns");
        if call == "openat" {
            let file = self.ours(&text(&bytes(rest)));
            let made = rest.contains("O_CREAT") && !returned.starts_with('-');
            self.events
                .extend(file.filter(|_| made).map(|file| Event::Create { file }));
            return;
        }
        let Some(event) = event else { return };
        let now = self.events.len();
        match &mut self.events[event] {
            Event::Write { taken, bytes, .. } => {
                assert_eq!(returned, bytes.len().to_string(), "a short write");
                *taken = now;
            }
            Event::SyncBegin { file } => {
                assert_eq!(returned, "0", "a sync failed");
                let (file, begin) = (file.clone(), event);
                self.events.push(Event::SyncEnd { file, begin });
            }
            Event::Remove { .. } | Event::Truncate { .. } => {
                // A file that is not there is not removed.
                assert!(returned.starts_with(['0', '-']), "{line}");
            }
            _ => {}
        }
    }

    /// Of `5<\x2f\x74…>, …`.
    fn of_descriptor(&self, arguments: &str) -> Option<String> {
        let (number, rest) = arguments.split_once('<')?;
        number.parse::<u32>().ok()?;
        self.ours(&text(&unescaped(rest.split('>').next()?)))
    }
}

/// The first text among the arguments.
fn bytes(arguments: &str) -> Vec<u8> {
    let quoted = arguments.split('"').nth(1);
    unescaped(quoted.unwrap_or_default())
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Of `\x2f\x74`: strace writes every byte so.
fn unescaped(hex: &str) -> Vec<u8> {
    let digit = |byte: u8| (byte as char).to_digit(16).expect("hexadecimal") as u8;
    let four = hex.as_bytes().chunks_exact(4);
    four.map(|byte| digit(byte[2]) << 4 | digit(byte[3]))
        .collect()
}

/// The last argument as a number.
fn last_number(arguments: &str, otherwise: u64) -> u64 {
    let inside = arguments.split(')').next().unwrap_or_default();
    let last = inside.rsplit(", ").next().unwrap_or_default();
    last.trim().parse().unwrap_or(otherwise)
}
