//! A second reading of the sheet, from the dump alone: which actions are legal and what a city is
//! worth, computed slowly and plainly from [`Dump`], without any of the engine's rules.

use std::collections::BTreeSet;

use kernel::Viewer;
use kernel::testing::amount;
use kernel::{Game, Seat, Seed, View as _};

use super::table::{at_random, every_setup, play_out, rng};
use crate::Action;
use crate::data::{Card, Color, Kind, Reward, Value};
use crate::dump::{BuiltCard, Dump, PlayerDump, Step, TurnDump};
use crate::position::City;

/// How a zone is read; the sheet's way and three that it names as wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    Sheet,
    AllBaths,
    BlueTwice,
    NoTokens,
}

/// What the seat to act may do, as text.
pub fn legal(view: &Dump) -> BTreeSet<String> {
    match &view.phase {
        Step::Draft { cards, .. } => named("draft", cards.iter().flatten()),
        Step::Place { .. } => (1..=5)
            .filter(|space| view.emissaries[space - 1].is_none())
            .map(|space| format!("place {space}"))
            .collect(),
        Step::Take { .. } => {
            let open = view
                .offer
                .iter()
                .filter(|offered| offered.taken_by.is_none());
            named("take", open.map(|offered| &offered.card))
        }
        Step::Act(turn) => turn_choices(view, turn),
        Step::SchoolDeck { .. } => {
            let decks = view.decks.iter().skip(1);
            decks.map(|deck| format!("school {}", deck.deck)).collect()
        }
        Step::SchoolKeep { cards, .. } => named("keep", cards.iter().flatten()),
        Step::SchoolUnder { cards, .. } => named("under", cards.iter().flatten()),
        Step::Over => BTreeSet::new(),
    }
}

fn named<'a>(word: &str, cards: impl Iterator<Item = &'a Card>) -> BTreeSet<String> {
    cards.map(|card| format!("{word} {card}")).collect()
}

fn turn_choices(view: &Dump, turn: &TurnDump) -> BTreeSet<String> {
    let player = &view.players[turn.seat];
    let strip = view.strips[0].expect("the strip in use").to_string();
    let cogs = strip[..turn.space].matches('C').count();
    let bricks = turn.space - cogs;
    let mut list = BTreeSet::from(["end".to_string()]);
    if turn.produce_open && 2 <= cogs + player.coins as usize {
        list.insert("produce".to_string());
    }
    if turn.build_open {
        for card in player
            .hand_seen
            .iter()
            .chain(player.hand_secret.iter().flatten())
        {
            list.extend(builds(player, *card, bricks));
        }
    }
    list
}

fn builds(player: &PlayerDump, card: Card, bricks: usize) -> Vec<String> {
    let held: usize = player.city.iter().map(|built| built.bricks as usize).sum();
    let short = (card.data().cost as usize).saturating_sub(bricks);
    let tokens = (0..=short.min(held)).filter(|k| 2 * (short - k) <= player.coins as usize);
    let cells: Vec<(i8, i8)> = (-3..=3)
        .flat_map(|row| (-2..=3).map(move |column| (row, column)))
        .filter(|place| may_lie(player, card, *place))
        .collect();
    let with = |(row, column): (i8, i8), k| match k {
        0 => format!("build {card} {row},{column}"),
        k => format!("build {card} {row},{column} with {k}"),
    };
    tokens
        .flat_map(|k| cells.iter().map(move |cell| with(*cell, k)))
        .collect()
}

fn place(built: &BuiltCard) -> (i8, i8) {
    (built.cell.row(), built.cell.column())
}

fn touch(a: (i8, i8), b: (i8, i8)) -> bool {
    (a.0 - b.0).abs() + (a.1 - b.1).abs() == 1
}

/// C-21 to C-23.
fn may_lie(player: &PlayerDump, card: Card, cell: (i8, i8)) -> bool {
    let cells: Vec<_> = player.city.iter().map(place).collect();
    let spans = |of: fn(&(i8, i8)) -> i8| {
        let all = || cells.iter().chain([&cell]).map(of);
        all().max().unwrap() - all().min().unwrap() < 4
    };
    let is_aqueduct = matches!(card.kind(), Kind::Aqueduct);
    let ground = if cells.contains(&cell) {
        is_aqueduct
    } else {
        cells.iter().any(|other| touch(*other, cell)) && spans(|c| c.0) && spans(|c| c.1)
    };
    let others = player.city.iter().filter(|built| place(built) != cell);
    let mut aqueducts = others.filter(|built| matches!(built.card.kind(), Kind::Aqueduct));
    let in_line = aqueducts.any(|built| place(built).0 == cell.0 || place(built).1 == cell.1);
    ground && !(is_aqueduct && in_line)
}

