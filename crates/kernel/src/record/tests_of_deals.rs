//! The second format: how a game was dealt goes there and back, in one way only.

use super::*;
use crate::Dealing;

const HEX: &str = "07f78dfe1f24c2dfe4730d62a1d7b3ec8a88f0e74cf26410356eb277f18f3dd5";

/// A finished game of three, of whom two added a share; each line ends here.
fn shared() -> Vec<String> {
    let hex = |word: &str| format!("{word} {HEX}");
    let mut lines: Vec<String> = ["aedile record 2", "game pebbles", "rules 1", "seats 3"]
        .map(str::to_string)
        .into();
    lines.extend(["option first=1".to_string(), "table 0123456789".to_string()]);
    lines.extend(["commitment", "secret", "share 1"].map(hex));
    lines.push("share 2 none".to_string());
    lines.extend(["share 3", "seed"].map(hex));
    lines.extend(["1 keep", "result scores 7 8 9 places 3 2 1"].map(str::to_string));
    lines
}

/// One that goes on from another game.
fn continued() -> Vec<String> {
    let mut lines = shared();
    lines.drain(7..11);
    lines.insert(6, format!("from {HEX} 12"));
    lines
}

fn text(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn fault(lines: &[String]) -> (usize, RecordFault) {
    let error = Record::parse(&text(lines)).unwrap_err();
    (error.line, error.fault)
}

#[test]
fn a_deal_goes_there_and_back() {
    for lines in [shared(), continued()] {
        let record = Record::parse(&text(&lines)).unwrap();
        assert_eq!(record.to_string(), text(&lines));
        assert_eq!(record.entries[0].line, lines.len() - 1);
        assert_eq!(record.seed_line(), lines.len() - 2);
    }
    let record = Record::parse(&text(&shared())).unwrap();
    let parts = record.header.parts.as_ref().unwrap();
    let added: Vec<bool> = parts.shares.iter().map(|(_, one)| one.is_some()).collect();
    assert_eq!(added, [true, false, true]);
    assert_eq!(record.header.line_of("share"), 9);
    let goes_on = Record::parse(&text(&continued())).unwrap().header;
    let Dealing::Continued { from, .. } = goes_on.dealing else {
        panic!("{:?}", goes_on.dealing);
    };
    assert_eq!(
        (from.decisions, from.commitment.to_string().as_str()),
        (12, HEX)
    );
}

#[test]
fn a_running_game_keeps_its_secret_and_its_shares() {
    let (mut shared, mut continued) = (shared(), continued());
    shared.drain(7..12);
    shared.pop();
    continued.remove(8);
    continued.pop();
    for lines in [shared, continued] {
        let record = Record::parse(&text(&lines)).unwrap();
        assert_eq!((&record.header.parts, record.header.seed), (&None, None));
        assert_eq!(record.to_string(), text(&lines));
    }
}

#[test]
fn each_line_of_a_deal_has_its_place() {
    let without = |index: usize| {
        let mut lines = shared();
        lines.remove(index);
        fault(&lines)
    };
    assert_eq!(without(5), (6, RecordFault::Expected("table")));
    assert_eq!(without(6), (7, RecordFault::Expected("commitment")));
    // A secret that is not told is one thing, shares without it another.
    assert_eq!(without(7), (8, RecordFault::BadEntry));
    assert_eq!(without(8), (9, RecordFault::BadValue("share")));
    assert_eq!(without(10), (11, RecordFault::Expected("share")));
    assert_eq!(without(11), (12, RecordFault::Expected("seed")));
    let mut swapped = shared();
    swapped.swap(8, 10);
    assert_eq!(fault(&swapped), (9, RecordFault::BadValue("share")));
    let mut more = shared();
    more.insert(11, format!("share 4 {HEX}"));
    assert_eq!(fault(&more), (12, RecordFault::Expected("seed")));
    let mut both = shared();
    both.insert(6, format!("from {HEX} 0"));
    assert_eq!(fault(&both), (9, RecordFault::BadEntry));
}

#[test]
fn a_deal_is_told_in_one_way() {
    for (index, line, expected) in [
        (5, "table", RecordFault::Expected("table")),
        (5, "table A", RecordFault::BadValue("table")),
        (7, "secret 12", RecordFault::BadValue("secret")),
        (9, "share 2", RecordFault::BadValue("share")),
        (9, "share 2 None", RecordFault::BadValue("share")),
        (9, "share 02 none", RecordFault::BadValue("share")),
        (9, "share 2 none ", RecordFault::BadValue("share")),
    ] {
        let mut lines = shared();
        lines[index] = line.to_string();
        assert_eq!(fault(&lines), (index + 1, expected), "{line:?}");
    }
    let mut padded = continued();
    padded[6] = format!("from {HEX} 012");
    assert_eq!(fault(&padded), (7, RecordFault::NotCanonical));
    let mut first = shared();
    first[0] = "aedile record 1".to_string();
    assert_eq!(fault(&first), (6, RecordFault::Expected("commitment")));
}
