//! Options that are read, refused, and told in the words of older rules.

use super::*;

crate::vocabulary! {
    /// Three readings.
    pub enum Reading: "reading" { None = "none", One = "one", Two = "two" }
}

crate::options! {
    /// Options with a past: rules 2 gave `corners` words of its own and another default, rules
    /// 3 added `bridges`.
    pub struct Past for 4 seats {
        /// Renamed.
        "corners": corners: Reading = Reading::None,
        /// Added.
        "bridges": bridges: bool = true,
    }
    before &[
        OptionChange::Default { until: 1, key: "corners", before: "one" },
        OptionChange::Renamed { until: 1, key: "corners", old: "false", new: "none" },
        OptionChange::Renamed { until: 1, key: "corners", old: "true", new: "one" },
        OptionChange::Added { rules: 3, key: "bridges", before: "false" },
    ]
}

fn by(rules: u32, words: &[(&str, &str)]) -> Result<Past, OptionError> {
    let mut options = Past::default_by(rules);
    let mut words = words.iter();
    words.try_for_each(|(key, value)| options.set_by(rules, key, value))?;
    Ok(options)
}

#[test]
fn a_game_that_began_before_speaks_as_then() {
    let old = by(1, &[("corners", "true")]).unwrap();
    assert_eq!((old.corners, old.bridges), (Reading::One, false));
    assert_eq!(
        old.entries_by(1),
        [("first", "random"), ("corners", "true")]
    );
    assert_eq!(old.entries_by(2), [("first", "random"), ("corners", "one")]);
    let all = [
        ("first", "random"),
        ("corners", "one"),
        ("bridges", "false"),
    ];
    assert_eq!(old.entries(), all);
    assert_eq!(by(3, &all).unwrap(), old);
    assert!(Past::default_by(3).bridges && !Past::default_by(2).bridges);
    assert_eq!(Past::default_by(1).corners, Reading::One);
    assert_eq!(Past::default_by(2).corners, Reading::None);
}

#[test]
fn words_of_other_rules_are_unknown() {
    for (rules, key, value) in [
        (1, "corners", "one"),
        (1, "corners", "none"),
        (1, "corners", "two"),
        (2, "corners", "true"),
        (3, "corners", "false"),
        (3, "bridges", "perhaps"),
    ] {
        let error = by(rules, &[(key, value)]).unwrap_err();
        assert!(
            matches!(error, OptionError::UnknownValue { .. }),
            "{rules} {key}={value}"
        );
    }
    assert_eq!(Past::SPECS[1].values[Reading::Two.index()], "two");
    let early = by(2, &[("bridges", "true")]).unwrap_err();
    let OptionError::UnknownKey { known, .. } = early else {
        panic!("{early:?}");
    };
    assert_eq!(known, ["first", "corners"]);
}
