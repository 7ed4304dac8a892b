//! F-33a, F-34: when an invocation may be used.

use kernel::{Seat, Sight};

use super::{Check, require};
use crate::data::{BuildingType, Invocation, Timing};
use crate::{Action, Illegal, Lot, Lots, Position, Slot};

/// I2: what a card costs then.
pub(crate) const BARGAIN_PRICE: i32 = 2;

/// The cards with which a slot or lot is named.
const NAMED: [Invocation; 3] = [
    Invocation::Bargain,
    Invocation::Exchange,
    Invocation::Clearance,
];

impl<S: Sight> Position<S> {
    /// In canonical order: those that need nothing named, then I2, I4, I8.
    pub(super) fn legal_uses(&self, seat: Seat, out: &mut Vec<Action>) {
        let held = self.players[seat].invocations;
        if held.is_empty() {
            return;
        }
        let plain = held.iter().filter(|card| !NAMED.contains(card));
        out.extend(plain.chain(NAMED).flat_map(|card| self.uses(seat, card)));
    }

    /// F-12a: whether some card may be used now.
    pub(super) fn can_use(&self, seat: Seat) -> bool {
        let mut held = self.players[seat].invocations.iter();
        held.any(|card| self.uses(seat, card).next().is_some())
    }

    /// How the seat may use the card now.
    fn uses(&self, seat: Seat, card: Invocation) -> impl Iterator<Item = Action> {
        let estate = &self.players[seat].estate;
        let slots = || Slot::first(self.market.len());
        let only = |wanted, lots| if card == wanted { lots } else { Lots::EMPTY };
        let plain = (!NAMED.contains(&card)).then_some(Action::Use(card));
        let bargains = slots().filter(move |_| card == Invocation::Bargain);
        let exchanges = only(Invocation::Exchange, estate.empty).iter();
        let exchanges =
            exchanges.flat_map(move |lot| slots().map(move |slot| Action::Exchange(lot, slot)));
        let clearances = only(Invocation::Clearance, estate.heads).iter();
        let named = bargains.map(Action::Bargain).chain(exchanges);
        let all = plain.into_iter().chain(named);
        all.chain(clearances.map(Action::Clearance))
            .filter(move |action| self.check_use(seat, *action).is_ok())
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
        require(card.lot().is_some(), Illegal::CannotUse)
    }

    fn check_clearance(&self, seat: Seat, lot: Lot) -> Check {
        self.check_held(seat, Invocation::Clearance)?;
        let player = &self.players[seat];
        require(player.estate.heads.contains(lot), Illegal::NotOwnBuilding)?;
        let size = self.city.footprint(lot).len();
        require(size <= player.free_markers(), Illegal::NoMarkersToClear)
    }

    /// I9: the own civic buildings.
    pub(super) fn festivals(&self, seat: Seat) -> impl Iterator<Item = Lot> {
        let heads = self.players[seat].estate.heads.iter();
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
                Invocation::Festival => self.festivals(seat).next().is_some(),
                Invocation::Census => self.population(seat) > 0,
                _ => false,
            }
    }
}
