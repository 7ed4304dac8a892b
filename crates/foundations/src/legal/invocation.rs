//! F-33a, F-34: when an invocation may be used.

use kernel::{Seat, Sight};

use super::{Check, require};
use crate::data::{BuildingType, Invocation, Timing};
use crate::{Action, Card, Illegal, Lot, Offer, Position, Slot};

/// I2: what a card costs then.
pub(crate) const BARGAIN_PRICE: i32 = 2;

impl<S: Sight> Position<S> {
    /// In canonical order: those that need nothing named, then I2, I4, I8.
    pub(super) fn legal_uses(&self, seat: Seat, out: &mut Vec<Action>) {
        let held = self.players[seat].invocations;
        if held.is_empty() {
            return;
        }
        let plain = held
            .iter()
            .filter(|card| self.check_plain(seat, *card).is_ok());
        out.extend(plain.map(Action::Use));
        let allowed = |action: &Action| self.check_use(seat, *action).is_ok();
        let slots = || Slot::first(self.market.len());
        if held.contains(Invocation::Bargain) {
            out.extend(slots().map(Action::Bargain).filter(allowed));
        }
        if held.contains(Invocation::Exchange) {
            let lots = self.players[seat].estate.empty.iter();
            let pairs = lots.flat_map(|lot| slots().map(move |slot| Action::Exchange(lot, slot)));
            out.extend(pairs.filter(allowed));
        }
        if held.contains(Invocation::Clearance) {
            let heads = self.players[seat].estate.heads.iter();
            out.extend(heads.map(Action::Clearance).filter(allowed));
        }
    }

    /// F-12a: whether some card may be used now.
    pub(super) fn can_use(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.invocations.iter().any(|card| match card {
            Invocation::Bargain => {
                Slot::first(self.market.len()).any(|slot| self.check_bargain(seat, slot).is_ok())
            }
            Invocation::Exchange => {
                !player.estate.empty.is_empty() && self.market.as_slice().iter().any(is_deed)
            }
            Invocation::Clearance => {
                let free = player.free_markers();
                self.buildings_of(seat).any(|(own, _)| own.size() <= free)
            }
            _ => self.check_plain(seat, card).is_ok(),
        })
    }

    pub(super) fn check_use(&self, seat: Seat, action: Action) -> Check {
        match action {
            Action::Use(card) => self.check_plain(seat, card),
            Action::Bargain(slot) => self.check_bargain(seat, slot),
            Action::Exchange(lot, slot) => self.check_exchange(seat, lot, slot),
            Action::Clearance(lot) => self.check_clearance(seat, lot),
            _ => Err(Illegal::OtherDecision),
        }
    }

    fn check_held(&self, seat: Seat, card: Invocation) -> Check {
        require(self.players[seat].holds(card), Illegal::NotHeld)?;
        require(card.row().timing == Timing::Turn, Illegal::NotUsedInTurn)
    }

    /// F-34: the column "usable if" of the cards that need nothing named.
    fn check_plain(&self, seat: Seat, card: Invocation) -> Check {
        self.check_held(seat, card)?;
        let player = &self.players[seat];
        let usable = match card {
            Invocation::Foresight | Invocation::FreshMarket => !self.stack().is_empty(),
            Invocation::Rebuild | Invocation::Dispensation => self.turn.actions > 0,
            Invocation::Tribute => self.silver_on(&player.estate) > 0,
            Invocation::BoldClaim => player.favor > 0 && player.free_markers() > 0,
            Invocation::Haste
            | Invocation::Windfall
            | Invocation::Revelation
            | Invocation::NewPurpose => true,
            _ => return Err(Illegal::NotUsedInTurn),
        };
        require(usable, Illegal::CannotUse)
    }

    fn check_bargain(&self, seat: Seat, slot: Slot) -> Check {
        self.check_held(seat, Invocation::Bargain)?;
        self.check_purchase(seat, slot, BARGAIN_PRICE)
    }

    fn check_exchange(&self, seat: Seat, lot: Lot, slot: Slot) -> Check {
        self.check_held(seat, Invocation::Exchange)?;
        require(
            self.players[seat].estate.empty.contains(lot),
            Illegal::CannotUse,
        )?;
        let card = self.card_in(slot).ok_or(Illegal::EmptySlot)?;
        require(is_deed(&card), Illegal::CannotUse)
    }

    fn check_clearance(&self, seat: Seat, lot: Lot) -> Check {
        self.check_held(seat, Invocation::Clearance)?;
        let player = &self.players[seat];
        require(player.estate.heads.contains(lot), Illegal::NotOwnBuilding)?;
        let size = self.city.footprint(lot).len();
        require(size <= player.free_markers(), Illegal::NoMarkersToClear)
    }

    /// I9: the own civic buildings, if the offer is of that card.
    pub(super) fn festivals(&self, offer: &Offer) -> impl Iterator<Item = Lot> {
        let offered = offer.card == Invocation::Festival;
        let heads = self.players[offer.seat]
            .estate
            .heads
            .iter()
            .filter(move |_| offered);
        heads.filter(|lot| {
            self.city
                .building(*lot)
                .is_some_and(|own| own.building_type() == BuildingType::Civic)
        })
    }

    /// I9, I10: whether the holder of the card can use it in this scoring.
    pub(crate) fn can_use_at_era_end(&self, seat: Seat, card: Invocation) -> bool {
        self.players[seat].holds(card)
            && match card {
                Invocation::Festival => self.count_type(seat, BuildingType::Civic) > 0,
                Invocation::Census => self.population(seat) > 0,
                _ => false,
            }
    }
}

fn is_deed(card: &Card) -> bool {
    matches!(card, Card::Deed(_))
}
