//! F-28: a trade being made: what each side gives.

use kernel::{Id as _, Seat, Set};
use serde::{Deserialize, Serialize};

use crate::data::Invocations;
use crate::{Item, Lots};

/// What one side gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Side {
    /// Empty lots with their deeds.
    pub lots: Lots,
    /// Silver.
    pub silver: u8,
    /// Favor tokens with the 2-VP side up.
    pub favor: u8,
    /// Favor tokens with the 4-VP side up.
    pub flipped: u8,
    /// Unused and ongoing invocations.
    pub invocations: Invocations,
}

impl Side {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Side::default()
    }

    /// Everything in it, in the order of F-28a.
    pub fn items(&self) -> impl Iterator<Item = Item> + use<> {
        let lots = self.lots.iter().map(Item::Lot);
        let silver = (self.silver > 0).then_some(Item::Silver(self.silver));
        let favor = (self.favor > 0).then_some(Item::Favor(self.favor));
        let flipped = (self.flipped > 0).then_some(Item::Flipped(self.flipped));
        let tokens = silver.into_iter().chain(favor).chain(flipped);
        let cards = self.invocations.iter().map(Item::Invocation);
        lots.chain(tokens).chain(cards)
    }

    pub(crate) fn add(&mut self, item: Item) {
        match item {
            Item::Lot(lot) => self.lots |= lot.alone(),
            Item::Silver(amount) => self.silver = amount,
            Item::Favor(count) => self.favor = count,
            Item::Flipped(count) => self.flipped = count,
            Item::Invocation(invocation) => self.invocations.insert(invocation),
        }
    }
}

/// A trade between the player in turn and a partner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Trade {
    /// The other one.
    pub partner: Seat,
    /// The own side of the player in turn.
    pub give: Side,
    /// The partner's side.
    pub take: Side,
    /// F-28a: the rank below which nothing can be added any more.
    #[serde(skip)]
    pub(crate) rank: u16,
}

impl Trade {
    /// The same with the rank that follows from what is there.
    pub(crate) fn ranked(self) -> Trade {
        let give = self.give.items().map(|item| rank(false, item));
        let take = self.take.items().map(|item| rank(true, item));
        let last = give.chain(take).max();
        Trade {
            rank: last.map_or(0, |last| last + 1),
            ..self
        }
    }
}

/// What one side gives as events tell it: the same as plain bytes, for logs keep every event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bundle {
    lots: [u8; 16],
    invocations: [u8; 3],
    silver: u8,
    favor: u8,
    flipped: u8,
}

impl From<Side> for Bundle {
    fn from(side: Side) -> Bundle {
        let [first, second, third, _] = side.invocations.bits().to_le_bytes();
        Bundle {
            lots: side.lots.bits().to_le_bytes(),
            invocations: [first, second, third],
            silver: side.silver,
            favor: side.favor,
            flipped: side.flipped,
        }
    }
}

impl From<Bundle> for Side {
    fn from(bundle: Bundle) -> Side {
        let [first, second, third] = bundle.invocations;
        Side {
            lots: Lots::from_bits(u128::from_le_bytes(bundle.lots)),
            silver: bundle.silver,
            favor: bundle.favor,
            flipped: bundle.flipped,
            invocations: Set::from_bits(u32::from_le_bytes([first, second, third, 0])),
        }
    }
}

/// F-28a: the place of an item in the fixed order, so that each set of items is made in one
/// way: own side, then the partner's; lots, silver, tokens, invocations.
pub(crate) fn rank(partners: bool, item: Item) -> u16 {
    const LOTS: u16 = 128;
    let rank = match item {
        Item::Lot(lot) => lot.index() as u16,
        Item::Silver(_) => LOTS,
        Item::Favor(_) => LOTS + 1,
        Item::Flipped(_) => LOTS + 2,
        Item::Invocation(invocation) => LOTS + 3 + invocation.index() as u16,
    };
    rank + if partners { 2 * LOTS } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Invocation;

    #[test]
    fn f28_events_tell_the_whole_side() {
        let side = Side {
            lots: "A1+E5+J10".parse().unwrap(),
            silver: 20,
            favor: 3,
            flipped: 7,
            invocations: Invocation::ALL.iter().copied().step_by(3).collect(),
        };
        assert_eq!(Side::from(Bundle::from(side)), side);
    }
}