/// C-30 to C-36 for one player, in the order of the sheet.
pub fn score(player: &PlayerDump, reading: Reading) -> [i32; 8] {
    let aqueducts = player
        .city
        .iter()
        .filter(|built| is(built, |k| k == Kind::Aqueduct))
        .count();
    [
        residences(&player.city, Value::Two, reading),
        residences(&player.city, Value::Three, reading),
        residences(&player.city, Value::Four, reading),
        [0, 4, 12, 24, 40][aqueducts],
        player.city.iter().map(|built| temple(built, player)).sum(),
        i32::from(player.coins),
        i32::from(player.influence) / 2,
        player
            .influence_cards
            .iter()
            .map(|points| i32::from(*points))
            .sum(),
    ]
}

fn is(built: &BuiltCard, test: impl Fn(Kind) -> bool) -> bool {
    test(built.card.kind())
}

fn residences(city: &[BuiltCard], value: Value, reading: Reading) -> i32 {
    let mut left: Vec<&BuiltCard> = city
        .iter()
        .filter(|built| is(built, |k| k == Kind::Residence(value)))
        .collect();
    let mut points = 0;
    while let Some(seed) = left.pop() {
        let mut zone = vec![seed];
        while let Some(next) = left
            .iter()
            .position(|built| zone.iter().any(|in_it| touch(place(in_it), place(built))))
        {
            zone.push(left.swap_remove(next));
        }
        points += zone_points(city, &zone, value, reading);
    }
    points
}

fn zone_points(city: &[BuiltCard], zone: &[&BuiltCard], value: Value, reading: Reading) -> i32 {
    let beside = city
        .iter()
        .filter(|built| zone.iter().any(|in_it| touch(place(in_it), place(built))));
    let public: Vec<_> = beside
        .filter_map(|built| Some((built.card.color()?, built)))
        .collect();
    let colors: BTreeSet<Color> = public.iter().map(|(color, _)| *color).collect();
    let baths = || public.iter().filter(|(color, _)| *color == Color::Blue);
    let tokens = || baths().map(|(_, built)| i32::from(built.points));
    let more_blue = baths().count().saturating_sub(1);
    let (colors, tokens) = match reading {
        Reading::Sheet => (colors.len(), tokens().max().unwrap_or(0)),
        Reading::AllBaths => (colors.len(), tokens().sum()),
        Reading::BlueTwice => (colors.len() + more_blue, tokens().max().unwrap_or(0)),
        Reading::NoTokens => (colors.len(), 0),
    };
    i32::from(value.get()) * zone.len() as i32 * colors as i32 + tokens
}

fn temple(built: &BuiltCard, player: &PlayerDump) -> i32 {
    let Kind::Temple(reward) = built.card.kind() else {
        return 0;
    };
    let count = |test: &dyn Fn(Kind) -> bool| {
        player
            .city
            .iter()
            .filter(|built| test(built.card.kind()))
            .count() as i32
    };
    let residences = |value| count(&|kind| kind == Kind::Residence(value));
    let temples = count(&|kind| matches!(kind, Kind::Temple(_)));
    let stars = player
        .city
        .iter()
        .map(|built| i32::from(built.card.data().stars))
        .sum::<i32>();
    let colors: BTreeSet<_> = player
        .city
        .iter()
        .filter_map(|built| built.card.color())
        .collect();
    let once = |holds: bool, points: u8| i32::from(holds) * i32::from(points);
    match reward {
        Reward::IfFull(points) => once(player.city.len() == 16, points),
        Reward::IfAllColors(points) => once(colors.len() == 4, points),
        Reward::IfResidences(value, least, points) => {
            once(residences(value) >= least.into(), points)
        }
        Reward::IfTemples(least, points) => once(temples >= least.into(), points),
        Reward::IfProduction(least, points) => once(
            count(&|kind| matches!(kind, Kind::Production(_))) >= least.into(),
            points,
        ),
        Reward::PerStar(points) => stars * i32::from(points),
        Reward::PerResidence(value, points) => residences(value) * i32::from(points),
        Reward::PerTemple(points) => temples * i32::from(points),
        Reward::PerCoins(coins) => i32::from(player.coins / u16::from(coins)),
    }
}

/// The engine's itemised score of a seat.
pub fn engine_score(city: &City, seat: Seat) -> Vec<i32> {
    let scores = city.scores();
    scores.seats[seat]
        .iter()
        .map(|(_, points)| *points)
        .collect()
}

fn agree(city: &City) {
    let view = city.view(Viewer::Everything).dump();
    let mut list = Vec::new();
    if let Some(seat) = city.to_act().first() {
        city.legal(seat, &mut list);
    }
    let engine: BTreeSet<String> = list.iter().map(Action::to_string).collect();
    assert_eq!(engine, legal(&view), "{view:#?}");
    for (seat, player) in view.players.iter() {
        assert_eq!(
            engine_score(city, seat),
            score(player, Reading::Sheet),
            "{player:#?}"
        );
    }
}

#[test]
fn a_referee_who_reads_the_dump_finds_the_same_choices_and_scores() {
    for setup in every_setup() {
        for index in 0..amount(60, 2000) as u64 {
            let mut rng = rng(index);
            let mut city = City::new(&setup, &Seed::of_series(11, index));
            play_out(&mut city, at_random(&mut rng), agree);
        }
    }
}
