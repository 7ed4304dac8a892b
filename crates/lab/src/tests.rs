//! A whole study of the toy game, whose truth is known: high numbers win.

use std::collections::BTreeMap;

use bots::Random;
use kernel::{Provenance, Seed, Setup};
use pebbles::Pebbles;

use crate::findings::Findings;
use crate::*;

const GAMES: u64 = 600;

fn note(table: &Table<Pebbles>, index: u64) -> Note<Pebbles> {
    let seed = Seed::of_series(5, index);
    let seats = table.setup.seats().iter();
    let players = seats.map(|_| Box::new(Random) as _).collect();
    let mut observer = Observer::default();
    let played = play_watched(&table.setup, &seed, players, Opening::Bots, &mut observer);
    Note::new(index, seed, &played, observer)
}

fn tally(table: &Table<Pebbles>) -> StudyTally {
    let mut tally = StudyTally::default();
    for index in 0..GAMES {
        tally += StudyTally::of(&note(table, index));
    }
    tally
}

fn plain(seats: usize) -> Table<Pebbles> {
    let mut tables = plan::<Pebbles>(&Default::default(), Some(seats));
    tables.remove(0)
}

fn results() -> Results {
    let tables = plan::<Pebbles>(&Default::default(), None);
    let played = tables.iter().map(|table| results::TableResult {
        part: table.part,
        seats: table.setup.seats().count(),
        name: format!("{:?} {}", table.part, table.setup.seats()),
        tally: tally(table),
    });
    Results {
        title: "Pebbles",
        game: "pebbles",
        rules: 1,
        bots: "random".to_string(),
        opening: Opening::Bots,
        seed: 5,
        games: GAMES,
        categories: vec!["Pebbles & more".to_string(), "Number".to_string()],
        tables: played.collect(),
        names: BTreeMap::new(),
    }
}

#[test]
fn sums_agree_with_each_other() {
    let tally = tally(&plain(4));
    assert_eq!((tally.games, tally.decisions.count()), (GAMES, GAMES));
    let wins: u64 = tally.seats.iter().map(|seat| seat.shares).sum();
    assert_eq!(wins, 60 * GAMES);
    assert_eq!(tally.sides.iter().sum::<u64>(), 4 * GAMES);
    let points: i64 = tally.items.iter().flatten().sum();
    assert!((points as f64 - tally.score.mean() * 4.0 * GAMES as f64).abs() < 1e-3);
    let choices: u64 = tally.choices.0.values().sum();
    assert!((choices as f64 - tally.decisions.mean() * GAMES as f64).abs() < 1e-3);
    let holders: u64 = tally.had.values().map(|had| had.sittings).sum();
    assert_eq!(holders, 4 * GAMES);
    // Everybody's margins cancel out, but for the rounding of a third.
    let margins: f64 = tally
        .had
        .values()
        .map(|had| had.margin.mean() * had.sittings as f64)
        .sum();
    assert!(margins.abs() < 1e-3, "{margins}");
}

#[test]
fn what_wins_is_found_and_marked() {
    let kinds = results().kinds();
    assert_eq!((kinds.len(), kinds[0].provenance), (1, Provenance::House));
    let [high, low] = &kinds[0].rows[..] else {
        panic!("two kinds of numbers");
    };
    assert_eq!((high.subject.name, low.subject.name), ("high", "low"));
    assert!(high.rate > high.base && high.is_clear && high.is_odd);
    assert!(low.rate < low.base && low.is_clear && low.is_odd);
    assert!(high.margin > 1.0 && low.margin < -1.0);
    assert!((high.taken + low.taken - 1.0).abs() < 1e-9);
    let findings = Findings::of(&results());
    assert!(findings.house[0].contains("house"), "{:?}", findings.house);
}

#[test]
fn a_team_is_not_compared() {
    let results = results();
    let team = results.changed().find(|table| table.tally.is_team());
    let team = team.expect("the toy can be played as a team");
    assert!(
        results
            .seat_rates()
            .iter()
            .all(|rate| rate.table.name != team.name)
    );
    let beginner = |change: &&Change<'_>| change.measure == Measure::Beginner;
    let changes = results.changes();
    let compared = changes.iter().filter(beginner);
    assert!(
        compared
            .into_iter()
            .all(|change| change.table.name != team.name)
    );
}

#[test]
fn a_row_for_every_player_and_decision() {
    let table = plain(3);
    let note = note(&table, 7);
    let setup: &Setup<Pebbles> = &table.setup;
    let bots = ["random", "mcts:9:exploration=0.5", "random"].map(|bot| bot.parse().unwrap());
    let export = Export {
        table: 1,
        setup,
        opening: Opening::Bots,
        bots: &bots,
        note: &note,
    };
    let header = Export::<Pebbles>::game_header();
    let width = header.matches(',').count();
    let rows = export.game_rows();
    assert_eq!(rows.lines().count(), 3);
    assert!(rows.contains(",2,mcts:9:exploration=0.5,"), "{rows}");
    assert!(
        rows.lines().all(|row| row.matches(',').count() == width),
        "{rows}"
    );
    assert_eq!(export.decision_rows().lines().count(), note.decisions.len());
    let line = serde_json::to_value(export.line()).unwrap();
    assert_eq!(line["scores"].as_array().unwrap().len(), 3);
    assert_eq!(line["bots"][1], "mcts:9:exploration=0.5");
    assert_eq!(line["had"][0]["Numbers"].as_object().unwrap().len(), 1);
}

#[test]
fn the_page_is_text_and_plots() {
    let page = report_page(&results());
    assert!(page.contains("Pebbles &amp; more") && !page.contains("Pebbles & more"));
    assert!(page.matches("<svg").count() > 8);
    assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
}
