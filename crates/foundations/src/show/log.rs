//! Events as sentences of the log, and the pieces they move.

use kernel::Seat;
use scene::{LogLine, Motion, Reader};

use super::names;
use super::words as say;
use crate::data::{Building, Invocation};
use crate::{Bundle, Card, Category, Choice, Event, Hit, Party, Placement, Side};

/// The event in words; nothing about points while they are hidden.
pub fn line(event: &Event, reader: &Reader<'_>) -> Option<LogLine> {
    let counts = matches!(event, Event::Gained { .. } | Event::Scored { .. });
    let scoring = matches!(event, Event::Scored { .. }).then(|| say::log_scoring(reader.words));
    (reader.points || !counts).then(|| LogLine {
        scoring,
        ..LogLine::new(actor(event), sentence(event, reader))
    })
}

fn seat_of(party: Party) -> Option<Seat> {
    match party {
        Party::Seat(seat) => Some(seat),
        Party::Consul => None,
    }
}

/// The seat the sentence is about.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Chose { seat, .. }
        | Event::Dealt { seat, .. }
        | Event::RoleShown { seat, .. }
        | Event::ObjectivesOffered { seat, .. }
        | Event::Silver { seat, .. }
        | Event::Bought { seat, .. }
        | Event::Stolen { seat, .. }
        | Event::Offered { seat, .. }
        | Event::Traded { seat, .. }
        | Event::Used { seat, .. }
        | Event::Exchanged { seat, .. }
        | Event::Looked { seat, .. }
        | Event::EraBegins { first: seat, .. } => Some(*seat),
        Event::Declined { partner, .. } => Some(*partner),
        Event::Built { party, .. }
        | Event::TakenOff { party, .. }
        | Event::Gained { party, .. }
        | Event::Scored { party, .. } => seat_of(*party),
        _ => None,
    }
}

fn sentence(event: &Event, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let name = actor(event).map_or("", |seat| reader.name(seat));
    let owner = |party: Party| names::party(party, reader);
    let items = |bundle: Bundle| names::side(words, &Side::from(bundle));
    let building = |building: Building| say::building(words, building);
    let invocation = |card: Invocation| say::invocation(words, card);
    match *event {
        Event::Chose { choice, .. } => chose(choice, name, reader),
        Event::Dealt { lot, .. } => say::log_dealt(words, name, &lot.to_string()),
        Event::HandsPassed => say::log_passed(words),
        Event::RoleShown { role, .. } => say::log_role(words, name, &say::role(words, role)),
        Event::ObjectivesOffered { .. } => say::log_offered_objectives(words, name),
        Event::ObjectiveShown { objective } => {
            say::log_objective(words, &say::objective(words, objective))
        }
        Event::MonumentShown { monument } => say::log_monument(words, &building(monument)),
        Event::TurnedUp { card } => turned_up(card, reader),
        Event::Silver { silver, .. } => say::log_silver(words, name, silver),
        Event::Bought { card, price, .. } => bought(name, card, price, reader),
        Event::Built {
            party,
            building,
            at,
        } => built(party, building, at, reader),
        Event::TakenOff {
            party, building, ..
        } => say::log_taken_off(words, &owner(party), &say::building_short(words, building)),
        Event::Gained {
            party,
            category,
            points,
        } => gained(party, category, points, reader),
        Event::Scored { party, points } => say::log_scored(words, &owner(party), points.total()),
        Event::Stolen { victim, lot, .. } => {
            say::log_stolen(words, name, reader.name(victim), &lot.to_string())
        }
        Event::Offered {
            partner: other,
            give,
            take,
            ..
        } => say::log_offered(words, name, reader.name(other), &items(give), &items(take)),
        Event::Traded {
            partner: other,
            give,
            take,
            ..
        } => say::log_traded(words, name, reader.name(other), &items(give), &items(take)),
        Event::Declined { .. } => say::log_declined(words, name),
        Event::Used {
            invocation: card, ..
        } => say::log_used(words, name, &invocation(card)),
        Event::Exchanged { given, taken, .. } => {
            say::log_exchanged(words, name, &given.to_string(), &taken.to_string())
        }
        Event::Looked { cards, .. } => looked(cards, name, reader),
        Event::PutUnder => say::log_put_under(words),
        Event::LeftGame { card } => say::log_left_game(words, &names::card(words, card)),
        Event::LastTurns => say::log_last_turns(words),
        Event::EraBegins { era, .. } => say::log_era(words, era, name),
        Event::ConsulReady => say::log_consul_ready(words),
        Event::ConsulTook { lot } => say::log_consul_took(words, &lot.to_string()),
        Event::TokenDrawn { token } => say::log_token(words, &building(token)),
        Event::LotRefused { lot } => say::log_refused(words, &lot.to_string()),
        Event::Over => say::log_over(words),
    }
}

