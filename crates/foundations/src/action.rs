//! Everything a player can decide, one value per choice. The derived order is the canonical
//! order of lists; the text of each is in `notation`.

use kernel::Seat;

use crate::data::{Building, Invocation, Objective, Role, SLOTS};
use crate::{Lot, Placement};

/// A slot of the market, counted from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

impl Slot {
    /// The slot with this index from 0; `None` beyond the market.
    pub const fn from_index(index: usize) -> Option<Slot> {
        if index < SLOTS {
            Some(Slot(index as u8))
        } else {
            None
        }
    }

    /// Counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` slots.
    pub(crate) fn first(count: usize) -> impl Iterator<Item = Slot> {
        (0..count.min(SLOTS) as u8).map(Slot)
    }
}

/// F-28: something in a trade.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Item {
    /// An empty lot with its deed.
    Lot(Lot),
    /// An amount of silver.
    Silver(u8),
    /// A number of favor tokens with the 2-VP side up.
    Favor(u8),
    /// A number of favor tokens with the 4-VP side up.
    Flipped(u8),
    /// An unused or ongoing invocation.
    Invocation(Invocation),
}

/// I5: the new order of the cards on top of a stack: places in the old order, counted from 1,
/// from the top down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Order(u16);

impl Order {
    /// The most cards that are looked at.
    pub const MAX: usize = 4;

    /// The order that puts the old place `places[0]` on top, and so on. `None` unless each of
    /// 1 to their number is there once.
    pub fn new(places: &[u8]) -> Option<Order> {
        let mut bits = 0;
        for (index, place) in places.iter().enumerate() {
            let fits = (1..=places.len()).contains(&usize::from(*place));
            if !fits || places[..index].contains(place) {
                return None;
            }
            bits |= u16::from(*place) << (12 - 4 * index.min(3));
        }
        (1..=Order::MAX)
            .contains(&places.len())
            .then_some(Order(bits))
    }

    /// How many cards it orders.
    pub fn cards(self) -> usize {
        self.places().count()
    }

    /// Old places, counted from 1, from the new top down.
    pub fn places(self) -> impl Iterator<Item = u8> {
        (0..Order::MAX)
            .map(move |index| (self.0 >> (12 - 4 * index) & 15) as u8)
            .take_while(|place| *place != 0)
    }

    /// All orders of so many cards, ascending.
    pub(crate) fn all(count: usize) -> impl Iterator<Item = Order> {
        debug_assert!((1..=Order::MAX).contains(&count));
        let digits = move |mut number: usize| {
            let mut places = [0; Order::MAX];
            for place in places[..count].iter_mut().rev() {
                *place = (number % count) as u8 + 1;
                number /= count;
            }
            places
        };
        (0..count.pow(count as u32)).filter_map(move |number| Order::new(&digits(number)[..count]))
    }
}

impl std::fmt::Debug for Order {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.places()).finish()
    }
}

/// One decision. Free actions come before the action of the turn in the canonical order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// F-22: takes this deed from the hand.
    Draft(Lot),
    /// F-35: keeps this role.
    Role(Role),
    /// F-30, I20: keeps this objective.
    Objective(Objective),
    /// F-28a: names the partner of a trade.
    Trade(Seat),
    /// F-28a: adds an item of the own side.
    Give(Item),
    /// F-28a: adds an item of the partner's side.
    Take(Item),
    /// F-28a: offers the trade as it is.
    Offer,
    /// F-28a: gives the trade up.
    Withdraw,
    /// F-28: the partner agrees.
    Accept,
    /// F-28: the partner does not.
    Decline,
    /// F-29: takes another player's empty lot.
    Steal(Lot),
    /// F-33a: uses an invocation that needs nothing named.
    Use(Invocation),
    /// I2: buys the card of this slot for 2 silver.
    Bargain(Slot),
    /// I4: exchanges an empty lot for the deed of this slot.
    Exchange(Lot, Slot),
    /// I8: takes the building that begins at this lot off the board.
    Clearance(Lot),
    /// I5: puts the cards back in this order.
    Order(Order),
    /// I9: the civic building that begins at this lot scores again.
    Festival(Lot),
    /// I10: three more citizens in this scoring.
    Census,
    /// I9, I10: keeps the card for later.
    Keep,
    /// F-39: where the Consul's token goes.
    Place(Placement),
    /// F-7: takes the income.
    Income,
    /// F-8: buys the card of this slot.
    Buy(Slot),
    /// F-9, F-23: builds a building or monument.
    Build(Building, Placement),
    /// F-12a: ends the turn.
    End,
}

/// What `apply` is asked for is small enough to be passed in a register.
const _: () = assert!(size_of::<Action>() <= 4);
