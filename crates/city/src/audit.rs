//! Whether every component is in exactly one place (C-1, C-3), and the books agree with it.

use kernel::{Imbalance, Sight};

use crate::data::{Card, STRIPS};
use crate::hand::Cards;
use crate::position::{City, Open, Position};

impl Open {
    /// C-1, C-5: all cards at the table.
    pub(crate) fn printed(&self) -> Cards {
        let decks = self.decks().iter().flat_map(|deck| deck.cards());
        let starting = [Card::VegStart, Card::Res2Start].into_iter();
        let starting = starting.flat_map(|card| std::iter::repeat_n(card, self.seats().count()));
        decks.chain(starting).collect()
    }
}

impl<S: Sight> Position<S> {
    /// The cards on the table whose place is known: in decks, in the offer, in cities, in the seen
    /// part of hands, and those being chosen from.
    pub(crate) fn in_sight(&self) -> Cards {
        let mut found = self.choice();
        for deck in self.decks() {
            found.extend(self.cards_left(*deck).flatten());
        }
        found.extend(self.untaken());
        for (_, player) in self.players.iter() {
            found.extend(player.town.iter().map(|(_, card)| card));
            found.extend(player.seen.iter());
        }
        found
    }
}

/// Compares the table with the component list. No card is there more often than it was printed for
/// the decks in play; cards that were replaced (C-23) have left the game.
///
/// # Errors
/// The first difference.
pub(crate) fn audit(city: &City) -> Result<(), Imbalance> {
    let mut strips = city.hidden.strips.map(|strip| strip.printed());
    let mut all = STRIPS;
    strips.sort_unstable();
    all.sort_unstable();
    require(strips == all, || format!("the strips are {strips:?}"))?;
    let (mut found, printed) = (city.in_sight(), city.printed());
    for seat in city.seats().iter() {
        let never_kept = || Imbalance(format!("seat {seat} built a card that it never kept"));
        found.extend(city.secret(seat).ok_or_else(never_kept)?.iter());
    }
    for card in Card::ALL {
        let (found, printed) = (found.count(*card), printed.count(*card));
        require(found <= printed, || format!("{found} {card} of {printed}"))?;
    }
    let (found, printed, replaced) = (found.len(), printed.len(), usize::from(city.replaced));
    require(found + replaced == printed, || {
        format!("{found} cards and {replaced} replaced of {printed}")
    })?;
    influence(city)
}

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), Imbalance> {
    if holds {
        Ok(())
    } else {
        Err(Imbalance(what()))
    }
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
