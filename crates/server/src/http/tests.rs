//! `docs/protocol.md` against the addresses and the statuses there are. Codes, types and examples
//! are compared in `protocol`.

use std::collections::BTreeSet;

use protocol::wire::ErrorCode;

use super::ROUTES;

const DOCUMENT: &str = include_str!("../../../../docs/protocol.md");

#[test]
fn every_address_is_in_the_document_and_the_other_way_round() {
    let spelled = |verb: &str, path: &str| {
        let path = path
            .replace("{id}", "ID")
            .replace("{seat}", "N")
            .replace("{session}", "SESSION")
            .replace("{game}", "GAME")
            .replace("{decisions}", "N")
            .replace("{step}", "N")
            .replace("{figure}", "FIGURE")
            .replace("{key}", "KEY")
            .replace("{file}", "LANG.json");
        format!("{} {path}", verb.to_uppercase())
    };
    let live = "/api/tables/{id}/live";
    let ours: BTreeSet<String> = ROUTES
        .iter()
        .filter(|(_, path)| *path != live)
        .map(|(verb, path)| spelled(verb, path))
        .collect();
    let rows = DOCUMENT.lines().filter_map(|line| line.strip_prefix("| `"));
    let told = rows.filter_map(|row| row.split(['?', '`']).next());
    let told: BTreeSet<String> = told
        .filter(|row| row.contains(" /"))
        .map(str::to_string)
        .collect();
    assert_eq!(told, ours);
    assert!(DOCUMENT.contains("/api/tables/ID/live"));
}

#[test]
fn the_document_lists_every_code_with_its_status_and_no_other() {
    let mut listed = BTreeSet::new();
    let rows = DOCUMENT.lines().filter_map(|line| line.strip_prefix("| "));
    for (status, codes) in rows.filter_map(|row| row.split_once(" | ")) {
        if let Ok(status) = status.parse::<u16>() {
            let codes = codes.split('`').filter(|word| word.contains('/'));
            listed.extend(codes.map(|code| (status, code)));
        }
    }
    let ours = ErrorCode::ALL.iter();
    let ours = ours.map(|code| (crate::error::status(*code).as_u16(), code.as_str()));
    assert_eq!(listed, ours.collect());
}