fn built(party: Party, building: Building, at: Placement, reader: &Reader<'_>) -> String {
    let (words, owner) = (reader.words, names::party(party, reader));
    let lots = names::lots(words, at.footprint());
    say::log_built(words, &owner, &say::building(words, building), &lots)
}

fn gained(party: Party, category: Category, points: i16, reader: &Reader<'_>) -> String {
    let (words, owner) = (reader.words, names::party(party, reader));
    let category = words.member("category", category.as_str(), "");
    say::log_gained(words, &owner, points, &category)
}

fn turned_up(card: Card, reader: &Reader<'_>) -> String {
    let words = reader.words;
    match card {
        Card::Deed(lot) => say::log_turned_up(words, &lot.to_string()),
        Card::Invocation(card) => say::log_turned_card(words, &say::invocation(words, card)),
    }
}

fn bought(name: &str, card: Card, price: i32, reader: &Reader<'_>) -> String {
    let words = reader.words;
    match card {
        Card::Deed(lot) => say::log_bought(words, name, &lot.to_string(), price),
        Card::Invocation(card) => {
            say::log_bought_card(words, name, &say::invocation(words, card), price)
        }
    }
}

/// I5: the cards, for who saw them.
fn looked(cards: Option<[Option<Card>; 4]>, name: &str, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let Some(cards) = cards else {
        return say::log_looked(words, name);
    };
    let cards = cards.iter().flatten();
    let cards: Vec<String> = cards.map(|card| names::card(words, *card)).collect();
    say::log_looked_at(words, name, &cards.join(", "))
}

fn chose(choice: Option<Choice>, name: &str, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let card = match choice {
        None => return say::log_chose(words, name),
        Some(Choice::Deed(lot)) => lot.to_string(),
        Some(Choice::Role(role)) => say::role(words, role),
        Some(Choice::Objective(objective)) => say::objective(words, objective),
    };
    say::log_chose_card(words, name, &card)
}

/// The pieces an event moves.
pub fn moves(event: &Event) -> Vec<Motion<Hit>> {
    let motion = |from, to| vec![Motion { from, to }];
    match *event {
        Event::Bought {
            slot, card, seat, ..
        } => match card {
            Card::Deed(lot) => motion(Hit::Slot(slot), Hit::Lot(lot)),
            Card::Invocation(card) => motion(Hit::Slot(slot), Hit::Invocation(card, seat)),
        },
        Event::Built {
            party,
            building,
            at,
        } => at.footprint().first().map_or_else(Vec::new, |head| {
            motion(origin(party, building), Hit::Building(head))
        }),
        Event::TakenOff {
            party,
            building,
            at,
        } => at.footprint().first().map_or_else(Vec::new, |head| {
            motion(Hit::Building(head), origin(party, building))
        }),
        Event::Stolen { lot, .. } | Event::ConsulTook { lot } => {
            motion(Hit::Lot(lot), Hit::Lot(lot))
        }
        _ => Vec::new(),
    }
}

/// Where a building comes from and goes back to. A monument comes from the pool; the piles of the
/// Consul are known by size.
fn origin(party: Party, building: Building) -> Hit {
    match party {
        Party::Seat(seat) if !building.is_monument() => Hit::Tray(building, seat),
        Party::Seat(_) => Hit::Monument(building),
        Party::Consul => Hit::Pile(building.size() as u8),
    }
}
