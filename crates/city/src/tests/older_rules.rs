//! Games that began by rules 1, which knew no way to the first cards but the draft (C-8).

use kernel::testing::play_at_random;
use kernel::{Game, Options as _, Record, Replay, ReplayFault, Seed, Setup, replay};

use super::table::every_setup;
use crate::position::City;
use crate::{FirstCards, Options};

/// As it was written by rules 1.
const RECORD: &str = include_str!("../../../../records/city/rules-1/city-3-1-000000.aedile");
/// The same game by the rules of now.
const RENEWED: &str = include_str!("../../../../records/city/city-3-1-000000.aedile");

fn of_rules_1(seats: usize) -> Setup<City> {
    Setup::of_rules(1, seats, [("first", "random")]).unwrap()
}

#[test]
fn a_record_of_rules_1_is_checked_by_them() {
    let record = Record::parse(RECORD).unwrap();
    let replayed = replay::<City>(&record).unwrap();
    assert_eq!(replayed.setup, of_rules_1(3));
    assert_eq!(replayed.last.first_cards, FirstCards::Draft);
    assert!(record.result.is_some() && replayed.last.standing().is_some());
    let Replay {
        setup,
        seed,
        actions,
        last,
    } = &replayed;
    let again = Record::finished(setup, *seed, actions, last).unwrap();
    assert_eq!(again.to_string(), RECORD, "it is told as then");
    let renewed = Record::parse(RENEWED).unwrap();
    assert_eq!(renewed.header.rules_version, 2);
    let result = |record: Record| record.result.map(|(result, _)| result);
    assert_eq!(replay::<City>(&renewed).unwrap().last, replayed.last);
    assert_eq!(result(renewed), result(record));
}

#[test]
fn a_record_that_claims_other_rules_does_not_hold() {
    let header = "rules 1\nseats 3\noption first=random\n";
    let claim = |lines: &str| {
        let text = RECORD.replace(header, lines);
        assert_ne!(text, RECORD);
        replay::<City>(&Record::parse(&text).unwrap()).unwrap_err()
    };
    for rules in [0, 9] {
        let error = claim(&header.replace('1', &rules.to_string()));
        assert_eq!(error.line, 3);
        let word = format!("played by version {rules} of the rules; this program has 1 to 2");
        assert!(error.to_string().contains(&word), "{error}");
    }
    let unsaid = claim(&header.replace('1', "2"));
    assert_eq!(unsaid.fault, ReplayFault::Options, "rules 2 say how");
    let early = claim(&format!("{header}option first-cards=draft\n"));
    assert!(matches!(early.fault, ReplayFault::Setup(_)), "{early}");
    let promised = header.replace('1', "2") + "option first-cards=draft\n";
    assert_eq!(claim(&promised).fault, ReplayFault::Commitment);
}

#[test]
fn rules_1_deal_and_play_as_a_draft_does_now() {
    for now in every_setup() {
        let then = of_rules_1(now.seats().count());
        assert_eq!(then.options(), &Options::default_by(1));
        assert_eq!(then.entries(), [("first", "random")]);
        let drafted = now.options().first_cards == FirstCards::Draft;
        for index in 0..20 {
            let seed = Seed::of_series(26, index);
            assert_eq!(City::new(&then, &seed) == City::new(&now, &seed), drafted);
            assert_ne!(then.commitment(&seed), now.commitment(&seed));
            if drafted {
                let last = |table| play_at_random(table, index, |_, _, _| ());
                assert_eq!(last(&then), last(&now));
            }
        }
    }
}
