//! Words: complete in both languages; drivers and notes go there and back as text.

use bots::Bot;
use scene::testing::locale_faults;
use scene::words::common;

use crate::speech::{KEYS, SOURCE};
use crate::{Driver, Note, Sequence};

#[test]
fn every_word_is_there_in_both_languages() {
    let faults = locale_faults(&SOURCE, &KEYS, &[], Some(&common::SOURCE));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn drivers_and_notes_go_there_and_back() {
    let bots = Bot::ALL.iter().map(|bot| Driver::Bot(*bot));
    for driver in bots.chain([Driver::Open, Driver::Person]) {
        assert_eq!(driver.to_string().parse(), Ok(driver));
    }
    for note in [Note::AskUndo(Sequence(12)), Note::Agree, Note::Decline] {
        assert_eq!(note.to_string().parse(), Ok(note));
    }
    for bad in ["", "bot", "bot wizard", "ask-undo", "ask-undo x", "yes"] {
        assert!(bad.parse::<Driver>().is_err() && bad.parse::<Note>().is_err());
    }
}
