//! Places and pieces in words, and the groups that carry them.

use kernel::Seat;
use scene::words::common;
use scene::{Group, Reader, Shape, Target, Transform, Words};

use super::hit::Hit;
use super::known;
use super::trade_area;
use super::words as say;
use crate::action::Slot;
use crate::board::{Lot, Lots};
use crate::card::Card;
use crate::city::City;
use crate::data::{Building, BuildingType};
use crate::player::Party;
use crate::view::{PhaseView, SideView, View};

/// A group that can be pointed at.
pub fn target(view: &View, hit: Hit, outline: Shape, reader: &Reader<'_>) -> Group {
    Group::at(Transform::NONE).target(Target {
        hit: scene::Hit::of(hit),
        name: name(view, hit, reader),
        outline,
    })
}

/// "C3, C4, D3 and D4".
pub fn lots(words: &Words, lots: Lots) -> String {
    let names: Vec<String> = lots.iter().map(|lot| lot.to_string()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    common::list(words, &names)
}

/// A card of market and stacks.
pub fn card(words: &Words, card: Card) -> String {
    match card {
        Card::Deed(lot) => lot.to_string(),
        Card::Invocation(card) => say::invocation(words, card),
    }
}

/// A player's name, or the Consul.
pub fn party(party: Party, reader: &Reader<'_>) -> String {
    match party {
        Party::Seat(seat) => reader.name(seat).to_string(),
        Party::Consul => say::consul(reader.words),
    }
}

/// What one side of a trade gives.
pub fn side(words: &Words, side: &SideView) -> String {
    let mut items: Vec<String> = side.lots.iter().map(|lot| lot.to_string()).collect();
    if side.silver > 0 {
        items.push(say::silver(words, side.silver));
    }
    if side.favor > 0 {
        items.push(say::favors(words, side.favor, 2_u8));
    }
    if side.flipped > 0 {
        items.push(say::favors(words, side.flipped, 4_u8));
    }
    let cards = side.invocations.iter();
    items.extend(cards.map(|card| say::invocation(words, *card)));
    if items.is_empty() {
        return say::nothing(words);
    }
    let items: Vec<&str> = items.iter().map(String::as_str).collect();
    common::list(words, &items)
}

/// A place or piece in words.
pub fn name(view: &View, hit: Hit, reader: &Reader<'_>) -> String {
    let words = reader.words;
    match hit {
        Hit::Lot(lot) => lot_name(view, lot, reader),
        Hit::Building(lot) => building_name(view, lot, reader),
        Hit::Slot(slot) => slot_name(view, slot, reader),
        Hit::Stack(era) => {
            let left = view.stacks[usize::from(era)].len();
            say::hit_stack(words, era + 1, left)
        }
        Hit::Tray(building, seat) => tray_name(view, building, seat, reader),
        Hit::Monument(building) => {
            let name = say::building(words, building);
            say::hit_monument(words, &name)
        }
        Hit::Objective(card) | Hit::ObjectiveCard(card) => {
            say::hit_objective(words, &say::objective(words, card), card.row().points)
        }
        Hit::Deed(lot) => say::hit_deed(words, &lot.to_string()),
        Hit::RoleCard(role) => say::hit_role_card(words, &say::role(words, role)),
        Hit::Rank(index, place) => rank_name(view, index, place, reader),
        Hit::Player(seat)
        | Hit::Role(seat)
        | Hit::Invocation(_, seat)
        | Hit::Kept(_, seat)
        | Hit::Hidden(seat)
        | Hit::Favor(seat)
        | Hit::Silver(_, seat)
        | Hit::Favors(_, seat)
        | Hit::Flipped(_, seat) => owned_name(view, hit, seat, reader),
        Hit::Consul | Hit::Token | Hit::Pile(_) => consul_name(view, hit, reader),
    }
}

fn lot_name(view: &View, lot: Lot, reader: &Reader<'_>) -> String {
    let (words, name) = (reader.words, lot.to_string());
    let Some(owner) = known::owner(view, lot) else {
        return match known::slot_of(view, lot) {
            Some(slot) => say::hit_lot_offered(words, &name, known::slot_price(view, slot)),
            None => say::hit_lot_free(words, &name),
        };
    };
    let owner = party(owner, reader);
    match known::building(view, lot) {
        Some(built) => {
            let building = say::building(words, built.building);
            say::hit_lot_built(words, &name, &building, &owner)
        }
        None => say::hit_lot_empty(words, &name, &owner),
    }
}

/// "Foundry of Fabius, C3–D4, 3 silver, 5 points".
fn building_name(view: &View, lot: Lot, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let Some(built) = known::building(view, lot) else {
        return lot_name(view, lot, reader);
    };
    let name = say::building(words, built.building);
    let (owner, lots) = (party(built.owner, reader), stretch(built.lots));
    match built.building.building_type() {
        BuildingType::Residential => {
            say::hit_residential(words, &name, &owner, &lots, built.citizens)
        }
        BuildingType::Commercial => {
            let points = City::commercial_points(built.building);
            say::hit_commercial(words, &name, &owner, &lots, built.silver, points)
        }
        BuildingType::Civic => say::hit_civic(words, &name, &owner, &lots, built.civic_points),
    }
}

/// From the first lot to the last: "C3–D4".
fn stretch(lots: Lots) -> String {
    match (lots.first(), lots.iter().last()) {
        (Some(first), Some(last)) if first != last => format!("{first}–{last}"),
        (Some(only), _) => only.to_string(),
        _ => String::new(),
    }
}

fn slot_name(view: &View, slot: Slot, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let price = match super::deed::own_seat(reader) {
        Some(seat) => known::player(view, seat).prices[slot.index()],
        None => known::slot_price(view, slot.index()),
    };
    match view.market.get(slot.index()) {
        Some(Card::Deed(lot)) => say::hit_slot_deed(words, &lot.to_string(), price),
        Some(Card::Invocation(card)) => {
            say::hit_slot_card(words, &say::invocation(words, *card), price)
        }
        None => say::hit_slot_empty(words, slot.index() + 1),
    }
}

fn tray_name(view: &View, building: Building, seat: Seat, reader: &Reader<'_>) -> String {
    let left = known::player(view, seat).tray.get(&building).copied();
    let name = say::building(reader.words, building);
    say::hit_tray(reader.words, &name, left.unwrap_or(0))
}

fn rank_name(view: &View, index: u8, place: u8, reader: &Reader<'_>) -> String {
    let era = usize::from(view.era.unwrap_or(1)) - 1;
    let top = view.stacks[era].get(usize::from(index).saturating_sub(1));
    let name = match top.copied().flatten() {
        Some(found) => card(reader.words, found),
        None => say::unknown_card(reader.words),
    };
    say::hit_rank(reader.words, &name, place)
}

fn owned_name(view: &View, hit: Hit, seat: Seat, reader: &Reader<'_>) -> String {
    let (words, name, own) = (reader.words, reader.name(seat), known::player(view, seat));
    match hit {
        Hit::Role(_) => match own.role {
            Some(role) => say::hit_role(words, name, &say::role(words, role)),
            None => say::hit_player(words, name, own.silver, own.income, own.population),
        },
        Hit::Invocation(card, _) => {
            let invocation = say::invocation(words, card);
            if own.spent.contains(&card) {
                say::hit_spent(words, name, &invocation)
            } else {
                say::hit_invocation(words, name, &invocation)
            }
        }
        Hit::Kept(card, _) => say::hit_kept(words, name, &say::objective(words, card)),
        Hit::Hidden(_) => {
            let hidden = say::hidden_objectives(words, own.objectives.len());
            say::hit_hidden(words, name, &hidden)
        }
        Hit::Favor(_) => say::hit_favor(words, name, own.favor, own.flipped),
        Hit::Silver(amount, _) => say::hit_silver(words, name, amount),
        Hit::Favors(count, _) => say::hit_favors(words, name, &say::favors(words, count, 2_u8)),
        Hit::Flipped(count, _) => say::hit_favors(words, name, &say::favors(words, count, 4_u8)),
        _ => say::hit_player(words, name, own.silver, own.income, own.population),
    }
}

fn consul_name(view: &View, hit: Hit, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let Some(consul) = &view.consul else {
        return say::consul(words);
    };
    match (hit, &view.phase) {
        (Hit::Pile(size), _) => {
            let pile = consul.piles.get(usize::from(size).saturating_sub(1));
            say::hit_pile(words, size, pile.map_or(0, Vec::len))
        }
        (Hit::Token, PhaseView::Consul { token, .. }) => {
            say::hit_token(words, &say::building(words, *token))
        }
        _ => {
            let side = if consul.ready {
                say::consul_ready(words)
            } else {
                say::consul_planning(words)
            };
            if !reader.points {
                return say::hit_consul_hidden(words, &side, consul.population);
            }
            let points = known::points_of_consul(consul);
            say::hit_consul(words, &side, points, consul.population)
        }
    }
}

/// The partner of the trade, if one is being made.
pub fn partner(view: &View) -> Option<Seat> {
    trade_area::sides(view).map(|[_, (partner, _)]| partner)
}
