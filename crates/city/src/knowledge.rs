//! Which hidden things a viewer has seen (C-8, C-10, C-25, C-27): the one definition behind
//! views and determinization.

use std::ops::Range;

use kernel::Viewer;

use crate::data::{Card, Deck};
use crate::hand::Cards;
use crate::stack::Stack;
use crate::state::{City, Phase};

/// What a viewer has seen: bit sets over the slots of the decks, the keeps and the strips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge {
    slots: [u64; 4],
    keeps: u16,
    strips: u8,
    /// C-8: the viewer's turn in the draft, once that turn is over.
    drafted: Option<u8>,
}

fn bits(range: Range<usize>) -> u64 {
    ((1 << range.end) - 1) & !((1 << range.start) - 1)
}

impl Knowledge {
    /// What the viewer has seen so far.
    pub fn of(city: &City, viewer: Viewer) -> Knowledge {
        if viewer == Viewer::Everything {
            return Knowledge {
                slots: [u64::MAX; 4],
                keeps: u16::MAX,
                strips: u8::MAX,
                drafted: None,
            };
        }
        let drafts = city
            .keeps
            .iter()
            .position(|keep| keep.visit.is_none() && viewer.knows_secrets_of(keep.seat));
        Knowledge {
            slots: seen_slots(city, viewer),
            keeps: seen_keeps(city, viewer),
            strips: seen_strips(city),
            drafted: drafts.map(|index| index as u8),
        }
    }

    /// Whether the card that is or was in this slot of the deck was seen.
    pub fn slot(&self, deck: Deck, slot: usize) -> bool {
        self.slots[deck.index()] >> slot & 1 == 1
    }

    /// Whether the card of this keep was seen.
    pub fn keep(&self, index: usize) -> bool {
        self.keeps >> index & 1 == 1
    }

    /// Whether the strip from this place of the set-up stack was seen.
    pub fn strip(&self, place: usize) -> bool {
        self.strips >> place & 1 == 1
    }

    /// The cards in these slots as far as they were seen.
    pub fn cards(&self, stack: &Stack, deck: Deck, slots: Range<usize>) -> Vec<Option<Card>> {
        let cards = stack.slots(slots.clone()).iter();
        cards
            .zip(slots)
            .map(|(card, slot)| self.slot(deck, slot).then_some(*card))
            .collect()
    }

    /// C-8: the keeps of those who drafted after the viewer. He saw their cards together, not
    /// who took which.
    pub fn later_drafts(&self, city: &City) -> Range<usize> {
        let drafts = city
            .keeps
            .iter()
            .filter(|keep| keep.visit.is_none())
            .count();
        self.drafted.map_or(0..0, |own| own as usize + 1..drafts)
    }

    /// Whether the viewer saw the cards that now go round: those who drafted before.
    pub fn saw_draft(&self) -> bool {
        self.drafted.is_some()
    }

    /// C-8: the cards that the viewer passed on, ascending.
    pub fn passed_on(&self, city: &City) -> Option<Vec<Card>> {
        self.drafted?;
        let kept = city.keeps[self.later_drafts(city)]
            .iter()
            .map(|keep| keep.card);
        let mut cards: Cards = kept.collect();
        if let Phase::Draft { cards: going_round } = &city.phase {
            going_round.iter().for_each(|card| cards.add(*card));
        }
        Some(cards.iter().collect())
    }
}

/// Cards turned up were seen by all; cards drawn for a school and put under again, by its owner.
fn seen_slots(city: &City, viewer: Viewer) -> [u64; 4] {
    let mut seen = [0; 4];
    for deck in city.decks() {
        seen[deck.index()] = bits(0..city.stack(*deck).drawn());
    }
    for visit in &city.visits {
        seen[visit.deck.index()] &= !bits(visit.drawn_slots());
    }
    for visit in city
        .visits
        .iter()
        .filter(|visit| viewer.knows_secrets_of(visit.seat))
    {
        seen[visit.deck.index()] |= bits(visit.drawn_slots()) | bits(visit.returned_slots());
    }
    seen
}

fn seen_keeps(city: &City, viewer: Viewer) -> u16 {
    let keeps = city.keeps.iter().enumerate();
    let own = keeps.filter(|(_, keep)| viewer.knows_secrets_of(keep.seat));
    own.fold(0, |seen, (index, _)| seen | 1 << index)
}

/// C-8, C-10: nothing during the draft; then the top strip of the set-up, and each one used.
fn seen_strips(city: &City) -> u8 {
    match city.round as usize {
        0 => 0,
        round => bits(0..(round + 1).min(city.strips.len())) as u8,
    }
}
