//! What to know about a place or piece, with the rules it comes from. Cards and values that are our
//! own say so.

use kernel::Provenance;
use scene::words::common;
use scene::{Help, Reader, Words};

use super::words as say;
use crate::data::{Beside, Building, Gift, Invocation, Objective, Requirement, Role, Worth};
use crate::{Card, Hit, Lot, Phase, View};

/// What to know about a place or piece.
pub fn help(view: &View, hit: Hit, reader: &Reader<'_>) -> Help {
    let words = reader.words;
    let (text, rules) = match hit {
        Hit::Lot(lot) | Hit::Building(lot) => return lot_help(view, lot, words),
        Hit::Slot(slot) => match view.card_in(slot) {
            Some(Card::Invocation(card)) => return invocation(card, words),
            _ => (say::help_slot(words), vec!["F-2", "F-8"]),
        },
        Hit::Stack(_) => (say::help_stack(words), vec!["F-3", "F-13", "F-20"]),
        Hit::Tray(own, _) | Hit::Monument(own) => return building(own, words),
        Hit::Objective(card) | Hit::Kept(card, _) | Hit::ObjectiveCard(card) => {
            return objective(card, words);
        }
        Hit::Player(_) => (say::help_player(words), vec!["F-3", "F-7", "F-12"]),
        Hit::Role(seat) => match view.players[seat].role {
            Some(card) => return role(card, words),
            None => (say::help_player(words), vec!["F-35"]),
        },
        Hit::RoleCard(card) => return role(card, words),
        Hit::Invocation(card, _) => return invocation(card, words),
        Hit::Hidden(_) => (say::help_hidden(words), vec!["F-30", "F-47"]),
        Hit::Favor(_) => (say::help_favor(words), vec!["F-27", "F-29"]),
        Hit::Deed(_) => (say::help_deed(words), vec!["F-22"]),
        Hit::Rank(..) => (say::help_rank(words), vec!["I5"]),
        Hit::Silver(..) | Hit::Favors(..) | Hit::Flipped(..) => {
            (say::help_trade(words), vec!["F-28", "F-28a"])
        }
        Hit::Consul => (
            say::help_consul(words),
            vec!["F-37", "F-38", "F-42", "F-44"],
        ),
        Hit::Pile(_) => (say::help_pile(words), vec!["F-39", "F-41"]),
        Hit::Token => match view.phase {
            Phase::Consul(placing) => return building(placing.token, words),
            _ => (say::help_pile(words), vec!["F-39", "F-41"]),
        },
    };
    Help { text, rules }
}

fn lot_help(view: &View, lot: Lot, words: &Words) -> Help {
    if let Some(standing) = view.city.building(lot) {
        return building(standing, words);
    }
    let (text, rules) = match (view.owner(lot), view.slot_of(lot)) {
        (Some(_), _) => (say::help_empty_lot(words), vec!["F-6a", "F-9", "F-19"]),
        (None, Some(_)) => (say::help_slot(words), vec!["F-2", "F-8"]),
        (None, None) => (say::help_free_lot(words), vec!["F-1", "F-3"]),
    };
    Help { text, rules }
}

/// A note on where values come from, if it is not the rulebook.
fn provenance(words: &Words, provenance: Provenance) -> Option<String> {
    match provenance {
        Provenance::Rulebook | Provenance::Inferred => None,
        Provenance::Public => Some(say::from_public(words)),
        Provenance::Weak => Some(say::from_weak(words)),
        Provenance::House => Some(say::from_house(words)),
    }
}

/// Sentences in a row.
fn joined(sentences: impl IntoIterator<Item = String>) -> String {
    sentences.into_iter().collect::<Vec<_>>().join(" ")
}

fn building(building: Building, words: &Words) -> Help {
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
    sentences.extend(provenance(words, row.provenance));
    let rules = match building.is_monument() {
        true => vec!["F-23", "F-24", "F-25", "F-26"],
        false => vec!["F-5", "F-6", "F-9", "F-10"],
    };
    Help {
        text: joined(sentences),
        rules,
    }
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

fn requirement(words: &Words, requirement: Requirement) -> String {
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

fn objective(card: Objective, words: &Words) -> Help {
    let row = card.row();
    let points = common::points(words, row.points);
    let text = say::help_objective(words, &say::objective(words, card), &points);
    Help {
        text: joined([text].into_iter().chain(provenance(words, row.provenance))),
        rules: vec![card.as_str(), "F-30", "F-31", "F-32"],
    }
}

fn invocation(card: Invocation, words: &Words) -> Help {
    let row = card.row();
    let mut sentences = vec![say::invocation_text(words, card)];
    if row.points > 0 {
        sentences.push(say::help_unused(words, row.points));
    }
    sentences.extend(provenance(words, row.provenance));
    Help {
        text: joined(sentences),
        rules: vec![say::invocation_id(card), "F-33", "F-33a", "F-34"],
    }
}

fn role(card: Role, words: &Words) -> Help {
    let text = say::role_text(words, card);
    Help {
        text: joined(
            [text]
                .into_iter()
                .chain(provenance(words, card.provenance())),
        ),
        rules: vec![say::role_id(card), "F-35", "F-36"],
    }
}
