//! Games that are over: looking back at them, records from outside, playing on from a decision.

use kernel::{BySeat, Dealing, Record, Viewer};
use log::{
    Entry, Occupant, Origin, Pace, Payload, SeatState, Sequence, Status, StoredTable, TableId,
    TableInfo, UnixMillis, Visibility,
};
use scene::{Format, Lang};
use serde_json::{Value, json};
use table::{AnyGame, Refusal, Shown};

use super::{LIVIA, Served, TRANSLATIONS, player, running, seat, secrets};
use crate::{
    Error, LiveMatch, Recipient, TableSpec, Viewpoint, parse_json, records, replay, table_info,
    wire,
};

/// A kept game of every kind.
const KEPT: &[&str] = &[
    include_str!("../../../../records/city/city-2-1-000000.aedile"),
    include_str!("../../../../records/foundations/foundations-2-all-modules.aedile"),
    include_str!("../../../../records/marble/marble-2-1-000000.aedile"),
];

/// A game of every kind that began by older rules.
const OLDER: &[&str] = &[
    include_str!("../../../../records/city/rules-1/city-3-1-000000.aedile"),
    include_str!("../../../../records/foundations/rules-1/foundations-2-foresight.aedile"),
    include_str!("../../../../records/marble/rules-1/marble-4-94-000015.aedile"),
];

/// A record as a store keeps it: a finished table that nobody sat at.
fn imported(text: &str) -> StoredTable {
    let record = records::checked(text.as_bytes()).unwrap();
    let (header, at) = (&record.header, UnixMillis(5));
    let log = record.entries.iter().map(|entry| {
        let action = Payload::Action(entry.action.clone());
        Entry::of_seat(entry.seat, action, at)
    });
    let log: Vec<_> = log.collect();
    let result = record.result.as_ref().map(|(result, _)| result.to_string());
    StoredTable {
        info: TableInfo {
            id: TableId::from_random([1; 10]),
            game: header.game.clone(),
            rules_version: header.rules_version,
            options: header.options.clone(),
            settings: Vec::new(),
            seats: BySeat::from_fn(header.seats, |_| SeatState::default()),
            dealing: header.dealing,
            commitment: header.commitment,
            known_deal: true,
            owner: None,
            pace: Pace::Unlimited,
            visibility: Visibility::Private,
            status: Status::Finished,
            result,
            to_act: kernel::SeatSet::EMPTY,
            next: Sequence(log.len() as u32),
            created_at: at,
            started_at: Some(at),
            finished_at: Some(at),
            touched_at: at,
            closes_at: None,
            closing: None,
        },
        origin: Origin::running(BySeat::from_fn(header.seats, |_| Occupant::Open), at),
        secret: header.seed.unwrap().into(),
        log,
    }
}

fn eyes(viewer: Viewer) -> Viewpoint {
    Viewpoint {
        viewer,
        lang: Lang::En,
        format: Format::Wide,
    }
}

fn since(sequence: usize) -> Shown {
    Shown {
        sequence: Sequence(sequence as u32),
        ..Shown::default()
    }
}

#[test]
fn a_record_from_outside_is_looked_back_at() {
    for text in KEPT {
        let stored = imported(text);
        let (live, game) = (
            LiveMatch::open(&stored, &TRANSLATIONS).unwrap(),
            &stored.info.game,
        );
        assert_eq!(records::record_of(&stored).unwrap().to_string(), *text);
        let told = replay::replay(&live, Lang::En, &TRANSLATIONS).unwrap();
        assert!(told.over && told.decisions == stored.in_force().count());
        assert_eq!(told.chapters[0].decisions, 0);
        let past = |decisions, text: &str, shown: &Shown| {
            let viewer = replay::viewer(Some(text)).unwrap();
            replay::past(&live, decisions, eyes(viewer), shown, &TRANSLATIONS).unwrap()
        };
        let all = told.decisions;
        for (at, seen_as) in [(0, "1"), (all / 2, "everything"), (all, "spectator")] {
            let update = past(at, seen_as, &since(0));
            assert_eq!(update.sequence, Sequence(at as u32), "{game}");
            assert!(update.choices.is_empty() && !update.areas.is_empty());
            assert_eq!(update.outcome.is_none(), at < all);
        }
        let whole = past(all, "everything", &since(0)).lines;
        let last = past(all, "everything", &since(all - 1)).lines;
        assert!(last.len() < whole.len() && whole.ends_with(&last), "{game}");
    }
    assert_eq!(replay::viewer(None), Ok(Viewer::Everything));
    for bad in ["9", "me", ""] {
        let nobody = replay::viewer(Some(bad)).unwrap_err();
        assert_eq!(nobody, Error::Refused(Refusal::NoSeat));
    }
}

