//! Actions as text.

use kernel::Illegal as _;

use crate::{Action, Illegal};

#[test]
fn actions_read_as_they_are_written() {
    let texts = "draw\nexpand\nrecall\nplay\npass\nspend red\nend\ntake red blue\ntake green green
        take yellow yellow\nfetch 4,5+5,5\ntile green\nlay 11,3+11,4\nwith magistrate\nwithout magistrate
        piece 11,2-12,3\nresolve 11,4\nmove 0,1+0,2\nstay";
    let actions: Vec<Action> = texts
        .lines()
        .map(|text| text.trim().parse().unwrap())
        .collect();
    for (text, action) in texts.lines().zip(&actions) {
        assert_eq!(action.to_string(), text.trim());
    }
    assert!(size_of::<Action>() <= 4);
}

#[test]
fn the_order_of_two_names_makes_no_difference() {
    for (written, canonical) in [
        ("take blue red", "take red blue"),
        ("lay 11,4+11,3", "lay 11,3+11,4"),
        ("piece 12,3-11,2", "piece 11,2-12,3"),
    ] {
        assert_eq!(written.parse::<Action>().unwrap().to_string(), canonical);
    }
}

#[test]
fn other_text_is_refused_with_a_reason() {
    let reason = |text: &str| text.parse::<Action>().unwrap_err().to_string();
    assert_eq!(reason("dance"), "there is no action \"dance\"");
    assert_eq!(reason("dance red"), "there is no action \"dance red\"");
    assert_eq!(reason("spend pink"), "there is no color named \"pink\"");
    assert_eq!(
        reason("take red blue green"),
        "there is no color named \"blue green\""
    );
    assert_eq!(
        reason("lay 1,1+9,9"),
        "the grid has no tile position \"1,1+9,9\""
    );
    for bad in [
        "",
        " ",
        "draw ",
        "Draw",
        "lay",
        "lay ",
        "with",
        "piece 1,2",
        "stay here",
    ] {
        assert!(bad.parse::<Action>().is_err(), "{bad:?}");
    }
}

#[test]
fn refusals_name_their_rule_in_a_sentence() {
    let illegal = Illegal::NotBeside;
    assert_eq!(illegal.rule(), "M-17");
    assert_eq!(
        illegal.to_string(),
        "no side would lie against a tile or a hill"
    );
}
