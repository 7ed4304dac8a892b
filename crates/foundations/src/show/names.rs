//! Places and pieces in words, and the groups that carry them.

use kernel::Seat;
use scene::words::common;
use scene::{Reader, Words};

use super::words as say;
use crate::data::{Building, BuildingType};
use crate::{Card, City, Hit, Item, Lot, Lots, Party, Phase, Side, Slot, View};

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

/// Something in a trade.
pub fn item(words: &Words, item: Item) -> String {
    match item {
        Item::Lot(lot) => lot.to_string(),
        Item::Silver(amount) => say::silver(words, amount),
        Item::Favor(count) => say::favors(words, count, 2_u8),
        Item::Flipped(count) => say::favors(words, count, 4_u8),
        Item::Invocation(card) => say::invocation(words, card),
    }
}

/// What one side of a trade gives.
pub fn side(words: &Words, side: &Side) -> String {
    let items: Vec<String> = side.items().map(|own| item(words, own)).collect();
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
            let left = view.stack_sizes().get(usize::from(era)).copied();
            say::hit_stack(words, era + 1, left.unwrap_or(0))
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
    let Some(owner) = view.owner(lot) else {
        return match view.slot_of(lot) {
            Some(slot) => {
                let price = super::deed::price(view, slot, reader);
                say::hit_lot_offered(words, &name, price)
            }
            None => say::hit_lot_free(words, &name),
        };
    };
    let owner = party(owner, reader);
    match view.city.building(lot) {
        Some(building) => {
            let building = say::building(words, building);
            say::hit_lot_built(words, &name, &building, &owner)
        }
        None => say::hit_lot_empty(words, &name, &owner),
    }
}

/// "Foundry of Fabius, C3–D4, 3 silver, 5 points".
fn building_name(view: &View, lot: Lot, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let (Some((building, lots)), Some(owner)) = (view.city.standing(lot), view.owner(lot)) else {
        return lot_name(view, lot, reader);
    };
    let name = say::building(words, building);
    let (owner, at) = (party(owner, reader), stretch(lots));
    match building.building_type() {
        BuildingType::Residential => {
            let citizens = view.city.citizens(building, lots);
            say::hit_residential(words, &name, &owner, &at, citizens)
        }
        BuildingType::Commercial => {
            let silver = view.city.silver(building, lots);
            let points = City::commercial_points(building);
            say::hit_commercial(words, &name, &owner, &at, silver, points)
        }
        BuildingType::Civic if !reader.points => lot_name(view, lot, reader),
        BuildingType::Civic => {
            let points = view.city.civic_points(building, lots);
            say::hit_civic(words, &name, &owner, &at, points)
        }
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
    let price = super::deed::price(view, slot, reader);
    match view.card_in(slot) {
        Some(Card::Deed(lot)) => say::hit_slot_deed(words, &lot.to_string(), price),
        Some(Card::Invocation(card)) => {
            say::hit_slot_card(words, &say::invocation(words, card), price)
        }
        None => say::hit_slot_empty(words, slot.index() + 1),
    }
}

fn tray_name(view: &View, building: Building, seat: Seat, reader: &Reader<'_>) -> String {
    let left = view.players[seat].tray.get(building.index()).copied();
    let name = say::building(reader.words, building);
    say::hit_tray(reader.words, &name, left.unwrap_or(0))
}

fn rank_name(view: &View, index: u8, place: u8, reader: &Reader<'_>) -> String {
    let name = top_card(view, index, reader.words);
    say::hit_rank(reader.words, &name, place)
}

/// The n-th card of the current stack from the top, counted from 1.
pub fn top_card(view: &View, number: u8, words: &Words) -> String {
    let found = view
        .stack()
        .top_down()
        .nth(usize::from(number).saturating_sub(1));
    match found.flatten() {
        Some(found) => card(words, found),
        None => say::unknown_card(words),
    }
}

fn owned_name(view: &View, hit: Hit, seat: Seat, reader: &Reader<'_>) -> String {
    let (words, name, own) = (reader.words, reader.name(seat), &view.players[seat]);
    let player = || {
        let (income, citizens) = (view.income(seat), view.population(seat));
        say::hit_player(words, name, own.silver, income, citizens)
    };
    match hit {
        Hit::Role(_) => match own.role {
            Some(role) => say::hit_role(words, name, &say::role(words, role)),
            None => player(),
        },
        Hit::Invocation(card, _) => {
            let invocation = say::invocation(words, card);
            if own.spent.contains(card) {
                say::hit_spent(words, name, &invocation)
            } else {
                say::hit_invocation(words, name, &invocation)
            }
        }
        Hit::Kept(card, _) => say::hit_kept(words, name, &say::objective(words, card)),
        Hit::Hidden(_) => {
            let hidden = say::hidden_objectives(words, view.hidden.players[seat].objectives.len());
            say::hit_hidden(words, name, &hidden)
        }
        Hit::Favor(_) => say::hit_favor(words, name, own.favor, own.flipped),
        Hit::Silver(amount, _) => say::hit_silver(words, name, amount),
        Hit::Favors(count, _) => say::hit_favors(words, name, &say::favors(words, count, 2_u8)),
        Hit::Flipped(count, _) => say::hit_favors(words, name, &say::favors(words, count, 4_u8)),
        _ => player(),
    }
}

fn consul_name(view: &View, hit: Hit, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let Some(consul) = &view.consul else {
        return say::consul(words);
    };
    match (hit, &view.phase) {
        (Hit::Pile(size), _) => {
            let pile = view.hidden.tokens.get(usize::from(size).saturating_sub(1));
            say::hit_pile(words, size, pile.map_or(0, |pile| pile.len()))
        }
        (Hit::Token, Phase::Consul(placing)) => {
            say::hit_token(words, &say::building(words, placing.token))
        }
        _ => {
            let side = if consul.ready {
                say::consul_ready(words)
            } else {
                say::consul_planning(words)
            };
            let citizens = view.citizens_on(&consul.estate);
            if !reader.points {
                return say::hit_consul_hidden(words, &side, citizens);
            }
            say::hit_consul(words, &side, consul.points.total(), citizens)
        }
    }
}