/// Looked back at and played on by their own rules; the same again is by the newest.
#[test]
fn a_game_of_older_rules_is_told_and_goes_on_by_them() {
    for text in OLDER {
        let mut stored = imported(text);
        let game: AnyGame = stored.info.game.parse().unwrap();
        let (now, all) = (game.meta().rules_version, stored.in_force().count());
        let recipient = Recipient {
            player: None,
            lang: Lang::En,
        };
        let told = table_info(&stored.info, recipient, &TRANSLATIONS);
        assert_eq!(told.older_rules, Some(1), "{game}");
        let keys = told.options.iter().map(|option| option.key.as_str());
        let known = game.facts().options.iter();
        assert!(keys.eq(known.map(|spec| spec.key)), "{game}");
        let words = known_words(game, &told);
        assert!(words, "{game}: {:?}", told.options);
        let live = LiveMatch::open(&stored, &TRANSLATIONS).unwrap();
        assert!(replay::replay(&live, Lang::En, &TRANSLATIONS).unwrap().over);

        let bots =
            vec![json!({"kind": "bot", "level": "builder"}); stored.info.seats.seats().count() - 1];
        let seats = [vec![json!({"kind": "me"})], bots].concat();
        let spec = play_on(&stored, all / 2, &Value::from(seats)).unwrap();
        let served = Served::founded(&spec, 1);
        assert_eq!(served.live.info.rules_version, 1, "{game}");
        let Dealing::Continued { from, .. } = served.live.info.dealing else {
            panic!("{game}: {:?}", served.live.info.dealing);
        };
        assert_eq!(from.commitment, stored.info.commitment);

        stored.info.owner = Some(player(LIVIA));
        let rematch = TableSpec::rematch(&stored.info, player(LIVIA), None).unwrap();
        assert_eq!(rematch.rules, now);
        let entries = rematch.options.iter();
        assert!(
            entries
                .map(|(key, _)| key)
                .eq(told.options.iter().map(|option| &option.key))
        );
    }
}

/// Whether every option has a value of now.
fn known_words(game: AnyGame, told: &wire::TableInfo) -> bool {
    let mut options = told.options.iter().zip(game.facts().options);
    options.all(|(option, spec)| spec.values.contains(&option.value.as_str()))
}

