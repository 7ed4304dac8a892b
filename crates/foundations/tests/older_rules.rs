//! Games that began by older rules are checked and played by those; rules that nobody plays here
//! are refused with a clear word.

use aedile_foundations::{Card, Foundations};
use kernel::{Game, OtherRules, Record, ReplayFault, replay, replay_with};

/// By rules 1: an invocation lies in the first market.
const KEPT: &str =
    include_str!("../../../records/foundations/rules-1/foundations-2-foresight.aedile");

fn record(text: &str) -> Record {
    Record::parse(text).expect("a record")
}

#[test]
fn f33_a_record_of_rules_1_holds_by_rules_1() {
    let mut markets = Vec::new();
    let replayed = replay_with::<Foundations>(&record(KEPT), |game, _, _| {
        markets.push(game.market.as_slice().to_vec());
    });
    let replayed = replayed.expect("it holds");
    assert_eq!(replayed.setup.rules(), 1);
    assert!(replayed.last.to_act().is_empty());
    let invocations = markets[0]
        .iter()
        .filter_map(|card: &Card| card.invocation());
    assert!(invocations.count() > 0, "{:?}", markets[0]);
}

/// The rules are part of the promise that a record makes.
#[test]
fn a_record_does_not_hold_by_other_rules_than_its_own() {
    let newer = record(&KEPT.replace("\nrules 1\n", "\nrules 2\n"));
    let error = replay::<Foundations>(&newer).expect_err("the commitment names the rules");
    assert_eq!(error.fault, ReplayFault::Commitment);
}

#[test]
fn rules_that_are_not_played_here_are_refused_by_their_number() {
    for (rules, found) in [("rules 0", 0), ("rules 9", 9)] {
        let other = record(&KEPT.replace("rules 1", rules));
        let error = replay::<Foundations>(&other).expect_err("nobody plays them");
        let (oldest, newest) = (1, 2);
        let other = OtherRules {
            found,
            oldest,
            newest,
        };
        assert_eq!(error.fault, ReplayFault::OtherRules(other));
        let said =
            format!("line 3: played by version {found} of the rules; this program has 1 to 2");
        assert_eq!(error.to_string(), said);
    }
}
