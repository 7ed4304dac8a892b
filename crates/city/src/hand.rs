//! A multiset of cards: hands, and what is left of a deck.

use crate::data::Card;

/// How many of each card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cards {
    /// One bit per card that is there at least once.
    present: u32,
    counts: [u8; Card::ALL.len()],
}

impl Default for Cards {
    fn default() -> Cards {
        Cards {
            present: 0,
            counts: [0; Card::ALL.len()],
        }
    }
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

    /// Whether the card is there.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.present >> card.index() & 1 == 1
    }

    /// Puts one in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.counts[card.index()] += 1;
        self.present |= 1 << card.index();
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
            self.present &= !(1 << card.index());
        }
        true
    }

    /// The different cards, ascending.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> + use<> {
        let mut rest = self.present;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Card::ALL[rest.trailing_zeros() as usize];
            rest &= rest - 1;
            Some(card)
        })
    }

    /// All cards, equal ones as often as they are there, ascending.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds()
            .flat_map(|card| std::iter::repeat_n(card, self.count(card) as usize))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}
