//! Events as sentences of the log, and the pieces they move.

use kernel::Seat;
use scene::{LogLine, Motion, Reader};

use super::hit::Hit;
use super::names;
use super::words as say;
use crate::board::Lots;
use crate::card::Card;
use crate::data::Building;
use crate::event::{Choice, Event};
use crate::player::Party;
use crate::trade::{Bundle, Side};
use crate::view::SideView;

/// The event in words; turned-up cards and bare notices go without saying where others tell it.
pub fn line(event: &Event, reader: &Reader<'_>) -> Option<LogLine> {
    Some(LogLine {
        seat: actor(event),
        text: sentence(event, reader)?,
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
        Event::HandsPassed
        | Event::ObjectiveShown { .. }
        | Event::MonumentShown { .. }
        | Event::TurnedUp { .. }
        | Event::PutUnder
        | Event::LeftGame { .. }
        | Event::LastTurns
        | Event::ConsulReady
        | Event::ConsulTook { .. }
        | Event::TokenDrawn { .. }
        | Event::LotRefused { .. }
        | Event::Over => None,
    }
}

fn sentence(event: &Event, reader: &Reader<'_>) -> Option<String> {
    let words = reader.words;
    let name = actor(event).map_or("", |seat| reader.name(seat));
    Some(match event {
        Event::Chose { choice, .. } => chose(*choice, name, reader),
        Event::Dealt { lot, .. } => say::log_dealt(words, name, &lot.to_string()),
        Event::HandsPassed => say::log_passed(words),
        Event::RoleShown { role, .. } => say::log_role(words, name, &say::role(words, *role)),
        Event::ObjectivesOffered { .. } => say::log_offered_objectives(words, name),
        Event::ObjectiveShown { objective } => {
            say::log_objective(words, &say::objective(words, *objective))
        }
        Event::MonumentShown { monument } => {
            say::log_monument(words, &say::building(words, *monument))
        }
        Event::TurnedUp { card } => match card {
            Card::Deed(lot) => say::log_turned_up(words, &lot.to_string()),
            Card::Invocation(card) => say::log_turned_card(words, &say::invocation(words, *card)),
        },
        Event::Silver { silver, .. } => say::log_silver(words, name, *silver),
        Event::Bought { card, price, .. } => match card {
            Card::Deed(lot) => say::log_bought(words, name, &lot.to_string(), *price),
            Card::Invocation(card) => {
                say::log_bought_card(words, name, &say::invocation(words, *card), *price)
            }
        },
        Event::Built {
            party,
            building,
            at,
        } => built(*party, *building, at.footprint(), reader),
        Event::TakenOff {
            party, building, ..
        } => {
            let building = say::building_short(words, *building);
            say::log_taken_off(words, &names::party(*party, reader), &building)
        }
        Event::Stolen { victim, lot, .. } => {
            say::log_stolen(words, name, reader.name(*victim), &lot.to_string())
        }
        Event::Offered {
            partner,
            give,
            take,
            ..
        } => {
            let (give, take) = (items(*give, reader), items(*take, reader));
            say::log_offered(words, name, reader.name(*partner), &give, &take)
        }
        Event::Traded {
            partner,
            give,
            take,
            ..
        } => {
            let (give, take) = (items(*give, reader), items(*take, reader));
            say::log_traded(words, name, reader.name(*partner), &give, &take)
        }
        Event::Declined { .. } => say::log_declined(words, name),
        Event::Used { invocation, .. } => {
            say::log_used(words, name, &say::invocation(words, *invocation))
        }
        Event::Exchanged { given, taken, .. } => {
            say::log_exchanged(words, name, &given.to_string(), &taken.to_string())
        }
        Event::Looked { cards, .. } => match cards {
            None => say::log_looked(words, name),
            Some(cards) => {
                let cards = cards.iter().flatten();
                let cards: Vec<String> = cards.map(|card| names::card(words, *card)).collect();
                say::log_looked_at(words, name, &cards.join(", "))
            }
        },
        Event::PutUnder => say::log_put_under(words),
        Event::LeftGame { card } => say::log_left_game(words, &names::card(words, *card)),
        Event::LastTurns => say::log_last_turns(words),
        Event::Gained {
            party,
            category,
            points,
        } => {
            let category = words.member("category", category.as_str(), "");
            say::log_gained(words, &names::party(*party, reader), *points, &category)
        }
        Event::Scored { party, points } => {
            say::log_scored(words, &names::party(*party, reader), points.total())
        }
        Event::EraBegins { era, .. } => say::log_era(words, era + 1, name),
        Event::ConsulReady => say::log_consul_ready(words),
        Event::ConsulTook { lot } => say::log_consul_took(words, &lot.to_string()),
        Event::TokenDrawn { token } => say::log_token(words, &say::building(words, *token)),
        Event::LotRefused { lot } => say::log_refused(words, &lot.to_string()),
        Event::Over => say::log_over(words),
    })
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

fn built(party: Party, building: Building, lots: Lots, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let building = say::building(words, building);
    say::log_built(
        words,
        &names::party(party, reader),
        &building,
        &names::lots(words, lots),
    )
}

/// What one side of a trade gives, in words.
fn items(bundle: Bundle, reader: &Reader<'_>) -> String {
    let side = SideView::of(&Side::from(bundle));
    names::side(reader.words, &side)
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
        } => match (origin(party, building), at.footprint().first()) {
            (Some(from), Some(head)) => motion(from, Hit::Building(head)),
            _ => Vec::new(),
        },
        Event::TakenOff {
            party,
            building,
            at,
        } => match (origin(party, building), at.footprint().first()) {
            (Some(to), Some(head)) => motion(Hit::Building(head), to),
            _ => Vec::new(),
        },
        Event::Stolen { lot, .. } | Event::ConsulTook { lot } => {
            motion(Hit::Lot(lot), Hit::Lot(lot))
        }
        Event::Chose { .. }
        | Event::Dealt { .. }
        | Event::HandsPassed
        | Event::RoleShown { .. }
        | Event::ObjectivesOffered { .. }
        | Event::ObjectiveShown { .. }
        | Event::MonumentShown { .. }
        | Event::TurnedUp { .. }
        | Event::Silver { .. }
        | Event::Offered { .. }
        | Event::Traded { .. }
        | Event::Declined { .. }
        | Event::Used { .. }
        | Event::Exchanged { .. }
        | Event::Looked { .. }
        | Event::PutUnder
        | Event::LeftGame { .. }
        | Event::LastTurns
        | Event::Gained { .. }
        | Event::Scored { .. }
        | Event::EraBegins { .. }
        | Event::ConsulReady
        | Event::TokenDrawn { .. }
        | Event::LotRefused { .. }
        | Event::Over => Vec::new(),
    }
}

/// Where a building comes from and goes back to. A monument comes from the pool; the piles of the
/// Consul are known by size.
fn origin(party: Party, building: Building) -> Option<Hit> {
    match party {
        Party::Seat(seat) if !building.is_monument() => Some(Hit::Tray(building, seat)),
        Party::Seat(_) => Some(Hit::Monument(building)),
        Party::Consul => Some(Hit::Pile(building.size() as u8)),
    }
}
