//! Why a place or piece cannot be used now: what the engine says of the action a click would
//! stand for, with figures where they help.

use kernel::{Illegal as _, Seat};
use scene::{Reader, Speak as _, WhyNot};

use super::hit::{self, Hit};
use super::words as say;
use crate::action::Action;
use crate::data::Card;
use crate::grid::Cell;
use crate::legal::{self, why_not_there};
use crate::phase::Phase;
use crate::position::{City, View};
use crate::refusal::Illegal;

/// The reason; nothing where the place plays no part: in another's city or hand.
pub fn why_not(
    view: &View,
    seat: Seat,
    clicked: &[Hit],
    hit: Hit,
    reader: &Reader<'_>,
) -> Option<WhyNot> {
    let words = reader.words;
    let refuses = |action| Some(refused(view.check(seat, action).err()?, reader));
    match hit {
        Hit::Space(space) => refuses(Action::Place(space)),
        Hit::Deck(deck) => refuses(Action::School(deck)),
        Hit::Choice(card) => refuses(match view.phase {
            Phase::Draft => Action::Draft(card),
            Phase::SchoolUnder(_) => Action::Under(card),
            _ => Action::Keep(card),
        }),
        Hit::Offer(number) => {
            let offered = hit::offered(view, number)?;
            let taker = offered.taken_by.filter(|_| takes(view));
            taker.map_or_else(
                || refuses(Action::Take(offered.card)),
                |taker| {
                    let text = say::why_taken(words, reader.name(taker));
                    Some(because(Illegal::NotOffered, text))
                },
            )
        }
        Hit::Hand(card, owner) if owner == seat => {
            if let Err(illegal) = may_build(view, seat) {
                return Some(refused(illegal, reader));
            }
            let chosen = clicked.iter().find_map(|hit| own_cell(*hit, seat));
            let any = view.players[seat].town.cells_for(card).first();
            no_build(view, seat, card, chosen.or(any)?, reader)
        }
        Hit::Cell(cell, owner) if owner == seat => cell_reason(view, seat, clicked, cell, reader),
        Hit::Hand(..) | Hit::Cell(..) => None,
    }
}

fn takes(view: &View) -> bool {
    matches!(view.phase, Phase::Take(_))
}

fn own_cell(hit: Hit, seat: Seat) -> Option<Cell> {
    match hit {
        Hit::Cell(cell, owner) if owner == seat => Some(cell),
        _ => None,
    }
}

/// Of the card in hand that was clicked, or of the one that comes nearest to being built there.
fn cell_reason(
    view: &View,
    seat: Seat,
    clicked: &[Hit],
    cell: Cell,
    reader: &Reader<'_>,
) -> Option<WhyNot> {
    if let Err(illegal) = may_build(view, seat) {
        return Some(refused(illegal, reader));
    }
    let chosen = clicked.iter().find_map(|hit| match hit {
        Hit::Hand(card, owner) if *owner == seat => Some(*card),
        _ => None,
    });
    if let Some(card) = chosen {
        return no_build(view, seat, card, cell, reader);
    }
    let nearest = view.hand_kinds(seat).iter().max_by_key(|card| {
        let reason = build_refusal(view, seat, *card, cell);
        let rank = match reason {
            None => 4,
            Some(Illegal::TooDear) => 3,
            Some(Illegal::AqueductInLine) => 2,
            Some(_) => 1,
        };
        (rank, std::cmp::Reverse(short_of(view, seat, *card)))
    });
    match nearest {
        Some(card) => no_build(view, seat, card, cell, reader),
        None => Some(because(
            Illegal::NotInHand,
            say::why_empty_hand(reader.words),
        )),
    }
}

/// Whether the seat may build at all now (C-15).
fn may_build(view: &View, seat: Seat) -> Result<(), Illegal> {
    view.check(seat, Action::End)?;
    match view.phase.turn() {
        Some(turn) if !turn.build => Err(Illegal::BuiltAlready),
        _ => Ok(()),
    }
}

fn no_build(
    view: &View,
    seat: Seat,
    card: Card,
    cell: Cell,
    reader: &Reader<'_>,
) -> Option<WhyNot> {
    let illegal = build_refusal(view, seat, card, cell)?;
    Some(match illegal {
        Illegal::TooDear => {
            let (price, short) = (least_price(view, seat, card), short_of(view, seat, card));
            because(illegal, say::why_short(reader.words, short, price))
        }
        _ => refused(illegal, reader),
    })
}

/// Why the card cannot be built on a cell: of place and money the place first.
fn build_refusal(view: &View, seat: Seat, card: Card, cell: Cell) -> Option<Illegal> {
    let player = &view.players[seat];
    let range = player.token_range(card, view.free_now().0);
    let tokens = range.map_or(0, |(least, _)| least);
    let illegal = view
        .check(seat, Action::Build { card, cell, tokens })
        .err()?;
    let fits = player.town.cells_for(card).contains(cell);
    Some(match illegal {
        Illegal::TooDear if !fits => why_not_there(&player.town, card, cell),
        illegal => illegal,
    })
}

/// The coins that a card costs with all brick tokens spent (C-18).
fn least_price(view: &View, seat: Seat, card: Card) -> u16 {
    let tokens = view.players[seat].town.bricks().len() as u8;
    legal::build_price(card, view.free_now().0, tokens)
}

/// The coins that the seat lacks for it.
fn short_of(view: &View, seat: Seat, card: Card) -> u16 {
    least_price(view, seat, card).saturating_sub(view.players[seat].coins)
}

fn refused(illegal: Illegal, reader: &Reader<'_>) -> WhyNot {
    because(illegal, City::refusal(reader.words, illegal))
}

fn because(illegal: Illegal, text: String) -> WhyNot {
    WhyNot {
        text,
        rule: illegal.rule(),
    }
}
