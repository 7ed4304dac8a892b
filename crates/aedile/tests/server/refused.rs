//! Started wrongly, the program says why in one sentence and leaves everything as it was.

use std::net::TcpListener;
use std::process::Command;

use store::{SqliteStore, Store};

use crate::served::{Folder, serve, serve_at};

/// Where SQLite keeps the number of the schema.
const USER_VERSION: std::ops::Range<usize> = 60..64;

/// The one sentence with which it ends.
fn complaint(mut command: Command) -> String {
    let output = command.output().unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert!(output.stdout.is_empty());
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(complaint.starts_with("aedile: "), "{complaint}");
    complaint
}

#[test]
fn a_port_that_is_taken() {
    let folder = Folder::new("a_port_that_is_taken");
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap();
    let data = folder.path("aedile.db");
    let complaint = complaint(serve_at(&address.to_string(), &data));
    let taken = format!("port {} is taken by another program", address.port());
    assert!(complaint.contains(&taken), "{complaint}");
    assert!(!data.exists());
}

#[test]
fn a_file_that_is_no_database() {
    let folder = Folder::new("a_file_that_is_no_database");
    let file = folder.path("letter.txt");
    let letter = "Dear Livia, this is a letter and no database. ".repeat(20);
    std::fs::write(&file, &letter).unwrap();
    let complaint = complaint(serve(&file));
    assert!(complaint.contains("letter.txt: "), "{complaint}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), letter);
}

#[tokio::test]
async fn a_file_of_a_newer_program() {
    let folder = Folder::new("a_file_of_a_newer_program");
    let file = folder.path("aedile.db");
    SqliteStore::open(&file).await.unwrap().close().await;
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[USER_VERSION].copy_from_slice(&9999_u32.to_be_bytes());
    std::fs::write(&file, &bytes).unwrap();
    let complaint = complaint(serve(&file));
    assert!(complaint.contains("newer"), "{complaint}");
    assert_eq!(std::fs::read(&file).unwrap(), bytes);
}

#[test]
fn a_folder_that_is_not_there() {
    let folder = Folder::new("a_folder_that_is_not_there");
    complaint(serve(&folder.path("nowhere/aedile.db")));
    assert!(!folder.path("nowhere").exists());
}

#[test]
fn an_address_that_is_none() {
    let folder = Folder::new("an_address_that_is_none");
    let mut command = serve(&folder.path("aedile.db"));
    command.args(["--public-url", "rome"]);
    let complaint = complaint(command);
    assert!(complaint.contains("rome"), "{complaint}");
}
