//! A deck as a line of slots. Cards leave at the head and are put under at the end; slots that
//! were left stay, because somebody may remember what lay there (C-27).

use crate::data::Card;

/// Deck II with all cards that four schools could put under it: 22, and 3 + 3 + 3 + 4.
const SLOTS: usize = 35;
/// Fills the slots that are not used, so that equal stacks are equal.
const BLANK: Card = Card::VegStart;

/// One deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack {
    slots: [Card; SLOTS],
    /// The top card's slot.
    head: u8,
    /// The slot after the bottom card.
    end: u8,
    /// Slots filled at set-up; the later ones were put under.
    dealt: u8,
}

impl Default for Stack {
    fn default() -> Stack {
        Stack {
            slots: [BLANK; SLOTS],
            head: 0,
            end: 0,
            dealt: 0,
        }
    }
}

impl Stack {
    /// A deck of these cards, top first.
    pub fn new(cards: &[Card]) -> Stack {
        let mut stack = Stack::default();
        cards.iter().for_each(|card| stack.put_under(*card));
        stack.dealt = stack.end;
        stack
    }

    /// Cards left.
    #[inline]
    pub fn len(&self) -> usize {
        (self.end - self.head) as usize
    }

    /// Whether no card is left.
    pub fn is_empty(&self) -> bool {
        self.head == self.end
    }

    /// Cards turned up or drawn so far; also the top card's slot.
    #[inline]
    pub fn drawn(&self) -> usize {
        self.head as usize
    }

    /// Slots used so far; also the slot where the next card will be put under.
    #[inline]
    pub fn end(&self) -> usize {
        self.end as usize
    }

    /// Slots filled at set-up.
    pub fn dealt(&self) -> usize {
        self.dealt as usize
    }

    /// Takes the top card; `None` if there is none.
    #[inline]
    pub fn draw(&mut self) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        self.head += 1;
        Some(self.slots[self.head as usize - 1])
    }

    /// Puts a card under all others.
    #[inline]
    pub fn put_under(&mut self, card: Card) {
        self.slots[self.end as usize] = card;
        self.end += 1;
    }

    /// The cards in these slots, whether still there or gone.
    pub fn slots(&self, range: std::ops::Range<usize>) -> &[Card] {
        &self.slots[range]
    }

    /// The same, to be changed.
    pub fn slots_mut(&mut self, range: std::ops::Range<usize>) -> &mut [Card] {
        &mut self.slots[range]
    }

    /// The cards left, top first.
    pub fn cards(&self) -> &[Card] {
        self.slots(self.head as usize..self.end as usize)
    }
}
