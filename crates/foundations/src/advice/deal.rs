//! F-28: which trade two players would both like: a lot for a lot, for silver, or for both.

use std::iter;

use kernel::Seat;

use crate::data::MAX_TRADE_SILVER;
use crate::legal::check_sides;
use crate::{Action, Foundations, Item, Lot, Lots, Player, Side, Trade};

/// A trade is worth the talk if each side likes it by at least so many points.
const WORTH_IT: f32 = 1.0;

/// A trade that both sides would like.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deal {
    pub give: Side,
    pub take: Side,
    /// What it brings the player who proposes it.
    pub gain: f32,
}

impl Deal {
    /// F-28a: the next step of a trade towards the deal; `None` where something else is already
    /// there. What comes too late by the order of items is against the rules.
    pub fn next(&self, so_far: &Trade) -> Option<Action> {
        let sides = [(&self.give, &so_far.give), (&self.take, &so_far.take)];
        let fits = sides.iter().all(|(wanted, so_far)| fits(wanted, so_far));
        let give = next(&self.give, &so_far.give).map(Action::Give);
        let take = next(&self.take, &so_far.take).map(Action::Take);
        fits.then(|| give.or(take).unwrap_or(Action::Offer))
    }
}

/// Whether all that is there is part of what is wanted: lots, and silver or none.
fn fits(wanted: &Side, so_far: &Side) -> bool {
    let silver = if so_far.silver == 0 { 0 } else { wanted.silver };
    let lots = so_far.lots & wanted.lots;
    *so_far
        == Side {
            lots,
            silver,
            ..Side::default()
        }
}

/// The next item of a side that is not there yet, if any.
fn next(wanted: &Side, so_far: &Side) -> Option<Item> {
    let lot = (wanted.lots - so_far.lots).first().map(Item::Lot);
    let silver = (so_far.silver != wanted.silver).then_some(Item::Silver(wanted.silver));
    lot.or(silver)
}

impl Foundations {
    /// The deal with this partner that brings the seat most, of those that the partner likes.
    pub(super) fn best_deal(&self, seat: Seat, partner: Seat) -> Option<Deal> {
        let (own, other) = (Trader::new(self, seat), Trader::new(self, partner));
        let mut best: Option<Deal> = None;
        for give in own.lots() {
            for take in other.lots() {
                let deal = self.best_price(&own, &other, give, take);
                if let Some(deal) = deal
                    && best.is_none_or(|best| deal.gain > best.gain)
                {
                    best = Some(deal);
                }
            }
        }
        best.filter(|deal| self.is_liked(deal, seat, partner))
    }

    /// Land and silver found the deal; whether it is one, all that the sides have decides.
    fn is_liked(&self, deal: &Deal, seat: Seat, partner: Seat) -> bool {
        let mut after = self.clone();
        after.swap_sides(seat, partner, &deal.give, &deal.take);
        self.trade_worth(&after, seat, partner) > 0.0
            && self.trade_worth(&after, partner, seat) > 0.0
    }

    /// These lots, at the price that is best for the own side.
    fn best_price(&self, own: &Trader, other: &Trader, give: Lots, take: Lots) -> Option<Deal> {
        let (own_land, other_land) = (own.land(give, take), other.land(take, give));
        let sympathy = self.sympathy();
        let mut best: Option<Deal> = None;
        for price in -MAX_PRICE..=MAX_PRICE {
            let own_gain = own_land + own.silver(price);
            let other_gain = other_land + other.silver(-price);
            let gain = own_gain + sympathy * other_gain;
            let liked = gain >= WORTH_IT && other_gain + sympathy * own_gain >= WORTH_IT;
            if liked && best.is_none_or(|best| gain > best.gain) {
                best = own.deal(other, give, take, price, gain).or(best);
            }
        }
        best
    }
}

/// The most silver that one side pays; it is paid where the price is negative.
const MAX_PRICE: i32 = MAX_TRADE_SILVER as i32;

/// One side of a trade, with what silver is worth to it.
struct Trader<'a> {
    game: &'a Foundations,
    player: &'a Player,
    closing: bool,
    land: f32,
    silver: [f32; 2 * MAX_PRICE as usize + 1],
}

impl<'a> Trader<'a> {
    fn new(game: &'a Foundations, seat: Seat) -> Trader<'a> {
        let (player, closing) = (&game.players[seat], game.is_closing());
        let worth = |silver: i32| game.silver_outlook(silver, closing);
        let mut silver = [f32::NEG_INFINITY; 2 * MAX_PRICE as usize + 1];
        for (own, price) in silver.iter_mut().zip(-MAX_PRICE..) {
            let left = player.silver - price;
            if left >= 0 {
                *own = worth(left) - worth(player.silver);
            }
        }
        Trader {
            game,
            player,
            closing,
            land: game.land_outlook(&player.estate, closing),
            silver,
        }
    }

    /// No lot, or one of the empty ones.
    fn lots(&self) -> impl Iterator<Item = Lots> {
        let each = self.player.estate.empty.iter().map(Lot::alone);
        iter::once(Lots::default()).chain(each)
    }

    /// What changing these lots is worth.
    fn land(&self, loses: Lots, gains: Lots) -> f32 {
        let mut estate = self.player.estate;
        estate.lose(loses);
        estate.gain(gains);
        self.game.land_outlook(&estate, self.closing) - self.land
    }

    /// What paying so much is worth; never what one cannot pay.
    fn silver(&self, price: i32) -> f32 {
        self.silver[(price + MAX_PRICE) as usize]
    }

    /// The deal, if the rules allow it.
    fn deal(&self, other: &Trader, give: Lots, take: Lots, price: i32, gain: f32) -> Option<Deal> {
        let side = |lots: Lots, paid: i32| Side {
            lots,
            silver: paid.max(0) as u8,
            ..Side::default()
        };
        let (give, take) = (side(give, price), side(take, -price));
        let allowed = check_sides(self.player, other.player, &give, &take).is_ok();
        allowed.then_some(Deal { give, take, gain })
    }
}
