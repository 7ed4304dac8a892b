//! Why something cannot be added to the trade that is being made.

use scene::WhyNot;

use super::Asked;
use crate::show::words as say;
use crate::{Action, Hit, Illegal, Item, Party, Trade};
use kernel::Seat;

impl Asked<'_> {
    pub(super) fn in_trade(&self, trade: &Trade, hit: Hit) -> Option<WhyNot> {
        match hit {
            Hit::Lot(lot) | Hit::Building(lot) => {
                if self.view.city.building(lot).is_some() || self.view.owner(lot).is_none() {
                    let text = say::why_empty_lots(self.reader.words);
                    return Some(self.said(text, Illegal::NotTheirs));
                }
                match self.view.owner(lot) {
                    Some(Party::Seat(owner)) => self.item(trade, Item::Lot(lot), owner),
                    _ => Some(self.told(Illegal::NotTheirs)),
                }
            }
            Hit::Silver(amount, owner) => self.item(trade, Item::Silver(amount), owner),
            Hit::Favors(count, owner) => self.item(trade, Item::Favor(count), owner),
            Hit::Flipped(count, owner) => self.item(trade, Item::Flipped(count), owner),
            Hit::Invocation(card, owner) => self.item(trade, Item::Invocation(card), owner),
            _ => None,
        }
    }

    fn item(&self, trade: &Trade, item: Item, owner: Seat) -> Option<WhyNot> {
        if owner == self.seat {
            self.refused(Action::Give(item))
        } else if owner == trade.partner {
            self.refused(Action::Take(item))
        } else {
            Some(self.told(Illegal::NotTheirs))
        }
    }
}
