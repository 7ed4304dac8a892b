//! Records go there and back; each fault of a text is told with its line.

use proptest::prelude::*;

use super::*;

const SEED: &str = "07f78dfe1f24c2dfe4730d62a1d7b3ec8a88f0e74cf26410356eb277f18f3dd5";

/// A finished game; the line numbers below count from its first line.
fn sample() -> String {
    [
        "aedile record 1",
        "game pebbles",
        "rules 1",
        "seats 2",
        "option first=1",
        "option team=false",
        &format!("commitment {SEED}"),
        &format!("seed {SEED}"),
        "1 keep",
        "2 take 3",
        "result scores 7 -12 places 1 2",
        "",
    ]
    .join("\n")
}

/// The sample with one line replaced (several, or none, may take its place).
fn with_line(number: usize, text: &str) -> String {
    let sample = sample();
    let mut lines: Vec<&str> = sample.lines().collect();
    lines[number - 1] = text;
    lines.join("\n")
}

fn fault(text: &str) -> (usize, RecordFault) {
    let error = Record::parse(text).unwrap_err();
    (error.line, error.fault)
}

#[test]
fn a_record_goes_there_and_back() {
    let record = Record::parse(&sample()).unwrap();
    assert_eq!(record.to_string(), sample());
    assert_eq!(record.header.game, "pebbles");
    assert_eq!(record.seed_line(), 8);
    let entry = &record.entries[1];
    assert_eq!(
        (entry.seat.number(), entry.action.as_str(), entry.line),
        (2, "take 3", 10)
    );
    let (result, line) = record.result.unwrap();
    assert_eq!((result.scores.as_slice(), line), (&[7, -12][..], 11));
}

#[test]
fn a_running_game_tells_neither_seed_nor_result() {
    let text: String = sample()
        .lines()
        .take(7)
        .map(|line| format!("{line}\n"))
        .collect();
    let record = Record::parse(&text).unwrap();
    assert_eq!((record.header.seed, record.result.is_none()), (None, true));
    assert_eq!(record.to_string(), text);
}

#[test]
fn a_team_result_goes_there_and_back() {
    for line in [
        "result scores 7 2 rival 9 team won",
        "result scores 7 2 rival 19 team lost",
    ] {
        let record = Record::parse(&with_line(11, line)).unwrap();
        assert_eq!(record.result.unwrap().0.to_string(), line);
    }
}

#[test]
fn an_empty_text_is_refused() {
    assert_eq!(fault(""), (1, RecordFault::Empty));
}

#[test]
fn another_kind_of_text_is_refused() {
    for text in [
        "hello",
        "aedile record 3",
        " aedile record 1",
        "\n",
        "\0\u{1}\u{2}",
    ] {
        assert_eq!(fault(text), (1, RecordFault::NotARecord), "{text:?}");
    }
}

#[test]
fn each_missing_header_line_is_named() {
    for (line, key) in [(2, "game"), (3, "rules"), (4, "seats"), (7, "commitment")] {
        assert_eq!(
            fault(&with_line(line, "nonsense")),
            (line, RecordFault::Expected(key))
        );
    }
}

#[test]
fn a_header_cut_short_names_what_comes_next() {
    for (kept, key) in [(1, "game"), (2, "rules"), (3, "seats"), (5, "commitment")] {
        let text: Vec<String> = sample().lines().take(kept).map(str::to_string).collect();
        assert_eq!(
            fault(&text.join("\n")),
            (kept + 1, RecordFault::Expected(key))
        );
    }
}

#[test]
fn each_header_value_must_make_sense() {
    for (line, text, key) in [
        (3, "rules one", "rules"),
        (4, "seats 0", "seats"),
        (4, "seats 6", "seats"),
        (4, "seats -2", "seats"),
        (5, "option first", "option"),
        (7, "commitment 12", "commitment"),
        (8, "seed xyz", "seed"),
    ] {
        assert_eq!(
            fault(&with_line(line, text)),
            (line, RecordFault::BadValue(key)),
            "{text}"
        );
    }
}

#[test]
fn each_action_needs_a_seat_of_the_table() {
    for text in ["keep", "3 keep", "0 keep", "x keep", "1", ""] {
        assert_eq!(
            fault(&with_line(9, text)),
            (9, RecordFault::BadEntry),
            "{text:?}"
        );
    }
}

#[test]
fn the_result_must_be_whole() {
    for text in [
        "result",
        "result scores",
        "result scores 7",
        "result scores 7 -12",
        "result scores 7 -12 places 1",
        "result scores 7 x places 1 2",
        "result scores 7 -12 places 1 2 3",
        "result scores 7 -12 team",
        "result scores 7 -12 team drew",
        "result scores 7 -12 rival team won",
        "results scores 7 -12 places 1 2",
    ] {
        assert_eq!(
            fault(&with_line(11, text)),
            (11, RecordFault::BadResult),
            "{text:?}"
        );
    }
}

#[test]
fn nothing_follows_the_result() {
    assert_eq!(
        fault(&format!("{}1 keep\n", sample())),
        (12, RecordFault::AfterResult)
    );
}

#[test]
fn a_line_is_written_in_one_way() {
    for (line, text) in [
        (3, "rules +1"),
        (3, "rules 01"),
        (4, "seats +2"),
        (11, "result scores +7 -12 places 1 2"),
    ] {
        let expected = (line, RecordFault::NotCanonical);
        assert_eq!(fault(&with_line(line, text)), expected, "{text:?}");
    }
    let dos = sample().replace('\n', "\r\n");
    assert_eq!(Record::parse(&dos), Record::parse(&sample()), "line ends");
}

#[test]
fn a_told_seed_needs_a_result() {
    let cut: Vec<String> = sample().lines().take(9).map(str::to_string).collect();
    assert_eq!(fault(&cut.join("\n")), (10, RecordFault::Truncated));
}

#[test]
fn a_result_needs_the_seed() {
    let text = with_line(8, "1 swap");
    assert_eq!(fault(&text), (11, RecordFault::ResultWithoutSeed));
}

#[test]
fn an_error_reads_as_one_sentence() {
    let error = Record::parse(&with_line(4, "seats 9")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 4: the value of \"seats\" makes no sense"
    );
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC*") {
        let _ = Record::parse(&text);
    }

    #[test]
    fn a_changed_record_reads_back_or_is_refused(at in 0usize..400, byte in 0u8..128) {
        let mut bytes = sample().into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        let text = String::from_utf8(bytes).unwrap();
        if let Ok(record) = Record::parse(&text) {
            prop_assert_eq!(Record::parse(&record.to_string()), Ok(record));
        }
    }
}
