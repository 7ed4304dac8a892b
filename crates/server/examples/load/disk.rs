//! The disk's own fsync, measured beside the server's answers that wait for it.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::time::Instant;

use crate::figures::Millis;

const ROUNDS: usize = 200;

/// Appends a page and waits for it, again and again.
pub fn print(folder: &Path, when: &str) {
    let path = folder.join("fsync");
    let mut file = File::create(&path).expect("the folder can be written to");
    let mut times = Vec::with_capacity(ROUNDS);
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        file.write_all(&[0; 4096]).expect("the disk has room");
        file.sync_data().expect("the disk keeps");
        times.push(begun.elapsed());
    }
    let _ = std::fs::remove_file(path);
    println!("fsync of the disk, {when}: {}", Millis::summary(&mut times));
}
