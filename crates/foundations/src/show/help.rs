//! What to know about a place or piece, with the rules it comes from. Every value that is named
//! says where it comes from.

use kernel::Provenance::{House, Inferred, Rulebook};
use scene::words::common;
use scene::{Help, Reader, Words};

use super::sources::{self, Sourced, Value};
use super::words as say;
use crate::data::{Beside, Building, Gift, Invocation, Objective, Requirement, Role, Worth};
use crate::{Card, Hit, Lot, Party, Phase, View};

/// What to know about a place or piece.
pub fn help(view: &View, hit: Hit, reader: &Reader<'_>) -> Help {
    let words = reader.words;
    let plain = |text, rules: &[&'static str]| said(words, vec![text], &[], rules);
    match hit {
        Hit::Lot(lot) | Hit::Building(lot) => lot_help(view, lot, words),
        Hit::Slot(slot) => match view.card_in(slot) {
            Some(Card::Invocation(card)) => invocation(card, words),
            _ => slot_help(words),
        },
        Hit::Stack(_) => plain(say::help_stack(words), &["F-3", "F-13", "F-20"]),
        Hit::Tray(own, _) | Hit::Monument(own) => building(own, false, words),
        Hit::Objective(card) => objective(card, false, words),
        Hit::Kept(card, _) | Hit::ObjectiveCard(card) => objective(card, true, words),
        Hit::Player(_) => player_help(words, &["F-3", "F-7", "F-12"]),
        Hit::Role(seat) => match view.players[seat].role {
            Some(card) => role(card, words),
            None => player_help(words, &["F-35"]),
        },
        Hit::RoleCard(card) => role(card, words),
        Hit::Invocation(card, _) => invocation(card, words),
        Hit::Hidden(_) => {
            let text = vec![say::help_hidden(words), say::reading_at_end(words)];
            said(words, text, &[], &["F-30", "F-31", "F-47"])
        }
        Hit::Favor(_) => {
            let values = &[(Value::Points, Rulebook)];
            said(
                words,
                vec![say::help_favor(words)],
                values,
                &["F-27", "F-29"],
            )
        }
        Hit::Deed(_) => plain(say::help_deed(words), &["F-22"]),
        Hit::Rank(..) => plain(say::help_rank(words), &["I5"]),
        Hit::Silver(..) | Hit::Favors(..) | Hit::Flipped(..) => {
            let values = &[(Value::Lots, Inferred), (Value::Limits, House)];
            said(
                words,
                vec![say::help_trade(words)],
                values,
                &["F-28", "F-28a"],
            )
        }
        Hit::Consul => plain(say::help_consul(words), &["F-37", "F-38", "F-42", "F-44"]),
        Hit::Pile(_) => pile_help(words),
        Hit::Token => match view.phase {
            Phase::Consul(placing) => building(placing.token, true, words),
            _ => pile_help(words),
        },
    }
}

/// Sentences in a row, and where their values come from.
fn said(
    words: &Words,
    mut sentences: Vec<String>,
    values: &[Sourced],
    rules: &[&'static str],
) -> Help {
    sentences.extend(sources::named(words, values));
    Help {
        text: sentences.join(" "),
        rules: rules.to_vec(),
    }
}

fn lot_help(view: &View, lot: Lot, words: &Words) -> Help {
    let owner = view.owner(lot);
    if let Some(standing) = view.city.building(lot) {
        return building(standing, owner == Some(Party::Consul), words);
    }
    match (owner, view.slot_of(lot)) {
        (Some(_), _) => {
            let text = vec![say::help_empty_lot(words)];
            let values = &[(Value::Points, Rulebook)];
            said(words, text, values, &["F-6a", "F-9", "F-19"])
        }
        (None, Some(_)) => slot_help(words),
        (None, None) => said(words, vec![say::help_free_lot(words)], &[], &["F-1", "F-3"]),
    }
}

fn slot_help(words: &Words) -> Help {
    let values = &[(Value::Prices, Rulebook)];
    said(words, vec![say::help_slot(words)], values, &["F-2", "F-8"])
}

fn player_help(words: &Words, rules: &[&'static str]) -> Help {
    let values = &[(Value::Silver, Rulebook), (Value::Markers, Rulebook)];
    said(words, vec![say::help_player(words)], values, rules)
}

fn pile_help(words: &Words) -> Help {
    let values = &[(Value::Tokens, House)];
    said(
        words,
        vec![say::help_pile(words)],
        values,
        &["F-39", "F-41"],
    )
}

fn building(building: Building, is_token: bool, words: &Words) -> Help {
    let row = building.row();
    let kind = say::building_type(words, building.building_type());
    let mut sentences = vec![
        say::help_building(words, &kind, building.size()),
        worth(words, row.worth),
    ];
    sentences.extend(row.needs.iter().map(|need| requirement(words, *need)));
    if row.on_edge {
        sentences.push(say::needs_edge(words));
    }
    sentences.extend(row.gift.map(|gift| match gift {
        Gift::Points(points) => say::gift_points(words, points),
        Gift::Silver(silver) => say::gift_silver(words, silver),
    }));
    let rules = match building.is_monument() {
        true => ["F-23", "F-24", "F-25", "F-26"],
        false if is_token => ["F-5", "F-6", "F-39", "F-41"],
        false => ["F-5", "F-6", "F-9", "F-10"],
    };
    let values = sources::of_building(building, is_token);
    said(words, sentences, &values, &rules)
}

fn worth(words: &Words, worth: Worth) -> String {
    match worth {
        Worth::Citizens {
            fixed,
            per_neighbor: 0,
        } => say::worth_citizens(words, fixed),
        Worth::Citizens { fixed, .. } => say::worth_growing_citizens(words, fixed),
        Worth::Commerce {
            silver,
            per_neighbor: 0,
            points,
        } => say::worth_commerce(words, silver, points),
        Worth::Commerce { silver, .. } => say::worth_growing_silver(words, silver),
        Worth::Civic {
            beside,
            points,
            per,
        } => match (beside, per) {
            (Beside::Buildings, _) => say::worth_buildings(words, points),
            (Beside::Civic, _) => say::worth_civic(words, points),
            (Beside::Citizens, 1) => say::worth_people(words, points),
            (Beside::Citizens, _) => say::worth_half_people(words),
            (Beside::Silver, _) => say::worth_silver(words, points),
        },
    }
}

/// What a monument needs, as a sentence.
pub fn requirement(words: &Words, requirement: Requirement) -> String {
    let of_type = |building_type| say::building_type_adjective(words, building_type);
    match requirement {
        Requirement::NoEmptyLot => say::needs_no_empty_lot(words),
        Requirement::Population(least) => say::needs_population(words, least),
        Requirement::Lots(least) => say::needs_lots(words, least),
        Requirement::LotsOf(kind, least) => say::needs_lots_of(words, least, &of_type(kind)),
        Requirement::BuildingOfSize(size) => say::needs_size(words, size),
        Requirement::Silver(least) => say::needs_silver(words, least),
        Requirement::BuildingsOf(kind, least) => {
            say::needs_buildings_of(words, least, &of_type(kind))
        }
        Requirement::Buildings(least) => say::needs_buildings(words, least),
        Requirement::EdgeLots(least) => say::needs_edge_lots(words, least),
    }
}

fn objective(card: Objective, is_secret: bool, words: &Words) -> Help {
    let row = card.row();
    let points = common::points(words, row.points);
    let mut sentences = vec![say::help_objective(
        words,
        &say::objective(words, card),
        &points,
    )];
    if is_secret {
        sentences.push(say::reading_at_end(words));
    }
    let values = &[
        (Value::Task, row.target_source),
        (Value::Points, row.points_source),
    ];
    let rules = &[card.as_str(), "F-30", "F-31", "F-32"];
    said(words, sentences, values, rules)
}

fn invocation(card: Invocation, words: &Words) -> Help {
    let row = card.row();
    let mut sentences = vec![say::invocation_text(words, card)];
    let mut values = vec![(Value::Effect, row.provenance)];
    if row.points > 0 {
        sentences.push(say::help_unused(words, row.points));
        values.push((Value::Points, row.provenance));
    }
    let rules = &[say::invocation_id(card), "F-33", "F-33a", "F-34"];
    said(words, sentences, &values, rules)
}

fn role(card: Role, words: &Words) -> Help {
    let values = &[(Value::Ability, card.provenance())];
    let rules = &[say::role_id(card), "F-35", "F-36"];
    said(words, vec![say::role_text(words, card)], values, rules)
}
