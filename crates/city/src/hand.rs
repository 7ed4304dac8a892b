//! A multiset of cards: hands, and what is left of a deck.

use kernel::Set;

use crate::data::Card;

/// Different cards.
pub type Kinds = Set<Card, u32>;

/// How many of each card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    present: Kinds,
    counts: [u8; Card::ALL.len()],
}

impl Cards {
    /// How many of this card.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        self.counts[card.index()]
    }

    /// How many cards in all.
    pub fn len(&self) -> usize {
        self.counts.iter().map(|count| *count as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.present.is_empty()
    }

    /// Whether the card is there.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.present.contains(card)
    }

    /// Puts one in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.counts[card.index()] += 1;
        self.present.insert(card);
    }

    /// Takes one out; `false` if there is none.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let count = &mut self.counts[card.index()];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        if *count == 0 {
            self.present.remove(card);
        }
        true
    }

    /// The different cards, ascending.
    #[inline]
    pub fn kinds(&self) -> Kinds {
        self.present
    }

    /// All cards, equal ones as often as they are there, ascending.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        let equal = |card| std::iter::repeat_n(card, self.count(card) as usize);
        self.present.iter().flat_map(equal)
    }

    /// What is left of it without those cards; `None` if one of them is not there.
    pub(crate) fn less(mut self, cards: impl IntoIterator<Item = Card>) -> Option<Cards> {
        let all = cards.into_iter().all(|card| self.remove(card));
        all.then_some(self)
    }
}

impl Extend<Card> for Cards {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.add(card));
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::default();
        all.extend(cards);
        all
    }
}
