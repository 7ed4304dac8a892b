//! `web/protocol.d.ts` and `docs/protocol.md` against the types. With `UPDATE_EXPECT=1` the types
//! are written anew. Addresses and statuses are the server's, and compared there.

use std::collections::{BTreeMap, BTreeSet};

use expect_test::expect_file;
use serde::de::DeserializeOwned;
use ts_rs::{Config, TS, TypeVisitor};

use super::*;
use crate::page_words::PageWords;

const DOCUMENT: &str = include_str!("../../../../docs/protocol.md");

/// Declarations by name, of a type and all it is made of.
#[derive(Default)]
struct Declared(BTreeMap<String, String>);

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::new();
        // Numbers, texts and lists are not declared; what has a file of its own is.
        if T::output_path().is_none() || self.0.contains_key(&T::ident(&config)) {
            return;
        }
        self.0.insert(T::ident(&config), T::decl(&config));
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

fn types() -> String {
    let mut declared = Declared::default();
    let all = &mut declared;
    all.visit::<About>();
    all.visit::<RulesShown>();
    all.visit::<RulebookShown>();
    all.visit::<ErrorResponse>();
    all.visit::<ClientMessage>();
    all.visit::<ServerMessage>();
    all.visit::<Reply>();
    all.visit::<Answer>();
    all.visit::<Request>();
    all.visit::<NewPlayer>();
    all.visit::<Me>();
    all.visit::<SignedIn>();
    all.visit::<Rename>();
    all.visit::<Recovery>();
    all.visit::<Recover>();
    all.visit::<RenewRecovery>();
    all.visit::<ForgetMe>();
    all.visit::<Sessions>();
    all.visit::<AdminOrder>();
    all.visit::<AdminPlayers>();
    all.visit::<AdminTables>();
    all.visit::<AuditShown>();
    all.visit::<BansShown>();
    all.visit::<NewTable>();
    all.visit::<MadeTable>();
    all.visit::<Checked>();
    all.visit::<SeatBot>();
    all.visit::<Arrival>();
    all.visit::<KnownLink>();
    all.visit::<LinkClaim>();
    all.visit::<LinkTarget>();
    all.visit::<TableList>();
    all.visit::<Replay>();
    all.visit::<Course>();
    all.visit::<GuideShown>();
    all.visit::<LessonShown>();
    all.visit::<LessonAnswer>();
    all.visit::<PlayOn>();
    all.visit::<PageWords>();
    let mut text = String::from(
        "// What travels between the page and the server: written from the Rust types by\n\
         // `UPDATE_EXPECT=1 cargo test -p aedile-protocol wire`. Do not edit.\n\n",
    );
    for declaration in declared.0.values() {
        text.push_str(&format!("export {declaration}\n"));
    }
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n") + "\n"
}

#[test]
fn the_page_has_the_types_of_the_server() {
    expect_file!["../../../../web/protocol.d.ts"].assert_eq(&types());
}

/// The examples of the document: the word after `json`, and the text.
fn examples(document: &str) -> Vec<(&str, &str)> {
    let blocks = document.split("```json ").skip(1);
    let example = |block| {
        let (kind, rest): (&str, &str) = str::split_once(block, '\n')?;
        Some((kind, rest.split_once("```")?.0))
    };
    blocks.filter_map(example).collect()
}

fn parses<T: DeserializeOwned>(text: &str) {
    let parsed = serde_json::from_str::<T>(text);
    assert!(parsed.is_ok(), "{text}: {:?}", parsed.err());
}

#[test]
fn every_example_of_the_document_is_understood() {
    let examples = examples(DOCUMENT);
    assert!(examples.len() >= 11, "{}", examples.len());
    for (kind, text) in examples {
        match kind {
            "NewPlayer" => parses::<NewPlayer>(text),
            "NewTable" => parses::<NewTable>(text),
            "AdminOrder" => parses::<AdminOrder>(text),
            "Arrival" => parses::<Arrival>(text),
            "ClientMessage" => parses::<ClientMessage>(text),
            other => panic!("an example of {other}"),
        }
    }
}

#[test]
fn every_type_named_in_the_document_is_one() {
    let types = types();
    for line in DOCUMENT.lines().filter(|line| line.starts_with("| `")) {
        let Some(cell) = line.split(" | ").nth(1) else {
            continue;
        };
        for name in cell
            .split('`')
            .filter(|name| name.starts_with(char::is_uppercase))
        {
            let declared = format!("export type {name} =");
            assert!(types.contains(&declared), "{name} in {line}");
        }
    }
}

#[test]
fn the_document_lists_every_code_and_no_other() {
    let rows = DOCUMENT.lines().filter_map(|line| line.strip_prefix("| "));
    let rows = rows.filter_map(|row| row.split_once(" | "));
    let rows = rows.filter(|(status, _)| status.parse::<u16>().is_ok());
    let words = rows.flat_map(|(_, codes)| codes.split('`'));
    let listed: BTreeSet<&str> = words.filter(|word| word.contains('/')).collect();
    let ours = ErrorCode::ALL.iter().map(|code| code.as_str());
    assert_eq!(listed, ours.collect());
}

#[test]
fn a_message_is_a_hello_or_a_request() {
    for bad in [
        "{}",
        "[]",
        "7",
        r#"{"id": 7}"#,
        r#"{"hello": {}, "id": 7}"#,
        r#"{"hello": {"seat": 9}}"#,
        r#"{"hello": {"seats": 1}}"#,
        r#"{"id": 7, "request": {"dance": {}}}"#,
        r#"{"id": 7, "request": {"submit": {"seat": 1, "sequence": 2}}}"#,
        r#"{"id": -1, "request": {"help": {"hit": "x"}}}"#,
    ] {
        assert!(serde_json::from_str::<ClientMessage>(bad).is_err(), "{bad}");
    }
    let silent = serde_json::from_str::<ClientMessage>(r#"{"hello": {}}"#);
    assert!(matches!(silent, Ok(ClientMessage::Hello { .. })));
}
