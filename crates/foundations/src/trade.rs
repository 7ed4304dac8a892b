//! F-28: a trade being made: what each side gives.

use kernel::Seat;

use crate::action::Item;
use crate::board::{LOT_SPACE, Lots};
use crate::data::Invocation;
use crate::set::SetOf;

/// What one side gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Side {
    pub lots: Lots,
    pub silver: u8,
    /// Favor tokens with the 2-VP side up.
    pub favor: u8,
    /// Favor tokens with the 4-VP side up.
    pub flipped: u8,
    pub invocations: SetOf<Invocation>,
}

impl Side {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Side::default()
    }

    pub(crate) fn add(&mut self, item: Item) {
        match item {
            Item::Lot(lot) => self.lots |= lot.alone(),
            Item::Silver(amount) => self.silver = amount,
            Item::Favor(count) => self.favor = count,
            Item::Flipped(count) => self.flipped = count,
            Item::Invocation(invocation) => self.invocations.put(invocation),
        }
    }
}

/// A trade between the player in turn and a partner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trade {
    pub partner: Seat,
    /// The own side of the player in turn.
    pub give: Side,
    /// The partner's side.
    pub take: Side,
    /// F-28a: the rank below which nothing can be added any more.
    pub(crate) rank: u16,
}

impl Trade {
    pub(crate) fn with(partner: Seat) -> Trade {
        Trade {
            partner,
            give: Side::default(),
            take: Side::default(),
            rank: 0,
        }
    }
}

/// What one side gives as events tell it: the same as plain bytes, for logs keep every event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bundle {
    lots: [u8; Bundle::LOTS],
    invocations: [u8; Bundle::CARDS],
    silver: u8,
    favor: u8,
    flipped: u8,
}

impl Bundle {
    const LOTS: usize = LOT_SPACE.div_ceil(8);
    const CARDS: usize = Invocation::ALL.len().div_ceil(8);
}

/// The first bytes of a longer number.
fn first<const N: usize>(bytes: &[u8]) -> [u8; N] {
    std::array::from_fn(|index| bytes[index])
}

/// The bytes as the first ones of a longer number.
fn extended<const N: usize>(bytes: &[u8]) -> [u8; N] {
    std::array::from_fn(|index| bytes.get(index).copied().unwrap_or(0))
}

impl From<Side> for Bundle {
    fn from(side: Side) -> Bundle {
        Bundle {
            lots: first(&side.lots.0.to_le_bytes()),
            invocations: first(&side.invocations.bits().to_le_bytes()),
            silver: side.silver,
            favor: side.favor,
            flipped: side.flipped,
        }
    }
}

impl From<Bundle> for Side {
    fn from(bundle: Bundle) -> Side {
        Side {
            lots: Lots(u128::from_le_bytes(extended(&bundle.lots))),
            silver: bundle.silver,
            favor: bundle.favor,
            flipped: bundle.flipped,
            invocations: SetOf::from_bits(u64::from_le_bytes(extended(&bundle.invocations))),
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
