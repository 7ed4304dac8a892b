//! What the operating system says of this process: descriptors and memory. Linux tells it in
//! `/proc`; elsewhere nothing is known.

use std::fs;

/// What the process holds at this moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Process {
    /// Open files and connections.
    pub descriptors: Option<u64>,
    /// How many of them there may be.
    pub descriptor_limit: Option<u64>,
    /// Memory that is really used.
    pub resident_bytes: Option<u64>,
}

impl Process {
    /// At this moment.
    pub fn now() -> Process {
        Process {
            descriptors: descriptors(),
            descriptor_limit: read("limits").and_then(|text| descriptor_limit(&text)),
            resident_bytes: read("status").and_then(|text| resident_bytes(&text)),
        }
    }
}

fn read(file: &str) -> Option<String> {
    fs::read_to_string(format!("/proc/self/{file}")).ok()
}

fn descriptors() -> Option<u64> {
    const FOLDER: &str = "/proc/self/fd";
    // Since Linux 6.2 the size of the folder is their number; before, they have to be counted.
    match fs::metadata(FOLDER).ok()?.len() {
        0 => Some(fs::read_dir(FOLDER).ok()?.count() as u64),
        known => Some(known),
    }
}

/// `Max open files            1024                 524288               files`
fn descriptor_limit(text: &str) -> Option<u64> {
    let line = text.lines().find(|line| line.starts_with("Max open files"));
    line?.split_whitespace().nth(3)?.parse().ok()
}

/// `VmRSS:     12345 kB`
fn resident_bytes(text: &str) -> Option<u64> {
    let line = text.lines().find(|line| line.starts_with("VmRSS:"));
    let kib: u64 = line?.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn an_open_file_is_counted() {
        let before = Process::now();
        let held: Vec<_> = (0..50).map(|_| fs::File::open("/dev/null")).collect();
        let now = Process::now();
        assert!(held.iter().all(Result::is_ok));
        // Other tests open and close files at the same time.
        assert!(now.descriptors > before.descriptors, "{before:?} {now:?}");
        assert!(now.descriptor_limit > now.descriptors);
        assert!(now.resident_bytes > Some(1 << 20));
    }

    #[test]
    fn what_is_not_told_is_not_known() {
        assert_eq!(descriptor_limit("Max processes 1 1"), None);
        assert_eq!(
            descriptor_limit("Max open files  unlimited  unlimited  files"),
            None
        );
        assert_eq!(resident_bytes(""), None);
    }
}
