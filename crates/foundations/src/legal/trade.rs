//! F-28, F-28a: naming a partner, adding items, offering.

use kernel::Seat;

use super::{Check, require};
use crate::data::{Invocation, MAX_PROPOSALS, MAX_TRADE_SILVER};
use crate::trade::rank;
use crate::{Action, Illegal, Item, Open, Player, Side, Trade};

impl Open {
    /// F-28a: whom the seat may name.
    pub(super) fn partners(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let others = self.seats.iter();
        others.filter(move |other| self.check_partner(seat, *other).is_ok())
    }

    pub(super) fn check_partner(&self, seat: Seat, partner: Seat) -> Check {
        require(self.options.trading, Illegal::NotTrading)?;
        require(
            self.seats.contains(partner) && partner != seat,
            Illegal::NoPartner,
        )?;
        require(
            self.turn.proposals < MAX_PROPOSALS,
            Illegal::TooManyProposals,
        )?;
        let has_lot = |seat: Seat| !self.players[seat].estate.empty.is_empty();
        require(has_lot(seat) || has_lot(partner), Illegal::NothingToTrade)
    }

    pub(super) fn legal_trade(&self, seat: Seat, trade: &Trade, out: &mut Vec<Action>) {
        let own = items(&self.players[seat], trade.rank, false);
        let give = own.filter(|item| self.check_item(seat, trade, false, *item).is_ok());
        out.extend(give.map(Action::Give));
        let partners = items(&self.players[trade.partner], trade.rank, true);
        let take = partners.filter(|item| self.check_item(seat, trade, true, *item).is_ok());
        out.extend(take.map(Action::Take));
        if self.check_offered(seat, trade).is_ok() {
            out.push(Action::Offer);
        }
        out.push(Action::Withdraw);
    }

    pub(super) fn check_trade(&self, seat: Seat, trade: &Trade, action: Action) -> Check {
        match action {
            Action::Give(item) => self.check_item(seat, trade, false, item),
            Action::Take(item) => self.check_item(seat, trade, true, item),
            Action::Offer => self.check_offered(seat, trade),
            Action::Withdraw => Ok(()),
            _ => Err(Illegal::OtherDecision),
        }
    }

    /// F-28a: an item its side has, after what is already there.
    fn check_item(&self, seat: Seat, trade: &Trade, partners: bool, item: Item) -> Check {
        let owner = &self.players[if partners { trade.partner } else { seat }];
        require(has(owner, item), Illegal::NotTheirs)?;
        require(rank(partners, item) >= trade.rank, Illegal::OutOfOrder)?;
        if let Item::Silver(amount) = item {
            require(amount <= MAX_TRADE_SILVER, Illegal::TooMuchSilver)?;
            require(
                !partners || trade.give.silver == 0,
                Illegal::SilverOnBothSides,
            )?;
        }
        Ok(())
    }

    /// Whether both sides have what is already there.
    pub(crate) fn trade_fits(&self, trade: &Trade) -> bool {
        let (seat, fresh) = (self.turn.seat, Trade { rank: 0, ..*trade });
        let has = |partners, item| self.check_item(seat, &fresh, partners, item).is_ok();
        trade.partner != seat
            && trade.give.items().all(|item| has(false, item))
            && trade.take.items().all(|item| has(true, item))
    }

    pub(crate) fn check_offered(&self, seat: Seat, trade: &Trade) -> Check {
        let (own, other) = (&self.players[seat], &self.players[trade.partner]);
        check_sides(own, other, &trade.give, &trade.take)
    }
}

/// F-28: what a complete trade must be.
pub(crate) fn check_sides(own: &Player, other: &Player, give: &Side, take: &Side) -> Check {
    require(!(give.lots | take.lots).is_empty(), Illegal::NoLotInTrade)?;
    require(!give.is_empty() && !take.is_empty(), Illegal::OneSided)?;
    let enough = enough_markers(own, give, take) && enough_markers(other, take, give);
    require(enough, Illegal::TooManyEmptyLots)
}

/// Whether the player has the item to trade.
fn has(player: &Player, item: Item) -> bool {
    match item {
        Item::Lot(lot) => player.estate.empty.contains(lot),
        Item::Silver(amount) => amount > 0 && player.silver >= i32::from(amount),
        Item::Favor(count) => count > 0 && player.favor >= count,
        Item::Flipped(count) => count > 0 && player.flipped >= count,
        Item::Invocation(invocation) => player.holds(invocation),
    }
}

/// Everything of a side that may still come, in the fixed order.
fn items(player: &Player, min_rank: u16, partners: bool) -> impl Iterator<Item = Item> + use<> {
    let silver = player.silver.min(i32::from(MAX_TRADE_SILVER)) as u8;
    let lots = player.estate.empty.iter().map(Item::Lot);
    let amounts = (1..=silver).map(Item::Silver);
    let favor = (1..=player.favor).map(Item::Favor);
    let flipped = (1..=player.flipped).map(Item::Flipped);
    let cards = player.invocations.iter().map(Item::Invocation);
    let all = lots.chain(amounts).chain(favor).chain(flipped).chain(cards);
    all.filter(move |item| rank(partners, *item) >= min_rank)
}

/// F-28: lot markers for all empty lots after the trade; a Surveyor counts for its new owner.
fn enough_markers(player: &Player, loses: &Side, gains: &Side) -> bool {
    let empty = player.estate.empty.len() + gains.lots.len() - loses.lots.len();
    let surveyor = |side: &Side| usize::from(side.invocations.contains(Invocation::Surveyor));
    empty + surveyor(loses) <= player.lot_markers() + surveyor(gains)
}
