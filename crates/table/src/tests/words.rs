//! Words: complete in both languages; bots are known by their levels.

use bots::Bot;
use log::Driver;
use scene::testing::locale_faults;
use scene::words::common;

use crate::speech::{KEYS, SOURCE};

#[test]
fn every_word_is_there_in_both_languages() {
    let faults = locale_faults(&SOURCE, &KEYS, &[], Some(&common::SOURCE));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_bot_is_known_again_by_its_level() {
    for bot in Bot::ALL {
        let driver = Driver::Bot(crate::level(*bot));
        assert_eq!(crate::bot::of(driver), Some(*bot));
        assert_eq!(driver.to_string().parse(), Ok(driver));
    }
    assert_eq!(crate::bot::of(Driver::Bot("wizard".parse().unwrap())), None);
}
