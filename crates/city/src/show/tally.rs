//! What makes a player's points, line by line: "your city now" (C-30 to C-36).

use kernel::Seat;
use scene::{Reader, Speak as _, Tally, Words};

use super::hit::Hit;
use super::words as say;
use super::zone;
use crate::data::{Card, Kind, Reward, Value};
use crate::grid::{Cell, Cells};
use crate::position::{City, Open, Player, View};
use crate::score::{AQUEDUCT_POINTS, Category, Survey};

/// Something that counts. It stays the same while a move changes what it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    Residences(Value),
    Aqueducts,
    Temple(Card),
    Coins,
    InfluenceTokens,
    InfluenceCards,
}

/// The lines of a seat, as the page shows them.
pub fn tally(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Tally<Hit>> {
    let player = &view.players[seat];
    let shown = |line: Line| Tally {
        name: name(line, reader.words),
        text: text(&view.open, player, line, reader.words),
        points: points(&view.open, player, line),
        hits: cells(player, line)
            .iter()
            .map(|cell| Hit::Cell(cell, seat))
            .collect(),
    };
    lines(player).into_iter().map(shown).collect()
}

/// What counts for a player, in rulebook order.
pub fn lines(player: &Player) -> Vec<Line> {
    let town = &player.town;
    let has = |line: &Line| !cells(player, *line).is_empty();
    let temples = town.iter().filter(|(_, card)| reward(*card).is_some());
    let residences = Value::ALL.map(Line::Residences).into_iter();
    let built = residences.chain([Line::Aqueducts]).filter(has);
    let always = [Line::Coins, Line::InfluenceTokens];
    let won = (player.won != 0).then_some(Line::InfluenceCards);
    let temples = temples.map(|(_, card)| Line::Temple(card));
    built.chain(temples).chain(always).chain(won).collect()
}

/// What a line counts for a player; 0 if there is no such line.
pub fn points(open: &Open, player: &Player, line: Line) -> i32 {
    let town = &player.town;
    match line {
        Line::Residences(value) => {
            let zones = zone::of_value(town, value);
            zones.iter().map(|zone| zone.points).sum()
        }
        Line::Aqueducts => Survey::of(town).aqueduct_points(),
        Line::Temple(card) => match reward(card) {
            Some(reward) if temple_cell(player, card).is_some() => {
                Survey::of(town).reward(reward, player.coins)
            }
            _ => 0,
        },
        Line::Coins => i32::from(player.coins),
        Line::InfluenceTokens => i32::from(player.influence / 2),
        Line::InfluenceCards => open.influence_points(player.won).map(i32::from).sum(),
    }
}

/// The line's name, the same before and after a move.
pub fn name(line: Line, words: &Words) -> String {
    let category = match line {
        Line::Residences(Value::Two) => Category::Residences2,
        Line::Residences(Value::Three) => Category::Residences3,
        Line::Residences(Value::Four) => Category::Residences4,
        Line::Aqueducts => Category::Aqueducts,
        Line::Temple(card) => return say::card_full(words, card),
        Line::Coins => Category::Coins,
        Line::InfluenceTokens => Category::InfluenceTokens,
        Line::InfluenceCards => Category::InfluenceCards,
    };
    City::category(words, category)
}

/// How it counts.
fn text(open: &Open, player: &Player, line: Line, words: &Words) -> String {
    let town = &player.town;
    match line {
        Line::Residences(value) => {
            let zones = zone::of_value(town, value);
            let zones = zones.iter().map(|zone| zone.sentence(town, words));
            zones.collect::<Vec<String>>().join("; ")
        }
        Line::Aqueducts => {
            let count = town.aqueducts().len();
            let next = AQUEDUCT_POINTS.get(count + 1).copied();
            say::tally_aqueducts(words, count, next.unwrap_or_default())
        }
        Line::Temple(card) => temple_text(player, card, words),
        Line::Coins => say::tally_coins(words),
        Line::InfluenceTokens => say::tally_tokens(words, player.influence),
        Line::InfluenceCards => {
            let values = open.influence_points(player.won);
            let values: Vec<String> = values.map(|points| points.to_string()).collect();
            say::tally_cards(words, &values.join(" + "))
        }
    }
}

/// What the temple pays for, and what its condition lacks.
fn temple_text(player: &Player, card: Card, words: &Words) -> String {
    let text = say::card_text(words, card);
    let missing = reward(card).map(|reward| Survey::of(&player.town).missing(reward).0);
    match missing.unwrap_or_default() {
        0 => text,
        missing => say::tally_temple_short(words, &text, missing),
    }
}

/// The places that count.
fn cells(player: &Player, line: Line) -> Cells {
    let town = &player.town;
    match line {
        Line::Residences(value) => {
            let zones = zone::of_value(town, value);
            let counted = |cells, zone: &zone::Zone| cells | zone.cells | zone.counted(town);
            zones.iter().fold(Cells::EMPTY, counted)
        }
        Line::Aqueducts => town.aqueducts(),
        Line::Temple(card) => temple_cell(player, card).into_iter().collect(),
        Line::Coins | Line::InfluenceTokens | Line::InfluenceCards => Cells::EMPTY,
    }
}

/// Where a temple stands; there is one of each (C-1).
fn temple_cell(player: &Player, temple: Card) -> Option<Cell> {
    let mut cards = player.town.iter();
    cards.find_map(|(cell, card)| (card == temple).then_some(cell))
}

fn reward(card: Card) -> Option<Reward> {
    match card.kind() {
        Kind::Temple(reward) => Some(reward),
        _ => None,
    }
}