#[test]
fn before_the_end_looking_back_shows_what_everybody_may_see() {
    let mut served = running(1);
    let mut rng = super::rng(1);
    (0..6).for_each(|_| assert!(served.step(&mut rng)));
    let past =
        |viewer| replay::past(&served.live, 6, eyes(viewer), &since(0), &TRANSLATIONS).unwrap();
    let everybody = past(Viewer::Spectator);
    assert_eq!(past(Viewer::Everything), everybody);
    assert_eq!(past(Viewer::Seat(seat(1))), everybody);
    let new = json!({"game": "city", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let waiting = Served::found(&new, 2);
    let early = replay::replay(&waiting.live, Lang::En, &TRANSLATIONS);
    assert_eq!(early.unwrap_err(), Error::Refused(Refusal::Waiting));
}

#[test]
fn a_record_that_does_not_hold_is_refused_with_its_line() {
    let text = KEPT[0];
    let altered = text.replace("result scores ", "result scores 9");
    let half = &text[..text.len() / 2];
    for bad in ["", "hello", half, altered.as_str()] {
        let refused = records::checked(bad.as_bytes()).unwrap_err();
        let body = refused.body(&TRANSLATIONS, Lang::En);
        assert_eq!(body.code.as_str(), "record/refused");
        assert!(body.sentence.contains("line "), "{}", body.sentence);
    }
    let no_text = records::checked(&[0xff, 0xfe]).unwrap_err();
    assert_eq!(no_text.code().as_str(), "record/refused");
    let long = vec![b'x'; records::MAX_BYTES + 1];
    assert_eq!(records::checked(&long), Err(Error::TooLarge));
}

#[test]
fn an_action_that_the_rules_forbid_is_refused_with_its_rule() {
    let record = Record::parse(KEPT[0]).unwrap();
    let lines: Vec<&str> = KEPT[0].lines().collect();
    let first = record.entries[0].line - 1;
    let mut twice = lines.clone();
    twice.insert(first, lines[first]);
    let refused = records::checked((twice.join("\n") + "\n").as_bytes());
    let body = refused.unwrap_err().body(&TRANSLATIONS, Lang::De);
    assert_eq!(body.code.as_str(), "record/refused");
    assert!(
        body.rule.is_some_and(|rule| rule.starts_with("C-")),
        "{body:?}"
    );
}

fn play_on(stored: &StoredTable, at: usize, seats: &Value) -> Result<TableSpec, Error> {
    let wanted = json!({ "seats": seats }).to_string();
    TableSpec::play_on(stored, at, parse_json(wanted.as_bytes()).unwrap())
}

#[test]
fn a_finished_game_is_played_on_from_any_decision() {
    let against_bot = json!([{"kind": "me"}, {"kind": "bot", "level": "builder"}]);
    for text in KEPT {
        let stored = imported(text);
        let game: AnyGame = stored.info.game.parse().unwrap();
        let all = stored.in_force().count();
        let spec = play_on(&stored, all / 2, &against_bot).unwrap();
        let served = Served::founded(&spec, 1);
        assert_eq!(served.live.info.status, Status::Running, "{game}");
        assert_eq!(served.stored().seed(), stored.seed());
        assert!(served.live.info.known_deal);
        assert!(served.live.table.decisions() >= all / 2);
        let before = LiveMatch::open(&stored, &TRANSLATIONS).unwrap();
        let progress = |live: &LiveMatch| {
            let past = replay::past(
                live,
                all / 2,
                eyes(Viewer::Spectator),
                &since(0),
                &TRANSLATIONS,
            );
            past.unwrap().progress
        };
        assert_eq!(progress(&served.live), progress(&before), "{game}");
        let open = json!([{"kind": "me"}, {"kind": "open"}]);
        let more = json!([{"kind": "me"}, {"kind": "beside", "name": "A"},
            {"kind": "beside", "name": "B"}]);
        for (at, seats, code) in [
            (all, &against_bot, "table/over"),
            (0, &open, "request/malformed"),
            (0, &more, "request/malformed"),
        ] {
            let refused = play_on(&stored, at, seats).unwrap_err();
            assert_eq!(refused.code().as_str(), code, "{game}");
        }
    }
}

#[test]
fn only_a_finished_game_of_rules_that_are_played_is_played_on() {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "builder"}]);
    let unfinished = play_on(&running(3).stored(), 0, &seats).unwrap_err();
    assert_eq!(unfinished, Error::Refused(Refusal::Running));
    let mut old = imported(KEPT[0]);
    old.info.rules_version += 1;
    let refused = play_on(&old, 0, &seats).unwrap_err();
    assert!(matches!(refused, Error::OtherRules(_)), "{refused:?}");
    let unopened = LiveMatch::open(&old, &TRANSLATIONS).unwrap_err();
    assert_eq!(unopened, refused);
    // It can still be downloaded.
    assert!(records::record_of(&old).is_ok());
    let mut broken = imported(KEPT[0]);
    broken.log.swap(0, 30);
    let spec = play_on(&broken, 40, &seats).unwrap();
    assert!(
        spec.found(player(LIVIA), &secrets(1), UnixMillis(0))
            .is_err()
    );
    let damaged = LiveMatch::open(&broken, &TRANSLATIONS).unwrap_err();
    assert!(matches!(damaged, Error::Damaged(_)), "{damaged:?}");
}
