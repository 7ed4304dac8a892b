//! Points by category, and who comes first.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{BySeat, Vocabulary};

/// The most categories any game counts by.
pub const MAX_ITEMS: usize = 16;

/// Points of one seat (or of the rival) by category, in the order of the rulebook.
pub type Items<C> = ArrayVec<(C, i32), MAX_ITEMS>;

/// What everybody has, as far as the viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scores<C: Vocabulary> {
    /// The players' points.
    pub seats: BySeat<Items<C>>,
    /// Points of the opponent that no person plays, in cooperative games.
    pub rival: Option<Items<C>>,
}

impl<C: Vocabulary> Scores<C> {
    /// Each player's sum.
    pub fn totals(&self) -> BySeat<i32> {
        self.seats.map(|items| sum(items))
    }

    /// The rival's sum.
    pub fn rival_total(&self) -> Option<i32> {
        self.rival.as_ref().map(|items| sum(items))
    }
}

fn sum<C>(items: &[(C, i32)]) -> i32 {
    items.iter().map(|(_, points)| points).sum()
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// Each player's place; equal places are shared, the next one is left free (1, 1, 3).
    Places(BySeat<u8>),
    /// The players won or lost together.
    Team {
        /// Whether the players beat their rival.
        won: bool,
    },
}

impl Standing {
    /// Places by descending merit; `merit` holds the score and the rulebook's tie-breaks.
    pub fn ranked<M: Ord + Copy + Default>(merit: BySeat<M>) -> Standing {
        let mut order: ArrayVec<M, { crate::MAX_SEATS }> =
            merit.as_slice().iter().copied().collect();
        order.sort_unstable_by_key(|merit| Reverse(*merit));
        Standing::Places(merit.map(|own| {
            let better = order.iter().take_while(|other| *other > own).count();
            better as u8 + 1
        }))
    }

    /// Each seat's share of the win in sixtieths, a number that any table size divides: 60 for
    /// a sole win, 30 each for two who share it. `None` where there are no places.
    pub fn win_shares(&self) -> Option<BySeat<u32>> {
        let Standing::Places(places) = self else {
            return None;
        };
        let winners = places
            .as_slice()
            .iter()
            .filter(|place| **place == 1)
            .count() as u32;
        Some(places.map(|place| if *place == 1 { 60 / winners } else { 0 }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seats;

    fn places(merit: &[(i32, i32)]) -> Vec<u8> {
        let seats = Seats::new(merit.len()).unwrap();
        match Standing::ranked(BySeat::from_fn(seats, |seat| merit[seat.index()])) {
            Standing::Places(places) => places.as_slice().to_vec(),
            Standing::Team { .. } => unreachable!("ranked gives places"),
        }
    }

    #[test]
    fn ties_are_broken_then_shared() {
        assert_eq!(places(&[(10, 0), (12, 0), (11, 0)]), [3, 1, 2]);
        assert_eq!(places(&[(10, 1), (10, 2)]), [2, 1]);
        assert_eq!(places(&[(10, 1), (10, 1), (3, 9), (10, 0)]), [1, 1, 4, 3]);
    }

    #[test]
    fn a_shared_win_is_split() {
        let merit = BySeat::from_fn(Seats::new(3).unwrap(), |seat| seat.index().min(1));
        let shares = Standing::ranked(merit).win_shares().unwrap();
        assert_eq!(shares.as_slice(), [0, 30, 30]);
        assert_eq!(Standing::Team { won: true }.win_shares(), None);
    }
}
