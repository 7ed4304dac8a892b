//! Whether every component is in exactly one place (C-1, C-3), and the books agree with it.

use kernel::{Imbalance, Seat};

use crate::data::{Card, Deck, STRIPS};
use crate::hand::Cards;
use crate::state::{City, Phase};

/// Compares the table with the component list.
///
/// # Errors
/// The first difference.
pub fn audit(city: &City) -> Result<(), Imbalance> {
    strips(city)?;
    cards(city)?;
    for seat in city.players.seats().iter() {
        hand(city, seat)?;
    }
    influence(city)
}

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), Imbalance> {
    if holds {
        Ok(())
    } else {
        Err(Imbalance(what()))
    }
}

fn strips(city: &City) -> Result<(), Imbalance> {
    let mut printed = city.strips.map(|strip| strip.printed());
    let mut all = STRIPS;
    printed.sort_unstable();
    all.sort_unstable();
    require(printed == all, || {
        format!("the strips are {:?}", city.strips)
    })
}

/// No card is there more often than it was printed for the decks in play; cards that were
/// replaced (C-23) have left the game.
fn cards(city: &City) -> Result<(), Imbalance> {
    let mut found = Cards::default();
    for deck in city.decks() {
        city.stack(*deck)
            .cards()
            .iter()
            .for_each(|card| found.add(*card));
    }
    match &city.phase {
        Phase::Draft { cards } => cards.iter().for_each(|card| found.add(*card)),
        Phase::SchoolKeep(_) | Phase::SchoolUnder(_) => {
            city.open_cards().iter().for_each(|card| found.add(card));
        }
        Phase::Place | Phase::Take(_) | Phase::Act(_) | Phase::SchoolDeck { .. } | Phase::Over => {}
    }
    let untaken = city
        .offer
        .iter()
        .filter(|offered| offered.taken_by.is_none());
    untaken.for_each(|offered| found.add(offered.card));
    for (_, player) in city.players.iter() {
        player.hand.iter().for_each(|card| found.add(card));
        player.town.iter().for_each(|(_, card)| found.add(card));
    }
    let seats = city.players.seats().count();
    let starting = [Card::VegStart, Card::Res2Start];
    let mut printed: Cards = city
        .decks()
        .iter()
        .flat_map(|deck| Deck::cards(*deck))
        .collect();
    starting
        .iter()
        .for_each(|card| (0..seats).for_each(|_| printed.add(*card)));
    for card in Card::ALL {
        require(found.count(*card) <= printed.count(*card), || {
            format!("{} {card} of {}", found.count(*card), printed.count(*card))
        })?;
    }
    require(
        found.len() + city.replaced as usize == printed.len(),
        || {
            format!(
                "{} cards and {} replaced of {}",
                found.len(),
                city.replaced,
                printed.len()
            )
        },
    )
}

/// A hand is what was taken in sight and what was kept, less what was built of either.
fn hand(city: &City, seat: Seat) -> Result<(), Imbalance> {
    let player = &city.players[seat];
    let mut booked = player.seen;
    let kept = city.keeps.iter().filter(|keep| keep.seat == seat);
    kept.for_each(|keep| booked.add(keep.card));
    for built in city.unseen_builds.iter().filter(|built| built.seat == seat) {
        require(booked.remove(built.card), || {
            format!("seat {seat} never kept {}", built.card)
        })?;
    }
    require(booked == player.hand, || {
        format!("the hand of seat {seat} is not what it took")
    })
}

/// No influence card lies in two places.
fn influence(city: &City) -> Result<(), Imbalance> {
    let mut found = city.waiting;
    for (seat, player) in city.players.iter() {
        let once = found & player.won == 0;
        require(once, || {
            format!("an influence card of seat {seat} is double")
        })?;
        found |= player.won;
    }
    Ok(())
}
